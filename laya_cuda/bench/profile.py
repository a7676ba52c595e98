"""Where the time of one forward goes, launch by launch.

`python -m laya_cuda.bench.profile CHECKPOINT --bundle B --cell 1x48,16x512 --out DIR` writes DIR/profile.json, a table
(profile.md) and a timeline plot for each cell; for `laya-cuda bench --profile`, call `run` with the same arguments.

Each cell is measured in passes that alternate two graphs: the forward between two marks, and with a mark after each
launch. Then comes the same forward with all counts at zero: every kernel launches, finds nothing to do and ends, which
is what launching costs, and shows what marks cost, which is subtracted. On request, kernels are traced by CUPTI and
counted by Nsight Compute.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.batch import PackedBatch, pack
from laya_cuda.bench import counters, trace, workloads
from laya_cuda.bench.opwork import Ceilings, work
from laya_cuda.bench.plant import plant_slowdown
from laya_cuda.bench.profile_records import FORMAT, CellProfile, LaunchTime, write_json
from laya_cuda.bench.profile_table import ceilings_for, table
from laya_cuda.bench.stopwatch import Micros, stopwatch
from laya_cuda.bench.variants import open_engine
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.engine import Engine
from laya_cuda.errors import LayaError, RequestError, one_line
from laya_cuda.plan import shape_class
from laya_cuda.request import Sequence as TokenSequence

NAME = "profile.json"
PASSES = 4
WARM_S = 0.3
PASS_S = 0.5
MOST_REPLAYS = 200
CALLS = 50
TRACED = 20

Say = Callable[[str], None]


def batch_for(cell: str, checkpoint: Checkpoint) -> PackedBatch:
    """The first call of a frozen workload, or random ids where the name is any other `ROWSxTOKENS`.

    Raises:
        RequestError: it is neither, or the checkpoint cannot take it.
    """
    tokenizer, geometry = checkpoint.tokenizer, checkpoint.geometry
    if cell in workloads.CELLS:
        found = workloads.resolve(workloads.load(cell), tokenizer, geometry, calls=1)
        return pack(found.calls[0].rows, tokenizer.pad_id)
    match = re.fullmatch(r"(\d{1,2})x(\d{1,4})", cell)
    if match is None:
        raise RequestError(f"no cell {cell!r}: use one of {', '.join(workloads.CELLS)}, or ROWSxTOKENS as 2x100")
    rows, tokens = int(match[1]), int(match[2])
    if not 8 <= tokens <= geometry.max_len or not 1 <= rows <= 16:
        raise RequestError(f"cell {cell!r}: 1 to 16 rows of 8 to {geometry.max_len} tokens")
    random = np.random.default_rng([rows, tokens])
    ids = random.integers(0, tokenizer.cls_id, (rows, tokens))
    sequences = [
        TokenSequence(ids=(tokenizer.cls_id, *map(int, row[1:])), markers=(2, 4, 5, 7), qtype=number % 3)
        for number, row in enumerate(ids)
    ]
    return pack(sequences, tokenizer.pad_id)


def profile_cell(
    engine: Engine, name: str, batch: PackedBatch, *, passes: int = PASSES, pass_s: float = PASS_S
) -> CellProfile:
    """Profile one batch, without what only `run` adds.

    Args:
        passes: how often the two graphs alternate.
        pass_s: about how long each graph is replayed in each pass.

    Raises:
        DeviceError: a launch failed.
    """
    call_us = _call_us(engine, batch, pass_s)
    with stopwatch(engine) as watch:
        bound = watch.load(batch)
        with watch.record(bound.launches, every=False) as whole, watch.record(bound.launches) as marked:
            replays = _warm(whole.replay, pass_s)
            marked.replay()
            plain: list[Micros] = []
            split: list[Micros] = []
            for number in range(passes):
                both = [(whole.replay, plain), (marked.replay, split)]
                for replay, kept in both if number % 2 == 0 else both[::-1]:
                    kept.append(np.array([replay() for _ in range(replays)]))
        mark = watch.idle()
    by_pass = np.array([[_middle(column) for column in one.T] for one in split]) - mark
    launches = []
    for launch, own in zip(bound.plan.launches, by_pass.T, strict=True):
        done = work(launch, bound.plan, batch, engine.bundle.storage)
        launches.append(
            LaunchTime(
                label=launch.label,
                op=launch.op,
                kernel=launch.kernel_name,
                us=float(own.mean()),
                passes_us=tuple(map(float, own)),
                empty_us=None,
                bytes=done.bytes,
                flops=done.flops,
            )
        )
    return CellProfile(
        cell=name,
        shape=str(shape_class(batch)),
        rows=batch.rows,
        seqs=batch.seqs,
        markers=batch.markers,
        whole_us=_middle(np.concatenate(plain)[:, 0]) - mark,
        whole_passes_us=tuple(_middle(one[:, 0]) - mark for one in plain),
        marked_us=_middle(np.concatenate([one.sum(axis=1) for one in split])),
        mark_us=mark,
        empty_us=None,
        call_us=call_us,
        replays=replays,
        launches=tuple(launches),
    )


def with_empty(engine: Engine, batch: PackedBatch, cell: CellProfile, *, pass_s: float = PASS_S) -> CellProfile:
    """The profile with the times of the same forward where all counts are zero.

    What marks add to that forward is what one costs after a launch, which is more than one after another; all times
    become less by it.

    Raises:
        DeviceError: a launch failed.
    """
    with stopwatch(engine) as watch:
        bound = watch.load(batch)
        watch.empty(bound)
        with watch.record(bound.launches, every=False) as whole, watch.record(bound.launches) as marked:
            replays = _warm(whole.replay, pass_s)
            pairs = [(whole.replay()[0], marked.replay()) for _ in range(replays)]
    total = _middle(np.array([one for one, _ in pairs]))
    each = [_middle(column) for column in np.array([split for _, split in pairs]).T]
    # One of the graphs has a mark after each launch, the other after the last one alone.
    mark = max(cell.mark_us, (sum(each) - total) / max(len(each) - 1, 1))
    less = mark - cell.mark_us
    launches = [
        replace(
            launch, us=launch.us - less, passes_us=tuple(one - less for one in launch.passes_us), empty_us=us - mark
        )
        for launch, us in zip(cell.launches, each, strict=True)
    ]
    return replace(
        cell,
        whole_us=cell.whole_us - less,
        whole_passes_us=tuple(one - less for one in cell.whole_passes_us),
        empty_us=total - mark,
        mark_us=mark,
        launches=tuple(launches),
    )


def with_trace(engine: Engine, batch: PackedBatch, cell: CellProfile) -> CellProfile:
    """The profile with what the driver's tracing says of each kernel.

    Raises:
        TraceError: kernels cannot be traced here.
        DeviceError: a launch failed.
    """

    def replay() -> None:
        with stopwatch(engine) as watch:
            bound = watch.load(batch)
            with watch.record(bound.launches, every=False) as whole:
                for _ in range(TRACED):
                    whole.replay()

    # `load` runs the forward once, launch by launch, before the replays.
    spans = trace.spans(replay, len(cell.launches))[1:]
    took = spans[:, :, 1] - spans[:, :, 0]
    gaps = spans[:, 1:, 0] - spans[:, :-1, 1]
    launches = []
    for i, launch in enumerate(cell.launches):
        gap = _middle(gaps[:, i - 1]) if i else None
        launches.append(replace(launch, kernel_us=_middle(took[:, i]), gap_us=gap))
    return replace(cell, launches=tuple(launches))


def with_counters(counted: Sequence[dict[str, float]], cell: CellProfile) -> CellProfile:
    """The profile with the hardware counters of each launch."""
    pairs = zip(cell.launches, counted, strict=True)
    return replace(cell, launches=tuple(replace(launch, counters=own) for launch, own in pairs))


def _call_us(engine: Engine, batch: PackedBatch, pass_s: float) -> float:
    """An engine call on the host's clock, p50."""
    engine.forward(batch)
    times: list[float] = []
    end = time.perf_counter() + max(pass_s, 0.01)
    while len(times) < 3 or (len(times) < CALLS and time.perf_counter() < end):
        began = time.perf_counter_ns()
        engine.forward(batch)
        times.append((time.perf_counter_ns() - began) / 1e3)
    return float(np.median(times))


