"""Generated support messages and questions about them.

The sentences live in ``phrases.txt``. Each line is one phrasing family; families are dealt to the splits ``train``,
``validation`` and ``test`` by their place in their section, so a held-out message is worded in a way that training
never showed. Example ``i`` of a split depends on ``(seed, split, i)`` only, whatever was drawn before.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
    SUBJECTS,
    THREE_LEVELS,
    URGENCY_INSTRUCTIONS,
    URGENCY_LEVELS,
)

SPLITS = ("train", "validation", "test")
PHRASES = Path(__file__).with_name("phrases.txt")
# How far a topic may be pushed: praise with an emergency, or with anger, would have no right answer.
NEVER_ANGRY = ("feedback/praise_agent", "feedback/praise_product")
REFUND_TOPIC = "billing/refund_request"
NO_REFUND_ADDON = (REFUND_TOPIC, "billing/refund_policy")
CAN_ASK_REFUND = ("billing", "technical", "shipping", "cancellation")


@dataclass(frozen=True)
class Topic:
    """One reason to write: its route, the urgency it carries by itself (0 to 3), and its families by split."""

    name: str
    route: str
    urgency: int
    refund: bool
    families: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Phrasebook:
    """Every topic, the parts (greetings, urgency, anger, ...) any message may carry, by split, and slot values."""

    topics: tuple[Topic, ...]
    parts: Mapping[str, Mapping[str, tuple[str, ...]]]
    slots: Mapping[str, tuple[str, ...]]
    sha256: str


@dataclass(frozen=True)
class Message:
    """What a message says and what is true of it. ``route`` is None where the message is about nothing we handle,
    ``routable`` is False where two departments could claim it."""

    sentences: tuple[str, ...]
    route: str | None
    routable: bool
    urgency: int
    refund: bool
    angry: bool


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


def _deal(lines: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Deal families to splits: of every six in a row the third goes to validation, the sixth to test."""
    dealt: dict[str, list[str]] = {split: [] for split in SPLITS}
    for i, line in enumerate(lines):
        dealt["validation" if i % 6 == 2 else "test" if i % 6 == 5 else "train"].append(line)
    return {split: tuple(found) for split, found in dealt.items()}


def read_phrasebook(path: Path = PHRASES) -> Phrasebook:
    """Read ``phrases.txt``."""
    text = path.read_text(encoding="utf-8")
    sections: list[tuple[list[str], list[str]]] = []
    for line in text.splitlines():
        if line.startswith("= "):
            sections.append((line[2:].split(), []))
        elif line and not line.startswith("#"):
            sections[-1][1].append(line)
    topics, parts, slots = [], {}, {}
    for head, lines in sections:
        if head[0].startswith("+"):
            name = head[0][1:]
            # Greetings and the like carry no label, so every split may use all of them.
            shared = name in ("greeting", "closing", "context", "agent", "calm")
            parts[name] = {split: tuple(lines) for split in SPLITS} if shared else _deal(lines)
        elif head[0].startswith("@"):
            slots[head[0][1:]] = tuple(lines)
        else:
            route = head[0].split("/")[0]
            topics.append(Topic(head[0], route, int(head[1]), "refund" in head[2:], _deal(lines)))
    return Phrasebook(tuple(topics), parts, slots, hashlib.sha256(text.encode()).hexdigest())


def _fill_slot(rng: random.Random, book: Phrasebook, name: str) -> str:
    if name in ("amount", "amount2"):
        value = rng.choice((rng.randint(5, 99), rng.randint(100, 999), rng.randint(1000, 4900)))
        cents = rng.choice(("", ".00", ".50", ".99"))
        return rng.choice(("${}{}", "{}{} dollars", "€{}{}", "{}{} euros", "£{}{}", "{}{} USD")).format(value, cents)
    if name in ("n", "n2"):
        return str(rng.choice((rng.randint(2, 12), rng.randint(10, 60), rng.randint(60, 600))))
    if name == "order":
        return rng.choice(("#{}", "{}", "A-{}", "no. {}", "INV-{}")).format(rng.randint(1000, 99999))
    if name == "version":
        return f"{rng.randint(1, 12)}.{rng.randint(0, 9)}"
    if name == "year":
        return str(rng.randint(2012, 2025))
    if name == "email":
        return f"{rng.choice(book.slots['name']).lower()}@{rng.choice(('example.com', 'mail.example', 'acme.example'))}"
    return rng.choice(book.slots[name.rstrip("2")])


