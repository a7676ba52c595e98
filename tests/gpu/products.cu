// A probe: chains of 56 matrix products c = a w^T in a CUDA graph, each with weights of its own, as a forward has them.
// It tells what a tile, its stages, a cluster and the form of the main loop are worth without the rest of a forward.
//
//   nvcc -gencode=arch=compute_90a,code=sm_90a -std=c++17 -O3 -Ikernels -Igenerated -o products tests/gpu/products.cu
//   ./products few        64 to 512 rows
//   ./products many       2048 and 8192 rows
//
// A line: rows x columns x depth, tile and stages, blocks of a cluster along rows and columns, blocks a multiprocessor,
// main loop (0: the warpgroup by threadIdx, 6: by a shuffle, 7: by a shuffle, and unrolled over the stages; 9 and 10:
// as 7, but a or w is not loaded, so the results are wrong), sums in turn, grid; microseconds a product, without and
// with programmatic dependent launch; rates; the largest error of one product; then cycles of the blocks of one product
// in the chain, least/mean/most: start to the end of the wait for the product before, from there to the first tiles,
// the main loop, from its end to that of the block, wait to end of block.
#include <cudaTypedefs.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "tile.cuh"

#define CHECK(call)                                                                 \
  do {                                                                              \
    const cudaError_t code = (call);                                                \
    if (code != cudaSuccess) {                                                      \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(code)); \
      exit(1);                                                                      \
    }                                                                               \
  } while (0)

constexpr int kByThread = 0, kByShuffle = 6, kUnrolled = 7, kWithoutA = 9, kWithoutW = 10;
constexpr int kWeights = 28, kChain = 2 * kWeights, kStamped = 40, kStamps = 8;

__device__ __forceinline__ void load_multicast(const CUtensorMap& map, uint32_t barrier, uint32_t to, int x, int y,
                                               uint16_t blocks) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1, {%3, "
      "%4}], [%2], %5;"
      :
      : "r"(to), "l"(&map), "r"(barrier), "r"(x), "r"(y), "h"(blocks)
      : "memory");
}

// A block's share of a tile of `rows` rows to all `sharers` of it.
template <int sharers, int rows>
__device__ __forceinline__ void load_share(const CUtensorMap& map, Barrier& barrier, unsigned char* to, int x, int y,
                                           int mine, uint16_t blocks) {
  if constexpr (sharers > 1) {
    constexpr int share = rows / sharers;
    load_multicast(map, barrier.address(), smem_ptr_to_uint(to) + mine * share * 128, x, y + mine * share, blocks);
  } else {
    tl::tma_load(map, barrier, to, x, y);
  }
}

