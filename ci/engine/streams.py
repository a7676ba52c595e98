"""Streams: a caller's stream and memory, read through the array protocols; one's own forwards do not disturb it."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np

from ci.engine import measure, traffic
from ci.engine.parts import Start, attempt
from ci.engine.setup import Setup
from ci.parity.report import Section
from laya_cuda import Engine
from laya_cuda.request import Sequence


def run(section: Section, start: Start, setup: Setup) -> None:
    start("streams.placed", 60)
    if setup.gpu:
        start("streams.torch", 60)


def batches(setup: Setup, engine: Engine) -> tuple[list[Sequence], list[Sequence]]:
    rng = random.Random(setup.seed + 8)
    vocab = engine.checkpoint.geometry.vocab
    return traffic.batch(rng, (30, 90, 17), vocab), traffic.batch(rng, (77,) * 7, vocab)


def placed(section: Section, setup: Setup, index: int) -> None:
    """A placed batch keeps its results whatever the engine does next, and can run again."""
    with setup.open() as engine:
        batch, other = batches(setup, engine)
        want = measure.bits(engine.forward(batch))
        with engine.place(batch) as mine, engine.place(other) as second:
            mine.run()
            section.check("placed: the bits of forward", measure.bits(mine.read()) == want)
            second.run()
            engine.forward(other)
            section.check("placed: kept while others run", measure.bits(mine.read()) == want)
            mine.run()
            mine.run()
            section.check("placed: twice", measure.bits(mine.read()) == want)
            section.check("placed: two at once", measure.bits(second.read()) == measure.bits(engine.forward(other)))


def with_torch(section: Section, setup: Setup, index: int) -> None:
    """torch owns the stream, and reads and writes our arrays without a copy."""
    torch: Any = import_module("torch")
    section.figure("torch", torch.__version__)
    with setup.open() as engine:
        batch, other = batches(setup, engine)
        want, vocab = engine.forward(batch), engine.checkpoint.geometry.vocab
        stream = torch.cuda.Stream()

        def queued() -> None:
            result = engine.forward(batch, stream=stream)
            with torch.cuda.stream(stream):
                doubled = torch.from_dlpack(result.logits) * 2
            stream.synchronize()
            got = doubled.cpu().numpy() / np.float32(2)
            section.check("torch: forward on its stream, read through DLPack", got.tobytes() == want.logits.tobytes())

        def viewed() -> None:
            with engine.place(batch) as mine:
                mine.run(stream.cuda_stream)
                stream.synchronize()
                got = torch.as_tensor(mine.action_logits, device="cuda").cpu().numpy()
                same = got.tobytes() == want.action_logits.tobytes()
                section.check("torch: read through __cuda_array_interface__", same)

        def captured() -> None:
            with engine.place(batch) as mine:
                ids = torch.from_dlpack(mine.ids)
                source = ids.clone()
                torch.cuda.synchronize()
                mine.run(stream)
                stream.synchronize()
                graph = torch.cuda.CUDAGraph()
                with torch.cuda.graph(graph, stream=stream):
                    ids.copy_((source + 1) % vocab)
                    mine.run(stream)
                graph.replay()
                torch.cuda.synchronize()
                shifted = [Sequence(tuple((i + 1) % vocab for i in s.ids), s.markers, s.qtype) for s in batch]
                got = measure.bits(mine.read())
                section.check("torch: its work and ours in one graph", got == measure.bits(engine.forward(shifted)))
                source.sub_(1)
                engine.forward(other)
                graph.replay()
                torch.cuda.synchronize()
                section.check(
                    "torch: the graph again, on other inputs", measure.bits(mine.read()) == measure.bits(want)
                )

        for work in (queued, viewed, captured):
            attempt(section, f"torch: {work.__name__}", work)


PARTS = {"streams.placed": placed, "streams.torch": with_torch}
