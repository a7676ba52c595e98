"""bundle verify and bundle inspect: the chain holds as built, and every changed byte is found where it was changed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from builds import ROOT, cpu_build, cuda_build, limited_path, write_program

from laya_cuda.custody import files
from laya_cuda.custody.chain import verify
from laya_cuda.custody.files import Sources
from laya_cuda.custody.inspect import find_tool, read_dump
from laya_cuda.errors import BundleError, LayaError

LINKS = ["programs", "generated", "build", "library", "rebuild", "evidence"]
KERNEL = "portable.gather.d128.b1"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources, to be changed by a test."""
    root = tmp_path / "tree"
    for name in ("generator", "generated", "kernels", "manifests"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("build.sh", "build-cpu.sh"):
        shutil.copy2(ROOT / name, root / name)
    return root


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A copy of the built CPU library, to be changed by a test."""
    return Path(shutil.copytree(cpu_build(), tmp_path / "bundle"))


def flip(path: Path, near: bytes) -> None:
    """Change one byte: the last of the first occurrence of `near`."""
    content = bytearray(path.read_bytes())
    at = content.index(near) + len(near) - 1
    content[at] ^= 1
    path.write_bytes(content)


def command(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "laya_cuda", *map(str, arguments)]
    return subprocess.run(
        words, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def broken(directory: Path, root: Path, *more: str) -> tuple[str, str]:
    """The first broken link that the command names, and what it says of it."""
    done = command("bundle", "verify", directory, "--sources", root, *more)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    last = done.stdout.splitlines()[-1]
    assert last.startswith("first broken link: ")
    _, link, detail = last.split(": ", 2)
    return link, detail


@pytest.mark.parametrize("make", [lambda: cuda_build(90), cpu_build], ids=["cuda", "cpu"])
def test_the_chain_of_a_fresh_build_is_whole(make) -> None:
    done = command("bundle", "verify", make())
    assert done.returncode == 0, done.stdout
    assert [line.split()[1] for line in done.stdout.splitlines()[:-1]] == LINKS
    assert done.stdout.splitlines()[-1] == "the chain is whole"
    found = json.loads(command("bundle", "verify", make(), "--json").stdout)
    assert found["whole"] is True
    assert [row["link"] for row in found["links"]] == LINKS


def test_every_kernel_is_bound_to_its_program_and_its_source() -> None:
    links = {link.name: link for link in verify(cpu_build(), Sources.at(ROOT))}
    count = sum(len(k) for k in json.loads((ROOT / "generated" / "provenance.json").read_text())["targets"].values())
    assert f"{count} kernels" in links["programs"].detail
    assert f"{count} kernel sections" in links["generated"].detail


def test_a_flipped_byte_in_a_program(tree, bundle) -> None:
    flip(tree / "generator" / "kernels" / "rope.py", b"def rope")
    link, detail = broken(bundle, tree)
    assert link == "programs"
    assert detail.startswith("generator/kernels/rope.py has SHA-256 ")


def test_a_program_that_is_not_recorded(tree, bundle) -> None:
    (tree / "generator" / "kernels" / "extra.py").write_text("")
    assert broken(bundle, tree) == (
        "programs",
        "generator/kernels/extra.py is not recorded in generated/provenance.json: run regenerate-kernels",
    )


def test_a_kernel_that_came_from_another_program(tree, bundle) -> None:
    """As after `regenerate-kernels --only`, which records all files but lowers some kernels."""
    path = tree / "generated" / "provenance.json"
    record = json.loads(path.read_text())
    record["targets"]["portable"][KERNEL]["program_sha256"] = "0" * 64
    path.write_text(json.dumps(record))
    link, detail = broken(bundle, tree)
    assert link == "programs"
    assert detail.startswith(f"{KERNEL}: its program (select.py, tiles.py, target.py) has SHA-256 ")


def test_a_flipped_byte_in_generated_source(tree, bundle) -> None:
    flip(tree / "generated" / "portable" / "generated.cu", b"portable_gather_d128_b1_kernel")
    link, detail = broken(bundle, tree)
    assert link == "generated"
    assert detail.startswith(f"generated/portable/generated.cu: the kernel {KERNEL} has SHA-256 ")


@pytest.mark.parametrize(
    ("name", "near"), [("generated/laya_ops.h", b"LAYA_OP_COUNT"), ("generated/sm_90a/generated.cu", b"Launchers")]
)
def test_a_flipped_byte_in_generated_source_outside_kernels(tree, bundle, name, near) -> None:
    flip(tree / name, near)
    link, detail = broken(bundle, tree)
    assert link == "generated"
    assert name in detail


def test_a_flipped_byte_in_provenance(tree, bundle) -> None:
    for near in (b'"programs"', b'"tilelang": "'):
        flip(tree / "generated" / "provenance.json", near)
    link, detail = broken(bundle, tree)
    assert link == "programs"
    assert "generated/provenance.json" in detail


def test_a_flipped_byte_in_a_native_source(tree, bundle) -> None:
    flip(tree / "kernels" / "runtime_cpu.c", b"#include")
    link, detail = broken(bundle, tree)
    assert link == "build"
    assert detail.startswith("kernels/runtime_cpu.c has SHA-256 ")
    assert "build-manifest.json says" in detail


def test_a_flipped_byte_in_the_library(tree, bundle) -> None:
    flip(bundle / "liblaya_cpu.so", b"cpu.gather.c")
    link, detail = broken(bundle, tree)
    assert link == "library"
    assert detail.startswith("liblaya_cpu.so has SHA-256 ")


def test_a_library_of_other_sources_under_a_manifest_that_was_made_to_fit(tree, bundle) -> None:
    """The hash fits; what the library says of itself does not."""
    path = bundle / "liblaya_cpu.so"
    content = path.read_bytes()
    own = json.loads((bundle / "build-manifest.json").read_text())
    old = own["sources"]["kernels/runtime_cpu.c"].encode()
    path.write_bytes(content.replace(old, b"f" * 64))
    own["sha256"] = files.sha256(path.read_bytes())
    (bundle / "build-manifest.json").write_text(json.dumps(own))
    link, detail = broken(bundle, tree)
    assert link == "library"
    assert detail.startswith("liblaya_cpu.so was built from kernels/runtime_cpu.c ffffffffffff...")


def test_a_library_with_other_gpu_code_than_it_says(tree, tmp_path) -> None:
    bundle = tmp_path / "cuda"
    shutil.copytree(cuda_build(90), bundle)
    path, manifest = bundle / "liblaya_cuda.so", json.loads((bundle / "build-manifest.json").read_text())
    path.write_bytes(path.read_bytes().replace(b'["sm_90a", "compute_80"]', b'["sm_90a", "compute_89"]'))
    manifest["sha256"] = files.sha256(path.read_bytes())
    (bundle / "build-manifest.json").write_text(json.dumps(manifest))
    link, detail = broken(bundle, tree)
    assert link == "library"
    assert detail == "liblaya_cuda.so holds code for sm_90a, compute_80, it says ['sm_90a', 'compute_89']"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda m: m["commands"].pop(0), "no command compiles it"),
        (lambda m: m["commands"].pop(), "no command links liblaya_cpu.so"),
        (lambda m: m.pop("sources"), "'sources' is missing"),
        (lambda m: m.update(backend="other"), "unknown backend 'other'"),
        (lambda m: m.update(library="../x"), "must be a file name"),
        (lambda m: m.update(library="absent.so"), "absent.so, which build-manifest.json names, is missing"),
        (lambda m: m["sources"].update({"generated/laya_ops.h": 3}), "build-manifest.json says 3"),
    ],
)
def test_a_changed_build_manifest(tree, bundle, change, says) -> None:
    path = bundle / "build-manifest.json"
    manifest = json.loads(path.read_text())
    change(manifest)
    path.write_text(json.dumps(manifest))
    link, detail = broken(bundle, tree)
    assert link == "build"
    assert says in detail


def test_flags_are_compared_with_those_recorded(tree, tmp_path) -> None:
    bundle = tmp_path / "cuda"
    shutil.copytree(cuda_build(90), bundle)
    path = bundle / "build-manifest.json"
    path.write_text(path.read_text().replace('"arch=compute_90a,code=sm_90a"', '"arch=compute_90,code=sm_90"'))
    link, detail = broken(bundle, tree)
    assert link == "build"
    assert "lacks 'arch=compute_90a,code=sm_90a'" in detail


def test_a_flipped_byte_in_the_evidence(tree, bundle) -> None:
    name = "manifests/evidence/nvidia-h200-first-light.json"
    flip(tree / name, b'"seconds": ')
    link, detail = broken(bundle, tree)
    assert link == "evidence"
    assert detail.startswith(f"{name} has SHA-256 ")


def test_evidence_that_is_not_sealed_or_is_gone(tree, bundle) -> None:
    folder = tree / "manifests" / "evidence"
    (folder / "new.json").write_text("{}")
    assert "new.json is not sealed" in broken(bundle, tree)[1]
    (folder / "new.json").unlink()
    (folder / "nvidia-h200-first-light.json").unlink()
    assert "nvidia-h200-first-light.json is missing" in broken(bundle, tree)[1]


def sealed(tree: Path, evidence: dict) -> None:
    """Make `evidence` the only file, with its hash."""
    folder = tree / "manifests" / "evidence"
    for path in folder.iterdir():
        path.unlink()
    (folder / "one.json").write_text(json.dumps(evidence))
    (folder / "SHA256SUMS").write_text(f"{files.sha256((folder / 'one.json').read_bytes())}  one.json\n")


def test_evidence_is_told_apart_by_what_it_measured(tree, bundle) -> None:
    manifest = json.loads((bundle / "build-manifest.json").read_text())
    library = {"sha256": manifest["sha256"], "sources": manifest["sources"]}

    def said(evidence: dict) -> str:
        sealed(tree, evidence)
        return next(link.detail for link in verify(bundle, Sources.at(tree)) if link.name == "evidence")

    assert said({"held": True, "library": library}) == "one.json measured this library: held"
    assert said({"held": False, "library": library}) == "one.json measured this library: did not hold"
    other = {**library, "sha256": "a" * 64}
    assert said({"held": True, "library": other}).startswith("one.json measured these sources as another binary (aaaa")
    stale = {**other, "sources": {}}
    assert said({"held": True, "library": stale}).endswith("1 for other sources")
    contradiction = {**library, "sources": {}}
    assert "names this library, but other sources" in said({"held": True, "library": contradiction})


def test_several_breaks_are_all_shown_and_the_first_is_named(tree, bundle) -> None:
    flip(tree / "generator" / "kernels" / "rope.py", b"def rope")
    flip(bundle / "liblaya_cpu.so", b"cpu.gather.c")
    done = command("bundle", "verify", bundle, "--sources", tree)
    states = {line.split()[1]: line.split()[0] for line in done.stdout.splitlines()[:-1]}
    assert states["programs"] == states["library"] == "broken"
    assert states["generated"] == states["build"] == "ok"
    assert done.stdout.splitlines()[-1].startswith("first broken link: programs")


def test_rebuilding_gives_the_same_bytes() -> None:
    done = command("bundle", "verify", cpu_build(), "--rebuild")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "built again by" in done.stdout


def test_rebuilding_finds_a_library_that_the_sources_do_not_give(tree, bundle) -> None:
    """One byte of a text changed, the manifest made to fit: nothing but building again can tell."""
    path = bundle / "liblaya_cpu.so"
    flip(path, b"unknown error code")
    manifest = json.loads((bundle / "build-manifest.json").read_text())
    manifest["sha256"] = files.sha256(path.read_bytes())
    (bundle / "build-manifest.json").write_text(json.dumps(manifest))
    assert command("bundle", "verify", bundle, "--sources", tree).returncode == 0
    link, detail = broken(bundle, tree, "--rebuild")
    assert link == "rebuild"
    assert "the same compilers, so the bundle is not what these sources give" in detail


def test_rebuilding_finds_a_command_that_was_not_run(tree, bundle) -> None:
    path = bundle / "build-manifest.json"
    path.write_text(path.read_text().replace('"-O3"', '"-O2"'))
    link, detail = broken(bundle, tree, "--rebuild")
    assert link == "rebuild"
    assert detail == "the same library, but build-manifest.json has another 'commands' than a fresh build"


def test_rebuilding_without_a_compiler_cannot_be_answered(tmp_path) -> None:
    path = limited_path(tmp_path / "bin", with_nvcc=False)
    done = command("bundle", "verify", cuda_build(90), "--rebuild", PATH=path, NVCC="", CUDA_HOME="")
    assert done.returncode == 2
    assert done.stderr.startswith("error: cannot build again: build.sh: nvcc not found")
    assert done.stderr.count("\n") == 1


def test_what_is_no_bundle_or_no_checkout(tmp_path) -> None:
    with pytest.raises(BundleError, match="no such folder"):
        verify(tmp_path / "absent", Sources.at(ROOT))
    with pytest.raises(BundleError, match="so it is no bundle"):
        verify(tmp_path, Sources.at(ROOT))
    with pytest.raises(LayaError, match="is no checkout"):
        Sources.at(tmp_path)
    for arguments in (["verify", tmp_path], ["inspect", tmp_path], ["verify", cpu_build(), "--sources", tmp_path]):
        done = command("bundle", *arguments)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1


def test_sections_are_split_as_the_generator_splits_them() -> None:
    from generator import catalog, checked_in

    for path in (ROOT / "generated").glob("*/generated.*"):
        assert files.sections(path.read_text()) == checked_in.sections(path.read_text())
    assert files.program_lists((ROOT / "generator" / "catalog.py").read_text()) == catalog.PROGRAMS


# Inspection


def test_a_library_for_90_holds_sm_90a_machine_code_and_compute_80_ptx() -> None:
    assert find_tool(), "cuobjdump is needed by this test: pip install nvidia-cuda-cuobjdump"
    found = json.loads(command("bundle", "inspect", cuda_build(90), "--json").stdout)
    assert found["machine_code"] == ["sm_90a"]
    assert found["ptx"] == ["compute_80"]
    assert found["declared"] == ["sm_90a", "compute_80"]
    for kernel in found["kernels"]:
        if kernel["target"] == "portable":
            assert kernel["usage"] == []
            continue
        (usage,) = kernel["usage"]
        assert usage["architecture"] == "sm_90a"
        assert 8 <= usage["registers"] <= 255


def test_inspection_names_what_it_lacks_without_cuobjdump(tmp_path) -> None:
    (tmp_path / "nvidia").mkdir()
    (tmp_path / "nvidia" / "__init__.py").write_text("")
    environment = {"PATH": str(tmp_path), "PYTHONPATH": str(tmp_path), "CUDA_HOME": ""}
    done = command("bundle", "inspect", cuda_build(90), **environment)
    assert done.returncode == 0
    assert "registers, stack, local and static shared memory need cuobjdump: pip install" in done.stdout
    assert "sm_90a.gather.d128.b1" in done.stdout
    assert "machine code  sm_90a\nptx           compute_80\n" in done.stdout
    targets = json.loads((ROOT / "generated" / "provenance.json").read_text())["targets"]
    assert f"{len(targets['sm_90a'])} sm_90a, {len(targets['portable'])} portable" in done.stdout


def test_inspection_of_a_cpu_library_lists_its_kernels() -> None:
    done = command("bundle", "inspect", cpu_build())
    assert done.returncode == 0
    targets = json.loads((ROOT / "generated" / "provenance.json").read_text())["targets"]
    assert set(targets["cpu"]) <= set(done.stdout.splitlines())
    assert "machine code" not in done.stdout


def test_a_cuobjdump_that_fails_is_one_line(tmp_path) -> None:
    write_program(tmp_path / "cuobjdump", "echo broken on purpose >&2; exit 3")
    done = command("bundle", "inspect", cuda_build(90), PATH=f"{tmp_path}:{os.environ['PATH']}", CUDA_HOME="")
    assert done.returncode == 2
    assert "broken on purpose" in done.stderr
    assert done.stderr.count("\n") == 1


def test_cuobjdump_output_is_read() -> None:
    text = """arch = sm_86
 Function one_kernel:
  REG:40 STACK:16 SHARED:1024 LOCAL:8 CONSTANT[0]:600 TEXTURE:0 SURFACE:0 SAMPLER:0
 Function two_kernel:
  REG:8 STACK:0 SHARED:0 LOCAL:0 CONSTANT[0]:600
"""
    (one,) = read_dump(text)["one_kernel"]
    assert (one.architecture, one.registers, one.stack, one.local, one.static_shared) == ("sm_86", 40, 16, 8, 1024)
    assert read_dump(text)["two_kernel"][0].registers == 8
