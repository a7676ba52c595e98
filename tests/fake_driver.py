"""A CUDA driver without a GPU: its device memory is host memory, and its kernels are the CPU twin's."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from laya_cuda.bundle import Bundle

OWN, CALLERS = 4096, 8192
"""Handles of the executor's stream and of a caller's."""


class FakeDriver:
    """The functions of `cuda.bindings.driver` that the executor calls; `fail` names one that returns `code`."""

    CUdevice_attribute = SimpleNamespace(
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR=75, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR=76
    )
    CUstreamCaptureMode = SimpleNamespace(CU_STREAM_CAPTURE_MODE_RELAXED=2)

    def __init__(self):
        self.memory: dict[int, tuple[np.ndarray, int]] = {}
        self.contexts: list[str] = []
        self.log: list[str] = []
        self.retained = 0
        self.streams = 0
        self.events: dict[int, int | None] = {}
        self.graphs: dict[int, list] = {}
        self.recording: list | None = None
        self.captured_by_caller = False
        self.handles = 100
        self.modes = 0
        self.total = 1 << 40
        self.fail: str | None = None
        self.code = 2

    def __getattribute__(self, name):
        attribute = object.__getattribute__(self, name)
        if not name.startswith("cu") or name == "cuGetErrorString":
            return attribute

        def call(*arguments):
            self.log.append(name)
            if name == self.fail:
                if name == "cuStreamEndCapture":
                    self.recording = None
                return (self.code,)
            return (0, *(attribute(*arguments) or ()))

        return call

    def handle(self):
        self.handles += 1
        return self.handles

    def cuGetErrorString(self, code):  # noqa: N802
        return 0, {2: b"out of memory"}.get(code, b"launch failed")

    def cuInit(self, flags):  # noqa: N802
        return ()

    def cuDeviceGetCount(self):  # noqa: N802
        return (1,)

    def cuDeviceGet(self, ordinal):  # noqa: N802
        return (ordinal,)

    def cuDeviceGetAttribute(self, attribute, handle):  # noqa: N802
        return ({75: 9, 76: 0}[attribute],)

    def cuDeviceGetName(self, length, handle):  # noqa: N802
        return (b"Stand-in H200\0\0",)

    def cuDevicePrimaryCtxRetain(self, handle):  # noqa: N802
        self.retained += 1
        return ("context",)

    def cuDevicePrimaryCtxRelease(self, handle):  # noqa: N802
        self.retained -= 1
        assert self.retained > 0 or (self.retained == 0 and not self.contexts), (
            "the last holder goes, but it is current"
        )

    def cuCtxPushCurrent(self, context):  # noqa: N802
        self.contexts.append(context)

    def cuCtxPopCurrent(self):  # noqa: N802
        return (self.contexts.pop(),)

    def cuThreadExchangeStreamCaptureMode(self, mode):  # noqa: N802
        before, self.modes = self.modes, mode
        return (before,)

    def cuStreamCreate(self, flags):  # noqa: N802
        assert flags == 1, "the stream must not wait for the default one"
        self.streams += 1
        return (OWN,)

    def cuStreamDestroy(self, stream):  # noqa: N802
        self.streams -= 1

    def cuStreamSynchronize(self, stream):  # noqa: N802
        assert stream == OWN
        assert self.contexts
        assert self.recording is None, "a stream that is being captured cannot be waited for"

    def cuStreamIsCapturing(self, stream):  # noqa: N802
        return (int(stream == CALLERS and self.captured_by_caller),)

    def cuEventCreate(self, flags):  # noqa: N802
        assert flags == 2, "timing is not needed"
        event = self.handle()
        self.events[event] = None
        return (event,)

    def cuEventRecord(self, event, stream):  # noqa: N802
        self.events[event] = stream

    def cuStreamWaitEvent(self, stream, event, flags):  # noqa: N802
        assert self.events[event] is not None, "waits for an event that nothing records"

    def cuEventSynchronize(self, event):  # noqa: N802
        assert self.events[event] is not None, "waits for an event that nothing records"

    def cuEventDestroy(self, event):  # noqa: N802
        del self.events[event]

    def cuStreamBeginCapture(self, stream, mode):  # noqa: N802
        assert (stream, mode, self.recording) == (OWN, 2, None)
        self.recording = []

    def cuStreamEndCapture(self, stream):  # noqa: N802
        graph, self.recording = self.recording, None
        return (graph,)

    def cuGraphInstantiate(self, graph, flags):  # noqa: N802
        handle = self.handle()
        self.graphs[handle] = graph
        return (handle,)

    def cuGraphDestroy(self, graph):  # noqa: N802
        return ()

    def cuGraphUpload(self, handle, stream):  # noqa: N802
        assert handle in self.graphs

    def cuGraphLaunch(self, handle, stream):  # noqa: N802
        for function, arguments in self.graphs[handle]:
            assert function(*arguments) == 0

    def cuGraphExecDestroy(self, handle):  # noqa: N802
        del self.graphs[handle]

    def cuMemGetInfo(self):  # noqa: N802
        assert self.contexts
        held = sum(size for _, size in self.memory.values()) + 4096 * len(self.graphs)
        return (self.total - held, self.total)

    def cuMemAlloc(self, size):  # noqa: N802
        return self.allocate(size)

    def allocate(self, size):
        assert self.contexts
        block = np.full(size + 256, 255, np.uint8)  # never zero, as fresh device memory may be anything
        address = block.ctypes.data + -block.ctypes.data % 256
        self.memory[address] = (block, size)
        return (address,)

    def cuMemHostAlloc(self, size, flags):  # noqa: N802
        return self.allocate(size)

    def cuMemFree(self, address):  # noqa: N802
        del self.memory[address]

    def cuMemFreeHost(self, address):  # noqa: N802
        del self.memory[address]

    def cuMemsetD8Async(self, address, value, size, stream):  # noqa: N802
        self.inside(address, size)
        ctypes.memset(address, value, size)

    def cuMemcpyHtoDAsync(self, target, source, size, stream):  # noqa: N802
        self.inside(target, size)
        ctypes.memmove(target, source, size)

    def cuMemcpyDtoHAsync(self, target, source, size, stream):  # noqa: N802
        self.inside(source, size)
        ctypes.memmove(target, source, size)

    def cuMemcpyDtoDAsync(self, target, source, size, stream):  # noqa: N802
        self.inside(source, size)
        self.inside(target, size)
        ctypes.memmove(target, source, size)

    def inside(self, address, size):
        starts = [start for start in self.memory if start <= address]
        assert starts, "copy outside of any allocation"
        start = max(starts)
        assert address + size <= start + self.memory[start][1], "copy past the end of an allocation"
        assert self.contexts, "no context is current"

    def nothing_left(self):
        return not (self.memory or self.contexts or self.events or self.graphs or self.retained or self.streams)


def noted(op: str, run: Callable[..., int], arguments: tuple) -> tuple[Callable[..., int], tuple]:
    """What a recording notes of a launch, and a replay calls: the launch itself."""
    return run, arguments


def as_cuda(bundle: Bundle, fake: FakeDriver, monkeypatch, note: Callable[..., tuple] = noted) -> Bundle:
    """Let a CPU bundle pass for a CUDA one; while the stand-in driver records, its functions only leave a note."""

    def wrapped(op: str, run: Callable[..., int]) -> Callable[..., int]:
        def call(*arguments: Any) -> int:
            if fake.recording is None:
                return run(*arguments)
            fake.recording.append(note(op, run, arguments))
            return 0

        return call

    monkeypatch.setattr(bundle, "backend", "cuda")
    monkeypatch.setattr(bundle, "targets_for", lambda capability: ("cpu",))
    monkeypatch.setattr(bundle, "_functions", {op: wrapped(op, run) for op, run in bundle._functions.items()})
    return bundle
