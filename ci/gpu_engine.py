#!/usr/bin/env python3
"""Engine driver: load, graphs, memory, threads and failures of the engine, with the results as an evidence file.

    python3 ci/gpu_engine.py run --out DIR [--bundle DIR] [--checkpoint DIR] [--sections load,graphs,...]

On a machine with a GPU, nvcc and torch it builds the CUDA library, makes synthetic checkpoints, and runs every section
in processes of its own:

    build       ./build.sh (skipped with --bundle), synthetic checkpoints (`large` is skipped with --checkpoint)
    load        page-cached files to a warm engine, host and device memory
    graphs      random requests: the bits of eager launches, no capture once warm, p99 against p50, a bound on graphs
    cost        what the batch-invariant plan costs at six shapes
    rounds      open-close rounds with flat memory
    oom         load, warm-up and a request while another process holds the card
    leaks       tests/gpu/test_gpu_leaks.py
    faults      trapping kernels and refused launches
    tests       tests/gpu, but for the leaks
    sanitize    compute-sanitizer memcheck and racecheck, eager and graphs
    invariance  random batches under the batch-invariant plan, and row classes under the default one
    threads     calls from many threads
    pair        two engines, on one device and on two where there are two
    streams     the caller's stream and memory; torch captures our forward into its graph
    embedding   examples/embedding/try.sh

Sections up to tests run one by one, the others beside each other. With --backend cpu the CPU twin runs what makes sense
there, without times and device memory. Exit status 1 when a bound does not hold or a section did not finish.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property, partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != ROOT / "ci"]

from ci.engine import card, sanitizing  # noqa: E402
from ci.engine.sections import PARTS, SECTIONS  # noqa: E402
from ci.engine.setup import BOUNDS, Setup  # noqa: E402
from ci.parity import isolate  # noqa: E402
from ci.parity.report import (  # noqa: E402
    Report,
    Section,
    command_line,
    evidence_path,
    library,
    machine,
    own_hashes,
    pack_logs,
    say,
)
from laya_cuda.bundle import Bundle  # noqa: E402
from laya_cuda.checkpoint import Checkpoint  # noqa: E402
from laya_cuda.files import sha256  # noqa: E402

FEWER = {"requests": 24, "batches": 8, "calls": 60, "threads": 8, "rounds": 12, "least": 1, "passes": 2, "tokens": 64}
COUNTS: dict[str, dict[str, int]] = {"cuda": {}, "cpu": FEWER}
SETTABLE = tuple(f.name for f in fields(Setup) if f.type == "int")


@dataclass
class Run:
    """What a run was asked for, and what came of it."""

    options: argparse.Namespace
    work: Path
    setup: Setup
    report: Report = field(default_factory=Report)
    children: list[subprocess.Popen[Any]] = field(default_factory=list)
    hashes: dict[str, str] = field(default_factory=dict)
    kept: dict[str, dict[str, Any]] = field(default_factory=dict)

    @cached_property
    def machine(self) -> dict[str, Any]:
        """What it runs on; asked once, since the tools that say so are slow."""
        return machine(self.setup.backend)

    def wants(self, section: str) -> bool:
        return section in self.options.sections

    def left(self) -> float:
        """Seconds until the whole run must be over."""
        return float(self.options.seconds) - (time.time() - BEGAN)

    def child(self, label: str, command: Sequence[str]) -> None:
        """Run a program, its output going to a log; raises with the log's end where it fails."""
        isolate.logged(label, command, self.work, self.children, {"PYTHONPATH": str(ROOT)})


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="run sections and write the evidence")
    run.add_argument("--out", type=Path, required=True, help="directory for the evidence and logs")
    run.add_argument("--backend", choices=("cuda", "cpu"), default="cuda")
    run.add_argument("--sections", help="comma-separated; default: all of the backend's")
    run.add_argument("--bundle", type=Path, help="a built library; default: build one")
    run.add_argument("--cc", default="90", help="compute capability for build.sh")
    run.add_argument("--checkpoint", type=Path, help="the weights to measure; default: synthesise them")
    run.add_argument("--small", type=Path, help="a checkpoint of the tiny geometry; default: synthesise one")
    run.add_argument("--geometry", default="large", choices=("large", "tiny"))
    run.add_argument("--seed", type=int, default=7)
    run.add_argument("--set", action="append", default=[], metavar="NAME=N", help=f"of {', '.join(SETTABLE)}")
    run.add_argument("--seconds", type=float, default=420.0, help="the whole run is over after this")
    run.add_argument("--together", type=int, default=4, help="sections that run beside each other")
    run.add_argument("--work", type=Path, help="directory for intermediate files; default: a temporary one")
    run.add_argument("--name", default="engine", help="evidence file: <gpu>-<name>.json")
    run.add_argument("--keep", type=Path, help="evidence of the same library and engine: its sections that held stay")
    once = commands.add_parser("once", help="short forwards, for compute-sanitizer")
    once.add_argument("--bundle", type=Path, required=True)
    once.add_argument("--checkpoint", type=Path, required=True)
    once.add_argument("--mode", choices=sanitizing.MODES, required=True)
    commands.add_parser("hold", help="hold the card's memory; standard input says how many bytes to leave")
    part = commands.add_parser("part", help="one part's work, started by run")
    part.add_argument("name", choices=tuple(PARTS))
    part.add_argument("--setup", type=Path, required=True)
    part.add_argument("--index", type=int, default=0)
    part.add_argument("--events", type=Path)
    part.add_argument("--first", type=int)
    part.add_argument("--skip")
    options = parser.parse_args(argv)
    # Synthetic checkpoints have a temperature that is clamped, on purpose.
    warnings.filterwarnings("ignore", message=".*temperatures must be numbers", category=RuntimeWarning)
    if options.command == "once":
        return sanitizing.once(options.bundle, options.checkpoint, options.mode)
    if options.command == "hold":
        return card.hold()
    return run_part(options) if options.command == "part" else run_all(options)


