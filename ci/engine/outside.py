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

TESTS = "tests/gpu"
LEAKS = "tests/gpu/test_gpu_leaks.py"


def run_embedding(section: Section, start: Start, setup: Setup) -> None:
    start("embedding", 100)


def run_leaks(section: Section, start: Start, setup: Setup) -> None:
    start("leaks", 150)


def run_tests(section: Section, start: Start, setup: Setup) -> None:
    start("tests", 150)


def embedding(section: Section, setup: Setup, index: int) -> None:
    """examples/embedding/try.sh: a C program and a torch script, each with its work and ours in one graph."""
    out = Path(setup.work) / "embedding"
    program(section, "embedding", ["sh", "examples/embedding/try.sh", str(out), setup.backend], setup)


def leaks(section: Section, setup: Setup, index: int) -> None:
    """The tests that read the card's free memory."""
    pytest(section, "leaks", [LEAKS], setup)


def tests(section: Section, setup: Setup, index: int) -> None:
    """All others in tests/gpu."""
    pytest(section, "tests", [TESTS, "--ignore", LEAKS], setup)


def pytest(section: Section, label: str, arguments: list[str], setup: Setup) -> None:
    """Run tests, of which none may be skipped."""
    command = [sys.executable, "-m", "pytest", *arguments, "-q", "-rs", "--durations=5", "-p", "no:cacheprovider"]
    text = program(section, label, command, setup)
    last = (text.strip().splitlines() or [""])[-1]
    section.check(f"{label}: none was skipped", "passed" in last and "skipped" not in last, detail=last)


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
    (Path(setup.work) / f"{label}.log").write_text(text, encoding="utf-8")
    lines = text.strip().splitlines()[-20:]
    section.figure(f"{label}: output", lines)
    print(f"{label}:\n  " + "\n  ".join(lines), file=sys.stderr, flush=True)
    failed = f"exit {done.returncode}: {' | '.join(lines)}"[-1500:] if done.returncode else ""
    section.check(label, not failed, detail=failed)
    return text


PARTS = {"embedding": embedding, "leaks": leaks, "tests": tests}
