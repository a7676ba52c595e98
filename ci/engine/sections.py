"""The sections of a run, in order, and the parts that they start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ci.engine import faults, graphs, invariance, load, oom, outside, pair, rounds, sanitizing, streams, threads
from ci.engine.parts import Part, Start
from ci.engine.setup import Setup
from ci.parity.report import Section

BOTH = ("cuda", "cpu")
GPU = ("cuda",)


@dataclass(frozen=True)
class Spec:
    """A section.

    Attributes:
        run: starts its parts and judges what they found together.
        alone: nothing else may run beside it, since it measures times or the card's free memory, or provokes faults on
            the card, which can stop what other processes run there.
        backends: where it makes sense.
    """

    run: Callable[[Section, Start, Setup], None]
    alone: bool = False
    backends: tuple[str, ...] = BOTH


SECTIONS: dict[str, Spec] = {
    "load": Spec(load.run, alone=True),
    "graphs": Spec(graphs.run, alone=True),
    "cost": Spec(invariance.run_cost, alone=True),
    "rounds": Spec(rounds.run, alone=True),
    "oom": Spec(oom.run, alone=True, backends=GPU),
    "leaks": Spec(outside.run_leaks, alone=True, backends=GPU),
    "faults": Spec(faults.run, alone=True),
    "tests": Spec(outside.run_tests, alone=True, backends=GPU),
    "sanitize": Spec(sanitizing.run, backends=GPU),
    "invariance": Spec(invariance.run),
    "threads": Spec(threads.run),
    "pair": Spec(pair.run),
    "streams": Spec(streams.run),
    "embedding": Spec(outside.run_embedding, backends=GPU),
}

PARTS: dict[str, Part] = {
    name: part
    for module in (load, graphs, invariance, rounds, oom, sanitizing, threads, pair, streams, faults, outside)
    for name, part in module.PARTS.items()
}
