"""A stand-in CUDA device for the instruments: the stand-in driver of fake_driver with timed events.

Its kernels are the CPU twin's; a graph is a list of calls, and an event-record node notes the host's clock.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from time import perf_counter_ns
from types import SimpleNamespace

import fake_driver
from fake_driver import FakeDriver

from laya_cuda.bundle import Bundle


class TimedDriver(FakeDriver):
    CUdevice_attribute = SimpleNamespace(**vars(FakeDriver.CUdevice_attribute), CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE=38)

    def __init__(self):
        super().__init__()
        self.times: dict[int, int] = {}
        self.l2 = 1 << 20
        self.now: int | None = None
        self.mark_us = 0.0  # a mark between two launches, on the stand-in's clock

    def cuDeviceGetAttribute(self, attribute, handle):  # noqa: N802
        return (self.l2,) if attribute == 38 else super().cuDeviceGetAttribute(attribute, handle)

    def cuEventCreate(self, flags):  # noqa: N802
        return super().cuEventCreate(2)

    def cuEventRecordWithFlags(self, event, stream, flags):  # noqa: N802
        assert flags == 1, "without the external flag it orders streams, but is no node of the graph"
        assert self.recording is not None

        after_a_launch = bool(self.recording) and not getattr(self.recording[-1][0], "marks", False)
        last = len(self.recording)

        def stamp(*_):
            if self.now is None:
                self.times[event] = perf_counter_ns()
            else:
                self.now += int(1000 * self.mark_us) * (after_a_launch and last > 0)
                self.times[event] = self.now
            return 0

        stamp.marks = True
        self.recording.append((stamp, ()))

    def cuEventElapsedTime(self, start, end):  # noqa: N802
        return ((self.times[end] - self.times[start]) / 1e6,)

    def cuMemsetD32Async(self, address, value, count, stream):  # noqa: N802
        self.inside(address, 4 * count)
        ctypes.memset(address, value, 4 * count)


def as_cuda(bundle: Bundle, fake: TimedDriver, monkeypatch, costs: Mapping[str, float] | None = None) -> Bundle:
    """Let a CPU bundle pass for a CUDA one on the stand-in, which whoever opens the driver gets.

    Args:
        costs: microseconds by op; replays then do not run the kernels but move the stand-in's clock on by these.
    """
    monkeypatch.setattr("laya_cuda.executors.driver.import_module", lambda name: fake)
    if costs is None:
        return fake_driver.as_cuda(bundle, fake, monkeypatch)

    def costed(op, run, arguments):
        def spend():
            fake.now += int(1000 * costs.get(op, 1.0))
            return 0

        return spend, ()

    fake.now = 0
    return fake_driver.as_cuda(bundle, fake, monkeypatch, costed)
