"""Hashing a file, and writing one whole."""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
from pathlib import Path


def sha256(path: Path) -> str:
    """SHA-256 of a file in hex, read in pieces.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that it is the old one or the new one at any time, never a part; text in UTF-8.

    Raises:
        OSError: it cannot be written; what was there before stays.
    """
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with partial.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    finally:
        with contextlib.suppress(OSError):  # it is gone where all went well
            partial.unlink()
