"""build.sh and build-cpu.sh: what they make, what they refuse, and what they leave behind when something fails."""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from builds import (
    ROOT,
    copy_checkout,
    cpu_build,
    cuda_build,
    limited_path,
    nvcc,
    run,
    write_program,
)

CAPABILITIES = (80, 86, 89, 90, 100, 120)
LIBC = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "ld-linux-x86-64.so.2"}
ALLOWED = {"cuda": LIBC | {"libstdc++.so.6", "libgcc_s.so.1"}, "cpu": LIBC}
LIBRARIES = {"cuda90": lambda: cuda_build(90), "cuda80": lambda: cuda_build(80), "cpu": cpu_build}
ABI = json.loads((ROOT / "manifests" / "abi.json").read_text())
WITHOUT = {"qkv_rope"}  # what a plan does without where a target lacks it

# Stands in for nvcc where a test is about the script: answers --version, makes empty objects, links with g++.
FAKE_NVCC = r"""
case $1 in --version) echo 'Cuda compilation tools, release 13.0, V13.0.88'; exit 0 ;; esac
out= last= kind=link
for argument in "$@"; do
  [ "$last" != -o ] || out=$argument
  [ "$argument" != -c ] || kind=compile
  last=$argument
done
if [ $kind = compile ]; then echo | exec g++ -c -x c++ - -o "$out"; fi
echo | exec g++ -shared -x c++ - -o "$out"
"""


@pytest.fixture(scope="module", params=LIBRARIES)
def library(request) -> Path:
    """The file of each library that the tests build."""
    folder = LIBRARIES[request.param]()
    return folder / json.loads((folder / "build-manifest.json").read_text())["library"]


@pytest.fixture
def fake_path(tmp_path) -> str:
    """A PATH whose nvcc is the stand-in."""
    path = limited_path(tmp_path / "bin", with_nvcc=False)
    write_program(tmp_path / "bin" / "nvcc", FAKE_NVCC)
    return path


def manifest_of(library: Path) -> dict:
    return json.loads((library.parent / "build-manifest.json").read_text())


def backend_of(library: Path) -> str:
    return "cpu" if "cpu" in library.name else "cuda"


def opened(library: Path) -> ctypes.CDLL:
    """The library with the types of the functions that describe it."""
    handle = ctypes.CDLL(str(library))
    for name in ("laya_build_info", "laya_kernels", "laya_error_string"):
        getattr(handle, name).restype = ctypes.c_char_p
    return handle


def tree(root: Path) -> dict[str, str]:
    """Every file below a directory with its hash."""
    files = (p for p in root.rglob("*") if p.is_file())
    return {str(p.relative_to(root)): hashlib.sha256(p.read_bytes()).hexdigest() for p in files}


def test_exported_symbols_are_those_of_the_header(library):
    text = re.sub(r"/\*.*?\*/", "", (ROOT / "generated" / "laya_ops.h").read_text(), flags=re.DOTALL)
    own = re.sub(r"/\*.*?\*/", "", (ROOT / "kernels" / "laya_cuda.h").read_text(), flags=re.DOTALL)
    declared = set(re.findall(r"\b(laya_\w+)\(", text + own))
    assert {f"laya_{op['name']}" for op in ABI["ops"]} < declared
    exported = {line.split()[-1] for line in run(["nm", "-D", "--defined-only", library]).stdout.splitlines()}
    assert exported == declared


def test_nothing_but_the_c_and_cplusplus_libraries_is_needed(library):
    needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", run(["readelf", "-d", library]).stdout))
    assert needed
    assert needed <= ALLOWED[backend_of(library)]
    assert "not found" not in run(["ldd", "-r", library]).stdout
    assert "undefined symbol" not in run(["ldd", "-r", library]).stderr


def test_the_manifest_describes_the_library(library):
    manifest = manifest_of(library)
    assert manifest["sha256"] == hashlib.sha256(library.read_bytes()).hexdigest()
    assert manifest["backend"] == backend_of(library)
    assert manifest["abi_version"] == ABI["abi_version"] == opened(library).laya_abi_version()
    assert all(command[0] in ("nvcc", "cc") for command in manifest["commands"])
    assert {p.name for p in library.parent.iterdir()} == {library.name, "build-manifest.json"}
    for path, digest in manifest["sources"].items():
        assert digest == hashlib.sha256((ROOT / path).read_bytes()).hexdigest(), path


