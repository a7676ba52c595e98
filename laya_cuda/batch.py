"""Packed rows: sequences back to back, each start a multiple of 16, with everything that the kernels read of them.

Only the alignment gaps are padding; they are computed with, but never read as results.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from collections.abc import Sequence as Items
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from laya_cuda.errors import RequestError
from laya_cuda.request import MAX_MARKERS, MAX_QUESTIONS, MAX_TOKENS, Sequence

ROW_ALIGNMENT = 16
MAX_SEQUENCES = MAX_QUESTIONS  # so that any request fits into one forward
MAX_ROWS = MAX_SEQUENCES * MAX_TOKENS

IntArray = NDArray[np.int32]

_POSITIONS = np.arange(MAX_TOKENS, dtype=np.int32).data  # a slice of this costs less than one of an array
_PLACES = np.arange(MAX_SEQUENCES + MAX_MARKERS, dtype=np.int32)
T = TypeVar("T")


@dataclass(frozen=True)
class PackedBatch:
    """One forward's inputs, all int32.

    Attributes:
        ids: [rows] token ids; the pad id in gaps.
        positions: [rows] position within the row's sequence, counted on through its gap.
        types: [rows] question type of the row's sequence: choice 0, score 1, noul 2.
        starts: [seqs] first packed row of each sequence.
        lengths: [seqs] tokens of each sequence.
        marker_index: [markers] packed row of each option marker, sequence by sequence.
        option_starts: [seqs] a sequence's first entry in marker_index.
        option_counts: [seqs] how many it has.
    """

    ids: IntArray
    positions: IntArray
    types: IntArray
    starts: IntArray
    lengths: IntArray
    marker_index: IntArray
    option_starts: IntArray
    option_counts: IntArray

    @property
    def rows(self) -> int:
        """Packed rows, gaps included."""
        return len(self.ids)

    @property
    def seqs(self) -> int:
        """Sequences."""
        return len(self.starts)

    @property
    def markers(self) -> int:
        """Option markers of all sequences."""
        return len(self.marker_index)

    # What a compact plan reads at the end: the first row of every sequence, then that of every option marker.

    @property
    def reads(self) -> int:
        """Read rows; one that is both first and marked counts twice."""
        return len(self.starts) + len(self.marker_index)

    @property
    def read_index(self) -> IntArray:
        """[reads] packed row of each read row."""
        return np.concatenate((self.starts, self.marker_index))

    @property
    def first_places(self) -> IntArray:
        """[seqs] place of each sequence's first row among the read rows."""
        return _PLACES[: len(self.starts)]

    @property
    def marker_places(self) -> IntArray:
        """[markers] place of each option marker's row among the read rows."""
        return _PLACES[len(self.starts) : self.reads]

    def valid_rows(self) -> IntArray:
        """Indices of the packed rows that hold tokens, sequence by sequence."""
        return np.concatenate(
            [np.arange(s, s + n, dtype=np.int32) for s, n in zip(self.starts, self.lengths, strict=True)]
        )