def _warm(replay: Callable[[], Micros], pass_s: float) -> int:
    """Replay for a while; returns how many replays a pass takes."""
    began = time.perf_counter()
    count = 0
    while count < 3 or (time.perf_counter() - began < min(WARM_S, pass_s) and count < MOST_REPLAYS):
        replay()
        count += 1
    one = (time.perf_counter() - began) / count
    return int(np.clip(pass_s / one, 3, MOST_REPLAYS))


def _middle(values: NDArray[np.float64]) -> float:
    """The mean of the middle half of some times: as steady as a median, but finer than the clock's steps."""
    ordered = np.sort(values)
    quarter = len(ordered) // 4
    return float(ordered[quarter : len(ordered) - quarter].mean())


def profile_data(
    engine: Engine,
    cells: Iterable[CellProfile],
    plan: str | None,
    ceilings: Ceilings | None,
    variants: Sequence[str] = (),
) -> Any:
    """What profile.json holds; fits manifests/schemas/profile.schema.json."""
    g = engine.checkpoint.geometry
    return {
        "kind": "profile",
        "format": FORMAT,
        "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "command": sys.argv[1:],
        "device": engine.device,
        "targets": list(engine.targets),
        "plan": plan,
        **({"variants": list(variants)} if variants else {}),
        "geometry": {"name": g.name, "layers": g.layers, "head_layers": g.head_layers},
        "library": {"sha256": engine.bundle.manifest["sha256"], "backend": engine.bundle.backend},
        "ceilings": None if ceilings is None else asdict(ceilings),
        "cells": [asdict(cell) for cell in cells],
    }


