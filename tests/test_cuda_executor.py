"""The CUDA executor without a GPU: a stand-in driver whose device memory is host memory, and the CPU twin's kernels.

It shows that memory is placed, filled, read and freed rightly, that contexts are left as they were, and that every
failing call is named. Kernels on a device are another matter (ci/gpu_parity.py).
"""

from __future__ import annotations

import ctypes
import gc
import warnings
from dataclasses import replace
from types import SimpleNamespace

import pytest
from fake_driver import CALLERS, FakeDriver, as_cuda

from laya_cuda import BundleError, DeviceError, OutOfMemoryError, RequestError
from laya_cuda.batch import pack
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.executors.account import Memory, Stats
from laya_cuda.executors.cuda import CudaExecutor
from laya_cuda.executors.driver import Driver, stream_handle
from laya_cuda.executors.host import HostExecutor
from laya_cuda.plan import shape_class, shape_classes


@pytest.fixture(scope="module")
def checkpoint(tiny_checkpoint):
    with pytest.warns(RuntimeWarning, match="temperature"):
        return Checkpoint.open(tiny_checkpoint)


@pytest.fixture
def fake():
    return FakeDriver()


@pytest.fixture
def bundle(cpu_bundle, monkeypatch, fake):
    """The CPU twin as a CUDA library."""
    return as_cuda(Bundle.open(cpu_bundle), fake, monkeypatch)


def sequences(count=3):
    import oracle

    return [oracle.random_sequence(i, min(512, 30 + 40 * i), 2 + i, i % 3) for i in range(count)]


def bits(result):
    return result.logits.tobytes() + result.action_logits.tobytes()


@pytest.fixture
def batch():
    return pack(sequences(), 0)


@pytest.fixture
def expected(checkpoint, cpu_bundle, batch):
    return HostExecutor(checkpoint, Bundle.open(cpu_bundle)).run(batch, capture_hidden=True)


@pytest.fixture
def make(checkpoint, bundle, fake):
    """Makes executors, and checks that closing them leaves nothing."""
    made = []

    def executor(**options):
        made.append(CudaExecutor(checkpoint, bundle, driver=Driver(fake), **options))
        return made[-1]

    yield executor
    fake.fail = None
    for one in made:
        one.close()
    gc.collect()
    assert fake.nothing_left()


@pytest.mark.parametrize("graph", [True, False])
def test_results_are_the_host_executors(make, batch, expected, graph):
    executor = make(graph=graph)
    assert executor.device == "cuda:0 (Stand-in H200, capability 9.0)"
    results = [executor.run(batch), executor.run(batch), executor.run(batch, capture_hidden=True)]
    assert {bits(result) for result in results} == {bits(expected)}
    assert list(results[2].hidden) == list(expected.hidden)
    for name, state in results[2].hidden.items():
        assert state.tobytes() == expected.hidden[name].tobytes()
    assert executor.stats() == Stats(forwards=3, captures=int(graph), eager=1 if graph else 3)


@pytest.mark.parametrize("graph", [True, False])
def test_a_warm_request_is_one_upload_one_download_and_one_wait(make, batch, fake, graph):
    executor = make(graph=graph)
    executor.warm()
    fake.log.clear()
    executor.run(batch)
    assert [name for name in fake.log if "Ctx" not in name and "Mode" not in name] == [
        "cuMemcpyHtoDAsync",
        *(["cuGraphLaunch"] if graph else []),
        "cuMemcpyDtoHAsync",
        "cuStreamSynchronize",
    ]


def test_a_context_is_left_as_it_was_also_after_errors(make, fake):
    context = make()._context
    fake.modes = 1
    with context.current():
        assert (fake.contexts, fake.modes) == (["context"], 2)
        with context.current():
            assert len(fake.contexts) == 2
    assert (fake.contexts, fake.modes) == ([], 1)
    with pytest.raises(KeyError), context.current():
        raise KeyError
    assert (fake.contexts, fake.modes) == ([], 1)
    for name, left in (("cuCtxPushCurrent", 0), ("cuThreadExchangeStreamCaptureMode", 0), ("cuCtxPopCurrent", 1)):
        fake.fail = name
        with pytest.raises(DeviceError, match=f"^{name}: out of memory"), context.current():
            pass
        fake.fail = None
        assert len(fake.contexts) == left
    fake.contexts.clear()
    with pytest.raises(DeviceError, match=r"^cuThreadExchange"), context.current():
        fake.fail = "cuThreadExchangeStreamCaptureMode"
    fake.fail = None
    assert fake.contexts == []


