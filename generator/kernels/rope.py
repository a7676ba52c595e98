"""Rotary positions on packed queries and keys."""

import tilelang.language as T

from .target import FP32, HEAD, INT32, Target
from .tiles import announce, take_turn

HALF = HEAD // 2


def rope(target: Target, block_rows: int, threads: int, heads: int):
    """Rotate the q and k columns of qkv[M, (q|k|v)(head)(64)] in place, pairs (d, d+32) (Su et al., 2021).

    cos, sin[L,32]: f32; positions[M]: i32, clamped to the tables. Products in f32; rounds once, into qkv (act storage).
    Value columns are neither read nor written.
    """
    M = T.dynamic("M")
    L = T.dynamic("L")
    H = target.size("H", heads)
    br = block_rows

    @T.prim_func
    def main(
        qkv: T.Tensor((M, 3 * H * HEAD), target.act),
        cos: T.Tensor((L, HALF), FP32),
        sin: T.Tensor((L, HALF), FP32),
        positions: T.Tensor((M,), INT32),
        rows: T.Tensor((1,), INT32),
    ):
        with T.Kernel(T.ceildiv(M, br), threads=threads) as bx:
            announce(target)
            if bx * br < rows[0]:
                take_turn(target)
                for i, h, d in target.each(br, 2 * H, HALF):
                    row = bx * br + i
                    if row < M:
                        place = T.max(0, T.min(positions[row], L - 1))
                        first = T.cast(qkv[row, h * HEAD + d], FP32)
                        second = T.cast(qkv[row, h * HEAD + HALF + d], FP32)
                        c = cos[place, d]
                        s = sin[place, d]
                        qkv[row, h * HEAD + d] = T.cast(first * c - second * s, target.act)
                        qkv[row, h * HEAD + HALF + d] = T.cast(second * c + first * s, target.act)
            else:
                take_turn(target)

    return main
