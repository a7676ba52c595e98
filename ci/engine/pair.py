"""Two engines in one process, on one device and on two: neither disturbs the other."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

from ci.engine import measure, traffic
from ci.engine.card import Card
from ci.engine.parts import Start
from ci.engine.setup import Setup
from ci.parity.report import Section
from laya_cuda import Engine
from laya_cuda.request import Sequence

ROUNDS = 4


def run(section: Section, start: Start, setup: Setup) -> None:
    start("pair.one", 90)
    if setup.gpu and Card.count() > 1:
        start("pair.two", 90)


def one(section: Section, setup: Setup, index: int) -> None:
    both(section, setup, "one device", ("cuda:0", "cuda:0") if setup.gpu else ("cpu", "cpu"))


def two(section: Section, setup: Setup, index: int) -> None:
    both(section, setup, "two devices", ("cuda:0", "cuda:1"))


def both(section: Section, setup: Setup, label: str, devices: tuple[str, str]) -> None:
    """A large and a small model: alone, in turn, at the same time, and one after the other has closed."""
    rng = random.Random(setup.seed + 6)
    large = setup.open(device=devices[0])
    small = setup.open(setup.small, device=devices[1])
    engines = (large, small)
    count = max(4, setup.batches // 6)
    section.figure(f"{label}: devices", [engine.device for engine in engines])
    requests = [
        [traffic.batch(rng, traffic.draw_lengths(rng, setup.tokens), e.checkpoint.geometry.vocab) for _ in range(count)]
        for e in engines
    ]
    large.warmup()
    want = [[measure.bits(e.forward(r)) for r in asked] for e, asked in zip(engines, requests, strict=True)]
    small.warmup()
    got: list[list[bytes]] = [[], []]
    for pair in zip(*requests, strict=True):
        for kept, engine, request in zip(got, engines, pair, strict=True):
            kept.append(measure.bits(engine.forward(request)))
    section.check(f"{label}: calls in turn", got == want)
    together = threading.Barrier(2)

    def busy(engine: Engine, asked: list[list[Sequence]]) -> list[list[bytes]]:
        together.wait(60)
        return [[measure.bits(engine.forward(request)) for request in asked] for _ in range(ROUNDS)]

    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(busy, engines, requests))
    for name, rounds, wanted in zip(("large", "small"), results, want, strict=True):
        section.check(f"{label}: the {name} one's calls at the same time", all(bits == wanted for bits in rounds))
    small.close()
    section.check(f"{label}: after the other closed", [measure.bits(large.forward(r)) for r in requests[0]] == want[0])
    with setup.open(setup.small, device=devices[1]) as again:
        section.check(f"{label}: a third one", [measure.bits(again.forward(r)) for r in requests[1]] == want[1])
    large.close()


PARTS = {"pair.one": one, "pair.two": two}
