"""One engine on a device, many threads and streams: answers never mix, and none of them captures a graph."""

from __future__ import annotations

import contextlib
import random

import mixed_calls
import pytest
from mixed_calls import background, encoded

from laya_cuda import Engine
from laya_cuda.executors.driver import Context, Driver

pytestmark = pytest.mark.gpu
THREADS, CALLS, DISTINCT = 16, 2000, 40


@pytest.fixture(scope="module")
def engine(small, cuda_bundle):
    """A warm engine."""
    with Engine(small, cuda_bundle) as engine:
        engine.warmup()
        yield engine


@contextlib.contextmanager
def stream(device):
    """A stream of the caller's."""
    driver = Driver()
    context = Context(driver, device)
    context.hold()
    with context.current():
        handle = int(driver.call("cuStreamCreate", 1))
    yield handle
    with context.current():
        driver.call("cuStreamDestroy", handle)
    context.drop()


def bits(result):
    return result.logits.tobytes(), result.action_logits.tobytes()


def test_every_answer_is_the_one_computed_alone(engine):
    distinct = mixed_calls.calls(DISTINCT)
    before = engine.stats()
    alone = [call(engine) for call in distinct]
    order = [number % DISTINCT for number in range(CALLS)]
    random.Random(1).shuffle(order)
    shares = [order[first::THREADS] for first in range(THREADS)]
    outcomes = mixed_calls.together(engine, [[distinct[number] for number in share] for share in shares])
    assert outcomes == [[alone[number] for number in share] for share in shares]
    after = engine.stats()
    assert after.forwards == before.forwards + DISTINCT + CALLS
    assert (after.captures, after.eager) == (before.captures, before.eager), "no request captures, none goes without"


def test_graphs_give_the_bits_of_launches(engine, small, cuda_bundle):
    calls = mixed_calls.calls(DISTINCT)
    with Engine(small, cuda_bundle, graph=False) as eager:
        assert [call(eager) for call in calls] == [call(engine) for call in calls]
        assert eager.stats().captures == 0


def test_two_engines_do_not_disturb_each_other(engine, small, cuda_bundle):
    calls = mixed_calls.calls(9)
    with Engine(small, cuda_bundle) as other:
        alone = [call(engine) for call in calls]
        threads = [background(lambda one=one: mixed_calls.together(one, [calls * 5] * 4)) for one in (engine, other)]
        for thread, results in threads:
            thread.join(120)
            assert results == [[alone * 5] * 4]
    assert [call(engine) for call in calls] == alone


def test_callers_streams_and_placed_batches_do_not_mix(engine, device):
    batches = [[encoded(20 + 60 * n, n), encoded(33, n)] for n in range(6)]
    alone = [bits(engine.forward(batch)) for batch in batches]

    def queued(number):
        with stream(device) as own:
            results = [engine.forward(batches[(number + k) % 6], stream=own) for k in range(12)]
            return [bits(result.read()) for result in results]

    def placed(number):
        answers = []
        with stream(device) as own, engine.place(batches[number % 6]) as batch:
            for k in range(12):
                batch.run(own if k % 2 else None)
                answers.append(bits(batch.read()))
        return answers

    threads = [background(lambda n=n: queued(n)) for n in range(6)] + [
        background(lambda n=n: placed(n)) for n in range(6)
    ]
    for number, (thread, results) in enumerate(threads):
        thread.join(120)
        wanted = [alone[(number + k * (number < 6)) % 6] for k in range(12)]
        assert results == [wanted]


def test_many_threads_close_while_others_ask(small, cuda_bundle):
    mixed_calls.closing_race(small, cuda_bundle, rounds=3)
