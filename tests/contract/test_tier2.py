# ruff: noqa: E501
"""Tier 2: real builds of clean backends, and every rule broken once on libraries built before."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from backends import MANIFEST, demo, digest, edit, fixture
from prebuilt import HEAD, c_library, copying, script

from laya_cuda.contract import builder
from laya_cuda.contract.check import as_text, check
from laya_cuda.contract.findings import Outcome, exit_code


def outcome_of(directory: Path, builds: Path | None = None) -> Outcome:
    (outcome,) = check([directory], 2, builds)
    return outcome


def faults(outcome: Outcome) -> list[str]:
    return sorted({f.rule for f in outcome.findings if f.tier == 2})


def test_a_clean_backend_is_built_for_each_architecture_and_opened(tmp_path):
    outcome = outcome_of(demo(tmp_path / "demo"))
    assert [str(f) for f in outcome.findings] == []
    builds = outcome.facts["builds"]
    assert {cc: build["targets"] for cc, build in builds.items()} == {
        "80": ["sm_80", "compute_80"],
        "90": ["sm_90a", "compute_80"],
    }
    assert all(build["exports"] == 3 and build["bytes"] > 0 for build in builds.values())
    assert outcome.facts["cuobjdump"] == "agrees"
    assert "90: sm_90a, compute_80" in as_text(outcome)


@pytest.mark.parametrize("name", ["nested", "mixed"])
def test_backends_of_other_projects_are_built_and_opened(tmp_path, name):
    outcomes = list(check([fixture(name, tmp_path)], 2))
    assert [str(f) for o in outcomes for f in o.findings] == []
    found = {o.backend: {cc: b["targets"] for cc, b in o.facts["builds"].items()} for o in outcomes}
    expected = {
        "nested": {"text_prefill": {"89": ["sm_89", "compute_89"]}},
        "mixed": {"flat_encoder": {"90": ["sm_90a"]}, "pair_scoring": {"80": ["sm_80"], "86": ["sm_86"]}},
    }
    assert found == expected[name]


def test_copied_libraries_are_clean_too(copier):
    outcome = outcome_of(copier)
    assert [str(f) for f in outcome.findings] == []


Damage = Callable[[Path, Path], None]


def with_script(extra: str) -> Damage:
    return lambda directory, libraries: script(directory, copying(libraries, extra))


def whole_script(body: str) -> Damage:
    return lambda directory, libraries: script(directory, HEAD + body.replace("LIBRARIES", str(libraries)))


def undeclared_targets(directory: Path, libraries: Path, body: str) -> None:
    edit(directory / MANIFEST, lambda data: data["build"].pop("targets"))
    whole_script(body)(directory, libraries)


def header(add: str = "", remove: str = "") -> Damage:
    def change(directory: Path, _: Path) -> None:
        text = (directory / "src" / "demo.h").read_text()
        assert remove in text
        (directory / "src" / "demo.h").write_text(text.replace(remove, add) if remove else text + add)

    return change


def other_version(directory: Path, _: Path) -> None:
    (directory / "src" / "version.h").write_text("#define DEMO_ABI_VERSION 4\n")
    edit(directory / MANIFEST, lambda data: data.update(abi_version=4))


def in_c(code: str) -> Damage:
    """A library of no GPU code at all, from C."""

    def change(directory: Path, _: Path) -> None:
        c_library(directory / "made" / "libdemo.so", code)
        script(directory, f'{HEAD}cp "{directory}/made/libdemo.so" "$out/libdemo.so"\n')

    return change


def with_build_manifest(**changes: object) -> Damage:
    """A build manifest beside the library, with some of its fields changed."""

    def change(directory: Path, libraries: Path) -> None:
        edit(directory / MANIFEST, lambda data: data["build"].update(manifest="made.json"))
        for cc in (80, 90):
            good = {
                "library": "libdemo.so",
                "sha256": digest(libraries / str(cc) / "libdemo.so"),
                "abi_version": 3,
                "backend": "cuda",
                "cc": cc,
                "compiler": "nvcc 13.0.88",
                "commands": [["nvcc"]],
                "sources": {"src/demo.cu": digest(directory / "src" / "demo.cu")},
            }
            (directory / f"made{cc}").write_text(json.dumps(good | changes))
        script(directory, copying(libraries, f'cp "{directory}/made$cc" "$out/made.json"'))

    return change


FAULTS: dict[str, tuple[Damage, str, str, str]] = {
    "a build that fails": (whole_script("echo 'no kernel for you' >&2\nexit 3\n"), "build-failed", "ended with 3: no kernel for you", "ends with 0"),
    "a build that is killed": (whole_script("kill -9 $$\n"), "build-failed", "ended with -9", "ends with 0"),
    "an interpreter that is not there": (lambda d, _: script(d, "#!/no/such/sh\n# \nsupported='80 90' p=compute_80 # libdemo.so\n"), "build-failed", "ended with 127", "ends with 0"),
    "no library": (whole_script(": > $out/notes.txt # libdemo.so\n"), "build-output", "notes.txt", "libdemo.so"),
    "nothing at all": (whole_script("rmdir $out # libdemo.so\n"), "build-output", "none", "libdemo.so"),
    "a second library": (with_script('cp "$out/libdemo.so" "$out/libmore.so.1"'), "build-extra", "libmore.so.1", "no other library"),
    "an archive beside it": (with_script('mkdir "$out/sub"; : > "$out/sub/libmore.a"'), "build-extra", "sub/libmore.a", "no other library"),
    "text for a library": (whole_script("echo hello > $out/libdemo.so\n"), "library-form", "no ELF file", "shared library"),
    "half a library": (whole_script('head -c 100000 "LIBRARIES/$cc/libdemo.so" > $out/libdemo.so\n'), "library-form", "damaged section table", "shared library"),
    "machine code for another card": (whole_script('cp "LIBRARIES/80/libdemo.so" "$out/libdemo.so"\n'), "library-targets", "sm_80, compute_80", "sm_90a, compute_80, as declared"),
    "other machine code, targets not declared": (lambda d, o: undeclared_targets(d, o, 'cp "LIBRARIES/80/libdemo.so" "$out/libdemo.so"\n'), "library-machine-code", "sm_80, compute_80", "machine code for 90"),
    "other PTX": (lambda d, o: (undeclared_targets(d, o, 'cp "LIBRARIES/$cc/libdemo.so" "$out/libdemo.so"; : compute_86\n'), edit(d / MANIFEST, lambda m: m["build"].update(ptx_baseline=86)))[0], "library-ptx", "sm_80, compute_80", "PTX for compute_86"),
    "a function less": (header("int demo_fill(void* x, float by,\n int n, void* stream);\n"), "exports-missing", "no demo_fill", "every function of src/demo.h"),
    "a function more": (header("", "int demo_clear(void* x, int32_t n, void* stream);"), "exports-extra", "also demo_clear", "only the functions"),
    "another ABI version in the binary": (other_version, "abi-answer", "demo_abi_version() returns 3", "4, the abi_version"),
    "no GPU code": (in_c("unsigned demo_abi_version(void) { return 3; }"), "library-targets", "none", "as declared"),
    "no ABI function": (in_c("int demo_clear(void) { return 0; }"), "abi-function", "no exported", "returns abi_version"),
    "an ABI function that crashes": (in_c("#include <stdlib.h>\nunsigned demo_abi_version(void) { abort(); }"), "abi-call", "fails: code -6", "loads"),
    "a library with an undefined symbol": (in_c("int none(void); int (*p)(void) = none; unsigned demo_abi_version(void) { return 3; }"), "abi-call", "undefined symbol: none", "loads"),
    "no build manifest": (lambda d, _: edit(d / MANIFEST, lambda m: m["build"].update(manifest="made.json")), "build-manifest", "no such file", "made.json beside"),
    "a build manifest of another library": (with_build_manifest(sha256="0" * 64), "build-manifest", "0000", ""),
    "a build manifest of other sources": (with_build_manifest(sources={"src/demo.cu": "0" * 64}), "build-manifest", "another hash of src/demo.cu", ""),
    "a build manifest without commands": (with_build_manifest(commands=[]), "build-manifest-schema", "nothing", "something"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found_by_name(copier, libraries, fault):
    damage, rule, found, expected = FAULTS[fault]
    damage(copier, libraries)
    outcome = outcome_of(copier)
    matching = [f for f in outcome.findings if f.rule == rule and found in f.found and expected in f.expected]
    assert matching, [str(f) for f in outcome.findings]
    assert all(f.backend == "demo" and f.field and f.mend and f.tier == 2 for f in matching)
    assert exit_code([outcome]) == 1


def test_a_good_build_manifest_is_clean(copier, libraries):
    with_build_manifest()(copier, libraries)
    assert [str(f) for f in outcome_of(copier).findings] == []


def test_a_build_that_never_ends_is_ended(copier, monkeypatch):
    monkeypatch.setattr(builder, "TIMEOUT_S", 1)
    script(copier, HEAD + "sleep 600 & sleep 600; : libdemo.so\n")
    began = time.monotonic()
    outcome = outcome_of(copier)
    assert time.monotonic() - began < 30
    assert faults(outcome) == ["build-failed"]
    assert "still running after 1 s" in outcome.findings[0].found


def test_without_nvcc_tier_2_cannot_run(copier, monkeypatch, tmp_path):
    for name in ("NVCC", "CUDA_HOME"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    outcome = outcome_of(copier)
    assert outcome.findings == []
    assert any("nvcc not found" in text for text in outcome.blocked)
    assert exit_code([outcome]) == 2
    edit(copier / MANIFEST, lambda data: data.update(abi_version=9))
    assert exit_code([outcome_of(copier)]) == 1


def test_a_library_that_lacks_its_own_libraries_cannot_be_called(copier, tmp_path):
    needed = c_library(tmp_path / "needed" / "libneeded.so", "int needed(void) { return 3; }")
    code = "int needed(void); unsigned demo_abi_version(void) { return needed(); }"
    c_library(copier / "made" / "libdemo.so", code, f"-L{needed.parent}", "-lneeded")
    script(copier, f'{HEAD}cp "{copier}/made/libdemo.so" "$out/libdemo.so"\n')
    needed.unlink()
    outcome = outcome_of(copier)
    assert any("libneeded.so" in text and "was not called" in text for text in outcome.blocked)


def test_symbols_beyond_the_abi_are_a_note_where_no_header_is_declared(tmp_path):
    tree = fixture("nested", tmp_path) / "src" / "backends" / "cuda" / "text_prefill"
    with (tree / "norm.cu").open("a") as file:
        file.write('extern "C" int helper(void) { return 0; }\nextern "C" int tp_more(void) { return 0; }\n')
    outcome = outcome_of(tree)
    assert [(f.rule, f.found) for f in outcome.findings] == [("exports-extra", "also tp_more")]
    assert any("helper" in note for note in outcome.notes)
