// Types: the 16-bit floats, their conversions, and the packing of pairs into registers.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <math_constants.h>

#include <cstdint>
#include <cstring>

#define LAYA_DEVICE __device__ __forceinline__

// What a section needs. The host pass of nvcc, which has no architecture, has to see every declaration.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
#define LAYA_HAS_SM_90 1
#endif
#if !defined(__CUDA_ARCH__) || defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define LAYA_HAS_SM_90A 1
#endif

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;

// bf16 in memory: the upper half of an f32. Arithmetic is the toolkit's, which rounds each result once, to nearest
// even.
struct alignas(2) bfloat16_t {
  uint16_t storage;

  bfloat16_t() = default;
  // Same bits.
  LAYA_DEVICE explicit bfloat16_t(__nv_bfloat16 x) { memcpy(&storage, &x, sizeof(storage)); }
  // To nearest even; every NaN becomes 0x7fff.
  LAYA_DEVICE explicit bfloat16_t(float x) { asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(storage) : "f"(x)); }
  LAYA_DEVICE explicit bfloat16_t(double x) : bfloat16_t(static_cast<float>(x)) {}
  // Integers: to nearest f32, then truncated, as TileLang's own type does.
  LAYA_DEVICE explicit bfloat16_t(int x) {
    storage = static_cast<uint16_t>(__float_as_uint(static_cast<float>(x)) >> 16);
  }
  LAYA_DEVICE explicit bfloat16_t(unsigned x) {
    storage = static_cast<uint16_t>(__float_as_uint(static_cast<float>(x)) >> 16);
  }

  LAYA_DEVICE static bfloat16_t bitcast(uint16_t bits) {
    bfloat16_t x;
    x.storage = bits;
    return x;
  }
  LAYA_DEVICE uint16_t raw() const { return storage; }
  LAYA_DEVICE __nv_bfloat16 to_nv_bfloat16() const {
    __nv_bfloat16 x;
    memcpy(&x, &storage, sizeof(storage));
    return x;
  }
  // Exact.
  LAYA_DEVICE operator float() const { return __uint_as_float(static_cast<uint32_t>(storage) << 16); }
  LAYA_DEVICE explicit operator double() const { return static_cast<float>(*this); }
  LAYA_DEVICE explicit operator int() const { return static_cast<int>(static_cast<float>(*this)); }
  LAYA_DEVICE explicit operator bool() const { return static_cast<float>(*this) != 0.0f; }
};

// f16 in memory. Arithmetic is the toolkit's, which rounds each result once, to nearest even.
struct alignas(2) half_t {
  uint16_t storage;

  half_t() = default;
  // Same bits.
  LAYA_DEVICE explicit half_t(__half x) { memcpy(&storage, &x, sizeof(storage)); }
  // To nearest even; too large becomes infinity.
  LAYA_DEVICE explicit half_t(float x) : half_t(__float2half_rn(x)) {}
  LAYA_DEVICE explicit half_t(double x) : half_t(static_cast<float>(x)) {}
  LAYA_DEVICE explicit half_t(int x) : half_t(__int2half_rn(x)) {}
  LAYA_DEVICE explicit half_t(unsigned x) : half_t(__uint2half_rn(x)) {}

  LAYA_DEVICE static half_t bitcast(uint16_t bits) {
    half_t x;
    x.storage = bits;
    return x;
  }
  LAYA_DEVICE uint16_t raw() const { return storage; }
  LAYA_DEVICE __half to_half() const {
    __half x;
    memcpy(&x, &storage, sizeof(storage));
    return x;
  }
  // Exact.
  LAYA_DEVICE operator float() const { return __half2float(to_half()); }
  LAYA_DEVICE explicit operator double() const { return static_cast<float>(*this); }
  LAYA_DEVICE explicit operator int() const { return static_cast<int>(static_cast<float>(*this)); }
  LAYA_DEVICE explicit operator bool() const { return static_cast<float>(*this) != 0.0f; }
};

static_assert(sizeof(bfloat16_t) == 2 && alignof(bfloat16_t) == 2, "bf16 arrays have to be packed");
static_assert(sizeof(half_t) == 2 && alignof(half_t) == 2, "f16 arrays have to be packed");
static_assert(sizeof(__nv_bfloat162) == sizeof(uint1) && sizeof(__half2) == sizeof(uint1), "a pair fills one register");

// Operators of both types, each the toolkit's intrinsic on the same bits.
#define LAYA_ARITHMETIC(type, native)                                                         \
  LAYA_DEVICE type operator+(type a, type b) { return type(__hadd(a.native(), b.native())); } \
  LAYA_DEVICE type operator-(type a, type b) { return type(__hsub(a.native(), b.native())); } \
  LAYA_DEVICE type operator*(type a, type b) { return type(__hmul(a.native(), b.native())); } \
  LAYA_DEVICE type operator/(type a, type b) { return type(__hdiv(a.native(), b.native())); } \
  LAYA_DEVICE type operator-(type a) { return type(__hneg(a.native())); }                     \
  LAYA_DEVICE type& operator+=(type& a, type b) { return a = a + b; }                         \
  LAYA_DEVICE type& operator-=(type& a, type b) { return a = a - b; }                         \
  LAYA_DEVICE type& operator*=(type& a, type b) { return a = a * b; }                         \
  LAYA_DEVICE type& operator/=(type& a, type b) { return a = a / b; }                         \
  LAYA_DEVICE bool operator==(type a, type b) { return __heq(a.native(), b.native()); }       \
  LAYA_DEVICE bool operator!=(type a, type b) { return __hne(a.native(), b.native()); }       \
  LAYA_DEVICE bool operator<(type a, type b) { return __hlt(a.native(), b.native()); }        \
  LAYA_DEVICE bool operator<=(type a, type b) { return __hle(a.native(), b.native()); }       \
  LAYA_DEVICE bool operator>(type a, type b) { return __hgt(a.native(), b.native()); }        \
  LAYA_DEVICE bool operator>=(type a, type b) { return __hge(a.native(), b.native()); }
