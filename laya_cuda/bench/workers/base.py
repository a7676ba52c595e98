"""What every peer's process shares: the message loop, the timing of calls, the cells.

A worker file is run as `python -P FILE` with the peer's own packages on PYTHONPATH. Some of those are named laya_cuda
too, so nothing here imports this project: the standard library and numpy alone. `laya_cuda/bench/protocol.py` describes
the messages. Where the options of `open` name the file of the cells (`cells`), their shapes are prepared then, else on
`cells`, whose reply has `seconds` and `facts` too. Any reply may have `notes`: lines on how it came about.
"""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import json
import os
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
from numpy.typing import NDArray

REPLY = "LAYA_BENCH_REPLY"
_REASON_CHARACTERS = 600

Floats = NDArray[np.float32]
Result = tuple[Floats, Floats]
"""Logits of every marker, row by row, and action logits [rows, actions], float32."""


class RefusedError(Exception):
    """The peer cannot do what it was asked; the message is one line that says why."""


class TimeLimit(BaseException):
    """Work took longer than it may. No Exception, so that no library takes it for a failure to fall back from."""


@dataclass(frozen=True)
class Row:
    """Token ids of one sequence, where its option markers are, and its question type."""

    ids: list[int]
    markers: list[int]
    qtype: int


@dataclass(frozen=True)
class Call:
    """One call: its rows, and the request that they belong to."""

    rows: tuple[Row, ...]
    state: Any
    questions: dict[str, Any]


@dataclass(frozen=True)
class Cell:
    """A workload for one checkpoint. In a stream every call is one sample."""

    name: str
    stream: bool
    calls: tuple[Call, ...]


class Peer:
    """A measured engine. A worker file makes a subclass and hands it to `serve`.

    Attributes:
        seconds: what opening it cost, by kind: import, load, compile, warmup.
        facts: what it is: versions, precision, settings.
        notes: what happened since the last reply and should be known.
        caches_shapes: whether the first request of a shape costs more than the next ones, so that a stream has to be
            gone through once before it is timed.
    """

    caches_shapes = False

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.facts: dict[str, Any] = {}
        self.notes: list[str] = []

    def open(self, checkpoint: Path, device: str, options: Mapping[str, Any]) -> None:
        """Load the checkpoint.

        Raises:
            RefusedError: this peer cannot run here.
        """
        raise NotImplementedError

    def prepare(self, cells: Mapping[str, Cell]) -> None:
        """Do what needs the shapes beforehand: compilation, for one."""

    def engine(self, cell: Cell, call: Call) -> Callable[[], Any]:
        """A function that makes one engine call: ids on the host in, logits on the host out."""
        raise RefusedError("has no engine call")

    def result(self, call: Call, value: Any) -> Result:
        """What a function of `engine` returned, in common form."""
        raise NotImplementedError

    def predict(self, cell: Cell, call: Call) -> Callable[[], Mapping[str, Any]]:
        """A function that answers the call's request: text in, `{"answers": {...}, ...}` out."""
        raise RefusedError("answers no requests")

    def device(self, cell: Cell) -> Callable[[Sequence[int]], list[float]]:
        """A function that runs forwards of these calls in order and returns the milliseconds of each on its stream.

        Inputs are on the device beforehand and nothing is read back. The forwards are queued one behind the other, so
        that a peer that launches quickly enough is timed without its launches.
        """
        raise RefusedError("has no device time on this device")

    def done(self, cell: Cell, boundary: str) -> None:
        """Free what a run of `device` took."""

    def close(self) -> None:
        """Let go of everything."""

    @contextlib.contextmanager
    def timed(self, kind: str) -> Iterator[None]:
        """Add the time of a block to `seconds`."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[kind] = self.seconds.get(kind, 0.0) + time.perf_counter() - began


def serve(peer: Peer) -> int:
    """Answer messages until the input ends."""
    faulthandler.enable()  # where a library brings the process down, the log says where
    faulthandler.register(signal.SIGUSR1)  # and where it hangs, when the runner asks
    messages, replies = _channels()
    session = _Session(peer)
    for line in messages:
        began = time.perf_counter()
        do = "?"
        try:
            message = json.loads(line)
            do = message.pop("do")
            reply = {"ok": True, **session.answer(do, message)}
        except RefusedError as error:
            reply = {"ok": False, "reason": one_line(error)}
        except (Exception, TimeLimit) as error:
            traceback.print_exc()
            reply = {"ok": False, "reason": describe(error)}
        if peer.notes:
            reply["notes"] = peer.notes[:]
            peer.notes.clear()
        say(f"{do}: {'done' if reply['ok'] else reply['reason']} ({time.perf_counter() - began:.2f} s)")
        replies.write(json.dumps(reply).encode() + b"\n")
        replies.flush()
        if do == "close":
            break
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)  # at once: what a peer's libraries have left running must not hold it up


def say(text: str) -> None:
    """A line in the log."""
    print(f"[{time.strftime('%H:%M:%S')}] {text}", flush=True)


def one_line(text: Any) -> str:
    """Any text on one line of bearable length."""
    return " ".join(str(text).split())[:_REASON_CHARACTERS]


def describe(error: BaseException) -> str:
    """An exception in one line."""
    if isinstance(error, TimeLimit):
        return one_line(error)
    text = str(error)
    return one_line(f"{type(error).__name__}: {text}" if text else type(error).__name__)


@contextlib.contextmanager
def at_most(seconds: float, what: str) -> Iterator[None]:
    """Let a block run for at most this long; main thread only.

    Raises:
        TimeLimit: it took longer.
    """

    def over(_number: int, _frame: FrameType | None) -> None:
        raise TimeLimit(f"{what} took longer than {seconds:.3g} s")

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def read_cells(path: Path) -> dict[str, Cell]:
    """The cells that the runner wrote."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if data.get("format") != 1:
        raise RefusedError(f"{path}: cells of format {data.get('format')!r}; this worker reads format 1")
    return {
        name: Cell(
            name,
            cell["stream"],
            tuple(
                Call(
                    tuple(Row(row["ids"], row["markers"], row["qtype"]) for row in call["rows"]),
                    call["request"]["state"],
                    call["request"]["questions"],
                )
                for call in cell["calls"]
            ),
        )
        for name, cell in data["cells"].items()
    }


