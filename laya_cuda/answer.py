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
    answers: dict[str, Any] = {}
    action_rows: list[list[float]] = np.asarray(action_logits, dtype=np.float32).tolist()
    for question, own, actions in zip(encoded.questions, logits, action_rows, strict=True):
        values = np.asarray(own, dtype=np.float32)
        if not (np.isfinite(values).all() and all(map(math.isfinite, actions))):
            raise LayaError(f"question {question.id!r}: the model gave a logit that is not finite; no answer is given")
        bucket = temperature_bucket(question.kind, len(values))
        scaled = values / float(temperature_by_options.get(bucket, temperature[question.qtype]))
        answers[question.id] = _answer(question, _softmax(scaled), _action_softmax(actions)[0])
    return answers


def temperature_bucket(kind: str, options: int) -> str:
    """Key of `temperature_by_options` for a question type and its number of options."""
    for most, name in _BUCKETS:
        if options <= most:
            return f"{kind}:{name}"
    return f"{kind}:11+"


def _softmax(values: Floats) -> Floats:
    weights: Floats = np.exp(values - np.maximum.reduce(values))
    shares: Floats = weights / np.add.reduce(weights)
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


def _answer(question: Question, p: Floats, act: float) -> dict[str, Any]:
    shares = [round(share, 4) for share in p.tolist()]
    calibrated = round(_within(float(np.maximum.reduce(p))), 4)
    answer: dict[str, Any] = {"type": question.kind}
    if question.kind == "choice":
        labels = list(question.criteria)
        answer["choice"] = labels[int(p.argmax())]
        answer["probabilities"] = dict(zip(labels, shares, strict=True))
        answer["confidence"] = round(_concentration(p), 4)
    elif question.kind == "score":
        # Level numbers are integers, so this product and its sum are float64.
        answer["score"] = round(float((np.arange(len(p)) * p).sum()), 4)
        answer["legend"] = {str(level): text for level, text in enumerate(question.criteria)}
        answer["probabilities"] = {str(level): share for level, share in enumerate(shares)}
        answer["confidence"] = round(_concentration(p), 4)
    else:
        true = float(p[1])
        answer["noul"] = round(true, 4)
        answer["confidence"] = round(max(true, 1.0 - true), 4)
    answer["answer_confidence"] = calibrated
    answer["action"] = {"act_probability": round(act, 4)}
    return answer


def _concentration(p: Floats) -> float:
    """One minus the entropy of `p` over that of the uniform distribution; 1 for a single option."""
    if len(p) < 2:
        return 1.0
    entropy = -np.add.reduce(p * np.log(np.minimum(np.maximum(p, 1e-12), 1.0)))
    return _within(float(1.0 - entropy / math.log(len(p))))


def _within(share: float) -> float:
    """A share within 0 and 1, whatever rounding left."""
    return min(max(share, 0.0), 1.0)
