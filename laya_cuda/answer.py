"""Logits to typed answers, with the numbers that laya 0.3.20 prints.

Arithmetic is float32 where upstream's is: its arrays are float32 and its scalars are Python floats.
"""

import math
import struct
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.errors import LayaError
from laya_cuda.request import EncodedRequest, Question

MODEL = "laya-rl-agent"
"""The model name in every result."""

_FLOAT32 = struct.Struct("f")
_LOG2_E, _LOG_2_HIGH, _LOG_2_LOW = (float(np.float32(x)) for x in (1.442695041, -0.693145752, -1.42860677e-6))
_EXP_TERMS = tuple(
    float(np.float32(x)) for x in (0.000198527618, 0.00139304355, 0.00833336077, 0.0416664854, 0.166666672, 0.5)
)
_EXP_LEAST = -104.0
"""Below it `exp` is zero in float32."""
_DIGITS = 4
"""Of every number in an answer."""
_PRINTED = 10.0**_DIGITS
_MARGIN = 0.02
"""Of the last digit: 2e-6."""
_LEAST = 1e-12
"""A smaller share counts as this one in a logarithm."""
_BUCKETS = ((2, "2"), (5, "3-5"), (10, "6-10"))

Floats = NDArray[np.float32]


def result(
    encoded: EncodedRequest,
    logits: Sequence[Floats],
    action_logits: Floats,
    temperature: Sequence[float],
    temperature_by_options: Mapping[str, float],
) -> dict[str, Any]:
    """The whole result of a request; parameters as of `decode_answers`."""
    answers = decode_answers(encoded, logits, action_logits, temperature, temperature_by_options)
    return {"model": MODEL, "answers": answers, "usage": usage(encoded)}


def usage(encoded: EncodedRequest) -> dict[str, int]:
    """Tokens read over all sequences; none are written."""
    return {"input_tokens": sum(len(sequence.ids) for sequence in encoded.sequences), "output_tokens": 0}


def decode_answers(
    encoded: EncodedRequest,
    logits: Sequence[Floats],
    action_logits: Floats,
    temperature: Sequence[float],
    temperature_by_options: Mapping[str, float],
) -> dict[str, Any]:
    """Answers by question id.

    `logits` has one float32 array [options] a question, `action_logits` is float32 [questions, actions].
    Temperatures divide the logits: the entry of `temperature_by_options` for the question's type and option count,
    else the one of `temperature` for its type. Raises LayaError where a logit is not finite.
    """
    rows = [np.asarray(own, dtype=np.float32) for own in logits]
    action_rows: list[list[float]] = np.asarray(action_logits, dtype=np.float32).tolist()
    by_count: dict[int, list[int]] = {}
    for index, (question, own, act) in enumerate(zip(encoded.questions, rows, action_rows, strict=True)):
        if not (_finite(own.tolist()) and _finite(act)):
            raise LayaError(f"question {question.id!r}: the model gave a logit that is not finite; no answer is given")
        by_count.setdefault(len(own), []).append(index)
    shares: dict[int, Floats] = {}
    # Questions of as many options share calls of numpy, each of which takes longer than what it does.
    for count, members in by_count.items():
        questions = [encoded.questions[index] for index in members]
        divisors = [
            temperature_by_options.get(temperature_bucket(question.kind, count), temperature[question.qtype])
            for question in questions
        ]
        values: Floats = np.array([rows[index] for index in members])
        shares |= zip(members, _softmax(values / np.array(divisors, np.float32)[:, None]), strict=True)
    return {
        question.id: _answer(question, shares[index], action_rows[index])
        for index, question in enumerate(encoded.questions)
    }


def _finite(values: Sequence[float]) -> bool:
    """Whether all are finite float32 numbers: their sum in float64 is, then and only then."""
    return math.isfinite(sum(values))


def temperature_bucket(kind: str, options: int) -> str:
    """Key of `temperature_by_options` for a question type and its number of options."""
    for most, name in _BUCKETS:
        if options <= most:
            return f"{kind}:{name}"
    return f"{kind}:11+"


def _softmax(values: Floats) -> Floats:
    """[questions, options], row by row; the bits of rows taken one by one."""
    weights: Floats = np.exp(values - np.maximum.reduce(values, axis=1)[:, None])
    shares: Floats = weights / np.add.reduce(weights, axis=1)[:, None]
    return shares


