"""The README's speed table and plot, made from evidence.

`laya-cuda bench readme OUT` keeps the evidence of a run as EVIDENCE and rewrites the README's block between the two
marks and the figure; without OUT it uses what was kept. The tables of a profile (laya_cuda/bench/page.py) and of a
second run (laya_cuda/bench/repeat.py) go with it. `update(root, ...)` does that, and with check=True only says what
would change. A README that differs from its evidence fails a test.
"""

from __future__ import annotations

import hashlib
import textwrap
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from laya_cuda.bench import evidence, kept, page, profile, repeat, report
from laya_cuda.bench.kept import ReadmeError
from laya_cuda.bench.profile_records import read_profile

EVIDENCE = "manifests/bench/nvidia-h200.json"
FIGURE = "docs/figures/nvidia-h200-engine.svg"
BEGIN = "<!-- bench: from here to the end mark by `laya-cuda bench readme`, not by hand -->"
END = "<!-- bench: end -->"
GPU = "NVIDIA H200"  # as the driver names it: what EVIDENCE and FIGURE are of
NOTHING = "Speed has not been measured yet: `laya-cuda bench CHECKPOINT --out DIR` measures it on your machine."

_SHOWN = "/engine"  # the boundary that the README shows, as it ends the names of cells that are left

Data = Mapping[str, Any]


def update(root: Path, source: Path | None = None, *, second: Path | None = None, check: bool = False) -> list[str]:
    """Bring README.md and its figure in line with evidence; returns the files that changed, or would.

    Args:
        root: the checkout.
        source: evidence of a run to keep from now on, as a file or the folder of the run; None: what is kept.
        second: the same of a run right after it; None: what is kept, where it is of the same library.
        check: change nothing.

    Raises:
        ReadmeError: the README or the page has no block, the evidence is of another GPU or lacks a cell at the boundary
            that the README shows, the profile beside it is of another library, or kernel variants stood in front of
            the plan.
        LayaError: the second run is none of the first; nothing is written then.
        EvidenceError: the evidence is missing or damaged.
    """
    data, beside = _taken(root, source)
    again = repeat.read(data, second) if second is not None else None
    text, changed = evidence.dumps(data) + "\n", []
    if source is not None and kept.text(root / EVIDENCE, text, check=check):
        changed.append(EVIDENCE)
    if kept.block(root, "README.md", BEGIN, END, block(data) if data else NOTHING, check=check):
        changed.append("README.md")
    digest = hashlib.sha256(text.encode()).hexdigest()
    if data and kept.figure(root / FIGURE, digest, partial(_draw, data), check=check):
        changed.append(FIGURE)
    floors = {cell["cell"]: cell["floor_ms"] for cell in data.get("cells", ()) if cell["floor_ms"] is not None}
    changed += page.update(root, beside, floors, check=check)
    changed += repeat.update(root, data, again, check=check)
    return list(dict.fromkeys(changed))


def _taken(root: Path, source: Path | None) -> tuple[dict[str, Any], Path | None]:
    """The evidence of a run, and the profile beside it; of what is kept where no run is named, empty where nothing is.

    Raises:
        ReadmeError, EvidenceError: as of `update`.
    """
    if source is None:
        before = root / EVIDENCE
        return (evidence.read(before) if before.is_file() else {}), None
    data = evidence.read(source)
    found = data["machine"]["gpu"]
    if found != GPU:
        raise ReadmeError(f"{source} was measured on {found or 'no GPU'}; {EVIDENCE} is of an {GPU}")
    _by_its_plan(source, data["subject"]["plan"])
    missing = [what.removesuffix(_SHOWN) for what in data["left"] if what.endswith(_SHOWN)]
    if missing:
        raise ReadmeError(f"{source} lacks engine calls of {', '.join(missing)}: bench --resume goes on with it")
    return data, _profile(source, data)


