"""One bench run, from opening the peers to the last cell.

A *job* is a cell at a boundary. Jobs are measured one after another, and after each the evidence file is whole again:
what is measured is never lost, however the run ends. Only one process works on the device at a time once every peer is
ready.
"""

from __future__ import annotations

import contextlib
import math
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from laya_cuda.bench import evidence, machine, method, parity
from laya_cuda.bench.contest import Contest, Contestant
from laya_cuda.bench.floor import Ceilings, floor_ms, flops
from laya_cuda.bench.method import Block, Finding, Settings
from laya_cuda.bench.parity import Answered
from laya_cuda.bench.protocol import RefusedError, WorkerError
from laya_cuda.bench.workloads import Cell, write_cells
from laya_cuda.errors import LayaError, one_line
from laya_cuda.geometry import Geometry

_OPEN_SHARE = 0.45  # of a budget, which peers that take long to compile may take
_SILENT_SHARE = 0.25  # of what is left of a budget, which one engine may be silent for; no less than the seconds below
_SILENT_S = 30.0
_STREAM_TRIAL = 20  # requests of a stream's pass that does not count


class BenchError(LayaError):
    """A run cannot be started or gone on with."""


@dataclass(frozen=True)
class Limits:
    """How long things may take, in seconds.

    Attributes:
        open: starting, loading and compiling, for each peer.
        message: any other message that is not a block of known length.
        budget: the whole run, from its start; what does not fit is left out. None for no end.
    """

    open: float = 300.0
    message: float = 180.0
    budget: float | None = None


@dataclass(frozen=True)
class Plan:
    """What a run is to do.

    Attributes:
        device: "cuda" or "cpu".
        cells: in the order of reports.
        boundaries: in the order of measuring.
        contestants: in the order of reports.
        reference: the contestant that ratios are taken to; where it does not open, another of ours is.
        parity_calls: calls of a cell that answers are compared on, by its name.
        head: fields of the evidence that are known beforehand: command, machine, subject.
    """

    checkpoint: Path
    geometry: Geometry
    device: str
    cells: Sequence[Cell]
    boundaries: Sequence[str]
    contestants: Sequence[Contestant]
    reference: str
    settings: Settings
    limits: Limits
    parity_calls: Mapping[str, Sequence[int]]
    head: Mapping[str, Any]

    def jobs(self) -> list[tuple[Cell, str]]:
        """Cells and boundaries in the order of measuring: what users wait for, shapes before streams, then the device.

        The last ones are the first to be left out where time is short.
        """
        pairs = [(cell, boundary) for boundary in self.boundaries for cell in self.cells if boundary in cell.boundaries]
        return sorted(pairs, key=lambda pair: (pair[1] == "device", pair[0].stream))


