"""This engine as a peer, through its public surface: `Engine(...)`, `forward`, `predict`, `place`.

Options: `bundle` (folder of the library; None for the last one built), `plan`, `graph`, `target`, `workspace_mib`,
`variants`, kernel variants in front of the plan (laya_cuda/bench/variants.py), and `plant`, a slowdown for tests
(laya_cuda/bench/plant.py).
The time on the device is that of a placed batch: its launches, captured into one graph where the engine uses graphs.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or __package__:
    from laya_cuda.bench.workers import base
else:
    sys.path.append(os.path.dirname(os.path.abspath(__file__)))
    import base

_NON_BLOCKING = 1


class Own(base.Peer):
    """One `laya_cuda.Engine`."""

    engine_: Any

    def open(self, checkpoint: Path, device: str, options: Mapping[str, Any]) -> None:
        with self.timed("import"):
            package = importlib.import_module("laya_cuda")
            self.sequence = importlib.import_module("laya_cuda.request").Sequence
            self.driver = importlib.import_module("laya_cuda.executors.driver")
        settings: dict[str, Any] = {"graph": bool(options.get("graph", True))}
        settings.update({name: options[name] for name in ("plan", "target", "workspace_mib") if options.get(name)})
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            with self.timed("load"):
                self.engine_ = self._opened(package, checkpoint, device, options, settings)
            if options.get("plant"):
                plant = importlib.import_module("laya_cuda.bench.plant")
                plant.plant_slowdown(self.engine_.bundle, options["plant"])
                self.notes.append(f"a slowdown is planted: {options['plant']}")
            began = time.perf_counter()
            warmed = self.engine_.warmup()
            self.seconds["capture" if warmed.graphs else "warmup"] = time.perf_counter() - began
        self.notes += [base.one_line(warning.message) for warning in caught]
        self.graph = settings["graph"] and device != "cpu"
        self.on_gpu = device != "cpu"
        self.facts.update(self._facts(package, warmed))

    def _opened(
        self, package: Any, checkpoint: Path, device: str, options: Mapping[str, Any], settings: Mapping[str, Any]
    ) -> Any:
        """The engine, by its plan or with variants in front of it."""
        if not options.get("variants"):
            return package.Engine(str(checkpoint), options.get("bundle"), device, **settings)
        variants = importlib.import_module("laya_cuda.bench.variants")
        self.notes.append(f"kernel variants in front of the plan: {', '.join(options['variants'])}")
        return variants.open_engine(checkpoint, options.get("bundle"), device, options["variants"], **settings)

    def engine(self, cell: base.Cell, call: base.Call) -> Callable[[], Any]:
        forward, sequences = self.engine_.forward, self._sequences(call)
        return lambda: forward(sequences)

    def result(self, call: base.Call, value: Any) -> base.Result:
        return value.logits, value.action_logits

    def predict(self, cell: base.Cell, call: base.Call) -> Callable[[], Mapping[str, Any]]:
        predict = self.engine_.predict
        return lambda: predict(call.state, call.questions)

    def device(self, cell: base.Cell) -> Callable[[Sequence[int]], list[float]]:
        if not self.on_gpu:
            return super().device(cell)
        self._held = contextlib.ExitStack()
        with contextlib.ExitStack() as opening:
            timer = opening.enter_context(self._timer())
            placed = [opening.enter_context(self.engine_.place(self._sequences(call))) for call in cell.calls]
            runs = [timer.capture(one) if self.graph else timer.direct(one) for one in placed]
            self._held = opening.pop_all()
        return lambda numbers: timer.time_of([runs[number] for number in numbers])

    def done(self, cell: base.Cell, boundary: str) -> None:
        if boundary == "device":
            self._held.close()

    def close(self) -> None:
        self.engine_.close()

    def _sequences(self, call: base.Call) -> list[Any]:
        return [self.sequence(tuple(row.ids), tuple(row.markers), row.qtype) for row in call.rows]

    @contextlib.contextmanager
    def _timer(self) -> Iterator[_Timer]:
        driver = self.driver.Driver()
        ordinal = int(self.engine_.device.partition(":")[2].split(" ")[0] or 0)
        context = self.driver.Context(driver, driver.device(ordinal))
        context.hold()
        try:
            with context.current():
                timer = _Timer(context)
                try:
                    yield timer
                finally:
                    timer.close()
        finally:
            context.drop()

    def _facts(self, package: Any, warmed: Any) -> dict[str, Any]:
        engine = self.engine_
        manifest = engine.bundle.manifest
        facts = {
            "laya_cuda": package.__version__,
            "device": engine.device,
            "targets": list(engine.targets),
            "precision": "float32" if not self.on_gpu else "float16 weights and activations, float32 residual stream",
            "library_sha256": manifest.get("sha256"),
            "graphs": warmed.graphs,
        }
        if self.on_gpu:
            memory = engine.memory()
            facts["device_mib"] = round(memory.device / 2**20, 1)
        return facts


class _Timer:
    """Forwards between events on a stream of its own. The context must be current."""

    def __init__(self, context: Any) -> None:
        self._record = importlib.import_module("laya_cuda.executors.graphs").record
        self._context = context
        self._call = context.driver.call
        self._stream = int(self._call("cuStreamCreate", _NON_BLOCKING))
        self._graphs: list[Any] = []

    def direct(self, placed: Any) -> Callable[[], Any]:
        """A function that queues a placed batch's launches one by one."""
        return lambda: placed.run(self._stream)

    def capture(self, placed: Any) -> Callable[[], Any]:
        """A function that queues a graph of a placed batch's launches."""
        placed.run(self._stream)
        self._call("cuStreamSynchronize", self._stream)
        handle = self._record(self._context, self._stream, self.direct(placed))
        self._graphs.append(handle)
        return lambda: self._call("cuGraphLaunch", handle, self._stream)

    def time_of(self, runs: Sequence[Callable[[], Any]]) -> list[float]:
        """Milliseconds of each, queued one behind the other."""
        marks = []
        try:
            for run in runs:
                begin, end = self._call("cuEventCreate", 0), self._call("cuEventCreate", 0)
                marks.append((begin, end))
                self._call("cuEventRecord", begin, self._stream)
                run()
                self._call("cuEventRecord", end, self._stream)
            self._call("cuStreamSynchronize", self._stream)
            return [float(self._call("cuEventElapsedTime", begin, end)) for begin, end in marks]
        finally:
            for pair in marks:
                for event in pair:
                    self._call("cuEventDestroy", event)

    def close(self) -> None:
        """Wait, and give everything back."""
        self._call("cuStreamSynchronize", self._stream)
        for handle in self._graphs:
            self._call("cuGraphExecDestroy", handle)
        self._call("cuStreamDestroy", self._stream)


if __name__ == "__main__":
    sys.exit(base.serve(Own()))