def mirror(checkpoint: Path, folder: Path) -> Path:
    """A copy of a checkpoint, its weights a link: upstream may rewrite small files, which a lock forbids."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in checkpoint.rglob("*"):
        target = folder / source.relative_to(checkpoint)
        if source.is_dir():
            target.mkdir(exist_ok=True)
        elif source.suffix == ".safetensors":
            target.unlink(missing_ok=True)
            target.symlink_to(source.resolve())
        else:
            shutil.copyfile(source, target)
    return folder


def order(cell: Cell, turn: int, warmups: int, samples: int) -> tuple[list[int], list[int]]:
    """Which calls the warm-ups and the samples are, by number.

    Calls of a shape are taken in turn, from number `turn` on. The samples of a stream are its calls from the first on,
    and its warm-ups the last ones before them.
    """
    count = len(cell.calls)
    first = -warmups if cell.stream else turn
    taken = [(first + i) % count for i in range(warmups + samples)]
    return taken[:warmups], taken[warmups:]


@dataclass
class _Session:
    """The state between messages."""

    peer: Peer
    cells: dict[str, Cell] = field(default_factory=dict)
    seen: set[tuple[str, str]] = field(default_factory=set)
    turns: dict[str, int] = field(default_factory=dict)

    def answer(self, do: str, message: dict[str, Any]) -> dict[str, Any]:
        actions: dict[str, Callable[..., dict[str, Any]]] = {
            "open": self.open,
            "cells": self.take_cells,
            "run": self.run,
            "answers": self.answers,
            "close": self.close,
        }
        if do not in actions:
            raise RefusedError(f"unknown message {do!r}")
        return actions[do](**message)

    def open(self, checkpoint: str, device: str = "cuda", options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Load; where the cells are known, also prepare for them."""
        options = options or {}
        self.peer.open(Path(checkpoint), device, options)
        if options.get("cells"):
            self._prepare(options["cells"])
        return self._costs()

    def take_cells(self, path: str) -> dict[str, Any]:
        self.peer.seconds = {}
        self._prepare(path)
        return self._costs()

    def run(self, cell: str, boundary: str, warmups: int, samples: int) -> dict[str, Any]:
        began = time.perf_counter()
        chosen = self._cell(cell)
        before, timed = order(chosen, self.turns.get(cell, 0), warmups, samples)
        self.turns[cell] = self.turns.get(cell, 0) + warmups + samples
        time_of = self._clock(chosen, boundary)
        first = None
        gc.collect()
        gc.disable()
        setup = time.perf_counter() - began
        try:
            if (cell, boundary) not in self.seen:
                self.seen.add((cell, boundary))
                first, before = self._first(time_of, before or timed), before[1:]
                if chosen.stream and self.peer.caches_shapes:
                    entered = time.perf_counter()
                    time_of(range(len(chosen.calls)))
                    setup += time.perf_counter() - entered
            time_of(before)
            ms = time_of(timed)
        finally:
            gc.enable()
            self.peer.done(chosen, boundary)
        return {"ms": ms, "first_ms": first, "wall_s": time.perf_counter() - began, "setup_s": setup}

    def answers(self, cell: str, calls: Sequence[int] | None = None) -> dict[str, Any]:
        chosen = self._cell(cell)
        found: dict[str, list[Any]] = {"logits": [], "action_logits": [], "answers": []}
        for number in range(len(chosen.calls)) if calls is None else calls:
            call = chosen.calls[number]
            logits, actions = self.peer.result(call, self.peer.engine(chosen, call)())
            expected = sum(len(row.markers) for row in call.rows)
            if logits.size != expected:
                raise RefusedError(f"call {number} has {expected} options, but {logits.size} logits came back")
            found["logits"].append([float(x) for x in logits.ravel()])
            found["action_logits"].append([float(x) for x in actions.ravel()])
            found["answers"].append(self.peer.predict(chosen, call)()["answers"])
        return found

    def close(self) -> dict[str, Any]:
        self.peer.close()
        return {}

    def _prepare(self, path: str) -> None:
        if not self.cells:
            self.cells = read_cells(Path(path))
            self.peer.prepare(self.cells)
            gc.collect()
            gc.freeze()  # so that the collection before each run is over at once

    def _costs(self) -> dict[str, Any]:
        return {"seconds": {kind: round(s, 4) for kind, s in self.peer.seconds.items()}, "facts": self.peer.facts}

    def _cell(self, name: str) -> Cell:
        if name not in self.cells:
            raise RefusedError(f"no cell {name!r}; there are {', '.join(self.cells) or 'none yet'}")
        return self.cells[name]

    def _clock(self, cell: Cell, boundary: str) -> Callable[[Sequence[int]], list[float]]:
        """A function from numbers of calls to the milliseconds that each took."""
        if boundary == "device":
            return self.peer.device(cell)
        if boundary not in ("engine", "predict"):
            raise RefusedError(f"boundary {boundary!r} is not measured; use engine, predict or device")
        make = self.peer.engine if boundary == "engine" else self.peer.predict
        functions = [make(cell, call) for call in cell.calls]

        def time_of(numbers: Sequence[int]) -> list[float]:
            clock = time.perf_counter_ns
            taken = []
            for number in numbers:
                function = functions[number]
                began = clock()
                function()
                taken.append((clock() - began) / 1e6)
            return taken

        return time_of

    @staticmethod
    def _first(time_of: Callable[[Sequence[int]], list[float]], numbers: Sequence[int]) -> float:
        """Milliseconds of a first call on this clock, with whatever it has to set up."""
        began = time.perf_counter()
        time_of(numbers[:1])
        return (time.perf_counter() - began) * 1e3


def _channels() -> tuple[Any, Any]:
    """Messages in and replies out, on descriptors that no process started from here gets."""
    replies = int(os.environ.pop(REPLY, "-1"))
    if replies < 0:
        raise SystemExit(f"a worker is started by `laya-cuda bench`, which sets {REPLY}")
    os.set_inheritable(replies, False)
    messages = os.dup(0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return os.fdopen(messages, "rb"), os.fdopen(replies, "wb")
