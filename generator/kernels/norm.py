"""Residual add with LayerNorm, and token embedding with LayerNorm. Row statistics never leave f32."""

import tilelang.language as T

from .target import EPS, FP32, INT32, Target
from .tiles import announce, take_turn


@T.macro
def normalise(br: int, d: int, x, work, total, mean, scale, gamma, beta, biased: bool):
    """work = (x - mean) / sqrt(var + eps) * gamma (+ beta), row by row of x[br, d]."""
    T.reduce_sum(x, total, dim=1)
    for i in T.Parallel(br):
        mean[i] = total[i] / d
    for i, j in T.Parallel(br, d):
        work[i, j] = (x[i, j] - mean[i]) * (x[i, j] - mean[i])
    T.reduce_sum(work, total, dim=1)
    for i in T.Parallel(br):
        scale[i] = T.rsqrt(total[i] / d + EPS)
    for i, j in T.Parallel(br, d):
        work[i, j] = (x[i, j] - mean[i]) * scale[i] * gamma[j]
        if biased:
            work[i, j] = work[i, j] + beta[j]


def add_norm(target: Target, block_rows: int, threads: int, d: int, residual: bool, biased: bool, result: str):
    """stream += branch (if `residual`); y = (stream - mean) / sqrt(var + eps) * gamma (+ beta) (Ba et al., 2016).

    stream[M,D], branch[M,D], gamma[D], beta[D]: f32; y[M,D]: `result` storage, the only rounding. The variance is the
    mean squared distance from the mean, in a second pass over the row. `block_rows` divides 16, so no block is partial.
    """
    M = T.dynamic("M")
    D = target.size("D", d)
    br = block_rows
    out = target.storage(result)

    @T.prim_func
    def tiled(
        stream: T.Tensor((M, D), FP32),
        branch: T.Tensor((M, D), FP32),
        gamma: T.Tensor((D,), FP32),
        beta: T.Tensor((D,), FP32),
        y: T.Tensor((M, D), out),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(M, br), threads=threads) as bx:
            x = target.fragment((br, D), FP32)
            work = target.fragment((br, D), FP32)
            rounded = target.fragment((br, D), out)
            total = target.fragment((br,), FP32)
            mean = target.fragment((br,), FP32)
            scale = target.fragment((br,), FP32)
            by_gamma = target.fragment((D,), FP32)
            by_beta = target.fragment((D,), FP32)
            announce(target)
            if bx * br < rows[0]:
                T.copy(gamma, by_gamma)
                if biased:
                    T.copy(beta, by_beta)
                take_turn(target)
                T.copy(stream[bx * br, 0], x)
                if residual:
                    T.copy(branch[bx * br, 0], work)
                    for i, j in T.Parallel(br, D):
                        x[i, j] = x[i, j] + work[i, j]
                    T.copy(x, stream[bx * br, 0])
                normalise(br, d, x, work, total, mean, scale, by_gamma, by_beta, biased)
                T.copy(work, rounded)
                T.copy(rounded, y[bx * br, 0])
            else:
                take_turn(target)

    @T.prim_func
    def serial(
        stream: T.Tensor((M, D), FP32),
        branch: T.Tensor((M, D), FP32),
        gamma: T.Tensor((D,), FP32),
        beta: T.Tensor((D,), FP32),
        y: T.Tensor((M, D), out),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(M, threads=1) as row:
            total = T.alloc_local((1,), FP32)
            mean = T.alloc_local((1,), FP32)
            scale = T.alloc_local((1,), FP32)
            if row < rows[0]:
                total[0] = 0.0
                for j in T.serial(D):
                    if residual:
                        stream[row, j] = stream[row, j] + branch[row, j]
                    total[0] = total[0] + stream[row, j]
                mean[0] = total[0] / T.cast(D, FP32)
                total[0] = 0.0
                for j in T.serial(D):
                    total[0] = total[0] + (stream[row, j] - mean[0]) * (stream[row, j] - mean[0])
                scale[0] = 1.0 / T.sqrt(total[0] / T.cast(D, FP32) + EPS)
                for j in T.serial(D):
                    if biased:
                        y[row, j] = (stream[row, j] - mean[0]) * scale[0] * gamma[j] + beta[j]
                    else:
                        y[row, j] = (stream[row, j] - mean[0]) * scale[0] * gamma[j]

    return serial if target.is_cpu else tiled


def add_norm_parts(target: Target, block_rows: int, threads: int, d: int, parts: int, result: str):
    """stream += branch[:,0] + branch[:,1] + ..., in this order; then y as of `add_norm`, without beta.

    stream[M,D], branch[M,parts,D], gamma[D]: f32; y[M,D]: `result` storage, the only rounding.
    """
    M = T.dynamic("M")
    P = target.size("P", parts)
    D = target.size("D", d)
    br = block_rows
    out = target.storage(result)

    @T.prim_func
    def tiled(
        stream: T.Tensor((M, D), FP32),
        branch: T.Tensor((M, P, D), FP32),
        gamma: T.Tensor((D,), FP32),
        y: T.Tensor((M, D), out),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(M, br), threads=threads) as bx:
            x = target.fragment((br, D), FP32)
            work = target.fragment((br, D), FP32)
            rounded = target.fragment((br, D), out)
            total = target.fragment((br,), FP32)
            mean = target.fragment((br,), FP32)
            scale = target.fragment((br,), FP32)
            by_gamma = target.fragment((D,), FP32)
            announce(target)
            if bx * br < rows[0]:
                T.copy(gamma, by_gamma)
                take_turn(target)
                T.copy(stream[bx * br, 0], x)
                for part in T.unroll(parts):
                    for i, j in T.Parallel(br, D):
                        x[i, j] = x[i, j] + branch[bx * br + i, part, j]
                T.copy(x, stream[bx * br, 0])
                normalise(br, d, x, work, total, mean, scale, by_gamma, by_gamma, False)
                T.copy(work, rounded)
                T.copy(rounded, y[bx * br, 0])
            else:
                take_turn(target)

    @T.prim_func
    def serial(
        stream: T.Tensor((M, D), FP32),
        branch: T.Tensor((M, P, D), FP32),
        gamma: T.Tensor((D,), FP32),
        y: T.Tensor((M, D), out),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(M, threads=1) as row:
            total = T.alloc_local((1,), FP32)
            mean = T.alloc_local((1,), FP32)
            scale = T.alloc_local((1,), FP32)
            if row < rows[0]:
                total[0] = 0.0
                for j in T.serial(D):
                    for part in T.serial(P):
                        stream[row, j] = stream[row, j] + branch[row, part, j]
                    total[0] = total[0] + stream[row, j]
                mean[0] = total[0] / T.cast(D, FP32)
                total[0] = 0.0
                for j in T.serial(D):
                    total[0] = total[0] + (stream[row, j] - mean[0]) * (stream[row, j] - mean[0])
                scale[0] = 1.0 / T.sqrt(total[0] / T.cast(D, FP32) + EPS)
                for j in T.serial(D):
                    y[row, j] = (stream[row, j] - mean[0]) * scale[0] * gamma[j]

    return serial if target.is_cpu else tiled


def embed_norm(target: Target, block_rows: int, threads: int, d: int):
    """stream = LayerNorm(table[ids]) * gamma, y = round(stream).

    ids[M]: i32, clamped to the table; table[V,D]: act storage, exact in f32; stream[M,D]: f32; y[M,D]: act storage,
    the only rounding (layer 0 of ModernBERT has no attention norm of its own and reads y).
    """
    M = T.dynamic("M")
    V = T.dynamic("V")
    D = target.size("D", d)
    br = block_rows
    act = target.act

    @T.prim_func
    def tiled(
        ids: T.Tensor((M,), INT32),
        table: T.Tensor((V, D), act),
        gamma: T.Tensor((D,), FP32),
        stream: T.Tensor((M, D), FP32),
        y: T.Tensor((M, D), act),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(M, br), threads=threads) as bx:
            token = target.fragment((br, D), act)
            x = target.fragment((br, D), FP32)
            work = target.fragment((br, D), FP32)
            rounded = target.fragment((br, D), act)
            total = target.fragment((br,), FP32)
            mean = target.fragment((br,), FP32)
            scale = target.fragment((br,), FP32)
            by_gamma = target.fragment((D,), FP32)
            announce(target)
            if bx * br < rows[0]:
                T.copy(gamma, by_gamma)
                take_turn(target)
                for i, j in T.Parallel(br, D):
                    token[i, j] = table[T.max(0, T.min(ids[bx * br + i], V - 1)), j]
                T.copy(token, x)
                normalise(br, d, x, work, total, mean, scale, by_gamma, by_gamma, False)
                T.copy(work, stream[bx * br, 0])
                T.copy(work, rounded)
                T.copy(rounded, y[bx * br, 0])
            else:
                take_turn(target)

    @T.prim_func
    def serial(
        ids: T.Tensor((M,), INT32),
        table: T.Tensor((V, D), act),
        gamma: T.Tensor((D,), FP32),
        stream: T.Tensor((M, D), FP32),
        y: T.Tensor((M, D), act),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(M, threads=1) as row:
            total = T.alloc_local((1,), FP32)
            mean = T.alloc_local((1,), FP32)
            scale = T.alloc_local((1,), FP32)
            if row < rows[0]:
                token = T.max(0, T.min(ids[row], V - 1))
                total[0] = 0.0
                for j in T.serial(D):
                    total[0] = total[0] + table[token, j]
                mean[0] = total[0] / T.cast(D, FP32)
                total[0] = 0.0
                for j in T.serial(D):
                    total[0] = total[0] + (table[token, j] - mean[0]) * (table[token, j] - mean[0])
                scale[0] = 1.0 / T.sqrt(total[0] / T.cast(D, FP32) + EPS)
                for j in T.serial(D):
                    stream[row, j] = (table[token, j] - mean[0]) * scale[0] * gamma[j]
                    y[row, j] = stream[row, j]

    return serial if target.is_cpu else tiled
