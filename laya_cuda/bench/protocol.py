"""Speaking to a peer's process: one JSON object a line, a time limit for every message.

A worker is started as `python -P FILE` with its packages on PYTHONPATH. It reads messages from standard input and
writes each reply as one line to the descriptor whose number stands in the environment as LAYA_BENCH_REPLY; it must not
pass that descriptor on to processes of its own. Its standard output and error go to its log. It ends with its input.

Messages, by `do`, and their replies. A reply with `"ok": false` has a `reason` of one line instead.

    open      checkpoint (folder), device ("cuda" or "cpu"), options (object of the peer's own; `cells`, the path that
              the message of that name has, lets it prepare for the shapes at once)
              -> seconds (object of numbers: import, load, compile, warmup), facts (object: versions, precision, ...)
    cells     path of a JSON file as `workloads.write_cells` makes it -> seconds and facts, as `open`, or nothing
    run       cell, boundary, warmups, samples -> ms (a list, one number a sample), first_ms (the very first call of
              this cell and boundary in the process, which is a warm-up too; else null), wall_s (the worker's own time
              for all of it), setup_s (the part of wall_s that went by before the first call, such as making inputs)
    answers   cell, and calls (which of its calls, by number; all where absent)
              -> logits, action_logits (a flat list of float32 numbers a call, row by row), answers (an object a call)
    close     -> nothing

Any reply may have `notes`, a list of lines on how it came about.

Calls of a cell are taken in turn, over warm-ups and samples alike, so that no call repeats the one before it. In a cell
that is a stream, sample i is call i.

Boundaries: `engine` is token ids on the host in, logits on the host out; `predict` text in, answers out; `device` the
time of one forward on its stream, by events; `http` is reserved. Nothing else is read back inside a timed region.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

from laya_cuda.errors import LayaError, one_line

BOUNDARIES = ("engine", "predict", "device", "http")
REPLY = "LAYA_BENCH_REPLY"
_CLOSE_S = 5.0
_TAIL_LINES = 12
_TAIL_CHARACTERS = 1200


class WorkerError(LayaError):
    """A worker died, kept silent for too long, or said something that is no reply. It is gone."""


class RefusedError(LayaError):
    """A worker cannot do what it was asked, and says why; it goes on."""


@dataclass(frozen=True)
class Reply:
    """What a worker answered, and the seconds from the message to its reply by this process's clock."""

    values: Mapping[str, Any]
    seconds: float


class Worker:
    """A peer's process.

    Attributes:
        name: for messages.
        log: the file that has everything it printed.
    """

    def __init__(self, name: str, command: Sequence[str], log: Path, env: Mapping[str, str] | None = None) -> None:
        """Start it.

        Args:
            env: added to this process's environment.

        Raises:
            WorkerError: it cannot be started.
        """
        self.name, self.log = name, log
        read, write = os.pipe()
        try:
            with log.open("wb") as output:
                self._process = subprocess.Popen(
                    list(command),
                    stdin=subprocess.PIPE,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, **(env or {}), REPLY: str(write)},
                    pass_fds=(write,),
                    start_new_session=True,  # so that what it starts can be ended with it, and Ctrl-C is ours alone
                )
        except OSError as error:
            os.close(read)
            raise WorkerError(f"{name}: cannot be started: {error.strerror or error}") from None
        finally:
            os.close(write)
        self._replies = read
        self._rest = b""
        self._gone = False
        self._asking = False

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it can still be asked."""
        return not self._gone

    def ask(self, do: str, limit_s: float, **values: Any) -> Reply:
        """Send a message and wait for its reply.

        Args:
            limit_s: seconds after which the worker counts as hanging, and is ended.

        Raises:
            RefusedError: it cannot do that; the message is its reason.
            WorkerError: it is dead now, whatever it was before; the message has the end of its log.
        """
        if self._gone:
            raise WorkerError(f"{self.name}: has ended")
        self._asking = True
        try:
            return self._ask(do, limit_s, values)
        finally:
            self._asking = False
            if self._gone:  # it was ended by another thread, or by `_ask`
                self._close_replies()

    def _ask(self, do: str, limit_s: float, values: Mapping[str, Any]) -> Reply:
        began = time.perf_counter()
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps({"do": do, **values}).encode() + b"\n")
            self._process.stdin.flush()
            line = self._line(began + limit_s)
        except (BrokenPipeError, ValueError):  # it has closed its input, or this side has
            line = b""
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGUSR1)  # a worker of ours logs where it is
            raise self._lost(f"no answer to {do!r} within {limit_s:g} s") from None
        seconds = time.perf_counter() - began
        if not line:
            raise self._lost(f"ended during {do!r}")
        try:
            reply = json.loads(line)
        except ValueError:
            raise self._lost(f"its reply to {do!r} is not JSON: {one_line(line[:80])}") from None
        if not isinstance(reply, dict) or not isinstance(reply.get("ok"), bool):
            raise self._lost(f"its reply to {do!r} has no 'ok'")
        if not reply["ok"]:
            raise RefusedError(one_line(reply.get("reason") or "gives no reason"))
        return Reply(reply, seconds)

    def close(self) -> None:
        """Let it end; it and all that it started are gone afterwards. Calling it again does nothing."""
        if not self._gone:
            with contextlib.suppress(WorkerError, RefusedError):
                self.ask("close", _CLOSE_S)
            self.kill()

    def kill(self) -> None:
        """End it at once, with all that it started."""
        if self._gone:
            return
        self._gone = True
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        if not self._asking:
            self._close_replies()

    def _close_replies(self) -> None:
        if self._replies >= 0:
            os.close(self._replies)
            self._replies = -1

    def tail(self) -> str:
        """The end of its log, on one line."""
        try:
            text = self.log.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""
        lines = [one_line(line) for line in _last(text.splitlines())]
        return " | ".join(line for line in lines if line)[-_TAIL_CHARACTERS:]

    def _line(self, deadline: float) -> bytes:
        """The next line of its replies; empty where there will be none."""
        pieces = [self._rest]
        while b"\n" not in pieces[-1]:
            ready, _, _ = select.select([self._replies], [], [], max(0.0, deadline - time.perf_counter()))
            if not ready:
                raise TimeoutError
            piece = os.read(self._replies, 1 << 20)
            if not piece:
                return b""
            pieces.append(piece)
        line, _, self._rest = b"".join(pieces).partition(b"\n")
        return line

    def _lost(self, what: str) -> WorkerError:
        """End what is left of it, and the error that says what happened."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.5)
        code = self._process.poll()
        self.kill()
        how = "" if code is None else f" (exit {code})" if code >= 0 else f" (signal {-code})"
        tail = self.tail()
        return WorkerError(f"{self.name}: {what}{how}" + (f"; its log ends: {tail}" if tail else "; its log is empty"))


def _last(lines: list[str]) -> list[str]:
    """The end of a log; where Python was brought down or hung, why, if it says so, and the innermost frames."""
    current = max((i for i, line in enumerate(lines) if line.startswith("Current thread")), default=None)
    if current is None:
        return lines[-_TAIL_LINES:]
    fatal = [line for line in lines[:current] if line.startswith("Fatal Python error")][-1:]
    frames = takewhile(str.strip, lines[current + 1 : current + _TAIL_LINES])
    return [*fatal, *frames]
