"""The `regenerate-kernels` command: write `generated/`, or check that it is what the programs give."""

from __future__ import annotations

import difflib
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import click

from .abi import ROOT, Abi, load_abi

GENERATED = ROOT / "generated"
PROVENANCE = "provenance.json"
DIFF_LINES = 60
SOURCE_NAMES = {"sm_90a": "sm_90a/generated.cu", "portable": "portable/generated.cu", "cpu": "cpu/generated.c"}


def _lower_one(target_name: str, index: int) -> Any:
    """Lower catalog entry `index` of a target. Runs in a worker process, so takes and returns plain data."""
    from .catalog import SYMBOLS, TARGETS, entries
    from .emit import symbol
    from .lower import lower

    target = next(t for t in TARGETS if t.name == target_name)
    entry = entries(target)[index]
    op = load_abi().op(entry.op)
    pointers = tuple(p.name for p in op.pointers)
    return lower(entry.build(), symbol(entry, op), target, pointers, SYMBOLS[entry.op])


def _lower_target(target_name: str, only: str | None, abi: Abi, jobs: int) -> list[Any]:
    """All kernels of a target whose name contains `only`, in catalog order."""
    from .catalog import TARGETS, entries
    from .emit import Kernel

    target = next(t for t in TARGETS if t.name == target_name)
    chosen = [
        (i, e) for i, e in enumerate(entries(target)) if only is None or only in e.name(abi.op(e.op).sizes)
    ]
    kernels = []
    started = time.monotonic()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        results = pool.map(_lower_one, [target_name] * len(chosen), [i for i, _ in chosen])
        for done, ((_, entry), lowered) in enumerate(zip(chosen, results, strict=True), 1):
            kernels.append(Kernel(entry, abi.op(entry.op), lowered))
            name = entry.name(abi.op(entry.op).sizes)
            click.echo(f"[{done}/{len(chosen)}] {name} ({time.monotonic() - started:.0f} s)", err=True)
    return kernels


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _compare(fresh: dict[str, str]) -> list[str]:
    """Names of files that differ from what is checked in; prints a diff of each."""
    different = []
    for name, text in fresh.items():
        old = _read(GENERATED / name)
        if old == text:
            continue
        different.append(f"generated/{name}")
        lines = difflib.unified_diff(
            old.splitlines(), text.splitlines(), f"generated/{name} (checked in)", f"generated/{name} (fresh)", lineterm=""
        )
        for count, line in enumerate(lines):
            if count == DIFF_LINES:
                click.echo("... (more differences follow)")
                break
            click.echo(line[:200])
    return different


def _stale_programs(old: dict[str, Any], fresh: dict[str, Any]) -> list[str]:
    """Program files whose hash in the checked-in provenance is not that of the file on disk."""
    stale = set()
    for target, kernels in fresh["targets"].items():
        for name, record in kernels.items():
            before = old.get("targets", {}).get(target, {}).get(name)
            if before is not None and before["program_sha256"] != record["program_sha256"]:
                stale.add(record["program"])
    return sorted(stale)


def _generate(targets: list[str], only: str | None, jobs: int) -> tuple[dict[str, str], list[str]]:
    """Fresh text of every file that the run covers, and the names of the kernels lowered."""
    from .emit import digest, kernel_record, kernels_source, ops_files, provenance
    from .lower import check_tilelang

    check_tilelang()
    abi = load_abi()
    old = json.loads(_read(GENERATED / PROVENANCE) or "{}")
    files = ops_files(abi)
    records: dict[str, Any] = dict(old.get("targets", {}))
    names: list[str] = []
    for target in targets:
        kernels = _lower_target(target, only, abi, jobs)
        names += [k.name for k in kernels]
        fresh = {k.name: kernel_record(k) for k in kernels}
        if only is None:
            files[SOURCE_NAMES[target]] = kernels_source(kernels)
            records[target] = fresh
        elif kernels:
            # A part of a target cannot make its whole file: compare or splice per kernel through the records.
            records[target] = {**records.get(target, {}), **fresh}
    whole = dict(files)
    for target, path in SOURCE_NAMES.items():
        if path not in whole and target in records:
            whole[path] = _read(GENERATED / path)
    ordered = {t: records[t] for t in SOURCE_NAMES if t in records}
    files[PROVENANCE] = provenance(ordered, whole)
    assert digest  # imported for its side of the contract with provenance readers
    return files, names


@click.command()
@click.option("--check", is_flag=True, help="Write nothing; exit 1 with a diff where the checked-in files differ.")
@click.option("--only", metavar="NAME", help="Only kernels whose name contains NAME.")
@click.option("--target", type=click.Choice(list(SOURCE_NAMES)), help="Only this target.")
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True, help="Worker processes.")
def main(check: bool, only: str | None, target: str | None, jobs: int) -> None:
    """Write generated/ from the TileLang programs in generator/kernels/."""
    from .lower import GenerationError

    try:
        files, names = _generate([target] if target else list(SOURCE_NAMES), only, jobs)
    except GenerationError as error:
        raise click.ClickException(str(error)) from error
    if only is not None and not names:
        raise click.ClickException(f"no kernel's name contains {only!r}; names are in generated/{PROVENANCE}")
    if check:
        stale = _stale_programs(json.loads(_read(GENERATED / PROVENANCE) or "{}"), json.loads(files[PROVENANCE]))
        different = _compare(files)
        for name in stale:
            click.echo(f"changed since generated/ was written: {name}")
        for name in different:
            click.echo(f"differs: {name}")
        if different:
            click.echo("run regenerate-kernels and review what it changes")
            sys.exit(1)
        click.echo(f"{len(names)} kernels, {len(files)} files: as checked in")
        return
    for name, text in files.items():
        path = GENERATED / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    click.echo(f"{len(names)} kernels, {len(files)} files written")


if __name__ == "__main__":
    main()
