"""Running a plan on the host, by the CPU twin of the kernels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from laya_cuda.batch import PackedBatch
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.executors import (
    BoundPlan,
    Bytes,
    Executor,
    Floats,
    ForwardResult,
    aligned_bytes,
    fill_inputs,
    read_outputs,
)
from laya_cuda.packing import Array, pack, weights
from laya_cuda.plan import Buffer, Plan, Rule


class HostExecutor(Executor):
    """Runs a plan with `liblaya_cpu.so` on numpy memory; every launch returns when done."""

    device = "cpu"

    def __init__(self, checkpoint: Checkpoint, bundle: Bundle, rules: Sequence[Rule] = ()) -> None:
        super().__init__(checkpoint.geometry, bundle, bundle.targets_for(None), rules)
        self._weights: dict[str, Array] = {
            weight.name: _aligned(pack(weight, checkpoint, bundle.storage.__getitem__))
            for weight in weights(checkpoint.geometry)
        }
        self._inputs = aligned_bytes(self._layout.input_bytes)
        self._outputs = aligned_bytes(self._layout.output_bytes)
        # Fresh pages from the system are zero and take no memory until a kernel touches them.
        self._workspace = aligned_bytes(self._layout.workspace_bytes)

    def _run(self, bound: BoundPlan, batch: PackedBatch, capture_hidden: bool) -> ForwardResult:
        fill_inputs(bound.plan, batch, self._inputs)
        hidden = None
        if capture_hidden:
            hidden = self._capture(bound, batch.rows)
        else:
            self._issue(bound)
        return ForwardResult(*read_outputs(bound.plan, batch, self._outputs), hidden)

    def _address(self, name: str, plan: Plan) -> int:
        for regions, memory in self._regions(plan):
            if name in regions:
                return int(memory.ctypes.data) + regions[name].offset
        return int(self._weights[name].ctypes.data)

    def _regions(self, plan: Plan) -> list[tuple[dict[str, Buffer], Bytes]]:
        return [
            (dict(plan.inputs), self._inputs),
            (dict(plan.outputs), self._outputs),
            (dict(plan.buffers), self._workspace),
        ]

    def _read(self, buffer: Buffer, rows: int) -> Floats:
        width = buffer.shape[1]
        memory = self._workspace[buffer.offset : buffer.offset + 4 * rows * width]
        return memory.view(np.float32).reshape(rows, width).copy()

    def _stream(self) -> None:
        return None

    def _free(self) -> None:
        self._weights.clear()
        self._inputs = self._outputs = self._workspace = np.empty(0, np.uint8)


def _aligned(array: Array) -> Array:
    """The array itself where it starts at a multiple of 16 bytes, as the kernels ask, else an aligned copy."""
    if array.ctypes.data % 16 == 0:
        return array
    copy = aligned_bytes(array.nbytes).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy
