"""Figures that are kept in the checkout: whether one is of the data that it should be of, and drawing it anew."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from laya_cuda.errors import LayaError

Draw = Callable[[Path, str], None]
"""Draws a figure at a path; the text goes into the file's description."""


class NoMatplotlibError(LayaError):
    """A figure has to be drawn, and matplotlib is not there."""


def update(path: Path, digest: str, draw: Draw, *, check: bool = False) -> bool:
    """Draw a figure anew where it is old; returns whether it was.

    Args:
        digest: SHA-256 of what it shows.
        check: draw nothing.

    Raises:
        NoMatplotlibError: it is old, and there is no matplotlib to draw it with.
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
    text = path.read_text(encoding="utf-8")
    found = re.search(r"evidence ([0-9a-f]{64}), matplotlib (\S+?)<", text)
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
        return (Path(scratch) / path.name).read_text(encoding="utf-8") != text


def _note(digest: str) -> str:
    try:
        import matplotlib
    except ImportError:
        raise NoMatplotlibError("the figure needs matplotlib: pip install 'laya-cuda-aot[bench]'") from None
    return f"evidence {digest}, matplotlib {matplotlib.__version__}"
