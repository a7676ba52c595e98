"""Captured CUDA graphs, one a shape class; where their number is bounded, the least recently used one goes first."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from laya_cuda.errors import DeviceError
from laya_cuda.executors.driver import Context
from laya_cuda.plan import ShapeClass


@dataclass(frozen=True)
class Graph:
    """An executable graph, and the device memory that capturing it took."""

    handle: Any
    device_bytes: int


class Graphs:
    """The graphs of one executor. All methods need the context to be current."""

    def __init__(self, context: Context, stream: int, most: int | None, settle: Callable[[], None]) -> None:
        """Start without graphs.

        Args:
            stream: is captured.
            most: keep at most this many; None for any number.
            settle: waits for every graph that was launched.
        """
        self._context = context
        self._stream = stream
        self._most = most
        self._settle = settle
        self._graphs: OrderedDict[ShapeClass, Graph] = OrderedDict()
        self.captures = 0
        self.evictions = 0

    def __len__(self) -> int:
        return len(self._graphs)

    @property
    def device_bytes(self) -> int:
        """What the device's free memory shrank by while they were captured."""
        return sum(graph.device_bytes for graph in self._graphs.values())

    def get(self, shape: ShapeClass) -> Any:
        """The graph of a class, now the most recently used one; None where there is none."""
        graph = self._graphs.get(shape)
        if graph is None:
            return None
        if self._most is not None:  # else none of them ever has to make room
            self._graphs.move_to_end(shape)
        return graph.handle

    def capture(self, shape: ShapeClass, issue: Callable[[], None]) -> Any:
        """Capture what `issue` puts on the stream, make it executable and place it on the device.

        Raises:
            OutOfMemoryError, DeviceError: it failed; the stream is as before, and nothing is kept.
        """
        if self._most is not None and len(self._graphs) >= self._most:
            self._evict()
        free = self._context.free_bytes()
        handle = record(self._context, self._stream, issue)
        self._graphs[shape] = Graph(handle, max(0, free - self._context.free_bytes()))
        self.captures += 1
        return handle

    def drop(self, shapes: Iterable[ShapeClass] | None = None) -> None:
        """Wait for launched graphs and destroy those of these classes, or all."""
        with contextlib.suppress(DeviceError):
            self._settle()
        for shape in list(self._graphs if shapes is None else shapes):
            _destroy(self._context, self._graphs.pop(shape).handle)

    def _evict(self) -> None:
        self._settle()
        _, graph = self._graphs.popitem(last=False)
        _destroy(self._context, graph.handle)
        self.evictions += 1


def record(context: Context, stream: int, issue: Callable[[], None]) -> Any:
    """What `issue` puts on a stream as an executable graph, placed on the device; the context must be current.

    Raises:
        OutOfMemoryError, DeviceError: it failed; the stream is as before, and nothing is kept.
    """
    call = context.driver.call
    call("cuStreamBeginCapture", stream, context.driver.api.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
    try:
        issue()
    except BaseException:
        with contextlib.suppress(DeviceError):  # a capture that broke says so once more
            call("cuGraphDestroy", call("cuStreamEndCapture", stream))
        raise
    graph = call("cuStreamEndCapture", stream)
    try:
        handle = call("cuGraphInstantiate", graph, 0)
    finally:
        call("cuGraphDestroy", graph)
    try:
        call("cuGraphUpload", handle, stream)
        call("cuStreamSynchronize", stream)
    except DeviceError:
        _destroy(context, handle)
        raise
    return handle


def _destroy(context: Context, handle: Any) -> None:
    with contextlib.suppress(DeviceError):  # after a fault this fails too; the graph goes with the process then
        context.driver.call("cuGraphExecDestroy", handle)
