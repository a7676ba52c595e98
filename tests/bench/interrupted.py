"""A run of fake peers in a process of its own, to be interrupted: python interrupted.py CHECKPOINT OUT.

The first cell takes a moment, the second one far longer than anybody waits.
"""

from __future__ import annotations

import sys
import warnings
from dataclasses import replace
from pathlib import Path

from fake_contest import fake, head

from laya_cuda.bench.method import Settings
from laya_cuda.bench.run import Limits, Plan, bench
from laya_cuda.bench.workloads import load, resolve
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.cli_bench import _terminable


def main(checkpoint: Path, out: Path) -> int:
    warnings.simplefilter("ignore")
    opened = Checkpoint.open(checkpoint)
    cells = [resolve(load(name), opened.tokenizer, opened.geometry, 4) for name in ("1x48", "4x64")]
    plan = Plan(
        checkpoint=checkpoint,
        geometry=opened.geometry,
        device="cpu",
        cells=cells,
        boundaries=("engine",),
        contestants=[fake("ours", "own", ms=5), fake("child", fault="child"), fake("stuck", fault="hang", at=2)],
        reference="ours",
        settings=Settings(passes=2, warmups=2, samples=10),
        limits=replace(Limits(), message=600),
        parity_calls={cell.name: [0] for cell in cells},
        head=head(),
    )
    try:
        with _terminable():
            bench(plan, out, lambda text: print(text, flush=True))
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
