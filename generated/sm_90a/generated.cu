// Kernels of target sm_90a. Written by `regenerate-kernels`; do not edit.
// The kernel bodies are TileLang 0.1.14's output for the programs in generator/kernels/.
#include "tile.cuh"

#include "kernel_table.h"
#include "laya_ops.h"

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.embed_norm.d128.r1
//   op embed_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_embed_norm_d128_r1_kernel(const float* gamma, const int* ids, const int* rows, float* stream, const half_t* table, half_t* y, int M, int V);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_embed_norm_d128_r1_kernel(const float* gamma, const int* ids, const int* rows, float* stream, const half_t* table, half_t* y, int M, int V) {
  float by_gamma[4];
  half_t token[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    cudaGridDependencySynchronize();
    *(uint2*)(token + 0) = *(uint2*)(table + ((max((int64_t)0, min(((int64_t)ids[((int64_t)((int)blockIdx.x))]), (((int64_t)V) - (int64_t)1))) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    float4 __1;
    uint2 v_ = *(uint2*)(token + 0);
    ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
    ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
    *(float4*)(x + 0) = __1;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
    float4 __2;
      float4 __3;
        float4 v__1 = *(float4*)(x + 0);
        float4 v__2 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __3.x = (v__1.x-v__2.x);
        __3.y = (v__1.y-v__2.y);
        __3.z = (v__1.z-v__2.z);
        __3.w = (v__1.w-v__2.w);
      float4 __4;
        float4 v__3 = *(float4*)(x + 0);
        float4 v__4 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __4.x = (v__3.x-v__4.x);
        __4.y = (v__3.y-v__4.y);
        __4.z = (v__3.z-v__4.z);
        __4.w = (v__3.w-v__4.w);
      __2.x = (__3.x*__4.x);
      __2.y = (__3.y*__4.y);
      __2.z = (__3.z*__4.z);
      __2.w = (__3.w*__4.w);
    *(float4*)(work + 0) = __2;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    float4 __5;
      float4 __6;
        float4 __7;
          float4 v__5 = *(float4*)(x + 0);
          float4 v__6 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __7.x = (v__5.x-v__6.x);
          __7.y = (v__5.y-v__6.y);
          __7.z = (v__5.z-v__6.z);
          __7.w = (v__5.w-v__6.w);
        float4 v__7 = make_float4(scale[0], scale[0], scale[0], scale[0]);
        __6.x = (__7.x*v__7.x);
        __6.y = (__7.y*v__7.y);
        __6.z = (__7.z*v__7.z);
        __6.w = (__7.w*v__7.w);
      float4 v__8 = *(float4*)(by_gamma + 0);
      __5.x = (__6.x*v__8.x);
      __5.y = (__6.y*v__8.y);
      __5.z = (__6.z*v__8.z);
      __5.w = (__6.w*v__8.w);
    *(float4*)(work + 0) = __5;
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(work + 0);
    uint2 __8;
    float4 v__9 = *(float4*)(work + 0);
    ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__9))[0]);
    ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__9))[1]);
    *(uint2*)(rounded + 0) = __8;
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.embed_norm.d1024.r1
//   op embed_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_embed_norm_d1024_r1_kernel(const float* gamma, const int* ids, const int* rows, float* stream, const half_t* table, half_t* y, int M, int V);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_embed_norm_d1024_r1_kernel(const float* gamma, const int* ids, const int* rows, float* stream, const half_t* table, half_t* y, int M, int V) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  half_t token[8];
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  half_t rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(uint2*)(token + (i_1 * 4)) = *(uint2*)(table + (((max((int64_t)0, min(((int64_t)ids[((int64_t)((int)blockIdx.x))]), (((int64_t)V) - (int64_t)1))) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      float4 __1;
      uint2 v_ = *(uint2*)(token + (i_2 * 4));
      ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
      ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      float4 __2;
        float4 __3;
          float4 v__1 = *(float4*)(x + (i_3 * 4));
          float4 v__2 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__1.x-v__2.x);
          __3.y = (v__1.y-v__2.y);
          __3.z = (v__1.z-v__2.z);
          __3.w = (v__1.w-v__2.w);
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_3 * 4));
          float4 v__4 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_3 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__5 = *(float4*)(x + (i_4 * 4));
            float4 v__6 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__5.x-v__6.x);
            __7.y = (v__5.y-v__6.y);
            __7.z = (v__5.z-v__6.z);
            __7.w = (v__5.w-v__6.w);
          float4 v__7 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__7.x);
          __6.y = (__7.y*v__7.y);
          __6.z = (__7.z*v__7.z);
          __6.w = (__7.w*v__7.w);
        float4 v__8 = *(float4*)(by_gamma + (i_4 * 4));
        __5.x = (__6.x*v__8.x);
        __5.y = (__6.y*v__8.y);
        __5.z = (__6.z*v__8.z);
        __5.w = (__6.w*v__8.w);
      *(float4*)(work + (i_4 * 4)) = __5;
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_5) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(work + (i_5 * 4));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      uint2 __8;
      float4 v__9 = *(float4*)(work + (i_6 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__9))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__9))[1]);
      *(uint2*)(rounded + (i_6 * 4)) = __8;
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_7 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.embed_norm.d1024.r4
//   op embed_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_embed_norm_d1024_r4_kernel(const float* gamma, const int* ids, const int* rows, float* stream, const half_t* table, half_t* y, int M, int V);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_embed_norm_d1024_r4_kernel(const float* gamma, const int* ids, const int* rows, float* stream, const half_t* table, half_t* y, int M, int V) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  half_t token[32];
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  half_t rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      int64_t condval;
      if ((((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (((int64_t)i_1) >> (int64_t)1)) < ((int64_t)M))) {
        condval = ((int64_t)ids[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (((int64_t)i_1) >> (int64_t)1))]);
      } else {
        condval = (int64_t)0;
      }
      int64_t condval_1;
      if ((((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (((int64_t)i_1) >> (int64_t)1)) < ((int64_t)M))) {
        condval_1 = ((int64_t)ids[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (((int64_t)i_1) >> (int64_t)1))]);
      } else {
        condval_1 = (int64_t)0;
      }
      *(uint2*)(token + (i_1 * 4)) = *(uint2*)(table + (((max((int64_t)0, min(condval_1, (((int64_t)V) - (int64_t)1))) * (int64_t)1024) + ((((int64_t)i_1) & (int64_t)1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float4 __1;
      uint2 v_ = *(uint2*)(token + (i_2 * 4));
      ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
      ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      total[i_3] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_3] = (total[i_3] + x[(((i_3 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_3] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_3], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__1 = *(float4*)(total + 0);
      float4 v__2 = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      __2.x = (v__1.x/v__2.x);
      __2.y = (v__1.y/v__2.y);
      __2.z = (v__1.z/v__2.z);
      __2.w = (v__1.w/v__2.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_4 = 0; i_4 < 8; ++i_4) {
      float4 __3;
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_4 * 4));
          float4 v__4 = make_float4(mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        float4 __5;
          float4 v__5 = *(float4*)(x + (i_4 * 4));
          float4 v__6 = make_float4(mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)]);
          __5.x = (v__5.x-v__6.x);
          __5.y = (v__5.y-v__6.y);
          __5.z = (v__5.z-v__6.z);
          __5.w = (v__5.w-v__6.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_4 * 4)) = __3;
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      total[i_5] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_5] = (total[i_5] + work[(((i_5 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_5] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_5], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      scale[i_6] = rsqrtf(((total[i_6] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 8; ++i_7) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__7 = *(float4*)(x + (i_7 * 4));
            float4 v__8 = make_float4(mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)]);
            __8.x = (v__7.x-v__8.x);
            __8.y = (v__7.y-v__8.y);
            __8.z = (v__7.z-v__8.z);
            __8.w = (v__7.w-v__8.w);
          float4 v__9 = make_float4(scale[(i_7 >> 1)], scale[(i_7 >> 1)], scale[(i_7 >> 1)], scale[(i_7 >> 1)]);
          __7.x = (__8.x*v__9.x);
          __7.y = (__8.y*v__9.y);
          __7.z = (__8.z*v__9.z);
          __7.w = (__8.w*v__9.w);
        float4 v__10 = *(float4*)(by_gamma + ((i_7 & 1) * 4));
        __6.x = (__7.x*v__10.x);
        __6.y = (__7.y*v__10.y);
        __6.z = (__7.z*v__10.z);
        __6.w = (__7.w*v__10.w);
      *(float4*)(work + (i_7 * 4)) = __6;
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      if (((((int)blockIdx.x) * 4) + (i_8 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_8) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(work + (i_8 * 4));
      }
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      uint2 __9;
      float4 v__11 = *(float4*)(work + (i_9 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__11))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__11))[1]);
      *(uint2*)(rounded + (i_9 * 4)) = __9;
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_10 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n384_k128.act_act_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n384_k128_act_act_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n384_k128_act_act_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 64) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_bias.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_bias_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n3072_k1024_act_act_bias_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_2 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_2 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 2; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_3 * 8)]), ((half_t)acc[((i_3 * 8) + 1)])), __pack_half2(((half_t)acc[((i_3 * 8) + 2)]), ((half_t)acc[((i_3 * 8) + 3)])), __pack_half2(((half_t)acc[((i_3 * 8) + 4)]), ((half_t)acc[((i_3 * 8) + 5)])), __pack_half2(((half_t)acc[((i_3 * 8) + 6)]), ((half_t)acc[((i_3 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_bias.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_bias_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n3072_k1024_act_act_bias_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_3 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_3 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_4 = 0; i_4 < 2; ++i_4) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_4) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_4 * 8)]), ((half_t)acc[((i_4 * 8) + 1)])), __pack_half2(((half_t)acc[((i_4 * 8) + 2)]), ((half_t)acc[((i_4 * 8) + 3)])), __pack_half2(((half_t)acc[((i_4 * 8) + 4)]), ((half_t)acc[((i_4 * 8) + 5)])), __pack_half2(((half_t)acc[((i_4 * 8) + 6)]), ((half_t)acc[((i_4 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_bias.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_bias_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n3072_k1024_act_act_bias_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_2 >> 2) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_bias.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_bias_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n3072_k1024_act_act_bias_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_2 >> 2) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 8192)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n384_k128.act_act_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n384_k128_act_act_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n384_k128_act_act_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_1 * 8)]), ((half_t)acc[((i_1 * 8) + 1)])), __pack_half2(((half_t)acc[((i_1 * 8) + 2)]), ((half_t)acc[((i_1 * 8) + 3)])), __pack_half2(((half_t)acc[((i_1 * 8) + 4)]), ((half_t)acc[((i_1 * 8) + 5)])), __pack_half2(((half_t)acc[((i_1 * 8) + 6)]), ((half_t)acc[((i_1 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_none.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_none_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n3072_k1024_act_act_none_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 2; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_none.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_none_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n3072_k1024_act_act_none_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 2; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_3 * 8)]), ((half_t)acc[((i_3 * 8) + 1)])), __pack_half2(((half_t)acc[((i_3 * 8) + 2)]), ((half_t)acc[((i_3 * 8) + 3)])), __pack_half2(((half_t)acc[((i_3 * 8) + 4)]), ((half_t)acc[((i_3 * 8) + 5)])), __pack_half2(((half_t)acc[((i_3 * 8) + 6)]), ((half_t)acc[((i_3 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_none.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_none_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n3072_k1024_act_act_none_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_1 >> 2) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_1 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_1 * 8)]), ((half_t)acc[((i_1 * 8) + 1)])), __pack_half2(((half_t)acc[((i_1 * 8) + 2)]), ((half_t)acc[((i_1 * 8) + 3)])), __pack_half2(((half_t)acc[((i_1 * 8) + 4)]), ((half_t)acc[((i_1 * 8) + 5)])), __pack_half2(((half_t)acc[((i_1 * 8) + 6)]), ((half_t)acc[((i_1 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_2 * 4096)])), ((((int)blockIdx.x) * 128) + (i_2 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_none.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_none_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n3072_k1024_act_act_none_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_1 >> 2) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_1 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_1 * 8)]), ((half_t)acc[((i_1 * 8) + 1)])), __pack_half2(((half_t)acc[((i_1 * 8) + 2)]), ((half_t)acc[((i_1 * 8) + 3)])), __pack_half2(((half_t)acc[((i_1 * 8) + 4)]), ((half_t)acc[((i_1 * 8) + 5)])), __pack_half2(((half_t)acc[((i_1 * 8) + 6)]), ((half_t)acc[((i_1 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_2 * 8192)])), ((((int)blockIdx.x) * 128) + (i_2 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n512_k128.act_act_relu.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n512_k128_act_act_relu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n512_k128_act_act_relu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float2 __1;
          float2 __2;
            float2 v_ = *(float2*)(acc + (i_1 * 2));
            float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 64) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
            __2.x = (v_.x+v__1.x);
            __2.y = (v_.y+v__1.y);
          float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
          __1.x = max(__2.x, v__2.x);
          __1.y = max(__2.y, v__2.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n4096_k1024.act_act_relu.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n4096_k1024_act_act_relu_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n4096_k1024_act_act_relu_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float2 __1;
          float2 __2;
            float2 v_ = *(float2*)(acc + (i_2 * 2));
            float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
            __2.x = (v_.x+v__1.x);
            __2.y = (v_.y+v__1.y);
          float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
          __1.x = max(__2.x, v__2.x);
          __1.y = max(__2.y, v__2.y);
        *(float2*)(acc + (i_2 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 2; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_3 * 8)]), ((half_t)acc[((i_3 * 8) + 1)])), __pack_half2(((half_t)acc[((i_3 * 8) + 2)]), ((half_t)acc[((i_3 * 8) + 3)])), __pack_half2(((half_t)acc[((i_3 * 8) + 4)]), ((half_t)acc[((i_3 * 8) + 5)])), __pack_half2(((half_t)acc[((i_3 * 8) + 6)]), ((half_t)acc[((i_3 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n4096_k1024.act_act_relu.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n4096_k1024_act_act_relu_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n4096_k1024_act_act_relu_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float2 __1;
          float2 __2;
            float2 v_ = *(float2*)(acc + (i_3 * 2));
            float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
            __2.x = (v_.x+v__1.x);
            __2.y = (v_.y+v__1.y);
          float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
          __1.x = max(__2.x, v__2.x);
          __1.y = max(__2.y, v__2.y);
        *(float2*)(acc + (i_3 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_4 = 0; i_4 < 2; ++i_4) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_4) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_4 * 8)]), ((half_t)acc[((i_4 * 8) + 1)])), __pack_half2(((half_t)acc[((i_4 * 8) + 2)]), ((half_t)acc[((i_4 * 8) + 3)])), __pack_half2(((half_t)acc[((i_4 * 8) + 4)]), ((half_t)acc[((i_4 * 8) + 5)])), __pack_half2(((half_t)acc[((i_4 * 8) + 6)]), ((half_t)acc[((i_4 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n4096_k1024.act_act_relu.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n4096_k1024_act_act_relu_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n4096_k1024_act_act_relu_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float2 __1;
          float2 __2;
            float2 v_ = *(float2*)(acc + (i_1 * 2));
            float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
            __2.x = (v_.x+v__1.x);
            __2.y = (v_.y+v__1.y);
          float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
          __1.x = max(__2.x, v__2.x);
          __1.y = max(__2.y, v__2.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_2 >> 2) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n4096_k1024.act_act_relu.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n4096_k1024_act_act_relu_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n4096_k1024_act_act_relu_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float2 __1;
          float2 __2;
            float2 v_ = *(float2*)(acc + (i_1 * 2));
            float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
            __2.x = (v_.x+v__1.x);
            __2.y = (v_.y+v__1.y);
          float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
          __1.x = max(__2.x, v__2.x);
          __1.y = max(__2.y, v__2.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_2 >> 2) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 8192)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k128.act_f32_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k128_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n128_k128_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 64) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 16; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 64) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k512.act_f32_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k512_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n128_k512_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(8192);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 64) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 16; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 64) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_bias.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_bias_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n1024_k1024_act_f32_bias_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_2 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_2 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_bias.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_bias_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k1024_act_f32_bias_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_3 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_3 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_4 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_4 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_4 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_4 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_bias.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_bias_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k1024_act_f32_bias_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_bias.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_bias_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n1024_k1024_act_f32_bias_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k4096.act_f32_bias.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k4096_act_f32_bias_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n1024_k4096_act_f32_bias_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 32; ++step) {
        if (8 <= step) {
          empty[(step & 7)].wait((((step >> 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 7)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 7)], (&(((half_t*)w_tiles)[(((step & 7) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 7)].expect_transaction(6144);
            tl::tma_load(a_desc, full[(step & 7)], (&(((half_t*)a_tiles)[(((step & 7) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[(step & 7)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 32; ++step_1) {
        full[(step_1 & 7)].wait(((step_1 >> 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 7) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 7) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 7) & 7)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_3 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_3 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_4 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_4 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_4 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_4 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k4096.act_f32_bias.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k4096_act_f32_bias_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k4096_act_f32_bias_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 32; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 32; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_3 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 32) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_3 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_4 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_4 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_4 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_4 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k4096.act_f32_bias.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k4096_act_f32_bias_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k4096_act_f32_bias_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 64; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 64; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k4096.act_f32_bias.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k4096_act_f32_bias_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n1024_k4096_act_f32_bias_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 64; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 64; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_1 * 2));
          float2 v__1 = *(float2*)(bias + (((((int)blockIdx.x) * 128) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_1 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k128.act_f32_gelu.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k128_act_f32_gelu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n128_k128_act_f32_gelu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        acc[i_1] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_1] + bias[((((((int)blockIdx.x) * 64) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_1] + bias[((((((int)blockIdx.x) * 64) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 16; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 64) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_gelu.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_gelu_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n1024_k1024_act_f32_gelu_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_2 = 0; i_2 < 16; ++i_2) {
        acc[i_2] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_2] + bias[((((((int)blockIdx.x) * 32) + ((i_2 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_2] + bias[((((((int)blockIdx.x) * 32) + ((i_2 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        acc[i_3] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_3] + bias[((((((int)blockIdx.x) * 32) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_3] + bias[((((((int)blockIdx.x) * 32) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_4 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_4 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_4 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_4 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 64; ++i_1) {
        acc[i_1] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_1] + bias[((((((int)blockIdx.x) * 128) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_1] + bias[((((((int)blockIdx.x) * 128) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_gelu.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_gelu_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n1024_k1024_act_f32_gelu_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* bias, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 64; ++i_1) {
        acc[i_1] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_1] + bias[((((((int)blockIdx.x) * 128) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_1] + bias[((((((int)blockIdx.x) * 128) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + (((((((((i_2 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k128.act_f32_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k128_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n128_k128_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 64) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k192.act_f32_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k192_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n128_k192_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 3; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 3; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 64) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n1024_k1024_act_f32_none_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_2 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k1024_act_f32_none_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t64x64x64s6b2
//   op gemm, m 64, n 64, k 64, stages 6, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t64x64x64s6b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k1024_act_f32_none_t64x64x64s6b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (6 <= step) {
          empty[(step % 6)].wait((((step / 6) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 6)].expect_transaction(8192);
            tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[((step % 6) * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 6)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step % 6)], (&(((half_t*)a_tiles)[((step % 6) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step % 6)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 6)].wait(((step_1 / 6) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 6) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 6) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 5) % 6)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 64) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t64x64x128s6
//   op gemm, m 64, n 64, k 128, stages 6, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t64x64x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n1024_k1024_act_f32_none_t64x64x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          full[slot].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (i * 4096))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 64));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (6 <= step) {
          empty[(step % 6)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 6)].expect_transaction(16384);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[(((step % 6) * 8192) + (i_1 * 4096))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 64));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step % 6)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step % 6)], (&(((half_t*)a_tiles)[(((step % 6) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step % 6)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 % 6)].wait(((step_1 / 6) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 6) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 6) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 5) % 6)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        *(float2*)(((float*)c_tile) + (((((((((i_3 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_4 * 2048)])), ((((int)blockIdx.x) * 64) + (i_4 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k1024_act_f32_none_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 128) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n1024_k1024_act_f32_none_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 4096)])), ((((int)blockIdx.x) * 128) + (i_2 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t128x256x64s4
//   op gemm, m 128, n 256, k 64, stages 4, threads 288, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t128x256x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 1) sm_90a_gemm_n1024_k1024_act_f32_none_t128x256x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[128];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
    empty[3].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(32768);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 16384)])), (slot * 64), (((int)blockIdx.x) * 256));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(32768);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 16384)])), (step * 64), (((int)blockIdx.x) * 256));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 32; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 32768));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 256, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_1 = 0; i_1 < 64; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 4096)])), ((((int)blockIdx.x) * 256) + (i_2 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t48x32x128s8
//   op gemm, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n1024_k2624_act_f32_none_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 21; ++step) {
        if (8 <= step) {
          empty[(step & 7)].wait((((step >> 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 7)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 7)], (&(((half_t*)w_tiles)[(((step & 7) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 7)].expect_transaction(6144);
            tl::tma_load(a_desc, full[(step & 7)], (&(((half_t*)a_tiles)[(((step & 7) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[(step & 7)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 21; ++step_1) {
        full[(step_1 & 7)].wait(((step_1 >> 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 7) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 7) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 7) & 7)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t64x32x128s4b2
//   op gemm, m 64, n 32, k 128, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k2624_act_f32_none_t64x32x128s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 21; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 21; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t64x64x64s6b2
//   op gemm, m 64, n 64, k 64, stages 6, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t64x64x64s6b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k2624_act_f32_none_t64x64x64s6b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 41; ++step) {
        if (6 <= step) {
          empty[(step % 6)].wait((((step / 6) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 6)].expect_transaction(8192);
            tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[((step % 6) * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 6)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step % 6)], (&(((half_t*)a_tiles)[((step % 6) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step % 6)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 41; ++step_1) {
        full[(step_1 % 6)].wait(((step_1 / 6) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 6) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 6) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 5) % 6)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 64) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t64x64x128s6
//   op gemm, m 64, n 64, k 128, stages 6, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t64x64x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_n1024_k2624_act_f32_none_t64x64x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          full[slot].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (i * 4096))])), ((slot * 128) + (i * 64)), (((int)blockIdx.x) * 64));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 21; ++step) {
        if (6 <= step) {
          empty[(step % 6)].wait((((step / 6) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 6)].expect_transaction(16384);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[(((step % 6) * 8192) + (i_1 * 4096))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 64));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step % 6)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step % 6)], (&(((half_t*)a_tiles)[(((step % 6) * 8192) + (panel * 4096))])), ((step * 128) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step % 6)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 21; ++step_1) {
        full[(step_1 % 6)].wait(((step_1 / 6) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 6) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 6) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 5) % 6)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        *(float2*)(((float*)c_tile) + (((((((((i_3 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_4 * 2048)])), ((((int)blockIdx.x) * 64) + (i_4 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t64x128x64s4b2
//   op gemm, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_n1024_k2624_act_f32_none_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 41; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 41; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 128) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t128x128x64s3b2
//   op gemm, m 128, n 128, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_gemm_n1024_k2624_act_f32_none_t128x128x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 41; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 41; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 4096)])), ((((int)blockIdx.x) * 128) + (i_2 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t128x256x64s4
//   op gemm, m 128, n 256, k 64, stages 4, threads 288, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t128x256x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 1) sm_90a_gemm_n1024_k2624_act_f32_none_t128x256x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[128];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
    empty[3].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(32768);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 16384)])), (slot * 64), (((int)blockIdx.x) * 256));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 41; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(32768);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 16384)])), (step * 64), (((int)blockIdx.x) * 256));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 32; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 41; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 32768));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 256, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_1 = 0; i_1 < 64; ++i_1) {
        *(float2*)(((float*)c_tile) + (((((((((i_1 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 4096)])), ((((int)blockIdx.x) * 256) + (i_2 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n128_k128_parts2.t64x64x64s3p2
//   op gemm_parts, m 64, n 64, k 64, stages 3, threads 160, parts 2, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n128_k128_parts2_t64x64x64s3p2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_parts_n128_k128_parts2_t64x64x64s3p2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), ((((int)blockIdx.z) * 128) + (slot * 64)), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), ((((int)blockIdx.z) * 128) + (step * 64)), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_1 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n128_k192_parts2.t64x64x64s3p2
//   op gemm_parts, m 64, n 64, k 64, stages 3, threads 160, parts 2, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n128_k192_parts2_t64x64x64s3p2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_parts_n128_k192_parts2_t64x64x64s3p2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), ((((int)blockIdx.z) * 128) + (slot * 64)), (((int)blockIdx.x) * 64));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), ((((int)blockIdx.z) * 128) + (step * 64)), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_1 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k1024_parts2.t64x64x128s3p2b2
//   op gemm_parts, m 64, n 64, k 128, stages 3, threads 160, parts 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k1024_parts2_t64x64x128s3p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k1024_parts2_t64x64x128s3p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (i * 4096))])), (((((int)blockIdx.z) * 512) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 64));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 4; ++step) {
        if (step == 3) {
          empty[(step % 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[(((step % 3) * 8192) + (i_1 * 4096))])), (((((int)blockIdx.z) * 512) + (step * 128)) + (i_1 * 64)), (((int)blockIdx.x) * 64));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step % 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[(((step % 3) * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 512) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 4; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k1024_parts2.t64x128x64s4p2b2
//   op gemm_parts, m 64, n 128, k 64, stages 4, threads 160, parts 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k1024_parts2_t64x128x64s4p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k1024_parts2_t64x128x64s4p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), ((((int)blockIdx.z) * 512) + (slot * 64)), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), ((((int)blockIdx.z) * 512) + (step * 64)), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), ((((int)blockIdx.z) * 512) + (step * 64)), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 2048) + ((i_1 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 128), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k1024_parts4.t48x32x128s6p4
//   op gemm_parts, m 48, n 32, k 128, stages 6, threads 160, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k1024_parts4_t48x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_parts_n1024_k1024_parts4_t48x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), (((((int)blockIdx.z) * 256) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 256) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 512) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k1024_parts4.t64x32x128s4p4b2
//   op gemm_parts, m 64, n 32, k 128, stages 4, threads 160, parts 4, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k1024_parts4_t64x32x128s4p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k1024_parts4_t64x32x128s4p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), (((((int)blockIdx.z) * 256) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(8192);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 256) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 512) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k1024_parts4.t64x32x128s6p4
//   op gemm_parts, m 64, n 32, k 128, stages 6, threads 160, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k1024_parts4_t64x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_parts_n1024_k1024_parts4_t64x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), (((((int)blockIdx.z) * 256) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(8192);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 256) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 512) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k1024_parts4.t64x64x128s3p4b2
//   op gemm_parts, m 64, n 64, k 128, stages 3, threads 160, parts 4, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k1024_parts4_t64x64x128s3p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k1024_parts4_t64x64x128s3p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (i * 4096))])), (((((int)blockIdx.z) * 256) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 64));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(8192);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 256) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 16; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_2 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k2624_parts2.t64x64x128s3p2b2
//   op gemm_parts, m 64, n 64, k 128, stages 3, threads 160, parts 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k2624_parts2_t64x64x128s3p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k2624_parts2_t64x64x128s3p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (i * 4096))])), (((((int)blockIdx.z) * 1408) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 64));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 11; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[(((step % 3) * 8192) + (i_1 * 4096))])), (((((int)blockIdx.z) * 1408) + (step * 128)) + (i_1 * 64)), (((int)blockIdx.x) * 64));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step % 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[(((step % 3) * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 1408) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 11; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k2624_parts2.t64x128x64s4p2b2
//   op gemm_parts, m 64, n 128, k 64, stages 4, threads 160, parts 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k2624_parts2_t64x128x64s4p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k2624_parts2_t64x128x64s4p2b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), ((((int)blockIdx.z) * 1408) + (slot * 64)), (((int)blockIdx.x) * 128));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 22; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), ((((int)blockIdx.z) * 1408) + (step * 64)), (((int)blockIdx.x) * 128));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), ((((int)blockIdx.z) * 1408) + (step * 64)), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 22; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 2048) + ((i_1 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((i_1 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_1 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 128), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k2624_parts4.t48x32x128s6p4
//   op gemm_parts, m 48, n 32, k 128, stages 6, threads 160, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k2624_parts4_t48x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_parts_n1024_k2624_parts4_t48x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), (((((int)blockIdx.z) * 768) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 6; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 768) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 6; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 512) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 48), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k2624_parts4.t64x32x128s4p4b2
//   op gemm_parts, m 64, n 32, k 128, stages 4, threads 160, parts 4, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k2624_parts4_t64x32x128s4p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k2624_parts4_t64x32x128s4p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), (((((int)blockIdx.z) * 768) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 6; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 4096) + (i_1 * 2048))])), (((((int)blockIdx.z) * 768) + (step * 128)) + (i_1 * 64)), (((int)blockIdx.x) * 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[(((step & 3) * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 768) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 6; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k2624_parts4.t64x32x128s6p4
//   op gemm_parts, m 64, n 32, k 128, stages 6, threads 160, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k2624_parts4_t64x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_gemm_parts_n1024_k2624_parts4_t64x32x128s6p4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          full[slot].expect_transaction(8192);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (i * 2048))])), (((((int)blockIdx.z) * 768) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 6; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[step].expect_transaction(8192);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 768) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 6; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 512) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_2 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm_parts.n1024_k2624_parts4.t64x64x128s3p4b2
//   op gemm_parts, m 64, n 64, k 128, stages 3, threads 160, parts 4, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_parts_n1024_k2624_parts4_t64x64x128s3p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_gemm_parts_n1024_k2624_parts4_t64x64x128s3p4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (i * 4096))])), (((((int)blockIdx.z) * 768) + (slot * 128)) + (i * 64)), (((int)blockIdx.x) * 64));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 6; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(16384);
            #pragma unroll
            for (int i_1 = 0; i_1 < 2; ++i_1) {
              tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[(((step % 3) * 8192) + (i_1 * 4096))])), (((((int)blockIdx.z) * 768) + (step * 128)) + (i_1 * 64)), (((int)blockIdx.x) * 64));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel = 0; panel < 2; ++panel) {
            full[(step % 3)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[(((step % 3) * 8192) + (panel * 4096))])), (((((int)blockIdx.z) * 768) + (step * 128)) + (panel * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 6; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_3 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_3 * 2));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64), ((int)blockIdx.z));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads2_k128.t64x64x64s3
//   op qkv_rope, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads2_k128_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_qkv_rope_heads2_k128_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 24576));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 49152));
  void* sines = ((void*)((char*)buf_dyn_shmem + 57344));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float first[16];
  float second[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(4096);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 4096)])), (slot * 64), (((int)blockIdx.x) * 64));
          full[slot].expect_transaction(4096);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + 2048)])), (slot * 64), ((((int)blockIdx.x) * 64) + 32));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 4) {
        #pragma unroll
        for (int i = 0; i < 16; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)64) + (((int64_t)i) * (int64_t)4)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)5)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 128);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      laya::split_columns(acc, first, second, 16);
      if (((int)blockIdx.x) < 4) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 16; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 1024) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((int)threadIdx.x) & 31) >> 4) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 1024) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t48x32x128s8
//   op qkv_rope, m 48, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_qkv_rope_heads16_k1024_t48x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 196608));
  void* sines = ((void*)((char*)buf_dyn_shmem + 200704));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  float first[8];
  float second[8];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 48) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          for (int panel = 0; panel < 2; ++panel) {
            full[slot].expect_transaction(2048);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (panel * 2048))])), ((slot * 128) + (panel * 64)), (((((int)blockIdx.x) >> 1) * 64) + ((((int)blockIdx.x) & 1) * 16)));
            full[slot].expect_transaction(2048);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 4096) + (panel * 2048)) + 1024)])), ((slot * 128) + (panel * 64)), ((((((int)blockIdx.x) >> 1) * 64) + ((((int)blockIdx.x) & 1) * 16)) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel_1 = 0; panel_1 < 2; ++panel_1) {
            full[step].expect_transaction(6144);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel_1 * 4096))])), ((step * 128) + (panel_1 * 64)), (((int)blockIdx.y) * 48));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 64) {
        #pragma unroll
        for (int i = 0; i < 8; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)48) + (((int64_t)i) * (int64_t)8)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[(((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)blockIdx.x)) & (int64_t)1) * (int64_t)16)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 128) + ((((int)threadIdx.x) >> 4) * 16)) + ((((int)threadIdx.x) & 15) ^ (((((int)threadIdx.x) & 63) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[(((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)blockIdx.x)) & (int64_t)1) * (int64_t)16)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 128) + ((((int)threadIdx.x) >> 4) * 16)) + ((((int)threadIdx.x) & 15) ^ (((((int)threadIdx.x) & 63) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 128);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      laya::split_columns(acc, first, second, 8);
      if (((int)blockIdx.x) < 64) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 256) + (((i_2 & 3) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 3) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 256) + (((i_2 & 3) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 3) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 256) + ((i_3 & 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((int)threadIdx.x) >> 5) * 256) + ((i_3 & 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + 1024)) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int piece = 0; piece < 2; ++piece) {
          tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[(piece * 1024)])), ((((((int)blockIdx.x) >> 1) * 64) + (piece * 32)) + ((((int)blockIdx.x) & 1) * 16)), (((int)blockIdx.y) * 48));
          tl::tma_store_arrive();
        }
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t64x32x128s8
//   op qkv_rope, m 64, n 32, k 128, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t64x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_qkv_rope_heads16_k1024_t64x32x128s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 196608));
  void* sines = ((void*)((char*)buf_dyn_shmem + 200704));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[16];
  float first[8];
  float second[8];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          for (int panel = 0; panel < 2; ++panel) {
            full[slot].expect_transaction(2048);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 4096) + (panel * 2048))])), ((slot * 128) + (panel * 64)), (((((int)blockIdx.x) >> 1) * 64) + ((((int)blockIdx.x) & 1) * 16)));
            full[slot].expect_transaction(2048);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 4096) + (panel * 2048)) + 1024)])), ((slot * 128) + (panel * 64)), ((((((int)blockIdx.x) >> 1) * 64) + ((((int)blockIdx.x) & 1) * 16)) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel_1 = 0; panel_1 < 2; ++panel_1) {
            full[step].expect_transaction(8192);
            tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[((step * 8192) + (panel_1 * 4096))])), ((step * 128) + (panel_1 * 64)), (((int)blockIdx.y) * 64));
          }
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 64) {
        #pragma unroll
        for (int i = 0; i < 8; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)64) + (((int64_t)i) * (int64_t)8)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[(((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)blockIdx.x)) & (int64_t)1) * (int64_t)16)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 128) + ((((int)threadIdx.x) >> 4) * 16)) + ((((int)threadIdx.x) & 15) ^ (((((int)threadIdx.x) & 63) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[(((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)blockIdx.x)) & (int64_t)1) * (int64_t)16)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 128) + ((((int)threadIdx.x) >> 4) * 16)) + ((((int)threadIdx.x) & 15) ^ (((((int)threadIdx.x) & 63) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 128);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
      laya::split_columns(acc, first, second, 8);
      if (((int)blockIdx.x) < 64) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 256) + (((i_2 & 3) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 3) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 256) + (((i_2 & 3) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 3) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + ((((((((int)threadIdx.x) >> 5) * 256) + ((i_3 & 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((int)threadIdx.x) >> 5) * 256) + ((i_3 & 1) * 128)) + (((((int)threadIdx.x) & 31) >> 2) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + 1024)) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int piece = 0; piece < 2; ++piece) {
          tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[(piece * 1024)])), ((((((int)blockIdx.x) >> 1) * 64) + (piece * 32)) + ((((int)blockIdx.x) & 1) * 16)), (((int)blockIdx.y) * 64));
          tl::tma_store_arrive();
        }
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t64x64x128s6
//   op qkv_rope, m 64, n 64, k 128, stages 6, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t64x64x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_qkv_rope_heads16_k1024_t64x64x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 98304));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 196608));
  void* sines = ((void*)((char*)buf_dyn_shmem + 204800));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float first[16];
  float second[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          for (int panel = 0; panel < 2; ++panel) {
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (panel * 4096))])), ((slot * 128) + (panel * 64)), (((int)blockIdx.x) * 64));
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 8192) + (panel * 4096)) + 2048)])), ((slot * 128) + (panel * 64)), ((((int)blockIdx.x) * 64) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (6 <= step) {
          empty[(step % 6)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            for (int panel_1 = 0; panel_1 < 2; ++panel_1) {
              full[(step % 6)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[(((step % 6) * 8192) + (panel_1 * 4096))])), ((step * 128) + (panel_1 * 64)), (((int)blockIdx.x) * 64));
              full[(step % 6)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[((((step % 6) * 8192) + (panel_1 * 4096)) + 2048)])), ((step * 128) + (panel_1 * 64)), ((((int)blockIdx.x) * 64) + 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel_2 = 0; panel_2 < 2; ++panel_2) {
            full[(step % 6)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step % 6)], (&(((half_t*)a_tiles)[(((step % 6) * 8192) + (panel_2 * 4096))])), ((step * 128) + (panel_2 * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step % 6)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 32) {
        #pragma unroll
        for (int i = 0; i < 16; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)64) + (((int64_t)i) * (int64_t)4)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)5)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 128);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 % 6)].wait(((step_1 / 6) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 6) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 6) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 5) % 6)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      laya::split_columns(acc, first, second, 16);
      if (((int)blockIdx.x) < 32) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 16; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((i_2 >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 1024) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((int)threadIdx.x) & 31) >> 4) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + ((((((((((int)threadIdx.x) >> 5) * 1024) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t64x128x64s4b2
//   op qkv_rope, m 64, n 128, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_qkv_rope_heads16_k1024_t64x128x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 98304));
  void* sines = ((void*)((char*)buf_dyn_shmem + 106496));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  float first[32];
  float second[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          for (int head = 0; head < 2; ++head) {
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (head * 2048))])), (slot * 64), ((((int)blockIdx.x) * 128) + (head * 64)));
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 8192) + (head * 2048)) + 4096)])), (slot * 64), (((((int)blockIdx.x) * 128) + (head * 64)) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            for (int head_1 = 0; head_1 < 2; ++head_1) {
              full[(step & 3)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 8192) + (head_1 * 2048))])), (step * 64), ((((int)blockIdx.x) * 128) + (head_1 * 64)));
              full[(step & 3)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((((step & 3) * 8192) + (head_1 * 2048)) + 4096)])), (step * 64), (((((int)blockIdx.x) * 128) + (head_1 * 64)) + 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 16) {
        #pragma unroll
        for (int i = 0; i < 16; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)64) + (((int64_t)i) * (int64_t)4)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)5)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 128);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      laya::split_columns(acc, first, second, 32);
      if (((int)blockIdx.x) < 16) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 32; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((int)threadIdx.x) & 31) >> 4) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[(i_4 * 4096)])), ((((int)blockIdx.x) * 128) + (i_4 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t64x128x64s8
//   op qkv_rope, m 64, n 128, k 64, stages 8, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t64x128x64s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_qkv_rope_heads16_k1024_t64x128x64s8_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 131072));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 196608));
  void* sines = ((void*)((char*)buf_dyn_shmem + 204800));
  __shared__ __align__(16) uint64_t full_mem[8];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[8];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  float first[32];
  float second[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    full[7].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
    empty[7].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 8; ++slot) {
          for (int head = 0; head < 2; ++head) {
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (head * 2048))])), (slot * 64), ((((int)blockIdx.x) * 128) + (head * 64)));
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 8192) + (head * 2048)) + 4096)])), (slot * 64), (((((int)blockIdx.x) * 128) + (head * 64)) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (8 <= step) {
          empty[(step & 7)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            for (int head_1 = 0; head_1 < 2; ++head_1) {
              full[(step & 7)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 7)], (&(((half_t*)w_tiles)[(((step & 7) * 8192) + (head_1 * 2048))])), (step * 64), ((((int)blockIdx.x) * 128) + (head_1 * 64)));
              full[(step & 7)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 7)], (&(((half_t*)w_tiles)[((((step & 7) * 8192) + (head_1 * 2048)) + 4096)])), (step * 64), (((((int)blockIdx.x) * 128) + (head_1 * 64)) + 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 7)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 7)], (&(((half_t*)a_tiles)[((step & 7) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 7)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 16) {
        #pragma unroll
        for (int i = 0; i < 16; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)64) + (((int64_t)i) * (int64_t)4)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)5)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 128) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ ((((int)threadIdx.x) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 128);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 7)].wait(((step_1 >> 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 7) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 7) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 7) & 7)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      laya::split_columns(acc, first, second, 32);
      if (((int)blockIdx.x) < 16) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 32; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((int)threadIdx.x) & 31) >> 4) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[(i_4 * 4096)])), ((((int)blockIdx.x) * 128) + (i_4 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t128x128x64s5
//   op qkv_rope, m 128, n 128, k 64, stages 5, threads 288, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t128x128x64s5_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(288, 1) sm_90a_qkv_rope_heads16_k1024_t128x128x64s5_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 81920));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 163840));
  void* sines = ((void*)((char*)buf_dyn_shmem + 180224));
  __shared__ __align__(16) uint64_t full_mem[5];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[5];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  float first[32];
  float second[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
    empty[3].init(8);
    empty[4].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 5; ++slot) {
          for (int head = 0; head < 2; ++head) {
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (head * 2048))])), (slot * 64), ((((int)blockIdx.x) * 128) + (head * 64)));
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 8192) + (head * 2048)) + 4096)])), (slot * 64), (((((int)blockIdx.x) * 128) + (head * 64)) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (5 <= step) {
          empty[(step % 5)].wait((((step / 5) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            for (int head_1 = 0; head_1 < 2; ++head_1) {
              full[(step % 5)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step % 5)], (&(((half_t*)w_tiles)[(((step % 5) * 8192) + (head_1 * 2048))])), (step * 64), ((((int)blockIdx.x) * 128) + (head_1 * 64)));
              full[(step % 5)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step % 5)], (&(((half_t*)w_tiles)[((((step % 5) * 8192) + (head_1 * 2048)) + 4096)])), (step * 64), (((((int)blockIdx.x) * 128) + (head_1 * 64)) + 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 5)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 5)], (&(((half_t*)a_tiles)[((step % 5) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 5)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 16) {
        #pragma unroll
        for (int i = 0; i < 16; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)128) + (((int64_t)i) * (int64_t)8)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)5)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 256) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ (((((int)threadIdx.x) & 127) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 256) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ (((((int)threadIdx.x) & 127) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 256);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 5)].wait(((step_1 / 5) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 5) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 5) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 4) % 5)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      laya::split_columns(acc, first, second, 32);
      if (((int)blockIdx.x) < 16) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 32; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((int)threadIdx.x) & 31) >> 4) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[(i_4 * 8192)])), ((((int)blockIdx.x) * 128) + (i_4 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t128x192x64s4
//   op qkv_rope, m 128, n 192, k 64, stages 4, threads 288, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t128x192x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(288, 1) sm_90a_qkv_rope_heads16_k1024_t128x192x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 98304));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 163840));
  void* sines = ((void*)((char*)buf_dyn_shmem + 180224));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[96];
  float first[48];
  float second[48];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
    empty[3].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          for (int head = 0; head < 3; ++head) {
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 12288) + (head * 2048))])), (slot * 64), ((((int)blockIdx.x) * 192) + (head * 64)));
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 12288) + (head * 2048)) + 6144)])), (slot * 64), (((((int)blockIdx.x) * 192) + (head * 64)) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            for (int head_1 = 0; head_1 < 3; ++head_1) {
              full[(step & 3)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 12288) + (head_1 * 2048))])), (step * 64), ((((int)blockIdx.x) * 192) + (head_1 * 64)));
              full[(step & 3)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((((step & 3) * 12288) + (head_1 * 2048)) + 6144)])), (step * 64), (((((int)blockIdx.x) * 192) + (head_1 * 64)) + 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 11) {
        #pragma unroll
        for (int i = 0; i < 16; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)128) + (((int64_t)i) * (int64_t)8)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)5)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 256) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ (((((int)threadIdx.x) & 127) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 256) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ (((((int)threadIdx.x) & 127) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 256);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 24; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 24576));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 96);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 192, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 96);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 96);
      laya::split_columns(acc, first, second, 48);
      if (((int)blockIdx.x) < 11) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 48; ++i_2) {
          if (((((int)blockIdx.x) * 3) + (i_2 >> 4)) < 32) {
            float x = first[i_2];
            first[i_2] = ((x * ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))]) - (second[i_2] * ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))]));
            second[i_2] = ((second[i_2] * ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))]) + (x * ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))]));
          }
        }
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 24; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((int)threadIdx.x) & 31) >> 4) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_4 = 0; i_4 < 3; ++i_4) {
          tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[(i_4 * 8192)])), ((((int)blockIdx.x) * 192) + (i_4 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.qkv_rope.heads16_k1024.t128x256x64s4
//   op qkv_rope, m 128, n 256, k 64, stages 4, threads 288, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_qkv_rope_heads16_k1024_t128x256x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin, __grid_constant__ const CUtensorMap w_desc, int L, int M);
extern "C" __global__ void __launch_bounds__(288, 1) sm_90a_qkv_rope_heads16_k1024_t128x256x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* cos_1, const int* positions, __grid_constant__ const CUtensorMap qkv_desc, const int* rows, const float* sin_1, __grid_constant__ const CUtensorMap w_desc, int L, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 131072));
  void* cosines = ((void*)((char*)buf_dyn_shmem + 196608));
  void* sines = ((void*)((char*)buf_dyn_shmem + 212992));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[128];
  float first[64];
  float second[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
    empty[3].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          for (int head = 0; head < 4; ++head) {
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 16384) + (head * 2048))])), (slot * 64), ((((int)blockIdx.x) * 256) + (head * 64)));
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 16384) + (head * 2048)) + 8192)])), (slot * 64), (((((int)blockIdx.x) * 256) + (head * 64)) + 32));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            for (int head_1 = 0; head_1 < 4; ++head_1) {
              full[(step & 3)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 16384) + (head_1 * 2048))])), (step * 64), ((((int)blockIdx.x) * 256) + (head_1 * 64)));
              full[(step & 3)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((((step & 3) * 16384) + (head_1 * 2048)) + 8192)])), (step * 64), (((((int)blockIdx.x) * 256) + (head_1 * 64)) + 32));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      if (((int)blockIdx.x) < 8) {
        #pragma unroll
        for (int i = 0; i < 16; ++i) {
          int place = max(0, min(positions[min((((((int64_t)((int)blockIdx.y)) * (int64_t)128) + (((int64_t)i) * (int64_t)8)) + (((int64_t)((int)threadIdx.x)) >> (int64_t)5)), (((int64_t)M) - (int64_t)1))], (L - 1)));
          float condval;
          if (((0 <= place) && (place < L))) {
            condval = cos_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)cosines)[(((i * 256) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ (((((int)threadIdx.x) & 127) >> 5) * 8)))] = condval;
          float condval_1;
          if (((0 <= place) && (place < L))) {
            condval_1 = sin_1[((((int64_t)place) * (int64_t)32) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
          } else {
            condval_1 = 0x0p+0f/*0.000000e+00*/;
          }
          ((float*)sines)[(((i * 256) + ((((int)threadIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 31) ^ (((((int)threadIdx.x) & 127) >> 5) * 8)))] = condval_1;
        }
        tl::__sync_thread_partial(1, 256);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 32768));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 256, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
      laya::split_columns(acc, first, second, 64);
      if (((int)blockIdx.x) < 8) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 64; ++i_2) {
          float c = ((float*)cosines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float s = ((float*)sines)[(((((((int)threadIdx.x) >> 5) * 512) + (((i_2 & 3) >> 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((((i_2 & 15) >> 2) * 8) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) ^ (((((int)threadIdx.x) & 15) >> 2) * 8)))];
          float x = first[i_2];
          first[i_2] = ((x * c) - (second[i_2] * s));
          second[i_2] = ((second[i_2] * c) + (x * s));
        }
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 32; ++i_3) {
        uint1 __1;
        float2 v_ = *(float2*)(first + (i_3 * 2));
        ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((int)threadIdx.x) & 31) >> 4) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        uint1 __2;
        float2 v__1 = *(float2*)(second + (i_3 * 2));
        ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__1))[0]);
        *(uint1*)(((half_t*)c_tile) + (((((((((i_3 >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((i_3 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __2;
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_4 = 0; i_4 < 4; ++i_4) {
          tl::tma_store(qkv_desc, (&(((half_t*)c_tile)[(i_4 * 8192)])), ((((int)blockIdx.x) * 256) + (i_4 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f192_k128.t64x64x64s3
//   op geglu, m 64, n 64, k 64, stages 3, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f192_k128_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_geglu_f192_k128_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  float value[32];
  float gate[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 2; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 64));
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + 4096)])), (slot * 64), ((((int)blockIdx.x) * 64) + 192));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 2; ++step) {
        if (tl::tl_shuffle_elect<32>()) {
          full[step].expect_transaction(8192);
          tl::tma_load(a_desc, full[step], (&(((half_t*)a_tiles)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[step].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        full[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[(step_1 - 1)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      laya::split_columns(acc, value, gate, 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float t = __fdividef(0x1p+0f/*1.000000e+00*/, (0x1p+0f/*1.000000e+00*/ + (0x1.da671p-3f/*2.316419e-01*/ * fabsf(value[i_1]))));
        value[i_1] = ((max(value[i_1], 0x0p+0f/*0.000000e+00*/) - ((fabsf(value[i_1]) * (t * (0x1.04f20cp-3f/*1.274148e-01*/ + (t * (-0x1.23531cp-3f/*-1.422484e-01*/ + (t * (0x1.6be1c6p-1f/*7.107069e-01*/ + (t * (-0x1.7401c6p-1f/*-7.265760e-01*/ + (t * 0x1.0fb844p-1f/*5.307027e-01*/)))))))))) * laya::power_of_two(((-0x1.715476p-1f/*-7.213475e-01*/ * value[i_1]) * value[i_1])))) * gate[i_1]);
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)value[(i_2 * 8)]), ((half_t)value[((i_2 * 8) + 1)])), __pack_half2(((half_t)value[((i_2 * 8) + 2)]), ((half_t)value[((i_2 * 8) + 3)])), __pack_half2(((half_t)value[((i_2 * 8) + 4)]), ((half_t)value[((i_2 * 8) + 5)])), __pack_half2(((half_t)value[((i_2 * 8) + 6)]), ((half_t)value[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t64x32x128s6
//   op geglu, m 64, n 32, k 128, stages 6, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t64x32x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_geglu_f2624_k1024_t64x32x128s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float value[16];
  float gate[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          for (int panel = 0; panel < 2; ++panel) {
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + (panel * 4096))])), ((slot * 128) + (panel * 64)), (((int)blockIdx.x) * 32));
            full[slot].expect_transaction(4096);
            tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(((slot * 8192) + (panel * 4096)) + 2048)])), ((slot * 128) + (panel * 64)), ((((int)blockIdx.x) * 32) + 2624));
          }
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 8; ++step) {
        if (6 <= step) {
          empty[(step % 6)].wait(0);
          if (tl::tl_shuffle_elect<32>()) {
            for (int panel_1 = 0; panel_1 < 2; ++panel_1) {
              full[(step % 6)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[(((step % 6) * 8192) + (panel_1 * 4096))])), ((step * 128) + (panel_1 * 64)), (((int)blockIdx.x) * 32));
              full[(step % 6)].expect_transaction(4096);
              tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[((((step % 6) * 8192) + (panel_1 * 4096)) + 2048)])), ((step * 128) + (panel_1 * 64)), ((((int)blockIdx.x) * 32) + 2624));
            }
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          for (int panel_2 = 0; panel_2 < 2; ++panel_2) {
            full[(step % 6)].expect_transaction(8192);
            tl::tma_load(a_desc, full[(step % 6)], (&(((half_t*)a_tiles)[(((step % 6) * 8192) + (panel_2 * 4096))])), ((step * 128) + (panel_2 * 64)), (((int)blockIdx.y) * 64));
          }
          full[(step % 6)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        full[(step_1 % 6)].wait(((step_1 / 6) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 6) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 6) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 5) % 6)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
      laya::split_columns(acc, value, gate, 16);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        float t = __fdividef(0x1p+0f/*1.000000e+00*/, (0x1p+0f/*1.000000e+00*/ + (0x1.da671p-3f/*2.316419e-01*/ * fabsf(value[i_1]))));
        value[i_1] = ((max(value[i_1], 0x0p+0f/*0.000000e+00*/) - ((fabsf(value[i_1]) * (t * (0x1.04f20cp-3f/*1.274148e-01*/ + (t * (-0x1.23531cp-3f/*-1.422484e-01*/ + (t * (0x1.6be1c6p-1f/*7.107069e-01*/ + (t * (-0x1.7401c6p-1f/*-7.265760e-01*/ + (t * 0x1.0fb844p-1f/*5.307027e-01*/)))))))))) * laya::power_of_two(((-0x1.715476p-1f/*-7.213475e-01*/ * value[i_1]) * value[i_1])))) * gate[i_1]);
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 2; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), __pack_half2(((half_t)value[(i_2 * 8)]), ((half_t)value[((i_2 * 8) + 1)])), __pack_half2(((half_t)value[((i_2 * 8) + 2)]), ((half_t)value[((i_2 * 8) + 3)])), __pack_half2(((half_t)value[((i_2 * 8) + 4)]), ((half_t)value[((i_2 * 8) + 5)])), __pack_half2(((half_t)value[((i_2 * 8) + 6)]), ((half_t)value[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t64x64x64s4b2
//   op geglu, m 64, n 64, k 64, stages 4, threads 160, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t64x64x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_geglu_f2624_k1024_t64x64x64s4b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 65536));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  float value[32];
  float gate[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 64));
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + 4096)])), (slot * 64), ((((int)blockIdx.x) * 64) + 2624));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 64));
            full[(step & 3)].expect_transaction(8192);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 8192) + 4096)])), (step * 64), ((((int)blockIdx.x) * 64) + 2624));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      laya::split_columns(acc, value, gate, 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float t = __fdividef(0x1p+0f/*1.000000e+00*/, (0x1p+0f/*1.000000e+00*/ + (0x1.da671p-3f/*2.316419e-01*/ * fabsf(value[i_1]))));
        value[i_1] = ((max(value[i_1], 0x0p+0f/*0.000000e+00*/) - ((fabsf(value[i_1]) * (t * (0x1.04f20cp-3f/*1.274148e-01*/ + (t * (-0x1.23531cp-3f/*-1.422484e-01*/ + (t * (0x1.6be1c6p-1f/*7.107069e-01*/ + (t * (-0x1.7401c6p-1f/*-7.265760e-01*/ + (t * 0x1.0fb844p-1f/*5.307027e-01*/)))))))))) * laya::power_of_two(((-0x1.715476p-1f/*-7.213475e-01*/ * value[i_1]) * value[i_1])))) * gate[i_1]);
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)value[(i_2 * 8)]), ((half_t)value[((i_2 * 8) + 1)])), __pack_half2(((half_t)value[((i_2 * 8) + 2)]), ((half_t)value[((i_2 * 8) + 3)])), __pack_half2(((half_t)value[((i_2 * 8) + 4)]), ((half_t)value[((i_2 * 8) + 5)])), __pack_half2(((half_t)value[((i_2 * 8) + 6)]), ((half_t)value[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t64x80x64s7
//   op geglu, m 64, n 80, k 64, stages 7, threads 160, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t64x80x64s7_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(160, 1) sm_90a_geglu_f2624_k1024_t64x80x64s7_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 143360));
  __shared__ __align__(16) uint64_t full_mem[7];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[7];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[80];
  float value[40];
  float gate[40];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    full[6].init(1);
    empty[0].init(4);
    empty[1].init(4);
    empty[2].init(4);
    empty[3].init(4);
    empty[4].init(4);
    empty[5].init(4);
    empty[6].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (128 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 7; ++slot) {
          full[slot].expect_transaction(10240);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 10240)])), (slot * 64), (((int)blockIdx.x) * 80));
          full[slot].expect_transaction(10240);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 10240) + 5120)])), (slot * 64), ((((int)blockIdx.x) * 80) + 2624));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (7 <= step) {
          empty[(step % 7)].wait((((step / 7) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 7)].expect_transaction(10240);
            tl::tma_load(w_desc, full[(step % 7)], (&(((half_t*)w_tiles)[((step % 7) * 10240)])), (step * 64), (((int)blockIdx.x) * 80));
            full[(step % 7)].expect_transaction(10240);
            tl::tma_load(w_desc, full[(step % 7)], (&(((half_t*)w_tiles)[(((step % 7) * 10240) + 5120)])), (step * 64), ((((int)blockIdx.x) * 80) + 2624));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 7)].expect_transaction(8192);
          tl::tma_load(a_desc, full[(step % 7)], (&(((half_t*)a_tiles)[((step % 7) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          full[(step % 7)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 20; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 7)].wait(((step_1 / 7) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 7) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 7) * 20480));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 80);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 160, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 80);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 6) % 7)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 80);
      laya::split_columns(acc, value, gate, 40);
      #pragma unroll
      for (int i_1 = 0; i_1 < 40; ++i_1) {
        float t = __fdividef(0x1p+0f/*1.000000e+00*/, (0x1p+0f/*1.000000e+00*/ + (0x1.da671p-3f/*2.316419e-01*/ * fabsf(value[i_1]))));
        value[i_1] = ((max(value[i_1], 0x0p+0f/*0.000000e+00*/) - ((fabsf(value[i_1]) * (t * (0x1.04f20cp-3f/*1.274148e-01*/ + (t * (-0x1.23531cp-3f/*-1.422484e-01*/ + (t * (0x1.6be1c6p-1f/*7.107069e-01*/ + (t * (-0x1.7401c6p-1f/*-7.265760e-01*/ + (t * 0x1.0fb844p-1f/*5.307027e-01*/)))))))))) * laya::power_of_two(((-0x1.715476p-1f/*-7.213475e-01*/ * value[i_1]) * value[i_1])))) * gate[i_1]);
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 5; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 15) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 8))])), __pack_half2(((half_t)value[(i_2 * 8)]), ((half_t)value[((i_2 * 8) + 1)])), __pack_half2(((half_t)value[((i_2 * 8) + 2)]), ((half_t)value[((i_2 * 8) + 3)])), __pack_half2(((half_t)value[((i_2 * 8) + 4)]), ((half_t)value[((i_2 * 8) + 5)])), __pack_half2(((half_t)value[((i_2 * 8) + 6)]), ((half_t)value[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 128);
      if (tl::tl_shuffle_elect<128>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 5; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 1024)])), ((((int)blockIdx.x) * 80) + (i_3 * 16)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t128x64x64s3b2
//   op geglu, m 128, n 64, k 64, stages 3, threads 288, parts 1, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t128x64x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_geglu_f2624_k1024_t128x64x64s3b2_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t full_mem[3];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[3];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[64];
  float value[32];
  float gate[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 3; ++slot) {
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 8192)])), (slot * 64), (((int)blockIdx.x) * 64));
          full[slot].expect_transaction(8192);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 8192) + 4096)])), (slot * 64), ((((int)blockIdx.x) * 64) + 2624));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (3 <= step) {
          empty[(step % 3)].wait((((step / 3) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 3)].expect_transaction(8192);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 64));
            full[(step % 3)].expect_transaction(8192);
            tl::tma_load(w_desc, full[(step % 3)], (&(((half_t*)w_tiles)[(((step % 3) * 8192) + 4096)])), (step * 64), ((((int)blockIdx.x) * 64) + 2624));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 3)], (&(((half_t*)a_tiles)[((step % 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 3)].wait(((step_1 / 3) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 2) % 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
      laya::split_columns(acc, value, gate, 32);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        float t = __fdividef(0x1p+0f/*1.000000e+00*/, (0x1p+0f/*1.000000e+00*/ + (0x1.da671p-3f/*2.316419e-01*/ * fabsf(value[i_1]))));
        value[i_1] = ((max(value[i_1], 0x0p+0f/*0.000000e+00*/) - ((fabsf(value[i_1]) * (t * (0x1.04f20cp-3f/*1.274148e-01*/ + (t * (-0x1.23531cp-3f/*-1.422484e-01*/ + (t * (0x1.6be1c6p-1f/*7.107069e-01*/ + (t * (-0x1.7401c6p-1f/*-7.265760e-01*/ + (t * 0x1.0fb844p-1f/*5.307027e-01*/)))))))))) * laya::power_of_two(((-0x1.715476p-1f/*-7.213475e-01*/ * value[i_1]) * value[i_1])))) * gate[i_1]);
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)value[(i_2 * 8)]), ((half_t)value[((i_2 * 8) + 1)])), __pack_half2(((half_t)value[((i_2 * 8) + 2)]), ((half_t)value[((i_2 * 8) + 3)])), __pack_half2(((half_t)value[((i_2 * 8) + 4)]), ((half_t)value[((i_2 * 8) + 5)])), __pack_half2(((half_t)value[((i_2 * 8) + 6)]), ((half_t)value[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 128));
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t128x80x64s6
//   op geglu, m 128, n 80, k 64, stages 6, threads 288, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t128x80x64s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 1) sm_90a_geglu_f2624_k1024_t128x80x64s6_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 122880));
  __shared__ __align__(16) uint64_t full_mem[6];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[6];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[80];
  float value[40];
  float gate[40];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    full[4].init(1);
    full[5].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
    empty[3].init(8);
    empty[4].init(8);
    empty[5].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 6; ++slot) {
          full[slot].expect_transaction(10240);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 10240)])), (slot * 64), (((int)blockIdx.x) * 80));
          full[slot].expect_transaction(10240);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 10240) + 5120)])), (slot * 64), ((((int)blockIdx.x) * 80) + 2624));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (6 <= step) {
          empty[(step % 6)].wait((((step / 6) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step % 6)].expect_transaction(10240);
            tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[((step % 6) * 10240)])), (step * 64), (((int)blockIdx.x) * 80));
            full[(step % 6)].expect_transaction(10240);
            tl::tma_load(w_desc, full[(step % 6)], (&(((half_t*)w_tiles)[(((step % 6) * 10240) + 5120)])), (step * 64), ((((int)blockIdx.x) * 80) + 2624));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step % 6)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step % 6)], (&(((half_t*)a_tiles)[((step % 6) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step % 6)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 20; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 % 6)].wait(((step_1 / 6) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 6) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 6) * 20480));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 80);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 160, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 80);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 5) % 6)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 80);
      laya::split_columns(acc, value, gate, 40);
      #pragma unroll
      for (int i_1 = 0; i_1 < 40; ++i_1) {
        float t = __fdividef(0x1p+0f/*1.000000e+00*/, (0x1p+0f/*1.000000e+00*/ + (0x1.da671p-3f/*2.316419e-01*/ * fabsf(value[i_1]))));
        value[i_1] = ((max(value[i_1], 0x0p+0f/*0.000000e+00*/) - ((fabsf(value[i_1]) * (t * (0x1.04f20cp-3f/*1.274148e-01*/ + (t * (-0x1.23531cp-3f/*-1.422484e-01*/ + (t * (0x1.6be1c6p-1f/*7.107069e-01*/ + (t * (-0x1.7401c6p-1f/*-7.265760e-01*/ + (t * 0x1.0fb844p-1f/*5.307027e-01*/)))))))))) * laya::power_of_two(((-0x1.715476p-1f/*-7.213475e-01*/ * value[i_1]) * value[i_1])))) * gate[i_1]);
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 5; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 15) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 8))])), __pack_half2(((half_t)value[(i_2 * 8)]), ((half_t)value[((i_2 * 8) + 1)])), __pack_half2(((half_t)value[((i_2 * 8) + 2)]), ((half_t)value[((i_2 * 8) + 3)])), __pack_half2(((half_t)value[((i_2 * 8) + 4)]), ((half_t)value[((i_2 * 8) + 5)])), __pack_half2(((half_t)value[((i_2 * 8) + 6)]), ((half_t)value[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 5; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 80) + (i_3 * 16)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t128x128x64s4
//   op geglu, m 128, n 128, k 64, stages 4, threads 288, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(288, 1) sm_90a_geglu_f2624_k1024_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tiles = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t full_mem[4];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[4];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[128];
  float value[64];
  float gate[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    full[0].init(1);
    full[1].init(1);
    full[2].init(1);
    full[3].init(1);
    empty[0].init(8);
    empty[1].init(8);
    empty[2].init(8);
    empty[3].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (256 <= ((int)threadIdx.x)) {
      if (tl::tl_shuffle_elect<32>()) {
        for (int slot = 0; slot < 4; ++slot) {
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[(slot * 16384)])), (slot * 64), (((int)blockIdx.x) * 128));
          full[slot].expect_transaction(16384);
          tl::tma_load(w_desc, full[slot], (&(((half_t*)w_tiles)[((slot * 16384) + 8192)])), (slot * 64), ((((int)blockIdx.x) * 128) + 2624));
        }
      }
      cudaGridDependencySynchronize();
      for (int step = 0; step < 16; ++step) {
        if (4 <= step) {
          empty[(step & 3)].wait((((step >> 2) & 1) ^ 1));
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[((step & 3) * 16384)])), (step * 64), (((int)blockIdx.x) * 128));
            full[(step & 3)].expect_transaction(16384);
            tl::tma_load(w_desc, full[(step & 3)], (&(((half_t*)w_tiles)[(((step & 3) * 16384) + 8192)])), (step * 64), ((((int)blockIdx.x) * 128) + 2624));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, full[(step & 3)], (&(((half_t*)a_tiles)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          full[(step & 3)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i = 0; i < 32; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        full[(step_1 & 3)].wait(((step_1 >> 2) & 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 32768));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 256, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
        }
        tl::wait_wgmma<1>();
        if (0 < step_1) {
          if (tl::tl_shuffle_elect<32>()) {
            empty[((step_1 + 3) & 3)].arrive();
          }
        }
      }
      tl::wait_wgmma<0>();
      tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
      laya::split_columns(acc, value, gate, 64);
      #pragma unroll
      for (int i_1 = 0; i_1 < 64; ++i_1) {
        float t = __fdividef(0x1p+0f/*1.000000e+00*/, (0x1p+0f/*1.000000e+00*/ + (0x1.da671p-3f/*2.316419e-01*/ * fabsf(value[i_1]))));
        value[i_1] = ((max(value[i_1], 0x0p+0f/*0.000000e+00*/) - ((fabsf(value[i_1]) * (t * (0x1.04f20cp-3f/*1.274148e-01*/ + (t * (-0x1.23531cp-3f/*-1.422484e-01*/ + (t * (0x1.6be1c6p-1f/*7.107069e-01*/ + (t * (-0x1.7401c6p-1f/*-7.265760e-01*/ + (t * 0x1.0fb844p-1f/*5.307027e-01*/)))))))))) * laya::power_of_two(((-0x1.715476p-1f/*-7.213475e-01*/ * value[i_1]) * value[i_1])))) * gate[i_1]);
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_2 >> 2) * 8192) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)value[(i_2 * 8)]), ((half_t)value[((i_2 * 8) + 1)])), __pack_half2(((half_t)value[((i_2 * 8) + 2)]), ((half_t)value[((i_2 * 8) + 3)])), __pack_half2(((half_t)value[((i_2 * 8) + 4)]), ((half_t)value[((i_2 * 8) + 5)])), __pack_half2(((half_t)value[((i_2 * 8) + 6)]), ((half_t)value[((i_2 * 8) + 7)])));
      }
      tl::fence_proxy_async();
      tl::__sync_thread_partial(1, 256);
      if (tl::tl_shuffle_elect<256>()) {
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 8192)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
      }
      tl::tma_store_wait<0, true>();
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.nores_bias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_nores_bias_act_r1_kernel(const float* beta, const float* gamma, const int* rows, const float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_nores_bias_act_r1_kernel(const float* beta, const float* gamma, const int* rows, const float* stream, half_t* y, int M) {
  float by_gamma[4];
  float by_beta[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    *(float4*)(by_beta + 0) = *(float4*)(beta + (((int)threadIdx.x) * 4));
    cudaGridDependencySynchronize();
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
    float4 __1;
      float4 __2;
        float4 v_ = *(float4*)(x + 0);
        float4 v__1 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __2.x = (v_.x-v__1.x);
        __2.y = (v_.y-v__1.y);
        __2.z = (v_.z-v__1.z);
        __2.w = (v_.w-v__1.w);
      float4 __3;
        float4 v__2 = *(float4*)(x + 0);
        float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
        __3.z = (v__2.z-v__3.z);
        __3.w = (v__2.w-v__3.w);
      __1.x = (__2.x*__3.x);
      __1.y = (__2.y*__3.y);
      __1.z = (__2.z*__3.z);
      __1.w = (__2.w*__3.w);
    *(float4*)(work + 0) = __1;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    float4 __4;
      float4 __5;
        float4 __6;
          float4 v__4 = *(float4*)(x + 0);
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __6.x = (v__4.x-v__5.x);
          __6.y = (v__4.y-v__5.y);
          __6.z = (v__4.z-v__5.z);
          __6.w = (v__4.w-v__5.w);
        float4 v__6 = make_float4(scale[0], scale[0], scale[0], scale[0]);
        __5.x = (__6.x*v__6.x);
        __5.y = (__6.y*v__6.y);
        __5.z = (__6.z*v__6.z);
        __5.w = (__6.w*v__6.w);
      float4 v__7 = *(float4*)(by_gamma + 0);
      __4.x = (__5.x*v__7.x);
      __4.y = (__5.y*v__7.y);
      __4.z = (__5.z*v__7.z);
      __4.w = (__5.w*v__7.w);
    *(float4*)(work + 0) = __4;
    float4 __7;
      float4 v__8 = *(float4*)(work + 0);
      float4 v__9 = *(float4*)(by_beta + 0);
      __7.x = (v__8.x+v__9.x);
      __7.y = (v__8.y+v__9.y);
      __7.z = (v__8.z+v__9.z);
      __7.w = (v__8.w+v__9.w);
    *(float4*)(work + 0) = __7;
    uint2 __8;
    float4 v__10 = *(float4*)(work + 0);
    ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
    ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
    *(uint2*)(rounded + 0) = __8;
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.nores_bias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_nores_bias_act_r1_kernel(const float* beta, const float* gamma, const int* rows, const float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_nores_bias_act_r1_kernel(const float* beta, const float* gamma, const int* rows, const float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float by_beta[8];
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  half_t rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      *(float4*)(x + (i_2 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      float4 __1;
        float4 __2;
          float4 v_ = *(float4*)(x + (i_3 * 4));
          float4 v__1 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __2.x = (v_.x-v__1.x);
          __2.y = (v_.y-v__1.y);
          __2.z = (v_.z-v__1.z);
          __2.w = (v_.w-v__1.w);
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_3 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        __1.x = (__2.x*__3.x);
        __1.y = (__2.y*__3.y);
        __1.z = (__2.z*__3.z);
        __1.w = (__2.w*__3.w);
      *(float4*)(work + (i_3 * 4)) = __1;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      float4 __4;
        float4 __5;
          float4 __6;
            float4 v__4 = *(float4*)(x + (i_4 * 4));
            float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __6.x = (v__4.x-v__5.x);
            __6.y = (v__4.y-v__5.y);
            __6.z = (v__4.z-v__5.z);
            __6.w = (v__4.w-v__5.w);
          float4 v__6 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __5.x = (__6.x*v__6.x);
          __5.y = (__6.y*v__6.y);
          __5.z = (__6.z*v__6.z);
          __5.w = (__6.w*v__6.w);
        float4 v__7 = *(float4*)(by_gamma + (i_4 * 4));
        __4.x = (__5.x*v__7.x);
        __4.y = (__5.y*v__7.y);
        __4.z = (__5.z*v__7.z);
        __4.w = (__5.w*v__7.w);
      *(float4*)(work + (i_4 * 4)) = __4;
      float4 __7;
        float4 v__8 = *(float4*)(work + (i_4 * 4));
        float4 v__9 = *(float4*)(by_beta + (i_4 * 4));
        __7.x = (v__8.x+v__9.x);
        __7.y = (v__8.y+v__9.y);
        __7.z = (v__8.z+v__9.z);
        __7.w = (v__8.w+v__9.w);
      *(float4*)(work + (i_4 * 4)) = __7;
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      uint2 __8;
      float4 v__10 = *(float4*)(work + (i_5 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
      *(uint2*)(rounded + (i_5 * 4)) = __8;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_6) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_6 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.nores_bias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_nores_bias_act_r4_kernel(const float* beta, const float* gamma, const int* rows, const float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_nores_bias_act_r4_kernel(const float* beta, const float* gamma, const int* rows, const float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float by_beta[8];
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  half_t rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_2 * 4)) = condval;
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      total[i_3] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_3] = (total[i_3] + x[(((i_3 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_3] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_3], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_1 = 0x1p+10f/*1.024000e+03*/;
    float4 __1;
      float4 v_ = *(float4*)(total + 0);
      float4 v__1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      __1.x = (v_.x/v__1.x);
      __1.y = (v_.y/v__1.y);
      __1.z = (v_.z/v__1.z);
      __1.w = (v_.w/v__1.w);
    *(float4*)(mean + 0) = __1;
    #pragma unroll
    for (int i_4 = 0; i_4 < 8; ++i_4) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_4 * 4));
          float4 v__3 = make_float4(mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_4 * 4));
          float4 v__5 = make_float4(mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)], mean[(i_4 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_4 * 4)) = __2;
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      total[i_5] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_5] = (total[i_5] + work[(((i_5 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_5] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_5], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      scale[i_6] = rsqrtf(((total[i_6] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 8; ++i_7) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_7 * 4));
            float4 v__7 = make_float4(mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[(i_7 >> 1)], scale[(i_7 >> 1)], scale[(i_7 >> 1)], scale[(i_7 >> 1)]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + ((i_7 & 1) * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_7 * 4)) = __5;
      float4 __8;
        float4 v__10 = *(float4*)(work + (i_7 * 4));
        float4 v__11 = *(float4*)(by_beta + ((i_7 & 1) * 4));
        __8.x = (v__10.x+v__11.x);
        __8.y = (v__10.y+v__11.y);
        __8.z = (v__10.z+v__11.z);
        __8.w = (v__10.w+v__11.w);
      *(float4*)(work + (i_7 * 4)) = __8;
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      uint2 __9;
      float4 v__12 = *(float4*)(work + (i_8 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
      *(uint2*)(rounded + (i_8 * 4)) = __9;
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      if (((((int)blockIdx.x) * 4) + (i_9 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_9) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_9 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.res_bias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_res_bias_act_r1_kernel(const float* beta, const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_res_bias_act_r1_kernel(const float* beta, const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  float by_gamma[4];
  float by_beta[4];
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[4];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    *(float4*)(by_beta + 0) = *(float4*)(beta + (((int)threadIdx.x) * 4));
    cudaGridDependencySynchronize();
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    *(float4*)(work + 0) = *(float4*)(branch + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    float4 __1;
      float4 v_ = *(float4*)(x + 0);
      float4 v__1 = *(float4*)(work + 0);
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(x + 0) = __1;
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
    float4 __2;
      float4 __3;
        float4 v__2 = *(float4*)(x + 0);
        float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
        __3.z = (v__2.z-v__3.z);
        __3.w = (v__2.w-v__3.w);
      float4 __4;
        float4 v__4 = *(float4*)(x + 0);
        float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __4.x = (v__4.x-v__5.x);
        __4.y = (v__4.y-v__5.y);
        __4.z = (v__4.z-v__5.z);
        __4.w = (v__4.w-v__5.w);
      __2.x = (__3.x*__4.x);
      __2.y = (__3.y*__4.y);
      __2.z = (__3.z*__4.z);
      __2.w = (__3.w*__4.w);
    *(float4*)(work + 0) = __2;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    float4 __5;
      float4 __6;
        float4 __7;
          float4 v__6 = *(float4*)(x + 0);
          float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __7.x = (v__6.x-v__7.x);
          __7.y = (v__6.y-v__7.y);
          __7.z = (v__6.z-v__7.z);
          __7.w = (v__6.w-v__7.w);
        float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
        __6.x = (__7.x*v__8.x);
        __6.y = (__7.y*v__8.y);
        __6.z = (__7.z*v__8.z);
        __6.w = (__7.w*v__8.w);
      float4 v__9 = *(float4*)(by_gamma + 0);
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
    float4 __8;
      float4 v__10 = *(float4*)(work + 0);
      float4 v__11 = *(float4*)(by_beta + 0);
      __8.x = (v__10.x+v__11.x);
      __8.y = (v__10.y+v__11.y);
      __8.z = (v__10.z+v__11.z);
      __8.w = (v__10.w+v__11.w);
    *(float4*)(work + 0) = __8;
    uint2 __9;
    float4 v__12 = *(float4*)(work + 0);
    ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
    ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
    *(uint2*)(rounded + 0) = __9;
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_bias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_bias_act_r1_kernel(const float* beta, const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_bias_act_r1_kernel(const float* beta, const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float by_beta[8];
  float x[8];
  float work[8];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      *(float4*)(x + (i_2 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(work + (i_3 * 4)) = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_4 * 4));
        float4 v__1 = *(float4*)(work + (i_4 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_4 * 4)) = __1;
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_5) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_5 * 4));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_6 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_6 * 4));
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_6 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_7 * 4));
            float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + (i_7 * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_7 * 4)) = __5;
      float4 __8;
        float4 v__10 = *(float4*)(work + (i_7 * 4));
        float4 v__11 = *(float4*)(by_beta + (i_7 * 4));
        __8.x = (v__10.x+v__11.x);
        __8.y = (v__10.y+v__11.y);
        __8.z = (v__10.z+v__11.z);
        __8.w = (v__10.w+v__11.w);
      *(float4*)(work + (i_7 * 4)) = __8;
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      uint2 __9;
      float4 v__12 = *(float4*)(work + (i_8 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
      *(uint2*)(rounded + (i_8 * 4)) = __9;
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 2; ++i_9) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_9) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_9 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_bias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_bias_act_r4_kernel(const float* beta, const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_bias_act_r4_kernel(const float* beta, const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float by_beta[8];
  float x[32];
  float work[32];
  float total[4];
  float mean[4];
  float scale[4];
  half_t rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_2 * 4)) = condval;
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 condval_1;
      if ((((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M)) {
        condval_1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      *(float4*)(work + (i_3 * 4)) = condval_1;
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 8; ++i_4) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_4 * 4));
        float4 v__1 = *(float4*)(work + (i_4 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_4 * 4)) = __1;
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      if (((((int)blockIdx.x) * 4) + (i_5 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_5) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_5 * 4));
      }
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      total[i_6] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_6] = (total[i_6] + x[(((i_6 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_6] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_6], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__2 = *(float4*)(total + 0);
      float4 v__3 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__2.x/v__3.x);
      __2.y = (v__2.y/v__3.y);
      __2.z = (v__2.z/v__3.z);
      __2.w = (v__2.w/v__3.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_7 = 0; i_7 < 8; ++i_7) {
      float4 __3;
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_7 * 4));
          float4 v__5 = make_float4(mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        float4 __5;
          float4 v__6 = *(float4*)(x + (i_7 * 4));
          float4 v__7 = make_float4(mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)], mean[(i_7 >> 1)]);
          __5.x = (v__6.x-v__7.x);
          __5.y = (v__6.y-v__7.y);
          __5.z = (v__6.z-v__7.z);
          __5.w = (v__6.w-v__7.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_7 * 4)) = __3;
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 4; ++i_8) {
      total[i_8] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_8] = (total[i_8] + work[(((i_8 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_8] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_8], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 4; ++i_9) {
      scale[i_9] = rsqrtf(((total[i_9] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__8 = *(float4*)(x + (i_10 * 4));
            float4 v__9 = make_float4(mean[(i_10 >> 1)], mean[(i_10 >> 1)], mean[(i_10 >> 1)], mean[(i_10 >> 1)]);
            __8.x = (v__8.x-v__9.x);
            __8.y = (v__8.y-v__9.y);
            __8.z = (v__8.z-v__9.z);
            __8.w = (v__8.w-v__9.w);
          float4 v__10 = make_float4(scale[(i_10 >> 1)], scale[(i_10 >> 1)], scale[(i_10 >> 1)], scale[(i_10 >> 1)]);
          __7.x = (__8.x*v__10.x);
          __7.y = (__8.y*v__10.y);
          __7.z = (__8.z*v__10.z);
          __7.w = (__8.w*v__10.w);
        float4 v__11 = *(float4*)(by_gamma + ((i_10 & 1) * 4));
        __6.x = (__7.x*v__11.x);
        __6.y = (__7.y*v__11.y);
        __6.z = (__7.z*v__11.z);
        __6.w = (__7.w*v__11.w);
      *(float4*)(work + (i_10 * 4)) = __6;
      float4 __9;
        float4 v__12 = *(float4*)(work + (i_10 * 4));
        float4 v__13 = *(float4*)(by_beta + ((i_10 & 1) * 4));
        __9.x = (v__12.x+v__13.x);
        __9.y = (v__12.y+v__13.y);
        __9.z = (v__12.z+v__13.z);
        __9.w = (v__12.w+v__13.w);
      *(float4*)(work + (i_10 * 4)) = __9;
    }
    #pragma unroll
    for (int i_11 = 0; i_11 < 8; ++i_11) {
      uint2 __10;
      float4 v__14 = *(float4*)(work + (i_11 * 4));
      ((half2*)(&__10))[0] = __float22half2_rn(((float2*)(&v__14))[0]);
      ((half2*)(&__10))[1] = __float22half2_rn(((float2*)(&v__14))[1]);
      *(uint2*)(rounded + (i_11 * 4)) = __10;
    }
    #pragma unroll
    for (int i_12 = 0; i_12 < 8; ++i_12) {
      if (((((int)blockIdx.x) * 4) + (i_12 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_12) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_12 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.res_nobias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_res_nobias_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_res_nobias_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  float by_gamma[4];
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[4];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    cudaGridDependencySynchronize();
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    *(float4*)(work + 0) = *(float4*)(branch + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    float4 __1;
      float4 v_ = *(float4*)(x + 0);
      float4 v__1 = *(float4*)(work + 0);
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(x + 0) = __1;
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
    float4 __2;
      float4 __3;
        float4 v__2 = *(float4*)(x + 0);
        float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
        __3.z = (v__2.z-v__3.z);
        __3.w = (v__2.w-v__3.w);
      float4 __4;
        float4 v__4 = *(float4*)(x + 0);
        float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __4.x = (v__4.x-v__5.x);
        __4.y = (v__4.y-v__5.y);
        __4.z = (v__4.z-v__5.z);
        __4.w = (v__4.w-v__5.w);
      __2.x = (__3.x*__4.x);
      __2.y = (__3.y*__4.y);
      __2.z = (__3.z*__4.z);
      __2.w = (__3.w*__4.w);
    *(float4*)(work + 0) = __2;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    float4 __5;
      float4 __6;
        float4 __7;
          float4 v__6 = *(float4*)(x + 0);
          float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __7.x = (v__6.x-v__7.x);
          __7.y = (v__6.y-v__7.y);
          __7.z = (v__6.z-v__7.z);
          __7.w = (v__6.w-v__7.w);
        float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
        __6.x = (__7.x*v__8.x);
        __6.y = (__7.y*v__8.y);
        __6.z = (__7.z*v__8.z);
        __6.w = (__7.w*v__8.w);
      float4 v__9 = *(float4*)(by_gamma + 0);
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
    uint2 __8;
    float4 v__10 = *(float4*)(work + 0);
    ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
    ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
    *(uint2*)(rounded + 0) = __8;
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[8];
  float work[8];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(x + (i_1 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      *(float4*)(work + (i_2 * 4)) = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_3 * 4));
        float4 v__1 = *(float4*)(work + (i_3 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_3 * 4)) = __1;
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_4) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_4 * 4));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_5 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_5 * 4));
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_5 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_6 * 4));
            float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + (i_6 * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_6 * 4)) = __5;
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      uint2 __8;
      float4 v__10 = *(float4*)(work + (i_7 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
      *(uint2*)(rounded + (i_7 * 4)) = __8;
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_8) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_8 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_act_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_act_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[32];
  float work[32];
  float total[4];
  float mean[4];
  float scale[4];
  half_t rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_1 * 4)) = condval;
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 condval_1;
      if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
        condval_1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      *(float4*)(work + (i_2 * 4)) = condval_1;
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_3 * 4));
        float4 v__1 = *(float4*)(work + (i_3 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_3 * 4)) = __1;
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 8; ++i_4) {
      if (((((int)blockIdx.x) * 4) + (i_4 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_4) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_4 * 4));
      }
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      total[i_5] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_5] = (total[i_5] + x[(((i_5 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_5] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_5], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__2 = *(float4*)(total + 0);
      float4 v__3 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__2.x/v__3.x);
      __2.y = (v__2.y/v__3.y);
      __2.z = (v__2.z/v__3.z);
      __2.w = (v__2.w/v__3.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_6 = 0; i_6 < 8; ++i_6) {
      float4 __3;
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_6 * 4));
          float4 v__5 = make_float4(mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        float4 __5;
          float4 v__6 = *(float4*)(x + (i_6 * 4));
          float4 v__7 = make_float4(mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)]);
          __5.x = (v__6.x-v__7.x);
          __5.y = (v__6.y-v__7.y);
          __5.z = (v__6.z-v__7.z);
          __5.w = (v__6.w-v__7.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_6 * 4)) = __3;
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      total[i_7] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_7] = (total[i_7] + work[(((i_7 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_7] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_7], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 4; ++i_8) {
      scale[i_8] = rsqrtf(((total[i_8] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__8 = *(float4*)(x + (i_9 * 4));
            float4 v__9 = make_float4(mean[(i_9 >> 1)], mean[(i_9 >> 1)], mean[(i_9 >> 1)], mean[(i_9 >> 1)]);
            __8.x = (v__8.x-v__9.x);
            __8.y = (v__8.y-v__9.y);
            __8.z = (v__8.z-v__9.z);
            __8.w = (v__8.w-v__9.w);
          float4 v__10 = make_float4(scale[(i_9 >> 1)], scale[(i_9 >> 1)], scale[(i_9 >> 1)], scale[(i_9 >> 1)]);
          __7.x = (__8.x*v__10.x);
          __7.y = (__8.y*v__10.y);
          __7.z = (__8.z*v__10.z);
          __7.w = (__8.w*v__10.w);
        float4 v__11 = *(float4*)(by_gamma + ((i_9 & 1) * 4));
        __6.x = (__7.x*v__11.x);
        __6.y = (__7.y*v__11.y);
        __6.z = (__7.z*v__11.z);
        __6.w = (__7.w*v__11.w);
      *(float4*)(work + (i_9 * 4)) = __6;
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      uint2 __9;
      float4 v__12 = *(float4*)(work + (i_10 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
      *(uint2*)(rounded + (i_10 * 4)) = __9;
    }
    #pragma unroll
    for (int i_11 = 0; i_11 < 8; ++i_11) {
      if (((((int)blockIdx.x) * 4) + (i_11 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_11) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_11 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.res_nobias_f32.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_res_nobias_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_res_nobias_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  float by_gamma[4];
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  float rounded[4];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    cudaGridDependencySynchronize();
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    *(float4*)(work + 0) = *(float4*)(branch + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    float4 __1;
      float4 v_ = *(float4*)(x + 0);
      float4 v__1 = *(float4*)(work + 0);
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(x + 0) = __1;
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
    float4 __2;
      float4 __3;
        float4 v__2 = *(float4*)(x + 0);
        float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
        __3.z = (v__2.z-v__3.z);
        __3.w = (v__2.w-v__3.w);
      float4 __4;
        float4 v__4 = *(float4*)(x + 0);
        float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __4.x = (v__4.x-v__5.x);
        __4.y = (v__4.y-v__5.y);
        __4.z = (v__4.z-v__5.z);
        __4.w = (v__4.w-v__5.w);
      __2.x = (__3.x*__4.x);
      __2.y = (__3.y*__4.y);
      __2.z = (__3.z*__4.z);
      __2.w = (__3.w*__4.w);
    *(float4*)(work + 0) = __2;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    float4 __5;
      float4 __6;
        float4 __7;
          float4 v__6 = *(float4*)(x + 0);
          float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __7.x = (v__6.x-v__7.x);
          __7.y = (v__6.y-v__7.y);
          __7.z = (v__6.z-v__7.z);
          __7.w = (v__6.w-v__7.w);
        float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
        __6.x = (__7.x*v__8.x);
        __6.y = (__7.y*v__8.y);
        __6.z = (__7.z*v__8.z);
        __6.w = (__7.w*v__8.w);
      float4 v__9 = *(float4*)(by_gamma + 0);
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
    *(float4*)(rounded + 0) = *(float4*)(work + 0);
    *(float4*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + 0);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_f32.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[8];
  float work[8];
  float total[1];
  float mean[1];
  float scale[1];
  float rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(x + (i_1 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      *(float4*)(work + (i_2 * 4)) = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_3 * 4));
        float4 v__1 = *(float4*)(work + (i_3 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_3 * 4)) = __1;
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_4) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_4 * 4));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_5 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_5 * 4));
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_5 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_6 * 4));
            float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + (i_6 * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_6 * 4)) = __5;
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(float4*)(rounded + (i_7 * 4)) = *(float4*)(work + (i_7 * 4));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_8) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_8 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_f32.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_f32_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_f32_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[32];
  float work[32];
  float total[4];
  float mean[4];
  float scale[4];
  float rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_1 * 4)) = condval;
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 condval_1;
      if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
        condval_1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      *(float4*)(work + (i_2 * 4)) = condval_1;
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_3 * 4));
        float4 v__1 = *(float4*)(work + (i_3 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_3 * 4)) = __1;
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 8; ++i_4) {
      if (((((int)blockIdx.x) * 4) + (i_4 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_4) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_4 * 4));
      }
    }
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      total[i_5] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_5] = (total[i_5] + x[(((i_5 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_5] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_5], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__2 = *(float4*)(total + 0);
      float4 v__3 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__2.x/v__3.x);
      __2.y = (v__2.y/v__3.y);
      __2.z = (v__2.z/v__3.z);
      __2.w = (v__2.w/v__3.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_6 = 0; i_6 < 8; ++i_6) {
      float4 __3;
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_6 * 4));
          float4 v__5 = make_float4(mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        float4 __5;
          float4 v__6 = *(float4*)(x + (i_6 * 4));
          float4 v__7 = make_float4(mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)]);
          __5.x = (v__6.x-v__7.x);
          __5.y = (v__6.y-v__7.y);
          __5.z = (v__6.z-v__7.z);
          __5.w = (v__6.w-v__7.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_6 * 4)) = __3;
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      total[i_7] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_7] = (total[i_7] + work[(((i_7 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_7] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_7], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 4; ++i_8) {
      scale[i_8] = rsqrtf(((total[i_8] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__8 = *(float4*)(x + (i_9 * 4));
            float4 v__9 = make_float4(mean[(i_9 >> 1)], mean[(i_9 >> 1)], mean[(i_9 >> 1)], mean[(i_9 >> 1)]);
            __8.x = (v__8.x-v__9.x);
            __8.y = (v__8.y-v__9.y);
            __8.z = (v__8.z-v__9.z);
            __8.w = (v__8.w-v__9.w);
          float4 v__10 = make_float4(scale[(i_9 >> 1)], scale[(i_9 >> 1)], scale[(i_9 >> 1)], scale[(i_9 >> 1)]);
          __7.x = (__8.x*v__10.x);
          __7.y = (__8.y*v__10.y);
          __7.z = (__8.z*v__10.z);
          __7.w = (__8.w*v__10.w);
        float4 v__11 = *(float4*)(by_gamma + ((i_9 & 1) * 4));
        __6.x = (__7.x*v__11.x);
        __6.y = (__7.y*v__11.y);
        __6.z = (__7.z*v__11.z);
        __6.w = (__7.w*v__11.w);
      *(float4*)(work + (i_9 * 4)) = __6;
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      *(float4*)(rounded + (i_10 * 4)) = *(float4*)(work + (i_10 * 4));
    }
    #pragma unroll
    for (int i_11 = 0; i_11 < 8; ++i_11) {
      if (((((int)blockIdx.x) * 4) + (i_11 >> 1)) < M) {
        *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_11) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_11 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d128_parts2.act.r1
//   op add_norm_parts, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d128_parts2_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_parts_d128_parts2_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  float by_gamma[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    cudaGridDependencySynchronize();
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    #pragma unroll
    for (int part = 0; part < 2; ++part) {
      float4 __1;
        float4 v_ = *(float4*)(x + 0);
        float4 v__1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)part) * (int64_t)128)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + 0) = __1;
    }
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
    float4 __2;
      float4 __3;
        float4 v__2 = *(float4*)(x + 0);
        float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
        __3.z = (v__2.z-v__3.z);
        __3.w = (v__2.w-v__3.w);
      float4 __4;
        float4 v__4 = *(float4*)(x + 0);
        float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __4.x = (v__4.x-v__5.x);
        __4.y = (v__4.y-v__5.y);
        __4.z = (v__4.z-v__5.z);
        __4.w = (v__4.w-v__5.w);
      __2.x = (__3.x*__4.x);
      __2.y = (__3.y*__4.y);
      __2.z = (__3.z*__4.z);
      __2.w = (__3.w*__4.w);
    *(float4*)(work + 0) = __2;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    float4 __5;
      float4 __6;
        float4 __7;
          float4 v__6 = *(float4*)(x + 0);
          float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __7.x = (v__6.x-v__7.x);
          __7.y = (v__6.y-v__7.y);
          __7.z = (v__6.z-v__7.z);
          __7.w = (v__6.w-v__7.w);
        float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
        __6.x = (__7.x*v__8.x);
        __6.y = (__7.y*v__8.y);
        __6.z = (__7.z*v__8.z);
        __6.w = (__7.w*v__8.w);
      float4 v__9 = *(float4*)(by_gamma + 0);
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
    uint2 __8;
    float4 v__10 = *(float4*)(work + 0);
    ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
    ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
    *(uint2*)(rounded + 0) = __8;
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts2.act.r1
//   op add_norm_parts, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts2_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts2_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  half_t rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(x + (i_1 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int part = 0; part < 2; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 2; ++i_2) {
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 v__1 = *(float4*)(branch + ((((((int64_t)((int)blockIdx.x)) * (int64_t)2048) + (((int64_t)part) * (int64_t)1024)) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
          __1.z = (v_.z+v__1.z);
          __1.w = (v_.w+v__1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_4 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_4 * 4));
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_4 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_5 * 4));
            float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + (i_5 * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      uint2 __8;
      float4 v__10 = *(float4*)(work + (i_6 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
      *(uint2*)(rounded + (i_6 * 4)) = __8;
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_7 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts2.act.r4
//   op add_norm_parts, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts2_act_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts2_act_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  half_t rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_1 * 4)) = condval;
    }
    #pragma unroll
    for (int part = 0; part < 2; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 condval_1;
          if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
            condval_1 = *(float4*)(branch + (((((((int64_t)((int)blockIdx.x)) * (int64_t)8192) + ((((int64_t)i_2) >> (int64_t)1) * (int64_t)2048)) + (((int64_t)part) * (int64_t)1024)) + ((((int64_t)i_2) & (int64_t)1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          } else {
            condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
          }
          __1.x = (v_.x+condval_1.x);
          __1.y = (v_.y+condval_1.y);
          __1.z = (v_.z+condval_1.z);
          __1.w = (v_.w+condval_1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      if (((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
      }
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      total[i_4] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_4] = (total[i_4] + x[(((i_4 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_4] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_4], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__1 = *(float4*)(total + 0);
      float4 v__2 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__1.x/v__2.x);
      __2.y = (v__1.y/v__2.y);
      __2.z = (v__1.z/v__2.z);
      __2.w = (v__1.w/v__2.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __3;
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_5 * 4));
          float4 v__4 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        float4 __5;
          float4 v__5 = *(float4*)(x + (i_5 * 4));
          float4 v__6 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __5.x = (v__5.x-v__6.x);
          __5.y = (v__5.y-v__6.y);
          __5.z = (v__5.z-v__6.z);
          __5.w = (v__5.w-v__6.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_5 * 4)) = __3;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      total[i_6] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_6] = (total[i_6] + work[(((i_6 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_6] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_6], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      scale[i_7] = rsqrtf(((total[i_7] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__7 = *(float4*)(x + (i_8 * 4));
            float4 v__8 = make_float4(mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)]);
            __8.x = (v__7.x-v__8.x);
            __8.y = (v__7.y-v__8.y);
            __8.z = (v__7.z-v__8.z);
            __8.w = (v__7.w-v__8.w);
          float4 v__9 = make_float4(scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)]);
          __7.x = (__8.x*v__9.x);
          __7.y = (__8.y*v__9.y);
          __7.z = (__8.z*v__9.z);
          __7.w = (__8.w*v__9.w);
        float4 v__10 = *(float4*)(by_gamma + ((i_8 & 1) * 4));
        __6.x = (__7.x*v__10.x);
        __6.y = (__7.y*v__10.y);
        __6.z = (__7.z*v__10.z);
        __6.w = (__7.w*v__10.w);
      *(float4*)(work + (i_8 * 4)) = __6;
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      uint2 __9;
      float4 v__11 = *(float4*)(work + (i_9 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__11))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__11))[1]);
      *(uint2*)(rounded + (i_9 * 4)) = __9;
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_10 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts4.act.r1
//   op add_norm_parts, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts4_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts4_act_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  half_t rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(x + (i_1 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int part = 0; part < 4; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 2; ++i_2) {
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 v__1 = *(float4*)(branch + ((((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)part) * (int64_t)1024)) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
          __1.z = (v_.z+v__1.z);
          __1.w = (v_.w+v__1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_4 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_4 * 4));
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_4 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_5 * 4));
            float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + (i_5 * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      uint2 __8;
      float4 v__10 = *(float4*)(work + (i_6 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
      *(uint2*)(rounded + (i_6 * 4)) = __8;
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_7 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts4.act.r4
//   op add_norm_parts, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts4_act_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts4_act_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, half_t* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  half_t rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_1 * 4)) = condval;
    }
    #pragma unroll
    for (int part = 0; part < 4; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 condval_1;
          if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
            condval_1 = *(float4*)(branch + (((((((int64_t)((int)blockIdx.x)) * (int64_t)16384) + ((((int64_t)i_2) >> (int64_t)1) * (int64_t)4096)) + (((int64_t)part) * (int64_t)1024)) + ((((int64_t)i_2) & (int64_t)1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          } else {
            condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
          }
          __1.x = (v_.x+condval_1.x);
          __1.y = (v_.y+condval_1.y);
          __1.z = (v_.z+condval_1.z);
          __1.w = (v_.w+condval_1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      if (((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
      }
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      total[i_4] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_4] = (total[i_4] + x[(((i_4 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_4] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_4], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__1 = *(float4*)(total + 0);
      float4 v__2 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__1.x/v__2.x);
      __2.y = (v__1.y/v__2.y);
      __2.z = (v__1.z/v__2.z);
      __2.w = (v__1.w/v__2.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __3;
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_5 * 4));
          float4 v__4 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        float4 __5;
          float4 v__5 = *(float4*)(x + (i_5 * 4));
          float4 v__6 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __5.x = (v__5.x-v__6.x);
          __5.y = (v__5.y-v__6.y);
          __5.z = (v__5.z-v__6.z);
          __5.w = (v__5.w-v__6.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_5 * 4)) = __3;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      total[i_6] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_6] = (total[i_6] + work[(((i_6 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_6] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_6], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      scale[i_7] = rsqrtf(((total[i_7] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__7 = *(float4*)(x + (i_8 * 4));
            float4 v__8 = make_float4(mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)]);
            __8.x = (v__7.x-v__8.x);
            __8.y = (v__7.y-v__8.y);
            __8.z = (v__7.z-v__8.z);
            __8.w = (v__7.w-v__8.w);
          float4 v__9 = make_float4(scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)]);
          __7.x = (__8.x*v__9.x);
          __7.y = (__8.y*v__9.y);
          __7.z = (__8.z*v__9.z);
          __7.w = (__8.w*v__9.w);
        float4 v__10 = *(float4*)(by_gamma + ((i_8 & 1) * 4));
        __6.x = (__7.x*v__10.x);
        __6.y = (__7.y*v__10.y);
        __6.z = (__7.z*v__10.z);
        __6.w = (__7.w*v__10.w);
      *(float4*)(work + (i_8 * 4)) = __6;
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      uint2 __9;
      float4 v__11 = *(float4*)(work + (i_9 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__11))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__11))[1]);
      *(uint2*)(rounded + (i_9 * 4)) = __9;
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_10 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d128_parts2.f32.r1
//   op add_norm_parts, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d128_parts2_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_parts_d128_parts2_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  float by_gamma[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  float rounded[4];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    cudaGridDependencySynchronize();
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    #pragma unroll
    for (int part = 0; part < 2; ++part) {
      float4 __1;
        float4 v_ = *(float4*)(x + 0);
        float4 v__1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)part) * (int64_t)128)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + 0) = __1;
    }
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
    float4 __2;
      float4 __3;
        float4 v__2 = *(float4*)(x + 0);
        float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
        __3.z = (v__2.z-v__3.z);
        __3.w = (v__2.w-v__3.w);
      float4 __4;
        float4 v__4 = *(float4*)(x + 0);
        float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
        __4.x = (v__4.x-v__5.x);
        __4.y = (v__4.y-v__5.y);
        __4.z = (v__4.z-v__5.z);
        __4.w = (v__4.w-v__5.w);
      __2.x = (__3.x*__4.x);
      __2.y = (__3.y*__4.y);
      __2.z = (__3.z*__4.z);
      __2.w = (__3.w*__4.w);
    *(float4*)(work + 0) = __2;
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    float4 __5;
      float4 __6;
        float4 __7;
          float4 v__6 = *(float4*)(x + 0);
          float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __7.x = (v__6.x-v__7.x);
          __7.y = (v__6.y-v__7.y);
          __7.z = (v__6.z-v__7.z);
          __7.w = (v__6.w-v__7.w);
        float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
        __6.x = (__7.x*v__8.x);
        __6.y = (__7.y*v__8.y);
        __6.z = (__7.z*v__8.z);
        __6.w = (__7.w*v__8.w);
      float4 v__9 = *(float4*)(by_gamma + 0);
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
    *(float4*)(rounded + 0) = *(float4*)(work + 0);
    *(float4*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + 0);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts2.f32.r1
//   op add_norm_parts, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts2_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts2_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  float rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(x + (i_1 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int part = 0; part < 2; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 2; ++i_2) {
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 v__1 = *(float4*)(branch + ((((((int64_t)((int)blockIdx.x)) * (int64_t)2048) + (((int64_t)part) * (int64_t)1024)) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
          __1.z = (v_.z+v__1.z);
          __1.w = (v_.w+v__1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_4 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_4 * 4));
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_4 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_5 * 4));
            float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + (i_5 * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      *(float4*)(rounded + (i_6 * 4)) = *(float4*)(work + (i_6 * 4));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_7 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts2.f32.r4
//   op add_norm_parts, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts2_f32_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts2_f32_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  float rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_1 * 4)) = condval;
    }
    #pragma unroll
    for (int part = 0; part < 2; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 condval_1;
          if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
            condval_1 = *(float4*)(branch + (((((((int64_t)((int)blockIdx.x)) * (int64_t)8192) + ((((int64_t)i_2) >> (int64_t)1) * (int64_t)2048)) + (((int64_t)part) * (int64_t)1024)) + ((((int64_t)i_2) & (int64_t)1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          } else {
            condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
          }
          __1.x = (v_.x+condval_1.x);
          __1.y = (v_.y+condval_1.y);
          __1.z = (v_.z+condval_1.z);
          __1.w = (v_.w+condval_1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      if (((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
      }
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      total[i_4] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_4] = (total[i_4] + x[(((i_4 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_4] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_4], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__1 = *(float4*)(total + 0);
      float4 v__2 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__1.x/v__2.x);
      __2.y = (v__1.y/v__2.y);
      __2.z = (v__1.z/v__2.z);
      __2.w = (v__1.w/v__2.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __3;
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_5 * 4));
          float4 v__4 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        float4 __5;
          float4 v__5 = *(float4*)(x + (i_5 * 4));
          float4 v__6 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __5.x = (v__5.x-v__6.x);
          __5.y = (v__5.y-v__6.y);
          __5.z = (v__5.z-v__6.z);
          __5.w = (v__5.w-v__6.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_5 * 4)) = __3;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      total[i_6] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_6] = (total[i_6] + work[(((i_6 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_6] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_6], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      scale[i_7] = rsqrtf(((total[i_7] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__7 = *(float4*)(x + (i_8 * 4));
            float4 v__8 = make_float4(mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)]);
            __8.x = (v__7.x-v__8.x);
            __8.y = (v__7.y-v__8.y);
            __8.z = (v__7.z-v__8.z);
            __8.w = (v__7.w-v__8.w);
          float4 v__9 = make_float4(scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)]);
          __7.x = (__8.x*v__9.x);
          __7.y = (__8.y*v__9.y);
          __7.z = (__8.z*v__9.z);
          __7.w = (__8.w*v__9.w);
        float4 v__10 = *(float4*)(by_gamma + ((i_8 & 1) * 4));
        __6.x = (__7.x*v__10.x);
        __6.y = (__7.y*v__10.y);
        __6.z = (__7.z*v__10.z);
        __6.w = (__7.w*v__10.w);
      *(float4*)(work + (i_8 * 4)) = __6;
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      *(float4*)(rounded + (i_9 * 4)) = *(float4*)(work + (i_9 * 4));
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_10 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts4.f32.r1
//   op add_norm_parts, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts4_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts4_f32_r1_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  float rounded[8];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(x + (i_1 * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
    #pragma unroll
    for (int part = 0; part < 4; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 2; ++i_2) {
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 v__1 = *(float4*)(branch + ((((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)part) * (int64_t)1024)) + (((int64_t)i_2) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
          __1.z = (v_.z+v__1.z);
          __1.w = (v_.w+v__1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_4 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_4 * 4));
          float4 v__5 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_4 * 4)) = __2;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_5 * 4));
            float4 v__7 = make_float4(mean[0], mean[0], mean[0], mean[0]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[0], scale[0], scale[0], scale[0]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(by_gamma + (i_5 * 4));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      *(float4*)(rounded + (i_6 * 4)) = *(float4*)(work + (i_6 * 4));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_7 * 4));
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm_parts.d1024_parts4.f32.r4
//   op add_norm_parts, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_parts_d1024_parts4_f32_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_parts_d1024_parts4_f32_r4_kernel(const float* branch, const float* gamma, const int* rows, float* stream, float* y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 512));
  float by_gamma[8];
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  float rounded[32];
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i_1 * 4)) = condval;
    }
    #pragma unroll
    for (int part = 0; part < 4; ++part) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float4 __1;
          float4 v_ = *(float4*)(x + (i_2 * 4));
          float4 condval_1;
          if ((((((int)blockIdx.x) * 4) + (i_2 >> 1)) < M)) {
            condval_1 = *(float4*)(branch + (((((((int64_t)((int)blockIdx.x)) * (int64_t)16384) + ((((int64_t)i_2) >> (int64_t)1) * (int64_t)4096)) + (((int64_t)part) * (int64_t)1024)) + ((((int64_t)i_2) & (int64_t)1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          } else {
            condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
          }
          __1.x = (v_.x+condval_1.x);
          __1.y = (v_.y+condval_1.y);
          __1.z = (v_.z+condval_1.z);
          __1.w = (v_.w+condval_1.w);
        *(float4*)(x + (i_2 * 4)) = __1;
      }
    }
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      if (((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
      }
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      total[i_4] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_4] = (total[i_4] + x[(((i_4 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_4] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_4], (&(((float*)workspace_1)[0])));
    }
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__1 = *(float4*)(total + 0);
      float4 v__2 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__1.x/v__2.x);
      __2.y = (v__1.y/v__2.y);
      __2.z = (v__1.z/v__2.z);
      __2.w = (v__1.w/v__2.w);
    *(float4*)(mean + 0) = __2;
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __3;
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_5 * 4));
          float4 v__4 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        float4 __5;
          float4 v__5 = *(float4*)(x + (i_5 * 4));
          float4 v__6 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __5.x = (v__5.x-v__6.x);
          __5.y = (v__5.y-v__6.y);
          __5.z = (v__5.z-v__6.z);
          __5.w = (v__5.w-v__6.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_5 * 4)) = __3;
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      total[i_6] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_6] = (total[i_6] + work[(((i_6 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_6] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_6], (&(((float*)workspace)[0])));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      scale[i_7] = rsqrtf(((total[i_7] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__7 = *(float4*)(x + (i_8 * 4));
            float4 v__8 = make_float4(mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)]);
            __8.x = (v__7.x-v__8.x);
            __8.y = (v__7.y-v__8.y);
            __8.z = (v__7.z-v__8.z);
            __8.w = (v__7.w-v__8.w);
          float4 v__9 = make_float4(scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)]);
          __7.x = (__8.x*v__9.x);
          __7.y = (__8.y*v__9.y);
          __7.z = (__8.z*v__9.z);
          __7.w = (__8.w*v__9.w);
        float4 v__10 = *(float4*)(by_gamma + ((i_8 & 1) * 4));
        __6.x = (__7.x*v__10.x);
        __6.y = (__7.y*v__10.y);
        __6.z = (__7.z*v__10.z);
        __6.w = (__7.w*v__10.w);
      *(float4*)(work + (i_8 * 4)) = __6;
    }
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      *(float4*)(rounded + (i_9 * 4)) = *(float4*)(work + (i_9 * 4));
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_10 * 4));
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_type.d128.r1
//   op add_type, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_type_d128_r1_kernel(const float* hidden, const int* rows, float* stream, const float* table, const int* types, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_type_d128_r1_kernel(const float* hidden, const int* rows, float* stream, const float* table, const int* types, int M) {
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    cudaGridDependencySynchronize();
    float4 __1;
      float4 v_ = *(float4*)(hidden + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float4 v__1 = *(float4*)(table + ((max(0, min(types[((int64_t)((int)blockIdx.x))], 2)) * 128) + (((int)threadIdx.x) * 4)));
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = __1;
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_type.d1024.r1
//   op add_type, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_type_d1024_r1_kernel(const float* hidden, const int* rows, float* stream, const float* table, const int* types, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_type_d1024_r1_kernel(const float* hidden, const int* rows, float* stream, const float* table, const int* types, int M) {
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      float4 __1;
        float4 v_ = *(float4*)(hidden + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        float4 v__1 = *(float4*)(table + (((max(0, min(types[((int64_t)((int)blockIdx.x))], 2)) * 1024) + (i * 512)) + (((int)threadIdx.x) * 4)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = __1;
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_type.d1024.r4
//   op add_type, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_type_d1024_r4_kernel(const float* hidden, const int* rows, float* stream, const float* table, const int* types, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_type_d1024_r4_kernel(const float* hidden, const int* rows, float* stream, const float* table, const int* types, int M) {
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      if (((((int)blockIdx.x) * 4) + (i >> 1)) < M) {
        float4 __1;
          float4 v_ = *(float4*)(hidden + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
          float4 v__1 = *(float4*)(table + (((max(0, min(types[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (((int64_t)i) >> (int64_t)1))], 2)) * 1024) + ((i & 1) * 512)) + (((int)threadIdx.x) * 4)));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
          __1.z = (v_.z+v__1.z);
          __1.w = (v_.w+v__1.w);
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = __1;
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.rope.heads2.r1
//   op rope, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_rope_heads2_r1_kernel(const float* cos, const int* positions, half_t* qkv, const int* rows, const float* sin, int L, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_rope_heads2_r1_kernel(const float* cos_1, const int* positions, half_t* qkv, const int* rows, const float* sin_1, int L, int M) {
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    cudaGridDependencySynchronize();
    int place = max(0, min(positions[((int64_t)((int)blockIdx.x))], (L - 1)));
    float4 __1;
    uint2 v_ = *(uint2*)(qkv + (((((int64_t)((int)blockIdx.x)) * (int64_t)384) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
    ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
    ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
    float4 first = __1;
    float4 __2;
    uint2 v__1 = *(uint2*)(qkv + ((((((int64_t)((int)blockIdx.x)) * (int64_t)384) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)32));
    ((float2*)(&__2))[0] = __half22float2(((half2*)(&v__1))[0]);
    ((float2*)(&__2))[1] = __half22float2(((half2*)(&v__1))[1]);
    float4 second = __2;
    float broadcast_var = 0x0p+0f/*0.000000e+00*/;
    float4 condval;
    if (((0 <= place) && (place < L))) {
      condval = *(float4*)(cos_1 + ((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
    } else {
      condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
    float4 c = condval;
    float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
    float4 condval_1;
    if (((0 <= place) && (place < L))) {
      condval_1 = *(float4*)(sin_1 + ((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
    } else {
      condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
    }
    float4 s = condval_1;
    uint2 __3;
    float4 __4;
      float4 __5;
        __5.x = (first.x*c.x);
        __5.y = (first.y*c.y);
        __5.z = (first.z*c.z);
        __5.w = (first.w*c.w);
      float4 __6;
        __6.x = (second.x*s.x);
        __6.y = (second.y*s.y);
        __6.z = (second.z*s.z);
        __6.w = (second.w*s.w);
      __4.x = (__5.x-__6.x);
      __4.y = (__5.y-__6.y);
      __4.z = (__5.z-__6.z);
      __4.w = (__5.w-__6.w);
    ((half2*)(&__3))[0] = __float22half2_rn(((float2*)(&__4))[0]);
    ((half2*)(&__3))[1] = __float22half2_rn(((float2*)(&__4))[1]);
    *(uint2*)(qkv + (((((int64_t)((int)blockIdx.x)) * (int64_t)384) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = __3;
    uint2 __7;
    float4 __8;
      float4 __9;
        __9.x = (second.x*c.x);
        __9.y = (second.y*c.y);
        __9.z = (second.z*c.z);
        __9.w = (second.w*c.w);
      float4 __10;
        __10.x = (first.x*s.x);
        __10.y = (first.y*s.y);
        __10.z = (first.z*s.z);
        __10.w = (first.w*s.w);
      __8.x = (__9.x+__10.x);
      __8.y = (__9.y+__10.y);
      __8.z = (__9.z+__10.z);
      __8.w = (__9.w+__10.w);
    ((half2*)(&__7))[0] = __float22half2_rn(((float2*)(&__8))[0]);
    ((half2*)(&__7))[1] = __float22half2_rn(((float2*)(&__8))[1]);
    *(uint2*)(qkv + ((((((int64_t)((int)blockIdx.x)) * (int64_t)384) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)32)) = __7;
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.rope.heads16.r1
//   op rope, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_rope_heads16_r1_kernel(const float* cos, const int* positions, half_t* qkv, const int* rows, const float* sin, int L, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_rope_heads16_r1_kernel(const float* cos_1, const int* positions, half_t* qkv, const int* rows, const float* sin_1, int L, int M) {
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < rows[0]) {
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      int place = max(0, min(positions[((int64_t)((int)blockIdx.x))], (L - 1)));
      float4 __1;
      uint2 v_ = *(uint2*)(qkv + ((((((int64_t)((int)blockIdx.x)) * (int64_t)3072) + (((int64_t)i) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
      ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
      ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
      float4 first = __1;
      float4 __2;
      uint2 v__1 = *(uint2*)(qkv + (((((((int64_t)((int)blockIdx.x)) * (int64_t)3072) + (((int64_t)i) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)32));
      ((float2*)(&__2))[0] = __half22float2(((half2*)(&v__1))[0]);
      ((float2*)(&__2))[1] = __half22float2(((half2*)(&v__1))[1]);
      float4 second = __2;
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if (((0 <= place) && (place < L))) {
        condval = *(float4*)(cos_1 + ((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      float4 c = condval;
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 condval_1;
      if (((0 <= place) && (place < L))) {
        condval_1 = *(float4*)(sin_1 + ((((int64_t)place) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
      } else {
        condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float4 s = condval_1;
      uint2 __3;
      float4 __4;
        float4 __5;
          __5.x = (first.x*c.x);
          __5.y = (first.y*c.y);
          __5.z = (first.z*c.z);
          __5.w = (first.w*c.w);
        float4 __6;
          __6.x = (second.x*s.x);
          __6.y = (second.y*s.y);
          __6.z = (second.z*s.z);
          __6.w = (second.w*s.w);
        __4.x = (__5.x-__6.x);
        __4.y = (__5.y-__6.y);
        __4.z = (__5.z-__6.z);
        __4.w = (__5.w-__6.w);
      ((half2*)(&__3))[0] = __float22half2_rn(((float2*)(&__4))[0]);
      ((half2*)(&__3))[1] = __float22half2_rn(((float2*)(&__4))[1]);
      *(uint2*)(qkv + ((((((int64_t)((int)blockIdx.x)) * (int64_t)3072) + (((int64_t)i) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = __3;
      uint2 __7;
      float4 __8;
        float4 __9;
          __9.x = (second.x*c.x);
          __9.y = (second.y*c.y);
          __9.z = (second.z*c.z);
          __9.w = (second.w*c.w);
        float4 __10;
          __10.x = (first.x*s.x);
          __10.y = (first.y*s.y);
          __10.z = (first.z*s.z);
          __10.w = (first.w*s.w);
        __8.x = (__9.x+__10.x);
        __8.y = (__9.y+__10.y);
        __8.z = (__9.z+__10.z);
        __8.w = (__9.w+__10.w);
      ((half2*)(&__7))[0] = __float22half2_rn(((float2*)(&__8))[0]);
      ((half2*)(&__7))[1] = __float22half2_rn(((float2*)(&__8))[1]);
      *(uint2*)(qkv + (((((((int64_t)((int)blockIdx.x)) * (int64_t)3072) + (((int64_t)i) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)32)) = __7;
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.rope.heads16.r4
//   op rope, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_rope_heads16_r4_kernel(const float* cos, const int* positions, half_t* qkv, const int* rows, const float* sin, int L, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_rope_heads16_r4_kernel(const float* cos_1, const int* positions, half_t* qkv, const int* rows, const float* sin_1, int L, int M) {
  cudaTriggerProgrammaticLaunchCompletion();
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      if (((((int)blockIdx.x) * 4) + (i >> 1)) < M) {
        float4 __1;
        uint2 v_ = *(uint2*)(qkv + (((((((int64_t)((int)blockIdx.x)) * (int64_t)12288) + ((((int64_t)i) >> (int64_t)1) * (int64_t)3072)) + ((((int64_t)i) & (int64_t)1) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
        ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
        ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
        float4 first = __1;
        float4 __2;
        uint2 v__1 = *(uint2*)(qkv + ((((((((int64_t)((int)blockIdx.x)) * (int64_t)12288) + ((((int64_t)i) >> (int64_t)1) * (int64_t)3072)) + ((((int64_t)i) & (int64_t)1) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)32));
        ((float2*)(&__2))[0] = __half22float2(((half2*)(&v__1))[0]);
        ((float2*)(&__2))[1] = __half22float2(((half2*)(&v__1))[1]);
        float4 second = __2;
        float4 c = *(float4*)(cos_1 + ((max((int64_t)0, min(((int64_t)positions[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (((int64_t)i) >> (int64_t)1))]), (((int64_t)L) - (int64_t)1))) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
        float4 s = *(float4*)(sin_1 + ((max((int64_t)0, min(((int64_t)positions[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (((int64_t)i) >> (int64_t)1))]), (((int64_t)L) - (int64_t)1))) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)));
        uint2 __3;
        float4 __4;
          float4 __5;
            __5.x = (first.x*c.x);
            __5.y = (first.y*c.y);
            __5.z = (first.z*c.z);
            __5.w = (first.w*c.w);
          float4 __6;
            __6.x = (second.x*s.x);
            __6.y = (second.y*s.y);
            __6.z = (second.z*s.z);
            __6.w = (second.w*s.w);
          __4.x = (__5.x-__6.x);
          __4.y = (__5.y-__6.y);
          __4.z = (__5.z-__6.z);
          __4.w = (__5.w-__6.w);
        ((half2*)(&__3))[0] = __float22half2_rn(((float2*)(&__4))[0]);
        ((half2*)(&__3))[1] = __float22half2_rn(((float2*)(&__4))[1]);
        *(uint2*)(qkv + (((((((int64_t)((int)blockIdx.x)) * (int64_t)12288) + ((((int64_t)i) >> (int64_t)1) * (int64_t)3072)) + ((((int64_t)i) & (int64_t)1) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = __3;
        uint2 __7;
        float4 __8;
          float4 __9;
            __9.x = (second.x*c.x);
            __9.y = (second.y*c.y);
            __9.z = (second.z*c.z);
            __9.w = (second.w*c.w);
          float4 __10;
            __10.x = (first.x*s.x);
            __10.y = (first.y*s.y);
            __10.z = (first.z*s.z);
            __10.w = (first.w*s.w);
          __8.x = (__9.x+__10.x);
          __8.y = (__9.y+__10.y);
          __8.z = (__9.z+__10.z);
          __8.w = (__9.w+__10.w);
        ((half2*)(&__7))[0] = __float22half2_rn(((float2*)(&__8))[0]);
        ((half2*)(&__7))[1] = __float22half2_rn(((float2*)(&__8))[1]);
        *(uint2*)(qkv + ((((((((int64_t)((int)blockIdx.x)) * (int64_t)12288) + ((((int64_t)i) >> (int64_t)1) * (int64_t)3072)) + ((((int64_t)i) & (int64_t)1) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)32)) = __7;
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window0.q64k64s2b3
//   op attention, m 64, n 64, stages 2, blocks 3
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window0_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 3) sm_90a_attention_heads2_window0_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 16384));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < ((length + 63) >> 6); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 128), ((step * 64) + start));
        }
        if (length < ((step * 64) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), ((step * 64) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= (((step * 64) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), ((step * 64) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < ((length + 63) >> 6); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((step_1 * 64) + 64));
        if (length < ((step_1 * 64) + 64)) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if ((((((step_1 * 64) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length)) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_12) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window0.q64k128s2b2
//   op attention, m 64, n 128, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window0_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_attention_heads2_window0_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 73728));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[64];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < ((length + 127) >> 7); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(16384);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 128), ((step * 128) + start));
        }
        if (length < ((step * 128) + 128)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(16384);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 256), ((step * 128) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 32; ++i) {
            if (length <= (((step * 128) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 8192) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(16384);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 256), ((step * 128) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < ((length + 127) >> 7); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 16; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((step_1 * 128) + 128));
        if (length < ((step_1 * 128) + 128)) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 64; ++i_3) {
            float condval_1;
            if ((((((step_1 * 128) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length)) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 32; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 15) * 4) + (i_4 * 2)) + (rv >> 4))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 64; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 32; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 15) * 4) + (i_7 * 2)) + (rv_1 >> 4))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 16; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 8; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_12) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window0.q128k64s2b2
//   op attention, m 128, n 64, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window0_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_attention_heads2_window0_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(8);
    empty[1].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 128) < length) {
    if (256 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(16384);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 128) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < ((length + 63) >> 6); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 128), ((step * 64) + start));
        }
        if (length < ((step * 64) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), ((step * 64) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= (((step * 64) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), ((step * 64) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < ((length + 63) >> 6); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((step_1 * 64) + 64));
        if (length < ((step_1 * 64) + 64)) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if ((((((step_1 * 64) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length)) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<256>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<256>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 128) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 256);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 256);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) < (((length + 15) >> 4) * 16)) {
          if (((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)16384) + (((int64_t)i_12) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 2048) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window64.q64k64s2b3
//   op attention, m 64, n 64, stages 2, blocks 3
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window64_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 3) sm_90a_attention_heads2_window64_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 16384));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 128), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
        }
        if (length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + 64));
        if (((length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + 64)) | (0 < ((max(0, (((int)blockIdx.y) - 1)) + step_1) - ((int)blockIdx.y)))) | (0 < (min(((int)blockIdx.y), 1) - step_1))) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if (((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - (max(0, (((int)blockIdx.y) - 1)) * 64)) - (step_1 * 64)) <= 64))) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_12) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window64.q64k128s2b2
//   op attention, m 64, n 128, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window64_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_attention_heads2_window64_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 73728));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[64];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 127) >> 7) - (max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7)); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(16384);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 128), ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + start));
        }
        if (length < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + 128)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(16384);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 256), ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 32; ++i) {
            if (length <= (((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 8192) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(16384);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 256), ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 127) >> 7) - (max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7)); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 16; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + 128));
        if (((length < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + 128)) | (-63 < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) - (((int)blockIdx.y) * 64)))) | (1 < (((((int)blockIdx.y) * 64) - ((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128)) - (step_1 * 128)))) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 64; ++i_3) {
            float condval_1;
            if ((((((((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & (((((((((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - ((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128)) - (step_1 * 128)) <= 64))) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 32; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 15) * 4) + (i_4 * 2)) + (rv >> 4))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 64; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 32; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 15) * 4) + (i_7 * 2)) + (rv_1 >> 4))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 16; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 8; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_12) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window64.q128k64s2b2
//   op attention, m 128, n 64, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window64_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_attention_heads2_window64_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(8);
    empty[1].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 128) < length) {
    if (256 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(16384);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 128) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < (((min(length, ((((int)blockIdx.y) * 128) + 192)) + 63) >> 6) - (max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6)); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 128), ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + start));
        }
        if (length < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= (((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < (((min(length, ((((int)blockIdx.y) * 128) + 192)) + 63) >> 6) - (max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6)); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + 64));
        if (((length < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + 64)) | (1 < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) - (((int)blockIdx.y) * 128)))) | (-63 < (((((int)blockIdx.y) * 128) - ((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64)) - (step_1 * 64)))) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if ((((((((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & (((((((((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 128)) <= 64)) & ((((((((((((int)blockIdx.y) * 128) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - ((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64)) - (step_1 * 64)) <= 64))) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<256>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<256>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 128) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 256);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 256);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) < (((length + 15) >> 4) * 16)) {
          if (((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)16384) + (((int64_t)i_12) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 2048) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window0.q64k64s2b3
//   op attention, m 64, n 64, stages 2, blocks 3
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window0_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 3) sm_90a_attention_heads16_window0_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 16384));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < ((length + 63) >> 6); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 1024), ((step * 64) + start));
        }
        if (length < ((step * 64) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), ((step * 64) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= (((step * 64) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), ((step * 64) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < ((length + 63) >> 6); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((step_1 * 64) + 64));
        if (length < ((step_1 * 64) + 64)) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if ((((((step_1 * 64) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length)) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_12) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window0.q64k128s2b2
//   op attention, m 64, n 128, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window0_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_attention_heads16_window0_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 73728));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[64];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < ((length + 127) >> 7); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(16384);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 1024), ((step * 128) + start));
        }
        if (length < ((step * 128) + 128)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(16384);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 2048), ((step * 128) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 32; ++i) {
            if (length <= (((step * 128) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 8192) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(16384);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 2048), ((step * 128) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < ((length + 127) >> 7); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 16; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((step_1 * 128) + 128));
        if (length < ((step_1 * 128) + 128)) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 64; ++i_3) {
            float condval_1;
            if ((((((step_1 * 128) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length)) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 32; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 15) * 4) + (i_4 * 2)) + (rv >> 4))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 64; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 32; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 15) * 4) + (i_7 * 2)) + (rv_1 >> 4))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 16; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 8; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_12) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window0.q128k64s2b2
//   op attention, m 128, n 64, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window0_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_attention_heads16_window0_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(8);
    empty[1].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 128) < length) {
    if (256 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(16384);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 128) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < ((length + 63) >> 6); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 1024), ((step * 64) + start));
        }
        if (length < ((step * 64) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), ((step * 64) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= (((step * 64) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), ((step * 64) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < ((length + 63) >> 6); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((step_1 * 64) + 64));
        if (length < ((step_1 * 64) + 64)) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if ((((((step_1 * 64) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length)) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<256>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<256>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 128) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 256);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 256);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) < (((length + 15) >> 4) * 16)) {
          if (((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_12) * (int64_t)32768)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 2048) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window64.q64k64s2b3
//   op attention, m 64, n 64, stages 2, blocks 3
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window64_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 3) sm_90a_attention_heads16_window64_q64k64s2b3_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 16384));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 1024), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
        }
        if (length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + 64));
        if (((length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + 64)) | (0 < ((max(0, (((int)blockIdx.y) - 1)) + step_1) - ((int)blockIdx.y)))) | (0 < (min(((int)blockIdx.y), 1) - step_1))) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if (((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - (max(0, (((int)blockIdx.y) - 1)) * 64)) - (step_1 * 64)) <= 64))) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_12) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window64.q64k128s2b2
//   op attention, m 64, n 128, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window64_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(160, 2) sm_90a_attention_heads16_window64_q64k128s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 73728));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[64];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(4);
    empty[1].init(4);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 64) < length) {
    if (128 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(8192);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 64) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 127) >> 7) - (max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7)); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(16384);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 1024), ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + start));
        }
        if (length < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + 128)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(16384);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 2048), ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 32; ++i) {
            if (length <= (((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 8192) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(16384);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 8192)])), ((((int)blockIdx.x) * 64) + 2048), ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step * 128)) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < (((min(length, ((((int)blockIdx.y) * 64) + 128)) + 127) >> 7) - (max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7)); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 16; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 64);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + 128));
        if (((length < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + 128)) | (-63 < ((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) - (((int)blockIdx.y) * 64)))) | (1 < (((((int)blockIdx.y) * 64) - ((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128)) - (step_1 * 128)))) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 64; ++i_3) {
            float condval_1;
            if ((((((((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & (((((((((((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128) + (step_1 * 128)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - ((max(0, ((((int)blockIdx.y) * 64) - 64)) >> 7) * 128)) - (step_1 * 128)) <= 64))) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 32; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 15) * 4) + (i_4 * 2)) + (rv >> 4))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 64; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 32; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 15) * 4) + (i_7 * 2)) + (rv_1 >> 4))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 16; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 8; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 32);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 128);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 128);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 4) + i_12) - ((length + 15) >> 4)) < 0) {
          if (((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 64) + (i_12 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_12) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 1024) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window64.q128k64s2b2
//   op attention, m 128, n 64, stages 2, blocks 2
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window64_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(288, 2) sm_90a_attention_heads16_window64_q128k64s2b2_kernel(const int* lengths, half_t* out, __grid_constant__ const CUtensorMap qkv_desc, __grid_constant__ const CUtensorMap qkv_desc_1, const int* seqs, const int* starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tiles = ((void*)((char*)buf_dyn_shmem + 0));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* v_tiles = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t loaded_mem[1];
  auto loaded = reinterpret_cast<Barrier*>(loaded_mem);
  __shared__ __align__(16) uint64_t tail_mem[1];
  auto tail = reinterpret_cast<Barrier*>(tail_mem);
  __shared__ __align__(16) uint64_t full_mem[2];
  auto full = reinterpret_cast<Barrier*>(full_mem);
  __shared__ __align__(16) uint64_t empty_mem[2];
  auto empty = reinterpret_cast<Barrier*>(empty_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float fade[2];
  float scores[32];
  float before[2];
  float peak_clear[2];
  float part[2];
  half_t probs[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
    tl::prefetch_tma_descriptor(qkv_desc_1);
  }
  if (tl::tl_shuffle_elect<0>()) {
    loaded[0].init(1);
    tail[0].init(1);
    full[0].init(1);
    full[1].init(1);
    empty[0].init(8);
    empty[1].init(8);
  }
  tl::fence_barrier_init();
  __syncthreads();
  int start = starts[((int64_t)((int)blockIdx.z))];
  int condval;
  if ((((int)blockIdx.z) < seqs[0])) {
    condval = lengths[((int64_t)((int)blockIdx.z))];
  } else {
    condval = 0;
  }
  int length = condval;
  if ((((int)blockIdx.y) * 128) < length) {
    if (256 <= ((int)threadIdx.x)) {
      cudaGridDependencySynchronize();
      if (tl::tl_shuffle_elect<32>()) {
        loaded[0].arrive_and_expect_tx(16384);
        tl::tma_load(qkv_desc, loaded[0], (&(((half_t*)q_tile)[0])), (((int)blockIdx.x) * 64), ((((int)blockIdx.y) * 128) + start));
      }
      tl::__sync_thread_partial(3, 32);
      for (int step = 0; step < (((min(length, ((((int)blockIdx.y) * 128) + 192)) + 63) >> 6) - (max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6)); ++step) {
        if (2 <= step) {
          empty[(step & 1)].wait((((step >> 1) & 1) ^ 1));
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].expect_transaction(8192);
          tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)k_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 1024), ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + start));
        }
        if (length < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + 64)) {
          if (tl::tl_shuffle_elect<32>()) {
            tail[0].arrive_and_expect_tx(8192);
            tl::tma_load(qkv_desc_1, tail[0], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + start));
          }
          tail[0].wait(0);
          tl::__sync_thread_partial(3, 32);
          for (int i = 0; i < 16; ++i) {
            if (length <= (((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + (i * 4)) + ((((int)threadIdx.x) & 31) >> 3))) {
              half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
              *(uint4*)(((half_t*)v_tiles) + (((((((step & 1) * 4096) + (i * 256)) + (((((int)threadIdx.x) & 31) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i & 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
            }
          }
          tl::fence_proxy_async();
          __syncwarp();
        } else {
          if (tl::tl_shuffle_elect<32>()) {
            full[(step & 1)].expect_transaction(8192);
            tl::tma_load(qkv_desc_1, full[(step & 1)], (&(((half_t*)v_tiles)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step * 64)) + start));
          }
        }
        if (tl::tl_shuffle_elect<32>()) {
          full[(step & 1)].arrive();
        }
      }
    } else {
      cudaTriggerProgrammaticLaunchCompletion();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+98f/*-5.000000e+29*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      float broadcast_var_4 = -0x1.235995ea311cp+96f/*-9.016844e+28*/;
      *(float2*)(scaled + 0) = make_float2(broadcast_var_4, broadcast_var_4);
      loaded[0].wait(0);
      for (int step_1 = 0; step_1 < (((min(length, ((((int)blockIdx.y) * 128) + 192)) + 63) >> 6) - (max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6)); ++step_1) {
        full[(step_1 & 1)].wait(((step_1 >> 1) & 1));
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
        }
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((((((int)threadIdx.x) >> 7) * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        tl::wait_wgmma<0>();
        bool outside = (length < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + 64));
        if (((length < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + 64)) | (1 < ((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) - (((int)blockIdx.y) * 128)))) | (-63 < (((((int)blockIdx.y) * 128) - ((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64)) - (step_1 * 64)))) {
          #pragma unroll
          for (int i_3 = 0; i_3 < 32; ++i_3) {
            float condval_1;
            if ((((((((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & (((((((((((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 128)) <= 64)) & ((((((((((((int)blockIdx.y) * 128) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - ((max(0, ((((int)blockIdx.y) * 128) - 64)) >> 6) * 64)) - (step_1 * 64)) <= 64))) {
              condval_1 = scores[i_3];
            } else {
              condval_1 = -0x1.93e594p+99f/*-1.000000e+30*/;
            }
            scores[i_3] = condval_1;
          }
        }
        *(float2*)(before + 0) = *(float2*)(scaled + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<256>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
          float2 v_ = *(float2*)(peak + 0);
          float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
          __1.x = (v_.x*v__1.x);
          __1.y = (v_.y*v__1.y);
        *(float2*)(scaled + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          fade[i_5] = laya::power_of_two((before[i_5] - scaled[i_5]));
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 32; ++i_6) {
          scores[i_6] = laya::power_of_two(((scores[i_6] * 0x1.715476p-3f/*1.803369e-01*/) - scaled[((i_6 & 3) >> 1)]));
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 2; ++i_7) {
          part[i_7] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_7] = (part[i_7] + scores[((((rv_1 & 7) * 4) + (i_7 * 2)) + (rv_1 >> 3))]);
          }
          part[i_7] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<256>>::run(part[i_7]);
        }
        float2 __2;
          float2 __3;
            float2 v__2 = *(float2*)(total + 0);
            float2 v__3 = *(float2*)(fade + 0);
            __3.x = (v__2.x*v__3.x);
            __3.y = (v__2.y*v__3.y);
          float2 v__4 = *(float2*)(part + 0);
          __2.x = (__3.x+v__4.x);
          __2.y = (__3.y+v__4.y);
        *(float2*)(total + 0) = __2;
        #pragma unroll
        for (int i_8 = 0; i_8 < 8; ++i_8) {
          uint2 __4;
          float4 v__5 = *(float4*)(scores + (i_8 * 4));
          ((half2*)(&__4))[0] = __float22half2_rn(((float2*)(&v__5))[0]);
          ((half2*)(&__4))[1] = __float22half2_rn(((float2*)(&v__5))[1]);
          *(uint2*)(probs + (i_8 * 4)) = __4;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 16; ++i_9) {
          float2 __5;
            float2 v__6 = *(float2*)(acc + (i_9 * 2));
            float2 v__7 = make_float2(fade[(i_9 & 1)], fade[(i_9 & 1)]);
            __5.x = (v__6.x*v__7.x);
            __5.y = (v__6.y*v__7.y);
          *(float2*)(acc + (i_9 * 2)) = __5;
        }
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tiles)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        tl::wait_wgmma<0>();
        if (tl::tl_shuffle_elect<32>()) {
          empty[(step_1 & 1)].arrive();
        }
      }
      float broadcast_var_7 = 0x1p+0f/*1.000000e+00*/;
      float broadcast_var_8 = 0x1.4484cp-100f/*1.000000e-30*/;
      float2 __6;
        float2 v__8 = make_float2(broadcast_var_7, broadcast_var_7);
        float2 __7;
          float2 v__9 = *(float2*)(total + 0);
          float2 v__10 = make_float2(broadcast_var_8, broadcast_var_8);
          __7.x = max(v__9.x, v__10.x);
          __7.y = max(v__9.y, v__10.y);
        __6.x = (v__8.x/__7.x);
        __6.y = (v__8.y/__7.y);
      *(float2*)(fade + 0) = __6;
      #pragma unroll
      for (int i_10 = 0; i_10 < 16; ++i_10) {
        float broadcast_var_9 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_2;
        if ((((((((int)blockIdx.y) * 128) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_10 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
          float2 __8;
            float2 v__11 = *(float2*)(acc + (i_10 * 2));
            float2 v__12 = make_float2(fade[(i_10 & 1)], fade[(i_10 & 1)]);
            __8.x = (v__11.x*v__12.x);
            __8.y = (v__11.y*v__12.y);
          condval_2 = __8;
        } else {
          condval_2 = make_float2(broadcast_var_9, broadcast_var_9);
        }
        *(float2*)(acc + (i_10 * 2)) = condval_2;
      }
      tl::__sync_thread_partial(4, 256);
      #pragma unroll
      for (int i_11 = 0; i_11 < 4; ++i_11) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[(((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_11 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8))])), __pack_half2(((half_t)acc[(i_11 * 8)]), ((half_t)acc[((i_11 * 8) + 1)])), __pack_half2(((half_t)acc[((i_11 * 8) + 2)]), ((half_t)acc[((i_11 * 8) + 3)])), __pack_half2(((half_t)acc[((i_11 * 8) + 4)]), ((half_t)acc[((i_11 * 8) + 5)])), __pack_half2(((half_t)acc[((i_11 * 8) + 6)]), ((half_t)acc[((i_11 * 8) + 7)])));
      }
      tl::__sync_thread_partial(1, 256);
      #pragma unroll
      for (int i_12 = 0; i_12 < 4; ++i_12) {
        if ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) < (((length + 15) >> 4) * 16)) {
          if (((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) {
            if (0 <= ((((((int)blockIdx.y) * 128) + (i_12 * 32)) + (((int)threadIdx.x) >> 3)) + start)) {
              *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_12) * (int64_t)32768)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_12 * 2048) + (((int)threadIdx.x) * 8)));
            }
          }
        }
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gather.d128.b1
//   op gather, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gather_d128_b1_kernel(const float* branch, const int* count, const int* index, float* out, const float* stream, int M, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_gather_d128_b1_kernel(const float* branch, const int* count, const int* index, float* out, const float* stream, int M, int N) {
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < count[0]) {
    int row = max(0, min(index[((int64_t)((int)blockIdx.x))], (M - 1)));
    cudaGridDependencySynchronize();
    float condval;
    if (((0 <= row) && (row < M))) {
      condval = stream[((((int64_t)row) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))];
    } else {
      condval = 0x0p+0f/*0.000000e+00*/;
    }
    float condval_1;
    if (((0 <= row) && (row < M))) {
      condval_1 = branch[((((int64_t)row) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))];
    } else {
      condval_1 = 0x0p+0f/*0.000000e+00*/;
    }
    out[((((int64_t)((int)blockIdx.x)) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))] = (condval + condval_1);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gather.d1024.b1
//   op gather, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gather_d1024_b1_kernel(const float* branch, const int* count, const int* index, float* out, const float* stream, int M, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_gather_d1024_b1_kernel(const float* branch, const int* count, const int* index, float* out, const float* stream, int M, int N) {
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < count[0]) {
    int row = max(0, min(index[((int64_t)((int)blockIdx.x))], (M - 1)));
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 __1;
        float4 condval;
        if (((0 <= row) && (row < M))) {
          condval = *(float4*)(stream + (((((int64_t)row) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        } else {
          condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
        }
        float4 condval_1;
        if (((0 <= row) && (row < M))) {
          condval_1 = *(float4*)(branch + (((((int64_t)row) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        } else {
          condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
        }
        __1.x = (condval.x+condval_1.x);
        __1.y = (condval.y+condval_1.y);
        __1.z = (condval.z+condval_1.z);
        __1.w = (condval.w+condval_1.w);
      *(float4*)(out + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = __1;
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.score.d128.b1
//   op score, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_score_d128_b1_kernel(const float* bias, const int* count, const float* hidden, float* logits, const float* w, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_score_d128_b1_kernel(const float* bias, const int* count, const float* hidden, float* logits, const float* w, int N) {
  float weights[1];
  float product[1];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < count[0]) {
    weights[0] = w[((int)threadIdx.x)];
    cudaGridDependencySynchronize();
    product[0] = (hidden[((((int64_t)((int)blockIdx.x)) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))] * weights[0]);
    total[0] = 0x0p+0f/*0.000000e+00*/;
    total[0] = (total[0] + product[0]);
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(workspace[0])));
    if (((int)threadIdx.x) == 0) {
      logits[((int64_t)((int)blockIdx.x))] = (total[0] + bias[0]);
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.score.d1024.b1
//   op score, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_score_d1024_b1_kernel(const float* bias, const int* count, const float* hidden, float* logits, const float* w, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_score_d1024_b1_kernel(const float* bias, const int* count, const float* hidden, float* logits, const float* w, int N) {
  float weights[8];
  float product[8];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < count[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(weights + (i * 4)) = *(float4*)(w + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    cudaGridDependencySynchronize();
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      float4 __1;
        float4 v_ = *(float4*)(hidden + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        float4 v__1 = *(float4*)(weights + (i_1 * 4));
        __1.x = (v_.x*v__1.x);
        __1.y = (v_.y*v__1.y);
        __1.z = (v_.z*v__1.z);
        __1.w = (v_.w*v__1.w);
      *(float4*)(product + (i_1 * 4)) = __1;
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + product[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(workspace[0])));
    if (((int)threadIdx.x) == 0) {
      logits[((int64_t)((int)blockIdx.x))] = (total[0] + bias[0]);
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_features.b1
//   op action_features
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_features_b1_kernel(float* features, const float* logits, const int* option_counts, const int* option_starts, const int* seqs, int N, int S);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_action_features_b1_kernel(float* features, const float* logits, const int* option_counts, const int* option_starts, const int* seqs, int N, int S) {
  float peak[1];
  float total[1];
  float first[1];
  float second[1];
  float entropy[1];
  float p[1];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < seqs[0]) {
    int start = max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N));
    int k = max(0, min(option_counts[((int64_t)((int)blockIdx.x))], (N - start)));
    cudaGridDependencySynchronize();
    peak[0] = -0x1.c363ccp+127f/*-3.000000e+38*/;
    for (int i = 0; i < k; ++i) {
      float condval;
      if (((0 <= (start + i)) && ((start + i) < N))) {
        condval = logits[(((int64_t)start) + ((int64_t)i))];
      } else {
        condval = 0x0p+0f/*0.000000e+00*/;
      }
      peak[0] = max(peak[0], condval);
    }
    total[0] = 0x0p+0f/*0.000000e+00*/;
    for (int i_1 = 0; i_1 < k; ++i_1) {
      float condval_1;
      if (((0 <= (start + i_1)) && ((start + i_1) < N))) {
        condval_1 = logits[(((int64_t)start) + ((int64_t)i_1))];
      } else {
        condval_1 = 0x0p+0f/*0.000000e+00*/;
      }
      total[0] = (total[0] + expf((condval_1 - peak[0])));
    }
    first[0] = 0x0p+0f/*0.000000e+00*/;
    second[0] = 0x0p+0f/*0.000000e+00*/;
    entropy[0] = 0x0p+0f/*0.000000e+00*/;
    for (int i_2 = 0; i_2 < k; ++i_2) {
      float condval_2;
      if (((0 <= (start + i_2)) && ((start + i_2) < N))) {
        condval_2 = logits[(((int64_t)start) + ((int64_t)i_2))];
      } else {
        condval_2 = 0x0p+0f/*0.000000e+00*/;
      }
      p[0] = (expf((condval_2 - peak[0])) / total[0]);
      entropy[0] = (entropy[0] - (p[0] * logf(max(p[0], 0x1.12e0bep-30f/*1.000000e-09*/))));
      second[0] = max(second[0], min(first[0], p[0]));
      first[0] = max(first[0], p[0]);
    }
    features[(((int64_t)((int)blockIdx.x)) * (int64_t)4)] = first[0];
    features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (int64_t)1)] = (first[0] - second[0]);
    features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (int64_t)2)] = (entropy[0] / logf(((float)max(k, 2))));
    features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (int64_t)3)] = (((float)max(k, 2)) / 0x1.fep+7f/*2.550000e+02*/);
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_hidden.d128.b1
//   op action_hidden
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_hidden_d128_b1_kernel(float* hidden, const float* pooled, const int* seqs, const float* w1, int S);
extern "C" __global__ void __launch_bounds__(512, 1) sm_90a_action_hidden_d128_b1_kernel(float* hidden, const float* pooled, const int* seqs, const float* w1, int S) {
  float weights[8];
  float partial[1];
  extern __shared__ __align__(1024) float sums[];
  float total[1];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < seqs[0]) {
    #pragma unroll
    for (int j = 0; j < 8; ++j) {
      weights[j] = w1[(((((((int)threadIdx.x) >> 5) * 2048) + (j * 256)) + (((int)blockIdx.y) * 32)) + (((int)threadIdx.x) & 31))];
    }
    cudaGridDependencySynchronize();
    partial[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int j_1 = 0; j_1 < 8; ++j_1) {
      partial[0] = (partial[0] + (pooled[(((((int64_t)((int)blockIdx.x)) * (int64_t)128) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)8)) + ((int64_t)j_1))] * weights[j_1]));
    }
    sums[((int)threadIdx.x)] = partial[0];
    total[0] = 0x0p+0f/*0.000000e+00*/;
    __syncthreads();
    for (int i = 0; i < 16; ++i) {
      total[0] = (total[0] + sums[((i * 32) + (((int)threadIdx.x) & 31))]);
    }
    if ((((int)threadIdx.x) >> 5) == 0) {
      hidden[(((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)blockIdx.y)) * (int64_t)32)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))] = total[0];
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_hidden.d1024.b1
//   op action_hidden
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_hidden_d1024_b1_kernel(float* hidden, const float* pooled, const int* seqs, const float* w1, int S);
extern "C" __global__ void __launch_bounds__(512, 1) sm_90a_action_hidden_d1024_b1_kernel(float* hidden, const float* pooled, const int* seqs, const float* w1, int S) {
  float weights[64];
  float partial[1];
  extern __shared__ __align__(1024) float sums[];
  float total[1];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < seqs[0]) {
    #pragma unroll
    for (int j = 0; j < 64; ++j) {
      weights[j] = w1[(((((((int)threadIdx.x) >> 5) * 16384) + (j * 256)) + (((int)blockIdx.y) * 32)) + (((int)threadIdx.x) & 31))];
    }
    cudaGridDependencySynchronize();
    partial[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int j_1 = 0; j_1 < 64; ++j_1) {
      partial[0] = (partial[0] + (pooled[(((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)64)) + ((int64_t)j_1))] * weights[j_1]));
    }
    sums[((int)threadIdx.x)] = partial[0];
    total[0] = 0x0p+0f/*0.000000e+00*/;
    __syncthreads();
    for (int i = 0; i < 16; ++i) {
      total[0] = (total[0] + sums[((i * 32) + (((int)threadIdx.x) & 31))]);
    }
    if ((((int)threadIdx.x) >> 5) == 0) {
      hidden[(((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)blockIdx.y)) * (int64_t)32)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))] = total[0];
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_head.d128.b1
//   op action_head
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_head_d128_b1_kernel(const float* b1, const float* b2, const float* before, const float* features, float* logits, const int* seqs, const float* w1, const float* w2, int A, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_action_head_d128_b1_kernel(const float* b1, const float* b2, const float* before, const float* features, float* logits, const int* seqs, const float* w1, const float* w2, int A, int S) {
  float hidden[1];
  float product[1];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < seqs[0]) {
    cudaGridDependencySynchronize();
    hidden[0] = before[((((int64_t)((int)blockIdx.x)) * (int64_t)256) + ((int64_t)((int)threadIdx.x)))];
    for (int j = 0; j < 4; ++j) {
      hidden[0] = (hidden[0] + (features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)j))] * w1[(((j * 256) + ((int)threadIdx.x)) + 32768)]));
    }
    hidden[0] = ((0x1p-1f/*5.000000e-01*/ * (hidden[0] + b1[((int)threadIdx.x)])) * (0x1p+0f/*1.000000e+00*/ + erff(((hidden[0] + b1[((int)threadIdx.x)]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
    for (int a = 0; a < A; ++a) {
      product[0] = (hidden[0] * w2[((((int64_t)a) * (int64_t)256) + ((int64_t)((int)threadIdx.x)))]);
      total[0] = 0x0p+0f/*0.000000e+00*/;
      total[0] = (total[0] + product[0]);
      __syncthreads();
      total[0] = tl::AllReduce<tl::SumOp, 256, 1, 0, tl::NamedBarrier<256>>::run(total[0], (&(workspace[0])));
      if (((int)threadIdx.x) == 0) {
        logits[((((int64_t)((int)blockIdx.x)) * ((int64_t)A)) + ((int64_t)a))] = (total[0] + b2[((int64_t)a)]);
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_head.d1024.b1
//   op action_head
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_head_d1024_b1_kernel(const float* b1, const float* b2, const float* before, const float* features, float* logits, const int* seqs, const float* w1, const float* w2, int A, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_action_head_d1024_b1_kernel(const float* b1, const float* b2, const float* before, const float* features, float* logits, const int* seqs, const float* w1, const float* w2, int A, int S) {
  float hidden[1];
  float product[1];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  cudaTriggerProgrammaticLaunchCompletion();
  if (((int)blockIdx.x) < seqs[0]) {
    cudaGridDependencySynchronize();
    hidden[0] = before[((((int64_t)((int)blockIdx.x)) * (int64_t)256) + ((int64_t)((int)threadIdx.x)))];
    for (int j = 0; j < 4; ++j) {
      hidden[0] = (hidden[0] + (features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)j))] * w1[(((j * 256) + ((int)threadIdx.x)) + 262144)]));
    }
    hidden[0] = ((0x1p-1f/*5.000000e-01*/ * (hidden[0] + b1[((int)threadIdx.x)])) * (0x1p+0f/*1.000000e+00*/ + erff(((hidden[0] + b1[((int)threadIdx.x)]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
    for (int a = 0; a < A; ++a) {
      product[0] = (hidden[0] * w2[((((int64_t)a) * (int64_t)256) + ((int64_t)((int)threadIdx.x)))]);
      total[0] = 0x0p+0f/*0.000000e+00*/;
      total[0] = (total[0] + product[0]);
      __syncthreads();
      total[0] = tl::AllReduce<tl::SumOp, 256, 1, 0, tl::NamedBarrier<256>>::run(total[0], (&(workspace[0])));
      if (((int)threadIdx.x) == 0) {
        logits[((((int64_t)((int)blockIdx.x)) * ((int64_t)A)) + ((int64_t)a))] = (total[0] + b2[((int64_t)a)]);
      }
    }
  } else {
    cudaGridDependencySynchronize();
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Launchers
// ---------------------------------------------------------------------------------------------------------------------

static int launch_0(void* const* p, const int32_t* s, void* stream) {  // sm_90a.embed_norm.d128.r1
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)sm_90a_embed_norm_d128_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_1(void* const* p, const int32_t* s, void* stream) {  // sm_90a.embed_norm.d1024.r1
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)sm_90a_embed_norm_d1024_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_2(void* const* p, const int32_t* s, void* stream) {  // sm_90a.embed_norm.d1024.r4
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)sm_90a_embed_norm_d1024_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_3(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n384_k128.act_act_bias.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)384};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n384_k128_act_act_bias_t64x64x64s3_kernel, 6, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_4(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_bias.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 2, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_bias_t48x32x128s8_kernel, 96, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_5(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_bias.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 2, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_bias_t64x32x128s4b2_kernel, 96, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_6(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_bias.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_bias_t64x128x64s4b2_kernel, 24, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_7(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_bias.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_bias_t128x128x64s3b2_kernel, 24, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_8(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n384_k128.act_act_none.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)384};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n384_k128_act_act_none_t64x64x64s3_kernel, 6, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_9(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_none.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 2, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_none_t48x32x128s8_kernel, 96, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_10(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_none.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 2, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_none_t64x32x128s4b2_kernel, 96, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_11(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_none.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_none_t64x128x64s4b2_kernel, 24, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_12(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_none.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_none_t128x128x64s3b2_kernel, 24, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_13(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n512_k128.act_act_relu.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)512, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)1024};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)512};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n512_k128_act_act_relu_t64x64x64s3_kernel, 8, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_14(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n4096_k1024.act_act_relu.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 2, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)4096};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n4096_k1024_act_act_relu_t48x32x128s8_kernel, 128, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_15(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n4096_k1024.act_act_relu.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 2, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)4096};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n4096_k1024_act_act_relu_t64x32x128s4b2_kernel, 128, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_16(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n4096_k1024.act_act_relu.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)4096};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n4096_k1024_act_act_relu_t64x128x64s4b2_kernel, 32, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_17(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n4096_k1024.act_act_relu.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)4096};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n4096_k1024_act_act_relu_t128x128x64s3b2_kernel, 32, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_18(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k128.act_f32_bias.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)512};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)128};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n128_k128_act_f32_bias_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_19(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k512.act_f32_bias.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)512, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)1024};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)512};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)512, (uint64_t)128};
    const uint64_t strides[] = {(uint64_t)1024};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n128_k512_act_f32_bias_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_20(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_bias.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_bias_t48x32x128s8_kernel, 32, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_21(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_bias.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_bias_t64x32x128s4b2_kernel, 32, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_22(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_bias.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_bias_t64x128x64s4b2_kernel, 8, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_23(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_bias.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_bias_t128x128x64s3b2_kernel, 8, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_24(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k4096.act_f32_bias.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k4096_act_f32_bias_t48x32x128s8_kernel, 32, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_25(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k4096.act_f32_bias.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k4096_act_f32_bias_t64x32x128s4b2_kernel, 32, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_26(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k4096.act_f32_bias.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k4096_act_f32_bias_t64x128x64s4b2_kernel, 8, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_27(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k4096.act_f32_bias.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)4096, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)8192};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k4096_act_f32_bias_t128x128x64s3b2_kernel, 8, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_28(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k128.act_f32_gelu.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)512};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)128};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n128_k128_act_f32_gelu_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_29(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_gelu.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_gelu_t48x32x128s8_kernel, 32, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_30(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x32x128s4b2_kernel, 32, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_31(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x128x64s4b2_kernel, 8, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_32(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_gelu.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_gelu_t128x128x64s3b2_kernel, 8, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_33(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k128.act_f32_none.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)512};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)128};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n128_k128_act_f32_none_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_34(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k192.act_f32_none.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)192, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)384};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)512};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)192, (uint64_t)128};
    const uint64_t strides[] = {(uint64_t)384};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n128_k192_act_f32_none_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 160, 49152, 1, arguments, stream);
}

static int launch_35(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t48x32x128s8_kernel, 32, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_36(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t64x32x128s4b2_kernel, 32, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_37(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t64x64x64s6b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t64x64x64s6b2_kernel, 16, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_38(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t64x64x128s6
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t64x64x128s6_kernel, 16, ((max_rows + 63) / 64), 1, 160, 196608, 1, arguments, stream);
}

static int launch_39(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t64x128x64s4b2_kernel, 8, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_40(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t128x128x64s3b2_kernel, 8, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_41(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t128x256x64s4
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 256};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t128x256x64s4_kernel, 4, ((max_rows + 127) / 128), 1, 288, 196608, 1, arguments, stream);
}

static int launch_42(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t48x32x128s8
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t48x32x128s8_kernel, 32, ((max_rows + 47) / 48), 1, 160, 196608, 1, arguments, stream);
}

static int launch_43(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t64x32x128s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t64x32x128s4b2_kernel, 32, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_44(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t64x64x64s6b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t64x64x64s6b2_kernel, 16, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_45(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t64x64x128s6
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t64x64x128s6_kernel, 16, ((max_rows + 63) / 64), 1, 160, 196608, 1, arguments, stream);
}

static int launch_46(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t64x128x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t64x128x64s4b2_kernel, 8, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_47(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t128x128x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t128x128x64s3b2_kernel, 8, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_48(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t128x256x64s4
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)4096};
    const uint32_t box[] = {32, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 2, p[3], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 256};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[4], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t128x256x64s4_kernel, 4, ((max_rows + 127) / 128), 1, 288, 196608, 1, arguments, stream);
}

static int launch_49(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n128_k128_parts2.t64x64x64s3p2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows, (uint64_t)2};
    const uint64_t strides[] = {(uint64_t)1024, (uint64_t)512};
    const uint32_t box[] = {64, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)128};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n128_k128_parts2_t64x64x64s3p2_kernel, 2, ((max_rows + 63) / 64), 2, 160, 49152, 1, arguments, stream);
}

static int launch_50(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n128_k192_parts2.t64x64x64s3p2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)192, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)384};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows, (uint64_t)2};
    const uint64_t strides[] = {(uint64_t)1024, (uint64_t)512};
    const uint32_t box[] = {64, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)192, (uint64_t)128};
    const uint64_t strides[] = {(uint64_t)384};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n128_k192_parts2_t64x64x64s3p2_kernel, 2, ((max_rows + 63) / 64), 2, 160, 49152, 1, arguments, stream);
}

static int launch_51(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k1024_parts2.t64x64x128s3p2b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)2};
    const uint64_t strides[] = {(uint64_t)8192, (uint64_t)4096};
    const uint32_t box[] = {64, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k1024_parts2_t64x64x128s3p2b2_kernel, 16, ((max_rows + 63) / 64), 2, 160, 98304, 1, arguments, stream);
}

static int launch_52(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k1024_parts2.t64x128x64s4p2b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)2};
    const uint64_t strides[] = {(uint64_t)8192, (uint64_t)4096};
    const uint32_t box[] = {128, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k1024_parts2_t64x128x64s4p2b2_kernel, 8, ((max_rows + 63) / 64), 2, 160, 98304, 1, arguments, stream);
}

static int launch_53(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k1024_parts4.t48x32x128s6p4
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {32, 48, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k1024_parts4_t48x32x128s6p4_kernel, 32, ((max_rows + 47) / 48), 4, 160, 147456, 1, arguments, stream);
}

static int launch_54(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k1024_parts4.t64x32x128s4p4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {32, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k1024_parts4_t64x32x128s4p4b2_kernel, 32, ((max_rows + 63) / 64), 4, 160, 98304, 1, arguments, stream);
}

static int launch_55(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k1024_parts4.t64x32x128s6p4
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {32, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k1024_parts4_t64x32x128s6p4_kernel, 32, ((max_rows + 63) / 64), 4, 160, 147456, 1, arguments, stream);
}

static int launch_56(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k1024_parts4.t64x64x128s3p4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {64, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k1024_parts4_t64x64x128s3p4b2_kernel, 16, ((max_rows + 63) / 64), 4, 160, 98304, 1, arguments, stream);
}

static int launch_57(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k2624_parts2.t64x64x128s3p2b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)2};
    const uint64_t strides[] = {(uint64_t)8192, (uint64_t)4096};
    const uint32_t box[] = {64, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k2624_parts2_t64x64x128s3p2b2_kernel, 16, ((max_rows + 63) / 64), 2, 160, 98304, 1, arguments, stream);
}

static int launch_58(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k2624_parts2.t64x128x64s4p2b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)2};
    const uint64_t strides[] = {(uint64_t)8192, (uint64_t)4096};
    const uint32_t box[] = {128, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k2624_parts2_t64x128x64s4p2b2_kernel, 8, ((max_rows + 63) / 64), 2, 160, 98304, 1, arguments, stream);
}

static int launch_59(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k2624_parts4.t48x32x128s6p4
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {32, 48, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k2624_parts4_t48x32x128s6p4_kernel, 32, ((max_rows + 47) / 48), 4, 160, 147456, 1, arguments, stream);
}

static int launch_60(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k2624_parts4.t64x32x128s4p4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {32, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k2624_parts4_t64x32x128s4p4b2_kernel, 32, ((max_rows + 63) / 64), 4, 160, 98304, 1, arguments, stream);
}

static int launch_61(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k2624_parts4.t64x32x128s6p4
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {32, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k2624_parts4_t64x32x128s6p4_kernel, 32, ((max_rows + 63) / 64), 4, 160, 147456, 1, arguments, stream);
}

static int launch_62(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm_parts.n1024_k2624_parts4.t64x64x128s3p4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows, (uint64_t)4};
    const uint64_t strides[] = {(uint64_t)16384, (uint64_t)4096};
    const uint32_t box[] = {64, 64, 1};
    const uint32_t steps[] = {1, 1, 1};
    const int code = laya_tensor_map(&c_desc, 7, 3, p[2], dims, strides, box, steps, 0, 0, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)1024};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_gemm_parts_n1024_k2624_parts4_t64x64x128s3p4b2_kernel, 16, ((max_rows + 63) / 64), 4, 160, 98304, 1, arguments, stream);
}

static int launch_63(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads2_k128.t64x64x64s3
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)384};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads2_k128_t64x64x64s3_kernel, 6, ((max_rows + 63) / 64), 1, 160, 65536, 1, arguments, stream);
}

static int launch_64(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t48x32x128s8
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {16, 48};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 1, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 16};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t48x32x128s8_kernel, 96, ((max_rows + 47) / 48), 1, 160, 204800, 1, arguments, stream);
}

static int launch_65(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t64x32x128s8
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {16, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 1, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 16};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t64x32x128s8_kernel, 96, ((max_rows + 63) / 64), 1, 160, 204800, 1, arguments, stream);
}

static int launch_66(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t64x64x128s6
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t64x64x128s6_kernel, 48, ((max_rows + 63) / 64), 1, 160, 212992, 1, arguments, stream);
}

static int launch_67(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t64x128x64s4b2
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t64x128x64s4b2_kernel, 24, ((max_rows + 63) / 64), 1, 160, 114688, 1, arguments, stream);
}

static int launch_68(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t64x128x64s8
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t64x128x64s8_kernel, 24, ((max_rows + 63) / 64), 1, 160, 212992, 1, arguments, stream);
}

static int launch_69(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t128x128x64s5
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t128x128x64s5_kernel, 24, ((max_rows + 127) / 128), 1, 288, 196608, 1, arguments, stream);
}

static int launch_70(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t128x192x64s4
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t128x192x64s4_kernel, 16, ((max_rows + 127) / 128), 1, 288, 196608, 1, arguments, stream);
}

static int launch_71(void* const* p, const int32_t* s, void* stream) {  // sm_90a.qkv_rope.heads16_k1024.t128x256x64s4
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[3];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[5], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)3072};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&p[2], (void*)&p[4], (void*)&qkv_desc, (void*)&p[6], (void*)&p[3], (void*)&w_desc, (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_qkv_rope_heads16_k1024_t128x256x64s4_kernel, 12, ((max_rows + 127) / 128), 1, 288, 229376, 1, arguments, stream);
}

static int launch_72(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f192_k128.t64x64x64s3
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)192, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)384};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[2], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)128, (uint64_t)384};
    const uint64_t strides[] = {(uint64_t)256};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_geglu_f192_k128_t64x64x64s3_kernel, 3, ((max_rows + 63) / 64), 1, 160, 73728, 1, arguments, stream);
}

static int launch_73(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t64x32x128s6
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {32, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[2], dims, strides, box, steps, 0, 2, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)5248};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 32};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t64x32x128s6_kernel, 82, ((max_rows + 63) / 64), 1, 160, 196608, 1, arguments, stream);
}

