"""Plots, by matplotlib, as SVG whose bytes depend on their data and matplotlib's version alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib
import matplotlib.patches
import numpy as np

from laya_cuda.bench import report
from laya_cuda.bench.profile_records import CellProfile

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#000000")
"""Okabe and Ito's palette, which the colour-blind can tell apart."""

MARKERS = "osD^vP*X"
"""One a line, so that colours are not needed to tell them apart."""

_STYLE: Any = {
    "svg.hashsalt": "laya-cuda",
    "svg.fonttype": "path",
    "font.family": "DejaVu Sans",  # comes with matplotlib
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.dpi": 100,
}


@contextmanager
def figure(path: Path, width: float, height: float, rows: int = 1, note: str | None = None) -> Iterator[Any]:
    """Axes of a figure of so many inches, saved to `path` at the end; one, or a list where `rows` is more."""
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_STYLE):
        drawn = Figure(figsize=(width, height), layout="constrained")
        yield drawn.subplots(rows)
        # No date and no version, so that the same data gives the same bytes.
        drawn.savefig(path, format="svg", metadata={"Date": None, "Creator": None, "Description": note})


def latency(data: Mapping[str, Any], boundary: str, path: Path, note: str | None = None) -> None:
    """p50 by shape, a line an engine, logarithmic, above the floor; bars from the lowest pass to p95.

    Args:
        data: bench evidence.
        note: goes into the file's description.
    """
    cells = [cell for cell in data["cells"] if cell["boundary"] == boundary and not cell["stream"]]
    places = np.arange(len(cells))
    with figure(path, 9, 5, note=note) as axes:
        for number, peer in enumerate(report.timed_peers(data, boundary)):
            there = [(x, cell) for x, cell in zip(places, cells, strict=True) if peer in report.shown(cell)]
            kept = [(x, cell["results"][peer]) for x, cell in there]
            if not kept:
                continue
            own = peer == data["reference"]
            xs = [float(x) for x, _ in kept]
            ys = [float(one["p50"]) for _, one in kept]
            bars = [[max(0.0, y - min(one["by_pass"])) for y, (_, one) in zip(ys, kept, strict=True)]]
            bars.append([max(0.0, one["p95"] - y) for y, (_, one) in zip(ys, kept, strict=True)])
            axes.errorbar(
                xs,
                ys,
                yerr=bars,
                color=COLOURS[number % len(COLOURS)],
                marker=MARKERS[number % len(MARKERS)],
                markersize=7 if own else 5,
                linewidth=2.2 if own else 0.9,
                elinewidth=0.8,
                capsize=2,
                label=report.title(data, peer),
                zorder=3 if own else 2,
            )
        floors = [(x, cell["floor_ms"]) for x, cell in zip(places, cells, strict=True) if cell["floor_ms"] is not None]
        for x, floor in floors:
            label = "floor: bytes or arithmetic" if x == floors[0][0] else None
            axes.hlines(floor, x - 0.35, x + 0.35, color="#555555", linestyle=(0, (3, 1.5)), linewidth=1.5, label=label)
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.grid(True, axis="y", which="major", color="#cccccc", linewidth=0.6)
        axes.grid(True, axis="y", which="minor", color="#eeeeee", linewidth=0.4)
        axes.set_xticks(places, [report.cell_name(cell) for cell in cells], rotation=20, ha="right")
        axes.set_ylabel("ms, p50 (bars: lowest pass to p95)")
        axes.set_title(f"{report.BOUNDARIES[boundary]}\n{report.where(data)}", loc="left")
        axes.legend(frameon=False, fontsize=8, loc="upper left", bbox_to_anchor=(1.0, 1.0))


