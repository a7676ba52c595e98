"""Files of the checkout that are made from measurements: brought in line, or with `check` only held against them.

Every function returns whether the file was not as it should be, and writes it then, whole or not at all; with `check`
nothing is written.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from laya_cuda.errors import LayaError
from laya_cuda.files import write_whole

Draw = Callable[[Path, str], None]
"""Draws a figure at a path; the text goes into the file's description."""


class ReadmeError(LayaError):
    """The README, or what goes with it, cannot be brought in line with evidence."""


def text(path: Path, content: str, *, check: bool) -> bool:
    """A file of this text.

    Raises:
        ReadmeError: it cannot be written.
    """
    if path.is_file() and path.read_text(encoding="utf-8") == content:
        return False
    if not check:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, content)
        except OSError as error:
            raise ReadmeError(f"{path} cannot be written: {error.strerror}") from None
    return True


def block(root: Path, name: str, begin: str, end: str, content: str, *, check: bool) -> bool:
    """A page with this text between two marks.

    Raises:
        ReadmeError: it does not have each mark once, in order, or cannot be written.
    """
    page = (root / name).read_text(encoding="utf-8")
    if page.count(begin) != 1 or page.count(end) != 1 or page.index(begin) > page.index(end):
        raise ReadmeError(f"{name} must hold the marks {begin!r} and {end!r}, each once and in this order")
    head, tail = page[: page.index(begin) + len(begin)], page[page.index(end) :]
    return text(root / name, f"{head}\n{content}\n{tail}", check=check)


def figure(path: Path, digest: str, draw: Draw, *, check: bool) -> bool:
    """A figure of certain data.

    Args:
        digest: SHA-256 of the data.

    Raises:
        ReadmeError: it is old, and there is no matplotlib to draw it with.
    """
    old = _is_old(path, digest, draw)
    if old and not check:
        path.parent.mkdir(parents=True, exist_ok=True)
        draw(path, _note(digest))
    return old


def _is_old(path: Path, digest: str, draw: Draw) -> bool:
    """Whether it is missing or drawn from other data; of an equal matplotlib, also whether bytes differ."""
    if not path.is_file():
        return True
    there = path.read_text(encoding="utf-8")
    found = re.search(r"evidence ([0-9a-f]{64}), matplotlib (\S+?)<", there)
    if found is None or found[1] != digest:
        return True
    try:
        import matplotlib
    except ImportError:
        return False
    if found[2] != matplotlib.__version__:
        return False
    with tempfile.TemporaryDirectory() as scratch:
        draw(Path(scratch) / path.name, _note(digest))
        return (Path(scratch) / path.name).read_text(encoding="utf-8") != there


def _note(digest: str) -> str:
    try:
        import matplotlib
    except ImportError:
        raise ReadmeError("the figure needs matplotlib: pip install 'laya-cuda-aot[bench]'") from None
    return f"evidence {digest}, matplotlib {matplotlib.__version__}"
