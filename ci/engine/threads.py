"""Threads: many callers of one engine get the answers that each would get alone."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ci.engine import measure, traffic
from ci.engine.parts import Start
from ci.engine.setup import Setup
from ci.parity.report import Section
from laya_cuda import Engine

REQUESTS = 40


def run(section: Section, start: Start, setup: Setup) -> None:
    start("threads", 90)


def calls(engine: Engine, rng: random.Random, tokens: int, count: int) -> list[Any]:
    """Distinct calls of all kinds; each returns something that compares equal only when every number is."""
    words = list(traffic.questions(rng, count, tokens // 2))
    vocab = engine.checkpoint.geometry.vocab
    found: list[Any] = []
    for number, (text, asked) in enumerate(words):
        batch = traffic.batch(rng, traffic.draw_lengths(rng, tokens), vocab)
        kinds = (
            lambda text=text, asked=asked: engine.predict(text, asked),
            lambda text=text, asked=asked: engine.predict_batch([text, text[::-1], text], asked),
            lambda batch=batch: measure.bits(engine.forward(batch)),
        )
        found.append(kinds[number % 3])
    return found


def threads(section: Section, setup: Setup, index: int) -> None:
    rng = random.Random(setup.seed + 5)
    with setup.open() as engine:
        work = calls(engine, rng, setup.tokens, min(REQUESTS, setup.calls // 2))
        want = [call() for call in work]
        section.check("the answers differ from each other", len({str(answer) for answer in want}) == len(want))
        turns = [rng.randrange(len(work)) for _ in range(setup.calls)]
        together = threading.Barrier(setup.threads)

        def caller(mine: list[int]) -> list[tuple[int, bool]]:
            together.wait(60)
            return [(number, work[number]() == want[number]) for number in mine]

        with ThreadPoolExecutor(setup.threads) as pool:
            shares = [turns[i :: setup.threads] for i in range(setup.threads)]
            seconds, answered = measure.timed(lambda: list(pool.map(caller, shares)))
    same = [same for share in answered for _, same in share]
    section.figure("calls", {"count": len(same), "threads": setup.threads, "seconds": round(seconds, 2)})
    section.check("every call was answered", len(same) == setup.calls, len(same), setup.calls)
    section.check("answers that differ from those alone", all(same), same.count(False), 0)


PARTS = {"threads": threads}
