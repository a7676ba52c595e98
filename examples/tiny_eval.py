"""Held-out accuracy of a checkpoint, asked through upstream laya's public ``predict``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from corpus import Example, make_example
from phrasebook import Phrasebook


@dataclass(frozen=True)
class Score:
    """How many of ``asked`` questions were answered right, and the mean confidence in the given answers."""

    asked: int
    right: int
    confidence: float

    @property
    def accuracy(self) -> float:
        return self.right / self.asked


def held_out(book: Phrasebook, seed: int, kind: str, count: int, split: str = "test") -> list[Example]:
    """The first ``count`` examples of a kind from a held-out split that have a right answer."""
    found: list[Example] = []
    index = 0
    while len(found) < count:
        example = make_example(book, seed, split, index, kind)
        index += 1
        if example.label >= 0:
            found.append(example)
    return found


def chosen(question: Mapping[str, Any], answer: Mapping[str, Any]) -> int:
    """Index of the option an answer settles on: the likeliest option, for a score too."""
    if question["type"] == "noul":
        return int(answer["noul"] >= 0.5)
    values = list(answer["probabilities"].values())
    return values.index(max(values))


def score(agent: Any, examples: Sequence[Example]) -> Score:
    """Ask an agent (upstream's, or any with its ``predict``) every example and count right answers."""
    right, confidence = 0, 0.0
    for e in examples:
        answer = agent.predict(e.state, {"q": dict(e.question)})["answers"]["q"]
        right += chosen(e.question, answer) == e.label
        confidence += answer["answer_confidence"]
    return Score(len(examples), right, confidence / len(examples))
