"""Softmax attention over packed sequences, one pass with a running maximum."""

import tilelang.language as T

from .target import FP32, HEAD, INT32, SM_90A, Target, f32
from .tiles import WARP, WARPGROUP, load, power_of_two

LOG2E = 1.4426950408889634
SMALLEST = f32(1.0e-30)  # keeps a row without keys from dividing by zero
ALIGN = 16  # every packed sequence starts on a multiple of this row count
LOWEST = f32(-1.0e30)  # finite stand-in for minus infinity, so that differences of maxima stay numbers
START = f32(0.5 * LOWEST)  # where a running maximum starts: far above a masked score, far below any other


def attention(target: Target, bm: int, bn: int, stages: int, blocks: int, waits: int, heads: int, window: int):
    """out = softmax(q k^T / 8) v for each head of each packed sequence (Dao et al., 2022, online softmax).

    qkv[M, (q|k|v)(head)(64)], out[M, head*64]: act storage; starts, lengths[S]: i32. With window w > 0 only keys with
    |i - j| <= w count. Scores, maxima and sums in f32; the probabilities are rounded to act storage before the product
    with v, and the output once. Masked scores are replaced, not offset, and in the one key tile that may reach past the
    sequence absent value rows are loaded as zeros: whatever lies there cannot reach a result. A block whose query rows
    are past the sequence leaves before it loads anything, so a sequence of length 0 reads and writes nothing. Rows from
    the length up to the next multiple of 16 are written as zeros.
    """
    if target is SM_90A:
        return streamed_attention(target, bm, bn, stages, blocks, waits, heads, window)
    threads = 1 if target.is_cpu else 2 * bm
    M = T.dynamic("M")
    S = T.dynamic("S")
    H = target.size("H", heads)
    # Powers of two are the GPU's own; the C printer keeps seven digits, so C gets a scale that needs no more.
    power, scale = (T.exp, HEAD**-0.5) if target.is_cpu else (T.exp2, f32(HEAD**-0.5 * LOG2E))
    act = target.act

    @T.macro
    def absorb(
        q_tile, k_tile, v_tile, scores, probs, acc, peak, scaled, before, fade, part, total, row0, col0, length, tail
    ):  # fmt: skip
        """Take a tile of keys and values into the running softmax; a `tail` tile may reach past the sequence."""
        T.clear(scores)
        T.gemm(q_tile, k_tile, scores, transpose_B=True, policy=T.GemmWarpPolicy.FullRow)
        if window > 0:
            if (col0 + bn > length) | (col0 + bn - 1 - row0 > window) | (row0 + bm - 1 - col0 > window):
                for i, j in target.each(bm, bn):
                    scores[i, j] = T.if_then_else(
                        (col0 + j < length) & (col0 + j - row0 - i <= window) & (row0 + i - col0 - j <= window),
                        scores[i, j],
                        LOWEST,
                    )
        elif tail:
            for i, j in target.each(bm, bn):
                scores[i, j] = T.if_then_else(col0 + j < length, scores[i, j], LOWEST)
        T.copy(scaled, before)
        T.reduce_max(scores, peak, dim=1, clear=False)
        for i in target.each(bm):
            scaled[i] = peak[i] * scale
        for i in target.each(bm):
            fade[i] = power(before[i] - scaled[i])
        for i, j in target.each(bm, bn):
            scores[i, j] = power(scores[i, j] * scale - scaled[i])
        T.reduce_sum(scores, part, dim=1)
        for i in target.each(bm):
            total[i] = total[i] * fade[i] + part[i]
        T.copy(scores, probs)
        for i, j in target.each(bm, HEAD):
            acc[i, j] = acc[i, j] * fade[i]
        T.gemm(probs, v_tile, acc, policy=T.GemmWarpPolicy.FullRow)

    @T.prim_func
    def main(
        qkv: T.Tensor((M, 3 * H * HEAD), act),
        out: T.Tensor((M, H * HEAD), act),
        starts: T.Tensor((S,), INT32),
        lengths: T.Tensor((S,), INT32),
        seqs: T.Tensor((1,), INT32),
        L: T.int32,
    ):
        with T.Kernel(H, T.ceildiv(L, bm), S, threads=threads) as (head, by, seq):
            q_tile = target.shared((bm, HEAD), act)
            k_tile = target.shared((bn, HEAD), act)
            v_tile = target.shared((bn, HEAD), act)
            # The last, partial tile has buffers of its own: those of the loop turn with the pipeline's stages.
            k_tail = target.shared((bn, HEAD), act)
            v_tail = target.shared((bn, HEAD), act)
            o_tile = target.shared((bm, HEAD), act)
            scores = target.fragment((bm, bn), FP32)
            probs = target.fragment((bm, bn), act)
            acc = target.fragment((bm, HEAD), FP32)
            peak = target.fragment((bm,), FP32)
            scaled = target.fragment((bm,), FP32)
            before = target.fragment((bm,), FP32)
            fade = target.fragment((bm,), FP32)
            part = target.fragment((bm,), FP32)
            total = target.fragment((bm,), FP32)
            start = starts[seq]
            length = T.if_then_else(seq < seqs[0], lengths[seq], 0)
            row0 = by * bm
            if row0 < length:
                if target.is_cpu:
                    load(target, qkv, start + row0, head * HEAD, q_tile)
                else:
                    # Plain loads: a bulk copy would be awaited inside the loop, which a short sequence never enters.
                    T.copy(qkv[start + row0, head * HEAD], q_tile, prefer_instruction="sync")
                T.clear(acc)
                T.clear(total)
                T.fill(peak, START)
                T.fill(scaled, START * scale)
                full = length // bn
                first = T.max(0, row0 - window) // bn if window > 0 else 0
                last = T.ceildiv(T.min(length, row0 + bm + window), bn) if window > 0 else T.ceildiv(length, bn)
                for step in T.Pipelined(T.min(full, last) - first, num_stages=stages):
                    load(target, qkv, start + (first + step) * bn, (H + head) * HEAD, k_tile)
                    load(target, qkv, start + (first + step) * bn, (2 * H + head) * HEAD, v_tile)
                    absorb(
                        q_tile, k_tile, v_tile, scores, probs, acc, peak, scaled, before, fade, part, total,
                        row0, (first + step) * bn, length, False,
                    )  # fmt: skip
                if full < last:
                    for i, j in target.each(bn, HEAD):
                        inside = full * bn + i < length
                        k_tail[i, j] = T.if_then_else(inside, qkv[start + full * bn + i, (H + head) * HEAD + j], 0)
                    for i, j in target.each(bn, HEAD):
                        inside = full * bn + i < length
                        v_tail[i, j] = T.if_then_else(inside, qkv[start + full * bn + i, (2 * H + head) * HEAD + j], 0)
                    absorb(
                        q_tile, k_tail, v_tail, scores, probs, acc, peak, scaled, before, fade, part, total,
                        row0, full * bn, length, True,
                    )  # fmt: skip
                for i in target.each(bm):
                    fade[i] = 1.0 / T.max(total[i], SMALLEST)
                for i, j in target.each(bm, HEAD):
                    acc[i, j] = T.if_then_else(row0 + i < length, acc[i, j] * fade[i], 0.0)
                T.copy(acc, o_tile)
                for i, j in target.each(bm, HEAD):
                    if row0 + i < (length + ALIGN - 1) // ALIGN * ALIGN:
                        if start + row0 + i < M:
                            out[start + row0 + i, head * HEAD + j] = o_tile[i, j]

    return main


