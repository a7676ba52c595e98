"""The number formats of a library's buffers, as numpy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Raw = NDArray[Any]

DTYPES: dict[str, np.dtype[Any]] = {
    "f16": np.dtype(np.float16),
    "f32": np.dtype(np.float32),
    "i32": np.dtype(np.int32),
}


def encode(x: Raw, kind: str) -> Raw:
    """Values in the storage format `kind` (f16, f32 or i32), rounded where the format is narrower."""
    return np.ascontiguousarray(x, DTYPES[kind])


def decode(raw: Raw, kind: str) -> Raw:
    """The values of a buffer: float32 for every float format, int32 as it is."""
    return raw if kind == "i32" else raw.astype(np.float32)


def rounded(x: Raw, kind: str) -> NDArray[np.float32]:
    """The float32 values that `encode` keeps."""
    return np.asarray(decode(encode(x, kind), kind), np.float32)


def poison(shape: tuple[int, ...], kind: str) -> Raw:
    """A buffer in which nothing has been written: every byte 0xFF, a NaN in each float format."""
    dtype = DTYPES[kind]
    return np.full(int(np.prod(shape)) * dtype.itemsize, 0xFF, np.uint8).view(dtype).reshape(shape)