def spin(rng: random.Random, book: Phrasebook, pattern: str) -> str:
    """Choose among ``{a|b}`` and fill every ``<slot>``."""
    text = re.sub(r"\{([^{}]*)\}", lambda m: rng.choice(m.group(1).split("|")), pattern)
    return re.sub(r"<(\w+)>", lambda m: _fill_slot(rng, book, m.group(1)), text)


def make_message(
    rng: random.Random,
    book: Phrasebook,
    split: str,
    *,
    route: str | None = None,
    urgency: int | None = None,
    refund: bool | None = None,
    angry: bool | None = None,
) -> Message:
    """Draw a message; a keyword that is not None fixes that fact of it."""
    if route is None and urgency in (None, 0) and not refund and not angry and rng.random() < 0.05:
        return _off_topic(rng, book, split)
    urgency, refund, allowed = _draw_facts(rng, book, route, urgency, refund)
    routable = True
    if refund:
        core = [t for t in allowed if t.refund]
        # Half of the requests are refund requests by topic, half ask for it in an added sentence.
        topic = rng.choice(core) if core and rng.random() < 0.5 else rng.choice(allowed)
    else:
        names = sorted({t.route for t in allowed})
        picked = rng.choice(names)
        topic = rng.choice([t for t in allowed if t.route == picked])
    families = topic.families[split]
    body = [spin(rng, book, f) for f in rng.sample(families, min(len(families), rng.choice((1, 1, 1, 2))))]

    def part(name: str) -> str:
        return spin(rng, book, rng.choice(book.parts[name][split]))

    if refund and (not topic.refund or rng.random() < 0.2):
        body.append(part("refund_ask"))
        routable = topic.route == "billing"
    elif not refund and topic.name not in NO_REFUND_ADDON and topic.route in CAN_ASK_REFUND and rng.random() < 0.15:
        body.append(part("refund_not"))
    if urgency != topic.urgency or (urgency in (0, 3) and rng.random() < 0.35):
        body.insert(rng.choice((0, len(body), len(body))), part(f"urgency{urgency}"))
    if angry is None:
        angry = rng.random() < 0.15
    angry = angry and topic.name not in NEVER_ANGRY
    if angry:
        for _ in range(rng.choice((1, 1, 2))):
            body.insert(rng.randint(0, len(body)), part("angry"))
    elif rng.random() < 0.3:
        body.append(part("calm"))
    if rng.random() < 0.4:
        body.insert(rng.choice((0, len(body))), part("context"))
    if rng.random() < 0.35:
        body.insert(0, part("greeting"))
    if rng.random() < 0.3:
        body.append(part("closing"))
    return Message(tuple(body), topic.route, routable, urgency, refund, angry)


def _draw_facts(
    rng: random.Random, book: Phrasebook, route: str | None, urgency: int | None, refund: bool | None
) -> tuple[int, bool, list[Topic]]:
    """Draw the facts that are not fixed until some topic can carry them all."""
    while True:
        level = rng.choices((0, 1, 2, 3), (12, 58, 16, 14))[0] if urgency is None else urgency
        wants = rng.random() < 0.16 if refund is None else refund
        allowed = [t for t in book.topics if _fits(t, route, level, wants)]
        if allowed:
            return level, wants, allowed


