"""A bounded memory of what was computed last, for whatever is asked again and again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """The most recently used values by key, within a number of entries and of bytes. Any thread may use it."""

    def __init__(self, entries: int, size: int) -> None:
        """Start empty.

        Args:
            entries: keep at most this many.
            size: keep at most this many bytes, by what `put` is told.
        """
        self._most_entries = entries
        self._most_bytes = size
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    @property
    def size(self) -> int:
        """Bytes of all entries."""
        return self._bytes

    def get(self, key: K) -> V | None:
        """The value of a key, now the most recently used one; None where there is none."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def put(self, key: K, value: V, size: int) -> None:
        """Keep a value of so many bytes; those used least recently make room. One that is too large is not kept."""
        if size > self._most_bytes:
            return
        with self._lock:
            if key in self._values:  # another thread was faster
                return
            self._values[key] = (value, size)
            self._bytes += size
            while len(self._values) > self._most_entries or self._bytes > self._most_bytes:
                _, (_, freed) = self._values.popitem(last=False)
                self._bytes -= freed