def run_part(options: argparse.Namespace) -> int:
    """A part's work, in the process that `start` made."""
    events = isolate.Events(options.events)
    events.write(begin={"group": 0, "kernel": "", "what": f"{options.name} {options.index}"})
    section = Section(options.name, listener=events.write)
    try:
        PARTS[options.name](section, Setup.read(options.setup), options.index)
    except Exception as error:
        traceback.print_exc()
        events.write(error=f"{options.name}: {type(error).__name__}: {error}")
    events.write(end=True)
    return 0


def run_all(options: argparse.Namespace) -> int:
    known = [name for name, spec in SECTIONS.items() if options.backend in spec.backends]
    chosen = options.sections.split(",") if options.sections else known
    options.sections = tuple(name for name in chosen if name != "build")
    unknown = [name for name in options.sections if name not in known]
    if unknown:
        print(f"unknown section {', '.join(unknown)}; {options.backend} has build, {', '.join(known)}", file=sys.stderr)
        return 2
    counts = dict(COUNTS[options.backend])
    for word in options.set:
        name, _, number = word.partition("=")
        if name not in SETTABLE or not number.isdigit():
            print(f"--set {word}: use NAME=N with a name of {', '.join(SETTABLE)}", file=sys.stderr)
            return 2
        counts[name] = int(number)
    with tempfile.TemporaryDirectory(prefix="engine-") as scratch:
        work = (options.work or Path(scratch)).resolve()
        work.mkdir(parents=True, exist_ok=True)
        options.out.mkdir(parents=True, exist_ok=True)
        run = Run(options, work, plan_setup(options, work, counts))
        try:
            go(run)
        finally:
            for process in run.children:
                isolate.kill(process)
            evidence = write(run)
            logs(run)
            print(failures(run), end="", flush=True)
    print(run.report.table(), flush=True)
    say(f"wrote {evidence}")
    return 0 if run.report.held else 1


def plan_setup(options: argparse.Namespace, work: Path, counts: dict[str, int]) -> Setup:
    """Where things will lie, and how much is done."""
    checkpoint = options.checkpoint or work / "checkpoint"
    small = options.small or work / "small"
    return Setup(
        backend=options.backend,
        bundle=str((options.bundle or work / "bundle").resolve()),
        checkpoint=str(checkpoint.resolve()),
        small=str(small.resolve()),
        work=str(work),
        **{"seed": options.seed, **counts},
    )


def go(run: Run) -> None:
    """The build, then the sections that must be alone, then the others."""
    report, setup = run.report, run.setup
    setup.write(run.work / "setup.json")
    report.run("build", partial(build, run))
    write(run)
    if not report.sections["build"].held:
        return
    order = [name for name in SECTIONS if run.wants(name)]
    for name in order:
        if SECTIONS[name].alone:
            report.run(name, partial(one, run, name))
            write(run)
    with ThreadPoolExecutor(max(1, run.options.together)) as pool:
        beside: dict[str, Future[Section]] = {
            name: pool.submit(aside, run, name) for name in order if not SECTIONS[name].alone
        }
        for name, future in beside.items():

            def collect(shown: Section, future: Future[Section] = future) -> None:
                done = future.result()
                shown.checks, shown.figures, shown.errors = done.checks, done.figures, done.errors

            report.run(name, collect)
            report.sections[name].seconds = future.result().seconds
            write(run)


def aside(run: Run, name: str) -> Section:
    """A section beside others; `go` shows it when its turn comes."""
    section, began = Section(name), time.time()
    try:
        one(run, name, section)
    except Exception as error:
        section.errors.append(f"{type(error).__name__}: {error}")
    section.seconds = round(time.time() - began, 2)
    return section


def one(run: Run, name: str, section: Section) -> None:
    """A section with its parts, each in a process of its own that ends in time."""

    def start(part: str, limit: float, index: int = 0) -> None:
        room = min(limit, run.left())
        if room <= 0:
            section.errors.append(f"{part}: not started, the run's {run.options.seconds:.0f} s are over")
            return
        command = [sys.executable, str(ROOT / "ci" / "gpu_engine.py"), "part", part, "--index", str(index)]
        command += ["--setup", str(run.work / "setup.json")]
        began = time.time()
        events = run.work / f"{name}-{part}-{index}.events"
        isolate.run(section, command, events, room, 0, run.children, limit=room)
        say(f"{part} {index}: {time.time() - began:.1f} s")

    SECTIONS[name].run(section, start, run.setup)


