"""Engines that come and go leave nothing behind: memory, open files and threads stay flat over many rounds."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
import rounds

FLAT = 1 << 20
"""Bytes that memory may grow by after the first quarter of the rounds."""
COUNTS = {
    "opened": 1000,
    "forgotten": 100,
    "died": 120,
    "unplaced": 120,
    "refused": 320,
    "placed": 600,
    "forwards": 400,
}


@pytest.fixture(scope="module")
def runs(small, cpu_bundle, faulty_bundle):
    """The samples of every kind, by name; each in a process of its own, two at a time, the longest first."""
    with ThreadPoolExecutor(2) as pool:
        yield {
            what: pool.submit(rounds.run, what, small, faulty_bundle if what == "died" else cpu_bundle, count)
            for what, count in COUNTS.items()
        }


@pytest.mark.parametrize("what", list(COUNTS))
def test_nothing_grows(runs, what):
    samples = runs[what].result()
    assert samples[-1].rounds == COUNTS[what]
    assert rounds.growth(samples) < FLAT, [sample.resident >> 10 for sample in samples]
    assert rounds.growth(samples, "files") <= 0
    assert rounds.growth(samples, "threads") <= 1  # one may be about to end; a leak would be one a round


def test_a_leak_would_be_seen(root, cpu_bundle):
    """Of 8 KiB and a file a round."""
    samples = rounds.run("leaking", root, cpu_bundle, 400)
    assert rounds.growth(samples) > FLAT
    assert rounds.growth(samples, "files") > 0


def test_a_failed_round_fails_the_run(root, cpu_bundle):
    with pytest.raises(AssertionError, match=r"(?s)opened: .*CheckpointError: .*absent"):
        rounds.run("opened", root / "absent", cpu_bundle, 2)