def test_warming_up_captures_every_class_once(make, batch, expected):
    executor = make()
    count = len(list(shape_classes()))
    warmed = executor.warm()
    assert (warmed.graphs, warmed.device_bytes) == (count, 4096 * count)
    assert warmed.seconds > 0
    assert executor.warm().graphs == 0
    for n in (1, 2, 3, 7, 16):
        executor.run(pack(sequences(n), 0))
    assert executor.stats().captures == count
    assert executor.memory().graph_count == count
    assert bits(executor.run(batch)) == bits(expected)


def test_the_least_recently_used_graph_goes(make, fake):
    executor = make(max_graphs=2)
    small, middle, large = (pack(sequences(n), 0) for n in (1, 4, 7))
    for one in (small, middle, small, large):
        executor.run(one)
    assert executor.stats() == Stats(forwards=4, captures=3, evictions=1)
    assert len(fake.graphs) == 2
    executor.run(small)
    assert executor.stats().captures == 3, "the one used last was dropped"
    fake.log.clear()
    executor.run(middle)
    assert fake.log.index("cuStreamSynchronize") < fake.log.index("cuGraphExecDestroy"), "it may have been running"
    assert executor.stats().evictions == 2
    with pytest.raises(DeviceError, match="max_graphs must be at least 1, not 0"):
        make(max_graphs=0)


@pytest.mark.parametrize("name", ["cuStreamBeginCapture", "cuStreamEndCapture", "cuGraphInstantiate", "cuGraphUpload"])
def test_a_failed_capture_leaves_eager_mode_with_one_warning(make, batch, expected, fake, name):
    executor = make()
    fake.fail, fake.code = name, 900
    with pytest.warns(RuntimeWarning, match=f"CUDA graphs are off for this engine.*{name}"):
        first = executor.run(batch)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        results = [first, executor.run(batch)]
        assert executor.warm().graphs == 0
    assert {bits(result) for result in results} == {bits(expected)}
    assert (executor.failure, executor.stats().eager, fake.graphs) == (None, 2, {})


def test_a_launch_that_fails_in_a_capture_ends_the_capture(make, batch, expected, fake, bundle, monkeypatch):
    executor = make()
    issue = executor._issue

    def broken(bound, stream, after=None):
        if fake.recording is not None:
            raise DeviceError("laya_gemm: launch failed")
        issue(bound, stream, after)

    monkeypatch.setattr(executor, "_issue", broken)
    with pytest.warns(RuntimeWarning, match=r"laya_gemm: launch failed"):
        assert bits(executor.run(batch)) == bits(expected)
    assert fake.recording is None


def test_out_of_memory_while_warming_up_frees_what_it_took(make, batch, expected, fake, monkeypatch):
    executor = make()
    executor.run(batch)
    real = FakeDriver.cuGraphInstantiate

    def instantiate(self, graph, flags):
        if len(self.graphs) == 5:
            self.fail = "cuGraphUpload"
        return real(self, graph, flags)

    monkeypatch.setattr(FakeDriver, "cuGraphInstantiate", instantiate)
    with pytest.raises(OutOfMemoryError, match=r"asked for the graph of .* number 5 of 52, with [\d.]+ MiB free"):
        executor.warm()
    fake.fail = None
    assert len(fake.graphs) == 1, "the graph that was there before stays"
    assert bits(executor.run(batch)) == bits(expected)


def test_close_frees_everything_once(make, batch, fake):
    executor = make()
    executor.run(batch)
    assert fake.memory
    assert fake.streams == 1
    assert not fake.contexts
    executor.close()
    executor.close()
    assert fake.nothing_left()
    with pytest.raises(DeviceError, match="closed"):
        executor.run(batch)
    assert executor.memory() == Memory(0, 0, 0)