// down: blocks of a cluster along rows, which share w; across: along columns, which share a.
template <int warpgroups, int bn, int stages, int down, int across, int resident, int loop, int sums>
__global__ void __launch_bounds__(warpgroups * 128 + 32, resident)
    product(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap w,
            const __grid_constant__ CUtensorMap c, int steps, long long* stamps) {
  constexpr int bm = warpgroups * 64, a_bytes = bm * 128, stage = a_bytes + bn * 128, cluster = down * across;
  constexpr int loaded = loop == kWithoutA ? bn * 128 : loop == kWithoutW ? a_bytes : stage;
  extern __shared__ __align__(1024) unsigned char memory[];
  __shared__ Barrier full[stages], empty[stages];
  const long long start = clock64();
  if (threadIdx.x == 0) {
    for (int i = 0; i < stages; i++) {
      full[i].init(1);
      empty[i].init(warpgroups * (cluster > 1 ? down + across - 1 : 1));
    }
    tl::fence_barrier_init();
  }
  int my_down = 0, my_across = 0;
  if constexpr (cluster > 1) {
    uint32_t rank;
    asm volatile("mov.u32 %0, %cluster_ctarank;" : "=r"(rank));
    my_across = rank % across;
    my_down = rank / across;
    tl::cluster_sync();
  } else {
    __syncthreads();
  }
  const int row = blockIdx.y * bm, column = blockIdx.x * bn;
  long long* const mine =
      stamps != nullptr ? stamps + (blockIdx.y * gridDim.x + blockIdx.x) * static_cast<long long>(kStamps) : nullptr;
  if (threadIdx.x >= warpgroups * 128) {
    if (threadIdx.x != warpgroups * 128) return;
    uint16_t below = 0, beside = 0;  // the blocks that share my columns, and those that share my rows
    for (int i = 0; i < down; i++) below |= 1 << (i * across + my_across);
    for (int i = 0; i < across; i++) beside |= 1 << (my_down * across + i);
    const auto load_w = [&](int slot, int step) {
      if constexpr (loop != kWithoutW)
        load_share<down, bn>(w, full[slot], memory + slot * stage + a_bytes, step * 64, column, my_down, below);
    };
    const auto load_a = [&](int slot, int step) {
      if constexpr (loop != kWithoutA)
        load_share<across, bm>(a, full[slot], memory + slot * stage, step * 64, row, my_across, beside);
    };
    for (int slot = 0; slot < stages && slot < steps; slot++) {
      full[slot].expect_transaction(loaded);
      load_w(slot, slot);
    }
    cudaGridDependencySynchronize();
    if (mine != nullptr) {
      mine[0] = start;
      mine[1] = clock64();
    }
    for (int step = 0; step < steps; step++) {
      const int slot = step % stages;
      if (step >= stages) {
        empty[slot].wait(((step / stages) & 1) ^ 1);
        full[slot].expect_transaction(loaded);
        load_w(slot, step);
      }
      load_a(slot, step);
      full[slot].arrive();
    }
    return;
  }
  cudaTriggerProgrammaticLaunchCompletion();
  constexpr int count = bn / 2 * sums;
  float acc[count];
#pragma unroll
  for (int i = 0; i < count; i++) acc[i] = 0;
  const int warpgroup = loop == kByThread ? threadIdx.x / 128 : laya::warpgroup();
  long long first = 0;
  const auto multiply = [&](int step, int slot, uint32_t parity) {
    full[slot].wait(parity);
    if (step == 0) first = clock64();
    tl::GmmaDescriptor da, db;
    tl::initialize_wgmma_descriptor<1, 1, 64>(da, memory + slot * stage + warpgroup * 8192);
    tl::initialize_wgmma_descriptor<1, 1, 64>(db, memory + slot * stage + a_bytes);
    tl::warpgroup_fence_operand(acc, count);
    tl::warpgroup_arrive();
#pragma unroll
    for (int i = 0; i < 4; i++)
      tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, bn, 16, false, false>(
          uint64_t(da + i * 2), uint64_t(db + i * 2), reinterpret_cast<uint32_t*>(acc + i % sums * (bn / 2)), true);
    tl::warpgroup_commit_batch();
    tl::warpgroup_fence_operand(acc, count);
    tl::wait_wgmma<1>();
    if (step > 0 && step - 1 + stages < steps) {
      const int before = (slot + stages - 1) % stages, thread = threadIdx.x % 128;
      if constexpr (cluster == 1) {
        if (thread == 0) empty[before].arrive();
      } else if (thread < cluster && (thread / across == my_down || thread % across == my_across)) {
        empty[before].arrive(thread);
      }
    }
  };
  if constexpr (loop >= kUnrolled) {
    for (int lap = 0; lap * stages < steps; lap++) {
#pragma unroll
      for (int slot = 0; slot < stages; slot++)
        if (lap * stages + slot < steps) multiply(lap * stages + slot, slot, lap & 1);
    }
  } else {
    for (int step = 0; step < steps; step++) multiply(step, step % stages, (step / stages) & 1);
  }
  tl::wait_wgmma<0>();
  tl::warpgroup_fence_operand(acc, count);
#pragma unroll
  for (int sum = 1; sum < sums; sum++)
#pragma unroll
    for (int i = 0; i < bn / 2; i++) acc[i] += acc[sum * (bn / 2) + i];
  const long long done = clock64();
  tl::__sync_thread_partial(1, warpgroups * 128);
  half_t* const tile = reinterpret_cast<half_t*>(memory);
#pragma unroll
  for (int i = 0; i < bn / 16; i++) {
    const int t = threadIdx.x;
    const auto pair = [&](int at) { return __pack_half2(half_t(acc[i * 8 + at]), half_t(acc[i * 8 + at + 1])); };
    tl::ptx_stmatrix_m8n8_x4(tile + i * (bm * 16) + t / 32 * 256 + t % 16 * 16 + ((t % 32 / 16 + t % 8 / 4) & 1) * 8,
                             pair(0), pair(2), pair(4), pair(6));
  }
  tl::fence_proxy_async();
  tl::__sync_thread_partial(1, warpgroups * 128);
  if (threadIdx.x == 0) {
    for (int i = 0; i < bn / 16; i++) tl::tma_store(c, tile + i * (bm * 16), column + i * 16, row);
    tl::tma_store_arrive();
  }
  tl::tma_store_wait<0, true>();
  if (mine != nullptr && threadIdx.x == 0) {
    mine[2] = first;
    mine[3] = done;
    mine[4] = clock64();
  }
}

