"""The whole forward of a library against upstream: hidden states, logits, answers, and what must not change a bit."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ci.parity.report import Section, say
from ci.parity.workload import Request, encode
from laya_cuda.answer import decode_answers, temperature_bucket
from laya_cuda.batch import PackedBatch, aligned, pack
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.executors import Executor, ForwardResult
from laya_cuda.plan import row_class, shape_class
from laya_cuda.request import EncodedRequest
from laya_cuda.request import Sequence as Tokens

Floats = NDArray[np.float32]

MOST_TAPPED = 2048
"""Packed rows of the largest forwards whose hidden states are taken twice: those of more rows take long to copy."""


@dataclass(frozen=True)
class Upstream:
    """What ci/parity/upstream.py left in a directory."""

    path: Path
    results: Mapping[str, Any]

    @classmethod
    def open(cls, path: Path) -> Upstream:
        return cls(path, json.loads((path / "results.json").read_text(encoding="utf-8")))

    def arrays(self, name: str) -> Mapping[str, Any]:
        with np.load(self.path / f"{name}.npz") as file:
            return dict(file)

    def hidden(self, name: str) -> Floats:
        """[taps, tokens, D], mapped from the file."""
        array: Floats = np.load(self.path / f"{name}.hidden.npy", mmap_mode="r")
        return array


@dataclass(frozen=True)
class Case:
    """A request with its sequences and packed batch."""

    request: Request
    encoded: EncodedRequest
    batch: PackedBatch


def cases(checkpoint: Checkpoint, requests: Sequence[Request]) -> list[Case]:
    found = []
    for request in requests:
        encoded = encode(checkpoint, request)
        found.append(Case(request, encoded, pack(encoded.sequences, checkpoint.tokenizer.pad_id)))
    return found


def nrms(a: NDArray[Any], reference: NDArray[Any]) -> float:
    """Root of the mean squared difference over that of the reference; NaN where anything is not finite."""
    difference = np.ravel(a - reference).astype(np.float32)
    flat = np.ravel(reference).astype(np.float32)
    return float(np.sqrt(np.dot(difference, difference) / max(float(np.dot(flat, flat)), 1e-30)))


def errors(a: NDArray[Any], reference: NDArray[Any]) -> tuple[float, float]:
    """(largest, root mean square) absolute difference."""
    difference = np.abs(a.astype(np.float64) - reference.astype(np.float64))
    return float(difference.max()), float(np.sqrt((difference * difference).mean()))


def probabilities(logits: Floats, case: Case, checkpoint: Checkpoint) -> NDArray[np.float64]:
    """Softmax of each question's logits over its applied temperature, back to back."""
    out = []
    for question, start, count in zip(
        case.encoded.questions, case.batch.option_starts, case.batch.option_counts, strict=True
    ):
        bucket = temperature_bucket(question.kind, int(count))
        z = logits[start : start + count].astype(np.float64)
        z = z / checkpoint.temperature_by_options.get(bucket, checkpoint.temperature[question.qtype])
        p = np.exp(z - z.max())
        out.append(p / p.sum())
    return np.concatenate(out)


def softmax(x: Floats) -> NDArray[np.float64]:
    e = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
    shares: NDArray[np.float64] = e / e.sum(-1, keepdims=True)
    return shares


def same(a: ForwardResult, b: ForwardResult) -> bool:
    """Equal to the bit, hidden states included where both have them."""
    equal = a.logits.tobytes() == b.logits.tobytes() and a.action_logits.tobytes() == b.action_logits.tobytes()
    if a.hidden is not None and b.hidden is not None:
        equal = equal and all(a.hidden[name].tobytes() == b.hidden[name].tobytes() for name in a.hidden)
    return equal


def same_inputs(section: Section, case: Case, oracle: Upstream) -> bool:
    """Upstream must have built the same sequences."""
    theirs = oracle.arrays(case.request.name)
    ids = [i for s in case.encoded.sequences for i in s.ids]
    markers = [m for s in case.encoded.sequences for m in s.markers]
    equal = ids == theirs["ids"].tolist() and markers == theirs["markers"].tolist()
    return section.check(f"{case.request.name}: token ids and markers equal upstream's", equal)


