"""A fault ends an engine and nothing else: who calls next hears the first cause, and a new engine works.

Faults come from a library that fails on request (ops), and from the steps of an executor (upload, download).
"""

from __future__ import annotations

import json
import re

import mixed_calls
import numpy as np
import pytest
import trapped
from mixed_calls import background, encoded

from laya_cuda import DeviceError, Engine, RequestError
from laya_cuda.abi import abi
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import OutOfMemoryError
from laya_cuda.plan import SEPARATE

BATCH = [encoded(40, 1), encoded(70, 2, options=3)]
# Ops that a plan launches only where a rule says so.
CHOSEN = {
    "rope": {"op": "qkv_rope", "variant": SEPARATE},
    "gemm_parts": {"op": "gemm_parts", "variant": "c"},
    "add_norm_parts": {"op": "gemm_parts", "variant": "c"},
    "gemm_add": {"op": "gemm_add", "variant": "c"},
}
NOUL = {"refund": {"type": "noul", "instructions": "Is this a refund request?"}}


@pytest.fixture(scope="module")
def checkpoint(root):
    return Checkpoint.open(root / "examples" / "tiny")


@pytest.fixture
def engine(checkpoint, faulty_bundle, faults):
    with Engine(checkpoint, faulty_bundle) as engine:
        yield engine


@pytest.fixture(scope="module")
def expected(checkpoint, cpu_bundle):
    with Engine(checkpoint, cpu_bundle) as engine:
        return bits(engine.forward(BATCH))


def bits(result):
    return result.logits.tobytes(), result.action_logits.tobytes()


def uses(engine):
    """Every way to use an engine."""
    return {
        "forward": lambda: engine.forward(BATCH),
        "hidden": lambda: engine.forward(BATCH, capture_hidden=True),
        "predict": lambda: engine.predict("hello", NOUL),
        "predict_batch": lambda: engine.predict_batch(["hello", "again"], NOUL),
        "place": lambda: engine.place(BATCH),
        "warmup": engine.warmup,
    }


def assert_dead(engine, faults, cause):
    """Every use fails at once with the first cause, without a call into the library; closing works."""
    assert isinstance(engine.failure, DeviceError)
    assert str(engine.failure) == cause
    calls = faults.calls()
    for name, use in uses(engine).items():
        with pytest.raises(DeviceError) as caught:
            use()
        way_out = "" if cause.endswith("restart it") else "; close it and open a new one"
        assert str(caught.value) == f"the engine is dead after: {cause}{way_out}", name
    assert faults.calls() == calls
    engine.close()
    engine.close()
    with pytest.raises(DeviceError, match="the engine is closed"):
        engine.forward(BATCH)


def assert_new_engine_works(checkpoint, faulty_bundle, expected):
    with Engine(checkpoint, faulty_bundle) as engine:
        assert engine.failure is None
        assert bits(engine.forward(BATCH)) == expected


@pytest.mark.parametrize("op", list(abi().ops))
def test_a_fault_in_any_op_ends_the_engine(checkpoint, faulty_bundle, faults, expected, tmp_path, op):
    plan = None
    if op in CHOSEN:
        plan = tmp_path / "plan.json"
        plan.write_text(json.dumps({"rules": [CHOSEN[op]]}))
    with Engine(checkpoint, faulty_bundle, plan=plan and str(plan)) as engine:
        before = bits(engine.forward(BATCH))
        assert plan or before == expected
        assert engine.failure is None
        faults.arm(op)
        with pytest.raises(DeviceError, match=rf"^laya_{op} \(cpu\.{op}[^ ]*\): .* \(code 719\)") as caught:
            engine.forward(BATCH)
        assert_dead(engine, faults, str(caught.value))
    assert_new_engine_works(checkpoint, faulty_bundle, expected)


def test_a_fault_at_any_launch_ends_the_forward_there(checkpoint, faulty_bundle, faults, expected):
    """No launch is issued after the one that failed, and each engine is as good as the one before it."""
    with Engine(checkpoint, faulty_bundle) as engine:
        launches = len(engine.plan(BATCH).launches)
    for number in range(1, launches + 1):
        with Engine(checkpoint, faulty_bundle) as engine:
            faults.reset()
            faults.arm(countdown=number, code=1004)
            with pytest.raises(DeviceError, match="code 1004"):
                engine.forward(BATCH)
            assert faults.calls() == number
            assert engine.failure is not None
    assert_new_engine_works(checkpoint, faulty_bundle, expected)
    assert faults.calls() == 2 * launches, "a whole forward calls as many ops as its plan has launches"