__global__ void fill(half* numbers, size_t count, uint32_t seed) {
  for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < count; i += gridDim.x * size_t(blockDim.x)) {
    uint32_t x = static_cast<uint32_t>(i) * 2654435761u + seed;
    x = (x ^ x >> 16) * 0x85ebca6b;
    x = (x ^ x >> 13) * 0xc2b2ae35;
    numbers[i] = __float2half((((x ^ x >> 16) & 0xffff) / 65536.f - 0.5f) * 0.25f);
  }
}

__global__ void largest_error(const half* a, const half* w, const half* c, int m, int n, int k, float* error) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= m * n) return;
  float sum = 0;
  for (int j = 0; j < k; j++) sum += __half2float(a[size_t(i / n) * k + j]) * __half2float(w[size_t(i % n) * k + j]);
  atomicMax(reinterpret_cast<int*>(error), __float_as_int(fabsf(__half2float(c[i]) - sum)));
}

namespace {

PFN_cuTensorMapEncodeTiled_v12000 encode;
half *a, *w, *c;
float* error;
long long* stamps;

CUtensorMap matrix(half* numbers, uint64_t columns, uint64_t rows, uint32_t box_columns, uint32_t box_rows,
                   CUtensorMapSwizzle swizzle) {
  CUtensorMap map;
  const cuuint64_t dims[] = {columns, rows}, strides[] = {columns * 2};
  const cuuint32_t box[] = {box_columns, box_rows}, steps[] = {1, 1};
  const CUresult code = encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT16, 2, numbers, dims, strides, box, steps,
                               CU_TENSOR_MAP_INTERLEAVE_NONE, swizzle, CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
                               CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  if (code != CUDA_SUCCESS) {
    fprintf(stderr, "cuTensorMapEncodeTiled: error %d\n", code);
    exit(1);
  }
  return map;
}

std::string spread(const std::vector<long long>& found, int from, int to) {
  long long least = 1ll << 62, most = 0;
  double mean = 0;
  const size_t blocks = found.size() / kStamps;
  for (size_t b = 0; b < blocks; b++) {
    const long long cycles = found[b * kStamps + to] - found[b * kStamps + from];
    least = std::min(least, cycles);
    most = std::max(most, cycles);
    mean += double(cycles) / blocks;
  }
  char text[96];
  snprintf(text, sizeof(text), "%lld/%.0f/%lld", least, mean, most);
  return text;
}

// Columns need not be a multiple of the tile: what lies outside is not written.
template <int warpgroups, int bn, int stages, int down = 1, int across = 1, int resident = 1, int loop = kUnrolled,
          int sums = 1>
void measure(int m, int n, int k) {
  constexpr int bm = warpgroups * 64;
  const auto kernel = product<warpgroups, bn, stages, down, across, resident, loop, sums>;
  const int bytes = std::max(stages * (bm + bn) * 128, bm * bn * 2);
  CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  const CUtensorMap a_map = matrix(a, k, m, 64, bm / across, CU_TENSOR_MAP_SWIZZLE_128B);
  const CUtensorMap c_map = matrix(c, n, m, 16, bm, CU_TENSOR_MAP_SWIZZLE_32B);
  const int wide = (n + bn * across - 1) / (bn * across) * across, high = (m + bm * down - 1) / (bm * down) * down;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  const auto launch = [&](int number, bool early) {
    const CUtensorMap w_map =
        matrix(w + size_t(number % kWeights) * n * k, k, n, 64, bn / down, CU_TENSOR_MAP_SWIZZLE_128B);
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3(wide, high);
    config.blockDim = dim3(warpgroups * 128 + 32);
    config.dynamicSmemBytes = bytes;
    config.stream = stream;
    cudaLaunchAttribute attributes[2] = {};
    config.attrs = attributes;
    if (early) {
      attributes[config.numAttrs].id = cudaLaunchAttributeProgrammaticStreamSerialization;
      attributes[config.numAttrs++].val.programmaticStreamSerializationAllowed = 1;
    }
    if (down * across > 1) {
      attributes[config.numAttrs].id = cudaLaunchAttributeClusterDimension;
      attributes[config.numAttrs++].val.clusterDim = {across, down, 1};
    }
    long long* const to = number == kStamped ? stamps : nullptr;
    CHECK(cudaLaunchKernelEx(&config, kernel, a_map, w_map, c_map, k / 64, to));
  };
  launch(0, false);
  CHECK(cudaMemsetAsync(error, 0, sizeof(float), stream));
  largest_error<<<(m * n + 255) / 256, 256, 0, stream>>>(a, w, c, m, n, k, error);
  float wrong;
  CHECK(cudaMemcpyAsync(&wrong, error, sizeof(float), cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream));
  double us[2];
  for (const bool early : {false, true}) {
    cudaGraph_t graph;
    cudaGraphExec_t chain;
    cudaEvent_t begin, end;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed));
    for (int i = 0; i < kChain; i++) launch(i, early);
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&chain, graph, 0));
    CHECK(cudaEventCreate(&begin));
    CHECK(cudaEventCreate(&end));
    std::vector<float> times;
    for (int i = 0; i < 12; i++) {
      CHECK(cudaEventRecord(begin, stream));
      CHECK(cudaGraphLaunch(chain, stream));
      CHECK(cudaEventRecord(end, stream));
      CHECK(cudaStreamSynchronize(stream));
      float ms;
      CHECK(cudaEventElapsedTime(&ms, begin, end));
      if (i > 2) times.push_back(ms * 1e3f / kChain);
    }
    std::sort(times.begin(), times.end());
    us[early] = times[times.size() / 2];
    CHECK(cudaEventDestroy(begin));
    CHECK(cudaEventDestroy(end));
    CHECK(cudaGraphExecDestroy(chain));
    CHECK(cudaGraphDestroy(graph));
  }
  std::vector<long long> found(size_t(wide) * high * kStamps);
  CHECK(cudaMemcpy(found.data(), stamps, found.size() * sizeof(long long), cudaMemcpyDeviceToHost));
  printf(
      "%5dx%4dx%4d  %3dx%3ds%-2d cl %dx%d b%d loop %d sums %d grid %3dx%2d  no-pdl %7.2f  pdl %7.2f us  %4.0f TF  "
      "%4.1f TB/s asked  err %.3f  wait %s first %s loop %s rest %s block %s\n",
      m, n, k, bm, bn, stages, down, across, resident, loop, sums, wide, high, us[0], us[1],
      2.0 * m * n * k / us[1] / 1e6, double(wide) * high * (bm + bn) * 2.0 * k / us[1] / 1e6, wrong,
      spread(found, 0, 1).c_str(), spread(found, 1, 2).c_str(), spread(found, 2, 3).c_str(),
      spread(found, 3, 4).c_str(), spread(found, 1, 4).c_str());
  fflush(stdout);
  CHECK(cudaStreamDestroy(stream));
}

