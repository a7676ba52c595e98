"""The peers of one run: which there are, starting them side by side, and going on without those that fail."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from laya_cuda.bench.protocol import RefusedError, Reply, Worker, WorkerError

ROLES = ("own", "peer", "oracle", "ceilings")
"""What a contestant is for: ours, others', the float32 model that answers are held against, the machine's rates."""


@dataclass(frozen=True)
class Contestant:
    """One engine of a run.

    Attributes:
        name: short, as in `--peers`.
        title: for a table.
        role: one of `ROLES`.
        command, env: how its worker is started; env is added to this process's.
        options: what its worker is opened with.
        absent: why it cannot run here; None where it can.
    """

    name: str
    title: str
    role: str
    command: tuple[str, ...] = ()
    env: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    absent: str | None = None


@dataclass
class Entry:
    """A contestant's process and its fate, as it stands in an evidence file."""

    contestant: Contestant
    worker: Worker | None = None
    state: str = "absent"
    reason: str | None = None
    seconds: dict[str, float] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """As it stands in an evidence file."""
        return {
            "title": self.contestant.title,
            "role": self.contestant.role,
            "state": self.state,
            "reason": self.reason,
            "seconds": self.seconds,
            "facts": self.facts,
            "notes": self.notes,
        }


class Contest:
    """The contestants of a run. Everything but `open` talks to one of them at a time.

    Attributes:
        entries: by name, in the order of reports.
    """

    def __init__(self, contestants: Sequence[Contestant], logs: Path, say: Callable[[str], None]) -> None:
        """Args: logs: the folder for what workers print. say: takes lines on the progress."""
        self.entries = {one.name: Entry(one, state="absent", reason=one.absent) for one in contestants}
        self._logs = logs
        self._say = say

    def open(self, checkpoint: Path, device: str, cells: Path, limit_s: float) -> None:
        """Start every contestant that can run, side by side, and wait until each is ready or has failed."""
        starting = [entry for entry in self.entries.values() if entry.contestant.absent is None]
        for name, entry in self.entries.items():
            if entry.contestant.absent is not None:
                self._say(_left_out(name, entry))
        began = time.perf_counter()
        threads = {}
        for entry in starting:
            self._start(entry)
            if entry.worker is not None:
                work = (entry, checkpoint, device, cells, limit_s)
                threads[entry.contestant.name] = threading.Thread(target=_open, args=work, daemon=True)
        for thread in threads.values():
            thread.start()
        waiting, said = dict(threads), began
        while waiting:
            next(iter(waiting.values())).join(0.05)
            for name in [name for name, thread in waiting.items() if not thread.is_alive()]:
                del waiting[name]
                entry = self.entries[name]
                if entry.state == "ready":
                    costs = ", ".join(f"{kind} {s:.1f} s" for kind, s in entry.seconds.items())
                    self._say(f"{name}: ready ({costs}); {len(waiting)} still open")
                else:
                    self._say(_left_out(name, entry))
            if waiting and time.perf_counter() - said > 15:
                said = time.perf_counter()
                self._say(f"opening for {said - began:.0f} s: waiting for {', '.join(waiting)}")

    def ready(self, *roles: str) -> list[str]:
        """Names of the contestants that can be asked, of these roles where any are given."""
        return [
            name
            for name, entry in self.entries.items()
            if entry.state == "ready" and (not roles or entry.contestant.role in roles)
        ]

    def ask(self, name: str, do: str, limit_s: float, **values: Any) -> Reply:
        """Ask one contestant; one that is lost by it has the state `failed` from then on.

        Raises:
            RefusedError: it cannot do that.
            WorkerError: it is lost; the message says how.
        """
        entry = self.entries[name]
        assert entry.worker is not None
        try:
            reply = entry.worker.ask(do, limit_s, **values)
        except WorkerError as error:
            entry.state, entry.reason = "failed", str(error)
            raise
        entry.notes += [str(note) for note in reply.values.get("notes", ())]
        return reply

    def retire(self, name: str) -> None:
        """End a contestant that has done its part; it keeps its state."""
        worker = self.entries[name].worker
        if worker is not None:
            worker.close()

    def kill(self) -> None:
        """End every process at once."""
        for entry in self._workers():
            assert entry.worker is not None
            entry.worker.kill()

    def close(self) -> None:
        """Let every process end."""
        closing = [threading.Thread(target=self.retire, args=(e.contestant.name,)) for e in self._workers()]
        for thread in closing:
            thread.start()
        for thread in closing:
            thread.join()

    def _workers(self) -> Iterator[Entry]:
        return (entry for entry in self.entries.values() if entry.worker is not None)

    def _start(self, entry: Entry) -> None:
        one = entry.contestant
        try:
            entry.worker = Worker(one.name, one.command, self._logs / f"{one.name}.log", one.env)
        except WorkerError as error:
            entry.state, entry.reason = "failed", str(error)


def _left_out(name: str, entry: Entry) -> str:
    reason = (entry.reason or entry.state).removeprefix(f"{name}:").removeprefix(name).strip()
    return f"{name}: left out: {reason}"


def _open(entry: Entry, checkpoint: Path, device: str, cells: Path, limit_s: float) -> None:
    """Bring one contestant to the state ready, failed or absent."""
    assert entry.worker is not None
    options = {**entry.contestant.options, "cells": str(cells)}
    began = time.perf_counter()
    try:
        reply = entry.worker.ask("open", limit_s, checkpoint=str(checkpoint), device=device, options=options)
        _learn(entry, reply)
        _learn(entry, entry.worker.ask("cells", limit_s, path=str(cells)))
        entry.state = "ready"
    except RefusedError as error:
        entry.state, entry.reason = "absent", str(error)
        entry.worker.close()
    except WorkerError as error:
        entry.state, entry.reason = "failed", str(error)
    entry.seconds["total"] = round(time.perf_counter() - began, 3)


def _learn(entry: Entry, reply: Reply) -> None:
    for kind, seconds in dict(reply.values.get("seconds") or {}).items():
        entry.seconds[kind] = round(entry.seconds.get(kind, 0.0) + float(seconds), 4)
    entry.facts.update(reply.values.get("facts") or {})
    entry.notes += [str(note) for note in reply.values.get("notes", ())]
