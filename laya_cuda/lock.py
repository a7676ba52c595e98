"""The lock of a checkpoint: the hashes of its five files, in `laya.lock.json` beside them.

A checkpoint with a lock is used only as long as its files are the ones that were locked.
"""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from laya_cuda.checkpoint_files import FILES, file_sha256, require_files, unique_names
from laya_cuda.errors import CheckpointError, one_line
from laya_cuda.files import write_whole

LOCK = "laya.lock.json"
"""Name of the lock in a checkpoint's directory; manifests/schemas/checkpoint-lock.schema.json describes it."""

FORMAT = 1

_MOST_BYTES = 1 << 16
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Lock:
    """What a checkpoint's files were when they were locked.

    `directory` is the checkpoint's; `hashes` is SHA-256 in hex by the names of FILES.
    """

    directory: Path
    hashes: Mapping[str, str]

    @classmethod
    def read(cls, directory: Path) -> Lock | None:
        """The lock in a checkpoint's directory, or None where there is none.

        Raises:
            CheckpointError: there is one that cannot be read, or that does not list the five files and no other.
        """
        path = directory / LOCK
        if not os.path.lexists(path):  # a link that leads nowhere is no reason to go without
            return None
        return cls(directory, _hashes(path, directory))

    @classmethod
    def of(cls, directory: Path) -> Lock:
        """A lock of the files as they are; reads them whole.

        Raises:
            CheckpointError: one is missing or cannot be read.
        """
        require_files(directory)
        return cls(directory, {name: file_sha256(directory / name) for name in FILES})

    def states(self) -> dict[str, str]:
        """By file: `locked` as it is, `changed` or `missing`; reads them whole.

        Raises:
            CheckpointError: one cannot be read.
        """
        found = {}
        for name, expected in self.hashes.items():
            path = self.directory / name
            if not path.is_file():
                found[name] = "missing"
            else:
                found[name] = "locked" if file_sha256(path) == expected else "changed"
        return found

    def verify(self, names: Iterable[str]) -> None:
        """Read the named files and compare.

        Raises:
            CheckpointError: one cannot be read or has changed.
        """
        for name in names:
            self.compare(name, file_sha256(self.directory / name))

    def compare(self, name: str, sha256: str) -> None:
        """Raise CheckpointError, naming the file, where this is not its hash."""
        if sha256 != self.hashes[name]:
            raise CheckpointError(
                f"{self.directory / name} has changed since the checkpoint was locked: its SHA-256 is "
                f"{sha256[:12]}..., {LOCK} says {self.hashes[name][:12]}...; download the checkpoint again, or, if you "
                f"trust the file, {_again(self.directory)}"
            )

    def write(self) -> None:
        """Write the lock into its directory, whole or not at all.

        Raises:
            CheckpointError: it cannot be written.
        """
        path = self.directory / LOCK
        try:
            write_whole(path, json.dumps({"format": FORMAT, "files": dict(self.hashes)}, indent=2) + "\n")
        except OSError as error:
            raise CheckpointError(f"{path} cannot be written: {error.strerror}") from None


def command(directory: Path) -> str:
    """What to type to lock a checkpoint."""
    return f"laya-cuda checkpoint lock {shlex.quote(str(directory))}"


def _again(directory: Path) -> str:
    return f"lock it anew with `{command(directory)} --force`"


def _hashes(path: Path, directory: Path) -> dict[str, str]:
    """The hashes that a lock file holds, in the order of FILES."""
    repair = f"if you trust the checkpoint, {_again(directory)}"
    stored = _object(path, repair)
    number = stored.get("format")
    if type(number) is int and number > FORMAT:
        raise CheckpointError(f"{path} has format {number}, this version reads {FORMAT}: install a newer laya-cuda-aot")
    if type(number) is not int or number != FORMAT:
        raise CheckpointError(f"{path}: 'format' must be {FORMAT}, not {number!r}; {repair}")
    if stored.keys() != {"format", "files"} or not isinstance(stored["files"], dict):
        raise CheckpointError(f"{path} must hold 'format' and an object 'files', and nothing else; {repair}")
    files = stored["files"]
    for name in FILES:
        if name not in files:
            raise CheckpointError(f"{path} does not list {name}; {repair}")
    for name, sha256 in files.items():
        if name not in FILES:
            raise CheckpointError(f"{path} lists {name!r}, which is no file of a checkpoint; {repair}")
        if not isinstance(sha256, str) or not _SHA256.fullmatch(sha256):
            raise CheckpointError(f"{path}: the hash of {name} is not a SHA-256 of 64 small hex digits; {repair}")
    return {name: files[name] for name in FILES}


def _object(path: Path, repair: str) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise CheckpointError(f"{path} cannot be read: {error.strerror}; {repair}") from None
    if len(data) > _MOST_BYTES:
        raise CheckpointError(f"{path} is longer than {_MOST_BYTES >> 10} KiB, so it is no lock; {repair}")
    try:
        value = json.loads(data.decode("utf-8"), object_pairs_hook=unique_names)
    except (ValueError, RecursionError) as error:
        raise CheckpointError(f"{path} cannot be read as JSON: {one_line(error)}; {repair}") from None
    if not isinstance(value, dict):
        raise CheckpointError(f"{path} must hold a JSON object; {repair}")
    return value
