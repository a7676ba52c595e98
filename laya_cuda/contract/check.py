"""The check of any number of backend directories, and its report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from laya_cuda.contract import tier1, tier2, tier3
from laya_cuda.contract.findings import Outcome, exit_code, listed
from laya_cuda.contract.manifest import Manifest, discover, load
from laya_cuda.errors import LayaError


def manifests_in(directories: Sequence[Path]) -> list[Path]:
    """Every manifest in these directories, each once.

    Raises:
        LayaError: one of them is no directory, or none of them holds a manifest.
    """
    found: dict[Path, Path] = {}
    for directory in directories:
        if not directory.is_dir():
            raise LayaError(f"{directory}: no such directory; give the directories of backends")
        for path in discover(directory):
            found.setdefault(path.resolve(), path)
    if not found:
        where = ", ".join(map(str, directories))
        raise LayaError(f"{where}: holds no <name>.backend.json; docs/contract.md says what goes into one")
    return list(found.values())


def check(
    directories: Sequence[Path], tier: int = 1, builds: Path | None = None, parity_arguments: Sequence[str] = ()
) -> Iterator[Outcome]:
    """Check every backend in these directories at tiers 1 to `tier`, and give each one's outcome when it is there.

    Args:
        builds: libraries that `ci/compile_matrix.py --out` built from the same sources, so that tier 2 need not.
        parity_arguments: for the parity program of tier 3, after those of the manifest.

    Raises:
        LayaError: there is nothing to check.
    """
    paths = manifests_in(directories)
    seen: dict[str, Path] = {}
    for path in paths:
        outcome, manifest = load(path)
        try:
            if manifest is not None:
                _duplicates(manifest, outcome, seen)
                tier1.check(manifest, outcome, paths)
                if tier >= 2 and manifest.data["status"] != "planned":
                    tier2.check(manifest, outcome, builds)
                if tier >= 3 and manifest.data["status"] != "planned":
                    tier3.check(manifest, outcome, parity_arguments)
        except OSError as error:  # the file system failed in the middle: the other backends go on
            outcome.block(f"the check stopped: {error}")
        yield outcome


def _duplicates(manifest: Manifest, outcome: Outcome, seen: dict[str, Path]) -> None:
    """Two backends of one name cannot be told apart in a report."""
    first = seen.setdefault(outcome.backend, manifest.path)
    if first != manifest.path:
        outcome.find("duplicate-name", "name", outcome.backend, f"another name: {first} has it", "rename one of them")


def as_json(outcomes: Sequence[Outcome], tier: int) -> dict[str, Any]:
    """The whole report as JSON."""
    return {"tier": tier, "exit_code": exit_code(outcomes), "backends": [outcome.as_json() for outcome in outcomes]}


def as_text(outcome: Outcome) -> str:
    """One backend's report for a person."""
    state = (
        f"{len(outcome.findings)} finding{'s' if len(outcome.findings) != 1 else ''}" if outcome.findings else "clean"
    )
    lines = [
        f"{outcome.backend} ({outcome.manifest}): {state if not outcome.blocked else state + ', cannot run in full'}"
    ]
    for finding in outcome.findings:
        lines.append(f"  {finding.field}: found {finding.found}")
        lines.append(f"    expected  {finding.expected}")
        lines.append(f"    to mend   {finding.mend}")
    for capability, build in outcome.facts.get("builds", {}).items():
        if "targets" in build:
            kept = ", kept" if build["reused"] else ""
            inside = listed(build["targets"])
            lines.append(f"  {capability}: {inside} ({build['bytes'] / 1024:.0f} KiB, {build['seconds']} s{kept})")
    lines += _parity_lines(outcome)
    lines += [f"  cannot run: {text}" for text in outcome.blocked]
    lines += [f"  note: {text}" for text in outcome.notes]
    return "\n".join(lines)


def _parity_lines(outcome: Outcome) -> list[str]:
    """Where parity ran, and each part of its result."""
    lines = []
    if machine := outcome.facts.get("machine"):
        lines.append("  on " + ", ".join(f"{key} {value}" for key, value in machine.items()))
    for part, sections in outcome.facts.get("parity", {}).items():
        if isinstance(sections, dict):
            states = [f"{k} {'held' if v['held'] else 'FAILED'} ({v['checks']} checks)" for k, v in sections.items()]
            lines.append(f"  {part}: {listed(states)}")
    return lines
