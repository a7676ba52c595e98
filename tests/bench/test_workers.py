"""The peers' processes: the message loop, and each worker as far as a machine without a GPU can run it."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import sys
import time
import types
import warnings
from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import laya_cuda
from laya_cuda.bench.protocol import RefusedError, Worker, WorkerError
from laya_cuda.bench.workers import base, ceilings, compiled, own, tilelang_cache, upstream
from laya_cuda.bench.workloads import write_cells

WORKERS = Path(base.__file__).parent
TOY = Path(__file__).with_name("toy_worker.py")
PACKAGE = Path(laya_cuda.__file__).parents[1]


@pytest.fixture(scope="module")
def cells_file(tmp_path_factory, cell_of):
    path = tmp_path_factory.mktemp("cells") / "cells.json"
    write_cells(path, [cell_of("1x48", 3), cell_of("4x64", 3), cell_of("mixed-500", 7)])
    return path


@pytest.fixture(scope="module")
def shallow(tmp_path_factory):
    """A checkpoint of two layers, one of each kind."""
    from laya_cuda.synth import synthesize

    folder = tmp_path_factory.mktemp("shallow") / "checkpoint"
    synthesize(folder, "tiny", 0, layers=2)
    return folder


@pytest.fixture
def start(tmp_path):
    """Starts workers, and ends them."""
    with contextlib.ExitStack() as ending:

        def begin(file, **env):
            command = [sys.executable, "-P", str(file)]
            worker = Worker(Path(file).stem, command, tmp_path / f"{Path(file).stem}.log", {"PYTHONPATH": "", **env})
            ending.callback(worker.kill)
            return worker

        yield begin


@pytest.fixture
def toy(start, tiny_checkpoint, cells_file):
    def begin(cells=True, **options):
        worker = start(TOY, WORKERS=str(WORKERS))
        more = {"cells": str(cells_file)} if cells else {}
        opened = worker.ask("open", 20, checkpoint=str(tiny_checkpoint), device="cpu", options={**options, **more})
        return worker, opened.values

    return begin


# The message loop -----------------------------------------------------------------------------------------------------


def test_replies_are_apart_from_what_is_printed(toy):
    worker, opened = toy()
    assert opened["facts"] == {"device": "cpu"}
    assert set(opened["seconds"]) == {"load", "compile"}
    assert opened["notes"] == ["prepared 3"]
    worker.close()
    assert not worker.alive
    text = worker.log.read_text()
    assert "printed while opening" in text
    assert "written to descriptor 1" in text
    assert "close: done" in text


def test_cells_are_prepared_once(toy, cells_file):
    worker, opened = toy(cells=False)
    assert "compile" not in opened["seconds"]
    assert worker.ask("cells", 5, path=str(cells_file)).values["seconds"]["compile"] > 0
    worker, opened = toy()
    assert opened["seconds"]["compile"] > 0
    again = worker.ask("cells", 5, path=str(cells_file)).values
    assert again["seconds"] == {}  # the costs are counted once
    assert "notes" not in again


def test_a_run_times_calls_in_turn(toy):
    worker, _ = toy()
    reply = worker.ask("run", 10, cell="1x48", boundary="engine", warmups=2, samples=5)
    run = reply.values
    assert len(run["ms"]) == 5
    assert run["first_ms"] >= 30
    assert run["wall_s"] <= reply.seconds
    assert sum(run["ms"]) / 1e3 + run["first_ms"] / 1e3 + run["setup_s"] <= run["wall_s"]
    again = worker.ask("run", 10, cell="1x48", boundary="engine", warmups=1, samples=2).values
    assert again["first_ms"] is None
    other = worker.ask("run", 10, cell="1x48", boundary="predict", warmups=1, samples=2).values
    assert other["first_ms"] is not None
    asked = worker.ask("answers", 5, cell="1x48", calls=[0]).values["answers"][0]["asked"]
    assert asked[:-1] == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]


def test_a_stream_is_gone_through_once_where_shapes_cost(toy):
    worker, _ = toy(caches=True)
    run = worker.ask("run", 10, cell="mixed-500", boundary="engine", warmups=2, samples=7).values
    assert run["first_ms"] >= 30
    assert max(run["ms"]) < 30  # every shape was new once, but not in a sample
    assert run["setup_s"] > 0.03 * 5
    asked = worker.ask("answers", 5, cell="mixed-500", calls=[6]).values["answers"][0]["asked"]
    assert asked == [5, 0, 1, 2, 3, 4, 5, 6, 6, 0, 1, 2, 3, 4, 5, 6, 6]


def test_answers_are_flat_lists_a_call(toy, cell_of):
    worker, _ = toy()
    found = worker.ask("answers", 5, cell="4x64", calls=[2, 1]).values
    markers = [sum(len(row.markers) for row in cell_of("4x64").calls[number].rows) for number in (2, 1)]
    assert [len(one) for one in found["logits"]] == markers
    assert found["logits"][0] == [float(i + 2) for i in range(markers[0])]
    assert found["action_logits"] == [[2.0] * 8, [1.0] * 8]
    whole = worker.ask("answers", 5, cell="4x64").values
    assert len(whole["logits"]) == len(whole["answers"]) == 3


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("refuses", "^no such luck$"),
        ("raises", "^ValueError: first line second line$"),
        ("long", "^thinking took longer than 0.2 s$"),
    ],
)
def test_a_peer_that_cannot_open_says_why_in_one_line(toy, fault, said):
    with pytest.raises(RefusedError, match=said):
        toy(fault=fault)


def test_what_is_not_understood_is_refused_and_the_worker_goes_on(toy):
    worker, _ = toy(fault="short")
    for do, values, said in [
        ("dance", {}, "unknown message 'dance'"),
        ("run", {"cell": "9x9", "boundary": "engine", "warmups": 1, "samples": 1}, "no cell '9x9'"),
        ("run", {"cell": "1x48", "boundary": "http", "warmups": 1, "samples": 1}, "'http' is not measured"),
        ("run", {"cell": "1x48", "boundary": "device", "warmups": 1, "samples": 1}, "no device time"),
        ("run", {"cell": "1x48"}, "TypeError"),
        ("answers", {"cell": "1x48"}, "logits came back"),
    ]:
        with pytest.raises(RefusedError, match=said):
            worker.ask(do, 5, **values)
    assert worker.ask("run", 5, cell="1x48", boundary="engine", warmups=0, samples=1).values["ms"]


def test_a_worker_ends_with_its_input(start):
    worker = start(TOY, WORKERS=str(WORKERS))
    worker._process.stdin.close()
    assert worker._process.wait(10) == 0


def test_a_worker_by_itself_says_who_starts_it(tmp_path):
    with pytest.raises(SystemExit, match="laya-cuda bench"):
        base.serve(base.Peer())


@given(
    calls=st.integers(2, 9),
    stream=st.booleans(),
    turn=st.integers(0, 50),
    warmups=st.integers(0, 30),
    n=st.integers(1, 30),
)
def test_no_call_follows_itself(calls, stream, turn, warmups, n):
    cell = base.Cell("x", stream, tuple(base.Call((), i, {}) for i in range(calls)))
    before, timed = base.order(cell, turn, warmups, n)
    assert (len(before), len(timed)) == (warmups, n)
    every = before + timed
    assert all(a != b for a, b in pairwise(every))
    assert set(every) <= set(range(calls))
    if stream:
        assert timed == [i % calls for i in range(n)]
    else:
        assert every[0] == turn % calls


def test_a_mirror_leaves_the_checkpoint_alone(tmp_path, tiny_checkpoint):
    copy = base.mirror(tiny_checkpoint, tmp_path / "copy")
    assert (copy / "model.safetensors").is_symlink()
    small = copy / "tokenizer" / "tokenizer_config.json"
    assert not small.is_symlink()
    assert small.read_bytes() == (tiny_checkpoint / "tokenizer" / "tokenizer_config.json").read_bytes()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "model.safetensors").write_bytes(b"other")
    base.mirror(tmp_path / "other", copy)  # the folder is used again
    assert (copy / "model.safetensors").read_bytes() == b"other"


# Real engines on the host ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def answered(tmp_path_factory, shallow, cpu_bundle, cells_file):
    """What the engines that run here say, by name."""
    folder = tmp_path_factory.mktemp("engines")
    wanted = {
        "own": ("own.py", {"bundle": str(cpu_bundle)}, str(PACKAGE)),
        "oracle": ("upstream.py", {"variant": "oracle", "threads": 1}, ""),
    }
    found = {}
    for name, (file, options, path) in wanted.items():
        env = {"PYTHONPATH": path, "HF_HUB_OFFLINE": "1"}
        worker = Worker(name, [sys.executable, "-P", str(WORKERS / file)], folder / f"{name}.log", env)
        try:
            options |= {"work": str(folder / name), "cells": str(cells_file)}
            opened = worker.ask("open", 100, checkpoint=str(shallow), device="cpu", options=options).values
            run = worker.ask("run", 60, cell="4x64", boundary="engine", warmups=1, samples=2).values
            text = worker.ask("run", 60, cell="4x64", boundary="predict", warmups=1, samples=2).values
            with pytest.raises(RefusedError, match="no device time"):
                worker.ask("run", 60, cell="4x64", boundary="device", warmups=1, samples=2)
            answers = {cell: worker.ask("answers", 60, cell=cell).values for cell in ("4x64", "mixed-500")}
            found[name] = (opened, run, text, answers)
            worker.close()
        finally:
            worker.kill()
    return found


def test_engines_agree_through_their_workers(answered):
    for cell in ("4x64", "mixed-500"):
        truth = answered["oracle"][3][cell]
        ours = answered["own"][3][cell]
        for kind in ("logits", "action_logits"):
            for mine, wanted in zip(ours[kind], truth[kind], strict=True):
                assert len(mine) == len(wanted)
                assert np.abs(np.subtract(mine, wanted)).max() < 1e-4 * np.abs(wanted).max()
        for mine, wanted in zip(ours["answers"], truth["answers"], strict=True):
            assert list(mine) == list(wanted)
            for question, answer in wanted.items():
                assert mine[question].get("choice") == answer.get("choice")


def test_costs_and_facts_of_engines(answered):
    for name, (opened, run, text, _) in answered.items():
        assert opened["seconds"]["import"] > 0
        assert opened["seconds"]["load"] > 0
        assert "float32" in opened["facts"]["precision"]
        assert opened["facts"]["device"].startswith("cpu")
        for block in (run, text):
            assert len(block["ms"]) == 2
            assert block["first_ms"] > 0
            assert min(block["ms"]) > 0, name
    assert answered["oracle"][0]["facts"]["laya"] == "0.3.20"
    assert answered["oracle"][0]["facts"]["threads"] == 1
    assert answered["own"][0]["facts"]["targets"] == ["cpu"]


@pytest.mark.parametrize("variant", ["compile", "aoti", "fast-eager", "fast-graph"])
def test_what_needs_a_gpu_says_so(tiny_checkpoint, variant, tmp_path):
    with pytest.raises(base.RefusedError, match=f"{variant} needs an NVIDIA GPU"):
        upstream.Upstream().open(tiny_checkpoint, "cpu", {"variant": variant, "work": str(tmp_path)})


def test_unknown_variants_are_refused(tiny_checkpoint):
    with pytest.raises(base.RefusedError, match="unknown variant 'faster' of upstream; use stock, compile"):
        upstream.Upstream().open(tiny_checkpoint, "cpu", {"variant": "faster"})


def test_ceilings_need_a_gpu(tiny_checkpoint):
    with pytest.raises(base.RefusedError, match="NVIDIA GPU"):
        ceilings.Ceilings().open(tiny_checkpoint, "cpu", {})


def test_products_are_those_of_every_layer(tiny_checkpoint, opened):
    from laya_cuda.bench.floor import weights

    listed = ceilings.products(tiny_checkpoint)
    assert len(listed) == 4 * (opened.geometry.layers + opened.geometry.head_layers)
    assert sum(n * k for n, k in listed) == weights(opened.geometry)


# Upstream's other variants, in this process ---------------------------------------------------------------------------


@pytest.fixture
def on_host(shallow, cell_of, tmp_path, monkeypatch):
    """Opens a variant of upstream here, whatever it is made for."""
    monkeypatch.setenv("LAYA_CPU_AMP", "")
    enabled, filters, threads = torch.is_grad_enabled(), warnings.filters[:], torch.get_num_threads()
    path = tmp_path / "cells.json"
    write_cells(path, [cell_of("1x48", 1), cell_of("4x64", 2), cell_of("1x464", 1), cell_of("mixed-500", 2)])

    def begin(variant):
        peer = upstream.Upstream()
        options = {"variant": variant, "work": str(tmp_path), "anywhere": True, "threads": 1}
        peer.open(shallow, "cpu", options)
        cells = base.read_cells(path)
        peer.prepare(cells)
        return peer, cells

    yield begin
    torch.set_grad_enabled(enabled)
    torch.set_num_threads(threads)
    warnings.filters[:] = filters


def logits_of(peer, cell):
    return [peer.result(call, peer.engine(cell, call)())[0] for call in cell.calls]


def test_the_listed_kernels_are_those_that_the_fast_path_builds(on_host, monkeypatch):
    import fake_fast

    calls = fake_fast.install(monkeypatch)
    listed = []
    monkeypatch.setattr(tilelang_cache, "fill", lambda wanted, work, notes: listed.extend(wanted))
    peer, cells = on_host("fast-eager")
    built = Counter((name, args, tuple(sorted(options.items()))) for name, args, options in calls)
    expected = Counter((name, tuple(args), tuple(sorted(options.items()))) for name, args, options in listed)
    assert set(built) == set(expected)
    del calls[:]
    stock, _ = on_host("stock")
    assert stock.facts["precision"] == "float32"
    for cell in (cells["4x64"], cells["1x464"]):
        for call in cell.calls:
            assert peer.predict(cell, call)()["answers"].keys() == call.questions.keys()
        for mine, wanted in zip(logits_of(peer, cell), logits_of(stock, cell), strict=True):
            assert np.abs(mine - wanted).max() < 0.1 * max(1.0, np.abs(wanted).max())
    assert calls == []  # nothing is compiled any more once cells are prepared
    assert peer.facts["kernels"] == len(listed)


def test_linear_weights_may_be_stored_as_autocast_rounds_them(on_host):
    stock, _ = on_host("stock")
    model = stock.agent.model
    inputs = compiled.example(torch, "cpu", 2, 48, 3)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        before = model(*inputs)
        compiled.round_linear(torch, model, torch.bfloat16)
        after = model(*inputs)
    for a, b in zip(before, after, strict=True):
        assert torch.equal(a, b)
    assert model.encoder.layers[0].mlp.Wi.weight.dtype == torch.bfloat16
    assert model.encoder.final_norm.weight.dtype == torch.float32


def test_one_compilation_serves_every_shape_but_single_rows(on_host):
    """Tracing alone, without the compiler behind it."""
    stock, cells = on_host("stock")
    wanted = {name: logits_of(stock, cell) for name, cell in cells.items()}
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    facts, told = {}, []

    def model_count():
        return torch._dynamo.utils.counters["stats"]["unique_graphs"]

    model = compiled.by_torch_compile(
        torch, stock.agent, facts, backend="eager", between=lambda: told.append(model_count())
    )
    assert told == [1]
    assert facts["graph breaks"] == 0
    assert facts["precision"] == "float32"
    assert model.compiled_graphs() == 2
    stock.agent.model = model
    for name, cell in cells.items():
        for mine, truth in zip(logits_of(stock, cell), wanted[name], strict=True):
            np.testing.assert_allclose(mine, truth, rtol=1e-4, atol=1e-4)
    assert model.compiled_graphs() == 2
    torch._dynamo.reset()


def test_an_export_takes_any_rows_tokens_and_markers(on_host):
    stock, _ = on_host("stock")
    stock.agent.amp_enabled, stock.agent.dtype = True, torch.bfloat16
    program = compiled.export(torch, stock.agent)
    stock.agent.amp_enabled = False
    run = compiled.Padded(torch, program.module(), stock.agent.tok.pad_token_id, "cpu")
    dtypes = {name: tensor.dtype for name, tensor in program.state_dict.items()}
    assert dtypes["encoder.layers.0.attn.Wqkv.weight"] == torch.bfloat16
    assert dtypes["act_head.0.weight"] == torch.float32
    for rows, tokens, markers in ((1, 41, 4), (4, 64, 2), (16, 512, 3), (2, 16, 1)):
        inputs = compiled.example(torch, "cpu", rows, tokens, markers)
        inputs[3][:] = True
        wanted, _ = stock.agent.model(*inputs)
        found, _ = run(*inputs)
        assert (found[:, :markers] - wanted).abs().max() < 0.1 * wanted.abs().max()


class FakeCuda:
    """The parts of torch.cuda that capture; a replay does once more what was captured."""

    def __init__(self, model):
        self.model, self.captured, self.replays, self.fails = model, 0, 0, False

    def Stream(self):  # noqa: N802
        return types.SimpleNamespace(wait_stream=lambda other: None)

    current_stream = Stream

    def stream(self, stream):
        return contextlib.nullcontext()

    def synchronize(self):
        pass

    def graph_pool_handle(self):
        return "pool"

    def CUDAGraph(self):  # noqa: N802
        graph = types.SimpleNamespace(own=None)

        def replay():
            self.replays += 1
            inputs, results = graph.own
            for result, now in zip(results, self.model(*inputs), strict=True):
                result.copy_(now)

        graph.replay = replay
        return graph

    @contextlib.contextmanager
    def graph(self, graph, pool):
        assert pool == "pool"
        if self.fails:
            raise RuntimeError("operation not permitted\nwhen stream is capturing")
        self.captured += 1
        with self.model.recorded() as calls:
            yield
        assert len(calls) == 1
        graph.own = calls[0]


class Recorder:
    """A model that notes its calls."""

    def __init__(self):
        self.calls, self.count = None, 0

    def __call__(self, ids, attention, markers, marked, qtype):
        self.count += 1
        logits = (ids.sum(1, keepdim=True) + markers).float().masked_fill(~marked, -1e4)
        results = (logits, attention.sum(1, keepdim=True).float())
        if self.calls is not None:
            self.calls.append(((ids, attention, markers, marked, qtype), results))
        return results

    @contextlib.contextmanager
    def recorded(self):
        self.calls = []
        yield self.calls
        self.calls = None


@pytest.fixture
def captured():
    model = Recorder()
    cuda = FakeCuda(model)
    fake = types.SimpleNamespace(cuda=cuda, nn=torch.nn, arange=torch.arange, ones=torch.ones, bool=torch.bool)
    fake.long = torch.long
    return compiled.Padded(fake, model, 5, "cpu"), cuda, model


def test_a_captured_model_gives_each_batch_its_own_results(captured):
    padded, cuda, model = captured
    padded.try_graph(contextlib.nullcontext)
    assert padded.graphs
    assert padded.notes == []
    assert cuda.captured == 1
    batches = [compiled.example(torch, "cpu", *shape) for shape in ((1, 48, 4), (4, 64, 3), (1, 48, 4), (1, 41, 4))]
    batches[2][0] += 1
    batches[3][0] += 2
    replays = cuda.replays
    for batch in batches * 2:
        logits, actions = padded(*batch)
        pads = 5 * (-batch[0].shape[1] % 16)
        wanted = (batch[0].sum(1, keepdim=True) + pads + batch[2]).float().masked_fill(~batch[3], -1e4)
        assert torch.equal(logits, wanted)
        assert torch.equal(actions, batch[1].sum(1, keepdim=True).float())
    assert cuda.captured == 1 + 2  # 41 tokens are padded to 48
    assert cuda.replays == replays + 8
    padded.use_graphs = False
    before = model.count
    padded(*batches[0])
    assert (model.count, cuda.replays) == (before + 1, replays + 8)


def test_a_model_that_cannot_be_captured_runs_without(captured):
    padded, cuda, model = captured
    cuda.fails = True
    padded.try_graph(contextlib.nullcontext)
    assert not padded.graphs
    assert padded.notes == ["no CUDA graphs: operation not permitted when stream is capturing"]
    before = model.count
    padded(*compiled.example(torch, "cpu", 1, 48, 4))
    assert (model.count, cuda.replays) == (before + 1, 0)


def test_a_package_is_captured_by_a_process_beside_first(captured, monkeypatch, capsys):
    padded, cuda, _ = captured
    monkeypatch.setattr(compiled, "by_aoti", lambda *args, **how: padded)
    assert upstream.capture_package(Path("decision.pt2"), 5, "cpu") == 0
    cuda.fails = True
    assert upstream.capture_package(Path("decision.pt2"), 5, "cpu") == 3
    assert "capture of decision.pt2: no CUDA graphs: operation not permitted" in capsys.readouterr().out


@pytest.mark.parametrize(("code", "ended"), [(-11, "signal 11"), (3, "exit 3")])
def test_a_package_that_cannot_be_captured_runs_without_graphs(on_host, monkeypatch, code, ended):
    peer, cells = on_host("stock")
    peer.on_gpu, model, loaded = True, peer.agent.model, []

    def by_aoti(torch, package, pad_id, device, *, for_graphs):
        loaded.append((package.name, for_graphs))
        return compiled.Padded(torch, model, pad_id, device)

    monkeypatch.setattr(compiled, "aoti_package", lambda *args: None)
    monkeypatch.setattr(compiled, "by_aoti", by_aoti)
    asked = []
    monkeypatch.setattr(
        upstream.subprocess, "run", lambda c, **_: asked.append(c) or types.SimpleNamespace(returncode=code)
    )
    wanted = logits_of(peer, cells["4x64"])
    peer._open_aoti()
    assert asked[0][-4:-2] == ["--capture-package", str(peer.work / "decision.pt2")]
    assert loaded == [("decision.pt2", False)]
    assert peer.facts["graphs"] == "none"
    assert peer.notes == [f"no CUDA graphs: a process that captured the package ended with {ended}"]
    for mine, truth in zip(logits_of(peer, cells["4x64"]), wanted, strict=True):
        np.testing.assert_allclose(mine, truth, rtol=1e-4, atol=1e-4)


def test_a_compiled_model_that_fails_shows_its_own_error(captured):
    padded, _, _ = captured

    def infer():
        try:
            raise RuntimeError("CUDA error: the first one")
        except RuntimeError:
            padded.to("cpu")

    with pytest.raises(RuntimeError, match=r"^CUDA error: the first one$"):
        infer()


# TileLang kernels side by side ----------------------------------------------------------------------------------------


def test_kernels_are_compiled_once_for_two_peers(tmp_path, monkeypatch):
    monkeypatch.setenv("TILELANG_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(tilelang_cache.os, "sched_getaffinity", lambda _: range(4))
    started = []

    class Process:
        code = 1

        def __init__(self, command):
            started.append(command[-1])

        def wait(self):
            return self.code

    monkeypatch.setattr(tilelang_cache.subprocess, "Popen", Process)
    wanted = [("gemm_kernel", [64, 64], {})] * 5
    notes = []
    tilelang_cache.fill(wanted, tmp_path, notes)
    assert started == ["0/4", "1/4", "2/4", "3/4"]
    assert "4 of 4 processes" in notes.pop()
    Process.code = 0
    tilelang_cache.fill(wanted, tmp_path, notes)
    assert (len(started), notes) == (8, [])
    tilelang_cache.fill(wanted, tmp_path, notes)
    assert len(started) == 8
    assert "another peer" in notes.pop()
    tilelang_cache.fill(wanted[:2], tmp_path, notes)
    assert len(started) == 10


def test_a_part_compiles_its_kernels_and_goes_on_after_failures(tmp_path, monkeypatch, capsys):
    made = []

    def gemm_kernel(n, k, bias=False):
        made.append((n, k, bias))
        if n == 3:
            raise RuntimeError("no\nnvcc")

    factories = types.SimpleNamespace(gemm_kernel=gemm_kernel)
    monkeypatch.setattr(tilelang_cache.importlib, "import_module", lambda name: factories)
    listing = tmp_path / "kernels.json"
    listing.write_text(json.dumps([("gemm_kernel", [n, 8], {"bias": True}) for n in range(6)]))
    assert tilelang_cache.compile_part(listing, "1/2") == 1
    assert made == [(1, 8, True), (3, 8, True), (3, 8, True), (5, 8, True)]
    assert "attempt 2: RuntimeError: no nvcc" in capsys.readouterr().out


# This engine's device time on a stand-in device -----------------------------------------------------------------------


@pytest.mark.parametrize("graph", [True, False])
def test_device_time_of_this_engine(graph, tiny_checkpoint, cpu_bundle, cells_file, monkeypatch):
    from fake_device import TimedDriver, as_cuda

    from laya_cuda.bundle import Bundle

    class Fake(TimedDriver):
        def cuEventRecord(self, event, stream):  # noqa: N802
            super().cuEventRecord(event, stream)
            self.times[event] = time.perf_counter_ns()

        def cuCtxSynchronize(self):  # noqa: N802
            return ()

    fake = Fake()
    bundle = as_cuda(Bundle.open(cpu_bundle), fake, monkeypatch)
    peer = own.Own()
    real = laya_cuda.Engine
    monkeypatch.setattr(laya_cuda, "Engine", lambda c, b, d, **more: real(c, bundle, d, **more))
    peer.open(tiny_checkpoint, "cuda", {"graph": graph})
    assert any("temperature" in note for note in peer.notes)
    cell = base.read_cells(cells_file)["4x64"]
    before = set(fake.memory), set(fake.graphs), set(fake.events)
    time_of = peer.device(cell)
    assert len(fake.graphs) - len(before[1]) == (3 if graph else 0)
    ms = time_of([0, 1, 2, 0])
    assert len(ms) == 4
    assert all(x > 0 for x in ms)
    peer.done(cell, "device")
    del time_of
    gc.collect()
    assert (set(fake.memory), set(fake.graphs), set(fake.events)) == before
    assert peer.facts["precision"].startswith("float16 weights and activations")
    peer.close()
    assert fake.nothing_left()
    assert os.environ.get("LAYA_BENCH_REPLY") is None


def test_a_planted_slowdown_is_said(tiny_checkpoint, cpu_bundle):
    peer = own.Own()
    peer.open(tiny_checkpoint, "cpu", {"bundle": str(cpu_bundle), "plant": "gemm:0.5"})
    assert any("gemm:0.5" in note for note in peer.notes)
    peer.close()


# The PyPI package, by a stand-in of its public parts ------------------------------------------------------------------

PYPI = {
    "laya_cuda/__init__.py": """
        from .engine import Engine
        __version__ = "0.1.1.post1"
    """,
    "laya_cuda/engine.py": """
        from .runtime import Runtime
        class Adapter:
            def prepare(self, state, questions):
                return [([1] * len(str(state).split()), [0, 1], 0) for _ in questions]
        class Engine:
            def __init__(self, model, device, max_cached_shapes):
                self.adapter, self.runtime = Adapter(), Runtime(max_cached_shapes)
            def predict(self, state, questions):
                self.runtime.predict(self.adapter.prepare(state, questions))
                return {"answers": {name: {"type": "noul"} for name in questions}}
            def close(self):
                print("closed the engine")
    """,
    "laya_cuda/runtime.py": """
        import contextlib, time
        import numpy as np
        def classes(items):
            return (sum(len(i[0]) for i in items) // 32, len(items))
        class Slot:
            def __init__(self, stream): self.graph, self.stream, self.filled = self, stream, None
            def fill(self, items): self.filled = items
            def launch(self, stream):
                assert self.filled is not None and stream.active
                time.sleep(0.001)
        class Stream:
            active = False
            def synchronize(self): pass
            def __enter__(self): self.active = True
            def __exit__(self, *_): self.active = False
        class Runtime:
            def __init__(self, limit):
                self.limit, self.slots, self.stream = limit, {}, Stream()
                self.device = contextlib.nullcontext()
                self.pool = type("Pool", (), {"malloc": None})
            def predict(self, items):
                key = classes(items)
                if key not in self.slots:
                    assert len(self.slots) < self.limit
                    self.slots[key] = Slot(self.stream)
                width = max(len(i[1]) for i in items) + 3
                logits = np.zeros((len(items), width), np.float32)
                for row, item in enumerate(items):
                    logits[row, :len(item[1])] = row + 1
                return logits, np.ones((len(items), 2), np.float32), {}
    """,
    "cupy/__init__.py": """
        import contextlib, time, types
        __version__ = "14"
        class Event:
            def record(self, stream): self.at = time.perf_counter()
        cuda = types.SimpleNamespace(
            Event=Event, get_elapsed_time=lambda a, b: (b.at - a.at) * 1e3,
            using_allocator=lambda malloc: contextlib.nullcontext(),
            runtime=types.SimpleNamespace(runtimeGetVersion=lambda: 13000))
    """,
}


@pytest.fixture
def pypi_site(tmp_path):
    import textwrap

    for name, text in PYPI.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))
    return tmp_path / "site"


def test_the_pypi_worker(start, pypi_site, tiny_checkpoint, cells_file, cell_of):
    worker = start(WORKERS / "pypi.py", PYTHONPATH=str(pypi_site))
    options = {"cells": str(cells_file)}
    opened = worker.ask("open", 20, checkpoint=str(tiny_checkpoint), device="cuda", options=options).values
    assert "float16" in opened["facts"]["precision"]
    assert opened["facts"]["shape classes kept"] == 64
    for boundary in ("engine", "predict", "device"):
        run = worker.ask("run", 10, cell="4x64", boundary=boundary, warmups=2, samples=4).values
        assert len(run["ms"]) == 4
    assert min(run["ms"]) >= 1  # by its events
    logits = worker.ask("answers", 10, cell="4x64", calls=[1]).values["logits"][0]
    rows = cell_of("4x64").calls[1].rows
    assert logits == [float(i + 1) for i, row in enumerate(rows) for _ in row.markers]
    worker.close()
    assert "closed the engine" in worker.log.read_text()


def test_another_laya_cuda_is_not_taken_for_that_of_pypi(start, tiny_checkpoint):
    worker = start(WORKERS / "pypi.py", PYTHONPATH=str(PACKAGE))
    with pytest.raises(RefusedError, match=r"not 0.1.1.post1 from PyPI"):
        worker.ask("open", 20, checkpoint=str(tiny_checkpoint), device="cuda", options={})


def test_a_worker_that_dies_is_told_with_its_last_words(start, tmp_path):
    script = tmp_path / "dies.py"
    script.write_text("import sys; print('last words', flush=True); sys.exit(3)")
    with pytest.raises(WorkerError, match=r"exit 3.*last words"):
        start(script).ask("open", 10, checkpoint="x")
