"""Readings: times, host memory of this process, results as bytes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ci.engine.setup import MIB
from laya_cuda.executors import ForwardResult


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that at least `percent` of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-round(len(ordered) * percent) // 100) - 1)]


def summary(seconds: Sequence[float]) -> dict[str, Any]:
    """Milliseconds at the usual marks."""
    marks = {f"p{percent}": percentile(seconds, percent) for percent in (50, 95, 99)}
    marks["max"] = max(seconds)
    return {"calls": len(seconds), **{name: round(1e3 * value, 4) for name, value in marks.items()}}


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds that work took, and what it returned."""
    began = time.perf_counter()
    value = work()
    return time.perf_counter() - began, value


def host_memory() -> dict[str, float]:
    """MiB of this process, by /proc: `VmRSS` now, of which `RssAnon` its own and `RssFile` mapped; `VmHWM` the peak."""
    found = {}
    for line in Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines():
        name, _, value = line.partition(":")
        if name in ("VmHWM", "VmRSS", "RssAnon", "RssFile"):
            found[name] = round(int(value.split()[0]) * 1024 / MIB, 1)
    return found


def age() -> float:
    """Seconds since this process began."""
    import os

    began = int(Path("/proc/self/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[19])
    now = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
    return now - began / os.sysconf("SC_CLK_TCK")


def threads() -> int:
    """Threads of this process."""
    return len(list(Path("/proc/self/task").iterdir()))


def descriptors() -> int:
    """Open files of this process."""
    return len(list(Path("/proc/self/fd").iterdir()))


def bits(result: ForwardResult) -> bytes:
    """Every bit of a result's logits."""
    return result.logits.tobytes() + b"|" + result.action_logits.tobytes()


def per_sequence(result: ForwardResult, counts: Sequence[int]) -> list[bytes]:
    """Every bit of each sequence's logits; counts: how many options each has."""
    parts, start = [], 0
    for row, count in enumerate(counts):
        parts.append(result.logits[start : start + count].tobytes() + b"|" + result.action_logits[row].tobytes())
        start += count
    return parts
