"""Which bundles `laya-cuda build` made last, kept in one small file of the user's cache folder."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

from laya_cuda.files import write_whole

BACKENDS = ("cuda", "cpu")


def state_file(environment: Mapping[str, str] = os.environ) -> Path | None:
    """`laya-cuda/bundles.json` under XDG_CACHE_HOME (where absolute) or ~/.cache; None where there is no home."""
    named = environment.get("XDG_CACHE_HOME", "")
    if named and Path(named).is_absolute():
        return Path(named) / "laya-cuda" / "bundles.json"
    try:
        return Path.home() / ".cache" / "laya-cuda" / "bundles.json"
    except RuntimeError:
        return None


def last_built(environment: Mapping[str, str] = os.environ) -> dict[str, Path]:
    """Backend to the folder it was last built in. A damaged file counts as empty."""
    path = state_file(environment)
    try:
        found = json.loads(path.read_text(encoding="utf-8")) if path is not None else {}
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {kind: Path(found[kind]) for kind in BACKENDS if isinstance(found.get(kind), str)}


def record_built(backend: str, directory: Path, environment: Mapping[str, str] = os.environ) -> Path:
    """Remember `directory` as the last build of `backend`; returns the file that holds it.

    Raises:
        OSError: the file cannot be written.
    """
    path = state_file(environment)
    if path is None:
        raise OSError("there is no home directory; set XDG_CACHE_HOME")
    kept = {kind: str(folder) for kind, folder in last_built(environment).items()}
    kept[backend] = str(directory.resolve())
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(kept, indent=1) + "\n")
    return path