# The command -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Options:
    """How to profile.

    Attributes:
        device, plan, target: as of `Engine`.
        passes: how often the two graphs of a cell alternate.
        pass_s: about how long each is replayed in a pass, in seconds.
        rates: ceilings in TB/s and TFLOP/s; None takes what is known of the device.
        trace: trace kernels too.
        ncu: count by Nsight Compute too.
        variants: kernel variants in front of the plan, as `rope=separate` (see `laya_cuda.bench.variants`).
        plant: a slowdown to plant, as `gemm:0.05` (see `laya_cuda.bench.plant`).
    """

    device: str = "auto"
    plan: str | None = None
    target: str | None = None
    passes: int = PASSES
    pass_s: float = PASS_S
    rates: tuple[float | None, float | None] = (None, None)
    trace: bool = False
    ncu: bool = False
    variants: tuple[str, ...] = ()
    plant: str | None = None


def run(
    checkpoint: Path,
    bundle: Path | None,
    cells: Sequence[str],
    out: Path,
    options: Options | None = None,
    say: Say = print,
) -> Path:
    """Profile cells and write profile.json, profile.md and a timeline a cell into `out`; returns the JSON file.

    Raises:
        LayaError: something cannot be used or fails; what was finished is in the file.
    """
    options = options or Options()
    out.mkdir(parents=True, exist_ok=True)
    how = {"plan": options.plan, "target": options.target}
    with open_engine(checkpoint, bundle, options.device, options.variants, **how) as engine:
        if options.plant:
            plant_slowdown(engine.bundle, options.plant)
        ceilings = ceilings_for(engine.device, *options.rates)
        batches = [(name, batch_for(name, engine.checkpoint)) for name in cells]
        done: list[CellProfile] = []
        named = [f"Kernel variants in front of the plan: {', '.join(options.variants)}.\n"] if options.variants else []

        def save(cell: CellProfile, number: int) -> None:
            done[number:] = [cell]
            write_json(out / NAME, profile_data(engine, done, options.plan, ceilings, options.variants))
            tables = [table(one, ceilings) for one in done]
            (out / "profile.md").write_text("\n".join([*named, *tables]), encoding="utf-8")

        for number, (name, batch) in enumerate(batches):
            began = time.perf_counter()
            save(profile_cell(engine, name, batch, passes=options.passes, pass_s=options.pass_s), number)
            for step in _further(engine, name, batch, options):
                # What was measured is written first: a step may cost the process its device.
                try:
                    save(step(done[number]), number)
                except LayaError as error:
                    save(replace(done[number], notes=(*done[number].notes, one_line(error))), number)
            took = time.perf_counter() - began
            say(f"[{number + 1}/{len(cells)}] {name}: forward {done[number].whole_us:.1f} us; profiled in {took:.1f} s")
            say(table(done[number], ceilings))
    say(f"{out / NAME}, profile.md{_plot(done, out)}")
    return out / NAME


