"""Run a fixture through one kernel of a library and hold what it wrote against the reference and its bounds."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ci.parity.fixtures import CHECKED, FREE, UNTOUCHED, Expected, Fixture
from ci.parity.memory import Buffer, Memory
from ci.parity.storage import Raw, decode
from laya_cuda.abi import abi
from laya_cuda.bundle import Bundle, Kernel

TOLERANCES = Path(__file__).resolve().parents[2] / "manifests" / "tolerances.json"

FEW = 64  # elements; with fewer, an nRMS says more about how near to zero the values happen to lie


@dataclass(frozen=True)
class Tolerance:
    """|error| <= absolute + rounding * |value| + accumulation * spread for each element; nrms over the whole output."""

    absolute: float
    rounding: float
    accumulation: float
    nrms: float


@dataclass(frozen=True)
class Figure:
    """One output of one call. `share`: the largest error as a share of what its bound allows (over 1: it fails)."""

    output: str
    share: float
    max_abs: float
    nrms: float


@dataclass(frozen=True)
class Outcome:
    """A call's return code, raw outputs, figures, and what is wrong with them (empty: nothing)."""

    code: int
    raw: Mapping[str, Raw]
    figures: tuple[Figure, ...]
    problems: tuple[str, ...]


def declared(path: Path = TOLERANCES) -> dict[str, Any]:
    """manifests/tolerances.json, or another file of the same form."""
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def tolerance(bounds: Mapping[str, Any], backend: str, op: str, output: str, kind: str) -> Tolerance:
    """The bound for one output, declared under `op.output.format`."""
    entry = bounds["kernels"][backend][f"{op}.{output}.{kind}"]
    return Tolerance(**{key: float(entry.get(key, 0.0)) for key in ("absolute", "rounding", "accumulation", "nrms")})


