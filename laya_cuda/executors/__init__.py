"""Running a plan: what the executors share.

An executor binds the names of a plan to memory and runs its launches in order on one stream. It keeps one plan a shape
class. A forward is one upload, the launches and one download. Callers may come from any thread: each waits for its
turn, in the order of asking.
"""

from __future__ import annotations

import contextlib
import warnings
import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from time import perf_counter
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.batch import PackedBatch
from laya_cuda.bundle import Bundle
from laya_cuda.errors import RESTART, DeviceError, OutOfMemoryError, RequestError
from laya_cuda.executors.account import Memory, Stats, Warmup
from laya_cuda.executors.transfers import Floats, Transfers
from laya_cuda.executors.turns import Turns
from laya_cuda.geometry import Geometry
from laya_cuda.plan import (
    Buffer,
    Launch,
    Plan,
    ShapeClass,
    build_plan,
    fitting_capacity,
    shape_class,
    shape_classes,
)
from laya_cuda.rules import RuleSet

Bytes = NDArray[np.uint8]

WORKSPACE_MIB = 512
"""The bound on a workspace that an engine keeps where none is given."""


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
class Regions:
    """Addresses of a plan's inputs, outputs and workspace."""

    inputs: int
    outputs: int
    workspace: int


@dataclass(frozen=True)
class BoundLaunch:
    """A launch with its function and every argument but the stream."""

    launch: Launch
    function: Callable[..., int]
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class BoundPlan:
    """A plan whose names are addresses."""

    plan: Plan
    launches: tuple[BoundLaunch, ...]
    transfers: Transfers


