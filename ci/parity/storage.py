"""The number formats of a library's buffers, as numpy arrays: bf16 travels as its bit pattern in uint16."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Raw = NDArray[Any]

DTYPES: dict[str, np.dtype[Any]] = {
    "bf16": np.dtype(np.uint16),
    "f16": np.dtype(np.float16),
    "f32": np.dtype(np.float32),
    "i32": np.dtype(np.int32),
}


def bf16_bits(x: NDArray[np.float32]) -> NDArray[np.uint16]:
    """Round to nearest even; NaN stays NaN."""
    bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
    rounded = ((bits + (0x7FFF + ((bits >> 16) & 1))) >> 16).astype(np.uint16)
    return np.where(np.isnan(x), np.uint16(0x7FFF), rounded)


def bf16_values(bits: NDArray[np.uint16]) -> NDArray[np.float32]:
    return (bits.astype(np.uint32) << 16).view(np.float32)


def encode(x: Raw, kind: str) -> Raw:
    """Values in the storage format `kind` (bf16, f16, f32 or i32), rounded where the format is narrower."""
    if kind == "bf16":
        return bf16_bits(np.asarray(x, np.float32))
    return np.ascontiguousarray(x, DTYPES[kind])


def decode(raw: Raw, kind: str) -> Raw:
    """The values of a buffer: float32 for every float format, int32 as it is."""
    if kind == "bf16":
        return bf16_values(raw)
    return raw if kind == "i32" else raw.astype(np.float32)


def rounded(x: Raw, kind: str) -> NDArray[np.float32]:
    """The float32 values that `encode` keeps."""
    return np.asarray(decode(encode(x, kind), kind), np.float32)


def poison(shape: tuple[int, ...], kind: str) -> Raw:
    """A buffer in which nothing has been written: every byte 0xFF, a NaN in each float format."""
    dtype = DTYPES[kind]
    return np.full(int(np.prod(shape)) * dtype.itemsize, 0xFF, np.uint8).view(dtype).reshape(shape)