static int launch_74(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t64x64x64s4b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[2], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)5248};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t64x64x64s4b2_kernel, 41, ((max_rows + 63) / 64), 1, 160, 98304, 1, arguments, stream);
}

static int launch_75(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t64x80x64s7
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {16, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[2], dims, strides, box, steps, 0, 1, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)5248};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 80};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t64x80x64s7_kernel, 33, ((max_rows + 63) / 64), 1, 160, 200704, 1, arguments, stream);
}

static int launch_76(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t128x64x64s3b2
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[2], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)5248};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t128x64x64s3b2_kernel, 41, ((max_rows + 127) / 128), 1, 288, 98304, 1, arguments, stream);
}

static int launch_77(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t128x80x64s6
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {16, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[2], dims, strides, box, steps, 0, 1, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)5248};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 80};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t128x80x64s6_kernel, 33, ((max_rows + 127) / 128), 1, 288, 221184, 1, arguments, stream);
}

static int launch_78(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t128x128x64s4
  const int32_t max_rows = s[0];
  CUtensorMap a_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&a_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap c_desc;
  {
    const uint64_t dims[] = {(uint64_t)2624, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)5248};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&c_desc, 6, 2, p[2], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap w_desc;
  {
    const uint64_t dims[] = {(uint64_t)1024, (uint64_t)5248};
    const uint64_t strides[] = {(uint64_t)2048};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&w_desc, 6, 2, p[1], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&a_desc, (void*)&c_desc, (void*)&p[3], (void*)&w_desc, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t128x128x64s4_kernel, 21, ((max_rows + 127) / 128), 1, 288, 196608, 1, arguments, stream);
}

