"""What a profile says: every launch of one forward, and launches that do the same taken together.

`profile.json`, which fits manifests/schemas/profile.schema.json, holds `CellProfile`s.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from laya_cuda.bench.opwork import Work
from laya_cuda.errors import LayaError, one_line
from laya_cuda.files import write_whole

FORMAT = 1


@dataclass(frozen=True)
class LaunchTime:
    """One launch of the forward.

    Attributes:
        us: time from the end of the launch before to its own end, less what a mark costs.
        passes_us: the same in each pass.
        empty_us: the same where all counts are zero; None where that was not measured.
        bytes, flops: of `laya_cuda.bench.opwork`.
        kernel_us, gap_us: what its kernel took by the driver's tracing, and the time between its start and the end of
            the one before; None where nothing was traced.
        counters: of `laya_cuda.bench.counters`; empty where nothing was counted.
    """

    label: str
    op: str
    kernel: str
    us: float
    passes_us: tuple[float, ...]
    empty_us: float | None
    bytes: int
    flops: int
    kernel_us: float | None = None
    gap_us: float | None = None
    counters: Mapping[str, float] = field(default_factory=dict)

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
        mark_us: what a mark costs and every launch's time is less by: between two launches with nothing to do, or
            where that was not measured, one mark after another.
        empty_us: one forward with all counts at zero, without marks between; None where not measured.
        call_us: an engine call, ids in and logits out, p50.
        replays: of each graph and pass.
        notes: what could not be measured, and why.
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
    notes: tuple[str, ...] = ()

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
        kernel_us, gap_us: of all of them; None where nothing was traced.
        counters: means over the launches.
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
    kernel_us: float | None
    gap_us: float | None
    counters: Mapping[str, float]


def groups(cell: CellProfile) -> list[Group]:
    """The launches of a cell by what they do and with which kernel, the longest first."""
    return _grouped(cell, lambda launch: (re.sub(r" \d+\b", "", launch.label), launch.op, launch.kernel))


def ops(cell: CellProfile) -> list[Group]:
    """The launches of a cell by op alone, the longest first; the label is the op's name."""
    return _grouped(cell, lambda launch: (launch.op, launch.op, ""))


def _grouped(cell: CellProfile, key: Callable[[LaunchTime], tuple[str, str, str]]) -> list[Group]:
    found: dict[tuple[str, str, str], list[LaunchTime]] = {}
    for launch in cell.launches:
        found.setdefault(key(launch), []).append(launch)
    total = cell.sum_us or 1.0
    rows = []
    for (label, op, kernel), members in found.items():
        us = sum(m.us for m in members)
        rows.append(
            Group(
                label=label,
                op=op,
                kernel=kernel,
                count=len(members),
                us=us,
                share=us / total,
                passes_us=tuple(map(sum, zip(*(m.passes_us for m in members), strict=True))),
                empty_us=_sum([m.empty_us for m in members]),
                work=sum((m.work for m in members), Work(0, 0)),
                kernel_us=_sum([m.kernel_us for m in members]),
                gap_us=_sum([m.gap_us or 0.0 for m in members]) if members[-1].gap_us is not None else None,
                counters={
                    name: sum(m.counters.get(name, 0.0) for m in members) / len(members) for name in members[0].counters
                },
            )
        )
    return sorted(rows, key=lambda g: -g.us)


def _sum(values: Sequence[float | None]) -> float | None:
    """None where one is missing."""
    there = [value for value in values if value is not None]
    return sum(there) if len(there) == len(values) else None


def write_json(path: Path, data: Any) -> None:
    """Write a JSON file so that it is there whole or not at all."""
    write_whole(path, json.dumps(data, indent=1) + "\n")


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
    lists = {key: tuple(data[key]) for key in ("whole_passes_us", "notes")}
    return CellProfile(**{**data, **lists, "launches": launches})
