"""Out of memory: another process holds the card while an engine loads, warms up, and is asked."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Callable

from ci.engine import measure, traffic
from ci.engine.card import Card, Holder
from ci.engine.parts import Start, attempt
from ci.engine.setup import BOUNDS, GIB, MIB, Setup
from ci.parity.report import Section
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import OutOfMemoryError
from laya_cuda.request import Sequence

ASKED = re.compile(r"asked for \S")
FREE = re.compile(r"\d (?:[KMG]i)?B (?:are |is |were |was )?free")


def run(section: Section, start: Start, setup: Setup) -> None:
    start("oom", 100)


def oom(section: Section, setup: Setup, index: int) -> None:
    card = Card()
    checkpoint = Checkpoint.open(setup.checkpoint)
    vocab = checkpoint.geometry.vocab
    rng = random.Random(setup.seed)
    short = traffic.batch(rng, (40, 7, 100), vocab)
    longest = traffic.batch(rng, (setup.tokens,) * 16, vocab)
    with setup.open(checkpoint) as engine:  # all kernels are loaded by this, and the context has grown to its size
        engine.warmup()
        want, want_longest = measure.bits(engine.forward(short)), measure.bits(engine.forward(longest))
        half = engine.memory().device // 2
    with Holder() as holder:
        attempt(section, "load", lambda: at_load(section, setup, card, holder, checkpoint, half))
        attempt(section, "warm-up", lambda: at_warmup(section, setup, card, holder, checkpoint, short, want))
        attempt(
            section,
            "request",
            lambda: at_request(section, setup, card, holder, checkpoint, (short, want), (longest, want_longest)),
        )
    with setup.open(checkpoint) as engine:
        section.check("once the card is free again", measure.bits(engine.forward(short)) == want)
    card.close()


def said(section: Section, label: str, message: str) -> None:
    """The message names what was asked for and what was free."""
    section.figure(f"{label}: message", message)
    told = ASKED.search(message) is not None and FREE.search(message) is not None and "\n" not in message
    section.check(f"{label}: says what was asked for and what was free", told, detail=message)


def returned(section: Section, label: str, before: int, after: int) -> None:
    kept, bound = (before - after) / MIB, BOUNDS["device MiB kept by a failure"]
    section.check(f"{label}: device MiB kept", kept <= bound, round(kept, 2), bound)


def at_load(section: Section, setup: Setup, card: Card, holder: Holder, checkpoint: Checkpoint, half: int) -> None:
    """With next to nothing, and with half of what an engine holds."""
    for size in (16 * MIB, half):
        label = f"load with {size // MIB} MiB"
        holder.leave(size)
        before = card.free()
        try:
            setup.open(checkpoint).close()
            section.check(f"{label}: fails", False, before)
        except OutOfMemoryError as error:
            said(section, label, str(error))
        returned(section, label, before, card.free())


def at_warmup(
    section: Section,
    setup: Setup,
    card: Card,
    holder: Holder,
    checkpoint: Checkpoint,
    short: list[Sequence],
    want: bytes,
) -> None:
    """It raises, or says once in a warning that it goes on launch by launch; either way the engine stays usable."""
    holder.leave(8 * GIB)
    with setup.open(checkpoint) as engine:
        holder.leave(0)
        before = card.free()
        section.figure("warm-up: bytes free", before)
        outcome, messages = outcome_of(lambda: engine.warmup())
        section.figure("warm-up: outcome", outcome)
        section.check("warm-up: runs out", outcome != "went through" and len(messages) == 1, before, detail=outcome)
        said(section, "warm-up", " ".join(messages))
        returned(section, "warm-up", before, card.free())
        section.check("warm-up: the engine goes on", engine.failure is None, detail=str(engine.failure))
        holder.leave(8 * GIB)
        warm = engine.warmup()
        section.figure("warm-up: graphs once there is memory", warm.graphs)
        section.check("warm-up: works once there is memory", warm.graphs > 0 or outcome == "warned", warm.graphs)
        section.check("warm-up: the same bits after it", measure.bits(engine.forward(short)) == want)
    with setup.open(checkpoint) as engine:
        holder.leave(0)
        got: list[bytes] = []
        outcome, messages = outcome_of(lambda: got.extend(measure.bits(engine.forward(short)) for _ in range(3)))
        section.figure("cold request: outcome", [outcome, *messages])
        section.check("cold request: the same bits, launch by launch if need be", got == [want] * 3, detail=outcome)
        section.check("cold request: warns at most once", len(messages) <= 1, len(messages), 1)


def outcome_of(work: Callable[[], object]) -> tuple[str, list[str]]:
    """Whether work raised for want of memory, warned or went through, and what it said."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            work()
        except OutOfMemoryError as error:
            return "raised", [str(error)]
    return "warned" if caught else "went through", [str(warning.message) for warning in caught]


def at_request(
    section: Section,
    setup: Setup,
    card: Card,
    holder: Holder,
    checkpoint: Checkpoint,
    short: tuple[list[Sequence], bytes],
    longest: tuple[list[Sequence], bytes],
) -> None:
    holder.leave(8 * GIB)
    with setup.open(checkpoint) as engine:
        engine.warmup()
        holder.leave(0)
        before = card.free()
        for batch, want in (short, longest):
            section.check("request: a warm engine needs no memory", measure.bits(engine.forward(batch)) == want)
        try:
            engine.place(longest[0]).close()
            section.check("request: place runs out", False, before)
        except OutOfMemoryError as error:
            said(section, "request", str(error))
        returned(section, "request", before, card.free())
        section.check("request: the engine goes on", engine.failure is None, detail=str(engine.failure))
        section.check("request: the same bits after it", measure.bits(engine.forward(short[0])) == short[1])
        holder.leave(2 * GIB)
        with engine.place(longest[0]) as placed:
            placed.run()
            section.check("request: works once there is memory", measure.bits(placed.read()) == longest[1])


PARTS = {"oom": oom}
