// Kernels of target portable. Written by `regenerate-kernels`; do not edit.
// The kernel bodies are TileLang 0.1.14's output for the programs in generator/kernels/.
#include "tile.cuh"

#include "kernel_table.h"
#include "laya_ops.h"

// ---------------------------------------------------------------------------------------------------------------------
// portable.embed_norm.d128.r1
//   op embed_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_embed_norm_d128_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V);
extern "C" __global__ void __launch_bounds__(32, 1) portable_embed_norm_d128_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V) {
  float by_gamma[4];
  half_t token[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.embed_norm.d1024.r1
//   op embed_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_embed_norm_d1024_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V);
extern "C" __global__ void __launch_bounds__(128, 1) portable_embed_norm_d1024_r1_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V) {
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
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.embed_norm.d1024.r4
//   op embed_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_embed_norm_d1024_r4_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V);
extern "C" __global__ void __launch_bounds__(128, 1) portable_embed_norm_d1024_r4_kernel(const float* __restrict__ gamma, const int* __restrict__ ids, const int* __restrict__ rows, float* __restrict__ stream, const half_t* __restrict__ table, half_t* __restrict__ y, int M, int V) {
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
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n384_k128.act_act_bias.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n384_k128_act_act_bias_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n384_k128_act_act_bias_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_1) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_5) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 8192) + (i_6 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_16 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      half_t c_tile_local_cast[2];
      uint1 __2;
      float2 v__2 = *(float2*)(acc + (i_17 * 2));
      ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__2))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __2;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 4; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)24576) + (((int64_t)i_18) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_18 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n3072_k1024.act_act_bias.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n3072_k1024_act_act_bias_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n3072_k1024_act_act_bias_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 13; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_7) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_17 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 32) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_17 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      half_t c_tile_local_cast[2];
      uint1 __2;
      float2 v__2 = *(float2*)(acc + (i_18 * 2));
      ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__2))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __2;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_18 >> 2) * 512)) + ((i_18 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_18 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_19 = 0; i_19 < 2; ++i_19) {
      if ((((((int)blockIdx.y) * 64) + (i_19 * 32)) + (((int)threadIdx.x) >> 2)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i_19) * (int64_t)98304)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_19 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n3072_k1024.act_act_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n3072_k1024_act_act_bias_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n3072_k1024_act_act_bias_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 65536) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 14; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_16 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      half_t c_tile_local_cast[2];
      uint1 __2;
      float2 v__2 = *(float2*)(acc + (i_17 * 2));
      ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__2))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __2;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 4; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i_18) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_18 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n3072_k1024.act_act_bias.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n3072_k1024_act_act_bias_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n3072_k1024_act_act_bias_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_7) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 32; ++i_21) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_21 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_21 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 32; ++i_22) {
      half_t c_tile_local_cast[2];
      uint1 __2;
      float2 v__2 = *(float2*)(acc + (i_22 * 2));
      ((half2*)(&__2))[0] = __float22half2_rn(((float2*)(&v__2))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __2;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_22 >> 3) * 2048)) + ((i_22 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_22 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_23 = 0; i_23 < 8; ++i_23) {
      if ((((((int)blockIdx.y) * 128) + (i_23 * 16)) + (((int)threadIdx.x) >> 4)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)393216) + (((int64_t)i_23) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_23 * 2048) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n384_k128.act_act_none.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n384_k128_act_act_none_t64x64x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n384_k128_act_act_none_t64x64x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_1) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_5) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 8192) + (i_6 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(acc + (i_16 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_16 >> 3) * 1024)) + ((i_16 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 4; ++i_17) {
      if ((((((int)blockIdx.y) * 64) + (i_17 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)24576) + (((int64_t)i_17) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_17 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n3072_k1024.act_act_none.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n3072_k1024_act_act_none_t64x32x64s4_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n3072_k1024_act_act_none_t64x32x64s4_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 13; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_7) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(acc + (i_17 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_17 >> 2) * 512)) + ((i_17 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 2; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 32)) + (((int)threadIdx.x) >> 2)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i_18) * (int64_t)98304)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_18 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n3072_k1024.act_act_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n3072_k1024_act_act_none_t64x64x64s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n3072_k1024_act_act_none_t64x64x64s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 65536) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 14; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(acc + (i_16 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_16 >> 3) * 1024)) + ((i_16 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 4; ++i_17) {
      if ((((((int)blockIdx.y) * 64) + (i_17 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i_17) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_17 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n3072_k1024.act_act_none.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n3072_k1024_act_act_none_t128x128x32s4_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n3072_k1024_act_act_none_t128x128x32s4_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_7) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 32; ++i_21) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(acc + (i_21 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_21 >> 3) * 2048)) + ((i_21 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 8; ++i_22) {
      if ((((((int)blockIdx.y) * 128) + (i_22 * 16)) + (((int)threadIdx.x) >> 4)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)393216) + (((int64_t)i_22) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_22 * 2048) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n512_k128.act_act_relu.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n512_k128_act_act_relu_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n512_k128_act_act_relu_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_1) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_5) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 8192) + (i_6 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float2 __1;
        float2 __2;
          float2 v_ = *(float2*)(acc + (i_16 * 2));
          float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __2.x = (v_.x+v__1.x);
          __2.y = (v_.y+v__1.y);
        float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
        __1.x = max(__2.x, v__2.x);
        __1.y = max(__2.y, v__2.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      half_t c_tile_local_cast[2];
      uint1 __3;
      float2 v__3 = *(float2*)(acc + (i_17 * 2));
      ((half2*)(&__3))[0] = __float22half2_rn(((float2*)(&v__3))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __3;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 4; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)32768) + (((int64_t)i_18) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)512)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_18 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n4096_k1024.act_act_relu.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n4096_k1024_act_act_relu_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n4096_k1024_act_act_relu_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 13; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_7) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float2 __1;
        float2 __2;
          float2 v_ = *(float2*)(acc + (i_17 * 2));
          float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 32) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __2.x = (v_.x+v__1.x);
          __2.y = (v_.y+v__1.y);
        float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
        __1.x = max(__2.x, v__2.x);
        __1.y = max(__2.y, v__2.y);
      *(float2*)(acc + (i_17 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      half_t c_tile_local_cast[2];
      uint1 __3;
      float2 v__3 = *(float2*)(acc + (i_18 * 2));
      ((half2*)(&__3))[0] = __float22half2_rn(((float2*)(&v__3))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __3;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_18 >> 2) * 512)) + ((i_18 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_18 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_19 = 0; i_19 < 2; ++i_19) {
      if ((((((int)blockIdx.y) * 64) + (i_19 * 32)) + (((int)threadIdx.x) >> 2)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_19) * (int64_t)131072)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)4096)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_19 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n4096_k1024.act_act_relu.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n4096_k1024_act_act_relu_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n4096_k1024_act_act_relu_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 65536) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 14; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float2 __1;
        float2 __2;
          float2 v_ = *(float2*)(acc + (i_16 * 2));
          float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __2.x = (v_.x+v__1.x);
          __2.y = (v_.y+v__1.y);
        float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
        __1.x = max(__2.x, v__2.x);
        __1.y = max(__2.y, v__2.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      half_t c_tile_local_cast[2];
      uint1 __3;
      float2 v__3 = *(float2*)(acc + (i_17 * 2));
      ((half2*)(&__3))[0] = __float22half2_rn(((float2*)(&v__3))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __3;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 4; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_18) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_18 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n4096_k1024.act_act_relu.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n4096_k1024_act_act_relu_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n4096_k1024_act_act_relu_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_7) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 32; ++i_21) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      float2 __1;
        float2 __2;
          float2 v_ = *(float2*)(acc + (i_21 * 2));
          float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
          __2.x = (v_.x+v__1.x);
          __2.y = (v_.y+v__1.y);
        float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
        __1.x = max(__2.x, v__2.x);
        __1.y = max(__2.y, v__2.y);
      *(float2*)(acc + (i_21 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 32; ++i_22) {
      half_t c_tile_local_cast[2];
      uint1 __3;
      float2 v__3 = *(float2*)(acc + (i_22 * 2));
      ((half2*)(&__3))[0] = __float22half2_rn(((float2*)(&v__3))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __3;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_22 >> 3) * 2048)) + ((i_22 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_22 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_23 = 0; i_23 < 8; ++i_23) {
      if ((((((int)blockIdx.y) * 128) + (i_23 * 16)) + (((int)threadIdx.x) >> 4)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)524288) + (((int64_t)i_23) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)4096)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_23 * 2048) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n128_k128.act_f32_bias.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n128_k128_act_f32_bias_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n128_k128_act_f32_bias_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_1) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_5) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 8192) + (i_6 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_16 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_18) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n128_k512.act_f32_bias.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n128_k512_act_f32_bias_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n128_k512_act_f32_bias_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)32768) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)512)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 2) * 512)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)32768) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)512)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 2) * 512)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 14; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)32768) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)512)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 2) * 512)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step % 3) * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step % 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_16 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_18) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_bias.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_bias_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k1024_act_f32_bias_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 13; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_7) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_17 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 32) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_17 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_18 >> 2) * 512)) + ((i_18 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_18 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_18 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_19 = 0; i_19 < 4; ++i_19) {
      if ((((((int)blockIdx.y) * 64) + (i_19 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_19) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_19 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_bias_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k1024_act_f32_bias_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 65536) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 14; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_16 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_18) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_bias.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_bias_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n1024_k1024_act_f32_bias_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_7) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 32; ++i_21) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_21 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_21 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 32; ++i_22) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_22 >> 3) * 2048)) + ((i_22 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_22 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_22 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_23 = 0; i_23 < 16; ++i_23) {
      if ((((((int)blockIdx.y) * 128) + (i_23 * 8)) + (((int)threadIdx.x) >> 5)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_23) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)31) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_23 * 1024) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k4096.act_f32_bias.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k4096_act_f32_bias_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k4096_act_f32_bias_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 3) * 4096)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 3) * 4096)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 3) * 4096)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 61; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_7) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 3) * 4096)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_17 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 32) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_17 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_18 >> 2) * 512)) + ((i_18 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_18 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_18 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_19 = 0; i_19 < 4; ++i_19) {
      if ((((((int)blockIdx.y) * 64) + (i_19 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_19) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_19 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k4096.act_f32_bias.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k4096_act_f32_bias_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k4096_act_f32_bias_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 262144) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 3) * 4096)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 262144) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 3) * 4096)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 62; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)4096)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 262144) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 3) * 4096)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_16 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_16 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_18) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k4096.act_f32_bias.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k4096_act_f32_bias_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n1024_k4096_act_f32_bias_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)524288) + (((int64_t)i_1) * (int64_t)262144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 524288) + (i_2 * 262144)) + ((((int)threadIdx.x) >> 2) * 4096)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)524288) + (((int64_t)i_3) * (int64_t)262144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 524288) + (i_4 * 262144)) + ((((int)threadIdx.x) >> 2) * 4096)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)524288) + (((int64_t)i_5) * (int64_t)262144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 524288) + (i_6 * 262144)) + ((((int)threadIdx.x) >> 2) * 4096)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 125; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)524288) + (((int64_t)i_7) * (int64_t)262144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)4096)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 524288) + (i_8 * 262144)) + ((((int)threadIdx.x) >> 2) * 4096)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 32; ++i_21) {
      float2 __1;
        float2 v_ = *(float2*)(acc + (i_21 * 2));
        float2 v__1 = *(float2*)(bias + ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
        __1.x = (v_.x+v__1.x);
        __1.y = (v_.y+v__1.y);
      *(float2*)(acc + (i_21 * 2)) = __1;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 32; ++i_22) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_22 >> 3) * 2048)) + ((i_22 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_22 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_22 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_23 = 0; i_23 < 16; ++i_23) {
      if ((((((int)blockIdx.y) * 128) + (i_23 * 8)) + (((int)threadIdx.x) >> 5)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_23) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)31) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_23 * 1024) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n128_k128.act_f32_gelu.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n128_k128_act_f32_gelu_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n128_k128_act_f32_gelu_t64x64x32s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_1) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_5) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 8192) + (i_6 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 32; ++i_16) {
      acc[i_16] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_16] + bias[(((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 15) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_16 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_16] + bias[(((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 15) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_16 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_18) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_gelu.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_gelu_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k1024_act_f32_gelu_t64x32x64s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 13; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_7) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      acc[i_17] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_17] + bias[(((((((int)blockIdx.x) * 32) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 7) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_17 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_17] + bias[(((((((int)blockIdx.x) * 32) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 7) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_17 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_18 >> 2) * 512)) + ((i_18 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_18 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_18 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_19 = 0; i_19 < 4; ++i_19) {
      if ((((((int)blockIdx.y) * 64) + (i_19 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_19) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_19 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_gelu.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_gelu_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k1024_act_f32_gelu_t64x64x64s3_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 65536) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 14; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 32; ++i_16) {
      acc[i_16] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_16] + bias[(((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 15) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_16 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_16] + bias[(((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 15) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_16 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 16; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_17 >> 3) * 1024)) + ((i_17 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_17 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 8; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_18) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_gelu.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_gelu_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n1024_k1024_act_f32_gelu_t128x128x32s4_kernel(const half_t* __restrict__ a, const float* __restrict__ bias, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_7) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 64; ++i_21) {
      acc[i_21] = ((0x1p-1f/*5.000000e-01*/ * (acc[i_21] + bias[(((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 15) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_21 & 1))])) * (0x1p+0f/*1.000000e+00*/ + erff(((acc[i_21] + bias[(((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 15) >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_21 & 1))]) * 0x1.6a09e6p-1f/*7.071068e-01*/))));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 32; ++i_22) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_22 >> 3) * 2048)) + ((i_22 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_22 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_22 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_23 = 0; i_23 < 16; ++i_23) {
      if ((((((int)blockIdx.y) * 128) + (i_23 * 8)) + (((int)threadIdx.x) >> 5)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_23) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)31) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_23 * 1024) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n128_k128.act_f32_none.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n128_k128_act_f32_none_t64x64x32s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n128_k128_act_f32_none_t64x64x32s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_1) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_5) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 8192) + (i_6 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_16 >> 3) * 1024)) + ((i_16 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_16 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      if ((((((int)blockIdx.y) * 64) + (i_17 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_17) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_17 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n128_k192.act_f32_none.t64x64x32s3
//   op gemm, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n128_k192_act_f32_none_t64x64x32s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n128_k192_act_f32_none_t64x64x32s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)12288) + (((int64_t)i_1) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)192)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 12288) + (i_2 * 6144)) + ((((int)threadIdx.x) >> 2) * 192)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)12288) + (((int64_t)i_3) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)192)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 12288) + (i_4 * 6144)) + ((((int)threadIdx.x) >> 2) * 192)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 4; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)12288) + (((int64_t)i_5) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)192)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 12288) + (i_6 * 6144)) + ((((int)threadIdx.x) >> 2) * 192)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step % 3) * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step % 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_16 >> 3) * 1024)) + ((i_16 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_16 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      if ((((((int)blockIdx.y) * 64) + (i_17 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_17) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_17 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_none.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_none_t64x32x64s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k1024_act_f32_none_t64x32x64s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 13; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_7) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_17 >> 2) * 512)) + ((i_17 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 4; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_18) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_none_t64x64x64s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k1024_act_f32_none_t64x64x64s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 65536) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 14; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_16 >> 3) * 1024)) + ((i_16 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_16 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      if ((((((int)blockIdx.y) * 64) + (i_17 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_17) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_17 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k1024.act_f32_none.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k1024_act_f32_none_t128x128x32s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n1024_k1024_act_f32_none_t128x128x32s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_1) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_5) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_6 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_7) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 32; ++i_21) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_21 >> 3) * 2048)) + ((i_21 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_21 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 16; ++i_22) {
      if ((((((int)blockIdx.y) * 128) + (i_22 * 8)) + (((int)threadIdx.x) >> 5)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_22) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)31) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_22 * 1024) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k2624.act_f32_none.t64x32x64s4
//   op gemm, m 64, n 32, k 64, stages 4, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k2624_act_f32_none_t64x32x64s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k2624_act_f32_none_t64x32x64s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_1) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 83968) + (i_2 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_3) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 83968) + (i_4 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_5) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 83968) + (i_6 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 38; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_7) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 83968) + (i_8 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_17 >> 2) * 512)) + ((i_17 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_17 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_18 = 0; i_18 < 4; ++i_18) {
      if ((((((int)blockIdx.y) * 64) + (i_18 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_18) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_18 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k2624.act_f32_none.t64x64x64s3
//   op gemm, m 64, n 64, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k2624_act_f32_none_t64x64x64s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_n1024_k2624_act_f32_none_t64x64x64s3_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_1) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 167936) + (i_2 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_3) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 167936) + (i_4 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 39; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_5) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 167936) + (i_6 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_16 >> 3) * 1024)) + ((i_16 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_16 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_16 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      if ((((((int)blockIdx.y) * 64) + (i_17 * 8)) + (((int)threadIdx.x) >> 4)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_17) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_17 * 512) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm.n1024_k2624.act_f32_none.t128x128x32s4
//   op gemm, m 128, n 128, k 32, stages 4, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_n1024_k2624_act_f32_none_t128x128x32s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_gemm_n1024_k2624_act_f32_none_t128x128x32s4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)335872) + (((int64_t)i_1) * (int64_t)167936)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_1 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 335872) + (i_2 * 167936)) + ((((int)threadIdx.x) >> 2) * 2624)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)335872) + (((int64_t)i_3) * (int64_t)167936)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 335872) + (i_4 * 167936)) + ((((int)threadIdx.x) >> 2) * 2624)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)335872) + (((int64_t)i_5) * (int64_t)167936)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)2624)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_5 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 335872) + (i_6 * 167936)) + ((((int)threadIdx.x) >> 2) * 2624)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 79; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 3) & 3) * 4096) + (i_7 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)335872) + (((int64_t)i_7) * (int64_t)167936)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)2624)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_7 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((((step + 3) & 3) * 4096) + (i_8 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 335872) + (i_8 * 167936)) + ((((int)threadIdx.x) >> 2) * 2624)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 4; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          #pragma unroll
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_10 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_10 * 8)])));
          }
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_11 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_11 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_11 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[32];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_12 = 0; i_12 < 4; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_12 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(A_local_1[(i_12 * 8)])));
        }
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_13 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 12288)])), (&(B_local_1[(i_13 * 8)])));
        }
        for (int i_14 = 0; i_14 < 4; ++i_14) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_14 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 4; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 4; ++i_17) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_17 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_17 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 4; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_3[(i_18 * 8)])));
        }
        #pragma unroll
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_19 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_3[(i_19 * 8)])));
        }
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_20 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_20 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_20 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_21 = 0; i_21 < 32; ++i_21) {
      *(float2*)(((float*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_21 >> 3) * 2048)) + ((i_21 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_21 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(acc + (i_21 * 2));
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_22 = 0; i_22 < 16; ++i_22) {
      if ((((((int)blockIdx.y) * 128) + (i_22 * 8)) + (((int)threadIdx.x) >> 5)) < M) {
        *(float4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_22) * (int64_t)8192)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)31) * (int64_t)4))) = *(float4*)(((float*)c_tile) + ((i_22 * 1024) + (((int)threadIdx.x) * 4)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm_parts.n128_k128_parts2.t64x64x32s3p2
//   op gemm_parts, m 64, n 64, k 32, stages 3, threads 128, parts 2, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_parts_n128_k128_parts2_t64x64x32s3p2_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_parts_n128_k128_parts2_t64x64x32s3p2_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_1) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && (((int)blockIdx.z) < 1)) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)) && (((int)blockIdx.z) < 1)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (((int)blockIdx.z) * 128)) + ((((int)threadIdx.x) & 3) * 8))])), ((((int)blockIdx.z) < 1) && (((int)blockIdx.z) < 1)));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && (((int)blockIdx.z) < 1)) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)) && (((int)blockIdx.z) < 1)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[((((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (((int)blockIdx.z) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])), ((((int)blockIdx.z) < 1) && (((int)blockIdx.z) < 1)));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_5) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && (((int)blockIdx.z) < 1)) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)) && (((int)blockIdx.z) < 1)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((((int)blockIdx.x) * 8192) + (i_6 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + (((int)blockIdx.z) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])), ((((int)blockIdx.z) < 1) && (((int)blockIdx.z) < 1)));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      if ((((((((int)blockIdx.y) * 64) + (((((int)threadIdx.x) & 63) >> 5) * 32)) + ((i_16 >> 3) * 16)) + ((i_16 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < M) {
        *(float2*)(c + ((((((((((((int64_t)((int)blockIdx.y)) * (int64_t)16384) + (((((int64_t)((int)threadIdx.x)) & (int64_t)63) >> (int64_t)5) * (int64_t)8192)) + ((((int64_t)i_16) >> (int64_t)3) * (int64_t)4096)) + ((((int64_t)i_16) & (int64_t)1) * (int64_t)2048)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)256)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)6) * (int64_t)32)) + (((((int64_t)i_16) & (int64_t)7) >> (int64_t)1) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2))) = *(float2*)(acc + (i_16 * 2));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm_parts.n128_k192_parts2.t64x64x32s3p2
//   op gemm_parts, m 64, n 64, k 32, stages 3, threads 128, parts 2, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_parts_n128_k192_parts2_t64x64x32s3p2_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_parts_n128_k192_parts2_t64x64x32s3p2_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_1 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)12288) + (((int64_t)i_1) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)192)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 12288) + (i_2 * 6144)) + ((((int)threadIdx.x) >> 2) * 192)) + (((int)blockIdx.z) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)12288) + (((int64_t)i_3) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)192)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[((((((((int)blockIdx.x) * 12288) + (i_4 * 6144)) + ((((int)threadIdx.x) >> 2) * 192)) + (((int)blockIdx.z) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 2; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step + 2) % 3) * 2048) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((((int64_t)((int)blockIdx.y)) * (int64_t)12288) + (((int64_t)i_5) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)192)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M) && (((int)blockIdx.z) < 1)) && ((((((int)blockIdx.y) * 64) + (i_5 * 32)) + (((int)threadIdx.x) >> 2)) < M)) && (((int)blockIdx.z) < 1)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 2; ++i_6) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)w_tile)[(((((((step + 2) % 3) * 2048) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((((int)blockIdx.x) * 12288) + (i_6 * 6144)) + ((((int)threadIdx.x) >> 2) * 192)) + (((int)blockIdx.z) * 128)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])), ((((int)blockIdx.z) < 1) && (((int)blockIdx.z) < 1)));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((step * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_7 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((step * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_8 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_10 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_11 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_13 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_14 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      if ((((((((int)blockIdx.y) * 64) + (((((int)threadIdx.x) & 63) >> 5) * 32)) + ((i_16 >> 3) * 16)) + ((i_16 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < M) {
        *(float2*)(c + ((((((((((((int64_t)((int)blockIdx.y)) * (int64_t)16384) + (((((int64_t)((int)threadIdx.x)) & (int64_t)63) >> (int64_t)5) * (int64_t)8192)) + ((((int64_t)i_16) >> (int64_t)3) * (int64_t)4096)) + ((((int64_t)i_16) & (int64_t)1) * (int64_t)2048)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)256)) + (((int64_t)((int)blockIdx.z)) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)6) * (int64_t)32)) + (((((int64_t)i_16) & (int64_t)7) >> (int64_t)1) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2))) = *(float2*)(acc + (i_16 * 2));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm_parts.n1024_k1024_parts4.t64x32x64s4p4
//   op gemm_parts, m 64, n 32, k 64, stages 4, threads 128, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_parts_n1024_k1024_parts4_t64x32x64s4p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_parts_n1024_k1024_parts4_t64x32x64s4p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.z)) * (int64_t)256)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (((int)blockIdx.z) * 256)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.z)) * (int64_t)256)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (((int)blockIdx.z) * 256)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.z)) * (int64_t)256)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (((int)blockIdx.z) * 256)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_7 = 0; i_7 < 4; ++i_7) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_7 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_7) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.z)) * (int64_t)256)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_8 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (((int)blockIdx.z) * 256)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
    }
    tl::cp_async_commit();
    tl::cp_async_wait<3>();
    __syncthreads();
    {
      half_t A_local[16];
      half_t B_local[8];
      for (int ki = 0; ki < 4; ++ki) {
        #pragma unroll
        for (int i_9 = 0; i_9 < 2; ++i_9) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      if ((((((((int)blockIdx.y) * 64) + (((((int)threadIdx.x) & 63) >> 5) * 32)) + ((i_17 >> 2) * 16)) + ((i_17 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < M) {
        *(float2*)(c + ((((((((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)63) >> (int64_t)5) * (int64_t)131072)) + ((((int64_t)i_17) >> (int64_t)2) * (int64_t)65536)) + ((((int64_t)i_17) & (int64_t)1) * (int64_t)32768)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)4096)) + (((int64_t)((int)blockIdx.z)) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)6) * (int64_t)16)) + (((((int64_t)i_17) & (int64_t)3) >> (int64_t)1) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2))) = *(float2*)(acc + (i_17 * 2));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm_parts.n1024_k1024_parts4.t64x64x64s3p4
//   op gemm_parts, m 64, n 64, k 64, stages 3, threads 128, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_parts_n1024_k1024_parts4_t64x64x64s3p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_parts_n1024_k1024_parts4_t64x64x64s3p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_1) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.z)) * (int64_t)256)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (((int)blockIdx.z) * 256)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.z)) * (int64_t)256)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (((int)blockIdx.z) * 256)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 2; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_5) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)((int)blockIdx.z)) * (int64_t)256)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((((int)blockIdx.x) * 65536) + (i_6 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (((int)blockIdx.z) * 256)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      if ((((((((int)blockIdx.y) * 64) + (((((int)threadIdx.x) & 63) >> 5) * 32)) + ((i_16 >> 3) * 16)) + ((i_16 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < M) {
        *(float2*)(c + ((((((((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)63) >> (int64_t)5) * (int64_t)131072)) + ((((int64_t)i_16) >> (int64_t)3) * (int64_t)65536)) + ((((int64_t)i_16) & (int64_t)1) * (int64_t)32768)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)4096)) + (((int64_t)((int)blockIdx.z)) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)6) * (int64_t)32)) + (((((int64_t)i_16) & (int64_t)7) >> (int64_t)1) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2))) = *(float2*)(acc + (i_16 * 2));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm_parts.n1024_k2624_parts4.t64x32x64s4p4
