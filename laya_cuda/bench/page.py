"""The tables of docs/performance.md that say where a forward's time goes, made from a profile that is kept.

`laya-cuda bench readme RUN` keeps RUN/profile.json, where there is one, as PROFILE and rewrites the page's block
between the two marks. A page that differs from what is kept fails a test.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from laya_cuda.bench import kept, report
from laya_cuda.bench.profile_records import CellProfile, Group, groups, read_profile

PROFILE = "manifests/bench/nvidia-h200-profile.json"
PAGE = "docs/performance.md"
FIGURE = "docs/figures/nvidia-h200-forward.svg"
BEGIN = "<!-- profile: from here to the end mark by `laya-cuda bench readme`, not by hand -->"
END = "<!-- profile: end -->"
NOTHING = "No profile is kept."
LEAST = 0.01
"""Launches that take less than this share of every forward are shown as one."""


def update(root: Path, source: Path | None, floors: Mapping[str, float], *, check: bool = False) -> list[str]:
    """Bring the page in line with a profile; returns the files that changed, or would.

    Args:
        source: a profile to keep from now on; None: what is kept.
        floors: the least time of each cell, ms.
        check: change nothing.

    Raises:
        LayaError: the profile is missing or damaged, or the page does not have its marks.
    """
    taken, changed = source or root / PROFILE, []
    content = NOTHING
    if taken.is_file():
        data, text = read_profile(taken), taken.read_text(encoding="utf-8")
        content = block(data, floors)
        if kept.text(root / PROFILE, text, check=check):
            changed.append(PROFILE)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if kept.figure(root / FIGURE, digest, partial(_draw, data), check=check):
            changed.append(FIGURE)
    if kept.block(root, PAGE, BEGIN, END, content, check=check):
        changed.append(PAGE)
    return changed


def block(data: Mapping[str, Any], floors: Mapping[str, float]) -> str:
    """Two tables: whole forwards beside their floor, and what they consist of."""
    cells: Sequence[CellProfile] = data["cells"]
    whole = [
        [cell.cell, f"{cell.call_us / 1e3:.3f}", f"{cell.whole_us / 1e3:.3f}", *_floor(cell, floors)] for cell in cells
    ]
    rows = [[name, *(f"{us:.0f}" for us in row)] for name, row in shown(cells).items()]
    return "\n".join(
        [
            f"Device {data['device']}, library `{data['library']['sha256'][:12]}...`; p50 in ms:",
            "",
            report.table(["cell", "engine call", "forward on the device", "floor", "share of the floor"], whole),
            "",
            "Microseconds of a forward, launch by launch; they add up to more than the forward where launches overlap:",
            "",
            report.table(["launches", *(cell.cell for cell in cells)], rows),
            "",
            f"![the same as shares]({FIGURE.removeprefix('docs/')})",
        ]
    )


def shown(cells: Sequence[CellProfile]) -> dict[str, list[float]]:
    """Microseconds in each cell, by what launches do, the largest share first; the small ones taken together."""
    parts = [_parts(cell) for cell in cells]
    shares = {name: max(part.get(name, 0.0) / sum(part.values()) for part in parts) for part in parts for name in part}
    names = sorted((name for name in shares if shares[name] >= LEAST), key=lambda name: -shares[name])
    rest = [sum(us for name, us in part.items() if name not in names) for part in parts]
    return {**{name: [part.get(name, 0.0) for part in parts] for name in names}, "everything else": rest}


def _draw(data: Mapping[str, Any], path: Path, note: str) -> None:
    from laya_cuda.bench import plots

    plots.shares([cell.cell for cell in data["cells"]], shown(data["cells"]), path, note=note)


def _floor(cell: CellProfile, floors: Mapping[str, float]) -> list[str]:
    floor = floors.get(cell.cell)
    return ["", ""] if floor is None else [f"{floor:.3f}", f"{100e3 * floor / cell.whole_us:.0f} %"]


def _parts(cell: CellProfile) -> dict[str, float]:
    """Microseconds by what launches do, the same kernel or not; attention by what it sees."""
    found: dict[str, float] = {}
    for group in groups(cell):
        found[_name(group)] = found.get(_name(group), 0.0) + group.us
    return found


def _name(group: Group) -> str:
    window = re.search(r"window(\d+)", group.kernel)
    label = f"{group.label}, {'window' if int(window[1]) else 'full'}" if window else group.label
    return label.replace("encoder next norm", "encoder norms").replace("encoder mlp norm", "encoder norms")
