"""Order, statistics and fault findings, on made-up samples."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from laya_cuda.bench.method import (
    Block,
    Finding,
    Settings,
    compare,
    compare_streams,
    examine,
    median,
    order,
    results,
    spread,
)

times = st.floats(1e-3, 1e4)
lists = st.lists(times, min_size=1, max_size=200)


def block(peer="theirs", number=0, ms=None, **more) -> Block:
    ms = (2.0,) * 50 if ms is None else tuple(ms)
    wall = more.pop("wall", sum(x for x in ms if math.isfinite(x)) / 1e3 * 60 / 50 + 0.001)
    return Block(
        peer, number, 0, more.pop("warmups", 10), more.pop("samples", len(ms)), ms, None, wall, wall, 0.0, **more
    )


def noisy(base, seed, count=50, deviation=0.01):
    rng = random.Random(seed)
    return [base * (1 + deviation * rng.random()) for _ in range(count)]


# Order and amounts


@given(st.lists(st.text(min_size=1), unique=True), st.integers(0, 5))
def test_passes_go_forwards_and_backwards(peers, number):
    assert order(peers, 2 * number) == peers
    assert order(peers, 2 * number + 1) == peers[::-1]


@given(st.integers(2, 6), st.integers(0, 50), st.integers(2, 300))
def test_passes_share_warmups_and_samples(passes, warmups, samples):
    settings = Settings(passes, warmups=warmups, samples=samples)
    got = [settings.block(0.001) for _ in range(passes)]
    assert warmups <= sum(one[0] for one in got) < warmups + passes
    assert samples <= sum(one[1] for one in got) < samples + passes
    assert settings.block(0.001, stream=500)[1] == 500


@given(st.floats(1e-4, 100), st.floats(0.1, 20), st.one_of(st.none(), st.integers(1, 500)))
def test_a_block_ends_in_time_but_has_some_samples(call_s, block_s, stream):
    settings = Settings(block_s=block_s)
    warmups, samples = settings.block(call_s, stream)
    assert samples >= min(settings.least, stream or settings.least)
    assert (warmups + samples) * call_s <= block_s + 6 * call_s + 1e-6
    full = settings.block(0.0, stream)
    assert (warmups, samples) <= full
    if sum(full) * call_s < block_s:
        assert (warmups, samples) == full


# Statistics


@given(lists)
def test_a_median_lies_in_its_interval(samples):
    found = median(samples)
    assert found.value == pytest.approx(float(np.median(samples)))
    assert min(samples) <= found.low <= found.value * (1 + 1e-12)
    assert found.value <= found.high * (1 + 1e-12)
    assert found.high <= max(samples)


def test_the_interval_holds_the_median_19_times_of_20():
    rng = random.Random(3)
    hits = 0
    for _ in range(2000):
        found = median([rng.gauss(10, 1) for _ in range(50)])
        hits += found.low <= 10 <= found.high
    assert 0.93 < hits / 2000 < 0.99


@given(st.lists(lists, min_size=2, max_size=4), st.floats(0.01, 100))
def test_a_ratio_is_that_of_the_times_whatever_their_unit(ours, unit):
    theirs = [[x * unit for x in one] for one in ours]
    found = compare(ours, theirs)
    assert found.value == pytest.approx(unit)
    assert found.low <= found.value * (1 + 1e-9)
    assert found.value <= found.high * (1 + 1e-9)
    scaled = compare([[7 * x for x in one] for one in ours], [[7 * x for x in one] for one in theirs])
    assert scaled.value == pytest.approx(found.value)
    assert scaled.verdict == found.verdict


@given(st.lists(lists, min_size=2, max_size=4), st.lists(lists, min_size=4, max_size=4))
@example([[12.0], [5639.0]], [[7.0], [6.0], [6.0], [113.03125]])
def test_the_other_way_round_the_verdict_is_the_other(ours, theirs):
    theirs = theirs[: len(ours)]
    there, back = compare(ours, theirs), compare(theirs, ours)
    assert {"slower": "faster", "faster": "slower", "inconclusive": "inconclusive"}[there.verdict] == back.verdict
    assert there.low == pytest.approx(1 / back.high)


@given(st.lists(lists, min_size=2, max_size=4))
def test_nothing_is_faster_than_itself(ours):
    assert compare(ours, ours).verdict == "inconclusive"


def test_a_difference_of_five_percent_is_seen():
    ours, theirs = [noisy(2, 1), noisy(2, 2)], [noisy(2.1, 3), noisy(2.1, 4)]
    found = compare(ours, theirs)
    assert found.verdict == "slower"
    assert 1.03 < found.low < 1.05 < found.high < 1.07


def test_a_difference_below_that_of_two_passes_is_inconclusive():
    ours = [noisy(2.0, 1), noisy(2.2, 2)]  # 10 % apart
    theirs = [noisy(2.16, 3), noisy(2.37, 4)]  # 8 % longer, each
    found = compare(ours, theirs)
    assert found.low > 1
    assert found.noise == pytest.approx(0.1, abs=0.01)
    assert found.verdict == "inconclusive"


def test_streams_are_compared_request_by_request():
    rng = random.Random(1)
    requests = [math.exp(rng.uniform(-2, 2)) for _ in range(500)]  # sizes differ 50-fold

    def passes(factor, seed):
        return [[factor * x * y for x, y in zip(requests, noisy(1, seed + i, 500), strict=True)] for i in range(2)]

    ours, theirs = passes(1, 10), passes(1.05, 20)
    found = compare_streams(ours, theirs)
    assert found.verdict == "slower"
    assert found.value == pytest.approx(1.05, abs=0.01)
    assert compare(ours, theirs).verdict == "inconclusive"  # as one heap it does not show


@given(st.lists(times, min_size=1))
def test_spread(values):
    assert spread(values) == pytest.approx(max(values) / min(values) - 1)


# Results


def test_results_of_a_cell():
    blocks = [block("ours", i, noisy(1.0, i)) for i in range(2)] + [block("x", i, noisy(3.0, 9 + i)) for i in range(2)]
    found = results(blocks, [], "ours", False, 4)
    every = [x for b in blocks[:2] for x in b.ms]
    assert found["ours"]["verdict"] == "reference"
    assert found["ours"]["ratio"] is None
    assert found["ours"]["p50"] == pytest.approx(np.median(every), abs=1e-5)
    assert found["ours"]["p95"] == pytest.approx(np.percentile(every, 95), abs=1e-5)
    assert found["ours"]["requests_per_s"] == pytest.approx(1e3 / np.mean(every), abs=0.01)
    assert found["ours"]["sequences_per_s"] == pytest.approx(4e3 / np.mean(every), abs=0.01)
    assert found["x"]["verdict"] == "slower"
    assert found["x"]["ratio"]["value"] == pytest.approx(3, abs=0.03)
    assert len(found["x"]["by_pass"]) == 2


def test_a_fault_takes_the_verdict_and_keeps_the_times():
    blocks = [block(peer, i) for peer in ("ours", "x", "y") for i in range(2)]
    fault = Finding("clock", "x", "1x48", "engine", "its clock is wrong", True)
    remark = replace(fault, peer="y", fault=False)
    found = results(blocks, [fault, remark], "ours", False, 1)
    assert (found["x"]["verdict"], found["x"]["ratio"], found["x"]["p50"]) == ("excluded", None, 2.0)
    assert found["y"]["verdict"] == "inconclusive"
    spoilt = results(blocks, [replace(fault, peer="ours")], "ours", False, 1)
    assert [spoilt[name]["verdict"] for name in ("ours", "x", "y")] == ["excluded", "no reference", "no reference"]
    assert spoilt["x"]["ratio"] is None


def test_peers_of_fewer_passes_have_no_verdict():
    blocks = [block("ours", 0), block("ours", 1), block("x", 0)]
    assert results(blocks, [], "ours", False, 1)["x"]["verdict"] == "no reference"
    streams = [block("ours", i, (1.0,) * 5) for i in range(2)] + [block("x", i, (1.0,) * 4) for i in range(2)]
    assert results(streams, [], "ours", True, 1)["x"]["verdict"] == "no reference"


def test_a_peer_without_a_single_time_is_excluded():
    nothing = [block("x", i, (math.nan,) * 3) for i in range(2)]
    assert results([block("ours", 0), block("ours", 1), *nothing], [], "ours", False, 1)["x"] == {"verdict": "excluded"}


# Faults


def faults(*blocks, boundary="engine", stream=False):
    return [(f.kind, f.fault) for f in examine("1x48", boundary, blocks, stream)]


def test_a_good_block_has_no_finding():
    assert faults(block(ms=noisy(2, 1)), block(number=1, ms=noisy(2, 2))) == []


@pytest.mark.parametrize(
    ("slept", "fault"),
    [(80.0, True), (5.0, False), (1.9, None)],
)
def test_a_sleep_among_samples(slept, fault):
    """A long one spoils the block, a short one is remarked on; what is no outlier is left."""
    ms = [*noisy(1, 1, 99), 1.0 + slept]
    wanted = [] if fault is None else [("outliers", fault)]
    assert faults(block(ms=ms, warmups=0)) == wanted


def test_a_sleep_in_a_stream_is_held_against_the_same_request():
    requests = [0.5] * 40 + [50.0] * 10
    slept = [*requests[:3], 200.0, *requests[4:]]
    assert faults(block(ms=requests), block(number=1, ms=requests), stream=True) == []
    assert ("outliers", True) in faults(block(ms=requests), block(number=1, ms=slept), stream=True)


@pytest.mark.parametrize("wall", [0.05, 0.3, 2.0])
def test_samples_that_add_up_to_more_than_all_of_it(wall):
    ms = (wall * 1e3 / 50 * 1.5,) * 50
    one = block(ms=ms, wall=wall, warmups=0)
    assert faults(one, replace(one, number=1))[:1] == [("clock", True)]


def test_a_clock_at_half_speed_is_found_in_short_blocks():
    """50 samples of 0.5 ms: 30 ms with the warm-ups, of which half is told."""
    one = replace(block(ms=(0.25,) * 50, wall=0.030), worker_s=0.015)
    assert set(faults(one, replace(one, number=1))) == {("clock", True)}


def test_a_pause_of_the_machine_in_one_pass_is_no_wrong_clock():
    late = block(ms=(0.5,) * 50, wall=0.030 + 0.04)
    assert faults(late, block(number=1, ms=(0.5,) * 50)) == []
    assert faults(late, replace(late, number=1)) == [("clock", True)] * 2
    very = block(ms=(0.5,) * 50, wall=0.030 + 0.4)
    assert faults(very, block(number=1, ms=(0.5,) * 50)) == [("clock", True)]


def test_what_a_worker_prepares_is_not_missing():
    one = replace(block(ms=(0.5,) * 50, wall=0.8), setup_s=0.76)
    assert faults(one, replace(one, number=1)) == []
    unsaid = replace(one, setup_s=None, wall_s=0.5, worker_s=0.5)
    assert faults(unsaid, replace(unsaid, number=1)) == []


def test_device_times_leave_room_for_the_host():
    one = block(ms=(0.1,) * 50, wall=0.5)
    assert faults(one, replace(one, number=1), boundary="device") == []
    assert ("clock", True) in faults(one, replace(one, number=1))


def test_passes_that_disagree():
    assert faults(block(ms=noisy(2, 1)), block(number=1, ms=noisy(2.1, 2))) == []
    assert faults(block(ms=noisy(2, 1)), block(number=1, ms=noisy(2.5, 2))) == [("passes", True)]


def test_one_odd_pass_of_many_is_remarked_on_and_a_drift_is_a_fault():
    def passes(*bases):
        return [block(number=i, ms=noisy(base, i, 10)) for i, base in enumerate(bases)]

    assert faults(*passes(2, 2.2, 2, 2.2, 2.1, 2, 2.2, 2, 2, 2.1)) == []
    assert faults(*passes(2, 2, 2, 3, 2, 2, 2, 2, 2, 2)) == [("passes", False)]
    assert faults(*passes(*[2, 2.5] * 5)) == [("passes", True)]
    assert faults(*passes(*[2] * 5, *[2.5] * 5)) == [("passes", True)]
    assert faults(*passes(2, 2.4, 2.4, 2, 2.4, 2, 2, 2.4, 2.4, 2)) == []


def test_a_sleep_shows_in_blocks_of_two_samples():
    blocks = [block(number=i, ms=(2.0, 30.0 if i == 3 else 2.0), warmups=0) for i in range(10)]
    assert faults(*blocks) == [("outliers", True), ("passes", False)]


def test_many_short_passes_say_how_sure_a_ratio_is():
    """Blocks that lie apart by more than the difference, though both peers by as much."""
    rng = random.Random(5)

    def passes(base):
        return [noisy(base * rng.choice((1.0, 1.13)), rng.random(), 10) for _ in range(10)]

    found = compare(passes(2.0), passes(2.6))
    assert found.verdict == "slower"
    assert found.low < 1.3 < found.high
    assert compare(passes(2.0), passes(2.02)).verdict == "inconclusive"


def test_a_wrong_clock_shows_in_short_blocks_too():
    here = [block(number=i, ms=(0.6,) * 10, warmups=2, wall=12 * 1.2e-3 + 0.002) for i in range(10)]
    assert {kind for kind, _ in faults(*here)} == {"clock"}
    true = [replace(one, ms=(1.2,) * 10) for one in here]
    assert faults(*true) == []


def test_too_few_samples_and_samples_that_are_none():
    assert faults(block(samples=51)) == [("samples", True)]
    assert faults(block(ms=(2.0,) * 49 + (math.nan,))) == [("numbers", True)]
    assert ("numbers", True) in faults(block(ms=(2.0,) * 49 + (-2.0,)))


def test_a_gpu_clock_that_moved():
    here = {"graphics": 1980, "memory": 2619}
    fast = block(clocks_before=here, clocks_after=here)
    slow = block(number=1, clocks_before=here, clocks_after={**here, "graphics": 1500})
    assert faults(fast, replace(fast, number=1)) == []
    assert faults(fast, slow) == [("gpu-clock", True)]
    held = {**here, "graphics": 1500, "power_capped": 1}
    assert faults(fast, block(number=1, clocks_before=here, clocks_after=held)) == [("gpu-clock", False)]
    little = {**here, "graphics": 1884}
    assert faults(fast, block(number=1, clocks_before=here, clocks_after=little)) == [("gpu-clock", True)]
    free = {**here, "graphics": 1500, "power_capped": 0}
    assert faults(fast, block(number=1, clocks_before=here, clocks_after=free)) == [("gpu-clock", True)]


@given(st.lists(st.one_of(times, st.just(math.nan), st.just(math.inf)), max_size=20), st.one_of(st.none(), times))
def test_a_block_comes_back_from_its_json(ms, setup):
    one = block(ms=ms, samples=20, wall=1.0)
    one = replace(one, setup_s=setup, worker_s=math.nan)
    back = Block.of_json(one.as_json())
    assert back.as_json() == one.as_json()
    assert len(back.ms) == len(ms)
    for before, after in zip(ms, back.ms, strict=True):
        assert math.isnan(after) if not math.isfinite(before) else after == pytest.approx(before, abs=1e-5)
