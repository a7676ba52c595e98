"""The library that fails on request: it forwards faithfully, and fails exactly where it is told to."""

from __future__ import annotations

import ctypes
import threading

import faulty_library
import numpy as np
import pytest
from builds import nvcc

from laya_cuda import DeviceError
from laya_cuda.abi import abi
from laya_cuda.bundle import Bundle


def gather(bundle: Bundle) -> np.ndarray:
    """Call one op on rows of known numbers."""
    rows, d = 4, 128
    source = np.arange(rows * d, dtype=np.float32).reshape(rows, d)
    nothing, index = np.zeros((rows, d), np.float32), np.array([2, 0], np.int32)
    count, out = np.array([2], np.int32), np.zeros((2, d), np.float32)
    arrays = [np.require(a, requirements="A") for a in (source, nothing, index, out, count)]
    sizes = (rows, 2, d)[: len(abi().ops["gather"].sizes)]
    bundle.call("gather", bundle.kernel("gather", sizes).id, [a.ctypes.data for a in arrays], sizes)
    return out


def test_it_is_the_real_library_but_for_the_faults(faulty_bundle, cpu_bundle, faults):
    real, faulty = Bundle.open(cpu_bundle), Bundle.open(faulty_bundle)
    assert (faulty.kernels, faulty.info, faulty.backend) == (real.kernels, real.info, real.backend)
    assert gather(faulty).tobytes() == gather(real).tobytes()
    assert gather(faulty).any()
    assert faults.calls() == 2


@pytest.mark.parametrize("op", [None, "gather"])
def test_the_armed_call_fails_and_no_other(faulty_bundle, faults, op):
    bundle = Bundle.open(faulty_bundle)
    faults.arm(op, countdown=3, code=1005)
    gather(bundle)
    gather(bundle)
    with pytest.raises(DeviceError, match=r"laya_gather .*refused a tensor map \(code 1005\)"):
        gather(bundle)
    gather(bundle)
    assert faults.calls() == 4


def test_another_ops_fault_does_not_fire(faulty_bundle, faults):
    faults.arm("gemm")
    gather(Bundle.open(faulty_bundle))
    faults.reset()


def test_every_op_is_forwarded_with_its_arguments(faulty_bundle, faults):
    """A kernel number that no library has: the real library's refusal comes back through each function."""
    bundle = Bundle.open(faulty_bundle)
    for op in abi().ops.values():
        with pytest.raises(DeviceError, match=f"laya_{op.name} .*code 1001"):
            bundle.call(op.name, 1 << 20, [None] * len(op.pointers), [1] * len(op.sizes))
    assert [name for name, _ in faults.log()] == list(abi().ops)


def test_a_held_call_waits_for_its_release(faulty_bundle, faults):
    bundle = Bundle.open(faulty_bundle)
    results: list[np.ndarray] = []
    thread = threading.Thread(target=lambda: results.append(gather(bundle)))
    with faults.held("gather"):
        thread.start()
        faults.wait_until_held()
        assert not results
    thread.join(60)
    assert len(results) == 1


def test_copies_have_a_state_of_their_own(faulty_bundle, faults, cpu_bundle, tmp_path):
    other = faulty_library.build(tmp_path / "other", cpu_bundle)
    faulty_library.Faults(other).arm("gather")
    gather(Bundle.open(faulty_bundle))
    with pytest.raises(DeviceError):
        gather(Bundle.open(other))


def test_a_trap_needs_the_trapping_kernels(faulty_bundle, faults):
    faults.trap("gather")
    with pytest.raises(DeviceError, match="code 1000"):
        gather(Bundle.open(faulty_bundle))
    with pytest.raises(AssertionError, match="was the library built with nvcc"):
        faults.plant()


def test_the_trapping_kernels_compile(tmp_path, cpu_bundle):
    """Without a device they cannot be launched, which the call has to say."""
    folder = faulty_library.build(tmp_path / "traps", cpu_bundle, nvcc=nvcc())
    for name in ("launch_trap", "launch_trap_where", "trap_prepare", "trap_trip"):
        assert getattr(ctypes.CDLL(str(folder / "libtrap.so")), name)
    faulty_library.Faults(folder).trap("add_type")
    assert Bundle.open(folder).backend == "cpu"