LAYA_ARITHMETIC(bfloat16_t, to_nv_bfloat16)
LAYA_ARITHMETIC(half_t, to_half)
#undef LAYA_ARITHMETIC

// Two 16-bit values in one register, x in the lower half.
LAYA_DEVICE unsigned __pack_half2(bfloat16_t x, bfloat16_t y) {
  return static_cast<unsigned>(y.storage) << 16 | x.storage;
}
LAYA_DEVICE unsigned __pack_half2(half_t x, half_t y) { return static_cast<unsigned>(y.storage) << 16 | x.storage; }
LAYA_DEVICE unsigned __pack_half2(__half x, __half y) { return __pack_half2(half_t(x), half_t(y)); }
LAYA_DEVICE unsigned __pack_nv_bfloat162(bfloat16_t x, bfloat16_t y) { return __pack_half2(x, y); }

namespace tl {

// Element types as the matrix instructions name them.
enum class DataType : int { kFloat16 = 12, kBFloat16 = 13, kFloat32 = 15 };

// A pair seen as the toolkit's type, and back.
template <typename T>
LAYA_DEVICE T from_uint1(uint1 bits) {
  static_assert(sizeof(T) == sizeof(uint1), "a pair fills one register");
  T pair;
  memcpy(&pair, &bits, sizeof(pair));
  return pair;
}
template <typename T>
LAYA_DEVICE uint1 to_uint1(T pair) {
  static_assert(sizeof(T) == sizeof(uint1), "a pair fills one register");
  uint1 bits;
  memcpy(&bits, &pair, sizeof(bits));
  return bits;
}
LAYA_DEVICE uint1 pack_half2(half_t x, half_t y) { return uint1{__pack_half2(x, y)}; }

// Four 16-bit values in one 64-bit register.
LAYA_DEVICE unsigned long long pack_float16x4(half_t x, half_t y, half_t z, half_t w) {
  return static_cast<unsigned long long>(__pack_half2(z, w)) << 32 | __pack_half2(x, y);
}
LAYA_DEVICE unsigned long long pack_bfloat16x4(bfloat16_t x, bfloat16_t y, bfloat16_t z, bfloat16_t w) {
  return static_cast<unsigned long long>(__pack_half2(z, w)) << 32 | __pack_half2(x, y);
}

// Element-wise arithmetic on pairs. f32 pairs are left to the compiler, which may contract a product and a sum.
#define LAYA_PAIRS(type)                                                     \
  LAYA_DEVICE type add2(type a, type b) { return __hadd2(a, b); }            \
  LAYA_DEVICE type sub2(type a, type b) { return __hsub2(a, b); }            \
  LAYA_DEVICE type mul2(type a, type b) { return __hmul2(a, b); }            \
  LAYA_DEVICE type fma2(type a, type b, type c) { return __hfma2(a, b, c); } \
  LAYA_DEVICE type max2(type a, type b) { return __hmax2(a, b); }            \
  LAYA_DEVICE type min2(type a, type b) { return __hmin2(a, b); }            \
  LAYA_DEVICE type abs2(type a) { return __habs2(a); }
LAYA_PAIRS(__nv_bfloat162)
LAYA_PAIRS(__half2)
#undef LAYA_PAIRS
LAYA_DEVICE float2 add2(float2 a, float2 b) { return make_float2(a.x + b.x, a.y + b.y); }
LAYA_DEVICE float2 sub2(float2 a, float2 b) { return make_float2(a.x - b.x, a.y - b.y); }
LAYA_DEVICE float2 mul2(float2 a, float2 b) { return make_float2(a.x * b.x, a.y * b.y); }
LAYA_DEVICE float2 fma2(float2 a, float2 b, float2 c) { return make_float2(a.x * b.x + c.x, a.y * b.y + c.y); }
LAYA_DEVICE float2 max2(float2 a, float2 b) { return make_float2(fmaxf(a.x, b.x), fmaxf(a.y, b.y)); }
LAYA_DEVICE float2 min2(float2 a, float2 b) { return make_float2(fminf(a.x, b.x), fminf(a.y, b.y)); }
LAYA_DEVICE float2 abs2(float2 a) { return make_float2(fabsf(a.x), fabsf(a.y)); }

// Larger and smaller; for floats the one that is a number, where the other is NaN.
template <typename T>
LAYA_DEVICE T fast_max(T a, T b) {
  return a < b ? b : a;
}
template <typename T>
LAYA_DEVICE T fast_min(T a, T b) {
  return b < a ? b : a;
}
template <>
LAYA_DEVICE float fast_max(float a, float b) {
  return fmaxf(a, b);
}
template <>
LAYA_DEVICE float fast_min(float a, float b) {
  return fminf(a, b);
}

// 1 / x, approximately (1 ulp); subnormals count as zero.
LAYA_DEVICE float fast_rcp(float x) {
  float y;
  asm volatile("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

}  // namespace tl
