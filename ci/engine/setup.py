"""What every part of a run is given: where things lie, and how much to do."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from laya_cuda import Engine
from laya_cuda.checkpoint import Checkpoint

BOUNDS = {
    "ready seconds": 2.0,
    "host peak GiB": 1.5,
    "device GiB beyond the context": 1.6,
    "p99 over p50": 1.5,
    "device MiB left by a round": 2.0,
    "host MiB grown over the rounds": 16.0,
    "device MiB kept by a failure": 32.0,
}
"""What must hold on the GPU with the `large` geometry. The CPU twin is not timed, and has no device memory."""

MIB, GIB = 2**20, 2**30


@dataclass(frozen=True)
class Setup:
    """One run.

    Attributes:
        bundle, checkpoint: the library and the weights that are measured.
        small: a second checkpoint, of the `tiny` geometry.
        work: a folder for what parts write.
        requests, batches, calls, threads, rounds: how many of each.
        least: requests that every size class has at least.
        passes: how often the requests run for their times.
        tokens: the longest sequence that is drawn.
    """

    backend: str
    bundle: str
    checkpoint: str
    small: str
    work: str
    seed: int = 7
    requests: int = 500
    batches: int = 200
    calls: int = 2000
    threads: int = 16
    rounds: int = 50
    least: int = 20
    passes: int = 5
    tokens: int = 512

    @property
    def gpu(self) -> bool:
        """Whether times and device memory count."""
        return self.backend == "cuda"

    def open(self, checkpoint: str | Path | Checkpoint | None = None, **options: Any) -> Engine:
        """An engine on the library, with the measured weights unless told otherwise."""
        return Engine(self.checkpoint if checkpoint is None else checkpoint, self.bundle, **options)

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")

    @staticmethod
    def read(path: Path) -> Setup:
        return Setup(**json.loads(path.read_text(encoding="utf-8")))
