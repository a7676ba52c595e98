"""Upstream laya 0.3.20 as a peer. Option `variant` says how its model runs:

    stock        as `laya.load` leaves it: float32 weights, bf16 autocast on a GPU, float32 on the host
    compile      torch.compile with dynamic shapes; CUDA graphs for the shapes (see compiled.py)
    aoti         the AOTInductor package that upstream documents; CUDA graphs for the shapes
    fast-eager   its fast path of TileLang kernels
    fast-graph   the same with its CUDA graphs
    oracle       float32 throughout, TF32 and fused kernels off: what parity is measured against

An engine call is upstream's own way from rows to logits: `collate_items`, `Agent._infer`, both results to the host.
"""

from __future__ import annotations

import contextlib
import faulthandler
import importlib
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING or __package__:
    from laya_cuda.bench.workers import base, compiled, tilelang_cache
else:
    sys.path.append(os.path.dirname(os.path.abspath(__file__)))
    import base
    import compiled
    import tilelang_cache

VARIANTS = ("stock", "compile", "aoti", "fast-eager", "fast-graph", "oracle")
_INPUTS = ("input_ids", "attention_mask", "marker_pos", "marker_mask", "qtype")
_LIMIT_S = 235.0  # for loading and compiling together
_ATTEMPTS = 3
_SINGLE = "--compile-single-rows"
_CAPTURE = "--capture-package"
_CAPTURE_S = 60


