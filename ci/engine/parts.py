"""The signatures that sections and their parts share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ci.engine.setup import Setup
from ci.parity.report import Section

Part = Callable[[Section, Setup, int], None]
"""A part's work, in a process of its own: records checks and figures. The number tells repeated parts apart."""


class Start(Protocol):
    """Runs a part of a section to its end: its name, the seconds that it may take, its number."""

    def __call__(self, part: str, limit: float, index: int = 0) -> None: ...


def attempt(section: Section, what: str, work: Callable[[], None]) -> None:
    """Run one step; an exception fails its own check, and the steps that follow go on."""
    try:
        work()
    except Exception as error:
        section.check(what, False, detail=f"{type(error).__name__}: {error}"[:600])
