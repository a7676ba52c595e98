"""Errors and decisions against the oracle."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from laya_cuda.bench.parity import Answered, beyond, compare, flat

numbers = st.floats(-50, 50)


def answered(logits, actions=None, answers=None) -> Answered:
    return Answered(logits, actions or [[1.0, -2.0]] * len(logits), answers or [None] * len(logits))


@given(st.lists(st.lists(numbers, min_size=2, max_size=9), min_size=1, max_size=4))
def test_the_oracle_is_equal_to_itself(logits):
    options = [[len(call)] for call in logits]
    found = compare(answered(logits), answered(logits), options)
    assert found["logits"] == {"nrms": 0.0, "max_abs": 0.0}
    assert found["decisions"] == {"equal": len(logits), "of": len(logits), "close_equal": 0, "close": 0}
    assert beyond(found) == []


def test_errors_are_those_of_all_calls_together():
    want, got = [[3.0, 4.0], [0.0, 5.0]], [[3.0, 4.1], [0.0, 5.0]]
    found = compare(answered(want), answered(got), [[2], [2]])["logits"]
    assert found["max_abs"] == pytest.approx(0.1)
    assert found["nrms"] == pytest.approx(math.sqrt(0.01 / 4) / math.sqrt(50 / 4), rel=1e-4)


def test_close_decisions_are_counted_apart():
    """RMS error 0.05: margins below 0.1 are close."""
    want = [[1.0, 1.06, 0.0, 2.0, 5.0, 1.0]]
    got = [[1.05, 1.01, 0.05, 1.95, 4.95, 1.05]]
    found = compare(answered(want), answered(got), [[2, 2, 2]])
    assert found["decisions"] == {"equal": 2, "of": 3, "close_equal": 0, "close": 1}
    assert beyond(found) == []


def test_a_single_option_is_always_decided():
    assert compare(answered([[0.0]]), answered([[0.0]]), [[1]])["decisions"]["equal"] == 1


def test_another_model_is_named():
    rng = np.random.default_rng(1)
    want = [list(map(float, rng.normal(size=40)))]
    got = [list(map(float, rng.normal(size=40)))]
    found = compare(answered(want), answered(got), [[4] * 10])
    said = beyond(found)
    assert any("logits with an error of" in text for text in said)
    assert not beyond(compare(answered(want), answered([[x * 1.01 for x in want[0]]]), [[4] * 10]))


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_what_is_not_finite_is_named(bad):
    found = compare(answered([[1.0, 2.0, 3.0, 4.0]]), answered([[1.0, bad, 3.0, 4.0]]), [[2, 2]])
    assert found["logits"] == {"nrms": None, "max_abs": None}
    assert beyond(found) == ["logits that are not finite"]
    assert found["decisions"]["equal"] == 1


def test_decisions_alone_can_be_beyond():
    want = [[1.0, 0.0] * 50]
    got = [[1.0, 0.0] * 47 + [0.49, 0.51] * 3]
    found = compare(answered(want), answered(got), [[2] * 50])
    assert found["decisions"] == {"equal": 47, "of": 50, "close_equal": 0, "close": 0}
    assert [text for text in beyond(found) if "decisions" in text] == ["3 of 50 clear decisions are not the oracle's"]


def test_another_number_of_logits_is_refused():
    for got in ([[1.0]], [[1.0, 2.0], [1.0]]):
        with pytest.raises(ValueError, match="logits"):
            compare(answered([[1.0, 2.0]]), answered(got), [[2]])
    with pytest.raises(ValueError, match="action logits"):
        compare(answered([[1.0, 2.0]]), answered([[1.0, 2.0]], [[1.0]]), [[2]])


def test_answers_are_compared_by_what_they_decide():
    def choice(a, b):
        return {"type": "choice", "choice": "a" if a > b else "b", "probabilities": {"a": a, "b": b}}

    want = [{"team": choice(0.9, 0.1), "refund": {"type": "noul", "noul": 0.2}, "near": choice(0.501, 0.499)}]
    same = [{"team": choice(0.89, 0.11), "refund": {"type": "noul", "noul": 0.21}, "near": choice(0.498, 0.502)}]
    logits = [[1.0, 0.0]]
    found = compare(answered(logits, answers=want), answered(logits, answers=same), [[2]])["answers"]
    assert found == {"equal": 2, "of": 3, "close_equal": 0, "close": 1, "max_probability_error": 0.01}
    other = [{"team": choice(0.1, 0.9), "refund": {"type": "noul", "noul": 0.9}, "near": choice(0.501, 0.499)}]
    assert compare(answered(logits, answers=want), answered(logits, answers=other), [[2]])["answers"]["equal"] < 2


def test_an_answer_that_is_missing_is_not_equal():
    want = [{"a": {"noul": 0.9}, "b": {"noul": 0.9}}]
    found = compare(answered([[1.0]], answers=want), answered([[1.0]], answers=[{"a": {"noul": 0.9}}]), [[1]])[
        "answers"
    ]
    assert (found["equal"] + found["close_equal"], found["of"]) == (1, 2)


def test_replies_of_any_nesting_are_taken():
    reply = {
        "logits": [[[1, 2], [3]]],
        "action_logits": [[[1, 2], [3, 4]]],
        "answers": [{"model": "m", "answers": {"q": 1}}],
    }
    found = Answered.of_reply(reply)
    assert found.logits == [[1.0, 2.0, 3.0]]
    assert found.action_logits == [[1.0, 2.0, 3.0, 4.0]]
    assert found.answers == [{"q": 1}]
    assert Answered.of_reply({"logits": [[1], [2]], "action_logits": [[1], [2]]}).answers == [None, None]
    assert all(math.isnan(x) for x in flat([None, "x", True]))