def _further(
    engine: Engine, name: str, batch: PackedBatch, options: Options
) -> list[Callable[[CellProfile], CellProfile]]:
    """What is added to a cell that was measured."""
    steps: list[Callable[[CellProfile], CellProfile]] = []
    if options.ncu:

        def counted(cell: CellProfile) -> CellProfile:
            launches, folder = len(cell.launches), engine.bundle.directory
            found = counters.count(
                engine.checkpoint.path, folder, name, launches, options.plan, options.target, options.variants
            )
            return with_counters(found, cell)

        steps.append(counted)
    if options.trace:
        steps.append(lambda cell: with_trace(engine, batch, cell))
    return [*steps, lambda cell: with_empty(engine, batch, cell, pass_s=options.pass_s)]


def _plot(cells: Sequence[CellProfile], out: Path) -> str:
    """Draw what can be drawn; says what."""
    try:
        from laya_cuda.bench.plots import timeline
    except ImportError as error:
        return f"; no plots: {one_line(error)} (pip install 'laya-cuda-aot[bench]')"
    for cell in cells:
        timeline(cell, out / f"timeline-{cell.cell}.svg")
    return ", " + ", ".join(f"timeline-{cell.cell}.svg" for cell in cells)


def main(arguments: Sequence[str] | None = None) -> int:
    """`python -m laya_cuda.bench.profile`; returns the exit code."""
    parser = argparse.ArgumentParser(prog="laya_cuda.bench.profile", description=__doc__.split("\n\n")[0])
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--bundle", type=Path)
    parser.add_argument("--cell", default="1x48,16x512", help="cells, or ROWSxTOKENS, with commas between")
    parser.add_argument("--out", type=Path, required=True, help="folder for the results")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--plan", help="name or path of a kernel plan")
    parser.add_argument("--target", help="run the kernels of this target alone, as portable")
    parser.add_argument("--variant", action="append", default=[], help="a kernel variant, as rope=separate; repeatable")
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--pass-ms", type=float, default=1e3 * PASS_S)
    parser.add_argument("--copy-tbps", type=float, help="ceiling: TB/s, read and written")
    parser.add_argument("--matmul-tflops", type=float, help="ceiling: TFLOP/s")
    parser.add_argument("--trace", action="store_true", help="trace kernels by CUPTI, through PyTorch")
    parser.add_argument("--ncu", action="store_true", help="hardware counters by Nsight Compute")
    parser.add_argument("--plant", help="plant a slowdown, as gemm:0.05, to see whether it is found")
    given = parser.parse_args(arguments)
    options = Options(
        device=given.device,
        plan=given.plan,
        target=given.target,
        passes=given.passes,
        pass_s=given.pass_ms / 1e3,
        rates=(given.copy_tbps, given.matmul_tflops),
        trace=given.trace,
        ncu=given.ncu,
        variants=tuple(given.variant),
        plant=given.plant,
    )
    try:
        run(given.checkpoint, given.bundle, given.cell.split(","), given.out, options)
    except (LayaError, OSError) as error:
        print(f"error: {one_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
