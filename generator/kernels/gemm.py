"""Matrix product with the bias and activation applied while the sums are still in registers."""

from dataclasses import dataclass

import tilelang.language as T

from .target import FP32, INT32, Target, f32
from .tiles import load, store

SQRT_HALF = f32(0.5**0.5)


@dataclass(frozen=True)
class Tile:
    """Tile configuration: rows, columns and depth of a block's tile, pipeline stages, threads."""

    m: int
    n: int
    k: int
    stages: int
    threads: int

    @property
    def variant(self) -> str:
        """Name of the configuration as callers spell it."""
        return f"t{self.m}x{self.n}x{self.k}s{self.stages}"


def gelu(x):
    """Exact GELU, x * Phi(x), by the error function (Hendrycks and Gimpel, 2016, eq. 2)."""
    return 0.5 * x * (1.0 + T.erf(x * SQRT_HALF))


def epilogue_value(x, kind: str):
    """Activation of a GEMM epilogue: `none` and `bias` keep x, `relu` and `gelu` apply the function."""
    if kind == "relu":
        return T.max(x, 0.0)
    if kind == "gelu":
        return gelu(x)
    return x


def gemm(target: Target, tile: Tile, n: int, k: int, source: str, result: str, epilogue: str):
    """c[M,N] = epilogue(a[M,K] @ w[N,K]^T + bias[N]).

    a, w: `source` storage; bias: f32; c: `result` storage. Sums in f32 over k in tiles of `tile.k`; one rounding, into
    c. Blocks past the true row count (rows[0]) leave at once. N is a multiple of tile.n on a GPU.
    """
    M = T.dynamic("M")
    N, K = target.size("N", n), target.size("K", k)
    dtype, out = target.storage(source), target.storage(result)
    bm, bn, bk = tile.m, tile.n, tile.k

    @T.prim_func
    def main(
        a: T.Tensor((M, K), dtype),
        w: T.Tensor((N, K), dtype),
        bias: T.Tensor((N,), FP32),
        c: T.Tensor((M, N), out),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(N, bn), T.ceildiv(M, bm), threads=tile.threads) as (bx, by):
            a_tile = target.shared((bm, bk), dtype)
            w_tile = target.shared((bn, bk), dtype)
            c_tile = target.shared((bm, bn), out)
            acc = target.fragment((bm, bn), FP32)
            if by * bm < rows[0]:
                T.clear(acc)
                for step in T.Pipelined(T.ceildiv(K, bk), num_stages=tile.stages):
                    load(target, a, by * bm, step * bk, a_tile)
                    load(target, w, bx * bn, step * bk, w_tile)
                    T.gemm(a_tile, w_tile, acc, transpose_B=True)
                if epilogue != "none":
                    for i, j in target.each(bm, bn):
                        acc[i, j] = epilogue_value(acc[i, j] + bias[T.min(bx * bn + j, N - 1)], epilogue)
                store(target, acc, c_tile, c, by * bm, bx * bn)

    return main
