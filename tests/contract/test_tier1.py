"""Tier 1: every rule broken once, each found by name, none hiding another backend's findings, none a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from backends import FIXTURES, MANIFEST, demo, edit, fixture
from faults import FAULTS, drop, put, remove, text

from laya_cuda.contract.check import as_text, check
from laya_cuda.contract.findings import Finding, Outcome, exit_code

ROOT = Path(__file__).resolve().parents[2]


def outcome_of(directory: Path) -> Outcome:
    (outcome,) = check([directory])
    return outcome


def test_the_demo_backend_is_clean(tmp_path):
    outcome = outcome_of(demo(tmp_path / "demo"))
    assert outcome.findings == []
    assert outcome.notes == []
    assert outcome.blocked == []
    assert exit_code([outcome]) == 0


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found_by_name(tmp_path, fault):
    damage, rule, field, found, expected, mend = FAULTS[fault]
    directory = demo(tmp_path / "demo")
    damage(directory)
    outcome = outcome_of(directory)
    matching = [f for f in outcome.findings if f.rule == rule and f.field == field]
    assert matching, [str(f) for f in outcome.findings]
    finding = matching[0]
    whole = f"{finding.found} | {finding.expected}" if rule == "provenance-hash" else finding.expected
    assert found in finding.found
    assert expected in whole
    assert mend in finding.mend
    assert outcome.backend in str(finding)
    assert exit_code([outcome]) == 1
    assert all("\n" not in line for f in outcome.findings for line in (f.found, f.expected, f.mend))


def test_a_capability_named_in_a_comment_does_not_count(tmp_path):
    directory = demo(tmp_path / "demo")
    script = (
        (directory / "build.sh").read_text().replace("'80 90'", "'80'").replace('[ "$cc" != 90 ] || code=sm_90a', ":")
    )
    (directory / "build.sh").write_text(script + "# also 90, sm_90a\n")
    assert [f.rule for f in outcome_of(directory).findings] == ["script-architecture"]


def test_a_planned_backend_is_not_checked_further(tmp_path):
    directory = demo(tmp_path / "demo")
    put("status", value="planned")(directory)
    remove("build.sh")(directory)
    outcome = outcome_of(directory)
    assert outcome.findings == []
    assert any("planned" in note for note in outcome.notes)


def test_an_experimental_backend_needs_no_parity(tmp_path):
    directory = demo(tmp_path / "demo")
    put("status", value="experimental")(directory)
    for field in ("numerics", "reference", "evidence", "provenance", "plans", "header"):
        drop(field)(directory)
    assert outcome_of(directory).findings == []


def test_an_unknown_field_is_noted_with_its_likely_meaning(tmp_path):
    directory = demo(tmp_path / "demo")
    put("build", "min_capabilty", value=80)(directory)
    outcome = outcome_of(directory)
    assert outcome.findings == []
    assert any("build.min_capabilty" in n and "build.min_capability" in n for n in outcome.notes)


def test_a_changed_parity_program_is_a_note(tmp_path):
    directory = demo(tmp_path / "demo")
    text("parity.py", "exit(0)", "exit(1)")(directory)
    outcome = outcome_of(directory)
    assert outcome.findings == []
    assert any("parity.py" in note for note in outcome.notes)


def test_one_broken_manifest_hides_no_other(tmp_path):
    for name in ("a", "b", "c"):
        demo(tmp_path / name)
    (tmp_path / "a" / MANIFEST).write_text("{")
    (tmp_path / "b" / MANIFEST).rename(tmp_path / "b" / "second.backend.json")
    edit(tmp_path / "b" / "second.backend.json", lambda d: d.update(name="second", abi_version=9))
    (tmp_path / "c" / MANIFEST).rename(tmp_path / "c" / "third.backend.json")
    edit(tmp_path / "c" / "third.backend.json", lambda d: d.update(name="third"))
    found = {outcome.backend: [f.rule for f in outcome.findings] for outcome in check([tmp_path])}
    assert found == {"demo": ["json"], "second": ["abi-version"], "third": []}


def test_two_backends_of_one_name(tmp_path):
    demo(tmp_path / "a")
    demo(tmp_path / "b")
    rules = [[f.rule for f in outcome.findings] for outcome in check([tmp_path, tmp_path / "b"])]
    assert rules == [[], ["duplicate-name"]]


def test_two_manifests_in_one_directory_share_its_sources(tmp_path):
    directory = demo(tmp_path / "demo")
    (directory / "src" / "extra.cu").write_text("")
    second = json.loads((directory / MANIFEST).read_text()) | {
        "name": "extra",
        "sources": ["src/demo.h", "src/extra.cu"],
    }
    del second["evidence"]
    (directory / "extra.backend.json").write_text(json.dumps(second))
    outcomes = list(check([directory]))
    assert [(o.backend, [f.rule for f in o.findings]) for o in outcomes] == [("demo", []), ("extra", [])]


def test_examples_may_hold_device_code_of_their_own(tmp_path):
    directory = demo(tmp_path / "demo")
    (directory / "examples" / "one").mkdir(parents=True)
    (directory / "examples" / "one" / "own.cu").write_text("")
    assert [[f.rule for f in outcome.findings] for outcome in check([directory])] == [[]]


@pytest.mark.parametrize("name", ["nested", "mixed"])
def test_backends_of_other_projects_in_other_layouts_are_clean(tmp_path, name):
    outcomes = list(check([fixture(name, tmp_path)]))
    assert [str(f) for o in outcomes for f in o.findings] == []
    assert {o.backend for o in outcomes} == {"nested": {"text_prefill"}, "mixed": {"flat_encoder", "pair_scoring"}}[
        name
    ]


def test_other_layouts_are_checked_not_just_accepted(tmp_path):
    tree = fixture("mixed", tmp_path) / "src" / "backends" / "cuda"
    (tree / "kernels" / "stray.cu").write_text("")
    (tree / "pair_scoring" / "bench.cu").write_text("")
    edit(tree / "pair_scoring" / "pair_scoring.backend.json", lambda d: d["reference"].update(entrypoint="ci/none.py"))
    (tree / "build.sh").write_text((tree / "build.sh").read_text().replace("90", "89"))
    found = {o.backend: sorted(f.rule for f in o.findings) for o in check([tree])}
    assert found == {
        "flat_encoder": ["script-architecture", "script-default", "source-undeclared"],
        "pair_scoring": ["entrypoint-missing", "source-undeclared"],
    }


def test_fixtures_cover_flat_and_nested_layouts():
    depths = sorted(len(path.relative_to(FIXTURES).parts) for path in FIXTURES.rglob("*.backend.json"))
    assert len(depths) == 3
    assert depths[0] < depths[-1]


def test_a_manifest_that_is_a_folder(tmp_path):
    (tmp_path / "odd.backend.json").mkdir()
    assert [f.rule for f in outcome_of(tmp_path).findings] == ["json"]


def test_a_manifest_that_cannot_be_read(tmp_path, monkeypatch):
    directory = demo(tmp_path / "demo")
    manifest = directory / MANIFEST
    read = {name: getattr(Path, name) for name in ("read_text", "read_bytes")}

    def refuse(name):
        def reader(self, *args, **options):
            if self == manifest:
                raise PermissionError(13, "Permission denied", str(self))
            return read[name](self, *args, **options)

        return reader

    for name in read:
        monkeypatch.setattr(Path, name, refuse(name))
    (finding,) = outcome_of(directory).findings
    assert finding.rule == "json"
    assert "Permission denied" in str(finding)


def test_our_own_backend_is_clean():
    (outcome,) = check([ROOT])
    assert [str(f) for f in outcome.findings] == []
    assert outcome.blocked == []


ODD = [
    None,
    True,
    -1,
    1e308,
    3.5,
    "",
    "../x",
    "/etc/passwd",
    "a\0b",
    "\ud800",
    "x" * 5000,
    [],
    [[]],
    {},
    {"a": 1},
    ["x"],
]
FILES = [MANIFEST, "provenance.json", "tolerances.json", "plans/default.json", "evidence/card.json"]


def places(value: object, path: tuple = ()) -> list[tuple]:
    """The path of every value inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, inner in items for place in places(inner, (*path, key)))]


