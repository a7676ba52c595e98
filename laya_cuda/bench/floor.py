"""The least time that a forward can take on a machine: its bytes and its arithmetic at the rates measured there.

Counted are the weights of all matrix products of the encoder and decision layers, read once, and their arithmetic with
that of attention; in the second half of the last layer, which need not compute rows that nobody reads, that of two rows
a sequence: its first one and an option marker's. Padding, embeddings, norms and the heads count as nothing, so a floor
is never too high.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from laya_cuda.geometry import Geometry

_BYTES = 2  # of a float16 or bfloat16 number
_READ = 2
"""Rows of a sequence that are read at the end, at least."""


@dataclass(frozen=True)
class Ceilings:
    """What a machine was measured to do: TFLOP/s of a large 16-bit matrix product, TB/s of a copy (read and write)."""

    matmul_tflops: float
    copy_tbps: float


def weights(geometry: Geometry) -> int:
    """Numbers in the matrices of all layers."""
    d, f = geometry.width, geometry.intermediate
    return geometry.layers * (4 * d * d + 3 * d * f) + geometry.head_layers * 12 * d * d


def weight_bytes(geometry: Geometry) -> int:
    """Bytes of those, in 16 bits each."""
    return _BYTES * weights(geometry)


def flops(geometry: Geometry, lengths: Iterable[int]) -> float:
    """Arithmetic of one forward on sequences of these lengths, a multiply-add counted as two."""
    lengths = list(lengths)
    feed_forward = 8 * geometry.width**2  # numbers in both matrices of a decision layer
    unread = sum(max(0, length - _READ) for length in lengths)
    total = 2.0 * (sum(lengths) * weights(geometry) - unread * feed_forward)
    for layer in range(geometry.layers + geometry.head_layers):
        every = layer >= geometry.layers or geometry.layer_is_global(layer)
        total += 4.0 * attended_pairs(lengths, 0 if every else geometry.window) * geometry.width
    return total


def floor_ms(geometry: Geometry, lengths: Iterable[int], ceilings: Ceilings) -> float:
    """The larger of the time of the bytes and that of the arithmetic, in ms."""
    moving = weight_bytes(geometry) / (ceilings.copy_tbps * 1e12)
    computing = flops(geometry, lengths) / (ceilings.matmul_tflops * 1e12)
    return 1e3 * max(moving, computing)


def attended_pairs(lengths: Iterable[int], window: int) -> int:
    """How many (query, key) pairs a mask lets through: all of a sequence, or those at most `window` apart (0: all)."""
    total = 0
    for length in lengths:
        reach = length - 1 if window == 0 else min(window, length - 1)
        total += length * (2 * reach + 1) - reach * (reach + 1)
    return total