def test_the_manifest_names_every_file_that_was_included(library):
    sources = set(manifest_of(library)["sources"])
    folders = ("kernels", "generated", "kernels/tile")
    for path in sources:
        for name in re.findall(r'^#include "(.+)"', (ROOT / path).read_text(), flags=re.MULTILINE):
            near = os.path.normpath(f"{Path(path).parent}/{name}")
            found = {near, *(f"{folder}/{name}" for folder in folders)} & sources
            assert found or name == "build_info.h", f"{path} includes {name}"


def test_build_info_says_how_the_library_was_built(library):
    manifest, info = manifest_of(library), json.loads(opened(library).laya_build_info())
    assert info["sources"] == manifest["sources"]
    assert info["compiler"] == manifest["compiler"]
    assert info["backend"] == manifest["backend"]
    assert info["abi_version"] == manifest["abi_version"]
    assert info["tilelang"] == (ROOT / "generated" / "tilelang_version.txt").read_text().strip()
    expected = {90: ["sm_90a", "compute_80"], 80: ["sm_80", "compute_80"], None: ["native"]}[manifest.get("cc")]
    assert info["architectures"] == expected
    assert info["targets"] == {90: ["sm_90a", "portable"], 80: ["portable"], None: ["cpu"]}[manifest.get("cc")]
    storage = {"act": "f32" if info["backend"] == "cpu" else "f16"}
    assert info["storage"] == storage


def test_the_kernel_list_is_complete_and_consistent(library):
    handle, info = opened(library), json.loads(opened(library).laya_build_info())
    kernels = json.loads(handle.laya_kernels())
    sizes = {op["name"]: len(op["sizes"]) for op in ABI["ops"]}
    assert [k["id"] for k in kernels] == list(range(len(kernels)))
    assert len({k["name"] for k in kernels}) == len(kernels)
    assert all(len(k["sizes"]) == sizes[k["op"]] for k in kernels)
    for target in info["targets"]:
        lacking = set(sizes) - {k["op"] for k in kernels if k["target"] == target}
        assert lacking == (WITHOUT if target == "portable" else set()), f"{target} lacks an op"


def test_bad_calls_get_codes_and_the_codes_have_texts(library):
    handle = opened(library)
    kernels = json.loads(handle.laya_kernels())
    kernel = next(k for k in kernels if k["op"] == "add_type")
    other = next(k for k in kernels if k["op"] == "gather")
    width = kernel["sizes"][1] if kernel["sizes"][1] > 0 else 64

    def call(number: int, pointers: list[int], sizes: list[int]) -> int:
        return handle.laya_add_type(number, *(ctypes.c_void_p(p) for p in pointers), *sizes, None)

    pointers, sizes = [0x1000] * 5, [16, width]  # never followed: every call below is refused
    assert (
        call(-1, pointers, sizes) == call(len(kernels), pointers, sizes) == call(other["id"], pointers, sizes) == 1001
    )
    assert call(kernel["id"], [0x1000, 0, *pointers[2:]], sizes) == 1000
    assert call(kernel["id"], pointers, [0, width]) == call(kernel["id"], pointers, [-3, width]) == 1000
    assert call(kernel["id"], [0x1008, *pointers[1:]], sizes) == 1003
    assert call(kernel["id"], [*pointers[:2], 0x1002, *pointers[3:]], sizes) == 1003
    if kernel["sizes"][1] > 0:
        assert call(kernel["id"], pointers, [16, width + 1]) == 1002
    gemm = next(k for k in kernels if k["op"] == "gemm" and k["options"].endswith("_none"))
    n, k = (s if s > 0 else 64 for s in gemm["sizes"][1:])
    with_bias = [ctypes.c_void_p(0x1000)] * 5
    assert handle.laya_gemm(gemm["id"], *with_bias, 16, n, k, None) == 1000
    for error in ABI["errors"]:
        assert handle.laya_error_string(error["code"]).decode() == error["text"]
    assert handle.laya_error_string(0).decode() == "no error"
    assert handle.laya_error_string(99999).decode() == "unknown error code"


