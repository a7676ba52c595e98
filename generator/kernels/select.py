"""Moving rows of the residual stream: question types in, markers and first tokens out."""

import tilelang.language as T

from .target import FP32, INT32, Target
from .tiles import announce, take_turn


def add_type(target: Target, block_rows: int, threads: int, d: int):
    """stream[M,D] = hidden[M,D] + table[types[M]], all f32. Types are clamped to 0..2."""
    M = T.dynamic("M")
    D = target.size("D", d)
    br = block_rows

    @T.prim_func
    def main(
        hidden: T.Tensor((M, D), FP32),
        table: T.Tensor((3, D), FP32),
        types: T.Tensor((M,), INT32),
        stream: T.Tensor((M, D), FP32),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(M, br), threads=threads) as bx:
            announce(target)
            if bx * br < rows[0]:
                take_turn(target)
                for i, j in target.each(br, D):
                    if bx * br + i < M:
                        stream[bx * br + i, j] = (
                            hidden[bx * br + i, j] + table[T.max(0, T.min(types[bx * br + i], 2)), j]
                        )
            else:
                take_turn(target)

    return main


def gather(target: Target, threads: int, d: int):
    """out[i] = stream[index[i]] + branch[index[i]] for i < count[0], all f32: the last residual add, where it is read.

    stream, branch[M,D]; index[N]: i32, clamped to the rows; out[N,D]. One block a gathered row.
    """
    M = T.dynamic("M")
    N = T.dynamic("N")
    D = target.size("D", d)

    @T.prim_func
    def main(
        stream: T.Tensor((M, D), FP32),
        branch: T.Tensor((M, D), FP32),
        index: T.Tensor((N,), INT32),
        out: T.Tensor((N, D), FP32),
        count: T.Tensor((1,), INT32),
    ):
        with T.Kernel(N, threads=threads) as item:
            announce(target)
            if item < count[0]:
                row = T.max(0, T.min(index[item], M - 1))
                take_turn(target)
                for j in target.each(D):
                    out[item, j] = stream[row, j] + branch[row, j]
            else:
                take_turn(target)

    return main
