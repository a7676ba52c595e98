"""The compile matrix: its table, what it keeps, its exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from backends import MANIFEST, demo, edit
from prebuilt import HEAD, script

from ci.compile_matrix import main
from laya_cuda.contract.check import check

ROOT = Path(__file__).resolve().parents[2]


def test_the_table_names_every_architecture(copier, capsys):
    assert main([str(copier)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["backend", "architecture", "seconds", "size", "targets", "found"]
    assert [re.split(r"\s{2,}", line)[:2] for line in lines[1:3]] == [["demo", "80"], ["demo", "90"]]
    assert lines[1].endswith("sm_80, compute_80")
    assert lines[2].endswith("sm_90a, compute_80")
    assert "KiB" in lines[1]


def test_markdown(copier, capsys):
    assert main([str(copier), "--markdown"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| backend | architecture |")
    assert {line.count("|") for line in lines[:4]} == {6}


def test_a_failing_architecture_fails_the_run_and_hides_no_other(copier, libraries, tmp_path, capsys):
    body = f'[ "$cc" = 80 ] || {{ echo "no wgmma" >&2; exit 4; }}\ncp "{libraries}/80/libdemo.so" "$out/libdemo.so"\n'
    script(copier, HEAD + body)
    second = demo(tmp_path / "second")
    (second / MANIFEST).write_text("{")
    assert main([str(tmp_path)]) == 1
    printed = capsys.readouterr()
    assert "FAILED (4): no wgmma" in printed.out
    assert "sm_80, compute_80" in printed.out
    assert "no JSON" in printed.err


@pytest.mark.parametrize("body", ["echo text > $out/libdemo.so\n", ": > $out/other\n"])
def test_a_build_without_a_library_fails(copier, capsys, body):
    script(copier, HEAD + body)
    assert main([str(copier)]) == 1
    assert capsys.readouterr().out.count("FAILED: ") == 2


def test_planned_backends_are_left_out(copier, capsys):
    edit(copier / MANIFEST, lambda data: data.update(status="planned"))
    assert main([str(copier)]) == 0
    assert "0 builds" in capsys.readouterr().out


def test_nothing_to_build_is_2(tmp_path, copier, monkeypatch, capsys):
    (tmp_path / "none").mkdir()
    assert main([str(tmp_path / "none")]) == 2
    assert main([str(tmp_path / "absent")]) == 2
    for name in ("NVCC", "CUDA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "none"))
    assert main([str(copier)]) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == errors.count("error: ") == 3
    assert "nvcc not found" in errors


def kept(text: str) -> int:
    return text.count("(kept)")


def test_libraries_are_kept_while_their_sources_and_bytes_are_the_same(copier, tmp_path, capsys):
    out = tmp_path / "kept"
    for expected in (0, 2):
        assert main([str(copier), "--out", str(out)]) == 0
        assert kept(capsys.readouterr().out) == expected
    (outcome,) = check([copier], 2, out)
    assert [build["reused"] for build in outcome.facts["builds"].values()] == [True, True]
    assert outcome.findings == []

    with (out / "demo" / "80" / "libdemo.so").open("ab") as file:
        file.write(b"x")
    assert main([str(copier), "--out", str(out)]) == 0
    assert kept(capsys.readouterr().out) == 1

    with (copier / "src" / "demo.cu").open("a") as file:
        file.write("// changed\n")
    assert main([str(copier), "--out", str(out)]) == 0
    assert kept(capsys.readouterr().out) == 0

    (out / "demo" / "90.build-record.json").write_text("{")
    assert main([str(copier), "--out", str(out)]) == 0
    assert kept(capsys.readouterr().out) == 1


def test_our_manifest_declares_what_the_script_supports():
    declared = json.loads((ROOT / "laya.backend.json").read_text())["build"]["architectures"]
    supported = re.search(r"^supported='([\d ]+)'$", (ROOT / "build.sh").read_text(), re.MULTILINE)
    assert supported
    assert declared == [int(number) for number in supported[1].split()]
