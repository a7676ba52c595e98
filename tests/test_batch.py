"""Packed rows, groups of requests, and packed weights."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from laya_cuda import RequestError
from laya_cuda.batch import group, pack
from laya_cuda.packing import rotary_tables
from laya_cuda.request import Sequence

PAD = 7


@st.composite
def sequences(draw):
    lengths = draw(st.lists(st.integers(1, 512), min_size=1, max_size=16))
    return [
        Sequence(
            ids=tuple(draw(st.lists(st.integers(0, 50367), min_size=min(n, 4), max_size=min(n, 4)))) + (3,) * (n - 4),
            markers=tuple(sorted(draw(st.sets(st.integers(0, n - 1), min_size=1, max_size=8)))),
            qtype=draw(st.integers(0, 2)),
        )
        for n in lengths
    ]


@given(sequences())
def test_every_row_is_where_its_sequence_says(items):
    batch = pack(items, PAD)
    assert (batch.rows, batch.seqs) == (sum(-(-len(s.ids) // 16) * 16 for s in items), len(items))
    assert batch.markers == sum(len(s.markers) for s in items)
    owner = np.full(batch.rows, -1)
    for i, item in enumerate(items):
        start, length = batch.starts[i], batch.lengths[i]
        span = slice(start, start + -(-length // 16) * 16)
        assert start % 16 == 0
        assert (owner[span] == -1).all()
        owner[span] = i
        assert tuple(batch.ids[start : start + length]) == item.ids
        assert (batch.ids[start + length : span.stop] == PAD).all()
        assert (batch.positions[span] == np.arange(span.stop - start)).all()
        assert (batch.types[span] == item.qtype).all()
        first, count = batch.option_starts[i], batch.option_counts[i]
        assert tuple(batch.marker_index[first : first + count] - start) == item.markers
    assert (owner >= 0).all()
    for array in vars(batch).values():
        assert (array.dtype, array.ndim, array.flags.writeable) == (np.int32, 1, True)
    assert len(batch.valid_rows()) == sum(len(s.ids) for s in items)


def sequence(length=20, markers=(1,), qtype=0):
    return Sequence(ids=(1,) * length, markers=markers, qtype=qtype)


@pytest.mark.parametrize(
    ("items", "complaint"),
    [
        ([], "at least one sequence"),
        ([sequence()] * 17, "17 sequences; one forward takes at most 16"),
        ([sequence(), sequence(0)], "sequence 1: 0 tokens"),
        ([sequence(513)], "sequence 0: 513 tokens"),
        ([sequence(markers=())], "sequence 0: no option markers"),
        ([sequence(markers=(20,))], "sequence 0: a marker lies outside its 20 tokens"),
        ([sequence(qtype=3)], "sequence 0: question type 3"),
        ([sequence(3, (0, 1, 2, 2))], "sequence 0: 4 option markers in 3 tokens"),
        ([Sequence((1, 2**31), (0,), 0)], "a token id is no 32-bit integer"),
        ([Sequence((1, 0.5), (0,), 0)], "a token id is no 32-bit integer"),
        ([sequence(512, tuple(range(512)))] * 5, "2560 option markers"),
    ],
)
def test_refuses(items, complaint):
    with pytest.raises(RequestError, match=complaint):
        pack(items, PAD)


def test_groups_keep_order_and_limits():
    runs = [(i, [sequence()] * n) for i, n in enumerate((5, 5, 6, 1, 16, 3))]
    assert [[key for key, _ in members] for members in group(runs)] == [[0, 1, 2], [3], [4], [5]]
    assert [[key for key, _ in members] for members in group(runs, 2)] == [[0, 1], [2, 3], [4], [5]]
    many = [(i, [sequence(512, tuple(range(500)))] * 2) for i in range(4)]
    assert [len(members) for members in group(many)] == [2, 2]
    assert group([]) == []


def test_a_run_that_does_not_fit_is_split_in_order():
    runs = [(0, [sequence(64)] * 3), (1, [sequence(512)] * 3), (2, [sequence(64)])]
    split = group(runs, max_rows=1024)
    assert [[(key, len(part)) for key, part in members] for members in split] == [[(0, 3)], [(1, 2)], [(1, 1), (2, 1)]]
    assert group(runs) == [runs]


@pytest.mark.parametrize("theta", [10000.0, 160000.0])
def test_rotary_tables_match_upstream(theta):
    torch = pytest.importorskip("torch")
    frequencies = 1.0 / (theta ** (torch.arange(0, 64, 2, dtype=torch.float) / 64))
    angles = torch.outer(torch.arange(512).float(), frequencies)
    for table, expected in zip(rotary_tables(theta, 512), (angles.cos(), angles.sin()), strict=True):
        assert table.shape == (512, 32)
        assert np.abs(table - expected.numpy()).max() <= 2**-23