static int launch_79(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.nores_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_nores_bias_act_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_80(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.nores_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_nores_bias_act_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_81(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.nores_bias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_nores_bias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_82(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.res_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_res_bias_act_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_83(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_bias_act_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_84(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_bias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_bias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_85(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.res_nobias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_res_nobias_act_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_86(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_act_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_87(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_88(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.res_nobias_f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_res_nobias_f32_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_89(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_f32_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_90(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_f32.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_f32_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_91(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d128_parts2.act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d128_parts2_act_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_92(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts2.act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts2_act_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_93(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts2.act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts2_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_94(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts4.act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts4_act_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_95(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts4.act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts4_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_96(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d128_parts2.f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d128_parts2_f32_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_97(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts2.f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts2_f32_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_98(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts2.f32.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts2_f32_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_99(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts4.f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts4_f32_r1_kernel, max_rows, 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_100(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm_parts.d1024_parts4.f32.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_parts_d1024_parts4_f32_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 1, arguments, stream);
}

static int launch_101(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_type.d128.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_type_d128_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_102(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_type.d1024.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_type_d1024_r1_kernel, max_rows, 1, 1, 128, 0, 1, arguments, stream);
}

static int launch_103(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_type.d1024.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_type_d1024_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 0, 1, arguments, stream);
}

static int launch_104(void* const* p, const int32_t* s, void* stream) {  // sm_90a.rope.heads2.r1
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_rope_heads2_r1_kernel, max_rows, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_105(void* const* p, const int32_t* s, void* stream) {  // sm_90a.rope.heads16.r1
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_rope_heads16_r1_kernel, max_rows, 1, 1, 128, 0, 1, arguments, stream);
}

static int launch_106(void* const* p, const int32_t* s, void* stream) {  // sm_90a.rope.heads16.r4
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_rope_heads16_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 0, 1, arguments, stream);
}

static int launch_107(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window0.q64k64s2b3
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window0_q64k64s2b3_kernel, 2, ((max_len + 63) / 64), max_seqs, 160, 49152, 1, arguments, stream);
}

static int launch_108(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window0.q64k128s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window0_q64k128s2b2_kernel, 2, ((max_len + 63) / 64), max_seqs, 160, 81920, 1, arguments, stream);
}

static int launch_109(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window0.q128k64s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window0_q128k64s2b2_kernel, 2, ((max_len + 127) / 128), max_seqs, 288, 65536, 1, arguments, stream);
}

static int launch_110(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window64.q64k64s2b3
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window64_q64k64s2b3_kernel, 2, ((max_len + 63) / 64), max_seqs, 160, 49152, 1, arguments, stream);
}

static int launch_111(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window64.q64k128s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window64_q64k128s2b2_kernel, 2, ((max_len + 63) / 64), max_seqs, 160, 81920, 1, arguments, stream);
}

static int launch_112(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window64.q128k64s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)384, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)768};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window64_q128k64s2b2_kernel, 2, ((max_len + 127) / 128), max_seqs, 288, 65536, 1, arguments, stream);
}

static int launch_113(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window0.q64k64s2b3
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window0_q64k64s2b3_kernel, 16, ((max_len + 63) / 64), max_seqs, 160, 49152, 1, arguments, stream);
}

static int launch_114(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window0.q64k128s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window0_q64k128s2b2_kernel, 16, ((max_len + 63) / 64), max_seqs, 160, 81920, 1, arguments, stream);
}

static int launch_115(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window0.q128k64s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window0_q128k64s2b2_kernel, 16, ((max_len + 127) / 128), max_seqs, 288, 65536, 1, arguments, stream);
}

static int launch_116(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window64.q64k64s2b3
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window64_q64k64s2b3_kernel, 16, ((max_len + 63) / 64), max_seqs, 160, 49152, 1, arguments, stream);
}

static int launch_117(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window64.q64k128s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window64_q64k128s2b2_kernel, 16, ((max_len + 63) / 64), max_seqs, 160, 81920, 1, arguments, stream);
}

static int launch_118(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window64.q128k64s2b2
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  CUtensorMap qkv_desc;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 128};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  CUtensorMap qkv_desc_1;
  {
    const uint64_t dims[] = {(uint64_t)3072, (uint64_t)max_rows};
    const uint64_t strides[] = {(uint64_t)6144};
    const uint32_t box[] = {64, 64};
    const uint32_t steps[] = {1, 1};
    const int code = laya_tensor_map(&qkv_desc_1, 6, 2, p[0], dims, strides, box, steps, 0, 3, 2, 0);
    if (code != 0) return code;
  }
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&qkv_desc, (void*)&qkv_desc_1, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window64_q128k64s2b2_kernel, 16, ((max_len + 127) / 128), max_seqs, 288, 65536, 1, arguments, stream);
}

static int launch_119(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gather.d128.b1
  const int32_t max_rows = s[0];
  const int32_t max_count = s[1];
  void* arguments[] = {(void*)&p[1], (void*)&p[4], (void*)&p[2], (void*)&p[3], (void*)&p[0], (void*)&max_rows, (void*)&max_count};
  return laya_launch((const void*)sm_90a_gather_d128_b1_kernel, max_count, 1, 1, 128, 0, 1, arguments, stream);
}

static int launch_120(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gather.d1024.b1
  const int32_t max_rows = s[0];
  const int32_t max_count = s[1];
  void* arguments[] = {(void*)&p[1], (void*)&p[4], (void*)&p[2], (void*)&p[3], (void*)&p[0], (void*)&max_rows, (void*)&max_count};
  return laya_launch((const void*)sm_90a_gather_d1024_b1_kernel, max_count, 1, 1, 128, 0, 1, arguments, stream);
}

static int launch_121(void* const* p, const int32_t* s, void* stream) {  // sm_90a.score.d128.b1
  const int32_t max_count = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_count};
  return laya_launch((const void*)sm_90a_score_d128_b1_kernel, max_count, 1, 1, 128, 512, 1, arguments, stream);
}

static int launch_122(void* const* p, const int32_t* s, void* stream) {  // sm_90a.score.d1024.b1
  const int32_t max_count = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_count};
  return laya_launch((const void*)sm_90a_score_d1024_b1_kernel, max_count, 1, 1, 128, 512, 1, arguments, stream);
}

