"""The generator: launch records come from lowered IR, unknown things stop it, edits are noticed."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generator import checked_in, emit, lower
from generator.abi import load_abi
from generator.catalog import SYMBOLS, TARGETS, entries
from generator.kernels.gemm import Tile, gemm
from generator.kernels.select import gather
from generator.kernels.target import CPU, PORTABLE, SM_90A

ROOT = Path(__file__).resolve().parent.parent
GEMM_POINTERS = ("a", "w", "bias", "c", "rows")
GATHER_POINTERS = ("stream", "branch", "index", "out", "count")


def provenance() -> dict:
    return json.loads((ROOT / "generated" / "provenance.json").read_text())


def regenerate(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "generator.cli", *arguments]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what the command reads and writes."""
    for name in ("generator", "generated", "manifests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_wgmma_gemm_launch_record() -> None:
    tile = Tile(64, 64, 64, 3, 128)
    program = gemm(SM_90A, tile, 384, 128, "act", "act", "bias")
    launch = lower.lower(program, "k", SM_90A, GEMM_POINTERS, SYMBOLS["gemm"]).launch
    assert launch.grid == ("6", "((max_rows + 63) / 64)", "1")
    assert launch.block == 256  # one producer and one consumer warpgroup
    maps = {m.buffer: m for m in launch.maps}
    assert set(maps) == {"a", "w", "c"}
    assert maps["a"].dims == ("128", "max_rows")
    assert maps["a"].strides == ("256",)
    assert maps["a"].box == ("64", "64")
    assert maps["w"].dims == ("128", "384")
    assert [a.name for a in launch.arguments if a.kind == "pointer"] == ["bias", "rows"]


def test_portable_kernel_has_no_tensor_maps() -> None:
    program = gather(PORTABLE, 128, 128)
    launch = lower.lower(program, "k", PORTABLE, GATHER_POINTERS, SYMBOLS["gather"]).launch
    assert launch.maps == ()
    assert launch.grid == ("max_count", "1", "1")
    assert launch.block == 128


def test_cpu_kernel_opens_its_block_loop() -> None:
    lowered = lower.lower(gather(CPU, 1, 128), "k", CPU, GATHER_POINTERS, SYMBOLS["gather"])
    assert lowered.launch.grid == ("max_count", "1", "1")
    assert "bx = first_block; bx < last_block" in lowered.source


def test_unknown_size_is_named() -> None:
    with pytest.raises(lower.GenerationError, match="unknown size 'N'"):
        lower.lower(gather(PORTABLE, 128, 128), "k", PORTABLE, GATHER_POINTERS, {"M": "max_rows"})


def test_unknown_buffer_is_named() -> None:
    with pytest.raises(lower.GenerationError, match="unknown buffer branch"):
        lower.lower(gather(PORTABLE, 128, 128), "k", PORTABLE, ("stream", "index", "out", "count"), SYMBOLS["gather"])


def test_unknown_tensor_map_is_named() -> None:
    reader = lower._Reader("k", GEMM_POINTERS, SYMBOLS["gemm"])
    with pytest.raises(lower.GenerationError, match="unknown tensor map kind '__tvm_tensormap_create_im2col'"):
        reader.tensor_map(None, ["__tvm_tensormap_create_im2col", 0])


def test_unknown_node_in_a_launch_expression_is_named() -> None:
    tirx = lower.tvm.tirx
    reader = lower._Reader("k", GEMM_POINTERS, SYMBOLS["gemm"])
    m = tirx.Var("M", "int32")
    assert reader.expression((m + 63) // 64) == "((max_rows + 63) / 64)"
    with pytest.raises(lower.GenerationError, match="unknown node"):
        reader.expression(tirx.Max(m, tirx.IntImm("int32", 3)))


def test_another_tilelang_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lower.importlib.metadata, "version", lambda _: "0.1.13")
    with pytest.raises(lower.GenerationError, match=r"tilelang 0\.1\.13 is installed.*pip install tilelang==0\.1\.14"):
        lower.check_tilelang()


@pytest.mark.parametrize("target", TARGETS, ids=lambda t: t.name)
def test_provenance_covers_the_catalog(target) -> None:
    abi = load_abi()
    names = [e.name(abi.op(e.op).sizes) for e in entries(target)]
    assert len(set(names)) == len(names)
    assert list(provenance()["targets"][target.name]) == names


@pytest.mark.parametrize("target", TARGETS, ids=lambda t: t.name)
def test_kernels_read_back_as_recorded(target) -> None:
    path = {"cpu": "cpu/generated.c"}.get(target.name, f"{target.name}/generated.cu")
    text = checked_in.sections((ROOT / "generated" / path).read_text())
    records = provenance()["targets"][target.name]
    assert set(text) == set(records)
    for name, record in records.items():
        assert emit.digest(text[name]) == record["source_sha256"], name


def test_generated_and_native_sources_include_nothing_foreign() -> None:
    for folder in ("generated", "kernels"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".cu", ".cuh", ".c", ".h", ".inc"):
                includes = [line for line in path.read_text().splitlines() if line.lstrip().startswith("#include")]
                found = [i for i in includes if any(word in i for word in ("tl_templates", "cutlass", "cute/"))]
                assert not found, path


def test_nvcc_flags_are_those_of_the_build_script() -> None:
    script = (ROOT / "build.sh").read_text()
    for flags in provenance()["nvcc_flags"].values():
        for flag in flags:
            assert flag in script, flag


def test_check_of_one_kernel_passes(copy: Path) -> None:
    result = regenerate(copy, "--check", "--target", "cpu", "--only", "gather", "--jobs", "1")
    assert result.returncode == 0, result.stdout + result.stderr
    assert "1 kernels" in result.stdout


def test_edited_source_fails_the_check(copy: Path) -> None:
    path = copy / "generated" / "cpu" / "generated.c"
    path.write_text(path.read_text().replace("stream[", "stream [", 1))
    result = regenerate(copy, "--check", "--target", "cpu", "--only", "gather", "--jobs", "1")
    assert result.returncode == 1
    assert "changed since generated/ was written: generated/cpu/generated.c" in result.stdout


def test_edited_program_fails_the_check(copy: Path) -> None:
    path = copy / "generator" / "kernels" / "select.py"
    path.write_text(path.read_text().replace("one block", "One block", 1).replace("One block a", "One block  a", 1))
    result = regenerate(copy, "--check", "--target", "cpu", "--only", "gather", "--jobs", "1")
    assert result.returncode == 1
    assert "changed since generated/ was written: generator/kernels/select.py" in result.stdout


def test_changed_arithmetic_shows_a_diff(copy: Path) -> None:
    path = copy / "generator" / "kernels" / "select.py"
    path.write_text(path.read_text().replace("stream[row, j] + branch[row, j]", "stream[row, j] - branch[row, j]"))
    result = regenerate(copy, "--check", "--target", "cpu", "--only", "gather", "--jobs", "1")
    assert result.returncode == 1
    assert "differs: generated/cpu/generated.c" in result.stdout
    assert "+++ generated/cpu/generated.c (fresh)" in result.stdout


def test_unknown_kernel_name_is_one_line(copy: Path) -> None:
    result = regenerate(copy, "--only", "no_such_kernel", "--target", "cpu")
    assert result.returncode == 1
    assert "no kernel's name contains 'no_such_kernel'" in result.stderr
    assert "Traceback" not in result.stderr
