"""The `regenerate-kernels` command: write `generated/`, or check that it is what the programs give."""

from __future__ import annotations

import difflib
import json
import os
import shutil
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .abi import ROOT, Abi, load_abi
from .checked_in import lowered, sections

if TYPE_CHECKING:
    from .emit import Kernel

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
    return lower(entry.build(), symbol(entry, op), target, pointers, SYMBOLS[entry.op], entry.merged)


def _target_kernels(target_name: str, only: str | None, abi: Abi, jobs: int, old: dict[str, Any]) -> list[Kernel]:
    """All kernels of a target in catalog order: lowered afresh where the name contains `only`, else as checked in."""
    from .catalog import TARGETS, entries
    from .emit import Kernel, symbol

    target = next(t for t in TARGETS if t.name == target_name)
    catalog = entries(target)
    names = [e.name(abi.op(e.op).sizes) for e in catalog]
    text = sections(_read(GENERATED / SOURCE_NAMES[target_name])) if only is not None else {}
    kept = {
        name: lowered(name, symbol(e, abi.op(e.op)), text, old)
        for name, e in zip(names, catalog, strict=True)
        if only is not None and only not in name
    }
    fresh = [i for i, name in enumerate(names) if kept.get(name) is None]
    found: dict[str, Any] = dict(kept)
    started = time.monotonic()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for done, (i, result) in enumerate(
            zip(fresh, pool.map(_lower_one, [target_name] * len(fresh), fresh), strict=True), 1
        ):
            found[names[i]] = result
            click.echo(f"[{done}/{len(fresh)}] {names[i]} ({time.monotonic() - started:.0f} s)", err=True)
    return [Kernel(e, abi.op(e.op), found[name]) for name, e in zip(names, catalog, strict=True)]


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
            old.splitlines(),
            text.splitlines(),
            f"generated/{name} (checked in)",
            f"generated/{name} (fresh)",
            lineterm="",
        )
        for count, line in enumerate(lines):
            if count == DIFF_LINES:
                click.echo("... (more differences follow)")
                break
            click.echo(line[:200])
    return different


def _changed_since(old: dict[str, Any]) -> list[str]:
    """Files that are not what the checked-in provenance says: generated files by hash, program files by hash."""
    from .emit import digest, program_files

    changed = {path for path, sha in old.get("files", {}).items() if digest(_read(ROOT / path)) != sha}
    programs, before = program_files(), old.get("programs", {})
    changed |= {path for path in programs.keys() | before.keys() if programs.get(path) != before.get(path)}
    return sorted(changed)


def _generate(targets: list[str], only: str | None, jobs: int) -> tuple[dict[str, str], int]:
    """Fresh text of every file that the run covers, and how many kernels match `only`."""
    from .emit import kernel_record, kernels_source, ops_files, provenance
    from .lower import check_tilelang

    check_tilelang()
    abi = load_abi()
    records: dict[str, Any] = dict(json.loads(_read(GENERATED / PROVENANCE) or "{}").get("targets", {}))
    files = ops_files(abi)
    matching = 0
    for target in targets:
        kernels = _target_kernels(target, only, abi, jobs, records.get(target, {}))
        matching += sum(only is None or only in k.name for k in kernels)
        before = records.get(target, {})
        # A kernel that was not lowered again keeps its record: its program's hash says which program it came from.
        records[target] = {
            k.name: before[k.name] if only is not None and only not in k.name and k.name in before else kernel_record(k)
            for k in kernels
        }
        files[SOURCE_NAMES[target]] = kernels_source(kernels)
    covered = {**{path: _read(GENERATED / path) for path in SOURCE_NAMES.values()}, **files}
    covered = {path: text for path, text in covered.items() if text}
    files[PROVENANCE] = provenance({t: records[t] for t in SOURCE_NAMES if t in records}, covered)
    return files, matching


def _explain(name: str) -> None:
    """Print one kernel; needs no TileLang."""
    from .explain import UnknownKernelError, explain

    record = json.loads(_read(GENERATED / PROVENANCE) or "{}")
    try:
        click.echo(explain(name, record, ROOT, SOURCE_NAMES, shutil.get_terminal_size().columns))
    except UnknownKernelError as error:
        raise click.ClickException(str(error)) from error


@click.command()
@click.option("--check", is_flag=True, help="Write nothing; exit 1 with a diff where the checked-in files differ.")
@click.option("--only", metavar="NAME", help="Only kernels whose name contains NAME.")
@click.option("--target", type=click.Choice(list(SOURCE_NAMES)), help="Only this target.")
@click.option(
    "--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True, help="Worker processes."
)
@click.option("--explain", "explained", metavar="NAME", help="Print one checked-in kernel: program, launch, source.")
def main(check: bool, only: str | None, target: str | None, jobs: int, explained: str | None) -> None:
    """Write generated/ from the TileLang programs in generator/kernels/."""
    if explained is not None:
        if check or only or target:
            raise click.UsageError("--explain goes alone")
        _explain(explained)
        return
    try:
        from .lower import GenerationError
    except ImportError as error:
        raise click.ClickException(f"{error.name} is missing: pip install 'laya-cuda-aot[generator]'") from error
    old = json.loads(_read(GENERATED / PROVENANCE) or "{}")
    changed = _changed_since(old) if check else []
    for name in changed:
        click.echo(f"changed since generated/ was written: {name}")
    try:
        files, matching = _generate([target] if target else list(SOURCE_NAMES), only, jobs)
    except GenerationError as error:
        raise click.ClickException(str(error)) from error
    if not matching:
        raise click.ClickException(f"no kernel's name contains {only!r}; names are in generated/{PROVENANCE}")
    if check:
        different = _compare(files)
        for name in different:
            click.echo(f"differs: {name}")
        if different or changed:
            click.echo("run regenerate-kernels and review what it changes")
            sys.exit(1)
        click.echo(f"{matching} kernels, {len(files)} files: as checked in")
        return
    for name, text in files.items():
        path = GENERATED / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    click.echo(f"{matching} kernels, {len(files)} files written")


if __name__ == "__main__":
    main()