void few_rows() {
  measure<1, 32, 16>(64, 1024, 1024);
  measure<2, 32, 8>(128, 1024, 1024);
  measure<2, 64, 8>(128, 1024, 1024);
  measure<3, 32, 6>(192, 1024, 1024);
  measure<1, 32, 16, 1, 4>(64, 3072, 1024);
  measure<1, 32, 16, 1, 1, 1, kWithoutA>(256, 1024, 2624);
  measure<1, 32, 16, 1, 1, 1, kWithoutW>(256, 1024, 2624);
  measure<1, 32, 16, 1, 1, 1, kByThread>(64, 3072, 1024);
  measure<1, 32, 16, 1, 1, 1, kByShuffle>(64, 3072, 1024);
  measure<1, 32, 16>(64, 3072, 1024);
  measure<1, 32, 16, 1, 1, 1, kByShuffle, 2>(64, 3072, 1024);
  measure<1, 160, 7>(256, 5280, 1024);
  measure<1, 160, 7, 2>(256, 5280, 1024);
  measure<1, 160, 7, 4>(256, 5280, 1024);
  measure<1, 96, 8>(256, 3072, 1024);
  measure<1, 96, 8, 2>(256, 3072, 1024);
  measure<2, 160, 6, 1, 1, 1, kByThread>(512, 5280, 1024);
  measure<2, 160, 6>(512, 5280, 1024);
  measure<2, 160, 6, 2>(512, 5280, 1024);
  measure<2, 96, 7>(512, 3072, 1024);
  measure<2, 96, 7, 2>(512, 3072, 1024);
  measure<1, 64, 12, 1, 1, 1, kByThread>(512, 1024, 2624);
  measure<1, 64, 12>(512, 1024, 2624);
  measure<1, 64, 12, 2>(512, 1024, 2624);
  measure<1, 64, 12, 1, 2>(512, 1024, 2624);
  measure<1, 64, 12, 2>(512, 1024, 1024);
}

void many_rows() {
  for (const int m : {2048, 8192}) {
    measure<2, 128, 3, 1, 1, 2>(m, 5248, 1024);
    measure<2, 256, 4>(m, 5376, 1024);
    measure<2, 256, 4, 2>(m, 5376, 1024);
    measure<2, 192, 5>(m, 3072, 1024);
    measure<2, 192, 5, 2>(m, 3072, 1024);
    measure<2, 128, 6, 1, 1, 1, kByThread>(m, 1024, 2624);
    measure<2, 128, 6>(m, 1024, 2624);
    measure<2, 128, 6, 2>(m, 1024, 2624);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc == 2 ? argv[1] : "";
  if (what != "few" && what != "many") {
    fprintf(stderr, "usage: products few|many\n");
    return 2;
  }
  void* entry = nullptr;
  cudaDriverEntryPointQueryResult status;
  CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &entry, 12000, cudaEnableDefault, &status));
  if (entry == nullptr) {
    fprintf(stderr, "the driver has no cuTensorMapEncodeTiled\n");
    return 1;
  }
  encode = reinterpret_cast<PFN_cuTensorMapEncodeTiled_v12000>(entry);
  constexpr size_t a_count = size_t(8192) * 4096, w_count = size_t(kWeights) * 5376 * 1024,
                   c_count = size_t(8192) * 5376;
  CHECK(cudaMalloc(&a, a_count * sizeof(half)));
  CHECK(cudaMalloc(&w, w_count * sizeof(half)));
  CHECK(cudaMalloc(&c, c_count * sizeof(half)));
  CHECK(cudaMalloc(&error, sizeof(float)));
  CHECK(cudaMalloc(&stamps, 1 << 22));
  fill<<<1024, 256>>>(a, a_count, 1);
  fill<<<1024, 256>>>(w, w_count, 7);
  CHECK(cudaDeviceSynchronize());
  what == "few" ? few_rows() : many_rows();
  return 0;
}
