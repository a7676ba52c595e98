"""How far a peer's logits and answers are from the float32 oracle's.

A decision is the largest logit of a question. It is *close* where the oracle's two largest differ by less than twice
the peer's RMS error: rounding may turn it, so such decisions are counted apart.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

NRMS = 0.1
"""Logits further than this from the oracle's, relative to their RMS, are no rounding but another model."""
CLEAR_WRONG = 0.02
"""Share of clear decisions, and at least one, that may differ before the same is said."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Answered:
    """What a peer, or the oracle, made of a cell's calls.

    Attributes:
        logits: a call's logits, row by row, all options back to back.
        action_logits: the same of actions.
        answers: a call's answers by question id, or None where the peer gives none.
    """

    logits: Sequence[Sequence[float]]
    action_logits: Sequence[Sequence[float]]
    answers: Sequence[Mapping[str, Any] | None]

    @staticmethod
    def of_reply(values: Mapping[str, Any]) -> Answered:
        """Take a worker's reply apart; nested rows and whole results are brought to one form."""
        answers = [
            answer.get("answers", answer) if isinstance(answer, dict) else None
            for answer in values.get("answers") or []
        ]
        logits = [flat(call) for call in values["logits"]]
        return Answered(
            logits, [flat(call) for call in values["action_logits"]], answers + [None] * (len(logits) - len(answers))
        )


def flat(values: Any) -> list[float]:
    """Numbers of nested lists, in order; what is no number becomes NaN."""
    if isinstance(values, (list, tuple)):
        return [number for value in values for number in flat(value)]
    is_number = isinstance(values, (int, float)) and not isinstance(values, bool)
    return [float(values) if is_number else math.nan]


def compare(oracle: Answered, peer: Answered, options: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Errors and equal decisions of a peer, as they stand in an evidence file.

    Args:
        options: of each call, the number of options of each row.

    Raises:
        ValueError: the peer gave another number of logits than the oracle; the message is one line.
    """
    for name, mine, theirs in (
        ("logits", oracle.logits, peer.logits),
        ("action logits", oracle.action_logits, peer.action_logits),
    ):
        if len(mine) != len(theirs):
            raise ValueError(f"{name} of {len(theirs)} calls where {len(mine)} were asked for")
        for number, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            if len(one) != len(other):
                raise ValueError(f"call {number}: {len(other)} {name} where the oracle has {len(one)}")
    want, got = _joined(oracle.logits), _joined(peer.logits)
    return {
        "logits": _error(want, got),
        "action_logits": _error(_joined(oracle.action_logits), _joined(peer.action_logits)),
        "decisions": _decisions(want, got, [count for call in options for count in call]),
        "answers": _answers(oracle.answers, peer.answers),
    }


def beyond(found: Mapping[str, Any]) -> list[str]:
    """What in a comparison is more than rounding, in words."""
    said = []
    for name in ("logits", "action_logits"):
        nrms = found[name]["nrms"]
        if nrms is None:
            said.append(f"{name.replace('_', ' ')} that are not finite")
        elif nrms > NRMS:
            said.append(f"{name.replace('_', ' ')} with an error of {nrms:.3g} times their RMS (bound {NRMS:g})")
    for name in ("decisions", "answers"):
        counts = found[name]
        if counts is None:
            continue
        clear, wrong = counts["of"] - counts["close"], counts["of"] - counts["close"] - counts["equal"]
        if wrong > max(1.0, CLEAR_WRONG * clear):
            said.append(f"{wrong} of {clear} clear {name} are not the oracle's")
    return said


def _joined(calls: Sequence[Sequence[float]]) -> Floats:
    return np.concatenate([np.asarray(call, np.float64) for call in calls]) if calls else np.zeros(0)


def _error(want: Floats, got: Floats) -> dict[str, float | None]:
    """RMS of the difference over RMS of the oracle's, and the largest; null where something is not finite."""
    if not (np.isfinite(got).all() and np.isfinite(want).all()):
        return {"nrms": None, "max_abs": None}
    if not len(want):
        return {"nrms": 0.0, "max_abs": 0.0}
    scale = float(np.sqrt(np.mean(want**2)))
    rms = float(np.sqrt(np.mean((got - want) ** 2)))
    return {"nrms": _digits(rms / max(scale, 1e-30)), "max_abs": _digits(float(np.abs(got - want).max()))}


def _decisions(want: Floats, got: Floats, options: Sequence[int]) -> dict[str, int]:
    """Equal decisions among the clear ones, and among the close ones; `of` counts both."""
    finite = np.isfinite(got).all() and len(got)
    tolerance = 2 * float(np.sqrt(np.mean((got - want) ** 2))) if finite else 0.0
    counts = {"equal": 0, "of": 0, "close_equal": 0, "close": 0}
    start = 0
    for count in options:
        mine, theirs = want[start : start + count], got[start : start + count]
        start += count
        equal = bool(np.isfinite(theirs).all()) and int(mine.argmax()) == int(theirs.argmax())
        top = np.sort(mine)[::-1]
        _count(counts, count > 1 and float(top[0] - top[1]) < tolerance, equal)
    return counts


def _answers(
    want: Sequence[Mapping[str, Any] | None], got: Sequence[Mapping[str, Any] | None]
) -> dict[str, Any] | None:
    """Equal answers: the choice, the nearest level, yes or no. Close is as of decisions, of probabilities."""
    pairs = []
    for mine, theirs in zip(want, got, strict=True):
        if mine is not None and theirs is not None:
            pairs += [(answer, theirs.get(key)) for key, answer in mine.items()]
    if not pairs:
        return None
    shares = [(_shares(a), _shares(b)) for a, b in pairs]
    apart = [np.subtract(a, b) for a, b in shares if len(a) == len(b)]
    every = np.concatenate(apart) if apart else np.zeros(1)
    finite = bool(np.isfinite(every).all())
    tolerance = 2 * float(np.sqrt(np.mean(every**2))) if finite else 0.0
    counts: dict[str, Any] = {"equal": 0, "of": 0, "close_equal": 0, "close": 0}
    for a, b in shares:
        equal = len(a) == len(b) and all(map(math.isfinite, b)) and int(np.argmax(a)) == int(np.argmax(b))
        top = sorted(a, reverse=True)
        _count(counts, len(top) > 1 and top[0] - top[1] < tolerance, equal)
    counts["max_probability_error"] = _digits(float(np.abs(every).max())) if finite else None
    return counts


def _shares(answer: Any) -> list[float]:
    """The probabilities of an answer's options, in order; a noul's are those of false and true."""
    if not isinstance(answer, Mapping):
        return []
    if isinstance(answer.get("probabilities"), Mapping):
        return [flat(value)[0] for value in answer["probabilities"].values()]
    true = flat(answer.get("noul"))[0]
    return [1.0 - true, true]


def _count(counts: dict[str, Any], close: bool, equal: bool) -> None:
    counts["of"] += 1
    counts["close"] += close
    counts["close_equal" if close else "equal"] += equal


def _digits(value: float) -> float:
    """Five significant digits."""
    return float(f"{value:.5g}")
