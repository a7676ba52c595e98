"""The CUDA executor without a GPU: a stand-in driver whose device memory is host memory, and the CPU twin's kernels.

It shows that memory is placed, filled, read and freed rightly, that contexts are left as they were, and that every
failing call is named. Kernels on a device are another matter (ci/gpu_parity.py).
"""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import numpy as np
import pytest

from laya_cuda import BundleError, DeviceError
from laya_cuda.batch import pack
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.executors.cuda import CudaExecutor, Driver
from laya_cuda.executors.host import HostExecutor


class FakeDriver:
    """The functions of `cuda.bindings.driver` that the executor calls; `fail` names one that returns an error."""

    CUdevice_attribute = SimpleNamespace(
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR=75, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR=76
    )

    def __init__(self):
        self.memory: dict[int, tuple[np.ndarray, int]] = {}
        self.contexts: list[str] = []
        self.log: list[str] = []
        self.retained = 0
        self.streams = 0
        self.fail: str | None = None

    def __getattribute__(self, name):
        attribute = object.__getattribute__(self, name)
        if not name.startswith("cu") or name == "cuGetErrorString":
            return attribute

        def call(*arguments):
            self.log.append(name)
            return (2,) if name == self.fail else (0, *(attribute(*arguments) or ()))

        return call

    def cuGetErrorString(self, code):  # noqa: N802
        return 0, b"out of memory"

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
        assert not self.contexts
        self.retained -= 1

    def cuCtxPushCurrent(self, context):  # noqa: N802
        self.contexts.append(context)

    def cuCtxPopCurrent(self):  # noqa: N802
        return (self.contexts.pop(),)

    def cuStreamCreate(self, flags):  # noqa: N802
        assert flags == 1, "the stream must not wait for the default one"
        self.streams += 1
        return (4096,)

    def cuStreamDestroy(self, stream):  # noqa: N802
        self.streams -= 1

    def cuStreamSynchronize(self, stream):  # noqa: N802
        assert stream == 4096
        assert self.contexts

    def cuMemAlloc(self, size):  # noqa: N802
        assert self.contexts
        block = np.full(size + 256, 255, np.uint8)  # never zero, as fresh device memory may be anything
        address = block.ctypes.data + -block.ctypes.data % 256
        self.memory[address] = (block, size)
        return (address,)

    def cuMemHostAlloc(self, size, flags):  # noqa: N802
        return self.cuMemAlloc(size)[1:]

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

    def inside(self, address, size):
        starts = [start for start in self.memory if start <= address]
        assert starts, "copy outside of any allocation"
        start = max(starts)
        assert address + size <= start + self.memory[start][1], "copy past the end of an allocation"
        assert self.contexts, "no context is current"


@pytest.fixture(scope="module")
def checkpoint(tiny_checkpoint):
    with pytest.warns(RuntimeWarning, match="temperature"):
        return Checkpoint.open(tiny_checkpoint)


@pytest.fixture
def bundle(cpu_bundle, monkeypatch):
    opened = Bundle.open(cpu_bundle)
    monkeypatch.setattr(opened, "targets_for", lambda capability: ("cpu",))
    return opened


@pytest.fixture
def fake():
    return FakeDriver()


def sequences():
    import oracle

    return [oracle.random_sequence(i, 30 + 40 * i, 2 + i, i % 3) for i in range(3)]


def test_results_are_the_host_executors(checkpoint, bundle, fake):
    batch = pack(sequences(), 0)
    expected = HostExecutor(checkpoint, bundle).run(batch, capture_hidden=True)
    executor = CudaExecutor(checkpoint, bundle, driver=Driver(fake))
    assert executor.device == "cuda:0 (Stand-in H200, capability 9.0)"
    plain = executor.run(batch)
    captured = executor.run(batch, capture_hidden=True)
    for result in (plain, captured):
        assert result.logits.tobytes() == expected.logits.tobytes()
        assert result.action_logits.tobytes() == expected.action_logits.tobytes()
    assert list(captured.hidden) == list(expected.hidden)
    for name, state in captured.hidden.items():
        assert state.tobytes() == expected.hidden[name].tobytes()


def test_a_request_is_one_upload_one_download_and_one_wait(checkpoint, bundle, fake):
    executor = CudaExecutor(checkpoint, bundle, driver=Driver(fake))
    fake.log.clear()
    executor.run(pack(sequences(), 0))
    expected = ["cuCtxPushCurrent", "cuMemcpyHtoDAsync", "cuMemcpyDtoHAsync", "cuStreamSynchronize", "cuCtxPopCurrent"]
    assert fake.log == expected


def test_close_frees_everything_once(checkpoint, bundle, fake):
    executor = CudaExecutor(checkpoint, bundle, driver=Driver(fake))
    assert fake.memory
    assert (fake.retained, fake.streams) == (1, 1)
    assert not fake.contexts
    executor.close()
    executor.close()
    assert not fake.memory
    assert not fake.contexts
    assert (fake.retained, fake.streams) == (0, 0)
    with pytest.raises(DeviceError, match="closed"):
        executor.run(pack(sequences(), 0))


@pytest.mark.parametrize("name", ["cuStreamCreate", "cuMemAlloc", "cuMemHostAlloc", "cuMemcpyHtoDAsync"])
def test_a_failed_start_names_the_call_and_leaves_nothing(checkpoint, bundle, fake, name):
    driver = Driver(fake)
    fake.fail = name
    with pytest.raises(DeviceError, match=f"^{name}: out of memory"):
        CudaExecutor(checkpoint, bundle, driver=driver)
    assert not fake.memory
    assert not fake.contexts
    assert (fake.retained, fake.streams) == (0, 0)


def test_a_failed_run_names_the_call_and_restores_the_context(checkpoint, bundle, fake):
    executor = CudaExecutor(checkpoint, bundle, driver=Driver(fake))
    fake.fail = "cuStreamSynchronize"
    with pytest.raises(DeviceError, match=r"^cuStreamSynchronize: out of memory"):
        executor.run(pack(sequences(), 0))
    assert not fake.contexts
    executor.close()
    assert not fake.memory


def test_missing_devices_and_targets(checkpoint, bundle, fake):
    with pytest.raises(DeviceError, match="no device cuda:3; the driver shows 1"):
        CudaExecutor(checkpoint, bundle, ordinal=3, driver=Driver(fake))
    with pytest.raises(BundleError, match="no portable kernels for cuda:0"):
        CudaExecutor(checkpoint, bundle, target="portable", driver=Driver(fake))
    fake.fail = "cuInit"
    with pytest.raises(DeviceError, match=r"^cuInit: out of memory"):
        Driver(fake)
