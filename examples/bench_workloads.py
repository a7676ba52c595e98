"""Write the frozen workloads of `laya-cuda bench`: python examples/bench_workloads.py [OUT], by default
manifests/workloads.

Every text is made from phrases.txt and every question from wording.py, with a fixed seed, so that a second run writes
the same bytes. A state has as many words as its row may have tokens, which is enough for any tokenizer that makes a
token or more of a word.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from messages import make_message
from phrasebook import Phrasebook, read_phrasebook, spin
from wording import (
    ABOUT_INSTRUCTIONS,
    ANGRY_INSTRUCTIONS,
    REFUND_INSTRUCTIONS,
    ROUTE_INSTRUCTIONS,
    ROUTES,
    THREE_LEVELS,
    URGENCY_INSTRUCTIONS,
    URGENCY_LEVELS,
)

SEED = 5
CALLS = 8
STREAM = 500
SHAPES: Mapping[str, tuple[int, int, str]] = {
    "1x48": (1, 48, "short"),
    "4x64": (4, 64, "short"),
    "1x464": (1, 464, "full"),
    "1x512": (1, 512, "full"),
    "4x464": (4, 464, "full"),
    "16x512": (16, 512, "full"),
    "choice-L48": (1, 48, "choice"),
    "score-L64": (1, 64, "score"),
    "medium-L176": (1, 176, "medium"),
}
SHORT_INSTRUCTIONS = {
    "choice": ("Which team?", "Who answers?", "Which desk?", "Where to?"),
    "score": ("How urgent?", "How soon?", "What priority?", "How pressing?"),
    "noul": ("A refund?", "Angry?", "Is it urgent?", "A new customer?"),
}
SHORT_LEVELS = (("low", "normal", "high", "now"), ("none", "low", "some", "high", "now"))

Question = dict[str, Any]


def choice(rng: random.Random, options: int, described: bool, labels: Sequence[str]) -> Question:
    """A choice between `options` labels, with a description each where that is wanted."""
    names = rng.sample(labels, options)
    texts = [text for route in ROUTES.values() for text in route.texts]
    criteria: Any = {name: rng.choice(texts) for name in names} if described else names
    return {"type": "choice", "instructions": rng.choice(ROUTE_INSTRUCTIONS), "criteria": criteria}


def score(rng: random.Random) -> Question:
    levels = rng.choice((*URGENCY_LEVELS, *THREE_LEVELS))
    return {"type": "score", "instructions": rng.choice(URGENCY_INSTRUCTIONS), "criteria": list(levels)}


def noul(rng: random.Random) -> Question:
    about = rng.choice(ABOUT_INSTRUCTIONS).format(rng.choice(rng.choice(list(ROUTES.values())).texts))
    return {"type": "noul", "instructions": rng.choice((*REFUND_INSTRUCTIONS, *ANGRY_INSTRUCTIONS, about, about))}


def short(rng: random.Random, kind: str, options: int = 4) -> Question:
    """A question of few words."""
    question: Question = {"type": kind, "instructions": rng.choice(SHORT_INSTRUCTIONS[kind])}
    if kind == "choice":
        question["criteria"] = rng.sample(list(ROUTES), options)
    elif kind == "score":
        question["criteria"] = list(SHORT_LEVELS[options - 4])
    return question


def label_pool(book: Phrasebook) -> list[str]:
    """Names for options: what teams are called, and what messages are about."""
    names = [name for route in ROUTES.values() for name in route.names]
    return sorted({*names, *(topic.name.split("/")[1].replace("_", " ") for topic in book.topics)})


def text(rng: random.Random, book: Phrasebook, count: int) -> str:
    """Sentences of several messages, `count` words."""
    found: list[str] = []
    while len(found) < count:
        found += " ".join(make_message(rng, book, "test").sentences).split()
    return " ".join(found[:count])


def turns(rng: random.Random, book: Phrasebook, count: int) -> list[dict[str, str]]:
    """A conversation, `count` words in all."""
    found: list[dict[str, str]] = []
    while count > 0:
        agent = bool(found) and found[-1]["role"] == "user"
        said = spin(rng, book, rng.choice(book.parts["agent"]["test"])) if agent else text(rng, book, 40)
        said = " ".join(said.split()[:count])
        count -= len(said.split())
        found.append({"role": "assistant" if agent else "user", "text": said})
    return found


class Pool:
    """Questions by name, each kept once."""

    def __init__(self) -> None:
        self.questions: dict[str, Question] = {}

    def name(self, question: Question) -> str:
        for name, known in self.questions.items():
            if known == question and json.dumps(known) == json.dumps(question):
                return name
        name = f"q{len(self.questions)}"
        self.questions[name] = question
        return name


def shape(book: Phrasebook, name: str) -> dict[str, Any]:
    """A workload of `CALLS` calls of one shape, no two questions of a call the same."""
    rows, tokens, style = SHAPES[name]
    rng = random.Random(f"{SEED}/{name}")
    labels = label_pool(book)
    pool, calls = Pool(), []

    def make(number: int) -> Question:
        kind = ("choice", "score", "noul")[number % 3]
        if style == "short":
            return short(rng, kind)
        if style == "choice":
            return short(rng, "choice", 6)
        if style == "score":
            return short(rng, "score", 5)
        if style == "medium":
            return choice(rng, 8, True, labels)
        return {"choice": lambda: choice(rng, rng.randint(3, 6), True, labels), "score": lambda: score(rng)}.get(
            kind, lambda: noul(rng)
        )()

    for call in range(CALLS):
        asked: list[str] = []
        while len(asked) < rows:
            question = pool.name(make(call + len(asked)))
            if question not in asked:
                asked.append(question)
        calls.append({"state": text(rng, book, tokens), "ask": asked})
    about = f"{rows} rows of {tokens} tokens: one state, {rows} question{'s' if rows > 1 else ''}"
    return {"name": name, "about": about, "stream": False, "rows": rows, "tokens": tokens, **fields(pool, calls)}


def stream(book: Phrasebook) -> dict[str, Any]:
    """500 different requests: 40 to 512 tokens, 1 to 16 questions, 2 to 64 options a question."""
    rng = random.Random(f"{SEED}/mixed")
    labels = label_pool(book)
    pool, calls = Pool(), []
    by_options = {n: [pool.name(choice(rng, n, n <= 8, labels)) for _ in range(3)] for n in range(2, 65)}
    others = [pool.name(score(rng)) for _ in range(40)] + [pool.name(noul(rng)) for _ in range(60)]
    brief = [pool.name(short(rng, kind)) for kind in SHORT_INSTRUCTIONS for _ in range(40)]
    for number in range(STREAM):
        tokens = (40, 512)[number] if number < 2 else round(40 * (512 / 40) ** rng.random())
        count = (1, 16)[number] if number < 2 else min(16, 1 + int(rng.expovariate(0.28)))
        most = max(2, min(64, (tokens - 24) // 6))
        short_row = tokens < 100
        count = min(count, 8) if short_row else count
        asked: list[str] = []
        while len(asked) < count:
            if short_row:
                question = rng.choice(brief)
            elif not asked or rng.random() < 0.4:
                options = most if rng.random() < 0.08 or number == 1 else min(most, 2 + int(rng.expovariate(0.3)))
                question = rng.choice(by_options[options])
            else:
                question = rng.choice(others)
            if question not in asked:
                asked.append(question)
        state = turns(rng, book, tokens) if rng.random() < 0.2 else text(rng, book, tokens)
        calls.append({"state": state, "ask": asked, "tokens": tokens})
    about = f"{STREAM} different requests: 40 to 512 tokens, 1 to 16 questions, 2 to 64 options a question"
    used = {name for call in calls for name in call["ask"]}
    pool.questions = {name: question for name, question in pool.questions.items() if name in used}
    return {"name": "mixed-500", "about": about, "stream": True, "rows": 0, "tokens": 512, **fields(pool, calls)}


def fields(pool: Pool, calls: list[dict[str, Any]]) -> dict[str, Any]:
    return {"questions": pool.questions, "calls": calls}


def written(frozen: Mapping[str, Any]) -> bytes:
    """A file that differs line by line."""
    lines = [f"{json.dumps(key)}: {json.dumps(frozen[key])}" for key in ("name", "about", "stream", "rows", "tokens")]
    asked = ",\n  ".join(
        f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in frozen["questions"].items()
    )
    calls = ",\n  ".join(json.dumps(call, ensure_ascii=False) for call in frozen["calls"])
    body = ",\n ".join(['"format": 1', *lines, f'"questions": {{\n  {asked}\n }}', f'"calls": [\n  {calls}\n ]'])
    return f"{{{body}}}\n".encode()


def files() -> dict[str, bytes]:
    """Every file by name, SHA256SUMS last."""
    book = read_phrasebook()
    made = {f"{name}.json": written(shape(book, name)) for name in SHAPES}
    made["mixed-500.json"] = written(stream(book))
    sums = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(made.items()))
    return {**made, "SHA256SUMS": sums.encode()}


def main() -> None:
    default = Path(__file__).resolve().parents[1] / "manifests" / "workloads"
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    out.mkdir(parents=True, exist_ok=True)
    for name, data in files().items():
        (out / name).write_bytes(data)
        print(f"{out / name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
