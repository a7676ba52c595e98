"""Engines that come and go on a device leave nothing behind, there or on the host."""

from __future__ import annotations

import pytest
import rounds

pytestmark = pytest.mark.gpu

HOST_FLAT, DEVICE_FLAT = 16 << 20, 2 << 20
"""Bytes that memory may grow by; the driver's own tables grow in steps."""


@pytest.mark.parametrize(
    ("what", "count"),
    [("warmed", 50), ("opened", 50), ("died", 50), ("unplaced", 50), ("refused", 80), ("placed", 200)],
)
def test_nothing_grows(small, cuda_bundle, faulty_bundle, what, count):
    samples = rounds.run(what, small, faulty_bundle if what == "died" else cuda_bundle, count)
    assert samples[0].device > 0
    assert rounds.growth(samples) < HOST_FLAT, [sample.resident >> 10 for sample in samples]
    assert rounds.growth(samples, "device") < DEVICE_FLAT, [sample.device >> 10 for sample in samples]
    assert rounds.growth(samples, "files") <= 0
    assert rounds.growth(samples, "threads") <= 0
