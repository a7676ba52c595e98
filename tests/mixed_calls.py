"""Calls of every kind on one engine, from many threads; each answer can be compared with the one computed alone."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from laya_cuda import Engine
from laya_cuda.request import Sequence as Encoded

PATIENCE_S = 300
CLOSED = ("DeviceError", "the engine is closed")
_WORDS = ("refund", "order", "parcel", "late", "broken", "thanks", "please", "invoice", "address", "cancel", "again")


@dataclass(frozen=True)
class Call:
    """One call of a method: `kind` is its name, such as predict, predict_batch, forward or close."""

    kind: str
    arguments: tuple[Any, ...]

    def __call__(self, engine: Engine) -> Any:
        """The answer, in a form that `==` compares bit for bit."""
        answer = getattr(engine, self.kind)(*self.arguments)
        if self.kind != "forward":
            return answer
        return answer.logits.tobytes(), answer.action_logits.tobytes()


def calls(count: int, seed: int = 0) -> list[Call]:
    """Distinct short calls, a third of each kind, over several shape classes."""
    draw = random.Random(seed)
    return [(_predict, _predict_batch, _forward)[number % 3](draw) for number in range(count)]


def outcome(call: Call, engine: Engine) -> Any:
    """The answer, or the error as a pair of its type's name and its text."""
    try:
        return call(engine)
    except Exception as error:
        return type(error).__name__, str(error)


def together(engine: Engine, lists: Sequence[Sequence[Call]]) -> list[list[Any]]:
    """Let one thread a list make its calls in order, all at once; returns the outcomes in the form of `lists`.

    Raises AssertionError where a thread does not come back.
    """
    outcomes: list[list[Any]] = [[] for _ in lists]
    gate = threading.Barrier(len(lists))

    def work(number: int) -> None:
        gate.wait(PATIENCE_S)
        outcomes[number].extend(outcome(call, engine) for call in lists[number])

    threads = [threading.Thread(target=work, args=(number,), daemon=True) for number in range(len(lists))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_S)
    assert not any(thread.is_alive() for thread in threads), "a thread hangs"
    return outcomes


def closing_race(checkpoint: Path, bundle: Path, rounds: int) -> None:
    """Eight threads ask and four of them close: every answer is right or says that the engine is closed.

    Raises AssertionError where it is not so, and where a close does not return.
    """
    asked, close = calls(8), Call("close", ())
    for _ in range(rounds):
        engine = Engine(checkpoint, bundle)
        alone = [call(engine) for call in asked]
        outcomes = together(engine, [[*asked, close, *asked]] * 4 + [asked * 2] * 4)
        for answers in outcomes[:4]:
            assert answers[len(asked) :] == [None] + [CLOSED] * len(asked)
            assert all(answer in (alone[n], CLOSED) for n, answer in enumerate(answers[: len(asked)]))
        for answers in outcomes[4:]:
            assert all(answer in (alone[n % len(asked)], CLOSED) for n, answer in enumerate(answers))


def background(work: Callable[[], Any]) -> tuple[threading.Thread, list[Any]]:
    """Start something in a thread; the list receives its result, or its error as `outcome` gives it."""
    results: list[Any] = []

    def run() -> None:
        try:
            results.append(work())
        except Exception as error:
            results.append((type(error).__name__, str(error)))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread, results


def encoded(rows: int, seed: int = 0, options: int = 2) -> Encoded:
    """A sequence of `rows` random tokens with that many options."""
    draw = random.Random(seed)
    ids = tuple(draw.randrange(1000) for _ in range(rows))
    return Encoded(ids, tuple(range(1, 1 + options)), draw.randrange(3))


def _text(draw: random.Random, most: int) -> str:
    return " ".join(draw.choice(_WORDS) for _ in range(draw.randint(1, most)))


def _questions(draw: random.Random) -> dict[str, Any]:
    choice = {name: _text(draw, 2) for name in draw.sample(_WORDS, draw.randint(2, 3))}
    asked = {
        "noul": {"type": "noul", "instructions": _text(draw, 5)},
        "choice": {"type": "choice", "instructions": _text(draw, 5), "criteria": choice},
        "score": {"type": "score", "instructions": _text(draw, 5), "criteria": [_text(draw, 2) for _ in range(2)]},
    }
    return {name: asked[name] for name in draw.sample(list(asked), draw.choice((1, 1, 2)))}


def _predict(draw: random.Random) -> Call:
    return Call("predict", (_text(draw, 20), _questions(draw)))


def _predict_batch(draw: random.Random) -> Call:
    return Call("predict_batch", ([_text(draw, 10) for _ in range(2)], _questions(draw)))


def _forward(draw: random.Random) -> Call:
    return Call("forward", ([encoded(draw.randint(8, 60), draw.randrange(10**6)) for _ in range(draw.randint(1, 3))],))
