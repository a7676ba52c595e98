"""The engine on a tiny checkpoint and the CPU twin: answers, batches, lifetimes and refusals."""

from __future__ import annotations

import subprocess
import sys
import threading

import numpy as np
import pytest
from fake_library import build, kernel_rows

from laya_cuda import BundleError, DeviceError, Engine, RequestError
from laya_cuda.batch import pack
from laya_cuda.engine import DeviceChoice, open_bundle, split_logits
from laya_cuda.plan import shape_classes
from laya_cuda.request import Sequence

NOUL = {"refund": {"type": "noul", "instructions": "Is this a refund request?"}}


@pytest.fixture(scope="module")
def agent(tiny_checkpoint):
    """Upstream in float64: on this harsh checkpoint its own float32 path is off by more than the bounds."""
    import oracle

    return oracle.load(tiny_checkpoint, double=True)


def test_importing_is_cheap_and_brings_no_torch():
    code = "import laya_cuda, sys; print(sorted({'torch', 'numpy', 'cuda', 'tokenizers'} & set(sys.modules)))"
    best = 9.9
    for _ in range(3):
        timed = f"import time; t = time.perf_counter(); {code}; print(time.perf_counter() - t)"
        done = subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True)
        out = done.stdout.splitlines()
        assert out[0] == "[]"
        best = min(best, float(out[1]))
    assert best < 0.3


