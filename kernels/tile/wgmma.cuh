// Matrix products of a warpgroup (wgmma, sm_90a): operands in shared memory through descriptors, sums in registers.
#pragma once

#include "sync.cuh"

namespace tl {

// Where a tile lies in shared memory and how it is laid out: one 64-bit word.
//   bits  0..13  address / 16            bits 16..29  leading byte offset / 16
//   bits 32..45  stride byte offset / 16 bits 62..63  swizzle: 0 none, 1 128 bytes, 2 64 bytes, 3 32 bytes
// Arithmetic on the address touches the lower word only, so that no carry can reach the other fields.
struct GmmaDescriptor {
  uint32_t low;
  uint32_t high;

  GmmaDescriptor() = default;
  __host__ __device__ constexpr GmmaDescriptor(uint32_t low, uint32_t high) : low(low), high(high) {}

  // The fields in place; offsets count 16 bytes.
  __host__ __device__ static constexpr GmmaDescriptor encode(uint32_t address, int swizzle, int leading, int stride) {
    return {(address >> 4 & 0x3fffu) | static_cast<uint32_t>(leading) << 16,
            static_cast<uint32_t>(stride) | static_cast<uint32_t>(swizzle) << 30};
  }
  __host__ __device__ constexpr operator uint64_t() const { return static_cast<uint64_t>(high) << 32 | low; }

