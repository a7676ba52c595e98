#include <cuda_runtime.h>

#include "own_kernel.h"

// One block a slot, one thread a word.
static __global__ void place_words(const int32_t* words, int32_t n_words, const int32_t* table, const int32_t* slots,
                                   int32_t* ids) {
  for (int32_t i = threadIdx.x; i < n_words; i += blockDim.x) ids[slots[blockIdx.x] + i] = table[words[i]];
}

extern "C" int own_place_words(const int32_t* words, int32_t n_words, const int32_t* table, const int32_t* slots,
                               int32_t n_slots, int32_t* ids, void* stream) {
  place_words<<<n_slots, 128, 0, static_cast<cudaStream_t>(stream)>>>(words, n_words, table, slots, ids);
  return cudaGetLastError();
}
