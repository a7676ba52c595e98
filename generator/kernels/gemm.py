"""Matrix product with the bias and activation applied while the sums are still in registers."""

import tilelang.language as T

from . import hopper
from .target import FP32, INT32, SM_90A, Target, f32
from .tiles import PANEL, Tile, load, power_of_two, store

SQRT_HALF = f32(0.5**0.5)
STRETCH = 128  # depth that parts of a product are multiples of, whatever their tiles


def gelu(x):
    """Exact GELU, x * Phi(x), by the error function (Hendrycks and Gimpel, 2016, eq. 2)."""
    return 0.5 * x * (1.0 + T.erf(x * SQRT_HALF))


# Phi(-|x|) = poly(t) exp(-x^2 / 2) with t = 1 / (1 + SLOPE |x|) (Abramowitz and Stegun, 1964, 7.1.26, there for erf).
SLOPE = f32(0.3275911 * 0.5**0.5)
TAIL = tuple(f32(0.5 * a) for a in (0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429))
DECAY = f32(-0.5 * 1.4426950408889634)


def tail_argument(x):
    """The t of `quick_gelu`."""
    return T.call_extern("float32", "__fdividef", f32(1.0), 1.0 + SLOPE * T.abs(x))


def quick_gelu(x, t):
    """GELU, x * Phi(x), wrong by at most 7.5e-8 |x|: less work than the error function. t: `tail_argument(x)`."""
    poly = t * (TAIL[0] + t * (TAIL[1] + t * (TAIL[2] + t * (TAIL[3] + t * TAIL[4]))))
    return T.max(x, 0.0) - T.abs(x) * poly * power_of_two(DECAY * x * x)


def epilogue_value(x, kind: str):
    """Activation of a GEMM epilogue: `bias` keeps x, `relu` and `gelu` apply the function."""
    if kind == "relu":
        return T.max(x, 0.0)
    if kind == "gelu":
        return gelu(x)
    return x


