#!/usr/bin/env python3
"""Parity driver: a library against float64 references and upstream laya, with the results as an evidence file.

    python3 ci/gpu_parity.py run --out DIR [--site SITE.tar.xz|DIR] [--sections kernels,forward,...]

On a Hopper machine with nvcc, torch and transformers it builds the CUDA library and runs every section:

    build      ./build.sh (skipped with --bundle)
    kernels    every kernel, sm_90a and portable, against ci/reference.py
    rope       RoPE inside the QKV product against RoPE after it, at 160 combinations of rows and lengths
    forward    13 requests on a synthetic checkpoint against upstream's fast path and its float32 model
    sanitize   compute-sanitizer memcheck and racecheck on short forwards
    templates  the generated source compiled against TileLang's own templates: the same bits

Upstream and TileLang come from --site, a packed site directory; it is used by processes of their own only. With
--backend cpu the CPU twin runs sections build, kernels, rope and forward instead (upstream must then be installed),
which tests this driver without a GPU. Exit status 1 when a bound does not hold or a section did not finish.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != ROOT / "ci"]

from ci import reference as ref  # noqa: E402
from ci.parity import forward, isolate, kernels, rope, sanitize, templates, workload  # noqa: E402
from ci.parity.check import TOLERANCES, declared  # noqa: E402
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
from laya_cuda.executors import Executor  # noqa: E402
from laya_cuda.files import sha256  # noqa: E402
from laya_cuda.files import unpack as unpack_archive  # noqa: E402

SECTIONS = {
    "cuda": ("build", "kernels", "rope", "forward", "sanitize", "templates"),
    "cpu": ("build", "kernels", "rope", "forward"),
}


@dataclass
class Run:
    """What a run was asked for, where its files lie, and its background work."""

    options: argparse.Namespace
    work: Path
    pool: ThreadPoolExecutor
    report: Report = field(default_factory=Report)
    background: dict[str, Future[Any]] = field(default_factory=dict)
    children: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def backend(self) -> str:
        return str(self.options.backend)

    def wants(self, section: str) -> bool:
        return section in self.options.sections

    def start(self, name: str, work: Callable[[], Any]) -> None:
        """Run work beside the sections; `result` waits for it and raises what it raised."""
        self.background[name] = self.pool.submit(work)

    def result(self, name: str) -> Any:
        return self.background[name].result()

    def child(self, label: str, command: list[str], env: Mapping[str, str] | None = None) -> None:
        """Run a process, its output going to a log; raises with the log's end where it fails."""
        began = time.time()
        isolate.logged(label, command, self.work, self.children, env)
        say(f"{label}: done in {time.time() - began:.1f} s")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="run sections and write the evidence")
    run.add_argument("--out", type=Path, required=True, help="directory for the evidence and logs")
    run.add_argument("--backend", choices=("cuda", "cpu"), default="cuda")
    run.add_argument("--sections", help="comma-separated; default: all of the backend's")
    run.add_argument("--bundle", type=Path, help="a built library; default: build one")
    run.add_argument("--cc", default="90", help="compute capability for build.sh")
    run.add_argument("--checkpoint", type=Path, help="default: synthesise one")
    run.add_argument("--geometry", default="large", choices=("large", "tiny"))
    run.add_argument("--layers", type=int, help="encoder layers of the synthetic checkpoint; default: the geometry's")
    run.add_argument("--seed", type=int, default=7)
    run.add_argument("--limit", type=int, help="only the first requests")
    run.add_argument("--site", type=Path, help="upstream's packages: a directory or a .tar.xz that holds one")
    run.add_argument("--targets", default="sm_90a,portable", help="kernel targets, comma-separated")
    run.add_argument("--only", default="", help="kernels with this in their name")
    run.add_argument("--work", type=Path, help="directory for intermediate files; default: a temporary one")
    run.add_argument("--name", default="first-light", help="evidence file: <gpu>-<name>.json")
    run.add_argument("--bounds", type=Path, default=TOLERANCES, help="default: manifests/tolerances.json")
    run.add_argument("--idle-seconds", type=float, default=120.0, help="a section without progress is ended after this")
    run.add_argument("--sanitizer-seconds", type=int, default=240)
    once = commands.add_parser("once", help="one short forward, for compute-sanitizer")
    once.add_argument("--bundle", type=Path, required=True)
    once.add_argument("--checkpoint", type=Path, required=True)
    once.add_argument("--target", required=True)
    inner = commands.add_parser("part", help="one section's work, started by run")
    inner.add_argument("name", choices=("kernels", "rope", "forward", "templates"))
    for name in ("bundle", "second", "bounds", "checkpoint", "oracle", "fast", "events"):
        inner.add_argument(f"--{name}", type=Path)
    for name, kind, default in (("seed", int, 7), ("first", int, 0), ("limit", int, None)):
        inner.add_argument(f"--{name}", type=kind, default=default)
    for name in ("target", "only", "skip"):
        inner.add_argument(f"--{name}", default="")
    options = parser.parse_args(argv)
    return {"once": run_once, "part": run_part, "run": run_all}[options.command](options)


