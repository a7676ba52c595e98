"""Batch invariance: a sequence's bits whatever else is in the call, and what that costs."""

from __future__ import annotations

import random

from ci.engine import measure, traffic
from ci.engine.parts import Start
from ci.engine.setup import Setup
from ci.parity.report import Section
from laya_cuda import Engine
from laya_cuda.batch import MAX_SEQUENCES
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.request import Sequence

PLAN = "batch-invariant"
REPEATS = 40


def run(section: Section, start: Start, setup: Setup) -> None:
    start("invariance.any", 90)
    start("invariance.class", 60)


def run_cost(section: Section, start: Start, setup: Setup) -> None:
    start("invariance.cost", 60)


def alone(engine: Engine, pool: list[Sequence]) -> list[bytes]:
    """Each sequence's bits in a call of its own."""
    return [measure.per_sequence(engine.forward([s]), [len(s.markers)])[0] for s in pool]


def any_neighbours(section: Section, setup: Setup, index: int) -> None:
    """Random batches under the batch-invariant plan: each sequence as if it were alone."""
    rng = random.Random(setup.seed + 2)
    checkpoint = Checkpoint.open(setup.checkpoint)
    vocab = checkpoint.geometry.vocab
    with setup.open(checkpoint, plan=PLAN) as engine, setup.open(checkpoint) as usual:
        drawn = [traffic.draw_lengths(rng, setup.tokens)[0] for _ in range(max(16, 2 * setup.batches))]
        pool = [traffic.sequence(rng, length, vocab) for length in drawn]
        want = alone(engine, pool)
        differ, sequences, others = [], 0, 0
        for number in range(setup.batches):
            chosen = rng.sample(range(len(pool)), rng.randint(2, MAX_SEQUENCES))
            result = engine.forward([pool[i] for i in chosen])
            got = measure.per_sequence(result, [len(pool[i].markers) for i in chosen])
            sequences += len(chosen)
            differ += [(number, i) for i, parts in zip(chosen, got, strict=True) if parts != want[i]]
            others += measure.bits(usual.forward([pool[i] for i in chosen])) != measure.bits(result)
    section.figure("batches", {"batches": setup.batches, "sequences": sequences, "different": len(set(want))})
    section.figure("batches whose bits are others under the default plan", others)
    section.check(
        f"sequences of {sequences} whose bits are not those alone", not differ, len(differ), 0, str(differ[:8])
    )
    section.check("sequences have answers of their own", len(set(want)) > len(want) // 2, len(set(want)))


def within_class(section: Section, setup: Setup, index: int) -> None:
    """The default plan: a sequence in several companies of one row class."""
    rng = random.Random(setup.seed + 3)
    checkpoint = Checkpoint.open(setup.checkpoint)
    vocab = checkpoint.geometry.vocab
    groups, differ = 0, 0
    with setup.open(checkpoint) as engine:
        while groups < max(4, setup.batches // 8):
            shapes = [traffic.draw_lengths(rng, setup.tokens) for _ in range(200)]
            own = traffic.sequence(rng, shapes[0][0], vocab)
            size = traffic.row_class(shapes[0])
            companies = [shape[1:] for shape in shapes if traffic.row_class((len(own.ids), *shape[1:])) == size][:4]
            if len(companies) < 2:
                continue
            found = set()
            for others in companies:
                batch = traffic.batch(rng, others, vocab)
                batch.insert(rng.randint(0, len(batch)), own)
                parts = measure.per_sequence(engine.forward(batch), [len(s.markers) for s in batch])
                found.add(parts[batch.index(own)])
            groups += 1
            differ += len(found) > 1
    section.check(f"default plan: sequences of {groups} that differ within a row class", differ == 0, differ, 0)


def cost(section: Section, setup: Setup, index: int) -> None:
    """Median engine call at the six shapes, both plans in turn."""
    rng = random.Random(setup.seed + 4)
    checkpoint = Checkpoint.open(setup.checkpoint)
    table = {}
    with setup.open(checkpoint) as usual, setup.open(checkpoint, plan=PLAN) as invariant:
        for engine in (usual, invariant):
            engine.warmup()
        for count, tokens in traffic.SHAPES:
            length = min(tokens, setup.tokens)
            batch = traffic.batch(rng, (length,) * count, checkpoint.geometry.vocab)
            seconds: tuple[list[float], list[float]] = ([], [])
            for _ in range(REPEATS if setup.gpu else 3):
                for times, engine in zip(seconds, (usual, invariant), strict=True):
                    times.append(measure.timed(lambda: engine.forward(batch))[0])  # noqa: B023
            default, bound = (measure.percentile(times, 50) for times in seconds)
            table[f"{count}x{tokens}"] = {
                "tokens": length,
                "default_ms": round(1e3 * default, 4),
                "invariant_ms": round(1e3 * bound, 4),
                "ratio": round(bound / default, 3),
            }
    section.figure("p50 by shape", table)
    section.check("the cost was measured", len(table) == len(traffic.SHAPES), len(table))


PARTS = {"invariance.any": any_neighbours, "invariance.class": within_class, "invariance.cost": cost}
