"""Timing launches one by one or as a whole, on the device's own clock.

On a GPU, launches and the marks between them are captured into one CUDA graph: a mark is an event-record node, so that
no host work lies between two launches. A mark makes the device finish what came before, so launches do not overlap
there; `idle` says what a mark costs by itself. On the host the clock is `time.perf_counter` around each call.
"""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import pairwise
from time import perf_counter_ns
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.batch import PackedBatch
from laya_cuda.bundle import Bundle
from laya_cuda.engine import Engine
from laya_cuda.errors import DeviceError
from laya_cuda.executors import BoundLaunch, BoundPlan, Executor
from laya_cuda.executors.graphs import record
from laya_cuda.rules import RuleSet

Micros = NDArray[np.float64]
Step = BoundLaunch | None
"""A launch, or nothing, where only the mark after it is wanted."""

_TIMED = 0
_EXTERNAL = 1  # CU_EVENT_RECORD_EXTERNAL: the event becomes a node of the captured graph
_COUNTS = ("rows", "seqs", "markers", "reads")


class Recording(ABC):
    """Steps that can be run again and again."""

    @abstractmethod
    def replay(self) -> Micros:
        """Run the steps and wait; the time between each mark and the next, in microseconds.

        Raises:
            DeviceError: a launch failed.
        """

    @abstractmethod
    def close(self) -> None:
        """Give back what it holds."""

    def __enter__(self) -> Recording:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Stopwatch(ABC):
    """Exclusive use of an engine's executor for timing; a context manager."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self._held = ExitStack()

    def __enter__(self) -> Stopwatch:
        self._held.enter_context(self.executor._turn())
        self._held.enter_context(self.executor._active())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._held.close()

    @property
    def bundle(self) -> Bundle:
        """The library that runs."""
        return self.executor.bundle

    def load(self, batch: PackedBatch, rules: RuleSet | None = None) -> BoundPlan:
        """Put a batch into the executor's memory and run it once, so that every buffer holds what a forward leaves.

        Args:
            rules: the executor goes by these from now on.
        """
        if rules is not None:
            self.executor._rules = rules
            self.executor._bound.clear()
        bound = self.executor._bind_class(batch)
        self.executor._upload(bound, batch)
        self.executor._issue(bound, self.executor._stream())
        self.executor._settle()
        return bound

    def empty(self, bound: BoundPlan) -> None:
        """Set the counts of the loaded batch to zero: every kernel still launches, finds nothing to do and ends."""
        base = self.executor._regions().inputs
        for name in _COUNTS:
            if name in bound.plan.inputs:  # whole plans have no count of read rows
                self._zero(base + bound.plan.inputs[name].offset)
        self.executor._settle()

    def idle(self, marks: int = 200, replays: int = 20) -> float:
        """Microseconds between two marks with nothing between them: the median over many."""
        with self.record([None] * marks) as recording:
            return float(np.median([recording.replay() for _ in range(replays)]))

    @abstractmethod
    def record(self, steps: Sequence[Step], every: bool = True) -> Recording:
        """Prepare steps for replays.

        Args:
            every: mark after each step; else only after the last one.
        """

    @abstractmethod
    def _zero(self, address: int) -> None: ...


def stopwatch(engine: Engine) -> Stopwatch:
    """The stopwatch for an engine's device."""
    executor = engine._executor
    return HostStopwatch(executor) if engine.bundle.backend == "cpu" else CudaStopwatch(executor)


def call(bundle: Bundle, step: Step, stream: int | None) -> None:
    """Issue one step.

    Raises:
        DeviceError: the launch failed.
    """
    if step is not None and (code := step.function(*step.arguments, stream)):
        raise bundle.error(step.launch.op, step.launch.kernel, code)


class HostStopwatch(Stopwatch):
    """Calls that return when done."""

    def record(self, steps: Sequence[Step], every: bool = True) -> Recording:
        return _HostRecording(self.bundle, steps, every)

    def _zero(self, address: int) -> None:
        ctypes.memset(address, 0, 4)


class _HostRecording(Recording):
    def __init__(self, bundle: Bundle, steps: Sequence[Step], every: bool) -> None:
        self._bundle, self._steps, self._every = bundle, steps, every

    def replay(self) -> Micros:
        marks = [perf_counter_ns()]
        for step in self._steps:
            call(self._bundle, step, None)
            if self._every:
                marks.append(perf_counter_ns())
        if not self._every:
            marks.append(perf_counter_ns())
        times: Micros = np.diff(np.array(marks, np.float64) - marks[0]) / 1e3
        return times

    def close(self) -> None:
        pass


class CudaStopwatch(Stopwatch):
    """Graphs with event nodes on the executor's stream."""

    def __init__(self, executor: Any) -> None:
        super().__init__(executor)
        self._call = executor._call

    def record(self, steps: Sequence[Step], every: bool = True) -> Recording:
        return _CudaRecording(self.executor, steps, every)

    def _zero(self, address: int) -> None:
        self._call("cuMemsetD32Async", address, 0, 1, self.executor._stream())


class _CudaRecording(Recording):
    def __init__(self, executor: Any, steps: Sequence[Step], every: bool) -> None:
        self._call = executor._call
        self._stream = executor._stream()
        self._undo = ExitStack()

        def issue() -> None:
            self._mark(0)
            for number, step in enumerate(steps):
                call(executor.bundle, step, self._stream)
                if every:
                    self._mark(number + 1)
            if not every:
                self._mark(1)

        try:
            self._events = [self._event() for _ in range(len(steps) + 1 if every else 2)]
            self._graph = record(executor._context, self._stream, issue)
            self._undo.callback(self._destroy, "cuGraphExecDestroy", self._graph)
        except BaseException:
            self._undo.close()
            raise

    def replay(self) -> Micros:
        self._call("cuGraphLaunch", self._graph, self._stream)
        self._call("cuStreamSynchronize", self._stream)
        return 1e3 * np.array([float(self._call("cuEventElapsedTime", a, b)) for a, b in pairwise(self._events)])

    def close(self) -> None:
        self._undo.close()

    def _event(self) -> Any:
        event = self._call("cuEventCreate", _TIMED)
        self._undo.callback(self._destroy, "cuEventDestroy", event)
        return event

    def _mark(self, number: int) -> None:
        self._call("cuEventRecordWithFlags", self._events[number], self._stream, _EXTERNAL)

    def _destroy(self, name: str, handle: Any) -> None:
        with suppress(DeviceError):  # after a fault this fails too
            self._call(name, handle)