def build(run: Run, section: Section) -> None:
    """The library and the checkpoints, at the same time, where they were not named."""
    options, setup = run.options, run.setup
    jobs: list[tuple[str, list[str]]] = []
    if options.bundle is None:
        script = ["./build.sh", setup.bundle, options.cc] if setup.gpu else ["./build-cpu.sh", setup.bundle]
        jobs.append(("build", script))
    made: list[tuple[Any, str, str, int | None]] = [
        (options.checkpoint, setup.checkpoint, options.geometry, None),
        (options.small, setup.small, "tiny", None),
    ]
    if run.wants("sanitize"):
        made.append((None, str(run.work / "short"), "large", 4))
    for given, path, geometry, layers in made:
        if given is None and not Path(path).exists():
            arguments = f"{path!r}, {geometry!r}, {options.seed}, {layers}"
            code = f"from laya_cuda.synth import synthesize; synthesize({arguments})"
            jobs.append((f"synth-{Path(path).name}", [sys.executable, "-c", code]))
    with ThreadPoolExecutor(len(jobs) + 1) as pool:
        waiting = {label: pool.submit(run.child, label, command) for label, command in jobs}
        for label, future in waiting.items():
            error = future.exception()
            section.check(label, error is None, detail=str(error or ""))
    bundle = Bundle.open(setup.bundle)
    section.check(f"a library for {setup.backend}", bundle.backend == setup.backend)
    section.figures["compiler"] = bundle.info.get("compiler")
    run.hashes = Checkpoint.open(setup.checkpoint).hashes()
    if options.keep is not None:
        keep(run)


def keep(run: Run) -> None:
    """Take over the sections of an earlier run that held, where it measured the very same thing."""
    path = run.options.keep
    earlier, now = json.loads(path.read_text(encoding="utf-8")), about(run)
    for key in ("library", "checkpoint", "bounds", "counts"):
        if earlier[key] != now[key]:
            raise RuntimeError(f"--keep {path}: it is of another {key}; run every section")
    for name, digest in now["engine_sources"].items():
        if earlier["engine_sources"].get(name) != digest:
            raise RuntimeError(f"--keep {path}: {name} has changed since; run every section")
    for name, found in earlier["sections"].items():
        if found["held"] and name != "build" and not run.wants(name):
            run.report.sections[name] = Section(name, found["checks"], found["figures"], [], found["seconds"])
            run.kept[name] = {key: earlier[key] for key in ("command", "date", "machine", "driver_sources")}


def write(run: Run) -> Path:
    """The evidence so far: what ran, on what, from which sources, and every figure."""
    facts = about(run)
    evidence = evidence_path(Path(run.options.out), facts, run.setup.backend, run.options.name)
    run.report.write(evidence, facts)
    return evidence


def about(run: Run) -> dict[str, Any]:
    """What ran, on what and from which sources."""
    options, setup = run.options, run.setup
    facts: dict[str, Any] = {
        "what": "ci/gpu_engine.py",
        "command": command_line("ci/gpu_engine.py"),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "machine": run.machine,
        "seconds": round(time.time() - BEGAN, 1),
        "bounds": BOUNDS,
        "counts": {name: value for name, value in asdict(setup).items() if name in SETTABLE},
        "driver_sources": own_hashes("ci/gpu_engine.py", "ci/engine", "ci/parity"),
        "engine_sources": engine_hashes(),
        "library": library(lambda: Bundle.open(setup.bundle)),
    }
    made = {"geometry": options.geometry, "seed": options.seed} if options.checkpoint is None else None
    facts["checkpoint"] = {"synthetic": made, "hashes": run.hashes}
    if run.kept:
        facts["kept"] = run.kept
    return facts


def engine_hashes() -> dict[str, str]:
    """Hashes of the engine's own files and of the plans that it chooses kernels by."""
    package = ROOT / "laya_cuda"
    files = [path for path in package.glob("*.py") if not path.name.startswith("cli")]
    files += [*package.glob("executors/*.py"), *(ROOT / "manifests" / "plans").glob("*.json")]
    return {str(path.relative_to(ROOT)): sha256(path) for path in sorted(files)}


def logs(run: Run) -> None:
    """What the programs and parts printed, as an archive beside the evidence."""
    found = [*run.work.glob("*.log"), *run.work.glob("*.err"), *(run.work / "sanitizer").glob("*.log")]
    pack_logs(run.options.out / "engine-logs.tar.gz", found)


def failures(run: Run) -> str:
    """The last lines that each failed section's parts printed."""
    lines = []
    for name, section in run.report.sections.items():
        if not section.held:
            for log in sorted(run.work.glob(f"{name}-*.err")):
                words = isolate.tail(log)
                if words:
                    lines += [f"--- {log.stem}", *words]
    return "".join(f"{line}\n" for line in lines)


BEGAN = time.time()

if __name__ == "__main__":
    sys.exit(main())
