// Reductions over threads, warp shuffles, and the order in which blocks walk over a matrix.
#pragma once

#include <type_traits>

#include "sync.cuh"

// Warp shuffles of the 16-bit floats: the bits travel in a 32-bit register.
#define LAYA_SHUFFLE(type, name, argument)                                                                      \
  LAYA_DEVICE type name(unsigned mask, type value, argument, int width = 32) {                                  \
    return type::bitcast(static_cast<uint16_t>(name(mask, static_cast<uint32_t>(value.storage), lane, width))); \
  }
#define LAYA_SHUFFLES(type)                      \
  LAYA_SHUFFLE(type, __shfl_sync, int lane)      \
  LAYA_SHUFFLE(type, __shfl_xor_sync, int lane)  \
  LAYA_SHUFFLE(type, __shfl_down_sync, int lane) \
  LAYA_SHUFFLE(type, __shfl_up_sync, int lane)
LAYA_SHUFFLES(bfloat16_t)
LAYA_SHUFFLES(half_t)
#undef LAYA_SHUFFLES
#undef LAYA_SHUFFLE

namespace tl {

// The value of the lane whose number differs from this one's in the bits of `lanes`.
template <typename T>
LAYA_DEVICE T shfl_xor_sync(unsigned mask, T value, int lanes) {
  return __shfl_xor_sync(mask, value, lanes);
}

struct SumOp {
  template <typename T>
  LAYA_DEVICE T operator()(const T& a, const T& b) const {
    return a + b;
  }
};

struct MaxOp {
  template <typename T>
  LAYA_DEVICE T operator()(const T& a, const T& b) const {
    return fast_max(a, b);
  }
};

struct MinOp {
  template <typename T>
  LAYA_DEVICE T operator()(const T& a, const T& b) const {
    return fast_min(a, b);
  }
};

// How the threads of an AllReduce meet: all of the block.
struct SyncThreadsBarrier {
  template <int phase>
  LAYA_DEVICE static void sync() {
    __syncthreads();
  }
};

// Or `threads` of them, at the named barriers 1 and 2.
template <int threads>
struct NamedBarrier {
  template <int phase>
  LAYA_DEVICE static void sync() {
    __sync_thread_partial(phase, threads);
  }
};

// Reduce over threads whose numbers, less `thread_offset`, differ only in the bits from `scale` up to `threads` (a
// power of two times `scale`); each of them gets the result. A butterfly: halves are combined from the widest distance
// to the narrowest, through `workspace` in shared memory at distances of a warp and more, by shuffles below. The
// workspace holds one value a thread; run_batch() reduces `batch` values at once, with slices `stride` apart in the
// workspace.
template <class Op, int threads, int scale, int thread_offset = 0, class Meet = SyncThreadsBarrier, int batch = 1,
          int stride = 0>
struct AllReduce {
  static_assert(threads > 0 && scale > 0 && threads % scale == 0, "threads is a multiple of scale");
  static_assert((threads / scale & (threads / scale - 1)) == 0, "threads / scale is a power of two");

  template <typename T>
  LAYA_DEVICE static T run(T value, T* workspace = nullptr) {
    reduce<threads / 2, 1>(&value, workspace);
    return value;
  }

  template <typename T>
  LAYA_DEVICE static void run_batch(T* values, T* workspace = nullptr) {
    reduce<threads / 2, batch>(values, workspace);
  }

 private:
  template <int distance, int count, typename T>
  LAYA_DEVICE static void reduce(T* values, T* workspace) {
    if constexpr (distance >= scale) {
      if constexpr (distance >= 32) {
        const int self = static_cast<int>(threadIdx.x) - thread_offset;
        Meet::template sync<1>();
#pragma unroll
        for (int i = 0; i < count; ++i) workspace[self + i * stride] = values[i];
        Meet::template sync<2>();
#pragma unroll
        for (int i = 0; i < count; ++i) values[i] = Op()(values[i], workspace[(self ^ distance) + i * stride]);
      } else {
#pragma unroll
        for (int i = 0; i < count; ++i) values[i] = Op()(values[i], shfl_xor_sync(0xffffffffu, values[i], distance));
      }
      reduce<distance / 2, count>(values, workspace);
    }
  }
};

// Reduce over the warp; every lane gets the result.
template <typename T, class Op>
LAYA_DEVICE T warp_reduce(T value, Op op) {
#pragma unroll
  for (int distance = 16; distance >= 1; distance /= 2) value = op(value, shfl_xor_sync(0xffffffffu, value, distance));
  return value;
}
template <typename T>
LAYA_DEVICE T warp_reduce_sum(T value) {
  return warp_reduce(value, SumOp());
}
template <typename T>
LAYA_DEVICE T warp_reduce_max(T value) {
  return warp_reduce(value, MaxOp());
}
template <typename T>
LAYA_DEVICE T warp_reduce_min(T value) {
  return warp_reduce(value, MinOp());
}

// Number a grid's blocks in panels of `panel` rows (or columns), back and forth, so that blocks that run at the same
// time share operands in the second-level cache. Returns the block's place.
LAYA_DEVICE uint2 snake(unsigned panel, unsigned length, unsigned lines) {
  const unsigned block = blockIdx.x + blockIdx.y * gridDim.x;
  const unsigned full = panel * length;
  const unsigned index = block / full;
  const unsigned within = block % full;
  const unsigned left = lines - index * panel;
  const unsigned width = left < panel ? left : panel;
  const unsigned along = within / width;
  return make_uint2(index % 2 == 1 ? length - 1 - along : along, index * panel + within % width);
}
template <int panel>
LAYA_DEVICE dim3 rasterization2DRow() {
  const uint2 place = snake(panel, gridDim.x, gridDim.y);
  return dim3(place.x, place.y, blockIdx.z);
}
template <int panel>
LAYA_DEVICE dim3 rasterization2DColumn() {
  const uint2 place = snake(panel, gridDim.y, gridDim.x);
  return dim3(place.y, place.x, blockIdx.z);
}

}  // namespace tl
