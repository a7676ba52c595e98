"""The tables of docs/performance.md on two runs of the same library, one after the other: whether they agree.

`laya-cuda bench readme RUN --repeat RUN2` keeps RUN2 as EVIDENCE and writes the page's block between the two marks.
Without `--repeat`, the run that is kept counts as long as it is of the same library.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from laya_cuda.bench import compare, evidence, kept, page, report
from laya_cuda.errors import LayaError

EVIDENCE = "manifests/bench/nvidia-h200-repeat.json"
BEGIN = "<!-- repeat: from here to the end mark by `laya-cuda bench readme`, not by hand -->"
END = "<!-- repeat: end -->"
NOTHING = "No second run of this library is kept."
_SHOWN = ("engine", "predict")

Data = Mapping[str, Any]


class RepeatError(LayaError):
    """A run is no second one of another."""


def read(first: Data, source: Path) -> dict[str, Any]:
    """Evidence of a second run.

    Raises:
        LayaError: it is missing, damaged, not to be compared with the first, of another library or plan, or the first;
            or there is no first one.
    """
    data = evidence.read(source)
    if not first:
        raise RepeatError(f"no first run is kept that {source} could repeat: name it, too")
    compare.refuse(first, data)
    if not _same(first, data):
        raise RepeatError(f"{source} is of another library or plan than the first run: measure the same one twice")
    if data["cells"] == first["cells"]:
        raise RepeatError(f"{source} is the first run itself: measure a second time")
    return data


def update(root: Path, first: Data, second: dict[str, Any] | None, *, check: bool = False) -> list[str]:
    """Bring the page in line with a second run; returns the files that changed, or would.

    Args:
        first: the first run.
        second: a second run to keep from now on, as `read` gives it; None: what is kept.
        check: change nothing.

    Raises:
        LayaError: what is kept is damaged, or the page does not have its marks.
    """
    before = root / EVIDENCE
    data = second if second is not None else evidence.read(before) if before.is_file() else None
    changed = []
    if second is not None and kept.text(before, evidence.dumps(second) + "\n", check=check):
        changed.append(EVIDENCE)
    content = block(first, data) if data and _same(first, data) else NOTHING
    if kept.block(root, page.PAGE, BEGIN, END, content, check=check):
        changed.append(page.PAGE)
    return changed


def _same(first: Data, second: Data) -> bool:
    """Whether both are of one library and plan."""
    if not first:
        return False
    one, other = first["subject"], second["subject"]
    return bool(one["library"]["sha256"] == other["library"]["sha256"] and one["plan"] == other["plan"])


def block(first: Data, second: Data) -> str:
    """How far two runs agree, and both beside the fastest other engine of each."""
    library = first["subject"]["library"]["sha256"][:12]
    counts = Counter(one.ratio.verdict for one in compare.benches(first, second))
    alike, apart = counts["inconclusive"], counts["faster"] + counts["slower"]
    cells = {(cell["cell"], cell["boundary"]): cell for cell in second["cells"]}
    rows = []
    for cell in first["cells"]:
        place = cell["cell"], cell["boundary"]
        if place in cells and cell["boundary"] in _SHOWN:
            rows.append([", ".join(place), *_beside(first, cell), *_beside(second, cells[place])])
    runs = ("A", "B")
    head = ["cell, boundary", *(f"{what}, {run}" for run in runs for what in ("ours / fastest", "share"))]
    said = (
        f"Library `{library}...`, one card, two runs one right after the other: A is the one that the README "
        f"shows{_lacking(first, second)}, B is `{EVIDENCE}`{_lacking(second, first)}. "
        f"Of {counts.total()} pairs of an engine in a cell at a boundary, {alike} differ by no more than their passes "
        f"leave possible (about 95 %), and {apart} by more. "
        f"p50 in ms of this engine and of the fastest other one without a fault, and ours as a share of it:"
    )
    return f"{textwrap.fill(said, 120, break_long_words=False, break_on_hyphens=False)}\n\n{report.table(head, rows)}"


def _lacking(data: Data, other: Data) -> str:
    """What a run lacks: engines that the other one has, and cells."""
    there = report.timed_peers(data, "engine")
    engines = [other["peers"][peer]["title"] for peer in report.timed_peers(other, "engine") if peer not in there]
    cells = [f"{len(data['left'])} cells"] if data["left"] else []
    return f" (without {' and '.join([*engines, *cells])})" if engines or cells else ""


def _beside(data: Data, cell: Data) -> list[str]:
    """Our p50 beside that of the fastest other engine, and the share."""
    ours = cell["results"].get(data["reference"], {}).get("p50")
    others = [
        result["p50"]
        for peer, result in cell["results"].items()
        if data["peers"][peer]["role"] == "peer" and result["verdict"] != "excluded" and result["p50"] is not None
    ]
    if ours is None or not others:
        return ["", ""]
    return [f"{ours:.3f} / {min(others):.3f}", f"{100 * ours / min(others):.1f} %"]