def compare(
    section: Section,
    executor: Executor,
    checkpoint: Checkpoint,
    cases: Sequence[Case],
    oracle: Upstream,
    fast: Upstream | None,
    bounds: Mapping[str, Any],
) -> None:
    """Hidden states, logits, probabilities and decisions of every request against the oracle.

    With `fast`, bounds are ratios to the error that upstream's fast path has; without, the CPU twin's absolute ones.
    """
    ours: dict[str, list[NDArray[Any]]] = {}
    theirs: dict[str, list[NDArray[Any]]] = {}
    wanted: dict[str, list[NDArray[Any]]] = {}
    rows: list[dict[str, Any]] = []
    for case in cases:
        name = case.request.name
        if not same_inputs(section, case, oracle):
            continue
        result, tapped = executor.run(case.batch), executor.run(case.batch, capture_hidden=True)
        section.check(f"{name}: a second run gives the same bits", same(result, executor.run(case.batch)))
        if case.batch.rows <= MOST_TAPPED:
            again = executor.run(case.batch, capture_hidden=True)
            section.check(f"{name}: a second run with hidden states gives the same bits", same(tapped, again))
        rows.append(_hidden(section, case, tapped, oracle, fast, bounds))
        truth = oracle.arrays(name)
        _append(wanted, truth["logits"], truth["action_logits"], case, checkpoint)
        _append(ours, result.logits, result.action_logits, case, checkpoint)
        if fast is not None:
            quick = fast.arrays(name)
            _append(theirs, quick["logits"], quick["action_logits"], case, checkpoint)
            users = (quick["logits_autocast"], quick["action_logits_autocast"])
            _append(theirs, *users, case, checkpoint, suffix="_autocast")
        say(f"{executor.device} {name}: {rows[-1]['line']}")
    section.figure("hidden", [{k: v for k, v in row.items() if k != "line"} for row in rows])
    _outputs(section, ours, theirs, wanted, bounds, fast is not None)
    _decisions(section, cases, ours, wanted, bounds)
    _answers(section, executor, checkpoint, cases, oracle, fast)


def _append(
    into: dict[str, list[NDArray[Any]]],
    logits: Floats,
    actions: Floats,
    case: Case,
    checkpoint: Checkpoint,
    suffix: str = "",
) -> None:
    into.setdefault("logits" + suffix, []).append(logits)
    into.setdefault("probabilities" + suffix, []).append(probabilities(logits, case, checkpoint))
    into.setdefault("action_logits" + suffix, []).append(actions.ravel())
    into.setdefault("action_probabilities" + suffix, []).append(softmax(actions).ravel())


def _hidden(
    section: Section,
    case: Case,
    result: ForwardResult,
    oracle: Upstream,
    fast: Upstream | None,
    bounds: Mapping[str, Any],
) -> dict[str, Any]:
    assert result.hidden is not None
    name, valid = case.request.name, case.batch.valid_rows()
    truth, quick = oracle.hidden(name), fast.hidden(name) if fast is not None else None
    names = list(oracle.results["taps"])
    section.check(f"{name}: hidden states have upstream's names", list(result.hidden) == names)
    own_figures, their_figures, worst = [], [], (0.0, "")
    for number, tap in enumerate(names):
        want = np.asarray(truth[number])
        own = nrms(result.hidden[tap][valid], want)
        own_figures.append(own)
        if quick is None:
            limit = bounds.get("hidden_nrms", float("inf"))  # none where the fast path could not run
            worst = max(worst, (own / limit, tap))
        else:
            other = nrms(np.asarray(quick[number]), want)
            their_figures.append(other)
            limit = max(bounds["hidden_nrms_ratio"] * other, bounds["hidden_nrms_floor"])
            if own > bounds["hidden_nrms_floor"]:
                worst = max(worst, (own / other if other else float("inf"), tap))
        if not own <= limit:
            section.check(f"{name} {tap}: nRMS of the hidden state", False, own, limit)
    section.check(f"{name}: nRMS of {len(names)} hidden states", all(np.isfinite(own_figures)), max(own_figures))
    short = [float(f"{x:.4g}") for x in own_figures]
    against = "of the bound" if quick is None else "times upstream's fast path"
    line = f"nRMS last {own_figures[-1]:.3e}, max {max(own_figures):.3e}; worst {worst[0]:.3f} {against} ({worst[1]})"
    row = {"request": name, "taps": names, "nrms": short, "worst": [round(worst[0], 4), worst[1]], "line": line}
    if their_figures:
        row["upstream_fast_nrms"] = [float(f"{x:.4g}") for x in their_figures]
    return row


