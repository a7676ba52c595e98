// Kernels of target sm_90a. Written by `regenerate-kernels`; do not edit.
// The kernel bodies are TileLang 0.1.14's output for the programs in generator/kernels/.
#include "tile.cuh"

#include "kernel_table.h"
#include "laya_ops.h"

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.embed_norm.d128.r1
//   op embed_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_embed_norm_d128_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_embed_norm_d128_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V) {
  half_t token[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(uint2*)(token + 0) = *(uint2*)(table + ((max((int64_t)0, min(((int64_t)ids[((int64_t)((int)blockIdx.x))]), (((int64_t)V) - (int64_t)1))) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    float4 __1;
    uint2 v_ = *(uint2*)(token + 0);
    ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
    ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
    *(float4*)(x + 0) = __1;
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
      float4 v__8 = *(float4*)(gamma + (((int)threadIdx.x) * 4));
      __5.x = (__6.x*v__8.x);
      __5.y = (__6.y*v__8.y);
      __5.z = (__6.z*v__8.z);
      __5.w = (__6.w*v__8.w);
    *(float4*)(work + 0) = __5;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(work + 0);
  }
  if (((int)blockIdx.x) < rows[0]) {
    uint2 __8;
    float4 v__9 = *(float4*)(work + 0);
    ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__9))[0]);
    ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__9))[1]);
    *(uint2*)(rounded + 0) = __8;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.embed_norm.d1024.r1
