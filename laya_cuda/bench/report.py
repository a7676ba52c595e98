"""Bench evidence as Markdown.

`write(data, folder)` puts report.md and the plots that can be drawn into a folder; `summary` is the README's table.
Every function takes evidence as `laya_cuda.bench.evidence.read` gives it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from laya_cuda.errors import one_line

Data = Mapping[str, Any]

BOUNDARIES = {
    "engine": "Engine call: token ids on the host in, logits on the host out",
    "predict": "Complete predict: text in, answers out",
    "device": "One forward on the device's clock",
    "http": "HTTP request: JSON in, JSON out",
}
NAME = "report.md"
_FLOOR = (
    " The floor is the larger of two times: the bytes of the weights and the arithmetic, at the rates measured in this "
    "run."
)


def write(data: Data, folder: Path) -> list[str]:
    """Write report.md and plots; returns the names of the files, and where plots are missing, why."""
    drawn: list[str] = []
    note = ""
    try:
        from laya_cuda.bench import plots
    except ImportError as error:
        note = f"no plots: {one_line(error)} (pip install 'laya-cuda-aot[bench]')"
    else:
        for boundary in boundaries(data):
            if any(shown(cell) for cell in data["cells"] if cell["boundary"] == boundary and not cell["stream"]):
                plots.latency(data, boundary, folder / f"latency-{boundary}.svg")
                drawn.append(f"latency-{boundary}.svg")
        for cell in data["cells"]:
            if cell["stream"] and shown(cell):
                name = f"distribution-{cell['cell']}-{cell['boundary']}.svg"
                plots.distribution(data, cell, folder / name)
                drawn.append(name)
    (folder / NAME).write_text(markdown(data, drawn), encoding="utf-8")
    return [NAME, *drawn, *([note] if note else [])]


def markdown(data: Data, drawn: Sequence[str] = ()) -> str:
    """The whole report. Args: drawn: names of plots to show."""
    parts = [f"# {data['what']}", "", *_opening(data), ""]
    for boundary in boundaries(data):
        parts += [f"## {BOUNDARIES[boundary]}", "", f"p50 in ms.{_FLOOR if _has_floor(data) else ''}"]
        parts += ["", summary(data, boundary), ""]
        parts += [f"![{name}]({name})\n" for name in drawn if name.endswith(f"-{boundary}.svg")]
        parts += [details(data, boundary), ""]
    parts += ["## Before the first request", "", starts(data), ""]
    if data["ceilings"]:
        parts += ["## Ceilings", "", ceilings(data), ""]
    parts += ["## Findings", "", findings(data), "", "## Left out", "", left_out(data), ""]
    return "\n".join(parts)


def boundaries(data: Data) -> list[str]:
    """Those that something was measured at, in the order of reports."""
    return [name for name in BOUNDARIES if timed_peers(data, name)]


def timed_peers(data: Data, boundary: str) -> list[str]:
    """Peers with times at a boundary: the reference first, then in the order of the evidence."""
    there = {name for cell in data["cells"] if cell["boundary"] == boundary for name in _timed_in(cell)}
    order = [data["reference"], *(name for name in data["peers"] if name != data["reference"])]
    return [name for name in order if name in there]


def shown(cell: Data) -> list[str]:
    """Peers of a cell that belong into a plot: those with times that no fault speaks against."""
    return [peer for peer, one in cell["results"].items() if _timed(one) and one["verdict"] != "excluded"]


def title(data: Data, peer: str) -> str:
    """A peer's name for a table."""
    return str(data["peers"].get(peer, {}).get("title", peer))