def _outputs(
    section: Section,
    ours: Mapping[str, list[NDArray[Any]]],
    theirs: Mapping[str, list[NDArray[Any]]],
    wanted: Mapping[str, list[NDArray[Any]]],
    bounds: Mapping[str, Any],
    ratio: bool,
) -> None:
    """Largest and RMS error over all requests together."""
    for kind in ("logits", "probabilities", "action_logits", "action_probabilities"):
        want = np.concatenate(wanted[kind])
        largest, mean = errors(np.concatenate(ours[kind]), want)
        figures: dict[str, Any] = {"count": want.size, "scale": float(np.abs(want).max())}
        figures["ours"] = {"max": largest, "rms": mean}
        if ratio:
            for suffix in ("", "_autocast"):
                other = errors(np.concatenate(theirs[kind + suffix]), want)
                figures["upstream_fast" + suffix] = {"max": other[0], "rms": other[1]}
            base = figures["upstream_fast"]
            bound = bounds.get(f"{kind}_ratio", bounds["probabilities_ratio"])
            floor = 1e-6 * max(1.0, figures["scale"])
            section.check(
                f"{kind}: max error", largest <= max(bound * base["max"], floor), largest, bound * base["max"]
            )
            section.check(f"{kind}: RMS error", mean <= max(bound * base["rms"], floor), mean, bound * base["rms"])
            say(f"{kind}: max {largest:.3e} (upstream fast {base['max']:.3e}), RMS {mean:.3e} ({base['rms']:.3e})")
        elif "hidden_nrms" in bounds:
            scale = 1.0 if kind.endswith("probabilities") else figures["scale"]
            name = "probabilities{}" if kind.endswith("probabilities") else f"{kind}{{}}_relative"
            limits = bounds[name.format("")] * scale, bounds[name.format("_rms")] * scale
            section.check(f"{kind}: max error", largest <= limits[0], largest, limits[0])
            section.check(f"{kind}: RMS error", mean <= limits[1], mean, limits[1])
        if not ratio:
            say(f"{kind}: max {largest:.3e} of scale {figures['scale']:.3e}, RMS {mean:.3e}")
        section.figure(kind, figures)


def _decisions(
    section: Section,
    cases: Sequence[Case],
    ours: Mapping[str, list[NDArray[Any]]],
    wanted: Mapping[str, list[NDArray[Any]]],
    bounds: Mapping[str, Any],
) -> None:
    """The largest option must be the oracle's wherever its top two differ by more than the margin times the error."""
    error = section.figures["logits"]["ours"]["max"]
    decided = agreed = close = 0
    for case, own, want in zip(cases, ours["logits"], wanted["logits"], strict=True):
        for row, (start, count) in enumerate(zip(case.batch.option_starts, case.batch.option_counts, strict=True)):
            a, b = own[start : start + count], want[start : start + count]
            top = np.sort(b)[::-1]
            clear = count == 1 or top[0] - top[1] > bounds["decision_margin"] * error
            equal = int(a.argmax()) == int(b.argmax())
            decided, agreed, close = decided + clear, agreed + (clear and equal), close + (not clear)
            if clear and not equal:
                detail = f"{a.argmax()} instead of {b.argmax()}, top two {top[0]:.6g} and {top[1]:.6g}"
                section.check(f"{case.request.name} question {row}: decision", False, detail=detail)
    section.figure("decisions", {"decided": int(decided), "agreed": int(agreed), "too_close": int(close)})
    section.check("decisions equal the oracle's", decided > 0 and decided == agreed, int(agreed), int(decided))


