"""Moving tiles between global and block-local memory, on every target."""

import tilelang.language as T

from .target import FP32, Target


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
