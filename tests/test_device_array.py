"""Device arrays: what they hand to other libraries, and how long their memory lives. Host memory stands in."""

from __future__ import annotations

import gc
import weakref

import numpy as np
import pytest

from laya_cuda.executors import device_array
from laya_cuda.executors.device_array import DeviceArray


class Owner:
    """Memory that can be watched."""

    def __init__(self, values):
        self.values = values


class HostArray(DeviceArray):
    """A device array that says that it lies on the host, so that numpy takes it."""

    def __dlpack_device__(self):
        return (1, 0)


@pytest.fixture
def waits():
    return []


@pytest.fixture
def make(monkeypatch, waits):
    monkeypatch.setattr(device_array, "_CUDA", 1)

    def array():
        values = np.arange(6, dtype=np.float32)
        return HostArray((2, 3), values.dtype, values.ctypes.data, 0, Owner(values), waits.append)

    return array


@pytest.fixture
def array(make):
    return make()


def test_a_consumer_sees_the_same_memory(array):
    view = np.from_dlpack(array)
    assert (view.shape, view.dtype, view.ctypes.data) == (array.shape, array.dtype, array.address)
    assert view.tolist() == [[0, 1, 2], [3, 4, 5]]
    array._owner.values[4] = 7
    assert view[1, 1] == 7


def test_the_memory_lives_as_long_as_its_last_consumer(make):
    array = make()
    owner = weakref.ref(array._owner)
    views = [np.from_dlpack(array), np.from_dlpack(array)]
    del array
    gc.collect()
    assert owner() is not None
    assert views.pop().sum() == 15
    gc.collect()
    assert owner() is not None
    assert views.pop()[1, 2] == 5
    gc.collect()
    assert owner() is None


def test_a_capsule_that_nobody_takes_lets_go(make):
    array = make()
    owner = weakref.ref(array._owner)
    capsules = [array.__dlpack__() for _ in range(100)]
    assert "dltensor" in repr(capsules[0])
    del array
    gc.collect()
    assert owner() is not None
    capsules.clear()
    gc.collect()
    assert owner() is None


def test_the_consumers_stream_waits(array, waits):
    for stream in (None, 1, 77, -1):
        array.__dlpack__(stream=stream)
    assert waits == [1, 1, 77]


def test_copies_and_other_devices_are_refused(array):
    for asked in ({"copy": True}, {"dl_device": (2, 1)}):
        with pytest.raises(BufferError, match="neither copied nor moved"):
            array.__dlpack__(**asked)
    array.__dlpack__(copy=False, dl_device=(1, 0), max_version=(1, 0))


def test_the_cuda_array_interface():
    array = DeviceArray((4,), np.dtype(np.int32), 4096, 1, None, print)
    assert array.__cuda_array_interface__ == {
        "shape": (4,),
        "typestr": "<i4",
        "data": (4096, False),
        "strides": None,
        "version": 3,
    }
    assert array.__dlpack_device__() == (2, 1)
    assert array.nbytes == 16
    assert "cuda:1" in repr(array)
