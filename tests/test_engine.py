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
    assert text.startswith("plan for tiny on cpu: 64 rows, 1 sequences, 64 markers")
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
