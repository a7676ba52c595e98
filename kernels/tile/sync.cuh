// Synchronisation: named barriers, memory barriers (mbarrier), fences, and who does what in a block.
//
// Instructions inside an asm block are indented by tabs: nvcc counts them by that when it decides how far to unroll.
#pragma once

#include <type_traits>

#include "types.cuh"

// Address of a generic pointer in the shared window, which is how instructions on shared memory take it.
LAYA_DEVICE uint32_t smem_ptr_to_uint(const void* pointer) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}

namespace tl {

// Wait at named barrier `id` until `threads` threads have come.
LAYA_DEVICE void __sync_thread_partial(int id = 0, int threads = 0) {
  asm volatile("bar.sync %0, %1;" : : "r"(id), "r"(threads) : "memory");
}

// Come to named barrier `id` without waiting.
LAYA_DEVICE void __named_barrier_arrive(int id, int threads) {
  asm volatile("bar.arrive %0, %1;" : : "r"(id), "r"(threads) : "memory");
}

#ifdef LAYA_HAS_SM_90

// One thread of every `extent` threads (0: one of the block): the elected lane of the first warp of each such group.
template <int extent>
LAYA_DEVICE bool tl_shuffle_elect() {
  static_assert(extent >= 0, "a number of threads");
  uint32_t elected;
  asm volatile(
      "{\n"
      "\t.reg .pred leader;\n"
      "\telect.sync _|leader, 0xffffffff;\n"
      "\tselp.u32 %0, 1, 0, leader;\n"
      "}"
      : "=r"(elected));
  constexpr int warps = (extent + 31) / 32;
  if constexpr (extent == 0) return elected != 0 && threadIdx.x / 32 == 0;
  if constexpr (extent == 32) return elected != 0;
  return elected != 0 && threadIdx.x / 32 % (warps > 0 ? warps : 1) == 0;
}

// Order this thread's writes to shared memory before later bulk copies out of it.
LAYA_DEVICE void fence_proxy_async() { asm volatile("fence.proxy.async.shared::cta;" : : : "memory"); }

// Make initialised mbarriers visible to bulk copies.
LAYA_DEVICE void fence_barrier_init() { asm volatile("fence.mbarrier_init.release.cluster;" : : : "memory"); }

// Wait until every thread of the cluster has come, and see what it wrote to shared memory.
LAYA_DEVICE void cluster_sync() {
  asm volatile("barrier.cluster.arrive.aligned;" : : : "memory");
  asm volatile("barrier.cluster.wait.aligned;" : : : "memory");
}

// The mbarrier completes a phase when the threads it was initialised for have arrived and the announced bytes are in.
template <typename T>
LAYA_DEVICE uint32_t mbarrier_address(T& barrier) {
  if constexpr (sizeof(T) == sizeof(void*) && std::is_pointer_v<T>)
    return smem_ptr_to_uint(barrier);
  else
    return smem_ptr_to_uint(&barrier);
}

// Arrive once this thread's earlier cp.async copies are done; the arrival comes on top of the expected ones.
template <typename T>
LAYA_DEVICE void mbarrier_cp_async_arrive(T& barrier) {
  asm volatile("cp.async.mbarrier.arrive.shared::cta.b64 [%0];" : : "r"(mbarrier_address(barrier)) : "memory");
}

// The same, where the arrival is one of the expected ones.
template <typename T>
LAYA_DEVICE void mbarrier_cp_async_arrive_noinc(T& barrier) {
  asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" : : "r"(mbarrier_address(barrier)) : "memory");
}

#endif

#ifdef LAYA_HAS_SM_90A

// Take registers from, or give them to, the other warpgroups of the block. LAYA_FIXED_REGISTERS leaves them where they
// are, for tools that cannot follow: results do not depend on it.
template <uint32_t registers>
LAYA_DEVICE void warpgroup_reg_alloc() {
  static_assert(registers >= 24 && registers <= 256 && registers % 8 == 0, "setmaxnreg takes 24 to 256, in eights");
#ifndef LAYA_FIXED_REGISTERS
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" : : "n"(registers));
#endif
}
template <uint32_t registers>
LAYA_DEVICE void warpgroup_reg_dealloc() {
  static_assert(registers >= 24 && registers <= 256 && registers % 8 == 0, "setmaxnreg takes 24 to 256, in eights");
#ifndef LAYA_FIXED_REGISTERS
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" : : "n"(registers));
#endif
}

#endif

}  // namespace tl

#ifdef LAYA_HAS_SM_90

// An mbarrier in shared memory. Phases alternate in parity, starting with 0.
struct alignas(8) Barrier {
  uint64_t state;

  LAYA_DEVICE uint32_t address() const { return smem_ptr_to_uint(&state); }

  // Prepare for phases of `count` arrivals each.
  LAYA_DEVICE void init(uint32_t count) const {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" : : "r"(address()), "r"(count) : "memory");
  }

  // Wait for the end of the phase of this parity; returns at once where it has ended. The hint lets the hardware sleep.
  LAYA_DEVICE void wait(uint32_t parity) const {
    constexpr uint32_t sleep_ns = 10000000;
    asm volatile(
        "{\n"
        "\t.reg .pred done;\n"
        "AGAIN:\n"
        "\tmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1, %2;\n"
        "\t@done bra READY;\n"
        "\tbra AGAIN;\n"
        "READY:\n"
        "}"
        :
        : "r"(address()), "r"(parity), "r"(sleep_ns)
        : "memory");
  }

  // Whether the phase of this parity has ended; may wait a little.
  LAYA_DEVICE bool try_wait(uint32_t parity) const {
    uint32_t done;
    asm volatile(
        "{\n"
        "\t.reg .pred done;\n"
        "\tmbarrier.try_wait.parity.shared::cta.b64 done, [%1], %2;\n"
        "\tselp.u32 %0, 1, 0, done;\n"
        "}"
        : "=r"(done)
        : "r"(address()), "r"(parity)
        : "memory");
    return done != 0;
  }

  // Arrive.
  LAYA_DEVICE void arrive() const {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" : : "r"(address()) : "memory");
  }

  // Arrive at this barrier of a block of the cluster. With no wider scope than usual: reads before it are over anyway,
  // and to order more would flush this thread's memory accesses at every step.
  LAYA_DEVICE void arrive(uint32_t block) const {
    asm volatile(
        "{\n"
        "\t.reg .b32 there;\n"
        "\tmapa.shared::cluster.u32 there, %0, %1;\n"
        "\tmbarrier.arrive.shared::cluster.b64 _, [there];\n"
        "}"
        :
        : "r"(address()), "r"(block)
        : "memory");
  }

  // Announce bytes that bulk copies will bring in this phase.
  LAYA_DEVICE void expect_transaction(uint32_t bytes) const {
    asm volatile("mbarrier.expect_tx.shared::cta.b64 [%0], %1;" : : "r"(address()), "r"(bytes) : "memory");
  }

  // Announce bytes and arrive.
  LAYA_DEVICE void arrive_and_expect_tx(uint32_t bytes) const {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" : : "r"(address()), "r"(bytes) : "memory");
  }
};

static_assert(sizeof(Barrier) == 8 && alignof(Barrier) == 8, "an mbarrier is one 64-bit word");

#endif
