"""The generator: launch records come from lowered IR, unknown things stop it, edits are noticed."""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tilelang.language as T  # noqa: N812

from generator import checked_in, clusters, emit, fences, lower, warpgroups
from generator.abi import load_abi
from generator.catalog import PRODUCTS, SYMBOLS, TARGETS, entries
from generator.kernels.geglu import geglu
from generator.kernels.gemm import gemm, gemm_parts
from generator.kernels.hopper import streamed
from generator.kernels.qkv import qkv_rope
from generator.kernels.select import gather
from generator.kernels.target import CPU, PORTABLE, SM_90A
from generator.kernels.tiles import Tile
from generator.record import Launch, Lowered

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


def lowered_of(op: str, program: Any, merged: bool = True) -> Lowered:
    """A program's source and launch record for sm_90a."""
    pointers = tuple(p.name for p in load_abi().op(op).pointers)
    return lower.lower(program, "k", SM_90A, pointers, SYMBOLS[op], merged=merged)


def record_of(op: str, program: Any, merged: bool = True) -> Launch:
    """The launch record of a program for sm_90a."""
    return lowered_of(op, program, merged).launch


def test_wgmma_gemm_launch_record() -> None:
    launch = record_of("gemm", gemm(SM_90A, streamed(64, 64, 64, 3), 384, 128, "act", "act", "bias"))
    assert launch.grid == ("6", "((max_rows + 63) / 64)", "1")
    assert launch.block == 160  # a warpgroup that multiplies and a warp that loads
    assert launch.shared_bytes == 3 * 2 * (64 * 64 + 64 * 64)  # the result lies where stages were
    assert launch.early
    assert launch.as_json()["early"] is True
    maps = {m.buffer: m for m in launch.maps}
    assert set(maps) == {"a", "w", "c"}
    assert maps["a"].dims == ("128", "max_rows")
    assert maps["a"].strides == ("256",)
    assert maps["a"].box == ("64", "64")
    assert maps["w"].dims == ("128", "384")
    assert [a.name for a in launch.arguments if a.kind == "pointer"] == ["bias", "rows"]


def test_parts_of_a_product_are_the_third_dimension_of_grid_and_result() -> None:
    launch = record_of("gemm_parts", gemm_parts(SM_90A, streamed(64, 64, 64, 3, parts=2), 128, 192))
    assert launch.grid == ("2", "((max_rows + 63) / 64)", "2")
    (c,) = (m for m in launch.maps if m.buffer == "c")
    assert (c.dims, c.strides, c.box) == (("128", "max_rows", "2"), ("1024", "512"), ("64", "64", "1"))


def test_the_rotated_product_loads_half_heads() -> None:
    launch = record_of("qkv_rope", qkv_rope(SM_90A, streamed(64, 64, 64, 3), 2, 128))
    assert launch.grid == ("6", "((max_rows + 63) / 64)", "1")
    maps = {m.buffer: m.box for m in launch.maps}
    assert maps == {"a": ("64", "64"), "w": ("64", "32"), "qkv": ("64", "64")}
    pointers = [a.name for a in launch.arguments if a.kind == "pointer"]
    assert pointers == ["cos", "positions", "rows", "sin"]


def test_blocks_that_stay_are_as_many_whatever_the_rows() -> None:
    tile = streamed(64, 64, 64, 4, resident=132)
    launch = record_of("gemm", gemm(SM_90A, tile, 384, 128, "act", "act", "bias"), merged=False)
    assert launch.grid == ("132", "1", "1")
    assert launch.cluster == 1
    assert launch.shared_bytes == 4 * 2 * (64 * 64 + 64 * 64) + 2 * 64 * 64  # the result has a place of its own
    assert {m.buffer: m.box for m in launch.maps} == dict.fromkeys(("a", "w", "c"), ("64", "64"))


def test_memory_of_blocks_that_stay_is_not_merged() -> None:
    """The next tile is loaded while the result of the one before is still on its way out."""
    seen = 0
    for entry in entries(SM_90A):
        if entry.op in PRODUCTS:
            resident = dict(entry.parameters)["resident"]
            assert entry.merged == (resident == 0), entry.variant
            seen += resident > 0
    assert seen


CLUSTERED = {
    "gemm": (lambda tile: gemm(SM_90A, tile, 384, 128, "act", "act", "bias"), "6"),
    "geglu": (lambda tile: geglu(SM_90A, tile, 192, 128), "3"),
    "qkv_rope": (lambda tile: qkv_rope(SM_90A, tile, 2, 128), "6"),
}


