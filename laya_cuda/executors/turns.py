"""A lock that is granted in the order in which it was asked for."""

from __future__ import annotations

import threading
from collections import deque
from types import TracebackType


class Turns:
    """A first-come, first-served mutex; not reentrant. Use it in a `with` block."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._held = False
        self._waiting: deque[threading.Lock] = deque()

    def __enter__(self) -> None:
        gate = threading.Lock()
        gate.acquire()
        with self._guard:
            if not self._held:
                self._held = True
                return
            self._waiting.append(gate)
        try:
            gate.acquire()  # released by whoever has the turn before
        except BaseException:  # interrupted while waiting
            with self._guard:
                handed_over = gate not in self._waiting
                if not handed_over:
                    self._waiting.remove(gate)
            if handed_over:
                self._pass_on()
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pass_on()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._waiting)

    def _pass_on(self) -> None:
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._held = False