@pytest.mark.skipif(Path("/dev/nvidiactl").exists(), reason="the pointers of this test must never reach a GPU")
@pytest.mark.parametrize("cc", [80, 90])
def test_without_a_driver_every_kernel_returns_the_cuda_error(cc):
    handle = opened(cuda_build(cc) / "liblaya_cuda.so")
    ops = {op["name"]: op for op in ABI["ops"]}
    for kernel in json.loads(handle.laya_kernels()):
        op = ops[kernel["op"]]
        required = {"bias": "none" not in kernel["options"], "branch": "nores" not in kernel["options"]}
        required["beta"] = "nobias" not in kernel["options"]
        taken = [not p.get("optional") or required[p["name"]] for p in op["pointers"]]
        pointers = [ctypes.c_void_p(0x1000 if t else 0) for t in taken]
        sizes = [16 if size == -1 else size for size in kernel["sizes"]]
        code = getattr(handle, f"laya_{op['name']}")(kernel["id"], *pointers, *sizes, None)
        assert 0 < code < 1000, f"{kernel['name']}: {code}"
        assert "driver" in handle.laya_error_string(code).decode() or code == 100


@pytest.mark.parametrize("cc", ["75", "91", "90a", "sm_90", "", "80 86", "-h"])
def test_other_capabilities_are_refused_with_the_list(tmp_path, cc):
    result = run([ROOT / "build.sh", tmp_path / "out", cc], env={"PATH": os.environ["PATH"]})
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    for supported in CAPABILITIES:
        assert str(supported) in result.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("arguments", [[], ["out"], ["out", "90", "more"], ["", "90"]])
def test_wrong_arguments_get_the_usage(tmp_path, arguments):
    result = run([ROOT / "build.sh", *arguments], cwd=tmp_path)
    assert result.returncode == 2
    assert result.stderr.startswith("usage: build.sh OUT CC")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_nvcc_is_one_line_that_says_how_to_get_it(tmp_path):
    path = limited_path(tmp_path / "bin", with_nvcc=False)
    result = run([ROOT / "build.sh", tmp_path / "out", "90"], env={"PATH": path})
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "nvcc not found" in result.stderr
    assert "ci/get_nvcc.sh" in result.stderr
    assert not (tmp_path / "out").exists()


def test_nvcc_comes_from_nvcc_then_cuda_home_then_path(tmp_path, fake_path):
    def told(name: str) -> str:
        """A stand-in that fails at once, naming itself."""
        return str(write_program(tmp_path / name, f"echo {name} >&2; exit 1"))

    (tmp_path / "home" / "bin").mkdir(parents=True)
    told("home/bin/nvcc")
    out = tmp_path / "out"
    environment = {"PATH": fake_path, "CUDA_HOME": str(tmp_path / "home"), "NVCC": told("first")}
    assert "first" in run([ROOT / "build.sh", out, "90"], env=environment).stderr
    del environment["NVCC"]
    assert "home/bin/nvcc" in run([ROOT / "build.sh", out, "90"], env=environment).stderr
    del environment["CUDA_HOME"]
    assert run([ROOT / "build.sh", out, "90"], env=environment).returncode == 0
    environment["NVCC"] = str(tmp_path / "absent")
    result = run([ROOT / "build.sh", tmp_path / "none", "90"], env=environment)
    assert result.returncode == 1
    assert "absent" in result.stderr


def test_a_link_to_nvcc_is_followed_to_its_toolkit(tmp_path, fake_path):
    beside = 'case $0 in */toolkit/nvcc) ;; *) echo "called as $0" >&2; exit 1 ;; esac\n'
    (tmp_path / "toolkit").mkdir()
    real = write_program(tmp_path / "toolkit" / "nvcc", beside + FAKE_NVCC)
    link = tmp_path / "bin" / "nvcc"
    link.unlink()
    link.symlink_to(real)
    result = run([ROOT / "build.sh", tmp_path / "out", "90"], env={"PATH": fake_path})
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("release", ["11.8, V11.8.89", "12.6, V12.6.85"])
def test_an_old_nvcc_is_refused_by_its_version(tmp_path, fake_path, release):
    old = write_program(tmp_path / "old", f"echo 'Cuda compilation tools, release {release}'")
    result = run([ROOT / "build.sh", tmp_path / "out", "90"], env={"PATH": fake_path, "NVCC": str(old)})
    assert result.returncode == 1
    assert "too old" in result.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("cc", CAPABILITIES)