@pytest.mark.parametrize("op", CLUSTERED)
def test_blocks_of_a_cluster_share_the_load_of_the_weights(op) -> None:
    """Each loads half of the columns of w, or one of the two halves of a tile that has them, for both blocks."""
    program, columns = CLUSTERED[op]
    alone = lowered_of(op, program(streamed(64, 64, 64, 3)))
    pair = lowered_of(op, program(streamed(64, 64, 64, 3, cluster=2)))
    assert (alone.launch.cluster, pair.launch.cluster) == (1, 2)
    assert alone.launch.grid == (columns, "((max_rows + 63) / 64)", "1")
    assert pair.launch.grid == (columns, "(((max_rows + 127) / 128) * 2)", "1")
    assert pair.launch.block == alone.launch.block
    assert pair.launch.as_json()["cluster"] == 2
    boxes, shares = ({m.buffer: m.box for m in one.launch.maps} for one in (alone, pair))
    assert shares["w"] == (("64", "32") if op == "gemm" else boxes["w"])
    assert {name: box for name, box in shares.items() if name != "w"} == {
        name: box for name, box in boxes.items() if name != "w"
    }
    (load,) = [line for line in pair.source.splitlines() if "(w_desc, full" in line]
    assert load.count("(((int)blockIdx.y) & 1)") == 2  # its share: where it comes from, and where it goes to
    assert "blockIdx.y" not in "".join(line for line in alone.source.splitlines() if "(w_desc, full" in line)
    own = 2 * math.prod(map(int, shares["w"]))
    before, _, after = pair.source.partition("(w_desc, full")
    announced = f"expect_transaction({own})"  # what the block brings itself, and as much by the other
    assert (before.count(announced), after.partition("}")[0].count(announced)) == (1, 1)


def test_a_cluster_of_blocks_beside_each_other_is_named() -> None:
    @T.prim_func
    def clustered(out: T.Tensor((64,), "float32")):
        with T.ClusterKernel(4, cluster_dims=(2, 1, 1), threads=32) as bx:
            out[bx * 32 + T.get_thread_binding()] = 0.0

    with pytest.raises(lower.GenerationError, match=r"tir\.cluster_dim_x is not 1"):
        lower.lower(clustered, "k", SM_90A, ("out",), {})


@pytest.mark.parametrize("cluster", [1, 2])
def test_a_launcher_says_how_many_blocks_a_cluster_has(cluster) -> None:
    abi = load_abi()
    entry = next(e for e in entries(SM_90A) if e.op == "gather")
    launch = Launch((), ("8", "max_count", "1"), 160, 512, (), early=True, cluster=cluster)
    text = emit.launcher(emit.Kernel(entry, abi.op("gather"), Lowered("k", "", launch)), 3)
    assert f"laya_launch((const void*)k, 8, max_count, 1, 160, 512, 1, {cluster}, arguments, stream)" in text


@pytest.mark.parametrize("early", [True, False])
def test_a_launcher_says_whether_a_kernel_may_start_early(early) -> None:
    abi = load_abi()
    entry = next(e for e in entries(SM_90A) if e.op == "gather")
    launch = Launch((), ("max_count", "1", "1"), 128, 512, (), early=early)
    text = emit.launcher(emit.Kernel(entry, abi.op("gather"), Lowered("k", "", launch)), 3)
    assert f"laya_launch((const void*)k, max_count, 1, 1, 128, 512, {int(early)}, 1, arguments, stream)" in text


def test_kernels_that_may_start_early_wait_for_the_one_before() -> None:
    """A kernel that is launched early and does not wait would read what is not written yet; one that waits is early."""
    for target in (SM_90A, PORTABLE):
        text = checked_in.sections((ROOT / "generated" / target.name / "generated.cu").read_text())
        for name, record in provenance()["targets"][target.name].items():
            waits = "cudaGridDependencySynchronize()" in text[name]
            assert record["launch"]["early"] is waits is (target is SM_90A), name


def test_register_fences_end_with_their_array() -> None:
    """TileLang counts a fence's registers for one warpgroup where several share the array."""
    source = """
  float acc[64];
  half_t halves[32];
  tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 128);
  tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 32), 64);
  tl::warpgroup_fence_operand(reinterpret_cast<float*>(acc + 0), 64);
  tl::warpgroup_fence_operand(reinterpret_cast<uint32_t*>(halves + 0), 32);
"""
    cut = [line.rsplit(", ", 1)[1] for line in fences.bounded(source).splitlines() if "fence" in line]
    assert cut == ["64);", "32);", "64);", "16);"]  # two halves lie in one register
    kept = [line for line in source.splitlines() if "fence" not in line]
    assert [line for line in fences.bounded(source).splitlines() if "fence" not in line] == kept


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("tl::warpgroup_fence_operand(reinterpret_cast<double*>(acc + 0), 64);", "does not know"),
        ("tl::warpgroup_fence_operand(acc, 64);", "does not know"),
        ("tl::warpgroup_fence_operand(reinterpret_cast<float*>(other + 0), 64);", "names other, which is no array"),
    ],
)
def test_an_unknown_register_fence_is_named(line, said) -> None:
    with pytest.raises(fences.FenceError, match=said):
        fences.bounded(f"  float acc[64];\n  {line}\n")


