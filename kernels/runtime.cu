// The runtime of the CUDA library: checks, tensor maps, launches, and the functions that describe the library.
#include <cuda.h>
#include <cudaTypedefs.h>
#include <cuda_runtime.h>

#include <atomic>

#include "build_info.h"  // written by build.sh: LAYA_BUILD_INFO, LAYA_TARGETS
#include "kernel_table.h"
#include "laya_cuda.h"

#include "laya_ops.inc"

#include "dispatch.h"

// Each target of the build brings one table; LAYA_TARGETS(X) names them in the order that numbers the kernels.
#define LAYA_DECLARE(target)                          \
  extern "C" const laya_kernel laya_table_##target[]; \
  extern "C" const int32_t laya_table_##target##_count;
#define LAYA_ENTRY(target) {laya_table_##target, &laya_table_##target##_count},
LAYA_TARGETS(LAYA_DECLARE)

namespace {

const laya_table tables[] = {LAYA_TARGETS(LAYA_ENTRY)};
constexpr int n_tables = sizeof(tables) / sizeof(tables[0]);

// Dynamic shared memory that a kernel gets without asking for more, beside at most 4 KiB of static shared memory.
constexpr uint32_t default_shared_bytes = 44 * 1024;

// Find the driver's cuTensorMapEncodeTiled: 0 or an error code. Looked up once; a failure is looked up again.
int find_tensor_map_encoder(PFN_cuTensorMapEncodeTiled_v12000* encode) {
  static std::atomic<void*> found{nullptr};
  void* entry = found.load(std::memory_order_acquire);
  if (entry == nullptr) {
    cudaDriverEntryPointQueryResult status = cudaDriverEntryPointSymbolNotFound;
    const cudaError_t error =
        cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &entry, 12000, cudaEnableDefault, &status);
    if (error != cudaSuccess) {
      cudaGetLastError();
      return error;
    }
    if (status != cudaDriverEntryPointSuccess || entry == nullptr) return LAYA_ERROR_DRIVER;
    found.store(entry, std::memory_order_release);
  }
  *encode = reinterpret_cast<PFN_cuTensorMapEncodeTiled_v12000>(entry);
  return 0;
}

}  // namespace

extern "C" int laya_tensor_map(CUtensorMap* map, int dtype, int rank, void* address, const uint64_t* dims,
                               const uint64_t* strides, const uint32_t* box, const uint32_t* element_strides,
                               int interleave, int swizzle, int l2_promotion, int oob_fill) {
  PFN_cuTensorMapEncodeTiled_v12000 encode = nullptr;
  const int code = find_tensor_map_encoder(&encode);
  if (code != 0) return code;
  const CUresult result =
      encode(map, static_cast<CUtensorMapDataType>(dtype), static_cast<cuuint32_t>(rank), address,
             reinterpret_cast<const cuuint64_t*>(dims), reinterpret_cast<const cuuint64_t*>(strides), box,
             element_strides, static_cast<CUtensorMapInterleave>(interleave), static_cast<CUtensorMapSwizzle>(swizzle),
             static_cast<CUtensorMapL2promotion>(l2_promotion), static_cast<CUtensorMapFloatOOBfill>(oob_fill));
  return result == CUDA_SUCCESS ? 0 : LAYA_ERROR_TENSOR_MAP;
}

extern "C" int laya_launch(const void* kernel, uint32_t gx, uint32_t gy, uint32_t gz, uint32_t block,
                           uint32_t shared_bytes, int early, uint32_t cluster, void** args, void* stream) {
  cudaError_t error = cudaSuccess;
  // Set at every launch: the attribute belongs to the current device, and a cache of it would not survive a reset.
  if (shared_bytes > default_shared_bytes)
    error = cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(shared_bytes));
  if (error == cudaSuccess) {
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3(gx, gy, gz);
    config.blockDim = dim3(block);
    config.dynamicSmemBytes = shared_bytes;
    config.stream = static_cast<cudaStream_t>(stream);
    cudaLaunchAttribute attributes[2] = {};
    config.attrs = attributes;
    if (early != 0) {
      attributes[config.numAttrs].id = cudaLaunchAttributeProgrammaticStreamSerialization;
      attributes[config.numAttrs++].val.programmaticStreamSerializationAllowed = 1;
    }
    if (cluster > 1) {
      attributes[config.numAttrs].id = cudaLaunchAttributeClusterDimension;
      attributes[config.numAttrs++].val.clusterDim = {1, cluster, 1};
    }
    error = cudaLaunchKernelExC(&config, kernel, args);
  }
  if (error != cudaSuccess) cudaGetLastError();  // The code is returned; it must not stay behind for the next caller.
  return error;
}

int laya_call(int32_t op, int32_t kernel, void* const* pointers, int32_t n_pointers, const int32_t* sizes,
              int32_t n_sizes, void* stream) {
  const laya_kernel* chosen = laya_find(tables, n_tables, kernel);
  const int code = laya_check(chosen, op, pointers, n_pointers, sizes, n_sizes);
  return code != 0 ? code : chosen->launch(pointers, sizes, stream);
}

uint32_t laya_abi_version(void) { return LAYA_ABI_VERSION; }

const char* laya_error_string(int code) {
  if (code < 1000) return cudaGetErrorString(static_cast<cudaError_t>(code));
  const char* text = laya_error_text(code);
  return text != nullptr ? text : "unknown error code";
}

const char* laya_build_info(void) { return LAYA_BUILD_INFO; }

const char* laya_kernels(void) {
  static const char* const text = laya_kernels_json(tables, n_tables);
  return text != nullptr ? text : "[]";
}
