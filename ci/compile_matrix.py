"""The compile matrix: every backend, every declared architecture, through `SCRIPT OUT CC` alone.

    python -m ci.compile_matrix [DIR...] [--out OUT] [--markdown]

Without a DIR it takes this checkout. With --out the libraries stay in OUT/NAME/CC, and a later run, or the contract
check with --builds OUT, takes those whose sources are the same. Exit codes: 0, 1 where a build fails or its library
cannot be read, 2 where nothing can be built.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from laya_cuda.contract.builder import Build, build_all, find_nvcc, workers
from laya_cuda.contract.check import manifests_in
from laya_cuda.contract.elf import BinaryError, Library
from laya_cuda.contract.fatbin import targets
from laya_cuda.contract.manifest import Manifest, load
from laya_cuda.errors import LayaError

ROOT = Path(__file__).resolve().parents[1]
COLUMNS = ("backend", "architecture", "seconds", "size", "targets found")


@dataclass(frozen=True)
class Row:
    """One line of the table; `fault` says why there is no library to speak of."""

    backend: str
    architecture: int
    seconds: float
    size: int
    targets: tuple[str, ...]
    reused: bool = False
    fault: str = ""

    def cells(self) -> tuple[str, ...]:
        """The row as text."""
        seconds = f"{self.seconds:.1f}{' (kept)' if self.reused else ''}"
        size = f"{self.size / 1024:.0f} KiB" if self.size else "-"
        return self.backend, str(self.architecture), seconds, size, self.fault or ", ".join(self.targets) or "none"


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, print the table, return the exit code."""
    parser = argparse.ArgumentParser(prog="compile_matrix", description=__doc__.split("\n")[0])
    parser.add_argument("directories", metavar="DIR", type=Path, nargs="*", default=[ROOT])
    parser.add_argument("--out", type=Path, help="keep the libraries here")
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown")
    options = parser.parse_args(arguments)
    try:
        paths = manifests_in(options.directories)
        if find_nvcc() is None:
            raise LayaError("nvcc not found; set NVCC or CUDA_HOME, or install the CUDA toolkit")
        return matrix(paths, options.out, options.markdown)
    except (LayaError, OSError) as error:
        print(f"error: {' '.join(str(error).split())}", file=sys.stderr)
        return 2


def matrix(paths: Sequence[Path], out: Path | None, markdown: bool) -> int:
    """Build every backend of these manifests and print the table; the exit code."""
    rows: list[Row] = []
    broken = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="matrix-") if out is None else nullcontext(str(out)) as place:
        for path in paths:
            outcome, manifest = load(path)
            if manifest is None:
                broken += 1
                for finding in outcome.findings:
                    print(f"error: {finding}", file=sys.stderr)
            elif manifest.data["status"] != "planned":
                rows += _rows(manifest, Path(place) / str(manifest.data["name"]))
    print(table(rows, markdown))
    print(f"\n{len(rows)} builds in {time.monotonic() - began:.0f} s, {workers()} at a time on {os.cpu_count()} cores")
    return 1 if broken or any(row.fault for row in rows) else 0


def _rows(manifest: Manifest, place: Path) -> list[Row]:
    place.mkdir(parents=True, exist_ok=True)
    return [row(manifest, build) for build in build_all(manifest, place, place)]


def row(manifest: Manifest, build: Build) -> Row:
    """What one build made."""
    name = str(manifest.data["name"])
    path = build.directory / str(manifest.build["output"])
    if build.code:
        return Row(name, build.capability, build.seconds, 0, (), fault=f"FAILED ({build.code}): {build.words}")
    try:
        data = path.read_bytes()
        return Row(name, build.capability, build.seconds, len(data), targets(Library.parse(data)), build.reused)
    except OSError:
        fault = f"FAILED: no {path.name} came out"
    except BinaryError as error:
        fault = f"FAILED: {path.name} is {error}"
    return Row(name, build.capability, build.seconds, 0, (), fault=fault)


def table(rows: Sequence[Row], markdown: bool) -> str:
    """The rows under their headings."""
    lines = [COLUMNS, *(one.cells() for one in rows)]
    if markdown:
        body = [f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines]
        return "\n".join([body[0], "|---|---:|---:|---:|---|", *body[1:]])
    widths = [max(len(line[column]) for line in lines) for column in range(len(COLUMNS) - 1)]
    return "\n".join("  ".join([*(c.ljust(w) for c, w in zip(line, widths, strict=False)), line[-1]]) for line in lines)


if __name__ == "__main__":
    sys.exit(main())
