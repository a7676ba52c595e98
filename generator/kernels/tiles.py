"""Tiles: their configuration, and moving them between global and block-local memory on every target."""

from dataclasses import dataclass

import tilelang.language as T

from .target import FP32, SM_90A, Target

WARP = 32  # threads
WARPGROUP = 4 * WARP
PANEL = 64  # depth that lies together in shared memory: 128 bytes, the widest swizzle


@dataclass(frozen=True)
class Tile:
    """Tile configuration of a matrix product.

    m, n, k: rows, result columns and depth of a block's tile. stages: of its pipeline. threads: of the block.
    parts: blocks that share the depth of a tile, each writing sums of its own. blocks: how many a multiprocessor is to
    hold. resident: how many blocks there are in all, each taking one tile after the other; 0 for a block a tile.
    cluster: blocks below each other that load the columns of a tile together, each a share of them for all.
    """

    m: int
    n: int
    k: int
    stages: int
    threads: int
    parts: int = 1
    blocks: int = 1
    resident: int = 0
    cluster: int = 1

    @property
    def variant(self) -> str:
        """Name of the configuration as callers spell it: one part, block and cluster and none resident are left out."""
        extra = (("p", self.parts), ("b", self.blocks), ("r", self.resident), ("c", self.cluster))
        return f"t{self.m}x{self.n}x{self.k}s{self.stages}" + "".join(f"{c}{v}" for c, v in extra if v > 1)

    @property
    def parameters(self) -> tuple[tuple[str, int], ...]:
        """The configuration as provenance records it."""
        return tuple((name, int(value)) for name, value in vars(self).items())


def power_of_two(x):
    """2 to the x by the GPU's own instruction (sm_90a): within 2 ulp, zero where the result is no normal number."""
    return T.call_extern("float32", "laya::power_of_two", x)


@T.macro
def announce(target: Target):
    """Let the next kernel start as soon as it fits (sm_90a; elsewhere kernels take turns)."""
    if target is SM_90A:
        T.pdl_trigger()


@T.macro
def take_turn(target: Target):
    """Wait until the kernel before is complete (sm_90a). Inputs of the forward and weights may be read before."""
    if target is SM_90A:
        T.pdl_sync()


@T.macro
def load(target: Target, source, row, column, tile):
    """tile = source[row:, column:], zeros past the end of `source`.

    The CPU form is nested loops with one bounds test an element, which a C compiler turns into masked vector loads;
    T.copy's fused loop it does not.
    """
    if target.is_cpu:
        for i in T.serial(tile.shape[0]):
            for j in T.serial(tile.shape[1]):
                tile[i, j] = T.if_then_else(
                    (row + i < source.shape[0]) & (column + j < source.shape[1]),
                    source[row + i, column + j],
                    T.cast(0, FP32),
                )
    else:
        T.copy(source[row, column], tile)


@T.macro
def store(target: Target, acc, tile, result, row, column):
    """result[row:, column:] = acc, as far as `result` reaches; staged through `tile` on a GPU, which rounds."""
    if target.is_cpu:
        for i in T.serial(acc.shape[0]):
            for j in T.serial(acc.shape[1]):
                if (row + i < result.shape[0]) & (column + j < result.shape[1]):
                    result[row + i, column + j] = acc[i, j]
    else:
        T.copy(acc, tile)
        T.copy(tile, result[row, column])
