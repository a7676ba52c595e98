"""The main loop of matrix products on sm_90a: one warp loads tiles, warpgroups multiply them.

Weights do not depend on the kernel before, so the first stages of them are on their way before the wait for it. One
product of a warpgroup is in flight while the next is issued.

Counts (`rows`) are read before the wait: they are inputs of a forward, which none of its kernels writes.

A block has one tile, or is one of those that stay and take tile after tile: its loading warp then goes on to the next
tile while the results of the last one are rounded and stored. Blocks of a cluster lie below each other and share their
columns: each loads a share of them for all (`generator/clusters.py`).
"""

import tilelang.language as T

from .tiles import PANEL, WARP, WARPGROUP, Tile

ACT_BYTES = 2  # of a number of act storage on sm_90a


def streamed(
    m: int, n: int, k: int, stages: int, parts: int = 1, blocks: int = 1, resident: int = 0, cluster: int = 1
) -> Tile:
    """A tile configuration of this loop: a warpgroup for every 64 rows, and the loading warp.

    A tile of fewer rows than 64 loads and stores those alone; the products are of 64 all the same.
    """
    return Tile(m, n, k, stages, -(-m // 64) * WARPGROUP + WARP, parts, blocks, resident, cluster)


def height(tile: Tile) -> int:
    """Rows of the products: those of the tile and, below them, what makes up a warpgroup's 64."""
    return -(-tile.m // 64) * 64


def multiplying(tile: Tile) -> int:
    """Threads that multiply."""
    return tile.threads - WARP


def kernel(tile: Tile, columns: int, rows, parts: int = 1):
    """The launch: a block a tile, `columns` of them side by side, or those that stay; `parts` of each."""
    if tile.resident:
        return T.Kernel(tile.resident, 1, threads=tile.threads)
    below = T.ceildiv(rows, tile.m * tile.cluster) * tile.cluster
    blocks = (columns, below, parts) if parts > 1 else (columns, below)
    if tile.cluster > 1:
        return T.ClusterKernel(*blocks, cluster_dims=(1, tile.cluster, 1), threads=tile.threads)
    return T.Kernel(*blocks, threads=tile.threads)


def barriers(tile: Tile):
    """Of each stage: one that it is full, and one that it is empty."""
    full = T.alloc_barrier([1] * tile.stages)
    if tile.cluster > 1:
        return full, T.alloc_cluster_barrier([multiplying(tile) // WARPGROUP * tile.cluster] * tile.stages)
    return full, T.alloc_barrier([multiplying(tile) // WARP] * tile.stages)


def busy(tile: Tile, columns: int, bx, by, rows):
    """Whether a block, or one of its cluster, has a tile with rows in it."""
    if tile.resident:
        return bx < columns * T.ceildiv(rows, tile.m)
    return by // tile.cluster * tile.cluster * tile.m < rows


def holds(tile: Tile, row, count):
    """Whether a tile has rows in it, where its block is busy: in a cluster the last one may have none."""
    return row < count if tile.cluster > 1 else True


def turns(tile: Tile, columns: int, bx, rows):
    """How many tiles a busy block takes, one after the other."""
    return T.ceildiv(columns * T.ceildiv(rows, tile.m) - bx, tile.resident) if tile.resident else 1


def place(tile: Tile, columns: int, bx, by, turn):
    """First row and first column of a tile."""
    if not tile.resident:
        return by * tile.m, bx * tile.n
    number = bx + turn * tile.resident
    return number // columns * tile.m, number % columns * tile.n


@T.macro
def expect_others(tile: Tile, full, slot, n: int):
    """Announce the n columns of a step that the other blocks of a cluster bring."""
    if tile.cluster > 1:
        if T.shuffle_elect(WARP):
            T.mbarrier_expect_tx(full[slot], n * tile.k * ACT_BYTES)


@T.macro
def load_loop(tile: Tile, steps, first, count, weights, a, w, a_tiles, w_tiles, full, empty, columns, bx, by):
    """Fill the stages, of `count` tiles one after the other.

    `weights` is the macro that loads a step of w, or a block's share of it; `first` is the step where this part of the
    depth begins.
    """
    share = by % tile.cluster
    for slot in T.serial(min(tile.stages, steps)):
        weights(tile, w, w_tiles, full, place(tile, columns, bx, by, 0)[1], (first + slot) * tile.k, slot, share)
    T.pdl_sync()
    for turn in T.serial(count):
        row, column = place(tile, columns, bx, by, turn)
        for step in T.serial(steps):
            at = turn * steps + step
            slot = at % tile.stages
            depth = (first + step) * tile.k
            if at >= tile.stages:
                T.mbarrier_wait_parity(empty[slot], ((at // tile.stages) & 1) ^ 1)
                weights(tile, w, w_tiles, full, column, depth, slot, share)
            for panel in T.serial(tile.k // PANEL):
                inside = panel * PANEL
                T.tma_copy(
                    a[row : row + tile.m, depth + inside : depth + inside + PANEL],
                    a_tiles[slot, 0 : tile.m, inside : inside + PANEL],
                    barrier=full[slot],
                )
            if T.shuffle_elect(WARP):
                T.mbarrier_arrive(full[slot])


@T.macro
def let_go(tile: Tile, empty, slot):
    """Say that this warp has done with a stage; in a cluster one warp of a warpgroup says so, to each of its blocks."""
    if tile.cluster > 1:
        block = T.get_thread_binding() % WARPGROUP // WARP
        if block < tile.cluster:
            if T.shuffle_elect(WARP):
                T.mbarrier_arrive(empty[slot], block)
    else:
        if T.shuffle_elect(WARP):
            T.mbarrier_arrive(empty[slot])


@T.macro
def multiply(tile: Tile, steps, step, at, slot, a_tiles, w_tiles, acc, full, empty):
    """acc += a @ w^T over one step, which lies in stage `slot`; the stage before is let go when its product is done.

    The last stages of a block that does not stay are not let go: nothing is loaded into them any more, and a block
    must not speak to one of its cluster that has ended.
    """
    T.mbarrier_wait_parity(full[slot], (at // tile.stages) & 1)
    T.wgmma_gemm(a_tiles[slot, :, :], w_tiles[slot, :, :], acc, transpose_B=True, policy=T.GemmWarpPolicy.FullRow)
    T.wait_wgmma(1)
    if step > 0:
        if tile.resident:
            let_go(tile, empty, (slot + tile.stages - 1) % tile.stages)
        else:
            if step <= steps - tile.stages:
                let_go(tile, empty, (slot + tile.stages - 1) % tile.stages)


@T.macro
def multiply_loop(tile: Tile, steps, turn, a_tiles, w_tiles, acc, full, empty):
    """acc = a @ w^T over all steps of a tile.

    Unrolled over the stages, so that where they lie is known when it is compiled; not where a resident block begins a
    tile at another stage than the one before.
    """
    T.clear(acc)
    if tile.resident and steps % tile.stages > 0:
        for step in T.serial(steps):
            at = turn * steps + step
            multiply(tile, steps, step, at, at % tile.stages, a_tiles, w_tiles, acc, full, empty)
    else:
        for lap in T.unroll(-(-steps // tile.stages), unroll_factor=1):  # the laps themselves stay a loop
            for slot in T.unroll(tile.stages):
                step = lap * tile.stages + slot
                if step < steps:
                    multiply(tile, steps, step, turn * steps + step, slot, a_tiles, w_tiles, acc, full, empty)
    T.wait_wgmma(0)
    T.warpgroup_fence_operand(acc, num_regs=height(tile) * acc.shape[1] // multiplying(tile))
    if tile.resident:
        let_go(tile, empty, (turn * steps + steps - 1) % tile.stages)


@T.macro
def reclaim(tile: Tile):
    """Wait until the tile before has left the shared memory that results are staged in."""
    if tile.resident:
        T.tma_store_wait(0)
        T.sync_threads(1, multiplying(tile))


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