def summary(data: Data, boundary: str) -> str:
    """p50 of every engine in every cell, and the floor. A time that findings speak against is in brackets."""
    cells = [cell for cell in data["cells"] if cell["boundary"] == boundary]
    rows = []
    for peer in timed_peers(data, boundary):
        times = []
        for cell in cells:
            result = cell["results"].get(peer, {})
            text = _ms(result["p50"]) if _timed(result) else ""
            if text and peer == data["reference"]:
                text = f"**{text}**"
            times.append(f"({text})" if text and result["verdict"] == "excluded" else text)
        rows.append([title(data, peer), *times])
    if any(cell["floor_ms"] is not None for cell in cells):
        rows.append(["floor", *(_ms(cell["floor_ms"]) for cell in cells)])
    return table(["engine", *(_short_name(cell) for cell in cells)], rows)


def details(data: Data, boundary: str) -> str:
    """Every cell and peer with rates, ratios and errors."""
    reference = title(data, data["reference"])
    rows = []
    for cell in data["cells"]:
        if cell["boundary"] != boundary:
            continue
        for peer in timed_peers(data, boundary):
            result = cell["results"].get(peer)
            if result is None:
                rows.append([cell_name(cell), title(data, peer), *[""] * 7, cell["absent"].get(peer, "not measured")])
            elif not _timed(result):
                rows.append([cell_name(cell), title(data, peer), *[""] * 7, result["verdict"]])
            else:
                rows.append(_detail(data, cell, peer, result))
    head = ["cell", "engine", "p50 ms", "p95 ms", "requests/s", f"times {reference}", "logits nRMS", "max abs"]
    return table([*head, "decisions", "verdict"], rows)


def _detail(data: Data, cell: Data, peer: str, result: Data) -> list[str]:
    ratio = result.get("ratio")
    errors = data["parity"].get(cell["cell"], {}).get("peers", {}).get(peer)
    return [
        cell_name(cell),
        title(data, peer),
        _ms(result["p50"]),
        _ms(result["p95"]),
        f"{result['requests_per_s']:.4g}",
        f"{ratio['value']:.3f} ({ratio['low']:.3f} to {ratio['high']:.3f})" if ratio else "",
        _error(errors, "nrms"),
        _error(errors, "max_abs"),
        _decisions(errors),
        verdict(result["verdict"]),
    ]


def where(data: Data) -> str:
    """The device, its driver and the day."""
    machine = data["machine"]
    device = machine["gpu"] or machine["processor"] or "this machine"
    driver = f", driver {machine['driver']}" if machine["driver"] else ""
    return f"{device}{driver}; {data['date']}"


def verdict(name: str) -> str:
    """A verdict in words."""
    return {"excluded": "excluded, see findings"}.get(name, name)


def starts(data: Data) -> str:
    """What each engine costs before it answers."""
    kinds = list(dict.fromkeys(kind for peer in data["peers"].values() for kind in peer["seconds"]))
    first: dict[str, float] = {}
    for cell in data["cells"]:
        for peer, ms in cell["first_ms"].items():
            first[peer] = max(first.get(peer, 0.0), ms)
    rows = []
    for name, peer in data["peers"].items():
        if peer["state"] == "ready":
            seconds = [f"{peer['seconds'][kind]:.2f}" if kind in peer["seconds"] else "" for kind in kinds]
            rows.append([title(data, name), *seconds, _ms(first.get(name))])
    return table(["engine", *(f"{kind} s" for kind in kinds), "slowest first call ms"], rows)


def ceilings(data: Data) -> str:
    """The rates measured in the run."""
    named = {"matmul_tflops": "bf16 matrix product, TFLOP/s", "copy_tbps": "copy, read and written, TB/s"}
    rows = []
    for key, value in data["ceilings"].items():
        if isinstance(value, Mapping):
            rows += [[f"{key.replace('_', ' ')}, {name}", _number(one)] for name, one in value.items()]
        else:
            rows.append([named.get(key, key.replace("_", " ")), _number(value)])
    return table(["what", "measured"], rows)


def findings(data: Data) -> str:
    """What is wrong or odd, one line each."""
    if not data["findings"]:
        return "None."
    return "\n".join(
        f"- {'**excluded** ' if one['fault'] else ''}"
        f"{' '.join(part for part in (one['cell'], one['boundary'], title(data, one['peer'])) if part)}: {one['text']}"
        for one in data["findings"]
    )


