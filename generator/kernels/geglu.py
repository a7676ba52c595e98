"""The gated half of ModernBERT's MLP: both products and the gate in one kernel."""

import tilelang.language as T

from .gemm import Tile, gelu
from .target import FP32, INT32, Target
from .tiles import load, store


def geglu(target: Target, tile: Tile, f: int, k: int):
    """c[M,F] = gelu(a @ w[:F]^T) * (a @ w[F:]^T), a[M,K], w[2F,K] (Shazeer, 2020, GEGLU without biases).

    a, w, c: act storage. Sums and gate in f32; rounds once, into c. Blocks past rows[0] leave at once.
    """
    M = T.dynamic("M")
    F, K = target.size("F", f), target.size("K", k)
    dtype = target.act
    bm, bn, bk = tile.m, tile.n, tile.k

    @T.prim_func
    def main(
        a: T.Tensor((M, K), dtype),
        w: T.Tensor((2 * F, K), dtype),
        c: T.Tensor((M, F), dtype),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(F, bn), T.ceildiv(M, bm), threads=tile.threads) as (bx, by):
            a_tile = target.shared((bm, bk), dtype)
            value_tile = target.shared((bn, bk), dtype)
            gate_tile = target.shared((bn, bk), dtype)
            c_tile = target.shared((bm, bn), dtype)
            value = target.fragment((bm, bn), FP32)
            gate = target.fragment((bm, bn), FP32)
            if by * bm < rows[0]:
                T.clear(value)
                T.clear(gate)
                for step in T.Pipelined(T.ceildiv(K, bk), num_stages=tile.stages):
                    load(target, a, by * bm, step * bk, a_tile)
                    load(target, w, bx * bn, step * bk, value_tile)
                    load(target, w, F + bx * bn, step * bk, gate_tile)
                    T.gemm(a_tile, value_tile, value, transpose_B=True)
                    T.gemm(a_tile, gate_tile, gate, transpose_B=True)
                for i, j in target.each(bm, bn):
                    value[i, j] = gelu(value[i, j]) * gate[i, j]
                store(target, value, c_tile, c, by * bm, bx * bn)

    return main
