"""Upstream's model through torch.compile and AOTInductor, each in the strongest form that serves any shape.

Both are compiled once with dynamic rows, tokens and markers; tokens are padded to a multiple of 16, which attention's
alignment asks for and upstream's own recipe does too. For the shapes, each is then captured into a CUDA graph, as
upstream's fast path does it; so no Python and no launch of a single kernel is in their times.

`compile` keeps upstream's autocast precision. What autocast would round to bf16 in every forward, the weights of the
linear layers, is stored rounded: the same numbers, without the passes over 1.6 GB. `aoti` follows upstream's page on
AOTInductor: a bf16 copy of the model, outside autocast. Its action head stays float32, as 0.3.20 feeds it float32.
"""

from __future__ import annotations

import contextlib
import copy
import importlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

STEP = 16
"""Tokens are padded to a multiple of it."""

MASKED = -9e3
"""Logits below are of options that a row has not."""

SEVERAL, SINGLE = (3, 4 * STEP, 5), (1, 3 * STEP, 5)
"""Rows, tokens and markers to compile with: all different, as PyTorch would take equal ones for the same."""

_WARM = 3
_MOST_ROWS = 16
_MOST_MARKERS = 64
_PROBE = (2, 6 * STEP, 3)  # rows, tokens, markers of a shape that no cell has


class Padded:
    """A compiled model that `Agent._infer` calls like the module it replaces.

    Attributes:
        forward: the compiled function of five tensors.
        graphs: whether it can be captured.
        use_graphs: whether it is to be, at present.
        notes: why it cannot.
    """

    def __init__(self, torch: Any, forward: Callable[..., Any], pad_id: int, device: Any) -> None:
        self._torch = torch
        self._forward = forward
        self._pad_id = pad_id
        self._device = device
        self._captured: dict[tuple[int, ...], tuple[Any, list[Any], Any]] = {}
        self._pool: Any = None
        self.graphs = False
        self.use_graphs = True
        self.notes: list[str] = []

    def __call__(self, *inputs: Any) -> Any:
        padded = self._pad(*inputs)
        if not (self.graphs and self.use_graphs):
            return self._forward(*padded)
        key = (*padded[0].shape, padded[2].shape[1])
        if key not in self._captured:
            self._captured[key] = self._capture(padded)
        graph, own, results = self._captured[key]
        for mine, given in zip(own, padded, strict=True):
            mine.copy_(given)
        graph.replay()
        return results

    def to(self, *_: Any) -> None:
        """What `Agent._infer` does to a model that failed on the GPU, to go on without it: raise that error again."""
        raise

    def forward(self, *inputs: Any) -> Any:
        """Run without a graph."""
        return self._forward(*self._pad(*inputs))

    def try_graph(self, context: Callable[[], Any]) -> None:
        """Capture a small batch; `graphs` says whether that went well.

        Args:
            context: what a forward runs in.
        """
        inputs = example(self._torch, self._device, *_PROBE)
        self.graphs = True
        try:
            with context():
                wanted = [t.clone() for t in self.forward(*inputs)]
                found = self(*inputs)
                self._torch.cuda.synchronize()
                if not all(_near(a, b) for a, b in zip(wanted, found, strict=True)):
                    raise RuntimeError("the graph's results differ from those without it")
        except RuntimeError as error:
            self.graphs = False
            self.notes.append(f"no CUDA graphs: {' '.join(str(error).split())[:300]}")
            with contextlib.suppress(RuntimeError):
                self._torch.cuda.synchronize()
        self._captured.clear()
        self._pool = None  # it went with its only graph

    def compiled_graphs(self) -> int:
        """How many graphs torch.compile has made in this process."""
        counters = importlib.import_module("torch._dynamo.utils").counters
        return int(counters["stats"]["unique_graphs"])

    def _pad(self, ids: Any, attention: Any, markers: Any, marked: Any, qtype: Any) -> tuple[Any, ...]:
        pad = self._torch.nn.functional.pad
        more = -ids.shape[1] % STEP
        if more:
            ids, attention = pad(ids, (0, more), value=self._pad_id), pad(attention, (0, more))
        if markers.shape[1] == 1:  # a single marker is another branch of the model; a masked second one is the same
            markers, marked = pad(markers, (0, 1)), pad(marked, (0, 1))
        return ids, attention, markers, marked, qtype

    def _capture(self, inputs: tuple[Any, ...]) -> tuple[Any, list[Any], Any]:
        cuda = self._torch.cuda
        own = [t.clone() for t in inputs]
        side = cuda.Stream()
        side.wait_stream(cuda.current_stream())
        with cuda.stream(side):
            for _ in range(_WARM):
                self._forward(*own)
        cuda.current_stream().wait_stream(side)
        cuda.synchronize()
        if self._pool is None:
            self._pool = cuda.graph_pool_handle()
        graph = cuda.CUDAGraph()
        with cuda.graph(graph, pool=self._pool):
            results = self._forward(*own)
        return graph, own, results