static int launch_123(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_features.b1
  const int32_t max_count = s[0];
  const int32_t max_seqs = s[1];
  void* arguments[] = {(void*)&p[3], (void*)&p[0], (void*)&p[2], (void*)&p[1], (void*)&p[4], (void*)&max_count, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_features_b1_kernel, max_seqs, 1, 1, 32, 0, 1, arguments, stream);
}

static int launch_124(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_hidden.d128.b1
  const int32_t max_seqs = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_hidden_d128_b1_kernel, max_seqs, 8, 1, 512, 2048, 1, arguments, stream);
}

static int launch_125(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_hidden.d1024.b1
  const int32_t max_seqs = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_hidden_d1024_b1_kernel, max_seqs, 8, 1, 512, 2048, 1, arguments, stream);
}

static int launch_126(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_head.d128.b1
  const int32_t max_seqs = s[0];
  const int32_t actions = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[5], (void*)&p[0], (void*)&p[1], (void*)&p[6], (void*)&p[7], (void*)&p[2], (void*)&p[4], (void*)&actions, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_head_d128_b1_kernel, max_seqs, 1, 1, 256, 1024, 1, arguments, stream);
}

static int launch_127(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_head.d1024.b1
  const int32_t max_seqs = s[0];
  const int32_t actions = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[5], (void*)&p[0], (void*)&p[1], (void*)&p[6], (void*)&p[7], (void*)&p[2], (void*)&p[4], (void*)&actions, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_head_d1024_b1_kernel, max_seqs, 1, 1, 256, 1024, 1, arguments, stream);
}

