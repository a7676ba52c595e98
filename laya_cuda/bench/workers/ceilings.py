"""What the device does by itself: rates of matrix products and copies, and a model's matrix products alone.

On opening: the rate of a large bf16 product through cuBLAS and of a large copy. A run at the boundary `device` times
all matrix products of the encoder and decision layers through cuBLAS, with weights of the real geometry that are all
distinct, in one CUDA graph: nothing else of a forward is in it, so no engine on cuBLAS can be faster.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or __package__:
    from laya_cuda.bench.workers import base
else:
    sys.path.append(os.path.dirname(os.path.abspath(__file__)))
    import base

_SIDE = 8192
_COPY_BYTES = 4 << 30
_GROUPS = 8
_GROUP = 10
_WARM = 3


class Ceilings(base.Peer):
    """One device."""

    def open(self, checkpoint: Path, device: str, options: Mapping[str, Any]) -> None:
        if device == "cpu":
            raise base.RefusedError("rates are measured on an NVIDIA GPU")
        with self.timed("import"):
            self.torch = torch = importlib.import_module("torch")
        if not torch.cuda.is_available():
            raise base.RefusedError("PyTorch sees no CUDA device")
        torch.set_grad_enabled(False)
        self.graphs: dict[int, Any] = {}
        with self.timed("load"):
            self.weights = [self._random(n, k) for n, k in products(checkpoint)]
        with self.timed("rates"):
            self._rates()
        self.facts.update(
            {
                "torch": torch.__version__,
                "cuda": torch.version.cuda,
                "device": torch.cuda.get_device_name(),
                "products": len(self.weights),
                "weight_bytes": sum(w.numel() * w.element_size() for w in self.weights),
                "precision": "bfloat16, float32 accumulation",
            }
        )

    def device(self, cell: base.Cell) -> Callable[[Sequence[int]], list[float]]:
        if cell.stream:
            raise base.RefusedError("products alone are timed for shapes, not for streams")
        rows = [sum(len(row.ids) for row in call.rows) for call in cell.calls]
        return lambda numbers: self._times([self._graph(rows[number]).replay for number in numbers])

    def _rates(self) -> None:
        """The fastest group of several each, as other peers may be loading meanwhile."""
        self.facts["matmul_tflops"] = round(2 * _SIDE**3 / self._matmul_ms() / 1e9, 2)
        self.facts["matmul_shape"] = f"{_SIDE} x {_SIDE} x {_SIDE}"
        self.facts["copy_tbps"] = round(2 * _COPY_BYTES / self._copy_ms() / 1e9, 4)
        self.facts["copy_bytes"] = _COPY_BYTES
        self.torch.cuda.empty_cache()

    def _matmul_ms(self) -> float:
        a, b = self._random(_SIDE, _SIDE), self._random(_SIDE, _SIDE)
        c = self.torch.empty_like(a)
        return self._fastest(lambda: self.torch.mm(a, b, out=c))

    def _copy_ms(self) -> float:
        source = self.torch.randint(0, 255, (_COPY_BYTES,), dtype=self.torch.uint8, device="cuda")
        target = self.torch.empty_like(source)
        return self._fastest(lambda: target.copy_(source))

    def _fastest(self, run: Callable[[], Any]) -> float:
        """Milliseconds of one run: the mean of the fastest group."""
        self._times([run] * _WARM)
        return min(sum(self._times([run] * _GROUP)) / _GROUP for _ in range(_GROUPS))

    def _times(self, runs: Sequence[Callable[[], Any]]) -> list[float]:
        """Milliseconds of each on the device, queued one behind the other."""
        event = self.torch.cuda.Event
        marks = []
        for run in runs:
            begin, end = event(enable_timing=True), event(enable_timing=True)
            begin.record()
            run()
            end.record()
            marks.append((begin, end))
        self.torch.cuda.synchronize()
        return [float(begin.elapsed_time(end)) for begin, end in marks]

    def _graph(self, rows: int) -> Any:
        """The graph of all products on this many rows."""
        if rows not in self.graphs:
            torch = self.torch
            inputs = {k: self._random(rows, k) for k in {w.shape[1] for w in self.weights}}
            outputs = {
                n: torch.empty(rows, n, dtype=torch.bfloat16, device="cuda") for n in {w.shape[0] for w in self.weights}
            }

            def every() -> None:
                for weight in self.weights:
                    torch.mm(inputs[weight.shape[1]], weight.t(), out=outputs[weight.shape[0]])

            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                every()
            torch.cuda.current_stream().wait_stream(side)
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                every()
            self.graphs[rows] = graph
            self._kept = [*getattr(self, "_kept", []), inputs, outputs]  # what the graph reads and writes
        return self.graphs[rows]

    def _random(self, n: int, k: int) -> Any:
        torch = self.torch
        return torch.randn(n, k, dtype=torch.bfloat16, device="cuda") * 0.02


def products(checkpoint: Path) -> list[tuple[int, int]]:
    """Outputs and inputs of every matrix of the encoder and decision layers, in the order of a forward."""
    encoder = json.loads((checkpoint / "encoder" / "config.json").read_text(encoding="utf-8"))
    agent = json.loads((checkpoint / "rl_agent_config.json").read_text(encoding="utf-8"))
    d, f = int(encoder["hidden_size"]), int(encoder["intermediate_size"])
    layer = [(3 * d, d), (d, d), (2 * f, d), (d, f)]
    head = [(3 * d, d), (d, d), (4 * d, d), (d, 4 * d)]
    return layer * int(encoder["num_hidden_layers"]) + head * int(agent.get("head_layers", 2))


if __name__ == "__main__":
    sys.exit(base.serve(Ceilings()))
