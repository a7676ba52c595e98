"""Every op of manifests/abi.json in float64: what the kernels are measured against.

One short function an op, on plain numpy arrays named as in the ABI. Inputs are the values a kernel sees (already
rounded to its storage); nothing is rounded on the way. Each function that sums returns, beside its result, the
`spread`: the sum of the magnitudes that were added up, times whatever the rest of the op multiplies them by. A float32
sum cannot be held to better than a small multiple of 2**-24 of its spread, so bounds are written against it.

The two heavy primitives can be swapped (`Math`), so that a GPU driver may compute large references in float64 on its
device.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Index = NDArray[np.int32]

EPS = 1e-5
HEAD = 64
_erf = np.frompyfunc(math.erf, 1, 1)


@dataclass(frozen=True)
class Math:
    """Float64 matrix product and error function, both numpy in and out."""

    matmul: Callable[[Array, Array], Array] = np.matmul
    erf: Callable[[Array], Array] = lambda x: np.asarray(_erf(x), np.float64)


NUMPY = Math()


def f64(x: NDArray[np.generic]) -> Array:
    return np.asarray(x, dtype=np.float64)


def gelu(x: Array, ops: Math = NUMPY) -> Array:
    return 0.5 * x * (1.0 + ops.erf(x * math.sqrt(0.5)))


def layer_norm(x: Array, gamma: Array, beta: Array | None = None) -> tuple[Array, Array]:
    """(y, spread) of LayerNorm over the last axis, variance by the centred sum."""
    mean = x.mean(-1, keepdims=True)
    centred = x - mean
    scale = 1.0 / np.sqrt((centred * centred).mean(-1, keepdims=True) + EPS)
    y = centred * scale * gamma
    spread = (np.abs(x) + np.abs(x).mean(-1, keepdims=True)) * scale * np.abs(gamma)
    return (y, spread) if beta is None else (y + beta, spread + np.abs(beta))


def embed_norm(ids: Index, table: Array, gamma: Array) -> tuple[Array, Array]:
    return layer_norm(table[np.clip(ids, 0, len(table) - 1)], gamma)


def product(a: Array, w: Array, ops: Math = NUMPY) -> tuple[Array, Array]:
    """a @ w^T and its spread |a| @ |w|^T."""
    return ops.matmul(a, w.T), ops.matmul(np.abs(a), np.abs(w).T)


def gemm(a: Array, w: Array, bias: Array | None, epilogue: str, ops: Math = NUMPY) -> tuple[Array, Array]:
    """epilogue(a @ w^T + bias) for epilogue none, bias, relu or gelu."""
    c, spread = product(a, w, ops)
    if bias is not None:
        c, spread = c + bias, spread + np.abs(bias)
    if epilogue == "relu":
        return np.maximum(c, 0.0), spread
    if epilogue == "gelu":
        return gelu(c, ops), 1.13 * spread  # the steepest slope of gelu is 1.129
    return c, spread


def gemm_parts(a: Array, w: Array, parts: int, ops: Math = NUMPY) -> tuple[Array, Array]:
    """[rows, parts, n]: the product over each stretch of k; all but the last are equal multiples of 128."""
    k = a.shape[1]
    stretch = -(-k // (128 * parts)) * 128
    cuts = [slice(i * stretch, (i + 1) * stretch) for i in range(parts)]
    pairs = [product(a[:, cut], w[:, cut], ops) for cut in cuts]
    return np.stack([c for c, _ in pairs], 1), np.stack([spread for _, spread in pairs], 1)


def gemm_add(a: Array, w: Array, c: Array, ops: Math = NUMPY) -> tuple[Array, Array]:
    """[rows, n]: c and the product that is added to it."""
    value, spread = product(a, w, ops)
    return c + value, np.abs(c) + spread


def geglu(a: Array, w: Array, ops: Math = NUMPY) -> tuple[Array, Array]:
    half = len(w) // 2
    gate, gate_spread = product(a, w[:half], ops)
    value, value_spread = product(a, w[half:], ops)
    active = gelu(gate, ops)
    return active * value, 1.13 * gate_spread * np.abs(value) + np.abs(active) * value_spread


def add_f32(a: NDArray[np.float32], b: NDArray[np.float32]) -> Array:
    """The one sum whose float32 result is fixed to the bit: a single addition, rounded to nearest."""
    return f64(np.add(a, b, dtype=np.float32))


def add_norm(
    stream: NDArray[np.float32], branch: NDArray[np.float32] | None, gamma: Array, beta: Array | None
) -> tuple[Array, Array, Array]:
    """(stream after the addition, y, spread of y)."""
    total = f64(stream) if branch is None else add_f32(stream, branch)
    y, spread = layer_norm(total, gamma, beta)
    return total, y, spread


def add_norm_parts(
    stream: NDArray[np.float32], branch: NDArray[np.float32], gamma: Array
) -> tuple[Array, Array, Array]:
    """As add_norm; the parts of the branch are added one after the other, each sum rounded."""
    total = np.asarray(stream, np.float32)
    for part in range(branch.shape[1]):
        total = np.add(total, branch[:, part], dtype=np.float32)
    y, spread = layer_norm(f64(total), gamma)
    return f64(total), y, spread


def add_type(hidden: NDArray[np.float32], table: NDArray[np.float32], types: Index) -> Array:
    return add_f32(hidden, table[np.clip(types, 0, 2)])


def rope(qkv: Array, cos: Array, sin: Array, positions: Index, heads: int) -> tuple[Array, Array]:
    """Rotate-half on the query and key heads; the value columns come back as they were."""
    rows = len(qkv)
    out, spread = qkv.copy(), np.zeros_like(qkv)
    at = np.clip(positions, 0, len(cos) - 1)
    c, s = cos[at][:, None, :], sin[at][:, None, :]
    qk = qkv[:, : 2 * heads * HEAD].reshape(rows, 2 * heads, 2, HEAD // 2)
    first, second = qk[:, :, 0], qk[:, :, 1]
    turned = np.stack([first * c - second * s, second * c + first * s], axis=2)
    size = np.stack([np.abs(first * c) + np.abs(second * s), np.abs(second * c) + np.abs(first * s)], axis=2)
    out[:, : 2 * heads * HEAD] = turned.reshape(rows, -1)
    spread[:, : 2 * heads * HEAD] = size.reshape(rows, -1)
    return out, spread


def qkv_rope(
    a: Array, w: Array, cos: Array, sin: Array, positions: Index, heads: int, ops: Math = NUMPY
) -> tuple[Array, Array]:
    """a @ w^T, queries and keys rotated; the spread is that of the product, carried through the rotation."""
    qkv, spread = product(a, w, ops)
    out, turned = rope(qkv, cos, sin, positions, heads)
    _, carried = rope(spread, np.abs(cos), np.abs(sin), positions, heads)
    columns = np.arange(out.shape[1]) < 2 * heads * HEAD
    return out, np.where(columns, carried + turned, spread)


def attention(qkv: Array, heads: int, window: int) -> tuple[Array, Array]:
    """One sequence, [length, 3*64*heads] to [length, 64*heads]; spread is the probability-weighted |v|."""
    length = len(qkv)
    q, k, v = (qkv[:, i * heads * HEAD : (i + 1) * heads * HEAD].reshape(length, heads, HEAD) for i in range(3))
    far = np.abs(np.arange(length)[:, None] - np.arange(length)[None, :]) > window if window else None
    out, spread = np.empty((length, heads, HEAD)), np.empty((length, heads, HEAD))
    for h in range(heads):
        scores = q[:, h] @ k[:, h].T * 0.125
        if far is not None:
            scores[far] = -np.inf
        p = np.exp(scores - scores.max(-1, keepdims=True))
        p /= p.sum(-1, keepdims=True)
        out[:, h], spread[:, h] = p @ v[:, h], p @ np.abs(v[:, h])
    return out.reshape(length, -1), spread.reshape(length, -1)


def gather(stream: NDArray[np.float32], branch: NDArray[np.float32], index: Index) -> Array:
    at = np.clip(index, 0, len(stream) - 1)
    return add_f32(stream[at], branch[at])


def score(hidden: Array, w: Array, bias: float) -> tuple[Array, Array]:
    return hidden @ w + bias, np.abs(hidden) @ np.abs(w) + abs(bias)


def action_features(options: Sequence[Array]) -> Array:
    """[sequences, 4]: largest p, largest minus second, entropy over log(max(n, 2)), max(n, 2) / 255.

    As laya.common.DecisionModel.forward: one option counts as two, of which the second has probability 0, and
    probabilities enter the logarithm no smaller than 1e-9.
    """
    rows = []
    for logits in options:
        p = np.exp(logits - logits.max())
        p /= p.sum()
        top = np.sort(np.append(p, 0.0) if len(p) == 1 else p)[::-1]
        n = max(len(p), 2)
        entropy = -(p * np.log(np.maximum(p, 1e-9))).sum() / math.log(n)
        rows.append([top[0], top[0] - top[1], entropy, n / 255.0])
    return np.array(rows)


def action_head(
    before: Array, features: Array, w1: Array, b1: Array, w2: Array, b2: Array, ops: Math = NUMPY
) -> tuple[Array, Array]:
    last = w1[-features.shape[1] :]
    hidden = gelu(before + features @ last + b1, ops)
    spread = 1.13 * (np.abs(before) + np.abs(features) @ np.abs(last) + np.abs(b1)) @ np.abs(w2).T + np.abs(b2)
    return hidden @ w2.T + b2, spread