class Placed(ABC):
    """A batch in memory of its own: inputs, results, and a workspace laid out for its shape class.

    It does not share memory with other forwards of its engine. Closing it, or the engine, ends its use.

    Attributes:
        batch: the inputs, as they were placed.
        plan: what runs.
        ids: i32 [rows], token ids; a caller may write others before a run.
        logits, action_logits: f32 [markers] and [seqs, actions]; valid once a run is done.
    """

    batch: PackedBatch
    plan: Plan
    ids: Any
    logits: Any
    action_logits: Any
    _executor: Executor

    @abstractmethod
    def run(self, stream: Any = None) -> None:
        """Queue the launches on a stream of the caller, or on the engine's; on the host, run them.

        Raises:
            DeviceError: a launch failed, or it or the engine is closed.
        """

    @abstractmethod
    def read(self) -> ForwardResult:
        """Wait for the last run and copy its results out.

        Raises:
            DeviceError: the run failed, or it or the engine is closed.
        """

    def close(self) -> None:
        """Wait for the last run and let go of the memory; calling it again does nothing."""
        with self._executor._turns:
            self._release()

    @abstractmethod
    def _release(self) -> None:
        """`close`, for whoever has the turn."""

    def __enter__(self) -> Placed:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Executor(ABC):
    """Base of the executors.

    Attributes:
        device: what it runs on.
        capacity: the largest shape class that its workspace takes.
        failure: what made it unusable, or None.
    """

    device: str
    _weight_addresses: Mapping[str, int]

    def __init__(
        self, geometry: Geometry, bundle: Bundle, targets: Iterable[str], rules: RuleSet, workspace_mib: float
    ) -> None:
        self.geometry = geometry
        self.bundle = bundle
        self.targets = tuple(targets)
        self.failure: DeviceError | None = None
        self._rules = rules
        self._bound: dict[ShapeClass, BoundPlan] = {}
        self._placed: weakref.WeakSet[Placed] = weakref.WeakSet()
        self._turns = Turns()
        self._closing = False
        self._closed = False
        self._forwards = self._eager = 0
        self.capacity = fitting_capacity(geometry, bundle, self.targets, rules, int(workspace_mib * 2**20))
        self._layout = self.plan(self.capacity)

    def plan(self, shape: ShapeClass) -> Plan:
        """The plan of a shape class."""
        return self._plan(shape, self.capacity)

    def run(self, batch: PackedBatch, *, capture_hidden: bool = False) -> ForwardResult:
        """Run one forward and wait for it.

        Args:
            capture_hidden: also copy the hidden states out, between launches of the class's whole plan; slow.

        Raises:
            RequestError: the batch is larger than the capacity.
            OutOfMemoryError: too little was free for it; the executor goes on.
            DeviceError: the executor is closed or has failed, or fails now.
        """
        with self._turns:
            self._check_usable()
            bound = self._bind_class(batch)
            if capture_hidden:
                bound = self._bind_whole(bound)
            self._forwards += 1
            with self._active(), self._contained():
                hidden = None
                self._upload(bound, batch)
                if capture_hidden:
                    hidden = self._issue_and_tap(bound, batch.rows)
                else:
                    self._execute(bound)
                result = self._download(bound, batch)
        return result if hidden is None else replace(result, hidden=hidden)

    @abstractmethod
    def queue(self, batch: PackedBatch, stream: Any) -> Any:
        """Queue one forward on a caller's stream and return its results in device memory, without waiting.

        Raises:
            RequestError, OutOfMemoryError, DeviceError: as of `run`; DeviceError on the host, which has no streams.
        """

    @abstractmethod
    def place(self, batch: PackedBatch) -> Placed:
        """Put a batch into memory of its own.

        Raises:
            OutOfMemoryError, DeviceError: as of `run`.
        """

    def warm(self, shapes: Iterable[ShapeClass] | None = None) -> Warmup:
        """Prepare shape classes, all of them where none are named, so that no request pays for it.

        Raises:
            OutOfMemoryError: too little was free; what this call took is free again.
            DeviceError: the executor is closed or has failed.
        """
        with self._turn():
            began = perf_counter()
            captures, before = self.stats().captures, self.memory().device
            with self._active():
                self._warm(list(shape_classes(self.capacity) if shapes is None else shapes))
            return Warmup(
                perf_counter() - began, self.stats().captures - captures, max(0, self.memory().device - before)
            )

    def memory(self) -> Memory:
        """The memory that it holds."""
        return self._memory()

    def stats(self) -> Stats:
        """What it has done."""
        return Stats(forwards=self._forwards, eager=self._eager)

    def close(self) -> None:
        """Wait for the running forward and free everything; calling it again does nothing.

        Whoever waits for a turn is told that the engine is closed.
        """
        self._closing = True
        with self._turns:
            if not self._closed:
                self._closed = True
                for placed in list(self._placed):
                    placed._release()
                self._bound.clear()
                self._free()

    # What forwards share ------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _turn(self) -> Iterator[None]:
        """Exclusive use of the executor, as long as it is usable."""
        with self._turns:
            self._check_usable()
            yield

    def _check_usable(self) -> None:
        if self._closing:
            raise DeviceError("the engine is closed")
        if self.failure is not None:
            way_out = "" if RESTART in str(self.failure) else "; close it and open a new one"
            raise DeviceError(f"the engine is dead after: {self.failure}{way_out}")

    def _contained(self) -> _Contained:
        """A failed upload, launch or download leaves memory in an unknown state: no later call may use it."""
        return _Contained(self)

    def _contain(self, error: BaseException) -> None:
        if isinstance(error, DeviceError) and not isinstance(error, OutOfMemoryError):
            self.failure = DeviceError(str(error))  # without the traceback, which would keep what it names alive
        else:  # also Ctrl-C: what was queued must not run into the next forward
            with contextlib.suppress(DeviceError):
                self._settle()

    def _plan(self, shape: ShapeClass, capacity: ShapeClass, whole: bool = False) -> Plan:
        return build_plan(
            self.geometry,
            self.bundle,
            shape,
            targets=self.targets,
            rules=self._rules,
            capacity=capacity,
            whole=whole,
        )

    def _bind_class(self, batch: PackedBatch) -> BoundPlan:
        if batch.rows > self.capacity.rows:
            raise RequestError(
                f"{batch.rows} packed rows; the workspace of this engine takes {self.capacity.rows}: "
                f"send fewer sequences at once, or raise workspace_mib"
            )
        return self._bind_shape(shape_class(batch))

    def _bind_shape(self, shape: ShapeClass) -> BoundPlan:
        bound = self._bound.get(shape)
        if bound is None:
            bound = self._bound[shape] = self._bind(self.plan(shape), self._regions())
        return bound

    def _bind_whole(self, bound: BoundPlan) -> BoundPlan:
        """The whole plan of a bound plan's class: a compact one lacks hidden states. Made anew, as few ask for it."""
        if bound.plan.whole:
            return bound
        return self._bind(self._plan(bound.plan.shape, self.capacity, whole=True), self._regions())

    def _bind(self, plan: Plan, regions: Regions) -> BoundPlan:
        def address(name: str | None) -> int | None:
            if name is None:
                return None
            for buffers, base in (
                (plan.inputs, regions.inputs),
                (plan.outputs, regions.outputs),
                (plan.buffers, regions.workspace),
            ):
                if name in buffers:
                    return base + buffers[name].offset
            return self._weight_addresses[name]

        launches = [
            BoundLaunch(
                launch,
                self.bundle.function(launch.op),
                (launch.kernel, *map(address, launch.pointers), *launch.sizes),
            )
            for launch in plan.launches
        ]
        return BoundPlan(plan, tuple(launches), Transfers.of(plan))

    def _issue(self, bound: BoundPlan, stream: int | None, after: Callable[[int], None] | None = None) -> None:
        """Call every launch in order, and `after` with the number of each one."""
        for number, item in enumerate(bound.launches):
            code = item.function(*item.arguments, stream)
            if code:
                raise self.bundle.error(item.launch.op, item.launch.kernel, code)
            if after is not None:
                after(number)

    def _issue_and_tap(self, bound: BoundPlan, rows: int) -> dict[str, Floats]:
        """Issue the launches of a whole plan and copy each tap's hidden state out as soon as it is complete."""
        plan = bound.plan
        hidden: dict[str, Floats] = {}

        def after(number: int) -> None:
            for tap in plan.taps:
                if tap.after == number:
                    parts = [self._read(plan.buffers[name], rows) for name in tap.buffers]
                    hidden[tap.name] = np.sum(parts, axis=0, dtype=np.float32) if len(parts) > 1 else parts[0]

        self._eager += 1
        self._issue(bound, self._stream(), after)
        return hidden

    # What each executor does its own way --------------------------------------------------------------------------

    def _active(self) -> AbstractContextManager[None]:
        """Make the device current."""
        return contextlib.nullcontext()

    @abstractmethod
    def _upload(self, bound: BoundPlan, batch: PackedBatch) -> None: ...

    def _execute(self, bound: BoundPlan) -> None:
        """Run the launches on the executor's stream."""
        self._eager += 1
        self._issue(bound, self._stream())

    @abstractmethod
    def _download(self, bound: BoundPlan, batch: PackedBatch) -> ForwardResult: ...

    @abstractmethod
    def _regions(self) -> Regions: ...

    @abstractmethod
    def _read(self, buffer: Buffer, rows: int) -> Floats: ...

    def _stream(self) -> int | None:
        return None

    @abstractmethod
    def _settle(self) -> None:
        """Wait until nothing that was queued runs any more."""

    def _warm(self, shapes: list[ShapeClass]) -> None:
        for shape in shapes:
            self._bind_shape(shape)

    @abstractmethod
    def _memory(self) -> Memory: ...

    @abstractmethod
    def _free(self) -> None: ...


class _Contained:
    """The `with` block of `Executor._contained`: a class, as a generator takes longer at every forward."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._executor._contain(error)


def warn_graphs_off(reason: object) -> None:
    """Say once that an engine goes on without graphs."""
    warnings.warn(
        f"CUDA graphs are off for this engine, its forwards launch kernel by kernel: {reason}",
        RuntimeWarning,
        stacklevel=2,
    )


def aligned_bytes(size: int, alignment: int = 256) -> Bytes:
    """Zeroed host memory that starts at a multiple of `alignment`."""
    memory = np.zeros(size + alignment, np.uint8)
    start = -memory.ctypes.data % alignment
    return memory[start : start + size]
