"""compute-sanitizer over short forwards: memcheck and racecheck must find nothing.

racecheck never comes back from warp-specialised GEMMs whose warpgroups hand registers to each other (setmaxnreg), so it
runs on a library that was built without that; nothing else in the kernels differs. With the card to itself it did not
always come back either, but did whenever other processes used the card, too: so `busy` keeps one running.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from ci.parity import isolate
from ci.parity.rebuild import rebuild
from ci.parity.report import ROOT, Section, say

SUMMARY = re.compile(r"(ERROR SUMMARY: (\d+) error|RACECHECK SUMMARY: (\d+) hazard)")


@dataclass(frozen=True)
class Job:
    """One forward under one tool; `target` is the kernel target that it runs, or another word for how it runs."""

    tool: str
    target: str
    label: str
    checkpoint: Path

    @property
    def name(self) -> str:
        return f"{self.tool} {self.target} {self.label}"


def build_fixed(bundle: Path, out: Path) -> Path:
    """The library again, with warpgroups that keep the registers that they start with."""
    shutil.rmtree(out, ignore_errors=True)
    return rebuild(bundle, out, lambda words: [*words, "-DLAYA_FIXED_REGISTERS"] if "-c" in words else words)


def find_sanitizer() -> str:
    """The compute-sanitizer program.

    Raises:
        RuntimeError: it is not installed.
    """
    for place in (shutil.which("compute-sanitizer"), "/usr/local/cuda/bin/compute-sanitizer"):
        if place and Path(place).exists():
            return place
    raise RuntimeError("compute-sanitizer not found on PATH or in /usr/local/cuda/bin")


def short_forward(job: Job, bundle: Path) -> list[str]:
    """Python's arguments for the forward of a job on a library."""
    program = str(ROOT / "ci" / "gpu_parity.py")
    return [program, "once", "--bundle", str(bundle), "--checkpoint", str(job.checkpoint), "--target", job.target]


@contextlib.contextmanager
def busy(bundle: Path, checkpoint: Path) -> Iterator[None]:
    """Another process that uses the card."""
    code = (
        "import random, sys; from ci.engine import traffic; from laya_cuda import Engine; "
        "engine = Engine(sys.argv[1], sys.argv[2]); vocab = engine.checkpoint.geometry.vocab; "
        "batch = traffic.batch(random.Random(1), (512,) * 16, vocab)\nwhile True: engine.forward(batch)"
    )
    command = [sys.executable, "-W", "ignore", "-c", code, str(checkpoint), str(bundle)]
    process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT)}, cwd=ROOT, start_new_session=True)
    try:
        yield
    finally:
        failed = process.poll()
        isolate.kill(process)
        if failed is not None:
            say(f"the process that keeps the card busy ended by itself with {failed}")


def run(
    section: Section,
    bundle: Path,
    fixed: Path,
    jobs: list[Job],
    logs: Path,
    limit: int,
    at_once: int = 4,
    forward: Callable[[Job, Path], list[str]] = short_forward,
) -> None:
    """Run every job; a tool that finds something, fails, says nothing or outlasts `limit` seconds fails its check.

    fixed: what `build_fixed` made, for racecheck. forward: what runs under the tool; it must print "forward done".
    """
    program = find_sanitizer()
    logs.mkdir(parents=True, exist_ok=True)

    def one(job: Job) -> tuple[Job, int, str]:
        inner = [sys.executable, *forward(job, fixed if job.tool == "racecheck" else bundle)]
        command = [program, "--tool", job.tool, "--error-exitcode", "9", "--print-limit", "20", *inner]
        log = logs / f"{job.name.replace(' ', '-')}.log"
        with log.open("w", encoding="utf-8") as file:
            process = subprocess.Popen(
                command,
                stdout=file,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                cwd=ROOT,
                start_new_session=True,
            )
            try:
                code = process.wait(limit)
            except subprocess.TimeoutExpired:
                isolate.kill(process)  # with what runs under the tool, which would go on using the card
                code = -1
        return job, code, log.read_text(encoding="utf-8", errors="replace")

    with busy(bundle, jobs[0].checkpoint), ThreadPoolExecutor(at_once) as pool:
        for job, code, text in pool.map(one, jobs):
            found = SUMMARY.findall(text)
            summary = next((line for line in text.splitlines() if "SUMMARY" in line), "no summary")
            clean = code == 0 and bool(found) and all(int(a or b) == 0 for _, a, b in found) and "forward done" in text
            lines = text.strip().splitlines()
            detail = "" if clean else f"exit {code}: " + " | ".join([*lines[:12], "...", *lines[-6:]])
            section.check(job.name, clean, detail=detail[:3000])
            section.figures[job.name] = summary.strip("= ")
            say(f"{job.name}: exit {code}, {summary.strip('= ')}")