extern "C" {
extern const laya_kernel laya_table_sm_90a[];
extern const int32_t laya_table_sm_90a_count;
}

const laya_kernel laya_table_sm_90a[] = {
    {"sm_90a.embed_norm.d128.r1", "sm_90a", "", "r1", LAYA_OP_EMBED_NORM,
     {-1, -1, 128, 0, 0, 0}, 3, 63u, launch_0},
    {"sm_90a.embed_norm.d1024.r1", "sm_90a", "", "r1", LAYA_OP_EMBED_NORM,
     {-1, -1, 1024, 0, 0, 0}, 3, 63u, launch_1},
    {"sm_90a.embed_norm.d1024.r4", "sm_90a", "", "r4", LAYA_OP_EMBED_NORM,
     {-1, -1, 1024, 0, 0, 0}, 3, 63u, launch_2},
    {"sm_90a.gemm.n384_k128.act_act_bias.t64x64x64s3", "sm_90a", "act_act_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 384, 128, 0, 0, 0}, 3, 31u, launch_3},
    {"sm_90a.gemm.n3072_k1024.act_act_bias.t48x32x128s8", "sm_90a", "act_act_bias", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_4},
    {"sm_90a.gemm.n3072_k1024.act_act_bias.t64x32x128s4b2", "sm_90a", "act_act_bias", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_5},
    {"sm_90a.gemm.n3072_k1024.act_act_bias.t64x128x64s4b2", "sm_90a", "act_act_bias", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_6},
    {"sm_90a.gemm.n3072_k1024.act_act_bias.t128x128x64s3b2", "sm_90a", "act_act_bias", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_7},
    {"sm_90a.gemm.n384_k128.act_act_none.t64x64x64s3", "sm_90a", "act_act_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 384, 128, 0, 0, 0}, 3, 27u, launch_8},
    {"sm_90a.gemm.n3072_k1024.act_act_none.t48x32x128s8", "sm_90a", "act_act_none", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_9},
    {"sm_90a.gemm.n3072_k1024.act_act_none.t64x32x128s4b2", "sm_90a", "act_act_none", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_10},
    {"sm_90a.gemm.n3072_k1024.act_act_none.t64x128x64s4b2", "sm_90a", "act_act_none", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_11},
    {"sm_90a.gemm.n3072_k1024.act_act_none.t128x128x64s3b2", "sm_90a", "act_act_none", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_12},
    {"sm_90a.gemm.n512_k128.act_act_relu.t64x64x64s3", "sm_90a", "act_act_relu", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 512, 128, 0, 0, 0}, 3, 31u, launch_13},
    {"sm_90a.gemm.n4096_k1024.act_act_relu.t48x32x128s8", "sm_90a", "act_act_relu", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_14},
    {"sm_90a.gemm.n4096_k1024.act_act_relu.t64x32x128s4b2", "sm_90a", "act_act_relu", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_15},
    {"sm_90a.gemm.n4096_k1024.act_act_relu.t64x128x64s4b2", "sm_90a", "act_act_relu", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_16},
    {"sm_90a.gemm.n4096_k1024.act_act_relu.t128x128x64s3b2", "sm_90a", "act_act_relu", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_17},
    {"sm_90a.gemm.n128_k128.act_f32_bias.t64x64x64s3", "sm_90a", "act_f32_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 31u, launch_18},
    {"sm_90a.gemm.n128_k512.act_f32_bias.t64x64x64s3", "sm_90a", "act_f32_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 512, 0, 0, 0}, 3, 31u, launch_19},
    {"sm_90a.gemm.n1024_k1024.act_f32_bias.t48x32x128s8", "sm_90a", "act_f32_bias", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_20},
    {"sm_90a.gemm.n1024_k1024.act_f32_bias.t64x32x128s4b2", "sm_90a", "act_f32_bias", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_21},
    {"sm_90a.gemm.n1024_k1024.act_f32_bias.t64x128x64s4b2", "sm_90a", "act_f32_bias", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_22},
    {"sm_90a.gemm.n1024_k1024.act_f32_bias.t128x128x64s3b2", "sm_90a", "act_f32_bias", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_23},
    {"sm_90a.gemm.n1024_k4096.act_f32_bias.t48x32x128s8", "sm_90a", "act_f32_bias", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_24},
    {"sm_90a.gemm.n1024_k4096.act_f32_bias.t64x32x128s4b2", "sm_90a", "act_f32_bias", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_25},
    {"sm_90a.gemm.n1024_k4096.act_f32_bias.t64x128x64s4b2", "sm_90a", "act_f32_bias", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_26},
    {"sm_90a.gemm.n1024_k4096.act_f32_bias.t128x128x64s3b2", "sm_90a", "act_f32_bias", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_27},
    {"sm_90a.gemm.n128_k128.act_f32_gelu.t64x64x64s3", "sm_90a", "act_f32_gelu", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 31u, launch_28},
    {"sm_90a.gemm.n1024_k1024.act_f32_gelu.t48x32x128s8", "sm_90a", "act_f32_gelu", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_29},
    {"sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x32x128s4b2", "sm_90a", "act_f32_gelu", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_30},
    {"sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x128x64s4b2", "sm_90a", "act_f32_gelu", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_31},
    {"sm_90a.gemm.n1024_k1024.act_f32_gelu.t128x128x64s3b2", "sm_90a", "act_f32_gelu", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_32},
    {"sm_90a.gemm.n128_k128.act_f32_none.t64x64x64s3", "sm_90a", "act_f32_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 27u, launch_33},
    {"sm_90a.gemm.n128_k192.act_f32_none.t64x64x64s3", "sm_90a", "act_f32_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 192, 0, 0, 0}, 3, 27u, launch_34},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t48x32x128s8", "sm_90a", "act_f32_none", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_35},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t64x32x128s4b2", "sm_90a", "act_f32_none", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_36},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t64x64x64s6b2", "sm_90a", "act_f32_none", "t64x64x64s6b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_37},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t64x64x128s6", "sm_90a", "act_f32_none", "t64x64x128s6", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_38},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t64x128x64s4b2", "sm_90a", "act_f32_none", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_39},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t128x128x64s3b2", "sm_90a", "act_f32_none", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_40},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t128x256x64s4", "sm_90a", "act_f32_none", "t128x256x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_41},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t48x32x128s8", "sm_90a", "act_f32_none", "t48x32x128s8", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_42},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t64x32x128s4b2", "sm_90a", "act_f32_none", "t64x32x128s4b2", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_43},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t64x64x64s6b2", "sm_90a", "act_f32_none", "t64x64x64s6b2", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_44},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t64x64x128s6", "sm_90a", "act_f32_none", "t64x64x128s6", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_45},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t64x128x64s4b2", "sm_90a", "act_f32_none", "t64x128x64s4b2", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_46},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t128x128x64s3b2", "sm_90a", "act_f32_none", "t128x128x64s3b2", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_47},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t128x256x64s4", "sm_90a", "act_f32_none", "t128x256x64s4", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_48},
    {"sm_90a.gemm_parts.n128_k128_parts2.t64x64x64s3p2", "sm_90a", "", "t64x64x64s3p2", LAYA_OP_GEMM_PARTS,
     {-1, 128, 128, 2, 0, 0}, 4, 15u, launch_49},
    {"sm_90a.gemm_parts.n128_k192_parts2.t64x64x64s3p2", "sm_90a", "", "t64x64x64s3p2", LAYA_OP_GEMM_PARTS,
     {-1, 128, 192, 2, 0, 0}, 4, 15u, launch_50},
    {"sm_90a.gemm_parts.n1024_k1024_parts2.t64x64x128s3p2b2", "sm_90a", "", "t64x64x128s3p2b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 2, 0, 0}, 4, 15u, launch_51},
    {"sm_90a.gemm_parts.n1024_k1024_parts2.t64x128x64s4p2b2", "sm_90a", "", "t64x128x64s4p2b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 2, 0, 0}, 4, 15u, launch_52},
    {"sm_90a.gemm_parts.n1024_k1024_parts4.t48x32x128s6p4", "sm_90a", "", "t48x32x128s6p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 4, 0, 0}, 4, 15u, launch_53},
    {"sm_90a.gemm_parts.n1024_k1024_parts4.t64x32x128s4p4b2", "sm_90a", "", "t64x32x128s4p4b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 4, 0, 0}, 4, 15u, launch_54},
    {"sm_90a.gemm_parts.n1024_k1024_parts4.t64x32x128s6p4", "sm_90a", "", "t64x32x128s6p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 4, 0, 0}, 4, 15u, launch_55},
    {"sm_90a.gemm_parts.n1024_k1024_parts4.t64x64x128s3p4b2", "sm_90a", "", "t64x64x128s3p4b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 4, 0, 0}, 4, 15u, launch_56},
    {"sm_90a.gemm_parts.n1024_k2624_parts2.t64x64x128s3p2b2", "sm_90a", "", "t64x64x128s3p2b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 2, 0, 0}, 4, 15u, launch_57},
    {"sm_90a.gemm_parts.n1024_k2624_parts2.t64x128x64s4p2b2", "sm_90a", "", "t64x128x64s4p2b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 2, 0, 0}, 4, 15u, launch_58},
    {"sm_90a.gemm_parts.n1024_k2624_parts4.t48x32x128s6p4", "sm_90a", "", "t48x32x128s6p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 4, 0, 0}, 4, 15u, launch_59},
    {"sm_90a.gemm_parts.n1024_k2624_parts4.t64x32x128s4p4b2", "sm_90a", "", "t64x32x128s4p4b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 4, 0, 0}, 4, 15u, launch_60},
    {"sm_90a.gemm_parts.n1024_k2624_parts4.t64x32x128s6p4", "sm_90a", "", "t64x32x128s6p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 4, 0, 0}, 4, 15u, launch_61},
    {"sm_90a.gemm_parts.n1024_k2624_parts4.t64x64x128s3p4b2", "sm_90a", "", "t64x64x128s3p4b2", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 4, 0, 0}, 4, 15u, launch_62},
    {"sm_90a.qkv_rope.heads2_k128.t64x64x64s3", "sm_90a", "", "t64x64x64s3", LAYA_OP_QKV_ROPE,
     {-1, 2, 128, -1, 0, 0}, 4, 127u, launch_63},
    {"sm_90a.qkv_rope.heads16_k1024.t48x32x128s8", "sm_90a", "", "t48x32x128s8", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_64},
    {"sm_90a.qkv_rope.heads16_k1024.t64x32x128s8", "sm_90a", "", "t64x32x128s8", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_65},
    {"sm_90a.qkv_rope.heads16_k1024.t64x64x128s6", "sm_90a", "", "t64x64x128s6", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_66},
    {"sm_90a.qkv_rope.heads16_k1024.t64x128x64s4b2", "sm_90a", "", "t64x128x64s4b2", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_67},
    {"sm_90a.qkv_rope.heads16_k1024.t64x128x64s8", "sm_90a", "", "t64x128x64s8", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_68},
    {"sm_90a.qkv_rope.heads16_k1024.t128x128x64s5", "sm_90a", "", "t128x128x64s5", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_69},
    {"sm_90a.qkv_rope.heads16_k1024.t128x192x64s4", "sm_90a", "", "t128x192x64s4", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_70},
    {"sm_90a.qkv_rope.heads16_k1024.t128x256x64s4", "sm_90a", "", "t128x256x64s4", LAYA_OP_QKV_ROPE,
     {-1, 16, 1024, -1, 0, 0}, 4, 127u, launch_71},
    {"sm_90a.geglu.f192_k128.t64x64x64s3", "sm_90a", "", "t64x64x64s3", LAYA_OP_GEGLU,
     {-1, 192, 128, 0, 0, 0}, 3, 15u, launch_72},
    {"sm_90a.geglu.f2624_k1024.t64x32x128s6", "sm_90a", "", "t64x32x128s6", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_73},
    {"sm_90a.geglu.f2624_k1024.t64x64x64s4b2", "sm_90a", "", "t64x64x64s4b2", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_74},
    {"sm_90a.geglu.f2624_k1024.t64x80x64s7", "sm_90a", "", "t64x80x64s7", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_75},
    {"sm_90a.geglu.f2624_k1024.t128x64x64s3b2", "sm_90a", "", "t128x64x64s3b2", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_76},
    {"sm_90a.geglu.f2624_k1024.t128x80x64s6", "sm_90a", "", "t128x80x64s6", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_77},
    {"sm_90a.geglu.f2624_k1024.t128x128x64s4", "sm_90a", "", "t128x128x64s4", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_78},
    {"sm_90a.add_norm.d128.nores_bias_act.r1", "sm_90a", "nores_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 61u, launch_79},
    {"sm_90a.add_norm.d1024.nores_bias_act.r1", "sm_90a", "nores_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 61u, launch_80},
    {"sm_90a.add_norm.d1024.nores_bias_act.r4", "sm_90a", "nores_bias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 61u, launch_81},
    {"sm_90a.add_norm.d128.res_bias_act.r1", "sm_90a", "res_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 63u, launch_82},
    {"sm_90a.add_norm.d1024.res_bias_act.r1", "sm_90a", "res_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 63u, launch_83},
    {"sm_90a.add_norm.d1024.res_bias_act.r4", "sm_90a", "res_bias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 63u, launch_84},
    {"sm_90a.add_norm.d128.res_nobias_act.r1", "sm_90a", "res_nobias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 55u, launch_85},
    {"sm_90a.add_norm.d1024.res_nobias_act.r1", "sm_90a", "res_nobias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_86},
    {"sm_90a.add_norm.d1024.res_nobias_act.r4", "sm_90a", "res_nobias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_87},
    {"sm_90a.add_norm.d128.res_nobias_f32.r1", "sm_90a", "res_nobias_f32", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 55u, launch_88},
    {"sm_90a.add_norm.d1024.res_nobias_f32.r1", "sm_90a", "res_nobias_f32", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_89},
    {"sm_90a.add_norm.d1024.res_nobias_f32.r4", "sm_90a", "res_nobias_f32", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_90},
    {"sm_90a.add_norm_parts.d128_parts2.act.r1", "sm_90a", "act", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 128, 2, 0, 0, 0}, 3, 31u, launch_91},
    {"sm_90a.add_norm_parts.d1024_parts2.act.r1", "sm_90a", "act", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 2, 0, 0, 0}, 3, 31u, launch_92},
    {"sm_90a.add_norm_parts.d1024_parts2.act.r4", "sm_90a", "act", "r4", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 2, 0, 0, 0}, 3, 31u, launch_93},
    {"sm_90a.add_norm_parts.d1024_parts4.act.r1", "sm_90a", "act", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_94},
    {"sm_90a.add_norm_parts.d1024_parts4.act.r4", "sm_90a", "act", "r4", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_95},
    {"sm_90a.add_norm_parts.d128_parts2.f32.r1", "sm_90a", "f32", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 128, 2, 0, 0, 0}, 3, 31u, launch_96},
    {"sm_90a.add_norm_parts.d1024_parts2.f32.r1", "sm_90a", "f32", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 2, 0, 0, 0}, 3, 31u, launch_97},
    {"sm_90a.add_norm_parts.d1024_parts2.f32.r4", "sm_90a", "f32", "r4", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 2, 0, 0, 0}, 3, 31u, launch_98},
    {"sm_90a.add_norm_parts.d1024_parts4.f32.r1", "sm_90a", "f32", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_99},
    {"sm_90a.add_norm_parts.d1024_parts4.f32.r4", "sm_90a", "f32", "r4", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_100},
    {"sm_90a.add_type.d128.r1", "sm_90a", "", "r1", LAYA_OP_ADD_TYPE,
     {-1, 128, 0, 0, 0, 0}, 2, 31u, launch_101},
    {"sm_90a.add_type.d1024.r1", "sm_90a", "", "r1", LAYA_OP_ADD_TYPE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_102},
    {"sm_90a.add_type.d1024.r4", "sm_90a", "", "r4", LAYA_OP_ADD_TYPE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_103},
    {"sm_90a.rope.heads2.r1", "sm_90a", "", "r1", LAYA_OP_ROPE,
     {-1, 2, -1, 0, 0, 0}, 3, 31u, launch_104},
    {"sm_90a.rope.heads16.r1", "sm_90a", "", "r1", LAYA_OP_ROPE,
     {-1, 16, -1, 0, 0, 0}, 3, 31u, launch_105},
    {"sm_90a.rope.heads16.r4", "sm_90a", "", "r4", LAYA_OP_ROPE,
     {-1, 16, -1, 0, 0, 0}, 3, 31u, launch_106},
    {"sm_90a.attention.heads2_window0.q64k64s2b3", "sm_90a", "", "q64k64s2b3", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 0, 0}, 5, 31u, launch_107},
    {"sm_90a.attention.heads2_window0.q64k128s2b2", "sm_90a", "", "q64k128s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 0, 0}, 5, 31u, launch_108},
    {"sm_90a.attention.heads2_window0.q128k64s2b2", "sm_90a", "", "q128k64s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 0, 0}, 5, 31u, launch_109},
    {"sm_90a.attention.heads2_window64.q64k64s2b3", "sm_90a", "", "q64k64s2b3", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 64, 0}, 5, 31u, launch_110},
    {"sm_90a.attention.heads2_window64.q64k128s2b2", "sm_90a", "", "q64k128s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 64, 0}, 5, 31u, launch_111},
    {"sm_90a.attention.heads2_window64.q128k64s2b2", "sm_90a", "", "q128k64s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 64, 0}, 5, 31u, launch_112},
    {"sm_90a.attention.heads16_window0.q64k64s2b3", "sm_90a", "", "q64k64s2b3", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 0, 0}, 5, 31u, launch_113},
    {"sm_90a.attention.heads16_window0.q64k128s2b2", "sm_90a", "", "q64k128s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 0, 0}, 5, 31u, launch_114},
    {"sm_90a.attention.heads16_window0.q128k64s2b2", "sm_90a", "", "q128k64s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 0, 0}, 5, 31u, launch_115},
    {"sm_90a.attention.heads16_window64.q64k64s2b3", "sm_90a", "", "q64k64s2b3", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 64, 0}, 5, 31u, launch_116},
    {"sm_90a.attention.heads16_window64.q64k128s2b2", "sm_90a", "", "q64k128s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 64, 0}, 5, 31u, launch_117},
    {"sm_90a.attention.heads16_window64.q128k64s2b2", "sm_90a", "", "q128k64s2b2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 64, 0}, 5, 31u, launch_118},
    {"sm_90a.gather.d128.b1", "sm_90a", "", "b1", LAYA_OP_GATHER,
     {-1, -1, 128, 0, 0, 0}, 3, 31u, launch_119},
    {"sm_90a.gather.d1024.b1", "sm_90a", "", "b1", LAYA_OP_GATHER,
     {-1, -1, 1024, 0, 0, 0}, 3, 31u, launch_120},
    {"sm_90a.score.d128.b1", "sm_90a", "", "b1", LAYA_OP_SCORE,
     {-1, 128, 0, 0, 0, 0}, 2, 31u, launch_121},
    {"sm_90a.score.d1024.b1", "sm_90a", "", "b1", LAYA_OP_SCORE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_122},
    {"sm_90a.action_features.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_FEATURES,
     {-1, -1, 0, 0, 0, 0}, 2, 31u, launch_123},
    {"sm_90a.action_hidden.d128.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_HIDDEN,
     {-1, 128, 0, 0, 0, 0}, 2, 15u, launch_124},
    {"sm_90a.action_hidden.d1024.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_HIDDEN,
     {-1, 1024, 0, 0, 0, 0}, 2, 15u, launch_125},
    {"sm_90a.action_head.d128.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_HEAD,
     {-1, 128, -1, 0, 0, 0}, 3, 255u, launch_126},
    {"sm_90a.action_head.d1024.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_HEAD,
     {-1, 1024, -1, 0, 0, 0}, 3, 255u, launch_127},
};
const int32_t laya_table_sm_90a_count = 128;
