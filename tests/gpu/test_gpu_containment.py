"""Kernels that trap on a device: the engine is dead, says why, can be closed; the next process works."""

from __future__ import annotations

import pytest
import trapped

from laya_cuda.errors import RESTART

pytestmark = pytest.mark.gpu


def assert_contained(outcome):
    assert outcome["before"] == "same"
    assert outcome["first"]
    assert outcome["failure"] == outcome["first"]
    assert outcome["later"].startswith(f"the engine is dead after: {outcome['first']}")
    assert outcome["place"] == outcome["later"]
    assert outcome["closed"] == "the engine is closed"


@pytest.mark.parametrize("how", ["eager", "graph", "placed"])
def test_a_trap_ends_the_engine_and_asks_for_a_restart(small, cuda_bundle, faulty_bundle, how):
    outcome = trapped.run(how, small, cuda_bundle, faulty_bundle)
    assert_contained(outcome)
    assert outcome["first"].endswith(RESTART)
    assert outcome["later"].endswith(RESTART), "a new engine in this process would not help"
    for others in ("beside", "new"):
        assert outcome[others] == "same" or RESTART in outcome[others], others
    after = trapped.run("refused", small, cuda_bundle, faulty_bundle)
    assert after["before"] == "same", "the next process works"


def test_a_refused_launch_ends_the_engine_alone(small, cuda_bundle, faulty_bundle):
    outcome = trapped.run("refused", small, cuda_bundle, faulty_bundle)
    assert_contained(outcome)
    assert outcome["first"].startswith("laya_gemm")
    assert outcome["later"].endswith("; close it and open a new one")
    assert (outcome["beside"], outcome["new"]) == ("same", "same")