class Upstream(base.Peer):
    """One `laya.Agent`."""

    torch: Any
    agent: Any
    collate: Any

    def open(self, checkpoint: Path, device: str, options: Mapping[str, Any]) -> None:
        variant = options.get("variant")
        if variant not in VARIANTS:
            raise base.RefusedError(f"unknown variant {variant!r} of upstream; use {', '.join(VARIANTS)}")
        if device == "cpu" and variant not in ("stock", "oracle") and not options.get("anywhere"):
            raise base.RefusedError(f"upstream's {variant} needs an NVIDIA GPU")
        self.variant = variant
        self.on_gpu = device != "cpu"
        self.checkpoint = checkpoint
        self.work = Path(options.get("work") or ".")
        self.limit_s = float(options.get("limit_s", _LIMIT_S))
        self.deadline = time.monotonic() + self.limit_s
        warnings.simplefilter("ignore")
        with self.timed("import"):
            self.torch = importlib.import_module("torch")
            laya = importlib.import_module("laya")
            importlib.import_module("laya.agent")
            self.collate = importlib.import_module("laya.common").collate_items
        torch = self.torch
        if self.on_gpu and not torch.cuda.is_available():
            raise base.RefusedError("PyTorch sees no CUDA device")
        torch.set_grad_enabled(False)
        if options.get("threads"):
            torch.set_num_threads(int(options["threads"]))
        if variant == "oracle":
            self._exact()
        with self.timed("load"):
            self.agent = laya.load(str(base.mirror(checkpoint, self.work / "checkpoint")), device=device)
            if self.on_gpu:
                torch.cuda.synchronize()
        if self.agent.device.type != ("cuda" if self.on_gpu else "cpu"):
            raise base.RefusedError(f"upstream went to {self.agent.device} although {device} was asked for")
        if variant == "oracle":
            self.agent.amp_enabled = False
        self.facts.update(self._versions(laya))
        getattr(self, "_open_" + variant.split("-")[0])()

    # What each variant does beyond loading -----------------------------------------------------------------------

    def _open_stock(self) -> None:
        self.facts["precision"] = "float32 weights, bfloat16 autocast" if self.agent.amp_enabled else "float32"

    def _open_oracle(self) -> None:
        self.facts["precision"] = "float32, TF32 off, nothing fused"

    def _open_compile(self) -> None:
        # Single rows are a program of their own: another process compiles it meanwhile, into the cache of both.
        command = [
            sys.executable,
            "-P",
            os.path.abspath(__file__),
            _SINGLE,
            str(self.checkpoint),
            self.agent.device.type,
        ]
        with self._limited("torch.compile"), self.timed("compile"):
            beside = subprocess.Popen([*command, str(self.work / "beside"), str(self.torch.get_num_threads())])
            self.model = compiled.by_torch_compile(self.torch, self.agent, self.facts, between=beside.wait)
            counters = importlib.import_module("torch._dynamo.utils").counters["inductor"]
            self.facts["taken from the process beside"] = counters["fxgraph_cache_hit"]
        self.agent.model = self.model
        self._try_graph()

    def _open_aoti(self) -> None:
        package = self.work / "decision.pt2"
        pad_id, device = self.agent.tok.pad_token_id, self.agent.device
        with self._limited("compiling with AOTInductor"), self.timed("compile"):
            compiled.aoti_package(self.torch, self.agent, package, self.facts)
        graphs = self.on_gpu and self._captures(package)
        with self._limited("loading the package"), self.timed("load"):
            self.model = compiled.by_aoti(self.torch, package, pad_id, device, for_graphs=graphs)
        self.agent.model = self.model
        self.agent.amp_enabled = False  # the package has its dtypes
        if graphs:
            self._try_graph()
        else:
            self.facts["graphs"] = "none"

    def _captures(self, package: Path) -> bool:
        """Whether a package can be captured, by a process beside this one, which it may bring down."""
        arguments = [_CAPTURE, str(package), str(self.agent.tok.pad_token_id), self.agent.device.type]
        command = [sys.executable, "-P", os.path.abspath(__file__), *arguments]
        with self._limited("a first capture"), self.timed("capture"):
            try:
                code = subprocess.run(command, check=False, timeout=_CAPTURE_S).returncode
            except subprocess.TimeoutExpired:
                self.notes.append(f"no CUDA graphs: a process that captured the package did not end in {_CAPTURE_S} s")
                return False
        if code:
            ended = f"signal {-code}" if code < 0 else f"exit {code}"
            self.notes.append(f"no CUDA graphs: a process that captured the package ended with {ended}")
        return code == 0

    def _open_fast(self) -> None:
        tilelang = importlib.import_module("tilelang")
        self.facts["tilelang"] = tilelang.__version__
        self.facts["precision"] = "bfloat16 weights and activations, float32 residual stream and accumulation"
        self.caches_shapes = True  # kernels by bucket of long shapes; graphs by bucket

    def compile_single_rows(self, checkpoint: Path, device: str, work: Path, threads: int) -> None:
        """Fill the cache of torch.compile with the program for single rows."""
        options = {"variant": "stock", "work": str(work), "threads": threads}
        self.open(checkpoint, device, options)
        compiled.by_torch_compile(self.torch, self.agent, {}, shapes=[compiled.SINGLE])

    def _limited(self, what: str) -> AbstractContextManager[None]:
        """What is left of the time for opening, as a bound on a block."""
        return base.at_most(max(1.0, self.deadline - time.monotonic()), f"{what} (limit {self.limit_s:g} s in all)")

    def _try_graph(self) -> None:
        """Find out now, on a shape that no cell has, whether the model can be captured."""
        if self.on_gpu:
            with self._limited("a first capture"), self.timed("capture"):
                self.model.try_graph(self._autocast)
        self.facts["graphs"] = "one a shape, none for streams" if self.model.graphs else "none"
        self.notes += self.model.notes

    def prepare(self, cells: Mapping[str, base.Cell]) -> None:
        if self.variant.startswith("fast"):
            self._compile_fast(cells)
        if self.variant == "compile":
            # Whatever PyTorch specialises on must not come up for the first time between two samples.
            with self._limited("compiling for the cells"), self.timed("compile"):
                before = self.model.compiled_graphs()
                for batch in self._distinct_batches(cells):
                    with self._autocast():
                        self.model.forward(*self._placed(batch))
                self._wait()
                self.facts["compiled graphs"] = self.model.compiled_graphs()
                if self.model.compiled_graphs() > before:
                    self.notes.append(f"{self.model.compiled_graphs() - before} more graphs compiled for the cells")

    def _compile_fast(self, cells: Mapping[str, base.Cell]) -> None:
        """Compile every kernel that the cells will ask for, side by side, then let upstream load them."""
        torch = self.torch
        wanted = tilelang_cache.kernels(self.agent, self._shapes(cells))
        with self._limited("compiling TileLang kernels"), self.timed("compile"):
            tilelang_cache.fill(wanted, self.work, self.notes)
            for attempt in range(1, _ATTEMPTS + 1):  # its cache has been seen to fail once, then to succeed
                try:
                    self.agent.accelerate(use_graphs=self.variant == "fast-graph", strict=True)
                    break
                except Exception as error:
                    self.notes.append(f"accelerate, attempt {attempt}: {base.describe(error)}")
                    if attempt == _ATTEMPTS:
                        raise base.RefusedError(f"the fast path does not start: {base.describe(error)}") from error
            fast = self.agent._fast
            fast.rope_k()
            for name, args, keywords in wanted:
                if name == "attn_kernel":
                    rows, tokens = args[:2]
                    fast.attn_k(rows or 1, tokens or 16, keywords["window"])
            if self.on_gpu:
                torch.cuda.synchronize()
        self.facts["kernels"] = len(wanted)
        self.facts["graphs"] = "one a shape bucket" if self.variant == "fast-graph" else "none"

    # Calls --------------------------------------------------------------------------------------------------------

    def engine(self, cell: base.Cell, call: base.Call) -> Callable[[], Any]:
        agent, collate, pad = self.agent, self.collate, self.agent.tok.pad_token_id
        items = _items(call)
        self._graphs_for(cell)

        def run() -> tuple[Any, Any]:
            logits, actions = agent._infer(collate([items], pad))
            return logits.float().cpu(), actions.float().cpu()

        return run

    def result(self, call: base.Call, value: Any) -> base.Result:
        rows, actions = value[0].numpy(), value[1].numpy()
        return np.concatenate([rows[i, : len(row.markers)] for i, row in enumerate(call.rows)]), actions

    def predict(self, cell: base.Cell, call: base.Call) -> Callable[[], Mapping[str, Any]]:
        agent = self.agent
        self._graphs_for(cell)
        return lambda: agent.predict(call.state, call.questions)

    def device(self, cell: base.Cell) -> Callable[[Sequence[int]], list[float]]:
        if not self.on_gpu:
            return super().device(cell)
        self._graphs_for(cell)
        event, synchronize = self.torch.cuda.Event, self.torch.cuda.synchronize
        inputs = [self._placed(self._batch(call)) for call in cell.calls]
        model = self.agent.model

        def time_of(numbers: Sequence[int]) -> list[float]:
            marks = []
            with self._autocast():
                for number in numbers:
                    begin, end = event(enable_timing=True), event(enable_timing=True)
                    begin.record()
                    model(*inputs[number])
                    end.record()
                    marks.append((begin, end))
            synchronize()
            return [float(begin.elapsed_time(end)) for begin, end in marks]

        return time_of

    def done(self, cell: base.Cell, boundary: str) -> None:
        if self.on_gpu and self.agent.device.type != "cuda":
            raise base.RefusedError("upstream fell back to the CPU in the middle; its log says why")

    # Parts --------------------------------------------------------------------------------------------------------

    def _graphs_for(self, cell: base.Cell) -> None:
        """Streams run without captured graphs: their shapes hardly come twice."""
        if self.variant in ("compile", "aoti"):
            self.model.use_graphs = not cell.stream

    def _autocast(self) -> Any:
        """The context in which `Agent._infer` runs the model."""
        agent = self.agent
        return importlib.import_module("laya.agent")._amp_context(agent.device, agent.dtype, agent.amp_enabled)

    def _batch(self, call: base.Call) -> dict[str, Any]:
        batch: dict[str, Any] = self.collate([_items(call)], self.agent.tok.pad_token_id)
        return batch

    def _placed(self, batch: Mapping[str, Any]) -> list[Any]:
        return [batch[name].to(self.agent.device) for name in _INPUTS]

    def _distinct_batches(self, cells: Mapping[str, base.Cell]) -> list[dict[str, Any]]:
        """One batch of every padded shape that an engine call or a request of the cells makes."""
        found: dict[tuple[int, ...], dict[str, Any]] = {}
        for cell in cells.values():
            for call in cell.calls:
                for items in (_items(call), self._encoded(call)):
                    batch = self.collate([items], self.agent.tok.pad_token_id)
                    rows, tokens = batch["input_ids"].shape
                    found.setdefault((rows, -(-tokens // 16), batch["marker_pos"].shape[1]), batch)
        return list(found.values())

    def _shapes(self, cells: Mapping[str, base.Cell]) -> set[tuple[int, int]]:
        """Rows and tokens of everything that the cells will run."""
        both = (
            items for cell in cells.values() for call in cell.calls for items in (_items(call), self._encoded(call))
        )
        return {(len(items), max(len(item["ids"]) for item in items)) for items in both}

    def _encoded(self, call: base.Call) -> list[dict[str, Any]]:
        """The rows that upstream makes of a request."""
        agent = self.agent
        internal = {name: agent._to_internal(question) for name, question in call.questions.items()}
        rows: list[dict[str, Any]] = agent._encode_state(call.state, list(internal), internal)
        return rows

    def _exact(self) -> None:
        torch = self.torch
        torch.backends.cuda.matmul.allow_tf32 = False
        torch.backends.cudnn.allow_tf32 = False
        torch.set_float32_matmul_precision("highest")
        torch.backends.mha.set_fastpath_enabled(False)
        # Fused float32 attention may split its products into TF32 parts.
        torch.backends.cuda.enable_flash_sdp(False)
        torch.backends.cuda.enable_mem_efficient_sdp(False)
        torch.backends.cuda.enable_cudnn_sdp(False)

    def _wait(self) -> None:
        if self.on_gpu:
            self.torch.cuda.synchronize()

    def _versions(self, laya: Any) -> dict[str, Any]:
        torch = self.torch
        facts = {
            "laya": laya.__version__,
            "torch": torch.__version__,
            "transformers": importlib.import_module("transformers").__version__,
            "device": torch.cuda.get_device_name() if self.on_gpu else "cpu",
            "threads": torch.get_num_threads(),
        }
        return {**facts, "cuda": torch.version.cuda} if self.on_gpu else facts


def _items(call: base.Call) -> list[dict[str, Any]]:
    """Rows as upstream's own functions take them."""
    return [{"ids": row.ids, "markers": row.markers, "qtype": row.qtype} for row in call.rows]


def capture_package(package: Path, pad_id: int, device: str) -> int:
    """Whether a package can be captured, as an exit status; why not is printed."""
    torch = importlib.import_module("torch")
    torch.set_grad_enabled(False)
    model = compiled.by_aoti(torch, package, pad_id, torch.device(device), for_graphs=True)
    model.try_graph(contextlib.nullcontext)
    base.say(f"capture of {package.name}: {'done' if model.graphs else '; '.join(model.notes)}")
    return 0 if model.graphs else 3


if __name__ == "__main__":
    if sys.argv[1:2] == [_SINGLE]:
        Upstream().compile_single_rows(Path(sys.argv[2]), sys.argv[3], Path(sys.argv[4]), int(sys.argv[5]))
    elif sys.argv[1:2] == [_CAPTURE]:
        faulthandler.enable()
        sys.exit(capture_package(Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
    else:
        sys.exit(base.serve(Upstream()))
