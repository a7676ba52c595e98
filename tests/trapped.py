"""Strike an engine and tell what happens next; in a process of its own, since a trap takes the CUDA context with it.

    python tests/trapped.py HOW CHECKPOINT BUNDLE FAULTY

HOW is one of WAYS. Prints one JSON object: `before` and `beside` (an engine on BUNDLE) and `new` (another one, opened
afterwards) are "same" where the bits are those of an engine that nothing happened to, else what was said; `first` and
`later` are what the struck engine said.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import faulty_library
from mixed_calls import encoded

from laya_cuda import DeviceError, Engine

OP = "gemm"
BATCH = [encoded(40), encoded(70, 1, options=3)]


def run(how: str, checkpoint: Path, bundle: Path, faulty: Path) -> dict[str, Any]:
    """The outcome of a new process. Raises AssertionError where it ends in another way."""
    tests = Path(__file__).resolve().parent
    paths = os.pathsep.join([str(tests.parent), str(tests)])
    command = [sys.executable, __file__, how, str(checkpoint), str(bundle), str(faulty)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env={**os.environ, "PYTHONPATH": paths})
    assert done.returncode == 0, f"{how}: exit {done.returncode}: {done.stderr[-3000:]}"
    outcome: dict[str, Any] = json.loads(done.stdout)
    return outcome


def refused(engine: Engine, faults: faulty_library.Faults) -> Callable[[], object]:
    """A launch returns an error; nothing happens on a device."""
    engine.forward(BATCH)
    faults.arm(OP, countdown=2, code=1004)
    return lambda: engine.forward(BATCH)


def eager(engine: Engine, faults: faulty_library.Faults) -> Callable[[], object]:
    """A kernel traps between the launches of a forward."""
    engine.forward(BATCH)
    faults.trap(OP, countdown=2)
    return lambda: engine.forward(BATCH)


def graph(engine: Engine, faults: faulty_library.Faults) -> Callable[[], object]:
    """A kernel inside a captured graph traps in a replay."""
    engine.warmup()
    engine.forward(BATCH)
    assert engine.stats().eager == 0
    faults.trip()
    return lambda: engine.forward(BATCH)


def placed(engine: Engine, faults: faulty_library.Faults) -> Callable[[], object]:
    """A kernel traps between the launches of a placed batch; reading finds out, if not the run."""
    batch = engine.place(BATCH)
    batch.run()
    batch.read()
    faults.trap(OP, countdown=2)

    def use() -> None:
        batch.run()
        batch.read()

    return use


WAYS = {f.__name__: f for f in (refused, eager, graph, placed)}


def told(use: Callable[[], object]) -> str:
    """What a device error says; empty where there was none."""
    try:
        use()
    except DeviceError as error:
        return str(error)
    return ""


def main(how: str, checkpoint: str, bundle: str, faulty: str) -> None:
    """Strike, look, close, look again."""
    warnings.simplefilter("ignore")
    faults = faulty_library.Faults(Path(faulty))
    if how == "graph":
        faults.plant(OP)  # before the capture, which has to hold it
    beside = Engine(checkpoint, bundle)
    engine = Engine(checkpoint, faulty, graph=how == "graph")

    def bits(one: Engine) -> bytes:
        result = one.forward(BATCH)
        return result.logits.tobytes() + result.action_logits.tobytes()

    expected = bits(beside)

    def same(one: Engine) -> str:
        equal = False

        def use() -> None:
            nonlocal equal
            equal = bits(one) == expected

        return told(use) or ("same" if equal else "other bits")

    def new() -> str:
        answer = ""

        def use() -> None:
            nonlocal answer
            with Engine(checkpoint, bundle) as one:
                answer = same(one)

        return told(use) or answer

    outcome = {"before": same(engine)}
    use = WAYS[how](engine, faults)
    outcome["first"] = told(use)
    outcome["failure"] = str(engine.failure)
    outcome["later"] = told(lambda: engine.forward(BATCH))
    outcome["place"] = told(lambda: engine.place(BATCH))
    engine.close()
    engine.close()
    outcome["closed"] = told(lambda: engine.forward(BATCH))
    outcome["beside"] = same(beside)
    beside.close()
    outcome["new"] = new()
    print(json.dumps(outcome))


if __name__ == "__main__":
    main(*sys.argv[1:])
