"""Opening libraries: what they hold, which kernels are picked, and every way in which one can be bad."""

from __future__ import annotations

import json
import shutil

import pytest
from fake_library import build, kernel_rows

from laya_cuda import BundleError, DeviceError
from laya_cuda.bundle import Bundle


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return build(tmp_path_factory.mktemp("bundle"))


@pytest.fixture
def copy(folder, tmp_path):
    return shutil.copytree(folder, tmp_path / "copy")


def edit(folder, **entries):
    path = folder / "build-manifest.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **entries}))


def refusal(folder):
    with pytest.raises(BundleError) as caught:
        Bundle.open(folder)
    message = str(caught.value)
    assert "\n" not in message
    assert str(folder) in message
    return message


def test_reads_what_the_library_says(folder):
    bundle = Bundle.open(folder)
    assert bundle.backend == "cuda"
    assert bundle.storage == {"act": "f16", "f32": "f32", "i32": "i32"}
    assert bundle.architectures == ("sm_90a", "compute_80")
    assert [kernel.id for kernel in bundle.kernels] == list(range(len(kernel_rows())))


def test_missing_folder(tmp_path):
    assert "no such folder" in refusal(tmp_path / "nowhere")


def test_missing_manifest(copy):
    (copy / "build-manifest.json").unlink()
    assert "holds no build-manifest.json" in refusal(copy)


def test_missing_library(copy):
    (copy / "liblaya_fake.so").unlink()
    assert "liblaya_fake.so is missing" in refusal(copy)


def test_truncated_library(copy):
    library = copy / "liblaya_fake.so"
    content = library.read_bytes()
    library.write_bytes(content[: len(content) // 2])
    assert "truncated, or changed after the build" in refusal(copy)


def test_hash_mismatch(copy):
    edit(copy, sha256="0" * 64)
    assert "promises 000000000000" in refusal(copy)


def test_other_abi_in_the_manifest(copy):
    edit(copy, abi_version=7)
    assert "ABI 7, this package speaks 2" in refusal(copy)


def test_other_abi_in_the_library(tmp_path):
    assert "speaks ABI 1, this package ABI 2" in refusal(build(tmp_path / "b", version=1, manifest={"abi_version": 2}))


def test_backend_contradiction(copy):
    edit(copy, backend="cpu")
    assert "the manifest says cpu, the library cuda" in refusal(copy)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "is not readable JSON"),
        ("[]", "holds list, not an object"),
        ("{}", "'library' is missing"),
        ('{"library": "../x", "sha256": "", "abi_version": 2, "backend": "cpu"}', "must be a file name"),
        ('{"library": "x", "sha256": "", "abi_version": 2, "backend": "tpu"}', "unknown backend 'tpu'"),
    ],
)
def test_bad_manifest(copy, text, complaint):
    (copy / "build-manifest.json").write_text(text)
    assert complaint in refusal(copy)


def test_a_file_that_is_no_library(copy):
    import hashlib

    content = b"not a library"
    (copy / "liblaya_fake.so").write_bytes(content)
    edit(copy, sha256=hashlib.sha256(content).hexdigest())
    assert "cannot be loaded" in refusal(copy)


@pytest.mark.parametrize(
    ("architectures", "capability", "targets"),
    [
        (["sm_90a", "compute_80"], (9, 0), ("sm_90a", "portable")),
        (["sm_90a", "compute_80"], (8, 0), ("portable",)),
        (["sm_90a", "compute_80"], (12, 0), ("portable",)),
        (["sm_86", "compute_80"], (8, 6), ("portable",)),
        (["sm_86", "compute_80"], (9, 0), ("portable",)),
        (["sm_86"], (8, 9), ("portable",)),
        (["sm_86"], (8, 0), ()),
        (["sm_86"], (9, 0), ()),
        (["sm_90a"], (9, 0), ("sm_90a",)),
        (["sm_90a"], (10, 0), ()),
        (["sm_90a", "compute_80"], (7, 5), ()),
    ],
)
def test_targets_of_a_device(tmp_path, architectures, capability, targets):
    bundle = Bundle.open(build(tmp_path / "b", architectures=architectures))
    if targets:
        assert bundle.targets_for(capability) == targets
    else:
        with pytest.raises(BundleError, match=f"no kernels for a device of capability {capability[0]}.{capability[1]}"):
            bundle.targets_for(capability)


def test_no_kernels_for_the_device(tmp_path):
    bundle = Bundle.open(build(tmp_path / "b", kernels=kernel_rows(["sm_90a"])))
    assert bundle.targets_for((9, 0)) == ("sm_90a",)
    with pytest.raises(BundleError, match=r"no kernels for a device of capability 8\.0"):
        bundle.targets_for((8, 0))


def test_cuda_kernels_are_not_for_the_host(folder):
    with pytest.raises(BundleError, match="which the host cannot run"):
        Bundle.open(folder).targets_for(None)


def test_picks_by_sizes_options_target_and_variant(tmp_path):
    rows = kernel_rows()
    mine = next(row for row in rows if row["name"] == "portable.gemm.act_act_none.b")
    mine["sizes"] = [-1, 384, 128]
    bundle = Bundle.open(build(tmp_path / "b", kernels=rows))
    both = ("sm_90a", "portable")
    pick = bundle.kernel
    assert pick("gemm", (64, 384, 128), "act_act_none", targets=both).name == "sm_90a.gemm.act_act_none.a"
    assert pick("gemm", (64, 384, 128), "act_act_none", "b", both).name == "sm_90a.gemm.act_act_none.b"
    assert pick("gemm", (64, 384, 128), "act_act_none", "gone", both).name == "sm_90a.gemm.act_act_none.a"
    assert pick("gemm", (64, 384, 128), "act_act_none", "b", ("portable",)).name == mine["name"]
    assert pick("gemm", (64, 384, 64), "act_act_none", "b", ("portable",)).name == "portable.gemm.act_act_none.a"
    with pytest.raises(BundleError, match=r"no kernel for gemm act_f16_none \(max_rows=64, n=384, k=128\)"):
        pick("gemm", (64, 384, 128), "act_f16_none", targets=both)


def test_a_refused_call_names_op_kernel_and_reason(folder):
    bundle = Bundle.open(folder)
    bundle.call("score", 0, [16, 16, 16, 16, 16], (1, 64))
    with pytest.raises(DeviceError, match=r"laya_score \(kernel 1000\): a size differs \(code 1002\)"):
        bundle.call("score", 1000, [16, 16, 16, 16, 16], (1, 64))
