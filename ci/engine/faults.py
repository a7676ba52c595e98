"""Faults: a kernel that traps, or a call that fails, marks its engine dead; what comes after works or says why not."""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from ci.engine import measure, traffic
from ci.engine.parts import Start, attempt
from ci.engine.setup import Setup
from ci.parity.rebuild import find_nvcc
from ci.parity.report import ROOT, Section
from laya_cuda import Engine
from laya_cuda.errors import DeviceError, LayaError
from laya_cuda.request import Sequence

OP = "gemm"


def run(section: Section, start: Start, setup: Setup) -> None:
    start("faults.code", 60)
    if setup.gpu:
        start("faults.eager", 60)
        start("faults.graph", 60)


def library(setup: Setup, name: str) -> tuple[Path, Any]:
    """A bundle that can fail, of this part alone, and its controls."""
    sys.path.insert(0, str(ROOT / "tests"))
    faulty_library: Any = import_module("faulty_library")
    folder = Path(setup.work) / f"faulty-{name}"
    shutil.rmtree(folder, ignore_errors=True)
    faulty_library.build(folder, Path(setup.bundle), nvcc=find_nvcc() if setup.gpu else None)
    return folder, faulty_library.Faults(folder)


def code(section: Section, setup: Setup, index: int) -> None:
    """A launch that is refused; nothing happens on the device, so the context lives on."""
    folder, faults = library(setup, "code")

    def strike(engine: Engine) -> None:
        faults.arm(OP, countdown=2)

    contained(section, setup, folder, "refused launch", strike, {"graph": False})
    faults.reset()


def eager(section: Section, setup: Setup, index: int) -> None:
    """A kernel that traps in the middle of a forward."""
    folder, faults = library(setup, "eager")

    def strike(engine: Engine) -> None:
        faults.trap(OP, countdown=2)

    contained(section, setup, folder, "trap, eager", strike, {"graph": False})


def graph(section: Section, setup: Setup, index: int) -> None:
    """A kernel inside the captured graphs that traps from some moment on."""
    folder, faults = library(setup, "graph")
    faults.plant(OP)

    def strike(engine: Engine) -> None:
        faults.trip()

    contained(section, setup, folder, "trap, graph", strike, {"graph": True})


def contained(
    section: Section,
    setup: Setup,
    bundle: Path,
    label: str,
    strike: Callable[[Engine], None],
    options: dict[str, Any],
) -> None:
    """One engine is struck beside another one; then a new engine is opened in the same process."""
    engine = Engine(setup.small, bundle, **options)
    other = Engine(setup.small, setup.bundle)
    vocab = engine.checkpoint.geometry.vocab
    batch = traffic.batch(random.Random(setup.seed), (40, 7, 100), vocab)
    engine.warmup()
    want = measure.bits(engine.forward(batch))
    section.check(f"{label}: works before", measure.bits(other.forward(batch)) == want and engine.failure is None)
    strike(engine)
    first = refusal(lambda: engine.forward(batch))
    section.check(f"{label}: the struck call fails", bool(first), detail=first)
    section.check(f"{label}: the engine is dead", engine.failure is not None, detail=str(engine.failure))
    later, second = measure.timed(lambda: refusal(lambda: engine.forward(batch)))
    cause = str(engine.failure)
    section.check(f"{label}: later calls name the first cause", "dead" in second and cause in second, detail=second)
    section.check(f"{label}: place names it too", cause in refusal(lambda: engine.place(batch)))
    section.figure(f"{label}: messages", {"first": first, "later": second, "later_ms": round(1e3 * later, 3)})
    says = refusal(lambda: same(other, batch, want))
    section.figure(f"{label}: the engine beside it", says or "gives the same bits")
    section.check(f"{label}: the engine beside it works, or fails in words", says == "" or "wrong bits" not in says)
    attempt(section, f"{label}: close", engine.close)
    attempt(section, f"{label}: close of the engine beside it", other.close)
    attempt(section, f"{label}: close again", engine.close)
    new = refusal(lambda: renewed(setup, batch, want))
    section.figure(f"{label}: a new engine in this process", new or "gives the same bits")
    section.check(f"{label}: a new engine works, or says restart", not new or "restart" in new, detail=new)
    if "trap" not in label:
        section.check(f"{label}: a new engine works", not new, detail=new)


def refusal(work: Callable[[], object]) -> str:
    """What a call says when it fails; nothing where it works."""
    try:
        work()
    except DeviceError as error:
        return str(error)
    except LayaError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def same(engine: Engine, batch: list[Sequence], want: bytes) -> None:
    if measure.bits(engine.forward(batch)) != want:
        raise DeviceError("wrong bits")


def renewed(setup: Setup, batch: list[Sequence], want: bytes) -> None:
    with setup.open(setup.small) as engine:
        engine.warmup()
        same(engine, batch, want)


PARTS = {"faults.code": code, "faults.eager": eager, "faults.graph": graph}