def test_each_capability_is_compiled_to_its_machine_code_and_ptx(tmp_path, fake_path, cc):
    assert run([ROOT / "build.sh", tmp_path / "out", str(cc)], env={"PATH": fake_path}).returncode == 0
    manifest = json.loads((tmp_path / "out" / "build-manifest.json").read_text())
    code = {a for command in manifest["commands"] for a in command if a.startswith("arch=")}
    machine = "arch=compute_90a,code=sm_90a" if cc == 90 else f"arch=compute_{cc},code=sm_{cc}"
    assert code == {machine, "arch=compute_80,code=compute_80"}
    assert manifest["cc"] == cc
    assert ("generated/sm_90a/generated.cu" in manifest["sources"]) == (cc == 90)


def test_spaces_other_directories_and_a_read_only_checkout(tmp_path, fake_path):
    checkout = copy_checkout(tmp_path / "check out")
    before = tree(checkout)
    for path in sorted(checkout.rglob("*"), reverse=True):
        path.chmod(path.stat().st_mode & ~0o222)
    checkout.chmod(0o555)
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    try:
        cuda = run(["../check out/build.sh", "the out", "90"], cwd=elsewhere, env={"PATH": fake_path})
        cpu = run(["../check out/build-cpu.sh", "the out"], cwd=elsewhere, env={"PATH": fake_path})
    finally:
        for path in (checkout, *(p for p in checkout.rglob("*") if p.is_dir())):
            path.chmod(0o755)
    assert cuda.returncode == 0, cuda.stderr
    assert cpu.returncode == 0, cpu.stderr
    names = {p.name for p in (elsewhere / "the out").iterdir()}
    assert names == {"liblaya_cuda.so", "liblaya_cpu.so", "build-manifest.json"}
    assert tree(checkout) == before


def test_a_failing_compiler_leaves_nothing(tmp_path):
    checkout = copy_checkout(tmp_path / "checkout")
    with (checkout / "generated" / "portable" / "generated.cu").open("a") as file:
        file.write("#error broken on purpose\n")
    path = limited_path(tmp_path / "bin")
    result = run([checkout / "build.sh", tmp_path / "out", "80"], env={"PATH": path})
    assert result.returncode == 1
    assert "broken on purpose" in result.stderr
    assert result.stderr.splitlines()[-1] == "build.sh: nvcc failed on: portable"
    assert not (tmp_path / "out").exists()


