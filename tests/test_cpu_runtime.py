"""The thread pool of the CPU library: any number of threads, callers and forks, and always the same bits."""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from builds import cpu_build, run

ROWS, COLUMNS, DEPTH = 150, 200, 96


class Gemm:
    """One product on the CPU library: the same inputs at every call."""

    def __init__(self) -> None:
        self.library = ctypes.CDLL(str(cpu_build() / "liblaya_cpu.so"))
        self.library.laya_kernels.restype = ctypes.c_char_p
        kernels = json.loads(self.library.laya_kernels())
        self.kernel = next(k["id"] for k in kernels if k["op"] == "gemm" and k["options"].endswith("_none"))
        random = np.random.default_rng(5)
        self.a = random.standard_normal((ROWS, DEPTH), dtype=np.float32)
        self.w = random.standard_normal((COLUMNS, DEPTH), dtype=np.float32)
        self.rows = np.array([ROWS], np.int32)

    def __call__(self) -> bytes:
        c = np.zeros((ROWS, COLUMNS), np.float32)
        pointers = [None if x is None else ctypes.c_void_p(x.ctypes.data) for x in (self.a, self.w, None, c, self.rows)]
        assert self.library.laya_gemm(self.kernel, *pointers, ROWS, COLUMNS, DEPTH, None) == 0
        assert np.allclose(c, self.a @ self.w.T, atol=1e-3)
        return c.tobytes()


@pytest.fixture(scope="module")
def gemm() -> Gemm:
    return Gemm()


def test_several_callers_at_once_get_the_same_bits(gemm):
    expected = gemm()
    with ThreadPoolExecutor(8) as pool:
        results = [pool.submit(gemm) for _ in range(200)]
        assert {r.result() for r in results} == {expected}


@pytest.mark.parametrize("threads", ["1", "2", "7", "64", "0", "many", ""])
def test_the_number_of_threads_changes_no_bit(gemm, threads):
    code = "import hashlib, test_cpu_runtime; print(hashlib.sha256(test_cpu_runtime.Gemm()()).hexdigest())"
    environment = {**os.environ, "LAYA_CPU_THREADS": threads}
    ran = run([sys.executable, "-c", code], cwd=Path(__file__).parent, env=environment)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == hashlib.sha256(gemm()).hexdigest()


def test_a_forked_child_works_and_so_does_its_parent(gemm):
    expected = gemm()
    for _ in range(3):
        child = os.fork()
        if child == 0:
            os._exit(0 if gemm() == expected else 1)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        assert gemm() == expected


def test_idle_threads_sleep(gemm):
    gemm()
    before = os.times()
    run(["sleep", "0.5"])
    after = os.times()
    assert after.user + after.system - before.user - before.system < 0.25