//   op gemm_parts, m 64, n 32, k 64, stages 4, threads 128, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_parts_n1024_k2624_parts4_t64x32x64s4p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_parts_n1024_k2624_parts4_t64x32x64s4p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 32768));
  float acc[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_1) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.z)) * (int64_t)768)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 83968) + (i_2 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (((int)blockIdx.z) * 768)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_3) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.z)) * (int64_t)768)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[((((((((int)blockIdx.x) * 83968) + (i_4 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (((int)blockIdx.z) * 768)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 4; ++i_5) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_5) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.z)) * (int64_t)768)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[((((((((int)blockIdx.x) * 83968) + (i_6 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (((int)blockIdx.z) * 768)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 9; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_7 = 0; i_7 < 4; ++i_7) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 3) & 3) * 4096) + (i_7 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_7) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.z)) * (int64_t)768)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M) && (((((int)blockIdx.z) * 6) + (step >> 1)) < 19)) && ((((((int)blockIdx.y) * 64) + (i_7 * 16)) + (((int)threadIdx.x) >> 3)) < M)) && (((((int)blockIdx.z) * 6) + (step >> 1)) < 19)));
      }
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)w_tile)[((((((((step + 3) & 3) * 2048) + (i_8 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((((int)blockIdx.x) * 83968) + (i_8 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (((int)blockIdx.z) * 768)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])), ((((((int)blockIdx.z) * 6) + (step >> 1)) < 19) && (((((int)blockIdx.z) * 6) + (step >> 1)) < 19)));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<3>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step & 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_9 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_9 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((step & 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_10 = 0; i_10 < 2; ++i_10) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_10 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_10 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_10 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[8];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_11 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_1[0])));
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_2[0])));
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_14 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_14 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_14 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_15 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 12288)])), (&(A_local_3[(i_15 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 6144)])), (&(B_local_3[0])));
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (i_16 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_16 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_16 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_17 = 0; i_17 < 8; ++i_17) {
      if ((((((((int)blockIdx.y) * 64) + (((((int)threadIdx.x) & 63) >> 5) * 32)) + ((i_17 >> 2) * 16)) + ((i_17 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < M) {
        *(float2*)(c + ((((((((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)63) >> (int64_t)5) * (int64_t)131072)) + ((((int64_t)i_17) >> (int64_t)2) * (int64_t)65536)) + ((((int64_t)i_17) & (int64_t)1) * (int64_t)32768)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)4096)) + (((int64_t)((int)blockIdx.z)) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)6) * (int64_t)16)) + (((((int64_t)i_17) & (int64_t)3) >> (int64_t)1) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2))) = *(float2*)(acc + (i_17 * 2));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gemm_parts.n1024_k2624_parts4.t64x64x64s3p4
//   op gemm_parts, m 64, n 64, k 64, stages 3, threads 128, parts 4, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gemm_parts_n1024_k2624_parts4_t64x64x64s3p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gemm_parts_n1024_k2624_parts4_t64x64x64s3p4_kernel(const half_t* __restrict__ a, float* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float acc[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(acc + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_1 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_1) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.z)) * (int64_t)768)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_1 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_2 = 0; i_2 < 4; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 167936) + (i_2 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (((int)blockIdx.z) * 768)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_3) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.z)) * (int64_t)768)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 4; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[((((((((int)blockIdx.x) * 167936) + (i_4 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (((int)blockIdx.z) * 768)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 10; ++step) {
      __syncthreads();
      #pragma unroll
      for (int i_5 = 0; i_5 < 4; ++i_5) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((((step + 2) % 3) * 4096) + (i_5 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_5) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.z)) * (int64_t)768)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M) && (((((int)blockIdx.z) * 4) + (step / 3)) < 13)) && ((((((int)blockIdx.y) * 64) + (i_5 * 16)) + (((int)threadIdx.x) >> 3)) < M)) && (((((int)blockIdx.z) * 4) + (step / 3)) < 13)));
      }
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)w_tile)[((((((((step + 2) % 3) * 4096) + (i_6 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((((int)blockIdx.x) * 167936) + (i_6 * 41984)) + ((((int)threadIdx.x) >> 3) * 2624)) + (((int)blockIdx.z) * 768)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])), ((((((int)blockIdx.z) * 4) + (step / 3)) < 13) && (((((int)blockIdx.z) * 4) + (step / 3)) < 13)));
      }
      tl::cp_async_commit();
      tl::cp_async_wait<2>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_7 = 0; i_7 < 2; ++i_7) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_7 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_7 * 8)])));
          }
          #pragma unroll
          for (int i_8 = 0; i_8 < 2; ++i_8) {
            tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 2048)) + (i_8 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_8 * 8)])));
          }
          for (int i_9 = 0; i_9 < 2; ++i_9) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_9 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_9 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_9 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
        #pragma unroll
        for (int i_10 = 0; i_10 < 2; ++i_10) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_10 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_1[(i_10 * 8)])));
        }
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_11 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_1[(i_11 * 8)])));
        }
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_12 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_12 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_13 * 8)])));
        }
        #pragma unroll
        for (int i_14 = 0; i_14 < 2; ++i_14) {
          tl::ptx_ldmatrix_x4((&(((half_t*)w_tile)[(((((((((((int)threadIdx.x) >> 6) * 2048) + (i_14 * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_14 * 8)])));
        }
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((i_15 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (((i_15 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_16 = 0; i_16 < 16; ++i_16) {
      if ((((((((int)blockIdx.y) * 64) + (((((int)threadIdx.x) & 63) >> 5) * 32)) + ((i_16 >> 3) * 16)) + ((i_16 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < M) {
        *(float2*)(c + ((((((((((((int64_t)((int)blockIdx.y)) * (int64_t)262144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)63) >> (int64_t)5) * (int64_t)131072)) + ((((int64_t)i_16) >> (int64_t)3) * (int64_t)65536)) + ((((int64_t)i_16) & (int64_t)1) * (int64_t)32768)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)4096)) + (((int64_t)((int)blockIdx.z)) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)6) * (int64_t)32)) + (((((int64_t)i_16) & (int64_t)7) >> (int64_t)1) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2))) = *(float2*)(acc + (i_16 * 2));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.geglu.f192_k128.t64x64x32s3
//   op geglu, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_geglu_f192_k128_t64x64x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_geglu_f192_k128_t64x64x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float value[32];
  float gate[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(value + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(gate + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 8192) + (i_2 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_3) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_4 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 24576)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((i_5 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_5 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_6 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_6) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_6 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_6 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[(((((i_7 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_7 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 24608)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((i_8 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_8 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_9 = 0; i_9 < 2; ++i_9) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_9 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_9) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_9 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_9 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 2; ++i_10) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[(((((i_10 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_10 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 24640)])));
    }
    tl::cp_async_commit();
    tl::cp_async_wait<4>();
    __syncthreads();
    {
      half_t A_local[16];
      half_t B_local[16];
      for (int ki = 0; ki < 2; ++ki) {
        #pragma unroll
        for (int i_11 = 0; i_11 < 2; ++i_11) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_11 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_11 * 8)])));
        }
        #pragma unroll
        for (int i_12 = 0; i_12 < 2; ++i_12) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_12 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_12 * 8)])));
        }
        for (int i_13 = 0; i_13 < 2; ++i_13) {
          for (int j = 0; j < 2; ++j) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_13 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_13 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_13 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_13 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
          }
        }
      }
    }
    __syncthreads();
    #pragma unroll
    for (int i_14 = 0; i_14 < 2; ++i_14) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((i_14 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_14 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
    }
    tl::cp_async_commit();
    {
      half_t A_local_1[16];
      half_t B_local_1[16];
      for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
        #pragma unroll
        for (int i_15 = 0; i_15 < 2; ++i_15) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_1[(i_15 * 8)])));
        }
        #pragma unroll
        for (int i_16 = 0; i_16 < 2; ++i_16) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_1[(i_16 * 8)])));
        }
        for (int i_17 = 0; i_17 < 2; ++i_17) {
          for (int j_1 = 0; j_1 < 2; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_17 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_17 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
    }
    __syncthreads();
    #pragma unroll
    for (int i_18 = 0; i_18 < 2; ++i_18) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_18 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_18) * (int64_t)4096)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 64) + (i_18 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_18 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_19 = 0; i_19 < 2; ++i_19) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[((((i_19 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 8192) + (i_19 * 4096)) + ((((int)threadIdx.x) >> 2) * 128)) + ((((int)threadIdx.x) & 3) * 8)) + 24672)])));
    }
    tl::cp_async_commit();
    tl::cp_async_wait<4>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_20 = 0; i_20 < 2; ++i_20) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_20 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(A_local_2[(i_20 * 8)])));
        }
        #pragma unroll
        for (int i_21 = 0; i_21 < 2; ++i_21) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_21 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(B_local_2[(i_21 * 8)])));
        }
        for (int i_22 = 0; i_22 < 2; ++i_22) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_22 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_22 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_22 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_22 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_3[16];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_23 = 0; i_23 < 2; ++i_23) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_23 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(A_local_3[(i_23 * 8)])));
        }
        #pragma unroll
        for (int i_24 = 0; i_24 < 2; ++i_24) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_24 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(B_local_3[(i_24 * 8)])));
        }
        for (int i_25 = 0; i_25 < 2; ++i_25) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_25 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_25 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_4[16];
      half_t B_local_4[16];
      for (int ki_4 = 0; ki_4 < 2; ++ki_4) {
        #pragma unroll
        for (int i_26 = 0; i_26 < 2; ++i_26) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_26 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_4) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_4[(i_26 * 8)])));
        }
        #pragma unroll
        for (int i_27 = 0; i_27 < 2; ++i_27) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_27 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_4) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_4[(i_27 * 8)])));
        }
        for (int i_28 = 0; i_28 < 2; ++i_28) {
          for (int j_4 = 0; j_4 < 2; ++j_4) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_28 * 16) + (j_4 * 8))), reinterpret_cast<const unsigned*>(A_local_4 + (i_28 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + (j_4 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_28 * 16) + (j_4 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_4 + (i_28 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + ((j_4 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_5[16];
      half_t B_local_5[16];
      for (int ki_5 = 0; ki_5 < 2; ++ki_5) {
        #pragma unroll
        for (int i_29 = 0; i_29 < 2; ++i_29) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_29 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_5) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_5[(i_29 * 8)])));
        }
        #pragma unroll
        for (int i_30 = 0; i_30 < 2; ++i_30) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_30 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_5) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_5[(i_30 * 8)])));
        }
        for (int i_31 = 0; i_31 < 2; ++i_31) {
          for (int j_5 = 0; j_5 < 2; ++j_5) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_31 * 16) + (j_5 * 8))), reinterpret_cast<const unsigned*>(A_local_5 + (i_31 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + (j_5 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_31 * 16) + (j_5 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_5 + (i_31 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + ((j_5 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_6[16];
      half_t B_local_6[16];
      for (int ki_6 = 0; ki_6 < 2; ++ki_6) {
        #pragma unroll
        for (int i_32 = 0; i_32 < 2; ++i_32) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_32 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_6) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_6[(i_32 * 8)])));
        }
        #pragma unroll
        for (int i_33 = 0; i_33 < 2; ++i_33) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_33 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_6) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_6[(i_33 * 8)])));
        }
        for (int i_34 = 0; i_34 < 2; ++i_34) {
          for (int j_6 = 0; j_6 < 2; ++j_6) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_34 * 16) + (j_6 * 8))), reinterpret_cast<const unsigned*>(A_local_6 + (i_34 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + (j_6 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_34 * 16) + (j_6 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_6 + (i_34 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + ((j_6 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_7[16];
      half_t B_local_7[16];
      for (int ki_7 = 0; ki_7 < 2; ++ki_7) {
        #pragma unroll
        for (int i_35 = 0; i_35 < 2; ++i_35) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_35 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_7) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_7[(i_35 * 8)])));
        }
        #pragma unroll
        for (int i_36 = 0; i_36 < 2; ++i_36) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_36 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_7) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_7[(i_36 * 8)])));
        }
        for (int i_37 = 0; i_37 < 2; ++i_37) {
          for (int j_7 = 0; j_7 < 2; ++j_7) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_37 * 16) + (j_7 * 8))), reinterpret_cast<const unsigned*>(A_local_7 + (i_37 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + (j_7 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_37 * 16) + (j_7 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_7 + (i_37 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + ((j_7 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_38 = 0; i_38 < 32; ++i_38) {
      value[i_38] = (((0x1p-1f/*5.000000e-01*/ * value[i_38]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_38] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_38]);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_39 = 0; i_39 < 16; ++i_39) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(value + (i_39 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_39 >> 3) * 1024)) + ((i_39 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_39 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_40 = 0; i_40 < 4; ++i_40) {
      if ((((((int)blockIdx.y) * 64) + (i_40 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)12288) + (((int64_t)i_40) * (int64_t)3072)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)192)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_40 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.geglu.f2624_k1024.t64x32x64s3
//   op geglu, m 64, n 32, k 64, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_geglu_f2624_k1024_t64x32x64s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_geglu_f2624_k1024_t64x32x64s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 36864));
  float value[16];
  float gate[16];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 4; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(value + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 4; ++i_1) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(gate + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 32768) + (i_2 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 4; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[(((((i_4 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_4 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 2686976)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((((i_5 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_5 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_6 = 0; i_6 < 4; ++i_6) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_6) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[((((((i_7 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_7 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 2687040)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((((i_8 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_8 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 128)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_9 = 0; i_9 < 4; ++i_9) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((i_9 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_9) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((int)blockIdx.y) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_9 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 2; ++i_10) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[((((((i_10 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 32768) + (i_10 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + ((((int)threadIdx.x) & 7) * 8)) + 2687104)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 13; ++step) {
      tl::cp_async_wait<4>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[8];
        for (int ki = 0; ki < 4; ++ki) {
          #pragma unroll
          for (int i_11 = 0; i_11 < 2; ++i_11) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_11 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[(i_11 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((step % 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[0])));
          for (int i_12 = 0; i_12 < 2; ++i_12) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (i_12 * 8)), reinterpret_cast<const unsigned*>(A_local + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_12 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_12 * 8)), reinterpret_cast<const unsigned*>(B_local + 4));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_13 = 0; i_13 < 2; ++i_13) {
        tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((((step % 3) * 2048) + (i_13 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_13 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 192)])));
      }
      tl::cp_async_commit();
      {
        half_t A_local_1[16];
        half_t B_local_1[8];
        for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
          #pragma unroll
          for (int i_14 = 0; i_14 < 2; ++i_14) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_14 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_1[(i_14 * 8)])));
          }
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((step % 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_1 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_1 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_1[0])));
          for (int i_15 = 0; i_15 < 2; ++i_15) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (i_15 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 0));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_15 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_15 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + 4));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_16 = 0; i_16 < 4; ++i_16) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((((step % 3) * 4096) + (i_16 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_16) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)step) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)192)])), (((((((int)blockIdx.y) * 64) + (i_16 * 16)) + (((int)threadIdx.x) >> 3)) < M) && ((((((int)blockIdx.y) * 64) + (i_16 * 16)) + (((int)threadIdx.x) >> 3)) < M)));
      }
      #pragma unroll
      for (int i_17 = 0; i_17 < 2; ++i_17) {
        tl::cp_async_gs<16>((&(((half_t*)gate_tile)[(((((((step % 3) * 2048) + (i_17 * 1024)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 32768) + (i_17 * 16384)) + ((((int)threadIdx.x) >> 3) * 1024)) + (step * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 2687168)])));
      }
      tl::cp_async_commit();
    }
    tl::cp_async_wait<4>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[8];
      for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
        #pragma unroll
        for (int i_18 = 0; i_18 < 2; ++i_18) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_18 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_2[(i_18 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_2[0])));
        for (int i_19 = 0; i_19 < 2; ++i_19) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (i_19 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + (i_19 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_19 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_19 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + 4));
        }
      }
    }
    {
      half_t A_local_3[16];
      half_t B_local_3[8];
      for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
        #pragma unroll
        for (int i_20 = 0; i_20 < 2; ++i_20) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_20 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(A_local_3[(i_20 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_3 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_3 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(B_local_3[0])));
        for (int i_21 = 0; i_21 < 2; ++i_21) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (i_21 * 8)), reinterpret_cast<const unsigned*>(A_local_3 + (i_21 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_21 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_21 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + 4));
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_4[16];
      half_t B_local_4[8];
      for (int ki_4 = 0; ki_4 < 4; ++ki_4) {
        #pragma unroll
        for (int i_22 = 0; i_22 < 2; ++i_22) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_22 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_4[(i_22 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_4[0])));
        for (int i_23 = 0; i_23 < 2; ++i_23) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (i_23 * 8)), reinterpret_cast<const unsigned*>(A_local_4 + (i_23 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_23 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_4 + (i_23 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + 4));
        }
      }
    }
    {
      half_t A_local_5[16];
      half_t B_local_5[8];
      for (int ki_5 = 0; ki_5 < 4; ++ki_5) {
        #pragma unroll
        for (int i_24 = 0; i_24 < 2; ++i_24) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_24 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_5 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_5 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(A_local_5[(i_24 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_5 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_5 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(B_local_5[0])));
        for (int i_25 = 0; i_25 < 2; ++i_25) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (i_25 * 8)), reinterpret_cast<const unsigned*>(A_local_5 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_25 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_5 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + 4));
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_6[16];
      half_t B_local_6[8];
      for (int ki_6 = 0; ki_6 < 4; ++ki_6) {
        #pragma unroll
        for (int i_26 = 0; i_26 < 2; ++i_26) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_26 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_6 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_6 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_6[(i_26 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_6 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_6 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_6[0])));
        for (int i_27 = 0; i_27 < 2; ++i_27) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (i_27 * 8)), reinterpret_cast<const unsigned*>(A_local_6 + (i_27 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_27 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_6 + (i_27 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + 4));
        }
      }
    }
    {
      half_t A_local_7[16];
      half_t B_local_7[8];
      for (int ki_7 = 0; ki_7 < 4; ++ki_7) {
        #pragma unroll
        for (int i_28 = 0; i_28 < 2; ++i_28) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_28 * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_7 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_7 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_7[(i_28 * 8)])));
        }
        tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_7 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_7 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_7[0])));
        for (int i_29 = 0; i_29 < 2; ++i_29) {
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (i_29 * 8)), reinterpret_cast<const unsigned*>(A_local_7 + (i_29 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + 0));
          tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_29 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_7 + (i_29 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + 4));
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_30 = 0; i_30 < 16; ++i_30) {
      value[i_30] = (((0x1p-1f/*5.000000e-01*/ * value[i_30]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_30] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_30]);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_31 = 0; i_31 < 8; ++i_31) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(value + (i_31 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + ((i_31 >> 2) * 512)) + ((i_31 & 1) * 256)) + (((((int)threadIdx.x) & 31) >> 2) * 32)) + ((((int)threadIdx.x) >> 6) * 16)) + (((i_31 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_32 = 0; i_32 < 2; ++i_32) {
      if ((((((int)blockIdx.y) * 64) + (i_32 * 32)) + (((int)threadIdx.x) >> 2)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_32) * (int64_t)83968)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)2624)) + (((int64_t)((int)blockIdx.x)) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_32 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.geglu.f2624_k1024.t64x64x32s3
//   op geglu, m 64, n 64, k 32, stages 3, threads 128, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_geglu_f2624_k1024_t64x64x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_geglu_f2624_k1024_t64x64x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 12288));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  float value[32];
  float gate[32];
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 8; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(value + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 8; ++i_1) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(gate + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((i_2 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 65536) + (i_2 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_3 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_3) * (int64_t)32768)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_3 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[((((i_4 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_4 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 2686976)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((i_5 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_5 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_6 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_6) * (int64_t)32768)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 64) + (i_6 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_6 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[(((((i_7 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 2048)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_7 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 2687008)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((i_8 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_8 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_9 = 0; i_9 < 2; ++i_9) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_9 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_9) * (int64_t)32768)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 64) + (i_9 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_9 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 2; ++i_10) {
      tl::cp_async_gs<16>((&(((half_t*)gate_tile)[(((((i_10 * 1024) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 65536) + (i_10 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 2687040)])));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      tl::cp_async_wait<4>();
      __syncthreads();
      {
        half_t A_local[16];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_11 = 0; i_11 < 2; ++i_11) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step % 3) * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_11 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_11 * 8)])));
          }
          #pragma unroll
          for (int i_12 = 0; i_12 < 2; ++i_12) {
            tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((step % 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_12 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_12 * 8)])));
          }
          for (int i_13 = 0; i_13 < 2; ++i_13) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_13 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_13 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_13 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_13 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_14 = 0; i_14 < 2; ++i_14) {
        tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((((step % 3) * 2048) + (i_14 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_14 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      {
        half_t A_local_1[16];
        half_t B_local_1[16];
        for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
          #pragma unroll
          for (int i_15 = 0; i_15 < 2; ++i_15) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step % 3) * 2048) + (((((int)threadIdx.x) & 63) >> 5) * 1024)) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_1[(i_15 * 8)])));
          }
          #pragma unroll
          for (int i_16 = 0; i_16 < 2; ++i_16) {
            tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((step % 3) * 2048) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_1[(i_16 * 8)])));
          }
          for (int i_17 = 0; i_17 < 2; ++i_17) {
            for (int j_1 = 0; j_1 < 2; ++j_1) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_17 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_17 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
            }
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_18 = 0; i_18 < 2; ++i_18) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((step % 3) * 2048) + (i_18 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_18) * (int64_t)32768)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 64) + (i_18 * 32)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 64) + (i_18 * 32)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_19 = 0; i_19 < 2; ++i_19) {
        tl::cp_async_gs<16>((&(((half_t*)gate_tile)[((((((step % 3) * 2048) + (i_19 * 1024)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 65536) + (i_19 * 32768)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 2687072)])));
      }
      tl::cp_async_commit();
    }
    tl::cp_async_wait<4>();
    __syncthreads();
    {
      half_t A_local_2[16];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_20 = 0; i_20 < 2; ++i_20) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_20 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_2[(i_20 * 8)])));
        }
        #pragma unroll
        for (int i_21 = 0; i_21 < 2; ++i_21) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_21 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_2[(i_21 * 8)])));
        }
        for (int i_22 = 0; i_22 < 2; ++i_22) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_22 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_22 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_22 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_22 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_3[16];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_23 = 0; i_23 < 2; ++i_23) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_23 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_3[(i_23 * 8)])));
        }
        #pragma unroll
        for (int i_24 = 0; i_24 < 2; ++i_24) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_24 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_3[(i_24 * 8)])));
        }
        for (int i_25 = 0; i_25 < 2; ++i_25) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_25 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_25 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_4[16];
      half_t B_local_4[16];
      for (int ki_4 = 0; ki_4 < 2; ++ki_4) {
        #pragma unroll
        for (int i_26 = 0; i_26 < 2; ++i_26) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_26 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_4) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_4[(i_26 * 8)])));
        }
        #pragma unroll
        for (int i_27 = 0; i_27 < 2; ++i_27) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_27 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_4) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_4[(i_27 * 8)])));
        }
        for (int i_28 = 0; i_28 < 2; ++i_28) {
          for (int j_4 = 0; j_4 < 2; ++j_4) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_28 * 16) + (j_4 * 8))), reinterpret_cast<const unsigned*>(A_local_4 + (i_28 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + (j_4 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_28 * 16) + (j_4 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_4 + (i_28 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + ((j_4 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_5[16];
      half_t B_local_5[16];
      for (int ki_5 = 0; ki_5 < 2; ++ki_5) {
        #pragma unroll
        for (int i_29 = 0; i_29 < 2; ++i_29) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_29 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_5) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_5[(i_29 * 8)])));
        }
        #pragma unroll
        for (int i_30 = 0; i_30 < 2; ++i_30) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_30 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_5) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_5[(i_30 * 8)])));
        }
        for (int i_31 = 0; i_31 < 2; ++i_31) {
          for (int j_5 = 0; j_5 < 2; ++j_5) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_31 * 16) + (j_5 * 8))), reinterpret_cast<const unsigned*>(A_local_5 + (i_31 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + (j_5 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_31 * 16) + (j_5 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_5 + (i_31 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + ((j_5 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_6[16];
      half_t B_local_6[16];
      for (int ki_6 = 0; ki_6 < 2; ++ki_6) {
        #pragma unroll
        for (int i_32 = 0; i_32 < 2; ++i_32) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_32 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_6) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(A_local_6[(i_32 * 8)])));
        }
        #pragma unroll
        for (int i_33 = 0; i_33 < 2; ++i_33) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_33 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_6) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(B_local_6[(i_33 * 8)])));
        }
        for (int i_34 = 0; i_34 < 2; ++i_34) {
          for (int j_6 = 0; j_6 < 2; ++j_6) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_34 * 16) + (j_6 * 8))), reinterpret_cast<const unsigned*>(A_local_6 + (i_34 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + (j_6 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_34 * 16) + (j_6 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_6 + (i_34 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + ((j_6 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_7[16];
      half_t B_local_7[16];
      for (int ki_7 = 0; ki_7 < 2; ++ki_7) {
        #pragma unroll
        for (int i_35 = 0; i_35 < 2; ++i_35) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 1024) + (i_35 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_7) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(A_local_7[(i_35 * 8)])));
        }
        #pragma unroll
        for (int i_36 = 0; i_36 < 2; ++i_36) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_36 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_7) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 2048)])), (&(B_local_7[(i_36 * 8)])));
        }
        for (int i_37 = 0; i_37 < 2; ++i_37) {
          for (int j_7 = 0; j_7 < 2; ++j_7) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_37 * 16) + (j_7 * 8))), reinterpret_cast<const unsigned*>(A_local_7 + (i_37 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + (j_7 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_37 * 16) + (j_7 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_7 + (i_37 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + ((j_7 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_38 = 0; i_38 < 32; ++i_38) {
      value[i_38] = (((0x1p-1f/*5.000000e-01*/ * value[i_38]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_38] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_38]);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_39 = 0; i_39 < 16; ++i_39) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(value + (i_39 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + ((i_39 >> 3) * 1024)) + ((i_39 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_39 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < rows[0]) {
    #pragma unroll
    for (int i_40 = 0; i_40 < 4; ++i_40) {
      if ((((((int)blockIdx.y) * 64) + (i_40 * 16)) + (((int)threadIdx.x) >> 3)) < M) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)167936) + (((int64_t)i_40) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)2624)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_40 * 1024) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.geglu.f2624_k1024.t128x128x32s3
//   op geglu, m 128, n 128, k 32, stages 3, threads 256, parts 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_geglu_f2624_k1024_t128x128x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M);
extern "C" __global__ void __launch_bounds__(256, 1) portable_geglu_f2624_k1024_t128x128x32s3_kernel(const half_t* __restrict__ a, half_t* __restrict__ c, const int* __restrict__ rows, const half_t* __restrict__ w, int M) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* a_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* c_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* gate_tile = ((void*)((char*)buf_dyn_shmem + 24576));
  void* value_tile = ((void*)((char*)buf_dyn_shmem + 49152));
  float value[64];
  float gate[64];
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 16; ++i) {
      float broadcast_var = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(value + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_1 = 0; i_1 < 16; ++i_1) {
      float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
      *(float4*)(gate + (i_1 * 4)) = make_float4(broadcast_var_1, broadcast_var_1, broadcast_var_1, broadcast_var_1);
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_2 = 0; i_2 < 2; ++i_2) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((i_2 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((int)blockIdx.x) * 131072) + (i_2 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8))])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_3 = 0; i_3 < 2; ++i_3) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((i_3 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_3) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8))])), (((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_3 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_4 = 0; i_4 < 2; ++i_4) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)gate_tile)[((((i_4 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_4 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 2686976)])), ((((((int)blockIdx.x) * 2) + i_4) < 41) && (((((int)blockIdx.x) * 2) + i_4) < 41)));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_5 = 0; i_5 < 2; ++i_5) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((i_5 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_5 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 32)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_6 = 0; i_6 < 2; ++i_6) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_6 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_6) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)32)])), (((((((int)blockIdx.y) * 128) + (i_6 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_6 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_7 = 0; i_7 < 2; ++i_7) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)gate_tile)[(((((i_7 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 4096)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_7 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 2687008)])), ((((((int)blockIdx.x) * 2) + i_7) < 41) && (((((int)blockIdx.x) * 2) + i_7) < 41)));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_8 = 0; i_8 < 2; ++i_8) {
      tl::cp_async_gs<16>((&(((half_t*)value_tile)[(((((i_8 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_8 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 64)])));
    }
    tl::cp_async_commit();
    #pragma unroll
    for (int i_9 = 0; i_9 < 2; ++i_9) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[(((((i_9 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(a[(((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_9) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)64)])), (((((((int)blockIdx.y) * 128) + (i_9 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_9 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
    }
    #pragma unroll
    for (int i_10 = 0; i_10 < 2; ++i_10) {
      tl::cp_async_gs_conditional<16>((&(((half_t*)gate_tile)[(((((i_10 * 2048) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 8192)])), (&(w[(((((((int)blockIdx.x) * 131072) + (i_10 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)threadIdx.x) & 3) * 8)) + 2687040)])), ((((((int)blockIdx.x) * 2) + i_10) < 41) && (((((int)blockIdx.x) * 2) + i_10) < 41)));
    }
    tl::cp_async_commit();
    for (int step = 0; step < 29; ++step) {
      tl::cp_async_wait<4>();
      __syncthreads();
      {
        half_t A_local[32];
        half_t B_local[16];
        for (int ki = 0; ki < 2; ++ki) {
          #pragma unroll
          for (int i_11 = 0; i_11 < 4; ++i_11) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_11 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local[(i_11 * 8)])));
          }
          #pragma unroll
          for (int i_12 = 0; i_12 < 2; ++i_12) {
            tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_12 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local[(i_12 * 8)])));
          }
          for (int i_13 = 0; i_13 < 4; ++i_13) {
            for (int j = 0; j < 2; ++j) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_13 * 16) + (j * 8))), reinterpret_cast<const unsigned*>(A_local + (i_13 * 8)), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_13 * 16) + (j * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local + (i_13 * 8)), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
            }
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_14 = 0; i_14 < 2; ++i_14) {
        tl::cp_async_gs<16>((&(((half_t*)value_tile)[((((((step % 3) * 4096) + (i_14 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_14 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96)])));
      }
      tl::cp_async_commit();
      {
        half_t A_local_1[32];
        half_t B_local_1[16];
        for (int ki_1 = 0; ki_1 < 2; ++ki_1) {
          #pragma unroll
          for (int i_15 = 0; i_15 < 4; ++i_15) {
            tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((step % 3) * 4096) + (((((int)threadIdx.x) & 63) >> 5) * 2048)) + (i_15 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_1[(i_15 * 8)])));
          }
          #pragma unroll
          for (int i_16 = 0; i_16 < 2; ++i_16) {
            tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((step % 3) * 4096) + ((((int)threadIdx.x) >> 6) * 1024)) + (i_16 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_1) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_1[(i_16 * 8)])));
          }
          for (int i_17 = 0; i_17 < 4; ++i_17) {
            for (int j_1 = 0; j_1 < 2; ++j_1) {
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_17 * 16) + (j_1 * 8))), reinterpret_cast<const unsigned*>(A_local_1 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
              tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_17 * 16) + (j_1 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + (i_17 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
            }
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_18 = 0; i_18 < 2; ++i_18) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)a_tile)[((((((step % 3) * 4096) + (i_18 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(a[((((((((int64_t)((int)blockIdx.y)) * (int64_t)131072) + (((int64_t)i_18) * (int64_t)65536)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)1024)) + (((int64_t)step) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)8)) + (int64_t)96)])), (((((((int)blockIdx.y) * 128) + (i_18 * 64)) + (((int)threadIdx.x) >> 2)) < M) && ((((((int)blockIdx.y) * 128) + (i_18 * 64)) + (((int)threadIdx.x) >> 2)) < M)));
      }
      #pragma unroll
      for (int i_19 = 0; i_19 < 2; ++i_19) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)gate_tile)[((((((step % 3) * 4096) + (i_19 * 2048)) + ((((int)threadIdx.x) >> 2) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[((((((((int)blockIdx.x) * 131072) + (i_19 * 65536)) + ((((int)threadIdx.x) >> 2) * 1024)) + (step * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 2687072)])), ((((((int)blockIdx.x) * 2) + i_19) < 41) && (((((int)blockIdx.x) * 2) + i_19) < 41)));
      }
      tl::cp_async_commit();
    }
    tl::cp_async_wait<4>();
    __syncthreads();
    {
      half_t A_local_2[32];
      half_t B_local_2[16];
      for (int ki_2 = 0; ki_2 < 2; ++ki_2) {
        #pragma unroll
        for (int i_20 = 0; i_20 < 4; ++i_20) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_20 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_2[(i_20 * 8)])));
        }
        #pragma unroll
        for (int i_21 = 0; i_21 < 2; ++i_21) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_21 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_2) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_2[(i_21 * 8)])));
        }
        for (int i_22 = 0; i_22 < 4; ++i_22) {
          for (int j_2 = 0; j_2 < 2; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_22 * 16) + (j_2 * 8))), reinterpret_cast<const unsigned*>(A_local_2 + (i_22 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_22 * 16) + (j_2 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + (i_22 * 8)), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_3[32];
      half_t B_local_3[16];
      for (int ki_3 = 0; ki_3 < 2; ++ki_3) {
        #pragma unroll
        for (int i_23 = 0; i_23 < 4; ++i_23) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_23 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(A_local_3[(i_23 * 8)])));
        }
        #pragma unroll
        for (int i_24 = 0; i_24 < 2; ++i_24) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_24 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_3) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 8192)])), (&(B_local_3[(i_24 * 8)])));
        }
        for (int i_25 = 0; i_25 < 4; ++i_25) {
          for (int j_3 = 0; j_3 < 2; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_25 * 16) + (j_3 * 8))), reinterpret_cast<const unsigned*>(A_local_3 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_25 * 16) + (j_3 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_3 + (i_25 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<2>();
    __syncthreads();
    {
      half_t A_local_4[32];
      half_t B_local_4[16];
      for (int ki_4 = 0; ki_4 < 2; ++ki_4) {
        #pragma unroll
        for (int i_26 = 0; i_26 < 4; ++i_26) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_26 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_4) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_4[(i_26 * 8)])));
        }
        #pragma unroll
        for (int i_27 = 0; i_27 < 2; ++i_27) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_27 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_4) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_4[(i_27 * 8)])));
        }
        for (int i_28 = 0; i_28 < 4; ++i_28) {
          for (int j_4 = 0; j_4 < 2; ++j_4) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_28 * 16) + (j_4 * 8))), reinterpret_cast<const unsigned*>(A_local_4 + (i_28 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + (j_4 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_28 * 16) + (j_4 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_4 + (i_28 * 8)), reinterpret_cast<const unsigned*>(B_local_4 + ((j_4 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_5[32];
      half_t B_local_5[16];
      for (int ki_5 = 0; ki_5 < 2; ++ki_5) {
        #pragma unroll
        for (int i_29 = 0; i_29 < 4; ++i_29) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[(((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_29 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_5) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(A_local_5[(i_29 * 8)])));
        }
        #pragma unroll
        for (int i_30 = 0; i_30 < 2; ++i_30) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[(((((((((int)threadIdx.x) >> 6) * 1024) + (i_30 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_5) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8))])), (&(B_local_5[(i_30 * 8)])));
        }
        for (int i_31 = 0; i_31 < 4; ++i_31) {
          for (int j_5 = 0; j_5 < 2; ++j_5) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_31 * 16) + (j_5 * 8))), reinterpret_cast<const unsigned*>(A_local_5 + (i_31 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + (j_5 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_31 * 16) + (j_5 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_5 + (i_31 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + ((j_5 * 8) + 4)));
          }
        }
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    {
      half_t A_local_6[32];
      half_t B_local_6[16];
      for (int ki_6 = 0; ki_6 < 2; ++ki_6) {
        #pragma unroll
        for (int i_32 = 0; i_32 < 4; ++i_32) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_32 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_6) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_6[(i_32 * 8)])));
        }
        #pragma unroll
        for (int i_33 = 0; i_33 < 2; ++i_33) {
          tl::ptx_ldmatrix_x4((&(((half_t*)value_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_33 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_6) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_6[(i_33 * 8)])));
        }
        for (int i_34 = 0; i_34 < 4; ++i_34) {
          for (int j_6 = 0; j_6 < 2; ++j_6) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + ((i_34 * 16) + (j_6 * 8))), reinterpret_cast<const unsigned*>(A_local_6 + (i_34 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + (j_6 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(value + (((i_34 * 16) + (j_6 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_6 + (i_34 * 8)), reinterpret_cast<const unsigned*>(B_local_6 + ((j_6 * 8) + 4)));
          }
        }
      }
    }
    {
      half_t A_local_7[32];
      half_t B_local_7[16];
      for (int ki_7 = 0; ki_7 < 2; ++ki_7) {
        #pragma unroll
        for (int i_35 = 0; i_35 < 4; ++i_35) {
          tl::ptx_ldmatrix_x4((&(((half_t*)a_tile)[((((((((((int)threadIdx.x) & 63) >> 5) * 2048) + (i_35 * 512)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_7) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(A_local_7[(i_35 * 8)])));
        }
        #pragma unroll
        for (int i_36 = 0; i_36 < 2; ++i_36) {
          tl::ptx_ldmatrix_x4((&(((half_t*)gate_tile)[((((((((((int)threadIdx.x) >> 6) * 1024) + (i_36 * 512)) + (((((int)threadIdx.x) & 31) >> 4) * 256)) + ((((int)threadIdx.x) & 7) * 32)) + (((((((int)threadIdx.x) & 7) >> 2) + ki_7) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 8)) + 4096)])), (&(B_local_7[(i_36 * 8)])));
        }
        for (int i_37 = 0; i_37 < 4; ++i_37) {
          for (int j_7 = 0; j_7 < 2; ++j_7) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + ((i_37 * 16) + (j_7 * 8))), reinterpret_cast<const unsigned*>(A_local_7 + (i_37 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + (j_7 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(gate + (((i_37 * 16) + (j_7 * 8)) + 4)), reinterpret_cast<const unsigned*>(A_local_7 + (i_37 * 8)), reinterpret_cast<const unsigned*>(B_local_7 + ((j_7 * 8) + 4)));
          }
        }
      }
    }
  }
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_38 = 0; i_38 < 64; ++i_38) {
      value[i_38] = (((0x1p-1f/*5.000000e-01*/ * value[i_38]) * (0x1p+0f/*1.000000e+00*/ + erff((value[i_38] * 0x1.6a09e6p-1f/*7.071068e-01*/)))) * gate[i_38]);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_39 = 0; i_39 < 32; ++i_39) {
      half_t c_tile_local_cast[2];
      uint1 __1;
      float2 v_ = *(float2*)(value + (i_39 * 2));
      ((half2*)(&__1))[0] = __float22half2_rn(((float2*)(&v_))[0]);
      *(uint1*)(c_tile_local_cast + 0) = __1;
      *(uint1*)(((half_t*)c_tile) + (((((((((((int)threadIdx.x) & 63) >> 5) * 8192) + ((i_39 >> 3) * 2048)) + ((i_39 & 1) * 1024)) + (((((int)threadIdx.x) & 31) >> 2) * 128)) + ((((int)threadIdx.x) >> 6) * 32)) + (((i_39 & 7) >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(c_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 128) < rows[0]) {
    #pragma unroll
    for (int i_40 = 0; i_40 < 8; ++i_40) {
      if (((((((int)blockIdx.y) * 128) + (i_40 * 16)) + (((int)threadIdx.x) >> 4)) < M) && (((((int)blockIdx.x) * 2) + ((((int)threadIdx.x) & 15) >> 3)) < 41)) {
        *(uint4*)(c + (((((((int64_t)((int)blockIdx.y)) * (int64_t)335872) + (((int64_t)i_40) * (int64_t)41984)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)2624)) + (((int64_t)((int)blockIdx.x)) * (int64_t)128)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)8))) = *(uint4*)(((half_t*)c_tile) + ((i_40 * 2048) + (((int)threadIdx.x) * 8)));
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d128.nores_bias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d128_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_add_norm_d128_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M) {
  float by_gamma[4];
  float by_beta[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    *(float4*)(by_beta + 0) = *(float4*)(beta + (((int)threadIdx.x) * 4));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.nores_bias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_nores_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.nores_bias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_nores_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_nores_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ gamma, const int* __restrict__ rows, const float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d128.res_bias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d128_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_add_norm_d128_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  float by_gamma[4];
  float by_beta[4];
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
    *(float4*)(by_beta + 0) = *(float4*)(beta + (((int)threadIdx.x) * 4));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.res_bias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_res_bias_act_r1_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.res_bias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_res_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_res_bias_act_r4_kernel(const float* __restrict__ beta, const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
    #pragma unroll
    for (int i_1 = 0; i_1 < 2; ++i_1) {
      *(float4*)(by_beta + (i_1 * 4)) = *(float4*)(beta + ((i_1 * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d128.res_nobias_act.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d128_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_add_norm_d128_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  float by_gamma[4];
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.res_nobias_act.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_res_nobias_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.res_nobias_act.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_res_nobias_act_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_res_nobias_act_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d128.res_nobias_f32.r1
//   op add_norm, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d128_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_add_norm_d128_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
  float by_gamma[4];
  float x[4];
  float work[4];
  float total[1];
  float mean[1];
  float scale[1];
  float rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.res_nobias_f32.r1
//   op add_norm, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_res_nobias_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
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
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm.d1024.res_nobias_f32.r4
//   op add_norm, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_d1024_res_nobias_f32_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_d1024_res_nobias_f32_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
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
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm_parts.d128_parts2.act.r1
//   op add_norm_parts, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_parts_d128_parts2_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_add_norm_parts_d128_parts2_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
  float by_gamma[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  half_t rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm_parts.d1024_parts4.act.r1
//   op add_norm_parts, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_parts_d1024_parts4_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_parts_d1024_parts4_act_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm_parts.d1024_parts4.act.r4
//   op add_norm_parts, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_parts_d1024_parts4_act_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_parts_d1024_parts4_act_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, half_t* __restrict__ y, int M) {
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
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm_parts.d128_parts2.f32.r1
//   op add_norm_parts, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_parts_d128_parts2_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_add_norm_parts_d128_parts2_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
  float by_gamma[4];
  float x[4];
  float total[1];
  float mean[1];
  float work[4];
  float scale[1];
  float rounded[4];
  if (((int)blockIdx.x) < rows[0]) {
    *(float4*)(by_gamma + 0) = *(float4*)(gamma + (((int)threadIdx.x) * 4));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm_parts.d1024_parts4.f32.r1
//   op add_norm_parts, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_parts_d1024_parts4_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_parts_d1024_parts4_f32_r1_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
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
  if (((int)blockIdx.x) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_norm_parts.d1024_parts4.f32.r4
//   op add_norm_parts, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_norm_parts_d1024_parts4_f32_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_norm_parts_d1024_parts4_f32_r4_kernel(const float* __restrict__ branch, const float* __restrict__ gamma, const int* __restrict__ rows, float* __restrict__ stream, float* __restrict__ y, int M) {
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
  if ((((int)blockIdx.x) * 4) < rows[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(by_gamma + (i * 4)) = *(float4*)(gamma + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.add_type.d128.r1
//   op add_type, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_type_d128_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_add_type_d128_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M) {
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
// portable.add_type.d1024.r1
//   op add_type, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_type_d1024_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_type_d1024_r1_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M) {
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
// portable.add_type.d1024.r4
//   op add_type, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_add_type_d1024_r4_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_add_type_d1024_r4_kernel(const float* __restrict__ hidden, const int* __restrict__ rows, float* __restrict__ stream, const float* __restrict__ table, const int* __restrict__ types, int M) {
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
// portable.rope.heads2.r1
//   op rope, rows 1, threads 32
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_rope_heads2_r1_kernel(const float* __restrict__ cos, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin, int L, int M);
extern "C" __global__ void __launch_bounds__(32, 1) portable_rope_heads2_r1_kernel(const float* __restrict__ cos_1, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin_1, int L, int M) {
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
// portable.rope.heads16.r1
//   op rope, rows 1, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_rope_heads16_r1_kernel(const float* __restrict__ cos, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin, int L, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_rope_heads16_r1_kernel(const float* __restrict__ cos_1, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin_1, int L, int M) {
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
// portable.rope.heads16.r4
//   op rope, rows 4, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_rope_heads16_r4_kernel(const float* __restrict__ cos, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin, int L, int M);
extern "C" __global__ void __launch_bounds__(128, 1) portable_rope_heads16_r4_kernel(const float* __restrict__ cos_1, const int* __restrict__ positions, half_t* __restrict__ qkv, const int* __restrict__ rows, const float* __restrict__ sin_1, int L, int M) {
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
// portable.attention.heads2_window0.q64k64s1
//   op attention, m 64, n 64, stages 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_attention_heads2_window0_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(128, 1) portable_attention_heads2_window0_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 8192));
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 8192));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 16384));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  float peak_clear_2[2];
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
    for (int i = 0; i < 4; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)24576) + (((int64_t)i) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
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
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if (63 < length) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((int64_t)i_2) * (int64_t)6144) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), (((((((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= (((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start))) && ((((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= (((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((int64_t)i_3) * (int64_t)6144) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)256)])), (((((((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= (((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start))) && ((((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= (((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    for (int step = 0; step < ((length >> 6) - 1); ++step) {
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_4 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t A_local[8];
        half_t B_local[32];
        for (int ki = 0; ki < 4; ++ki) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[0])));
          #pragma unroll
          for (int i_5 = 0; i_5 < 4; ++i_5) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_5 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_5 * 8)])));
          }
          for (int j = 0; j < 4; ++j) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j * 8)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((((int64_t)step) * (int64_t)24576) + (((int64_t)i_6) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)24704)])), (((((((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= ((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= ((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        peak_clear[i_7] = -CUDART_INF_F;
        #pragma unroll
        for (int rv = 0; rv < 16; ++rv) {
          peak_clear[i_7] = max(peak_clear[i_7], scores[((((rv & 7) * 4) + (i_7 * 2)) + (rv >> 3))]);
        }
        peak_clear[i_7] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_7]);
        peak[i_7] = max(peak[i_7], peak_clear[i_7]);
      }
      float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __1;
        float2 v_ = *(float2*)(peak + 0);
        float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
        __1.x = (v_.x*v__1.x);
        __1.y = (v_.y*v__1.y);
      *(float2*)(scaled + 0) = __1;
      float2 __2;
      float2 __3;
        float2 v__2 = *(float2*)(before + 0);
        float2 v__3 = *(float2*)(scaled + 0);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
      __2.x = exp2f(__3.x);
      __2.y = exp2f(__3.y);
      *(float2*)(fade + 0) = __2;
      #pragma unroll
      for (int i_8 = 0; i_8 < 16; ++i_8) {
        float broadcast_var_7 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __4;
        float2 __5;
          float2 __6;
            float2 v__4 = *(float2*)(scores + (i_8 * 2));
            float2 v__5 = make_float2(broadcast_var_7, broadcast_var_7);
            __6.x = (v__4.x*v__5.x);
            __6.y = (v__4.y*v__5.y);
          float2 v__6 = make_float2(scaled[(i_8 & 1)], scaled[(i_8 & 1)]);
          __5.x = (__6.x-v__6.x);
          __5.y = (__6.y-v__6.y);
        __4.x = exp2f(__5.x);
        __4.y = exp2f(__5.y);
        *(float2*)(scores + (i_8 * 2)) = __4;
      }
      #pragma unroll
      for (int i_9 = 0; i_9 < 2; ++i_9) {
        part[i_9] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
          part[i_9] = (part[i_9] + scores[((((rv_1 & 7) * 4) + (i_9 * 2)) + (rv_1 >> 3))]);
        }
        part[i_9] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_9]);
      }
      float2 __7;
        float2 __8;
          float2 v__7 = *(float2*)(total + 0);
          float2 v__8 = *(float2*)(fade + 0);
          __8.x = (v__7.x*v__8.x);
          __8.y = (v__7.y*v__8.y);
        float2 v__9 = *(float2*)(part + 0);
        __7.x = (__8.x+v__9.x);
        __7.y = (__8.y+v__9.y);
      *(float2*)(total + 0) = __7;
      #pragma unroll
      for (int i_10 = 0; i_10 < 8; ++i_10) {
        uint2 __9;
        float4 v__10 = *(float4*)(scores + (i_10 * 4));
        ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
        ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
        *(uint2*)(probs + (i_10 * 4)) = __9;
      }
      #pragma unroll
      for (int i_11 = 0; i_11 < 16; ++i_11) {
        float2 __10;
          float2 v__11 = *(float2*)(acc + (i_11 * 2));
          float2 v__12 = make_float2(fade[(i_11 & 1)], fade[(i_11 & 1)]);
          __10.x = (v__11.x*v__12.x);
          __10.y = (v__11.y*v__12.y);
        *(float2*)(acc + (i_11 * 2)) = __10;
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t B_local_1[32];
        for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
          #pragma unroll
          for (int i_12 = 0; i_12 < 4; ++i_12) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_1 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_12 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_12 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_1[(i_12 * 8)])));
          }
          for (int j_1 = 0; j_1 < 4; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_1 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_1 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_13 = 0; i_13 < 4; ++i_13) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_13 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((((int64_t)step) * (int64_t)24576) + (((int64_t)i_13) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)24832)])), (((((((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= ((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= ((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    if (64 <= length) {
      #pragma unroll
      for (int i_14 = 0; i_14 < 8; ++i_14) {
        float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_14 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    if (64 <= length) {
      {
        half_t A_local_1[8];
        half_t B_local_2[32];
        for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_1[0])));
          #pragma unroll
          for (int i_15 = 0; i_15 < 4; ++i_15) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_15 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_15 * 8)])));
          }
          for (int j_2 = 0; j_2 < 4; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_2 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_2 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_16 = 0; i_16 < 2; ++i_16) {
        peak_clear_1[i_16] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
          peak_clear_1[i_16] = max(peak_clear_1[i_16], scores[((((rv_2 & 7) * 4) + (i_16 * 2)) + (rv_2 >> 3))]);
        }
        peak_clear_1[i_16] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_1[i_16]);
        peak[i_16] = max(peak[i_16], peak_clear_1[i_16]);
      }
      float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __11;
        float2 v__13 = *(float2*)(peak + 0);
        float2 v__14 = make_float2(broadcast_var_9, broadcast_var_9);
        __11.x = (v__13.x*v__14.x);
        __11.y = (v__13.y*v__14.y);
      *(float2*)(scaled + 0) = __11;
      float2 __12;
      float2 __13;
        float2 v__15 = *(float2*)(before + 0);
        float2 v__16 = *(float2*)(scaled + 0);
        __13.x = (v__15.x-v__16.x);
        __13.y = (v__15.y-v__16.y);
      __12.x = exp2f(__13.x);
      __12.y = exp2f(__13.y);
      *(float2*)(fade + 0) = __12;
      #pragma unroll
      for (int i_17 = 0; i_17 < 16; ++i_17) {
        float broadcast_var_10 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __14;
        float2 __15;
          float2 __16;
            float2 v__17 = *(float2*)(scores + (i_17 * 2));
            float2 v__18 = make_float2(broadcast_var_10, broadcast_var_10);
            __16.x = (v__17.x*v__18.x);
            __16.y = (v__17.y*v__18.y);
          float2 v__19 = make_float2(scaled[(i_17 & 1)], scaled[(i_17 & 1)]);
          __15.x = (__16.x-v__19.x);
          __15.y = (__16.y-v__19.y);
        __14.x = exp2f(__15.x);
        __14.y = exp2f(__15.y);
        *(float2*)(scores + (i_17 * 2)) = __14;
      }
      #pragma unroll
      for (int i_18 = 0; i_18 < 2; ++i_18) {
        part[i_18] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
          part[i_18] = (part[i_18] + scores[((((rv_3 & 7) * 4) + (i_18 * 2)) + (rv_3 >> 3))]);
        }
        part[i_18] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_18]);
      }
      float2 __17;
        float2 __18;
          float2 v__20 = *(float2*)(total + 0);
          float2 v__21 = *(float2*)(fade + 0);
          __18.x = (v__20.x*v__21.x);
          __18.y = (v__20.y*v__21.y);
        float2 v__22 = *(float2*)(part + 0);
        __17.x = (__18.x+v__22.x);
        __17.y = (__18.y+v__22.y);
      *(float2*)(total + 0) = __17;
      #pragma unroll
      for (int i_19 = 0; i_19 < 8; ++i_19) {
        uint2 __19;
        float4 v__23 = *(float4*)(scores + (i_19 * 4));
        ((half2*)(&__19))[0] = __float22half2_rn(((float2*)(&v__23))[0]);
        ((half2*)(&__19))[1] = __float22half2_rn(((float2*)(&v__23))[1]);
        *(uint2*)(probs + (i_19 * 4)) = __19;
      }
      #pragma unroll
      for (int i_20 = 0; i_20 < 16; ++i_20) {
        float2 __20;
          float2 v__24 = *(float2*)(acc + (i_20 * 2));
          float2 v__25 = make_float2(fade[(i_20 & 1)], fade[(i_20 & 1)]);
          __20.x = (v__24.x*v__25.x);
          __20.y = (v__24.y*v__25.y);
        *(float2*)(acc + (i_20 * 2)) = __20;
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    if (64 <= length) {
      {
        half_t B_local_3[32];
        for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
          #pragma unroll
          for (int i_21 = 0; i_21 < 4; ++i_21) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_3 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_21 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_21 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_3[(i_21 * 8)])));
          }
          for (int j_3 = 0; j_3 < 4; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_3 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_3 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((length + 63) >> 6)) {
      #pragma unroll
      for (int i_22 = 0; i_22 < 4; ++i_22) {
        bool inside = (((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_11 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_2;
        if ((((((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_2 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_22) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128));
        } else {
          condval_2 = make_uint4(__pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11));
        }
        *(uint4*)(((half_t*)k_tail) + (((((i_22 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_2;
      }
      #pragma unroll
      for (int i_23 = 0; i_23 < 4; ++i_23) {
        bool inside_1 = (((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_12 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_3;
        if ((((((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_3 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_23) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)256));
        } else {
          condval_3 = make_uint4(__pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12));
        }
        *(uint4*)(((half_t*)v_tail) + (((((i_23 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_3;
      }
      #pragma unroll
      for (int i_24 = 0; i_24 < 8; ++i_24) {
        float broadcast_var_13 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_24 * 4)) = make_float4(broadcast_var_13, broadcast_var_13, broadcast_var_13, broadcast_var_13);
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((length + 63) >> 6)) {
      {
        half_t A_local_2[8];
        half_t B_local_4[32];
        for (int ki_4 = 0; ki_4 < 4; ++ki_4) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[0])));
          #pragma unroll
          for (int i_25 = 0; i_25 < 4; ++i_25) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tail)[((((((i_25 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_4[(i_25 * 8)])));
          }
          for (int j_4 = 0; j_4 < 4; ++j_4) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_4 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + (j_4 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_4 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + ((j_4 * 8) + 4)));
          }
        }
      }
      #pragma unroll
      for (int i_26 = 0; i_26 < 32; ++i_26) {
        float condval_4;
        if (((((((length >> 6) * 64) + ((i_26 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_26 & 1)) < length)) {
          condval_4 = scores[i_26];
        } else {
          condval_4 = -0x1.93e594p+99f/*-1.000000e+30*/;
        }
        scores[i_26] = condval_4;
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_27 = 0; i_27 < 2; ++i_27) {
        peak_clear_2[i_27] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_4 = 0; rv_4 < 16; ++rv_4) {
          peak_clear_2[i_27] = max(peak_clear_2[i_27], scores[((((rv_4 & 7) * 4) + (i_27 * 2)) + (rv_4 >> 3))]);
        }
        peak_clear_2[i_27] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_2[i_27]);
        peak[i_27] = max(peak[i_27], peak_clear_2[i_27]);
      }
      float broadcast_var_14 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __21;
        float2 v__26 = *(float2*)(peak + 0);
        float2 v__27 = make_float2(broadcast_var_14, broadcast_var_14);
        __21.x = (v__26.x*v__27.x);
        __21.y = (v__26.y*v__27.y);
      *(float2*)(scaled + 0) = __21;
      float2 __22;
      float2 __23;
        float2 v__28 = *(float2*)(before + 0);
        float2 v__29 = *(float2*)(scaled + 0);
        __23.x = (v__28.x-v__29.x);
        __23.y = (v__28.y-v__29.y);
      __22.x = exp2f(__23.x);
      __22.y = exp2f(__23.y);
      *(float2*)(fade + 0) = __22;
      #pragma unroll
      for (int i_28 = 0; i_28 < 16; ++i_28) {
        float broadcast_var_15 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __24;
        float2 __25;
          float2 __26;
            float2 v__30 = *(float2*)(scores + (i_28 * 2));
            float2 v__31 = make_float2(broadcast_var_15, broadcast_var_15);
            __26.x = (v__30.x*v__31.x);
            __26.y = (v__30.y*v__31.y);
          float2 v__32 = make_float2(scaled[(i_28 & 1)], scaled[(i_28 & 1)]);
          __25.x = (__26.x-v__32.x);
          __25.y = (__26.y-v__32.y);
        __24.x = exp2f(__25.x);
        __24.y = exp2f(__25.y);
        *(float2*)(scores + (i_28 * 2)) = __24;
      }
      #pragma unroll
      for (int i_29 = 0; i_29 < 2; ++i_29) {
        part[i_29] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_5 = 0; rv_5 < 16; ++rv_5) {
          part[i_29] = (part[i_29] + scores[((((rv_5 & 7) * 4) + (i_29 * 2)) + (rv_5 >> 3))]);
        }
        part[i_29] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_29]);
      }
      float2 __27;
        float2 __28;
          float2 v__33 = *(float2*)(total + 0);
          float2 v__34 = *(float2*)(fade + 0);
          __28.x = (v__33.x*v__34.x);
          __28.y = (v__33.y*v__34.y);
        float2 v__35 = *(float2*)(part + 0);
        __27.x = (__28.x+v__35.x);
        __27.y = (__28.y+v__35.y);
      *(float2*)(total + 0) = __27;
      #pragma unroll
      for (int i_30 = 0; i_30 < 8; ++i_30) {
        uint2 __29;
        float4 v__36 = *(float4*)(scores + (i_30 * 4));
        ((half2*)(&__29))[0] = __float22half2_rn(((float2*)(&v__36))[0]);
        ((half2*)(&__29))[1] = __float22half2_rn(((float2*)(&v__36))[1]);
        *(uint2*)(probs + (i_30 * 4)) = __29;
      }
      #pragma unroll
      for (int i_31 = 0; i_31 < 16; ++i_31) {
        float2 __30;
          float2 v__37 = *(float2*)(acc + (i_31 * 2));
          float2 v__38 = make_float2(fade[(i_31 & 1)], fade[(i_31 & 1)]);
          __30.x = (v__37.x*v__38.x);
          __30.y = (v__37.y*v__38.y);
        *(float2*)(acc + (i_31 * 2)) = __30;
      }
      {
        half_t B_local_5[32];
        for (int ki_5 = 0; ki_5 < 4; ++ki_5) {
          #pragma unroll
          for (int i_32 = 0; i_32 < 4; ++i_32) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tail)[(((((ki_5 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_32 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_32 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_5[(i_32 * 8)])));
          }
          for (int j_5 = 0; j_5 < 4; ++j_5) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_5 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + (j_5 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_5 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + ((j_5 * 8) + 4)));
          }
        }
      }
    }
    float broadcast_var_16 = 0x1p+0f/*1.000000e+00*/;
    float broadcast_var_17 = 0x1.4484cp-100f/*1.000000e-30*/;
    float2 __31;
      float2 v__39 = make_float2(broadcast_var_16, broadcast_var_16);
      float2 __32;
        float2 v__40 = *(float2*)(total + 0);
        float2 v__41 = make_float2(broadcast_var_17, broadcast_var_17);
        __32.x = max(v__40.x, v__41.x);
        __32.y = max(v__40.y, v__41.y);
      __31.x = (v__39.x/__32.x);
      __31.y = (v__39.y/__32.y);
    *(float2*)(fade + 0) = __31;
    #pragma unroll
    for (int i_33 = 0; i_33 < 16; ++i_33) {
      float broadcast_var_18 = 0x0p+0f/*0.000000e+00*/;
      float2 condval_5;
      if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_33 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
        float2 __33;
          float2 v__42 = *(float2*)(acc + (i_33 * 2));
          float2 v__43 = make_float2(fade[(i_33 & 1)], fade[(i_33 & 1)]);
          __33.x = (v__42.x*v__43.x);
          __33.y = (v__42.y*v__43.y);
        condval_5 = __33;
      } else {
        condval_5 = make_float2(broadcast_var_18, broadcast_var_18);
      }
      *(float2*)(acc + (i_33 * 2)) = condval_5;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_34 = 0; i_34 < 16; ++i_34) {
      half_t o_tile_local_cast[2];
      uint1 __34;
      float2 v__44 = *(float2*)(acc + (i_34 * 2));
      ((half2*)(&__34))[0] = __float22half2_rn(((float2*)(&v__44))[0]);
      *(uint1*)(o_tile_local_cast + 0) = __34;
      *(uint1*)(((half_t*)o_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_34 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_34 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(o_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_35 = 0; i_35 < 4; ++i_35) {
      if ((((((int)blockIdx.y) * 4) + i_35) - ((length + 15) >> 4)) < 0) {
        if (((((((int)blockIdx.y) * 64) + (i_35 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
          if (0 <= ((((((int)blockIdx.y) * 64) + (i_35 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
            *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_35) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_35 * 1024) + (((int)threadIdx.x) * 8)));
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.attention.heads2_window64.q64k64s1
//   op attention, m 64, n 64, stages 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_attention_heads2_window64_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(128, 1) portable_attention_heads2_window64_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 8192));
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 8192));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 16384));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  float peak_clear_2[2];
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
    for (int i = 0; i < 4; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)24576) + (((int64_t)i) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
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
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if (0 < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)24576) + (((int64_t)i_2) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128)])), ((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)24576) + (((int64_t)i_3) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)256)])), ((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    for (int step = 0; step < (((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1))) - 1); ++step) {
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_4 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t A_local[8];
        half_t B_local[32];
        for (int ki = 0; ki < 4; ++ki) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[0])));
          #pragma unroll
          for (int i_5 = 0; i_5 < 4; ++i_5) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_5 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_5 * 8)])));
          }
          for (int j = 0; j < 4; ++j) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j * 8)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)24576) + (((int64_t)step) * (int64_t)24576)) + (((int64_t)i_6) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)24704)])), ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      if (((length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + 64)) | (0 < ((max(0, (((int)blockIdx.y) - 1)) + step) - ((int)blockIdx.y)))) | (0 < (min(((int)blockIdx.y), 1) - step))) {
        #pragma unroll
        for (int i_7 = 0; i_7 < 32; ++i_7) {
          float condval_2;
          if (((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + ((i_7 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_7 & 1)) < length) & ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + ((i_7 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_7 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_7 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_7 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_7 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_7 >> 2) * 8)) - (max(0, (((int)blockIdx.y) - 1)) * 64)) - (step * 64)) <= 64))) {
            condval_2 = scores[i_7];
          } else {
            condval_2 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_7] = condval_2;
        }
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        peak_clear[i_8] = -CUDART_INF_F;
        #pragma unroll
        for (int rv = 0; rv < 16; ++rv) {
          peak_clear[i_8] = max(peak_clear[i_8], scores[((((rv & 7) * 4) + (i_8 * 2)) + (rv >> 3))]);
        }
        peak_clear[i_8] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_8]);
        peak[i_8] = max(peak[i_8], peak_clear[i_8]);
      }
      float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __1;
        float2 v_ = *(float2*)(peak + 0);
        float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
        __1.x = (v_.x*v__1.x);
        __1.y = (v_.y*v__1.y);
      *(float2*)(scaled + 0) = __1;
      float2 __2;
      float2 __3;
        float2 v__2 = *(float2*)(before + 0);
        float2 v__3 = *(float2*)(scaled + 0);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
      __2.x = exp2f(__3.x);
      __2.y = exp2f(__3.y);
      *(float2*)(fade + 0) = __2;
      #pragma unroll
      for (int i_9 = 0; i_9 < 16; ++i_9) {
        float broadcast_var_7 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __4;
        float2 __5;
          float2 __6;
            float2 v__4 = *(float2*)(scores + (i_9 * 2));
            float2 v__5 = make_float2(broadcast_var_7, broadcast_var_7);
            __6.x = (v__4.x*v__5.x);
            __6.y = (v__4.y*v__5.y);
          float2 v__6 = make_float2(scaled[(i_9 & 1)], scaled[(i_9 & 1)]);
          __5.x = (__6.x-v__6.x);
          __5.y = (__6.y-v__6.y);
        __4.x = exp2f(__5.x);
        __4.y = exp2f(__5.y);
        *(float2*)(scores + (i_9 * 2)) = __4;
      }
      #pragma unroll
      for (int i_10 = 0; i_10 < 2; ++i_10) {
        part[i_10] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
          part[i_10] = (part[i_10] + scores[((((rv_1 & 7) * 4) + (i_10 * 2)) + (rv_1 >> 3))]);
        }
        part[i_10] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_10]);
      }
      float2 __7;
        float2 __8;
          float2 v__7 = *(float2*)(total + 0);
          float2 v__8 = *(float2*)(fade + 0);
          __8.x = (v__7.x*v__8.x);
          __8.y = (v__7.y*v__8.y);
        float2 v__9 = *(float2*)(part + 0);
        __7.x = (__8.x+v__9.x);
        __7.y = (__8.y+v__9.y);
      *(float2*)(total + 0) = __7;
      #pragma unroll
      for (int i_11 = 0; i_11 < 8; ++i_11) {
        uint2 __9;
        float4 v__10 = *(float4*)(scores + (i_11 * 4));
        ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
        ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
        *(uint2*)(probs + (i_11 * 4)) = __9;
      }
      #pragma unroll
      for (int i_12 = 0; i_12 < 16; ++i_12) {
        float2 __10;
          float2 v__11 = *(float2*)(acc + (i_12 * 2));
          float2 v__12 = make_float2(fade[(i_12 & 1)], fade[(i_12 & 1)]);
          __10.x = (v__11.x*v__12.x);
          __10.y = (v__11.y*v__12.y);
        *(float2*)(acc + (i_12 * 2)) = __10;
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t B_local_1[32];
        for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
          #pragma unroll
          for (int i_13 = 0; i_13 < 4; ++i_13) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_1 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_13 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_13 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_1[(i_13 * 8)])));
          }
          for (int j_1 = 0; j_1 < 4; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_1 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_1 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_14 = 0; i_14 < 4; ++i_14) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_14 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)24576) + (((int64_t)step) * (int64_t)24576)) + (((int64_t)i_14) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)24832)])), ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    if (1 <= ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      #pragma unroll
      for (int i_15 = 0; i_15 < 8; ++i_15) {
        float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_15 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    if (1 <= ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      {
        half_t A_local_1[8];
        half_t B_local_2[32];
        for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_1[0])));
          #pragma unroll
          for (int i_16 = 0; i_16 < 4; ++i_16) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_16 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_16 * 8)])));
          }
          for (int j_2 = 0; j_2 < 4; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_2 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_2 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
      if (((length < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64)) | (1 < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - ((int)blockIdx.y)))) | (-1 < ((min(((int)blockIdx.y), 1) + max(0, (((int)blockIdx.y) - 1))) - (min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6)))) {
        #pragma unroll
        for (int i_17 = 0; i_17 < 32; ++i_17) {
          float condval_3;
          if (((((((((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64) + ((i_17 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_17 & 1)) < (length + 64)) & ((((((((((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64) + ((i_17 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_17 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_17 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 128)) & (((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_17 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_17 >> 2) * 8)) - ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64)) <= 0))) {
            condval_3 = scores[i_17];
          } else {
            condval_3 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_17] = condval_3;
        }
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_18 = 0; i_18 < 2; ++i_18) {
        peak_clear_1[i_18] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
          peak_clear_1[i_18] = max(peak_clear_1[i_18], scores[((((rv_2 & 7) * 4) + (i_18 * 2)) + (rv_2 >> 3))]);
        }
        peak_clear_1[i_18] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_1[i_18]);
        peak[i_18] = max(peak[i_18], peak_clear_1[i_18]);
      }
      float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __11;
        float2 v__13 = *(float2*)(peak + 0);
        float2 v__14 = make_float2(broadcast_var_9, broadcast_var_9);
        __11.x = (v__13.x*v__14.x);
        __11.y = (v__13.y*v__14.y);
      *(float2*)(scaled + 0) = __11;
      float2 __12;
      float2 __13;
        float2 v__15 = *(float2*)(before + 0);
        float2 v__16 = *(float2*)(scaled + 0);
        __13.x = (v__15.x-v__16.x);
        __13.y = (v__15.y-v__16.y);
      __12.x = exp2f(__13.x);
      __12.y = exp2f(__13.y);
      *(float2*)(fade + 0) = __12;
      #pragma unroll
      for (int i_19 = 0; i_19 < 16; ++i_19) {
        float broadcast_var_10 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __14;
        float2 __15;
          float2 __16;
            float2 v__17 = *(float2*)(scores + (i_19 * 2));
            float2 v__18 = make_float2(broadcast_var_10, broadcast_var_10);
            __16.x = (v__17.x*v__18.x);
            __16.y = (v__17.y*v__18.y);
          float2 v__19 = make_float2(scaled[(i_19 & 1)], scaled[(i_19 & 1)]);
          __15.x = (__16.x-v__19.x);
          __15.y = (__16.y-v__19.y);
        __14.x = exp2f(__15.x);
        __14.y = exp2f(__15.y);
        *(float2*)(scores + (i_19 * 2)) = __14;
      }
      #pragma unroll
      for (int i_20 = 0; i_20 < 2; ++i_20) {
        part[i_20] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
          part[i_20] = (part[i_20] + scores[((((rv_3 & 7) * 4) + (i_20 * 2)) + (rv_3 >> 3))]);
        }
        part[i_20] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_20]);
      }
      float2 __17;
        float2 __18;
          float2 v__20 = *(float2*)(total + 0);
          float2 v__21 = *(float2*)(fade + 0);
          __18.x = (v__20.x*v__21.x);
          __18.y = (v__20.y*v__21.y);
        float2 v__22 = *(float2*)(part + 0);
        __17.x = (__18.x+v__22.x);
        __17.y = (__18.y+v__22.y);
      *(float2*)(total + 0) = __17;
      #pragma unroll
      for (int i_21 = 0; i_21 < 8; ++i_21) {
        uint2 __19;
        float4 v__23 = *(float4*)(scores + (i_21 * 4));
        ((half2*)(&__19))[0] = __float22half2_rn(((float2*)(&v__23))[0]);
        ((half2*)(&__19))[1] = __float22half2_rn(((float2*)(&v__23))[1]);
        *(uint2*)(probs + (i_21 * 4)) = __19;
      }
      #pragma unroll
      for (int i_22 = 0; i_22 < 16; ++i_22) {
        float2 __20;
          float2 v__24 = *(float2*)(acc + (i_22 * 2));
          float2 v__25 = make_float2(fade[(i_22 & 1)], fade[(i_22 & 1)]);
          __20.x = (v__24.x*v__25.x);
          __20.y = (v__24.y*v__25.y);
        *(float2*)(acc + (i_22 * 2)) = __20;
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    if (1 <= ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      {
        half_t B_local_3[32];
        for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
          #pragma unroll
          for (int i_23 = 0; i_23 < 4; ++i_23) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_3 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_23 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_23 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_3[(i_23 * 8)])));
          }
          for (int j_3 = 0; j_3 < 4; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_3 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_3 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6)) {
      #pragma unroll
      for (int i_24 = 0; i_24 < 4; ++i_24) {
        bool inside = (((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_11 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_4;
        if ((((((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_4 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_24) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)128));
        } else {
          condval_4 = make_uint4(__pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11));
        }
        *(uint4*)(((half_t*)k_tail) + (((((i_24 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_4;
      }
      #pragma unroll
      for (int i_25 = 0; i_25 < 4; ++i_25) {
        bool inside_1 = (((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_12 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_5;
        if ((((((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_5 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)24576) + (((int64_t)i_25) * (int64_t)6144)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)384)) + (((int64_t)start) * (int64_t)384)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)256));
        } else {
          condval_5 = make_uint4(__pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12));
        }
        *(uint4*)(((half_t*)v_tail) + (((((i_25 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_5;
      }
      #pragma unroll
      for (int i_26 = 0; i_26 < 8; ++i_26) {
        float broadcast_var_13 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_26 * 4)) = make_float4(broadcast_var_13, broadcast_var_13, broadcast_var_13, broadcast_var_13);
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6)) {
      {
        half_t A_local_2[8];
        half_t B_local_4[32];
        for (int ki_4 = 0; ki_4 < 4; ++ki_4) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[0])));
          #pragma unroll
          for (int i_27 = 0; i_27 < 4; ++i_27) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tail)[((((((i_27 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_4[(i_27 * 8)])));
          }
          for (int j_4 = 0; j_4 < 4; ++j_4) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_4 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + (j_4 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_4 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + ((j_4 * 8) + 4)));
          }
        }
      }
      #pragma unroll
      for (int i_28 = 0; i_28 < 32; ++i_28) {
        float condval_6;
        if (((((((((length >> 6) * 64) + ((i_28 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_28 & 1)) < length) & ((((((((((length >> 6) * 64) + ((i_28 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_28 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_28 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & (((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_28 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_28 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_28 >> 2) * 8)) - ((length >> 6) * 64)) <= 64))) {
          condval_6 = scores[i_28];
        } else {
          condval_6 = -0x1.93e594p+99f/*-1.000000e+30*/;
        }
        scores[i_28] = condval_6;
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_29 = 0; i_29 < 2; ++i_29) {
        peak_clear_2[i_29] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_4 = 0; rv_4 < 16; ++rv_4) {
          peak_clear_2[i_29] = max(peak_clear_2[i_29], scores[((((rv_4 & 7) * 4) + (i_29 * 2)) + (rv_4 >> 3))]);
        }
        peak_clear_2[i_29] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_2[i_29]);
        peak[i_29] = max(peak[i_29], peak_clear_2[i_29]);
      }
      float broadcast_var_14 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __21;
        float2 v__26 = *(float2*)(peak + 0);
        float2 v__27 = make_float2(broadcast_var_14, broadcast_var_14);
        __21.x = (v__26.x*v__27.x);
        __21.y = (v__26.y*v__27.y);
      *(float2*)(scaled + 0) = __21;
      float2 __22;
      float2 __23;
        float2 v__28 = *(float2*)(before + 0);
        float2 v__29 = *(float2*)(scaled + 0);
        __23.x = (v__28.x-v__29.x);
        __23.y = (v__28.y-v__29.y);
      __22.x = exp2f(__23.x);
      __22.y = exp2f(__23.y);
      *(float2*)(fade + 0) = __22;
      #pragma unroll
      for (int i_30 = 0; i_30 < 16; ++i_30) {
        float broadcast_var_15 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __24;
        float2 __25;
          float2 __26;
            float2 v__30 = *(float2*)(scores + (i_30 * 2));
            float2 v__31 = make_float2(broadcast_var_15, broadcast_var_15);
            __26.x = (v__30.x*v__31.x);
            __26.y = (v__30.y*v__31.y);
          float2 v__32 = make_float2(scaled[(i_30 & 1)], scaled[(i_30 & 1)]);
          __25.x = (__26.x-v__32.x);
          __25.y = (__26.y-v__32.y);
        __24.x = exp2f(__25.x);
        __24.y = exp2f(__25.y);
        *(float2*)(scores + (i_30 * 2)) = __24;
      }
      #pragma unroll
      for (int i_31 = 0; i_31 < 2; ++i_31) {
        part[i_31] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_5 = 0; rv_5 < 16; ++rv_5) {
          part[i_31] = (part[i_31] + scores[((((rv_5 & 7) * 4) + (i_31 * 2)) + (rv_5 >> 3))]);
        }
        part[i_31] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_31]);
      }
      float2 __27;
        float2 __28;
          float2 v__33 = *(float2*)(total + 0);
          float2 v__34 = *(float2*)(fade + 0);
          __28.x = (v__33.x*v__34.x);
          __28.y = (v__33.y*v__34.y);
        float2 v__35 = *(float2*)(part + 0);
        __27.x = (__28.x+v__35.x);
        __27.y = (__28.y+v__35.y);
      *(float2*)(total + 0) = __27;
      #pragma unroll
      for (int i_32 = 0; i_32 < 8; ++i_32) {
        uint2 __29;
        float4 v__36 = *(float4*)(scores + (i_32 * 4));
        ((half2*)(&__29))[0] = __float22half2_rn(((float2*)(&v__36))[0]);
        ((half2*)(&__29))[1] = __float22half2_rn(((float2*)(&v__36))[1]);
        *(uint2*)(probs + (i_32 * 4)) = __29;
      }
      #pragma unroll
      for (int i_33 = 0; i_33 < 16; ++i_33) {
        float2 __30;
          float2 v__37 = *(float2*)(acc + (i_33 * 2));
          float2 v__38 = make_float2(fade[(i_33 & 1)], fade[(i_33 & 1)]);
          __30.x = (v__37.x*v__38.x);
          __30.y = (v__37.y*v__38.y);
        *(float2*)(acc + (i_33 * 2)) = __30;
      }
      {
        half_t B_local_5[32];
        for (int ki_5 = 0; ki_5 < 4; ++ki_5) {
          #pragma unroll
          for (int i_34 = 0; i_34 < 4; ++i_34) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tail)[(((((ki_5 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_34 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_34 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_5[(i_34 * 8)])));
          }
          for (int j_5 = 0; j_5 < 4; ++j_5) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_5 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + (j_5 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_5 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + ((j_5 * 8) + 4)));
          }
        }
      }
    }
    float broadcast_var_16 = 0x1p+0f/*1.000000e+00*/;
    float broadcast_var_17 = 0x1.4484cp-100f/*1.000000e-30*/;
    float2 __31;
      float2 v__39 = make_float2(broadcast_var_16, broadcast_var_16);
      float2 __32;
        float2 v__40 = *(float2*)(total + 0);
        float2 v__41 = make_float2(broadcast_var_17, broadcast_var_17);
        __32.x = max(v__40.x, v__41.x);
        __32.y = max(v__40.y, v__41.y);
      __31.x = (v__39.x/__32.x);
      __31.y = (v__39.y/__32.y);
    *(float2*)(fade + 0) = __31;
    #pragma unroll
    for (int i_35 = 0; i_35 < 16; ++i_35) {
      float broadcast_var_18 = 0x0p+0f/*0.000000e+00*/;
      float2 condval_7;
      if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_35 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
        float2 __33;
          float2 v__42 = *(float2*)(acc + (i_35 * 2));
          float2 v__43 = make_float2(fade[(i_35 & 1)], fade[(i_35 & 1)]);
          __33.x = (v__42.x*v__43.x);
          __33.y = (v__42.y*v__43.y);
        condval_7 = __33;
      } else {
        condval_7 = make_float2(broadcast_var_18, broadcast_var_18);
      }
      *(float2*)(acc + (i_35 * 2)) = condval_7;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_36 = 0; i_36 < 16; ++i_36) {
      half_t o_tile_local_cast[2];
      uint1 __34;
      float2 v__44 = *(float2*)(acc + (i_36 * 2));
      ((half2*)(&__34))[0] = __float22half2_rn(((float2*)(&v__44))[0]);
      *(uint1*)(o_tile_local_cast + 0) = __34;
      *(uint1*)(((half_t*)o_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_36 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_36 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(o_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_37 = 0; i_37 < 4; ++i_37) {
      if ((((((int)blockIdx.y) * 4) + i_37) - ((length + 15) >> 4)) < 0) {
        if (((((((int)blockIdx.y) * 64) + (i_37 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
          if (0 <= ((((((int)blockIdx.y) * 64) + (i_37 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
            *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)8192) + (((int64_t)i_37) * (int64_t)2048)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)128)) + (((int64_t)start) * (int64_t)128)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_37 * 1024) + (((int)threadIdx.x) * 8)));
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.attention.heads16_window0.q64k64s1
//   op attention, m 64, n 64, stages 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_attention_heads16_window0_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(128, 1) portable_attention_heads16_window0_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 8192));
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 8192));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 16384));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  float peak_clear_2[2];
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
    for (int i = 0; i < 4; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
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
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if (63 < length) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((int64_t)i_2) * (int64_t)49152) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)1024)])), (((((((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= (((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start))) && ((((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= (((i_2 * 16) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((int64_t)i_3) * (int64_t)49152) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)2048)])), (((((((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= (((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start))) && ((((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= (((i_3 * 16) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    for (int step = 0; step < ((length >> 6) - 1); ++step) {
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_4 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t A_local[8];
        half_t B_local[32];
        for (int ki = 0; ki < 4; ++ki) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[0])));
          #pragma unroll
          for (int i_5 = 0; i_5 < 4; ++i_5) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_5 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_5 * 8)])));
          }
          for (int j = 0; j < 4; ++j) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j * 8)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((((int64_t)step) * (int64_t)196608) + (((int64_t)i_6) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)197632)])), (((((((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= ((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= ((((step * 64) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_7 = 0; i_7 < 2; ++i_7) {
        peak_clear[i_7] = -CUDART_INF_F;
        #pragma unroll
        for (int rv = 0; rv < 16; ++rv) {
          peak_clear[i_7] = max(peak_clear[i_7], scores[((((rv & 7) * 4) + (i_7 * 2)) + (rv >> 3))]);
        }
        peak_clear[i_7] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_7]);
        peak[i_7] = max(peak[i_7], peak_clear[i_7]);
      }
      float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __1;
        float2 v_ = *(float2*)(peak + 0);
        float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
        __1.x = (v_.x*v__1.x);
        __1.y = (v_.y*v__1.y);
      *(float2*)(scaled + 0) = __1;
      float2 __2;
      float2 __3;
        float2 v__2 = *(float2*)(before + 0);
        float2 v__3 = *(float2*)(scaled + 0);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
      __2.x = exp2f(__3.x);
      __2.y = exp2f(__3.y);
      *(float2*)(fade + 0) = __2;
      #pragma unroll
      for (int i_8 = 0; i_8 < 16; ++i_8) {
        float broadcast_var_7 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __4;
        float2 __5;
          float2 __6;
            float2 v__4 = *(float2*)(scores + (i_8 * 2));
            float2 v__5 = make_float2(broadcast_var_7, broadcast_var_7);
            __6.x = (v__4.x*v__5.x);
            __6.y = (v__4.y*v__5.y);
          float2 v__6 = make_float2(scaled[(i_8 & 1)], scaled[(i_8 & 1)]);
          __5.x = (__6.x-v__6.x);
          __5.y = (__6.y-v__6.y);
        __4.x = exp2f(__5.x);
        __4.y = exp2f(__5.y);
        *(float2*)(scores + (i_8 * 2)) = __4;
      }
      #pragma unroll
      for (int i_9 = 0; i_9 < 2; ++i_9) {
        part[i_9] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
          part[i_9] = (part[i_9] + scores[((((rv_1 & 7) * 4) + (i_9 * 2)) + (rv_1 >> 3))]);
        }
        part[i_9] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_9]);
      }
      float2 __7;
        float2 __8;
          float2 v__7 = *(float2*)(total + 0);
          float2 v__8 = *(float2*)(fade + 0);
          __8.x = (v__7.x*v__8.x);
          __8.y = (v__7.y*v__8.y);
        float2 v__9 = *(float2*)(part + 0);
        __7.x = (__8.x+v__9.x);
        __7.y = (__8.y+v__9.y);
      *(float2*)(total + 0) = __7;
      #pragma unroll
      for (int i_10 = 0; i_10 < 8; ++i_10) {
        uint2 __9;
        float4 v__10 = *(float4*)(scores + (i_10 * 4));
        ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
        ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
        *(uint2*)(probs + (i_10 * 4)) = __9;
      }
      #pragma unroll
      for (int i_11 = 0; i_11 < 16; ++i_11) {
        float2 __10;
          float2 v__11 = *(float2*)(acc + (i_11 * 2));
          float2 v__12 = make_float2(fade[(i_11 & 1)], fade[(i_11 & 1)]);
          __10.x = (v__11.x*v__12.x);
          __10.y = (v__11.y*v__12.y);
        *(float2*)(acc + (i_11 * 2)) = __10;
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t B_local_1[32];
        for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
          #pragma unroll
          for (int i_12 = 0; i_12 < 4; ++i_12) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_1 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_12 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_12 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_1[(i_12 * 8)])));
          }
          for (int j_1 = 0; j_1 < 4; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_1 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_1 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_13 = 0; i_13 < 4; ++i_13) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_13 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((((int64_t)step) * (int64_t)196608) + (((int64_t)i_13) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)198656)])), (((((((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= ((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= ((((step * 64) + (i_13 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    if (64 <= length) {
      #pragma unroll
      for (int i_14 = 0; i_14 < 8; ++i_14) {
        float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_14 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    if (64 <= length) {
      {
        half_t A_local_1[8];
        half_t B_local_2[32];
        for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_1[0])));
          #pragma unroll
          for (int i_15 = 0; i_15 < 4; ++i_15) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_15 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_15 * 8)])));
          }
          for (int j_2 = 0; j_2 < 4; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_2 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_2 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_16 = 0; i_16 < 2; ++i_16) {
        peak_clear_1[i_16] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
          peak_clear_1[i_16] = max(peak_clear_1[i_16], scores[((((rv_2 & 7) * 4) + (i_16 * 2)) + (rv_2 >> 3))]);
        }
        peak_clear_1[i_16] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_1[i_16]);
        peak[i_16] = max(peak[i_16], peak_clear_1[i_16]);
      }
      float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __11;
        float2 v__13 = *(float2*)(peak + 0);
        float2 v__14 = make_float2(broadcast_var_9, broadcast_var_9);
        __11.x = (v__13.x*v__14.x);
        __11.y = (v__13.y*v__14.y);
      *(float2*)(scaled + 0) = __11;
      float2 __12;
      float2 __13;
        float2 v__15 = *(float2*)(before + 0);
        float2 v__16 = *(float2*)(scaled + 0);
        __13.x = (v__15.x-v__16.x);
        __13.y = (v__15.y-v__16.y);
      __12.x = exp2f(__13.x);
      __12.y = exp2f(__13.y);
      *(float2*)(fade + 0) = __12;
      #pragma unroll
      for (int i_17 = 0; i_17 < 16; ++i_17) {
        float broadcast_var_10 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __14;
        float2 __15;
          float2 __16;
            float2 v__17 = *(float2*)(scores + (i_17 * 2));
            float2 v__18 = make_float2(broadcast_var_10, broadcast_var_10);
            __16.x = (v__17.x*v__18.x);
            __16.y = (v__17.y*v__18.y);
          float2 v__19 = make_float2(scaled[(i_17 & 1)], scaled[(i_17 & 1)]);
          __15.x = (__16.x-v__19.x);
          __15.y = (__16.y-v__19.y);
        __14.x = exp2f(__15.x);
        __14.y = exp2f(__15.y);
        *(float2*)(scores + (i_17 * 2)) = __14;
      }
      #pragma unroll
      for (int i_18 = 0; i_18 < 2; ++i_18) {
        part[i_18] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
          part[i_18] = (part[i_18] + scores[((((rv_3 & 7) * 4) + (i_18 * 2)) + (rv_3 >> 3))]);
        }
        part[i_18] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_18]);
      }
      float2 __17;
        float2 __18;
          float2 v__20 = *(float2*)(total + 0);
          float2 v__21 = *(float2*)(fade + 0);
          __18.x = (v__20.x*v__21.x);
          __18.y = (v__20.y*v__21.y);
        float2 v__22 = *(float2*)(part + 0);
        __17.x = (__18.x+v__22.x);
        __17.y = (__18.y+v__22.y);
      *(float2*)(total + 0) = __17;
      #pragma unroll
      for (int i_19 = 0; i_19 < 8; ++i_19) {
        uint2 __19;
        float4 v__23 = *(float4*)(scores + (i_19 * 4));
        ((half2*)(&__19))[0] = __float22half2_rn(((float2*)(&v__23))[0]);
        ((half2*)(&__19))[1] = __float22half2_rn(((float2*)(&v__23))[1]);
        *(uint2*)(probs + (i_19 * 4)) = __19;
      }
      #pragma unroll
      for (int i_20 = 0; i_20 < 16; ++i_20) {
        float2 __20;
          float2 v__24 = *(float2*)(acc + (i_20 * 2));
          float2 v__25 = make_float2(fade[(i_20 & 1)], fade[(i_20 & 1)]);
          __20.x = (v__24.x*v__25.x);
          __20.y = (v__24.y*v__25.y);
        *(float2*)(acc + (i_20 * 2)) = __20;
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    if (64 <= length) {
      {
        half_t B_local_3[32];
        for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
          #pragma unroll
          for (int i_21 = 0; i_21 < 4; ++i_21) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_3 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_21 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_21 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_3[(i_21 * 8)])));
          }
          for (int j_3 = 0; j_3 < 4; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_3 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_3 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((length + 63) >> 6)) {
      #pragma unroll
      for (int i_22 = 0; i_22 < 4; ++i_22) {
        bool inside = (((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_11 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_2;
        if ((((((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_22 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_2 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_22) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)1024));
        } else {
          condval_2 = make_uint4(__pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11));
        }
        *(uint4*)(((half_t*)k_tail) + (((((i_22 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_2;
      }
      #pragma unroll
      for (int i_23 = 0; i_23 < 4; ++i_23) {
        bool inside_1 = (((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_12 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_3;
        if ((((((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_23 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_3 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_23) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)2048));
        } else {
          condval_3 = make_uint4(__pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12));
        }
        *(uint4*)(((half_t*)v_tail) + (((((i_23 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_3;
      }
      #pragma unroll
      for (int i_24 = 0; i_24 < 8; ++i_24) {
        float broadcast_var_13 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_24 * 4)) = make_float4(broadcast_var_13, broadcast_var_13, broadcast_var_13, broadcast_var_13);
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((length + 63) >> 6)) {
      {
        half_t A_local_2[8];
        half_t B_local_4[32];
        for (int ki_4 = 0; ki_4 < 4; ++ki_4) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[0])));
          #pragma unroll
          for (int i_25 = 0; i_25 < 4; ++i_25) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tail)[((((((i_25 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_4[(i_25 * 8)])));
          }
          for (int j_4 = 0; j_4 < 4; ++j_4) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_4 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + (j_4 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_4 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + ((j_4 * 8) + 4)));
          }
        }
      }
      #pragma unroll
      for (int i_26 = 0; i_26 < 32; ++i_26) {
        float condval_4;
        if (((((((length >> 6) * 64) + ((i_26 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_26 & 1)) < length)) {
          condval_4 = scores[i_26];
        } else {
          condval_4 = -0x1.93e594p+99f/*-1.000000e+30*/;
        }
        scores[i_26] = condval_4;
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_27 = 0; i_27 < 2; ++i_27) {
        peak_clear_2[i_27] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_4 = 0; rv_4 < 16; ++rv_4) {
          peak_clear_2[i_27] = max(peak_clear_2[i_27], scores[((((rv_4 & 7) * 4) + (i_27 * 2)) + (rv_4 >> 3))]);
        }
        peak_clear_2[i_27] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_2[i_27]);
        peak[i_27] = max(peak[i_27], peak_clear_2[i_27]);
      }
      float broadcast_var_14 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __21;
        float2 v__26 = *(float2*)(peak + 0);
        float2 v__27 = make_float2(broadcast_var_14, broadcast_var_14);
        __21.x = (v__26.x*v__27.x);
        __21.y = (v__26.y*v__27.y);
      *(float2*)(scaled + 0) = __21;
      float2 __22;
      float2 __23;
        float2 v__28 = *(float2*)(before + 0);
        float2 v__29 = *(float2*)(scaled + 0);
        __23.x = (v__28.x-v__29.x);
        __23.y = (v__28.y-v__29.y);
      __22.x = exp2f(__23.x);
      __22.y = exp2f(__23.y);
      *(float2*)(fade + 0) = __22;
      #pragma unroll
      for (int i_28 = 0; i_28 < 16; ++i_28) {
        float broadcast_var_15 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __24;
        float2 __25;
          float2 __26;
            float2 v__30 = *(float2*)(scores + (i_28 * 2));
            float2 v__31 = make_float2(broadcast_var_15, broadcast_var_15);
            __26.x = (v__30.x*v__31.x);
            __26.y = (v__30.y*v__31.y);
          float2 v__32 = make_float2(scaled[(i_28 & 1)], scaled[(i_28 & 1)]);
          __25.x = (__26.x-v__32.x);
          __25.y = (__26.y-v__32.y);
        __24.x = exp2f(__25.x);
        __24.y = exp2f(__25.y);
        *(float2*)(scores + (i_28 * 2)) = __24;
      }
      #pragma unroll
      for (int i_29 = 0; i_29 < 2; ++i_29) {
        part[i_29] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_5 = 0; rv_5 < 16; ++rv_5) {
          part[i_29] = (part[i_29] + scores[((((rv_5 & 7) * 4) + (i_29 * 2)) + (rv_5 >> 3))]);
        }
        part[i_29] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_29]);
      }
      float2 __27;
        float2 __28;
          float2 v__33 = *(float2*)(total + 0);
          float2 v__34 = *(float2*)(fade + 0);
          __28.x = (v__33.x*v__34.x);
          __28.y = (v__33.y*v__34.y);
        float2 v__35 = *(float2*)(part + 0);
        __27.x = (__28.x+v__35.x);
        __27.y = (__28.y+v__35.y);
      *(float2*)(total + 0) = __27;
      #pragma unroll
      for (int i_30 = 0; i_30 < 8; ++i_30) {
        uint2 __29;
        float4 v__36 = *(float4*)(scores + (i_30 * 4));
        ((half2*)(&__29))[0] = __float22half2_rn(((float2*)(&v__36))[0]);
        ((half2*)(&__29))[1] = __float22half2_rn(((float2*)(&v__36))[1]);
        *(uint2*)(probs + (i_30 * 4)) = __29;
      }
      #pragma unroll
      for (int i_31 = 0; i_31 < 16; ++i_31) {
        float2 __30;
          float2 v__37 = *(float2*)(acc + (i_31 * 2));
          float2 v__38 = make_float2(fade[(i_31 & 1)], fade[(i_31 & 1)]);
          __30.x = (v__37.x*v__38.x);
          __30.y = (v__37.y*v__38.y);
        *(float2*)(acc + (i_31 * 2)) = __30;
      }
      {
        half_t B_local_5[32];
        for (int ki_5 = 0; ki_5 < 4; ++ki_5) {
          #pragma unroll
          for (int i_32 = 0; i_32 < 4; ++i_32) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tail)[(((((ki_5 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_32 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_32 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_5[(i_32 * 8)])));
          }
          for (int j_5 = 0; j_5 < 4; ++j_5) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_5 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + (j_5 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_5 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + ((j_5 * 8) + 4)));
          }
        }
      }
    }
    float broadcast_var_16 = 0x1p+0f/*1.000000e+00*/;
    float broadcast_var_17 = 0x1.4484cp-100f/*1.000000e-30*/;
    float2 __31;
      float2 v__39 = make_float2(broadcast_var_16, broadcast_var_16);
      float2 __32;
        float2 v__40 = *(float2*)(total + 0);
        float2 v__41 = make_float2(broadcast_var_17, broadcast_var_17);
        __32.x = max(v__40.x, v__41.x);
        __32.y = max(v__40.y, v__41.y);
      __31.x = (v__39.x/__32.x);
      __31.y = (v__39.y/__32.y);
    *(float2*)(fade + 0) = __31;
    #pragma unroll
    for (int i_33 = 0; i_33 < 16; ++i_33) {
      float broadcast_var_18 = 0x0p+0f/*0.000000e+00*/;
      float2 condval_5;
      if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_33 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
        float2 __33;
          float2 v__42 = *(float2*)(acc + (i_33 * 2));
          float2 v__43 = make_float2(fade[(i_33 & 1)], fade[(i_33 & 1)]);
          __33.x = (v__42.x*v__43.x);
          __33.y = (v__42.y*v__43.y);
        condval_5 = __33;
      } else {
        condval_5 = make_float2(broadcast_var_18, broadcast_var_18);
      }
      *(float2*)(acc + (i_33 * 2)) = condval_5;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_34 = 0; i_34 < 16; ++i_34) {
      half_t o_tile_local_cast[2];
      uint1 __34;
      float2 v__44 = *(float2*)(acc + (i_34 * 2));
      ((half2*)(&__34))[0] = __float22half2_rn(((float2*)(&v__44))[0]);
      *(uint1*)(o_tile_local_cast + 0) = __34;
      *(uint1*)(((half_t*)o_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_34 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_34 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(o_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_35 = 0; i_35 < 4; ++i_35) {
      if ((((((int)blockIdx.y) * 4) + i_35) - ((length + 15) >> 4)) < 0) {
        if (((((((int)blockIdx.y) * 64) + (i_35 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
          if (0 <= ((((((int)blockIdx.y) * 64) + (i_35 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
            *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_35) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_35 * 1024) + (((int)threadIdx.x) * 8)));
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.attention.heads16_window64.q64k64s1
//   op attention, m 64, n 64, stages 1, blocks 1
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_attention_heads16_window64_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S);
extern "C" __global__ void __launch_bounds__(128, 1) portable_attention_heads16_window64_q64k64s1_kernel(const int* __restrict__ lengths, half_t* __restrict__ out, const half_t* __restrict__ qkv, const int* __restrict__ seqs, const int* __restrict__ starts, int L, int M, int S) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* o_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* q_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* k_tail = ((void*)((char*)buf_dyn_shmem + 8192));
  void* k_tile = ((void*)((char*)buf_dyn_shmem + 8192));
  void* v_tail = ((void*)((char*)buf_dyn_shmem + 16384));
  void* v_tile = ((void*)((char*)buf_dyn_shmem + 16384));
  float acc[32];
  float total[2];
  float peak[2];
  float scaled[2];
  float scores[32];
  float before[2];
  float fade[2];
  float part[2];
  half_t probs[32];
  float peak_clear[2];
  float peak_clear_1[2];
  float peak_clear_2[2];
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
    for (int i = 0; i < 4; ++i) {
      half_t broadcast_var = half_t(0x0p+0f/*0.000000e+00*/);
      uint4 condval_1;
      if (((((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((((int)blockIdx.y) * 64) + (i * 16)) + (((int)threadIdx.x) >> 3)) + start)))) {
        condval_1 = *(uint4*)(qkv + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)196608) + (((int64_t)i) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)));
      } else {
        condval_1 = make_uint4(__pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var), __pack_half2(broadcast_var, broadcast_var));
      }
      *(uint4*)(((half_t*)q_tile) + (((((i * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_1;
    }
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
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if (0 < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      #pragma unroll
      for (int i_2 = 0; i_2 < 4; ++i_2) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_2 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)196608) + (((int64_t)i_2) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)1024)])), ((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_2 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      #pragma unroll
      for (int i_3 = 0; i_3 < 4; ++i_3) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_3 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[(((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)196608) + (((int64_t)i_3) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)2048)])), ((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M)) && (0 <= ((((max(0, (((int)blockIdx.y) - 1)) * 64) + (i_3 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    for (int step = 0; step < (((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1))) - 1); ++step) {
      #pragma unroll
      for (int i_4 = 0; i_4 < 8; ++i_4) {
        float broadcast_var_5 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_4 * 4)) = make_float4(broadcast_var_5, broadcast_var_5, broadcast_var_5, broadcast_var_5);
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t A_local[8];
        half_t B_local[32];
        for (int ki = 0; ki < 4; ++ki) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local[0])));
          #pragma unroll
          for (int i_5 = 0; i_5 < 4; ++i_5) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_5 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local[(i_5 * 8)])));
          }
          for (int j = 0; j < 4; ++j) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j * 8)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + (j * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j * 8) + 4)), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + ((j * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_6 = 0; i_6 < 4; ++i_6) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)k_tile)[(((((i_6 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)196608) + (((int64_t)step) * (int64_t)196608)) + (((int64_t)i_6) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)197632)])), ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_6 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
      if (((length < (((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + 64)) | (0 < ((max(0, (((int)blockIdx.y) - 1)) + step) - ((int)blockIdx.y)))) | (0 < (min(((int)blockIdx.y), 1) - step))) {
        #pragma unroll
        for (int i_7 = 0; i_7 < 32; ++i_7) {
          float condval_2;
          if (((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + ((i_7 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_7 & 1)) < length) & ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + ((i_7 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_7 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_7 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & ((((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_7 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_7 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_7 >> 2) * 8)) - (max(0, (((int)blockIdx.y) - 1)) * 64)) - (step * 64)) <= 64))) {
            condval_2 = scores[i_7];
          } else {
            condval_2 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_7] = condval_2;
        }
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_8 = 0; i_8 < 2; ++i_8) {
        peak_clear[i_8] = -CUDART_INF_F;
        #pragma unroll
        for (int rv = 0; rv < 16; ++rv) {
          peak_clear[i_8] = max(peak_clear[i_8], scores[((((rv & 7) * 4) + (i_8 * 2)) + (rv >> 3))]);
        }
        peak_clear[i_8] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear[i_8]);
        peak[i_8] = max(peak[i_8], peak_clear[i_8]);
      }
      float broadcast_var_6 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __1;
        float2 v_ = *(float2*)(peak + 0);
        float2 v__1 = make_float2(broadcast_var_6, broadcast_var_6);
        __1.x = (v_.x*v__1.x);
        __1.y = (v_.y*v__1.y);
      *(float2*)(scaled + 0) = __1;
      float2 __2;
      float2 __3;
        float2 v__2 = *(float2*)(before + 0);
        float2 v__3 = *(float2*)(scaled + 0);
        __3.x = (v__2.x-v__3.x);
        __3.y = (v__2.y-v__3.y);
      __2.x = exp2f(__3.x);
      __2.y = exp2f(__3.y);
      *(float2*)(fade + 0) = __2;
      #pragma unroll
      for (int i_9 = 0; i_9 < 16; ++i_9) {
        float broadcast_var_7 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __4;
        float2 __5;
          float2 __6;
            float2 v__4 = *(float2*)(scores + (i_9 * 2));
            float2 v__5 = make_float2(broadcast_var_7, broadcast_var_7);
            __6.x = (v__4.x*v__5.x);
            __6.y = (v__4.y*v__5.y);
          float2 v__6 = make_float2(scaled[(i_9 & 1)], scaled[(i_9 & 1)]);
          __5.x = (__6.x-v__6.x);
          __5.y = (__6.y-v__6.y);
        __4.x = exp2f(__5.x);
        __4.y = exp2f(__5.y);
        *(float2*)(scores + (i_9 * 2)) = __4;
      }
      #pragma unroll
      for (int i_10 = 0; i_10 < 2; ++i_10) {
        part[i_10] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_1 = 0; rv_1 < 16; ++rv_1) {
          part[i_10] = (part[i_10] + scores[((((rv_1 & 7) * 4) + (i_10 * 2)) + (rv_1 >> 3))]);
        }
        part[i_10] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_10]);
      }
      float2 __7;
        float2 __8;
          float2 v__7 = *(float2*)(total + 0);
          float2 v__8 = *(float2*)(fade + 0);
          __8.x = (v__7.x*v__8.x);
          __8.y = (v__7.y*v__8.y);
        float2 v__9 = *(float2*)(part + 0);
        __7.x = (__8.x+v__9.x);
        __7.y = (__8.y+v__9.y);
      *(float2*)(total + 0) = __7;
      #pragma unroll
      for (int i_11 = 0; i_11 < 8; ++i_11) {
        uint2 __9;
        float4 v__10 = *(float4*)(scores + (i_11 * 4));
        ((half2*)(&__9))[0] = __float22half2_rn(((float2*)(&v__10))[0]);
        ((half2*)(&__9))[1] = __float22half2_rn(((float2*)(&v__10))[1]);
        *(uint2*)(probs + (i_11 * 4)) = __9;
      }
      #pragma unroll
      for (int i_12 = 0; i_12 < 16; ++i_12) {
        float2 __10;
          float2 v__11 = *(float2*)(acc + (i_12 * 2));
          float2 v__12 = make_float2(fade[(i_12 & 1)], fade[(i_12 & 1)]);
          __10.x = (v__11.x*v__12.x);
          __10.y = (v__11.y*v__12.y);
        *(float2*)(acc + (i_12 * 2)) = __10;
      }
      tl::cp_async_wait<1>();
      __syncthreads();
      {
        half_t B_local_1[32];
        for (int ki_1 = 0; ki_1 < 4; ++ki_1) {
          #pragma unroll
          for (int i_13 = 0; i_13 < 4; ++i_13) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_1 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_13 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_13 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_1[(i_13 * 8)])));
          }
          for (int j_1 = 0; j_1 < 4; ++j_1) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_1 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + (j_1 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_1 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_1 * 8)), reinterpret_cast<const unsigned*>(B_local_1 + ((j_1 * 8) + 4)));
          }
        }
      }
      __syncthreads();
      #pragma unroll
      for (int i_14 = 0; i_14 < 4; ++i_14) {
        tl::cp_async_gs_conditional<16>((&(((half_t*)v_tile)[(((((i_14 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(qkv[((((((((max((int64_t)0, (((int64_t)((int)blockIdx.y)) - (int64_t)1)) * (int64_t)196608) + (((int64_t)step) * (int64_t)196608)) + (((int64_t)i_14) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)198656)])), ((((((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && (((((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start) + 64) < M)) && (-64 <= (((((max(0, (((int)blockIdx.y) - 1)) * 64) + (step * 64)) + (i_14 * 16)) + (((int)threadIdx.x) >> 3)) + start))));
      }
      tl::cp_async_commit();
    }
    if (1 <= ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      #pragma unroll
      for (int i_15 = 0; i_15 < 8; ++i_15) {
        float broadcast_var_8 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_15 * 4)) = make_float4(broadcast_var_8, broadcast_var_8, broadcast_var_8, broadcast_var_8);
      }
    }
    tl::cp_async_wait<1>();
    __syncthreads();
    if (1 <= ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      {
        half_t A_local_1[8];
        half_t B_local_2[32];
        for (int ki_2 = 0; ki_2 < 4; ++ki_2) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_1[0])));
          #pragma unroll
          for (int i_16 = 0; i_16 < 4; ++i_16) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tile)[((((((i_16 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_2 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_2 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_2[(i_16 * 8)])));
          }
          for (int j_2 = 0; j_2 < 4; ++j_2) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_2 * 8)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + (j_2 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_2 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_2 + ((j_2 * 8) + 4)));
          }
        }
      }
      if (((length < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64)) | (1 < ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - ((int)blockIdx.y)))) | (-1 < ((min(((int)blockIdx.y), 1) + max(0, (((int)blockIdx.y) - 1))) - (min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6)))) {
        #pragma unroll
        for (int i_17 = 0; i_17 < 32; ++i_17) {
          float condval_3;
          if (((((((((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64) + ((i_17 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_17 & 1)) < (length + 64)) & ((((((((((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64) + ((i_17 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_17 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_17 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 128)) & (((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_17 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_17 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_17 >> 2) * 8)) - ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) * 64)) <= 0))) {
            condval_3 = scores[i_17];
          } else {
            condval_3 = -0x1.93e594p+99f/*-1.000000e+30*/;
          }
          scores[i_17] = condval_3;
        }
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_18 = 0; i_18 < 2; ++i_18) {
        peak_clear_1[i_18] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_2 = 0; rv_2 < 16; ++rv_2) {
          peak_clear_1[i_18] = max(peak_clear_1[i_18], scores[((((rv_2 & 7) * 4) + (i_18 * 2)) + (rv_2 >> 3))]);
        }
        peak_clear_1[i_18] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_1[i_18]);
        peak[i_18] = max(peak[i_18], peak_clear_1[i_18]);
      }
      float broadcast_var_9 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __11;
        float2 v__13 = *(float2*)(peak + 0);
        float2 v__14 = make_float2(broadcast_var_9, broadcast_var_9);
        __11.x = (v__13.x*v__14.x);
        __11.y = (v__13.y*v__14.y);
      *(float2*)(scaled + 0) = __11;
      float2 __12;
      float2 __13;
        float2 v__15 = *(float2*)(before + 0);
        float2 v__16 = *(float2*)(scaled + 0);
        __13.x = (v__15.x-v__16.x);
        __13.y = (v__15.y-v__16.y);
      __12.x = exp2f(__13.x);
      __12.y = exp2f(__13.y);
      *(float2*)(fade + 0) = __12;
      #pragma unroll
      for (int i_19 = 0; i_19 < 16; ++i_19) {
        float broadcast_var_10 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __14;
        float2 __15;
          float2 __16;
            float2 v__17 = *(float2*)(scores + (i_19 * 2));
            float2 v__18 = make_float2(broadcast_var_10, broadcast_var_10);
            __16.x = (v__17.x*v__18.x);
            __16.y = (v__17.y*v__18.y);
          float2 v__19 = make_float2(scaled[(i_19 & 1)], scaled[(i_19 & 1)]);
          __15.x = (__16.x-v__19.x);
          __15.y = (__16.y-v__19.y);
        __14.x = exp2f(__15.x);
        __14.y = exp2f(__15.y);
        *(float2*)(scores + (i_19 * 2)) = __14;
      }
      #pragma unroll
      for (int i_20 = 0; i_20 < 2; ++i_20) {
        part[i_20] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_3 = 0; rv_3 < 16; ++rv_3) {
          part[i_20] = (part[i_20] + scores[((((rv_3 & 7) * 4) + (i_20 * 2)) + (rv_3 >> 3))]);
        }
        part[i_20] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_20]);
      }
      float2 __17;
        float2 __18;
          float2 v__20 = *(float2*)(total + 0);
          float2 v__21 = *(float2*)(fade + 0);
          __18.x = (v__20.x*v__21.x);
          __18.y = (v__20.y*v__21.y);
        float2 v__22 = *(float2*)(part + 0);
        __17.x = (__18.x+v__22.x);
        __17.y = (__18.y+v__22.y);
      *(float2*)(total + 0) = __17;
      #pragma unroll
      for (int i_21 = 0; i_21 < 8; ++i_21) {
        uint2 __19;
        float4 v__23 = *(float4*)(scores + (i_21 * 4));
        ((half2*)(&__19))[0] = __float22half2_rn(((float2*)(&v__23))[0]);
        ((half2*)(&__19))[1] = __float22half2_rn(((float2*)(&v__23))[1]);
        *(uint2*)(probs + (i_21 * 4)) = __19;
      }
      #pragma unroll
      for (int i_22 = 0; i_22 < 16; ++i_22) {
        float2 __20;
          float2 v__24 = *(float2*)(acc + (i_22 * 2));
          float2 v__25 = make_float2(fade[(i_22 & 1)], fade[(i_22 & 1)]);
          __20.x = (v__24.x*v__25.x);
          __20.y = (v__24.y*v__25.y);
        *(float2*)(acc + (i_22 * 2)) = __20;
      }
    }
    tl::cp_async_wait<0>();
    __syncthreads();
    if (1 <= ((min(length, (min(length, ((((int)blockIdx.y) * 64) + 128)) + 63)) >> 6) - max(0, (((int)blockIdx.y) - 1)))) {
      {
        half_t B_local_3[32];
        for (int ki_3 = 0; ki_3 < 4; ++ki_3) {
          #pragma unroll
          for (int i_23 = 0; i_23 < 4; ++i_23) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tile)[(((((ki_3 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_23 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_23 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_3[(i_23 * 8)])));
          }
          for (int j_3 = 0; j_3 < 4; ++j_3) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_3 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + (j_3 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_3 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_3 * 8)), reinterpret_cast<const unsigned*>(B_local_3 + ((j_3 * 8) + 4)));
          }
        }
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6)) {
      #pragma unroll
      for (int i_24 = 0; i_24 < 4; ++i_24) {
        bool inside = (((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_11 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_4;
        if ((((((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_24 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_4 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_24) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)1024));
        } else {
          condval_4 = make_uint4(__pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11), __pack_half2(broadcast_var_11, broadcast_var_11));
        }
        *(uint4*)(((half_t*)k_tail) + (((((i_24 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_4;
      }
      #pragma unroll
      for (int i_25 = 0; i_25 < 4; ++i_25) {
        bool inside_1 = (((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) < length);
        half_t broadcast_var_12 = half_t(0x0p+0f/*0.000000e+00*/);
        uint4 condval_5;
        if ((((((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) < length) && (0 <= (((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) + start))) && ((((((length >> 6) * 64) + (i_25 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M))) {
          condval_5 = *(uint4*)(qkv + ((((((((((int64_t)length) >> (int64_t)6) * (int64_t)196608) + (((int64_t)i_25) * (int64_t)49152)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)3072)) + (((int64_t)start) * (int64_t)3072)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8)) + (int64_t)2048));
        } else {
          condval_5 = make_uint4(__pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12), __pack_half2(broadcast_var_12, broadcast_var_12));
        }
        *(uint4*)(((half_t*)v_tail) + (((((i_25 * 1024) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 63) >> 5) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 32)) + (((((((int)threadIdx.x) & 31) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = condval_5;
      }
      #pragma unroll
      for (int i_26 = 0; i_26 < 8; ++i_26) {
        float broadcast_var_13 = 0x0p+0f/*0.000000e+00*/;
        *(float4*)(scores + (i_26 * 4)) = make_float4(broadcast_var_13, broadcast_var_13, broadcast_var_13, broadcast_var_13);
      }
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    if ((length >> 6) < ((min(length, ((((int)blockIdx.y) * 64) + 128)) + 63) >> 6)) {
      {
        half_t A_local_2[8];
        half_t B_local_4[32];
        for (int ki_4 = 0; ki_4 < 4; ++ki_4) {
          tl::ptx_ldmatrix_x4((&(((half_t*)q_tile)[((((((((int)threadIdx.x) >> 5) * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(A_local_2[0])));
          #pragma unroll
          for (int i_27 = 0; i_27 < 4; ++i_27) {
            tl::ptx_ldmatrix_x4((&(((half_t*)k_tail)[((((((i_27 * 1024) + (((((int)threadIdx.x) & 31) >> 4) * 512)) + ((((int)threadIdx.x) & 7) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (ki_4 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (ki_4 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_4[(i_27 * 8)])));
          }
          for (int j_4 = 0; j_4 < 4; ++j_4) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + (j_4 * 8)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + (j_4 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(scores + ((j_4 * 8) + 4)), reinterpret_cast<const unsigned*>(A_local_2 + 0), reinterpret_cast<const unsigned*>(B_local_4 + ((j_4 * 8) + 4)));
          }
        }
      }
      #pragma unroll
      for (int i_28 = 0; i_28 < 32; ++i_28) {
        float condval_6;
        if (((((((((length >> 6) * 64) + ((i_28 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_28 & 1)) < length) & ((((((((((length >> 6) * 64) + ((i_28 >> 2) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + (i_28 & 1)) - ((((int)threadIdx.x) & 31) >> 2)) - (((i_28 & 3) >> 1) * 8)) - ((((int)threadIdx.x) >> 5) * 16)) - (((int)blockIdx.y) * 64)) <= 64)) & (((((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + (((i_28 & 3) >> 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) - (i_28 & 1)) - ((((int)threadIdx.x) & 3) * 2)) - ((i_28 >> 2) * 8)) - ((length >> 6) * 64)) <= 64))) {
          condval_6 = scores[i_28];
        } else {
          condval_6 = -0x1.93e594p+99f/*-1.000000e+30*/;
        }
        scores[i_28] = condval_6;
      }
      *(float2*)(before + 0) = *(float2*)(scaled + 0);
      #pragma unroll
      for (int i_29 = 0; i_29 < 2; ++i_29) {
        peak_clear_2[i_29] = -CUDART_INF_F;
        #pragma unroll
        for (int rv_4 = 0; rv_4 < 16; ++rv_4) {
          peak_clear_2[i_29] = max(peak_clear_2[i_29], scores[((((rv_4 & 7) * 4) + (i_29 * 2)) + (rv_4 >> 3))]);
        }
        peak_clear_2[i_29] = tl::AllReduce<tl::MaxOp, 4, 1, 0, tl::NamedBarrier<128>>::run(peak_clear_2[i_29]);
        peak[i_29] = max(peak[i_29], peak_clear_2[i_29]);
      }
      float broadcast_var_14 = 0x1.715476p-3f/*1.803369e-01*/;
      float2 __21;
        float2 v__26 = *(float2*)(peak + 0);
        float2 v__27 = make_float2(broadcast_var_14, broadcast_var_14);
        __21.x = (v__26.x*v__27.x);
        __21.y = (v__26.y*v__27.y);
      *(float2*)(scaled + 0) = __21;
      float2 __22;
      float2 __23;
        float2 v__28 = *(float2*)(before + 0);
        float2 v__29 = *(float2*)(scaled + 0);
        __23.x = (v__28.x-v__29.x);
        __23.y = (v__28.y-v__29.y);
      __22.x = exp2f(__23.x);
      __22.y = exp2f(__23.y);
      *(float2*)(fade + 0) = __22;
      #pragma unroll
      for (int i_30 = 0; i_30 < 16; ++i_30) {
        float broadcast_var_15 = 0x1.715476p-3f/*1.803369e-01*/;
        float2 __24;
        float2 __25;
          float2 __26;
            float2 v__30 = *(float2*)(scores + (i_30 * 2));
            float2 v__31 = make_float2(broadcast_var_15, broadcast_var_15);
            __26.x = (v__30.x*v__31.x);
            __26.y = (v__30.y*v__31.y);
          float2 v__32 = make_float2(scaled[(i_30 & 1)], scaled[(i_30 & 1)]);
          __25.x = (__26.x-v__32.x);
          __25.y = (__26.y-v__32.y);
        __24.x = exp2f(__25.x);
        __24.y = exp2f(__25.y);
        *(float2*)(scores + (i_30 * 2)) = __24;
      }
      #pragma unroll
      for (int i_31 = 0; i_31 < 2; ++i_31) {
        part[i_31] = 0x0p+0f/*0.000000e+00*/;
        #pragma unroll
        for (int rv_5 = 0; rv_5 < 16; ++rv_5) {
          part[i_31] = (part[i_31] + scores[((((rv_5 & 7) * 4) + (i_31 * 2)) + (rv_5 >> 3))]);
        }
        part[i_31] = tl::AllReduce<tl::SumOp, 4, 1, 0, tl::NamedBarrier<128>>::run(part[i_31]);
      }
      float2 __27;
        float2 __28;
          float2 v__33 = *(float2*)(total + 0);
          float2 v__34 = *(float2*)(fade + 0);
          __28.x = (v__33.x*v__34.x);
          __28.y = (v__33.y*v__34.y);
        float2 v__35 = *(float2*)(part + 0);
        __27.x = (__28.x+v__35.x);
        __27.y = (__28.y+v__35.y);
      *(float2*)(total + 0) = __27;
      #pragma unroll
      for (int i_32 = 0; i_32 < 8; ++i_32) {
        uint2 __29;
        float4 v__36 = *(float4*)(scores + (i_32 * 4));
        ((half2*)(&__29))[0] = __float22half2_rn(((float2*)(&v__36))[0]);
        ((half2*)(&__29))[1] = __float22half2_rn(((float2*)(&v__36))[1]);
        *(uint2*)(probs + (i_32 * 4)) = __29;
      }
      #pragma unroll
      for (int i_33 = 0; i_33 < 16; ++i_33) {
        float2 __30;
          float2 v__37 = *(float2*)(acc + (i_33 * 2));
          float2 v__38 = make_float2(fade[(i_33 & 1)], fade[(i_33 & 1)]);
          __30.x = (v__37.x*v__38.x);
          __30.y = (v__37.y*v__38.y);
        *(float2*)(acc + (i_33 * 2)) = __30;
      }
      {
        half_t B_local_5[32];
        for (int ki_5 = 0; ki_5 < 4; ++ki_5) {
          #pragma unroll
          for (int i_34 = 0; i_34 < 4; ++i_34) {
            tl::ptx_ldmatrix_x4_trans((&(((half_t*)v_tail)[(((((ki_5 * 1024) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + (i_34 >> 1)) & 1) * 32)) + (((((((int)threadIdx.x) & 3) >> 1) + (i_34 & 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 31) >> 4) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(B_local_5[(i_34 * 8)])));
          }
          for (int j_5 = 0; j_5 < 4; ++j_5) {
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + (j_5 * 8)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + (j_5 * 8)));
            tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(acc + ((j_5 * 8) + 4)), reinterpret_cast<const unsigned*>(probs + (ki_5 * 8)), reinterpret_cast<const unsigned*>(B_local_5 + ((j_5 * 8) + 4)));
          }
        }
      }
    }
    float broadcast_var_16 = 0x1p+0f/*1.000000e+00*/;
    float broadcast_var_17 = 0x1.4484cp-100f/*1.000000e-30*/;
    float2 __31;
      float2 v__39 = make_float2(broadcast_var_16, broadcast_var_16);
      float2 __32;
        float2 v__40 = *(float2*)(total + 0);
        float2 v__41 = make_float2(broadcast_var_17, broadcast_var_17);
        __32.x = max(v__40.x, v__41.x);
        __32.y = max(v__40.y, v__41.y);
      __31.x = (v__39.x/__32.x);
      __31.y = (v__39.y/__32.y);
    *(float2*)(fade + 0) = __31;
    #pragma unroll
    for (int i_35 = 0; i_35 < 16; ++i_35) {
      float broadcast_var_18 = 0x0p+0f/*0.000000e+00*/;
      float2 condval_7;
      if ((((((((int)blockIdx.y) * 64) + ((((int)threadIdx.x) >> 5) * 16)) + ((i_35 & 1) * 8)) + ((((int)threadIdx.x) & 31) >> 2)) < length)) {
        float2 __33;
          float2 v__42 = *(float2*)(acc + (i_35 * 2));
          float2 v__43 = make_float2(fade[(i_35 & 1)], fade[(i_35 & 1)]);
          __33.x = (v__42.x*v__43.x);
          __33.y = (v__42.y*v__43.y);
        condval_7 = __33;
      } else {
        condval_7 = make_float2(broadcast_var_18, broadcast_var_18);
      }
      *(float2*)(acc + (i_35 * 2)) = condval_7;
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_36 = 0; i_36 < 16; ++i_36) {
      half_t o_tile_local_cast[2];
      uint1 __34;
      float2 v__44 = *(float2*)(acc + (i_36 * 2));
      ((half2*)(&__34))[0] = __float22half2_rn(((float2*)(&v__44))[0]);
      *(uint1*)(o_tile_local_cast + 0) = __34;
      *(uint1*)(((half_t*)o_tile) + ((((((((int)threadIdx.x) >> 5) * 1024) + ((i_36 & 1) * 512)) + (((((int)threadIdx.x) & 31) >> 2) * 64)) + ((i_36 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(uint1*)(o_tile_local_cast + 0);
    }
  }
  __syncthreads();
  if ((((int)blockIdx.y) * 64) < length) {
    #pragma unroll
    for (int i_37 = 0; i_37 < 4; ++i_37) {
      if ((((((int)blockIdx.y) * 4) + i_37) - ((length + 15) >> 4)) < 0) {
        if (((((((int)blockIdx.y) * 64) + (i_37 * 16)) + (((int)threadIdx.x) >> 3)) + start) < M) {
          if (0 <= ((((((int)blockIdx.y) * 64) + (i_37 * 16)) + (((int)threadIdx.x) >> 3)) + start)) {
            *(uint4*)(out + ((((((((int64_t)((int)blockIdx.y)) * (int64_t)65536) + (((int64_t)i_37) * (int64_t)16384)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)3) * (int64_t)1024)) + (((int64_t)start) * (int64_t)1024)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)8))) = *(uint4*)(((half_t*)o_tile) + ((i_37 * 1024) + (((int)threadIdx.x) * 8)));
          }
        }
      }
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gather.d128.b1
//   op gather, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gather_d128_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gather_d128_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N) {
  if (((int)blockIdx.x) < count[0]) {
    int row = max(0, min(index[((int64_t)((int)blockIdx.x))], (M - 1)));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.gather.d1024.b1
//   op gather, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_gather_d1024_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N);
extern "C" __global__ void __launch_bounds__(128, 1) portable_gather_d1024_b1_kernel(const float* __restrict__ branch, const int* __restrict__ count, const int* __restrict__ index, float* __restrict__ out, const float* __restrict__ stream, int M, int N) {
  if (((int)blockIdx.x) < count[0]) {
    int row = max(0, min(index[((int64_t)((int)blockIdx.x))], (M - 1)));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.score.d128.b1
//   op score, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_score_d128_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N);
extern "C" __global__ void __launch_bounds__(128, 1) portable_score_d128_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N) {
  float weights[1];
  float product[1];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  if (((int)blockIdx.x) < count[0]) {
    weights[0] = w[((int)threadIdx.x)];
    product[0] = (hidden[((((int64_t)((int)blockIdx.x)) * (int64_t)128) + ((int64_t)((int)threadIdx.x)))] * weights[0]);
    total[0] = 0x0p+0f/*0.000000e+00*/;
    total[0] = (total[0] + product[0]);
    total[0] = tl::AllReduce<tl::SumOp, 128, 1, 0, tl::NamedBarrier<128>>::run(total[0], (&(workspace[0])));
    if (((int)threadIdx.x) == 0) {
      logits[((int64_t)((int)blockIdx.x))] = (total[0] + bias[0]);
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.score.d1024.b1
//   op score, threads 128
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_score_d1024_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N);
extern "C" __global__ void __launch_bounds__(128, 1) portable_score_d1024_b1_kernel(const float* __restrict__ bias, const int* __restrict__ count, const float* __restrict__ hidden, float* __restrict__ logits, const float* __restrict__ w, int N) {
  float weights[8];
  float product[8];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  if (((int)blockIdx.x) < count[0]) {
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      *(float4*)(weights + (i * 4)) = *(float4*)(w + ((i * 512) + (((int)threadIdx.x) * 4)));
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.action_features.b1
//   op action_features
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_action_features_b1_kernel(float* __restrict__ features, const float* __restrict__ logits, const int* __restrict__ option_counts, const int* __restrict__ option_starts, const int* __restrict__ seqs, int N, int S);
extern "C" __global__ void __launch_bounds__(32, 1) portable_action_features_b1_kernel(float* __restrict__ features, const float* __restrict__ logits, const int* __restrict__ option_counts, const int* __restrict__ option_starts, const int* __restrict__ seqs, int N, int S) {
  float peak[1];
  float total[1];
  float first[1];
  float second[1];
  float entropy[1];
  float p[1];
  if (((int)blockIdx.x) < seqs[0]) {
    int start = max(0, min(option_starts[((int64_t)((int)blockIdx.x))], N));
    int k = max(0, min(option_counts[((int64_t)((int)blockIdx.x))], (N - start)));
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.action_hidden.d128.b1
//   op action_hidden
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_action_hidden_d128_b1_kernel(float* __restrict__ hidden, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, int S);
extern "C" __global__ void __launch_bounds__(512, 1) portable_action_hidden_d128_b1_kernel(float* __restrict__ hidden, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, int S) {
  float weights[8];
  float partial[1];
  extern __shared__ __align__(1024) float sums[];
  float total[1];
  if (((int)blockIdx.x) < seqs[0]) {
    #pragma unroll
    for (int j = 0; j < 8; ++j) {
      weights[j] = w1[(((((((int)threadIdx.x) >> 5) * 2048) + (j * 256)) + (((int)blockIdx.y) * 32)) + (((int)threadIdx.x) & 31))];
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.action_hidden.d1024.b1
//   op action_hidden
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_action_hidden_d1024_b1_kernel(float* __restrict__ hidden, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, int S);
extern "C" __global__ void __launch_bounds__(512, 1) portable_action_hidden_d1024_b1_kernel(float* __restrict__ hidden, const float* __restrict__ pooled, const int* __restrict__ seqs, const float* __restrict__ w1, int S) {
  float weights[64];
  float partial[1];
  extern __shared__ __align__(1024) float sums[];
  float total[1];
  if (((int)blockIdx.x) < seqs[0]) {
    #pragma unroll
    for (int j = 0; j < 64; ++j) {
      weights[j] = w1[(((((((int)threadIdx.x) >> 5) * 16384) + (j * 256)) + (((int)blockIdx.y) * 32)) + (((int)threadIdx.x) & 31))];
    }
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.action_head.d128.b1
//   op action_head
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_action_head_d128_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ before, const float* __restrict__ features, float* __restrict__ logits, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S);
extern "C" __global__ void __launch_bounds__(256, 1) portable_action_head_d128_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ before, const float* __restrict__ features, float* __restrict__ logits, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S) {
  float hidden[1];
  float product[1];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  if (((int)blockIdx.x) < seqs[0]) {
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// portable.action_head.d1024.b1
//   op action_head
// ---------------------------------------------------------------------------------------------------------------------
extern "C" __global__ void portable_action_head_d1024_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ before, const float* __restrict__ features, float* __restrict__ logits, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S);
extern "C" __global__ void __launch_bounds__(256, 1) portable_action_head_d1024_b1_kernel(const float* __restrict__ b1, const float* __restrict__ b2, const float* __restrict__ before, const float* __restrict__ features, float* __restrict__ logits, const int* __restrict__ seqs, const float* __restrict__ w1, const float* __restrict__ w2, int A, int S) {
  float hidden[1];
  float product[1];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  if (((int)blockIdx.x) < seqs[0]) {
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
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Launchers
// ---------------------------------------------------------------------------------------------------------------------

static int launch_0(void* const* p, const int32_t* s, void* stream) {  // portable.embed_norm.d128.r1
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)portable_embed_norm_d128_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_1(void* const* p, const int32_t* s, void* stream) {  // portable.embed_norm.d1024.r1
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)portable_embed_norm_d1024_r1_kernel, max_rows, 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_2(void* const* p, const int32_t* s, void* stream) {  // portable.embed_norm.d1024.r4
  const int32_t max_rows = s[0];
  const int32_t vocab = s[1];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[5], (void*)&p[3], (void*)&p[1], (void*)&p[4], (void*)&max_rows, (void*)&vocab};
  return laya_launch((const void*)portable_embed_norm_d1024_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_3(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n384_k128.act_act_bias.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n384_k128_act_act_bias_t64x64x32s3_kernel, 6, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_4(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n3072_k1024.act_act_bias.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n3072_k1024_act_act_bias_t64x32x64s4_kernel, 96, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_5(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n3072_k1024.act_act_bias.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n3072_k1024_act_act_bias_t64x64x64s3_kernel, 48, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_6(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n3072_k1024.act_act_bias.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n3072_k1024_act_act_bias_t128x128x32s4_kernel, 24, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_7(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n384_k128.act_act_none.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n384_k128_act_act_none_t64x64x32s3_kernel, 6, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_8(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n3072_k1024.act_act_none.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n3072_k1024_act_act_none_t64x32x64s4_kernel, 96, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_9(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n3072_k1024.act_act_none.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n3072_k1024_act_act_none_t64x64x64s3_kernel, 48, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_10(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n3072_k1024.act_act_none.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n3072_k1024_act_act_none_t128x128x32s4_kernel, 24, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_11(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n512_k128.act_act_relu.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n512_k128_act_act_relu_t64x64x32s3_kernel, 8, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_12(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n4096_k1024.act_act_relu.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n4096_k1024_act_act_relu_t64x32x64s4_kernel, 128, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_13(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n4096_k1024.act_act_relu.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n4096_k1024_act_act_relu_t64x64x64s3_kernel, 64, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_14(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n4096_k1024.act_act_relu.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n4096_k1024_act_act_relu_t128x128x32s4_kernel, 32, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_15(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n128_k128.act_f32_bias.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n128_k128_act_f32_bias_t64x64x32s3_kernel, 2, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_16(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n128_k512.act_f32_bias.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n128_k512_act_f32_bias_t64x64x32s3_kernel, 2, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_17(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_bias.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_bias_t64x32x64s4_kernel, 32, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_18(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_bias.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_bias_t64x64x64s3_kernel, 16, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_19(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_bias.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_bias_t128x128x32s4_kernel, 8, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_20(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k4096.act_f32_bias.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k4096_act_f32_bias_t64x32x64s4_kernel, 32, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_21(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k4096.act_f32_bias.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k4096_act_f32_bias_t64x64x64s3_kernel, 16, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_22(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k4096.act_f32_bias.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k4096_act_f32_bias_t128x128x32s4_kernel, 8, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_23(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n128_k128.act_f32_gelu.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n128_k128_act_f32_gelu_t64x64x32s3_kernel, 2, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_24(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_gelu.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_gelu_t64x32x64s4_kernel, 32, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_25(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_gelu.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_gelu_t64x64x64s3_kernel, 16, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_26(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_gelu.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_gelu_t128x128x32s4_kernel, 8, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_27(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n128_k128.act_f32_none.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n128_k128_act_f32_none_t64x64x32s3_kernel, 2, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_28(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n128_k192.act_f32_none.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n128_k192_act_f32_none_t64x64x32s3_kernel, 2, ((max_rows + 63) / 64), 1, 128, 24576, 0, arguments, stream);
}

static int launch_29(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_none.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_none_t64x32x64s4_kernel, 32, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_30(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_none.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_none_t64x64x64s3_kernel, 16, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_31(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k1024.act_f32_none.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k1024_act_f32_none_t128x128x32s4_kernel, 8, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_32(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k2624.act_f32_none.t64x32x64s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k2624_act_f32_none_t64x32x64s4_kernel, 32, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_33(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k2624.act_f32_none.t64x64x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k2624_act_f32_none_t64x64x64s3_kernel, 16, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_34(void* const* p, const int32_t* s, void* stream) {  // portable.gemm.n1024_k2624.act_f32_none.t128x128x32s4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[3], (void*)&p[4], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_n1024_k2624_act_f32_none_t128x128x32s4_kernel, 8, ((max_rows + 127) / 128), 1, 256, 65536, 0, arguments, stream);
}

static int launch_35(void* const* p, const int32_t* s, void* stream) {  // portable.gemm_parts.n128_k128_parts2.t64x64x32s3p2
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_parts_n128_k128_parts2_t64x64x32s3p2_kernel, 2, ((max_rows + 63) / 64), 2, 128, 24576, 0, arguments, stream);
}

static int launch_36(void* const* p, const int32_t* s, void* stream) {  // portable.gemm_parts.n128_k192_parts2.t64x64x32s3p2
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_parts_n128_k192_parts2_t64x64x32s3p2_kernel, 2, ((max_rows + 63) / 64), 2, 128, 24576, 0, arguments, stream);
}

static int launch_37(void* const* p, const int32_t* s, void* stream) {  // portable.gemm_parts.n1024_k1024_parts4.t64x32x64s4p4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_parts_n1024_k1024_parts4_t64x32x64s4p4_kernel, 32, ((max_rows + 63) / 64), 4, 128, 49152, 0, arguments, stream);
}

static int launch_38(void* const* p, const int32_t* s, void* stream) {  // portable.gemm_parts.n1024_k1024_parts4.t64x64x64s3p4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_parts_n1024_k1024_parts4_t64x64x64s3p4_kernel, 16, ((max_rows + 63) / 64), 4, 128, 49152, 0, arguments, stream);
}

static int launch_39(void* const* p, const int32_t* s, void* stream) {  // portable.gemm_parts.n1024_k2624_parts4.t64x32x64s4p4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_parts_n1024_k2624_parts4_t64x32x64s4p4_kernel, 32, ((max_rows + 63) / 64), 4, 128, 49152, 0, arguments, stream);
}

static int launch_40(void* const* p, const int32_t* s, void* stream) {  // portable.gemm_parts.n1024_k2624_parts4.t64x64x64s3p4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_gemm_parts_n1024_k2624_parts4_t64x64x64s3p4_kernel, 16, ((max_rows + 63) / 64), 4, 128, 49152, 0, arguments, stream);
}

static int launch_41(void* const* p, const int32_t* s, void* stream) {  // portable.geglu.f192_k128.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_geglu_f192_k128_t64x64x32s3_kernel, 3, ((max_rows + 63) / 64), 1, 128, 36864, 0, arguments, stream);
}

static int launch_42(void* const* p, const int32_t* s, void* stream) {  // portable.geglu.f2624_k1024.t64x32x64s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_geglu_f2624_k1024_t64x32x64s3_kernel, 82, ((max_rows + 63) / 64), 1, 128, 49152, 0, arguments, stream);
}

static int launch_43(void* const* p, const int32_t* s, void* stream) {  // portable.geglu.f2624_k1024.t64x64x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_geglu_f2624_k1024_t64x64x32s3_kernel, 41, ((max_rows + 63) / 64), 1, 128, 36864, 0, arguments, stream);
}

static int launch_44(void* const* p, const int32_t* s, void* stream) {  // portable.geglu.f2624_k1024.t128x128x32s3
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[2], (void*)&p[3], (void*)&p[1], (void*)&max_rows};
  return laya_launch((const void*)portable_geglu_f2624_k1024_t128x128x32s3_kernel, 21, ((max_rows + 127) / 128), 1, 256, 73728, 0, arguments, stream);
}

static int launch_45(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d128.nores_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d128_nores_bias_act_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_46(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.nores_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_nores_bias_act_r1_kernel, max_rows, 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_47(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.nores_bias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_nores_bias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_48(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d128.res_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d128_res_bias_act_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_49(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.res_bias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_res_bias_act_r1_kernel, max_rows, 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_50(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.res_bias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_res_bias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_51(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d128.res_nobias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d128_res_nobias_act_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_52(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.res_nobias_act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_res_nobias_act_r1_kernel, max_rows, 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_53(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.res_nobias_act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_res_nobias_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_54(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d128.res_nobias_f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d128_res_nobias_f32_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_55(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.res_nobias_f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_res_nobias_f32_r1_kernel, max_rows, 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_56(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm.d1024.res_nobias_f32.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[5], (void*)&p[0], (void*)&p[4], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_d1024_res_nobias_f32_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_57(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm_parts.d128_parts2.act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_parts_d128_parts2_act_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_58(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm_parts.d1024_parts4.act.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_parts_d1024_parts4_act_r1_kernel, max_rows, 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_59(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm_parts.d1024_parts4.act.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_parts_d1024_parts4_act_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_60(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm_parts.d128_parts2.f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_parts_d128_parts2_f32_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_61(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm_parts.d1024_parts4.f32.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_parts_d1024_parts4_f32_r1_kernel, max_rows, 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_62(void* const* p, const int32_t* s, void* stream) {  // portable.add_norm_parts.d1024_parts4.f32.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[1], (void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&max_rows};
  return laya_launch((const void*)portable_add_norm_parts_d1024_parts4_f32_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 1024, 0, arguments, stream);
}

static int launch_63(void* const* p, const int32_t* s, void* stream) {  // portable.add_type.d128.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)portable_add_type_d128_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_64(void* const* p, const int32_t* s, void* stream) {  // portable.add_type.d1024.r1
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)portable_add_type_d1024_r1_kernel, max_rows, 1, 1, 128, 0, 0, arguments, stream);
}

static int launch_65(void* const* p, const int32_t* s, void* stream) {  // portable.add_type.d1024.r4
  const int32_t max_rows = s[0];
  void* arguments[] = {(void*)&p[0], (void*)&p[4], (void*)&p[3], (void*)&p[1], (void*)&p[2], (void*)&max_rows};
  return laya_launch((const void*)portable_add_type_d1024_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 0, 0, arguments, stream);
}

static int launch_66(void* const* p, const int32_t* s, void* stream) {  // portable.rope.heads2.r1
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)portable_rope_heads2_r1_kernel, max_rows, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_67(void* const* p, const int32_t* s, void* stream) {  // portable.rope.heads16.r1
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)portable_rope_heads16_r1_kernel, max_rows, 1, 1, 128, 0, 0, arguments, stream);
}

static int launch_68(void* const* p, const int32_t* s, void* stream) {  // portable.rope.heads16.r4
  const int32_t max_rows = s[0];
  const int32_t table_rows = s[2];
  void* arguments[] = {(void*)&p[1], (void*)&p[3], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&table_rows, (void*)&max_rows};
  return laya_launch((const void*)portable_rope_heads16_r4_kernel, ((max_rows + 3) / 4), 1, 1, 128, 0, 0, arguments, stream);
}

static int launch_69(void* const* p, const int32_t* s, void* stream) {  // portable.attention.heads2_window0.q64k64s1
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)portable_attention_heads2_window0_q64k64s1_kernel, 2, ((max_len + 63) / 64), max_seqs, 128, 24576, 0, arguments, stream);
}

static int launch_70(void* const* p, const int32_t* s, void* stream) {  // portable.attention.heads2_window64.q64k64s1
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)portable_attention_heads2_window64_q64k64s1_kernel, 2, ((max_len + 63) / 64), max_seqs, 128, 24576, 0, arguments, stream);
}

static int launch_71(void* const* p, const int32_t* s, void* stream) {  // portable.attention.heads16_window0.q64k64s1
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)portable_attention_heads16_window0_q64k64s1_kernel, 16, ((max_len + 63) / 64), max_seqs, 128, 24576, 0, arguments, stream);
}

static int launch_72(void* const* p, const int32_t* s, void* stream) {  // portable.attention.heads16_window64.q64k64s1
  const int32_t max_rows = s[0];
  const int32_t max_seqs = s[1];
  const int32_t max_len = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[1], (void*)&p[0], (void*)&p[4], (void*)&p[2], (void*)&max_len, (void*)&max_rows, (void*)&max_seqs};
  return laya_launch((const void*)portable_attention_heads16_window64_q64k64s1_kernel, 16, ((max_len + 63) / 64), max_seqs, 128, 24576, 0, arguments, stream);
}

static int launch_73(void* const* p, const int32_t* s, void* stream) {  // portable.gather.d128.b1
  const int32_t max_rows = s[0];
  const int32_t max_count = s[1];
  void* arguments[] = {(void*)&p[1], (void*)&p[4], (void*)&p[2], (void*)&p[3], (void*)&p[0], (void*)&max_rows, (void*)&max_count};
  return laya_launch((const void*)portable_gather_d128_b1_kernel, max_count, 1, 1, 128, 0, 0, arguments, stream);
}

static int launch_74(void* const* p, const int32_t* s, void* stream) {  // portable.gather.d1024.b1
  const int32_t max_rows = s[0];
  const int32_t max_count = s[1];
  void* arguments[] = {(void*)&p[1], (void*)&p[4], (void*)&p[2], (void*)&p[3], (void*)&p[0], (void*)&max_rows, (void*)&max_count};
  return laya_launch((const void*)portable_gather_d1024_b1_kernel, max_count, 1, 1, 128, 0, 0, arguments, stream);
}

static int launch_75(void* const* p, const int32_t* s, void* stream) {  // portable.score.d128.b1
  const int32_t max_count = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_count};
  return laya_launch((const void*)portable_score_d128_b1_kernel, max_count, 1, 1, 128, 512, 0, arguments, stream);
}

static int launch_76(void* const* p, const int32_t* s, void* stream) {  // portable.score.d1024.b1
  const int32_t max_count = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[4], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_count};
  return laya_launch((const void*)portable_score_d1024_b1_kernel, max_count, 1, 1, 128, 512, 0, arguments, stream);
}

static int launch_77(void* const* p, const int32_t* s, void* stream) {  // portable.action_features.b1
  const int32_t max_count = s[0];
  const int32_t max_seqs = s[1];
  void* arguments[] = {(void*)&p[3], (void*)&p[0], (void*)&p[2], (void*)&p[1], (void*)&p[4], (void*)&max_count, (void*)&max_seqs};
  return laya_launch((const void*)portable_action_features_b1_kernel, max_seqs, 1, 1, 32, 0, 0, arguments, stream);
}

static int launch_78(void* const* p, const int32_t* s, void* stream) {  // portable.action_hidden.d128.b1
  const int32_t max_seqs = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_seqs};
  return laya_launch((const void*)portable_action_hidden_d128_b1_kernel, max_seqs, 8, 1, 512, 2048, 0, arguments, stream);
}

static int launch_79(void* const* p, const int32_t* s, void* stream) {  // portable.action_hidden.d1024.b1
  const int32_t max_seqs = s[0];
  void* arguments[] = {(void*)&p[2], (void*)&p[0], (void*)&p[3], (void*)&p[1], (void*)&max_seqs};
  return laya_launch((const void*)portable_action_hidden_d1024_b1_kernel, max_seqs, 8, 1, 512, 2048, 0, arguments, stream);
}

static int launch_80(void* const* p, const int32_t* s, void* stream) {  // portable.action_head.d128.b1
  const int32_t max_seqs = s[0];
  const int32_t actions = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[5], (void*)&p[0], (void*)&p[1], (void*)&p[6], (void*)&p[7], (void*)&p[2], (void*)&p[4], (void*)&actions, (void*)&max_seqs};
  return laya_launch((const void*)portable_action_head_d128_b1_kernel, max_seqs, 1, 1, 256, 1024, 0, arguments, stream);
}

static int launch_81(void* const* p, const int32_t* s, void* stream) {  // portable.action_head.d1024.b1
  const int32_t max_seqs = s[0];
  const int32_t actions = s[2];
  void* arguments[] = {(void*)&p[3], (void*)&p[5], (void*)&p[0], (void*)&p[1], (void*)&p[6], (void*)&p[7], (void*)&p[2], (void*)&p[4], (void*)&actions, (void*)&max_seqs};
  return laya_launch((const void*)portable_action_head_d1024_b1_kernel, max_seqs, 1, 1, 256, 1024, 0, arguments, stream);
}

extern "C" {
extern const laya_kernel laya_table_portable[];
extern const int32_t laya_table_portable_count;
}

const laya_kernel laya_table_portable[] = {
    {"portable.embed_norm.d128.r1", "portable", "", "r1", LAYA_OP_EMBED_NORM,
     {-1, -1, 128, 0, 0, 0}, 3, 63u, launch_0},
    {"portable.embed_norm.d1024.r1", "portable", "", "r1", LAYA_OP_EMBED_NORM,
     {-1, -1, 1024, 0, 0, 0}, 3, 63u, launch_1},
    {"portable.embed_norm.d1024.r4", "portable", "", "r4", LAYA_OP_EMBED_NORM,
     {-1, -1, 1024, 0, 0, 0}, 3, 63u, launch_2},
    {"portable.gemm.n384_k128.act_act_bias.t64x64x32s3", "portable", "act_act_bias", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 384, 128, 0, 0, 0}, 3, 31u, launch_3},
    {"portable.gemm.n3072_k1024.act_act_bias.t64x32x64s4", "portable", "act_act_bias", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_4},
    {"portable.gemm.n3072_k1024.act_act_bias.t64x64x64s3", "portable", "act_act_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_5},
    {"portable.gemm.n3072_k1024.act_act_bias.t128x128x32s4", "portable", "act_act_bias", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 31u, launch_6},
    {"portable.gemm.n384_k128.act_act_none.t64x64x32s3", "portable", "act_act_none", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 384, 128, 0, 0, 0}, 3, 27u, launch_7},
    {"portable.gemm.n3072_k1024.act_act_none.t64x32x64s4", "portable", "act_act_none", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_8},
    {"portable.gemm.n3072_k1024.act_act_none.t64x64x64s3", "portable", "act_act_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_9},
    {"portable.gemm.n3072_k1024.act_act_none.t128x128x32s4", "portable", "act_act_none", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 3072, 1024, 0, 0, 0}, 3, 27u, launch_10},
    {"portable.gemm.n512_k128.act_act_relu.t64x64x32s3", "portable", "act_act_relu", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 512, 128, 0, 0, 0}, 3, 31u, launch_11},
    {"portable.gemm.n4096_k1024.act_act_relu.t64x32x64s4", "portable", "act_act_relu", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_12},
    {"portable.gemm.n4096_k1024.act_act_relu.t64x64x64s3", "portable", "act_act_relu", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_13},
    {"portable.gemm.n4096_k1024.act_act_relu.t128x128x32s4", "portable", "act_act_relu", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 4096, 1024, 0, 0, 0}, 3, 31u, launch_14},
    {"portable.gemm.n128_k128.act_f32_bias.t64x64x32s3", "portable", "act_f32_bias", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 31u, launch_15},
    {"portable.gemm.n128_k512.act_f32_bias.t64x64x32s3", "portable", "act_f32_bias", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 128, 512, 0, 0, 0}, 3, 31u, launch_16},
    {"portable.gemm.n1024_k1024.act_f32_bias.t64x32x64s4", "portable", "act_f32_bias", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_17},
    {"portable.gemm.n1024_k1024.act_f32_bias.t64x64x64s3", "portable", "act_f32_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_18},
    {"portable.gemm.n1024_k1024.act_f32_bias.t128x128x32s4", "portable", "act_f32_bias", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_19},
    {"portable.gemm.n1024_k4096.act_f32_bias.t64x32x64s4", "portable", "act_f32_bias", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_20},
    {"portable.gemm.n1024_k4096.act_f32_bias.t64x64x64s3", "portable", "act_f32_bias", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_21},
    {"portable.gemm.n1024_k4096.act_f32_bias.t128x128x32s4", "portable", "act_f32_bias", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 1024, 4096, 0, 0, 0}, 3, 31u, launch_22},
    {"portable.gemm.n128_k128.act_f32_gelu.t64x64x32s3", "portable", "act_f32_gelu", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 31u, launch_23},
    {"portable.gemm.n1024_k1024.act_f32_gelu.t64x32x64s4", "portable", "act_f32_gelu", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_24},
    {"portable.gemm.n1024_k1024.act_f32_gelu.t64x64x64s3", "portable", "act_f32_gelu", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_25},
    {"portable.gemm.n1024_k1024.act_f32_gelu.t128x128x32s4", "portable", "act_f32_gelu", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 31u, launch_26},
    {"portable.gemm.n128_k128.act_f32_none.t64x64x32s3", "portable", "act_f32_none", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 128, 128, 0, 0, 0}, 3, 27u, launch_27},
    {"portable.gemm.n128_k192.act_f32_none.t64x64x32s3", "portable", "act_f32_none", "t64x64x32s3", LAYA_OP_GEMM,
     {-1, 128, 192, 0, 0, 0}, 3, 27u, launch_28},
    {"portable.gemm.n1024_k1024.act_f32_none.t64x32x64s4", "portable", "act_f32_none", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_29},
    {"portable.gemm.n1024_k1024.act_f32_none.t64x64x64s3", "portable", "act_f32_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_30},
    {"portable.gemm.n1024_k1024.act_f32_none.t128x128x32s4", "portable", "act_f32_none", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 1024, 1024, 0, 0, 0}, 3, 27u, launch_31},
    {"portable.gemm.n1024_k2624.act_f32_none.t64x32x64s4", "portable", "act_f32_none", "t64x32x64s4", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_32},
    {"portable.gemm.n1024_k2624.act_f32_none.t64x64x64s3", "portable", "act_f32_none", "t64x64x64s3", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_33},
    {"portable.gemm.n1024_k2624.act_f32_none.t128x128x32s4", "portable", "act_f32_none", "t128x128x32s4", LAYA_OP_GEMM,
     {-1, 1024, 2624, 0, 0, 0}, 3, 27u, launch_34},
    {"portable.gemm_parts.n128_k128_parts2.t64x64x32s3p2", "portable", "", "t64x64x32s3p2", LAYA_OP_GEMM_PARTS,
     {-1, 128, 128, 2, 0, 0}, 4, 15u, launch_35},
    {"portable.gemm_parts.n128_k192_parts2.t64x64x32s3p2", "portable", "", "t64x64x32s3p2", LAYA_OP_GEMM_PARTS,
     {-1, 128, 192, 2, 0, 0}, 4, 15u, launch_36},
    {"portable.gemm_parts.n1024_k1024_parts4.t64x32x64s4p4", "portable", "", "t64x32x64s4p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 4, 0, 0}, 4, 15u, launch_37},
    {"portable.gemm_parts.n1024_k1024_parts4.t64x64x64s3p4", "portable", "", "t64x64x64s3p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 1024, 4, 0, 0}, 4, 15u, launch_38},
    {"portable.gemm_parts.n1024_k2624_parts4.t64x32x64s4p4", "portable", "", "t64x32x64s4p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 4, 0, 0}, 4, 15u, launch_39},
    {"portable.gemm_parts.n1024_k2624_parts4.t64x64x64s3p4", "portable", "", "t64x64x64s3p4", LAYA_OP_GEMM_PARTS,
     {-1, 1024, 2624, 4, 0, 0}, 4, 15u, launch_40},
    {"portable.geglu.f192_k128.t64x64x32s3", "portable", "", "t64x64x32s3", LAYA_OP_GEGLU,
     {-1, 192, 128, 0, 0, 0}, 3, 15u, launch_41},
    {"portable.geglu.f2624_k1024.t64x32x64s3", "portable", "", "t64x32x64s3", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_42},
    {"portable.geglu.f2624_k1024.t64x64x32s3", "portable", "", "t64x64x32s3", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_43},
    {"portable.geglu.f2624_k1024.t128x128x32s3", "portable", "", "t128x128x32s3", LAYA_OP_GEGLU,
     {-1, 2624, 1024, 0, 0, 0}, 3, 15u, launch_44},
    {"portable.add_norm.d128.nores_bias_act.r1", "portable", "nores_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 61u, launch_45},
    {"portable.add_norm.d1024.nores_bias_act.r1", "portable", "nores_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 61u, launch_46},
    {"portable.add_norm.d1024.nores_bias_act.r4", "portable", "nores_bias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 61u, launch_47},
    {"portable.add_norm.d128.res_bias_act.r1", "portable", "res_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 63u, launch_48},
    {"portable.add_norm.d1024.res_bias_act.r1", "portable", "res_bias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 63u, launch_49},
    {"portable.add_norm.d1024.res_bias_act.r4", "portable", "res_bias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 63u, launch_50},
    {"portable.add_norm.d128.res_nobias_act.r1", "portable", "res_nobias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 55u, launch_51},
    {"portable.add_norm.d1024.res_nobias_act.r1", "portable", "res_nobias_act", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_52},
    {"portable.add_norm.d1024.res_nobias_act.r4", "portable", "res_nobias_act", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_53},
    {"portable.add_norm.d128.res_nobias_f32.r1", "portable", "res_nobias_f32", "r1", LAYA_OP_ADD_NORM,
     {-1, 128, 0, 0, 0, 0}, 2, 55u, launch_54},
    {"portable.add_norm.d1024.res_nobias_f32.r1", "portable", "res_nobias_f32", "r1", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_55},
    {"portable.add_norm.d1024.res_nobias_f32.r4", "portable", "res_nobias_f32", "r4", LAYA_OP_ADD_NORM,
     {-1, 1024, 0, 0, 0, 0}, 2, 55u, launch_56},
    {"portable.add_norm_parts.d128_parts2.act.r1", "portable", "act", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 128, 2, 0, 0, 0}, 3, 31u, launch_57},
    {"portable.add_norm_parts.d1024_parts4.act.r1", "portable", "act", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_58},
    {"portable.add_norm_parts.d1024_parts4.act.r4", "portable", "act", "r4", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_59},
    {"portable.add_norm_parts.d128_parts2.f32.r1", "portable", "f32", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 128, 2, 0, 0, 0}, 3, 31u, launch_60},
    {"portable.add_norm_parts.d1024_parts4.f32.r1", "portable", "f32", "r1", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_61},
    {"portable.add_norm_parts.d1024_parts4.f32.r4", "portable", "f32", "r4", LAYA_OP_ADD_NORM_PARTS,
     {-1, 1024, 4, 0, 0, 0}, 3, 31u, launch_62},
    {"portable.add_type.d128.r1", "portable", "", "r1", LAYA_OP_ADD_TYPE,
     {-1, 128, 0, 0, 0, 0}, 2, 31u, launch_63},
    {"portable.add_type.d1024.r1", "portable", "", "r1", LAYA_OP_ADD_TYPE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_64},
    {"portable.add_type.d1024.r4", "portable", "", "r4", LAYA_OP_ADD_TYPE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_65},
    {"portable.rope.heads2.r1", "portable", "", "r1", LAYA_OP_ROPE,
     {-1, 2, -1, 0, 0, 0}, 3, 31u, launch_66},
    {"portable.rope.heads16.r1", "portable", "", "r1", LAYA_OP_ROPE,
     {-1, 16, -1, 0, 0, 0}, 3, 31u, launch_67},
    {"portable.rope.heads16.r4", "portable", "", "r4", LAYA_OP_ROPE,
     {-1, 16, -1, 0, 0, 0}, 3, 31u, launch_68},
    {"portable.attention.heads2_window0.q64k64s1", "portable", "", "q64k64s1", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 0, 0}, 5, 31u, launch_69},
    {"portable.attention.heads2_window64.q64k64s1", "portable", "", "q64k64s1", LAYA_OP_ATTENTION,
     {-1, -1, -1, 2, 64, 0}, 5, 31u, launch_70},
    {"portable.attention.heads16_window0.q64k64s1", "portable", "", "q64k64s1", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 0, 0}, 5, 31u, launch_71},
    {"portable.attention.heads16_window64.q64k64s1", "portable", "", "q64k64s1", LAYA_OP_ATTENTION,
     {-1, -1, -1, 16, 64, 0}, 5, 31u, launch_72},
    {"portable.gather.d128.b1", "portable", "", "b1", LAYA_OP_GATHER,
     {-1, -1, 128, 0, 0, 0}, 3, 31u, launch_73},
    {"portable.gather.d1024.b1", "portable", "", "b1", LAYA_OP_GATHER,
     {-1, -1, 1024, 0, 0, 0}, 3, 31u, launch_74},
    {"portable.score.d128.b1", "portable", "", "b1", LAYA_OP_SCORE,
     {-1, 128, 0, 0, 0, 0}, 2, 31u, launch_75},
    {"portable.score.d1024.b1", "portable", "", "b1", LAYA_OP_SCORE,
     {-1, 1024, 0, 0, 0, 0}, 2, 31u, launch_76},
    {"portable.action_features.b1", "portable", "", "b1", LAYA_OP_ACTION_FEATURES,
     {-1, -1, 0, 0, 0, 0}, 2, 31u, launch_77},
    {"portable.action_hidden.d128.b1", "portable", "", "b1", LAYA_OP_ACTION_HIDDEN,
     {-1, 128, 0, 0, 0, 0}, 2, 15u, launch_78},
    {"portable.action_hidden.d1024.b1", "portable", "", "b1", LAYA_OP_ACTION_HIDDEN,
     {-1, 1024, 0, 0, 0, 0}, 2, 15u, launch_79},
    {"portable.action_head.d128.b1", "portable", "", "b1", LAYA_OP_ACTION_HEAD,
     {-1, 128, -1, 0, 0, 0}, 3, 255u, launch_80},
    {"portable.action_head.d1024.b1", "portable", "", "b1", LAYA_OP_ACTION_HEAD,
     {-1, 1024, -1, 0, 0, 0}, 3, 255u, launch_81},
};
const int32_t laya_table_portable_count = 82;
