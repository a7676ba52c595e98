"""Hardware counters of every launch of one forward, by Nsight Compute where `ncu` is there and may count.

`count(...)` runs this module under ncu in a process of its own: one forward, launch by launch, on a plan that is warm.
"""

from __future__ import annotations

import argparse
import csv
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from laya_cuda.errors import LayaError, one_line

METRICS = {
    "gpu__time_duration.sum": "ns",
    "dram__bytes.sum": "dram_bytes",
    "dram__throughput.avg.pct_of_peak_sustained_elapsed": "dram_percent",
    "sm__throughput.avg.pct_of_peak_sustained_elapsed": "sm_percent",
    "sm__warps_active.avg.pct_of_peak_sustained_active": "warps_percent",
    "lts__t_sector_hit_rate.pct": "l2_hit_percent",
    "launch__registers_per_thread": "registers",
    "launch__waves_per_multiprocessor": "waves",
}
"""ncu's names, and ours."""
TIMEOUT_S = 400


class CountersError(LayaError):
    """Counters cannot be read here."""


def count(
    checkpoint: Path,
    bundle: Path,
    cell: str,
    launches: int,
    plan: str | None,
    target: str | None,
    variants: Sequence[str] = (),
) -> list[dict[str, float]]:
    """Counters of every launch of one forward of a cell, in order.

    Args:
        variants: kernel variants in front of the plan, as `OP=VARIANT`.

    Raises:
        CountersError: there is no ncu, it may not count, or it saw another number of kernels.
    """
    ncu = shutil.which("ncu")
    if ncu is None:
        raise CountersError("ncu is not on the PATH")
    with tempfile.TemporaryDirectory() as scratch:
        log = Path(scratch) / "ncu.csv"
        how = ["--csv", "--page", "raw", "--print-units", "base", "--log-file", str(log)]
        how += ["--clock-control", "none", "--profile-from-start", "off", "--metrics", ",".join(METRICS)]
        what = [sys.executable, "-m", "laya_cuda.bench.counters", str(checkpoint), "--bundle", str(bundle)]
        what += ["--cell", cell, *(["--plan", plan] if plan else []), *(["--target", target] if target else [])]
        what += [word for variant in variants for word in ("--variant", variant)]
        try:
            done = subprocess.run([ncu, *how, *what], capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
        except subprocess.TimeoutExpired:
            raise CountersError(f"ncu took longer than {TIMEOUT_S} s") from None
        except OSError as error:
            raise CountersError(f"ncu cannot be run: {one_line(error)}") from None
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines() if log.is_file() else []
    found = parse(lines)
    if len(found) != launches:
        errors = [line for line in (*lines, *done.stderr.splitlines()) if "ERROR" in line or line.startswith("error")]
        said = f": {one_line(errors[0])}" if errors else ""
        raise CountersError(f"ncu counted {len(found)} kernels of {launches} launches{said}")
    return found


def parse(lines: Iterable[str]) -> list[dict[str, float]]:
    """Counters by kernel, in the order of their running, out of ncu's raw CSV page."""
    table = [line for line in lines if line.startswith('"')]
    rows = [row for row in csv.DictReader(table) if (row.get("ID") or "").isdigit()]  # the second line holds units
    found = []
    for row in sorted(rows, key=lambda row: int(row["ID"])):
        values = {ours: _number(row.get(theirs)) for theirs, ours in METRICS.items()}
        found.append({name: value for name, value in values.items() if value is not None})
    return found


def _number(text: Any) -> float | None:
    try:
        return float(str(text).replace(",", ""))
    except ValueError:
        return None


def main(arguments: Sequence[str] | None = None) -> int:
    """What runs under ncu."""
    from laya_cuda.bench.profile import batch_for
    from laya_cuda.bench.variants import open_engine

    parser = argparse.ArgumentParser(prog="laya_cuda.bench.counters")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--bundle", type=Path)
    parser.add_argument("--cell", required=True)
    parser.add_argument("--plan")
    parser.add_argument("--target")
    parser.add_argument("--variant", action="append", default=[])
    given = parser.parse_args(arguments)
    try:
        how = {"plan": given.plan, "target": given.target}
        with open_engine(given.checkpoint, given.bundle, "auto", given.variant, graph=False, **how) as engine:
            batch = batch_for(given.cell, engine.checkpoint)
            engine.forward(batch)
            executor: Any = engine._executor
            with executor._active():
                executor._call("cuProfilerStart")
                engine.forward(batch)
                executor._call("cuProfilerStop")
    except LayaError as error:
        print(f"error: {one_line(error)}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
