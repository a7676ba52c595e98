"""Plots, by matplotlib, as SVG whose bytes depend on their data alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib

from laya_cuda.bench.profile import CellProfile

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#000000")
"""Okabe and Ito's palette, which the colour-blind can tell apart."""

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
def figure(path: Path, width: float, height: float, rows: int = 1) -> Iterator[Any]:
    """Axes of a figure of so many inches, saved to `path` at the end; one, or a list where `rows` is more."""
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_STYLE):
        drawn = Figure(figsize=(width, height), layout="constrained")
        yield drawn.subplots(rows)
        # No date and no version, so that the same data gives the same bytes.
        drawn.savefig(path, format="svg", metadata={"Date": None, "Creator": None})


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
        bars = [matplotlib.patches.Patch(color=colours[op]) for op in ops]
        names = [f"{op} {100 * _total(cell, op) / (cell.sum_us or 1):.0f} %" for op in ops]
        whole.legend(bars, names, ncols=6, loc="upper center", bbox_to_anchor=(0.5, -0.12), frameon=False, fontsize=8)


def _total(cell: CellProfile, op: str) -> float:
    return sum(launch.us for launch in cell.launches if launch.op == op)
