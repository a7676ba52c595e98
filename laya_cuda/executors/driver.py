"""The CUDA driver API of cuda-python, with every return code checked, and what an executor builds of it.

The device's primary context is used, as the library's own CUDA runtime does. It is made current for the time of a call
only, so that a program with other contexts is left as it was.
"""

from __future__ import annotations

import contextlib
import ctypes
import weakref
from dataclasses import dataclass
from importlib import import_module
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.errors import DeviceError, OutOfMemoryError, device_error
from laya_cuda.executors.account import as_text


@dataclass(frozen=True)
class Device:
    """A CUDA device: its number, name and compute capability."""

    ordinal: int
    name: str
    capability: tuple[int, int]

    def __str__(self) -> str:
        return f"cuda:{self.ordinal} ({self.name}, capability {self.capability[0]}.{self.capability[1]})"


class Driver:
    """The driver API with every return code checked."""

    def __init__(self, api: Any = None) -> None:
        """Load the driver, or take an object with the functions of `cuda.bindings.driver`.

        Raises:
            DeviceError: there is no driver, or it cannot start.
        """
        try:
            self.api = api or import_module("cuda.bindings.driver")
            self.call("cuInit", 0)
        except DeviceError:
            raise
        except Exception as error:  # the loader has its own error types, which differ between versions
            missing = "NotFound" in type(error).__name__
            reason = "libcuda.so.1 was not found" if missing else " ".join(str(error).split())
            raise DeviceError(f"no CUDA driver: {reason}") from None

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the driver API; returns its value, its values where there are several, or None.

        Raises:
            OutOfMemoryError: the driver says so.
            DeviceError: any other error; names the function and what the driver says.
        """
        return self.checked(name, getattr(self.api, name)(*arguments))

    def checked(self, name: str, returned: Any) -> Any:
        """What a function returned behind its return code; parameters and errors as of `call`."""
        code = returned[0]
        if code != 0:
            _, text = self.api.cuGetErrorString(code)
            said = text.decode() if isinstance(text, bytes) else "unknown error"
            raise device_error(f"{name}: {said} ({getattr(code, 'name', code)})", int(code))
        if len(returned) < 3:
            return returned[1] if len(returned) == 2 else None
        return tuple(returned[1:])

    def devices(self) -> list[Device]:
        """Every visible device."""
        attribute = self.api.CUdevice_attribute
        found = []
        for ordinal in range(self.call("cuDeviceGetCount")):
            handle = self.call("cuDeviceGet", ordinal)
            capability = tuple(
                int(self.call("cuDeviceGetAttribute", number, handle))
                for number in (
                    attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                    attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
                )
            )
            name = self.call("cuDeviceGetName", 128, handle).split(b"\0")[0].decode()
            found.append(Device(ordinal, name, (capability[0], capability[1])))
        return found

    def device(self, ordinal: int) -> Device:
        """One device.

        Raises:
            DeviceError: there is no such device.
        """
        devices = self.devices()
        if not 0 <= ordinal < len(devices):
            raise DeviceError(f"no device cuda:{ordinal}; the driver shows {len(devices)}")
        return devices[ordinal]


class Context:
    """The primary context of a device. Whoever needs it holds it; the driver counts the holders."""

    def __init__(self, driver: Driver, device: Device) -> None:
        self.driver = driver
        self.device = device
        self._device = driver.call("cuDeviceGet", device.ordinal)
        self.handle: Any = None
        api = driver.api  # what every forward needs of it, looked up once
        self.push = api.cuCtxPushCurrent
        self.pop = api.cuCtxPopCurrent
        self.exchange = api.cuThreadExchangeStreamCaptureMode
        self.relaxed = api.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED

    def hold(self) -> None:
        """Keep the context alive until `drop`."""
        self.handle = self.driver.call("cuDevicePrimaryCtxRetain", self._device)

    def drop(self) -> None:
        """Take back one `hold`."""
        self.driver.call("cuDevicePrimaryCtxRelease", self._device)

    def current(self) -> Current:
        """Make the context current, and this thread's calls independent of captures in other threads."""
        return Current(self)

    def free_bytes(self) -> int:
        """Free memory of the device; the context must be current."""
        return int(self.driver.call("cuMemGetInfo")[0])

    def is_capturing(self, stream: int) -> bool:
        """Whether a stream is being captured into a graph; the context must be current."""
        return int(self.driver.call("cuStreamIsCapturing", stream)) != 0


