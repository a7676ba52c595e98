"""A lock that is granted in the order in which it was asked for."""

from __future__ import annotations

import threading
from collections import deque
from types import TracebackType


class Turns:
    """A first-come, first-served mutex; not reentrant. Use it in a `with` block."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._owner: threading.Lock | None = None
        self._waiting: deque[threading.Lock] = deque()

    def __enter__(self) -> None:
        gate = threading.Lock()
        try:
            with self._guard:
                if self._owner is None:
                    self._owner = gate
                    return
                gate.acquire()
                self._waiting.append(gate)
            gate.acquire()  # released by whoever has the turn before
        except BaseException:  # interrupted, at any point above
            with self._guard:
                if gate in self._waiting:
                    self._waiting.remove(gate)
                elif self._owner is gate:
                    self._hand_over()
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._guard:
            self._hand_over()

    @property
    def taken(self) -> bool:
        """Whether somebody has the turn."""
        return self._owner is not None

    @property
    def waiting(self) -> int:
        """How many wait for theirs."""
        return len(self._waiting)

    def _hand_over(self) -> None:
        """Give the turn to the next one; the guard is held."""
        self._owner = self._waiting.popleft() if self._waiting else None
        if self._owner is not None:
            self._owner.release()
