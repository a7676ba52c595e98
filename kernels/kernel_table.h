/* What generated source and the runtime share: one record a kernel, and the services that launchers call. */
#ifndef LAYA_KERNEL_TABLE_H
#define LAYA_KERNEL_TABLE_H

#include <stdint.h>

#ifdef __CUDACC__
#include <cuda.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum { LAYA_MAX_SIZES = 6 };

typedef struct laya_kernel {
  const char* name; /* unique in a library, made of letters, digits, '.' and '_' */
  const char* target;
  const char* options;
  const char* variant;
  int32_t op;                    /* LAYA_OP_* */
  int32_t sizes[LAYA_MAX_SIZES]; /* what the kernel was compiled for; -1: any */
  int32_t n_sizes;
  uint32_t pointers; /* bit i: pointer i is taken, and must be given */
  int (*launch)(void* const* pointers, const int32_t* sizes, void* stream);
} laya_kernel;

#ifdef __CUDACC__
/* Encode a tensor map. The enumerators are the driver's (CUtensorMapDataType and so on); strides are in bytes and
 * leave out the innermost dimension, so there are rank - 1 of them. Returns 0 or an error code. */
int laya_tensor_map(CUtensorMap* map, int dtype, int rank, void* address, const uint64_t* dims, const uint64_t* strides,
                    const uint32_t* box, const uint32_t* element_strides, int interleave, int swizzle, int l2_promotion,
                    int oob_fill);

/* Launch a kernel. shared_bytes: its dynamic shared memory. early: whether its blocks may start before the kernel ahead
 * in the stream is complete, for which it then waits itself. cluster: how many blocks along y make a cluster; gy is a
 * multiple of it. Returns 0 or a cudaError_t. */
int laya_launch(const void* kernel, uint32_t gx, uint32_t gy, uint32_t gz, uint32_t block, uint32_t shared_bytes,
                int early, uint32_t cluster, void** args, void* stream);
#else
/* The arguments of an op, as a launcher hands them to its body. */
typedef struct laya_arguments {
  void* const* p;
  const int32_t* s;
} laya_arguments;

/* Call body(context, first, last) on ranges that cover [0, blocks), on the machine's cores. Returns the first nonzero
 * result of a body, else 0. Ranges differ from machine to machine, so a block's result must not depend on them. */
int laya_parallel(int32_t blocks, int32_t (*body)(const void* context, int32_t first, int32_t last),
                  const void* context);
#endif

#ifdef __cplusplus
}
#endif

#endif
