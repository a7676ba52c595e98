/* The C interface of liblaya_cuda.so and liblaya_cpu.so.
 *
 * Every op is a function `int laya_<op>(int32_t kernel, pointers..., sizes..., void* stream)`; the list, with shapes
 * and dtypes, is in laya_ops.h, which is generated from manifests/abi.json.
 *   kernel   which kernel of the library runs: an "id" of the list that laya_kernels() returns.
 *   pointers device memory (host memory for the CPU library), row-major and contiguous, aligned to 16 bytes; those of
 *            32-bit integers to 4. An optional pointer is null exactly where the kernel does not take it.
 *   sizes    elements, not bytes. A size that the kernel was compiled for has to be given as compiled.
 *   stream   a cudaStream_t, or null for the default stream; the CPU library ignores it and returns when done.
 * A kernel of sm_90a may start while the one ahead of it in the stream still runs, and then reads weights (matrices,
 * gamma, beta), rotary tables and everything of 32-bit integers before it waits for it: a kernel just ahead must not
 * write those, and none of the library does. An op returns 0, a cudaError_t (below 1000) or a LAYA_ERROR_* code. It
 * neither synchronises nor allocates, so it may be captured into a CUDA Graph, and any number of threads may call at
 * once. The CPU library runs one op at a time. */
#ifndef LAYA_CUDA_H
#define LAYA_CUDA_H

#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface: LAYA_ABI_VERSION of the header that the library was built with. */
uint32_t laya_abi_version(void);

/* One line of English for a code that an op returned; never null, never to be freed. */
const char* laya_error_string(int code);

/* How the library was built, as JSON: ABI version, backend, storage types, architectures, targets, compiler, TileLang
 * version, and the SHA-256 of every source file. Valid for the life of the process. */
const char* laya_build_info(void);

/* Every kernel in the library, as a JSON array of {"id", "name", "op", "target", "options", "sizes", "variant"}.
 * "sizes" lines up with the op's sizes; -1 means any. Valid for the life of the process. */
const char* laya_kernels(void);

/* Call any op by number, for a program that runs a list of launches from data (docs/embedding.md).
 *   op       LAYA_OP_* of laya_ops.h.
 *   pointers the op's pointers in the order of its own function, null where the kernel takes none; n_pointers of them.
 *   sizes    the op's sizes in that order; n_sizes of them.
 * It does what the op's own function does. A wrong op, a null array or a wrong count is an error code, not a crash. */
int laya_call(int32_t op, int32_t kernel, void* const* pointers, int32_t n_pointers, const int32_t* sizes,
              int32_t n_sizes, void* stream);

#include "../generated/laya_ops.h"

#ifdef __cplusplus
}
#endif
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC visibility pop
#endif

#endif
