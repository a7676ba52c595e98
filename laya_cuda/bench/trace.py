"""Kernels as the driver's tracing (CUPTI) saw them: when each began and ended, with no marks between.

CUPTI comes with PyTorch, whose profiler drives it; where that is missing, a profile goes without. Tracing takes time of
its own between kernels, so gaps are upper bounds; what a kernel took is as it is without.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.errors import LayaError, one_line

Micros = NDArray[np.float64]


class TraceError(LayaError):
    """Kernels cannot be traced here."""


def spans(work: Callable[[], Any], launches: int) -> Micros:
    """Trace the kernels of `work`, which runs the same `launches` launches again and again.

    Returns:
        Start and end of each launch in microseconds, [runs, launches, 2].

    Raises:
        TraceError: there is no PyTorch with CUDA, or the trace does not hold one kernel a launch.
    """
    try:
        from torch.cuda import is_available
        from torch.profiler import ProfilerActivity, profile
    except ImportError as error:
        raise TraceError(f"no PyTorch to trace kernels with: {one_line(error)}") from None
    if not is_available():
        raise TraceError("PyTorch sees no GPU to trace")
    with profile(activities=[ProfilerActivity.CUDA]) as traced:
        work()
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "trace.json"
        traced.export_chrome_trace(str(path))
        return parse(json.loads(path.read_text(encoding="utf-8")), launches)


def parse(trace: Any, launches: int) -> Micros:
    """Start and end of each launch, [runs, launches, 2], out of a trace in Chrome's format.

    Raises:
        TraceError: the number of kernels is no multiple of the launches.
    """
    kernels = [event for event in trace.get("traceEvents", ()) if event.get("cat") == "kernel"]
    if not kernels or len(kernels) % launches:
        raise TraceError(f"the trace holds {len(kernels)} kernels, which is no multiple of {launches} launches")
    found = sorted((float(event["ts"]), float(event["ts"]) + float(event["dur"])) for event in kernels)
    return np.array(found).reshape(-1, launches, 2)
