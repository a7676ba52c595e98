"""Queries, keys and values in one product, with rotary positions applied while the sums are still in registers."""

from math import gcd

import tilelang.language as T

from . import hopper
from .rope import HALF
from .target import FP32, HEAD, INT32, SM_90A, Target
from .tiles import PANEL, Tile, load


def stretch(tile: Tile) -> int:
    """Columns that a tile takes of a head at a time: all of them, or as many of either half as go evenly into it."""
    return gcd(tile.n, HEAD)


def first_of(tile: Tile, column):
    """The first half's columns of a stretch begin here; those that they pair with lie HALF behind."""
    return column // HEAD * HEAD + column % HEAD // 2


@T.macro
def load_heads(tile: Tile, w, w_tiles, full, column, depth, slot, share):
    """w_tiles[slot] = first halves of the stretches, and below them the second: a pair then meets in one thread.

    In a cluster each block brings one of the halves to both.
    """
    wide, halves = stretch(tile) // 2, 2 // tile.cluster
    for number, which, panel in T.grid(tile.n // stretch(tile), halves, tile.k // PANEL):
        half, at = share + which, panel * PANEL
        first = first_of(tile, column + number * stretch(tile)) + half * HALF
        to = half * (tile.n // 2) + number * wide
        T.tma_copy(
            w[first : first + wide, depth + at : depth + at + PANEL],
            w_tiles[slot, to : to + wide, at : at + PANEL],
            barrier=full[slot],
        )
    hopper.expect_others(tile, full, slot, tile.n - halves * tile.n // 2)


def spread(i, j, width: int):
    """Where column j of row i of a table lies in shared memory: rows that are read together are in different banks."""
    return j ^ (i // (HALF // width) % (width // 8) * 8)


def qkv_rope(target: Target, tile: Tile, heads: int, k: int):
    """qkv[M,(q|k|v)(head)(64)] = a[M,K] @ w^T with the pairs (d, d+32) of q and k rotated (Su et al., 2021).

    a, w[3*64*H,K], qkv: act storage; cos, sin[L,32]: f32; positions[M]: i32, clamped to the tables. Sums and rotation
    in f32; one rounding, into qkv, where `gemm` followed by `rope` rounds twice. Blocks past rows[0] leave at once.
    """
    if target is SM_90A:
        return streamed_qkv_rope(target, tile, heads, k)
    M = T.dynamic("M")
    L = T.dynamic("L")
    H, K = target.size("H", heads), target.size("K", k)
    act = target.act
    bm, bk = tile.m, tile.k

    @T.prim_func
    def serial(
        a: T.Tensor((M, K), act),
        w: T.Tensor((3 * H * HEAD, K), act),
        cos: T.Tensor((L, HALF), FP32),
        sin: T.Tensor((L, HALF), FP32),
        positions: T.Tensor((M,), INT32),
        qkv: T.Tensor((M, 3 * H * HEAD), act),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(3 * H, T.ceildiv(M, bm), threads=1) as (bx, by):
            a_tile = target.shared((bm, bk), act)
            w_tile = target.shared((HEAD, bk), act)
            acc = target.fragment((bm, HEAD), FP32)
            if by * bm < rows[0]:
                T.clear(acc)
                for step in T.serial(T.ceildiv(K, bk)):
                    load(target, a, by * bm, step * bk, a_tile)
                    load(target, w, bx * HEAD, step * bk, w_tile)
                    T.gemm(a_tile, w_tile, acc, transpose_B=True)
                for i in T.serial(bm):
                    row = by * bm + i
                    if row < M:
                        place = T.max(0, T.min(positions[row], L - 1))
                        for d in T.serial(HALF):
                            if bx < 2 * H:
                                qkv[row, bx * HEAD + d] = acc[i, d] * cos[place, d] - acc[i, HALF + d] * sin[place, d]
                                qkv[row, bx * HEAD + HALF + d] = (
                                    acc[i, HALF + d] * cos[place, d] + acc[i, d] * sin[place, d]
                                )
                            else:
                                qkv[row, bx * HEAD + d] = acc[i, d]
                                qkv[row, bx * HEAD + HALF + d] = acc[i, HALF + d]

    return serial


def streamed_qkv_rope(target: Target, tile: Tile, heads: int, k: int):
    """`qkv_rope` by the main loop of sm_90a.

    The warps that multiply bring the rows of the tables to shared memory while the first tiles are loaded. Positions
    and tables are inputs of a forward, so they are read before the wait.
    """
    M = T.dynamic("M")
    L = T.dynamic("L")
    H, K = heads, k
    act = target.act
    bm, bn, bk, high = tile.m, tile.n, tile.k, hopper.height(tile)
    half, run = bn // 2, stretch(tile)
    wide = run // 2
    columns = -(-3 * heads * HEAD // bn)
    narrow = run < HEAD
    pieces, piece = (bn // wide, wide) if narrow else (1, bn)  # how many stretches of columns are stored, and how wide
    span = wide if bn == run else HALF  # columns of the tables that a tile needs

    @T.prim_func
    def streamed(
        a: T.Tensor((M, K), act),
        w: T.Tensor((3 * H * HEAD, K), act),
        cos: T.Tensor((L, HALF), FP32),
        sin: T.Tensor((L, HALF), FP32),
        positions: T.Tensor((M,), INT32),
        qkv: T.Tensor((M, 3 * H * HEAD), act),
        rows: T.Tensor((1,), INT32),
    ):
        with hopper.kernel(tile, columns, M) as (bx, by):
            T.annotate_min_blocks_per_sm(tile.blocks)
            a_tiles = T.alloc_shared((tile.stages, high, bk), act)
            w_tiles = T.alloc_shared((tile.stages, bn, bk), act)
            c_tile = T.alloc_shared((pieces, high, piece), act)
            cosines = T.alloc_shared((high, span), FP32)
            sines = T.alloc_shared((high, span), FP32)
            first = T.alloc_fragment((high, half), FP32)
            second = T.alloc_fragment((high, half), FP32)
            acc = T.alloc_fragment((high, bn), FP32)
            T.annotate_layout({first: hopper.sums_layout(high, half), second: hopper.sums_layout(high, half)})
            full, empty = hopper.barriers(tile)
            count = T.alloc_var(INT32)
            count = rows[0]
            if hopper.busy(tile, columns, bx, by, count):
                turns = hopper.turns(tile, columns, bx, count)
                if T.get_thread_binding() >= hopper.multiplying(tile):
                    hopper.load_loop(
                        tile, -(-k // bk), 0, turns, load_heads,
                        a, w, a_tiles, w_tiles, full, empty, columns, bx, by,
                    )  # fmt: skip
                else:
                    T.pdl_trigger()
                    for turn in T.serial(turns):
                        row, column = hopper.place(tile, columns, bx, by, turn)
                        begin = first_of(tile, column) % HEAD if bn == run else 0
                        if column < 2 * heads * HEAD:
                            for i, j in T.Parallel(high, span):
                                at = T.max(0, T.min(positions[T.min(row + i, M - 1)], L - 1))
                                cosines[i, spread(i, j, span)] = cos[at, begin + j]
                                sines[i, spread(i, j, span)] = sin[at, begin + j]
                            T.sync_threads(1, hopper.multiplying(tile))
                        hopper.multiply_loop(tile, -(-k // bk), turn, a_tiles, w_tiles, acc, full, empty)
                        hopper.split(acc, first, second, half)
                        if column < 2 * heads * HEAD:
                            for i, j in T.Parallel(high, half):
                                start = column + j // wide * run
                                if start < 2 * heads * HEAD:
                                    at = first_of(tile, start) % HEAD - begin + j % wide
                                    c = cosines[i, spread(i, at, span)]
                                    s = sines[i, spread(i, at, span)]
                                    x = first[i, j]
                                    first[i, j] = x * c - second[i, j] * s
                                    second[i, j] = second[i, j] * c + x * s
                        hopper.reclaim(tile)
                        for i, j in T.Parallel(high, half):
                            number, at = j // wide, j % wide
                            if narrow:
                                c_tile[2 * number, i, at] = T.cast(first[i, j], act)
                                c_tile[2 * number + 1, i, at] = T.cast(second[i, j], act)
                            else:
                                c_tile[0, i, number * run + at] = T.cast(first[i, j], act)
                                c_tile[0, i, number * run + at + HALF] = T.cast(second[i, j], act)
                        hopper.publish(tile)
                        if hopper.holds(tile, row, count):
                            for number in T.unroll(pieces):
                                to = first_of(tile, column + number // 2 * run) + number % 2 * HALF
                                T.tma_copy(c_tile[number, 0:bm, :], qkv[row : row + bm, to : to + piece])
                    T.tma_store_wait(0)
            else:
                T.pdl_sync()

    return streamed
