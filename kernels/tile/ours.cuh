// Primitives of ours beside those that TileLang names.
#pragma once

#include <cuda.h>
#include <stdint.h>

namespace laya {

// The left and the right half of the columns of a product's sums. A thread holds, for every eight columns, four sums:
// so it has both halves of its rows, one after the other.
template <typename T>
__device__ __forceinline__ void split_columns(const T* sums, T* left, T* right, int count) {
#pragma unroll
  for (int i = 0; i < count; ++i) {
    left[i] = sums[i];
    right[i] = sums[count + i];
  }
}

// Copy a box of a matrix to the same place in all `blocks` of the cluster, and report to the barrier of each of them.
template <int blocks, typename Barrier>
__device__ __forceinline__ void tma_load_multicast(const CUtensorMap& map, Barrier& barrier, const void* shared,
                                                   int column, int row) {
  static_assert(blocks > 1 && blocks <= 16, "a bit a block");
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1, {%3, "
      "%4}], [%2], %5;"
      :
      : "r"(static_cast<uint32_t>(__cvta_generic_to_shared(shared))), "l"(&map),
        "r"(static_cast<uint32_t>(__cvta_generic_to_shared(&barrier))), "r"(column), "r"(row),
        "h"(static_cast<uint16_t>((1 << blocks) - 1))
      : "memory");
}

// The number of this thread's warpgroup in the block. Every thread of a warp must ask at once.
__device__ __forceinline__ int warpgroup() { return __shfl_sync(0xffffffffu, static_cast<int>(threadIdx.x) >> 7, 0); }

// 2 to the x, in one instruction; what is too small for a normal number becomes zero.
__device__ __forceinline__ float power_of_two(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

}  // namespace laya