def _fits(topic: Topic, route: str | None, urgency: int, refund: bool) -> bool:
    """Whether a topic can carry these facts without contradicting itself."""
    if route is not None and topic.route != route:
        return False
    if refund != topic.refund and (not refund or topic.route not in CAN_ASK_REFUND):
        return False
    if refund and topic.name == "billing/refund_policy":
        return False
    # A topic urgent by itself stays so; praise and ideas are never pressing; the rest takes any level in words.
    return urgency == topic.urgency or topic.urgency == 1


def _off_topic(rng: random.Random, book: Phrasebook, split: str) -> Message:
    count = rng.choice((1, 1, 2))
    lines = rng.sample(book.parts["offtopic"][split], min(count, len(book.parts["offtopic"][split])))
    return Message(tuple(spin(rng, book, line) for line in lines), None, False, 0, False, False)


def _typo(rng: random.Random, text: str) -> str:
    """Swap, drop or double one letter in about one word of twelve."""
    words = text.split(" ")
    for i, word in enumerate(words):
        if len(word) > 4 and word.isalpha() and rng.random() < 0.08:
            at = rng.randint(1, len(word) - 2)
            way = rng.randint(0, 2)
            if way == 0:
                words[i] = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
            elif way == 1:
                words[i] = word[:at] + word[at + 1 :]
            else:
                words[i] = word[:at] + word[at] + word[at:]
    return " ".join(words)


def _lose_words(rng: random.Random, text: str) -> str:
    """Lose about one word of ten, so that no single word of a phrase can be relied on."""
    words = text.split(" ")
    kept = [word for word in words if rng.random() > 0.1]
    return " ".join(kept or words)


def _rough(rng: random.Random, text: str) -> str:
    """Now and then: typing errors, no capitals, all capitals, no full stops."""
    if rng.random() < 0.2:
        text = _typo(rng, text)
    way = rng.random()
    if way < 0.12:
        return text.lower()
    if way < 0.14:
        return text.upper()
    if way < 0.2:
        return text.replace(". ", " ").replace(",", "")
    return text


def render_state(rng: random.Random, book: Phrasebook, message: Message, split: str) -> Any:
    """The message as plain text, as a JSON object, or as a list of conversation turns."""
    sentences = message.sentences
    if split == "train" and rng.random() < 0.3:
        sentences = tuple(_lose_words(rng, sentence) for sentence in sentences)
    text = _rough(rng, rng.choice((" ", " ", "\n")).join(sentences))
    way = rng.random()
    if way < 0.66:
        return text
    name = rng.choice(book.slots["name"])
    if way < 0.83:
        subject = rng.choice((rng.choice(SUBJECTS), rng.choice(SUBJECTS), sentences[-1]))
        return rng.choice(
            (
                {"subject": subject, "body": text},
                {"from": name, "subject": subject, "message": text},
                {"channel": rng.choice(("email", "chat", "web form")), "text": text},
                {"customer": {"name": name, "plan": rng.choice(("basic", "pro", "business"))}, "message": text},
                {"ticket": rng.randint(100, 9999), "language": "en", "message": text},
            )
        )
    cut = rng.randint(0, len(sentences) - 1)
    turns = [
        ("customer", " ".join(sentences[:cut])) if cut else ("agent", spin(rng, book, book.parts["agent"]["train"][0]))
    ]
    if cut:
        turns.append(("agent", spin(rng, book, rng.choice(book.parts["agent"]["train"]))))
    turns.append(("customer", " ".join(sentences[cut:])))
    turns = [(who, _rough(rng, said)) for who, said in turns]
    style = rng.randint(0, 2)
    if style == 0:
        return [{"role": "user" if who == "customer" else "assistant", "content": said} for who, said in turns]
    if style == 1:
        return [{"speaker": who, "text": said} for who, said in turns]
    return [f"{who}: {said}" for who, said in turns]


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
    message = make_message(rng, book, split, urgency=rng.choice((0, 1, 1, 2, 3)))
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
