"""Answer decoding against upstream laya: the same dicts, digit for digit."""

from __future__ import annotations

import json

import numpy as np
import pytest
import torch
from codec_cases import GOOD_QUESTIONS, cases, upstream_codec, upstream_encode
from hypothesis import assume, given
from hypothesis import strategies as st
from laya.common import clamp_temperature, temp_bucket

from laya_cuda.answer import (
    MODEL,
    _act_probability,
    _action_softmax,
    _concentration,
    _confidence,
    _softmax,
    _torch_exp,
    decode_answers,
    result,
    temperature_bucket,
    usage,
)
from laya_cuda.errors import LayaError
from laya_cuda.geometry import QUESTION_TYPES
from laya_cuda.request import encode_request
from laya_cuda.tokenizer import Tokenizer

TEMPERATURES = st.floats(0.5, 5.0)
BUCKETS = [f"{kind}:{size}" for kind in QUESTION_TYPES for size in ("2", "3-5", "6-10", "11+")]


@pytest.fixture(scope="module")
def tokenizer(tiny_checkpoint):
    return Tokenizer.open(tiny_checkpoint)


@pytest.fixture(scope="module")
def upstream(tiny_checkpoint):
    return upstream_codec(tiny_checkpoint)


def random_logits(rng, counts, actions):
    """Logits of one scale or another, some of them equal, and action logits up to thousands."""
    rows = [(rng.standard_normal(k) * rng.choice([0.0, 0.1, 3.0, 300.0])).astype(np.float32) for k in counts]
    scale = rng.choice([0.5, 3.0, 2000.0])
    return rows, (rng.standard_normal((len(counts), actions)) * scale).astype(np.float32)


@cases(200)
@given(
    questions=GOOD_QUESTIONS,
    seed=st.integers(0, 2**32),
    actions=st.integers(1, 7),
    temperature=st.tuples(TEMPERATURES, TEMPERATURES, TEMPERATURES),
    by_options=st.dictionaries(st.sampled_from(BUCKETS), TEMPERATURES),
)
def test_answers_are_upstreams(tokenizer, upstream, questions, seed, actions, temperature, by_options):
    try:
        theirs = upstream_encode(upstream, "a state", questions, 512, 192)
    except ValueError:
        assume(False)
    ours = encode_request(tokenizer, "a state", questions, max_len=512, head_max_len=192)
    rows, action_logits = random_logits(np.random.default_rng(seed), [len(s.markers) for s in ours.sequences], actions)
    padded = np.full((len(rows), max(map(len, rows), default=0)), -1e4, dtype=np.float32)
    for row, values in zip(padded, rows, strict=True):
        row[: len(values)] = values
    upstream.temperature, upstream.temperature_by_options = list(temperature), by_options
    shares = torch.softmax(torch.from_numpy(action_logits), -1).numpy()
    expected = upstream._decode_answers(padded, shares, theirs.items, theirs.ids, theirs.internal, 0)
    answers = decode_answers(ours, rows, action_logits, temperature, by_options)
    assert answers == expected
    # As a line of output too: the same keys in the same order.
    assert json.dumps(answers) == json.dumps(expected)
    assert usage(ours)["input_tokens"] == sum(len(item["ids"]) for item in theirs.items)


@pytest.mark.parametrize("actions", range(1, 8))
@pytest.mark.parametrize("scale", [1.0, 30.0, 4000.0])
def test_action_probabilities_are_pytorchs(actions, scale):
    """To two units in the last place on any machine; on the AVX2 one this was written on, bit for bit."""
    values = (np.random.default_rng(actions).standard_normal((2000, actions)) * scale).astype(np.float32)
    ours = np.stack([_action_softmax(row) for row in values.tolist()])
    assert (ours == ours.astype(np.float32)).all(), "each is a float32"
    np.testing.assert_allclose(ours, torch.softmax(torch.from_numpy(values), -1).numpy(), rtol=3e-7, atol=1e-37)


def exp_in_arrays(x):
    """The steps of `_torch_exp` with numpy's float32 arrays."""

    def fused(a, b, c):
        return (a.astype(np.float64) * b.astype(np.float64) + c.astype(np.float64)).astype(np.float32)

    power = np.rint(x * np.float32(1.442695041))
    rest = fused(power, np.float32(-0.693145752), x)
    rest = fused(power, np.float32(-1.42860677e-6), rest)
    value = np.full_like(rest, 0.000198527618)
    for term in (0.00139304355, 0.00833336077, 0.0416664854, 0.166666672, 0.5):
        value = fused(value, rest, np.float32(term))
    return np.ldexp(np.float32(1.0) + fused(rest * rest, value, rest), power.astype(np.int32))


