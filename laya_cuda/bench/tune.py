"""Measuring kernel variants, and writing the fastest ones down as a plan.

`python -m laya_cuda.bench.tune CHECKPOINT --bundle B --out plan.json [--rows 64,512] [--ops gemm,geglu]` writes a file
that fits manifests/schemas/plan.schema.json, and beside it plan.measured.json with every time. For other commands:
`run(...)`, with the same arguments.

A *choice* is an op with its options and compiled sizes in one row class. Each of its variants runs in a graph of the
same launch over and over, with as many copies of its weights as it takes to keep them out of the device's last cache,
on the activations that a forward leaves; passes take the variants in turn, forwards and backwards. A variant that is
faster than the one listed first by less than the spread of the passes, and by less than 1 %, is too close to call:
the one listed first wins then, so that the same machine gives the same plan.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from laya_cuda.batch import MAX_SEQUENCES, PackedBatch, pack
from laya_cuda.bench.listed import listed
from laya_cuda.bench.profile_records import write_json
from laya_cuda.bench.stopwatch import Recording, Stopwatch, stopwatch
from laya_cuda.bundle import Bundle, Kernel
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.engine import Engine
from laya_cuda.errors import LayaError, RequestError, one_line
from laya_cuda.executors import BoundLaunch, BoundPlan
from laya_cuda.packing import packed_bytes, weights
from laya_cuda.plan import ROW_CLASSES
from laya_cuda.request import Sequence as TokenSequence
from laya_cuda.rules import plan_path

PASSES = 6
PASS_S = 0.02
MARGIN = 0.01
"""A difference below this is never worth a rule."""
_LAUNCHES = 24
_CACHES = 3.0
_MATRIX = 256 << 10
"""Bytes from which a weight is copied."""

Say = Callable[[str], None]


@dataclass(frozen=True)
class Group:
    """Launches that choose among the same variants: an op with its options and the sizes that kernels were built for.

    -1 in `sizes` takes any value; the first is always -1, as it is the number of rows.
    """

    target: str
    op: str
    options: str
    sizes: tuple[int, ...]

    def __str__(self) -> str:
        sizes = "x".join("*" if size < 0 else str(size) for size in self.sizes[1:])
        return " ".join(part for part in (self.target, self.op, self.options, sizes) if part)


@dataclass(frozen=True)
class Timing:
    """Microseconds a launch of one variant in each pass."""

    variant: str
    passes_us: tuple[float, ...]

    @property
    def us(self) -> float:
        """The median over the passes."""
        return float(np.median(self.passes_us))

    @property
    def spread(self) -> float:
        """How far the middle half of the passes lie apart, as a share of the median."""
        low, high = np.percentile(self.passes_us, (25, 75))
        return float(high - low) / self.us if self.us else 0.0


@dataclass(frozen=True)
class Choice:
    """What was measured for a group in one row class, and what it comes to.

    Attributes:
        timings: in the library's order.
        variant: the chosen one.
        close: variants between which the measurement does not decide, or might decide differently next time.
    """

    group: Group
    rows: int
    timings: tuple[Timing, ...]
    variant: str
    close: tuple[str, ...]


def choose(group: Group, rows: int, timings: Sequence[Timing]) -> Choice:
    """The fastest variant; the one listed first among those too close to it to call."""
    best = min(timings, key=lambda t: t.us)
    tied, near = [], []
    for timing in timings:
        bound = max(MARGIN, best.spread, timing.spread)
        behind = timing.us / best.us - 1 if best.us else 0.0
        if behind <= bound:
            tied.append(timing.variant)
        if behind <= 2 * bound:
            near.append(timing.variant)
    return Choice(group, rows, tuple(timings), tied[0], tuple(near) if len(near) > 1 else ())


def rules_of(choices: Iterable[Choice], all_rows: Sequence[int] = ROW_CLASSES) -> list[dict[str, Any]]:
    """Choices as rules of a plan file: for each group by rows, row classes of the same variant as one rule."""
    by_group: dict[Group, dict[int, str]] = {}
    for choice in choices:
        by_group.setdefault(choice.group, {})[choice.rows] = choice.variant
    rules: list[dict[str, Any]] = []
    for group, chosen in by_group.items():
        ordered = sorted(chosen.items())
        for number, (rows, variant) in enumerate(ordered):
            if number + 1 < len(ordered) and ordered[number + 1][1] == variant:
                continue
            rule: dict[str, Any] = {"op": group.op, "target": group.target}
            if group.options:
                rule["options"] = group.options
            if any(size >= 0 for size in group.sizes):
                rule["sizes"] = list(group.sizes)
            if rows < max(all_rows):
                rule["max_rows"] = rows
            rules.append({**rule, "variant": variant})
    return rules


def plan_data(device: str, choices: Sequence[Choice], fallback: Sequence[dict[str, Any]], about: str) -> dict[str, Any]:
    """A plan file: what was measured, then the rules of another plan for whatever was not.

    Args:
        device: the device's name, as the driver gives it.
        fallback: the other plan's rules.
    """
    return {"about": about, "devices": [device], "rules": [*rules_of(choices), *fallback]}


# Measuring ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Task:
    """A group in one row class: a launch of each variant, ready to run, and the weights that it reads."""

    group: Group
    rows: int
    candidates: tuple[tuple[Kernel, BoundLaunch], ...]
    weights: tuple[int, ...]


def tasks(bundle: Bundle, bound: BoundPlan, target: str, ops: Sequence[str] = (), every: bool = False) -> list[Task]:
    """What there is to choose in one plan, in the order of its launches; each group once a number of rows.

    Args:
        ops: these alone; empty for all.
        every: also where there is one variant only.
    """
    found: dict[tuple[Group, int], Task] = {}
    for item in bound.launches:
        launch = item.launch
        options = bundle.kernels[launch.kernel].options
        fitting = bundle.find(launch.op, launch.sizes, options, (target,))
        if not fitting or (ops and launch.op not in ops) or (len(fitting) < 2 and not every):
            continue
        compiled = tuple(
            size if any(kernel.sizes[i] >= 0 for kernel in fitting) else -1 for i, size in enumerate(launch.sizes)
        )
        group = Group(target, launch.op, options, (-1, *compiled[1:]))
        known = {*bound.plan.inputs, *bound.plan.outputs, *bound.plan.buffers}
        places = tuple(i for i, name in enumerate(launch.pointers) if name is not None and name not in known)
        variants = tuple((kernel, _with_kernel(item, kernel)) for kernel in fitting)
        found.setdefault((group, launch.sizes[0]), Task(group, launch.sizes[0], variants, places))
    return list(found.values())


def _with_kernel(item: BoundLaunch, kernel: Kernel) -> BoundLaunch:
    launch = replace(item.launch, kernel=kernel.id, kernel_name=kernel.name)
    return BoundLaunch(launch, item.function, (kernel.id, *item.arguments[1:]))


def measure(watch: Stopwatch, task: Task, sizes: dict[str, int], passes: int, pass_s: float) -> list[Timing]:
    """Time every variant of a task.

    Args:
        sizes: bytes of each weight.

    Raises:
        OutOfMemoryError: no memory for the copies of the weights.
        DeviceError: a launch failed.
    """
    launch = task.candidates[0][1].launch
    names = [str(launch.pointers[i]) for i in task.weights]
    largest = max((sizes[name] for name in names), default=0)
    # Vectors are a trifle beside the activations, which a forward too finds in the cache where they fit.
    distinct = math.ceil(_CACHES * watch.l2_bytes / largest) if largest >= _MATRIX else 1
    distinct = max(1, distinct)
    count = max(_LAUNCHES, distinct)
    frees: list[Callable[[], None]] = []
    recordings: list[Recording] = []
    try:
        addresses: list[list[int]] = []
        for place, name in zip(task.weights, names, strict=True):
            copies, free = watch.copies(task.candidates[0][1].arguments[1 + place], sizes[name], distinct)
            addresses.append(copies)
            frees.append(free)
        for _, item in task.candidates:
            steps = [_with_weights(item, task.weights, [one[i % distinct] for one in addresses]) for i in range(count)]
            recordings.append(watch.record(steps, every=False))
        times: list[list[float]] = [[] for _ in recordings]
        replays = [_replays(recording, pass_s) for recording in recordings]
        for number in range(passes):
            order = range(len(recordings))
            for i in order if number % 2 == 0 else reversed(order):
                once = [float(recordings[i].replay()[0]) for _ in range(replays[i])]
                times[i].append(float(np.median(once)) / count)
    finally:
        for recording in recordings:
            recording.close()
        for free in frees:
            free()
    return [Timing(kernel.variant, tuple(own)) for (kernel, _), own in zip(task.candidates, times, strict=True)]


def _with_weights(item: BoundLaunch, places: Sequence[int], addresses: Sequence[int]) -> BoundLaunch:
    arguments = list(item.arguments)
    for place, address in zip(places, addresses, strict=True):
        arguments[1 + place] = address  # the kernel comes first
    return replace(item, arguments=tuple(arguments))


def _replays(recording: Recording, pass_s: float) -> int:
    """How many replays a pass takes; replays a few to find out, which also warms up."""
    recording.replay()
    began = time.perf_counter()
    recording.replay()
    return int(np.clip(pass_s / max(time.perf_counter() - began, 1e-6), 3, 100))


def full_batch(rows: int, checkpoint: Checkpoint) -> PackedBatch:
    """A batch that fills a row class with as few sequences as it takes."""
    geometry, tokenizer = checkpoint.geometry, checkpoint.tokenizer
    longest = geometry.max_len // 16 * 16
    lengths = [longest] * (rows // longest) + ([rows % longest] if rows % longest else [])
    random = np.random.default_rng(rows)
    return pack(
        [
            TokenSequence(tuple(map(int, random.integers(0, tokenizer.cls_id, length))), markers=(2, 4, 5, 7), qtype=0)
            for length in lengths[:MAX_SEQUENCES]
        ],
        tokenizer.pad_id,
    )


# The command -------------------------------------------------------------------------------------------------------


def run(
    checkpoint: Path,
    bundle: Path | None,
    out: Path,
    *,
    device: str = "auto",
    rows: Sequence[int] = (),
    ops: Sequence[str] = (),
    target: str | None = None,
    passes: int = PASSES,
    pass_s: float = PASS_S,
    every: bool = False,
    fallback: str = "default",
    say: Say = print,
) -> dict[str, Any]:
    """Measure variants and write a plan file; returns what it holds.

    The file is written anew after each row class, so what was finished stays after Ctrl-C; what was not measured goes
    by the `fallback` plan.

    Args:
        out: the plan file; `<name>.measured.json` beside it takes all times.
        rows: row classes; empty for all.
        ops: ops; empty for all.
        target: kernels of this target; None for the best one of the device.
        every: also measure where there is one variant only.
        fallback: the plan whose rules come last.

    Raises:
        LayaError: something cannot be used or fails.
    """
    wanted = sorted(set(rows)) or list(ROW_CLASSES)
    for number in wanted:
        if number not in ROW_CLASSES:
            raise RequestError(f"no row class {number}; there are {', '.join(map(str, ROW_CLASSES))}")
    known = json.loads(plan_path(fallback).read_text(encoding="utf-8"))["rules"]
    out.parent.mkdir(parents=True, exist_ok=True)
    with Engine(checkpoint, bundle, device, target=target, plan=fallback) as engine:
        _check_ops(ops, engine.bundle)
        chosen = engine.targets[0]
        name = _device_name(engine)
        geometry, formats = engine.checkpoint.geometry, engine.bundle.storage
        sizes = {weight.name: packed_bytes(weight, geometry, formats.__getitem__) for weight in weights(geometry)}
        batches = [
            full_batch(number, engine.checkpoint) for number in wanted if number <= engine._executor.capacity.rows
        ]
        choices: list[Choice] = []
        seen: set[tuple[Group, int]] = set()
        data: dict[str, Any] = {}
        with stopwatch(engine) as watch:
            for number, batch in enumerate(batches, 1):
                began = time.perf_counter()
                bound = watch.load(batch)
                for task in tasks(engine.bundle, bound, chosen, ops, every):
                    if (task.group, task.rows) in seen:  # the row class of markers, in more than one plan
                        continue
                    seen.add((task.group, task.rows))
                    choice = choose(task.group, task.rows, measure(watch, task, sizes, passes, pass_s))
                    choices.append(choice)
                    say(line(choice))
                rest = f"{number} of {len(batches)} row classes" if number < len(batches) else "all row classes"
                about = (
                    f"Measured on {name} with library {str(engine.bundle.manifest['sha256'])[:16]}, {rest}; "
                    f"then the rules of {fallback}."
                )
                data = plan_data(name, choices, known, about)
                write_json(out, data)
                write_json(
                    out.with_suffix(".measured.json"),
                    {
                        "device": name,
                        "library": engine.bundle.manifest["sha256"],
                        "choices": list(map(asdict, choices)),
                    },
                )
                say(f"[{number}/{len(batches)}] {batch.rows} rows done in {time.perf_counter() - began:.1f} s; {out}")
    say(closing(choices))
    return data


def line(choice: Choice) -> str:
    """A choice on one line: every variant's time, the chosen one marked."""
    times = "  ".join(
        f"{'*' if t.variant == choice.variant else ' '}{t.variant} {t.us:.2f} us ±{50 * t.spread:.1f} %"
        for t in choice.timings
    )
    return f"{choice.rows:>5} rows  {choice.group!s:<44} {times}{'  (too close to call)' if choice.close else ''}"


def closing(choices: Sequence[Choice]) -> str:
    """How many choices were made, and which might come out differently next time."""
    close = [choice for choice in choices if choice.close]
    text = f"{len(choices)} choices, {len(close)} too close to call"
    return text + "".join(f"\n  {c.rows} rows {c.group}: {', '.join(c.close)}; took {c.variant}" for c in close)


def _check_ops(ops: Sequence[str], bundle: Bundle) -> None:
    there = {kernel.op for kernel in bundle.kernels}
    for op in ops:
        if op not in there:
            raise RequestError(f"the library has no op {op!r}; it has {', '.join(sorted(there))}")


def _device_name(engine: Engine) -> str:
    """The device's name alone, as plans name it."""
    executor: Any = engine._executor
    return "cpu" if engine.bundle.backend == "cpu" else str(executor._context.device.name)


def main(arguments: Sequence[str] | None = None) -> int:
    """`python -m laya_cuda.bench.tune`; returns the exit code."""
    parser = argparse.ArgumentParser(prog="laya_cuda.bench.tune", description="Measure variants and write a plan.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--bundle", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="the plan file")
    parser.add_argument("--rows", default="", help="row classes, with commas between; default: all")
    parser.add_argument("--ops", default="", help="ops, with commas between; default: all")
    parser.add_argument("--target", help="kernels of this target; default: the best one")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--pass-ms", type=float, default=1e3 * PASS_S)
    parser.add_argument("--every", action="store_true", help="also where there is one variant only")
    given = parser.parse_args(arguments)
    try:
        run(
            given.checkpoint,
            given.bundle,
            given.out,
            device=given.device,
            rows=[int(part) for part in listed(given.rows)],
            ops=listed(given.ops),
            target=given.target,
            passes=given.passes,
            pass_s=given.pass_ms / 1e3,
            every=given.every,
        )
    except (LayaError, OSError, ValueError) as error:
        print(f"error: {one_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted; the plan file holds what was finished", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
