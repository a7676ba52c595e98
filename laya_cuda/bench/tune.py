"""Measuring kernel variants, and writing the fastest ones down as a plan.

`python -m laya_cuda.bench.tune CHECKPOINT --bundle B --out plan.json [--rows 64,512] [--ops gemm,geglu]` writes a file
that fits manifests/schemas/plan.schema.json, and beside it plan.measured.json with every time. For other commands:
`run(...)`, with the same arguments.

A *choice* is an op with its options and compiled sizes in one row class. What counts is the forward: each of a choice's
variants runs in whole forwards, captured as graphs, with everything else as chosen so far; so weights come from memory,
and kernels overlap, as they do in use. Passes take the variants in turn, forwards and backwards. The choices of a row
class are gone through again until none changes. A variant that makes the forward faster than the one listed first by
less than the spread of the passes, and by less than MARGIN, is too close to call: the one listed first wins then, so
that the same machine gives the same plan.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from laya_cuda.batch import MAX_SEQUENCES, ROW_ALIGNMENT, PackedBatch, pack
from laya_cuda.bench.listed import listed
from laya_cuda.bench.profile_records import write_json
from laya_cuda.bench.stopwatch import Recording, Stopwatch, stopwatch
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.engine import Engine
from laya_cuda.errors import LayaError, RequestError, one_line
from laya_cuda.geometry import HEAD_SIZE
from laya_cuda.plan import MOST_PART_ROWS, PARTS, ROW_CLASSES, SEPARATE, Launch, Plan
from laya_cuda.request import Sequence as TokenSequence
from laya_cuda.rules import ANY_ROWS, Rule, RuleSet, load_rules, plan_path

PASSES = 4
PASS_S = 0.01
MARGIN = 0.003
"""A difference of a forward below this is never worth a rule."""
BRANCH = "act_f32_none"
"""Options of the products that may be computed in parts."""
SHORT = 64
"""Tokens of the shortest sequences that a row class is measured with, where it takes more than one."""
ROUNDS = 3
"""How often the choices of a row class are gone through at most."""

Say = Callable[[str], None]


@dataclass(frozen=True)
class Group:
    """Launches that choose among the same variants: an op with its options and the sizes that kernels were built for.

    -1 in `sizes` takes any value; the first is always -1, as it is the number of rows. A variant of another op that may
    stand in for this one is spelled with its op, as "gemm_parts t64x64x64s3p2".
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
    """Microseconds of a forward with one variant in each pass."""

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


def rule_of(group: Group, variant: str) -> Rule:
    """The rule that gives a group this variant, in any row class."""
    op, _, name = variant.rpartition(" ")
    sizes = group.sizes if any(size >= 0 for size in group.sizes) else None
    return Rule(op or group.op, group.target, None if op else group.options or None, sizes, ANY_ROWS, name)


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
            one = rule_of(group, variant)
            rule: dict[str, Any] = {"op": one.op, "target": one.target}
            if one.options is not None:
                rule["options"] = one.options
            if one.sizes is not None:
                rule["sizes"] = list(one.sizes)
            if rows < max(all_rows):
                rule["max_rows"] = rows
            rules.append({**rule, "variant": one.variant})
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
    """A group in one row class, and the variants that it can have."""

    group: Group
    rows: int
    variants: tuple[str, ...]


def tasks(bundle: Bundle, plan: Plan, target: str, ops: Sequence[str] = (), every: bool = False) -> list[Task]:
    """What there is to choose in one plan, in the order of its launches; each group once a number of rows.

    Args:
        ops: these alone; empty for all.
        every: also where there is one variant only.
    """
    found: dict[tuple[Group, int], Task] = {}
    for launch in plan.launches:
        for op, options, sizes in _asked(bundle, launch, target):
            kernels = bundle.find(op, sizes, options, (target,))
            variants = tuple(
                dict.fromkeys([*(kernel.variant for kernel in kernels), *_instead(bundle, op, options, sizes, target)])
            )
            chosen = {op, *(variant.rpartition(" ")[0] for variant in variants)}
            if not kernels or (ops and not chosen & set(ops)) or (len(variants) < 2 and not every):
                continue
            compiled = tuple(
                size if any(kernel.sizes[i] >= 0 for kernel in kernels) else -1 for i, size in enumerate(sizes)
            )
            group = Group(target, op, options, (-1, *compiled[1:]))
            found.setdefault((group, sizes[0]), Task(group, sizes[0], variants))
    return list(found.values())


