"""The files of a checkpoint: their names, their hashes, and JSON without doubts."""

from __future__ import annotations

import hashlib
from mmap import mmap
from pathlib import Path
from typing import Any

from laya_cuda.errors import CheckpointError
from laya_cuda.files import sha256

FILES = (
    "rl_agent_config.json",
    "model.safetensors",
    "encoder/config.json",
    "tokenizer/tokenizer.json",
    "tokenizer/tokenizer_config.json",
)
"""Every file of a checkpoint, relative to its directory."""


def require_files(directory: Path) -> None:
    """Raise CheckpointError, naming it, where the directory or one of the five files is missing."""
    if not directory.is_dir():
        raise CheckpointError(f"{directory} is not a directory: name the directory that holds {FILES[0]}")
    for name in FILES:
        if not (directory / name).is_file():
            raise CheckpointError(f"{directory / name} is missing: download the checkpoint again")


def file_sha256(path: Path) -> str:
    """SHA-256 of a file in hex, read in pieces.

    Raises:
        CheckpointError: it cannot be read.
    """
    try:
        return sha256(path)
    except OSError as error:
        raise CheckpointError(f"{path} cannot be read: {error.strerror}") from None


def data_sha256(data: mmap | bytes) -> str:
    """SHA-256 of mapped bytes in hex; other threads run meanwhile."""
    return hashlib.sha256(data).hexdigest()


def unique_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object for `json.loads(object_pairs_hook=...)`; ValueError for a name that appears twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r} appears twice")
    return found
