"""Running a plan on the host, by the CPU twin of the kernels."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from laya_cuda.batch import PackedBatch
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import DeviceError
from laya_cuda.executors import (
    WORKSPACE_MIB,
    BoundPlan,
    Bytes,
    Executor,
    ForwardResult,
    Placed,
    Regions,
    aligned_bytes,
)
from laya_cuda.executors.account import Memory
from laya_cuda.executors.transfers import Floats
from laya_cuda.packing import Array, pack, weights
from laya_cuda.plan import Buffer, Plan, shape_class
from laya_cuda.rules import NO_RULES, RuleSet


class Room:
    """Host memory for the inputs, outputs and workspace of a plan.

    Fresh pages from the system are zero and take no memory until a kernel touches them.
    """

    def __init__(self, plan: Plan) -> None:
        self.inputs = aligned_bytes(plan.input_bytes).view(np.int32)
        self.outputs = aligned_bytes(plan.output_bytes).view(np.float32)
        self.workspace = aligned_bytes(plan.workspace_bytes)

    @property
    def regions(self) -> Regions:
        """Where they start."""
        return Regions(self.inputs.ctypes.data, self.outputs.ctypes.data, self.workspace.ctypes.data)

    @property
    def size(self) -> int:
        """Bytes of all three."""
        return self.inputs.nbytes + self.outputs.nbytes + self.workspace.nbytes


class HostExecutor(Executor):
    """Runs a plan with `liblaya_cpu.so` on numpy memory; every launch returns when done."""

    device = "cpu"

    def __init__(
        self,
        checkpoint: Checkpoint,
        bundle: Bundle,
        rules: RuleSet = NO_RULES,
        *,
        workspace_mib: float = WORKSPACE_MIB,
    ) -> None:
        super().__init__(checkpoint.geometry, bundle, bundle.targets_for(None), rules, workspace_mib)
        self._weights: dict[str, Array] = {
            weight.name: _aligned(pack(weight, checkpoint, bundle.storage.__getitem__))
            for weight in weights(checkpoint.geometry)
        }
        self._weight_addresses = {name: int(array.ctypes.data) for name, array in self._weights.items()}
        self._room = Room(self._layout)

    def queue(self, batch: PackedBatch, stream: Any) -> NoReturn:
        raise DeviceError("the host has no streams: call forward without one")

    def place(self, batch: PackedBatch) -> HostPlaced:
        with self._turn():
            placed = HostPlaced(self, batch)
            self._placed.add(placed)
            return placed

    def _upload(self, bound: BoundPlan, batch: PackedBatch) -> None:
        bound.transfers.fill(batch, self._room.inputs)

    def _download(self, bound: BoundPlan, batch: PackedBatch) -> ForwardResult:
        return ForwardResult(*bound.transfers.read(batch, self._room.outputs))

    def _regions(self) -> Regions:
        return self._room.regions

    def _read(self, buffer: Buffer, rows: int) -> Floats:
        width = buffer.shape[1]
        memory: Bytes = self._room.workspace[buffer.offset : buffer.offset + 4 * rows * width]
        return memory.view(np.float32).reshape(rows, width).copy()

    def _settle(self) -> None:
        """Every launch returned when it was done."""

    def _memory(self) -> Memory:
        if self._closed:
            return Memory(0, 0, 0)
        room = self._room
        return Memory(
            weights=sum(array.nbytes for array in self._weights.values()),
            workspace=room.workspace.nbytes,
            transfers=room.inputs.nbytes + room.outputs.nbytes,
            placed=sum(placed.size for placed in list(self._placed) if isinstance(placed, HostPlaced)),
        )

    def _free(self) -> None:
        self._weights.clear()
        self._weight_addresses = {}
        del self._room


class HostPlaced(Placed):
    """A placed batch in host memory; its arrays are numpy's."""

    def __init__(self, executor: HostExecutor, batch: PackedBatch) -> None:
        shape = shape_class(batch)
        self.batch = batch
        self.plan = executor._plan(shape, shape)
        self._executor = executor
        self._room: Room | None = Room(self.plan)
        self._bound = executor._bind(self.plan, self._room.regions)
        where = self._bound.transfers
        where.fill(batch, self._room.inputs)
        self.ids = self._room.inputs[where.ids : where.ids + batch.rows]
        self.logits, self.action_logits = where.views(batch, self._room.outputs)

    @property
    def size(self) -> int:
        """Bytes that it holds."""
        return self._room.size if self._room is not None else 0

    def run(self, stream: Any = None) -> None:
        if stream is not None:
            raise DeviceError("the host has no streams: call run without one")
        with self._executor._turn():
            self._check_open()
            with self._executor._contained():
                self._executor._issue(self._bound, None)

    def read(self) -> ForwardResult:
        self._check_open()
        return ForwardResult(self.logits.copy(), self.action_logits.copy())

    def _release(self) -> None:
        self._room = None

    def _check_open(self) -> None:
        if self._room is None:
            raise DeviceError("the placed batch is closed")


def _aligned(array: Array) -> Array:
    """The array itself where it starts at a multiple of 16 bytes, as the kernels ask, else an aligned copy."""
    if array.ctypes.data % 16 == 0:
        return array
    copy = aligned_bytes(array.nbytes).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy
