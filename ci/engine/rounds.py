"""Open-close rounds: memory, threads and files stay where they were."""

from __future__ import annotations

import gc
import random

from ci.engine import measure, traffic
from ci.engine.card import Card
from ci.engine.parts import Start
from ci.engine.setup import BOUNDS, MIB, Setup
from ci.parity.report import Section

SETTLED = 10
LARGE_ROUNDS = 5
BARE_ROUNDS = 5


def run(section: Section, start: Start, setup: Setup) -> None:
    start("rounds.small", 90)
    if setup.gpu:
        start("rounds.large", 60)
        start("rounds.bare", 60)


def small(section: Section, setup: Setup, index: int) -> None:
    """The context is held from outside, so that what a round leaves in it is seen."""
    card = Card() if setup.gpu else None
    rounds(section, setup, card, setup.small, setup.rounds, min(SETTLED, setup.rounds // 2), "small")
    if card is not None:
        card.close()


def large(section: Section, setup: Setup, index: int) -> None:
    card = Card()
    rounds(section, setup, card, setup.checkpoint, LARGE_ROUNDS, 2, "large")
    card.close()


def rounds(
    section: Section, setup: Setup, card: Card | None, checkpoint: str, count: int, settled: int, label: str
) -> None:
    free, host, handles, bits = [], [], [], set()
    for _ in range(count):
        with setup.open(checkpoint) as engine:
            engine.warmup()
            vocab = engine.checkpoint.geometry.vocab
            bits.add(measure.bits(engine.forward(traffic.batch(random.Random(setup.seed), (40, 7, 100), vocab))))
            with engine.place(traffic.batch(random.Random(1), (20, 30), vocab)) as placed:
                placed.run()
                placed.read()
        del engine, placed
        gc.collect()
        free.append(card.free() if card is not None else 0)
        host.append(measure.host_memory()["VmRSS"])
        handles.append((measure.threads(), measure.descriptors()))
    section.figure(f"{label}: host MiB by round", host)
    section.check(f"{label}: the same bits in each of {count} rounds", len(bits) == 1, len(bits), 1)
    if count >= 2 * SETTLED:  # fewer rounds do not tell growth from what has not settled yet
        # The least of a few rounds: what one happens to keep a little longer is no growth.
        grown = round(min(host[-3:]) - min(host[settled - 3 : settled]), 1)
        bound = BOUNDS["host MiB grown over the rounds"]
        section.check(f"{label}: host MiB grown after round {settled}", grown <= bound, grown, bound)
    section.figure(f"{label}: threads, files", {"settled": handles[settled - 1], "last": handles[-1]})
    kept = all(now <= then for now, then in zip(handles[-1], handles[settled - 1], strict=True))
    section.check(f"{label}: threads and open files", kept, str(handles[-1]), str(handles[settled - 1]))
    if card is not None:
        lost = (free[settled - 1] - free[-1]) / MIB
        bound = BOUNDS["device MiB left by a round"]
        section.figure(f"{label}: device MiB free by round", [round(value / MIB, 1) for value in free])
        section.check(f"{label}: device MiB lost after round {settled}", lost <= bound, round(lost, 2), bound)


def bare(section: Section, setup: Setup, index: int) -> None:
    """Nobody holds the context: each close gives it back, and each engine makes a new one."""
    bits = set()
    for _ in range(BARE_ROUNDS):
        with setup.open(setup.small) as engine:
            engine.warmup()
            vocab = engine.checkpoint.geometry.vocab
            bits.add(measure.bits(engine.forward(traffic.batch(random.Random(setup.seed), (40, 7, 100), vocab))))
    section.check("bare: the same bits with a new context each round", len(bits) == 1, len(bits), 1)


PARTS = {"rounds.small": small, "rounds.large": large, "rounds.bare": bare}