def quiet() -> None:
    """Synthetic checkpoints have a temperature that is clamped, on purpose."""
    warnings.filterwarnings("ignore", message=".*temperatures must be numbers", category=RuntimeWarning)


def run_once(options: argparse.Namespace) -> int:
    """One eager forward of three short questions, on a CUDA library; no torch in the process."""
    from laya_cuda.batch import pack
    from laya_cuda.executors.cuda import CudaExecutor

    checkpoint = Checkpoint.open(options.checkpoint)
    executor = CudaExecutor(checkpoint, Bundle.open(options.bundle), target=options.target)
    request = workload.build(checkpoint, 1, 4)[3]
    batch = pack(workload.encode(checkpoint, request).sequences, checkpoint.tokenizer.pad_id)
    result = executor.run(batch)
    executor.close()
    print(f"forward done: {batch.rows} rows, logits {result.logits[:4]}", flush=True)
    return 0


def run_all(options: argparse.Namespace) -> int:
    quiet()
    known = SECTIONS[options.backend]
    options.sections = tuple(options.sections.split(",")) if options.sections else known
    unknown = [name for name in options.sections if name not in known]
    if unknown:
        print(f"unknown section {', '.join(unknown)}; {options.backend} has {', '.join(known)}", file=sys.stderr)
        return 2
    options.targets = tuple(options.targets.split(",")) if options.backend == "cuda" else ("cpu",)
    with tempfile.TemporaryDirectory(prefix="parity-") as scratch, ThreadPoolExecutor(64) as pool:
        run = Run(options, (options.work or Path(scratch)).resolve(), pool)
        run.work.mkdir(parents=True, exist_ok=True)
        options.out.mkdir(parents=True, exist_ok=True)
        try:
            sections(run)
        finally:
            for process in run.children:
                isolate.kill(process)
            write(run)
    print(run.report.table(), flush=True)
    return 0 if run.report.held else 1


def sections(run: Run) -> None:
    """Start what can run beside the rest, then go through the sections; none hides another's result."""
    report = run.report
    if run.options.site is not None and not run.options.site.is_dir():
        run.start("site", lambda: unpack(run))
    if run.wants("forward"):
        run.start("checkpoint", lambda: checkpoint_path(run))
        run.start("upstream", lambda: upstream(run))
    if run.backend == "cuda":
        for geometry in ("tiny", "large") if run.wants("sanitize") else ("tiny",):
            run.start(f"short-{geometry}", partial(synth, run, run.work / f"short-{geometry}", geometry, 4))
    report.run("build", lambda section: build(run, section))
    if not report.sections["build"].held:
        return
    if run.wants("templates"):
        run.start("templates", lambda: templates.build(bundle_path(run), site(run), run.work / "templates"))
    if "portable" in run.options.targets:
        run.start("warm", lambda: warm(run))
    if run.wants("sanitize"):
        # Beside the rest, into a section of its own that is shown when it is done.
        section = Section("sanitize")
        run.start("sanitize", lambda: sanitized(run, section))
    if run.wants("kernels"):
        for target in run.options.targets:
            report.run(f"kernels.{target}", partial(part, run, "kernels", target, 12, []))
    if run.wants("rope"):
        for target in run.options.targets:
            if rope.families(open_bundle(run), target, run.options.only):
                report.run(f"rope.{target}", partial(part, run, "rope", target, 4, []))
            else:
                say(f"rope.{target}: no fused kernel to compare")
    if run.wants("forward"):
        for target in run.options.targets:
            report.run(f"forward.{target}", partial(whole, run, target))
    if run.wants("templates"):
        report.run("templates", partial(compare_templates, run))
    if run.wants("sanitize"):

        def collect(shown: Section) -> None:
            done: Section = run.result("sanitize")
            shown.checks, shown.figures, shown.errors = done.checks, done.figures, done.errors

        report.run("sanitize", collect)


