"""compute-sanitizer over short forwards, launch by launch and as graphs: memcheck and racecheck must find nothing."""

from __future__ import annotations

import random
from pathlib import Path

from ci.engine import measure, traffic
from ci.engine.parts import Start
from ci.engine.setup import Setup
from ci.parity import sanitize
from ci.parity.report import ROOT, Section
from laya_cuda.bundle import Bundle
from laya_cuda.plan import ShapeClass, shape_class

MODES = ("eager", "graph")
LIMIT = 150
"""Seconds of one forward under a tool; all run at the same time."""


def run(section: Section, start: Start, setup: Setup) -> None:
    start("sanitize", LIMIT + 90)


def sanitized(section: Section, setup: Setup, index: int) -> None:
    """racecheck runs on a library whose warpgroups keep their registers (ci/parity/sanitize.py says why)."""
    work = Path(setup.work)
    fixed = sanitize.build_fixed(Path(setup.bundle), work / "fixed-registers")
    section.figure("racecheck library", Bundle.open(fixed).manifest["sha256"])
    jobs = []
    for label, checkpoint in (("tiny", setup.small), ("large", str(work / "short"))):
        for tool in ("memcheck", "racecheck"):
            for mode in MODES:
                jobs.append(sanitize.Job(tool, mode, label, Path(checkpoint)))

    def command(job: sanitize.Job, bundle: Path) -> list[str]:
        program = str(ROOT / "ci" / "gpu_engine.py")
        return [program, "once", "--bundle", str(bundle), "--checkpoint", str(job.checkpoint), "--mode", job.target]

    sanitize.run(section, Path(setup.bundle), fixed, jobs, work / "sanitizer", LIMIT, len(jobs), command)


def once(bundle: Path, checkpoint: Path, mode: str) -> int:
    """Two short forwards in one mode, and one on memory of its own."""
    from laya_cuda import Engine
    from laya_cuda.batch import pack

    with Engine(checkpoint, bundle, graph=mode == "graph") as engine:
        rng = random.Random(3)
        batches = [traffic.batch(rng, lengths, engine.checkpoint.geometry.vocab) for lengths in ((48,), (20, 70, 33))]
        shapes: list[ShapeClass] = [shape_class(pack(batch, 0)) for batch in batches]
        engine.warmup(shapes)
        bits = [measure.bits(engine.forward(batch)) for batch in batches]
        with engine.place(batches[0]) as placed:
            placed.run()
            if measure.bits(placed.read()) != bits[0]:
                print("a placed batch gives other bits", flush=True)
                return 1
        stats = engine.stats()
        if engine.bundle.backend == "cuda" and (stats.captures > 0) != (mode == "graph"):
            print(f"{stats} in mode {mode}", flush=True)
            return 1
    print(f"forward done: {mode}, {stats}", flush=True)
    return 0


PARTS = {"sanitize": sanitized}
