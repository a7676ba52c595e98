"""Graphs: the bits of eager launches, no capture once warm, even times within a size class, eviction under a bound."""

from __future__ import annotations

import itertools
import random
from collections import Counter

from ci.engine import measure, traffic
from ci.engine.parts import Start
from ci.engine.setup import BOUNDS, Setup
from ci.parity.report import Section
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.plan import shape_classes

BOUND = 4
"""Graphs of the engine that may keep few."""


def run(section: Section, start: Start, setup: Setup) -> None:
    start("graphs.mix", 110)
    start("graphs.bound", 60)


def mix(section: Section, setup: Setup, index: int) -> None:
    """Random requests, most of a shape never seen before: timed with graphs, then compared launch by launch."""
    checkpoint = Checkpoint.open(setup.checkpoint)
    vocab = checkpoint.geometry.vocab
    rng = random.Random(setup.seed)
    lengths = traffic.mix(rng, setup.requests, setup.tokens, setup.least)
    requests = [traffic.batch(rng, shape, vocab) for shape in lengths]
    classes = [traffic.row_class(shape) for shape in lengths]
    section.figure("requests", {"count": len(requests), "by rows": dict(sorted(Counter(classes).items()))})
    times: dict[int, list[float]] = {size: [] for size in sorted(set(classes))}
    with setup.open(checkpoint) as engine:
        warm = engine.warmup()
        before = engine.stats()
        first: list[bytes | None] = [None] * len(requests)
        differ = 0
        for _ in range(setup.passes):
            order = list(range(len(requests)))
            rng.shuffle(order)
            for number in order:
                seconds, result = measure.timed(lambda: engine.forward(requests[number]))  # noqa: B023
                times[classes[number]].append(seconds)
                got = measure.bits(result)
                if first[number] is None:
                    first[number] = got
                differ += got != first[number]
        after = engine.stats()
        section.figure("warmup", {"seconds": round(warm.seconds, 4), "graphs": warm.graphs, "bytes": warm.device_bytes})
        section.figure("stats", {"warm": str(before), "after": str(after)})
    section.check("a request gives the same bits each time", differ == 0, differ, 0)
    section.check("captures after warm-up", after.captures == before.captures, after.captures - before.captures, 0)
    section.check("evictions", after.evictions == 0, after.evictions, 0)
    if setup.gpu:
        section.check("graphs are in use", before.captures == warm.graphs > 0, warm.graphs)
        section.check("requests that ran launch by launch", after.eager == before.eager, after.eager - before.eager, 0)
    spread(section, times, setup)
    with setup.open(checkpoint, graph=False) as eager:
        eager.warmup()
        slow: list[float] = []
        differ = 0
        for number, request in enumerate(requests):
            seconds, result = measure.timed(lambda: eager.forward(request))  # noqa: B023
            slow.append(seconds)
            differ += measure.bits(result) != first[number]
        section.check("eager is eager", eager.stats().captures == 0, eager.stats().captures, 0)
    section.check(f"requests of {len(requests)} whose eager bits differ", differ == 0, differ, 0)
    section.figure("eager ms, all", measure.summary(slow))


def spread(section: Section, times: dict[int, list[float]], setup: Setup) -> None:
    """Times by size class; p99 against p50."""
    table = {}
    for size, seconds in times.items():
        ratio = measure.percentile(seconds, 99) / measure.percentile(seconds, 50)
        table[str(size)] = {**measure.summary(seconds), "p99/p50": round(ratio, 3)}
        if setup.gpu:
            bound = BOUNDS["p99 over p50"]
            section.check(f"p99 over p50 up to {size} rows", ratio <= bound, round(ratio, 3), bound)
    section.figure("engine call ms by rows", table)
    section.figure("engine call ms, all", measure.summary(list(itertools.chain.from_iterable(times.values()))))


def bound(section: Section, setup: Setup, index: int) -> None:
    """An engine that keeps few graphs: it warms those asked for, evicts, and gives the same bits."""
    checkpoint = Checkpoint.open(setup.small)
    vocab = checkpoint.geometry.vocab
    rng = random.Random(setup.seed + 1)
    count, tokens = max(16, setup.requests // 6), min(setup.tokens, 128)
    requests = [traffic.batch(rng, traffic.draw_lengths(rng, tokens), vocab) for _ in range(count)]
    with setup.open(checkpoint, graph=False) as eager:
        want = [measure.bits(eager.forward(request)) for request in requests]
    with setup.open(checkpoint, max_graphs=BOUND) as engine:
        warm = engine.warmup(list(shape_classes())[:BOUND])
        got = [measure.bits(engine.forward(request)) for request in requests]
        stats, memory = engine.stats(), engine.memory()
    section.figure("few graphs", {"warmed": warm.graphs, "stats": str(stats), "kept": memory.graph_count})
    section.check("few graphs: the same bits", got == want)
    section.check("few graphs: kept", memory.graph_count <= BOUND, memory.graph_count, BOUND)
    if setup.gpu:
        section.check("few graphs: warmed those asked for", warm.graphs == BOUND, warm.graphs, BOUND)
        section.check("few graphs: evicted some", stats.evictions > 0, stats.evictions)


PARTS = {"graphs.mix": mix, "graphs.bound": bound}
