"""Running a plan on an NVIDIA GPU, launch by launch, through the driver API of cuda-python.

The device's primary context is used, as the library's own CUDA runtime does. It is made current for the time of a call
only, so that a program with other contexts is left as it was.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from laya_cuda.batch import PackedBatch
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import BundleError, DeviceError
from laya_cuda.executors import BoundPlan, Bytes, Executor, Floats, ForwardResult, fill_inputs, read_outputs
from laya_cuda.packing import item_bytes, pack, packed_shape, weights
from laya_cuda.plan import ALIGNMENT, Buffer, Plan, Rule, rules_for


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
            self._api = api or import_module("cuda.bindings.driver")
            self.call("cuInit", 0)
        except DeviceError:
            raise
        except Exception as error:  # the loader has its own error types, which differ between versions
            missing = "NotFound" in type(error).__name__
            reason = "libcuda.so.1 was not found" if missing else " ".join(str(error).split())
            raise DeviceError(f"no CUDA driver: {reason}") from None

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the driver API; returns its value, or None.

        Raises:
            DeviceError: naming the function and what the driver says.
        """
        code, *values = getattr(self._api, name)(*arguments)
        if int(code) != 0:
            _, text = self._api.cuGetErrorString(code)
            said = text.decode() if isinstance(text, bytes) else "unknown error"
            raise DeviceError(f"{name}: {said} ({getattr(code, 'name', code)})")
        return values[0] if len(values) == 1 else None

    def devices(self) -> list[Device]:
        """Every visible device."""
        attribute = self._api.CUdevice_attribute
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


class CudaExecutor(Executor):
    """Runs a plan with `liblaya_cuda.so`.

    It owns a stream, the packed weights, one workspace, and pinned host memory for one upload and one download.
    """

    def __init__(
        self,
        checkpoint: Checkpoint,
        bundle: Bundle,
        *,
        ordinal: int = 0,
        target: str | None = None,
        rules: Sequence[Rule] | None = None,
        driver: Driver | None = None,
    ) -> None:
        """Place a checkpoint on a device.

        Args:
            ordinal: number of the device.
            target: run this kernel target alone; None takes the best ones.
            rules: choices of variants; None takes the device's plan file.
            driver: the driver to use; None loads it.

        Raises:
            DeviceError: no such device, or too little memory.
            BundleError: the library has no kernels for the device, or not that target.
        """
        self._driver = driver or Driver()
        info = self._driver.device(ordinal)
        targets = bundle.targets_for(info.capability)
        if target is not None and target not in targets:
            raise BundleError(f"{bundle.directory}: no {target} kernels for {info}; it has {', '.join(targets)}")
        chosen = targets if target is None else (target,)
        super().__init__(checkpoint.geometry, bundle, chosen, rules_for(info.name) if rules is None else rules)
        self.device = str(info)
        self._cleanup = contextlib.ExitStack()
        self._handle = self._driver.call("cuDeviceGet", ordinal)
        self._context = self._driver.call("cuDevicePrimaryCtxRetain", self._handle)
        self._queue: Any = None
        try:
            with self._current():
                self._allocate(checkpoint)
        except BaseException:
            self._free()
            raise

    def _allocate(self, checkpoint: Checkpoint) -> None:
        call, layout = self._driver.call, self._layout
        non_blocking = 1
        self._queue = call("cuStreamCreate", non_blocking)
        self._cleanup.callback(call, "cuStreamDestroy", self._queue)
        self._device_inputs = self._device_memory(layout.input_bytes)
        self._device_outputs = self._device_memory(layout.output_bytes)
        self._workspace = self._device_memory(layout.workspace_bytes)
        self._host_inputs = self._pinned(layout.input_bytes)
        self._host_outputs = self._pinned(layout.output_bytes)
        self._weights: dict[str, int] = {}
        self._upload_weights(checkpoint)

    def _device_memory(self, size: int) -> int:
        """Zeroed device memory."""
        address = self._driver.call("cuMemAlloc", size)
        self._cleanup.callback(self._driver.call, "cuMemFree", address)
        self._driver.call("cuMemsetD8Async", address, 0, size, self._queue)
        return int(address)

    def _pinned(self, size: int) -> Bytes:
        address = self._driver.call("cuMemHostAlloc", size, 0)
        self._cleanup.callback(self._driver.call, "cuMemFreeHost", address)
        return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(int(address)))

    def _upload_weights(self, checkpoint: Checkpoint) -> None:
        """Pack weights one by one into one allocation; host memory stays that of the largest."""
        geometry, formats = checkpoint.geometry, self.bundle.storage.__getitem__
        listed = weights(geometry)
        sizes = [math.prod(packed_shape(w, geometry)) * item_bytes(formats(w.storage)) for w in listed]
        total = sum(_aligned(size) for size in sizes)
        base = self._device_memory(total)
        offset = 0
        for weight, size in zip(listed, sizes, strict=True):
            packed = pack(weight, checkpoint, formats)
            self._driver.call("cuMemcpyHtoDAsync", base + offset, packed.ctypes.data, size, self._queue)
            self._driver.call("cuStreamSynchronize", self._queue)  # the packed array is freed next
            self._weights[weight.name] = base + offset
            offset += _aligned(size)

    def _run(self, bound: BoundPlan, batch: PackedBatch, capture_hidden: bool) -> ForwardResult:
        call, plan = self._driver.call, bound.plan
        fill_inputs(plan, batch, self._host_inputs)
        hidden = None
        with self._current():
            source = self._host_inputs.ctypes.data
            call("cuMemcpyHtoDAsync", self._device_inputs, source, plan.input_bytes, self._queue)
            if capture_hidden:
                hidden = self._capture(bound, batch.rows)
            else:
                self._issue(bound)
            target = self._host_outputs.ctypes.data
            call("cuMemcpyDtoHAsync", target, self._device_outputs, plan.output_bytes, self._queue)
            call("cuStreamSynchronize", self._queue)
        return ForwardResult(*read_outputs(plan, batch, self._host_outputs), hidden)

    def _address(self, name: str, plan: Plan) -> int:
        if name in plan.inputs:
            return self._device_inputs + plan.inputs[name].offset
        if name in plan.outputs:
            return self._device_outputs + plan.outputs[name].offset
        if name in plan.buffers:
            return self._workspace + plan.buffers[name].offset
        return self._weights[name]

    def _read(self, buffer: Buffer, rows: int) -> Floats:
        array = np.empty((rows, buffer.shape[1]), np.float32)
        address = self._workspace + buffer.offset
        self._driver.call("cuMemcpyDtoHAsync", array.ctypes.data, address, array.nbytes, self._queue)
        self._driver.call("cuStreamSynchronize", self._queue)
        return array

    def _stream(self) -> int:
        return int(self._queue)

    @contextlib.contextmanager
    def _current(self) -> Iterator[None]:
        self._driver.call("cuCtxPushCurrent", self._context)
        try:
            yield
        finally:
            self._driver.call("cuCtxPopCurrent")

    def _free(self) -> None:
        # After a fault on the device these calls fail too; the memory goes with the process then.
        with contextlib.suppress(DeviceError), self._current():
            if self._queue is not None:
                with contextlib.suppress(DeviceError):
                    self._driver.call("cuStreamSynchronize", self._queue)
            self._cleanup.close()
        with contextlib.suppress(DeviceError):
            self._driver.call("cuDevicePrimaryCtxRelease", self._handle)


def _aligned(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT
