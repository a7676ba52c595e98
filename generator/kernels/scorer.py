"""The last layer of the option scorer, the action features and the action head. All arithmetic is f32."""

import tilelang.language as T

from .gemm import gelu
from .target import FP32, INT32, Target, f32
from .tiles import announce, take_turn

HIDDEN = 256  # width of the action head's hidden layer
FEATURES = 4
UNITS = 32  # units of the hidden layer that a block computes
SLICES = 16  # threads that share a unit
LOWEST = f32(-3.0e38)
FLOOR = f32(1e-9)  # least probability inside the logarithm


def score(target: Target, threads: int, d: int):
    """logits[i] = hidden[i] . w + bias for i < count[0]; hidden[N,D], w[D], bias[1], logits[N]. One block a row."""
    N = T.dynamic("N")
    D = target.size("D", d)

    @T.prim_func
    def tiled(
        hidden: T.Tensor((N, D), FP32),
        w: T.Tensor((D,), FP32),
        bias: T.Tensor((1,), FP32),
        logits: T.Tensor((N,), FP32),
        count: T.Tensor((1,), INT32),
    ):
        with T.Kernel(N, threads=threads) as item:
            product = T.alloc_fragment((1, D), FP32)
            weights = T.alloc_fragment((D,), FP32)
            total = T.alloc_fragment((1,), FP32)
            announce(target)
            if item < count[0]:
                T.copy(w, weights)
                take_turn(target)
                for i, j in T.Parallel(1, D):
                    product[i, j] = hidden[item + i, j] * weights[j]
                T.reduce_sum(product, total, dim=1)
                for i in T.Parallel(1):
                    logits[item + i] = total[i] + bias[0]
            else:
                take_turn(target)

    @T.prim_func
    def serial(
        hidden: T.Tensor((N, D), FP32),
        w: T.Tensor((D,), FP32),
        bias: T.Tensor((1,), FP32),
        logits: T.Tensor((N,), FP32),
        count: T.Tensor((1,), INT32),
    ):
        with T.Kernel(N, threads=1) as item:
            total = T.alloc_local((1,), FP32)
            if item < count[0]:
                total[0] = 0.0
                for j in T.serial(D):
                    total[0] = total[0] + hidden[item, j] * w[j]
                logits[item] = total[0] + bias[0]

    return serial if target.is_cpu else tiled


def action_features(target: Target):
    """features[s] = (p1, p1 - p2, entropy / log(max(k, 2)), k / 255) of the softmax p over sequence s's k logits.

    logits[N]; option_starts, option_counts[S]: i32; features[S,4]; seqs[0] sequences are true. p2 is 0 where k is 1;
    the entropy clamps p at 1e-9 inside its logarithm. A handful of numbers a sequence: one thread walks them in order,
    so the sums have one order on every target. A sequence without options gets zeros.
    """
    N = T.dynamic("N")
    S = T.dynamic("S")

    @T.prim_func
    def main(
        logits: T.Tensor((N,), FP32),
        option_starts: T.Tensor((S,), INT32),
        option_counts: T.Tensor((S,), INT32),
        features: T.Tensor((S, FEATURES), FP32),
        seqs: T.Tensor((1,), INT32),
    ):
        with T.Kernel(S, threads=1 if target.is_cpu else 32) as seq:
            peak = T.alloc_local((1,), FP32)
            total = T.alloc_local((1,), FP32)
            first = T.alloc_local((1,), FP32)
            second = T.alloc_local((1,), FP32)
            entropy = T.alloc_local((1,), FP32)
            p = T.alloc_local((1,), FP32)
            announce(target)
            if seq < seqs[0]:
                start = T.max(0, T.min(option_starts[seq], N))
                k = T.max(0, T.min(option_counts[seq], N - start))
                take_turn(target)
                peak[0] = LOWEST
                for i in T.serial(k):
                    peak[0] = T.max(peak[0], logits[start + i])
                total[0] = 0.0
                for i in T.serial(k):
                    total[0] = total[0] + T.exp(logits[start + i] - peak[0])
                first[0] = 0.0
                second[0] = 0.0
                entropy[0] = 0.0
                for i in T.serial(k):
                    p[0] = T.exp(logits[start + i] - peak[0]) / total[0]
                    entropy[0] = entropy[0] - p[0] * T.log(T.max(p[0], FLOOR))
                    second[0] = T.max(second[0], T.min(first[0], p[0]))
                    first[0] = T.max(first[0], p[0])
                features[seq, 0] = first[0]
                features[seq, 1] = first[0] - second[0]
                features[seq, 2] = entropy[0] / T.log(T.cast(T.max(k, 2), FP32))
                features[seq, 3] = T.cast(T.max(k, 2), FP32) / 255.0
            else:
                take_turn(target)

    return main


def action_hidden(target: Target, d: int):
    """hidden[S,256] = pooled[S,D] @ w1[:D], w1[D+4,256] input-major: the part of the action head that needs no logits.

    A block has UNITS units of a sequence; SLICES threads a unit sum stretches of D, which are added in order. All f32.
    """
    S = T.dynamic("S")
    D = target.size("D", d)
    depth = d // SLICES

    @T.prim_func
    def tiled(
        pooled: T.Tensor((S, D), FP32),
        w1: T.Tensor((D + FEATURES, HIDDEN), FP32),
        hidden: T.Tensor((S, HIDDEN), FP32),
        seqs: T.Tensor((1,), INT32),
    ):
        with T.Kernel(S, HIDDEN // UNITS, threads=SLICES * UNITS) as (seq, by):
            weights = T.alloc_fragment((SLICES, UNITS, depth), FP32)
            partial = T.alloc_fragment((SLICES, UNITS), FP32)
            sums = T.alloc_shared((SLICES, UNITS), FP32)
            total = T.alloc_fragment((UNITS,), FP32)
            announce(target)
            if seq < seqs[0]:
                for j in T.unroll(depth):
                    for i, u in T.Parallel(SLICES, UNITS):
                        weights[i, u, j] = w1[i * depth + j, by * UNITS + u]
                take_turn(target)
                T.clear(partial)
                for j in T.unroll(depth):
                    for i, u in T.Parallel(SLICES, UNITS):
                        partial[i, u] = partial[i, u] + pooled[seq, i * depth + j] * weights[i, u, j]
                T.copy(partial, sums)
                T.clear(total)
                for i in T.serial(SLICES):
                    for u in T.Parallel(UNITS):
                        total[u] = total[u] + sums[i, u]
                for u in T.Parallel(UNITS):
                    hidden[seq, by * UNITS + u] = total[u]
            else:
                take_turn(target)

    @T.prim_func
    def serial(
        pooled: T.Tensor((S, D), FP32),
        w1: T.Tensor((D + FEATURES, HIDDEN), FP32),
        hidden: T.Tensor((S, HIDDEN), FP32),
        seqs: T.Tensor((1,), INT32),
    ):
        with T.Kernel(S, threads=1) as seq:
            if seq < seqs[0]:
                for u in T.serial(HIDDEN):
                    hidden[seq, u] = 0.0
                for j in T.serial(D):
                    for u in T.serial(HIDDEN):
                        hidden[seq, u] = hidden[seq, u] + pooled[seq, j] * w1[j, u]

    return serial if target.is_cpu else tiled


def action_head(target: Target, d: int):
    """logits[S,A] = gelu(before[S,256] + features[S,4] @ w1[D:] + b1) @ w2[A,256]^T + b2, one block a sequence.

    before: what `action_hidden` leaves. Everything f32 and nothing rounded: action logits reach thousands and the layer
    is too small for tensor cores. w1[D+4,256] is input-major, so that neighbouring threads read neighbouring weights.
    """
    S = T.dynamic("S")
    A = T.dynamic("A")
    D = target.size("D", d)

    @T.prim_func
    def tiled(
        before: T.Tensor((S, HIDDEN), FP32),
        features: T.Tensor((S, FEATURES), FP32),
        w1: T.Tensor((D + FEATURES, HIDDEN), FP32),
        b1: T.Tensor((HIDDEN,), FP32),
        w2: T.Tensor((A, HIDDEN), FP32),
        b2: T.Tensor((A,), FP32),
        logits: T.Tensor((S, A), FP32),
        seqs: T.Tensor((1,), INT32),
    ):
        with T.Kernel(S, threads=HIDDEN) as seq:
            hidden = T.alloc_fragment((1, HIDDEN), FP32)
            product = T.alloc_fragment((1, HIDDEN), FP32)
            total = T.alloc_fragment((1,), FP32)
            announce(target)
            if seq < seqs[0]:
                take_turn(target)
                for i, u in T.Parallel(1, HIDDEN):
                    hidden[i, u] = before[seq + i, u]
                for j in T.serial(FEATURES):
                    for i, u in T.Parallel(1, HIDDEN):
                        hidden[i, u] = hidden[i, u] + features[seq, j] * w1[D + j, u]
                for i, u in T.Parallel(1, HIDDEN):
                    hidden[i, u] = gelu(hidden[i, u] + b1[u])
                for a in T.serial(A):
                    for i, u in T.Parallel(1, HIDDEN):
                        product[i, u] = hidden[i, u] * w2[a, u]
                    T.reduce_sum(product, total, dim=1)
                    for i in T.Parallel(1):
                        logits[seq + i, a] = total[i] + b2[a]
            else:
                take_turn(target)

    @T.prim_func
    def serial(
        before: T.Tensor((S, HIDDEN), FP32),
        features: T.Tensor((S, FEATURES), FP32),
        w1: T.Tensor((D + FEATURES, HIDDEN), FP32),
        b1: T.Tensor((HIDDEN,), FP32),
        w2: T.Tensor((A, HIDDEN), FP32),
        b2: T.Tensor((A,), FP32),
        logits: T.Tensor((S, A), FP32),
        seqs: T.Tensor((1,), INT32),
    ):
        with T.Kernel(S, threads=1) as seq:
            hidden = T.alloc_local((HIDDEN,), FP32)
            total = T.alloc_local((1,), FP32)
            if seq < seqs[0]:
                for u in T.serial(HIDDEN):
                    hidden[u] = before[seq, u] + b1[u]
                for j in T.serial(FEATURES):
                    for u in T.serial(HIDDEN):
                        hidden[u] = hidden[u] + features[seq, j] * w1[D + j, u]
                for u in T.serial(HIDDEN):
                    hidden[u] = gelu(hidden[u])
                for a in T.serial(A):
                    total[0] = 0.0
                    for u in T.serial(HIDDEN):
                        total[0] = total[0] + hidden[u] * w2[a, u]
                    logits[seq, a] = total[0] + b2[a]

    return serial if target.is_cpu else tiled
