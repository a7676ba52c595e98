"""The demo backend with a build script that copies libraries built before, so that a test of tier 2 takes no time."""

from __future__ import annotations

import subprocess
from pathlib import Path

from backends import demo

CAPABILITIES = (80, 90)
HEAD = """#!/bin/sh
# supported: 80 90, with PTX of compute_80
set -eu
supported='80 90' ptx=compute_80 out=$1 cc=$2
mkdir -p "$out"
"""


def copying(libraries: Path, extra: str = "") -> str:
    """A script that copies `libraries`/CC/libdemo.so, then runs `extra`."""
    return f'{HEAD}cp "{libraries}/$cc/libdemo.so" "$out/libdemo.so"\n{extra}\n'


def script(directory: Path, text: str) -> None:
    (directory / "build.sh").write_text(text)
    (directory / "build.sh").chmod(0o755)


def build_libraries(place: Path) -> Path:
    """Build the demo backend for both architectures with the real nvcc; returns the folder of the outputs."""
    backend = demo(place / "demo")
    for capability in CAPABILITIES:
        command = [backend / "build.sh", place / "out" / str(capability), str(capability)]
        result = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600)
        assert result.returncode == 0, result.stderr
    return place / "out"


def c_library(path: Path, code: str, *flags: str) -> Path:
    """A small shared library from C."""
    path.parent.mkdir(parents=True, exist_ok=True)
    command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(path), *flags]
    result = subprocess.run(command, input=code, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    return path
