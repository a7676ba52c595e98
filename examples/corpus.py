"""Questions about generated support messages, with the answer each should get.

Example ``i`` of a split depends on ``(seed, split, kind, i)`` only, whatever was drawn before.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from messages import Message, make_message, render_state
from phrasebook import Phrasebook
from wording import (
    ABOUT_INSTRUCTIONS,
    ANGRY_CRITERIA,
    ANGRY_INSTRUCTIONS,
    KINDS,
    NOUL_LABELS,
    PLAIN_KEYS,
    REFUND_CRITERIA,
    REFUND_INSTRUCTIONS,
    ROUTE_INSTRUCTIONS,
    ROUTES,
    THREE_LEVELS,
    URGENCY_INSTRUCTIONS,
    URGENCY_LEVELS,
)


@dataclass(frozen=True)
class Example:
    """A state, one question in upstream's public form, and the probability each option should get.

    ``label`` is the index of the right option, or -1 where there is none (then ``target`` is flat).
    ``options`` holds each option's route for a routing question, and is empty for the others.
    """

    kind: str
    message: Message
    state: Any
    question: Mapping[str, Any]
    target: tuple[float, ...]
    label: int
    options: tuple[str, ...] = ()


def _one_hot(label: int, count: int) -> tuple[float, ...]:
    return tuple(1.0 if i == label else 0.0 for i in range(count))


def _route_example(rng: random.Random, book: Phrasebook, split: str) -> Example:
    while True:
        message = make_message(rng, book, split, route=rng.choice((*ROUTES, *ROUTES, None)))
        if message.routable or message.route is None:
            break
    count = rng.choice((2, 3, 4, 4, 5, 5, 6, 8))
    others = [r for r in ROUTES if r != message.route]
    routes = [*rng.sample(others, count - 1), message.route or rng.choice(others)]
    routes = list(dict.fromkeys(routes))
    rng.shuffle(routes)
    style = rng.random()
    criteria: Any
    if style < 0.35:
        criteria = [rng.choice(ROUTES[r].names) for r in routes]
    else:
        # Names that say nothing make the model read the descriptions.
        keys = rng.choice(PLAIN_KEYS) if style > 0.85 else [rng.choice(ROUTES[r].names) for r in routes]
        criteria = {key: rng.choice(ROUTES[r].texts) for key, r in zip(keys, routes, strict=False)}
    label = routes.index(message.route) if message.route else -1
    target = _one_hot(label, len(routes)) if message.route else tuple(1 / len(routes) for _ in routes)
    question = {"type": "choice", "instructions": rng.choice(ROUTE_INSTRUCTIONS), "criteria": criteria}
    state = render_state(rng, book, message, split)
    return Example("routing", message, state, question, target, label, tuple(routes))


def _urgency_example(rng: random.Random, book: Phrasebook, split: str) -> Example:
    # Anger is common here, lest the model take it for urgency.
    message = make_message(rng, book, split, urgency=rng.choice((0, 1, 1, 1, 2, 3)), angry=rng.random() < 0.25)
    levels, label = rng.choice(URGENCY_LEVELS), message.urgency
    if rng.random() < 0.2:
        levels, label = rng.choice(THREE_LEVELS), min(message.urgency, 2)
    question = {"type": "score", "instructions": rng.choice(URGENCY_INSTRUCTIONS), "criteria": list(levels)}
    state = render_state(rng, book, message, split)
    return Example("urgency", message, state, question, _one_hot(label, len(levels)), label)


def _noul_question(rng: random.Random, instructions: str, criteria: Sequence[Mapping[str, str]]) -> dict[str, Any]:
    question: dict[str, Any] = {"type": "noul", "instructions": instructions}
    if criteria and rng.random() < 0.5:
        question["criteria"] = dict(rng.choice(criteria))
    if rng.random() < 0.3:
        question["labels"] = dict(rng.choice(NOUL_LABELS))
    return question


def _refund_example(rng: random.Random, book: Phrasebook, split: str) -> Example:
    truth = rng.random() < 0.45
    # Two in five of the negatives come from billing, where telling apart is hard.
    route = None if truth or rng.random() < 0.6 else "billing"
    message = make_message(rng, book, split, refund=truth, route=route)
    question = _noul_question(rng, rng.choice(REFUND_INSTRUCTIONS), REFUND_CRITERIA)
    state = render_state(rng, book, message, split)
    return Example("refund", message, state, question, _one_hot(int(truth), 2), int(truth))


def _angry_example(rng: random.Random, book: Phrasebook, split: str) -> Example:
    message = make_message(rng, book, split, angry=rng.random() < 0.5)
    label = int(message.angry)
    question = _noul_question(rng, rng.choice(ANGRY_INSTRUCTIONS), ANGRY_CRITERIA)
    state = render_state(rng, book, message, split)
    return Example("angry", message, state, question, _one_hot(label, 2), label)


def _about_example(rng: random.Random, book: Phrasebook, split: str) -> Example:
    while True:
        message = make_message(rng, book, split)
        if message.routable:
            break
    truth = rng.random() < 0.5
    asked = message.route if truth else rng.choice([r for r in ROUTES if r != message.route])
    text = rng.choice(ROUTES[asked or "billing"].texts)
    question = _noul_question(rng, rng.choice(ABOUT_INSTRUCTIONS).format(text), ())
    state = render_state(rng, book, message, split)
    return Example("about", message, state, question, _one_hot(int(truth), 2), int(truth))


MAKERS: Mapping[str, Callable[[random.Random, Phrasebook, str], Example]] = {
    "routing": _route_example,
    "urgency": _urgency_example,
    "refund": _refund_example,
    "angry": _angry_example,
    "about": _about_example,
}


def make_example(book: Phrasebook, seed: int, split: str, index: int, kind: str | None = None) -> Example:
    """Example ``index`` of a split. ``kind`` (routing, urgency, refund, angry, about) is drawn where not given."""
    rng = random.Random(f"{seed}/{split}/{kind}/{index}")
    drawn = kind or rng.choices(tuple(KINDS), tuple(KINDS.values()))[0]
    return MAKERS[drawn](rng, book, split)


def corpus_sha256(examples: Sequence[Example]) -> str:
    """SHA-256 of examples as JSON lines; two runs that agree on it drew the same corpus."""
    digest = hashlib.sha256()
    for e in examples:
        digest.update(json.dumps([e.kind, e.state, e.question, e.target], sort_keys=False).encode() + b"\n")
    return digest.hexdigest()