def _action_softmax(values: Sequence[float]) -> list[float]:
    """Softmax as PyTorch's CPU kernel computes it for fewer than 8 values, bit for bit: its `exp` is not numpy's.

    A Python float is rounded to float32 after every step, which for so few values takes less time than numpy's calls.
    """
    most = max(values)
    weights = [_torch_exp(value - most) for value in values]
    total = weights[0]
    for weight in weights[1:]:
        total = _rounded(total + weight)
    scale = _rounded(1.0 / total)
    return [_rounded(weight * scale) for weight in weights]


def _torch_exp(x: float) -> float:
    """`exp` of x <= 0 after Sleef's `expf` (https://sleef.org), which PyTorch uses: reduce by log 2, polynomial, scale.

    Fused multiply-adds are float64 sums rounded once more to float32.
    """
    if x < _EXP_LEAST:
        return 0.0
    x = _rounded(x)
    power = round(_rounded(x * _LOG2_E))
    rest = _rounded(power * _LOG_2_HIGH + x)
    rest = _rounded(power * _LOG_2_LOW + rest)
    value = _EXP_TERMS[0]
    for term in _EXP_TERMS[1:]:
        value = _rounded(value * rest + term)
    value = _rounded(_rounded(rest * rest) * value + rest)
    return _rounded(math.ldexp(_rounded(1.0 + value), power))


def _rounded(value: float) -> float:
    """The float32 nearest to it."""
    number: float = _FLOAT32.unpack(_FLOAT32.pack(value))[0]
    return number


def _answer(question: Question, p: Floats, actions: Sequence[float]) -> dict[str, Any]:
    """The answer of one question by its option probabilities [options] and action logits."""
    exact: list[float] = p.tolist()
    shares = [round(share, _DIGITS) for share in exact]
    most = max(exact)
    answer: dict[str, Any] = {"type": question.kind}
    if question.kind == "choice":
        labels = list(question.criteria)
        answer["choice"] = labels[exact.index(most)]
        answer["probabilities"] = dict(zip(labels, shares, strict=True))
        answer["confidence"] = _confidence(p)
    elif question.kind == "score":
        # Level numbers are integers, so this product and its sum are float64.
        answer["score"] = round(float((np.arange(len(p)) * p).sum()), _DIGITS)
        answer["legend"] = {str(level): text for level, text in enumerate(question.criteria)}
        answer["probabilities"] = {str(level): share for level, share in enumerate(shares)}
        answer["confidence"] = _confidence(p)
    else:
        answer["noul"] = shares[1]
        answer["confidence"] = round(max(exact[1], 1.0 - exact[1]), _DIGITS)
    answer["answer_confidence"] = round(_within(most), _DIGITS)
    answer["action"] = {"act_probability": _act_probability(actions)}
    return answer


# The next two are computed in float64, which takes less time than numpy's calls or rounding to float32 step by step.
# It lies within 1e-6 of the float32 number, which is computed where that may change the digits.


def _act_probability(values: Sequence[float]) -> float:
    """The first of `_action_softmax`, as it is printed."""
    most = max(values)
    weights = [math.exp(value - most) for value in values]
    share = weights[0] / sum(weights)
    return round(_action_softmax(values)[0] if _unsure(share) else share, _DIGITS)


def _confidence(p: Floats) -> float:
    """`_concentration`, as it is printed."""
    if len(p) < 2:
        return 1.0
    entropy = -sum([share * math.log(share) for share in p.tolist() if share > _LEAST])
    share = 1.0 - entropy / math.log(len(p))
    return round(_concentration(p) if _unsure(share) else _within(share), _DIGITS)


def _concentration(p: Floats) -> float:
    """One minus the entropy of `p` [2 or more] over that of the uniform distribution."""
    entropy = -np.add.reduce(p * np.log(np.minimum(np.maximum(p, _LEAST), 1.0)))
    return _within(float(1.0 - entropy / math.log(len(p))))


def _unsure(share: float) -> bool:
    """Whether a number lies so close to the middle between two printed ones that its last bits count."""
    return abs(share * _PRINTED % 1.0 - 0.5) < _MARGIN


def _within(share: float) -> float:
    """A share within 0 and 1, whatever rounding left."""
    return min(max(share, 0.0), 1.0)
