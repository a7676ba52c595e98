"""Parts of a run in processes of their own: a kernel that faults or never ends costs its own check, not the run.

A part appends what it does to an events file, one JSON object a line: `begin` (group, kernel, what), `check`, `figure`,
`error`, `end`. The parent reads it when the process is gone. A part that died or stood still is started again where it
was, without the kernel that it was at.
"""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ci.parity.report import ROOT, START, Section, say

TAIL_LINES, TAIL_CHARACTERS = 12, 1500


class Events:
    """Appends to an events file; every line reaches the file at once."""

    def __init__(self, path: Path | None) -> None:
        self._file = path.open("a", encoding="utf-8") if path is not None else None

    def write(self, **event: Any) -> None:
        if self._file is not None:
            self._file.write(json.dumps(event) + "\n")
            self._file.flush()


def run(
    section: Section,
    command: Sequence[str],
    events: Path,
    idle: float,
    restarts: int,
    children: list[subprocess.Popen[Any]],
    progress: Callable[[], None] = lambda: None,
    limit: float = math.inf,
) -> None:
    """Run a part, gathering its checks and figures into `section`.

    idle: seconds without an event after which the process is killed, and with it what it started. limit: seconds that
    it may take in all. restarts: how often it may be started again.
    """
    first, skip = 0, list[str]()
    for attempt in range(restarts + 1):
        errors = events.with_suffix(f".{attempt}.err")
        more = ["--first", str(first), "--skip", ",".join(skip), "--events", str(events)]
        events.unlink(missing_ok=True)
        events.touch()
        with errors.open("wb") as file:
            process = subprocess.Popen(
                [*command, *more], stderr=file, env={**os.environ, "PARITY_START": str(START)}, start_new_session=True
            )
            children.append(process)
            stopped = _watch(process, events, idle, limit)
        at, ended = _gather(section, events)
        if ended and process.returncode == 0:
            return
        tail = errors.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-6:]
        reason = f"{stopped}, killed" if stopped else f"exit {process.returncode}"
        where = f"{at['kernel']} {at['what']}".strip() if at else "start"
        section.check(where, False, detail=f"{reason}: {' | '.join(tail)}"[:1500])
        progress()
        if at is None or not at["kernel"]:
            section.errors.append(f"did not finish: {reason}")
            return
        first, skip = at["group"], [*skip, at["kernel"]]
        say(f"{section.name}: going on without {at['kernel']}")
    section.errors.append(f"given up after {restarts + 1} processes")


def logged(
    label: str,
    command: Sequence[str],
    folder: Path,
    children: list[subprocess.Popen[Any]],
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a program to its end, its output going to `folder`/`label`.log; env is added to this process's.

    Raises:
        RuntimeError: it failed; the message has the end of its log.
    """
    log = folder / f"{label}.log"
    with log.open("wb") as file:
        process = subprocess.Popen(
            command, stdout=file, stderr=subprocess.STDOUT, cwd=ROOT, env={**os.environ, **(env or {})}
        )
        children.append(process)
        code = process.wait()
    if code:
        raise RuntimeError(f"{label}: exit {code}: {' | '.join(tail(log))}")


def tail(log: Path) -> list[str]:
    """The end of a log."""
    text = log.read_text(encoding="utf-8", errors="replace")[-TAIL_CHARACTERS:]
    return text.strip().splitlines()[-TAIL_LINES:]


def kill(process: subprocess.Popen[Any]) -> None:
    """End a process, and where it leads a group of its own, the whole group."""
    if process.poll() is None:
        if os.getpgid(process.pid) == process.pid:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()


def _watch(process: subprocess.Popen[Any], events: Path, idle: float, limit: float) -> str:
    """Wait for a process; says why where it had to be killed."""
    began = since = time.monotonic()
    size = -1
    while process.poll() is None:
        now = events.stat().st_size
        if now != size:
            size, since = now, time.monotonic()
        elif time.monotonic() - since > idle:
            kill(process)
            return f"no progress for {idle:.0f} s"
        if time.monotonic() - began > limit:
            kill(process)
            return f"not done after {limit:.0f} s"
        time.sleep(0.05)
    return ""


def _gather(section: Section, events: Path) -> tuple[dict[str, Any] | None, bool]:
    """Move events into the section; returns where the part was last, and whether it came to its end."""
    at, ended = None, False
    for line in events.read_text(encoding="utf-8").splitlines():
        try:
            event = json.loads(line)
        except ValueError:
            continue  # the last line of a killed process
        if "begin" in event:
            at = event["begin"]
        elif "check" in event:
            section.checks.append(event["check"])
        elif "figure" in event:
            name, value = event["figure"]
            section.figures[name] = value
        elif "error" in event:
            section.errors.append(event["error"])
        elif "end" in event:
            ended = True
    return at, ended
