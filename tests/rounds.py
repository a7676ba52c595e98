"""Do something many times in a process of its own, and print what the process holds as it goes on.

    python tests/rounds.py WHAT CHECKPOINT BUNDLE ROUNDS

One JSON object a sample: rounds done, resident bytes, open files, threads, bytes in use on the first device (0 where
the library is for the host). WHAT is one of KINDS.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mixed_calls import encoded

from laya_cuda import DeviceError, Engine, LayaError

SAMPLES = 40
QUESTIONS = {"refund": {"type": "noul", "instructions": "Is this a refund request?"}}
BATCH = [encoded(20), encoded(70, 1)]


@dataclass(frozen=True)
class Sample:
    """What a process holds after some rounds."""

    rounds: int
    resident: int
    files: int
    threads: int
    device: int


def run(what: str, checkpoint: Path, bundle: Path, rounds: int) -> list[Sample]:
    """The samples of a run in a new process. Raises AssertionError where it fails."""
    command = [sys.executable, __file__, what, str(checkpoint), str(bundle), str(rounds)]
    here = Path(__file__).resolve().parent
    paths = os.pathsep.join([str(here.parent), str(here)])
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths})
    assert done.returncode == 0, f"{what}: {done.stderr[-3000:]}"
    return [Sample(**json.loads(line)) for line in done.stdout.splitlines()]


def growth(samples: list[Sample], of: str = "resident") -> int:
    """By how much a field of the samples grew, after the first quarter of the rounds, in which caches fill.

    The least of the first and of the last five samples are compared, so that a passing peak does not count, nor a
    thread that is about to end.
    """
    steady = [getattr(sample, of) for sample in samples[len(samples) // 4 :]]
    return int(min(steady[-5:]) - min(steady[:5]))


def sample(rounds: int, in_use: Callable[[], int]) -> Sample:
    """This process now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    count = [len(os.listdir(f"/proc/self/{folder}")) for folder in ("fd", "task")]
    return Sample(rounds, pages * os.sysconf("SC_PAGE_SIZE"), *count, in_use())


def device_in_use(bundle: Path) -> Callable[[], int]:
    """Tells the bytes in use on the first device, for a CUDA library; else 0.

    The context is held from now on, so that its own memory does not come and go.
    """
    if json.loads((bundle / "build-manifest.json").read_text())["backend"] != "cuda":
        return lambda: 0
    from laya_cuda.executors.driver import Context, Driver

    driver = Driver()
    context = Context(driver, driver.device(0))
    context.hold()

    def in_use() -> int:
        with context.current():
            free, total = driver.call("cuMemGetInfo")
        return int(total - free)

    return in_use


def opened(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Open, answer in every tenth round, close."""

    def once(number: int) -> None:
        with Engine(checkpoint, bundle) as engine:
            if number % 10 == 0:
                engine.predict("hello", QUESTIONS)

    return once


def warmed(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Open, warm up, answer, close."""

    def once(_: int) -> None:
        with Engine(checkpoint, bundle) as engine:
            engine.warmup()
            engine.predict("hello", QUESTIONS)

    return once


def forgotten(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Open and answer without closing: the engine goes with its last reference."""

    def once(number: int) -> None:
        engine = Engine(checkpoint, bundle)
        if number % 10 == 0:
            engine.predict("hello", QUESTIONS)

    return once


def refused(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Openings that fail: no such checkpoint, a device that is not there, no such kernels, no such library."""
    ways = [
        lambda: Engine(checkpoint / "absent", bundle),
        lambda: Engine(checkpoint, bundle, "cuda:99"),
        lambda: Engine(checkpoint, bundle, target="absent"),
        lambda: Engine(checkpoint, bundle / "absent"),
    ]

    def once(number: int) -> None:
        with contextlib.suppress(LayaError):
            ways[number % len(ways)]()
            raise AssertionError("it opened")

    return once


def unplaced(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Openings that fail while the weights are placed."""
    from laya_cuda.executors import cuda, host

    pack = host.pack
    placed: list[str] = []

    def failing(weight, *rest):  # type: ignore[no-untyped-def]
        placed.append(weight.name)
        if len(placed) > 20:
            raise DeviceError("no room")
        return pack(weight, *rest)

    host.pack = cuda.pack = failing

    def once(_: int) -> None:
        placed.clear()
        with contextlib.suppress(DeviceError):
            Engine(checkpoint, bundle)
            raise AssertionError("it opened")

    return once


def died(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Engines that fail in a forward, on a bundle of `faulty_library`."""
    import faulty_library

    faults = faulty_library.Faults(bundle)

    def once(number: int) -> None:
        with Engine(checkpoint, bundle, graph=False) as engine, contextlib.suppress(DeviceError):
            faults.arm(countdown=1 + number % 20, code=1004)
            engine.forward(BATCH)
            raise AssertionError("it ran")
        gc.collect()  # the engine holds its failure, whose traceback holds the engine

    return once


def placed(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Batches placed on one engine: closed, or dropped, with and without arrays that outlive them."""
    engine = Engine(checkpoint, bundle)

    def once(number: int) -> None:
        one = engine.place(BATCH)
        one.run()
        logits = one.logits
        if number % 3 == 0:
            one.close()
        elif number % 3 == 1:
            del one
        assert logits.shape == (4,)

    return once


def forwards(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """Forwards of one engine."""
    engine = Engine(checkpoint, bundle)
    return lambda number: void(engine.forward([encoded(8 + number % 50, number)]))


def leaking(checkpoint: Path, bundle: Path) -> Callable[[int], None]:
    """A known leak of 8 KiB and a file a round, to see that it is seen."""
    kept: list[object] = []
    return lambda _: kept.extend((bytearray(os.urandom(8192)), open("/dev/null")))


def void(_: object) -> None:
    """Drop a value."""


KINDS = {f.__name__: f for f in (opened, warmed, forgotten, refused, unplaced, died, placed, forwards, leaking)}


def main(what: str, checkpoint: str, bundle: str, rounds: str) -> None:
    """The rounds, with a sample printed after every 40th part of them."""
    warnings.simplefilter("ignore")
    in_use = device_in_use(Path(bundle))
    once, total = KINDS[what](Path(checkpoint), Path(bundle)), int(rounds)
    step = max(1, total // SAMPLES)
    for number in range(total):
        once(number)
        if (number + 1) % step == 0:
            print(json.dumps(vars(sample(number + 1, in_use))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