def bundle_path(run: Run) -> Path:
    return (run.options.bundle or run.work / "bundle").resolve()


def open_bundle(run: Run) -> Bundle:
    return Bundle.open(bundle_path(run))


def build(run: Run, section: Section) -> None:
    """Build the library, or take the one that was named; it must list kernels for every target."""
    if run.options.bundle is None:
        command = ["./build.sh", str(bundle_path(run)), run.options.cc]
        run.child("build", command if run.backend == "cuda" else ["./build-cpu.sh", str(bundle_path(run))])
    bundle = open_bundle(run)
    section.check(f"backend {bundle.backend}", bundle.backend == run.backend)
    for target in run.options.targets:
        count = sum(kernel.target == target for kernel in bundle.kernels)
        section.check(f"{target} kernels", count > 0, count)
    section.figures["compiler"] = bundle.info.get("compiler")


def checkpoint_path(run: Run) -> Path:
    if run.options.checkpoint is not None:
        return Path(run.options.checkpoint).resolve()
    path = run.work / "checkpoint"
    synth(run, path, run.options.geometry, run.options.layers)
    return path


def synth(run: Run, path: Path, geometry: str, layers: int | None) -> None:
    """Write a synthetic checkpoint in a process of its own."""
    if (path / "model.safetensors").exists():
        return
    call = (
        f"from laya_cuda.synth import synthesize; synthesize({str(path)!r}, {geometry!r}, {run.options.seed}, {layers})"
    )
    run.child(f"synth-{path.name}", [sys.executable, "-c", call], {"PYTHONPATH": str(ROOT)})


def site(run: Run) -> Path:
    """The site directory, unpacked if need be."""
    given = run.options.site
    if given is None:
        raise RuntimeError("upstream and TileLang are needed: name a packed site directory with --site")
    given = given.resolve()
    if given.is_dir():
        return Path(given)
    return Path(run.result("site"))


def unpack(run: Run) -> Path:
    folder = run.work / "site"
    if not folder.exists():
        unpack_archive(run.options.site.resolve(), folder)
    inner = [entry for entry in folder.iterdir() if entry.is_dir()]
    return inner[0] if len(inner) == 1 else folder