def test_a_forgotten_executor_frees_everything(checkpoint, bundle, fake, batch):
    executor = CudaExecutor(checkpoint, bundle, driver=Driver(fake))
    executor.run(batch)
    result, placed = executor.queue(batch, CALLERS), executor.place(batch)
    del executor, result, placed
    gc.collect()
    assert fake.nothing_left()


def test_memory_is_what_the_driver_gave(make, batch, fake):
    executor = make()
    executor.warm([shape_class(batch)])
    placed = executor.place(batch)
    result = executor.queue(batch, CALLERS)
    memory = executor.memory()
    assert memory.device + memory.pinned == sum(size for _, size in fake.memory.values()) + 4096
    assert f"weights {memory.weights / 2**20:.1f}" in str(memory)
    placed.close()
    del result
    gc.collect()
    assert executor.memory().placed == 0


@pytest.mark.parametrize(
    "name", ["cuStreamCreate", "cuEventCreate", "cuMemAlloc", "cuMemHostAlloc", "cuMemsetD8Async", "cuMemcpyHtoDAsync"]
)
def test_a_failed_start_names_the_call_and_leaves_nothing(make, fake, name):
    fake.fail, fake.code = name, 719
    with pytest.raises(DeviceError, match=rf"^{name}: launch failed \(719\); this process has lost its CUDA context"):
        make()
    gc.collect()
    assert fake.nothing_left()


def test_too_little_memory_says_what_was_asked_for_and_what_is_free(make, fake):
    fake.fail, fake.total = "cuMemAlloc", 900 << 20
    asked = r"asked for [\d.]+ MiB for the workspace, [\d.]+ MiB of 900.0 MiB are free"
    with pytest.raises(OutOfMemoryError, match=rf"^cuda:0 \(Stand-in H200.*: out of memory: {asked}; free some"):
        make()
    gc.collect()
    assert fake.nothing_left()


@pytest.mark.parametrize("name", ["cuMemcpyHtoDAsync", "cuGraphLaunch", "cuMemcpyDtoHAsync", "cuStreamSynchronize"])
def test_a_fault_marks_the_executor_dead(make, batch, fake, name):
    executor = make()
    executor.warm()
    fake.fail, fake.code = name, 719
    with pytest.raises(DeviceError, match=rf"^{name}: launch failed"):
        executor.run(batch)
    assert not fake.contexts
    fake.fail = None
    for call in (executor.run, executor.place, lambda batch: executor.queue(batch, CALLERS)):
        with pytest.raises(DeviceError, match=rf"^the engine is dead after: {name}: launch failed .*: restart it$"):
            call(batch)
    with pytest.raises(DeviceError, match="dead after"):
        executor.warm()
    assert name in str(executor.failure)


def test_a_request_that_finds_no_memory_is_not_a_fault(make, batch, expected, fake):
    executor = make()
    fake.fail = "cuMemAlloc"
    with pytest.raises(OutOfMemoryError, match=r"asked for [\d.]+ KiB for results"):
        executor.queue(batch, CALLERS)
    with pytest.raises(OutOfMemoryError, match="the inputs of a placed batch"):
        executor.place(batch)
    fake.fail = None
    assert executor.failure is None
    assert bits(executor.run(batch)) == bits(expected)


def test_an_interrupted_request_waits_for_what_it_queued(make, batch, expected, fake, monkeypatch):
    executor = make()
    executor.run(batch)

    def interrupted(bound, batch):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(executor, "_download", interrupted)
        fake.log.clear()
        with pytest.raises(KeyboardInterrupt):
            executor.run(batch)
        assert fake.log[-3:-1] == ["cuStreamSynchronize", "cuThreadExchangeStreamCaptureMode"]
    assert not fake.contexts
    assert bits(executor.run(batch)) == bits(expected)


