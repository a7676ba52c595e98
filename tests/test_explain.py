"""regenerate-kernels --explain: every kernel can be read, and no TileLang is needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator import catalog, explain
from generator.checked_in import sections
from generator.cli import SOURCE_NAMES

ROOT = Path(__file__).resolve().parent.parent
PROVENANCE = json.loads((ROOT / "generated" / "provenance.json").read_text())


def regenerate(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "generator.cli", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("target", SOURCE_NAMES)
def test_every_kernel_is_shown_with_its_program_launch_and_source(target) -> None:
    text = sections((ROOT / "generated" / SOURCE_NAMES[target]).read_text())
    for name, record in PROVENANCE["targets"][target].items():
        shown = explain.explain(name, PROVENANCE, ROOT, SOURCE_NAMES, 80)
        assert text[name].rstrip() in shown
        own = f"streamed_{record['op']}" if target == "sm_90a" and "stages" in record["parameters"] else record["op"]
        first, program = explain.function((ROOT / record["program"]).read_text(), own)
        assert first > 0, f"{record['program']} has no function {own}"
        assert ("waits for it itself" in shown) == (target == "sm_90a")
        assert program.rstrip() in shown
        for part in (*record["parameters"], *(m["name"] for m in record["launch"]["maps"]), record["source_sha256"]):
            assert part in shown, name


def test_the_catalog_is_read_as_it_would_be_imported() -> None:
    text = (ROOT / "generator" / "catalog.py").read_text()
    assert {op: explain.program_files(text, op) for op in catalog.PROGRAMS} == catalog.PROGRAMS


def test_a_wide_terminal_shows_program_and_source_side_by_side() -> None:
    done = regenerate("--explain", "portable.gather.d128.b1", COLUMNS="200")
    assert done.returncode == 0
    rows = [line for line in done.stdout.splitlines() if " | " in line]
    assert any(row.startswith("def gather(") for row in rows)
    assert any("portable_gather_d128_b1_kernel" in row.split(" | ")[1] for row in rows)
    assert max(map(len, rows)) <= 200


def test_long_lines_go_on_in_their_own_column() -> None:
    assert explain.side_by_side(["abcdefg", "h"], ["1"], 11) == ["abcd | 1", "efg  | ", "h    | "]


def test_no_tilelang_is_needed(tmp_path) -> None:
    for name in ("tilelang", "jinja2"):
        (tmp_path / f"{name}.py").write_text("raise ImportError('not here')\n")
    done = regenerate("--explain", "cpu.gather.c", PYTHONPATH=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("kernel  cpu.gather.c\n")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("sm_90a.gahter.d128.b1", "near: sm_90a.gather.d128.b1"),
        ("gather", "near: sm_90a.gather.d128.b1, sm_90a.gather.d1024.b1, portable.gather.d128.b1 and 2 more"),
        ("zzz", "names are in generated/provenance.json"),
        ("", "names are in generated/provenance.json"),
    ],
)
def test_an_unknown_name_is_one_line_with_the_nearest(name, near) -> None:
    done = regenerate("--explain", name)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert near in done.stderr


def test_explain_goes_alone() -> None:
    done = regenerate("--explain", "cpu.gather.c", "--check")
    assert done.returncode == 2
    assert "--explain goes alone" in done.stderr
