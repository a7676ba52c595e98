"""Load: how long until an engine is warm, and what it takes of host and device memory."""

from __future__ import annotations

import random
import shutil
import statistics
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from ci.engine import measure, traffic
from ci.engine.card import Card
from ci.engine.parts import Start
from ci.engine.setup import BOUNDS, GIB, MIB, Setup
from ci.parity.report import ROOT, Section
from laya_cuda import Engine
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.request import Sequence

TIMES = 3


def run(section: Section, start: Start, setup: Setup) -> None:
    """Three times from nothing, once with a lock, once part by part, once for the memory."""
    for index in range(TIMES):
        start("load.cold", 60, index)
    start("load.locked", 90, 0)
    start("load.steps", 60, 0)
    start("load.memory", 60, 0)
    found = [section.figures.get(f"cold {index}") for index in range(TIMES)]
    totals = [figure["ready_s"] for figure in found if figure]
    if len(totals) == TIMES and setup.gpu:
        median, bound = statistics.median(totals), BOUNDS["ready seconds"]
        section.check("Engine() and warmup(), median seconds", median <= bound, median, bound)


def cold(section: Section, setup: Setup, index: int) -> None:
    """One engine in a new process: page-cached files to a warm engine."""
    read_once(setup.checkpoint)
    section.figure(f"cold {index}", ready(section, setup, setup.checkpoint, f"run {index}"))


def locked(section: Section, setup: Setup, index: int) -> None:
    """The same with a lock, whose hashes are checked at load."""
    folder = Path(setup.work) / "locked"
    if not folder.exists():
        shutil.copytree(setup.checkpoint, folder)
    done = subprocess.run(
        [sys.executable, "-m", "laya_cuda", "checkpoint", "lock", str(folder)],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    if not section.check("checkpoint lock", done.returncode == 0, detail=(done.stdout + done.stderr)[-500:]):
        return
    read_once(str(folder))
    section.figure("locked", ready(section, setup, str(folder), "with a lock"))


def ready(section: Section, setup: Setup, checkpoint: str, label: str) -> dict[str, object]:
    """Open, warm and use an engine; the figures of it."""
    before = measure.host_memory()
    opened, engine = measure.timed(lambda: setup.open(checkpoint))
    warmed, warm = measure.timed(engine.warmup)
    process = measure.age()
    after = measure.host_memory()
    first, result = measure.timed(lambda: engine.forward(one(engine)))
    section.check(f"{label}: a warm engine answers", bool(abs(result.logits).max() < 1e30))
    if setup.gpu:
        bound = BOUNDS["host peak GiB"]
        peak = after["VmHWM"] * MIB / GIB
        section.check(f"{label}: host peak GiB", peak < bound, round(peak, 3), bound)
    engine.close()
    return {
        "engine_s": round(opened, 4),
        "warmup_s": round(warmed, 4),
        "ready_s": round(opened + warmed, 4),
        "process_s": round(process, 3),
        "first_forward_ms": round(1e3 * first, 3),
        "warmup": asdict(warm),
        "host_mib_before": before,
        "host_mib_ready": after,
    }


def steps(section: Section, setup: Setup, index: int) -> None:
    """Where the time goes: each step by itself, in the order in which `Engine` takes them."""
    read_once(setup.checkpoint)
    figure: dict[str, float] = {}
    if setup.gpu:
        figure["context_s"], card = measure.timed(Card)
    figure["bundle_s"], bundle = measure.timed(lambda: Bundle.open(setup.bundle))
    figure["checkpoint_s"], checkpoint = measure.timed(lambda: Checkpoint.open(setup.checkpoint))
    figure["tokenizer_s"], _ = measure.timed(lambda: checkpoint.tokenizer)
    figure["weights_s"], engine = measure.timed(lambda: Engine(checkpoint, bundle))
    figure["warmup_s"], _ = measure.timed(engine.warmup)
    figure["close_s"], _ = measure.timed(engine.close)
    section.figure("steps", {name: round(value, 4) for name, value in figure.items()})
    section.check("the steps were taken", True)
    if setup.gpu:
        card.close()


def memory(section: Section, setup: Setup, index: int) -> None:
    """Device memory beyond the context, after warm-up and after the largest request."""
    card = Card() if setup.gpu else None
    free = card.free() if card else 0
    engine = setup.open()
    opened = card.free() if card else 0
    warm = engine.warmup()
    warmed = card.free() if card else 0
    rng = random.Random(setup.seed)
    engine.forward(traffic.batch(rng, (setup.tokens,) * 16, engine.checkpoint.geometry.vocab))
    told = engine.memory()
    section.figure("engine.memory()", {**asdict(told), "device": told.device})
    section.check("the parts add up", told.device >= told.weights > 0, told.device)
    if card is not None:
        used = card.free()
        figure = {"after Engine()": free - opened, "after warmup()": free - warmed, "after the largest": free - used}
        section.figure("device MiB beyond the context", {k: round(v / MIB, 1) for k, v in figure.items()})
        bound = BOUNDS["device GiB beyond the context"]
        taken = (free - warmed) / GIB
        section.check("device GiB beyond the context, warm", taken <= bound, round(taken, 3), bound)
        section.check("the largest request takes no more", warmed - used <= 2 * MIB, warmed - used, 2 * MIB)
        section.check("warmup() counts its graphs", warm.graphs == told.graph_count > 0, warm.graphs)
        section.check(
            "memory() counts what the card lost", told.device <= free - used + 2 * MIB, told.device, free - used
        )
    engine.close()
    if card is not None:
        left = (free - card.free()) / MIB
        section.figure("device MiB kept after close", round(left, 1))
        card.close()


def one(engine: Engine) -> list[Sequence]:
    """A short request."""
    return traffic.batch(random.Random(0), (48,), engine.checkpoint.geometry.vocab)


def read_once(checkpoint: str) -> None:
    """Bring the files into the page cache."""
    for path in Path(checkpoint).rglob("*"):
        if path.is_file():
            with path.open("rb", buffering=0) as file:
                while file.read(1 << 24):
                    pass


PARTS = {"load.cold": cold, "load.locked": locked, "load.steps": steps, "load.memory": memory}