def test_no_register_fence_reaches_past_its_array() -> None:
    text = checked_in.sections((ROOT / "generated" / "sm_90a" / "generated.cu").read_text())
    assert any("warpgroup_fence_operand" in source for source in text.values())
    for name, source in text.items():
        assert fences.bounded(source) == source, name


KERNEL = """extern "C" __global__ void k(int M);
extern "C" __global__ void __launch_bounds__(288, 1) k(int M) {
  if (M < 3) {
    if (256 <= ((int)threadIdx.x)) {
      full[0].wait(((int)threadIdx.x) >> 7);
    } else {
      tl::wgmma_ss<64>(uint64_t(desc_a + (((((int)threadIdx.x) >> 7) * 512) + ((ki * 32) >> 4))), acc);
      c[(((int)threadIdx.x) >> 7)] = acc[0];
    }
  }
}
"""


def test_the_warpgroup_of_a_product_and_of_a_role_is_a_variable() -> None:
    assert (
        warpgroups.uniform(KERNEL)
        == """extern "C" __global__ void k(int M);
extern "C" __global__ void __launch_bounds__(288, 1) k(int M) {
  const int warpgroup = laya::warpgroup();
  if (M < 3) {
    if (2 <= warpgroup) {
      full[0].wait(((int)threadIdx.x) >> 7);
    } else {
      tl::wgmma_ss<64>(uint64_t(desc_a + ((warpgroup * 512) + ((ki * 32) >> 4))), acc);
      c[(((int)threadIdx.x) >> 7)] = acc[0];
    }
  }
}
"""
    )


def test_a_kernel_without_warpgroup_products_stays_as_it_is() -> None:
    source = KERNEL.replace("tl::wgmma_ss", "tl::mma_sync")
    assert warpgroups.uniform(source) == source


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("if (256 <= ((int)threadIdx.x)) {", "if (((int)threadIdx.x) < 256) {"),  # no role
        ("if (256 <= ((int)threadIdx.x)) {", "if (64 <= ((int)threadIdx.x)) {"),  # roles within a warpgroup
        ("  if (M < 3) {", "  if (128 <= ((int)threadIdx.x)) {"),  # two branches
        ("__launch_bounds__(288, 1) ", ""),
    ],
)
def test_roles_in_another_form_are_named(part, other) -> None:
    assert part in KERNEL
    with pytest.raises(warpgroups.WarpgroupError, match=r"a form that generator/warpgroups\.py does not know"):
        warpgroups.uniform(KERNEL.replace(part, other))


COPIES = """  tl::cluster_sync();
  tl::tma_load(w_desc, full[slot], (&(w_tiles[0])), 0, 0);
  tl::tma_load(a_desc, full[slot], (&(a_tiles[0])), 0, 0);
  tl::tma_load(w_desc, full[slot], (&(w_tiles[64])), 64, 0);
"""


def test_weights_are_copied_to_all_blocks_of_a_cluster() -> None:
    assert (
        clusters.multicast(COPIES, 2)
        == """  tl::cluster_sync();
  laya::tma_load_multicast<2>(w_desc, full[slot], (&(w_tiles[0])), 0, 0);
  tl::tma_load(a_desc, full[slot], (&(a_tiles[0])), 0, 0);
  laya::tma_load_multicast<2>(w_desc, full[slot], (&(w_tiles[64])), 64, 0);
"""
    )
    assert clusters.multicast(COPIES, 4).count("laya::tma_load_multicast<4>(w_desc, ") == 2
    assert clusters.multicast(COPIES, 1) == COPIES


@pytest.mark.parametrize("missing", ["tl::cluster_sync();", "tl::tma_load(w_desc, "])
def test_copies_of_a_cluster_in_another_form_are_named(missing) -> None:
    source = COPIES.replace(missing, "something(")
    with pytest.raises(clusters.ClusterError, match=r"a form that generator/clusters\.py does not know"):
        clusters.multicast(source, 2)
    assert clusters.multicast(source, 1) == source