def test_a_callers_stream_gets_results_without_a_wait(make, batch, expected, fake):
    executor = make()
    executor.run(batch)
    fake.log.clear()
    first = executor.queue(batch, CALLERS)
    assert not [name for name in fake.log if "Synchronize" in name]
    assert fake.log.index("cuGraphLaunch") < fake.log.index("cuMemcpyDtoDAsync")
    assert "cuEventRecord" in fake.log[fake.log.index("cuMemcpyDtoDAsync") :]
    fake.log.clear()
    other = executor.queue(pack(sequences(1), 0), CALLERS)
    assert fake.log.index("cuStreamWaitEvent") < fake.log.index("cuMemcpyHtoDAsync"), "both use one workspace"
    fake.log.clear()
    executor.run(batch)
    assert fake.log.index("cuStreamWaitEvent") < fake.log.index("cuMemcpyHtoDAsync")
    assert bits(first.read()) == bits(expected)
    assert first.logits.shape == (batch.markers,)
    assert other.logits.shape == (2,)
    for _ in range(9):  # more than there are pinned buffers
        executor.queue(batch, SimpleNamespace(cuda_stream=CALLERS))
    assert "cuEventSynchronize" in fake.log
    fake.captured_by_caller = True
    with pytest.raises(DeviceError, match=r"is being captured: capture engine\.place"):
        executor.queue(batch, CALLERS)
    assert executor.failure is None


def test_a_placed_batch_is_independent(make, batch, expected, fake):
    executor = make()
    placed = executor.place(batch)
    other = executor.place(pack(sequences(1), 0))
    other.run(CALLERS)
    placed.run(CALLERS)
    fake.log.clear()
    placed.run()
    assert "cuStreamWaitEvent" in fake.log, "two runs share the batch's memory"
    executor.run(pack(sequences(5), 0))
    assert bits(placed.read()) == bits(expected)
    fake.log.clear()
    fake.captured_by_caller = True
    placed.run(CALLERS)
    assert {name for name in fake.log if "Event" in name} == set(), "events do not belong into a caller's graph"
    fake.captured_by_caller = False
    with placed:
        pass
    placed.close()
    for call in (placed.run, placed.read):
        with pytest.raises(DeviceError, match="the placed batch is closed"):
            call()
    executor.close()
    with pytest.raises(DeviceError, match="closed"):
        other.run()


def test_token_ids_of_a_placed_batch_may_be_written(make, batch, checkpoint, cpu_bundle):
    swapped = replace(batch, ids=batch.ids[::-1].copy())
    wanted = HostExecutor(checkpoint, Bundle.open(cpu_bundle)).run(swapped)
    placed = make().place(batch)
    ctypes.memmove(placed.ids.address, swapped.ids.ctypes.data, placed.ids.nbytes)
    placed.run()
    assert bits(placed.read()) == bits(wanted)


def test_arrays_keep_their_memory_past_close(make, batch, expected, fake):
    executor = make()
    logits = executor.queue(batch, CALLERS).logits
    executor.close()
    assert len(fake.memory) == 1
    assert ctypes.string_at(logits.address, logits.nbytes) == expected.logits.tobytes()
    del logits
    gc.collect()
    assert fake.nothing_left()


def test_a_small_workspace_takes_small_batches(make, batch, expected):
    executor = make(workspace_mib=5)
    assert executor.capacity.rows < 8192
    assert executor.memory().workspace <= 5 << 20
    assert bits(executor.run(batch)) == bits(expected)
    too_large = pack([sequences(3)[2]] * 16, 0)
    with pytest.raises(RequestError, match=rf"{too_large.rows} packed rows; the workspace of this engine takes"):
        executor.run(too_large)
    assert executor.failure is None


def test_missing_devices_and_targets(checkpoint, bundle, fake):
    with pytest.raises(DeviceError, match="no device cuda:3; the driver shows 1"):
        CudaExecutor(checkpoint, bundle, ordinal=3, driver=Driver(fake))
    with pytest.raises(BundleError, match="no portable kernels for cuda:0"):
        CudaExecutor(checkpoint, bundle, target="portable", driver=Driver(fake))
    fake.fail = "cuInit"
    with pytest.raises(DeviceError, match=r"^cuInit: out of memory"):
        Driver(fake)


def test_streams_of_other_libraries():
    assert stream_handle(7) == 7
    assert stream_handle(SimpleNamespace(cuda_stream=8)) == 8
    assert stream_handle(SimpleNamespace(ptr=9)) == 9
    assert stream_handle(SimpleNamespace(__cuda_stream__=lambda: (0, 10))) == 10
    for wrong in ("7", None, True, object()):
        with pytest.raises(DeviceError, match="is no CUDA stream"):
            stream_handle(wrong)