def distribution(data: Mapping[str, Any], cell: Mapping[str, Any], path: Path) -> None:
    """How long the requests of a stream take: the share that is done within a time, a line an engine."""
    with figure(path, 9, 4.2) as axes:
        for number, peer in enumerate(report.timed_peers(data, cell["boundary"])):
            if peer not in report.shown(cell):
                continue
            result = cell["results"][peer]
            times = sorted(x for block in cell["blocks"] if block["peer"] == peer for x in block["ms"] if x)
            axes.plot(
                times,
                (np.arange(len(times)) + 1) / len(times),
                color=COLOURS[number % len(COLOURS)],
                marker=MARKERS[number % len(MARKERS)],
                markevery=0.1,
                markersize=4,
                linewidth=2.2 if peer == data["reference"] else 0.9,
                label=f"{report.title(data, peer)}: p50 {result['p50']:.2f}, p99 {result['p99']:.2f} ms",
            )
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.grid(True, which="both", color="#e0e0e0", linewidth=0.5)
        axes.set_xlabel("ms")
        axes.set_ylabel("share of requests within")
        what = f"{cell['calls']} different requests ({cell['shape']} tokens)"
        axes.set_title(f"{what}; {report.BOUNDARIES[cell['boundary']]}\n{report.where(data)}", loc="left")
        axes.legend(frameon=False, fontsize=8, loc="upper left", bbox_to_anchor=(1.0, 1.0))


def shares(cells: Sequence[str], us: Mapping[str, Sequence[float]], path: Path, note: str | None = None) -> None:
    """What forwards consist of: a bar a cell, a stretch for each kind of launch.

    Args:
        us: microseconds in each cell, by kind of launch.
        note: goes into the file's description.
    """
    sums = np.sum(list(us.values()), axis=0)
    left = np.zeros(len(cells))
    with figure(path, 9, 1.2 + 0.4 * len(cells), note=note) as axes:
        for number, (name, row) in enumerate(us.items()):
            wide = 100 * np.array(row) / sums
            second = number >= len(COLOURS)
            axes.barh(
                np.arange(len(cells)),
                wide,
                left=left,
                height=0.7,
                color=COLOURS[number % len(COLOURS)],
                edgecolor="white",
                linewidth=0.5,
                hatch="////" if second else None,
                label=name,
            )
            left += wide
        axes.set_yticks(np.arange(len(cells)), list(cells))
        axes.invert_yaxis()
        axes.set_xlim(0, 100)
        axes.set_xlabel("% of the time of all launches")
        axes.legend(frameon=False, fontsize=8, loc="upper left", bbox_to_anchor=(1.0, 1.02))


def timeline(cell: CellProfile, path: Path) -> None:
    """The launches of one forward, end to end: all of them, and the first ones large enough to read."""
    ops = sorted({launch.op for launch in cell.launches}, key=lambda op: -_total(cell, op))
    colours = {op: COLOURS[min(i, len(COLOURS) - 1)] for i, op in enumerate(ops)}
    few = [i for i, launch in enumerate(cell.launches) if launch.label.startswith("encoder 2 ")]
    first = few[-1] + 1 if few else len(cell.launches)
    with figure(path, 10, 3.8, 2) as (whole, part):
        for axes, count in ((whole, len(cell.launches)), (part, first)):
            start = 0.0
            for launch in cell.launches[:count]:
                us = max(launch.us, 0.0)
                axes.barh(0, us, left=start, height=0.8, color=colours[launch.op], edgecolor="white", linewidth=0.3)
                if launch.empty_us is not None:
                    axes.barh(-0.55, min(max(launch.empty_us, 0.0), us), left=start, height=0.25, color="#999999")
                start += us
            axes.set_xlim(0, start or 1)
            axes.set_yticks([])
            axes.spines["left"].set_visible(False)
        whole.set_title(
            f"One forward of {cell.cell}: {cell.sum_us:.0f} us in {len(cell.launches)} launches", loc="left"
        )
        part.set_title(f"Its first {first} launches; grey: what the launch takes with nothing to do", loc="left")
        part.set_xlabel("us on the device's clock")
        named = ops[: len(COLOURS) - 1]
        bars = [matplotlib.patches.Patch(color=colours[op]) for op in named]
        names = [f"{op} {100 * _total(cell, op) / (cell.sum_us or 1):.0f} %" for op in named]
        if len(ops) > len(named):
            bars.append(matplotlib.patches.Patch(color=COLOURS[-1]))
            names.append("others")
        whole.legend(bars, names, ncols=8, loc="upper center", bbox_to_anchor=(0.5, -0.12), frameon=False, fontsize=8)


def _total(cell: CellProfile, op: str) -> float:
    return sum(launch.us for launch in cell.launches if launch.op == op)