def test_what_a_rewrite_does_not_know_stops_the_kernel_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, error in (
        ("bounded", fences.FenceError),
        ("uniform", warpgroups.WarpgroupError),
        ("multicast", clusters.ClusterError),
    ):

        def refuse(*_: Any, error: type[Exception] = error) -> str:
            raise error("is of another form")

        with monkeypatch.context() as patched:
            patched.setattr(lower, name, refuse)
            with pytest.raises(lower.GenerationError, match=r"^k: is of another form$"):
                record_of("gather", gather(SM_90A, 128, 128))


def test_checked_in_products_know_their_warpgroup_and_clusters_alone_share_weights() -> None:
    text = checked_in.sections((ROOT / "generated" / "sm_90a" / "generated.cu").read_text())
    seen = set()
    for name, record in provenance()["targets"]["sm_90a"].items():
        lines, cluster = text[name].splitlines(), record["launch"]["cluster"]
        products = [line for line in lines if "tl::wgmma_" in line]
        declared = sum("const int warpgroup = laya::warpgroup();" in line for line in lines)
        assert declared == bool(products), name
        if products:
            assert not [line for line in products if "threadIdx.x) >> 7" in line], name
            assert not re.search(r"if \(\d+ <= \(\(int\)threadIdx\.x\)\) \{", text[name]), name
        shared = re.findall(r"laya::tma_load_multicast<(\d+)>\((\w+), ", text[name])
        assert set(shared) == ({(str(cluster), "w_desc")} if cluster > 1 else set()), name
        assert cluster == 1 or "tl::tma_load(w_desc, " not in text[name], name
        seen.add((bool(products), cluster))
    assert seen == {(False, 1), (True, 1), (True, 2)}


def test_a_variant_names_what_is_more_than_one() -> None:
    assert Tile(64, 64, 32, 3, 128).variant == "t64x64x32s3"
    tile = streamed(128, 64, 128, 3, parts=4, blocks=2)
    assert tile.variant == "t128x64x128s3p4b2"
    assert streamed(128, 128, 64, 5, resident=132).variant == "t128x128x64s5r132"
    assert streamed(64, 96, 64, 8, cluster=2).variant == "t64x96x64s8c2"
    assert streamed(64, 64, 64, 3, 2, 3, 264, 4).variant == "t64x64x64s3p2b3r264c4"
    assert dict(streamed(64, 64, 64, 3).parameters).items() >= {"resident": 0, "cluster": 1}.items()
    assert dict(tile.parameters)["threads"] == tile.threads == 2 * 128 + 32


def test_portable_kernel_has_no_tensor_maps() -> None:
    program = gather(PORTABLE, 128, 128)
    launch = lower.lower(program, "k", PORTABLE, GATHER_POINTERS, SYMBOLS["gather"]).launch
    assert launch.maps == ()
    assert launch.grid == ("max_count", "1", "1")
    assert launch.block == 128
    assert not launch.early


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


def test_the_document_shows_a_kernel_as_it_is() -> None:
    """The example of docs/abi.md, in a library for compute capability 9.0: kernels of sm_90a come first there."""
    shown = re.search(r'\{"id".*?\}', (ROOT / "docs" / "abi.md").read_text(), re.S)
    assert shown
    kernel = json.loads(shown[0])
    kernels = provenance()["targets"]["sm_90a"]
    assert list(kernels)[kernel["id"]] == kernel["name"]
    record = kernels[kernel["name"]]
    assert all(kernel[key] == record[key] for key in ("op", "options", "variant"))
    assert kernel["sizes"] == list(record["sizes"].values())


def test_a_result_tile_that_lies_on_stages_is_written_only_when_all_warps_have_met() -> None:
    text = checked_in.sections((ROOT / "generated" / "sm_90a" / "generated.cu").read_text())
    seen = 0
    for name, source in text.items():
        places = dict(re.findall(r"void\* (\w+) = \(\(void\*\)\(\(char\*\)buf_dyn_shmem \+ (\d+)\)\);", source))
        if places.get("c_tile") is None or places["c_tile"] not in (places.get("w_tiles"), places.get("a_tiles")):
            continue
        assert source.count("tl::wait_wgmma<0>();") == 1, name
        before = source.partition("tl::wait_wgmma<0>();")[2].partition("c_tile)")[0]
        assert before != source.partition("tl::wait_wgmma<0>();")[2], name
        assert re.search(r"tl::__sync_thread_partial\(\d+, (128|256)\);", before), name
        seen += 1
    assert seen > 50
