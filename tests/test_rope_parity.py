"""Section rope of the parity driver: it holds on the CPU twin and on f16 arithmetic, and finds what is planted."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable

import numpy as np
import pytest
import torch

from ci import gpu_parity
from ci.parity import rope
from ci.parity.check import declared
from ci.parity.report import Section
from ci.parity.rope import Combination
from laya_cuda.bundle import Bundle, Kernel
from laya_cuda.geometry import TINY

FEW = (Combination(1, 16), Combination(3, 65), Combination(16, 16), Combination(2, 512))
FIRST_VALUE, COLUMNS = 2 * TINY.width, 3 * TINY.width


@pytest.fixture
def bundle(cpu_bundle):
    return Bundle.open(cpu_bundle)


def compared(bundle, bounds=None, chosen=FEW):
    section = Section("rope")
    rope.run(section, bundle, bounds or declared(), 7, "cpu", chosen=chosen)
    return section


def failed(section):
    return [f"{check['what']}: {check['detail']}" for check in section.checks if not check["ok"]]


def test_there_are_160_combinations_and_all_fit_an_engine():
    found = list(rope.combinations())
    assert len(set(found)) == len(found) == 160
    assert {one.seqs for one in found} == set(range(1, 17))
    assert max(one.rows for one in found) == 8192
    assert all(one.rows <= one.capacity <= 8192 for one in found)


def test_positions_are_those_of_an_engine():
    given = rope.positions(Combination(3, 65))
    assert len(given) == 256
    assert given[:240].tolist() == [*range(80)] * 3
    assert not ((given[240:] >= 0) & (given[240:] < rope.TABLE_ROWS)).any()


def test_the_cpu_twin_holds(bundle):
    section = compared(bundle)
    assert section.held, failed(section)
    # One product, and with each of two tables one rotation and one fused product.
    assert len(section.checks) == 5 * len(FEW)
    assert set(section.figures) == {"cpu.rope.c", "cpu.qkv_rope.c", "combinations"}
    assert section.figures["cpu.qkv_rope.c"]["calls"] == 2 * len(FEW)


# Planted faults -------------------------------------------------------------------------------------------------------


def plant(bundle, op: str, change: Callable[[np.ndarray], None], result: int):
    """Let an op change its result after it has run: an f32 array of one row before it, all of them and one after."""
    real = bundle.function(op)

    def call(kernel, *arguments):
        code = real(kernel, *arguments)
        capacity = next(a for a in arguments if isinstance(a, int) and 16 <= a <= 8192)
        start = arguments[result] - 4 * COLUMNS
        floats = (ctypes.c_float * (COLUMNS * (capacity + 2))).from_address(start)
        change(np.frombuffer(floats, np.float32).reshape(capacity + 2, COLUMNS))
        return code

    bundle._functions[op] = call


def at(row, column, change):
    def apply(whole):
        whole[row, column] = change(whole[row, column])

    return apply


def last_bit(x):
    return np.nextafter(x, np.float32(np.inf))


QKV, ROPE, PRODUCT = ("qkv_rope", 5), ("rope", 0), ("gemm", 3)


@pytest.mark.parametrize(
    ("where", "change", "said"),
    [
        (QKV, at(16, FIRST_VALUE, last_bit), "cpu.qkv_rope.c 1x16 global: value columns have other bits"),
        (ROPE, at(1, COLUMNS - 1, last_bit), "cpu.rope.c 1x16 global: value columns have other bits"),
        (QKV, at(9, 3, lambda x: x + np.float32(1e-5)), "first [row 8, head 0, half 0, 3]"),
        (QKV, at(9, FIRST_VALUE - 1, lambda x: np.nan), "first [row 8, head 3, half 1, 31] = nan"),
        (ROPE, at(9, 40, lambda x: -x), "cpu.rope.c 1x16 local: local: 1 of 4096"),
        (QKV, at(0, 0, lambda x: 0.0), "rows were written that hold no true ones"),
        (QKV, at(-1, 0, lambda x: 0.0), "rows were written that hold no true ones"),
        (PRODUCT, at(-1, 0, lambda x: 0.0), "cpu.gemm.act_act_none.c 1x16: rows were written"),
    ],
)
def test_a_planted_error_is_found(bundle, where, change, said):
    op, result = where
    plant(bundle, op, change, result)
    section = compared(bundle, chosen=FEW[:1])
    assert not section.held
    assert any(said in text for text in failed(section)), failed(section)


@pytest.mark.parametrize("seqs", [1, 2])
def test_positions_that_do_not_start_again_are_found(bundle, monkeypatch, seqs):
    running = lambda combination: np.arange(combination.capacity, dtype=np.int32)  # noqa: E731
    monkeypatch.setattr(rope, "positions", running)
    section = compared(bundle, chosen=[Combination(seqs, 64)])
    assert section.held == (seqs == 1)
    wrong = {text.split()[0] for text in failed(section)}
    assert wrong == (set() if seqs == 1 else {"cpu.rope.c"})


def test_a_code_is_said_and_a_cuda_error_ends_the_process(bundle):
    real = bundle.function("qkv_rope")
    bundle._functions["qkv_rope"] = lambda kernel, *arguments: real(kernel + 1, *arguments)
    assert any("laya_qkv_rope (cpu.qkv_rope.c)" in text for text in failed(compared(bundle, chosen=FEW[:1])))
    bundle._functions["qkv_rope"] = lambda *_: 700
    with pytest.raises(rope.StoppedError, match="CUDA error 700"):
        compared(bundle, chosen=FEW[:1])


def test_a_kernel_left_out_is_no_comparison(bundle):
    section = Section("rope")
    rope.run(section, bundle, declared(), 7, "cpu", skip=("cpu.qkv_rope.c",), chosen=FEW[:1])
    assert [check["ok"] for check in section.checks] == [False]
    assert rope.families(bundle, "cpu", only="add_norm") == rope.families(bundle, "portable") == []


# The roundings of a CUDA library --------------------------------------------------------------------------------------


class Half:
    """A stand-in library that stores f16, sums in f32 and rounds where the CUDA kernels do."""

    backend, storage = "cpu", {"act": "f16"}
    kernels = (
        Kernel(0, "fused", "qkv_rope", "cpu", "", (-1, TINY.heads, TINY.width, -1), "c"),
        Kernel(1, "one product", "gemm", "cpu", "act_act_none", (-1, COLUMNS, TINY.width), "c"),
        Kernel(2, "other product", "gemm", "cpu", "act_act_none", (-1, COLUMNS, TINY.width), "d"),
        Kernel(3, "rope", "rope", "cpu", "", (-1, TINY.heads, -1), "c"),
    )

    def __init__(self, twice: bool = False) -> None:
        self.twice = twice  # the fused kernel rounds before it rotates too

    def find(self, op, sizes, options, targets):
        return [kernel for kernel in self.kernels if kernel.op == op]

    def function(self, op):
        return {"qkv_rope": self.fused, "gemm": self.product, "rope": self.turn}[op]

    def product(self, kernel, a, w, bias, c, rows, capacity, n, k, stream):
        count = view(rows, 1, np.int32)[0]
        view(c, (capacity, n))[:count] = view(a, (capacity, k))[:count].astype(np.float32) @ view(w, (n, k)).T
        return 0

    def turn(self, kernel, qkv, cos, sin, positions, rows, capacity, heads, table_rows, stream):
        whole = view(qkv, (capacity, COLUMNS))
        count = view(rows, 1, np.int32)[0]
        whole[:count] = self.turned(whole[:count].astype(np.float32), cos, sin, view(positions, capacity, np.int32))
        return 0

    def fused(self, kernel, a, w, cos, sin, positions, qkv, rows, capacity, heads, k, table_rows, stream):
        count = view(rows, 1, np.int32)[0]
        sums = view(a, (capacity, k))[:count].astype(np.float32) @ view(w, (COLUMNS, k)).astype(np.float32).T
        sums = sums.astype(np.float16).astype(np.float32) if self.twice else sums
        view(qkv, (capacity, COLUMNS))[:count] = self.turned(sums, cos, sin, view(positions, capacity, np.int32))
        return 0

    def turned(self, sums, cos, sin, positions):
        place = positions[: len(sums)]
        c, s = (view(table, (rope.TABLE_ROWS, 32), np.float32)[place][:, None] for table in (cos, sin))
        pairs = sums[:, :FIRST_VALUE].reshape(len(sums), 2 * TINY.heads, 2, 32)
        first, second = pairs[:, :, 0], pairs[:, :, 1]
        out = sums.copy()
        out[:, :FIRST_VALUE] = np.stack([first * c - second * s, second * c + first * s], 2).reshape(len(sums), -1)
        return out


def view(address, shape, dtype=np.float16):
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return np.frombuffer((ctypes.c_uint8 * size).from_address(address), dtype).reshape(shape)


def cuda_bounds():
    bounds = declared()
    bounds["rope"]["cpu"] = bounds["rope"]["cuda"]
    return bounds


def test_the_bounds_of_a_cuda_library_hold_for_its_roundings_and_are_tight():
    section = compared(Half(), cuda_bounds(), [Combination(4, 512)])
    assert section.held, failed(section)
    for name, share, nrms in (("fused", 0.85, 0.00033), ("rope", 0.97, 0.00019)):
        for output in section.figures[name]["outputs"].values():
            assert share < output["share"] <= 1
            assert nrms < output["nrms"] < cuda_bounds()["rope"]["cuda"]["nrms"]


def test_a_fused_kernel_that_rounds_twice_gives_the_bits_of_the_separate_pair():
    section = compared(Half(twice=True), cuda_bounds(), [Combination(1, 64)])
    assert section.held
    assert {output["max_abs"] for output in section.figures["fused"]["outputs"].values()} == {0}


@pytest.mark.parametrize("share", [0.5, 0.9])
def test_a_bound_below_the_roundings_does_not_hold(share):
    bounds = cuda_bounds()
    bounds["rope"]["cpu"] = {**bounds["rope"]["cuda"], "roundings": share}
    assert any(text.startswith("rope 4x512") for text in failed(compared(Half(), bounds, [Combination(4, 512)])))


@pytest.mark.parametrize(("kind", "dtype"), [("f16", np.float16), ("f32", np.float32)])
def test_half_a_unit_in_the_last_place(kind, dtype):
    x = np.array([1, -1, 1.5, 2, 3.1, 1e-3, -6e-5, 1e-7, 0, 60000], dtype)
    found = rope.half_ulp(torch.from_numpy(x.astype(np.float64)), kind).numpy()
    assert found.tolist() == (np.spacing(np.abs(x)).astype(np.float64) / 2).tolist()


# The driver -----------------------------------------------------------------------------------------------------------


def test_the_driver_runs_the_section(cpu_bundle, tmp_path, monkeypatch, capsys):
    arguments = ["run", "--backend", "cpu", "--bundle", str(cpu_bundle), "--out", str(tmp_path)]
    assert gpu_parity.main([*arguments, "--sections", "build,rope"]) == 0
    evidence = json.loads((tmp_path / "cpu-first-light.json").read_text())
    assert list(evidence["sections"]) == ["build", "rope.cpu"]
    assert evidence["sections"]["rope.cpu"]["figures"]["combinations"] == 160
    assert evidence["sections"]["rope.cpu"]["checks"] == [{"what": "800 further checks", "ok": True}]
    assert gpu_parity.main([*arguments, "--sections", "build,rope", "--only", "add_norm"]) == 0
    assert "rope.cpu: no fused kernel to compare" in capsys.readouterr().out