def by_torch_compile(
    torch: Any,
    agent: Any,
    facts: dict[str, Any],
    *,
    backend: str = "inductor",
    shapes: Sequence[tuple[int, int, int]] = (SEVERAL, SINGLE),
    between: Callable[[], Any] = lambda: None,
) -> Padded:
    """The agent's model, compiled for several rows and for one, which PyTorch takes for another program.

    Args:
        shapes: rows, tokens and markers to compile with.
        between: is called before each but the first.
    """
    model = agent.model.requires_grad_(False)
    if agent.amp_enabled:
        round_linear(torch, model, agent.dtype)

    # Two functions, so that each program is the first of its own: only then is it the same one in another process.
    def single(*inputs: Any) -> Any:
        return model(*inputs)

    def several(*inputs: Any) -> Any:
        return model(*inputs)

    for_one, for_more = (torch.compile(one, dynamic=True, backend=backend) for one in (single, several))

    def forward(*inputs: Any) -> Any:
        return for_one(*inputs) if inputs[0].shape[0] == 1 else for_more(*inputs)

    padded = Padded(torch, forward, agent.tok.pad_token_id, agent.device)
    for number, (rows, tokens, markers) in enumerate(shapes):
        if number:
            between()
        with torch.autocast(agent.device.type, dtype=agent.dtype, enabled=agent.amp_enabled):
            padded.forward(*example(torch, agent.device, rows, tokens, markers))
    facts["compile"] = "torch.compile(dynamic=True), default mode"
    facts["graph breaks"] = graph_breaks()
    facts["precision"] = "bfloat16 autocast, linear weights stored as bfloat16" if agent.amp_enabled else "float32"
    return padded


def aoti_package(torch: Any, agent: Any, package: Path, facts: dict[str, Any]) -> None:
    """Compile the agent's model into an AOTInductor package."""
    began = time.perf_counter()
    exported = export(torch, agent)
    facts["export_s"] = round(time.perf_counter() - began, 3)
    importlib.import_module("torch._inductor").aoti_compile_and_package(exported, package_path=str(package))
    facts["package_bytes"] = package.stat().st_size
    facts["compile"] = "torch.export, aoti_compile_and_package, default options"
    rounded = "bfloat16 weights and residual stream, float32 action head"
    facts["precision"] = rounded if agent.amp_enabled else "float32"


def by_aoti(torch: Any, package: Path, pad_id: int, device: Any, *, for_graphs: bool) -> Padded:
    """A package of `aoti_package`, loaded.

    Args:
        for_graphs: without the bookkeeping for several threads, which a graph cannot hold.
    """
    load = importlib.import_module("torch._inductor").aoti_load_package
    loaded = load(str(package), run_single_threaded=for_graphs)
    return Padded(torch, lambda *inputs: tuple(loaded(*inputs)), pad_id, device)


def export(torch: Any, agent: Any) -> Any:
    """The program of a copy of the agent's model, bf16 where the agent uses autocast, for any rows, tokens, markers."""
    model = copy.deepcopy(agent.model).requires_grad_(False)
    if agent.amp_enabled:
        for parameter in model.parameters():  # not `to`, which would round the rotary frequencies too
            parameter.data = parameter.data.to(agent.dtype)
        model.act_head.float()
    dim = torch.export.Dim
    rows = dim("rows", min=1, max=_MOST_ROWS)
    tokens = STEP * dim("steps", min=1, max=int(agent.cfg.get("max_len", 512)) // STEP)
    markers = dim("markers", min=2, max=_MOST_MARKERS)
    shapes = ({0: rows, 1: tokens}, {0: rows, 1: tokens}, {0: rows, 1: markers}, {0: rows, 1: markers}, {0: rows})
    inputs = tuple(example(torch, agent.device, *SEVERAL))
    return torch.export.export(model, inputs, dynamic_shapes=shapes, strict=False)


def round_linear(torch: Any, model: Any, dtype: Any) -> None:
    """Store the weights of linear and attention layers in the type that autocast rounds them to."""
    for module in model.modules():
        if isinstance(module, torch.nn.Linear):
            names = ("weight", "bias")
        elif isinstance(module, torch.nn.MultiheadAttention):
            names = ("in_proj_weight", "in_proj_bias")
        else:
            continue
        for name in names:
            parameter = getattr(module, name)
            if parameter is not None:
                parameter.data = parameter.data.to(dtype)


def graph_breaks() -> int:
    """How many times torch.compile had to leave a function in the middle."""
    return sum(importlib.import_module("torch._dynamo.utils").counters["graph_break"].values())


def _near(a: Any, b: Any) -> bool:
    """Whether results are those of the same model, masked options left out."""
    kept = a.float() > MASKED
    return bool((a - b).abs()[kept].max() <= 0.05 * a.abs()[kept].max())


def example(torch: Any, device: Any, rows: int, tokens: int, markers: int) -> list[Any]:
    """A batch of that shape, with some padding, of ids that every vocabulary has."""
    ids = torch.arange(rows * tokens).reshape(rows, tokens) % 97 + 6
    attention = torch.ones(rows, tokens, dtype=torch.long)
    attention[0, tokens - 3 :] = 0
    positions = torch.arange(markers).repeat(rows, 1) + 4
    marked = torch.ones(rows, markers, dtype=torch.bool)
    marked[0, -1] = False
    return [t.to(device) for t in (ids, attention, positions, marked, torch.arange(rows) % 3)]