def test_a_failing_c_compiler_keeps_the_library_of_before(tmp_path):
    checkout = copy_checkout(tmp_path / "checkout")
    out = tmp_path / "out"
    shutil.copytree(cpu_build(), out)
    before = tree(out)
    with (checkout / "kernels" / "runtime_cpu.c").open("a") as file:
        file.write("#error broken on purpose\n")
    result = run([checkout / "build-cpu.sh", out])
    assert result.returncode == 1
    assert "broken on purpose" in result.stderr
    assert tree(out) == before
    assert {p.name for p in out.iterdir()} == {"liblaya_cpu.so", "build-manifest.json"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_build_leaves_nothing(tmp_path, fake_path, number):
    write_program(
        tmp_path / "bin" / "nvcc", 'case $1 in --version) echo "V13.0.88, V13.0.88" ;; *) exec sleep 60 ;; esac'
    )
    out = tmp_path / "out"
    process = subprocess.Popen(
        [ROOT / "build.sh", out, "90"],
        env={"PATH": fake_path},
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    deadline = time.monotonic() + 30
    while not list(out.glob(".build.*/runtime.log")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(number)
    process.communicate(timeout=30)
    assert process.returncode == 128 + number
    assert not out.exists()


def test_an_output_directory_that_cannot_be_made_is_named(tmp_path, fake_path):
    (tmp_path / "file").write_text("")
    result = run([ROOT / "build.sh", tmp_path / "file" / "out", "90"], env={"PATH": fake_path})
    assert result.returncode == 1
    assert f"{tmp_path}/file/out" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_missing_source_is_named(tmp_path, fake_path):
    checkout = copy_checkout(tmp_path / "checkout")
    (checkout / "kernels" / "runtime.cu").unlink()
    result = run([checkout / "build.sh", tmp_path / "out", "90"], env={"PATH": fake_path})
    assert result.returncode == 1
    assert result.stderr == "build.sh: kernels/runtime.cu is missing from the checkout\n"
    assert not (tmp_path / "out").exists()


def test_no_c_compiler_is_one_line(tmp_path):
    path = limited_path(tmp_path / "bin", with_nvcc=False)
    for name in ("cc", "gcc"):
        (tmp_path / "bin" / name).unlink()
    result = run([ROOT / "build-cpu.sh", tmp_path / "out"], env={"PATH": path})
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "no C compiler" in result.stderr


def test_an_architecture_can_be_chosen_for_the_cpu(tmp_path):
    out = tmp_path / "out"
    assert run([ROOT / "build-cpu.sh", out], env={**os.environ, "LAYA_CPU_ARCH": "x86-64-v2"}).returncode == 0
    assert "-march=x86-64-v2" in json.loads((out / "build-manifest.json").read_text())["commands"][0]
    assert json.loads(opened(out / "liblaya_cpu.so").laya_build_info())["architectures"] == ["x86-64-v2"]


HEADER_PROGRAM = """
#include "tile.cuh"
using tl::DataType;
// Every primitive that needs no more than sm_80, so that the whole header is compiled, not only what kernels use.
__global__ void everything(const bfloat16_t* in, half_t* out, float* sums, int n) {
  __shared__ __align__(128) bfloat16_t tile[64 * 64];
  __shared__ float space[128];
  tl::cp_async_gs<16>(&tile[threadIdx.x * 8], in + threadIdx.x * 8);
  tl::cp_async_gs_conditional<4>(&tile[threadIdx.x * 2], in, n > 3);
  tl::cp_async_commit();
  tl::cp_async_wait<1>();
  tl::cp_async_wait<0>();
  tl::__sync_thread_partial(1, 128);
  unsigned a[4], b[4];
  float c[4] = {0, 0, 0, 0};
  tl::ptx_ldmatrix_x4(tile, a);
  tl::ptx_ldmatrix_x2_trans(tile, b);
  tl::mma_sync<DataType::kBFloat16, DataType::kBFloat16, DataType::kFloat32, 16, 8, 16, false, true>(c, a, b);
  tl::mma_sync<DataType::kFloat16, DataType::kFloat16, DataType::kFloat32, 16, 8, 16, false, true>(c, a, b);
  float x = tl::AllReduce<tl::SumOp, 128, 1>::run(c[0], space);
  x = tl::AllReduce<tl::MaxOp, 128, 32, 0, tl::NamedBarrier<128>>::run(x, space);
  x += tl::warp_reduce_sum(x) + tl::warp_reduce_max(c[1]) + tl::fast_rcp(c[2]);
  half_t h = half_t(x) * half_t(2) + half_t(bfloat16_t(x) - bfloat16_t(1.0f));
  h = tl::shfl_xor_sync(0xffffffffu, h, 1);
  uint1 pair = tl::to_uint1(tl::fma2(tl::from_uint1<__half2>(tl::pack_half2(h, h)), __half2(), __half2()));
  const dim3 block = tl::rasterization2DRow<8>();
  out[block.x + block.y] = h < half_t(0) ? half_t::bitcast(static_cast<uint16_t>(pair.x)) : h;
  sums[threadIdx.x] = x + tl::rasterization2DColumn<8>().x;
}
"""


# The same for sm_90a: bulk copies of every rank, mbarriers, and a product of every width.
HOPPER_PROGRAM = """
#include "tile.cuh"
template <int n>
__device__ void products(tl::GmmaDescriptor a, tl::GmmaDescriptor b, const uint32_t* r, float* sums) {
  using tl::DataType;
  float c[n / 2] = {};
  uint32_t* bits = reinterpret_cast<uint32_t*>(c);
  tl::warpgroup_fence_operand(c, n / 2);
  tl::warpgroup_arrive();
  tl::wgmma_ss<DataType::kBFloat16, DataType::kBFloat16, DataType::kFloat32, 64, n, 16, false, true>(a + 2, b, bits, 0);
  tl::wgmma_ss<DataType::kFloat16, DataType::kFloat16, DataType::kFloat32, 64, n, 16, true, false>(a, b + 4, bits, 1);
  tl::wgmma_rs<DataType::kBFloat16, DataType::kBFloat16, DataType::kFloat32, 64, n, 16, false, true>(r, b, bits, 1);
  tl::wgmma_rs<DataType::kFloat16, DataType::kFloat16, DataType::kFloat32, 64, n, 16, false, false>(r, b, bits, 1);
  tl::warpgroup_commit_batch();
  tl::warpgroup_wait<0>();
  tl::warpgroup_fence_operand(c, n / 2);
  for (int i = 0; i < n / 2; ++i) sums[i * blockDim.x + threadIdx.x] = c[i];
  if constexpr (n > 8) products<n - 8>(a, b, r, sums);
}
__global__ void __launch_bounds__(128, 1) everything(__grid_constant__ const CUtensorMap map, float* sums) {
  __shared__ __align__(1024) bfloat16_t tile[64 * 64];
  __shared__ __align__(16) uint64_t words[1];
  Barrier* barrier = reinterpret_cast<Barrier*>(words);
  if (tl::tl_shuffle_elect<0>()) {
    tl::prefetch_tma_descriptor(map);
    barrier[0].init(1);
  }
  tl::fence_barrier_init();
  __syncthreads();
  if (tl::tl_shuffle_elect<128>()) {
    barrier[0].expect_transaction(64);
    tl::tma_load(map, barrier[0], tile, 0);
    tl::tma_load<tl::CacheHintSm90::EVICT_FIRST>(map, barrier[0], tile, 0, 1);
    tl::tma_load(map, barrier[0], tile, 0, 1, 2);
    tl::tma_load(map, barrier[0], tile, 0, 1, 2, 3);
    tl::tma_load(map, barrier[0], tile, 0, 1, 2, 3, 4);
    tl::tma_load(tile, sums, barrier[0], 64);
    barrier[0].arrive_and_expect_tx(64);
  }
  barrier[0].wait(0);
  tl::mbarrier_cp_async_arrive(barrier[0]);
  tl::mbarrier_cp_async_arrive_noinc(barrier[0]);
  if (!barrier[0].try_wait(1)) barrier[0].arrive();
  tl::warpgroup_reg_dealloc<24>();
  tl::warpgroup_reg_alloc<240>();
  tl::GmmaDescriptor a, b;
  tl::initialize_wgmma_descriptor<1, 1, 64>(a, tile);
  tl::initialize_wgmma_descriptor<1, 1, 64>(b, tile);
  tl::increase_descriptor_offset<int>(b, 4096);
  const uint32_t r[4] = {threadIdx.x, 1, 2, 3};
  products<256>(a, b, r, sums);
  tl::ptx_stmatrix_m8n8_x4(tile, r[0], r[1], r[2], r[3]);
  tl::ptx_stmatrix_m8n8_x2_trans(tile, r[0], __pack_half2(bfloat16_t(1.0f), bfloat16_t(2)));
  if (tl::tl_shuffle_elect<32>()) {
    tl::fence_proxy_async();
    tl::tma_store(map, tile, 0);
    tl::tma_store(map, tile, 0, 1);
    tl::tma_store(map, tile, 0, 1, 2);
    tl::tma_store(map, tile, 0, 1, 2, 3);
    tl::tma_store(map, tile, 0, 1, 2, 3, 4);
    tl::tma_store(sums, tile, 64);
    tl::tma_store_arrive();
    tl::tma_store_wait<1, true>();
    tl::tma_store_wait<0, false>();
  }
  cudaGridDependencySynchronize();
  cudaTriggerProgrammaticLaunchCompletion();
}
"""


def compiled(program: str, code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """nvcc's result on a program that includes the device header; every warning counts."""
    (folder / "program.cu").write_text(program)
    options = ("-std=c++17", "-gencode", f"arch=compute_{code},code=sm_{code}", f"-I{ROOT}/kernels", "-cubin")
    return run([nvcc(), *options, "-Werror", "all-warnings", folder / "program.cu", "-o", folder / "program.cubin"])


@pytest.mark.parametrize(
    ("code", "program"),
    [("80", HEADER_PROGRAM), ("120", HEADER_PROGRAM), ("90a", HEADER_PROGRAM), ("90a", HOPPER_PROGRAM)],
)
def test_the_whole_device_header_compiles(tmp_path, code, program):
    result = compiled(program, code, tmp_path)
    assert result.returncode == 0, result.stderr


def test_primitives_of_sm_90_do_not_compile_below_it(tmp_path):
    program = '#include "tile.cuh"\n__global__ void late() { tl::fence_proxy_async(); }\n'
    result = compiled(program, "80", tmp_path)
    assert result.returncode != 0
    assert "fence_proxy_async" in result.stderr
