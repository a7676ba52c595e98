"""How many bytes a launch has to move and how many operations it has to do, from the plan's sizes and a batch's counts.

Bytes are those of each operand once, whatever a kernel reads twice; operations are those of the matrix products over
valid rows and of the attention over the pairs that the mask lets through. Both are lower bounds, good for ceilings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from laya_cuda.abi import Op, abi
from laya_cuda.batch import PackedBatch
from laya_cuda.bench.floor import attended_pairs
from laya_cuda.geometry import ACTION_FEATURES, ACTION_HIDDEN, HEAD_SIZE
from laya_cuda.packing import item_bytes
from laya_cuda.plan import Launch, Plan


@dataclass(frozen=True)
class Work:
    """Bytes to move and floating-point operations to do (a multiply-add counts as two)."""

    bytes: int
    flops: int

    def __add__(self, other: Work) -> Work:
        return Work(self.bytes + other.bytes, self.flops + other.flops)


@dataclass(frozen=True)
class Ceilings:
    """What a device reaches at most: bytes a second of a large copy, read and written, and FLOP/s of a large matmul."""

    bytes_per_s: float
    flops_per_s: float

    def floor_us(self, work: Work) -> float:
        """The least time that the work can take, in microseconds."""
        return 1e6 * max(work.bytes / self.bytes_per_s, work.flops / self.flops_per_s)


def work(launch: Launch, plan: Plan, batch: PackedBatch, formats: Mapping[str, str]) -> Work:
    """The work of one launch of `plan` on `batch`.

    Args:
        formats: the number format of each storage class, as `Bundle.storage`.
    """
    op = abi().ops[launch.op]
    values = _true_sizes(op, launch, batch)
    total = 0
    for pointer, name in zip(op.pointers, launch.pointers, strict=True):
        if name is None:
            continue
        storage = next((b[name].storage for b in (plan.buffers, plan.inputs, plan.outputs) if name in b), None)
        count = 1
        for term in pointer.shape:
            count *= _evaluate(term, values)
        if (op.name, pointer.name) == ("rope", "qkv"):
            count = count * 2 // 3  # it leaves the values alone
        if pointer.name == "w1":  # one half of the action head reads the rows of the features, one the others
            count = ACTION_HIDDEN * (ACTION_FEATURES if op.name == "action_head" else values["d"])
        total += count * item_bytes(formats[storage or pointer.types[0]]) * (2 if pointer.access == "inout" else 1)
    return Work(total, _flops(op, values, batch))


def _true_sizes(op: Op, launch: Launch, batch: PackedBatch) -> dict[str, int]:
    """The op's sizes with capacities replaced by what the batch has."""
    values = dict(zip(op.sizes, launch.sizes, strict=True))
    counts = {"rows": batch.rows, "seqs": batch.seqs, "markers": batch.markers, "reads": batch.reads}
    bound = {pointer.name: name for pointer, name in zip(op.pointers, launch.pointers, strict=True)}
    taken = counts.get(str(bound.get("count")), batch.markers)
    # An op that picks rows by index reads those rows alone.
    rows = taken if op.name == "gather" else counts.get(str(bound.get("rows")), batch.rows)
    true = {
        "max_rows": rows,
        "max_seqs": batch.seqs,
        "max_count": taken,
        "vocab": min(values.get("vocab", 0), batch.rows),
        "table_rows": min(values.get("table_rows", 0), int(batch.lengths.max())),
    }
    return values | {name: value for name, value in true.items() if name in values}


def _evaluate(term: str, values: Mapping[str, int]) -> int:
    """A shape's term: sums of products of numbers and names of sizes."""
    total = 0
    for part in term.split("+"):
        product = 1
        for factor in part.split("*"):
            name = factor.strip()
            # An action count and the like may be missing from the sizes of an op; it is small then.
            product *= int(name) if name.isdigit() else values.get(name, 1)
        total += product
    return total


def _flops(op: Op, values: Mapping[str, int], batch: PackedBatch) -> int:
    """By the names of the sizes, so that a new op of a known form counts too; 0 where there is no matrix product."""
    rows = values.get("max_rows", 0)
    if {"n", "k"} <= values.keys():
        return 2 * rows * values["n"] * values["k"]  # in parts too: they share the depth
    if {"heads", "k"} <= values.keys():
        return 2 * rows * 3 * HEAD_SIZE * values["heads"] * values["k"]
    if {"f", "k"} <= values.keys():
        return 2 * rows * 2 * values["f"] * values["k"]
    if {"heads", "window"} <= values.keys():
        return 2 * 2 * HEAD_SIZE * values["heads"] * attended_pairs(batch.lengths.tolist(), values["window"])
    if op.name == "action_hidden":
        return 2 * batch.seqs * values["d"] * ACTION_HIDDEN
    if op.name == "action_head":
        return 2 * batch.seqs * (ACTION_FEATURES + values["actions"]) * ACTION_HIDDEN
    return 0
