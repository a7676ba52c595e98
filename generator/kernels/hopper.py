"""The main loop of matrix products on sm_90a: one warp loads tiles, warpgroups multiply them.

Weights do not depend on the kernel before, so the first stages of them are on their way before the wait for it. One
product of a warpgroup is in flight while the next is issued.

Counts (`rows`) are read before the wait: they are inputs of a forward, which none of its kernels writes.
"""

import tilelang.language as T

from .tiles import PANEL, WARP, WARPGROUP, Tile


def streamed(m: int, n: int, k: int, stages: int, parts: int = 1, blocks: int = 1) -> Tile:
    """A tile configuration of this loop: a warpgroup for every 64 rows, and the loading warp.

    A tile of fewer rows than 64 loads and stores those alone; the products are of 64 all the same.
    """
    return Tile(m, n, k, stages, -(-m // 64) * WARPGROUP + WARP, parts, blocks)


def height(tile: Tile) -> int:
    """Rows of the products: those of the tile and, below them, what makes up a warpgroup's 64."""
    return -(-tile.m // 64) * 64


def multiplying(tile: Tile) -> int:
    """Threads that multiply."""
    return tile.threads - WARP


@T.macro
def load_loop(tile: Tile, steps, first, weights, a, w, a_tiles, w_tiles, full, empty, row, column):
    """Fill the stages. `weights` is the macro that loads a step of w; `first` is the step where this part begins."""
    for slot in T.serial(min(tile.stages, steps)):
        weights(tile, w, w_tiles, full, column, (first + slot) * tile.k, slot)
    T.pdl_sync()
    for step in T.serial(steps):
        if step >= tile.stages:
            T.mbarrier_wait_parity(empty[step % tile.stages], ((step // tile.stages) & 1) ^ 1)
            weights(tile, w, w_tiles, full, column, (first + step) * tile.k, step % tile.stages)
        for panel in T.serial(tile.k // PANEL):
            at = panel * PANEL
            T.tma_copy(
                a[row : row + tile.m, (first + step) * tile.k + at : (first + step) * tile.k + at + PANEL],
                a_tiles[step % tile.stages, 0 : tile.m, at : at + PANEL],
                barrier=full[step % tile.stages],
            )
        if T.shuffle_elect(WARP):
            T.mbarrier_arrive(full[step % tile.stages])


@T.macro
def multiply_loop(tile: Tile, steps, a_tiles, w_tiles, acc, full, empty):
    """acc = a @ w^T over all steps. A warp lets go of a stage by one thread."""
    T.clear(acc)
    for step in T.serial(steps):
        T.mbarrier_wait_parity(full[step % tile.stages], (step // tile.stages) & 1)
        T.wgmma_gemm(
            a_tiles[step % tile.stages, :, :],
            w_tiles[step % tile.stages, :, :],
            acc,
            transpose_B=True,
            policy=T.GemmWarpPolicy.FullRow,
        )
        T.wait_wgmma(1)
        if step > 0:
            if T.shuffle_elect(WARP):
                T.mbarrier_arrive(empty[(step - 1) % tile.stages])
    T.wait_wgmma(0)
    T.warpgroup_fence_operand(acc, num_regs=height(tile) * acc.shape[1] // multiplying(tile))


def sums_layout(rows: int, columns: int):
    """Where a product's sums lie: 64 rows a warpgroup, and of these, 16 a warp (wgmma, PTX ISA, accumulator D)."""
    return T.Fragment(
        (rows, columns),
        forward_fn=lambda i, j: (i // 16 * WARP + i % 8 * 4 + j % 8 // 2, j // 8 * 4 + i % 16 // 8 * 2 + j % 2),
    )


@T.macro
def split(acc, left, right, columns: int):
    """left, right = the halves of acc's columns, `columns` each; both laid out by `sums_layout`. Nothing moves."""
    T.call_extern("handle", "laya::split_columns", acc.data, left.data, right.data, columns // 2)


@T.macro
def publish(tile: Tile):
    """Make what the multiplying warpgroups wrote to shared memory visible to the bulk store that follows."""
    T.fence_proxy_async()
    T.sync_threads(1, multiplying(tile))
