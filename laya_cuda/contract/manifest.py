"""Finding and loading backend manifests, and the places that their paths mean."""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from laya_cuda.contract.findings import Outcome, short
from laya_cuda.contract.jsonfile import UnreadableError, check_schema, read_json, schema

SUFFIX = ".backend.json"
# Folders that hold no backends of a project: what tools leave behind, what was built, what tests play with.
_PASSED_OVER = frozenset({"__pycache__", "build", "dist", "node_modules", "target", "tests", "venv"})


@dataclass(frozen=True)
class Manifest:
    """A manifest that has the right form."""

    path: Path
    data: Mapping[str, Any]

    @property
    def directory(self) -> Path:
        """The backend directory."""
        return self.path.parent

    @property
    def build(self) -> Mapping[str, Any]:
        """The `build` object."""
        return self.data["build"]  # type: ignore[no-any-return]

    @property
    def architectures(self) -> list[int]:
        """The declared compute capabilities, in the manifest's order."""
        return [int(number) for number in self.build["architectures"]]

    @property
    def script(self) -> Path:
        """The build script."""
        return self.directory / str(self.build["script"])


def is_passed_over(name: str) -> bool:
    """Whether a folder of this name is never looked into."""
    return name.startswith(".") or name in _PASSED_OVER


def discover(directory: Path) -> list[Path]:
    """Every manifest in a directory and below it, sorted; links to directories are not followed."""
    found: list[Path] = []
    for folder, folders, files in os.walk(directory):
        names = [name for name in (*files, *folders) if name.endswith(SUFFIX) and name != SUFFIX]
        found += [Path(folder) / name for name in names]
        folders[:] = sorted(name for name in folders if not is_passed_over(name))
    return sorted(found)


def load(path: Path) -> tuple[Outcome, Manifest | None]:
    """A manifest and the findings about its form; None where nothing more can be checked."""
    stem = path.name.removesuffix(SUFFIX)
    outcome = Outcome(stem, path)
    try:
        data = read_json(path)
    except UnreadableError as error:
        outcome.find("json", "the whole file", error, "a JSON object in UTF-8", f"correct {path.name}")
        return outcome, None
    if isinstance(data, dict) and isinstance(data.get("name"), str) and data["name"]:
        outcome.backend = short(data["name"])
    if not check_schema("backend", data, outcome):
        return outcome, None
    if data["name"] != stem:
        expected = f"{stem}, as the file is called"
        outcome.find(
            "name", "name", data["name"], expected, f"rename the file to {data['name']}{SUFFIX}, or the backend"
        )
    _note_unknown(data, outcome)
    return outcome, Manifest(path, data)


def _note_unknown(data: Mapping[str, Any], outcome: Outcome) -> None:
    """Say which fields nothing reads, with the known one that each resembles."""
    known = schema("backend")["properties"]
    parts = [("", data, known)]
    for name in ("build", "numerics", "reference"):
        if name in data:
            parts.append((f"{name}.", data[name], known[name]["properties"]))
    for prefix, own, names in parts:
        for key in own:
            if key not in names:
                near = difflib.get_close_matches(key, names, 1)
                hint = f"; did you mean {prefix}{near[0]}?" if near else ""
                outcome.note(f"{prefix}{key} is not known and was not checked{hint}")


def inside(directory: Path, name: str) -> Path | None:
    """The place that a relative path means, or None where it is absolute or leaves the directory."""
    parts = Path(name).parts
    if Path(name).is_absolute() or ".." in parts or "\0" in name:
        return None
    return directory / name


def in_backend_or_repository(directory: Path, name: str) -> Path | None:
    """A path relative to the backend directory or one above it, up to the repository's root; None where it is absent.

    The root is the first directory with a `.git`; without one, any directory above counts.
    """
    if inside(directory, name) is None:
        return None
    folder = directory.resolve()
    for place in (folder, *folder.parents):
        if (place / name).exists():
            return place / name
        if (place / ".git").exists():
            return None
    return None


def declared_file(manifest: Manifest, outcome: Outcome, field: str, name: str, rule: str) -> Path | None:
    """A declared file of the backend; None, and a finding, where it is not one."""
    path = inside(manifest.directory, name)
    if path is None:
        outcome.find(
            f"{rule}-outside",
            field,
            name,
            "a path inside the backend directory",
            f"move the file there, or correct {field}",
        )
        return None
    if not path.is_file():
        found = f"{name}, which is missing" if not path.exists() else f"{name}, which is no file"
        outcome.find(f"{rule}-missing", field, found, "a file that is there", f"add {name}, or correct {field}")
        return None
    return path