def threads_of(bm: int) -> int:
    """Threads of a block of `streamed_attention`: a warpgroup for every 64 queries, and a warp that loads."""
    return bm // 64 * WARPGROUP + WARP


def streamed_attention(target: Target, bm: int, bn: int, stages: int, blocks: int, waits: int, heads: int, window: int):
    """`attention` for sm_90a: one warp loads tiles of keys and values, each warpgroup has 64 queries.

    Loads take what lies behind the sequence too: queries there give rows that are not written, keys there are masked,
    and the loading warp overwrites values there by zeros. Tiles that no mask touches are not masked. Scores enter the
    power of two by one multiply-add with the scaled maximum; what that maximum was rounded by is common to a row, so it
    cancels. blocks: how many a multiprocessor is to hold, so that one multiplies while another takes powers. waits: one
    for a tile's keys and values together, or two, so that scores need not wait for values.
    """
    M = T.dynamic("M")
    S = T.dynamic("S")
    H = heads
    scale = f32(HEAD**-0.5 * LOG2E)
    act = target.act
    multiplying = threads_of(bm) - WARP

    @T.prim_func
    def main(
        qkv: T.Tensor((M, 3 * H * HEAD), act),
        out: T.Tensor((M, H * HEAD), act),
        starts: T.Tensor((S,), INT32),
        lengths: T.Tensor((S,), INT32),
        seqs: T.Tensor((1,), INT32),
        L: T.int32,
    ):
        with T.Kernel(H, T.ceildiv(L, bm), S, threads=threads_of(bm)) as (head, by, seq):
            T.annotate_min_blocks_per_sm(blocks)
            q_tile = T.alloc_shared((bm, HEAD), act)
            k_tiles = T.alloc_shared((stages, bn, HEAD), act)
            v_tiles = T.alloc_shared((stages, bn, HEAD), act)
            o_tile = T.alloc_shared((bm, HEAD), act)
            scores = T.alloc_fragment((bm, bn), FP32)
            probs = T.alloc_fragment((bm, bn), act)
            acc = T.alloc_fragment((bm, HEAD), FP32)
            peak = T.alloc_fragment((bm,), FP32)
            scaled = T.alloc_fragment((bm,), FP32)
            before = T.alloc_fragment((bm,), FP32)
            fade = T.alloc_fragment((bm,), FP32)
            part = T.alloc_fragment((bm,), FP32)
            total = T.alloc_fragment((bm,), FP32)
            loaded = T.alloc_barrier([1])
            tail = T.alloc_barrier([1])
            full = T.alloc_barrier([1] * stages)
            valued = T.alloc_barrier([1] * stages) if waits > 1 else full
            empty = T.alloc_barrier([multiplying // WARP] * stages)
            start = starts[seq]
            length = T.if_then_else(seq < seqs[0], lengths[seq], 0)
            row0 = by * bm
            if row0 < length:
                first = T.max(0, row0 - window) // bn if window > 0 else 0
                last = T.ceildiv(T.min(length, row0 + bm + window), bn) if window > 0 else T.ceildiv(length, bn)
                if T.get_thread_binding() >= multiplying:
                    T.pdl_sync()
                    T.tma_copy(
                        qkv[start + row0 : start + row0 + bm, head * HEAD : head * HEAD + HEAD],
                        q_tile,
                        barrier=loaded[0],
                    )
                    if T.shuffle_elect(WARP):
                        T.mbarrier_arrive(loaded[0])
                    for step in T.serial(last - first):
                        slot = step % stages
                        row = start + (first + step) * bn
                        key, value = (H + head) * HEAD, (2 * H + head) * HEAD
                        if step >= stages:
                            T.mbarrier_wait_parity(empty[slot], ((step // stages) & 1) ^ 1)
                        T.tma_copy(qkv[row : row + bn, key : key + HEAD], k_tiles[slot, :, :], barrier=full[slot])
                        if waits > 1:
                            if T.shuffle_elect(WARP):
                                T.mbarrier_arrive(full[slot])
                        if (first + step) * bn + bn > length:
                            T.tma_copy(qkv[row : row + bn, value : value + HEAD], v_tiles[slot, :, :], barrier=tail[0])
                            if T.shuffle_elect(WARP):
                                T.mbarrier_arrive(tail[0])
                            T.mbarrier_wait_parity(tail[0], 0)
                            for i in T.serial(bn * HEAD // 8 // WARP):
                                place = i * WARP + T.get_thread_binding() % WARP
                                if (first + step) * bn + place // 8 >= length:
                                    for v in T.vectorized(8):
                                        v_tiles[slot, place // 8, place % 8 * 8 + v] = T.cast(0, act)
                            T.fence_proxy_async()
                            T.sync_warp()
                        else:
                            T.tma_copy(
                                qkv[row : row + bn, value : value + HEAD], v_tiles[slot, :, :], barrier=valued[slot]
                            )
                        if T.shuffle_elect(WARP):
                            T.mbarrier_arrive(valued[slot])
                else:
                    T.pdl_trigger()
                    T.clear(acc)
                    T.clear(total)
                    T.fill(peak, START)
                    T.fill(scaled, START * scale)
                    T.mbarrier_wait_parity(loaded[0], 0)
                    for step in T.serial(last - first):
                        slot = step % stages
                        col0 = (first + step) * bn
                        T.mbarrier_wait_parity(full[slot], (step // stages) & 1)
                        T.clear(scores)
                        T.wgmma_gemm(
                            q_tile, k_tiles[slot, :, :], scores, transpose_B=True, policy=T.GemmWarpPolicy.FullRow
                        )
                        T.wait_wgmma(0)
                        outside = col0 + bn > length
                        if window > 0:
                            if outside | (col0 + bn - 1 - row0 > window) | (row0 + bm - 1 - col0 > window):
                                for i, j in T.Parallel(bm, bn):
                                    scores[i, j] = T.if_then_else(
                                        (col0 + j < length)
                                        & (col0 + j - row0 - i <= window)
                                        & (row0 + i - col0 - j <= window),
                                        scores[i, j],
                                        LOWEST,
                                    )
                        else:
                            if outside:
                                for i, j in T.Parallel(bm, bn):
                                    scores[i, j] = T.if_then_else(col0 + j < length, scores[i, j], LOWEST)
                        T.copy(scaled, before)
                        T.reduce_max(scores, peak, dim=1, clear=False)
                        for i in T.Parallel(bm):
                            scaled[i] = peak[i] * scale
                        for i in T.Parallel(bm):
                            fade[i] = power_of_two(before[i] - scaled[i])
                        for i, j in T.Parallel(bm, bn):
                            scores[i, j] = power_of_two(scores[i, j] * scale - scaled[i])
                        T.reduce_sum(scores, part, dim=1)
                        for i in T.Parallel(bm):
                            total[i] = total[i] * fade[i] + part[i]
                        T.copy(scores, probs)
                        for i, j in T.Parallel(bm, HEAD):
                            acc[i, j] = acc[i, j] * fade[i]
                        if waits > 1:
                            T.mbarrier_wait_parity(valued[slot], (step // stages) & 1)
                        T.wgmma_gemm(probs, v_tiles[slot, :, :], acc, policy=T.GemmWarpPolicy.FullRow)
                        T.wait_wgmma(0)
                        if T.shuffle_elect(WARP):
                            T.mbarrier_arrive(empty[slot])
                    for i in T.Parallel(bm):
                        fade[i] = 1.0 / T.max(total[i], SMALLEST)
                    for i, j in T.Parallel(bm, HEAD):
                        acc[i, j] = T.if_then_else(row0 + i < length, acc[i, j] * fade[i], 0.0)
                    T.copy(acc, o_tile)
                    T.sync_threads(1, multiplying)
                    for i, j in T.Parallel(bm, HEAD):
                        if row0 + i < (length + ALIGN - 1) // ALIGN * ALIGN:
                            if start + row0 + i < M:
                                out[start + row0 + i, head * HEAD + j] = o_tile[i, j]
            else:
                T.pdl_sync()

    return main
