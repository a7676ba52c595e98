// Kernels of target cpu. Written by `regenerate-kernels`; do not edit.
// The kernel bodies are TileLang 0.1.14's output for the programs in generator/kernels/.
#include "tile_cpu.h"

#include "kernel_table.h"
#include "laya_ops.h"

// ---------------------------------------------------------------------------------------------------------------------
// cpu.embed_norm.c
//   op embed_norm, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_embed_norm_c_kernel(float* gamma, int32_t* ids, int32_t* rows, float* stream, float* table, float* y, int32_t D, int32_t M, int32_t V, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_embed_norm_c_kernel(float* gamma, int32_t* ids, int32_t* rows, float* stream, float* table, float* y, int32_t D, int32_t M, int32_t V, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        int64_t v_ = (int64_t)0;
        int64_t v__1 = (int64_t)ids[((int64_t)bx)];
        int64_t v__2 = ((int64_t)V) - (int64_t)1;
        int64_t v__3 = (v__1) < (v__2) ? (v__1) : (v__2);
        total[0] = (total[0] + table[((((v_) > (v__3) ? (v_) : (v__3)) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        int64_t v__4 = (int64_t)0;
        int64_t v__5 = (int64_t)ids[((int64_t)bx)];
        int64_t v__6 = ((int64_t)V) - (int64_t)1;
        int64_t v__7 = (v__5) < (v__6) ? (v__5) : (v__6);
        total[0] = (total[0] + ((table[((((v__4) > (v__7) ? (v__4) : (v__7)) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (table[((((v__4) > (v__7) ? (v__4) : (v__7)) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        int64_t v__8 = (int64_t)0;
        int64_t v__9 = (int64_t)ids[((int64_t)bx)];
        int64_t v__10 = ((int64_t)V) - (int64_t)1;
        int64_t v__11 = (v__9) < (v__10) ? (v__9) : (v__10);
        stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = (((table[((((v__8) > (v__11) ? (v__8) : (v__11)) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]);
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))];
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm.act_act_bias.c
//   op gemm, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_act_bias_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_act_bias_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if (((((bx * 64) + i_2) < N) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
          for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
            int64_t v_ = (((int64_t)bx) * (int64_t)64) + ((int64_t)j_4);
            int64_t v__1 = ((int64_t)N) - (int64_t)1;
            acc[((i_4 * 64) + j_4)] = (acc[((i_4 * 64) + j_4)] + bias[((v_) < (v__1) ? (v_) : (v__1))]);
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_5 = 0; i_5 < 32; ++i_5) {
          for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
            if ((((by * 32) + i_5) < M) & (((bx * 64) + j_5) < N)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_5)) * ((int64_t)N))) + ((int64_t)j_5))] = acc[((i_5 * 64) + j_5)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm.act_act_none.c
//   op gemm, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_act_none_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_act_none_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if (((((bx * 64) + i_2) < N) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
          for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
            if ((((by * 32) + i_4) < M) & (((bx * 64) + j_4) < N)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_4)) * ((int64_t)N))) + ((int64_t)j_4))] = acc[((i_4 * 64) + j_4)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm.act_act_relu.c
//   op gemm, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_act_relu_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_act_relu_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if (((((bx * 64) + i_2) < N) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
          for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
            int64_t v_ = (((int64_t)bx) * (int64_t)64) + ((int64_t)j_4);
            int64_t v__1 = ((int64_t)N) - (int64_t)1;
            float v__2 = acc[((i_4 * 64) + j_4)] + bias[((v_) < (v__1) ? (v_) : (v__1))];
            acc[((i_4 * 64) + j_4)] = ((v__2) > (0.000000e+00f) ? (v__2) : (0.000000e+00f));
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_5 = 0; i_5 < 32; ++i_5) {
          for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
            if ((((by * 32) + i_5) < M) & (((bx * 64) + j_5) < N)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_5)) * ((int64_t)N))) + ((int64_t)j_5))] = acc[((i_5 * 64) + j_5)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm.act_f32_bias.c
//   op gemm, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_f32_bias_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_f32_bias_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if (((((bx * 64) + i_2) < N) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
          for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
            int64_t v_ = (((int64_t)bx) * (int64_t)64) + ((int64_t)j_4);
            int64_t v__1 = ((int64_t)N) - (int64_t)1;
            acc[((i_4 * 64) + j_4)] = (acc[((i_4 * 64) + j_4)] + bias[((v_) < (v__1) ? (v_) : (v__1))]);
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_5 = 0; i_5 < 32; ++i_5) {
          for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
            if ((((by * 32) + i_5) < M) & (((bx * 64) + j_5) < N)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_5)) * ((int64_t)N))) + ((int64_t)j_5))] = acc[((i_5 * 64) + j_5)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm.act_f32_gelu.c
//   op gemm, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_f32_gelu_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float erff(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_f32_gelu_c_kernel(float* a, float* bias, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if (((((bx * 64) + i_2) < N) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
          for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
            int64_t v_ = (((int64_t)bx) * (int64_t)64) + ((int64_t)j_4);
            int64_t v__1 = ((int64_t)N) - (int64_t)1;
            acc[((i_4 * 64) + j_4)] = ((5.000000e-01f * (acc[((i_4 * 64) + j_4)] + bias[((v_) < (v__1) ? (v_) : (v__1))])) * (1.000000e+00f + erff(((acc[((i_4 * 64) + j_4)] + bias[((v_) < (v__1) ? (v_) : (v__1))]) * 7.071068e-01f))));
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_5 = 0; i_5 < 32; ++i_5) {
          for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
            if ((((by * 32) + i_5) < M) & (((bx * 64) + j_5) < N)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_5)) * ((int64_t)N))) + ((int64_t)j_5))] = acc[((i_5 * 64) + j_5)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm.act_f32_none.c
//   op gemm, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_f32_none_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_act_f32_none_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if (((((bx * 64) + i_2) < N) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
          for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
            if ((((by * 32) + i_4) < M) & (((bx * 64) + j_4) < N)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_4)) * ((int64_t)N))) + ((int64_t)j_4))] = acc[((i_4 * 64) + j_4)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm_parts.c
//   op gemm_parts, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_parts_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t P, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_parts_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t P, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      for (int32_t bz = 0; bz < P; ++bz) {
        if ((by * 32) < rows[0]) {
          for (int32_t i = 0; i < 32; ++i) {
            for (int32_t j = 0; j < 16; ++j) {
              for (int32_t vec = 0; vec < 4; ++vec) {
                acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
              }
            }
          }
        }
        if ((by * 32) < rows[0]) {
          for (int32_t step = 0; step < ((((K - 1) / (P * 128)) * 2) + 2); ++step) {
            for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
              for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
                float condval;
                if (((((by * 32) + i_1) < M) & (((((bz * (((K - 1) / (P * 128)) + 1)) * 128) + (step * 64)) + j_1) < K))) {
                  condval = a[(((((((int64_t)bz) * (((((int64_t)K) - (int64_t)1) / (((int64_t)P) * (int64_t)128)) + (int64_t)1)) * (int64_t)128) + (((int64_t)step) * (int64_t)64)) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
                } else {
                  condval = 0.000000e+00f;
                }
                a_tile[((i_1 * 64) + j_1)] = condval;
              }
            }
            for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
              for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
                float condval_1;
                if (((((bx * 64) + i_2) < N) & (((((bz * (((K - 1) / (P * 128)) + 1)) * 128) + (step * 64)) + j_2) < K))) {
                  condval_1 = w[(((((((int64_t)bz) * (((((int64_t)K) - (int64_t)1) / (((int64_t)P) * (int64_t)128)) + (int64_t)1)) * (int64_t)128) + (((int64_t)step) * (int64_t)64)) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
                } else {
                  condval_1 = 0.000000e+00f;
                }
                w_tile[((i_2 * 64) + j_2)] = condval_1;
              }
            }
            for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
              for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
                for (int32_t k = 0; k < 64; ++k) {
                  acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
                }
              }
            }
          }
        }
        if ((by * 32) < rows[0]) {
          for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
            for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
              if ((((by * 32) + i_4) < M) & (((bx * 64) + j_4) < N)) {
                c[((((((int64_t)bx) * (int64_t)64) + ((((((int64_t)by) * (int64_t)32) + ((int64_t)i_4)) * ((int64_t)N)) * ((int64_t)P))) + (((int64_t)bz) * ((int64_t)N))) + ((int64_t)j_4))] = acc[((i_4 * 64) + j_4)];
              }
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gemm_add.c
//   op gemm_add, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_add_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gemm_add_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t K, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if (((((bx * 64) + i_2) < N) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
          for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
            int64_t v_ = (((int64_t)bx) * (int64_t)64) + ((int64_t)j_4);
            int64_t v__1 = ((int64_t)N) - (int64_t)1;
            int64_t v__2 = (((int64_t)by) * (int64_t)32) + ((int64_t)i_4);
            int64_t v__3 = ((int64_t)M) - (int64_t)1;
            acc[((i_4 * 64) + j_4)] = (acc[((i_4 * 64) + j_4)] + c[(((v_) < (v__1) ? (v_) : (v__1)) + (((v__2) < (v__3) ? (v__2) : (v__3)) * ((int64_t)N)))]);
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_5 = 0; i_5 < 32; ++i_5) {
          for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
            if ((((by * 32) + i_5) < M) & (((bx * 64) + j_5) < N)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_5)) * ((int64_t)N))) + ((int64_t)j_5))] = acc[((i_5 * 64) + j_5)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.qkv_rope.c
//   op qkv_rope, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_qkv_rope_c_kernel(float* a, float* cos, int32_t* positions, float* qkv, int32_t* rows, float* sin, float* w, int32_t H, int32_t K, int32_t L, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_qkv_rope_c_kernel(float* a, float* cos, int32_t* positions, float* qkv, int32_t* rows, float* sin, float* w, int32_t H, int32_t K, int32_t L, int32_t M, int32_t first_block, int32_t last_block) {
  float acc[2048];
  float a_tile[2048];
  float w_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              acc[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 64; ++j_1) {
              float condval;
              if (((((by * 32) + i_1) < M) & (((step * 64) + j_1) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_1)) * ((int64_t)K))) + ((int64_t)j_1))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_1 * 64) + j_1)] = condval;
            }
          }
          for (int32_t i_2 = 0; i_2 < 64; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval_1;
              if ((((bx - (H * 3)) < 0) & (((step * 64) + j_2) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              w_tile[((i_2 * 64) + j_2)] = condval_1;
            }
          }
          for (int32_t i_3 = 0; i_3 < 32; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              for (int32_t k = 0; k < 64; ++k) {
                acc[((i_3 * 64) + j_3)] = (acc[((i_3 * 64) + j_3)] + (a_tile[((i_3 * 64) + k)] * w_tile[((j_3 * 64) + k)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        if (bx < (H * 2)) {
          for (int32_t i_4 = 0; i_4 < 32; ++i_4) {
            if (((by * 32) + i_4) < M) {
              for (int32_t d = 0; d < 32; ++d) {
                int64_t v_ = (int64_t)0;
                int64_t v__1 = (int64_t)positions[((((int64_t)by) * (int64_t)32) + ((int64_t)i_4))];
                int64_t v__2 = ((int64_t)L) - (int64_t)1;
                int64_t v__3 = (v__1) < (v__2) ? (v__1) : (v__2);
                qkv[((((((((int64_t)by) * (int64_t)32) + ((int64_t)i_4)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)d))] = ((acc[((i_4 * 64) + d)] * cos[((((v_) > (v__3) ? (v_) : (v__3)) * (int64_t)32) + ((int64_t)d))]) - (acc[(((i_4 * 64) + d) + 32)] * sin[((((v_) > (v__3) ? (v_) : (v__3)) * (int64_t)32) + ((int64_t)d))]));
                qkv[(((((((((int64_t)by) * (int64_t)32) + ((int64_t)i_4)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)d)) + (int64_t)32)] = ((acc[(((i_4 * 64) + d) + 32)] * cos[((((v_) > (v__3) ? (v_) : (v__3)) * (int64_t)32) + ((int64_t)d))]) + (acc[((i_4 * 64) + d)] * sin[((((v_) > (v__3) ? (v_) : (v__3)) * (int64_t)32) + ((int64_t)d))]));
              }
            }
          }
        } else {
          for (int32_t i_5 = 0; i_5 < 32; ++i_5) {
            if (((by * 32) + i_5) < M) {
              for (int32_t d_1 = 0; d_1 < 32; ++d_1) {
                qkv[((((((((int64_t)by) * (int64_t)32) + ((int64_t)i_5)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)d_1))] = acc[((i_5 * 64) + d_1)];
                qkv[(((((((((int64_t)by) * (int64_t)32) + ((int64_t)i_5)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)d_1)) + (int64_t)32)] = acc[(((i_5 * 64) + d_1) + 32)];
              }
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.geglu.c
//   op geglu, m 32, n 64, k 64, stages 1, threads 1, parts 1, blocks 1, resident 0, cluster 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_geglu_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t F, int32_t K, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float erff(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_geglu_c_kernel(float* a, float* c, int32_t* rows, float* w, int32_t F, int32_t K, int32_t M, int32_t first_block, int32_t last_block) {
  float value[2048];
  float gate[2048];
  float a_tile[2048];
  float value_tile[4096];
  float gate_tile[4096];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((M + 31) >> 5); ++by) {
      if ((by * 32) < rows[0]) {
        for (int32_t i = 0; i < 32; ++i) {
          for (int32_t j = 0; j < 16; ++j) {
            for (int32_t vec = 0; vec < 4; ++vec) {
              value[(((i * 64) + (j * 4)) + vec)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
          for (int32_t j_1 = 0; j_1 < 16; ++j_1) {
            for (int32_t vec_1 = 0; vec_1 < 4; ++vec_1) {
              gate[(((i_1 * 64) + (j_1 * 4)) + vec_1)] = 0.000000e+00f;
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t step = 0; step < ((K + 63) >> 6); ++step) {
          for (int32_t i_2 = 0; i_2 < 32; ++i_2) {
            for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
              float condval;
              if (((((by * 32) + i_2) < M) & (((step * 64) + j_2) < K))) {
                condval = a[(((((int64_t)step) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_2)) * ((int64_t)K))) + ((int64_t)j_2))];
              } else {
                condval = 0.000000e+00f;
              }
              a_tile[((i_2 * 64) + j_2)] = condval;
            }
          }
          for (int32_t i_3 = 0; i_3 < 64; ++i_3) {
            for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
              float condval_1;
              if (((((bx * 64) + i_3) < (F * 2)) & (((step * 64) + j_3) < K))) {
                condval_1 = w[(((((int64_t)step) * (int64_t)64) + (((((int64_t)bx) * (int64_t)64) + ((int64_t)i_3)) * ((int64_t)K))) + ((int64_t)j_3))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              value_tile[((i_3 * 64) + j_3)] = condval_1;
            }
          }
          for (int32_t i_4 = 0; i_4 < 64; ++i_4) {
            for (int32_t j_4 = 0; j_4 < 64; ++j_4) {
              float condval_2;
              if ((((((bx * 64) + F) + i_4) < (F * 2)) & (((step * 64) + j_4) < K))) {
                condval_2 = w[(((((int64_t)step) * (int64_t)64) + ((((((int64_t)bx) * (int64_t)64) + ((int64_t)F)) + ((int64_t)i_4)) * ((int64_t)K))) + ((int64_t)j_4))];
              } else {
                condval_2 = 0.000000e+00f;
              }
              gate_tile[((i_4 * 64) + j_4)] = condval_2;
            }
          }
          for (int32_t i_5 = 0; i_5 < 32; ++i_5) {
            for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
              for (int32_t k = 0; k < 64; ++k) {
                value[((i_5 * 64) + j_5)] = (value[((i_5 * 64) + j_5)] + (a_tile[((i_5 * 64) + k)] * value_tile[((j_5 * 64) + k)]));
              }
            }
          }
          for (int32_t i_6 = 0; i_6 < 32; ++i_6) {
            for (int32_t j_6 = 0; j_6 < 64; ++j_6) {
              for (int32_t k_1 = 0; k_1 < 64; ++k_1) {
                gate[((i_6 * 64) + j_6)] = (gate[((i_6 * 64) + j_6)] + (a_tile[((i_6 * 64) + k_1)] * gate_tile[((j_6 * 64) + k_1)]));
              }
            }
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_7 = 0; i_7 < 32; ++i_7) {
          for (int32_t j_7 = 0; j_7 < 64; ++j_7) {
            value[((i_7 * 64) + j_7)] = (((5.000000e-01f * value[((i_7 * 64) + j_7)]) * (1.000000e+00f + erff((value[((i_7 * 64) + j_7)] * 7.071068e-01f)))) * gate[((i_7 * 64) + j_7)]);
          }
        }
      }
      if ((by * 32) < rows[0]) {
        for (int32_t i_8 = 0; i_8 < 32; ++i_8) {
          for (int32_t j_8 = 0; j_8 < 64; ++j_8) {
            if ((((by * 32) + i_8) < M) & (((bx * 64) + j_8) < F)) {
              c[(((((int64_t)bx) * (int64_t)64) + (((((int64_t)by) * (int64_t)32) + ((int64_t)i_8)) * ((int64_t)F))) + ((int64_t)j_8))] = value[((i_8 * 64) + j_8)];
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm.nores_bias_act.c
//   op add_norm, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_nores_bias_act_c_kernel(float* beta, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_nores_bias_act_c_kernel(float* beta, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = ((((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]) + beta[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm.nores_nobias_act.c
//   op add_norm, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_nores_nobias_act_c_kernel(float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_nores_nobias_act_c_kernel(float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = (((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm.nores_nobias_f32.c
//   op add_norm, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_nores_nobias_f32_c_kernel(float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_nores_nobias_f32_c_kernel(float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = (((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm.res_bias_act.c
//   op add_norm, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_res_bias_act_c_kernel(float* beta, float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_res_bias_act_c_kernel(float* beta, float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] = (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] + branch[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = ((((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]) + beta[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm.res_nobias_act.c
//   op add_norm, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_res_nobias_act_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_res_nobias_act_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] = (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] + branch[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = (((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm.res_nobias_f32.c
//   op add_norm, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_res_nobias_f32_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_res_nobias_f32_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] = (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] + branch[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = (((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm_parts.act.c
//   op add_norm_parts, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_parts_act_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t P, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_parts_act_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t P, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        for (int32_t part = 0; part < P; ++part) {
          stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] = (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] + branch[((((((int64_t)bx) * ((int64_t)D)) * ((int64_t)P)) + (((int64_t)part) * ((int64_t)D))) + ((int64_t)j))]);
        }
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = (((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_norm_parts.f32.c
//   op add_norm_parts, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_parts_f32_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t P, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float sqrtf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_norm_parts_f32_c_kernel(float* branch, float* gamma, int32_t* rows, float* stream, float* y, int32_t D, int32_t M, int32_t P, int32_t first_block, int32_t last_block) {
  float total[1];
  float mean[1];
  float scale[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        for (int32_t part = 0; part < P; ++part) {
          stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] = (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] + branch[((((((int64_t)bx) * ((int64_t)D)) * ((int64_t)P)) + (((int64_t)part) * ((int64_t)D))) + ((int64_t)j))]);
        }
        total[0] = (total[0] + stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
    if (bx < rows[0]) {
      mean[0] = (total[0] / ((float)D));
    }
    if (bx < rows[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < rows[0]) {
      for (int32_t j_1 = 0; j_1 < D; ++j_1) {
        total[0] = (total[0] + ((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0]) * (stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_1))] - mean[0])));
      }
    }
    if (bx < rows[0]) {
      scale[0] = (1.000000e+00f / sqrtf(((total[0] / ((float)D)) + 1.000000e-05f)));
    }
    if (bx < rows[0]) {
      for (int32_t j_2 = 0; j_2 < D; ++j_2) {
        y[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] = (((stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j_2))] - mean[0]) * scale[0]) * gamma[((int64_t)j_2)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.add_type.c
//   op add_type, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_type_c_kernel(float* hidden, int32_t* rows, float* stream, float* table, int32_t* types, int32_t D, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_add_type_c_kernel(float* hidden, int32_t* rows, float* stream, float* table, int32_t* types, int32_t D, int32_t M, int32_t first_block, int32_t last_block) {
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      for (int32_t j = 0; j < D; ++j) {
        int64_t v_ = (int64_t)0;
        int64_t v__1 = (int64_t)types[((int64_t)bx)];
        int64_t v__2 = (int64_t)2;
        int64_t v__3 = (v__1) < (v__2) ? (v__1) : (v__2);
        stream[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] = (hidden[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] + table[((((v_) > (v__3) ? (v_) : (v__3)) * ((int64_t)D)) + ((int64_t)j))]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.rope.c
//   op rope, rows 1, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_rope_c_kernel(float* cos, int32_t* positions, float* qkv, int32_t* rows, float* sin, int32_t H, int32_t L, int32_t M, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_rope_c_kernel(float* cos, int32_t* positions, float* qkv, int32_t* rows, float* sin, int32_t H, int32_t L, int32_t M, int32_t first_block, int32_t last_block) {
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < rows[0]) {
      for (int32_t h = 0; h < (H * 2); ++h) {
        for (int32_t d = 0; d < 32; ++d) {
          int32_t v_ = positions[((int64_t)bx)];
          int32_t v__1 = L - 1;
          int32_t v__2 = (v_) < (v__1) ? (v_) : (v__1);
          int32_t place = ((0) > (v__2) ? (0) : (v__2));
          float first = qkv[((((((int64_t)bx) * ((int64_t)H)) * (int64_t)192) + (((int64_t)h) * (int64_t)64)) + ((int64_t)d))];
          float second = qkv[(((((((int64_t)bx) * ((int64_t)H)) * (int64_t)192) + (((int64_t)h) * (int64_t)64)) + ((int64_t)d)) + (int64_t)32)];
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos[((((int64_t)place) * (int64_t)32) + ((int64_t)d))];
          } else {
            condval = 0.000000e+00f;
          }
          float c = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin[((((int64_t)place) * (int64_t)32) + ((int64_t)d))];
          } else {
            condval_1 = 0.000000e+00f;
          }
          float s = condval_1;
          qkv[((((((int64_t)bx) * ((int64_t)H)) * (int64_t)192) + (((int64_t)h) * (int64_t)64)) + ((int64_t)d))] = ((first * c) - (second * s));
          qkv[(((((((int64_t)bx) * ((int64_t)H)) * (int64_t)192) + (((int64_t)h) * (int64_t)64)) + ((int64_t)d)) + (int64_t)32)] = ((second * c) + (first * s));
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.attention.window0.c
//   op attention, m 32, n 64, stages 1, blocks 1, waits 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_attention_window0_c_kernel(int32_t* lengths, float* out, float* qkv, int32_t* seqs, int32_t* starts, int32_t H, int32_t L, int32_t M, int32_t S, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_attention_window0_c_kernel(int32_t* lengths, float* out, float* qkv, int32_t* seqs, int32_t* starts, int32_t H, int32_t L, int32_t M, int32_t S, int32_t first_block, int32_t last_block) {
  float q_tile[2048];
  float acc[2048];
  float total[32];
  float peak[32];
  float scaled[32];
  float scores[2048];
  float before[32];
  float fade[32];
  float part[32];
  float probs[2048];
  float k_tile[4096];
  float v_tile[4096];
  float k_tail[4096];
  float v_tail[4096];
  float o_tile[2048];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((L + 31) >> 5); ++by) {
      for (int32_t bz = 0; bz < S; ++bz) {
        int32_t start = starts[((int64_t)bz)];
        int32_t condval;
        if ((bz < seqs[0])) {
          condval = lengths[((int64_t)bz)];
        } else {
          condval = 0;
        }
        int32_t length = condval;
        if ((by * 32) < length) {
          for (int32_t i = 0; i < 32; ++i) {
            for (int32_t j = 0; j < 64; ++j) {
              float condval_1;
              if (((((((by * 32) + start) + i) < M) & ((bx - (H * 3)) < 0)) && (0 <= (((by * 32) + start) + i)))) {
                condval_1 = qkv[(((((((((int64_t)by) * (int64_t)32) + ((int64_t)start)) + ((int64_t)i)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              q_tile[((i * 64) + j)] = condval_1;
            }
          }
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 16; ++j_1) {
              for (int32_t vec = 0; vec < 4; ++vec) {
                acc[(((i_1 * 64) + (j_1 * 4)) + vec)] = 0.000000e+00f;
              }
            }
          }
          for (int32_t i_2 = 0; i_2 < 8; ++i_2) {
            for (int32_t vec_1 = 0; vec_1 < 4; ++vec_1) {
              total[((i_2 * 4) + vec_1)] = 0.000000e+00f;
            }
          }
          for (int32_t i_3 = 0; i_3 < 8; ++i_3) {
            for (int32_t vec_2 = 0; vec_2 < 4; ++vec_2) {
              peak[((i_3 * 4) + vec_2)] = -5.000000e+29f;
            }
          }
          for (int32_t i_4 = 0; i_4 < 8; ++i_4) {
            for (int32_t vec_3 = 0; vec_3 < 4; ++vec_3) {
              scaled[((i_4 * 4) + vec_3)] = -6.250000e+28f;
            }
          }
          for (int32_t step = 0; step < (length >> 6); ++step) {
            for (int32_t i_5 = 0; i_5 < 64; ++i_5) {
              for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
                float condval_2;
                if (((((((step * 64) + start) + i_5) < M) & ((bx - (H * 2)) < 0)) && (0 <= (((step * 64) + start) + i_5)))) {
                  condval_2 = qkv[((((((((((int64_t)step) * (int64_t)64) + ((int64_t)start)) + ((int64_t)i_5)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)64)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_2))];
                } else {
                  condval_2 = 0.000000e+00f;
                }
                k_tile[((i_5 * 64) + j_2)] = condval_2;
              }
            }
            for (int32_t i_6 = 0; i_6 < 64; ++i_6) {
              for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
                float condval_3;
                if (((((((step * 64) + start) + i_6) < M) & ((bx - H) < 0)) && (0 <= (((step * 64) + start) + i_6)))) {
                  condval_3 = qkv[((((((((((int64_t)step) * (int64_t)64) + ((int64_t)start)) + ((int64_t)i_6)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)128)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_3))];
                } else {
                  condval_3 = 0.000000e+00f;
                }
                v_tile[((i_6 * 64) + j_3)] = condval_3;
              }
            }
            for (int32_t i_7 = 0; i_7 < 32; ++i_7) {
              for (int32_t j_4 = 0; j_4 < 16; ++j_4) {
                for (int32_t vec_4 = 0; vec_4 < 4; ++vec_4) {
                  scores[(((i_7 * 64) + (j_4 * 4)) + vec_4)] = 0.000000e+00f;
                }
              }
            }
            for (int32_t i_8 = 0; i_8 < 32; ++i_8) {
              for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
                for (int32_t k = 0; k < 64; ++k) {
                  scores[((i_8 * 64) + j_5)] = (scores[((i_8 * 64) + j_5)] + (q_tile[((i_8 * 64) + k)] * k_tile[((j_5 * 64) + k)]));
                }
              }
            }
            for (int32_t i_9 = 0; i_9 < 8; ++i_9) {
              for (int32_t vec_5 = 0; vec_5 < 4; ++vec_5) {
                before[((i_9 * 4) + vec_5)] = scaled[((i_9 * 4) + vec_5)];
              }
            }
            for (int32_t i0 = 0; i0 < 32; ++i0) {
              for (int32_t rv = 0; rv < 64; ++rv) {
                float v_ = peak[i0];
                float v__1 = scores[((i0 * 64) + rv)];
                peak[i0] = ((v_) > (v__1) ? (v_) : (v__1));
              }
            }
            for (int32_t i_10 = 0; i_10 < 32; ++i_10) {
              scaled[i_10] = (peak[i_10] * 1.250000e-01f);
            }
            for (int32_t i_11 = 0; i_11 < 32; ++i_11) {
              fade[i_11] = expf((before[i_11] - scaled[i_11]));
            }
            for (int32_t i_12 = 0; i_12 < 32; ++i_12) {
              for (int32_t j_6 = 0; j_6 < 64; ++j_6) {
                scores[((i_12 * 64) + j_6)] = expf(((scores[((i_12 * 64) + j_6)] * 1.250000e-01f) - scaled[i_12]));
              }
            }
            for (int32_t i0_1 = 0; i0_1 < 32; ++i0_1) {
              part[i0_1] = 0.000000e+00f;
              for (int32_t rv_1 = 0; rv_1 < 64; ++rv_1) {
                part[i0_1] = (part[i0_1] + scores[((i0_1 * 64) + rv_1)]);
              }
            }
            for (int32_t i_13 = 0; i_13 < 32; ++i_13) {
              total[i_13] = ((total[i_13] * fade[i_13]) + part[i_13]);
            }
            for (int32_t i_j_fused = 0; i_j_fused < 512; ++i_j_fused) {
              for (int32_t vec_6 = 0; vec_6 < 4; ++vec_6) {
                probs[((i_j_fused * 4) + vec_6)] = scores[((i_j_fused * 4) + vec_6)];
              }
            }
            for (int32_t i_14 = 0; i_14 < 32; ++i_14) {
              for (int32_t j_7 = 0; j_7 < 64; ++j_7) {
                acc[((i_14 * 64) + j_7)] = (acc[((i_14 * 64) + j_7)] * fade[i_14]);
              }
            }
            for (int32_t i_15 = 0; i_15 < 32; ++i_15) {
              for (int32_t j_8 = 0; j_8 < 64; ++j_8) {
                for (int32_t k_1 = 0; k_1 < 64; ++k_1) {
                  acc[((i_15 * 64) + j_8)] = (acc[((i_15 * 64) + j_8)] + (probs[((i_15 * 64) + k_1)] * v_tile[((k_1 * 64) + j_8)]));
                }
              }
            }
          }
          if ((length >> 6) < ((length + 63) >> 6)) {
            for (int32_t i_16 = 0; i_16 < 64; ++i_16) {
              for (int32_t j_9 = 0; j_9 < 64; ++j_9) {
                bool inside = ((((length >> 6) * 64) + i_16) < length);
                float condval_4;
                if (((((((length >> 6) * 64) + i_16) < length) && (0 <= ((((length >> 6) * 64) + start) + i_16))) && (((((length >> 6) * 64) + start) + i_16) < M))) {
                  condval_4 = qkv[(((((((((((int64_t)length) >> (int64_t)6) * (int64_t)64) + ((int64_t)start)) + ((int64_t)i_16)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)64)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_9))];
                } else {
                  condval_4 = 0.000000e+00f;
                }
                k_tail[((i_16 * 64) + j_9)] = condval_4;
              }
            }
            for (int32_t i_17 = 0; i_17 < 64; ++i_17) {
              for (int32_t j_10 = 0; j_10 < 64; ++j_10) {
                bool inside_1 = ((((length >> 6) * 64) + i_17) < length);
                float condval_5;
                if (((((((length >> 6) * 64) + i_17) < length) && (0 <= ((((length >> 6) * 64) + start) + i_17))) && (((((length >> 6) * 64) + start) + i_17) < M))) {
                  condval_5 = qkv[(((((((((((int64_t)length) >> (int64_t)6) * (int64_t)64) + ((int64_t)start)) + ((int64_t)i_17)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)128)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_10))];
                } else {
                  condval_5 = 0.000000e+00f;
                }
                v_tail[((i_17 * 64) + j_10)] = condval_5;
              }
            }
            for (int32_t i_18 = 0; i_18 < 32; ++i_18) {
              for (int32_t j_11 = 0; j_11 < 16; ++j_11) {
                for (int32_t vec_7 = 0; vec_7 < 4; ++vec_7) {
                  scores[(((i_18 * 64) + (j_11 * 4)) + vec_7)] = 0.000000e+00f;
                }
              }
            }
            for (int32_t i_19 = 0; i_19 < 32; ++i_19) {
              for (int32_t j_12 = 0; j_12 < 64; ++j_12) {
                for (int32_t k_2 = 0; k_2 < 64; ++k_2) {
                  scores[((i_19 * 64) + j_12)] = (scores[((i_19 * 64) + j_12)] + (q_tile[((i_19 * 64) + k_2)] * k_tail[((j_12 * 64) + k_2)]));
                }
              }
            }
            for (int32_t i_20 = 0; i_20 < 32; ++i_20) {
              for (int32_t j_13 = 0; j_13 < 64; ++j_13) {
                float condval_6;
                if (((((length >> 6) * 64) + j_13) < length)) {
                  condval_6 = scores[((i_20 * 64) + j_13)];
                } else {
                  condval_6 = -1.000000e+30f;
                }
                scores[((i_20 * 64) + j_13)] = condval_6;
              }
            }
            for (int32_t i_21 = 0; i_21 < 8; ++i_21) {
              for (int32_t vec_8 = 0; vec_8 < 4; ++vec_8) {
                before[((i_21 * 4) + vec_8)] = scaled[((i_21 * 4) + vec_8)];
              }
            }
            for (int32_t i0_2 = 0; i0_2 < 32; ++i0_2) {
              for (int32_t rv_2 = 0; rv_2 < 64; ++rv_2) {
                float v__2 = peak[i0_2];
                float v__3 = scores[((i0_2 * 64) + rv_2)];
                peak[i0_2] = ((v__2) > (v__3) ? (v__2) : (v__3));
              }
            }
            for (int32_t i_22 = 0; i_22 < 32; ++i_22) {
              scaled[i_22] = (peak[i_22] * 1.250000e-01f);
            }
            for (int32_t i_23 = 0; i_23 < 32; ++i_23) {
              fade[i_23] = expf((before[i_23] - scaled[i_23]));
            }
            for (int32_t i_24 = 0; i_24 < 32; ++i_24) {
              for (int32_t j_14 = 0; j_14 < 64; ++j_14) {
                scores[((i_24 * 64) + j_14)] = expf(((scores[((i_24 * 64) + j_14)] * 1.250000e-01f) - scaled[i_24]));
              }
            }
            for (int32_t i0_3 = 0; i0_3 < 32; ++i0_3) {
              part[i0_3] = 0.000000e+00f;
              for (int32_t rv_3 = 0; rv_3 < 64; ++rv_3) {
                part[i0_3] = (part[i0_3] + scores[((i0_3 * 64) + rv_3)]);
              }
            }
            for (int32_t i_25 = 0; i_25 < 32; ++i_25) {
              total[i_25] = ((total[i_25] * fade[i_25]) + part[i_25]);
            }
            for (int32_t i_j_fused_1 = 0; i_j_fused_1 < 512; ++i_j_fused_1) {
              for (int32_t vec_9 = 0; vec_9 < 4; ++vec_9) {
                probs[((i_j_fused_1 * 4) + vec_9)] = scores[((i_j_fused_1 * 4) + vec_9)];
              }
            }
            for (int32_t i_26 = 0; i_26 < 32; ++i_26) {
              for (int32_t j_15 = 0; j_15 < 64; ++j_15) {
                acc[((i_26 * 64) + j_15)] = (acc[((i_26 * 64) + j_15)] * fade[i_26]);
              }
            }
            for (int32_t i_27 = 0; i_27 < 32; ++i_27) {
              for (int32_t j_16 = 0; j_16 < 64; ++j_16) {
                for (int32_t k_3 = 0; k_3 < 64; ++k_3) {
                  acc[((i_27 * 64) + j_16)] = (acc[((i_27 * 64) + j_16)] + (probs[((i_27 * 64) + k_3)] * v_tail[((k_3 * 64) + j_16)]));
                }
              }
            }
          }
          for (int32_t i_28 = 0; i_28 < 32; ++i_28) {
            float v__4 = total[i_28];
            fade[i_28] = (1.000000e+00f / ((v__4) > (1.000000e-30f) ? (v__4) : (1.000000e-30f)));
          }
          for (int32_t i_29 = 0; i_29 < 32; ++i_29) {
            for (int32_t j_17 = 0; j_17 < 64; ++j_17) {
              float condval_7;
              if ((((by * 32) + i_29) < length)) {
                condval_7 = (acc[((i_29 * 64) + j_17)] * fade[i_29]);
              } else {
                condval_7 = 0.000000e+00f;
              }
              acc[((i_29 * 64) + j_17)] = condval_7;
            }
          }
          for (int32_t i_j_fused_2 = 0; i_j_fused_2 < 512; ++i_j_fused_2) {
            for (int32_t vec_10 = 0; vec_10 < 4; ++vec_10) {
              o_tile[((i_j_fused_2 * 4) + vec_10)] = acc[((i_j_fused_2 * 4) + vec_10)];
            }
          }
          for (int32_t i_30 = 0; i_30 < 32; ++i_30) {
            if (((by * 32) + i_30) < (((length + 15) >> 4) * 16)) {
              for (int32_t j_18 = 0; j_18 < 64; ++j_18) {
                if ((((by * 32) + start) + i_30) < M) {
                  if (0 <= (((by * 32) + start) + i_30)) {
                    out[(((((int64_t)bx) * (int64_t)64) + (((((((int64_t)by) * (int64_t)32) + ((int64_t)start)) + ((int64_t)i_30)) * ((int64_t)H)) * (int64_t)64)) + ((int64_t)j_18))] = o_tile[((i_30 * 64) + j_18)];
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.attention.window64.c
//   op attention, m 32, n 64, stages 1, blocks 1, waits 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_attention_window64_c_kernel(int32_t* lengths, float* out, float* qkv, int32_t* seqs, int32_t* starts, int32_t H, int32_t L, int32_t M, int32_t S, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_attention_window64_c_kernel(int32_t* lengths, float* out, float* qkv, int32_t* seqs, int32_t* starts, int32_t H, int32_t L, int32_t M, int32_t S, int32_t first_block, int32_t last_block) {
  float q_tile[2048];
  float acc[2048];
  float total[32];
  float peak[32];
  float scaled[32];
  float scores[2048];
  float before[32];
  float fade[32];
  float part[32];
  float probs[2048];
  float k_tile[4096];
  float v_tile[4096];
  float k_tail[4096];
  float v_tail[4096];
  float o_tile[2048];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    for (int32_t by = 0; by < ((L + 31) >> 5); ++by) {
      for (int32_t bz = 0; bz < S; ++bz) {
        int32_t start = starts[((int64_t)bz)];
        int32_t condval;
        if ((bz < seqs[0])) {
          condval = lengths[((int64_t)bz)];
        } else {
          condval = 0;
        }
        int32_t length = condval;
        if ((by * 32) < length) {
          for (int32_t i = 0; i < 32; ++i) {
            for (int32_t j = 0; j < 64; ++j) {
              float condval_1;
              if (((((((by * 32) + start) + i) < M) & ((bx - (H * 3)) < 0)) && (0 <= (((by * 32) + start) + i)))) {
                condval_1 = qkv[(((((((((int64_t)by) * (int64_t)32) + ((int64_t)start)) + ((int64_t)i)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j))];
              } else {
                condval_1 = 0.000000e+00f;
              }
              q_tile[((i * 64) + j)] = condval_1;
            }
          }
          for (int32_t i_1 = 0; i_1 < 32; ++i_1) {
            for (int32_t j_1 = 0; j_1 < 16; ++j_1) {
              for (int32_t vec = 0; vec < 4; ++vec) {
                acc[(((i_1 * 64) + (j_1 * 4)) + vec)] = 0.000000e+00f;
              }
            }
          }
          for (int32_t i_2 = 0; i_2 < 8; ++i_2) {
            for (int32_t vec_1 = 0; vec_1 < 4; ++vec_1) {
              total[((i_2 * 4) + vec_1)] = 0.000000e+00f;
            }
          }
          for (int32_t i_3 = 0; i_3 < 8; ++i_3) {
            for (int32_t vec_2 = 0; vec_2 < 4; ++vec_2) {
              peak[((i_3 * 4) + vec_2)] = -5.000000e+29f;
            }
          }
          for (int32_t i_4 = 0; i_4 < 8; ++i_4) {
            for (int32_t vec_3 = 0; vec_3 < 4; ++vec_3) {
              scaled[((i_4 * 4) + vec_3)] = -6.250000e+28f;
            }
          }
          int32_t v_ = (by * 32) + 96;
          int32_t v__1 = ((length) < (v_) ? (length) : (v_)) + 63;
          int32_t v__2 = (by * 32) - 64;
          for (int32_t step = 0; step < ((((length) < (v__1) ? (length) : (v__1)) >> 6) - (((0) > (v__2) ? (0) : (v__2)) >> 6)); ++step) {
            for (int32_t i_5 = 0; i_5 < 64; ++i_5) {
              for (int32_t j_2 = 0; j_2 < 64; ++j_2) {
                int32_t v__3 = (by * 32) - 64;
                float condval_2;
                if (((((((((((0) > (v__3) ? (0) : (v__3)) >> 6) * 64) + (step * 64)) + start) + i_5) < M) & ((bx - (H * 2)) < 0)) && (0 <= (((((((0) > (v__3) ? (0) : (v__3)) >> 6) * 64) + (step * 64)) + start) + i_5)))) {
                  int64_t v__4 = (int64_t)0;
                  int64_t v__5 = (((int64_t)by) * (int64_t)32) - (int64_t)64;
                  condval_2 = qkv[((((((((((((v__4) > (v__5) ? (v__4) : (v__5)) >> (int64_t)6) * (int64_t)64) + (((int64_t)step) * (int64_t)64)) + ((int64_t)start)) + ((int64_t)i_5)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)64)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_2))];
                } else {
                  condval_2 = 0.000000e+00f;
                }
                k_tile[((i_5 * 64) + j_2)] = condval_2;
              }
            }
            for (int32_t i_6 = 0; i_6 < 64; ++i_6) {
              for (int32_t j_3 = 0; j_3 < 64; ++j_3) {
                int32_t v__6 = (by * 32) - 64;
                float condval_3;
                if (((((((((((0) > (v__6) ? (0) : (v__6)) >> 6) * 64) + (step * 64)) + start) + i_6) < M) & ((bx - H) < 0)) && (0 <= (((((((0) > (v__6) ? (0) : (v__6)) >> 6) * 64) + (step * 64)) + start) + i_6)))) {
                  int64_t v__7 = (int64_t)0;
                  int64_t v__8 = (((int64_t)by) * (int64_t)32) - (int64_t)64;
                  condval_3 = qkv[((((((((((((v__7) > (v__8) ? (v__7) : (v__8)) >> (int64_t)6) * (int64_t)64) + (((int64_t)step) * (int64_t)64)) + ((int64_t)start)) + ((int64_t)i_6)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)128)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_3))];
                } else {
                  condval_3 = 0.000000e+00f;
                }
                v_tile[((i_6 * 64) + j_3)] = condval_3;
              }
            }
            for (int32_t i_7 = 0; i_7 < 32; ++i_7) {
              for (int32_t j_4 = 0; j_4 < 16; ++j_4) {
                for (int32_t vec_4 = 0; vec_4 < 4; ++vec_4) {
                  scores[(((i_7 * 64) + (j_4 * 4)) + vec_4)] = 0.000000e+00f;
                }
              }
            }
            for (int32_t i_8 = 0; i_8 < 32; ++i_8) {
              for (int32_t j_5 = 0; j_5 < 64; ++j_5) {
                for (int32_t k = 0; k < 64; ++k) {
                  scores[((i_8 * 64) + j_5)] = (scores[((i_8 * 64) + j_5)] + (q_tile[((i_8 * 64) + k)] * k_tile[((j_5 * 64) + k)]));
                }
              }
            }
            int32_t v__9 = (by * 32) - 64;
            int32_t v__10 = (by * 32) - 64;
            int32_t v__11 = (by * 32) - 64;
            if (((length < ((((((0) > (v__9) ? (0) : (v__9)) >> 6) * 64) + (step * 64)) + 64)) | (1 < ((((((0) > (v__10) ? (0) : (v__10)) >> 6) * 64) + (step * 64)) - (by * 32)))) | (33 < (((by * 32) - ((((0) > (v__11) ? (0) : (v__11)) >> 6) * 64)) - (step * 64)))) {
              for (int32_t i_9 = 0; i_9 < 32; ++i_9) {
                for (int32_t j_6 = 0; j_6 < 64; ++j_6) {
                  int32_t v__12 = (by * 32) - 64;
                  float condval_4;
                  if ((((((((((0) > (v__12) ? (0) : (v__12)) >> 6) * 64) + (step * 64)) + j_6) < length) & (((((((((0) > (v__12) ? (0) : (v__12)) >> 6) * 64) + (step * 64)) + j_6) - i_9) - (by * 32)) <= 64)) & ((((((by * 32) + i_9) - j_6) - ((((0) > (v__12) ? (0) : (v__12)) >> 6) * 64)) - (step * 64)) <= 64))) {
                    condval_4 = scores[((i_9 * 64) + j_6)];
                  } else {
                    condval_4 = -1.000000e+30f;
                  }
                  scores[((i_9 * 64) + j_6)] = condval_4;
                }
              }
            }
            for (int32_t i_10 = 0; i_10 < 8; ++i_10) {
              for (int32_t vec_5 = 0; vec_5 < 4; ++vec_5) {
                before[((i_10 * 4) + vec_5)] = scaled[((i_10 * 4) + vec_5)];
              }
            }
            for (int32_t i0 = 0; i0 < 32; ++i0) {
              for (int32_t rv = 0; rv < 64; ++rv) {
                float v__13 = peak[i0];
                float v__14 = scores[((i0 * 64) + rv)];
                peak[i0] = ((v__13) > (v__14) ? (v__13) : (v__14));
              }
            }
            for (int32_t i_11 = 0; i_11 < 32; ++i_11) {
              scaled[i_11] = (peak[i_11] * 1.250000e-01f);
            }
            for (int32_t i_12 = 0; i_12 < 32; ++i_12) {
              fade[i_12] = expf((before[i_12] - scaled[i_12]));
            }
            for (int32_t i_13 = 0; i_13 < 32; ++i_13) {
              for (int32_t j_7 = 0; j_7 < 64; ++j_7) {
                scores[((i_13 * 64) + j_7)] = expf(((scores[((i_13 * 64) + j_7)] * 1.250000e-01f) - scaled[i_13]));
              }
            }
            for (int32_t i0_1 = 0; i0_1 < 32; ++i0_1) {
              part[i0_1] = 0.000000e+00f;
              for (int32_t rv_1 = 0; rv_1 < 64; ++rv_1) {
                part[i0_1] = (part[i0_1] + scores[((i0_1 * 64) + rv_1)]);
              }
            }
            for (int32_t i_14 = 0; i_14 < 32; ++i_14) {
              total[i_14] = ((total[i_14] * fade[i_14]) + part[i_14]);
            }
            for (int32_t i_j_fused = 0; i_j_fused < 512; ++i_j_fused) {
              for (int32_t vec_6 = 0; vec_6 < 4; ++vec_6) {
                probs[((i_j_fused * 4) + vec_6)] = scores[((i_j_fused * 4) + vec_6)];
              }
            }
            for (int32_t i_15 = 0; i_15 < 32; ++i_15) {
              for (int32_t j_8 = 0; j_8 < 64; ++j_8) {
                acc[((i_15 * 64) + j_8)] = (acc[((i_15 * 64) + j_8)] * fade[i_15]);
              }
            }
            for (int32_t i_16 = 0; i_16 < 32; ++i_16) {
              for (int32_t j_9 = 0; j_9 < 64; ++j_9) {
                for (int32_t k_1 = 0; k_1 < 64; ++k_1) {
                  acc[((i_16 * 64) + j_9)] = (acc[((i_16 * 64) + j_9)] + (probs[((i_16 * 64) + k_1)] * v_tile[((k_1 * 64) + j_9)]));
                }
              }
            }
          }
          int32_t v__15 = (by * 32) + 96;
          if ((length >> 6) < ((((length) < (v__15) ? (length) : (v__15)) + 63) >> 6)) {
            for (int32_t i_17 = 0; i_17 < 64; ++i_17) {
              for (int32_t j_10 = 0; j_10 < 64; ++j_10) {
                bool inside = ((((length >> 6) * 64) + i_17) < length);
                float condval_5;
                if (((((((length >> 6) * 64) + i_17) < length) && (0 <= ((((length >> 6) * 64) + start) + i_17))) && (((((length >> 6) * 64) + start) + i_17) < M))) {
                  condval_5 = qkv[(((((((((((int64_t)length) >> (int64_t)6) * (int64_t)64) + ((int64_t)start)) + ((int64_t)i_17)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)64)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_10))];
                } else {
                  condval_5 = 0.000000e+00f;
                }
                k_tail[((i_17 * 64) + j_10)] = condval_5;
              }
            }
            for (int32_t i_18 = 0; i_18 < 64; ++i_18) {
              for (int32_t j_11 = 0; j_11 < 64; ++j_11) {
                bool inside_1 = ((((length >> 6) * 64) + i_18) < length);
                float condval_6;
                if (((((((length >> 6) * 64) + i_18) < length) && (0 <= ((((length >> 6) * 64) + start) + i_18))) && (((((length >> 6) * 64) + start) + i_18) < M))) {
                  condval_6 = qkv[(((((((((((int64_t)length) >> (int64_t)6) * (int64_t)64) + ((int64_t)start)) + ((int64_t)i_18)) * ((int64_t)H)) * (int64_t)192) + (((int64_t)H) * (int64_t)128)) + (((int64_t)bx) * (int64_t)64)) + ((int64_t)j_11))];
                } else {
                  condval_6 = 0.000000e+00f;
                }
                v_tail[((i_18 * 64) + j_11)] = condval_6;
              }
            }
            for (int32_t i_19 = 0; i_19 < 32; ++i_19) {
              for (int32_t j_12 = 0; j_12 < 16; ++j_12) {
                for (int32_t vec_7 = 0; vec_7 < 4; ++vec_7) {
                  scores[(((i_19 * 64) + (j_12 * 4)) + vec_7)] = 0.000000e+00f;
                }
              }
            }
            for (int32_t i_20 = 0; i_20 < 32; ++i_20) {
              for (int32_t j_13 = 0; j_13 < 64; ++j_13) {
                for (int32_t k_2 = 0; k_2 < 64; ++k_2) {
                  scores[((i_20 * 64) + j_13)] = (scores[((i_20 * 64) + j_13)] + (q_tile[((i_20 * 64) + k_2)] * k_tail[((j_13 * 64) + k_2)]));
                }
              }
            }
            for (int32_t i_21 = 0; i_21 < 32; ++i_21) {
              for (int32_t j_14 = 0; j_14 < 64; ++j_14) {
                float condval_7;
                if (((((((length >> 6) * 64) + j_14) < length) & ((((((length >> 6) * 64) + j_14) - i_21) - (by * 32)) <= 64)) & (((((by * 32) + i_21) - j_14) - ((length >> 6) * 64)) <= 64))) {
                  condval_7 = scores[((i_21 * 64) + j_14)];
                } else {
                  condval_7 = -1.000000e+30f;
                }
                scores[((i_21 * 64) + j_14)] = condval_7;
              }
            }
            for (int32_t i_22 = 0; i_22 < 8; ++i_22) {
              for (int32_t vec_8 = 0; vec_8 < 4; ++vec_8) {
                before[((i_22 * 4) + vec_8)] = scaled[((i_22 * 4) + vec_8)];
              }
            }
            for (int32_t i0_2 = 0; i0_2 < 32; ++i0_2) {
              for (int32_t rv_2 = 0; rv_2 < 64; ++rv_2) {
                float v__16 = peak[i0_2];
                float v__17 = scores[((i0_2 * 64) + rv_2)];
                peak[i0_2] = ((v__16) > (v__17) ? (v__16) : (v__17));
              }
            }
            for (int32_t i_23 = 0; i_23 < 32; ++i_23) {
              scaled[i_23] = (peak[i_23] * 1.250000e-01f);
            }
            for (int32_t i_24 = 0; i_24 < 32; ++i_24) {
              fade[i_24] = expf((before[i_24] - scaled[i_24]));
            }
            for (int32_t i_25 = 0; i_25 < 32; ++i_25) {
              for (int32_t j_15 = 0; j_15 < 64; ++j_15) {
                scores[((i_25 * 64) + j_15)] = expf(((scores[((i_25 * 64) + j_15)] * 1.250000e-01f) - scaled[i_25]));
              }
            }
            for (int32_t i0_3 = 0; i0_3 < 32; ++i0_3) {
              part[i0_3] = 0.000000e+00f;
              for (int32_t rv_3 = 0; rv_3 < 64; ++rv_3) {
                part[i0_3] = (part[i0_3] + scores[((i0_3 * 64) + rv_3)]);
              }
            }
            for (int32_t i_26 = 0; i_26 < 32; ++i_26) {
              total[i_26] = ((total[i_26] * fade[i_26]) + part[i_26]);
            }
            for (int32_t i_j_fused_1 = 0; i_j_fused_1 < 512; ++i_j_fused_1) {
              for (int32_t vec_9 = 0; vec_9 < 4; ++vec_9) {
                probs[((i_j_fused_1 * 4) + vec_9)] = scores[((i_j_fused_1 * 4) + vec_9)];
              }
            }
            for (int32_t i_27 = 0; i_27 < 32; ++i_27) {
              for (int32_t j_16 = 0; j_16 < 64; ++j_16) {
                acc[((i_27 * 64) + j_16)] = (acc[((i_27 * 64) + j_16)] * fade[i_27]);
              }
            }
            for (int32_t i_28 = 0; i_28 < 32; ++i_28) {
              for (int32_t j_17 = 0; j_17 < 64; ++j_17) {
                for (int32_t k_3 = 0; k_3 < 64; ++k_3) {
                  acc[((i_28 * 64) + j_17)] = (acc[((i_28 * 64) + j_17)] + (probs[((i_28 * 64) + k_3)] * v_tail[((k_3 * 64) + j_17)]));
                }
              }
            }
          }
          for (int32_t i_29 = 0; i_29 < 32; ++i_29) {
            float v__18 = total[i_29];
            fade[i_29] = (1.000000e+00f / ((v__18) > (1.000000e-30f) ? (v__18) : (1.000000e-30f)));
          }
          for (int32_t i_30 = 0; i_30 < 32; ++i_30) {
            for (int32_t j_18 = 0; j_18 < 64; ++j_18) {
              float condval_8;
              if ((((by * 32) + i_30) < length)) {
                condval_8 = (acc[((i_30 * 64) + j_18)] * fade[i_30]);
              } else {
                condval_8 = 0.000000e+00f;
              }
              acc[((i_30 * 64) + j_18)] = condval_8;
            }
          }
          for (int32_t i_j_fused_2 = 0; i_j_fused_2 < 512; ++i_j_fused_2) {
            for (int32_t vec_10 = 0; vec_10 < 4; ++vec_10) {
              o_tile[((i_j_fused_2 * 4) + vec_10)] = acc[((i_j_fused_2 * 4) + vec_10)];
            }
          }
          for (int32_t i_31 = 0; i_31 < 32; ++i_31) {
            if (((by * 32) + i_31) < (((length + 15) >> 4) * 16)) {
              for (int32_t j_19 = 0; j_19 < 64; ++j_19) {
                if ((((by * 32) + start) + i_31) < M) {
                  if (0 <= (((by * 32) + start) + i_31)) {
                    out[(((((int64_t)bx) * (int64_t)64) + (((((((int64_t)by) * (int64_t)32) + ((int64_t)start)) + ((int64_t)i_31)) * ((int64_t)H)) * (int64_t)64)) + ((int64_t)j_19))] = o_tile[((i_31 * 64) + j_19)];
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.gather.c
//   op gather, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gather_c_kernel(float* branch, int32_t* count, int32_t* index, float* out, float* stream, int32_t D, int32_t M, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_gather_c_kernel(float* branch, int32_t* count, int32_t* index, float* out, float* stream, int32_t D, int32_t M, int32_t N, int32_t first_block, int32_t last_block) {
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < count[0]) {
      int32_t v_ = index[((int64_t)bx)];
      int32_t v__1 = M - 1;
      int32_t v__2 = (v_) < (v__1) ? (v_) : (v__1);
      int32_t row = ((0) > (v__2) ? (0) : (v__2));
      for (int32_t j = 0; j < D; ++j) {
        float condval;
        if (((0 <= row) && (row < M))) {
          condval = stream[((((int64_t)row) * ((int64_t)D)) + ((int64_t)j))];
        } else {
          condval = 0.000000e+00f;
        }
        float condval_1;
        if (((0 <= row) && (row < M))) {
          condval_1 = branch[((((int64_t)row) * ((int64_t)D)) + ((int64_t)j))];
        } else {
          condval_1 = 0.000000e+00f;
        }
        out[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] = (condval + condval_1);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.score.c
//   op score, threads 1
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_score_c_kernel(float* bias, int32_t* count, float* hidden, float* logits, float* w, int32_t D, int32_t N, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_score_c_kernel(float* bias, int32_t* count, float* hidden, float* logits, float* w, int32_t D, int32_t N, int32_t first_block, int32_t last_block) {
  float total[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < count[0]) {
      total[0] = 0.000000e+00f;
    }
    if (bx < count[0]) {
      for (int32_t j = 0; j < D; ++j) {
        total[0] = (total[0] + (hidden[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] * w[((int64_t)j)]));
      }
    }
    if (bx < count[0]) {
      logits[((int64_t)bx)] = (total[0] + bias[0]);
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.action_features.c
//   op action_features
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_action_features_c_kernel(float* features, float* logits, int32_t* option_counts, int32_t* option_starts, int32_t* seqs, int32_t N, int32_t S, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float expf(float);
#ifdef __cplusplus
extern "C"
#endif
float logf(float);
#ifdef __cplusplus
extern "C"
#endif
float logf(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_action_features_c_kernel(float* features, float* logits, int32_t* option_counts, int32_t* option_starts, int32_t* seqs, int32_t N, int32_t S, int32_t first_block, int32_t last_block) {
  float peak[1];
  float total[1];
  float first[1];
  float second[1];
  float entropy[1];
  float p[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < seqs[0]) {
      int32_t v_ = option_starts[((int64_t)bx)];
      int32_t v__1 = (v_) < (N) ? (v_) : (N);
      int32_t start = ((0) > (v__1) ? (0) : (v__1));
      int32_t v__2 = option_counts[((int64_t)bx)];
      int32_t v__3 = N - start;
      int32_t v__4 = (v__2) < (v__3) ? (v__2) : (v__3);
      int32_t k = ((0) > (v__4) ? (0) : (v__4));
      peak[0] = -3.000000e+38f;
      for (int32_t i = 0; i < k; ++i) {
        float v__5 = peak[0];
        float condval;
        if (((0 <= (start + i)) && ((start + i) < N))) {
          condval = logits[(((int64_t)start) + ((int64_t)i))];
        } else {
          condval = 0.000000e+00f;
        }
        peak[0] = ((v__5) > (condval) ? (v__5) : (condval));
      }
      total[0] = 0.000000e+00f;
      for (int32_t i_1 = 0; i_1 < k; ++i_1) {
        float condval_1;
        if (((0 <= (start + i_1)) && ((start + i_1) < N))) {
          condval_1 = logits[(((int64_t)start) + ((int64_t)i_1))];
        } else {
          condval_1 = 0.000000e+00f;
        }
        total[0] = (total[0] + expf((condval_1 - peak[0])));
      }
      first[0] = 0.000000e+00f;
      second[0] = 0.000000e+00f;
      entropy[0] = 0.000000e+00f;
      for (int32_t i_2 = 0; i_2 < k; ++i_2) {
        float condval_2;
        if (((0 <= (start + i_2)) && ((start + i_2) < N))) {
          condval_2 = logits[(((int64_t)start) + ((int64_t)i_2))];
        } else {
          condval_2 = 0.000000e+00f;
        }
        p[0] = (expf((condval_2 - peak[0])) / total[0]);
        float v__6 = p[0];
        entropy[0] = (entropy[0] - (p[0] * logf(((v__6) > (1.000000e-09f) ? (v__6) : (1.000000e-09f)))));
        float v__7 = second[0];
        float v__8 = first[0];
        float v__9 = p[0];
        float v__10 = (v__8) < (v__9) ? (v__8) : (v__9);
        second[0] = ((v__7) > (v__10) ? (v__7) : (v__10));
        float v__11 = first[0];
        float v__12 = p[0];
        first[0] = ((v__11) > (v__12) ? (v__11) : (v__12));
      }
      features[(((int64_t)bx) * (int64_t)4)] = first[0];
      features[((((int64_t)bx) * (int64_t)4) + (int64_t)1)] = (first[0] - second[0]);
      features[((((int64_t)bx) * (int64_t)4) + (int64_t)2)] = (entropy[0] / logf(((float)((k) > (2) ? (k) : (2)))));
      features[((((int64_t)bx) * (int64_t)4) + (int64_t)3)] = (((float)((k) > (2) ? (k) : (2))) / 2.550000e+02f);
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.action_hidden.c
//   op action_hidden
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_action_hidden_c_kernel(float* hidden, float* pooled, int32_t* seqs, float* w1, int32_t D, int32_t S, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_action_hidden_c_kernel(float* hidden, float* pooled, int32_t* seqs, float* w1, int32_t D, int32_t S, int32_t first_block, int32_t last_block) {
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < seqs[0]) {
      for (int32_t u = 0; u < 256; ++u) {
        hidden[((((int64_t)bx) * (int64_t)256) + ((int64_t)u))] = 0.000000e+00f;
      }
    }
    if (bx < seqs[0]) {
      for (int32_t j = 0; j < D; ++j) {
        for (int32_t u_1 = 0; u_1 < 256; ++u_1) {
          hidden[((((int64_t)bx) * (int64_t)256) + ((int64_t)u_1))] = (hidden[((((int64_t)bx) * (int64_t)256) + ((int64_t)u_1))] + (pooled[((((int64_t)bx) * ((int64_t)D)) + ((int64_t)j))] * w1[((((int64_t)j) * (int64_t)256) + ((int64_t)u_1))]));
        }
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// cpu.action_head.c
//   op action_head
// ---------------------------------------------------------------------------------------------------------------------
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_action_head_c_kernel(float* b1, float* b2, float* before, float* features, float* logits, int32_t* seqs, float* w1, float* w2, int32_t A, int32_t D, int32_t S, int32_t first_block, int32_t last_block);
#ifdef __cplusplus
extern "C"
#endif
float erff(float);
#ifdef __cplusplus
extern "C"
#endif
int32_t cpu_action_head_c_kernel(float* b1, float* b2, float* before, float* features, float* logits, int32_t* seqs, float* w1, float* w2, int32_t A, int32_t D, int32_t S, int32_t first_block, int32_t last_block) {
  float hidden[256];
  float total[1];
  for (int32_t bx = first_block; bx < last_block; ++bx) {
    if (bx < seqs[0]) {
      for (int32_t u = 0; u < 256; ++u) {
        hidden[u] = (before[((((int64_t)bx) * (int64_t)256) + ((int64_t)u))] + b1[u]);
      }
    }
    if (bx < seqs[0]) {
      for (int32_t j = 0; j < 4; ++j) {
        for (int32_t u_1 = 0; u_1 < 256; ++u_1) {
          float condval;
          if ((0 <= (D + j))) {
            condval = w1[(((((int64_t)D) * (int64_t)256) + (((int64_t)j) * (int64_t)256)) + ((int64_t)u_1))];
          } else {
            condval = 0.000000e+00f;
          }
          hidden[u_1] = (hidden[u_1] + (features[((((int64_t)bx) * (int64_t)4) + ((int64_t)j))] * condval));
        }
      }
    }
    if (bx < seqs[0]) {
      for (int32_t u_2 = 0; u_2 < 256; ++u_2) {
        hidden[u_2] = ((5.000000e-01f * hidden[u_2]) * (1.000000e+00f + erff((hidden[u_2] * 7.071068e-01f))));
      }
    }
    if (bx < seqs[0]) {
      for (int32_t a = 0; a < A; ++a) {
        total[0] = 0.000000e+00f;
        for (int32_t u_3 = 0; u_3 < 256; ++u_3) {
          total[0] = (total[0] + (hidden[u_3] * w2[((((int64_t)a) * (int64_t)256) + ((int64_t)u_3))]));
        }
        logits[((((int64_t)bx) * ((int64_t)A)) + ((int64_t)a))] = (total[0] + b2[((int64_t)a)]);
      }
    }
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// Launchers
// ---------------------------------------------------------------------------------------------------------------------

static int32_t body_0(const void* context, int32_t first, int32_t last) { /* cpu.embed_norm.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_embed_norm_c_kernel(call->p[2], call->p[0], call->p[5], call->p[3], call->p[1], call->p[4], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_0(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_0, &call);
}

static int32_t body_1(const void* context, int32_t first, int32_t last) { /* cpu.gemm.act_act_bias.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_act_act_bias_c_kernel(call->p[0], call->p[2], call->p[3], call->p[4], call->p[1], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_1(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_1, &call);
}

static int32_t body_2(const void* context, int32_t first, int32_t last) { /* cpu.gemm.act_act_none.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_act_act_none_c_kernel(call->p[0], call->p[3], call->p[4], call->p[1], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_2(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_2, &call);
}

static int32_t body_3(const void* context, int32_t first, int32_t last) { /* cpu.gemm.act_act_relu.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_act_act_relu_c_kernel(call->p[0], call->p[2], call->p[3], call->p[4], call->p[1], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_3(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_3, &call);
}

static int32_t body_4(const void* context, int32_t first, int32_t last) { /* cpu.gemm.act_f32_bias.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_act_f32_bias_c_kernel(call->p[0], call->p[2], call->p[3], call->p[4], call->p[1], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_4(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_4, &call);
}

static int32_t body_5(const void* context, int32_t first, int32_t last) { /* cpu.gemm.act_f32_gelu.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_act_f32_gelu_c_kernel(call->p[0], call->p[2], call->p[3], call->p[4], call->p[1], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_5(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_5, &call);
}

static int32_t body_6(const void* context, int32_t first, int32_t last) { /* cpu.gemm.act_f32_none.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_act_f32_none_c_kernel(call->p[0], call->p[3], call->p[4], call->p[1], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_6(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_6, &call);
}

static int32_t body_7(const void* context, int32_t first, int32_t last) { /* cpu.gemm_parts.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_parts_c_kernel(call->p[0], call->p[2], call->p[3], call->p[1], call->s[2], call->s[0], call->s[1], call->s[3], first, last);
}
static int launch_7(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_7, &call);
}

static int32_t body_8(const void* context, int32_t first, int32_t last) { /* cpu.gemm_add.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gemm_add_c_kernel(call->p[0], call->p[2], call->p[3], call->p[1], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_8(void* const* p, const int32_t* s, void* stream) {
  const int32_t n = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((n + 63) / 64), body_8, &call);
}

static int32_t body_9(const void* context, int32_t first, int32_t last) { /* cpu.qkv_rope.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_qkv_rope_c_kernel(call->p[0], call->p[2], call->p[4], call->p[5], call->p[6], call->p[3], call->p[1], call->s[1], call->s[2], call->s[3], call->s[0], first, last);
}
static int launch_9(void* const* p, const int32_t* s, void* stream) {
  const int32_t heads = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel((heads * 3), body_9, &call);
}

static int32_t body_10(const void* context, int32_t first, int32_t last) { /* cpu.geglu.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_geglu_c_kernel(call->p[0], call->p[2], call->p[3], call->p[1], call->s[1], call->s[2], call->s[0], first, last);
}
static int launch_10(void* const* p, const int32_t* s, void* stream) {
  const int32_t f = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(((f + 63) / 64), body_10, &call);
}

static int32_t body_11(const void* context, int32_t first, int32_t last) { /* cpu.add_norm.nores_bias_act.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_nores_bias_act_c_kernel(call->p[3], call->p[2], call->p[5], call->p[0], call->p[4], call->s[1], call->s[0], first, last);
}
static int launch_11(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_11, &call);
}

static int32_t body_12(const void* context, int32_t first, int32_t last) { /* cpu.add_norm.nores_nobias_act.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_nores_nobias_act_c_kernel(call->p[2], call->p[5], call->p[0], call->p[4], call->s[1], call->s[0], first, last);
}
static int launch_12(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_12, &call);
}

static int32_t body_13(const void* context, int32_t first, int32_t last) { /* cpu.add_norm.nores_nobias_f32.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_nores_nobias_f32_c_kernel(call->p[2], call->p[5], call->p[0], call->p[4], call->s[1], call->s[0], first, last);
}
static int launch_13(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_13, &call);
}

static int32_t body_14(const void* context, int32_t first, int32_t last) { /* cpu.add_norm.res_bias_act.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_res_bias_act_c_kernel(call->p[3], call->p[1], call->p[2], call->p[5], call->p[0], call->p[4], call->s[1], call->s[0], first, last);
}
static int launch_14(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_14, &call);
}

static int32_t body_15(const void* context, int32_t first, int32_t last) { /* cpu.add_norm.res_nobias_act.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_res_nobias_act_c_kernel(call->p[1], call->p[2], call->p[5], call->p[0], call->p[4], call->s[1], call->s[0], first, last);
}
static int launch_15(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_15, &call);
}

static int32_t body_16(const void* context, int32_t first, int32_t last) { /* cpu.add_norm.res_nobias_f32.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_res_nobias_f32_c_kernel(call->p[1], call->p[2], call->p[5], call->p[0], call->p[4], call->s[1], call->s[0], first, last);
}
static int launch_16(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_16, &call);
}

static int32_t body_17(const void* context, int32_t first, int32_t last) { /* cpu.add_norm_parts.act.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_parts_act_c_kernel(call->p[1], call->p[2], call->p[4], call->p[0], call->p[3], call->s[1], call->s[0], call->s[2], first, last);
}
static int launch_17(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_17, &call);
}

static int32_t body_18(const void* context, int32_t first, int32_t last) { /* cpu.add_norm_parts.f32.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_norm_parts_f32_c_kernel(call->p[1], call->p[2], call->p[4], call->p[0], call->p[3], call->s[1], call->s[0], call->s[2], first, last);
}
static int launch_18(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_18, &call);
}

static int32_t body_19(const void* context, int32_t first, int32_t last) { /* cpu.add_type.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_add_type_c_kernel(call->p[0], call->p[4], call->p[3], call->p[1], call->p[2], call->s[1], call->s[0], first, last);
}
static int launch_19(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_19, &call);
}

static int32_t body_20(const void* context, int32_t first, int32_t last) { /* cpu.rope.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_rope_c_kernel(call->p[1], call->p[3], call->p[0], call->p[4], call->p[2], call->s[1], call->s[2], call->s[0], first, last);
}
static int launch_20(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_rows = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_rows, body_20, &call);
}

static int32_t body_21(const void* context, int32_t first, int32_t last) { /* cpu.attention.window0.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_attention_window0_c_kernel(call->p[3], call->p[1], call->p[0], call->p[4], call->p[2], call->s[3], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_21(void* const* p, const int32_t* s, void* stream) {
  const int32_t heads = s[3];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(heads, body_21, &call);
}

static int32_t body_22(const void* context, int32_t first, int32_t last) { /* cpu.attention.window64.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_attention_window64_c_kernel(call->p[3], call->p[1], call->p[0], call->p[4], call->p[2], call->s[3], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_22(void* const* p, const int32_t* s, void* stream) {
  const int32_t heads = s[3];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(heads, body_22, &call);
}

static int32_t body_23(const void* context, int32_t first, int32_t last) { /* cpu.gather.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_gather_c_kernel(call->p[1], call->p[4], call->p[2], call->p[3], call->p[0], call->s[2], call->s[0], call->s[1], first, last);
}
static int launch_23(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_count = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_count, body_23, &call);
}

static int32_t body_24(const void* context, int32_t first, int32_t last) { /* cpu.score.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_score_c_kernel(call->p[2], call->p[4], call->p[0], call->p[3], call->p[1], call->s[1], call->s[0], first, last);
}
static int launch_24(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_count = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_count, body_24, &call);
}

static int32_t body_25(const void* context, int32_t first, int32_t last) { /* cpu.action_features.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_action_features_c_kernel(call->p[3], call->p[0], call->p[2], call->p[1], call->p[4], call->s[0], call->s[1], first, last);
}
static int launch_25(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_seqs = s[1];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_seqs, body_25, &call);
}

static int32_t body_26(const void* context, int32_t first, int32_t last) { /* cpu.action_hidden.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_action_hidden_c_kernel(call->p[2], call->p[0], call->p[3], call->p[1], call->s[1], call->s[0], first, last);
}
static int launch_26(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_seqs = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_seqs, body_26, &call);
}

static int32_t body_27(const void* context, int32_t first, int32_t last) { /* cpu.action_head.c */
  const laya_arguments* call = (const laya_arguments*)context;
  return cpu_action_head_c_kernel(call->p[3], call->p[5], call->p[0], call->p[1], call->p[6], call->p[7], call->p[2], call->p[4], call->s[2], call->s[1], call->s[0], first, last);
}
static int launch_27(void* const* p, const int32_t* s, void* stream) {
  const int32_t max_seqs = s[0];
  const laya_arguments call = {p, s};
  (void)stream;
  return laya_parallel(max_seqs, body_27, &call);
}

const laya_kernel laya_table_cpu[] = {
    {"cpu.embed_norm.c", "cpu", "", "c", LAYA_OP_EMBED_NORM,
     {-1, -1, -1, 0, 0, 0}, 3, 63u, launch_0},
    {"cpu.gemm.act_act_bias.c", "cpu", "act_act_bias", "c", LAYA_OP_GEMM,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_1},
    {"cpu.gemm.act_act_none.c", "cpu", "act_act_none", "c", LAYA_OP_GEMM,
     {-1, -1, -1, 0, 0, 0}, 3, 27u, launch_2},
    {"cpu.gemm.act_act_relu.c", "cpu", "act_act_relu", "c", LAYA_OP_GEMM,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_3},
    {"cpu.gemm.act_f32_bias.c", "cpu", "act_f32_bias", "c", LAYA_OP_GEMM,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_4},
    {"cpu.gemm.act_f32_gelu.c", "cpu", "act_f32_gelu", "c", LAYA_OP_GEMM,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_5},
    {"cpu.gemm.act_f32_none.c", "cpu", "act_f32_none", "c", LAYA_OP_GEMM,
     {-1, -1, -1, 0, 0, 0}, 3, 27u, launch_6},
    {"cpu.gemm_parts.c", "cpu", "", "c", LAYA_OP_GEMM_PARTS,
     {-1, -1, -1, -1, 0, 0}, 4, 15u, launch_7},
    {"cpu.gemm_add.c", "cpu", "", "c", LAYA_OP_GEMM_ADD,
     {-1, -1, -1, 0, 0, 0}, 3, 15u, launch_8},
    {"cpu.qkv_rope.c", "cpu", "", "c", LAYA_OP_QKV_ROPE,
     {-1, -1, -1, -1, 0, 0}, 4, 127u, launch_9},
    {"cpu.geglu.c", "cpu", "", "c", LAYA_OP_GEGLU,
     {-1, -1, -1, 0, 0, 0}, 3, 15u, launch_10},
    {"cpu.add_norm.nores_bias_act.c", "cpu", "nores_bias_act", "c", LAYA_OP_ADD_NORM,
     {-1, -1, 0, 0, 0, 0}, 2, 61u, launch_11},
    {"cpu.add_norm.nores_nobias_act.c", "cpu", "nores_nobias_act", "c", LAYA_OP_ADD_NORM,
     {-1, -1, 0, 0, 0, 0}, 2, 53u, launch_12},
    {"cpu.add_norm.nores_nobias_f32.c", "cpu", "nores_nobias_f32", "c", LAYA_OP_ADD_NORM,
     {-1, -1, 0, 0, 0, 0}, 2, 53u, launch_13},
    {"cpu.add_norm.res_bias_act.c", "cpu", "res_bias_act", "c", LAYA_OP_ADD_NORM,
     {-1, -1, 0, 0, 0, 0}, 2, 63u, launch_14},
    {"cpu.add_norm.res_nobias_act.c", "cpu", "res_nobias_act", "c", LAYA_OP_ADD_NORM,
     {-1, -1, 0, 0, 0, 0}, 2, 55u, launch_15},
    {"cpu.add_norm.res_nobias_f32.c", "cpu", "res_nobias_f32", "c", LAYA_OP_ADD_NORM,
     {-1, -1, 0, 0, 0, 0}, 2, 55u, launch_16},
    {"cpu.add_norm_parts.act.c", "cpu", "act", "c", LAYA_OP_ADD_NORM_PARTS,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_17},
    {"cpu.add_norm_parts.f32.c", "cpu", "f32", "c", LAYA_OP_ADD_NORM_PARTS,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_18},
    {"cpu.add_type.c", "cpu", "", "c", LAYA_OP_ADD_TYPE,
     {-1, -1, 0, 0, 0, 0}, 2, 31u, launch_19},
    {"cpu.rope.c", "cpu", "", "c", LAYA_OP_ROPE,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_20},
    {"cpu.attention.window0.c", "cpu", "", "c", LAYA_OP_ATTENTION,
     {-1, -1, -1, -1, 0, 0}, 5, 31u, launch_21},
    {"cpu.attention.window64.c", "cpu", "", "c", LAYA_OP_ATTENTION,
     {-1, -1, -1, -1, 64, 0}, 5, 31u, launch_22},
    {"cpu.gather.c", "cpu", "", "c", LAYA_OP_GATHER,
     {-1, -1, -1, 0, 0, 0}, 3, 31u, launch_23},
    {"cpu.score.c", "cpu", "", "c", LAYA_OP_SCORE,
     {-1, -1, 0, 0, 0, 0}, 2, 31u, launch_24},
    {"cpu.action_features.c", "cpu", "", "c", LAYA_OP_ACTION_FEATURES,
     {-1, -1, 0, 0, 0, 0}, 2, 31u, launch_25},
    {"cpu.action_hidden.c", "cpu", "", "c", LAYA_OP_ACTION_HIDDEN,
     {-1, -1, 0, 0, 0, 0}, 2, 15u, launch_26},
    {"cpu.action_head.c", "cpu", "", "c", LAYA_OP_ACTION_HEAD,
     {-1, -1, -1, 0, 0, 0}, 3, 255u, launch_27},
};
const int32_t laya_table_cpu_count = 28;