Asked = tuple[str, str, tuple[int, ...]]


def _asked(bundle: Bundle, launch: Launch, target: str) -> list[Asked]:
    """The ops that a launch makes a choice of: its own, and the one that it stands in for."""
    if launch.op in ("gemm_parts", "gemm_add"):
        return [("gemm", BRANCH, launch.sizes[:3])]
    own = (launch.op, bundle.kernels[launch.kernel].options, launch.sizes)
    if launch.op == "rope":
        rows, heads, tables = launch.sizes
        return [own, ("qkv_rope", "", (rows, heads, heads * HEAD_SIZE, tables))]
    return [own]


def _instead(bundle: Bundle, op: str, options: str, sizes: tuple[int, ...], target: str) -> list[str]:
    """What may run instead of this op, as variants of it."""
    if op == "qkv_rope":
        rows, heads, _, tables = sizes
        return [SEPARATE] if bundle.find("rope", (rows, heads, tables), "", (target,)) else []
    if op == "gemm" and options == BRANCH:
        fitting = [parts for parts in PARTS if parts * sizes[0] <= MOST_PART_ROWS]
        kernels = [k for parts in fitting for k in bundle.find("gemm_parts", (*sizes, parts), "", (target,))]
        kernels += bundle.find("gemm_add", sizes, "", (target,))
        return [f"{kernel.op} {kernel.variant}" for kernel in kernels]
    return []


def measure(
    watch: Stopwatch, task: Task, batches: Sequence[PackedBatch], rules: Sequence[Rule], passes: int, pass_s: float
) -> list[Timing]:
    """Time forwards with every variant of a task: those of all batches together.

    Args:
        batches: of the task's row class.
        rules: choices of everything else.

    Raises:
        OutOfMemoryError: no memory for the graphs.
        DeviceError: a launch failed.
    """
    times = np.sum([_forwards(watch, task, batch, rules, passes, pass_s) for batch in batches], axis=0)
    return [Timing(variant, tuple(map(float, own))) for variant, own in zip(task.variants, times, strict=True)]


def _forwards(
    watch: Stopwatch, task: Task, batch: PackedBatch, rules: Sequence[Rule], passes: int, pass_s: float
) -> list[list[float]]:
    """Microseconds of one batch's forward by variant and pass."""
    recordings: list[Recording] = []
    try:
        for variant in task.variants:
            own = replace(rule_of(task.group, variant), max_rows=task.rows)
            bound = watch.load(batch, RuleSet("tune", _with(own, rules)))
            recordings.append(watch.record(bound.launches, every=False))
        times: list[list[float]] = [[] for _ in recordings]
        replays = [_replays(recording, pass_s) for recording in recordings]
        for number in range(passes):
            order = range(len(recordings))
            for i in order if number % 2 == 0 else reversed(order):
                times[i].append(float(np.median([float(recordings[i].replay()[0]) for _ in range(replays[i])])))
    finally:
        for recording in recordings:
            recording.close()
    return times