def test_python_floats_round_as_float32_arrays_do():
    x = np.concatenate([np.linspace(-110, 0, 20001), -np.logspace(-44, 3.6, 20000)]).astype(np.float32)
    ours = np.array([_torch_exp(value) for value in x.tolist()])
    assert ours.tobytes() == exp_in_arrays(x).astype(np.float64).tobytes()


def test_action_logits_may_be_as_far_apart_as_float32_goes():
    most = float(np.finfo(np.float32).max)
    assert _action_softmax([-most, most, 0.0]) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("options", [2, 3, 4, 7, 8, 9, 17, 64])
def test_printed_numbers_are_those_of_float32(options):
    rng = np.random.default_rng(options)
    logits = rng.standard_normal((4000, options)) * rng.choice([1e-3, 0.3, 3.0, 30.0, 4000.0], (4000, 1))
    shares = _softmax(logits.astype(np.float32))
    assert [_confidence(p) for p in shares] == [round(_concentration(p), 4) for p in shares]
    actions = logits[:, :7].astype(np.float32).tolist()
    assert [_act_probability(row) for row in actions] == [round(_action_softmax(row)[0], 4) for row in actions]


@pytest.mark.parametrize("options", range(1, 30))
def test_a_row_of_a_softmax_has_the_bits_of_the_row_alone(options):
    values = (np.random.default_rng(options).standard_normal((16, options)) * 5).astype(np.float32)
    for row, together in zip(values, _softmax(values), strict=True):
        weights = np.exp(row - np.maximum.reduce(row))
        assert together.tobytes() == (weights / np.add.reduce(weights)).tobytes()


@pytest.mark.parametrize("options", range(1, 30))
def test_buckets_are_upstreams(options):
    for kind, number in QUESTION_TYPES.items():
        assert temperature_bucket(kind, options) == temp_bucket(number, options)


def test_the_bucket_wins_over_the_question_type(tokenizer):
    questions = {"q": {"type": "choice", "instructions": "x", "criteria": ["a", "b"]}}
    encoded = encode_request(tokenizer, "s", questions, max_len=512, head_max_len=192)
    logits, actions = [np.array([0.0, 1.0], np.float32)], np.zeros((1, 3), np.float32)
    typed = decode_answers(encoded, logits, actions, (2.0, 1.0, 1.0), {})
    bucket = decode_answers(encoded, logits, actions, (2.0, 1.0, 1.0), {"choice:2": 4.0, "choice:3-5": 1.0})
    assert typed["q"]["probabilities"]["b"] == round(1 / (1 + np.exp(-0.5)), 4)
    assert bucket["q"]["probabilities"]["b"] == round(1 / (1 + np.exp(-0.25)), 4)
    assert typed["q"]["action"] == {"act_probability": 0.3333}


def test_the_whole_result(tokenizer):
    empty = encode_request(tokenizer, "s", {}, max_len=512, head_max_len=192)
    nothing = np.empty((0, 3), np.float32)
    assert result(empty, [], nothing, (1.0, 1.0, 1.0), {}) == {
        "model": "laya-rl-agent",
        "answers": {},
        "usage": {"input_tokens": 0, "output_tokens": 0},
    }
    assert MODEL == "laya-rl-agent"


@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize("where", ["options", "actions"])
def test_a_logit_that_is_not_finite_gives_no_answer(tokenizer, bad, where):
    encoded = encode_request(
        tokenizer, "s", {"q": {"type": "noul", "instructions": "x"}}, max_len=512, head_max_len=192
    )
    logits, actions = [np.zeros(2, np.float32)], np.zeros((1, 3), np.float32)
    (logits[0] if where == "options" else actions[0])[1] = bad
    with pytest.raises(LayaError, match="question 'q'"):
        decode_answers(encoded, logits, actions, (1.0, 1.0, 1.0), {})


@pytest.mark.parametrize(
    "value", [0.1006, 0.5, 1, 7, -1, "0.9", "x", None, float("nan"), float("inf"), [], True, 1e300]
)
def test_temperatures_are_clamped_as_upstream_does(value):
    from laya_cuda.checkpoint import clamp_temperature as ours

    assert ours(value) == clamp_temperature(value)
