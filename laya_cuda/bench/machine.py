"""What a run ran on, and the GPU's clocks around each block. Clocks are read, never set.

Everything about the GPU comes from nvidia-smi; clocks come from NVML, the library behind it, where that can be loaded,
because a block is shorter than a start of nvidia-smi. What is not there is null. No host names.
"""

from __future__ import annotations

import ctypes
import math
import os
import platform
import subprocess
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

PACKAGES = ("numpy", "tokenizers", "cuda-python", "cuda-bindings", "torch", "transformers", "laya", "tilelang")
_FIELDS = (
    "name,uuid,driver_version,compute_cap,memory.total,"
    "clocks.max.graphics,clocks.max.memory,power.limit,mig.mode.current"
)
_TIMEOUT_S = 30
_SMI_EVERY_S = 1.0


def facts(device: str, ordinal: int = 0) -> dict[str, Any]:
    """The machine, as it stands in an evidence file.

    Args:
        device: "cuda" or "cpu".
        ordinal: of the GPU, as nvidia-smi counts.
    """
    found: dict[str, Any] = {
        "device": device,
        "gpu": None,
        "uuid": None,
        "driver": None,
        "capability": None,
        "processor": processor(),
        "cores": len(os.sched_getaffinity(0)),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "packages": packages(),
    }
    if device == "cuda":
        rows = smi("gpu", _FIELDS)
        row = rows[ordinal] if ordinal < len(rows) else [None] * 9
        gpu, uuid, driver, capability, memory, graphics, clock, power, mig = (*row, *[None] * 9)[:9]
        found |= {
            "gpu": gpu,
            "uuid": uuid,
            "driver": driver,
            "capability": capability,
            "memory": memory,
            "max_clocks": {"graphics": graphics, "memory": clock},
            "power_limit": power,
            "mig": mig,
            "gpus": len(rows),
            "processes": processes(uuid),
        }
    return found


def processor() -> str | None:
    """The CPU's model."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), None) or None


def packages() -> dict[str, str]:
    """Versions of what is installed here; a peer says its own."""
    found = {}
    for name in PACKAGES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def processes(uuid: str | None = None) -> list[dict[str, Any]]:
    """Compute processes on a card: name and memory, without their numbers."""
    rows = smi("compute-apps", "gpu_uuid,process_name,used_memory")
    return [
        {"name": Path(row[1] or "?").name, "memory": row[2]} for row in rows if len(row) == 3 and uuid in (None, row[0])
    ]


def today() -> str:
    """The date, as year-month-day."""
    return datetime.now(UTC).strftime("%Y-%m-%d")


def smi(what: str, fields: str) -> list[list[str | None]]:
    """Rows of an nvidia-smi query; none where it cannot run, None for what it does not know."""
    command = ["nvidia-smi", f"--query-{what}={fields}", "--format=csv,noheader"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_TIMEOUT_S, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return []
    if done.returncode:
        return []
    return [[_known(part) for part in line.split(",")] for line in done.stdout.splitlines() if line.strip()]


def _known(text: str) -> str | None:
    text = text.strip()
    return None if not text or text.startswith("[") or text == "N/A" else text


_POWER_CAP = 0x4  # of NVML's reasons for a lower clock: the board draws all that it may


class Clocks:
    """Reads the clocks of one GPU in MHz, as quickly as can be."""

    def __init__(self, uuid: str | None) -> None:
        """Args: uuid: of the GPU; None reads nothing."""
        self._uuid = uuid
        self._asked = -math.inf
        self._nvml: Any = None
        self._handle = ctypes.c_void_p()
        if uuid is None:
            return
        try:
            library = ctypes.CDLL("libnvidia-ml.so.1")
            found = not library.nvmlInit_v2() and not library.nvmlDeviceGetHandleByUUID(
                uuid.encode(), ctypes.byref(self._handle)
            )
        except (OSError, AttributeError):
            return
        self._nvml = library if found else None

    def read(self) -> Mapping[str, int] | None:
        """`graphics` and `memory` clock now; None where they are not known, or nvidia-smi was asked a moment ago.

        Where NVML says so, also `power_capped`: 1 if they are held down by the board's power limit, else 0.
        """
        if self._uuid is None:
            return None
        if self._nvml is not None:
            found = {}
            for name, kind in (("graphics", 0), ("memory", 2)):
                value = ctypes.c_uint()
                if self._nvml.nvmlDeviceGetClockInfo(self._handle, kind, ctypes.byref(value)):
                    return None
                found[name] = int(value.value)
            reasons = ctypes.c_ulonglong()
            ask = getattr(self._nvml, "nvmlDeviceGetCurrentClocksThrottleReasons", None)
            if ask is not None and not ask(self._handle, ctypes.byref(reasons)):
                found["power_capped"] = int(bool(reasons.value & _POWER_CAP))
            return found
        if time.monotonic() - self._asked < _SMI_EVERY_S:
            return None
        self._asked = time.monotonic()
        for row in smi("gpu", "uuid,clocks.gr,clocks.mem"):
            if row[0] == self._uuid:
                numbers = [int(text.split()[0]) for text in row[1:] if text]
                return dict(zip(("graphics", "memory"), numbers, strict=True)) if len(numbers) == 2 else None
        return None