def aligned(length: int) -> int:
    """Packed rows that a sequence of `length` tokens takes."""
    return -(-length // ROW_ALIGNMENT) * ROW_ALIGNMENT


def pack(sequences: Items[Sequence], pad_id: int) -> PackedBatch:
    """Lay sequences back to back.

    Raises:
        RequestError: no sequences, more than the limits, an empty sequence, a marker outside its sequence, or an id
            that is no 32-bit integer.
    """
    _check(sequences)
    # Few calls of numpy: at few rows each takes longer than what it does.
    rows = 0
    packed: list[bytes] = []
    markers: list[int] = []
    starts, ends, lengths, option_starts, option_counts, qtypes = [], [], [], [], [], []
    for sequence in sequences:
        length = len(sequence.ids)
        starts.append(rows)
        lengths.append(length)
        option_starts.append(len(markers))
        option_counts.append(len(sequence.markers))
        qtypes.append(sequence.qtype)
        markers += [m + rows for m in sequence.markers]
        try:
            packed.append(_integers(length).pack(*sequence.ids))
        except struct.error:
            raise RequestError("a token id is no 32-bit integer") from None
        span = aligned(length)
        if span > length:
            packed.append(_integers(span - length).pack(*(pad_id,) * (span - length)))
        rows += span
        ends.append(rows)
    seqs = len(starts)
    by_row = np.empty(3 * rows, np.int32)
    words, types = by_row.data, by_row[2 * rows :]
    words[:rows] = memoryview(b"".join(packed)).cast("i")
    for start, end in zip(starts, ends, strict=True):
        words[rows + start : rows + end] = _POSITIONS[: end - start]
    if qtypes.count(qtypes[0]) == seqs:
        types.fill(qtypes[0])
    else:
        for start, end, qtype in zip(starts, ends, qtypes, strict=True):
            types[start:end] = qtype
    short = np.array([*starts, *lengths, *option_starts, *option_counts, *markers], np.int32)
    return PackedBatch(  # in the order of the fields, as names take longer
        by_row[:rows],
        by_row[rows : 2 * rows],
        types,
        short[:seqs],
        short[seqs : 2 * seqs],
        short[4 * seqs :],
        short[2 * seqs : 3 * seqs],
        short[3 * seqs : 4 * seqs],
    )


@cache
def _integers(count: int) -> struct.Struct:
    """Packs int32, in a third of the time that numpy takes for a tuple."""
    return struct.Struct(f"{count}i")


def group(
    items: Items[tuple[T, Items[Sequence]]], limit: int | None = None, max_rows: int = MAX_ROWS
) -> list[list[tuple[T, Items[Sequence]]]]:
    """Cut keyed runs of sequences into forwards within the limits, in order.

    A run is split only where it does not fit into one forward by itself; its parts then have the same key.

    Args:
        items: (key, sequences) pairs.
        limit: at most this many pairs a forward.
        max_rows: packed rows that a forward takes; at least those of the longest sequence.
    """
    groups: list[list[tuple[T, Items[Sequence]]]] = []
    used = (0, 0, 0)
    for key, part in _parts(items, max_rows):
        need = _need(part)
        total = (used[0] + need[0], used[1] + need[1], used[2] + need[2])
        if groups and _fits(total, max_rows) and (limit is None or len(groups[-1]) < limit):
            groups[-1].append((key, part))
            used = total
        else:
            groups.append([(key, part)])
            used = need
    return groups


def _parts(items: Items[tuple[T, Items[Sequence]]], max_rows: int) -> Iterator[tuple[T, Items[Sequence]]]:
    """Runs as they are, those that are too large in pieces that fit."""
    for key, sequences in items:
        if _fits(_need(sequences), max_rows):
            yield key, sequences
            continue
        piece: list[Sequence] = []
        for sequence in sequences:
            if piece and not _fits(_need([*piece, sequence]), max_rows):
                yield key, piece
                piece = []
            piece.append(sequence)
        yield key, piece


def _need(sequences: Items[Sequence]) -> tuple[int, int, int]:
    """Sequences, packed rows and markers."""
    return (
        len(sequences),
        sum(aligned(len(sequence.ids)) for sequence in sequences),
        sum(len(sequence.markers) for sequence in sequences),
    )


def _fits(need: tuple[int, int, int], max_rows: int) -> bool:
    return need[0] <= MAX_SEQUENCES and need[1] <= max_rows and need[2] <= MAX_MARKERS


def _check(sequences: Items[Sequence]) -> None:
    if not sequences:
        raise RequestError("a forward needs at least one sequence")
    if len(sequences) > MAX_SEQUENCES:
        raise RequestError(f"{len(sequences)} sequences; one forward takes at most {MAX_SEQUENCES}")
    total = 0
    for number, sequence in enumerate(sequences):
        length, markers = len(sequence.ids), sequence.markers
        if not 1 <= length <= MAX_TOKENS:
            raise RequestError(f"sequence {number}: {length} tokens; it must have 1 to {MAX_TOKENS}")
        if not markers:
            raise RequestError(f"sequence {number}: no option markers")
        count = len(markers)
        if count > length:
            raise RequestError(f"sequence {number}: {count} option markers in {length} tokens")
        if min(markers) < 0 or max(markers) >= length:
            raise RequestError(f"sequence {number}: a marker lies outside its {length} tokens")
        if sequence.qtype not in (0, 1, 2):
            raise RequestError(f"sequence {number}: question type {sequence.qtype}; it must be 0, 1 or 2")
        total += count
    if total > MAX_MARKERS:
        raise RequestError(f"{total} option markers; one forward takes at most {MAX_MARKERS}")