def test_a_prediction_brings_no_torch(tiny_checkpoint, cpu_bundle):
    code = (
        "import sys, laya_cuda\n"
        f"laya_cuda.Engine({str(tiny_checkpoint)!r}, {str(cpu_bundle)!r}).predict('hello', {NOUL!r})\n"
        "print([name for name in ('torch', 'transformers', 'tilelang', 'cuda.bindings') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_answers_match_upstream(engine, agent, requests):
    import oracle

    for request in requests:
        state, questions = request["state"], request["questions"]
        oracle.assert_close(engine.predict(state, questions), agent.predict(state, questions), 3e-4)


def test_a_batch_of_states_gives_the_same_answers(engine, requests):
    questions = requests[0]["questions"]
    states = [request["state"] for request in requests] * 3
    singles = [engine.predict(state, questions) for state in states]
    for size in (None, 1, 2, 0):
        assert engine.predict_batch(states, questions, batch_size=size) == singles


def test_empty_batches_and_questions(engine):
    assert engine.predict_batch([], NOUL) == []
    nothing = {"model": "laya-rl-agent", "answers": {}, "usage": {"input_tokens": 0, "output_tokens": 0}}
    assert engine.predict_batch(["a", "b"], {}) == [nothing, nothing]
    with pytest.raises(TypeError, match="list of states"):
        engine.predict_batch("one state", NOUL)


def test_hidden_states_match_upstream(engine, agent, tolerances):
    import oracle

    shapes = [(5, 1, 0), (512, 48, 1), (17, 2, 2), (100, 3, 0)]
    sequences = [oracle.random_sequence(i, *shape) for i, shape in enumerate(shapes)]
    batch = pack(sequences, engine.checkpoint.tokenizer.pad_id)
    ours, theirs = engine.forward(batch, capture_hidden=True), oracle.forward(agent, sequences)
    assert list(ours.hidden) == list(theirs.hidden)
    for name, state in ours.hidden.items():
        error = oracle.nrms(state[batch.valid_rows()], theirs.hidden[name])
        assert error <= tolerances["forward"]["cpu"]["hidden_nrms"], name


def test_a_sequence_gives_the_same_bits_whatever_its_neighbours(engine):
    import oracle

    sequences = [oracle.random_sequence(i, 20 + 7 * i, 3, i % 3) for i in range(4)]
    together = engine.forward(sequences)
    backwards = engine.forward(sequences[::-1])
    logits = split_logits(pack(sequences, 0), together.logits)
    reverse = split_logits(pack(sequences[::-1], 0), backwards.logits)[::-1]
    for a, b in zip(logits, reverse, strict=True):
        assert a.tobytes() == b.tobytes()
    assert together.action_logits.tobytes() == backwards.action_logits[::-1].tobytes()


def test_a_used_workspace_gives_the_same_bits(engine):
    import oracle

    small = [oracle.random_sequence(1, 40, 4, 0)]
    first = engine.forward(small)
    engine.forward([oracle.random_sequence(i, 300 + i, 40, i % 3) for i in range(16)])
    again = engine.forward(small)
    assert first.logits.tobytes() == again.logits.tobytes()
    assert first.action_logits.tobytes() == again.action_logits.tobytes()


def test_hidden_capture_does_not_change_the_result(engine):
    import oracle

    sequences = [oracle.random_sequence(2, 33, 2, 2)]
    plain, captured = engine.forward(sequences), engine.forward(sequences, capture_hidden=True)
    assert plain.hidden is None
    assert plain.logits.tobytes() == captured.logits.tobytes()


@pytest.mark.parametrize(
    ("sequence", "complaint"),
    [
        (Sequence((1, 50368), (0,), 0), "outside the vocabulary of 50368"),
        (Sequence((1, -1), (0,), 0), "outside the vocabulary"),
        (Sequence((1,) * 513, (0,), 0), "513 tokens"),
    ],
)
def test_refused_sequences(engine, sequence, complaint):
    with pytest.raises(RequestError, match=complaint):
        engine.forward([sequence])


def test_bad_questions_name_the_question_and_the_engine_lives_on(engine):
    with pytest.raises(ValueError, match="'urgency'"):
        engine.predict("text", {"urgency": {"type": "score", "instructions": "?", "criteria": {}}})
    assert engine.predict("text", NOUL)["answers"]["refund"]["type"] == "noul"


def test_threads_share_an_engine(engine, requests):
    questions = requests[0]["questions"]
    expected = [engine.predict(request["state"], questions) for request in requests]
    results: dict[tuple[int, int], dict] = {}

    def work(thread):
        for i, request in enumerate(requests):
            results[thread, i] = engine.predict(request["state"], questions)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(results) == 4 * len(requests)
    assert all(value == expected[i] for (_, i), value in results.items())


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_close_is_final_and_may_be_repeated(tiny_checkpoint, cpu_bundle):
    engine = Engine(tiny_checkpoint, cpu_bundle)
    engine.warmup()
    engine.close()
    engine.close()
    with pytest.raises(DeviceError, match="closed"):
        engine.predict("text", NOUL)


def test_plan_is_printable(engine):
    text = str(engine.plan())
    assert text.startswith("plan for tiny on cpu: 48 rows, 1 sequences, 64 markers")
    assert len(list(shape_classes())) > 20


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
class TestSetup:
    def test_default_library_is_named_by_the_environment(self, tiny_checkpoint, cpu_bundle, monkeypatch):
        monkeypatch.setenv("LAYA_CUDA_BUNDLE", str(cpu_bundle))
        with Engine(tiny_checkpoint) as engine:
            assert engine.device == "cpu"
            assert engine.targets == ("cpu",)

    def test_default_library_is_looked_for_in_the_checkout(self, tmp_path, monkeypatch):
        monkeypatch.delenv("LAYA_CUDA_BUNDLE", raising=False)
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        monkeypatch.setattr("laya_cuda.engine.checkout", lambda: tmp_path)
        with pytest.raises(BundleError, match="build one with"):
            open_bundle(None, DeviceChoice("auto"))
        build(tmp_path / "build" / "cpu", backend="cpu", kernels=kernel_rows(["cpu"]), architectures=())
        assert open_bundle(None, DeviceChoice("auto")).backend == "cpu"
        with pytest.raises(BundleError, match="build one with"):
            open_bundle(None, DeviceChoice("cuda"))

    def test_library_and_device_must_agree(self, tiny_checkpoint, cpu_bundle, tmp_path):
        with pytest.raises(DeviceError, match="holds a library for cpu"):
            Engine(tiny_checkpoint, cpu_bundle, "cuda")
        with pytest.raises(DeviceError, match="holds a library for cuda"):
            Engine(tiny_checkpoint, build(tmp_path / "b"), "cpu")

    @pytest.mark.parametrize("text", ["gpu", "cpu:1", "cuda:", "cuda:x", ""])
    def test_unknown_devices(self, tiny_checkpoint, cpu_bundle, text):
        with pytest.raises(DeviceError, match="use auto, cpu, cuda or cuda:N"):
            Engine(tiny_checkpoint, cpu_bundle, text)

    def test_unknown_target(self, tiny_checkpoint, cpu_bundle):
        with pytest.raises(BundleError, match="no portable kernels"):
            Engine(tiny_checkpoint, cpu_bundle, target="portable")

    def test_a_cuda_library_without_a_device(self, tiny_checkpoint, tmp_path):
        from laya_cuda.executors.cuda import Driver

        try:
            if Driver().devices():
                pytest.skip("there is a device")
        except DeviceError:
            pass
        with pytest.raises(DeviceError, match=r"no CUDA driver|no device cuda:0"):
            Engine(tiny_checkpoint, build(tmp_path / "b"))


def test_results_are_finite_float32(engine):
    result = engine.forward([Sequence((50281, 50284, 50282), (1,), 0)])
    for array in (result.logits, result.action_logits):
        assert array.dtype == np.float32
        assert np.isfinite(array).all()


def test_a_placed_batch_runs_by_itself(engine):
    import oracle

    sequences = [oracle.random_sequence(i, 20 + 30 * i, 2, i % 3) for i in range(3)]
    wanted = engine.forward(sequences)
    with engine.place(sequences) as placed:
        placed.run()
        engine.forward(sequences[:1])
        assert placed.read().logits.tobytes() == wanted.logits.tobytes()
        assert placed.read().action_logits.tobytes() == wanted.action_logits.tobytes()
        assert engine.memory().placed > placed.plan.workspace_bytes
        swapped = engine.forward([Sequence(s.ids[::-1], s.markers, s.qtype) for s in sequences])
        for start, sequence in zip(placed.batch.starts, sequences, strict=True):
            placed.ids[start : start + len(sequence.ids)] = sequence.ids[::-1]
        placed.run()
        assert placed.logits.tobytes() == swapped.logits.tobytes()
    for call in (placed.run, placed.read):
        with pytest.raises(DeviceError, match="the placed batch is closed"):
            call()
    assert engine.memory().placed == 0


def test_the_host_has_no_streams(engine):
    sequence = Sequence((1, 2, 3), (1,), 0)
    with pytest.raises(DeviceError, match="the host has no streams"):
        engine.forward([sequence], stream=1)
    with engine.place([sequence]) as placed, pytest.raises(DeviceError, match="the host has no streams"):
        placed.run(1)
    with pytest.raises(RequestError, match="ask for them without a stream"):
        engine.forward([sequence], stream=1, capture_hidden=True)


def test_a_small_workspace_splits_a_request(tiny_checkpoint, cpu_bundle, engine):
    questions = {f"q{i}": {"type": "noul", "instructions": f"Is it about {i}?"} for i in range(16)}
    state = "word " * 600
    with pytest.warns(RuntimeWarning, match="temperature"):
        small = Engine(tiny_checkpoint, cpu_bundle, workspace_mib=5)
    with small:
        before = small.stats().forwards
        assert small.predict_batch([state, "short"], questions) == engine.predict_batch([state, "short"], questions)
        assert small.stats().forwards - before > 2
        assert small.memory().workspace <= 5 << 20 < engine.memory().workspace
    with (
        pytest.warns(RuntimeWarning, match="temperature"),
        pytest.raises(BundleError, match=r"a workspace of 1 MiB is too small: .* raise workspace_mib"),
    ):
        Engine(tiny_checkpoint, cpu_bundle, workspace_mib=1)


@pytest.mark.filterwarnings("ignore:.*temperature")
def test_a_batch_invariant_plan(tiny_checkpoint, cpu_bundle):
    import oracle

    sequences = [oracle.random_sequence(i, 10 + 60 * i, 2, i % 3) for i in range(8)]
    with Engine(tiny_checkpoint, cpu_bundle, plan="batch-invariant") as invariant:
        alone = [invariant.forward([sequence]) for sequence in sequences]
        together = invariant.forward(sequences)
        assert np.concatenate([one.logits for one in alone]).tobytes() == together.logits.tobytes()
        assert np.concatenate([one.action_logits for one in alone]).tobytes() == together.action_logits.tobytes()
    with pytest.raises(BundleError, match=r"no plan 'fastest': use one of batch-invariant, default"):
        Engine(tiny_checkpoint, cpu_bundle, plan="fastest")


def test_warming_up_says_what_it_took(engine):
    done = engine.warmup()
    assert done.seconds > 0
    assert (done.graphs, done.device_bytes) == (0, 0)
    assert "0 graphs in" in str(done)
    assert engine.warmup([next(iter(shape_classes()))]).graphs == 0
    assert engine.failure is None