class Current:
    """The `with` block of `Context.current`: a class, as a generator takes longer at every forward."""

    __slots__ = ("_context", "_mode")

    def __init__(self, context: Context) -> None:
        self._context = context

    def __enter__(self) -> None:
        context = self._context
        context.driver.checked("cuCtxPushCurrent", context.push(context.handle))
        try:
            self._mode = self._exchange(context.relaxed)
        except BaseException:
            self._pop()
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._exchange(self._mode)
        finally:
            self._pop()

    def _exchange(self, mode: Any) -> Any:
        context = self._context
        return context.driver.checked("cuThreadExchangeStreamCaptureMode", context.exchange(mode))

    def _pop(self) -> None:
        context = self._context
        context.driver.checked("cuCtxPopCurrent", context.pop())


class DeviceMemory:
    """Device memory. It is freed by `free`, or with the last reference to it."""

    def __init__(self, context: Context, size: int, what: str) -> None:
        """Allocate; the context must be current.

        Args:
            size: bytes.
            what: it is for, in messages.

        Raises:
            OutOfMemoryError: says what was asked for and what was free.
        """
        call = context.driver.call
        self.size = size
        context.hold()
        try:
            self.address = int(call("cuMemAlloc", size))
        except OutOfMemoryError:
            # What is free is asked only now: it may have changed, but is what the caller can act on.
            free, total = call("cuMemGetInfo")
            context.drop()
            raise OutOfMemoryError(
                f"{context.device}: out of memory: asked for {as_text(size)} for {what}, {as_text(free)} of "
                f"{as_text(total)} are free; free some, or use a smaller workspace_mib"
            ) from None
        except BaseException:
            context.drop()
            raise
        self._finalizer = weakref.finalize(self, _free_device, context, self.address)
        self._finalizer.atexit = False  # the memory goes with the process
        self._call = call

    def free(self) -> None:
        """Give it back; calling it again does nothing."""
        self._finalizer()

    def zero(self, stream: int) -> None:
        """Queue its filling with zeros."""
        self._call("cuMemsetD8Async", self.address, 0, self.size, stream)


class PinnedMemory:
    """Host memory that the device reads and writes at full speed, as 32-bit words. Freed like `DeviceMemory`."""

    def __init__(self, context: Context, size: int) -> None:
        """Allocate; the context must be current.

        Args:
            size: bytes, a multiple of 4.

        Raises:
            OutOfMemoryError: too little host memory.
        """
        self.size = size
        context.hold()
        try:
            self.address = int(context.driver.call("cuMemHostAlloc", size, 0))
        except BaseException:
            context.drop()
            raise
        self.words: NDArray[np.int32] = np.ctypeslib.as_array((ctypes.c_int32 * (size // 4)).from_address(self.address))
        self._finalizer = weakref.finalize(self, _free_pinned, context, self.address)
        self._finalizer.atexit = False

    def free(self) -> None:
        """Give it back; calling it again does nothing."""
        self._finalizer()


def stream_handle(stream: Any) -> int:
    """The driver's handle of a stream: a number, or an object of another library that wraps one.

    Raises:
        DeviceError: it is no stream.
    """
    if isinstance(stream, int) and not isinstance(stream, bool):
        return stream
    protocol = getattr(stream, "__cuda_stream__", None)
    if protocol is not None:
        given = protocol() if callable(protocol) else protocol
        return int(given[1])
    for name in ("cuda_stream", "ptr"):
        value = getattr(stream, name, None)
        if isinstance(value, int):
            return value
    raise DeviceError(f"{type(stream).__name__} is no CUDA stream: give its handle, or an object with __cuda_stream__")


def _free_device(context: Context, address: int) -> None:
    _free(context, "cuMemFree", address)


def _free_pinned(context: Context, address: int) -> None:
    _free(context, "cuMemFreeHost", address)


def _free(context: Context, name: str, address: int) -> None:
    # After a fault on the device these calls fail too; the memory goes with the process then.
    with contextlib.suppress(DeviceError), context.current():
        context.driver.call(name, address)
    with contextlib.suppress(DeviceError):
        context.drop()