def bench(
    plan: Plan, out: Path, say: Callable[[str], None], earlier: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Measure, and write OUT/bench.json as it goes.

    Args:
        say: takes lines on the progress.
        earlier: evidence of an interrupted run of the same things, whose cells are kept and not measured again.

    Returns:
        The evidence. Where the run is interrupted, the file holds the finished cells and the interruption goes on.

    Raises:
        BenchError: no contestant is ready, or `earlier` is of something else.
    """
    (out / "logs").mkdir(parents=True, exist_ok=True)
    run = _Run(plan, out, say, earlier)
    with tempfile.TemporaryDirectory(prefix="laya-bench-") as scratch:
        cells = Path(scratch) / "cells.json"
        write_cells(cells, plan.cells)
        try:
            run.open(cells)
            run.measure()
            run.contest.close()
        finally:
            run.contest.kill()
            run.save()
    return run.evidence


def resume(earlier: Mapping[str, Any], head: Mapping[str, Any], settings: Settings) -> None:
    """Check that a run can go on where an earlier one stopped.

    Raises:
        BenchError: it was another machine, library, checkpoint or amount of measuring; the message names it.
    """
    mine, theirs = head["machine"], earlier["machine"]
    pairs = [(name, theirs.get(name), mine.get(name)) for name in ("device", "gpu", "uuid", "driver", "processor")]
    pairs += [(name, earlier["subject"].get(name), head["subject"].get(name)) for name in head["subject"]]
    pairs.append(("settings", earlier["settings"], _settings(settings)))
    changed = [name for name, before, now in pairs if before != now]
    if changed:
        raise BenchError(
            f"cannot go on with the earlier run: other {', '.join(changed)}; name another folder with --out"
        )


class _OutOfTimeError(Exception):
    """A job does not fit into what is left of the budget."""


class _Run:
    """The state of a run."""

    def __init__(
        self, plan: Plan, out: Path, say: Callable[[str], None], earlier: Mapping[str, Any] | None = None
    ) -> None:
        self.plan, self.out = plan, out
        self.began = time.perf_counter()
        self._say = say
        self.contest = Contest(plan.contestants, out / "logs", self.say)
        self.clocks = machine.Clocks(plan.head["machine"]["uuid"])
        self.ceilings: Ceilings | None = None
        self.oracle: dict[str, Answered] = {}
        self.jobs = plan.jobs()
        self.spent: dict[tuple[str, str], float] = {}
        self.before = float(earlier["seconds"]) if earlier else 0.0
        kept = dict(earlier) if earlier else {}
        self.evidence: dict[str, Any] = {
            "format": 1,
            "what": "laya-cuda bench",
            "complete": False,
            **plan.head,
            "date": machine.today(),
            "seconds": 0.0,
            "settings": _settings(plan.settings),
            "reference": plan.reference,
            "oracle": next((c.name for c in plan.contestants if c.role == "oracle"), None),
            "peers": {},
            "ceilings": kept.get("ceilings"),
            "cells": list(kept.get("cells", [])),
            "left": [],
            "parity": dict(kept.get("parity", {})),
            "findings": [f for f in kept.get("findings", []) if f["cell"]],
        }

    def say(self, text: str) -> None:
        """A line on the progress, with the time since the start."""
        self._say(f"[{time.perf_counter() - self.began:6.1f}s] {text}")

    @property
    def reference(self) -> str:
        """What ratios are taken to."""
        return str(self.evidence["reference"])

    # Opening ----------------------------------------------------------------------------------------------------------

    def open(self, cells: Path) -> None:
        """Start the peers, take the rates and the oracle's answers."""
        plan, limits = self.plan, self.plan.limits
        self.say(f"opening {sum(c.absent is None for c in plan.contestants)} peers side by side")
        limit = limits.open if limits.budget is None else min(limits.open, _OPEN_SHARE * limits.budget)
        self.contest.open(plan.checkpoint, plan.device, cells, limit)
        for name, entry in self.contest.entries.items():
            if entry.state == "failed":
                self._find("worker", name, "", "", entry.reason or "failed")
        for name, entry in self.contest.entries.items():
            if entry.contestant.role == "oracle" and entry.state != "ready":
                self._find("parity", name, "", "", f"no parity in this run: {entry.reason}", fault=False)
        if not self.contest.ready("own", "peer"):
            self.save()
            raise BenchError("no peer is ready; see the reasons above" + _first_reason(self.contest))
        if self.reference not in self.contest.ready():
            self.evidence["reference"] = (self.contest.ready("own") or self.contest.ready("peer"))[0]
            self.say(f"{plan.reference} is not ready: ratios are taken to {self.reference}")
        for name in self.contest.ready("ceilings"):
            self._take_ceilings(name)
        for name in self.contest.ready("oracle"):
            self._take_oracle(name)
            self.contest.retire(name)
        self.save()

    def _take_ceilings(self, name: str) -> None:
        facts = self.contest.entries[name].facts
        with contextlib.suppress(KeyError, TypeError, ValueError):
            self.ceilings = Ceilings(float(facts["matmul_tflops"]), float(facts["copy_tbps"]))
            self.evidence["ceilings"] = {key: facts[key] for key in ("matmul_tflops", "copy_tbps")}
            rates = f"{self.ceilings.matmul_tflops:.0f} TFLOP/s, {self.ceilings.copy_tbps:.2f} TB/s"
            self.say(f"{name}: this machine does {rates}")

    def _take_oracle(self, name: str) -> None:
        for cell in self.plan.cells:
            calls = self.plan.parity_calls[cell.name]
            try:
                reply = self.contest.ask(name, "answers", self.plan.limits.message, cell=cell.name, calls=list(calls))
                self.oracle[cell.name] = Answered.of_reply(reply.values)
            except RefusedError as error:
                self.say(f"{name}: no answers of {cell.name}: {error}")
            except WorkerError as error:
                self._find("worker", name, cell.name, "", str(error))
                return
            except (KeyError, TypeError) as error:
                self._find("parity", name, cell.name, "", f"its reply has no {one_line(error)}")
        self.say(f"{name}: answers of {len(self.oracle)} cells")

    # Measuring --------------------------------------------------------------------------------------------------------

    def measure(self) -> None:
        """Go through the jobs."""
        done = {(cell["cell"], cell["boundary"]) for cell in self.evidence["cells"]}
        jobs = [(cell, boundary) for cell, boundary in self.jobs if (cell.name, boundary) not in done]
        for number, (cell, boundary) in enumerate(jobs):
            began = time.perf_counter()
            try:
                self._expect(self._guess(cell, boundary))
                found = self._job(cell, boundary)
            except _OutOfTimeError as error:
                self.say(f"{boundary} {cell.name}: left out: {error}")
                continue
            self.spent[cell.name, boundary] = time.perf_counter() - began
            self.evidence["cells"].append(found)
            self.save()
            self.say(self._line(found, jobs[number + 1 :]))
            if not self.contest.ready("own", "peer"):
                raise BenchError("no peer is left" + _first_reason(self.contest))

    def _job(self, cell: Cell, boundary: str) -> dict[str, Any]:
        """Measure one cell at one boundary: parity where it is new, a pass that does not count, the passes."""
        began = time.perf_counter()
        absent: dict[str, str] = {}
        roles = ("own", "peer", "ceilings") if boundary == "device" else ("own", "peer")
        peers = self.contest.ready(*roles)
        for name, entry in self.contest.entries.items():
            if entry.contestant.role in roles and name not in peers:
                absent[name] = entry.reason or entry.state
        peers, call_s, first_ms = self._trial(cell, boundary, peers, absent)
        if cell.name in self.oracle and cell.name not in self.evidence["parity"]:
            self._parity(cell)
        blocks = self._passes(cell, boundary, peers, call_s, absent)
        with_faults = [
            Finding(**finding)
            for finding in self.evidence["findings"]
            if finding["cell"] == cell.name and finding["boundary"] in ("", boundary)
        ]
        with_faults += method.examine(cell.name, boundary, blocks, cell.stream)
        known = self.evidence["findings"]
        self.evidence["findings"] = known + [f.as_json() for f in with_faults if f.as_json() not in known]
        lengths = [[len(row.ids) for row in call.rows] for call in cell.calls]
        floors = [] if self.ceilings is None else [floor_ms(self.plan.geometry, n, self.ceilings) for n in lengths]
        first = lengths if cell.stream else lengths[:1]
        rows = sum(map(len, first))
        return {
            "cell": cell.name,
            "boundary": boundary,
            "stream": cell.stream,
            "shape": cell.shape,
            "rows": rows,
            "tokens": sum(map(sum, first)),
            "calls": len(cell.calls),
            "inputs_sha256": cell.sha256,
            "floor_ms": round(float(np.median(floors)), 5) if floors else None,
            "seconds": round(time.perf_counter() - began, 2),
            "first_ms": first_ms,
            "blocks": [block.as_json() for block in blocks],
            "absent": absent,
            "results": method.results(blocks, with_faults, self.reference, cell.stream, rows // len(first)),
        }

    def _trial(
        self, cell: Cell, boundary: str, peers: Sequence[str], absent: dict[str, str]
    ) -> tuple[list[str], dict[str, float], dict[str, float]]:
        """One short pass that does not count: who can be measured here, about how long a call and the first one take.

        The first of the three is a list of names; the second is in seconds, the third in milliseconds.
        """
        able: list[str] = []
        call_s: dict[str, float] = {}
        first_ms: dict[str, float] = {}
        samples = min(_STREAM_TRIAL, len(cell.calls)) if cell.stream else self.plan.settings.feasibility
        for name in peers:
            asked = {"cell": cell.name, "boundary": boundary, "warmups": 1, "samples": samples}
            try:
                reply = self.contest.ask(name, "run", self._within(self.plan.limits.message), **asked)
                times = method.usable([float(x) for x in reply.values["ms"]])
                usual = np.mean if cell.stream else np.median
                call_s[name] = float(usual(times)) / 1e3 if times else math.inf
                if reply.values.get("first_ms") is not None:
                    first_ms[name] = round(float(reply.values["first_ms"]), 4)
                able.append(name)
            except RefusedError as error:
                absent[name] = str(error)
            except WorkerError as error:
                absent[name] = str(error)
                self._find("worker", name, cell.name, boundary, str(error))
            except (KeyError, TypeError, ValueError) as error:
                absent[name] = f"its reply to 'run' cannot be read: {one_line(error)}"
                self._find("numbers", name, cell.name, boundary, absent[name])
        return able, call_s, first_ms

    def _passes(
        self, cell: Cell, boundary: str, peers: Sequence[str], call_s: Mapping[str, float], absent: dict[str, str]
    ) -> list[Block]:
        settings = self.plan.settings
        stream = len(cell.calls) if cell.stream else None
        counts = {name: settings.block(call_s[name], stream) for name in peers}
        if stream is not None and counts:  # the same requests for all
            least = min(samples for _, samples in counts.values())
            counts = {name: (warmups, least) for name, (warmups, _) in counts.items()}
        calls = sum((warmups + samples) * call_s[name] for name, (warmups, samples) in counts.items())
        passes = settings.count(cell.stream)
        self._expect(passes * calls if math.isfinite(calls) else 0.0)
        blocks: list[Block] = []
        running = list(peers)
        for number in range(passes):
            for place, name in enumerate(method.order(running, number)):
                warmups, samples = counts[name]
                known = call_s[name] if math.isfinite(call_s[name]) else 1.0
                needed = known * (warmups + samples)
                limit = self._within(self.plan.limits.message + 10 * needed, 3 * needed)
                try:
                    blocks.append(self._block(cell, boundary, name, number, place, warmups, samples, limit))
                except (WorkerError, RefusedError) as error:
                    absent[name] = str(error)
                    self._find("worker", name, cell.name, boundary, str(error))
                except (KeyError, TypeError, ValueError) as error:
                    absent[name] = f"its reply to 'run' cannot be read: {one_line(error)}"
                    self._find("numbers", name, cell.name, boundary, absent[name])
            running = [name for name in running if name not in absent]
        return blocks

    def _block(
        self, cell: Cell, boundary: str, name: str, number: int, place: int, warmups: int, samples: int, limit: float
    ) -> Block:
        before = self.clocks.read()
        reply = self.contest.ask(
            name, "run", limit, cell=cell.name, boundary=boundary, warmups=warmups, samples=samples
        )
        after = self.clocks.read()
        values = reply.values
        first = values.get("first_ms")
        setup = values.get("setup_s")
        return Block(
            peer=name,
            number=number,
            place=place,
            warmups=warmups,
            samples=samples,
            ms=tuple(math.nan if x is None else float(x) for x in values["ms"]),
            first_ms=None if first is None else float(first),
            wall_s=reply.seconds,
            worker_s=float(values["wall_s"]),
            setup_s=None if setup is None else float(setup),
            clocks_before=before,
            clocks_after=after,
        )

    def _parity(self, cell: Cell) -> None:
        """Hold every peer's answers of a cell against the oracle's."""
        calls = list(self.plan.parity_calls[cell.name])
        options = [[len(row.markers) for row in cell.calls[call].rows] for call in calls]
        compared: dict[str, Any] = {}
        for name in self.contest.ready("own", "peer"):
            try:
                reply = self.contest.ask(
                    name, "answers", self._within(self.plan.limits.message), cell=cell.name, calls=calls
                )
                compared[name] = parity.compare(self.oracle[cell.name], Answered.of_reply(reply.values), options)
            except RefusedError as error:
                self._find("parity", name, cell.name, "", f"gives no answers: {error}", fault=False)
            except WorkerError as error:
                self._find("worker", name, cell.name, "", str(error))
            except (KeyError, TypeError, ValueError) as error:
                self._find("parity", name, cell.name, "", f"its answers cannot be compared: {one_line(error)}")
            else:
                for text in parity.beyond(compared[name]):
                    self._find("parity", name, cell.name, "", text)
        questions = sum(map(len, options))
        self.evidence["parity"][cell.name] = {"calls": calls, "questions": questions, "peers": compared}

    # Progress and evidence --------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the evidence as it is now."""
        done = {(cell["cell"], cell["boundary"]) for cell in self.evidence["cells"]}
        self.evidence["left"] = [f"{c.name}/{boundary}" for c, boundary in self.jobs if (c.name, boundary) not in done]
        self.evidence["complete"] = not self.evidence["left"]
        self.evidence["seconds"] = round(self.before + time.perf_counter() - self.began, 1)
        self.evidence["peers"] = {name: entry.as_json() for name, entry in self.contest.entries.items()}
        evidence.write(self.out / evidence.NAME, self.evidence)

    def _find(self, kind: str, peer: str, cell: str, boundary: str, text: str, fault: bool = True) -> None:
        finding = Finding(kind, peer, cell, boundary, one_line(text), fault).as_json()
        if finding not in self.evidence["findings"]:
            self.evidence["findings"].append(finding)
            self.say(f"finding: {' '.join(filter(None, (cell, boundary, peer)))}: {finding['text']}")

    def _left(self) -> float:
        """Seconds of the budget that are left."""
        budget = self.plan.limits.budget
        return math.inf if budget is None else budget - (time.perf_counter() - self.began)

    def _within(self, limit: float, least: float = 0.0) -> float:
        """A time limit for a message: what is left of a budget is not for one engine that has fallen silent.

        Args:
            limit: where there is no budget.
            least: seconds that it may take in any case.
        """
        return min(limit, max(_SILENT_S, least, _SILENT_SHARE * self._left()))

    def _expect(self, seconds: float) -> None:
        """Go on only where this many seconds are left."""
        if seconds > self._left():
            raise _OutOfTimeError(f"takes about {seconds:.0f} s, {max(0.0, self._left()):.0f} s are left")

    def _guess(self, cell: Cell, boundary: str) -> float:
        """Seconds that a job will take, by those of the same cell or of all; 0 where there are none yet."""
        same = [seconds for (name, _), seconds in self.spent.items() if name == cell.name]
        every = [seconds for (name, _), seconds in self.spent.items()]
        return max(same) if same else float(np.mean(every)) if every else 0.0

    def _line(self, found: Mapping[str, Any], rest: Sequence[tuple[Cell, str]]) -> str:
        """What one job gave, and what is left."""
        ours = found["results"].get(self.reference, {}).get("p50")
        others = [
            (result["p50"], name)
            for name, result in found["results"].items()
            if result["verdict"] != "excluded" and self.contest.entries[name].contestant.role == "peer"
        ]
        said = [f"{found['boundary']} {found['cell']}: {len(found['results'])} measured in {found['seconds']:.1f} s"]
        if ours is not None:
            said.append(f"{self.reference} {ours:.4g} ms")
        if others:
            best, name = min(others)
            said.append(f"{name} {best:.4g} ms" + (f" ({best / ours:.2f} times)" if ours else ""))
        faults = sum(f["fault"] for f in self.evidence["findings"] if f["cell"] == found["cell"])
        if faults:
            said.append(f"{faults} fault{'s' if faults > 1 else ''}")
        guess = sum(self._guess(cell, boundary) for cell, boundary in rest)
        togo = f", about {guess:.0f} s to go" if rest else ""
        said.append(f"{len(self.jobs) - len(rest)} of {len(self.jobs)} done{togo}")
        return "; ".join(said)


def parity_calls(
    cells: Sequence[Cell], geometry: Geometry, shapes: int, stream: int, work: float
) -> dict[str, list[int]]:
    """Which calls of each cell answers are compared on: spread evenly, and at most `work` floating-point operations.

    Args:
        shapes, stream: how many of a shape and of a stream at most.
    """
    chosen = {}
    for cell in cells:
        mean = float(np.mean([flops(geometry, [len(row.ids) for row in call.rows]) for call in cell.calls]))
        most = min(stream if cell.stream else shapes, len(cell.calls), max(1, int(min(work / mean, 1e6))))
        chosen[cell.name] = [i * len(cell.calls) // most for i in range(most)]
    return chosen


def _settings(settings: Settings) -> dict[str, Any]:
    found = asdict(settings)
    return {
        key: value if not (isinstance(value, float) and math.isinf(value)) else None for key, value in found.items()
    }


def _first_reason(contest: Contest) -> str:
    reasons = [f"{name}: {entry.reason}" for name, entry in contest.entries.items() if entry.reason]
    return f" ({reasons[0]})" if reasons else ""