@pytest.mark.parametrize("name", FILES)
def test_no_odd_value_anywhere_gives_a_traceback(tmp_path, name):
    directory = demo(tmp_path / "demo")
    good = (directory / name).read_text()
    for place in places(json.loads(good)):
        for odd in ODD:
            holder = {"root": json.loads(good)}
            *parents, last = ("root", *place)
            inner = holder
            for key in parents:
                inner = inner[key]
            inner[last] = odd
            (directory / name).write_text(json.dumps(holder["root"]))
            outcome = outcome_of(directory)
            assert as_text(outcome).replace("\n", "").isprintable()


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ci.contract", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_exit_codes_and_json_of_the_command(tmp_path):
    clean = run(demo(tmp_path / "clean"), "--json")
    assert clean.returncode == 0, clean.stderr
    assert json.loads(clean.stdout)["backends"][0]["findings"] == []
    broken = demo(tmp_path / "broken")
    put("abi_version", value=4)(broken)
    result = run(broken, "--json")
    report = json.loads(result.stdout)
    assert (result.returncode, report["exit_code"]) == (1, 1)
    keys = {"rule", "tier", "backend", "field", "found", "expected", "mend"}
    assert set(report["backends"][0]["findings"][0]) == keys
    spoken = run(broken)
    assert spoken.returncode == 1
    assert "abi_version: found 4" in spoken.stdout
    assert "to mend" in spoken.stdout
    for arguments in ([tmp_path / "absent"], [tmp_path / "clean" / "src"], [tmp_path, "--tier", "4"]):
        refused = run(*arguments)
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert refused.stderr.startswith("error: ")
        assert refused.stderr.count("\n") == 1


def test_the_report_shows_every_finding(tmp_path):
    directory = demo(tmp_path / "demo")
    put("abi_version", value=4)(directory)
    remove("parity.py")(directory)
    outcome = outcome_of(directory)
    shown = as_text(outcome)
    assert all(isinstance(f, Finding) and f.found in shown and f.mend in shown for f in outcome.findings)
    assert len(outcome.findings) == 2
