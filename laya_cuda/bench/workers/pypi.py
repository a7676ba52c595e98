"""The PyPI package laya-cuda 0.1.1.post1 as a peer: CuPy, cuBLAS, float16, a CUDA graph a shape class; no torch.

An engine call is its `Runtime.predict` on prepared items, a request its `Engine.predict`. It keeps at most 64 shape
classes; for the measurement that bound is raised to what the cells need, so that no sample pays for a capture.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING or __package__:
    from laya_cuda.bench.workers import base
else:
    sys.path.append(os.path.dirname(os.path.abspath(__file__)))
    import base

VERSION = "0.1.1.post1"
_PUBLIC_LIMIT = 64
_MOST_CLASSES = 512


class PyPI(base.Peer):
    """One `laya_cuda.Engine` of the PyPI package."""

    caches_shapes = True

    def open(self, checkpoint: Path, device: str, options: Mapping[str, Any]) -> None:
        if device == "cpu":
            raise base.RefusedError("the PyPI package laya-cuda needs an NVIDIA GPU")
        with self.timed("import"):
            package = importlib.import_module("laya_cuda")
            if package.__version__ != VERSION:
                raise base.RefusedError(f"laya_cuda here is {package.__version__}, not {VERSION} from PyPI")
            self.cupy = importlib.import_module("cupy")
            self.runtime_module = importlib.import_module("laya_cuda.runtime")
        with self.timed("load"):
            self.api = package.Engine(str(checkpoint), device="cuda:0", max_cached_shapes=_PUBLIC_LIMIT)
            self.runtime = self.api.runtime
            self.runtime.stream.synchronize()
        versions = self.cupy.cuda.runtime
        self.facts.update(
            {
                "laya_cuda (PyPI)": VERSION,
                "cupy": self.cupy.__version__,
                "cuda runtime": versions.runtimeGetVersion(),
                "precision": "float16 weights and activations, float32 residual stream and accumulation",
                "graphs": "one a shape class",
            }
        )

    def prepare(self, cells: Mapping[str, base.Cell]) -> None:
        classes = set()
        for cell in cells.values():
            for call in cell.calls:
                classes.add(self.runtime_module.classes(_items(call)))
                with contextlib.suppress(ValueError):  # it says so when it is asked
                    classes.add(self.runtime_module.classes(self.api.adapter.prepare(call.state, call.questions)))
        self.runtime.limit = max(_PUBLIC_LIMIT, min(len(classes), _MOST_CLASSES))
        self.facts["shape classes"] = len(classes)
        self.facts["shape classes kept"] = self.runtime.limit

    def engine(self, cell: base.Cell, call: base.Call) -> Callable[[], Any]:
        predict, items = self.runtime.predict, _items(call)
        return lambda: predict(items)

    def result(self, call: base.Call, value: Any) -> base.Result:
        rows, actions = np.asarray(value[0], np.float32), np.asarray(value[1], np.float32)
        return np.concatenate([rows[i, : len(row.markers)] for i, row in enumerate(call.rows)]), actions

    def predict(self, cell: base.Cell, call: base.Call) -> Callable[[], Mapping[str, Any]]:
        predict = self.api.predict
        return lambda: predict(call.state, call.questions)

    def device(self, cell: base.Cell) -> Callable[[Sequence[int]], list[float]]:
        runtime = self.runtime
        items = [_items(call) for call in cell.calls]
        event, elapsed = self.cupy.cuda.Event, self.cupy.cuda.get_elapsed_time

        def time_of(numbers: Sequence[int]) -> list[float]:
            marks = []
            for number in dict.fromkeys(numbers):  # its slot and graph, where they are not there yet
                runtime.predict(items[number])
            with self._active():
                for number in numbers:
                    slot = runtime.slots[self.runtime_module.classes(items[number])]
                    slot.fill(items[number])
                    begin, end = event(), event()
                    begin.record(runtime.stream)
                    slot.graph.launch(runtime.stream)
                    end.record(runtime.stream)
                    marks.append((begin, end))
                runtime.stream.synchronize()
                return [float(elapsed(begin, end)) for begin, end in marks]

        return time_of

    def close(self) -> None:
        self.api.close()

    @contextlib.contextmanager
    def _active(self) -> Iterator[None]:
        """As its own `predict` works: its device, its memory pool, its stream."""
        with self.runtime.device, self.cupy.cuda.using_allocator(self.runtime.pool.malloc), self.runtime.stream:
            yield


def _items(call: base.Call) -> list[tuple[list[int], list[int], int]]:
    return [(row.ids, row.markers, row.qtype) for row in call.rows]


if __name__ == "__main__":
    sys.exit(base.serve(PyPI()))
