"""The sentences of the support corpus, read from ``phrases.txt``, and how one pattern becomes one text.

Each line of the file is one phrasing family; families are dealt to the splits ``train``, ``validation`` and ``test`` by
their place in their section, so a held-out message is worded in a way that training never showed.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

SPLITS = ("train", "validation", "test")
PHRASES = Path(__file__).with_name("phrases.txt")
# Greetings and the like carry no label, so every split may use all of them.
SHARED_PARTS = ("greeting", "closing", "context", "agent", "calm")


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
    """Every topic, the parts (greetings, urgency, anger, ...) any message may carry, by split; slot values; and loose
    words on a subject, for training alone."""

    topics: tuple[Topic, ...]
    parts: Mapping[str, Mapping[str, tuple[str, ...]]]
    slots: Mapping[str, tuple[str, ...]]
    loose: Mapping[str, tuple[str, ...]]
    sha256: str


def _deal(lines: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Deal families to splits: of every six in a row the third goes to validation, the fifth to test."""
    dealt: dict[str, list[str]] = {split: [] for split in SPLITS}
    for i, line in enumerate(lines):
        dealt["validation" if i % 6 == 2 else "test" if i % 6 == 4 else "train"].append(line)
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
    topics, parts, slots, loose = [], {}, {}, {}
    for head, lines in sections:
        if head[0].startswith("+"):
            name = head[0][1:]
            parts[name] = {split: tuple(lines) for split in SPLITS} if name in SHARED_PARTS else _deal(lines)
        elif head[0].startswith("@"):
            slots[head[0][1:]] = tuple(lines)
        elif head[0].startswith("~"):
            loose[head[0][1:]] = tuple(word.strip() for line in lines for word in line.split(";"))
        else:
            route = head[0].split("/")[0]
            topics.append(Topic(head[0], route, int(head[1]), "refund" in head[2:], _deal(lines)))
    return Phrasebook(tuple(topics), parts, slots, loose, hashlib.sha256(text.encode()).hexdigest())


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