def left_out(data: Data) -> str:
    """Peers without times and cells that are missing, with reasons."""
    lines = [
        f"- {title(data, name)}: {peer['reason'] or peer['state']}"
        for name, peer in data["peers"].items()
        if peer["state"] != "ready"
    ]
    for cell in data["cells"]:
        lines += [
            f"- {title(data, peer)} in {cell['cell']}, {cell['boundary']}: {reason}"
            for peer, reason in cell["absent"].items()
            if data["peers"].get(peer, {}).get("state") == "ready"
        ]
    lines += [f"- {what}: not reached" for what in data["left"]]
    return "\n".join(lines) or "Nothing."


def _opening(data: Data) -> list[str]:
    machine, subject, settings = data["machine"], data["subject"], data["settings"]
    packages = ", ".join(f"{name} {version}" for name, version in machine["packages"].items())
    lines = [
        f"{where(data)}. Geometry `{subject['geometry']['name']}`; library "
        f"`{subject['library']['sha256'][:12]}`; plan `{subject['plan']['name']}`"
        f"{_in_front(subject['plan'])}. {packages}.",
        "",
        f"{settings['passes']} passes (of streams {settings['stream_passes']}), forwards and backwards through the "
        f"engines in turn; {settings['warmups']} warm-ups and {settings['samples']} samples of each cell and engine "
        f"over the passes together. {_parity_note(data)}",
    ]
    if not data["complete"]:
        lines += ["", f"**Not complete: {len(data['left'])} cells were not reached.**"]
    return lines


def _in_front(plan: Data) -> str:
    """The kernel variants that stood in front of a plan."""
    named = ", ".join(f"`{variant}`" for variant in plan.get("variants", ()))
    return f" with {named} in front of it" if named else ""


def _parity_note(data: Data) -> str:
    if not data["oracle"]:
        return "No float32 oracle was there: no errors are known."
    return f"Errors are those against {title(data, data['oracle'])}."


def _timed_in(cell: Data) -> list[str]:
    return [peer for peer, result in cell["results"].items() if _timed(result)]


def _timed(result: Data) -> bool:
    return result.get("p50") is not None


def _has_floor(data: Data) -> bool:
    return any(cell["floor_ms"] is not None for cell in data["cells"])


def cell_name(cell: Data) -> str:
    """A cell's name, and its shape where that says more."""
    name, shape = str(cell["cell"]), str(cell["shape"])
    return shape if name.replace("x", " x ") == shape else f"{name} ({shape})"


def _short_name(cell: Data) -> str:
    """A cell's name as a table's head has room for."""
    return str(cell["shape"]) if cell_name(cell) == cell["shape"] else str(cell["cell"])


def _ms(value: float | None) -> str:
    """Milliseconds with three significant digits, and at most three after the point."""
    if value is None:
        return ""
    return f"{value:.3f}" if value < 10 else f"{value:.2f}" if value < 100 else f"{value:.1f}"


def _number(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)


def _error(errors: Data | None, kind: str) -> str:
    if errors is None:
        return ""
    value = errors["logits"][kind]
    return "not finite" if value is None else f"{value:.2g}"


def _decisions(errors: Data | None) -> str:
    """Equal of all, with those too close to call apart."""
    if errors is None:
        return ""
    counts = errors["decisions"]
    clear = counts["of"] - counts["close"]
    close = f" + {counts['close_equal']}/{counts['close']} close" if counts["close"] else ""
    return f"{counts['equal']}/{clear}{close}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table; the first column to the left, numbers to the right."""
    numeric = [
        all(not row[i] or row[i].lstrip("*(-")[:1].isdigit() for row in rows) and i > 0 for i in range(len(head))
    ]
    lines = ["| " + " | ".join(head) + " |", "|" + "|".join("---:" if one else "---" for one in numeric) + "|"]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines)