@T.macro
def load_weights(tile: Tile, w, w_tiles, full, column, depth, slot, share):
    """w_tiles[slot] = w[column:, depth:]; in a cluster a block brings its share of them to all."""
    n = tile.n // tile.cluster
    first = share * n
    for panel in T.serial(tile.k // PANEL):
        at = panel * PANEL
        T.tma_copy(
            w[column + first : column + first + n, depth + at : depth + at + PANEL],
            w_tiles[slot, first : first + n, at : at + PANEL],
            barrier=full[slot],
        )
    hopper.expect_others(tile, full, slot, tile.n - n)


@T.macro
def finish(target: Target, acc, bias, c, row, column, epilogue: str):
    """acc = epilogue(acc + bias), or acc + c where the epilogue is to `add`; `none` leaves the sums as they are."""
    M, N = c.shape
    if epilogue == "add":
        for i, j in target.each(*acc.shape):
            acc[i, j] = acc[i, j] + c[T.min(row + i, M - 1), T.min(column + j, N - 1)]
    elif epilogue != "none":
        for i, j in target.each(*acc.shape):
            acc[i, j] = epilogue_value(acc[i, j] + bias[T.min(column + j, N - 1)], epilogue)


def gemm(target: Target, tile: Tile, n: int, k: int, source: str, result: str, epilogue: str):
    """c[M,N] = epilogue(a[M,K] @ w[N,K]^T + bias[N]).

    a, w: `source` storage; bias: f32; c: `result` storage. Sums in f32 over k in tiles of `tile.k`; one rounding, into
    c. With the epilogue `add`, c += a @ w^T. Blocks past the true row count (rows[0]) leave at once. N is a multiple of
    tile.n on a GPU.
    """
    if target is SM_90A:
        return streamed_gemm(target, tile, n, k, source, result, epilogue)
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
                finish(target, acc, bias, c, by * bm, bx * bn, epilogue)
                store(target, acc, c_tile, c, by * bm, bx * bn)

    return main


def streamed_gemm(target: Target, tile: Tile, n: int, k: int, source: str, result: str, epilogue: str):
    """`gemm` by the main loop of sm_90a; what it adds to is read behind the wait, when the sums are there."""
    M = T.dynamic("M")
    N, K = n, k
    dtype, out = target.storage(source), target.storage(result)
    bm, bn, bk, high = tile.m, tile.n, tile.k, hopper.height(tile)
    columns = -(-n // bn)

    @T.prim_func
    def streamed(
        a: T.Tensor((M, K), dtype),
        w: T.Tensor((N, K), dtype),
        bias: T.Tensor((N,), FP32),
        c: T.Tensor((M, N), out),
        rows: T.Tensor((1,), INT32),
    ):
        with hopper.kernel(tile, columns, M) as (bx, by):
            T.annotate_min_blocks_per_sm(tile.blocks)
            a_tiles = T.alloc_shared((tile.stages, high, bk), dtype)
            w_tiles = T.alloc_shared((tile.stages, bn, bk), dtype)
            c_tile = T.alloc_shared((high, bn), out)
            acc = T.alloc_fragment((high, bn), FP32)
            full, empty = hopper.barriers(tile)
            count = T.alloc_var(INT32)
            count = rows[0]
            if hopper.busy(tile, columns, bx, by, count):
                turns = hopper.turns(tile, columns, bx, count)
                if T.get_thread_binding() >= hopper.multiplying(tile):
                    hopper.load_loop(
                        tile, -(-k // bk), 0, turns, load_weights,
                        a, w, a_tiles, w_tiles, full, empty, columns, bx, by,
                    )  # fmt: skip
                else:
                    T.pdl_trigger()
                    for turn in T.serial(turns):
                        row, column = hopper.place(tile, columns, bx, by, turn)
                        hopper.multiply_loop(tile, -(-k // bk), turn, a_tiles, w_tiles, acc, full, empty)
                        if epilogue == "add":
                            T.pdl_sync()  # what is added to comes from the kernels before, and this warp has not waited
                        finish(target, acc, bias, c, row, column, epilogue)
                        hopper.reclaim(tile)
                        T.copy(acc, c_tile)
                        hopper.publish(tile)
                        if hopper.holds(tile, row, count):
                            T.tma_copy(c_tile[0:bm, :], c[row : row + bm, column : column + bn])
                    T.tma_store_wait(0)
            else:
                T.pdl_sync()

    return streamed


def gemm_add(target: Target, tile: Tile, n: int, k: int):
    """c[M,N] += a[M,K] @ w[N,K]^T: `gemm` with the epilogue `add`.

    a, w: act storage; c: f32. Sums in f32 over k, then one addition; nothing is rounded to less.
    """
    if target is SM_90A:
        return streamed_gemm_add(target, tile, n, k)
    return gemm(target, tile, n, k, "act", "f32", "add")


def streamed_gemm_add(target: Target, tile: Tile, n: int, k: int):
    """`gemm_add` by the main loop of sm_90a."""
    return streamed_gemm(target, tile, n, k, "act", "f32", "add")


def gemm_parts(target: Target, tile: Tile, n: int, k: int):
    """c[M,p,N] = a[M,K] @ w[N,K]^T over the p-th of tile.parts stretches of K, each a multiple of STRETCH but the last.

    a, w: act storage; c: f32, one sum a part, nothing rounded. Blocks past rows[0] leave at once.
    """
    if target is SM_90A:
        return streamed_gemm_parts(target, tile, n, k)
    M = T.dynamic("M")
    P = target.size("P", tile.parts)
    N, K = target.size("N", n), target.size("K", k)
    dtype = target.act
    bm, bn, bk = tile.m, tile.n, tile.k
    steps = -(-k // (STRETCH * tile.parts)) * STRETCH // bk

    @T.prim_func
    def tiled(
        a: T.Tensor((M, K), dtype),
        w: T.Tensor((N, K), dtype),
        c: T.Tensor((M, P, N), FP32),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(N, bn), T.ceildiv(M, bm), P, threads=tile.threads) as (bx, by, part):
            a_tile = T.alloc_shared((bm, bk), dtype)
            w_tile = T.alloc_shared((bn, bk), dtype)
            acc = T.alloc_fragment((bm, bn), FP32)
            if by * bm < rows[0]:
                T.clear(acc)
                for step in T.Pipelined(steps, num_stages=tile.stages):
                    T.copy(a[by * bm, (part * steps + step) * bk], a_tile)
                    T.copy(w[bx * bn, (part * steps + step) * bk], w_tile)
                    T.gemm(a_tile, w_tile, acc, transpose_B=True)
                for i, j in T.Parallel(bm, bn):
                    if by * bm + i < M:
                        c[by * bm + i, part, bx * bn + j] = acc[i, j]

    @T.prim_func
    def serial(
        a: T.Tensor((M, K), dtype),
        w: T.Tensor((N, K), dtype),
        c: T.Tensor((M, P, N), FP32),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(N, bn), T.ceildiv(M, bm), P, threads=1) as (bx, by, part):
            a_tile = target.shared((bm, bk), dtype)
            w_tile = target.shared((bn, bk), dtype)
            acc = target.fragment((bm, bn), FP32)
            if by * bm < rows[0]:
                T.clear(acc)
                for step in T.serial(T.ceildiv(K, STRETCH * P) * (STRETCH // bk)):
                    load(target, a, by * bm, (part * T.ceildiv(K, STRETCH * P) * (STRETCH // bk) + step) * bk, a_tile)
                    load(target, w, bx * bn, (part * T.ceildiv(K, STRETCH * P) * (STRETCH // bk) + step) * bk, w_tile)
                    T.gemm(a_tile, w_tile, acc, transpose_B=True)
                for i in T.serial(bm):
                    for j in T.serial(bn):
                        if (by * bm + i < M) & (bx * bn + j < N):
                            c[by * bm + i, part, bx * bn + j] = acc[i, j]

    return serial if target.is_cpu else tiled


def streamed_gemm_parts(target: Target, tile: Tile, n: int, k: int):
    """`gemm_parts` by the main loop of sm_90a."""
    M = T.dynamic("M")
    P, N, K = tile.parts, n, k
    dtype = target.act
    bm, bn, bk, high = tile.m, tile.n, tile.k, hopper.height(tile)
    steps = -(-k // (STRETCH * tile.parts)) * STRETCH // bk
    columns = -(-n // bn)

    @T.prim_func
    def streamed(
        a: T.Tensor((M, K), dtype),
        w: T.Tensor((N, K), dtype),
        c: T.Tensor((M, P, N), FP32),
        rows: T.Tensor((1,), INT32),
    ):
        with hopper.kernel(tile, columns, M, tile.parts) as (bx, by, part):
            T.annotate_min_blocks_per_sm(tile.blocks)
            a_tiles = T.alloc_shared((tile.stages, high, bk), dtype)
            w_tiles = T.alloc_shared((tile.stages, bn, bk), dtype)
            c_tile = T.alloc_shared((high, 1, bn), FP32)
            acc = T.alloc_fragment((high, bn), FP32)
            full, empty = hopper.barriers(tile)
            count = T.alloc_var(INT32)
            count = rows[0]
            if hopper.busy(tile, columns, bx, by, count):
                if T.get_thread_binding() >= hopper.multiplying(tile):
                    hopper.load_loop(
                        tile, steps, part * steps, 1, load_weights,
                        a, w, a_tiles, w_tiles, full, empty, columns, bx, by,
                    )  # fmt: skip
                else:
                    T.pdl_trigger()
                    hopper.multiply_loop(tile, steps, 0, a_tiles, w_tiles, acc, full, empty)
                    for i, j in T.Parallel(high, bn):
                        c_tile[i, 0, j] = acc[i, j]
                    hopper.publish(tile)
                    if hopper.holds(tile, by * bm, count):
                        T.tma_copy(
                            c_tile[0:bm, :, :], c[by * bm : by * bm + bm, part : part + 1, bx * bn : bx * bn + bn]
                        )
                    T.tma_store_wait(0)
            else:
                T.pdl_sync()

    return streamed
