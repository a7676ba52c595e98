"""Floors, by counting another way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laya_cuda.bench.floor import Ceilings, floor_ms, flops, weight_bytes, weights
from laya_cuda.geometry import LARGE, TINY

H200 = Ceilings(792, 4.3)


@pytest.mark.parametrize("geometry", [LARGE, TINY])
def test_weights_are_the_matrices_of_the_layers(geometry):
    shapes = {
        name: shape
        for name, shape in geometry.tensors().items()
        if ".layers." in name and len(shape) == 2 and name.endswith("weight")
    }
    assert weights(geometry) == sum(n * k for n, k in shapes.values())
    assert weight_bytes(geometry) == 2 * weights(geometry)


@given(st.lists(st.integers(1, 200), min_size=1, max_size=4))
def test_arithmetic_by_counting_pairs(lengths):
    total = 0
    for length in lengths:
        total += 2 * length * (weights(TINY) - 2 * TINY.width * 4 * TINY.width)
        total += (
            2 * min(length, 2) * 2 * TINY.width * 4 * TINY.width
        )  # the last layer's second half, of rows that are read
        for layer in range(TINY.layers + TINY.head_layers):
            reach = length if layer >= TINY.layers or layer % TINY.global_every == 0 else TINY.window
            pairs = sum(min(length, i + reach + 1) - max(0, i - reach) for i in range(length))
            total += 2 * 2 * pairs * TINY.width
    assert flops(TINY, lengths) == total


@pytest.mark.parametrize(
    ("rows", "tokens", "ms"),
    [(1, 48, 0.17), (4, 64, 0.235), (1, 464, 0.44), (1, 512, 0.487), (4, 464, 1.761), (16, 512, 7.799)],
)
def test_floors_of_the_real_geometry_on_an_h200(rows, tokens, ms):
    assert floor_ms(LARGE, [tokens] * rows, H200) == pytest.approx(ms, abs=0.002)


def test_few_rows_are_bound_by_bytes_and_many_by_arithmetic():
    assert floor_ms(LARGE, [16], H200) == pytest.approx(1e3 * weight_bytes(LARGE) / 4.3e12)
    assert floor_ms(LARGE, [512] * 16, Ceilings(792, 8.6)) == floor_ms(LARGE, [512] * 16, H200)