@pytest.mark.parametrize("use", ["hidden", "predict", "predict_batch"])
def test_every_kind_of_call_ends_the_engine(faults, engine, use):
    faults.arm("attention")
    with pytest.raises(DeviceError, match=r"^laya_attention") as caught:
        uses(engine)[use]()
    assert_dead(engine, faults, str(caught.value))


@pytest.mark.parametrize("step", ["_upload", "_download"])
def test_a_fault_at_a_transfer_ends_the_engine(checkpoint, faulty_bundle, faults, engine, expected, monkeypatch, step):
    def fail(*_):
        raise DeviceError(f"{step}: the copy failed")

    monkeypatch.setattr(engine._executor, step, fail)
    with pytest.raises(DeviceError, match=f"^{step}: the copy failed$"):
        engine.forward(BATCH)
    monkeypatch.undo()
    assert_dead(engine, faults, f"{step}: the copy failed")
    assert_new_engine_works(checkpoint, faulty_bundle, expected)


def test_only_the_first_cause_is_kept(faults, engine):
    faults.arm("gemm", code=1004)
    with pytest.raises(DeviceError, match="code 1004"):
        engine.forward(BATCH)
    first = engine.failure
    faults.arm("gemm", code=1005)
    for _ in range(3):
        with pytest.raises(DeviceError, match=re.escape(str(first))):
            engine.forward(BATCH)
    assert engine.failure is first


@pytest.mark.parametrize("step", ["_upload", "_execute", "_download"])
def test_out_of_memory_does_not_end_the_engine(engine, expected, monkeypatch, step):
    def fail(*_):
        raise OutOfMemoryError("asked for 1.0 MiB, 0.5 MiB are free")

    monkeypatch.setattr(engine._executor, step, fail)
    with pytest.raises(OutOfMemoryError, match="asked for"):
        engine.forward(BATCH)
    monkeypatch.undo()
    assert engine.failure is None
    assert bits(engine.forward(BATCH)) == expected


def test_out_of_memory_in_an_op_does_not_end_the_engine(faults, engine, expected):
    faults.arm("gemm", countdown=5, code=2)
    with pytest.raises(OutOfMemoryError, match=r"^laya_gemm .*\(code 2\)$"):
        engine.forward(BATCH)
    assert engine.failure is None
    assert bits(engine.forward(BATCH)) == expected


def test_a_lost_context_is_named(faults, engine):
    """Codes after which a process can do no more on its device ask for a restart, others do not."""
    faults.arm("qkv_rope", code=700)
    with pytest.raises(DeviceError, match=r"code 700\); this process has lost its CUDA context: restart it$"):
        engine.forward(BATCH)
    assert str(engine.failure).endswith("restart it")


def test_other_codes_do_not_ask_for_a_restart(faults, engine):
    faults.arm("qkv_rope", code=1004)
    with pytest.raises(DeviceError, match=r"\(code 1004\)$"):
        engine.forward(BATCH)


def test_a_failure_to_decode_does_not_end_the_engine(engine, expected, monkeypatch):
    def fail(*_):
        raise FloatingPointError("the answer cannot be put into words")

    answer = engine.predict("hello", NOUL)
    monkeypatch.setattr("laya_cuda.engine.result", fail)
    for ask in (lambda: engine.predict("hello", NOUL), lambda: engine.predict_batch(["hello"] * 3, NOUL)):
        with pytest.raises(FloatingPointError, match="put into words"):
            ask()
    monkeypatch.undo()
    assert engine.failure is None
    assert engine.predict("hello", NOUL) == answer
    assert bits(engine.forward(BATCH)) == expected


def test_a_refused_request_does_not_end_the_engine(engine, expected):
    with pytest.raises(RequestError):
        engine.forward([encoded(600)])
    with pytest.raises(RequestError):
        engine.predict("hello", {"x": {"type": "unknown"}})
    assert engine.failure is None
    assert bits(engine.forward(BATCH)) == expected


