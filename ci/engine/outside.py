"""Programs of their own: the worked example of another engine, and the tests that need a GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ci.engine.parts import Start
from ci.engine.setup import Setup
from ci.parity.rebuild import find_nvcc
from ci.parity.report import ROOT, Section


def run_embedding(section: Section, start: Start, setup: Setup) -> None:
    start("embedding", 100)


def run_tests(section: Section, start: Start, setup: Setup) -> None:
    start("tests", 100)


def embedding(section: Section, setup: Setup, index: int) -> None:
    """examples/embedding/try.sh: a C program and a torch script, each with its work and ours in one graph."""
    out = Path(setup.work) / "embedding"
    program(section, "embedding", ["bash", "examples/embedding/try.sh", str(out)], setup)


def tests(section: Section, setup: Setup, index: int) -> None:
    """tests/gpu."""
    if not (ROOT / "tests" / "gpu").is_dir():
        raise RuntimeError("tests/gpu is not there")
    command = [sys.executable, "-m", "pytest", "tests/gpu", "-q", "-rs", "-p", "no:cacheprovider"]
    text = program(section, "tests/gpu", command, setup)
    section.check("tests/gpu: none was skipped", "skipped" not in text.strip().splitlines()[-1])


def program(section: Section, label: str, command: list[str], setup: Setup) -> str:
    """Run a program in the checkout; its last lines become a figure, and the reason where it fails."""
    bundle = str(Path(setup.bundle).resolve())
    env = {
        **os.environ,
        "LAYA_CUDA_BUNDLE": bundle,
        "PYTHONPATH": str(ROOT),
        "PYTHON": sys.executable,
        "NVCC": find_nvcc(),
    }
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", cwd=ROOT, check=False, env=env)
    text = done.stdout + done.stderr
    lines = text.strip().splitlines()[-20:]
    section.figure(f"{label}: output", lines)
    print(f"{label}:\n  " + "\n  ".join(lines), file=sys.stderr, flush=True)
    section.check(label, done.returncode == 0, detail=f"exit {done.returncode}: {' | '.join(lines)}"[-1500:])
    return text


PARTS = {"embedding": embedding, "tests": tests}