def _answers(
    section: Section,
    executor: Executor,
    checkpoint: Checkpoint,
    cases: Sequence[Case],
    oracle: Upstream,
    fast: Upstream | None,
) -> None:
    """Printed answers: how many numbers differ from the oracle's, and by how much at most. A figure, not a bound."""
    counted = {"numbers": 0, "ours_differ": 0, "ours_max": 0.0, "fast_differ": 0, "fast_max": 0.0}
    for case in cases:
        result = executor.run(case.batch)
        starts, counts = case.batch.option_starts, case.batch.option_counts
        logits = [result.logits[s : s + n] for s, n in zip(starts, counts, strict=True)]
        own = decode_answers(
            case.encoded, logits, result.action_logits, checkpoint.temperature, checkpoint.temperature_by_options
        )
        name = case.request.name
        truth = oracle.results["answers"][name]["answers"]
        section.check(f"{name}: answers have the oracle's keys", _keys(own) == _keys(truth))
        quick = fast.results["answers"][name]["answers"] if fast is not None else truth
        for which, answers in (("ours", own), ("fast", quick)):
            for a, b in zip(_numbers(answers), _numbers(truth), strict=True):
                counted["numbers"] += which == "ours"
                counted[f"{which}_differ"] += a != b
                counted[f"{which}_max"] = max(counted[f"{which}_max"], round(abs(a - b), 6))
    section.figure("answers", counted)
    say(f"answers: {counted}")


def _keys(value: Any) -> Any:
    return {k: _keys(v) for k, v in value.items()} if isinstance(value, dict) else type(value).__name__


def _numbers(value: Any) -> list[float]:
    if isinstance(value, dict):
        return [x for v in value.values() for x in _numbers(v)]
    return [float(value)] if isinstance(value, (int, float)) else []


def per_sequence(result: ForwardResult, batch: PackedBatch) -> list[bytes]:
    """Every bit that a forward gave for each sequence: hidden states, logits, action logits."""
    parts = []
    for i, (start, length) in enumerate(zip(batch.starts, batch.lengths, strict=True)):
        hidden = [h[start : start + length].tobytes() for h in (result.hidden or {}).values()]
        first, count = batch.option_starts[i], batch.option_counts[i]
        own = [result.logits[first : first + count].tobytes(), result.action_logits[i].tobytes()]
        parts.append(b"".join([*hidden, *own]))
    return parts


def every_bit(executor: Executor, batch: PackedBatch) -> list[bytes]:
    """`per_sequence` of a forward, and unless it is large, of one with hidden states, which runs by another plan."""
    plain = per_sequence(executor.run(batch), batch)
    if batch.rows > MOST_TAPPED:
        return plain
    tapped = per_sequence(executor.run(batch, capture_hidden=True), batch)
    return [a + b for a, b in zip(plain, tapped, strict=True)]


def invariance(section: Section, executor: Executor, cases: Sequence[Case], pad_id: int) -> None:
    """Order, neighbours within a row class, and what ran before must not change a bit."""
    for case in cases:
        if case.batch.seqs > 1:
            back = pack(case.encoded.sequences[::-1], pad_id)
            forward, turned = every_bit(executor, case.batch), every_bit(executor, back)
            section.check(f"{case.request.name}: reversed order gives the same bits", forward == turned[::-1])
    sized = sorted(cases, key=lambda case: case.batch.rows)
    small, large = sized[0], sized[-1]
    first = every_bit(executor, small.batch)
    big = executor.run(large.batch)
    section.check("a short request after the longest gives the same bits", every_bit(executor, small.batch) == first)
    section.check("the longest after a short one gives the same bits", same(executor.run(large.batch), big))
    for label, alone, others in neighbours(cases):
        batches = [pack(group, pad_id) for group in (alone, *others)]
        classes = {shape_class(batch).rows for batch in batches}
        section.check(f"{label}: one row class", len(classes) == 1, detail=str(classes))
        bits = [every_bit(executor, batch)[-1] for batch in batches]
        section.check(f"{label}: the same bits alone and among others", len(set(bits)) == 1)


def neighbours(cases: Sequence[Case]) -> list[tuple[str, list[Tokens], list[list[Tokens]]]]:
    """(label, a sequence alone, groups that end with it), all groups within one row class; made from the requests."""
    longest = max((s for case in cases for s in case.encoded.sequences), key=lambda s: len(s.ids))
    found = []
    for length in (20, 100, 300):
        if len(longest.ids) < length:
            continue
        size = row_class(aligned(length))  # that of the sequence alone
        own = Tokens(longest.ids[:length], tuple(m for m in longest.markers if m < length) or (3,), longest.qtype)
        room = size - aligned(length)
        if room < 16:
            continue
        one = Tokens(longest.ids[5 : 5 + room], (2, room - 1), 1)
        parts = [Tokens(longest.ids[7 : 7 + 16], (0, 9), 2)] * (room // 16)
        found.append((f"{length} tokens of {size} rows", [own], [[one, own], [*parts[:15], own]]))
    return found
