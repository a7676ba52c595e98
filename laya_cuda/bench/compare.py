"""Two measurements held against each other: bench evidence, or profiles.

`text(a, b)` compares two files, or folders that a run wrote, and gives a Markdown report; `laya-cuda bench compare A B`
prints it. What must not be compared is refused by name: another device, geometry, inputs or boundary. Runs that differ
in kernel variants (`--variant`) are compared, and the report says which.

Bench evidence: B's samples against A's for every cell, boundary and engine that both have. Engines that are the same in
both runs are *controls*: by as much as they have changed, the machine has, and that is taken out of the verdicts.
Profiles: each kind of launch by itself; the kinds that did not change serve as controls.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from laya_cuda.bench import evidence, method, report
from laya_cuda.bench import profile_records as records
from laya_cuda.errors import LayaError, one_line

PROFILE = "profile.json"
LEAST = 0.01
"""Kinds of launches below this share of a forward are too short for a verdict."""

Data = Mapping[str, Any]


class CompareError(LayaError):
    """Two measurements must not be compared."""


@dataclass(frozen=True)
class Difference:
    """One line of a comparison.

    Attributes:
        where: cell and boundary.
        what: engine, or kind of launch.
        a, b: p50 of both, in ms; of launches, microseconds.
        ratio: B over A; its verdict is B's.
        control: whether it is the same thing in both.
    """

    where: str
    what: str
    a: float
    b: float
    ratio: method.Ratio
    control: bool


def text(a: Path, b: Path, *, other_card: bool = False) -> str:
    """The comparison of two files, or of the folders that hold them, as Markdown.

    Args:
        other_card: compare even where the two were measured on two cards of the same model.

    Raises:
        CompareError: they must not be compared; says why.
        LayaError: one is missing or damaged.
    """
    kinds = [_kind(path) for path in (a, b)]
    if kinds[0] != kinds[1]:
        raise CompareError(f"{a} is {kinds[0]}, {b} is {kinds[1]}: compare two of a kind")
    if kinds[0] == "a profile":
        first, second = (records.read_profile(_file(path, PROFILE)) for path in (a, b))
        _refuse_profiles(first, second)
        return _profiles_text(a, b, profiles(first, second), _profile_notes(first, second))
    one, other = evidence.read(a), evidence.read(b)
    refuse(one, other, other_card=other_card)
    return _bench_text(a, b, one, other)


def refuse(a: Data, b: Data, *, other_card: bool = False) -> None:
    """Raise for what makes bench evidence as a whole incomparable.

    Raises:
        CompareError: another device, geometry, or no cell and boundary in common; says which.
    """
    mine, other = a["machine"], b["machine"]
    for key, name in (("device", "kind of device"), ("gpu", "GPU")):
        if mine[key] != other[key]:
            raise CompareError(f"another {name}: {mine[key]} in A, {other[key]} in B")
    if mine["device"] == "cpu" and mine["processor"] != other["processor"]:
        raise CompareError(f"another processor: {mine['processor']} in A, {other['processor']} in B")
    if mine["uuid"] != other["uuid"] and not other_card:
        raise CompareError(
            f"another GPU of the same model: {mine['uuid']} in A, {other['uuid']} in B; --other-card compares them"
        )
    if a["subject"]["geometry"] != b["subject"]["geometry"]:
        names = [data["subject"]["geometry"]["name"] for data in (a, b)]
        raise CompareError(f"another geometry: {names[0]} in A, {names[1]} in B, or of other sizes")
    cells, others = _by_place(a), _by_place(b)
    if not {boundary for _, boundary in cells} & {boundary for _, boundary in others}:
        listed = [", ".join(sorted({boundary for _, boundary in one})) or "none" for one in (cells, others)]
        raise CompareError(f"another boundary: {listed[0]} in A, {listed[1]} in B")
    shared = cells.keys() & others.keys()
    if not shared:
        raise CompareError("no cell was measured in both")
    for place in sorted(shared):
        if cells[place]["inputs_sha256"] != others[place]["inputs_sha256"]:
            raise CompareError(
                f"other inputs in {place[0]}: SHA-256 {cells[place]['inputs_sha256'][:12]} in A, "
                f"{others[place]['inputs_sha256'][:12]} in B"
            )


def benches(a: Data, b: Data) -> list[Difference]:
    """The differences of two runs that `refuse` lets pass; engines with faults in either are left out."""
    cells, others = _by_place(a), _by_place(b)
    same = {peer for peer in a["peers"] if peer in b["peers"] and _same_peer(a, b, peer)}
    found: list[Difference] = []
    for place in [place for place in cells if place in others]:
        one, other = cells[place], others[place]
        here = []
        for peer in one["results"]:
            pair = _samples(one, peer), _samples(other, peer)
            if pair[0] and pair[1] and not (_faulty(a, place, peer) or _faulty(b, place, peer)):
                ratio = _ratio(*pair, stream=one["stream"])
                if ratio is not None:
                    p50 = one["results"][peer]["p50"], other["results"][peer]["p50"]
                    here.append(Difference(", ".join(place), peer, *p50, ratio, peer in same))
        found += with_controls(here)
    return found


def with_controls(differences: Sequence[Difference]) -> list[Difference]:
    """Verdicts that hold against what did not change, too.

    The median ratio of the controls is how the machine drifted. A difference counts where it is larger than its noise
    both as measured and with the drift taken out; by as much as the controls disagree, it is noise.
    """
    found = []
    for one in differences:
        others = [other.ratio.value for other in differences if other.control and _id(other) != _id(one)]
        drift = float(np.median(others)) if others else 1.0
        wobble = float(np.median(np.abs(np.array(others) - drift))) if others else 0.0
        noise = max(one.ratio.noise, wobble)
        value, low, high = one.ratio.value, one.ratio.low, one.ratio.high
        seen, left = (method.verdict(value / by, low / by, high / by, noise) for by in (1.0, drift))
        verdict = one.ratio.verdict if seen == left == one.ratio.verdict else "inconclusive"
        found.append(replace(one, ratio=replace(one.ratio, noise=noise, verdict=verdict)))
    return found


def profiles(a: Data, b: Data) -> list[Difference]:
    """The differences of two profiles, for each cell in both: the forward, then each kind of launch in it."""
    others = {cell.cell: cell for cell in b["cells"]}
    found: list[Difference] = []
    for cell in a["cells"]:
        other = others.get(cell.cell)
        if other is None:
            continue
        whole = _of_passes(cell.whole_passes_us, other.whole_passes_us)
        found.append(Difference(cell.cell, "forward", cell.whole_us, other.whole_us, whole, False))
        found += with_controls(_groups(cell, records.ops(cell), records.ops(other), "all {}"))
        found += with_controls(_groups(cell, records.groups(cell), records.groups(other), "{}"))
    return found


def _groups(
    cell: records.CellProfile, a: Sequence[records.Group], b: Sequence[records.Group], name: str
) -> list[Difference]:
    """Launches of one kind against the same kind in the other profile."""
    theirs = _named(b)
    found = []
    for kind, one in _named(a).items():
        other = theirs.get(kind)
        if other is not None:
            ratio = _of_passes(one.passes_us, other.passes_us)
            enough = min(one.share, other.share) >= LEAST
            # Which launches have changed is not known, so all the others are taken for unchanged; most of them are.
            kept = ratio if enough else replace(ratio, verdict="inconclusive")
            found.append(Difference(cell.cell, name.format(kind), one.us, other.us, kept, enough))
    return found


def _refuse_profiles(a: Data, b: Data) -> None:
    for key, name in (("device", "device"), ("geometry", "geometry")):
        if a[key] != b[key]:
            raise CompareError(f"another {name}: {_short(a[key])} in A, {_short(b[key])} in B")
    others = {cell.cell: cell for cell in b["cells"]}
    shared = [(cell, others[cell.cell]) for cell in a["cells"] if cell.cell in others]
    if not shared:
        listed = [", ".join(cell.cell for cell in data["cells"]) or "none" for data in (a, b)]
        raise CompareError(f"other cells: {listed[0]} in A, {listed[1]} in B")
    for one, other in shared:
        counts = [(cell.rows, cell.seqs, cell.markers) for cell in (one, other)]
        if counts[0] != counts[1]:
            raise CompareError(f"other inputs in {one.cell}: rows, sequences and markers {counts[0]}, {counts[1]}")


def _named(groups: Sequence[records.Group]) -> dict[str, records.Group]:
    """Groups by what they do; where several do the same with other kernels, by kernel too."""
    labels = [group.label for group in groups]
    return {
        group.label if labels.count(group.label) == 1 else f"{group.label} ({group.kernel})": group for group in groups
    }


def _of_passes(a: Sequence[float], b: Sequence[float]) -> method.Ratio:
    """The ratio of two lists of times, one a pass, with what the passes leave possible."""
    value = float(np.median(b) / np.median(a))
    low, high = min(b) / max(a), max(b) / min(a)
    noise = max(method.spread(a), method.spread(b))
    return method.Ratio(value, low, high, noise, method.verdict(value, low, high, noise))


def _ratio(a: list[list[float]], b: list[list[float]], stream: bool) -> method.Ratio | None:
    """None where streams differ in length."""
    if stream:
        return None if len({len(one) for one in (*a, *b)}) > 1 else method.compare_stream_runs(a, b)
    return method.compare_runs(a, b)


def _samples(cell: Data, peer: str) -> list[list[float]]:
    blocks = [method.Block.of_json(block) for block in cell["blocks"] if block["peer"] == peer]
    lists = [method.usable(block.ms) for block in sorted(blocks, key=lambda block: block.number)]
    return [one for one in lists if one]


def _by_place(data: Data) -> dict[tuple[str, str], Data]:
    return {(cell["cell"], cell["boundary"]): cell for cell in data["cells"]}


def _faulty(data: Data, place: tuple[str, str], peer: str) -> bool:
    return any(
        one["fault"] and one["peer"] == peer and one["cell"] in ("", place[0]) and one["boundary"] in ("", place[1])
        for one in data["findings"]
    )


def _same_peer(a: Data, b: Data, peer: str) -> bool:
    """Whether an engine is the same in both: by what it says of itself, ours by library, plan and notes too.

    Of its facts only words count: numbers are often measured. Kernel variants stand in the notes of the engines that
    take them.
    """
    one, other = a["peers"][peer], b["peers"][peer]
    words = [{k: v for k, v in each["facts"].items() if isinstance(v, (str, bool, list))} for each in (one, other)]
    if one["role"] != "own":
        return bool(words[0] == words[1])
    mine, theirs = ((data["subject"]["library"], _plan_alone(data)) for data in (a, b))
    kept = mine == theirs and one["notes"] == other["notes"]
    return bool(words[0] == words[1] and kept)


def _id(one: Difference) -> tuple[str, str]:
    return one.where, one.what


# Text --------------------------------------------------------------------------------------------------------------


def _bench_text(a: Path, b: Path, one: Data, other: Data) -> str:
    found = benches(one, other)
    lines = [f"# B against A\n\nA: {a} ({report.where(one)})\nB: {b} ({report.where(other)})\n"]
    lines += [f"- {note}" for note in _notes(one, other)]
    rows = [
        [
            difference.where,
            report.title(one, difference.what) + (" (control)" if difference.control else ""),
            f"{difference.a:.4g}",
            f"{difference.b:.4g}",
            *_ratio_cells(difference.ratio),
        ]
        for difference in found
    ]
    head = ["cell, boundary", "engine", "A ms", "B ms", "B / A", "spread", "noise", "B is"]
    return "\n".join([*lines, "", report.table(head, rows), "", _count(found), ""])


def _profiles_text(a: Path, b: Path, found: Sequence[Difference], notes: Sequence[str]) -> str:
    listed = [f"- {note}" for note in notes]
    rows = [[one.where, one.what, f"{one.a:.2f}", f"{one.b:.2f}", *_ratio_cells(one.ratio)] for one in found]
    head = ["cell", "launches", "A us", "B us", "B / A", "spread", "noise", "B is"]
    listed += [""] if listed else []
    return "\n".join([f"# B against A\n\nA: {a}\nB: {b}\n", *listed, report.table(head, rows), "", _count(found), ""])


def _ratio_cells(ratio: method.Ratio) -> list[str]:
    return [f"{ratio.value:.4f}", f"{ratio.low:.4f} to {ratio.high:.4f}", f"{100 * ratio.noise:.1f} %", ratio.verdict]


def _count(found: Sequence[Difference]) -> str:
    counts = {verdict: sum(one.ratio.verdict == verdict for one in found) for verdict in ("faster", "slower")}
    rest = len(found) - sum(counts.values())
    return f"B is faster in {counts['faster']}, slower in {counts['slower']}; {rest} inconclusive."


def _notes(a: Data, b: Data) -> list[str]:
    """What a reader should know before believing the table."""
    notes = []
    if a["machine"]["uuid"] != b["machine"]["uuid"]:
        notes.append(f"Two cards: {a['machine']['uuid']} in A, {b['machine']['uuid']} in B.")
    for key in ("driver", "processor"):
        if a["machine"][key] != b["machine"][key]:
            notes.append(f"Another {key}: {a['machine'][key]} in A, {b['machine'][key]} in B.")
    mine, theirs = ({**data["subject"], "plan": _plan_alone(data)} for data in (a, b))
    others = [key for key in ("library", "plan", "checkpoint", "bench_sources") if mine[key] != theirs[key]]
    notes += _variants_note(a["subject"]["plan"], b["subject"]["plan"], alone=not others)
    notes += [f"{key.replace('_', ' ').capitalize()} differ." for key in others]
    notes += [f"{name} is not complete." for name, data in (("A", a), ("B", b)) if not data["complete"]]
    cells, counterparts = _by_place(a), _by_place(b)
    for name, alone in (("A", cells.keys() - counterparts.keys()), ("B", counterparts.keys() - cells.keys())):
        if alone:
            notes.append(f"In {name} alone: {'; '.join(sorted(', '.join(place) for place in alone))}.")
    faulty = [
        f"{report.title(data, one['peer'])} in {one['cell']} {one['boundary']} ({name})"
        for name, data in (("A", a), ("B", b))
        for one in data["findings"]
        if one["fault"]
    ]
    if faulty:
        notes.append(f"Left out for faults: {'; '.join(dict.fromkeys(faulty))}.")
    return notes


def _profile_notes(a: Data, b: Data) -> list[str]:
    """Which kernel variants differ, and the launches that are in one profile alone."""
    alone = all(a.get(key) == b.get(key) for key in ("library", "plan"))
    notes = _variants_note(a, b, alone=alone)
    others = {cell.cell: cell for cell in b["cells"]}
    for cell in a["cells"]:
        if cell.cell in others:
            one, other = (_named(records.groups(each)) for each in (cell, others[cell.cell]))
            for name, mine, theirs in (("A", one, other), ("B", other, one)):
                left = [f"{kind} {mine[kind].us:.2f} us" for kind in mine if kind not in theirs]
                notes += [f"{cell.cell}, in {name} alone: {', '.join(left)}."] if left else []
    return notes


def _variants_note(a: Data, b: Data, *, alone: bool) -> list[str]:
    """Args: a, b: what may have `variants`. alone: whether everything else is the same."""
    named = [", ".join(one.get("variants", ())) or "the plan alone" for one in (a, b)]
    if named[0] == named[1]:
        return []
    return [f"{'Only kernel' if alone else 'Kernel'} variants differ: {named[0]} in A, {named[1]} in B."]


def _plan_alone(data: Data) -> Data:
    """The plan without the variants in front of it."""
    return {key: value for key, value in data["subject"]["plan"].items() if key != "variants"}


def _kind(path: Path) -> str:
    file = path
    if path.is_dir():
        file = path / (evidence.NAME if (path / evidence.NAME).is_file() else PROFILE)
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise LayaError(f"{path}: cannot be read: {one_line(error)}") from None
    return "a profile" if isinstance(data, dict) and data.get("kind") == "profile" else "bench evidence"


def _file(path: Path, name: str) -> Path:
    return path / name if path.is_dir() else path


def _short(value: Any) -> str:
    return str(value.get("name")) if isinstance(value, dict) else str(value)
