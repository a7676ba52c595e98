"""Memory that kernels run on: host memory for the CPU twin, device memory (through torch) for CUDA libraries.

Every buffer lies between two guards, so that a write before its first or after its last byte is found.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

GUARD = 256
MARK = 0xA5
Bytes = NDArray[np.uint8]


class Block(Protocol):
    """Raw bytes somewhere: an address, and copies in and out."""

    address: int

    def write(self, data: Bytes) -> None: ...

    def read(self) -> Bytes: ...


class HostBlock:
    def __init__(self, size: int) -> None:
        self._whole = np.empty(size + GUARD, np.uint8)
        skip = -self._whole.ctypes.data % GUARD
        self._bytes = self._whole[skip : skip + size]
        self.address = self._bytes.ctypes.data

    def write(self, data: Bytes) -> None:
        self._bytes[:] = data

    def read(self) -> Bytes:
        return self._bytes.copy()


class HostMemory:
    """numpy memory, aligned to 256 bytes."""

    def block(self, size: int) -> Block:
        return HostBlock(size)

    def wait(self) -> None:
        """Nothing to wait for: the CPU twin returns when it is done."""


class CudaBlock:
    def __init__(self, size: int, torch: Any) -> None:
        self._torch = torch
        self._bytes = torch.empty(size, dtype=torch.uint8, device="cuda")
        self.address = self._bytes.data_ptr()
        if self.address % GUARD:
            raise RuntimeError(f"torch gave device memory at {self.address:#x}, not aligned to {GUARD} bytes")

    def write(self, data: Bytes) -> None:
        self._bytes.copy_(self._torch.from_numpy(np.ascontiguousarray(data)))

    def read(self) -> Bytes:
        return np.asarray(self._bytes.cpu().numpy())


class CudaMemory:
    """torch's device memory. Kernels run on the legacy default stream, which torch's copies also use."""

    def __init__(self) -> None:
        import torch

        self._torch = torch
        torch.zeros(1, device="cuda")  # fails here, and clearly, where there is no device

    def block(self, size: int) -> Block:
        return CudaBlock(size, self._torch)

    def wait(self) -> None:
        self._torch.cuda.synchronize()


Memory = HostMemory | CudaMemory


class Buffer:
    """An array in kernel memory between its guards."""

    def __init__(self, memory: Memory, initial: NDArray[Any]) -> None:
        self._shape, self._dtype = initial.shape, initial.dtype
        self._size = initial.nbytes
        self._block = memory.block(self._size + 2 * GUARD)
        self.address = self._block.address + GUARD
        self.write(initial)

    def write(self, values: NDArray[Any]) -> None:
        data = np.full(self._size + 2 * GUARD, MARK, np.uint8)
        data[GUARD : GUARD + self._size] = np.ascontiguousarray(values).reshape(-1).view(np.uint8)
        self._block.write(data)

    def read(self) -> tuple[NDArray[Any], bool]:
        """The array, and whether both guards still hold."""
        data = self._block.read()
        intact = bool((data[:GUARD] == MARK).all() and (data[GUARD + self._size :] == MARK).all())
        return data[GUARD : GUARD + self._size].view(self._dtype).reshape(self._shape), intact