def upstream(run: Run) -> dict[str, Path | Exception]:
    """Write the requests, then let upstream answer them: the oracle, and on CUDA its fast path (or why not)."""
    checkpoint = Checkpoint.open(run.result("checkpoint"))
    requests = workload.build(checkpoint, run.options.seed, run.options.limit)
    path = run.work / "requests.json"
    path.write_text(json.dumps([asdict(request) for request in requests], indent=1), encoding="utf-8")
    env = {"HF_HUB_OFFLINE": "1", "TILELANG_CACHE_DIR": str(run.work / "tilelang-cache")}
    if run.options.site is not None:
        env["PYTHONPATH"] = str(site(run))
    script = [sys.executable, "-P", str(ROOT / "ci" / "parity" / "upstream.py")]

    def child(mode: str, out: str, *more: str) -> Path:
        command = [*script, mode, str(checkpoint.path), str(path), str(run.work / out), "--device", run.backend, *more]
        run.child(f"upstream-{out}", command, env)
        return run.work / out

    found: dict[str, Future[Path]] = {"oracle": run.pool.submit(child, "oracle", "oracle")}
    if run.backend == "cuda":
        sizes = [[len(s.ids) for s in workload.encode(checkpoint, request).sequences] for request in requests]
        shapes = ",".join(f"{len(lengths)}x{max(lengths)}" for lengths in sizes)
        parts = min(8, os.cpu_count() or 1)
        waiting = [
            run.pool.submit(child, "compile", f"compile{i}", "--shapes", shapes, "--part", f"{i}/{parts}")
            for i in range(parts)
        ]
        for compiled in waiting:
            compiled.exception()  # what is not in the cache is compiled again
        found["fast"] = run.pool.submit(child, "fast", "fast")
    answered: dict[str, Path | Exception] = {"oracle": found["oracle"].result()}
    if "fast" in found:
        error = found["fast"].exception()
        answered["fast"] = RuntimeError(str(error)) if error is not None else found["fast"].result()
    return answered


def whole(run: Run, target: str, section: Section) -> None:
    """The whole forward of one target, once upstream has answered."""
    answered = run.result("upstream")
    more = ["--checkpoint", str(run.result("checkpoint")), "--oracle", str(answered["oracle"])]
    fast = answered.get("fast")
    if isinstance(fast, Path):
        more += ["--fast", str(fast)]
    elif fast is not None:
        section.check("upstream's fast path ran", False, detail=str(fast)[:1000])
    if run.options.limit is not None:
        more += ["--limit", str(run.options.limit)]
    part(run, "forward", target, 0, more, section)


def compare_templates(run: Run, section: Section) -> None:
    part(run, "templates", "all", 8, ["--second", str(run.result("templates"))], section)


def part(run: Run, name: str, target: str, restarts: int, more: Sequence[str], section: Section) -> None:
    """One section in a process of its own."""
    options = run.options
    command = [sys.executable, str(ROOT / "ci" / "gpu_parity.py"), "part", name, "--bundle", str(bundle_path(run))]
    command += [
        "--bounds",
        str(options.bounds),
        "--seed",
        str(options.seed),
        "--target",
        target,
        "--only",
        options.only,
    ]
    events = run.work / f"{section.name}.events"
    isolate.run(section, [*command, *more], events, options.idle_seconds, restarts, run.children)


def run_part(options: argparse.Namespace) -> int:
    """A section's work, in the process that `part` started."""
    quiet()
    events = isolate.Events(options.events)
    section = Section(options.name, listener=events.write)
    bundle, bounds = Bundle.open(options.bundle), declared(options.bounds)
    skip = tuple(filter(None, options.skip.split(",")))
    if options.name == "kernels":
        ops = math_for(bundle.backend)
        kernels.run(section, bundle, bounds, options.seed, (options.target,), options.only, ops, options.first, skip)
    elif options.name == "rope":
        rope.run(section, bundle, bounds, options.seed, options.target, options.only, options.first, skip)
    elif options.name == "templates":
        second = Bundle.open(options.second)
        templates.run(section, bundle, second, options.seed, options.only, options.first, skip)
    else:
        compare_forward(section, options, bundle, bounds["forward"][bundle.backend])
    events.write(end=True)
    return 0


def compare_forward(section: Section, options: argparse.Namespace, bundle: Bundle, bounds: Mapping[str, Any]) -> None:
    checkpoint = Checkpoint.open(options.checkpoint)
    cases = forward.cases(checkpoint, workload.build(checkpoint, options.seed, options.limit))
    oracle = forward.Upstream.open(options.oracle)
    fast = forward.Upstream.open(options.fast) if options.fast is not None else None
    executor = open_executor(bundle, checkpoint, options.target)
    targets = tuple(executor.targets)
    section.check(f"runs {options.target} kernels alone", targets == (options.target,), detail=str(targets))
    try:
        forward.compare(section, executor, checkpoint, cases, oracle, fast, bounds)
    except Exception as error:
        section.check("comparison finished", False, detail=f"{type(error).__name__}: {error}")
        traceback.print_exc()
    forward.invariance(section, executor, cases, checkpoint.tokenizer.pad_id)
    executor.close()