class Launcher:
    """Runs fixtures on one kind of memory; keeps read-only buffers of the last fixtures for the next kernel."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._kept: dict[int, tuple[Raw, Buffer]] = {}

    def forget(self) -> None:
        """Free the kept buffers."""
        self._kept.clear()

    def _read_only(self, values: Raw) -> Buffer:
        kept = self._kept.get(id(values))
        if kept is None:
            kept = self._kept[id(values)] = (values, Buffer(self._memory, values))
        return kept[1]

    def run(self, bundle: Bundle, kernel: Kernel, fixture: Fixture) -> tuple[int, dict[str, Raw], list[str]]:
        """(return code, raw outputs, names of buffers whose guards were broken)."""
        buffers: dict[str, Buffer] = {}
        pointers: list[int | None] = []
        for pointer in abi().ops[fixture.op].pointers:
            values = fixture.initial[pointer.name]
            if values is None:
                pointers.append(None)
                continue
            written = pointer.name in fixture.expected
            buffer = Buffer(self._memory, values) if written else self._read_only(values)
            buffers[pointer.name] = buffer
            pointers.append(buffer.address)
        code = bundle.function(fixture.op)(kernel.id, *pointers, *fixture.sizes, None)
        self._memory.wait()
        raw, broken = {}, []
        for name, buffer in buffers.items():
            if name in fixture.expected or buffer_is_small(fixture.initial[name]):
                content, intact = buffer.read()
                if not intact:
                    broken.append(name)
                if name in fixture.expected:
                    raw[name] = content
                elif content.tobytes() != np.asarray(fixture.initial[name]).tobytes():
                    broken.append(f"{name} (an input, changed)")
        return code, raw, broken


def buffer_is_small(values: Raw | None) -> bool:
    """Whether reading an input back, to see that it is unchanged, costs next to nothing."""
    return values is not None and values.nbytes <= 1 << 20


def overrun(kernel: Kernel, backend: str, bounds: Mapping[str, Any]) -> int:
    """Rows past the true count that a kernel's last tile may reach over: up to the next multiple of this.

    A variant such as t48x32x128s8 names the rows of its tile; for others they are declared.
    """
    tile = re.match(r"t(\d+)x", kernel.variant)
    if tile:
        return int(tile[1])
    blocks = bounds["row_blocks"][backend]
    return int(blocks.get(kernel.op, blocks["default"]))


def judge(
    fixture: Fixture, raw: Mapping[str, Raw], bounds: Mapping[str, Any], backend: str, block: int
) -> tuple[list[Figure], list[str]]:
    """Figures and problems of the outputs that one call left."""
    figures, problems = [], []
    for name, want in fixture.expected.items():
        kind = fixture.formats[name]
        limit = tolerance(bounds, backend, fixture.op, name, kind)
        figure, wrong = _judge_output(name, kind, want, raw[name], fixture.initial[name], limit, block)
        figures.append(figure)
        problems.extend(wrong)
    return figures, problems


def _judge_output(
    name: str, kind: str, want: Expected, raw: Raw, initial: Raw | None, limit: Tolerance, block: int
) -> tuple[Figure, list[str]]:
    assert initial is not None
    problems: list[str] = []
    flat = raw.reshape(len(raw), -1)
    before = initial.reshape(len(raw), -1)
    kept = want.rows == UNTOUCHED
    free = np.flatnonzero(want.rows == FREE)
    if len(free):
        reach = -(-int(free[0]) // block) * block
        kept[reach:] = True
    changed = np.argwhere((flat.view(np.uint8) != before.view(np.uint8)).any(axis=1) & kept)
    if len(changed):
        problems.append(f"{name}: {len(changed)} rows past the end were written, first row {int(changed[0, 0])}")
    rows = np.flatnonzero(want.rows == CHECKED)
    if not len(rows):
        return Figure(name, 0.0, 0.0, 0.0), problems
    got = np.asarray(decode(flat[rows], kind), np.float64)
    value = want.value.reshape(len(raw), -1)[rows]
    spread = want.spread.reshape(len(raw), -1)[rows]
    error = np.abs(got - value)
    allowed = limit.absolute + limit.rounding * np.abs(value) + limit.accumulation * spread
    bad = ~(error <= allowed)  # NaN counts as wrong
    if want.exact is not None:
        exact = want.exact.reshape(len(raw), -1)[rows]
        fixed = value.astype(np.float32).astype(np.float64)
        bad = np.where(exact, got != fixed, bad)
        error = np.where(exact, np.abs(got - fixed), error)
        allowed = np.where(exact, np.finfo(np.float64).tiny, allowed)
    if bad.any():
        r, c = np.argwhere(bad)[0]
        problems.append(
            f"{name}: {int(bad.sum())} of {bad.size} elements wrong ({len(np.unique(np.argwhere(bad)[:, 0]))} rows, "
            f"{len(np.unique(np.argwhere(bad)[:, 1]))} columns), {int(np.isnan(got).sum())} NaN; first "
            f"[{int(rows[r])},{int(c)}] = {got[r, c]:.9g}, wanted {value[r, c]:.9g}, allowed {allowed[r, c]:.3g}; "
            f"worst error {float(np.nanmax(error, initial=0.0)):.3g}"
        )
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        share = float(np.nanmax(np.where(error == 0, 0.0, error / allowed), initial=0.0))
    scale = float(np.sqrt((value * value).mean()))
    nrms = float(np.sqrt((error * error).mean()) / scale) if scale else 0.0
    if not nrms <= limit.nrms and value.size >= FEW:
        problems.append(f"{name}: nRMS {nrms:.3g} over the bound {limit.nrms:.3g}")
    return Figure(name, share, float(error.max(initial=0.0)), nrms), problems


def check(
    launcher: Launcher,
    bundle: Bundle,
    kernel: Kernel,
    fixture: Fixture,
    bounds: Mapping[str, Any],
    repeats: int = 2,
) -> Outcome:
    """Run a fixture, judge it, and run it again: every run must give the same bits."""
    code, raw, broken = launcher.run(bundle, kernel, fixture)
    if code:
        return Outcome(code, raw, (), (str(bundle.error(fixture.op, kernel.id, code)),))
    figures, problems = judge(fixture, raw, bounds, bundle.backend, overrun(kernel, bundle.backend, bounds))
    problems = [*(f"{name}: written outside its bounds" for name in broken), *problems]
    for _ in range(repeats - 1):
        _, again, _ = launcher.run(bundle, kernel, fixture)
        for name in differing(fixture, raw, again):
            problems.append(f"{name}: another run gave other bits")
    return Outcome(code, raw, tuple(figures), tuple(problems))


def differing(fixture: Fixture, first: Mapping[str, Raw], second: Mapping[str, Raw]) -> list[str]:
    """Outputs whose checked rows differ in some bit."""
    names = []
    for name, want in fixture.expected.items():
        rows = want.rows == CHECKED
        if first[name][rows].tobytes() != second[name][rows].tobytes():
            names.append(name)
    return names
