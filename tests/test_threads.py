"""One engine, many threads: answers never mix, turns come in order, and closing lets nobody hang."""

from __future__ import annotations

import random
import time

import mixed_calls
import pytest
from mixed_calls import CLOSED, background, encoded

from laya_cuda import Engine
from laya_cuda.batch import ROW_ALIGNMENT
from laya_cuda.plan import ROW_CLASSES

THREADS, CALLS, DISTINCT = 64, 5000, 40


def wait_for(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.0005)


@pytest.fixture
def faulty(small, faulty_bundle, faults):
    """An engine on a library that can be held, and the library's controls."""
    with Engine(small, faulty_bundle) as engine:
        yield engine, faults
        faults.reset()


def queued(engine):
    return engine._executor._turns.waiting


def test_every_answer_is_the_one_computed_alone(small, cpu_bundle):
    distinct = mixed_calls.calls(DISTINCT)
    with Engine(small, cpu_bundle) as engine:
        alone = [call(engine) for call in distinct]
        order = [number % DISTINCT for number in range(CALLS)]
        random.Random(1).shuffle(order)
        shares = [order[first::THREADS] for first in range(THREADS)]
        outcomes = mixed_calls.together(engine, [[distinct[number] for number in share] for share in shares])
    wrong = [
        (number, outcome)
        for share, answers in zip(shares, outcomes, strict=True)
        for number, outcome in zip(share, answers, strict=True)
        if outcome != alone[number]
    ]
    assert sum(map(len, outcomes)) == CALLS
    assert not wrong, f"{len(wrong)} of {CALLS}, first: call {wrong[0][0]} gave {wrong[0][1]}"
    assert len({repr(answer) for answer in alone}) == DISTINCT, "the calls must differ to tell a mix-up"


def test_forwards_run_in_the_order_of_the_calls(faulty):
    engine, faults = faulty
    classes = [64, 512, 128, 384, 256]
    assert set(classes) <= set(ROW_CLASSES)
    with faults.held("embed_norm"):
        threads = []
        for number, rows in enumerate(classes):
            threads.append(background(lambda rows=rows: engine.forward([encoded(rows)])))
            if number == 0:
                faults.wait_until_held()
            wait_for(lambda number=number: queued(engine) == number)
    for thread, results in threads:
        thread.join(60)
        assert len(results) == 1
    assert [size for op, size in faults.log() if op == "embed_norm"] == classes


def test_one_forward_at_a_time(faulty):
    """While a forward is inside the library no other call gets there."""
    engine, faults = faulty
    with faults.held("score"):
        first, _ = background(lambda: engine.forward([encoded(20)]))
        faults.wait_until_held()
        others = [background(lambda: engine.forward([encoded(20)]))[0] for _ in range(3)]
        wait_for(lambda: queued(engine) == 3)
        assert [op for op, _ in faults.log()].count("embed_norm") == 1
    for thread in (first, *others):
        thread.join(60)
    assert [op for op, _ in faults.log()].count("embed_norm") == 4


def test_closing_lets_the_running_request_finish_and_refuses_the_rest(faulty):
    engine, faults = faulty
    request = [encoded(30)]
    expected = engine.forward(request).logits.tobytes()
    with faults.held("score"):
        running, answer = background(lambda: engine.forward(request))
        faults.wait_until_held()
        waiting = [background(lambda: engine.forward(request)) for _ in range(3)]
        wait_for(lambda: queued(engine) == 3)
        closing, closed = background(engine.close)
        wait_for(lambda: queued(engine) == 4)  # close() waits too
        late = background(lambda: engine.forward(request))
        assert not closed
        assert not answer
    for thread in (running, closing, *(thread for thread, _ in waiting), late[0]):
        thread.join(60)
    assert answer[0].logits.tobytes() == expected
    assert closed == [None]
    assert [results for _, results in (*waiting, late)] == [[CLOSED]] * 4


def test_many_threads_close_while_others_ask(small, cpu_bundle):
    """Every call gives the right answer or says that the engine is closed, and every close returns."""
    mixed_calls.closing_race(small, cpu_bundle, rounds=5)


@pytest.mark.filterwarnings("ignore:.*temperature")
def test_two_engines_do_not_disturb_each_other(small, tiny_checkpoint, cpu_bundle):
    calls = mixed_calls.calls(6)
    with Engine(small, cpu_bundle) as one, Engine(tiny_checkpoint, cpu_bundle) as other:
        alone = [[call(engine) for call in calls] for engine in (one, other)]
        assert alone[0] != alone[1]
        threads = [
            background(lambda engine=engine: mixed_calls.together(engine, [calls * 5] * 4)) for engine in (one, other)
        ]
        for thread, _ in threads:
            thread.join(120)
        for (_, results), expected in zip(threads, alone, strict=True):
            assert results == [[expected * 5] * 4]
        one.close()
        assert [call(other) for call in calls] == alone[1]


def test_sequences_are_aligned_as_the_classes_assume():
    assert all(rows % ROW_ALIGNMENT == 0 for rows in ROW_CLASSES)
