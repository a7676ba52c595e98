"""Running a plan: what the executors share.

An executor binds the names of a plan to memory and runs its launches in order on one stream. It keeps one plan a shape
class. A forward is one upload, the launches and one download; forwards of one executor run one after another.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.batch import PackedBatch
from laya_cuda.bundle import Bundle
from laya_cuda.errors import DeviceError
from laya_cuda.geometry import Geometry
from laya_cuda.plan import CAPACITY, Buffer, Launch, Plan, Rule, ShapeClass, build_plan, shape_class

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class ForwardResult:
    """What one forward computes, f32.

    Attributes:
        logits: [markers], sequence by sequence.
        action_logits: [seqs, actions].
        hidden: [rows, D] by name, in order, where they were asked for: `embeddings`, `encoder.<i>` (the residual stream
            after the layer), `final_norm`, `head.<j>`.
    """

    logits: Floats
    action_logits: Floats
    hidden: Mapping[str, Floats] | None = None


@dataclass(frozen=True)
class BoundLaunch:
    """A launch with its function and every argument but the code that it returns."""

    launch: Launch
    function: Callable[..., int]
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class BoundPlan:
    """A plan whose names are addresses."""

    plan: Plan
    launches: tuple[BoundLaunch, ...]


class Executor(ABC):
    """Base of the executors. `device` names what it runs on."""

    device: str

    def __init__(self, geometry: Geometry, bundle: Bundle, targets: Sequence[str], rules: Sequence[Rule]) -> None:
        self.geometry = geometry
        self.bundle = bundle
        self.targets = tuple(targets)
        self._rules = tuple(rules)
        self._bound: dict[ShapeClass, BoundPlan] = {}
        self._lock = threading.Lock()
        self._closed = False
        self._layout = self.plan(CAPACITY)

    def plan(self, shape: ShapeClass) -> Plan:
        """The plan of a shape class."""
        return build_plan(self.geometry, self.bundle, shape, targets=self.targets, rules=self._rules)

    def run(self, batch: PackedBatch, *, capture_hidden: bool = False) -> ForwardResult:
        """Run one forward.

        Args:
            capture_hidden: also copy the hidden states out, between launches; slow.

        Raises:
            DeviceError: the executor is closed, or a launch failed.
        """
        with self._lock:
            if self._closed:
                raise DeviceError("the engine is closed")
            bound = self._bind(shape_class(batch))
            return self._run(bound, batch, capture_hidden)

    def warm(self, shape: ShapeClass) -> None:
        """Bind a shape class, so that its first request need not."""
        with self._lock:
            if self._closed:
                raise DeviceError("the engine is closed")
            self._bind(shape)

    def close(self) -> None:
        """Free everything; calling it again does nothing."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._bound.clear()
                self._free()

    def _bind(self, shape: ShapeClass) -> BoundPlan:
        bound = self._bound.get(shape)
        if bound is None:
            plan = self.plan(shape)
            launches = tuple(self._bind_launch(launch, plan) for launch in plan.launches)
            bound = self._bound[shape] = BoundPlan(plan, launches)
        return bound

    def _bind_launch(self, launch: Launch, plan: Plan) -> BoundLaunch:
        pointers = [None if name is None else self._address(name, plan) for name in launch.pointers]
        arguments = (launch.kernel, *pointers, *launch.sizes, self._stream())
        return BoundLaunch(launch, self.bundle.function(launch.op), arguments)

    def _issue(self, bound: BoundPlan, after: Callable[[int], None] | None = None) -> None:
        """Call every launch in order, and `after` with the number of each one."""
        for number, item in enumerate(bound.launches):
            code = item.function(*item.arguments)
            if code:
                raise self.bundle.error(item.launch.op, item.launch.kernel, code)
            if after is not None:
                after(number)

    def _capture(self, bound: BoundPlan, rows: int) -> dict[str, Floats]:
        """Issue the launches and copy each tap's hidden state out as soon as it is complete."""
        plan = bound.plan
        hidden: dict[str, Floats] = {}

        def after(number: int) -> None:
            for tap in plan.taps:
                if tap.after == number:
                    parts = [self._read(plan.buffers[name], rows) for name in tap.buffers]
                    hidden[tap.name] = np.sum(parts, axis=0, dtype=np.float32) if len(parts) > 1 else parts[0]

        self._issue(bound, after)
        return hidden

    @abstractmethod
    def _run(self, bound: BoundPlan, batch: PackedBatch, capture_hidden: bool) -> ForwardResult: ...

    @abstractmethod
    def _address(self, name: str, plan: Plan) -> int: ...

    @abstractmethod
    def _read(self, buffer: Buffer, rows: int) -> Floats: ...

    @abstractmethod
    def _stream(self) -> int | None: ...

    @abstractmethod
    def _free(self) -> None: ...


def fill_inputs(plan: Plan, batch: PackedBatch, memory: Bytes) -> None:
    """Write a batch into the upload region of a plan; what lies beyond the true counts becomes zero."""
    words = memory[: plan.input_bytes].view(np.int32)
    words[:] = 0
    values: dict[str, Any] = {"rows": batch.rows, "seqs": batch.seqs, "markers": batch.markers}
    for name, region in plan.inputs.items():
        value = np.atleast_1d(values[name] if name in values else getattr(batch, name))
        start = region.offset // 4
        words[start : start + len(value)] = value


def read_outputs(plan: Plan, batch: PackedBatch, memory: Bytes) -> tuple[Floats, Floats]:
    """Copy logits [markers] and action logits [seqs, actions] out of the download region of a plan."""
    values = memory[: plan.output_bytes].view(np.float32)
    logits, actions = plan.outputs["logits"].offset // 4, plan.outputs["action_logits"].offset // 4
    width = plan.geometry.actions
    return (
        values[logits : logits + batch.markers].copy(),
        values[actions : actions + batch.seqs * width].reshape(batch.seqs, width).copy(),
    )


def aligned_bytes(size: int, alignment: int = 256) -> Bytes:
    """Zeroed host memory that starts at a multiple of `alignment`."""
    memory = np.zeros(size + alignment, np.uint8)
    start = -memory.ctypes.data % alignment
    return memory[start : start + size]
