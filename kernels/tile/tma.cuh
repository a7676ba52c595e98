// Bulk copies by the tensor memory accelerator (sm_90). Loads report to an mbarrier, stores to the thread's bulk
// groups.
#pragma once

#include <cuda.h>

#include "sync.cuh"

#ifdef LAYA_HAS_SM_90

static_assert(sizeof(CUtensorMap) == 128 && alignof(CUtensorMap) >= 64, "a tensor map is a 128-byte kernel argument");

namespace tl {

// How the second-level cache treats the data; the encodings are those of createpolicy.
enum class CacheHintSm90 : uint64_t {
  EVICT_NORMAL = 0x1000000000000000,
  EVICT_FIRST = 0x12F0000000000000,
  EVICT_LAST = 0x14F0000000000000,
};

// Fetch a tensor map into the descriptor cache.
LAYA_DEVICE void prefetch_tma_descriptor(const CUtensorMap& map) {
  asm volatile("prefetch.tensormap [%0];" : : "l"(&map) : "memory");
}

// Copy `bytes` contiguous bytes to shared memory.
template <typename B>
LAYA_DEVICE void tma_load(void* shared, const void* global, B& barrier, uint32_t bytes) {
  asm volatile("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
               :
               : "r"(smem_ptr_to_uint(shared)), "l"(global), "r"(bytes), "r"(mbarrier_address(barrier))
               : "memory");
}

// Copy the tensor map's box at these coordinates, innermost first, to shared memory; what lies outside reads as zero.
template <CacheHintSm90 hint = CacheHintSm90::EVICT_NORMAL, typename B, typename... Coordinates>
LAYA_DEVICE void tma_load(const CUtensorMap& map, B& barrier, const void* shared, Coordinates... coordinates) {
  constexpr int rank = sizeof...(Coordinates);
  static_assert(rank >= 1 && rank <= 5, "a tensor map has one to five dimensions");
  const int32_t at[] = {static_cast<int32_t>(coordinates)...};
  const uint32_t to = smem_ptr_to_uint(shared);
  const uint32_t report = mbarrier_address(barrier);
  constexpr uint64_t policy = static_cast<uint64_t>(hint);
#define LAYA_LOAD(dim) "cp.async.bulk.tensor." dim ".shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint "
  if constexpr (rank == 1)
    asm volatile(LAYA_LOAD("1d") "[%0], [%1, {%3}], [%2], %4;"
                 :
                 : "r"(to), "l"(&map), "r"(report), "r"(at[0]), "l"(policy)
                 : "memory");
  else if constexpr (rank == 2)
    asm volatile(LAYA_LOAD("2d") "[%0], [%1, {%3, %4}], [%2], %5;"
                 :
                 : "r"(to), "l"(&map), "r"(report), "r"(at[0]), "r"(at[1]), "l"(policy)
                 : "memory");
  else if constexpr (rank == 3)
    asm volatile(LAYA_LOAD("3d") "[%0], [%1, {%3, %4, %5}], [%2], %6;"
                 :
                 : "r"(to), "l"(&map), "r"(report), "r"(at[0]), "r"(at[1]), "r"(at[2]), "l"(policy)
                 : "memory");
  else if constexpr (rank == 4)
    asm volatile(LAYA_LOAD("4d") "[%0], [%1, {%3, %4, %5, %6}], [%2], %7;"
                 :
                 : "r"(to), "l"(&map), "r"(report), "r"(at[0]), "r"(at[1]), "r"(at[2]), "r"(at[3]), "l"(policy)
                 : "memory");
  else
    asm volatile(LAYA_LOAD("5d") "[%0], [%1, {%3, %4, %5, %6, %7}], [%2], %8;"
                 :
                 : "r"(to), "l"(&map), "r"(report), "r"(at[0]), "r"(at[1]), "r"(at[2]), "r"(at[3]), "r"(at[4]),
                   "l"(policy)
                 : "memory");
#undef LAYA_LOAD
}

// Copy `bytes` contiguous bytes from shared memory.
template <CacheHintSm90 hint = CacheHintSm90::EVICT_NORMAL>
LAYA_DEVICE void tma_store(void* global, void* shared, uint32_t bytes) {
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint [%0], [%1], %2, %3;"
               :
               : "l"(global), "r"(smem_ptr_to_uint(shared)), "r"(bytes), "l"(static_cast<uint64_t>(hint))
               : "memory");
}

// Copy a box from shared memory to these coordinates, innermost first; what lies outside the tensor is not written.
template <CacheHintSm90 hint = CacheHintSm90::EVICT_NORMAL, typename... Coordinates>
LAYA_DEVICE void tma_store(const CUtensorMap& map, const void* shared, Coordinates... coordinates) {
  constexpr int rank = sizeof...(Coordinates);
  static_assert(rank >= 1 && rank <= 5, "a tensor map has one to five dimensions");
  const int32_t at[] = {static_cast<int32_t>(coordinates)...};
  const uint32_t from = smem_ptr_to_uint(shared);
  constexpr uint64_t policy = static_cast<uint64_t>(hint);
#define LAYA_STORE(dim) "cp.async.bulk.tensor." dim ".global.shared::cta.bulk_group.L2::cache_hint "
  if constexpr (rank == 1)
    asm volatile(LAYA_STORE("1d") "[%0, {%2}], [%1], %3;" : : "l"(&map), "r"(from), "r"(at[0]), "l"(policy) : "memory");
  else if constexpr (rank == 2)
    asm volatile(LAYA_STORE("2d") "[%0, {%2, %3}], [%1], %4;"
                 :
                 : "l"(&map), "r"(from), "r"(at[0]), "r"(at[1]), "l"(policy)
                 : "memory");
  else if constexpr (rank == 3)
    asm volatile(LAYA_STORE("3d") "[%0, {%2, %3, %4}], [%1], %5;"
                 :
                 : "l"(&map), "r"(from), "r"(at[0]), "r"(at[1]), "r"(at[2]), "l"(policy)
                 : "memory");
  else if constexpr (rank == 4)
    asm volatile(LAYA_STORE("4d") "[%0, {%2, %3, %4, %5}], [%1], %6;"
                 :
                 : "l"(&map), "r"(from), "r"(at[0]), "r"(at[1]), "r"(at[2]), "r"(at[3]), "l"(policy)
                 : "memory");
  else
    asm volatile(LAYA_STORE("5d") "[%0, {%2, %3, %4, %5, %6}], [%1], %7;"
                 :
                 : "l"(&map), "r"(from), "r"(at[0]), "r"(at[1]), "r"(at[2]), "r"(at[3]), "r"(at[4]), "l"(policy)
                 : "memory");
#undef LAYA_STORE
}

// Close the group of bulk stores issued so far.
LAYA_DEVICE void tma_store_arrive() { asm volatile("cp.async.bulk.commit_group;" : : : "memory"); }

// Wait until at most `pending` groups have yet to read their source (`read`), or to finish.
template <int pending, bool read = true>
LAYA_DEVICE void tma_store_wait() {
  if constexpr (read)
    asm volatile("cp.async.bulk.wait_group.read %0;" : : "n"(pending) : "memory");
  else
    asm volatile("cp.async.bulk.wait_group %0;" : : "n"(pending) : "memory");
}

}  // namespace tl

#endif
