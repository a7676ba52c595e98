"""Lists on a command line."""

from __future__ import annotations


def listed(text: str) -> tuple[str, ...]:
    """The words of a list with commas, each once, in order."""
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
