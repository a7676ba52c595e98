"""Logits to typed answers, with the numbers that laya 0.3.20 prints.

Arithmetic is float32 where upstream's is: its arrays are float32 and its scalars are Python floats.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.errors import LayaError
from laya_cuda.request import EncodedRequest, Question

MODEL = "laya-rl-agent"
"""The model name in every result."""

_EXP_TERMS = (0.00139304355, 0.00833336077, 0.0416664854, 0.166666672, 0.5)
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
    for row, question in enumerate(encoded.questions):
        values = np.asarray(logits[row], dtype=np.float32)
        actions = np.asarray(action_logits[row], dtype=np.float32)
        if not (np.isfinite(values).all() and np.isfinite(actions).all()):
            raise LayaError(f"question {question.id!r}: the model gave a logit that is not finite; no answer is given")
        bucket = temperature_bucket(question.kind, len(values))
        scaled = values / float(temperature_by_options.get(bucket, temperature[question.qtype]))
        answers[question.id] = _answer(question, _softmax(scaled), float(_action_softmax(actions)[0]))
    return answers


def temperature_bucket(kind: str, options: int) -> str:
    """Key of `temperature_by_options` for a question type and its number of options."""
    size = next((name for most, name in _BUCKETS if options <= most), "11+")
    return f"{kind}:{size}"


def _softmax(values: Floats) -> Floats:
    weights: Floats = np.exp(values - values.max())
    shares: Floats = weights / weights.sum()
    return shares


def _action_softmax(values: Floats) -> Floats:
    """Softmax as PyTorch's CPU kernel computes it for fewer than 8 values, bit for bit: its `exp` is not numpy's."""
    weights = _torch_exp(values - values.max())
    total = np.add.accumulate(weights)[-1]
    shares: Floats = weights * (np.float32(1.0) / total)
    return shares


def _torch_exp(x: Floats) -> Floats:
    """`exp` of x <= 0 after Sleef's `expf` (https://sleef.org), which PyTorch uses: reduce by log 2, polynomial, scale.

    Fused multiply-adds are float64 sums rounded once more to float32.
    """
    power = np.rint(x * np.float32(1.442695041))
    rest = _fused(power, np.float32(-0.693145752), x)
    rest = _fused(power, np.float32(-1.42860677e-6), rest)
    value = np.full_like(rest, 0.000198527618)
    for term in _EXP_TERMS:
        value = _fused(value, rest, np.float32(term))
    value = np.float32(1.0) + _fused(rest * rest, value, rest)
    scaled: Floats = np.ldexp(value, power.astype(np.int32))
    return scaled


def _fused(a: Floats, b: Floats | np.float32, c: Floats | np.float32) -> Floats:
    product = a.astype(np.float64) * b.astype(np.float64)
    return (product + c.astype(np.float64)).astype(np.float32)


def _answer(question: Question, p: Floats, act: float) -> dict[str, Any]:
    shares = [round(float(share), 4) for share in p]
    calibrated = round(float(np.clip(p.max(), 0.0, 1.0)), 4)
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
    entropy = -(p * np.log(np.clip(p, 1e-12, 1.0))).sum()
    return float(np.clip(1.0 - entropy / math.log(len(p)), 0.0, 1.0))
