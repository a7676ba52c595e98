// Matrix fragments of a warp: asynchronous copies to shared memory, ldmatrix and stmatrix, mma.sync.
#pragma once

#include "sync.cuh"

namespace tl {

// Close the group of copies issued so far.
LAYA_DEVICE void cp_async_commit() { asm volatile("cp.async.commit_group;" : : : "memory"); }

// Wait until at most `pending` groups are unfinished.
template <int pending>
LAYA_DEVICE void cp_async_wait() {
  if constexpr (pending == 0)
    asm volatile("cp.async.wait_all;" : : : "memory");
  else
    asm volatile("cp.async.wait_group %0;" : : "n"(pending) : "memory");
}

// Copy 4, 8 or 16 bytes to shared memory where `take` holds, else write zeros without reading. 16 bytes skip the L1.
template <int bytes>
LAYA_DEVICE void cp_async_gs_conditional(const void* shared, const void* global, bool take) {
  static_assert(bytes == 4 || bytes == 8 || bytes == 16, "cp.async copies 4, 8 or 16 bytes");
  const int read = take ? bytes : 0;
  if constexpr (bytes == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2, %3;"
                 :
                 : "r"(smem_ptr_to_uint(shared)), "l"(global), "n"(bytes), "r"(read)
                 : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;"
                 :
                 : "r"(smem_ptr_to_uint(shared)), "l"(global), "n"(bytes), "r"(read)
                 : "memory");
}

// Copy 4, 8 or 16 bytes to shared memory.
template <int bytes>
LAYA_DEVICE void cp_async_gs(const void* shared, const void* global) {
  static_assert(bytes == 4 || bytes == 8 || bytes == 16, "cp.async copies 4, 8 or 16 bytes");
  if constexpr (bytes == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2;"
                 :
                 : "r"(smem_ptr_to_uint(shared)), "l"(global), "n"(bytes)
                 : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;"
                 :
                 : "r"(smem_ptr_to_uint(shared)), "l"(global), "n"(bytes)
                 : "memory");
}

// Load 1, 2 or 4 matrices of 8 x 8 16-bit values; lane i gives the address of row i. `_trans`: transposed.
#define LAYA_LDMATRIX(suffix, ptx)                                                         \
  LAYA_DEVICE void ptx_ldmatrix_x1##suffix(const void* shared, void* registers) {          \
    uint32_t* r = static_cast<uint32_t*>(registers);                                       \
    asm volatile("ldmatrix.sync.aligned.x1" ptx ".m8n8.shared.b16 {%0}, [%1];"             \
                 : "=r"(r[0])                                                              \
                 : "r"(smem_ptr_to_uint(shared))                                           \
                 : "memory");                                                              \
  }                                                                                        \
  LAYA_DEVICE void ptx_ldmatrix_x2##suffix(const void* shared, void* registers) {          \
    uint32_t* r = static_cast<uint32_t*>(registers);                                       \
    asm volatile("ldmatrix.sync.aligned.x2" ptx ".m8n8.shared.b16 {%0, %1}, [%2];"         \
                 : "=r"(r[0]), "=r"(r[1])                                                  \
                 : "r"(smem_ptr_to_uint(shared))                                           \
                 : "memory");                                                              \
  }                                                                                        \
  LAYA_DEVICE void ptx_ldmatrix_x4##suffix(const void* shared, void* registers) {          \
    uint32_t* r = static_cast<uint32_t*>(registers);                                       \
    asm volatile("ldmatrix.sync.aligned.x4" ptx ".m8n8.shared.b16 {%0, %1, %2, %3}, [%4];" \
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])                          \
                 : "r"(smem_ptr_to_uint(shared))                                           \
                 : "memory");                                                              \
  }
LAYA_LDMATRIX(, "")
LAYA_LDMATRIX(_trans, ".trans")
#undef LAYA_LDMATRIX

#ifdef LAYA_HAS_SM_90

// Store 1, 2 or 4 matrices of 8 x 8 16-bit values; lane i gives the address of row i. `_trans`: transposed.
#define LAYA_STMATRIX(suffix, ptx)                                                                         \
  LAYA_DEVICE void ptx_stmatrix_m8n8_x1##suffix(const void* shared, uint32_t r0) {                         \
    asm volatile("stmatrix.sync.aligned.x1" ptx ".m8n8.shared.b16 [%0], {%1};"                             \
                 :                                                                                         \
                 : "r"(smem_ptr_to_uint(shared)), "r"(r0)                                                  \
                 : "memory");                                                                              \
  }                                                                                                        \
  LAYA_DEVICE void ptx_stmatrix_m8n8_x2##suffix(const void* shared, uint32_t r0, uint32_t r1) {            \
    asm volatile("stmatrix.sync.aligned.x2" ptx ".m8n8.shared.b16 [%0], {%1, %2};"                         \
                 :                                                                                         \
                 : "r"(smem_ptr_to_uint(shared)), "r"(r0), "r"(r1)                                         \
                 : "memory");                                                                              \
  }                                                                                                        \
  LAYA_DEVICE void ptx_stmatrix_m8n8_x4##suffix(const void* shared, uint32_t r0, uint32_t r1, uint32_t r2, \
                                                uint32_t r3) {                                             \
    asm volatile("stmatrix.sync.aligned.x4" ptx ".m8n8.shared.b16 [%0], {%1, %2, %3, %4};"                 \
                 :                                                                                         \
                 : "r"(smem_ptr_to_uint(shared)), "r"(r0), "r"(r1), "r"(r2), "r"(r3)                       \
                 : "memory");                                                                              \
  }
LAYA_STMATRIX(, "")
LAYA_STMATRIX(_trans, ".trans")
#undef LAYA_STMATRIX

#endif

// c += a @ b for a warp's 16 x 16 by 16 x 8 tile of bf16 or f16, sums in f32; a by rows, b by columns.
template <DataType a_type, DataType b_type, DataType c_type, int m, int n, int k, bool a_columns, bool b_columns,
          bool saturate = false>
LAYA_DEVICE void mma_sync(float* c, const unsigned* a, const unsigned* b) {
  static_assert(a_type == b_type && (a_type == DataType::kBFloat16 || a_type == DataType::kFloat16) &&
                    c_type == DataType::kFloat32,
                "bf16 or f16 operands, f32 sums");
  static_assert(m == 16 && n == 8 && k == 16 && !a_columns && b_columns && !saturate, "m16n8k16, row by column");
#define LAYA_MMA(type)                                                                \
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32." type "." type                 \
               ".f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" \
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])                       \
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]))
  if constexpr (a_type == DataType::kBFloat16)
    LAYA_MMA("bf16");
  else
    LAYA_MMA("f16");
#undef LAYA_MMA
}

}  // namespace tl