  // The descriptor `offset` units of 16 bytes further on.
  template <typename T>
  LAYA_DEVICE GmmaDescriptor operator+(const T& offset) const {
    return {low + static_cast<uint32_t>(offset), high};
  }
};

static_assert(sizeof(GmmaDescriptor) == 8, "a descriptor is one 64-bit register");
static_assert(static_cast<uint64_t>(GmmaDescriptor::encode(0x12340, 1, 1, 64)) == 0x4000004000011234,
              "fields of a descriptor");
static_assert(static_cast<uint64_t>(GmmaDescriptor::encode(0x7ffff, 3, 0x3fff, 0x3fff)) == 0xc0003fff3fff3fff,
              "largest fields of a descriptor");

// Describe the tile at `tile`; offsets count 16 bytes.
template <int swizzle = 0, int leading = 0, int stride = 0, typename T>
LAYA_DEVICE void initialize_wgmma_descriptor(GmmaDescriptor& descriptor, T* tile) {
  static_assert(swizzle >= 0 && swizzle < 4, "two bits");
  static_assert(leading >= 0 && leading < 1 << 14 && stride >= 0 && stride < 1 << 14, "fourteen bits");
  descriptor = GmmaDescriptor::encode(smem_ptr_to_uint(tile), swizzle, leading, stride);
}

// Move a descriptor by `bytes`.
template <typename T>
LAYA_DEVICE void increase_descriptor_offset(GmmaDescriptor& descriptor, T bytes) {
  descriptor.low += static_cast<uint32_t>(bytes >> 4);
}

#ifdef LAYA_HAS_SM_90A

// Keep the compiler from moving uses of accumulators across the products that write them behind its back.
LAYA_DEVICE void warpgroup_fence_operand(float* registers, int count) {
#pragma unroll
  for (int i = 0; i < count; ++i) asm volatile("" : "+f"(registers[i]) : : "memory");
}
LAYA_DEVICE void warpgroup_fence_operand(uint32_t* registers, int count) {
#pragma unroll
  for (int i = 0; i < count; ++i) asm volatile("" : "+r"(registers[i]) : : "memory");
}

// Order earlier register accesses before the products that follow.
LAYA_DEVICE void warpgroup_arrive() { asm volatile("wgmma.fence.sync.aligned;" : : : "memory"); }

// Close the group of products issued so far.
LAYA_DEVICE void warpgroup_commit_batch() { asm volatile("wgmma.commit_group.sync.aligned;" : : : "memory"); }

// Wait until at most `pending` groups are unfinished.
template <int pending>
LAYA_DEVICE void warpgroup_wait() {
  static_assert(pending >= 0 && pending <= 7, "the hardware counts to seven");
  asm volatile("wgmma.wait_group.sync.aligned %0;" : : "n"(pending) : "memory");
}
template <int pending>
LAYA_DEVICE void wait_wgmma() {
  warpgroup_wait<pending>();
}

// The instruction for 64 x n x 16 with sums in f32, one specialisation an operand type and n. An inline instruction has
// to number its operands, so the lists grow by four accumulators (eight columns) a step. c += a @ b, or c = a @ b where
// `add` is false; a and b are K-major unless said otherwise.
template <DataType type, int n>
struct Wgmma {
  static_assert(n < 0, "wgmma takes bf16 or f16 operands and n from 8 to 256, in eights");
};

// clang-format off
#define LAYA_R8 "%0, %1, %2, %3"
#define LAYA_R16 LAYA_R8 ", %4, %5, %6, %7"
#define LAYA_R24 LAYA_R16 ", %8, %9, %10, %11"
#define LAYA_R32 LAYA_R24 ", %12, %13, %14, %15"
#define LAYA_R40 LAYA_R32 ", %16, %17, %18, %19"
#define LAYA_R48 LAYA_R40 ", %20, %21, %22, %23"
#define LAYA_R56 LAYA_R48 ", %24, %25, %26, %27"
#define LAYA_R64 LAYA_R56 ", %28, %29, %30, %31"
#define LAYA_R72 LAYA_R64 ", %32, %33, %34, %35"
#define LAYA_R80 LAYA_R72 ", %36, %37, %38, %39"
#define LAYA_R88 LAYA_R80 ", %40, %41, %42, %43"
#define LAYA_R96 LAYA_R88 ", %44, %45, %46, %47"
#define LAYA_R104 LAYA_R96 ", %48, %49, %50, %51"
#define LAYA_R112 LAYA_R104 ", %52, %53, %54, %55"
#define LAYA_R120 LAYA_R112 ", %56, %57, %58, %59"
#define LAYA_R128 LAYA_R120 ", %60, %61, %62, %63"
#define LAYA_R136 LAYA_R128 ", %64, %65, %66, %67"
#define LAYA_R144 LAYA_R136 ", %68, %69, %70, %71"
#define LAYA_R152 LAYA_R144 ", %72, %73, %74, %75"
#define LAYA_R160 LAYA_R152 ", %76, %77, %78, %79"
#define LAYA_R168 LAYA_R160 ", %80, %81, %82, %83"
#define LAYA_R176 LAYA_R168 ", %84, %85, %86, %87"
#define LAYA_R184 LAYA_R176 ", %88, %89, %90, %91"
#define LAYA_R192 LAYA_R184 ", %92, %93, %94, %95"
#define LAYA_R200 LAYA_R192 ", %96, %97, %98, %99"
#define LAYA_R208 LAYA_R200 ", %100, %101, %102, %103"
#define LAYA_R216 LAYA_R208 ", %104, %105, %106, %107"
#define LAYA_R224 LAYA_R216 ", %108, %109, %110, %111"
#define LAYA_R232 LAYA_R224 ", %112, %113, %114, %115"
#define LAYA_R240 LAYA_R232 ", %116, %117, %118, %119"
#define LAYA_R248 LAYA_R240 ", %120, %121, %122, %123"
#define LAYA_R256 LAYA_R248 ", %124, %125, %126, %127"
#define LAYA_FOUR(i) "+f"(c[i]), "+f"(c[i + 1]), "+f"(c[i + 2]), "+f"(c[i + 3])
#define LAYA_C8 LAYA_FOUR(0)
#define LAYA_C16 LAYA_C8, LAYA_FOUR(4)
#define LAYA_C24 LAYA_C16, LAYA_FOUR(8)
#define LAYA_C32 LAYA_C24, LAYA_FOUR(12)
#define LAYA_C40 LAYA_C32, LAYA_FOUR(16)
#define LAYA_C48 LAYA_C40, LAYA_FOUR(20)
#define LAYA_C56 LAYA_C48, LAYA_FOUR(24)
#define LAYA_C64 LAYA_C56, LAYA_FOUR(28)
#define LAYA_C72 LAYA_C64, LAYA_FOUR(32)
#define LAYA_C80 LAYA_C72, LAYA_FOUR(36)
#define LAYA_C88 LAYA_C80, LAYA_FOUR(40)
#define LAYA_C96 LAYA_C88, LAYA_FOUR(44)
#define LAYA_C104 LAYA_C96, LAYA_FOUR(48)
#define LAYA_C112 LAYA_C104, LAYA_FOUR(52)
#define LAYA_C120 LAYA_C112, LAYA_FOUR(56)
#define LAYA_C128 LAYA_C120, LAYA_FOUR(60)
#define LAYA_C136 LAYA_C128, LAYA_FOUR(64)
#define LAYA_C144 LAYA_C136, LAYA_FOUR(68)
#define LAYA_C152 LAYA_C144, LAYA_FOUR(72)
#define LAYA_C160 LAYA_C152, LAYA_FOUR(76)
#define LAYA_C168 LAYA_C160, LAYA_FOUR(80)
#define LAYA_C176 LAYA_C168, LAYA_FOUR(84)
#define LAYA_C184 LAYA_C176, LAYA_FOUR(88)
#define LAYA_C192 LAYA_C184, LAYA_FOUR(92)
#define LAYA_C200 LAYA_C192, LAYA_FOUR(96)
#define LAYA_C208 LAYA_C200, LAYA_FOUR(100)
#define LAYA_C216 LAYA_C208, LAYA_FOUR(104)
#define LAYA_C224 LAYA_C216, LAYA_FOUR(108)
#define LAYA_C232 LAYA_C224, LAYA_FOUR(112)
#define LAYA_C240 LAYA_C232, LAYA_FOUR(116)
#define LAYA_C248 LAYA_C240, LAYA_FOUR(120)
#define LAYA_C256 LAYA_C248, LAYA_FOUR(124)
// clang-format on

#define LAYA_WGMMA(type, ptx, n, o0, o1, o2, o3, o4, o5, o6)                              \
  template <>                                                                             \
  struct Wgmma<DataType::type, n> {                                                       \
    /* Both operands in shared memory. */                                                 \
    template <int a_columns, int b_rows>                                                  \
    LAYA_DEVICE static void shared(float* c, uint64_t a, uint64_t b, int add) {           \
      asm volatile(                                                                       \
          "{\n"                                                                           \
          "\t.reg .pred add;\n"                                                           \
          "\tsetp.ne.b32 add, %" #o2                                                      \
          ", 0;\n"                                                                        \
          "\twgmma.mma_async.sync.aligned.m64n" #n "k16.f32." ptx "." ptx " {" LAYA_R##n  \
          "}, %" #o0 ", %" #o1 ", add, 1, 1, %" #o3 ", %" #o4                             \
          ";\n"                                                                           \
          "}"                                                                             \
          : LAYA_C##n                                                                     \
          : "l"(a), "l"(b), "r"(add), "n"(a_columns), "n"(b_rows));                       \
    }                                                                                     \
    /* The left operand in registers. */                                                  \
    template <int b_rows>                                                                 \
    LAYA_DEVICE static void registers(float* c, const uint32_t* a, uint64_t b, int add) { \
      asm volatile(                                                                       \
          "{\n"                                                                           \
          "\t.reg .pred add;\n"                                                           \
          "\tsetp.ne.b32 add, %" #o5                                                      \
          ", 0;\n"                                                                        \
          "\twgmma.mma_async.sync.aligned.m64n" #n "k16.f32." ptx "." ptx " {" LAYA_R##n  \
          "}, {%" #o0 ", %" #o1 ", %" #o2 ", %" #o3 "}, %" #o4 ", add, 1, 1, %" #o6       \
          ";\n"                                                                           \
          "}"                                                                             \
          : LAYA_C##n                                                                     \
          : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "r"(add), "n"(b_rows));   \
    }                                                                                     \
  };

// n, and the seven numbers that follow those of the n / 2 accumulators.
// clang-format off
#define LAYA_WGMMA_ALL(type, ptx) \
  LAYA_WGMMA(type, ptx, 8, 4, 5, 6, 7, 8, 9, 10) \
  LAYA_WGMMA(type, ptx, 16, 8, 9, 10, 11, 12, 13, 14) \
  LAYA_WGMMA(type, ptx, 24, 12, 13, 14, 15, 16, 17, 18) \
  LAYA_WGMMA(type, ptx, 32, 16, 17, 18, 19, 20, 21, 22) \
  LAYA_WGMMA(type, ptx, 40, 20, 21, 22, 23, 24, 25, 26) \
  LAYA_WGMMA(type, ptx, 48, 24, 25, 26, 27, 28, 29, 30) \
  LAYA_WGMMA(type, ptx, 56, 28, 29, 30, 31, 32, 33, 34) \
  LAYA_WGMMA(type, ptx, 64, 32, 33, 34, 35, 36, 37, 38) \
  LAYA_WGMMA(type, ptx, 72, 36, 37, 38, 39, 40, 41, 42) \
  LAYA_WGMMA(type, ptx, 80, 40, 41, 42, 43, 44, 45, 46) \
  LAYA_WGMMA(type, ptx, 88, 44, 45, 46, 47, 48, 49, 50) \
  LAYA_WGMMA(type, ptx, 96, 48, 49, 50, 51, 52, 53, 54) \
  LAYA_WGMMA(type, ptx, 104, 52, 53, 54, 55, 56, 57, 58) \
  LAYA_WGMMA(type, ptx, 112, 56, 57, 58, 59, 60, 61, 62) \
  LAYA_WGMMA(type, ptx, 120, 60, 61, 62, 63, 64, 65, 66) \
  LAYA_WGMMA(type, ptx, 128, 64, 65, 66, 67, 68, 69, 70) \
  LAYA_WGMMA(type, ptx, 136, 68, 69, 70, 71, 72, 73, 74) \
  LAYA_WGMMA(type, ptx, 144, 72, 73, 74, 75, 76, 77, 78) \
  LAYA_WGMMA(type, ptx, 152, 76, 77, 78, 79, 80, 81, 82) \
  LAYA_WGMMA(type, ptx, 160, 80, 81, 82, 83, 84, 85, 86) \
  LAYA_WGMMA(type, ptx, 168, 84, 85, 86, 87, 88, 89, 90) \
  LAYA_WGMMA(type, ptx, 176, 88, 89, 90, 91, 92, 93, 94) \
  LAYA_WGMMA(type, ptx, 184, 92, 93, 94, 95, 96, 97, 98) \
  LAYA_WGMMA(type, ptx, 192, 96, 97, 98, 99, 100, 101, 102) \
  LAYA_WGMMA(type, ptx, 200, 100, 101, 102, 103, 104, 105, 106) \
  LAYA_WGMMA(type, ptx, 208, 104, 105, 106, 107, 108, 109, 110) \
  LAYA_WGMMA(type, ptx, 216, 108, 109, 110, 111, 112, 113, 114) \
  LAYA_WGMMA(type, ptx, 224, 112, 113, 114, 115, 116, 117, 118) \
  LAYA_WGMMA(type, ptx, 232, 116, 117, 118, 119, 120, 121, 122) \
  LAYA_WGMMA(type, ptx, 240, 120, 121, 122, 123, 124, 125, 126) \
  LAYA_WGMMA(type, ptx, 248, 124, 125, 126, 127, 128, 129, 130) \
  LAYA_WGMMA(type, ptx, 256, 128, 129, 130, 131, 132, 133, 134)
// clang-format on
LAYA_WGMMA_ALL(kBFloat16, "bf16")
LAYA_WGMMA_ALL(kFloat16, "f16")

// c[64, n] (+)= a @ b, both operands in shared memory. `a_columns`: a is stored M-major; `b_rows`: b is stored N-major.
template <DataType a_type, DataType b_type, DataType c_type, int m, int n, int k, bool a_columns, bool b_rows,
          int a_sign = 1, int b_sign = 1>
LAYA_DEVICE void wgmma_ss(uint64_t a, uint64_t b, uint32_t* c, bool add) {
  static_assert(a_type == b_type && c_type == DataType::kFloat32, "operands of one type, sums in f32");
  static_assert(m == 64 && k == 16 && a_sign == 1 && b_sign == 1, "m64 k16, nothing negated");
  Wgmma<a_type, n>::template shared<a_columns, b_rows>(reinterpret_cast<float*>(c), a, b, add);
}

// The same with a in registers, K-major.
template <DataType a_type, DataType b_type, DataType c_type, int m, int n, int k, bool a_columns, bool b_rows,
          int a_sign = 1, int b_sign = 1>
LAYA_DEVICE void wgmma_rs(const uint32_t* a, uint64_t b, uint32_t* c, bool add) {
  static_assert(a_type == b_type && c_type == DataType::kFloat32, "operands of one type, sums in f32");
  static_assert(m == 64 && k == 16 && !a_columns && a_sign == 1 && b_sign == 1, "m64 k16, nothing negated");
  Wgmma<a_type, n>::template registers<b_rows>(reinterpret_cast<float*>(c), a, b, add);
}

#undef LAYA_WGMMA_ALL
#undef LAYA_WGMMA
#undef LAYA_FOUR

#endif

}  // namespace tl
