"""The ELF and GPU code reader: against cuobjdump, on our libraries, and on damaged files."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from pathlib import Path

import pytest
from builds import cpu_build, cuda_build, nvcc
from hypothesis import given, settings
from hypothesis import strategies as st
from prebuilt import c_library

from laya_cuda.contract.cuobjdump import list_targets
from laya_cuda.contract.elf import BinaryError, Library
from laya_cuda.contract.fatbin import targets
from laya_cuda.custody.inspect import find_tool

KERNEL = 'extern "C" __global__ void k(float* x) { x[threadIdx.x] *= 2.f; }\n'
MIXES = {
    "one": (["-gencode", "arch=compute_80,code=sm_80"], ("sm_80",)),
    "PTX alone": (["-gencode", "arch=compute_80,code=compute_80"], ("compute_80",)),
    "a beside plain": (
        [
            "-gencode",
            "arch=compute_90a,code=[sm_90a,compute_90a]",
            "-gencode",
            "arch=compute_90,code=[sm_90,compute_90]",
        ],
        ("sm_90", "sm_90a", "compute_90", "compute_90a"),
    ),
    "family": (
        ["-gencode", "arch=compute_100f,code=[sm_100f,compute_100f]", "-gencode", "arch=compute_120a,code=sm_120a"],
        ("sm_100f", "sm_120a", "compute_100f"),
    ),
    "compressed": (
        ["--compress-mode=size", "-gencode", "arch=compute_90a,code=[sm_90a,compute_90a]"],
        ("sm_90a", "compute_90a"),
    ),
    "not compressed": (
        ["--no-compress", "-gencode", "arch=compute_86,code=[sm_86,compute_86]"],
        ("sm_86", "compute_86"),
    ),
    "relocatable": (["-rdc=true", "-gencode", "arch=compute_89,code=sm_89"], ("sm_89",)),
}


@pytest.fixture(scope="module")
def cuobjdump() -> str:
    found = find_tool()
    assert found, "cuobjdump is needed by the tests: pip install nvidia-cuda-cuobjdump"
    return found


def read(path: Path) -> tuple[str, ...]:
    return targets(Library.parse(path.read_bytes()))


@pytest.mark.parametrize("mix", MIXES)
def test_targets_agree_with_what_nvcc_was_told_and_with_cuobjdump(tmp_path, cuobjdump, mix):
    flags, expected = MIXES[mix]
    (tmp_path / "k.cu").write_text(KERNEL)
    library = tmp_path / "k.so"
    command = [str(nvcc()), "-shared", "-Xcompiler", "-fPIC", *flags, str(tmp_path / "k.cu"), "-o", str(library)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stderr
    assert read(library) == expected
    # cuobjdump shows machine code for a family without its letter.
    assert {name.rstrip("f") if name.startswith("sm_") else name for name in expected} == set(
        list_targets(cuobjdump, library)
    )


def test_a_library_for_90_holds_sm_90a_machine_code_and_compute_80_ptx(cuobjdump):
    library = cuda_build(90) / "liblaya_cuda.so"
    assert read(library) == ("sm_90a", "compute_80")
    assert list_targets(cuobjdump, library) == ("sm_90a", "compute_80")


def test_libraries_of_other_kinds():
    assert read(cuda_build(80) / "liblaya_cuda.so") == ("sm_80", "compute_80")
    assert read(cpu_build() / "liblaya_cpu.so") == ()


def test_exports_are_what_others_may_call(tmp_path):
    code = """
    int shown(void) { return 1; }
    __attribute__((weak)) int weak(void) { return 1; }
    __attribute__((visibility("hidden"))) int hidden(void) { return 1; }
    static int local(void) { return 1; }
    int shown_data = 1;
    extern int printf(const char*, ...);
    int caller(void) { return printf("%d", local() + hidden()); }
    """
    library = c_library(tmp_path / "lib.so", code)
    assert Library.parse(library.read_bytes()).exports() == {"shown", "weak", "shown_data", "caller"}


@pytest.mark.parametrize("data", [b"", b"\x7fELF", b"\x7fELF\x01\x01" + b"\0" * 60, b"MZ" * 40, b"text\n" * 20])
def test_what_is_no_64_bit_library_is_refused(data):
    with pytest.raises(BinaryError, match=r"no (64-bit little-endian )?ELF file"):
        Library.parse(data)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_damage_is_refused_or_read_but_never_a_traceback(libraries, data):
    whole = bytearray((libraries / "90" / "libdemo.so").read_bytes())
    (sections,) = (Library.parse(bytes(whole)).named(".nv_fatbin"),)
    start = bytes(whole).index(next(sections).content[:64])
    table = int.from_bytes(whole[0x28:0x30], "little")
    anywhere = st.one_of(
        st.integers(0, 63),
        st.integers(start, start + 200),
        st.integers(table, len(whole) - 1),
        st.integers(0, len(whole) - 1),
    )
    for at in data.draw(st.lists(anywhere, min_size=1, max_size=4)):
        whole[at] = data.draw(st.integers(0, 255))
    cut = data.draw(st.one_of(st.just(len(whole)), st.integers(0, len(whole))))
    with suppress(BinaryError):
        library = Library.parse(bytes(whole[:cut]))
        assert isinstance(targets(library), tuple)
        assert isinstance(library.exports(), frozenset)
