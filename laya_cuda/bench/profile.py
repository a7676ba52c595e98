"""Where the time of one forward goes, launch by launch.

`python -m laya_cuda.bench.profile CHECKPOINT --bundle B --cell 1x48,16x512 --out DIR` writes DIR/profile.json, a table
(profile.md) and a timeline plot for each cell. For other commands: `profile_engine(engine, cells)` returns the records,
`write_profile(path, ...)` the file.

Each cell is measured in passes that alternate two graphs: the forward between two marks (`whole`), and with a mark
after each launch (`launches`). What a mark costs by itself is measured and subtracted. Last comes the same forward
with all counts at zero: every kernel launches, finds nothing to do and ends, which is what launching costs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.batch import PackedBatch, pack
from laya_cuda.bench.opwork import Ceilings, Work, work
from laya_cuda.bench.stopwatch import Micros, Stopwatch, stopwatch
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.engine import Engine
from laya_cuda.errors import LayaError, RequestError, one_line
from laya_cuda.plan import Launch, shape_class
from laya_cuda.request import Sequence as TokenSequence

FORMAT = 1
PASSES = 4
WARM_S = 0.3
PASS_S = 0.5
MOST_REPLAYS = 200
CALLS = 50

H200 = Ceilings(4.3e12, 792e12)
"""Measured on one H200: a 4 GiB copy, read and written, and a bf16 matmul of 8192 x 8192 x 8192."""

Say = Callable[[str], None]


@dataclass(frozen=True)
class LaunchTime:
    """One launch of the forward.

    Attributes:
        us: time from the end of the launch before to its own end, less what a mark costs.
        passes_us: the same in each pass.
        empty_us: the same where all counts are zero; None where that was not measured.
        bytes, flops: of `laya_cuda.bench.opwork`.
    """

    label: str
    op: str
    kernel: str
    us: float
    passes_us: tuple[float, ...]
    empty_us: float | None
    bytes: int
    flops: int

    @property
    def work(self) -> Work:
        """What it has to do."""
        return Work(self.bytes, self.flops)


@dataclass(frozen=True)
class CellProfile:
    """One cell. Times are microseconds on the device's clock, apart from `call_us`, which is the host's.

    Attributes:
        whole_us: one forward without marks between launches; `whole_passes_us` in each pass.
        marked_us: the same with a mark after each launch, as measured.
        mark_us: between two marks with nothing between them.
        empty_us: one forward with all counts at zero, without marks between; None where not measured.
        call_us: an engine call, ids in and logits out, p50.
        replays: of each graph and pass.
    """

    cell: str
    shape: str
    rows: int
    seqs: int
    markers: int
    whole_us: float
    whole_passes_us: tuple[float, ...]
    marked_us: float
    mark_us: float
    empty_us: float | None
    call_us: float
    replays: int
    launches: tuple[LaunchTime, ...]

    @property
    def sum_us(self) -> float:
        """Of all launches."""
        return sum(launch.us for launch in self.launches)


@dataclass(frozen=True)
class Group:
    """The launches of one cell that do the same with the same kernel.

    Attributes:
        us: all of them together; `passes_us` in each pass.
        share: of the sum over all launches.
    """

    label: str
    op: str
    kernel: str
    count: int
    us: float
    share: float
    passes_us: tuple[float, ...]
    empty_us: float | None
    work: Work


def groups(cell: CellProfile) -> list[Group]:
    """The launches of a cell by what they do, the longest first."""
    found: dict[tuple[str, str, str], list[LaunchTime]] = {}
    for launch in cell.launches:
        label = re.sub(r" \d+\b", "", launch.label)
        found.setdefault((label, launch.op, launch.kernel), []).append(launch)
    total = cell.sum_us or 1.0
    rows = []
    for (label, op, kernel), members in found.items():
        us = sum(m.us for m in members)
        empty = [m.empty_us for m in members if m.empty_us is not None]
        rows.append(
            Group(
                label=label,
                op=op,
                kernel=kernel,
                count=len(members),
                us=us,
                share=us / total,
                passes_us=tuple(map(sum, zip(*(m.passes_us for m in members), strict=True))),
                empty_us=sum(empty) if len(empty) == len(members) else None,
                work=sum((m.work for m in members), Work(0, 0)),
            )
        )
    return sorted(rows, key=lambda g: -g.us)


def batch_for(cell: str, checkpoint: Checkpoint) -> PackedBatch:
    """The first call of a frozen workload, or random ids where the name is any other `ROWSxTOKENS`.

    Raises:
        RequestError: it is neither, or the checkpoint cannot take it.
    """
    from laya_cuda.bench import workloads

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


def profile_engine(
    engine: Engine, cells: Sequence[str], *, passes: int = PASSES, pass_s: float = PASS_S, say: Say = lambda _: None
) -> list[CellProfile]:
    """Profile cells one after another.

    Args:
        passes: how often the two graphs alternate.
        pass_s: about how long each graph is replayed in each pass.
        say: takes progress lines.

    Raises:
        RequestError, DeviceError: a cell cannot be run.
    """
    batches = [(cell, batch_for(cell, engine.checkpoint)) for cell in cells]
    done = []
    for number, (cell, batch) in enumerate(batches, 1):
        began = time.perf_counter()
        done.append(profile_cell(engine, cell, batch, passes=passes, pass_s=pass_s))
        say(f"[{number}/{len(batches)}] {cell}: {done[-1].whole_us:.1f} us, {time.perf_counter() - began:.1f} s")
    return done


def profile_cell(
    engine: Engine, name: str, batch: PackedBatch, *, passes: int = PASSES, pass_s: float = PASS_S
) -> CellProfile:
    """Profile one batch.

    Raises:
        DeviceError: a launch failed.
    """
    call_us = _call_us(engine, batch, pass_s)
    with stopwatch(engine) as watch:
        bound = watch.load(batch)
        launches = bound.plan.launches
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
        empty_whole, empty = _empty(watch, bound, pass_s)
    by_pass = np.array([[_middle(column) for column in one.T] for one in split]) - mark
    each = by_pass.mean(axis=0)
    work_of = [work(launch, bound.plan, batch, engine.bundle.storage) for launch in launches]
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
        empty_us=empty_whole - mark,
        call_us=call_us,
        replays=replays,
        launches=tuple(
            _launch_time(launch, float(each[i]), by_pass[:, i], float(empty[i]) - mark, work_of[i])
            for i, launch in enumerate(launches)
        ),
    )


def _launch_time(launch: Launch, us: float, passes: NDArray[np.float64], empty: float, done: Work) -> LaunchTime:
    own = tuple(float(value) for value in passes)
    return LaunchTime(launch.label, launch.op, launch.kernel_name, us, own, empty, done.bytes, done.flops)


def _empty(watch: Stopwatch, bound: Any, pass_s: float) -> tuple[float, list[float]]:
    """The forward, and each launch of it, where all counts are zero. The loaded batch is gone after this."""
    watch.empty(bound)
    with watch.record(bound.launches, every=False) as whole, watch.record(bound.launches) as marked:
        replays = _warm(whole.replay, pass_s)
        total = _middle(np.concatenate([whole.replay() for _ in range(replays)]))
        split = np.array([marked.replay() for _ in range(replays)])
    return total, [_middle(column) for column in split.T]


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


# The file ----------------------------------------------------------------------------------------------------------


def profile_data(engine: Engine, cells: Iterable[CellProfile], plan: str | None, ceilings: Ceilings | None) -> Any:
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
        "geometry": {"name": g.name, "layers": g.layers, "head_layers": g.head_layers},
        "library": {"sha256": engine.bundle.manifest["sha256"], "backend": engine.bundle.backend},
        "ceilings": None if ceilings is None else asdict(ceilings),
        "cells": [asdict(cell) for cell in cells],
    }


def write_json(path: Path, data: Any) -> None:
    """Write a JSON file so that it is there whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def read_profile(path: Path) -> dict[str, Any]:
    """The content of a profile.json, with its cells as `CellProfile` under "cells".

    Raises:
        LayaError: the file is missing, or no profile of this format.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["kind"] != "profile" or data["format"] != FORMAT:
            raise ValueError(f"is a {data['kind']} of format {data['format']}")
        return {**data, "cells": [_cell(cell) for cell in data["cells"]]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LayaError(f"{path}: is no profile of format {FORMAT}: {one_line(error)}") from None


def _cell(data: dict[str, Any]) -> CellProfile:
    launches = tuple(LaunchTime(**{**one, "passes_us": tuple(one["passes_us"])}) for one in data["launches"])
    return CellProfile(**{**data, "launches": launches, "whole_passes_us": tuple(data["whole_passes_us"])})


# The table ---------------------------------------------------------------------------------------------------------


def table(cell: CellProfile, ceilings: Ceilings | None) -> str:
    """A cell as Markdown: its totals, then what takes longest."""
    count = len(cell.launches)
    lines = [f"### {cell.cell}: {cell.rows} packed rows, {cell.seqs} sequences, {cell.markers} markers", ""]
    lines += ["| forward | us |", "|---|---:|"]
    lines += [f"| {what} | {us:.1f} |" for what, us in totals(cell, ceilings)]
    lines += [
        "",
        f"`us` is from the end of the launch before to the end of this one; `empty` is the same with nothing to do. "
        f"{count} launches.",
        "",
        "| what | launches | us | us each | share | empty each | TB/s | TFLOP/s | of ceiling | kernel |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    for group in groups(cell):
        us = max(group.us, 1e-9)
        flops = group.work.flops / us / 1e6
        cells = [
            group.label,
            str(group.count),
            f"{group.us:.1f}",
            f"{group.us / group.count:.2f}",
            f"{100 * group.share:.1f} %",
            "" if group.empty_us is None else f"{group.empty_us / group.count:.2f}",
            f"{group.work.bytes / us / 1e6:.2f}",
            f"{flops:.1f}" if flops else "",
            f"{100 * ceilings.floor_us(group.work) / us:.0f} %" if ceilings else "",
            group.kernel,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def totals(cell: CellProfile, ceilings: Ceilings | None) -> list[tuple[str, float]]:
    """The figures of the whole forward, in words."""
    rows = [
        ("engine call, host clock", cell.call_us),
        ("forward, device clock", cell.whole_us),
        ("sum of launches, marks subtracted", cell.sum_us),
        ("difference: overlap of launches where negative, else unexplained", cell.whole_us - cell.sum_us),
    ]
    if cell.empty_us is not None:
        rows.append(("forward with nothing to do: launches and gaps", cell.empty_us))
    rows.append(("one mark (subtracted from each launch)", cell.mark_us))
    if ceilings is not None:
        floor = sum(ceilings.floor_us(launch.work) for launch in cell.launches)
        rows.append(("floor: each launch at the ceilings", floor))
    return rows


def ceilings_for(device: str, bytes_tbps: float | None = None, tflops: float | None = None) -> Ceilings | None:
    """Given rates, else those known of the device, else None."""
    known = H200 if "H200" in device else None
    if known is None and (bytes_tbps is None or tflops is None):
        return None
    base = known or H200
    return Ceilings(
        base.bytes_per_s if bytes_tbps is None else 1e12 * bytes_tbps,
        base.flops_per_s if tflops is None else 1e12 * tflops,
    )


# The command -------------------------------------------------------------------------------------------------------


def run(
    checkpoint: Path,
    bundle: Path | None,
    cells: Sequence[str],
    out: Path,
    *,
    device: str = "auto",
    plan: str | None = None,
    target: str | None = None,
    passes: int = PASSES,
    rates: tuple[float | None, float | None] = (None, None),
    plant: str | None = None,
    say: Say = print,
) -> Path:
    """Profile cells and write profile.json, profile.md and a timeline a cell into `out`; returns the JSON file.

    Args:
        rates: ceilings in TB/s and TFLOP/s; None takes what is known of the device.
        plant: a slowdown to plant, as `gemm:0.05` (see `laya_cuda.bench.plant`).

    Raises:
        LayaError: something cannot be used or fails; cells that were finished are in the file.
    """
    from laya_cuda.bench.plant import plant_slowdown

    out.mkdir(parents=True, exist_ok=True)
    path = out / "profile.json"
    with Engine(checkpoint, bundle, device, plan=plan, target=target) as engine:
        if plant:
            plant_slowdown(engine.bundle, plant)
        ceilings = ceilings_for(engine.device, *rates)
        batches = [(cell, batch_for(cell, engine.checkpoint)) for cell in cells]
        done: list[CellProfile] = []
        for number, (cell, batch) in enumerate(batches, 1):
            began = time.perf_counter()
            done.append(profile_cell(engine, cell, batch, passes=passes))
            write_json(path, profile_data(engine, done, plan, ceilings))
            (out / "profile.md").write_text("\n".join(table(one, ceilings) for one in done), encoding="utf-8")
            took = time.perf_counter() - began
            say(f"[{number}/{len(cells)}] {cell}: forward {done[-1].whole_us:.1f} us; profiled in {took:.1f} s")
            say(table(done[-1], ceilings))
    say(f"{path}, profile.md{_plot(done, out)}")
    return path


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
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--copy-tbps", type=float, help="ceiling: TB/s, read and written")
    parser.add_argument("--matmul-tflops", type=float, help="ceiling: TFLOP/s")
    parser.add_argument("--plant", help="plant a slowdown, as gemm:0.05, to see whether it is found")
    given = parser.parse_args(arguments)
    try:
        run(
            given.checkpoint,
            given.bundle,
            given.cell.split(","),
            given.out,
            device=given.device,
            plan=given.plan,
            target=given.target,
            passes=given.passes,
            rates=(given.copy_tbps, given.matmul_tflops),
            plant=given.plant,
        )
    except (LayaError, OSError) as error:
        print(f"error: {one_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
