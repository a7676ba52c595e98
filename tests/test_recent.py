"""What is kept of the past: the values asked for last, within a number of entries and of bytes."""

from __future__ import annotations

import random
import threading

from laya_cuda.recent import Recent


def test_the_least_recently_used_entry_makes_room():
    recent: Recent[str, int] = Recent(3, 100)
    for number, key in enumerate("abc"):
        recent.put(key, number, 10)
    assert recent.get("a") == 0
    recent.put("d", 3, 10)
    assert [recent.get(key) for key in "abcd"] == [0, None, 2, 3]
    assert (len(recent), recent.size) == (3, 30)


def test_bytes_are_bounded():
    recent: Recent[int, str] = Recent(1000, 100)
    for key in range(10):
        recent.put(key, "small", 20)
    assert (len(recent), recent.size) == (5, 100)
    recent.put(10, "large", 90)
    assert (len(recent), recent.size, recent.get(10)) == (1, 90, "large")
    recent.put(11, "larger than all the room", 101)
    assert (len(recent), recent.size, recent.get(11)) == (1, 90, None)


def test_a_key_that_comes_twice_is_counted_once():
    recent: Recent[str, int] = Recent(3, 100)
    recent.put("a", 1, 10)
    recent.put("a", 1, 10)
    assert (len(recent), recent.size) == (1, 10)


def test_threads_share_it():
    recent: Recent[int, int] = Recent(20, 1000)
    wrong = []

    def work(seed):
        rng = random.Random(seed)
        for _ in range(3000):
            key = rng.randrange(60)
            found = recent.get(key)
            if found is None:
                recent.put(key, key * key, 10 + key)
            elif found != key * key:
                wrong.append(key)
            if len(recent) > 21:  # one may be about to go
                wrong.append(len(recent))

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not wrong
    assert recent.size == sum(10 + key for key in range(60) if recent.get(key) is not None) <= 1000
