"""The 13 requests of the whole-forward comparison: short and long, 1 to 16 questions, all three types, 16 x 512.

Texts are made from a seed; a state is grown word by word until its longest sequence has the wanted length, whatever
the checkpoint's tokenizer makes of it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from laya_cuda.checkpoint import Checkpoint
from laya_cuda.request import EncodedRequest, encode_request

TEXT = (
    "please refund the duplicate charge on my account it was taken twice this month and support has not answered yet "
    "the package never arrived although tracking says delivered can someone look into it before friday thanks a lot "
    "login fails with error code after the update on my phone but works in the browser invoice number address changed"
)
WORDS = TEXT.split()


@dataclass(frozen=True)
class Request:
    """One request as a user sends it, with a name for reports."""

    name: str
    state: Any
    questions: dict[str, Any]


def choice(rng: random.Random, options: int) -> dict[str, Any]:
    labels = rng.sample(sorted(set(WORDS)), options)
    return {
        "type": "choice",
        "instructions": "Which team should take this message?",
        "criteria": {label: " ".join(rng.choices(WORDS, k=3)) if i % 2 else None for i, label in enumerate(labels)},
    }


def score(rng: random.Random, levels: int) -> dict[str, Any]:
    return {
        "type": "score",
        "instructions": "How urgent is it?",
        "criteria": [f"{' '.join(rng.choices(WORDS, k=2))} {level}" for level in range(levels)],
    }


def noul(rng: random.Random, labels: bool) -> dict[str, Any]:
    question: dict[str, Any] = {"type": "noul", "instructions": f"Is this about {rng.choice(WORDS)}?"}
    if labels:
        question["labels"] = {"false": "no", "true": "yes"}
    return question


def mixed(rng: random.Random, count: int) -> dict[str, Any]:
    """Questions of all three types in turn, with 1 to 12 options."""
    makers = [
        lambda: choice(rng, 4),
        lambda: score(rng, 5),
        lambda: noul(rng, False),
        lambda: choice(rng, 12),
        lambda: noul(rng, True),
        lambda: score(rng, 3),
        lambda: choice(rng, 1),
    ]
    return {f"q{i}": makers[i % len(makers)]() for i in range(count)}


SHAPES: tuple[tuple[str, int, int, str], ...] = (
    ("choice_48", 1, 48, "choice"),
    ("score_40", 1, 40, "score"),
    ("noul_32", 1, 32, "noul"),
    ("three_64", 3, 64, "mixed"),
    ("four_77", 4, 77, "mixed"),
    ("one_130", 1, 130, "mixed"),
    ("two_200", 2, 200, "turns"),
    ("one_464", 1, 464, "mixed"),
    ("four_464", 4, 464, "mixed"),
    ("one_512", 1, 600, "mixed"),
    ("eight_150", 8, 150, "turns"),
    ("sixteen_90", 16, 90, "mixed"),
    ("sixteen_512", 16, 600, "mixed"),
)


def encode(checkpoint: Checkpoint, request: Request) -> EncodedRequest:
    """The request's sequences under the checkpoint's budgets."""
    g = checkpoint.geometry
    return encode_request(
        checkpoint.tokenizer, request.state, request.questions, max_len=g.max_len, head_max_len=g.head_max_len
    )


def build(checkpoint: Checkpoint, seed: int, limit: int | None = None) -> list[Request]:
    """The 13 requests, or the first `limit` of them. A state ends as soon as its longest sequence is `tokens` long."""
    requests = []
    for number, (name, count, tokens, kind) in enumerate(SHAPES[:limit]):
        rng = random.Random(seed * 1000 + number)
        single = {"choice": lambda r: choice(r, 4), "score": lambda r: score(r, 5), "noul": lambda r: noul(r, False)}
        questions = {"q": single[kind](rng)} if kind in single else mixed(rng, count)
        words = rng.choices(WORDS, k=700)

        def request(
            used: int,
            name: str = name,
            words: list[str] = words,
            turns: bool = kind == "turns",
            questions: dict[str, Any] = questions,
        ) -> Request:
            text = words[:used]
            state: Any = " ".join(text)
            if turns:
                state = [{"role": "user", "text": " ".join(text[i : i + 20])} for i in range(0, max(used, 1), 20)]
            return Request(name, state, questions)

        def longest(used: int, make: Any = request) -> int:
            return max(len(sequence.ids) for sequence in encode(checkpoint, make(used)).sequences)

        low, high = 1, len(words)
        while low < high:  # the fewest words that reach the length
            middle = (low + high) // 2
            if longest(middle) >= min(tokens, checkpoint.geometry.max_len):
                high = middle
            else:
                low = middle + 1
        requests.append(request(len(words) if tokens > checkpoint.geometry.max_len else low))
    return requests