def _profile(source: Path, data: Data) -> Path | None:
    """The profile beside a run's evidence, if there is one."""
    beside = (source if source.is_dir() else source.parent) / profile.NAME
    if not beside.is_file():
        return None
    profiled = read_profile(beside)
    _by_its_plan(beside, profiled)
    found, ours = profiled["library"]["sha256"], data["subject"]["library"]["sha256"]
    if found != ours:
        raise ReadmeError(f"{beside} is of library {found[:12]}, the run of {ours[:12]}: profile the same one")
    return beside


def _by_its_plan(source: Path, measured: Data) -> None:
    """Refuse what was measured with kernel variants in front of the plan: users run by the plan."""
    if measured.get("variants"):
        named = ", ".join(measured["variants"])
        raise ReadmeError(f"{source} was measured with {named} in front of the plan: measure without --variant")


def block(data: Data) -> str:
    """The table, the figure, and what they are of."""
    subject = data["subject"]
    settings = data["settings"]
    lines = [
        f"{report.BOUNDARIES['engine']}. p50 in ms on one {report.where(data)}; {_ours(data)} in bold. The synthetic "
        f"`{subject['geometry']['name']}` checkpoint; {settings['samples']} samples of each over {settings['passes']} "
        f"passes; all engines in one run.",
        "",
        report.summary(data, "engine"),
        "",
        *_gaps(data),
        f"![p50 by shape, logarithmic, with the floor]({FIGURE})",
        "",
        "The floor is the larger of the weights' bytes at the copy rate and the arithmetic at the matrix-product rate, "
        f"both measured in the run{_rates(data)}.",
    ]
    errors = _errors(data)
    if errors:
        lines += ["", "Worst error of the option logits over all cells, against the float32 oracle:", "", errors]
    lines += [
        "",
        f"All samples, the other boundaries, findings and hashes: `{EVIDENCE}`; library "
        f"`{subject['library']['sha256'][:12]}...`, plan `{subject['plan']['name']}`. What is measured and how: "
        "[docs/performance.md](docs/performance.md).",
    ]
    return "\n".join(_wrapped(line) for line in lines)


def _gaps(data: Data) -> list[str]:
    """What parentheses and empty places of the table mean, where it has some."""
    here = [finding for finding in data["findings"] if finding["fault"] and finding["boundary"] in ("", "engine")]
    if not here:
        return []
    return [
        "In parentheses: with a fault; empty, or no line at all: the engine failed there. The evidence says how.",
        "",
    ]


def _wrapped(line: str) -> str:
    if line.startswith(("|", "![")):
        return line
    return textwrap.fill(line, 120, break_long_words=False, break_on_hyphens=False)


def _draw(data: Data, path: Path, note: str) -> None:
    from laya_cuda.bench import plots

    plots.latency(data, "engine", path, note=note)


def _ours(data: Data) -> str:
    return report.title(data, data["reference"])


def _rates(data: Data) -> str:
    rates = data["ceilings"] or {}
    if not {"matmul_tflops", "copy_tbps"} <= rates.keys():
        return ""
    return f" ({rates['copy_tbps']:.2f} TB/s, {rates['matmul_tflops']:.0f} TFLOP/s)"


def _errors(data: Data) -> str:
    """nRMS, largest error and decisions of every engine, over all cells."""
    rows = []
    for peer in report.timed_peers(data, "engine"):
        found = [one["peers"][peer] for one in data["parity"].values() if peer in one["peers"]]
        if not found:
            continue
        worst = [_worst(found, kind) for kind in ("nrms", "max_abs")]
        counts = {key: sum(one["decisions"][key] for one in found) for key in ("equal", "of", "close")}
        decisions = f"{counts['equal']} of {counts['of'] - counts['close']}"
        rows.append([report.title(data, peer), *worst, decisions, str(counts["close"])])
    return (
        report.table(["engine", "nRMS", "largest", "clear decisions equal", "too close to call"], rows) if rows else ""
    )


def _worst(found: list[Data], kind: str) -> str:
    values = [one["logits"][kind] for one in found]
    return "not finite" if None in values else f"{max(values):.2g}"
