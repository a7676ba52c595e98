"""What differs between the targets a program is lowered for: dtypes, storage scopes, loop form.

A program asks its `Target` for buffers and loops instead of naming them: one text for wgmma, mma.sync and scalar C.
"""

import struct
from dataclasses import dataclass

import tilelang.language as T

FP32 = "float32"
INT32 = "int32"
HEAD = 64  # every geometry has heads of 64


def f32(value: float) -> float:
    """The f32 nearest to `value`: printed source then holds the very number that is used."""
    return struct.unpack("f", struct.pack("f", value))[0]


EPS = f32(1e-5)  # LayerNorm epsilon, compiled in; other checkpoints are refused


@dataclass(frozen=True)
class Target:
    """One lowering target.

    name: `sm_90a`, `portable` or `cpu`; also the folder under `generated/`.
    arch: TVM's architecture for CUDA targets, None for C.
    act: dtype of activations, projection weights and token embeddings.
    """

    name: str
    arch: str | None
    act: str

    @property
    def is_cpu(self) -> bool:
        """Whether the program becomes serial C."""
        return self.arch is None

    def storage(self, kind: str) -> str:
        """TVM dtype of a storage class of `manifests/abi.json`."""
        return {"act": self.act, "f32": FP32, "i32": INT32}[kind]

    def shared(self, shape, dtype):
        """A tile that all threads of a block see; a plain array on the CPU."""
        return T.alloc_local(shape, dtype) if self.is_cpu else T.alloc_shared(shape, dtype)

    def fragment(self, shape, dtype):
        """A tile spread over the registers of a block; a plain array on the CPU."""
        return T.alloc_local(shape, dtype) if self.is_cpu else T.alloc_fragment(shape, dtype)

    def each(self, *extents):
        """Element-wise loop: over threads on a GPU, serial on the CPU."""
        return T.grid(*extents) if self.is_cpu else T.Parallel(*extents)

    def size(self, name: str, value: int):
        """A size: compiled in on a GPU, a run-time argument on the CPU (value -1 or CPU target)."""
        return T.dynamic(name) if self.is_cpu or value < 0 else value


SM_90A = Target("sm_90a", "sm_90a", "float16")
PORTABLE = Target("portable", "sm_80", "float16")
CPU = Target("cpu", None, FP32)
TARGETS = (SM_90A, PORTABLE, CPU)
