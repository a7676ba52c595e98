"""The gated half of ModernBERT's MLP: both products and the gate in one kernel."""

import tilelang.language as T

from . import hopper
from .gemm import gelu, quick_gelu, tail_argument
from .target import FP32, INT32, SM_90A, Target
from .tiles import PANEL, Tile, load, store


@T.macro
def load_halves(tile: Tile, w, w_tiles, full, column, depth, slot, share):
    """w_tiles[slot] = columns of the value half, and below them the same ones of the gate half.

    In a cluster each block brings one of the halves to both.
    """
    halves = 2 // tile.cluster
    for number, panel in T.grid(halves, tile.k // PANEL):
        half, at = share + number, panel * PANEL
        first, to = half * (w.shape[0] // 2) + column, half * tile.n
        T.tma_copy(
            w[first : first + tile.n, depth + at : depth + at + PANEL],
            w_tiles[slot, to : to + tile.n, at : at + PANEL],
            barrier=full[slot],
        )
    hopper.expect_others(tile, full, slot, 2 * tile.n - halves * tile.n)


def geglu(target: Target, tile: Tile, f: int, k: int):
    """c[M,F] = gelu(a @ w[:F]^T) * (a @ w[F:]^T), a[M,K], w[2F,K] (Shazeer, 2020, GEGLU without biases).

    a, w, c: act storage. Sums and gate in f32, gelu exact, but on sm_90a `quick_gelu`; rounds once, into c. Blocks past
    rows[0] leave at once.
    """
    if target is SM_90A:
        return streamed_geglu(target, tile, f, k)
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


def streamed_geglu(target: Target, tile: Tile, f: int, k: int):
    """`geglu` by the main loop of sm_90a: one wide tile holds a stretch of both halves."""
    M = T.dynamic("M")
    F, K = f, k
    dtype = target.act
    bm, bn, bk, high = tile.m, tile.n, tile.k, hopper.height(tile)
    columns = -(-f // bn)

    @T.prim_func
    def streamed(
        a: T.Tensor((M, K), dtype),
        w: T.Tensor((2 * F, K), dtype),
        c: T.Tensor((M, F), dtype),
        rows: T.Tensor((1,), INT32),
    ):
        with hopper.kernel(tile, columns, M) as (bx, by):
            T.annotate_min_blocks_per_sm(tile.blocks)
            a_tiles = T.alloc_shared((tile.stages, high, bk), dtype)
            w_tiles = T.alloc_shared((tile.stages, 2 * bn, bk), dtype)
            c_tile = T.alloc_shared((high, bn), dtype)
            value = T.alloc_fragment((high, bn), FP32)
            gate = T.alloc_fragment((high, bn), FP32)
            acc = T.alloc_fragment((high, 2 * bn), FP32)
            T.annotate_layout({value: hopper.sums_layout(high, bn), gate: hopper.sums_layout(high, bn)})
            full, empty = hopper.barriers(tile)
            count = T.alloc_var(INT32)
            count = rows[0]
            if hopper.busy(tile, columns, bx, by, count):
                turns = hopper.turns(tile, columns, bx, count)
                if T.get_thread_binding() >= hopper.multiplying(tile):
                    hopper.load_loop(
                        tile, -(-k // bk), 0, turns, load_halves,
                        a, w, a_tiles, w_tiles, full, empty, columns, bx, by,
                    )  # fmt: skip
                else:
                    T.pdl_trigger()
                    for turn in T.serial(turns):
                        row, column = hopper.place(tile, columns, bx, by, turn)
                        hopper.multiply_loop(tile, -(-k // bk), turn, a_tiles, w_tiles, acc, full, empty)
                        hopper.split(acc, value, gate, bn)
                        for i, j in T.Parallel(high, bn):
                            t = tail_argument(value[i, j])
                            value[i, j] = quick_gelu(value[i, j], t) * gate[i, j]
                        hopper.reclaim(tile)
                        T.copy(value, c_tile)
                        hopper.publish(tile)
                        if hopper.holds(tile, row, count):
                            T.tma_copy(c_tile[0:bm, :], c[row : row + bm, column : column + bn])
                    T.tma_store_wait(0)
            else:
                T.pdl_sync()

    return streamed