//   op embed_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_embed_norm_d1024_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_embed_norm_d1024_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  half_t token[8];
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  half_t rounded[8];
  if (((int)blockIdx.x) < rows[0]) {
    *(uint4*)(token + 0) = *(uint4*)(table + ((max((int64_t)0, min(((int64_t)ids[((int64_t)((int)blockIdx.x))]), (((int64_t)V) - (int64_t)1))) * (int64_t)1024) + (((int64_t)((int)threadIdx.x)) * (int64_t)8)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      float4 __1;
      uint2 v_ = *(uint2*)(token + (i * 4));
      ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
      ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
      *(float4*)(x + (i * 4)) = __1;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      float4 __2;
        float4 __3;
          float4 v__1 = *(float4*)(x + (i_1 * 4));
          float4 v__2 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__1.x-v__2.x);
          __3.y = (v__1.y-v__2.y);
          __3.z = (v__1.z-v__2.z);
          __3.w = (v__1.w-v__2.w);
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_1 * 4));
          float4 v__4 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_1 * 4)) = __2;
    }
  }
  __syncthreads();
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__5 = *(float4*)(x + (i_2 * 4));
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
        float4 v__8 = *(float4*)(gamma + ((((int)threadIdx.x) * 8) + (i_2 * 4)));
        __5.x = (__6.x*v__8.x);
        __5.y = (__6.y*v__8.y);
        __5.z = (__6.z*v__8.z);
        __5.w = (__6.w*v__8.w);
      *(float4*)(work + (i_2 * 4)) = __5;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)((int)threadIdx.x)) * (int64_t)8)) + (((int64_t)i_3) * (int64_t)4))) = *(float4*)(work + (i_3 * 4));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      uint2 __8;
      float4 v__9 = *(float4*)(work + (i_4 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__9))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__9))[1]);
      *(uint2*)(rounded + (i_4 * 4)) = __8;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(uint4*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)((int)threadIdx.x)) * (int64_t)8))) = *(uint4*)(rounded + 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.embed_norm.d1024.r4
//   op embed_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_embed_norm_d1024_r4_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_embed_norm_d1024_r4_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  half_t token[32];
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  half_t rounded[32];
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      int64_t condval;
      if ((((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)i)) < ((int64_t)M))) {
        condval = ((int64_t)ids[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)i))]);
      } else {
        condval = (int64_t)0;
      }
      int64_t condval_1;
      if ((((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)i)) < ((int64_t)M))) {
        condval_1 = ((int64_t)ids[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)i))]);
      } else {
        condval_1 = (int64_t)0;
      }
      *(uint4*)(token + (i * 8)) = *(uint4*)(table + ((max((int64_t)0, min(condval_1, (((int64_t)V) - (int64_t)1))) * (int64_t)1024) + (((int64_t)((int)threadIdx.x)) * (int64_t)8)));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float4 __1;
      uint2 v_ = *(uint2*)(token + (i_1 * 4));
      ((float2*)(&__1))[0] = __half22float2(((half2*)(&v_))[0]);
      ((float2*)(&__1))[1] = __half22float2(((half2*)(&v_))[1]);
      *(float4*)(x + (i_1 * 4)) = __1;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      total[i_2] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_2] = (total[i_2] + x[((i_2 * 8) + rv)]);
      }
      __syncthreads();
      total[i_2] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_2], (&(((float*)workspace_1)[0])));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    float broadcast_var = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__1 = *(float4*)(total + 0);
      float4 v__2 = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      __2.x = (v__1.x/v__2.x);
      __2.y = (v__1.y/v__2.y);
      __2.z = (v__1.z/v__2.z);
      __2.w = (v__1.w/v__2.w);
    *(float4*)(mean + 0) = __2;
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      float4 __3;
        float4 __4;
          float4 v__3 = *(float4*)(x + (i_3 * 4));
          float4 v__4 = make_float4(mean[(i_3 >> 1)], mean[(i_3 >> 1)], mean[(i_3 >> 1)], mean[(i_3 >> 1)]);
          __4.x = (v__3.x-v__4.x);
          __4.y = (v__3.y-v__4.y);
          __4.z = (v__3.z-v__4.z);
          __4.w = (v__3.w-v__4.w);
        float4 __5;
          float4 v__5 = *(float4*)(x + (i_3 * 4));
          float4 v__6 = make_float4(mean[(i_3 >> 1)], mean[(i_3 >> 1)], mean[(i_3 >> 1)], mean[(i_3 >> 1)]);
          __5.x = (v__5.x-v__6.x);
          __5.y = (v__5.y-v__6.y);
          __5.z = (v__5.z-v__6.z);
          __5.w = (v__5.w-v__6.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_3 * 4)) = __3;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      total[i_4] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_4] = (total[i_4] + work[((i_4 * 8) + rv_1)]);
      }
      __syncthreads();
      total[i_4] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_4], (&(((float*)workspace)[0])));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      scale[i_5] = rsqrtf(((total[i_5] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_6 = 0; i_6 < 8; ++i_6) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__7 = *(float4*)(x + (i_6 * 4));
            float4 v__8 = make_float4(mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)], mean[(i_6 >> 1)]);
            __8.x = (v__7.x-v__8.x);
            __8.y = (v__7.y-v__8.y);
            __8.z = (v__7.z-v__8.z);
            __8.w = (v__7.w-v__8.w);
          float4 v__9 = make_float4(scale[(i_6 >> 1)], scale[(i_6 >> 1)], scale[(i_6 >> 1)], scale[(i_6 >> 1)]);
          __7.x = (__8.x*v__9.x);
          __7.y = (__8.y*v__9.y);
          __7.z = (__8.z*v__9.z);
          __7.w = (__8.w*v__9.w);
        float4 v__10 = *(float4*)(gamma + ((((int)threadIdx.x) * 8) + ((i_6 & 1) * 4)));
        __6.x = (__7.x*v__10.x);
        __6.y = (__7.y*v__10.y);
        __6.z = (__7.z*v__10.z);
        __6.w = (__7.w*v__10.w);
      *(float4*)(work + (i_6 * 4)) = __6;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 8; ++i_7) {
      if (((((int)blockIdx.x) * 4) + (i_7 >> 1)) < M) {
        *(float4*)(stream + ((((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + ((((int64_t)i_7) >> (int64_t)1) * (int64_t)1024)) + (((int64_t)((int)threadIdx.x)) * (int64_t)8)) + ((((int64_t)i_7) & (int64_t)1) * (int64_t)4))) = *(float4*)(work + (i_7 * 4));
      }
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      uint2 __9;
      float4 v__11 = *(float4*)(work + (i_8 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__11))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__11))[1]);
      *(uint2*)(rounded + (i_8 * 4)) = __9;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_9 = 0; i_9 < 4; ++i_9) {
      if (((((int)blockIdx.x) * 4) + i_9) < M) {
        *(uint4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_9) * (int64_t)1024)) + (((int64_t)((int)threadIdx.x)) * (int64_t)8))) = *(uint4*)(rounded + (i_9 * 8));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n384_k128.act_act_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n384_k128_act_act_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n384_k128_act_act_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 2; ++step) {
        mbarrier[(step + 3)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[step], (&(((half_t*)w_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        mbarrier[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[(step_1 + 3)].arrive();
      }
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
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_bias.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_bias_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n3072_k1024_act_act_bias_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step & 3) + 4)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 & 3)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_4) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) - 2048)])), __pack_half2(((half_t)acc[(i_4 * 8)]), ((half_t)acc[((i_4 * 8) + 1)])), __pack_half2(((half_t)acc[((i_4 * 8) + 2)]), ((half_t)acc[((i_4 * 8) + 3)])), __pack_half2(((half_t)acc[((i_4 * 8) + 4)]), ((half_t)acc[((i_4 * 8) + 5)])), __pack_half2(((half_t)acc[((i_4 * 8) + 6)]), ((half_t)acc[((i_4 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_bias.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_bias_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n3072_k1024_act_act_bias_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((i_2 >> 2) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_bias.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_bias_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n3072_k1024_act_act_bias_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_2 * 2));
          float2 v__1 = *(float2*)(bias + (((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 7) * 64)) + (((i_2 & 15) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)) - 64));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_2 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((((int)threadIdx.x) >> 7) * 8192) + ((i_3 >> 2) * 4096)) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 8192)])), __pack_half2(((half_t)acc[(i_3 * 8)]), ((half_t)acc[((i_3 * 8) + 1)])), __pack_half2(((half_t)acc[((i_3 * 8) + 2)]), ((half_t)acc[((i_3 * 8) + 3)])), __pack_half2(((half_t)acc[((i_3 * 8) + 4)]), ((half_t)acc[((i_3 * 8) + 5)])), __pack_half2(((half_t)acc[((i_3 * 8) + 6)]), ((half_t)acc[((i_3 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_4 * 8192)])), ((((int)blockIdx.x) * 128) + (i_4 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n384_k128.act_act_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n384_k128_act_act_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n384_k128_act_act_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 2; ++step) {
        mbarrier[(step + 3)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[step], (&(((half_t*)w_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        mbarrier[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[(step_1 + 3)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 4; ++i_1) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_1 * 8)]), ((half_t)acc[((i_1 * 8) + 1)])), __pack_half2(((half_t)acc[((i_1 * 8) + 2)]), ((half_t)acc[((i_1 * 8) + 3)])), __pack_half2(((half_t)acc[((i_1 * 8) + 4)]), ((half_t)acc[((i_1 * 8) + 5)])), __pack_half2(((half_t)acc[((i_1 * 8) + 6)]), ((half_t)acc[((i_1 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_none.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_none_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n3072_k1024_act_act_none_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step & 3) + 4)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 & 3)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 2; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) - 2048)])), __pack_half2(((half_t)acc[(i_3 * 8)]), ((half_t)acc[((i_3 * 8) + 1)])), __pack_half2(((half_t)acc[((i_3 * 8) + 2)]), ((half_t)acc[((i_3 * 8) + 3)])), __pack_half2(((half_t)acc[((i_3 * 8) + 4)]), ((half_t)acc[((i_3 * 8) + 5)])), __pack_half2(((half_t)acc[((i_3 * 8) + 6)]), ((half_t)acc[((i_3 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_none.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_none_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n3072_k1024_act_act_none_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((i_1 >> 2) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_1 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_1 * 8)]), ((half_t)acc[((i_1 * 8) + 1)])), __pack_half2(((half_t)acc[((i_1 * 8) + 2)]), ((half_t)acc[((i_1 * 8) + 3)])), __pack_half2(((half_t)acc[((i_1 * 8) + 4)]), ((half_t)acc[((i_1 * 8) + 5)])), __pack_half2(((half_t)acc[((i_1 * 8) + 6)]), ((half_t)acc[((i_1 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_2 * 4096)])), ((((int)blockIdx.x) * 128) + (i_2 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n3072_k1024.act_act_none.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n3072_k1024_act_act_none_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n3072_k1024_act_act_none_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 8; ++i_2) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((((int)threadIdx.x) >> 7) * 8192) + ((i_2 >> 2) * 4096)) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 8192)])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 8192)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n512_k128.act_act_relu.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n512_k128_act_act_relu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n512_k128_act_act_relu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 2; ++step) {
        mbarrier[(step + 3)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[step], (&(((half_t*)w_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        mbarrier[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[(step_1 + 3)].arrive();
      }
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
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n4096_k1024.act_act_relu.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n4096_k1024_act_act_relu_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n4096_k1024_act_act_relu_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step & 3) + 4)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 & 3)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_4) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) - 2048)])), __pack_half2(((half_t)acc[(i_4 * 8)]), ((half_t)acc[((i_4 * 8) + 1)])), __pack_half2(((half_t)acc[((i_4 * 8) + 2)]), ((half_t)acc[((i_4 * 8) + 3)])), __pack_half2(((half_t)acc[((i_4 * 8) + 4)]), ((half_t)acc[((i_4 * 8) + 5)])), __pack_half2(((half_t)acc[((i_4 * 8) + 6)]), ((half_t)acc[((i_4 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n4096_k1024.act_act_relu.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n4096_k1024_act_act_relu_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n4096_k1024_act_act_relu_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((i_2 >> 2) * 4096) + ((((int)threadIdx.x) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_2 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_2 * 8)]), ((half_t)acc[((i_2 * 8) + 1)])), __pack_half2(((half_t)acc[((i_2 * 8) + 2)]), ((half_t)acc[((i_2 * 8) + 3)])), __pack_half2(((half_t)acc[((i_2 * 8) + 4)]), ((half_t)acc[((i_2 * 8) + 5)])), __pack_half2(((half_t)acc[((i_2 * 8) + 6)]), ((half_t)acc[((i_2 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 64)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n4096_k1024.act_act_relu.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n4096_k1024_act_act_relu_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n4096_k1024_act_act_relu_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        float2 __1;
          float2 __2;
            float2 v_ = *(float2*)(acc + (i_2 * 2));
            float2 v__1 = *(float2*)(bias + (((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 7) * 64)) + (((i_2 & 15) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)) - 64));
            __2.x = (v_.x+v__1.x);
            __2.y = (v_.y+v__1.y);
          float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
          __1.x = max(__2.x, v__2.x);
          __1.y = max(__2.y, v__2.y);
        *(float2*)(acc + (i_2 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((((int)threadIdx.x) >> 7) * 8192) + ((i_3 >> 2) * 4096)) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + ((i_3 & 3) >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 8192)])), __pack_half2(((half_t)acc[(i_3 * 8)]), ((half_t)acc[((i_3 * 8) + 1)])), __pack_half2(((half_t)acc[((i_3 * 8) + 2)]), ((half_t)acc[((i_3 * 8) + 3)])), __pack_half2(((half_t)acc[((i_3 * 8) + 4)]), ((half_t)acc[((i_3 * 8) + 5)])), __pack_half2(((half_t)acc[((i_3 * 8) + 6)]), ((half_t)acc[((i_3 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          tl::tma_store(c_desc, (&(((half_t*)c_tile)[(i_4 * 8192)])), ((((int)blockIdx.x) * 128) + (i_4 * 64)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k128.act_f32_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k128_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n128_k128_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 2; ++step) {
        mbarrier[(step + 3)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[step], (&(((half_t*)w_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        mbarrier[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[(step_1 + 3)].arrive();
      }
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
        *(float2*)(((float*)c_tile) + ((((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 64) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k512.act_f32_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k512_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n128_k512_act_f32_bias_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step % 3) + 3)].wait((((step % 6) / 3) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step % 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step % 3)], (&(((half_t*)a_tile)[((step % 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step % 3)].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[(step % 3)], (&(((half_t*)w_tile)[((step % 3) * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 % 3)].wait(((step_1 % 6) / 3));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 % 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 % 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[((step_1 % 3) + 3)].arrive();
      }
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
        *(float2*)(((float*)c_tile) + ((((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 64) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_bias.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_bias_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k1024_act_f32_bias_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step & 3) + 4)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 & 3)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) >> 5) * 512) + ((i_4 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_4 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_4 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_4 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_bias.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_bias_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k1024_act_f32_bias_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        *(float2*)(((float*)c_tile) + ((((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_bias.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_bias_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n1024_k1024_act_f32_bias_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_2 * 2));
          float2 v__1 = *(float2*)(bias + (((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 7) * 64)) + (((i_2 & 15) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)) - 64));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_2 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 32; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((((((int)threadIdx.x) >> 7) * 8192) + (((i_3 & 15) >> 3) * 4096)) + ((i_3 >> 4) * 2048)) + (((((int)threadIdx.x) & 127) >> 5) * 512)) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 8192)) = *(float2*)(acc + (i_3 * 2));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_4 = 0; i_4 < 4; ++i_4) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_4 * 4096)])), ((((int)blockIdx.x) * 128) + (i_4 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k4096.act_f32_bias.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k4096_act_f32_bias_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k4096_act_f32_bias_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 32; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 32; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) >> 5) * 512) + ((i_4 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_4 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_4 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_4 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k4096.act_f32_bias.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k4096_act_f32_bias_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k4096_act_f32_bias_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 64; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 64; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
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
        *(float2*)(((float*)c_tile) + ((((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k4096.act_f32_bias.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k4096_act_f32_bias_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n1024_k4096_act_f32_bias_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 64; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 64; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        float2 __1;
          float2 v_ = *(float2*)(acc + (i_2 * 2));
          float2 v__1 = *(float2*)(bias + (((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 7) * 64)) + (((i_2 & 15) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)) - 64));
          __1.x = (v_.x+v__1.x);
          __1.y = (v_.y+v__1.y);
        *(float2*)(acc + (i_2 * 2)) = __1;
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 32; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((((((int)threadIdx.x) >> 7) * 8192) + (((i_3 & 15) >> 3) * 4096)) + ((i_3 >> 4) * 2048)) + (((((int)threadIdx.x) & 127) >> 5) * 512)) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 8192)) = *(float2*)(acc + (i_3 * 2));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_4 = 0; i_4 < 4; ++i_4) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_4 * 4096)])), ((((int)blockIdx.x) * 128) + (i_4 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k128.act_f32_gelu.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k128_act_f32_gelu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n128_k128_act_f32_gelu_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 2; ++step) {
        mbarrier[(step + 3)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[step], (&(((half_t*)w_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        mbarrier[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[(step_1 + 3)].arrive();
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        acc[i_1] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_1] + bias[((((((int)blockIdx.x) * 64) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_1] + bias[((((((int)blockIdx.x) * 64) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 16; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 64) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step & 3) + 4)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 & 3)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      #pragma unroll
      for (int i_3 = 0; i_3 < 16; ++i_3) {
        acc[i_3] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_3] + bias[((((((int)blockIdx.x) * 32) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_3] + bias[((((((int)blockIdx.x) * 32) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) >> 5) * 512) + ((i_4 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_4 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_4 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_4 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 64; ++i_1) {
        acc[i_1] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_1] + bias[((((((int)blockIdx.x) * 128) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_1] + bias[((((((int)blockIdx.x) * 128) + ((i_1 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_1 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((((i_2 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 2048)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_gelu.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_gelu_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n1024_k1024_act_f32_gelu_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, const float* __restrict__ bias, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      #pragma unroll
      for (int i_2 = 0; i_2 < 64; ++i_2) {
        acc[i_2] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_2] + bias[((((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 7) * 64)) + (((i_2 & 31) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) - 64)])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_2] + bias[((((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 7) * 64)) + (((i_2 & 31) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_2 & 1)) - 64)]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_3 = 0; i_3 < 32; ++i_3) {
        *(float2*)(((float*)c_tile) + ((((((((((((((int)threadIdx.x) >> 7) * 8192) + (((i_3 & 15) >> 3) * 4096)) + ((i_3 >> 4) * 2048)) + (((((int)threadIdx.x) & 127) >> 5) * 512)) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_3 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 8192)) = *(float2*)(acc + (i_3 * 2));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_4 = 0; i_4 < 4; ++i_4) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_4 * 4096)])), ((((int)blockIdx.x) * 128) + (i_4 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k128.act_f32_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k128_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n128_k128_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 2; ++step) {
        mbarrier[(step + 3)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[step], (&(((half_t*)w_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        mbarrier[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[(step_1 + 3)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_1 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 64) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n128_k192.act_f32_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n128_k192_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n128_k192_act_f32_none_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  __shared__ __align__(16) uint64_t mbarrier_mem[6];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(128);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 3; ++step) {
        mbarrier[(step + 3)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[step], (&(((half_t*)w_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 3; ++step_1) {
        mbarrier[step_1].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
        }
        mbarrier[(step_1 + 3)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 16; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_1 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_2 = 0; i_2 < 2; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 64) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k1024_act_f32_none_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step & 3) + 4)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 & 3)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_3 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k1024_act_f32_none_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_1 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 128) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k1024.act_f32_none.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k1024_act_f32_none_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n1024_k1024_act_f32_none_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((((((((int)threadIdx.x) >> 7) * 8192) + (((i_2 & 15) >> 3) * 4096)) + ((i_2 >> 4) * 2048)) + (((((int)threadIdx.x) & 127) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 8192)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t64x32x128s4
//   op gemm, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k2624_act_f32_none_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 21; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_2 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 21; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 16);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 8; ++i_3) {
        *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) >> 5) * 512) + ((i_3 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + (i_3 >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_3 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_3 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((float*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t64x128x64s4
//   op gemm, m 64, n 128, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_gemm_n1024_k2624_act_f32_none_t64x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 41; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 41; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 128, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(acc + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_1 = 0; i_1 < 32; ++i_1) {
        *(float2*)(((float*)c_tile) + ((((((((((i_1 >> 3) * 2048) + ((((int)threadIdx.x) >> 5) * 512)) + ((i_1 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_1 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_1 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 2048)) = *(float2*)(acc + (i_1 * 2));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_2 * 2048)])), ((((int)blockIdx.x) * 128) + (i_2 * 32)), (((int)blockIdx.y) * 64));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gemm.n1024_k2624.act_f32_none.t128x128x64s4
//   op gemm, m 128, n 128, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gemm_n1024_k2624_act_f32_none_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_gemm_n1024_k2624_act_f32_none_t128x128x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[64];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(256);
    mbarrier[5].init(256);
    mbarrier[6].init(256);
    mbarrier[7].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 41; ++step) {
        mbarrier[((step & 3) + 4)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].expect_transaction(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(w_desc, mbarrier[(step & 3)], (&(((half_t*)w_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.x) * 128));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 16; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      for (int step_1 = 0; step_1 < 41; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)w_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 16384));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_1 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 8192) + (ki * 32)) >> 4)), ((uint32_t*)(acc + (i_1 * 32))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
        }
        mbarrier[((step_1 & 3) + 4)].arrive();
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        *(float2*)(((float*)c_tile) + ((((((((((((((int)threadIdx.x) >> 7) * 8192) + (((i_2 & 15) >> 3) * 4096)) + ((i_2 >> 4) * 2048)) + (((((int)threadIdx.x) & 127) >> 5) * 512)) + ((i_2 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((i_2 & 7) >> 2)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((i_2 & 3) >> 1)) & 1) * 8)) + (((((((int)threadIdx.x) & 7) >> 2) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2)) - 8192)) = *(float2*)(acc + (i_2 * 2));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        #pragma unroll
        for (int i_3 = 0; i_3 < 4; ++i_3) {
          tl::tma_store(c_desc, (&(((float*)c_tile)[(i_3 * 4096)])), ((((int)blockIdx.x) * 128) + (i_3 * 32)), (((int)blockIdx.y) * 128));
        }
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f192_k128.t64x64x64s3
//   op geglu, m 64, n 64, k 64, stages 3, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f192_k128_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_geglu_f192_k128_t64x64x64s3_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 73728));
  __shared__ __align__(16) uint64_t mbarrier_mem[18];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float value[32];
  float gate[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(1);
    mbarrier[5].init(1);
    mbarrier[6].init(1);
    mbarrier[7].init(1);
    mbarrier[8].init(1);
    mbarrier[9].init(128);
    mbarrier[10].init(128);
    mbarrier[11].init(128);
    mbarrier[12].init(128);
    mbarrier[13].init(128);
    mbarrier[14].init(128);
    mbarrier[15].init(128);
    mbarrier[16].init(128);
    mbarrier[17].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 2; ++step) {
        mbarrier[(step + 9)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[step].arrive_and_expect_tx(8192);
          tl::tma_load(a_desc, mbarrier[step], (&(((half_t*)a_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
        }
        mbarrier[(step + 12)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step + 3)].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[(step + 3)], (&(((half_t*)value_tile)[(step * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
        mbarrier[(step + 15)].wait(1);
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step + 6)].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[(step + 6)], (&(((half_t*)gate_tile)[(step * 4096)])), (step * 64), ((((int)blockIdx.x) * 64) + 192));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(value + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(gate + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      for (int step_1 = 0; step_1 < 2; ++step_1) {
        mbarrier[step_1].wait(0);
        mbarrier[(step_1 + 3)].wait(0);
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)value_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(value + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 32);
        }
        mbarrier[(step_1 + 12)].arrive();
        mbarrier[(step_1 + 6)].wait(0);
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a_1, (step_1 * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_1, (&(((half_t*)gate_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, (step_1 * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a_1 + ((ki_1 * 32) >> 4)), uint64_t(desc_b_1 + ((ki_1 * 32) >> 4)), ((uint32_t*)(gate + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 32);
        }
        mbarrier[(step_1 + 9)].arrive();
        mbarrier[(step_1 + 15)].arrive();
      }
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        value[i_2] = (((0x1p-1f/*5.000000e-01*/ * value[i_2]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_2] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_2]);
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)value[(i_3 * 8)]), ((half_t)value[((i_3 * 8) + 1)])), __pack_half2(((half_t)value[((i_3 * 8) + 2)]), ((half_t)value[((i_3 * 8) + 3)])), __pack_half2(((half_t)value[((i_3 * 8) + 4)]), ((half_t)value[((i_3 * 8) + 5)])), __pack_half2(((half_t)value[((i_3 * 8) + 6)]), ((half_t)value[((i_3 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t64x32x128s4
//   op geglu, m 64, n 32, k 128, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_geglu_f2624_k1024_t64x32x128s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[24];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float value[16];
  float gate[16];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(1);
    mbarrier[5].init(1);
    mbarrier[6].init(1);
    mbarrier[7].init(1);
    mbarrier[8].init(1);
    mbarrier[9].init(1);
    mbarrier[10].init(1);
    mbarrier[11].init(1);
    mbarrier[12].init(128);
    mbarrier[13].init(128);
    mbarrier[14].init(128);
    mbarrier[15].init(128);
    mbarrier[16].init(128);
    mbarrier[17].init(128);
    mbarrier[18].init(128);
    mbarrier[19].init(128);
    mbarrier[20].init(128);
    mbarrier[21].init(128);
    mbarrier[22].init(128);
    mbarrier[23].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 8; ++step) {
        mbarrier[((step & 3) + 12)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          #pragma unroll
          for (int i = 0; i < 2; ++i) {
            tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[(((step & 3) * 8192) + (i * 4096))])), ((step * 128) + (i * 64)), (((int)blockIdx.y) * 64));
          }
        }
        mbarrier[((step & 3) + 16)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 3) + 4)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_1 = 0; i_1 < 2; ++i_1) {
            tl::tma_load(w_desc, mbarrier[((step & 3) + 4)], (&(((half_t*)value_tile)[(((step & 3) * 4096) + (i_1 * 2048))])), ((step * 128) + (i_1 * 64)), (((int)blockIdx.x) * 32));
          }
        }
        mbarrier[((step & 3) + 20)].wait(((step >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 3) + 8)].arrive_and_expect_tx(8192);
          #pragma unroll
          for (int i_2 = 0; i_2 < 2; ++i_2) {
            tl::tma_load(w_desc, mbarrier[((step & 3) + 8)], (&(((half_t*)gate_tile)[(((step & 3) * 4096) + (i_2 * 2048))])), ((step * 128) + (i_2 * 64)), ((((int)blockIdx.x) * 32) + 2624));
          }
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(value + (i_3 * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      #pragma unroll
      for (int i_4 = 0; i_4 < 4; ++i_4) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(gate + (i_4 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      for (int step_1 = 0; step_1 < 8; ++step_1) {
        mbarrier[(step_1 & 3)].wait((step_1 >> 2));
        mbarrier[((step_1 & 3) + 4)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)value_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 8; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + ((((ki >> 2) * 8192) + ((ki & 3) * 32)) >> 4)), uint64_t(desc_b + ((((ki >> 2) * 4096) + ((ki & 3) * 32)) >> 4)), ((uint32_t*)(value + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 16);
        }
        mbarrier[((step_1 & 3) + 16)].arrive();
        mbarrier[((step_1 & 3) + 8)].wait((step_1 >> 2));
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a_1, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_1, (&(((half_t*)gate_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 16);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 8; ++ki_1) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a_1 + ((((ki_1 >> 2) * 8192) + ((ki_1 & 3) * 32)) >> 4)), uint64_t(desc_b_1 + ((((ki_1 >> 2) * 4096) + ((ki_1 & 3) * 32)) >> 4)), ((uint32_t*)(gate + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 16);
        }
        mbarrier[((step_1 & 3) + 12)].arrive();
        mbarrier[((step_1 & 3) + 20)].arrive();
      }
      #pragma unroll
      for (int i_5 = 0; i_5 < 16; ++i_5) {
        value[i_5] = (((0x1p-1f/*5.000000e-01*/ * value[i_5]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_5] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_5]);
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[((((((((int)threadIdx.x) >> 5) * 512) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + i_6) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) - 2048)])), __pack_half2(((half_t)value[(i_6 * 8)]), ((half_t)value[((i_6 * 8) + 1)])), __pack_half2(((half_t)value[((i_6 * 8) + 2)]), ((half_t)value[((i_6 * 8) + 3)])), __pack_half2(((half_t)value[((i_6 * 8) + 4)]), ((half_t)value[((i_6 * 8) + 5)])), __pack_half2(((half_t)value[((i_6 * 8) + 6)]), ((half_t)value[((i_6 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 32), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t64x64x64s4
//   op geglu, m 64, n 64, k 64, stages 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t64x64x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_geglu_f2624_k1024_t64x64x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  __shared__ __align__(16) uint64_t mbarrier_mem[24];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float value[32];
  float gate[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(1);
    mbarrier[5].init(1);
    mbarrier[6].init(1);
    mbarrier[7].init(1);
    mbarrier[8].init(1);
    mbarrier[9].init(1);
    mbarrier[10].init(1);
    mbarrier[11].init(1);
    mbarrier[12].init(128);
    mbarrier[13].init(128);
    mbarrier[14].init(128);
    mbarrier[15].init(128);
    mbarrier[16].init(128);
    mbarrier[17].init(128);
    mbarrier[18].init(128);
    mbarrier[19].init(128);
    mbarrier[20].init(128);
    mbarrier[21].init(128);
    mbarrier[22].init(128);
    mbarrier[23].init(128);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 12)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].arrive_and_expect_tx(8192);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.y) * 64));
        }
        mbarrier[((step & 3) + 16)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 3) + 4)].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[((step & 3) + 4)], (&(((half_t*)value_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
        mbarrier[((step & 3) + 20)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 3) + 8)].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[((step & 3) + 8)], (&(((half_t*)gate_tile)[((step & 3) * 4096)])), (step * 64), ((((int)blockIdx.x) * 64) + 2624));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(value + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(gate + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        mbarrier[((step_1 & 3) + 4)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)value_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(value + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 32);
        }
        mbarrier[((step_1 & 3) + 16)].arrive();
        mbarrier[((step_1 & 3) + 8)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a_1, ((step_1 & 3) * 8192));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_1, (&(((half_t*)gate_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a_1 + ((ki_1 * 32) >> 4)), uint64_t(desc_b_1 + ((ki_1 * 32) >> 4)), ((uint32_t*)(gate + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 32);
        }
        mbarrier[((step_1 & 3) + 12)].arrive();
        mbarrier[((step_1 & 3) + 20)].arrive();
      }
      #pragma unroll
      for (int i_2 = 0; i_2 < 32; ++i_2) {
        value[i_2] = (((0x1p-1f/*5.000000e-01*/ * value[i_2]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_2] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_2]);
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 4096)])), __pack_half2(((half_t)value[(i_3 * 8)]), ((half_t)value[((i_3 * 8) + 1)])), __pack_half2(((half_t)value[((i_3 * 8) + 2)]), ((half_t)value[((i_3 * 8) + 3)])), __pack_half2(((half_t)value[((i_3 * 8) + 4)]), ((half_t)value[((i_3 * 8) + 5)])), __pack_half2(((half_t)value[((i_3 * 8) + 6)]), ((half_t)value[((i_3 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      if (tl::tl_shuffle_elect<128>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 64));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.geglu.f2624_k1024.t128x64x64s4
//   op geglu, m 128, n 64, k 64, stages 4, threads 256
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_geglu_f2624_k1024_t128x64x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M);
extern "C" __global__ void __launch_bounds__(384, 1) sm_90a_geglu_f2624_k1024_t128x64x64s4_kernel(__grid_constant__ const CUtensorMap a_desc, __grid_constant__ const CUtensorMap c_desc, const int* __restrict__ rows, __grid_constant__ const CUtensorMap w_desc, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 65536));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 98304));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 131072));
  __shared__ __align__(16) uint64_t mbarrier_mem[24];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float value[32];
  float gate[32];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(a_desc);
    tl::prefetch_tma_descriptor(w_desc);
    tl::prefetch_tma_descriptor(c_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(1);
    mbarrier[5].init(1);
    mbarrier[6].init(1);
    mbarrier[7].init(1);
    mbarrier[8].init(1);
    mbarrier[9].init(1);
    mbarrier[10].init(1);
    mbarrier[11].init(1);
    mbarrier[12].init(256);
    mbarrier[13].init(256);
    mbarrier[14].init(256);
    mbarrier[15].init(256);
    mbarrier[16].init(256);
    mbarrier[17].init(256);
    mbarrier[18].init(256);
    mbarrier[19].init(256);
    mbarrier[20].init(256);
    mbarrier[21].init(256);
    mbarrier[22].init(256);
    mbarrier[23].init(256);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      for (int step = 0; step < 16; ++step) {
        mbarrier[((step & 3) + 12)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 3)].arrive_and_expect_tx(16384);
          tl::tma_load(a_desc, mbarrier[(step & 3)], (&(((half_t*)a_tile)[((step & 3) * 8192)])), (step * 64), (((int)blockIdx.y) * 128));
        }
        mbarrier[((step & 3) + 16)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 3) + 4)].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[((step & 3) + 4)], (&(((half_t*)value_tile)[((step & 3) * 4096)])), (step * 64), (((int)blockIdx.x) * 64));
        }
        mbarrier[((step & 3) + 20)].wait((((step & 7) >> 2) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 3) + 8)].arrive_and_expect_tx(8192);
          tl::tma_load(w_desc, mbarrier[((step & 3) + 8)], (&(((half_t*)gate_tile)[((step & 3) * 4096)])), (step * 64), ((((int)blockIdx.x) * 64) + 2624));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i = 0; i < 8; ++i) {
        float broadcast_var = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(value + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(gate + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      for (int step_1 = 0; step_1 < 16; ++step_1) {
        mbarrier[(step_1 & 3)].wait(((step_1 & 7) >> 2));
        mbarrier[((step_1 & 3) + 4)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)value_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_2 = 0; i_2 < 2; ++i_2) {
            #pragma unroll
            for (int ki = 0; ki < 4; ++ki) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a + (((i_2 * 8192) + (ki * 32)) >> 4)), uint64_t(desc_b + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 4096) + (ki * 32)) >> 4)), ((uint32_t*)(value + (i_2 * 16))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(value + 0), 32);
        }
        mbarrier[((step_1 & 3) + 16)].arrive();
        mbarrier[((step_1 & 3) + 8)].wait(((step_1 & 7) >> 2));
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)a_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_a_1, ((step_1 & 3) * 16384));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_1, (&(((half_t*)gate_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 3) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int i_3 = 0; i_3 < 2; ++i_3) {
            #pragma unroll
            for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
              tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 32, 16, false, false, 1, 1>(uint64_t(desc_a_1 + (((i_3 * 8192) + (ki_1 * 32)) >> 4)), uint64_t(desc_b_1 + ((((((((int)threadIdx.x) >> 7) + 1) & 1) * 4096) + (ki_1 * 32)) >> 4)), ((uint32_t*)(gate + (i_3 * 16))), 1);
            }
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(gate + 0), 32);
        }
        mbarrier[((step_1 & 3) + 12)].arrive();
        mbarrier[((step_1 & 3) + 20)].arrive();
      }
      #pragma unroll
      for (int i_4 = 0; i_4 < 32; ++i_4) {
        value[i_4] = (((0x1p-1f/*5.000000e-01*/ * value[i_4]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_4] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_4]);
      }
      tl::__sync_thread_partial(3, 256);
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)c_tile)[(((((((i_5 >> 1) * 4096) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) >> 7) + ((((int)threadIdx.x) & 7) >> 2)) + 1) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_5 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), __pack_half2(((half_t)value[(i_5 * 8)]), ((half_t)value[((i_5 * 8) + 1)])), __pack_half2(((half_t)value[((i_5 * 8) + 2)]), ((half_t)value[((i_5 * 8) + 3)])), __pack_half2(((half_t)value[((i_5 * 8) + 4)]), ((half_t)value[((i_5 * 8) + 5)])), __pack_half2(((half_t)value[((i_5 * 8) + 6)]), ((half_t)value[((i_5 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 256);
      if (tl::tl_shuffle_elect<256>()) {
        tl::fence_proxy_async();
        tl::tma_store(c_desc, (&(((half_t*)c_tile)[0])), (((int)blockIdx.x) * 64), (((int)blockIdx.y) * 128));
        tl::tma_store_arrive();
        tl::tma_store_wait<0, true>();
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.nores_bias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M) {
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
      float4 v__7 = *(float4*)(gamma + (((int)threadIdx.x) * 4));
      __4.x = (__5.x*v__7.x);
      __4.y = (__5.y*v__7.y);
      __4.z = (__5.z*v__7.z);
      __4.w = (__5.w*v__7.w);
    *(float4*)(work + 0) = __4;
    float4 __7;
      float4 v__8 = *(float4*)(work + 0);
      float4 v__9 = *(float4*)(beta + (((int)threadIdx.x) * 4));
      __7.x = (v__8.x+v__9.x);
      __7.y = (v__8.y+v__9.y);
      __7.z = (v__8.z+v__9.z);
      __7.w = (v__8.w+v__9.w);
    *(float4*)(work + 0) = __7;
  }
  if (((int)blockIdx.x) < rows[0]) {
    uint2 __8;
    float4 v__10 = *(float4*)(work + 0);
    ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
    ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
    *(uint2*)(rounded + 0) = __8;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.nores_bias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[8];
  float total[1];
  float mean[1];
  float work[8];
  float scale[1];
  half_t rounded[8];
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(x + (i * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      float4 __1;
        float4 __2;
          float4 v_ = *(float4*)(x + (i_1 * 4));
          float4 v__1 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __2.x = (v_.x-v__1.x);
          __2.y = (v_.y-v__1.y);
          __2.z = (v_.z-v__1.z);
          __2.w = (v_.w-v__1.w);
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_1 * 4));
          float4 v__3 = make_float4(mean[0], mean[0], mean[0], mean[0]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        __1.x = (__2.x*__3.x);
        __1.y = (__2.y*__3.y);
        __1.z = (__2.z*__3.z);
        __1.w = (__2.w*__3.w);
      *(float4*)(work + (i_1 * 4)) = __1;
    }
  }
  __syncthreads();
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      float4 __4;
        float4 __5;
          float4 __6;
            float4 v__4 = *(float4*)(x + (i_2 * 4));
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
        float4 v__7 = *(float4*)(gamma + ((i_2 * 512) + (((int)threadIdx.x) * 4)));
        __4.x = (__5.x*v__7.x);
        __4.y = (__5.y*v__7.y);
        __4.z = (__5.z*v__7.z);
        __4.w = (__5.w*v__7.w);
      *(float4*)(work + (i_2 * 4)) = __4;
      float4 __7;
        float4 v__8 = *(float4*)(work + (i_2 * 4));
        float4 v__9 = *(float4*)(beta + ((i_2 * 512) + (((int)threadIdx.x) * 4)));
        __7.x = (v__8.x+v__9.x);
        __7.y = (v__8.y+v__9.y);
        __7.z = (v__8.z+v__9.z);
        __7.w = (v__8.w+v__9.w);
      *(float4*)(work + (i_2 * 4)) = __7;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      uint2 __8;
      float4 v__10 = *(float4*)(work + (i_3 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
      *(uint2*)(rounded + (i_3 * 4)) = __8;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_4) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_4 * 4));
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.nores_bias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_nores_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_nores_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[32];
  float total[4];
  float mean[4];
  float work[32];
  float scale[4];
  half_t rounded[32];
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i * 4)) = condval;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      total[i_1] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv = 0; rv < 8; ++rv) {
        total[i_1] = (total[i_1] + x[(((i_1 * 8) + ((rv & 1) * 4)) + (rv >> 1))]);
      }
      __syncthreads();
      total[i_1] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_1], (&(((float*)workspace_1)[0])));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    float broadcast_var_1 = 0x1p+10f/*1.024000e+03*/;
    float4 __1;
      float4 v_ = *(float4*)(total + 0);
      float4 v__1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      __1.x = (v_.x/v__1.x);
      __1.y = (v_.y/v__1.y);
      __1.z = (v_.z/v__1.z);
      __1.w = (v_.w/v__1.w);
    *(float4*)(mean + 0) = __1;
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float4 __2;
        float4 __3;
          float4 v__2 = *(float4*)(x + (i_2 * 4));
          float4 v__3 = make_float4(mean[(i_2 >> 1)], mean[(i_2 >> 1)], mean[(i_2 >> 1)], mean[(i_2 >> 1)]);
          __3.x = (v__2.x-v__3.x);
          __3.y = (v__2.y-v__3.y);
          __3.z = (v__2.z-v__3.z);
          __3.w = (v__2.w-v__3.w);
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_2 * 4));
          float4 v__5 = make_float4(mean[(i_2 >> 1)], mean[(i_2 >> 1)], mean[(i_2 >> 1)], mean[(i_2 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        __2.x = (__3.x*__4.x);
        __2.y = (__3.y*__4.y);
        __2.z = (__3.z*__4.z);
        __2.w = (__3.w*__4.w);
      *(float4*)(work + (i_2 * 4)) = __2;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      total[i_3] = 0x0p+0f/*0.000000e+00*/;
      #pragma unroll
      for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
        total[i_3] = (total[i_3] + work[(((i_3 * 8) + ((rv_1 & 1) * 4)) + (rv_1 >> 1))]);
      }
      __syncthreads();
      total[i_3] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[i_3], (&(((float*)workspace)[0])));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      scale[i_4] = rsqrtf(((total[i_4] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __5;
        float4 __6;
          float4 __7;
            float4 v__6 = *(float4*)(x + (i_5 * 4));
            float4 v__7 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
            __7.x = (v__6.x-v__7.x);
            __7.y = (v__6.y-v__7.y);
            __7.z = (v__6.z-v__7.z);
            __7.w = (v__6.w-v__7.w);
          float4 v__8 = make_float4(scale[(i_5 >> 1)], scale[(i_5 >> 1)], scale[(i_5 >> 1)], scale[(i_5 >> 1)]);
          __6.x = (__7.x*v__8.x);
          __6.y = (__7.y*v__8.y);
          __6.z = (__7.z*v__8.z);
          __6.w = (__7.w*v__8.w);
        float4 v__9 = *(float4*)(gamma + (((i_5 & 1) * 512) + (((int)threadIdx.x) * 4)));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
      float4 __8;
        float4 v__10 = *(float4*)(work + (i_5 * 4));
        float4 v__11 = *(float4*)(beta + (((i_5 & 1) * 512) + (((int)threadIdx.x) * 4)));
        __8.x = (v__10.x+v__11.x);
        __8.y = (v__10.y+v__11.y);
        __8.z = (v__10.z+v__11.z);
        __8.w = (v__10.w+v__11.w);
      *(float4*)(work + (i_5 * 4)) = __8;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_6 = 0; i_6 < 8; ++i_6) {
      uint2 __9;
      float4 v__12 = *(float4*)(work + (i_6 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
      *(uint2*)(rounded + (i_6 * 4)) = __9;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 8; ++i_7) {
      if (((((int)blockIdx.x) * 4) + (i_7 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_7 * 4));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.res_bias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(work + 0) = *(float4*)(branch + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    float4 __1;
      float4 v_ = *(float4*)(x + 0);
      float4 v__1 = *(float4*)(work + 0);
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(x + 0) = __1;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
      float4 v__9 = *(float4*)(gamma + (((int)threadIdx.x) * 4));
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
    float4 __8;
      float4 v__10 = *(float4*)(work + 0);
      float4 v__11 = *(float4*)(beta + (((int)threadIdx.x) * 4));
      __8.x = (v__10.x+v__11.x);
      __8.y = (v__10.y+v__11.y);
      __8.z = (v__10.z+v__11.z);
      __8.w = (v__10.w+v__11.w);
    *(float4*)(work + 0) = __8;
  }
  if (((int)blockIdx.x) < rows[0]) {
    uint2 __9;
    float4 v__12 = *(float4*)(work + 0);
    ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
    ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
    *(uint2*)(rounded + 0) = __9;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_bias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[8];
  float work[8];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[8];
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(x + (i * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(work + (i_1 * 4)) = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_2 * 4));
        float4 v__1 = *(float4*)(work + (i_2 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  __syncthreads();
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
        float4 v__9 = *(float4*)(gamma + ((i_5 * 512) + (((int)threadIdx.x) * 4)));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
      float4 __8;
        float4 v__10 = *(float4*)(work + (i_5 * 4));
        float4 v__11 = *(float4*)(beta + ((i_5 * 512) + (((int)threadIdx.x) * 4)));
        __8.x = (v__10.x+v__11.x);
        __8.y = (v__10.y+v__11.y);
        __8.z = (v__10.z+v__11.z);
        __8.w = (v__10.w+v__11.w);
      *(float4*)(work + (i_5 * 4)) = __8;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      uint2 __9;
      float4 v__12 = *(float4*)(work + (i_6 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
      *(uint2*)(rounded + (i_6 * 4)) = __9;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_7 * 4));
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_bias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[32];
  float work[32];
  float total[4];
  float mean[4];
  float scale[4];
  half_t rounded[32];
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i * 4)) = condval;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 condval_1;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval_1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      *(float4*)(work + (i_1 * 4)) = condval_1;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_2 * 4));
        float4 v__1 = *(float4*)(work + (i_2 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      if (((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
      }
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__2 = *(float4*)(total + 0);
      float4 v__3 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__2.x/v__3.x);
      __2.y = (v__2.y/v__3.y);
      __2.z = (v__2.z/v__3.z);
      __2.w = (v__2.w/v__3.w);
    *(float4*)(mean + 0) = __2;
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __3;
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_5 * 4));
          float4 v__5 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        float4 __5;
          float4 v__6 = *(float4*)(x + (i_5 * 4));
          float4 v__7 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __5.x = (v__6.x-v__7.x);
          __5.y = (v__6.y-v__7.y);
          __5.z = (v__6.z-v__7.z);
          __5.w = (v__6.w-v__7.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_5 * 4)) = __3;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      scale[i_7] = rsqrtf(((total[i_7] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__8 = *(float4*)(x + (i_8 * 4));
            float4 v__9 = make_float4(mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)]);
            __8.x = (v__8.x-v__9.x);
            __8.y = (v__8.y-v__9.y);
            __8.z = (v__8.z-v__9.z);
            __8.w = (v__8.w-v__9.w);
          float4 v__10 = make_float4(scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)]);
          __7.x = (__8.x*v__10.x);
          __7.y = (__8.y*v__10.y);
          __7.z = (__8.z*v__10.z);
          __7.w = (__8.w*v__10.w);
        float4 v__11 = *(float4*)(gamma + (((i_8 & 1) * 512) + (((int)threadIdx.x) * 4)));
        __6.x = (__7.x*v__11.x);
        __6.y = (__7.y*v__11.y);
        __6.z = (__7.z*v__11.z);
        __6.w = (__7.w*v__11.w);
      *(float4*)(work + (i_8 * 4)) = __6;
      float4 __9;
        float4 v__12 = *(float4*)(work + (i_8 * 4));
        float4 v__13 = *(float4*)(beta + (((i_8 & 1) * 512) + (((int)threadIdx.x) * 4)));
        __9.x = (v__12.x+v__13.x);
        __9.y = (v__12.y+v__13.y);
        __9.z = (v__12.z+v__13.z);
        __9.w = (v__12.w+v__13.w);
      *(float4*)(work + (i_8 * 4)) = __9;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      uint2 __10;
      float4 v__14 = *(float4*)(work + (i_9 * 4));
      ((half2*)(&__10))[0] = __float22half2_rn(((float2*)(&v__14))[0]);
      ((half2*)(&__10))[1] = __float22half2_rn(((float2*)(&v__14))[1]);
      *(uint2*)(rounded + (i_9 * 4)) = __10;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_10 * 4));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.res_nobias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(work + 0) = *(float4*)(branch + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    float4 __1;
      float4 v_ = *(float4*)(x + 0);
      float4 v__1 = *(float4*)(work + 0);
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(x + 0) = __1;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
      float4 v__9 = *(float4*)(gamma + (((int)threadIdx.x) * 4));
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
  }
  if (((int)blockIdx.x) < rows[0]) {
    uint2 __8;
    float4 v__10 = *(float4*)(work + 0);
    ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
    ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
    *(uint2*)(rounded + 0) = __8;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(uint2*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[8];
  float work[8];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[8];
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(x + (i * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(work + (i_1 * 4)) = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_2 * 4));
        float4 v__1 = *(float4*)(work + (i_2 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  __syncthreads();
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
        float4 v__9 = *(float4*)(gamma + ((i_5 * 512) + (((int)threadIdx.x) * 4)));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      uint2 __8;
      float4 v__10 = *(float4*)(work + (i_6 * 4));
      ((half2*)(&__8))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
      ((half2*)(&__8))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
      *(uint2*)(rounded + (i_6 * 4)) = __8;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_7 * 4));
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_act_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_act_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[32];
  float work[32];
  float total[4];
  float mean[4];
  float scale[4];
  half_t rounded[32];
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i * 4)) = condval;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 condval_1;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval_1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      *(float4*)(work + (i_1 * 4)) = condval_1;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_2 * 4));
        float4 v__1 = *(float4*)(work + (i_2 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      if (((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
      }
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__2 = *(float4*)(total + 0);
      float4 v__3 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__2.x/v__3.x);
      __2.y = (v__2.y/v__3.y);
      __2.z = (v__2.z/v__3.z);
      __2.w = (v__2.w/v__3.w);
    *(float4*)(mean + 0) = __2;
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __3;
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_5 * 4));
          float4 v__5 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        float4 __5;
          float4 v__6 = *(float4*)(x + (i_5 * 4));
          float4 v__7 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __5.x = (v__6.x-v__7.x);
          __5.y = (v__6.y-v__7.y);
          __5.z = (v__6.z-v__7.z);
          __5.w = (v__6.w-v__7.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_5 * 4)) = __3;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      scale[i_7] = rsqrtf(((total[i_7] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__8 = *(float4*)(x + (i_8 * 4));
            float4 v__9 = make_float4(mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)]);
            __8.x = (v__8.x-v__9.x);
            __8.y = (v__8.y-v__9.y);
            __8.z = (v__8.z-v__9.z);
            __8.w = (v__8.w-v__9.w);
          float4 v__10 = make_float4(scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)]);
          __7.x = (__8.x*v__10.x);
          __7.y = (__8.y*v__10.y);
          __7.z = (__8.z*v__10.z);
          __7.w = (__8.w*v__10.w);
        float4 v__11 = *(float4*)(gamma + (((i_8 & 1) * 512) + (((int)threadIdx.x) * 4)));
        __6.x = (__7.x*v__11.x);
        __6.y = (__7.y*v__11.y);
        __6.z = (__7.z*v__11.z);
        __6.w = (__7.w*v__11.w);
      *(float4*)(work + (i_8 * 4)) = __6;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      uint2 __9;
      float4 v__12 = *(float4*)(work + (i_9 * 4));
      ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__12))[0]);
      ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__12))[1]);
      *(uint2*)(rounded + (i_9 * 4)) = __9;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(uint2*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(uint2*)(rounded + (i_10 * 4));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d128.res_nobias_f32.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d128_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_norm_d128_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  float rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(x + 0) = *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(work + 0) = *(float4*)(branch + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < rows[0]) {
    float4 __1;
      float4 v_ = *(float4*)(x + 0);
      float4 v__1 = *(float4*)(work + 0);
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(x + 0) = __1;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + 0);
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 4; ++rv) {
      total[0] = (total[0] + x[rv]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+7f/*1.280000e+02*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 4; ++rv_1) {
      total[0] = (total[0] + work[rv_1]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 32, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
      float4 v__9 = *(float4*)(gamma + (((int)threadIdx.x) * 4));
      __5.x = (__6.x*v__9.x);
      __5.y = (__6.y*v__9.y);
      __5.z = (__6.z*v__9.z);
      __5.w = (__6.w*v__9.w);
    *(float4*)(work + 0) = __5;
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(rounded + 0) = *(float4*)(work + 0);
  }
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(y + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_f32.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[8];
  float work[8];
  float total[1];
  float mean[1];
  float scale[1];
  float rounded[8];
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(x + (i * 4)) = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(work + (i_1 * 4)) = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_2 * 4));
        float4 v__1 = *(float4*)(work + (i_2 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + x[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace_1)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    mean[0] = (total[0] / 0x1p+10f/*1.024000e+03*/);
  }
  if (((int)blockIdx.x) < rows[0]) {
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
  }
  __syncthreads();
  if (((int)blockIdx.x) < rows[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv_1 = 0; rv_1 < 8; ++rv_1) {
      total[0] = (total[0] + work[(((rv_1 & 1) * 4) + (rv_1 >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(((float*)workspace)[0])));
  }
  if (((int)blockIdx.x) < rows[0]) {
    scale[0] = rsqrtf(((total[0] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
  }
  if (((int)blockIdx.x) < rows[0]) {
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
        float4 v__9 = *(float4*)(gamma + ((i_5 * 512) + (((int)threadIdx.x) * 4)));
        __5.x = (__6.x*v__9.x);
        __5.y = (__6.y*v__9.y);
        __5.z = (__6.z*v__9.z);
        __5.w = (__6.w*v__9.w);
      *(float4*)(work + (i_5 * 4)) = __5;
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      *(float4*)(rounded + (i_6 * 4)) = *(float4*)(work + (i_6 * 4));
    }
  }
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i_7) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_7 * 4));
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_norm.d1024.res_nobias_f32.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_norm_d1024_res_nobias_f32_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_norm_d1024_res_nobias_f32_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace_1 = ((void*)((char*)buf_dyn_shmem + 0));
  float x[32];
  float work[32];
  float total[4];
  float mean[4];
  float scale[4];
  float rounded[32];
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      float4 condval;
      if ((((((int)blockIdx.x) * 4) + (i >> 1)) < M)) {
        condval = *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      }
      *(float4*)(x + (i * 4)) = condval;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float4 condval_1;
      if ((((((int)blockIdx.x) * 4) + (i_1 >> 1)) < M)) {
        condval_1 = *(float4*)(branch + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_1) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      } else {
        condval_1 = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      *(float4*)(work + (i_1 * 4)) = condval_1;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 8; ++i_2) {
      float4 __1;
        float4 v_ = *(float4*)(x + (i_2 * 4));
        float4 v__1 = *(float4*)(work + (i_2 * 4));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(x + (i_2 * 4)) = __1;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_3 = 0; i_3 < 8; ++i_3) {
      if (((((int)blockIdx.x) * 4) + (i_3 >> 1)) < M) {
        *(float4*)(stream + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_3) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(x + (i_3 * 4));
      }
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    float broadcast_var_2 = 0x1p+10f/*1.024000e+03*/;
    float4 __2;
      float4 v__2 = *(float4*)(total + 0);
      float4 v__3 = make_float4(broadcast_var_2, broadcast_var_2, broadcast_var_2, broadcast_var_2);
      __2.x = (v__2.x/v__3.x);
      __2.y = (v__2.y/v__3.y);
      __2.z = (v__2.z/v__3.z);
      __2.w = (v__2.w/v__3.w);
    *(float4*)(mean + 0) = __2;
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_5 = 0; i_5 < 8; ++i_5) {
      float4 __3;
        float4 __4;
          float4 v__4 = *(float4*)(x + (i_5 * 4));
          float4 v__5 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __4.x = (v__4.x-v__5.x);
          __4.y = (v__4.y-v__5.y);
          __4.z = (v__4.z-v__5.z);
          __4.w = (v__4.w-v__5.w);
        float4 __5;
          float4 v__6 = *(float4*)(x + (i_5 * 4));
          float4 v__7 = make_float4(mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)], mean[(i_5 >> 1)]);
          __5.x = (v__6.x-v__7.x);
          __5.y = (v__6.y-v__7.y);
          __5.z = (v__6.z-v__7.z);
          __5.w = (v__6.w-v__7.w);
        __3.x = (__4.x*__5.x);
        __3.y = (__4.y*__5.y);
        __3.z = (__4.z*__5.z);
        __3.w = (__4.w*__5.w);
      *(float4*)(work + (i_5 * 4)) = __3;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      scale[i_7] = rsqrtf(((total[i_7] / 0x1p+10f/*1.024000e+03*/) + 0x1.4f8b58p-17f/*1.000000e-05*/));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_8 = 0; i_8 < 8; ++i_8) {
      float4 __6;
        float4 __7;
          float4 __8;
            float4 v__8 = *(float4*)(x + (i_8 * 4));
            float4 v__9 = make_float4(mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)], mean[(i_8 >> 1)]);
            __8.x = (v__8.x-v__9.x);
            __8.y = (v__8.y-v__9.y);
            __8.z = (v__8.z-v__9.z);
            __8.w = (v__8.w-v__9.w);
          float4 v__10 = make_float4(scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)], scale[(i_8 >> 1)]);
          __7.x = (__8.x*v__10.x);
          __7.y = (__8.y*v__10.y);
          __7.z = (__8.z*v__10.z);
          __7.w = (__8.w*v__10.w);
        float4 v__11 = *(float4*)(gamma + (((i_8 & 1) * 512) + (((int)threadIdx.x) * 4)));
        __6.x = (__7.x*v__11.x);
        __6.y = (__7.y*v__11.y);
        __6.z = (__7.z*v__11.z);
        __6.w = (__7.w*v__11.w);
      *(float4*)(work + (i_8 * 4)) = __6;
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_9 = 0; i_9 < 8; ++i_9) {
      *(float4*)(rounded + (i_9 * 4)) = *(float4*)(work + (i_9 * 4));
    }
  }
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i_10 = 0; i_10 < 8; ++i_10) {
      if (((((int)blockIdx.x) * 4) + (i_10 >> 1)) < M) {
        *(float4*)(y + (((((int64_t)((int)blockIdx.x)) * (int64_t)4096) + (((int64_t)i_10) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = *(float4*)(rounded + (i_10 * 4));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_type.d128.r1
//   op add_type, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_type_d128_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_add_type_d128_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M) {
  if (((int)blockIdx.x) < rows[0]) {
    float4 __1;
      float4 v_ = *(float4*)(hidden + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float4 v__1 = *(float4*)(table + ((max(0, min(types[((int64_t)((int)blockIdx.x))], 2)) * 128) + (((int)threadIdx.x) * 4)));
      __1.x = (v_.x+v__1.x);
      __1.y = (v_.y+v__1.y);
      __1.z = (v_.z+v__1.z);
      __1.w = (v_.w+v__1.w);
    *(float4*)(stream + ((((int64_t)((int)blockIdx.x)) * (int64_t)128) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = __1;
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_type.d1024.r1
//   op add_type, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_type_d1024_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_type_d1024_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M) {
  if (((int)blockIdx.x) < rows[0]) {
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.add_type.d1024.r4
//   op add_type, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_add_type_d1024_r4_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_add_type_d1024_r4_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M) {
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.rope.heads2.r1
//   op rope, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_rope_heads2_r1_kernel(const float* __restrict__ cos, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin, int L, int M);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_rope_heads2_r1_kernel(const float* __restrict__ cos_1, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin_1, int L, int M) {
  if (((int)blockIdx.x) < rows[0]) {
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.rope.heads16.r1
//   op rope, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_rope_heads16_r1_kernel(const float* __restrict__ cos, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin, int L, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_rope_heads16_r1_kernel(const float* __restrict__ cos_1, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin_1, int L, int M) {
  if (((int)blockIdx.x) < rows[0]) {
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.rope.heads16.r4
//   op rope, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_rope_heads16_r4_kernel(const float* __restrict__ cos, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin, int L, int M);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_rope_heads16_r4_kernel(const float* __restrict__ cos_1, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin_1, int L, int M) {
  if ((((int)blockIdx.x) * 4) < rows[0]) {
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window0.q64k64s2
//   op attention, m 64, n 64, stages 2, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window0_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_attention_heads2_window0_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 57344));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
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
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)24576) + (((int64_t)i) * (int64_t)12288)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 2048) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
    __syncthreads();
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      tl::fence_proxy_async();
      for (int step = 0; step < (length >> 6); ++step) {
        mbarrier[((step & 1) + 4)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 1)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[(step & 1)], (&(((half_t*)k_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 128), ((step * 64) + start));
        }
        mbarrier[((step & 1) + 6)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 1) + 2)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[((step & 1) + 2)], (&(((half_t*)v_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), ((step * 64) + start));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+99f/*-1.000000e+30*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < (length >> 6); ++step_1) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_4 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_4, broadcast_var_4, broadcast_var_4, broadcast_var_4);
        }
        mbarrier[(step_1 & 1)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        mbarrier[((step_1 & 1) + 4)].arrive();
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          peak_clear[i_3] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_3] = max(peak_clear[i_3], scores[((((rv & 7) * 4) + (i_3 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_3] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear[i_3]);
          peak[i_3] = max(peak[i_3], peak_clear[i_3]);
        }
        float broadcast_var_5 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
        float2 __2;
          float2 __3;
            float2 v_ = *(float2*)(before + 0);
            float2 v__1 = *(float2*)(peak + 0);
            __3.x = (v_.x-v__1.x);
            __3.y = (v_.y-v__1.y);
          float2 v__2 = make_float2(broadcast_var_5, broadcast_var_5);
          __2.x = (__3.x*v__2.x);
          __2.y = (__3.y*v__2.y);
        __1.x = exp2f(__2.x);
        __1.y = exp2f(__2.y);
        *(float2*)(fade + 0) = __1;
        #pragma unroll
        for (int i_4 = 0; i_4 < 32; ++i_4) {
          float condval_2;
          if ((scores[i_4] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_2 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_2 = exp2f(((scores[i_4] - peak[((i_4 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_4] = condval_2;
        }
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          part[i_5] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_5] = (part[i_5] + scores[((((rv_1 & 7) * 4) + (i_5 * 2)) + (rv_1 >> 3))]);
          }
          part[i_5] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_5]);
        }
        float2 __4;
          float2 __5;
            float2 v__3 = *(float2*)(total + 0);
            float2 v__4 = *(float2*)(fade + 0);
            __5.x = (v__3.x*v__4.x);
            __5.y = (v__3.y*v__4.y);
          float2 v__5 = *(float2*)(part + 0);
          __4.x = (__5.x+v__5.x);
          __4.y = (__5.y+v__5.y);
        *(float2*)(total + 0) = __4;
        #pragma unroll
        for (int i_6 = 0; i_6 < 8; ++i_6) {
          uint2 __6;
          float4 v__6 = *(float4*)(scores + (i_6 * 4));
          ((half2*)(&__6))[0] = __float22half2_rn(((float2*)(&v__6))[0]);
          ((half2*)(&__6))[1] = __float22half2_rn(((float2*)(&v__6))[1]);
          *(uint2*)(probs + (i_6 * 4)) = __6;
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 16; ++i_7) {
          float2 __7;
            float2 v__7 = *(float2*)(acc + (i_7 * 2));
            float2 v__8 = make_float2(fade[(i_7 & 1)], fade[(i_7 & 1)]);
            __7.x = (v__7.x*v__8.x);
            __7.y = (v__7.y*v__8.y);
          *(float2*)(acc + (i_7 * 2)) = __7;
        }
        mbarrier[((step_1 & 1) + 2)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        mbarrier[((step_1 & 1) + 6)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      if ((length >> 6) < ((length + 63) >> 6)) {
        #pragma unroll
        for (int i_8 = 0; i_8 < 4; ++i_8) {
          bool inside = (((((length >> 6) * 64) + (i_8 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_6 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_3;
          if ((((((((length >> 6) * 64) + (i_8 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_8))) && ((((((length >> 6) * 64) + (i_8 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_3 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_8) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)6016));
          } else {
            condval_3 = make_uint4(__pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6));
          }
          *(uint4*)(((half_t*)k_tail) + ((((((i_8 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_3;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 4; ++i_9) {
          bool inside_1 = (((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_7 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_4;
          if ((((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_9))) && ((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_4 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_9) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)5888));
          } else {
            condval_4 = make_uint4(__pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7));
          }
          *(uint4*)(((half_t*)v_tail) + ((((((i_9 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_4;
        }
        #pragma unroll
        for (int i_10 = 0; i_10 < 8; ++i_10) {
          float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_10 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
        }
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_2;
          tl::__sync_thread_partial(3, 128);
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_2, (&(((half_t*)k_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          tl::fence_proxy_async();
          #pragma unroll
          for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a_1 + ((ki_2 * 32) >> 4)), uint64_t(desc_b_2 + ((ki_2 * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 32; ++i_11) {
          float condval_5;
          if (((((((length >> 6) * 64) + ((i_11 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_11 & 1)) < length)) {
            condval_5 = scores[i_11];
          } else {
            condval_5 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_11] = condval_5;
        }
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          peak_clear_1[i_12] = -CUDART_INF_F;
          #pragma unroll
          for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
            peak_clear_1[i_12] = max(peak_clear_1[i_12], scores[((((rv_2 & 7) * 4) + (i_12 * 2)) + (rv_2 >> 3))]);
          }
          peak_clear_1[i_12] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear_1[i_12]);
          peak[i_12] = max(peak[i_12], peak_clear_1[i_12]);
        }
        float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __8;
        float2 __9;
          float2 __10;
            float2 v__9 = *(float2*)(before + 0);
            float2 v__10 = *(float2*)(peak + 0);
            __10.x = (v__9.x-v__10.x);
            __10.y = (v__9.y-v__10.y);
          float2 v__11 = make_float2(broadcast_var_9, broadcast_var_9);
          __9.x = (__10.x*v__11.x);
          __9.y = (__10.y*v__11.y);
        __8.x = exp2f(__9.x);
        __8.y = exp2f(__9.y);
        *(float2*)(fade + 0) = __8;
        #pragma unroll
        for (int i_13 = 0; i_13 < 32; ++i_13) {
          float condval_6;
          if ((scores[i_13] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_6 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_6 = exp2f(((scores[i_13] - peak[((i_13 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_13] = condval_6;
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          part[i_14] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
            part[i_14] = (part[i_14] + scores[((((rv_3 & 7) * 4) + (i_14 * 2)) + (rv_3 >> 3))]);
          }
          part[i_14] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_14]);
        }
        float2 __11;
          float2 __12;
            float2 v__12 = *(float2*)(total + 0);
            float2 v__13 = *(float2*)(fade + 0);
            __12.x = (v__12.x*v__13.x);
            __12.y = (v__12.y*v__13.y);
          float2 v__14 = *(float2*)(part + 0);
          __11.x = (__12.x+v__14.x);
          __11.y = (__12.y+v__14.y);
        *(float2*)(total + 0) = __11;
        #pragma unroll
        for (int i_15 = 0; i_15 < 8; ++i_15) {
          uint2 __13;
          float4 v__15 = *(float4*)(scores + (i_15 * 4));
          ((half2*)(&__13))[0] = __float22half2_rn(((float2*)(&v__15))[0]);
          ((half2*)(&__13))[1] = __float22half2_rn(((float2*)(&v__15))[1]);
          *(uint2*)(probs + (i_15 * 4)) = __13;
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 16; ++i_16) {
          float2 __14;
            float2 v__16 = *(float2*)(acc + (i_16 * 2));
            float2 v__17 = make_float2(fade[(i_16 & 1)], fade[(i_16 & 1)]);
            __14.x = (v__16.x*v__17.x);
            __14.y = (v__16.y*v__17.y);
          *(float2*)(acc + (i_16 * 2)) = __14;
        }
        {
          tl::GmmaDescriptor desc_b_3;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_3, (&(((half_t*)v_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_3 * 8)), uint64_t(desc_b_3 + ((ki_3 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
      }
      #pragma unroll
      for (int i_17 = 0; i_17 < 16; ++i_17) {
        float broadcast_var_10 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_7;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_17 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < (length + 64))) {
          float2 __15;
            float2 v__18 = *(float2*)(acc + (i_17 * 2));
            float2 v__19 = make_float2(max(total[(i_17 & 1)], 0x1.4484cp-100f/*1.000000e-30*/), max(total[(i_17 & 1)], 0x1.4484cp-100f/*1.000000e-30*/));
            __15.x = (v__18.x/v__19.x);
            __15.y = (v__18.y/v__19.y);
          condval_7 = __15;
        } else {
          condval_7 = make_float2(broadcast_var_10, broadcast_var_10);
        }
        *(float2*)(acc + (i_17 * 2)) = condval_7;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_18 = 0; i_18 < 4; ++i_18) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_18 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_18 * 8)]), ((half_t)acc[((i_18 * 8) + 1)])), __pack_half2(((half_t)acc[((i_18 * 8) + 2)]), ((half_t)acc[((i_18 * 8) + 3)])), __pack_half2(((half_t)acc[((i_18 * 8) + 4)]), ((half_t)acc[((i_18 * 8) + 5)])), __pack_half2(((half_t)acc[((i_18 * 8) + 6)]), ((half_t)acc[((i_18 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_19 = 0; i_19 < 4; ++i_19) {
        if ((((((int)blockIdx.y) * 64) + (i_19 * 16)) + (((int)threadIdx.x) >> 3)) < ((((length + 15) >> 4) * 16) + 16)) {
          if (((((((int)blockIdx.y) * 64) + (i_19 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)) {
            if (1 <= (((((int)blockIdx.y) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_19)) {
              *(uint4*)(out + (((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_19) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)2048)) = *(uint4*)(((half_t*)o_tile) + (((i_19 * 1024) + (((int)threadIdx.x) * 8)) - 1024));
            }
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads2_window64.q64k64s2
//   op attention, m 64, n 64, stages 2, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads2_window64_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_attention_heads2_window64_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 57344));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
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
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)24576) + (((int64_t)i) * (int64_t)12288)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 2048) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
    __syncthreads();
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      tl::fence_proxy_async();
      for (int step = 0; step < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step) {
        mbarrier[((step & 1) + 4)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 1)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[(step & 1)], (&(((half_t*)k_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 128), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
        }
        mbarrier[((step & 1) + 6)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 1) + 2)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[((step & 1) + 2)], (&(((half_t*)v_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 256), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+99f/*-1.000000e+30*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step_1) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_4 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_4, broadcast_var_4, broadcast_var_4, broadcast_var_4);
        }
        mbarrier[(step_1 & 1)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        mbarrier[((step_1 & 1) + 4)].arrive();
        #pragma unroll
        for (int i_3 = 0; i_3 < 32; ++i_3) {
          float condval_2;
          if (((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 0)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - (max(0, (((int)blockIdx.y) - 1)) * 64)) - (step_1 * 64)) <= 128))) {
            condval_2 = scores[i_3];
          } else {
            condval_2 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_3] = condval_2;
        }
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_5 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
        float2 __2;
          float2 __3;
            float2 v_ = *(float2*)(before + 0);
            float2 v__1 = *(float2*)(peak + 0);
            __3.x = (v_.x-v__1.x);
            __3.y = (v_.y-v__1.y);
          float2 v__2 = make_float2(broadcast_var_5, broadcast_var_5);
          __2.x = (__3.x*v__2.x);
          __2.y = (__3.y*v__2.y);
        __1.x = exp2f(__2.x);
        __1.y = exp2f(__2.y);
        *(float2*)(fade + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 32; ++i_5) {
          float condval_3;
          if ((scores[i_5] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_3 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_3 = exp2f(((scores[i_5] - peak[((i_5 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_5] = condval_3;
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 2; ++i_6) {
          part[i_6] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_6] = (part[i_6] + scores[((((rv_1 & 7) * 4) + (i_6 * 2)) + (rv_1 >> 3))]);
          }
          part[i_6] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_6]);
        }
        float2 __4;
          float2 __5;
            float2 v__3 = *(float2*)(total + 0);
            float2 v__4 = *(float2*)(fade + 0);
            __5.x = (v__3.x*v__4.x);
            __5.y = (v__3.y*v__4.y);
          float2 v__5 = *(float2*)(part + 0);
          __4.x = (__5.x+v__5.x);
          __4.y = (__5.y+v__5.y);
        *(float2*)(total + 0) = __4;
        #pragma unroll
        for (int i_7 = 0; i_7 < 8; ++i_7) {
          uint2 __6;
          float4 v__6 = *(float4*)(scores + (i_7 * 4));
          ((half2*)(&__6))[0] = __float22half2_rn(((float2*)(&v__6))[0]);
          ((half2*)(&__6))[1] = __float22half2_rn(((float2*)(&v__6))[1]);
          *(uint2*)(probs + (i_7 * 4)) = __6;
        }
        #pragma unroll
        for (int i_8 = 0; i_8 < 16; ++i_8) {
          float2 __7;
            float2 v__7 = *(float2*)(acc + (i_8 * 2));
            float2 v__8 = make_float2(fade[(i_8 & 1)], fade[(i_8 & 1)]);
            __7.x = (v__7.x*v__8.x);
            __7.y = (v__7.y*v__8.y);
          *(float2*)(acc + (i_8 * 2)) = __7;
        }
        mbarrier[((step_1 & 1) + 2)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        mbarrier[((step_1 & 1) + 6)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      if ((length >> 6) < ((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6)) {
        #pragma unroll
        for (int i_9 = 0; i_9 < 4; ++i_9) {
          bool inside = (((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_6 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_4;
          if ((((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_9))) && ((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_4 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_9) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)6016));
          } else {
            condval_4 = make_uint4(__pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6));
          }
          *(uint4*)(((half_t*)k_tail) + ((((((i_9 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_4;
        }
        #pragma unroll
        for (int i_10 = 0; i_10 < 4; ++i_10) {
          bool inside_1 = (((((length >> 6) * 64) + (i_10 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_7 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_5;
          if ((((((((length >> 6) * 64) + (i_10 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_10))) && ((((((length >> 6) * 64) + (i_10 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_5 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_10) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)5888));
          } else {
            condval_5 = make_uint4(__pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7));
          }
          *(uint4*)(((half_t*)v_tail) + ((((((i_10 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_5;
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 8; ++i_11) {
          float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_11 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
        }
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_2;
          tl::__sync_thread_partial(3, 128);
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_2, (&(((half_t*)k_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          tl::fence_proxy_async();
          #pragma unroll
          for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a_1 + ((ki_2 * 32) >> 4)), uint64_t(desc_b_2 + ((ki_2 * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        #pragma unroll
        for (int i_12 = 0; i_12 < 32; ++i_12) {
          float condval_6;
          if (((((((((length >> 6) * 64) + ((i_12 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_12 & 1)) < length) & ((((((((((length >> 6) * 64) + ((i_12 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_12 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_12 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 0)) & (((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_12 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_12 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_12 >> 2) * 8)) - ((length >> 6) * 64)) <= 128))) {
            condval_6 = scores[i_12];
          } else {
            condval_6 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_12] = condval_6;
        }
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          peak_clear_1[i_13] = -CUDART_INF_F;
          #pragma unroll
          for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
            peak_clear_1[i_13] = max(peak_clear_1[i_13], scores[((((rv_2 & 7) * 4) + (i_13 * 2)) + (rv_2 >> 3))]);
          }
          peak_clear_1[i_13] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear_1[i_13]);
          peak[i_13] = max(peak[i_13], peak_clear_1[i_13]);
        }
        float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __8;
        float2 __9;
          float2 __10;
            float2 v__9 = *(float2*)(before + 0);
            float2 v__10 = *(float2*)(peak + 0);
            __10.x = (v__9.x-v__10.x);
            __10.y = (v__9.y-v__10.y);
          float2 v__11 = make_float2(broadcast_var_9, broadcast_var_9);
          __9.x = (__10.x*v__11.x);
          __9.y = (__10.y*v__11.y);
        __8.x = exp2f(__9.x);
        __8.y = exp2f(__9.y);
        *(float2*)(fade + 0) = __8;
        #pragma unroll
        for (int i_14 = 0; i_14 < 32; ++i_14) {
          float condval_7;
          if ((scores[i_14] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_7 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_7 = exp2f(((scores[i_14] - peak[((i_14 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_14] = condval_7;
        }
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          part[i_15] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
            part[i_15] = (part[i_15] + scores[((((rv_3 & 7) * 4) + (i_15 * 2)) + (rv_3 >> 3))]);
          }
          part[i_15] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_15]);
        }
        float2 __11;
          float2 __12;
            float2 v__12 = *(float2*)(total + 0);
            float2 v__13 = *(float2*)(fade + 0);
            __12.x = (v__12.x*v__13.x);
            __12.y = (v__12.y*v__13.y);
          float2 v__14 = *(float2*)(part + 0);
          __11.x = (__12.x+v__14.x);
          __11.y = (__12.y+v__14.y);
        *(float2*)(total + 0) = __11;
        #pragma unroll
        for (int i_16 = 0; i_16 < 8; ++i_16) {
          uint2 __13;
          float4 v__15 = *(float4*)(scores + (i_16 * 4));
          ((half2*)(&__13))[0] = __float22half2_rn(((float2*)(&v__15))[0]);
          ((half2*)(&__13))[1] = __float22half2_rn(((float2*)(&v__15))[1]);
          *(uint2*)(probs + (i_16 * 4)) = __13;
        }
        #pragma unroll
        for (int i_17 = 0; i_17 < 16; ++i_17) {
          float2 __14;
            float2 v__16 = *(float2*)(acc + (i_17 * 2));
            float2 v__17 = make_float2(fade[(i_17 & 1)], fade[(i_17 & 1)]);
            __14.x = (v__16.x*v__17.x);
            __14.y = (v__16.y*v__17.y);
          *(float2*)(acc + (i_17 * 2)) = __14;
        }
        {
          tl::GmmaDescriptor desc_b_3;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_3, (&(((half_t*)v_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_3 * 8)), uint64_t(desc_b_3 + ((ki_3 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
      }
      #pragma unroll
      for (int i_18 = 0; i_18 < 16; ++i_18) {
        float broadcast_var_10 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_8;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_18 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < (length + 64))) {
          float2 __15;
            float2 v__18 = *(float2*)(acc + (i_18 * 2));
            float2 v__19 = make_float2(max(total[(i_18 & 1)], 0x1.4484cp-100f/*1.000000e-30*/), max(total[(i_18 & 1)], 0x1.4484cp-100f/*1.000000e-30*/));
            __15.x = (v__18.x/v__19.x);
            __15.y = (v__18.y/v__19.y);
          condval_8 = __15;
        } else {
          condval_8 = make_float2(broadcast_var_10, broadcast_var_10);
        }
        *(float2*)(acc + (i_18 * 2)) = condval_8;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_19 = 0; i_19 < 4; ++i_19) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_19 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_19 * 8)]), ((half_t)acc[((i_19 * 8) + 1)])), __pack_half2(((half_t)acc[((i_19 * 8) + 2)]), ((half_t)acc[((i_19 * 8) + 3)])), __pack_half2(((half_t)acc[((i_19 * 8) + 4)]), ((half_t)acc[((i_19 * 8) + 5)])), __pack_half2(((half_t)acc[((i_19 * 8) + 6)]), ((half_t)acc[((i_19 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_20 = 0; i_20 < 4; ++i_20) {
        if ((((((int)blockIdx.y) * 64) + (i_20 * 16)) + (((int)threadIdx.x) >> 3)) < ((((length + 15) >> 4) * 16) + 16)) {
          if (((((((int)blockIdx.y) * 64) + (i_20 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)) {
            if (1 <= (((((int)blockIdx.y) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_20)) {
              *(uint4*)(out + (((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_20) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)2048)) = *(uint4*)(((half_t*)o_tile) + (((i_20 * 1024) + (((int)threadIdx.x) * 8)) - 1024));
            }
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window0.q64k64s2
//   op attention, m 64, n 64, stages 2, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window0_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_attention_heads16_window0_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 57344));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
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
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i) * (int64_t)98304)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 2048) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
    __syncthreads();
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      tl::fence_proxy_async();
      for (int step = 0; step < (length >> 6); ++step) {
        mbarrier[((step & 1) + 4)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 1)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[(step & 1)], (&(((half_t*)k_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 1024), ((step * 64) + start));
        }
        mbarrier[((step & 1) + 6)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 1) + 2)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[((step & 1) + 2)], (&(((half_t*)v_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), ((step * 64) + start));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+99f/*-1.000000e+30*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < (length >> 6); ++step_1) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_4 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_4, broadcast_var_4, broadcast_var_4, broadcast_var_4);
        }
        mbarrier[(step_1 & 1)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        mbarrier[((step_1 & 1) + 4)].arrive();
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_3 = 0; i_3 < 2; ++i_3) {
          peak_clear[i_3] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_3] = max(peak_clear[i_3], scores[((((rv & 7) * 4) + (i_3 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_3] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear[i_3]);
          peak[i_3] = max(peak[i_3], peak_clear[i_3]);
        }
        float broadcast_var_5 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
        float2 __2;
          float2 __3;
            float2 v_ = *(float2*)(before + 0);
            float2 v__1 = *(float2*)(peak + 0);
            __3.x = (v_.x-v__1.x);
            __3.y = (v_.y-v__1.y);
          float2 v__2 = make_float2(broadcast_var_5, broadcast_var_5);
          __2.x = (__3.x*v__2.x);
          __2.y = (__3.y*v__2.y);
        __1.x = exp2f(__2.x);
        __1.y = exp2f(__2.y);
        *(float2*)(fade + 0) = __1;
        #pragma unroll
        for (int i_4 = 0; i_4 < 32; ++i_4) {
          float condval_2;
          if ((scores[i_4] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_2 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_2 = exp2f(((scores[i_4] - peak[((i_4 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_4] = condval_2;
        }
        #pragma unroll
        for (int i_5 = 0; i_5 < 2; ++i_5) {
          part[i_5] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_5] = (part[i_5] + scores[((((rv_1 & 7) * 4) + (i_5 * 2)) + (rv_1 >> 3))]);
          }
          part[i_5] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_5]);
        }
        float2 __4;
          float2 __5;
            float2 v__3 = *(float2*)(total + 0);
            float2 v__4 = *(float2*)(fade + 0);
            __5.x = (v__3.x*v__4.x);
            __5.y = (v__3.y*v__4.y);
          float2 v__5 = *(float2*)(part + 0);
          __4.x = (__5.x+v__5.x);
          __4.y = (__5.y+v__5.y);
        *(float2*)(total + 0) = __4;
        #pragma unroll
        for (int i_6 = 0; i_6 < 8; ++i_6) {
          uint2 __6;
          float4 v__6 = *(float4*)(scores + (i_6 * 4));
          ((half2*)(&__6))[0] = __float22half2_rn(((float2*)(&v__6))[0]);
          ((half2*)(&__6))[1] = __float22half2_rn(((float2*)(&v__6))[1]);
          *(uint2*)(probs + (i_6 * 4)) = __6;
        }
        #pragma unroll
        for (int i_7 = 0; i_7 < 16; ++i_7) {
          float2 __7;
            float2 v__7 = *(float2*)(acc + (i_7 * 2));
            float2 v__8 = make_float2(fade[(i_7 & 1)], fade[(i_7 & 1)]);
            __7.x = (v__7.x*v__8.x);
            __7.y = (v__7.y*v__8.y);
          *(float2*)(acc + (i_7 * 2)) = __7;
        }
        mbarrier[((step_1 & 1) + 2)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        mbarrier[((step_1 & 1) + 6)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      if ((length >> 6) < ((length + 63) >> 6)) {
        #pragma unroll
        for (int i_8 = 0; i_8 < 4; ++i_8) {
          bool inside = (((((length >> 6) * 64) + (i_8 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_6 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_3;
          if ((((((((length >> 6) * 64) + (i_8 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_8))) && ((((((length >> 6) * 64) + (i_8 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_3 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_8) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)48128));
          } else {
            condval_3 = make_uint4(__pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6));
          }
          *(uint4*)(((half_t*)k_tail) + ((((((i_8 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_3;
        }
        #pragma unroll
        for (int i_9 = 0; i_9 < 4; ++i_9) {
          bool inside_1 = (((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_7 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_4;
          if ((((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_9))) && ((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_4 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_9) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)47104));
          } else {
            condval_4 = make_uint4(__pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7));
          }
          *(uint4*)(((half_t*)v_tail) + ((((((i_9 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_4;
        }
        #pragma unroll
        for (int i_10 = 0; i_10 < 8; ++i_10) {
          float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_10 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
        }
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_2;
          tl::__sync_thread_partial(3, 128);
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_2, (&(((half_t*)k_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          tl::fence_proxy_async();
          #pragma unroll
          for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a_1 + ((ki_2 * 32) >> 4)), uint64_t(desc_b_2 + ((ki_2 * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 32; ++i_11) {
          float condval_5;
          if (((((((length >> 6) * 64) + ((i_11 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_11 & 1)) < length)) {
            condval_5 = scores[i_11];
          } else {
            condval_5 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_11] = condval_5;
        }
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          peak_clear_1[i_12] = -CUDART_INF_F;
          #pragma unroll
          for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
            peak_clear_1[i_12] = max(peak_clear_1[i_12], scores[((((rv_2 & 7) * 4) + (i_12 * 2)) + (rv_2 >> 3))]);
          }
          peak_clear_1[i_12] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear_1[i_12]);
          peak[i_12] = max(peak[i_12], peak_clear_1[i_12]);
        }
        float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __8;
        float2 __9;
          float2 __10;
            float2 v__9 = *(float2*)(before + 0);
            float2 v__10 = *(float2*)(peak + 0);
            __10.x = (v__9.x-v__10.x);
            __10.y = (v__9.y-v__10.y);
          float2 v__11 = make_float2(broadcast_var_9, broadcast_var_9);
          __9.x = (__10.x*v__11.x);
          __9.y = (__10.y*v__11.y);
        __8.x = exp2f(__9.x);
        __8.y = exp2f(__9.y);
        *(float2*)(fade + 0) = __8;
        #pragma unroll
        for (int i_13 = 0; i_13 < 32; ++i_13) {
          float condval_6;
          if ((scores[i_13] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_6 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_6 = exp2f(((scores[i_13] - peak[((i_13 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_13] = condval_6;
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          part[i_14] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
            part[i_14] = (part[i_14] + scores[((((rv_3 & 7) * 4) + (i_14 * 2)) + (rv_3 >> 3))]);
          }
          part[i_14] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_14]);
        }
        float2 __11;
          float2 __12;
            float2 v__12 = *(float2*)(total + 0);
            float2 v__13 = *(float2*)(fade + 0);
            __12.x = (v__12.x*v__13.x);
            __12.y = (v__12.y*v__13.y);
          float2 v__14 = *(float2*)(part + 0);
          __11.x = (__12.x+v__14.x);
          __11.y = (__12.y+v__14.y);
        *(float2*)(total + 0) = __11;
        #pragma unroll
        for (int i_15 = 0; i_15 < 8; ++i_15) {
          uint2 __13;
          float4 v__15 = *(float4*)(scores + (i_15 * 4));
          ((half2*)(&__13))[0] = __float22half2_rn(((float2*)(&v__15))[0]);
          ((half2*)(&__13))[1] = __float22half2_rn(((float2*)(&v__15))[1]);
          *(uint2*)(probs + (i_15 * 4)) = __13;
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 16; ++i_16) {
          float2 __14;
            float2 v__16 = *(float2*)(acc + (i_16 * 2));
            float2 v__17 = make_float2(fade[(i_16 & 1)], fade[(i_16 & 1)]);
            __14.x = (v__16.x*v__17.x);
            __14.y = (v__16.y*v__17.y);
          *(float2*)(acc + (i_16 * 2)) = __14;
        }
        {
          tl::GmmaDescriptor desc_b_3;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_3, (&(((half_t*)v_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_3 * 8)), uint64_t(desc_b_3 + ((ki_3 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
      }
      #pragma unroll
      for (int i_17 = 0; i_17 < 16; ++i_17) {
        float broadcast_var_10 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_7;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_17 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < (length + 64))) {
          float2 __15;
            float2 v__18 = *(float2*)(acc + (i_17 * 2));
            float2 v__19 = make_float2(max(total[(i_17 & 1)], 0x1.4484cp-100f/*1.000000e-30*/), max(total[(i_17 & 1)], 0x1.4484cp-100f/*1.000000e-30*/));
            __15.x = (v__18.x/v__19.x);
            __15.y = (v__18.y/v__19.y);
          condval_7 = __15;
        } else {
          condval_7 = make_float2(broadcast_var_10, broadcast_var_10);
        }
        *(float2*)(acc + (i_17 * 2)) = condval_7;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_18 = 0; i_18 < 4; ++i_18) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_18 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_18 * 8)]), ((half_t)acc[((i_18 * 8) + 1)])), __pack_half2(((half_t)acc[((i_18 * 8) + 2)]), ((half_t)acc[((i_18 * 8) + 3)])), __pack_half2(((half_t)acc[((i_18 * 8) + 4)]), ((half_t)acc[((i_18 * 8) + 5)])), __pack_half2(((half_t)acc[((i_18 * 8) + 6)]), ((half_t)acc[((i_18 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_19 = 0; i_19 < 4; ++i_19) {
        if ((((((int)blockIdx.y) * 64) + (i_19 * 16)) + (((int)threadIdx.x) >> 3)) < ((((length + 15) >> 4) * 16) + 16)) {
          if (((((((int)blockIdx.y) * 64) + (i_19 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)) {
            if (1 <= (((((int)blockIdx.y) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_19)) {
              *(uint4*)(out + (((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_19) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)16384)) = *(uint4*)(((half_t*)o_tile) + (((i_19 * 1024) + (((int)threadIdx.x) * 8)) - 1024));
            }
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.attention.heads16_window64.q64k64s2
//   op attention, m 64, n 64, stages 2, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_attention_heads16_window64_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_attention_heads16_window64_q64k64s2_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, __grid_constant__ const CUtensorMap qkv_desc, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 32768));
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 40960));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 57344));
  __shared__ __align__(16) uint64_t mbarrier_mem[8];
  auto mbarrier = reinterpret_cast<Barrier*>(mbarrier_mem);
  float acc[32];
  float total[2];
  float peak[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(qkv_desc);
  }
  if (tl::tl_shuffle_elect<0>()) {
    mbarrier[0].init(1);
    mbarrier[1].init(1);
    mbarrier[2].init(1);
    mbarrier[3].init(1);
    mbarrier[4].init(128);
    mbarrier[5].init(128);
    mbarrier[6].init(128);
    mbarrier[7].init(128);
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
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 32)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i) * (int64_t)98304)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 2048) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
    __syncthreads();
    if (((int)threadIdx.x) < 128) {
      tl::warpgroup_reg_dealloc<24>();
      tl::fence_proxy_async();
      for (int step = 0; step < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step) {
        mbarrier[((step & 1) + 4)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[(step & 1)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[(step & 1)], (&(((half_t*)k_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 1024), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
        }
        mbarrier[((step & 1) + 6)].wait((((step & 3) >> 1) ^ 1));
        if (tl::tl_shuffle_elect<128>()) {
          mbarrier[((step & 1) + 2)].arrive_and_expect_tx(8192);
          tl::tma_load(qkv_desc, mbarrier[((step & 1) + 2)], (&(((half_t*)v_tile)[((step & 1) * 4096)])), ((((int)blockIdx.x) * 64) + 2048), (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + start));
        }
      }
    } else {
      tl::warpgroup_reg_alloc<240>();
      #pragma unroll
      for (int i_1 = 0; i_1 < 8; ++i_1) {
        float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(acc + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
      }
      float broadcast_var_2 = 0x0p+0f/*0.000000e+00*/;
      *(float2*)(total + 0) = make_float2(broadcast_var_2, broadcast_var_2);
      float broadcast_var_3 = -0x1.93e594p+99f/*-1.000000e+30*/;
      *(float2*)(peak + 0) = make_float2(broadcast_var_3, broadcast_var_3);
      tl::fence_proxy_async();
      for (int step_1 = 0; step_1 < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1))); ++step_1) {
        #pragma unroll
        for (int i_2 = 0; i_2 < 8; ++i_2) {
          float broadcast_var_4 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_2 * 4)) = make_float4(broadcast_var_4, broadcast_var_4, broadcast_var_4, broadcast_var_4);
        }
        mbarrier[(step_1 & 1)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_a;
          tl::GmmaDescriptor desc_b;
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b, (&(((half_t*)k_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki = 0; ki < 4; ++ki) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a + ((ki * 32) >> 4)), uint64_t(desc_b + ((ki * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        mbarrier[((step_1 & 1) + 4)].arrive();
        #pragma unroll
        for (int i_3 = 0; i_3 < 32; ++i_3) {
          float condval_2;
          if (((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) < length) & ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step_1 * 64)) + ((i_3 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_3 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_3 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 0)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_3 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_3 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_3 >> 2) * 8)) - (max(0, (((int)blockIdx.y) - 1)) * 64)) - (step_1 * 64)) <= 128))) {
            condval_2 = scores[i_3];
          } else {
            condval_2 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_3] = condval_2;
        }
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_4 = 0; i_4 < 2; ++i_4) {
          peak_clear[i_4] = -CUDART_INF_F;
          #pragma unroll
          for (int rv = 0; rv < 16; ++rv) {
            peak_clear[i_4] = max(peak_clear[i_4], scores[((((rv & 7) * 4) + (i_4 * 2)) + (rv >> 3))]);
          }
          peak_clear[i_4] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear[i_4]);
          peak[i_4] = max(peak[i_4], peak_clear[i_4]);
        }
        float broadcast_var_5 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __1;
        float2 __2;
          float2 __3;
            float2 v_ = *(float2*)(before + 0);
            float2 v__1 = *(float2*)(peak + 0);
            __3.x = (v_.x-v__1.x);
            __3.y = (v_.y-v__1.y);
          float2 v__2 = make_float2(broadcast_var_5, broadcast_var_5);
          __2.x = (__3.x*v__2.x);
          __2.y = (__3.y*v__2.y);
        __1.x = exp2f(__2.x);
        __1.y = exp2f(__2.y);
        *(float2*)(fade + 0) = __1;
        #pragma unroll
        for (int i_5 = 0; i_5 < 32; ++i_5) {
          float condval_3;
          if ((scores[i_5] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_3 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_3 = exp2f(((scores[i_5] - peak[((i_5 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_5] = condval_3;
        }
        #pragma unroll
        for (int i_6 = 0; i_6 < 2; ++i_6) {
          part[i_6] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
            part[i_6] = (part[i_6] + scores[((((rv_1 & 7) * 4) + (i_6 * 2)) + (rv_1 >> 3))]);
          }
          part[i_6] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_6]);
        }
        float2 __4;
          float2 __5;
            float2 v__3 = *(float2*)(total + 0);
            float2 v__4 = *(float2*)(fade + 0);
            __5.x = (v__3.x*v__4.x);
            __5.y = (v__3.y*v__4.y);
          float2 v__5 = *(float2*)(part + 0);
          __4.x = (__5.x+v__5.x);
          __4.y = (__5.y+v__5.y);
        *(float2*)(total + 0) = __4;
        #pragma unroll
        for (int i_7 = 0; i_7 < 8; ++i_7) {
          uint2 __6;
          float4 v__6 = *(float4*)(scores + (i_7 * 4));
          ((half2*)(&__6))[0] = __float22half2_rn(((float2*)(&v__6))[0]);
          ((half2*)(&__6))[1] = __float22half2_rn(((float2*)(&v__6))[1]);
          *(uint2*)(probs + (i_7 * 4)) = __6;
        }
        #pragma unroll
        for (int i_8 = 0; i_8 < 16; ++i_8) {
          float2 __7;
            float2 v__7 = *(float2*)(acc + (i_8 * 2));
            float2 v__8 = make_float2(fade[(i_8 & 1)], fade[(i_8 & 1)]);
            __7.x = (v__7.x*v__8.x);
            __7.y = (v__7.y*v__8.y);
          *(float2*)(acc + (i_8 * 2)) = __7;
        }
        mbarrier[((step_1 & 1) + 2)].wait(((step_1 & 3) >> 1));
        {
          tl::GmmaDescriptor desc_b_1;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_1, (&(((half_t*)v_tile)[0])));
          tl::increase_descriptor_offset<int>(desc_b_1, ((step_1 & 1) * 8192));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_1 * 8)), uint64_t(desc_b_1 + ((ki_1 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
        mbarrier[((step_1 & 1) + 6)].arrive();
      }
      tl::__sync_thread_partial(3, 128);
      if ((length >> 6) < ((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6)) {
        #pragma unroll
        for (int i_9 = 0; i_9 < 4; ++i_9) {
          bool inside = (((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_6 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_4;
          if ((((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_9))) && ((((((length >> 6) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_4 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_9) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)48128));
          } else {
            condval_4 = make_uint4(__pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6), __pack_half2(broadcast_var_6, broadcast_var_6));
          }
          *(uint4*)(((half_t*)k_tail) + ((((((i_9 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_4;
        }
        #pragma unroll
        for (int i_10 = 0; i_10 < 4; ++i_10) {
          bool inside_1 = (((((length >> 6) * 64) + (i_10 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16));
          half_t broadcast_var_7 = half_t(0x0p+0f/*0.000000e+00*/);
          uint4 condval_5;
          if ((((((((length >> 6) * 64) + (i_10 * 16)) + (((int)threadIdx.x) >> 3)) < (length + 16)) && (1 <= ((((length >> 6) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_10))) && ((((((length >> 6) * 64) + (i_10 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)))) {
            condval_5 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_10) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)47104));
          } else {
            condval_5 = make_uint4(__pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7), __pack_half2(broadcast_var_7, broadcast_var_7));
          }
          *(uint4*)(((half_t*)v_tail) + ((((((i_10 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) - 1024)) = condval_5;
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 8; ++i_11) {
          float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
          *(float4*)(scores + (i_11 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
        }
        {
          tl::GmmaDescriptor desc_a_1;
          tl::GmmaDescriptor desc_b_2;
          tl::__sync_thread_partial(3, 128);
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_a_1, (&(((half_t*)q_tile)[0])));
          tl::initialize_wgmma_descriptor<1, 1, 64>(desc_b_2, (&(((half_t*)k_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
          tl::warpgroup_arrive();
          tl::fence_proxy_async();
          #pragma unroll
          for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
            tl::wgmma_ss<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, false, 1, 1>(uint64_t(desc_a_1 + ((ki_2 * 32) >> 4)), uint64_t(desc_b_2 + ((ki_2 * 32) >> 4)), ((uint32_t*)(scores + 0)), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(scores + 0), 32);
        }
        #pragma unroll
        for (int i_12 = 0; i_12 < 32; ++i_12) {
          float condval_6;
          if (((((((((length >> 6) * 64) + ((i_12 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_12 & 1)) < length) & ((((((((((length >> 6) * 64) + ((i_12 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_12 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_12 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 0)) & (((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_12 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_12 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_12 >> 2) * 8)) - ((length >> 6) * 64)) <= 128))) {
            condval_6 = scores[i_12];
          } else {
            condval_6 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_12] = condval_6;
        }
        *(float2*)(before + 0) = *(float2*)(peak + 0);
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          peak_clear_1[i_13] = -CUDART_INF_F;
          #pragma unroll
          for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
            peak_clear_1[i_13] = max(peak_clear_1[i_13], scores[((((rv_2 & 7) * 4) + (i_13 * 2)) + (rv_2 >> 3))]);
          }
          peak_clear_1[i_13] = tl::AllReduce<tl::MaxOp, 4, 1, 128, tl::NamedBarrier<128>>::run(peak_clear_1[i_13]);
          peak[i_13] = max(peak[i_13], peak_clear_1[i_13]);
        }
        float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __8;
        float2 __9;
          float2 __10;
            float2 v__9 = *(float2*)(before + 0);
            float2 v__10 = *(float2*)(peak + 0);
            __10.x = (v__9.x-v__10.x);
            __10.y = (v__9.y-v__10.y);
          float2 v__11 = make_float2(broadcast_var_9, broadcast_var_9);
          __9.x = (__10.x*v__11.x);
          __9.y = (__10.y*v__11.y);
        __8.x = exp2f(__9.x);
        __8.y = exp2f(__9.y);
        *(float2*)(fade + 0) = __8;
        #pragma unroll
        for (int i_14 = 0; i_14 < 32; ++i_14) {
          float condval_7;
          if ((scores[i_14] < -0x1.93e594p+98f/*-5.000000e+29*/)) {
            condval_7 = 0x0p+0f/*0.000000e+00*/;
          } else {
            condval_7 = exp2f(((scores[i_14] - peak[((i_14 & 3) >> 1)]) * 0x1.715476p-3f/*1.803369e-01*/));
          }
          scores[i_14] = condval_7;
        }
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          part[i_15] = 0x0p+0f/*0.000000e+00*/;
          #pragma unroll
          for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
            part[i_15] = (part[i_15] + scores[((((rv_3 & 7) * 4) + (i_15 * 2)) + (rv_3 >> 3))]);
          }
          part[i_15] = tl::AllReduce<tl::SumOp, 4, 1, 128, tl::NamedBarrier<128>>::run(part[i_15]);
        }
        float2 __11;
          float2 __12;
            float2 v__12 = *(float2*)(total + 0);
            float2 v__13 = *(float2*)(fade + 0);
            __12.x = (v__12.x*v__13.x);
            __12.y = (v__12.y*v__13.y);
          float2 v__14 = *(float2*)(part + 0);
          __11.x = (__12.x+v__14.x);
          __11.y = (__12.y+v__14.y);
        *(float2*)(total + 0) = __11;
        #pragma unroll
        for (int i_16 = 0; i_16 < 8; ++i_16) {
          uint2 __13;
          float4 v__15 = *(float4*)(scores + (i_16 * 4));
          ((half2*)(&__13))[0] = __float22half2_rn(((float2*)(&v__15))[0]);
          ((half2*)(&__13))[1] = __float22half2_rn(((float2*)(&v__15))[1]);
          *(uint2*)(probs + (i_16 * 4)) = __13;
        }
        #pragma unroll
        for (int i_17 = 0; i_17 < 16; ++i_17) {
          float2 __14;
            float2 v__16 = *(float2*)(acc + (i_17 * 2));
            float2 v__17 = make_float2(fade[(i_17 & 1)], fade[(i_17 & 1)]);
            __14.x = (v__16.x*v__17.x);
            __14.y = (v__16.y*v__17.y);
          *(float2*)(acc + (i_17 * 2)) = __14;
        }
        {
          tl::GmmaDescriptor desc_b_3;
          tl::initialize_wgmma_descriptor<1, 0, 64>(desc_b_3, (&(((half_t*)v_tail)[0])));
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_arrive();
          #pragma unroll
          for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
            tl::wgmma_rs<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 64, 64, 16, false, true, 1, 1>(reinterpret_cast<const uint32_t*>(probs + (ki_3 * 8)), uint64_t(desc_b_3 + ((ki_3 * 2048) >> 4)), reinterpret_cast<uint32_t*>(acc + 0), 1);
          }
          tl::warpgroup_commit_batch();
          tl::warpgroup_wait<0>();
          tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 32);
          tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(probs + 0), 16);
        }
      }
      #pragma unroll
      for (int i_18 = 0; i_18 < 16; ++i_18) {
        float broadcast_var_10 = 0x0p+0f/*0.000000e+00*/;
        float2 condval_8;
        if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_18 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < (length + 64))) {
          float2 __15;
            float2 v__18 = *(float2*)(acc + (i_18 * 2));
            float2 v__19 = make_float2(max(total[(i_18 & 1)], 0x1.4484cp-100f/*1.000000e-30*/), max(total[(i_18 & 1)], 0x1.4484cp-100f/*1.000000e-30*/));
            __15.x = (v__18.x/v__19.x);
            __15.y = (v__18.y/v__19.y);
          condval_8 = __15;
        } else {
          condval_8 = make_float2(broadcast_var_10, broadcast_var_10);
        }
        *(float2*)(acc + (i_18 * 2)) = condval_8;
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_19 = 0; i_19 < 4; ++i_19) {
        tl::ptx_stmatrix_m8n8_x4((&(((half_t*)o_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (i_19 * 16)) + (((((int)threadIdx.x) & 31) >> 4) * 8)) - 4096)])), __pack_half2(((half_t)acc[(i_19 * 8)]), ((half_t)acc[((i_19 * 8) + 1)])), __pack_half2(((half_t)acc[((i_19 * 8) + 2)]), ((half_t)acc[((i_19 * 8) + 3)])), __pack_half2(((half_t)acc[((i_19 * 8) + 4)]), ((half_t)acc[((i_19 * 8) + 5)])), __pack_half2(((half_t)acc[((i_19 * 8) + 6)]), ((half_t)acc[((i_19 * 8) + 7)])));
      }
      tl::__sync_thread_partial(3, 128);
      #pragma unroll
      for (int i_20 = 0; i_20 < 4; ++i_20) {
        if ((((((int)blockIdx.y) * 64) + (i_20 * 16)) + (((int)threadIdx.x) >> 3)) < ((((length + 15) >> 4) * 16) + 16)) {
          if (((((((int)blockIdx.y) * 64) + (i_20 * 16)) + (((int)threadIdx.x) >> 3)) + start) < (M + 16)) {
            if (1 <= (((((int)blockIdx.y) * 4) + (((((int)threadIdx.x) >> 3) + start) >> 4)) + i_20)) {
              *(uint4*)(out + (((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_20) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) - (int64_t)16384)) = *(uint4*)(((half_t*)o_tile) + (((i_20 * 1024) + (((int)threadIdx.x) * 8)) - 1024));
            }
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gather.d128.b1
//   op gather, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gather_d128_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_gather_d128_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N) {
  if (((int)blockIdx.x) < count[0]) {
    out[((((int64_t)((int)blockIdx.x)) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))] = (stream[((max((int64_t)0, min(((int64_t)index[((int64_t)((int)blockIdx.x))]), (((int64_t)M) - (int64_t)1))) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))] + branch[((max((int64_t)0, min(((int64_t)index[((int64_t)((int)blockIdx.x))]), (((int64_t)M) - (int64_t)1))) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))]);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.gather.d1024.b1
//   op gather, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_gather_d1024_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_gather_d1024_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N) {
  if (((int)blockIdx.x) < count[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      float4 __1;
        float4 v_ = *(float4*)(stream + (((max((int64_t)0, min(((int64_t)index[((int64_t)((int)blockIdx.x))]), (((int64_t)M) - (int64_t)1))) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        float4 v__1 = *(float4*)(branch + (((max((int64_t)0, min(((int64_t)index[((int64_t)((int)blockIdx.x))]), (((int64_t)M) - (int64_t)1))) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
        __1.z = (v_.z+v__1.z);
        __1.w = (v_.w+v__1.w);
      *(float4*)(out + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4))) = __1;
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.score.d128.b1
//   op score, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_score_d128_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_score_d128_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N) {
  float product[1];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  if (((int)blockIdx.x) < count[0]) {
    product[0] = (hidden[((((int64_t)((int)blockIdx.x)) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))] * w[((int)threadIdx.x)]);
  }
  if (((int)blockIdx.x) < count[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    total[0] = (total[0] + product[0]);
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(workspace[0])));
  }
  if (((int)blockIdx.x) < count[0]) {
    if (((int)threadIdx.x) == 0) {
      logits[((int64_t)((int)blockIdx.x))] = (total[0] + bias[0]);
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.score.d1024.b1
//   op score, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_score_d1024_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N);
extern "C" __global__ void __launch_bounds__(128, 1) sm_90a_score_d1024_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N) {
  float product[8];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  if (((int)blockIdx.x) < count[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      float4 __1;
        float4 v_ = *(float4*)(hidden + (((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)i) * (int64_t)512)) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
        float4 v__1 = *(float4*)(w + ((i * 512) + (((int)threadIdx.x) * 4)));
        __1.x = (v_.x*v__1.x);
        __1.y = (v_.y*v__1.y);
        __1.z = (v_.z*v__1.z);
        __1.w = (v_.w*v__1.w);
      *(float4*)(product + (i * 4)) = __1;
    }
  }
  if (((int)blockIdx.x) < count[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
    #pragma unroll
    for (int rv = 0; rv < 8; ++rv) {
      total[0] = (total[0] + product[(((rv & 1) * 4) + (rv >> 1))]);
    }
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(workspace[0])));
  }
  if (((int)blockIdx.x) < count[0]) {
    if (((int)threadIdx.x) == 0) {
      logits[((int64_t)((int)blockIdx.x))] = (total[0] + bias[0]);
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_features.b1
//   op action_features
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_features_b1_kernel(float* __restrict__ features, const float* __restrict__ logits, const int* __restrict__ option_counts, const int* __restrict__ option_starts, const int* __restrict__ seqs, int N, int S);
extern "C" __global__ void __launch_bounds__(32, 1) sm_90a_action_features_b1_kernel(float* __restrict__ features, const float* __restrict__ logits, const int* __restrict__ option_counts, const int* __restrict__ option_starts, const int* __restrict__ seqs, int N, int S) {
  float peak[1];
  float total[1];
  float first[1];
  float second[1];
  float entropy[1];
  float p[1];
  if (((int)blockIdx.x) < seqs[0]) {
    peak[0] = -0x1.c363ccp+127f/*-3.000000e+38*/;
  }
  if (((int)blockIdx.x) < seqs[0]) {
    for (int i = 0; i < max(0, min(option_counts[((int64_t)((int)blockIdx.x))], (N - max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N))))); ++i) {
      float condval;
      if (((max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N)) + i) < N)) {
        condval = logits[(max((int64_t)0, min(((int64_t)option_starts[((int64_t)((int)blockIdx.x))]), ((int64_t)N))) + ((int64_t)i))];
      } else {
        condval = 0x0p+0f/*0.000000e+00*/;
      }
      peak[0] = max(peak[0], condval);
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    total[0] = 0x0p+0f/*0.000000e+00*/;
  }
  if (((int)blockIdx.x) < seqs[0]) {
    for (int i_1 = 0; i_1 < max(0, min(option_counts[((int64_t)((int)blockIdx.x))], (N - max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N))))); ++i_1) {
      float condval_1;
      if (((max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N)) + i_1) < N)) {
        condval_1 = logits[(max((int64_t)0, min(((int64_t)option_starts[((int64_t)((int)blockIdx.x))]), ((int64_t)N))) + ((int64_t)i_1))];
      } else {
        condval_1 = 0x0p+0f/*0.000000e+00*/;
      }
      total[0] = (total[0] + expf((condval_1 - peak[0])));
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    first[0] = 0x0p+0f/*0.000000e+00*/;
  }
  if (((int)blockIdx.x) < seqs[0]) {
    second[0] = 0x0p+0f/*0.000000e+00*/;
  }
  if (((int)blockIdx.x) < seqs[0]) {
    entropy[0] = 0x0p+0f/*0.000000e+00*/;
  }
  if (((int)blockIdx.x) < seqs[0]) {
    for (int i_2 = 0; i_2 < max(0, min(option_counts[((int64_t)((int)blockIdx.x))], (N - max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N))))); ++i_2) {
      float condval_2;
      if (((max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N)) + i_2) < N)) {
        condval_2 = logits[(max((int64_t)0, min(((int64_t)option_starts[((int64_t)((int)blockIdx.x))]), ((int64_t)N))) + ((int64_t)i_2))];
      } else {
        condval_2 = 0x0p+0f/*0.000000e+00*/;
      }
      p[0] = (expf((condval_2 - peak[0])) / total[0]);
      entropy[0] = (entropy[0] - (p[0] * logf(max(p[0], 0x1.12e0bep-30f/*1.000000e-09*/))));
      second[0] = max(second[0], min(first[0], p[0]));
      first[0] = max(first[0], p[0]);
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    features[(((int64_t)((int)blockIdx.x)) * (int64_t)4)] = first[0];
  }
  if (((int)blockIdx.x) < seqs[0]) {
    features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (int64_t)1)] = (first[0] - second[0]);
  }
  if (((int)blockIdx.x) < seqs[0]) {
    features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (int64_t)2)] = (entropy[0] / logf(((float)max(max(0, min(option_counts[((int64_t)((int)blockIdx.x))], (N - max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N))))), 2))));
  }
  if (((int)blockIdx.x) < seqs[0]) {
    features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + (int64_t)3)] = (((float)max(max(0, min(option_counts[((int64_t)((int)blockIdx.x))], (N - max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N))))), 2)) / 0x1.fep+7f/*2.550000e+02*/);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_head.d128.b1
//   op action_head
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_head_d128_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ features, float* __restrict__ logits, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_action_head_d128_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ features, float* __restrict__ logits, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* row = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  float hidden[1];
  float product[1];
  float total[1];
  if (((int)blockIdx.x) < seqs[0]) {
    if (((int)threadIdx.x) < 128) {
      ((float*)row)[((int)threadIdx.x)] = pooled[((((int64_t)((int)blockIdx.x)) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))];
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    hidden[0] = 0x0p+0f/*0.000000e+00*/;
  }
  __syncthreads();
  if (((int)blockIdx.x) < seqs[0]) {
    for (int j = 0; j < 128; ++j) {
      hidden[0] = (hidden[0] + (((float*)row)[j] * w1[((j * 256) + ((int)threadIdx.x))]));
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    for (int j_1 = 0; j_1 < 4; ++j_1) {
      hidden[0] = (hidden[0] + (features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)j_1))] * w1[(((j_1 * 256) + ((int)threadIdx.x)) + 32768)]));
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    hidden[0] = ((0x1p-1f/*5.000000e-01*/ * (hidden[0] + b1[((int)threadIdx.x)])) * (0x1p+0f/*1.000000e+00*/ + erff(((hidden[0] + b1[((int)threadIdx.x)]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
  }
  if (((int)blockIdx.x) < seqs[0]) {
    for (int a = 0; a < A; ++a) {
      product[0] = (hidden[0] * w2[((((int64_t)a) * (int64_t)256) + ((int64_t)((int)threadIdx.x)))]);
      total[0] = 0x0p+0f/*0.000000e+00*/;
      total[0] = (total[0] + product[0]);
      __syncthreads();
      total[0] = tl::AllReduce<tl::SumOp, 256, 1, 0, tl::NamedBarrier<256>>::run(total[0], (&(((float*)workspace)[0])));
      if (((int)threadIdx.x) == 0) {
        logits[((((int64_t)((int)blockIdx.x)) * ((int64_t)A)) + ((int64_t)a))] = (total[0] + b2[((int64_t)a)]);
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// sm_90a.action_head.d1024.b1
//   op action_head
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void sm_90a_action_head_d1024_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ features, float* __restrict__ logits, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S);
extern "C" __global__ void __launch_bounds__(256, 1) sm_90a_action_head_d1024_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ features, float* __restrict__ logits, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* row = ((void*)((char*)buf_dyn_shmem + 0));
  void* workspace = ((void*)((char*)buf_dyn_shmem + 0));
  float hidden[1];
  float product[1];
  float total[1];
  if (((int)blockIdx.x) < seqs[0]) {
    *(float4*)(((float*)row) + (((int)threadIdx.x) * 4)) = *(float4*)(pooled + ((((int64_t)((int)blockIdx.x)) * (int64_t)1024) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  if (((int)blockIdx.x) < seqs[0]) {
    hidden[0] = 0x0p+0f/*0.000000e+00*/;
  }
  __syncthreads();
  if (((int)blockIdx.x) < seqs[0]) {
    for (int j = 0; j < 1024; ++j) {
      hidden[0] = (hidden[0] + (((float*)row)[j] * w1[((j * 256) + ((int)threadIdx.x))]));
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    for (int j_1 = 0; j_1 < 4; ++j_1) {
      hidden[0] = (hidden[0] + (features[((((int64_t)((int)blockIdx.x)) * (int64_t)4) + ((int64_t)j_1))] * w1[(((j_1 * 256) + ((int)threadIdx.x)) + 262144)]));
    }
  }
  if (((int)blockIdx.x) < seqs[0]) {
    hidden[0] = ((0x1p-1f/*5.000000e-01*/ * (hidden[0] + b1[((int)threadIdx.x)])) * (0x1p+0f/*1.000000e+00*/ + erff(((hidden[0] + b1[((int)threadIdx.x)]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
  }
  if (((int)blockIdx.x) < seqs[0]) {
    for (int a = 0; a < A; ++a) {
      product[0] = (hidden[0] * w2[((((int64_t)a) * (int64_t)256) + ((int64_t)((int)threadIdx.x)))]);
      total[0] = 0x0p+0f/*0.000000e+00*/;
      total[0] = (total[0] + product[0]);
      __syncthreads();
      total[0] = tl::AllReduce<tl::SumOp, 256, 1, 0, tl::NamedBarrier<256>>::run(total[0], (&(((float*)workspace)[0])));
      if (((int)threadIdx.x) == 0) {
        logits[((((int64_t)((int)blockIdx.x)) * ((int64_t)A)) + ((int64_t)a))] = (total[0] + b2[((int64_t)a)]);
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Launchers
// ---------------------------------------------------------------------------------------------------------------------

static int launch_0(void* const* p, const int32_t* s, void* stream) {  // sm_90a.embed_norm.d128.r1
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)sm_90a_embed_norm_d128_r1_kernel, max_rows, 1, 1, 32, 0, arguments, stream);
}

static int launch_1(void* const* p, const int32_t* s, void* stream) {  // sm_90a.embed_norm.d1024.r1
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)sm_90a_embed_norm_d1024_r1_kernel, max_rows, 1, 1, 128, 512, arguments, stream);
}

static int launch_2(void* const* p, const int32_t* s, void* stream) {  // sm_90a.embed_norm.d1024.r4
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)sm_90a_embed_norm_d1024_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 512, arguments, stream);
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
  return laya_launch((const void*)sm_90a_gemm_n384_k128_act_act_bias_t64x64x64s3_kernel, 6, ((max_rows + 63) / 64), 1, 256, 57344, arguments, stream);
}

static int launch_4(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_bias.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_bias_t64x32x128s4_kernel, 96, ((max_rows + 63) / 64), 1, 256, 102400, arguments, stream);
}

static int launch_5(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_bias.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_bias_t64x128x64s4_kernel, 24, ((max_rows + 63) / 64), 1, 256, 114688, arguments, stream);
}

static int launch_6(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_bias.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_bias_t128x128x64s4_kernel, 24, ((max_rows + 127) / 128), 1, 384, 163840, arguments, stream);
}

static int launch_7(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n384_k128.act_act_none.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_gemm_n384_k128_act_act_none_t64x64x64s3_kernel, 6, ((max_rows + 63) / 64), 1, 256, 57344, arguments, stream);
}

static int launch_8(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_none.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_none_t64x32x128s4_kernel, 96, ((max_rows + 63) / 64), 1, 256, 102400, arguments, stream);
}

static int launch_9(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_none.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_none_t64x128x64s4_kernel, 24, ((max_rows + 63) / 64), 1, 256, 114688, arguments, stream);
}

static int launch_10(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n3072_k1024.act_act_none.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n3072_k1024_act_act_none_t128x128x64s4_kernel, 24, ((max_rows + 127) / 128), 1, 384, 163840, arguments, stream);
}

static int launch_11(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n512_k128.act_act_relu.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_gemm_n512_k128_act_act_relu_t64x64x64s3_kernel, 8, ((max_rows + 63) / 64), 1, 256, 57344, arguments, stream);
}

static int launch_12(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n4096_k1024.act_act_relu.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n4096_k1024_act_act_relu_t64x32x128s4_kernel, 128, ((max_rows + 63) / 64), 1, 256, 102400, arguments, stream);
}

static int launch_13(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n4096_k1024.act_act_relu.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n4096_k1024_act_act_relu_t64x128x64s4_kernel, 32, ((max_rows + 63) / 64), 1, 256, 114688, arguments, stream);
}

static int launch_14(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n4096_k1024.act_act_relu.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n4096_k1024_act_act_relu_t128x128x64s4_kernel, 32, ((max_rows + 127) / 128), 1, 384, 163840, arguments, stream);
}

static int launch_15(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k128.act_f32_bias.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_gemm_n128_k128_act_f32_bias_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 256, 65536, arguments, stream);
}

static int launch_16(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k512.act_f32_bias.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_gemm_n128_k512_act_f32_bias_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 256, 65536, arguments, stream);
}

static int launch_17(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_bias.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_bias_t64x32x128s4_kernel, 32, ((max_rows + 63) / 64), 1, 256, 106496, arguments, stream);
}

static int launch_18(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_bias.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_bias_t64x128x64s4_kernel, 8, ((max_rows + 63) / 64), 1, 256, 131072, arguments, stream);
}

static int launch_19(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_bias.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_bias_t128x128x64s4_kernel, 8, ((max_rows + 127) / 128), 1, 384, 196608, arguments, stream);
}

static int launch_20(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k4096.act_f32_bias.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k4096_act_f32_bias_t64x32x128s4_kernel, 32, ((max_rows + 63) / 64), 1, 256, 106496, arguments, stream);
}

static int launch_21(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k4096.act_f32_bias.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k4096_act_f32_bias_t64x128x64s4_kernel, 8, ((max_rows + 63) / 64), 1, 256, 131072, arguments, stream);
}

static int launch_22(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k4096.act_f32_bias.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k4096_act_f32_bias_t128x128x64s4_kernel, 8, ((max_rows + 127) / 128), 1, 384, 196608, arguments, stream);
}

static int launch_23(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k128.act_f32_gelu.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_gemm_n128_k128_act_f32_gelu_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 256, 65536, arguments, stream);
}

static int launch_24(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x32x128s4_kernel, 32, ((max_rows + 63) / 64), 1, 256, 106496, arguments, stream);
}

static int launch_25(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_gelu_t64x128x64s4_kernel, 8, ((max_rows + 63) / 64), 1, 256, 131072, arguments, stream);
}

static int launch_26(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_gelu.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_gelu_t128x128x64s4_kernel, 8, ((max_rows + 127) / 128), 1, 384, 196608, arguments, stream);
}

static int launch_27(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k128.act_f32_none.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_gemm_n128_k128_act_f32_none_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 256, 65536, arguments, stream);
}

static int launch_28(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n128_k192.act_f32_none.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_gemm_n128_k192_act_f32_none_t64x64x64s3_kernel, 2, ((max_rows + 63) / 64), 1, 256, 65536, arguments, stream);
}

static int launch_29(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t64x32x128s4_kernel, 32, ((max_rows + 63) / 64), 1, 256, 106496, arguments, stream);
}

static int launch_30(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t64x128x64s4_kernel, 8, ((max_rows + 63) / 64), 1, 256, 131072, arguments, stream);
}

static int launch_31(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k1024.act_f32_none.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k1024_act_f32_none_t128x128x64s4_kernel, 8, ((max_rows + 127) / 128), 1, 384, 196608, arguments, stream);
}

static int launch_32(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t64x32x128s4_kernel, 32, ((max_rows + 63) / 64), 1, 256, 106496, arguments, stream);
}

static int launch_33(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t64x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t64x128x64s4_kernel, 8, ((max_rows + 63) / 64), 1, 256, 131072, arguments, stream);
}

static int launch_34(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gemm.n1024_k2624.act_f32_none.t128x128x64s4
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
  return laya_launch((const void*)sm_90a_gemm_n1024_k2624_act_f32_none_t128x128x64s4_kernel, 8, ((max_rows + 127) / 128), 1, 384, 196608, arguments, stream);
}

static int launch_35(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f192_k128.t64x64x64s3
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
  return laya_launch((const void*)sm_90a_geglu_f192_k128_t64x64x64s3_kernel, 3, ((max_rows + 63) / 64), 1, 256, 81920, arguments, stream);
}

static int launch_36(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t64x32x128s4
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
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t64x32x128s4_kernel, 82, ((max_rows + 63) / 64), 1, 256, 135168, arguments, stream);
}

static int launch_37(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t64x64x64s4
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
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t64x64x64s4_kernel, 41, ((max_rows + 63) / 64), 1, 256, 106496, arguments, stream);
}

static int launch_38(void* const* p, const int32_t* s, void* stream) {  // sm_90a.geglu.f2624_k1024.t128x64x64s4
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
  return laya_launch((const void*)sm_90a_geglu_f2624_k1024_t128x64x64s4_kernel, 41, ((max_rows + 127) / 128), 1, 384, 147456, arguments, stream);
}

static int launch_39(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.nores_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_nores_bias_act_r1_kernel, max_rows, 1, 1, 32, 0, arguments, stream);
}

static int launch_40(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.nores_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_nores_bias_act_r1_kernel, max_rows, 1, 1, 128, 512, arguments, stream);
}

static int launch_41(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.nores_bias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_nores_bias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 512, arguments, stream);
}

static int launch_42(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.res_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_res_bias_act_r1_kernel, max_rows, 1, 1, 32, 0, arguments, stream);
}

static int launch_43(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_bias_act_r1_kernel, max_rows, 1, 1, 128, 512, arguments, stream);
}

static int launch_44(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_bias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_bias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 512, arguments, stream);
}

static int launch_45(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.res_nobias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_res_nobias_act_r1_kernel, max_rows, 1, 1, 32, 0, arguments, stream);
}

static int launch_46(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_act_r1_kernel, max_rows, 1, 1, 128, 512, arguments, stream);
}

static int launch_47(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 512, arguments, stream);
}

static int launch_48(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d128.res_nobias_f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d128_res_nobias_f32_r1_kernel, max_rows, 1, 1, 32, 0, arguments, stream);
}

static int launch_49(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_f32_r1_kernel, max_rows, 1, 1, 128, 512, arguments, stream);
}

static int launch_50(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_norm.d1024.res_nobias_f32.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_norm_d1024_res_nobias_f32_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 512, arguments, stream);
}

static int launch_51(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_type.d128.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_type_d128_r1_kernel, max_rows, 1, 1, 32, 0, arguments, stream);
}

static int launch_52(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_type.d1024.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_type_d1024_r1_kernel, max_rows, 1, 1, 128, 0, arguments, stream);
}

static int launch_53(void* const* p, const int32_t* s, void* stream) {  // sm_90a.add_type.d1024.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)sm_90a_add_type_d1024_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 0, arguments, stream);
}

static int launch_54(void* const* p, const int32_t* s, void* stream) {  // sm_90a.rope.heads2.r1
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_rope_heads2_r1_kernel, max_rows, 1, 1, 32, 0, arguments, stream);
}

static int launch_55(void* const* p, const int32_t* s, void* stream) {  // sm_90a.rope.heads16.r1
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_rope_heads16_r1_kernel, max_rows, 1, 1, 128, 0, arguments, stream);
}

static int launch_56(void* const* p, const int32_t* s, void* stream) {  // sm_90a.rope.heads16.r4
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)sm_90a_rope_heads16_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 0, arguments, stream);
}

static int launch_57(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window0.q64k64s2
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
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window0_q64k64s2_kernel, 2, ((max_len + 63) / 64), max_seqs, 256, 65536, arguments, stream);
}

static int launch_58(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads2_window64.q64k64s2
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
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads2_window64_q64k64s2_kernel, 2, ((max_len + 63) / 64), max_seqs, 256, 65536, arguments, stream);
}

static int launch_59(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window0.q64k64s2
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
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window0_q64k64s2_kernel, 16, ((max_len + 63) / 64), max_seqs, 256, 65536, arguments, stream);
}

static int launch_60(void* const* p, const int32_t* s, void* stream) {  // sm_90a.attention.heads16_window64.q64k64s2
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
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&qkv_desc, (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_attention_heads16_window64_q64k64s2_kernel, 16, ((max_len + 63) / 64), max_seqs, 256, 65536, arguments, stream);
}

static int launch_61(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gather.d128.b1
  const int32_t max_rows = s[0];
  const int32_t max_count = s[1];
  void* arguments[] = {(void*)&p[1], (void*)&p[4], (void*)&p[2], (void*)&p[3], (void*)&p[0], (void*)&max_rows, (void*)&max_count};
  return laya_launch((const void*)sm_90a_gather_d128_b1_kernel, max_count, 1, 1, 128, 0, arguments, stream);
}

static int launch_62(void* const* p, const int32_t* s, void* stream) {  // sm_90a.gather.d1024.b1
  const int32_t max_rows = s[0];
  const int32_t max_count = s[1];
  void* arguments[] = {(void*)&p[1], (void*)&p[4], (void*)&p[2], (void*)&p[3], (void*)&p[0], (void*)&max_rows, (void*)&max_count};
  return laya_launch((const void*)sm_90a_gather_d1024_b1_kernel, max_count, 1, 1, 128, 0, arguments, stream);
}

static int launch_63(void* const* p, const int32_t* s, void* stream) {  // sm_90a.score.d128.b1
  const int32_t max_count = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_count};
  return laya_launch((const void*)sm_90a_score_d128_b1_kernel, max_count, 1, 1, 128, 512, arguments, stream);
}

static int launch_64(void* const* p, const int32_t* s, void* stream) {  // sm_90a.score.d1024.b1
  const int32_t max_count = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_count};
  return laya_launch((const void*)sm_90a_score_d1024_b1_kernel, max_count, 1, 1, 128, 512, arguments, stream);
}

static int launch_65(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_features.b1
  const int32_t max_count = s[0];
  const int32_t max_seqs = s[1];
  void* arguments[] = {(void*)&p[3], (void*)&p[0], (void*)&p[2], (void*)&p[1], (void*)&p[4], (void*)&max_count, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_features_b1_kernel, max_seqs, 1, 1, 32, 0, arguments, stream);
}

static int launch_66(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_head.d128.b1
  const int32_t max_seqs = s[0];
  const int32_t actions = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[5], (void*)&p[1], (void*)&p[6], (void*)&p[0], (void*)&p[7], (void*)&p[2], (void*)&p[4], (void*)&actions, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_head_d128_b1_kernel, max_seqs, 1, 1, 256, 1024, arguments, stream);
}

static int launch_67(void* const* p, const int32_t* s, void* stream) {  // sm_90a.action_head.d1024.b1
  const int32_t max_seqs = s[0];
  const int32_t actions = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[5], (void*)&p[1], (void*)&p[6], (void*)&p[0], (void*)&p[7], (void*)&p[2], (void*)&p[4], (void*)&actions, (void*)&max_seqs};
  return laya_launch((const void*)sm_90a_action_head_d1024_b1_kernel, max_seqs, 1, 1, 256, 4096, arguments, stream);
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
    {"sm_90a.gemm.n3072_k1024.act_act_bias.t64x32x128s4", "sm_90a", "act_act_bias", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_4},
    {"sm_90a.gemm.n3072_k1024.act_act_bias.t64x128x64s4", "sm_90a", "act_act_bias", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_5},
    {"sm_90a.gemm.n3072_k1024.act_act_bias.t128x128x64s4", "sm_90a", "act_act_bias", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_6},
    {"sm_90a.gemm.n384_k128.act_act_none.t64x64x64s3", "sm_90a", "act_act_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 384, 128, 0, 0, 0}, 3, 27u, launch_7},
    {"sm_90a.gemm.n3072_k1024.act_act_none.t64x32x128s4", "sm_90a", "act_act_none", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_8},
    {"sm_90a.gemm.n3072_k1024.act_act_none.t64x128x64s4", "sm_90a", "act_act_none", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_9},
    {"sm_90a.gemm.n3072_k1024.act_act_none.t128x128x64s4", "sm_90a", "act_act_none", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_10},
    {"sm_90a.gemm.n512_k128.act_act_relu.t64x64x64s3", "sm_90a", "act_act_relu", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 512, 128, 0, 0, 0}, 3, 31u, launch_11},
    {"sm_90a.gemm.n4096_k1024.act_act_relu.t64x32x128s4", "sm_90a", "act_act_relu", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_12},
    {"sm_90a.gemm.n4096_k1024.act_act_relu.t64x128x64s4", "sm_90a", "act_act_relu", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_13},
    {"sm_90a.gemm.n4096_k1024.act_act_relu.t128x128x64s4", "sm_90a", "act_act_relu", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_14},
    {"sm_90a.gemm.n128_k128.act_f32_bias.t64x64x64s3", "sm_90a", "act_f32_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 31u, launch_15},
    {"sm_90a.gemm.n128_k512.act_f32_bias.t64x64x64s3", "sm_90a", "act_f32_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 512, 0, 0, 0}, 3, 31u, launch_16},
    {"sm_90a.gemm.n1024_k1024.act_f32_bias.t64x32x128s4", "sm_90a", "act_f32_bias", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_17},
    {"sm_90a.gemm.n1024_k1024.act_f32_bias.t64x128x64s4", "sm_90a", "act_f32_bias", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_18},
    {"sm_90a.gemm.n1024_k1024.act_f32_bias.t128x128x64s4", "sm_90a", "act_f32_bias", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_19},
    {"sm_90a.gemm.n1024_k4096.act_f32_bias.t64x32x128s4", "sm_90a", "act_f32_bias", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_20},
    {"sm_90a.gemm.n1024_k4096.act_f32_bias.t64x128x64s4", "sm_90a", "act_f32_bias", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_21},
    {"sm_90a.gemm.n1024_k4096.act_f32_bias.t128x128x64s4", "sm_90a", "act_f32_bias", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_22},
    {"sm_90a.gemm.n128_k128.act_f32_gelu.t64x64x64s3", "sm_90a", "act_f32_gelu", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 31u, launch_23},
    {"sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x32x128s4", "sm_90a", "act_f32_gelu", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_24},
    {"sm_90a.gemm.n1024_k1024.act_f32_gelu.t64x128x64s4", "sm_90a", "act_f32_gelu", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_25},
    {"sm_90a.gemm.n1024_k1024.act_f32_gelu.t128x128x64s4", "sm_90a", "act_f32_gelu", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_26},
    {"sm_90a.gemm.n128_k128.act_f32_none.t64x64x64s3", "sm_90a", "act_f32_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 27u, launch_27},
    {"sm_90a.gemm.n128_k192.act_f32_none.t64x64x64s3", "sm_90a", "act_f32_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 128, 192, 0, 0, 0}, 3, 27u, launch_28},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t64x32x128s4", "sm_90a", "act_f32_none", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_29},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t64x128x64s4", "sm_90a", "act_f32_none", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_30},
    {"sm_90a.gemm.n1024_k1024.act_f32_none.t128x128x64s4", "sm_90a", "act_f32_none", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_31},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t64x32x128s4", "sm_90a", "act_f32_none", "t64x32x128s4", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_32},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t64x128x64s4", "sm_90a", "act_f32_none", "t64x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_33},
    {"sm_90a.gemm.n1024_k2624.act_f32_none.t128x128x64s4", "sm_90a", "act_f32_none", "t128x128x64s4", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_34},
    {"sm_90a.geglu.f192_k128.t64x64x64s3", "sm_90a", "", "t64x64x64s3", LAYA_OP_GEGLU,
     {-1, 192, 128, 0, 0, 0}, 3, 15u, launch_35},
    {"sm_90a.geglu.f2624_k1024.t64x32x128s4", "sm_90a", "", "t64x32x128s4", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_36},
    {"sm_90a.geglu.f2624_k1024.t64x64x64s4", "sm_90a", "", "t64x64x64s4", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_37},
    {"sm_90a.geglu.f2624_k1024.t128x64x64s4", "sm_90a", "", "t128x64x64s4", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_38},
    {"sm_90a.add_norm.d128.nores_bias_act.r1", "sm_90a", "nores_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 61u, launch_39},
    {"sm_90a.add_norm.d1024.nores_bias_act.r1", "sm_90a", "nores_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 61u, launch_40},
    {"sm_90a.add_norm.d1024.nores_bias_act.r4", "sm_90a", "nores_bias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 61u, launch_41},
    {"sm_90a.add_norm.d128.res_bias_act.r1", "sm_90a", "res_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 63u, launch_42},
    {"sm_90a.add_norm.d1024.res_bias_act.r1", "sm_90a", "res_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 63u, launch_43},
    {"sm_90a.add_norm.d1024.res_bias_act.r4", "sm_90a", "res_bias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 63u, launch_44},
    {"sm_90a.add_norm.d128.res_nobias_act.r1", "sm_90a", "res_nobias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 55u, launch_45},
    {"sm_90a.add_norm.d1024.res_nobias_act.r1", "sm_90a", "res_nobias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_46},
    {"sm_90a.add_norm.d1024.res_nobias_act.r4", "sm_90a", "res_nobias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_47},
    {"sm_90a.add_norm.d128.res_nobias_f32.r1", "sm_90a", "res_nobias_f32", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 55u, launch_48},
    {"sm_90a.add_norm.d1024.res_nobias_f32.r1", "sm_90a", "res_nobias_f32", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_49},
    {"sm_90a.add_norm.d1024.res_nobias_f32.r4", "sm_90a", "res_nobias_f32", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_50},
    {"sm_90a.add_type.d128.r1", "sm_90a", "", "r1", LAYA_OP_ADD_TYPE,
     {-1, 128, 0, 0, 0, 0}, 2, 31u, launch_51},
    {"sm_90a.add_type.d1024.r1", "sm_90a", "", "r1", LAYA_OP_ADD_TYPE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_52},
    {"sm_90a.add_type.d1024.r4", "sm_90a", "", "r4", LAYA_OP_ADD_TYPE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_53},
    {"sm_90a.rope.heads2.r1", "sm_90a", "", "r1", LAYA_OP_ROPE,
     {-1, 2, -1, 0, 0, 0}, 3, 31u, launch_54},
    {"sm_90a.rope.heads16.r1", "sm_90a", "", "r1", LAYA_OP_ROPE,
     {-1, 16, -1, 0, 0, 0}, 3, 31u, launch_55},
    {"sm_90a.rope.heads16.r4", "sm_90a", "", "r4", LAYA_OP_ROPE,
     {-1, 16, -1, 0, 0, 0}, 3, 31u, launch_56},
    {"sm_90a.attention.heads2_window0.q64k64s2", "sm_90a", "", "q64k64s2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 0, 0}, 5, 31u, launch_57},
    {"sm_90a.attention.heads2_window64.q64k64s2", "sm_90a", "", "q64k64s2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 64, 0}, 5, 31u, launch_58},
    {"sm_90a.attention.heads16_window0.q64k64s2", "sm_90a", "", "q64k64s2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 0, 0}, 5, 31u, launch_59},
    {"sm_90a.attention.heads16_window64.q64k64s2", "sm_90a", "", "q64k64s2", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 64, 0}, 5, 31u, launch_60},
    {"sm_90a.gather.d128.b1", "sm_90a", "", "b1", LAYA_OP_GATHER,
     {-1, -1, 128, 0, 0, 0}, 3, 31u, launch_61},
    {"sm_90a.gather.d1024.b1", "sm_90a", "", "b1", LAYA_OP_GATHER,
     {-1, -1, 1024, 0, 0, 0}, 3, 31u, launch_62},
    {"sm_90a.score.d128.b1", "sm_90a", "", "b1", LAYA_OP_SCORE,
     {-1, 128, 0, 0, 0, 0}, 2, 31u, launch_63},
    {"sm_90a.score.d1024.b1", "sm_90a", "", "b1", LAYA_OP_SCORE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_64},
    {"sm_90a.action_features.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_FEATURES,
     {-1, -1, 0, 0, 0, 0}, 2, 31u, launch_65},
    {"sm_90a.action_head.d128.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_HEAD,
     {-1, 128, -1, 0, 0, 0}, 3, 255u, launch_66},
    {"sm_90a.action_head.d1024.b1", "sm_90a", "", "b1", LAYA_OP_ACTION_HEAD,
     {-1, 1024, -1, 0, 0, 0}, 3, 255u, launch_67},
};
const int32_t laya_table_sm_90a_count = 68;