def _with(own: Rule, rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """Rules with one in front of all that speak of as many rows: of fewer, as the read rows are, others decide."""
    fewer = [rule for rule in rules if rule.max_rows < own.max_rows]
    return (*fewer, own, *(rule for rule in rules if rule.max_rows >= own.max_rows))


def _replays(recording: Recording, pass_s: float) -> int:
    """How many replays a pass takes; replays a few to find out, which also warms up."""
    recording.replay()
    began = time.perf_counter()
    recording.replay()
    return int(np.clip(pass_s / max(time.perf_counter() - began, 1e-6), 3, 100))


def full_batches(rows: int, checkpoint: Checkpoint) -> list[PackedBatch]:
    """Batches that fill a row class: with as few sequences as it takes, and with as many of at least SHORT tokens.

    Those of the last one are as many as those of any other.
    """
    longest = checkpoint.geometry.max_len // ROW_ALIGNMENT * ROW_ALIGNMENT
    few = [longest] * (rows // longest) + ([rows % longest] if rows % longest else [])
    count = min(MAX_SEQUENCES, max(1, rows // SHORT))
    each = rows // count // ROW_ALIGNMENT * ROW_ALIGNMENT
    many = [each] * (count - 1) + [rows - each * (count - 1)]
    return [_batch(lengths, checkpoint) for lengths in ([few] if many[-1] > longest or many == few else [few, many])]


def _batch(lengths: Sequence[int], checkpoint: Checkpoint) -> PackedBatch:
    """Sequences of these lengths, of random tokens."""
    tokenizer = checkpoint.tokenizer
    random = np.random.default_rng(lengths)
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
        name = _device_name(engine)
        others = load_rules(fallback).rules
        classes = [
            full_batches(number, engine.checkpoint) for number in wanted if number <= engine._executor.capacity.rows
        ]
        choices: dict[tuple[Group, int], Choice] = {}
        data: dict[str, Any] = {}
        with stopwatch(engine) as watch:
            for number, batches in enumerate(classes, 1):
                began = time.perf_counter()
                found = _row_class(watch, batches, engine.targets[0], choices, others, ops, every, passes, pass_s)
                for choice in found.values():
                    say(line(choice))
                choices |= found
                rest = f"{number} of {len(classes)} row classes" if number < len(classes) else "all row classes"
                about = (
                    f"Measured on {name} in whole forwards with library {str(engine.bundle.manifest['sha256'])[:16]}, "
                    f"{rest}; then the rules of {fallback}."
                )
                data = plan_data(name, list(choices.values()), known, about)
                write_json(out, data)
                write_json(
                    out.with_suffix(".measured.json"),
                    {
                        "device": name,
                        "library": engine.bundle.manifest["sha256"],
                        "choices": list(map(asdict, choices.values())),
                    },
                )
                took = time.perf_counter() - began
                say(f"[{number}/{len(classes)}] {batches[0].rows} rows done in {took:.1f} s; {out}")
    say(closing(list(choices.values())))
    return data


def _row_class(
    watch: Stopwatch,
    batches: Sequence[PackedBatch],
    target: str,
    settled: Mapping[tuple[Group, int], Choice],
    others: Sequence[Rule],
    ops: Sequence[str],
    every: bool,
    passes: int,
    pass_s: float,
) -> dict[tuple[Group, int], Choice]:
    """The choices of one row class, gone through until none changes.

    Args:
        settled: choices that are made; those of the rows of markers and of read rows are in more than one plan.
    """
    known = [*_chosen(settled), *others]
    found: dict[tuple[Group, int], Choice] = {}
    for _ in range(ROUNDS):
        before = {key: choice.variant for key, choice in found.items()}
        # The plan with the most read rows: a choice for so many holds for fewer.
        plan = watch.load(batches[-1], RuleSet("tune", (*_chosen(found), *known))).plan
        for task in tasks(watch.bundle, plan, target, ops, every):
            key = (task.group, task.rows)
            if key in settled:
                continue
            rest = [*_chosen({k: choice for k, choice in found.items() if k != key}), *known]
            found[key] = choose(task.group, task.rows, measure(watch, task, batches, rest, passes, pass_s))
        if {key: choice.variant for key, choice in found.items()} == before:
            break
    return found


def _chosen(found: Mapping[tuple[Group, int], Choice]) -> list[Rule]:
    return [
        replace(rule_of(choice.group, choice.variant), max_rows=choice.rows)
        for choice in sorted(found.values(), key=lambda choice: choice.rows)
    ]


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
