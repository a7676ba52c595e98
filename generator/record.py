"""What the generator knows about one lowered kernel: plain records, no TVM objects."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class TensorMap:
    """Arguments of cuTensorMapEncodeTiled for one kernel parameter; sizes are C expressions over the op's sizes.

    buffer: the op's pointer it covers. dtype, interleave, swizzle, l2_promotion, oob_fill: the driver's enum values.
    dims, box, element_strides: `rank` entries, innermost first. strides: rank - 1 entries, bytes, from dimension 1 on.
    """

    name: str
    buffer: str
    dtype: int
    rank: int
    dims: tuple[str, ...]
    strides: tuple[str, ...]
    box: tuple[str, ...]
    element_strides: tuple[str, ...]
    interleave: int
    swizzle: int
    l2_promotion: int
    oob_fill: int


@dataclass(frozen=True)
class Argument:
    """One kernel parameter: a `pointer` of the op, a `size` of the op, or a tensor `map`."""

    kind: str
    name: str


@dataclass(frozen=True)
class Launch:
    """How a kernel is launched: arguments in order, grid (C expressions over sizes), threads, dynamic shared bytes.

    early: whether the kernel itself waits for the one before (programmatic dependent launch), so that its blocks may
    start while that one ends. cluster: how many blocks along y run at once and write into each other's
    shared memory.
    """

    arguments: tuple[Argument, ...]
    grid: tuple[str, str, str]
    block: int
    shared_bytes: int
    maps: tuple[TensorMap, ...]
    early: bool = False
    cluster: int = 1

    def as_json(self) -> dict[str, Any]:
        """The record as provenance.json keeps it."""
        return asdict(self)


@dataclass(frozen=True)
class Lowered:
    """One kernel's device source and launch record. symbol: its C name."""

    symbol: str
    source: str
    launch: Launch
