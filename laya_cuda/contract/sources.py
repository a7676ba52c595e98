"""Declared sources are there, and no device code of the directory is undeclared."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from laya_cuda.contract.findings import Outcome
from laya_cuda.contract.jsonfile import UnreadableError, read_json
from laya_cuda.contract.manifest import Manifest, declared_file, is_passed_over

DEVICE_CODE = (".cu", ".cuh")
USERS = ("examples",)
"""Folders of programs that use a library instead of being part of it."""


def check_sources(manifest: Manifest, outcome: Outcome, neighbours: Iterable[Path]) -> None:
    """Add the findings about `sources`; `neighbours` are all manifests that were discovered."""
    if not manifest.data["sources"]:
        outcome.find("sources-empty", "sources", "an empty list", "every file of the build", "list the sources")
    for number, name in enumerate(manifest.data["sources"]):
        declared_file(manifest, outcome, f"sources[{number}]", name, "source")
    own = manifest.directory
    declared = {os.path.normpath(own / name) for name in manifest.data["sources"]}
    others = {path.parent.resolve() for path in neighbours} - {own.resolve()}
    for path in neighbours:
        if path.parent.resolve() == own.resolve() and path.name != manifest.path.name:
            declared |= _declared_by(path)
    for folder, folders, files in os.walk(own):
        folders[:] = sorted(
            f for f in folders if not (is_passed_over(f) or f in USERS or Path(folder, f).resolve() in others)
        )
        for name in sorted(files):
            path = Path(folder, name)
            if path.suffix in DEVICE_CODE and os.path.normpath(path) not in declared:
                relative = path.relative_to(own).as_posix()
                outcome.find(
                    "source-undeclared",
                    "sources",
                    f"{relative} undeclared",
                    "every .cu and .cuh of the directory",
                    f"add {relative} to sources, or remove the file",
                )


def _declared_by(path: Path) -> set[str]:
    """The sources of another manifest in the same directory; none where it cannot be read."""
    try:
        data = read_json(path)
    except UnreadableError:
        return set()
    names = data.get("sources") if isinstance(data, dict) else None
    return (
        {os.path.normpath(path.parent / n) for n in names if isinstance(n, str)} if isinstance(names, list) else set()
    )
