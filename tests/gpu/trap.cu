// Kernels that trap, to provoke a real fault on a device. Test build only: tests/faulty_library.py compiles this into a
// library of its own. All functions return a cudaError_t.
#include <cuda_runtime.h>
#include <cstdint>

static __global__ void trap_now() { __trap(); }

static __global__ void trap_where(const volatile int32_t* tripped) {
  if (*tripped != 0) __trap();
}

static int32_t* flag;  // pinned host memory that the device reads

extern "C" {

int launch_trap(void* stream) {
  trap_now<<<1, 1, 0, static_cast<cudaStream_t>(stream)>>>();
  return cudaGetLastError();
}

// Make the flag, and load the kernel, which must not happen for the first time inside a capture.
int trap_prepare(void) {
  if (flag == nullptr) {
    const cudaError_t code =
        cudaHostAlloc(reinterpret_cast<void**>(&flag), sizeof(*flag), cudaHostAllocPortable | cudaHostAllocMapped);
    if (code != cudaSuccess) return code;
    *flag = 0;
  }
  trap_where<<<1, 1>>>(flag);
  const cudaError_t code = cudaGetLastError();
  return code != cudaSuccess ? code : cudaDeviceSynchronize();
}

int launch_trap_where(void* stream) {
  trap_where<<<1, 1, 0, static_cast<cudaStream_t>(stream)>>>(flag);
  return cudaGetLastError();
}

int trap_trip(int32_t tripped) {
  if (flag == nullptr) return cudaErrorNotReady;
  *flag = tripped;
  return cudaSuccess;
}
}