def open_executor(bundle: Bundle, checkpoint: Checkpoint, target: str) -> Executor:
    if bundle.backend == "cpu":
        from laya_cuda.executors.host import HostExecutor

        return HostExecutor(checkpoint, bundle)
    from laya_cuda.executors.cuda import CudaExecutor

    return CudaExecutor(checkpoint, bundle, target=target)


def warm(run: Run) -> None:
    """Let the driver compile the portable kernels' PTX once, into its cache, before several processes want it."""
    run.result("short-tiny")
    inner = ["once", "--bundle", str(bundle_path(run)), "--checkpoint", str(run.work / "short-tiny")]
    run.child("warm-portable", [sys.executable, str(ROOT / "ci" / "gpu_parity.py"), *inner, "--target", "portable"])


def sanitized(run: Run, section: Section) -> Section:
    if "warm" in run.background:
        run.background["warm"].exception()  # its failure shows again under the tools
    jobs = []
    for geometry in ("tiny", "large"):
        run.result(f"short-{geometry}")
        for tool in ("memcheck", "racecheck"):
            for target in run.options.targets:
                jobs.append(sanitize.Job(tool, target, geometry, run.work / f"short-{geometry}"))
    fixed = sanitize.build_fixed(bundle_path(run), run.work / "fixed-registers")
    sanitize.run(section, bundle_path(run), fixed, jobs, run.work / "sanitizer", run.options.sanitizer_seconds)
    section.figures["racecheck library"] = Bundle.open(fixed).manifest["sha256"]
    return section


def math_for(backend: str) -> ref.Math:
    """float64 on the GPU where there is one."""
    if backend == "cpu":
        return ref.NUMPY
    import torch

    def matmul(a: ref.Array, b: ref.Array) -> ref.Array:
        product: ref.Array = (torch.from_numpy(a).cuda() @ torch.from_numpy(b).cuda()).cpu().numpy()
        return product

    return ref.Math(matmul=matmul, erf=lambda x: torch.special.erf(torch.from_numpy(x).cuda()).cpu().numpy())


def write(run: Run) -> None:
    """The evidence: what ran, on what, from which sources, and every figure."""
    about: dict[str, Any] = {
        "what": "ci/gpu_parity.py",
        "command": command_line("ci/gpu_parity.py"),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "machine": machine(run.backend),
        "seconds": round(time.time() - BEGAN, 1),
        "bounds": declared(run.options.bounds)["forward"][run.backend],
        "driver_sources": own_hashes("ci/gpu_parity.py", "ci/parity"),
        "library": library(lambda: open_bundle(run)),
    }
    task = run.background.get("checkpoint")
    if task is not None and task.done() and task.exception() is None:
        checkpoint = Checkpoint.open(task.result())
        made = run.options.checkpoint is None
        about["checkpoint"] = {
            "synthetic": {"geometry": run.options.geometry, "layers": run.options.layers, "seed": run.options.seed}
            if made
            else None,
            "hashes": checkpoint.hashes(),
        }
        requests = run.work / "requests.json"
        if requests.exists():
            about["requests"] = {"seed": run.options.seed, "sha256": sha256(requests)}
    for name in ("oracle", "fast"):
        path = run.work / name / "results.json"
        if path.exists():
            about[f"upstream_{name}"] = json.loads(path.read_text(encoding="utf-8"))["versions"]
    evidence = evidence_path(run.options.out, about, run.backend, run.options.name)
    run.report.write(evidence, about)
    say(f"wrote {evidence}")
    pack_logs(run.options.out / "logs.tar.gz", [*run.work.glob("*.log"), *(run.work / "sanitizer").glob("*.log")])


BEGAN = time.time()

if __name__ == "__main__":
    sys.exit(main())
