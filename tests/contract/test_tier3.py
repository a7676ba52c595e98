"""Tier 3 without a GPU, and with a stand-in for nvidia-smi that names one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from backends import MANIFEST, edit, fixture
from builds import write_program

from laya_cuda.contract import tier3
from laya_cuda.contract.check import as_json, as_text, check
from laya_cuda.contract.findings import Outcome, exit_code

PROGRAM = """
import json, sys
evidence = json.load(open("evidence/card.json"))
{change}
json.dump(evidence, open(sys.argv[sys.argv.index("--out") + 1] + "/run.json", "w"))
sys.exit(0 if evidence["held"] else 1)
"""


@pytest.fixture
def card(tmp_path, monkeypatch) -> Path:
    """A PATH where nvidia-smi names an H800."""
    folder = tmp_path / "bin-smi"
    folder.mkdir()
    program = write_program(folder / "nvidia-smi", "echo 'NVIDIA H800, 580.65.06, 9.0'")
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    return program


def outcome_of(directory: Path) -> Outcome:
    (outcome,) = check([directory], 3)
    return outcome


def use(directory: Path, change: str = "") -> None:
    """Give the demo backend a parity program that leaves evidence."""
    (directory / "parity.py").write_text(PROGRAM.format(change=change))
    edit(directory / MANIFEST, lambda data: data["reference"].update(arguments=["--out", "{out}"]))


def test_without_a_gpu_it_cannot_run(copier, monkeypatch):
    monkeypatch.setattr(tier3, "card_facts", lambda: None)
    outcome = outcome_of(copier)
    assert outcome.findings == []
    assert any("no GPU" in text for text in outcome.blocked)
    assert exit_code([outcome]) == 2
    assert "cannot run" in as_text(outcome)


def test_kernel_and_end_to_end_parity_are_reported_apart_with_the_machine(copier, card):
    use(copier)
    outcome = outcome_of(copier)
    assert [str(f) for f in outcome.findings] == []
    assert exit_code([outcome]) == 0
    machine = outcome.facts["machine"]
    assert {k: machine[k] for k in ("gpu", "driver", "capability")} == {
        "gpu": "NVIDIA H800", "driver": "580.65.06", "capability": "9.0",
    }  # fmt: skip
    assert "cuda_" in machine["cuda"]
    assert machine["revision"] == "unknown"
    parity = outcome.facts["parity"]
    assert parity["kernel parity"] == {"kernels": {"held": True, "checks": 1}}
    assert parity["end-to-end parity"] == {"forward": {"held": True, "checks": 1}}
    shown = as_text(outcome)
    assert "kernel parity: kernels held (1 checks)" in shown
    assert "end-to-end parity: forward held (1 checks)" in shown
    assert "NVIDIA H800" in shown
    json.dumps(as_json([outcome], 3))


@pytest.mark.parametrize(("section", "part"), [("kernels", "kernel parity"), ("forward", "end-to-end parity")])
def test_the_part_that_failed_is_named(copier, card, section, part):
    change = f"""
evidence["held"] = evidence["sections"]["{section}"]["held"] = False
evidence["sections"]["{section}"]["checks"] = [{{"what": "clear.x nrms", "ok": False}}]
"""
    use(copier, change)
    outcome = outcome_of(copier)
    found = {f.field: f.found for f in outcome.findings}
    assert set(found) == {"reference.entrypoint", part}
    assert "clear.x nrms" in found[part]
    assert exit_code([outcome]) == 1


def test_a_part_that_was_not_run_is_a_finding(copier, card):
    use(copier, 'del evidence["sections"]["forward"]')
    outcome = outcome_of(copier)
    assert [(f.rule, f.field) for f in outcome.findings] == [("parity-part", "end-to-end parity")]


def test_evidence_of_another_form_is_a_finding(copier, card):
    use(copier, 'del evidence["machine"]')
    outcome = outcome_of(copier)
    assert [f.rule for f in outcome.findings] == ["parity-evidence"]


def test_a_program_of_another_project_decides_by_its_exit_code(tmp_path, card, monkeypatch):
    tree = fixture("mixed", tmp_path) / "src" / "backends" / "cuda" / "pair_scoring"
    outcome = outcome_of(tree)
    assert outcome.findings == []
    assert any("not told apart" in note for note in outcome.notes)
    monkeypatch.setenv("PARITY_EXIT", "3")
    outcome = outcome_of(tree)
    assert [f.rule for f in outcome.findings] == ["parity"]
    assert "ended with 3: 9 cases" in outcome.findings[0].found


def test_a_card_that_is_too_old_cannot_run_it(copier, card):
    card.write_text("#!/bin/sh\necho 'Tesla T4, 580.65.06, 7.5'\n")
    outcome = outcome_of(copier)
    assert outcome.findings == []
    assert any("capability 75" in text for text in outcome.blocked)


@pytest.mark.parametrize("says", ["echo 'No devices were found'", "exit 9", "echo 'a, b, c'"])
def test_a_driver_without_a_card_is_no_gpu(copier, card, says):
    card.write_text(f"#!/bin/sh\n{says}\n")
    assert any("no GPU" in text for text in outcome_of(copier).blocked)


def test_more_arguments_reach_the_parity_program(copier, card):
    use(copier, 'evidence["held"] = "--site=here" in sys.argv')
    for extra, rules in (((), ["parity"]), (("--site=here",), [])):
        (outcome,) = check([copier], 3, parity_arguments=extra)
        assert [f.rule for f in outcome.findings] == rules
