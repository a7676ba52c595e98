"""Weights in the form that the kernels read: number format, order and rotary tables.

A checkpoint stores everything in float16. Matrices that meet tensor cores and the token table go to the `act` class,
which a CUDA library keeps as the checkpoint does; vectors and the small heads go to f32.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import BundleError
from laya_cuda.geometry import HEAD_SIZE, Geometry

Array = NDArray[Any]

ALIGNMENT = 256
"""Bytes that every weight and buffer starts at a multiple of."""

ROPE_GLOBAL = "rope.global"
ROPE_LOCAL = "rope.local"

_DTYPES: dict[str, np.dtype[Any]] = {
    "f16": np.dtype(np.float16),
    "f32": np.dtype(np.float32),
    "i32": np.dtype(np.int32),
}


@dataclass(frozen=True)
class Weight:
    """One packed weight.

    Attributes:
        name: as launches name it: the checkpoint's tensor name, or `rope.<global|local>.<cos|sin>`.
        storage: its storage class: act or f32.
        transposed: whether it is stored transposed.
    """

    name: str
    storage: str
    transposed: bool = False


def item_bytes(number_format: str) -> int:
    """Bytes of one number in a format that a library names (f16, f32, i32).

    Raises:
        BundleError: the format is not one of those.
    """
    return _DTYPES[_known(number_format)].itemsize


def _known(number_format: str) -> str:
    if number_format not in _DTYPES:
        raise BundleError(f"the library stores numbers as {number_format!r}, an unknown format")
    return number_format


def weights(geometry: Geometry) -> tuple[Weight, ...]:
    """Every weight that the plan of this geometry reads, in the order of its use."""
    return tuple(_weights(geometry))


def packed_shape(weight: Weight, geometry: Geometry) -> tuple[int, ...]:
    """The shape of a packed weight."""
    if weight.name.startswith("rope."):
        return table_rows(geometry), HEAD_SIZE // 2
    shape = geometry.tensors()[weight.name]
    return shape[::-1] if weight.transposed else shape


def packed_bytes(weight: Weight, geometry: Geometry, formats: Callable[[str], str]) -> int:
    """Bytes of a packed weight; formats: the number format of a storage class, as the library stores it."""
    return math.prod(packed_shape(weight, geometry)) * item_bytes(formats(weight.storage))


def layout(geometry: Geometry, formats: Callable[[str], str]) -> tuple[dict[Weight, int], int]:
    """Where each packed weight begins in one region of memory, in the order of their use, and the region's bytes.

    Args:
        formats: the number format of a storage class, as the library stores it.
    """
    offsets, end = {}, 0
    for weight in weights(geometry):
        offsets[weight] = end
        end += align(packed_bytes(weight, geometry, formats))
    return offsets, end


def align(size: int, alignment: int = ALIGNMENT) -> int:
    """Bytes rounded up to a multiple of the alignment."""
    return -(-size // alignment) * alignment


def pack(weight: Weight, checkpoint: Checkpoint, formats: Callable[[str], str]) -> Array:
    """The weight as a C-contiguous array.

    Args:
        formats: the number format of a storage class, as the library stores it.
    """
    if weight.name.startswith("rope."):
        _, kind, part = weight.name.split(".")
        geometry = checkpoint.geometry
        theta = geometry.rope_theta_global if kind == "global" else geometry.rope_theta_local
        tables = rotary_tables(theta, table_rows(geometry))
        return tables[0] if part == "cos" else tables[1]
    array = checkpoint.tensor(weight.name)
    if weight.transposed:
        array = array.T
    return convert(array, formats(weight.storage))


def convert(array: Array, number_format: str) -> Array:
    """Numbers in a library's format, C-contiguous."""
    return np.ascontiguousarray(array, _DTYPES[_known(number_format)])


def table_rows(geometry: Geometry) -> int:
    """Positions in a rotary table: the longest sequence and the gap after it."""
    return -(-geometry.max_len // 16) * 16


def rotary_tables(theta: float, rows: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """cos and sin of position * theta^(-2i/64), each [rows, 32] f32; theta is the base of the frequencies."""
    exponents = np.arange(0, HEAD_SIZE, 2, dtype=np.float32) / np.float32(HEAD_SIZE)
    # Powers in f64, then rounded, as an f32 power may be off by one in the last place, which position 511 multiplies.
    frequencies = np.float32(1) / np.power(np.float64(theta), exponents.astype(np.float64)).astype(np.float32)
    angles = np.outer(np.arange(rows, dtype=np.float32), frequencies).astype(np.float64)
    return np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)


def _weights(geometry: Geometry) -> Iterator[Weight]:
    yield Weight("encoder.embeddings.tok_embeddings.weight", "act")
    yield Weight("encoder.embeddings.norm.weight", "f32")
    for kind in (ROPE_GLOBAL, ROPE_LOCAL):
        for part in ("cos", "sin"):
            yield Weight(f"{kind}.{part}", "f32")
    for i in range(geometry.layers):
        layer = f"encoder.layers.{i}"
        if i:
            yield Weight(f"{layer}.attn_norm.weight", "f32")
        yield Weight(f"{layer}.attn.Wqkv.weight", "act")
        yield Weight(f"{layer}.attn.Wo.weight", "act")
        yield Weight(f"{layer}.mlp_norm.weight", "f32")
        yield Weight(f"{layer}.mlp.Wi.weight", "act")
        yield Weight(f"{layer}.mlp.Wo.weight", "act")
    yield Weight("encoder.final_norm.weight", "f32")
    yield Weight("type_emb.weight", "f32")
    for i in range(geometry.head_layers):
        layer = f"head.layers.{i}"
        for norm in ("norm1", "norm2"):
            yield Weight(f"{layer}.{norm}.weight", "f32")
            yield Weight(f"{layer}.{norm}.bias", "f32")
        for matrix, bias in (
            ("self_attn.in_proj_weight", "self_attn.in_proj_bias"),
            ("self_attn.out_proj.weight", "self_attn.out_proj.bias"),
            ("linear1.weight", "linear1.bias"),
            ("linear2.weight", "linear2.bias"),
        ):
            yield Weight(f"{layer}.{matrix}", "act")
            yield Weight(f"{layer}.{bias}", "f32")
    yield Weight("scorer.0.weight", "f32")
    yield Weight("scorer.0.bias", "f32")
    yield Weight("scorer.1.weight", "act")
    yield Weight("scorer.1.bias", "f32")
    yield Weight("scorer.3.weight", "f32")
    yield Weight("scorer.3.bias", "f32")
    yield Weight("act_head.0.weight", "f32", transposed=True)
    yield Weight("act_head.0.bias", "f32")
    yield Weight("act_head.2.weight", "f32")
    yield Weight("act_head.2.bias", "f32")
