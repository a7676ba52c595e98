"""The first-come, first-served lock: order, exclusion, and waiters that give up."""

from __future__ import annotations

import signal
import threading
import time
from types import SimpleNamespace

import pytest

from laya_cuda.executors import turns as module
from laya_cuda.executors.turns import Turns


class InterruptError(Exception):
    """Stands for what a signal handler raises."""


def wait_for(condition, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.0005)


def start(function, *arguments) -> threading.Thread:
    thread = threading.Thread(target=function, args=arguments, daemon=True)
    thread.start()
    return thread


def test_turns_come_in_the_order_of_asking():
    turns, order = Turns(), []

    def take(number):
        with turns:
            order.append(number)

    with turns:
        threads = []
        for number in range(50):
            threads.append(start(take, number))
            wait_for(lambda number=number: turns.waiting == number + 1)
        assert order == []
    for thread in threads:
        thread.join(60)
    assert order == list(range(50))
    assert turns.waiting == 0


def test_a_newcomer_does_not_overtake():
    """Whoever ends its turn and asks again stands behind those who wait."""
    turns, order = Turns(), []

    def take(number):
        with turns:
            order.append(number)

    with turns:
        thread = start(take, "waiter")
        wait_for(lambda: turns.waiting == 1)
    with turns:
        order.append("again")
    thread.join(60)
    assert order == ["waiter", "again"]


def test_one_at_a_time():
    turns, inside, most, total = Turns(), [], [], []

    def work():
        for _ in range(200):
            with turns:
                inside.append(1)
                most.append(len(inside))
                time.sleep(0)
                inside.pop()
                total.append(1)

    threads = [start(work) for _ in range(16)]
    for thread in threads:
        thread.join(60)
    assert len(total) == 16 * 200
    assert max(most) == 1


def test_an_error_passes_the_turn_on():
    turns = Turns()
    with pytest.raises(InterruptError), turns:
        raise InterruptError
    with turns:
        assert turns.waiting == 0


def test_a_waiter_that_is_interrupted_leaves_the_queue():
    turns, done, order = Turns(), threading.Event(), []

    def hold():
        with turns:
            done.wait(60)

    def take():
        with turns:
            order.append("second")

    def interrupt():
        wait_for(lambda: turns.waiting == 1)
        signal.pthread_kill(threading.main_thread().ident, signal.SIGUSR1)

    def handler(*_):
        raise InterruptError

    before = signal.signal(signal.SIGUSR1, handler)
    try:
        holder = start(hold)
        wait_for(lambda: turns.taken)
        start(interrupt)
        with pytest.raises(InterruptError), turns:
            order.append("never")
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert turns.waiting == 0
    second = start(take)
    wait_for(lambda: turns.waiting == 1)
    done.set()
    holder.join(60)
    second.join(60)
    assert order == ["second"]


def test_an_interrupt_at_the_very_handover_passes_the_turn_on(monkeypatch):
    """The waiter has been given the turn, but the interrupt comes before it can use it."""

    class Gate:
        def __init__(self):
            self.lock, self.acquired = real(), 0

        def acquire(self):
            self.lock.acquire()
            self.acquired += 1
            if self.acquired == 2:
                raise InterruptError

        def release(self):
            self.lock.release()

    real, turns, outcomes = threading.Lock, Turns(), []

    def interrupted():
        try:
            with turns:
                outcomes.append("entered")
        except InterruptError:
            outcomes.append("interrupted")

    def last():
        with turns:
            outcomes.append("last")

    with turns:
        monkeypatch.setattr(module, "threading", SimpleNamespace(Lock=Gate))
        first = start(interrupted)
        wait_for(lambda: turns.waiting == 1)
        monkeypatch.undo()
        second = start(last)
        wait_for(lambda: turns.waiting == 2)
    first.join(60)
    second.join(60)
    assert outcomes == ["interrupted", "last"]