def test_an_interrupt_does_not_end_the_engine(engine, expected, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(engine._executor, "_download", interrupt)
    with pytest.raises(KeyboardInterrupt):
        engine.forward(BATCH)
    monkeypatch.undo()
    assert engine.failure is None
    assert bits(engine.forward(BATCH)) == expected


def test_a_fault_in_a_placed_batch_ends_the_engine(checkpoint, faulty_bundle, faults, engine, expected):
    with engine.place(BATCH) as placed:
        placed.run()
        assert bits(placed.read()) == expected
        faults.arm("geglu")
        with pytest.raises(DeviceError, match=r"^laya_geglu") as caught:
            placed.run()
        cause = str(caught.value)
        with pytest.raises(DeviceError, match=f"the engine is dead after: {re.escape(cause)}"):
            placed.run()
    assert_dead(engine, faults, cause)
    assert_new_engine_works(checkpoint, faulty_bundle, expected)


def test_a_dead_engine_leaves_another_one_on_the_same_library_alone(
    checkpoint, faulty_bundle, faults, engine, expected
):
    with Engine(checkpoint, faulty_bundle) as other:
        placed = other.place(BATCH)
        faults.arm("qkv_rope")
        with pytest.raises(DeviceError, match=r"^laya_qkv_rope"):
            engine.forward(BATCH)
        assert other.failure is None
        assert bits(other.forward(BATCH)) == expected
        engine.close()
        placed.run()
        assert bits(placed.read()) == expected


def test_a_fault_while_many_wait_reaches_all_of_them(checkpoint, faulty_bundle, faults, engine):
    """One caller gets the cause itself, those before it right answers, those behind it the cause as history."""
    calls = mixed_calls.calls(6)
    alone = [call(engine) for call in calls]
    faults.arm("score", countdown=40, code=1004)
    outcomes = mixed_calls.together(engine, [calls * 4] * 16)
    cause = ("DeviceError", str(engine.failure))
    dead = ("DeviceError", f"the engine is dead after: {engine.failure}; close it and open a new one")
    flat = [(n % len(calls), answer) for answers in outcomes for n, answer in enumerate(answers)]
    right = sum(answer == alone[n] for n, answer in flat)
    assert sum(answer == cause for _, answer in flat) == 1
    assert right == 39
    assert sum(answer == dead for _, answer in flat) == len(flat) - 1 - right
    engine.close()
    with Engine(checkpoint, faulty_bundle) as new:
        assert [call(new) for call in calls] == alone


def test_those_who_wait_when_it_fails_do_not_hang(faults, engine):
    with faults.held("score"):
        faults.arm("score")
        running, first = background(lambda: engine.forward(BATCH))
        faults.wait_until_held()
        waiting = [background(lambda: engine.forward(BATCH)) for _ in range(3)]
        closing, closed = background(engine.close)
    for thread in (running, closing, *(thread for thread, _ in waiting)):
        thread.join(60)
    assert first[0][1].startswith("laya_score")
    assert closed == [None]
    for _, results in waiting:
        assert results[0][1].startswith(("the engine is dead after: laya_score", "the engine is closed"))


def test_a_library_that_fails_from_the_start_is_survived(checkpoint, faulty_bundle, faults, expected):
    """Engines opened and lost one after another in one process."""
    for _ in range(10):
        with Engine(checkpoint, faulty_bundle) as engine:
            faults.arm("embed_norm")
            with pytest.raises(DeviceError, match=r"^laya_embed_norm"):
                engine.predict("hello", NOUL)
    assert_new_engine_works(checkpoint, faulty_bundle, expected)


def test_the_whole_course_in_a_process_of_its_own(root, cpu_bundle, faulty_bundle):
    """What tests/gpu does with kernels that trap, with a launch that is refused."""
    outcome = trapped.run("refused", root / "examples" / "tiny", cpu_bundle, faulty_bundle)
    cause = outcome["first"]
    assert cause.startswith("laya_gemm (cpu.gemm")
    dead = f"the engine is dead after: {cause}; close it and open a new one"
    assert outcome == {
        "before": "same",
        "first": cause,
        "failure": cause,
        "later": dead,
        "place": dead,
        "closed": "the engine is closed",
        "beside": "same",
        "new": "same",
    }


def test_failed_opens_leave_a_working_process(checkpoint, faulty_bundle, expected, cpu_bundle, monkeypatch):
    from laya_cuda.executors import host

    def fail(*_):
        raise DeviceError("no room for the weights")

    monkeypatch.setattr(host, "pack", fail)
    for _ in range(3):
        with pytest.raises(DeviceError, match="no room for the weights"):
            Engine(checkpoint, Bundle.open(cpu_bundle))
    monkeypatch.undo()
    assert_new_engine_works(checkpoint, faulty_bundle, expected)


def test_the_results_are_numbers(expected):
    assert all(np.isfinite(np.frombuffer(part, np.float32)).all() and part for part in expected)
