"""Kernel variants asked for by name: what they change, what is refused, and that runs which differ in them compare."""

from __future__ import annotations

import json

import fake_library
import pytest
import sample_evidence
import variants_library
from fake_device import TimedDriver, as_cuda
from jsonschema import Draft202012Validator

from laya_cuda.bench import asked, compare, counters, evidence, profile, report, variants
from laya_cuda.bench.peers import PEERS
from laya_cuda.bench.profile_records import read_profile
from laya_cuda.bench.readme import ReadmeError, update
from laya_cuda.bench.variants import Variant
from laya_cuda.bench.workers import own
from laya_cuda.bundle import Bundle
from laya_cuda.errors import LayaError, RequestError
from laya_cuda.geometry import LARGE, TINY
from laya_cuda.plan import SEPARATE
from laya_cuda.rules import NO_RULES, Rule, RuleSet

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")


@pytest.fixture
def bundle(cpu_bundle):
    return Bundle.open(cpu_bundle)


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    """A library whose kernels come in the variants a and b."""
    return variants_library.build(tmp_path_factory.mktemp("two") / "library", {})


def qkv_launches(engine):
    return [(launch.op, launch.label) for launch in engine.plan().launches if launch.label.startswith("encoder 0 ")][:2]


FUSED = [("qkv_rope", "encoder 0 qkv"), ("attention", "encoder 0 attention")]
APART = [("gemm", "encoder 0 qkv"), ("rope", "encoder 0 rope")]


@pytest.mark.parametrize(
    ("plan", "wanted", "launches"),
    [
        ("default", [], FUSED),
        ("default", ["rope=separate"], APART),
        ("default", ["rope=fused"], FUSED),
        ("apart", [], APART),
        ("apart", ["rope=fused"], FUSED),
        ("apart", ["qkv_rope=c"], FUSED),
    ],
)
def test_variants_stand_in_front_of_the_plan(tiny_checkpoint, cpu_bundle, tmp_path, plan, wanted, launches):
    rules = [{"op": "qkv_rope", "variant": SEPARATE}]
    (tmp_path / "apart.json").write_text(json.dumps({"rules": rules if plan == "apart" else []}))
    path = str(tmp_path / "apart.json")
    with variants.open_engine(tiny_checkpoint, cpu_bundle, "cpu", wanted, plan=path) as engine:
        assert qkv_launches(engine) == launches


def test_a_launch_without_that_variant_goes_by_the_plan(two, tiny_checkpoint):
    plan = RuleSet("own", (Rule("gemm", None, None, None, 64, "a"), Rule("geglu", None, None, None, 64, "a")))
    rules = variants.in_front([Variant("geglu", "b"), Variant("rope", SEPARATE)], plan)
    assert rules.name == "own with geglu=b, rope=separate"
    assert rules.rules[2:] == plan.rules
    with variants.open_engine(tiny_checkpoint, two, "cpu", ["geglu=b"]) as engine:
        taken = {launch.op: engine.bundle.kernels[launch.kernel].variant for launch in engine.plan().launches}
    assert taken["geglu"] == "b"
    assert {variant for op, variant in taken.items() if op != "geglu"} == {"a"}


def test_on_a_gpu_they_stand_in_front_of_its_plan(tiny_checkpoint, cpu_bundle, monkeypatch):
    fake = TimedDriver()
    opened = as_cuda(Bundle.open(cpu_bundle), fake, monkeypatch)
    monkeypatch.setattr("laya_cuda.engine.open_bundle", lambda *_: opened)
    with variants.open_engine(tiny_checkpoint, cpu_bundle, "cuda", ["rope=separate"]) as engine:
        assert qkv_launches(engine) == APART
        assert engine._executor._rules.name == "default with rope=separate"


def test_what_there_is_is_offered(two, bundle):
    assert variants.offered(bundle)["rope"] == ("fused", "separate", "c")
    assert variants.offered(Bundle.open(two))["geglu"] == ("a", "b")
    assert variants.parse([" geglu = c", "geglu=c"], bundle) == (Variant("geglu", "c"),)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (["geglu"], "no variant 'geglu': use OP=VARIANT as rope=separate; this library has the ops embed_norm, gemm, "),
        (["geglu="], "no variant 'geglu=': use OP=VARIANT"),
        (["=c"], "no variant '=c': use OP=VARIANT"),
        (["gelu=c"], "no variant 'gelu=c': use OP=VARIANT"),
        (["geglu=t64"], "no variant 'geglu=t64': for geglu, this library has c"),
        (["rope=apart"], "no variant 'rope=apart': for rope, this library has fused, separate, c"),
        (["rope=fused", "rope=separate"], "rope=separate and rope=fused exclude each other"),
        (["rope=c"], "no launch of a tiny model takes rope=c with cpu kernels under this plan"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_one_line(tiny_checkpoint, cpu_bundle, tmp_path, capsys, texts, said):
    base = {"checkpoint": tiny_checkpoint, "bundle": cpu_bundle, "out": tmp_path, "work": tmp_path}
    with pytest.raises(RequestError) as caught:
        asked.plan_of(asked.Asked(command=("x",), cells="1x48", variants=tuple(texts), **base), print)
    assert str(caught.value).startswith(said)
    assert "\n" not in str(caught.value)
    named = [word for text in texts for word in ("--variant", text)]
    arguments = [str(tiny_checkpoint), "--bundle", str(cpu_bundle), "--out", str(tmp_path), *named]
    assert profile.main(arguments) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"error: {said}")
    assert not (tmp_path / profile.NAME).exists()


def test_variants_of_other_sizes_are_found_idle(bundle):
    both = [Variant("rope", SEPARATE), Variant("gemm_parts", "c")]
    assert variants.idle(both, LARGE, bundle, ("cpu",), variants.in_front(both, NO_RULES)) == ()
    assert variants.idle(both, TINY, bundle, ("cpu",), NO_RULES) == tuple(both)


def test_our_engines_are_told_what_they_take_and_the_evidence_says_what_was_asked(
    tiny_checkpoint, cpu_bundle, tmp_path
):
    base = {"checkpoint": tiny_checkpoint, "bundle": cpu_bundle, "out": tmp_path, "work": tmp_path, "cells": "1x48"}
    plan = asked.plan_of(asked.Asked(command=("x",), variants=("rope=separate",), **base), print)
    told = {one.name: one.options.get("variants") for one in plan.contestants}
    assert told.pop("own-cpu") == ["rope=separate"]
    assert set(told.values()) == {None}
    assert plan.head["subject"]["plan"] == {"name": "none", "sha256": None, "variants": ["rope=separate"]}
    without = asked.plan_of(asked.Asked(command=("x",), **base), print)
    assert "variants" not in without.head["subject"]["plan"]
    with pytest.raises(LayaError, match="--variant is for engines of ours, and none of them can take part"):
        asked.plan_of(asked.Asked(command=("x",), variants=("rope=fused",), peers="upstream-stock", **base), print)


def test_portable_kernels_go_by_the_plan_where_a_variant_is_not_theirs(opened, tmp_path):
    rows = [
        row
        for row in fake_library.kernel_rows()
        if row["target"] == "sm_90a" or (row["op"] != "qkv_rope" and (row["op"], row["variant"]) != ("geglu", "b"))
    ]
    rows = [{**row, "id": number} for number, row in enumerate(rows)]
    library = Bundle.open(fake_library.build(tmp_path / "library", kernels=rows))
    wanted = variants.parse(["geglu=b", "gemm=b", "rope=fused"], library)
    taken = asked._taken(wanted, PEERS, opened, library, NO_RULES)
    assert {name: list(map(str, ours)) for name, ours in taken.items()} == {
        "own-graph": ["geglu=b", "gemm=b", "rope=fused"],
        "own-eager": ["geglu=b", "gemm=b", "rope=fused"],
        "own-portable": ["gemm=b"],
    }
    portable = [peer for peer in PEERS if peer.name == "own-portable"]
    with pytest.raises(RequestError, match="no launch of a tiny model takes geglu=b with portable kernels"):
        asked._taken(wanted, portable, opened, library, NO_RULES)


def test_a_worker_runs_by_them_and_says_so(tiny_checkpoint, cpu_bundle):
    peer = own.Own()
    peer.open(tiny_checkpoint, "cpu", {"bundle": str(cpu_bundle), "variants": ["rope=separate"]})
    assert qkv_launches(peer.engine_) == APART
    assert "kernel variants in front of the plan: rope=separate" in peer.notes
    peer.close()


def test_a_run_with_them_is_measured_and_reported(tiny_checkpoint, cpu_bundle, tmp_path):
    given = asked.Asked(
        tiny_checkpoint,
        tmp_path / "out",
        tmp_path / "work",
        ("laya-cuda", "bench"),
        bundle=cpu_bundle,
        peers="own-cpu",
        cells="1x48",
        boundaries="engine",
        passes=2,
        warmups=2,
        samples=4,
        variants=("rope=separate",),
    )
    data = asked.run(given, lambda _: None)
    assert data["complete"]
    assert evidence.read(tmp_path / "out")["subject"]["plan"]["variants"] == ["rope=separate"]
    assert any("rope=separate" in note for note in data["peers"]["own-cpu"]["notes"])
    assert "plan `none` with `rope=separate` in front of it" in report.markdown(data)


def test_runs_that_differ_in_variants_alone_are_compared_and_it_says_so(tmp_path):
    a, b = sample_evidence.evidence(1), sample_evidence.evidence(2, factors={"own-graph": 1.05})
    b["subject"]["plan"]["variants"] = ["rope=separate"]
    b["peers"]["own-graph"]["notes"] = ["kernel variants in front of the plan: rope=separate"]
    assert evidence.fit(b) is None
    for name, data in (("a", a), ("b", b)):
        evidence.write(tmp_path / f"{name}.json", data)
    text = compare.text(tmp_path / "a.json", tmp_path / "b.json")
    assert "- Only kernel variants differ: the plan alone in A, rope=separate in B.\n" in text
    assert "Plan differ" not in text
    assert "this engine (control)" not in text
    assert "this engine, eager (control)" in text, "it took none of them"
    assert "slower |" in text
    b["subject"]["library"] = {"sha256": "f" * 64, "sources": {"a.cu": "f" * 64}}
    evidence.write(tmp_path / "b.json", b)
    text = compare.text(tmp_path / "a.json", tmp_path / "b.json")
    assert "- Kernel variants differ: the plan alone in A, rope=separate in B.\n- Library differ." in text


@pytest.mark.parametrize("named", [[], ["rope"], ["rope="], "rope=separate"])
def test_the_schemas_take_variants_in_their_form_alone(root, named):
    data = sample_evidence.evidence()
    data["subject"]["plan"]["variants"] = named
    assert evidence.fit(data) is not None
    schema = json.loads((root / "manifests" / "schemas" / "profile.schema.json").read_text())
    assert not Draft202012Validator(schema["properties"]["variants"]).is_valid(named)


def test_profiles_record_them_and_are_compared(tiny_checkpoint, cpu_bundle, tmp_path, root):
    for name in ("fused", "separate"):
        given = ["--cell", "1x20", "--passes", "2", "--pass-ms", "5", "--variant", f"rope={name}"]
        arguments = [str(tiny_checkpoint), "--bundle", str(cpu_bundle), "--out", str(tmp_path / name), *given]
        assert profile.main(arguments) == 0
    found = read_profile(tmp_path / "separate" / "profile.json")
    assert found["variants"] == ["rope=separate"]
    schema = json.loads((root / "manifests" / "schemas" / "profile.schema.json").read_text())
    Draft202012Validator(schema).validate(json.loads((tmp_path / "separate" / "profile.json").read_text()))
    text = (tmp_path / "separate" / "profile.md").read_text()
    assert text.startswith("Kernel variants in front of the plan: rope=separate.\n")
    text = compare.text(tmp_path / "fused", tmp_path / "separate")
    assert "- Only kernel variants differ: rope=fused in A, rope=separate in B.\n" in text
    assert "- 1x20, in B alone: encoder rope " in text
    assert "| encoder qkv |" in text
    assert "Only kernel" not in compare.text(tmp_path / "fused", tmp_path / "fused")


def test_counters_are_read_under_them(tiny_checkpoint, cpu_bundle, monkeypatch, capsys):
    asked_for = []
    monkeypatch.setattr(variants, "open_engine", lambda *given, **_: asked_for.append(given[3]) or stop())

    def stop():
        raise LayaError("far enough")

    arguments = [str(tiny_checkpoint), "--bundle", str(cpu_bundle), "--cell", "1x20", "--variant", "rope=separate"]
    assert counters.main(arguments) == 2
    assert asked_for == [["rope=separate"]]
    assert "far enough" in capsys.readouterr().err


def test_the_readme_is_of_the_plan_alone(tmp_path):
    data = sample_evidence.evidence()
    data["subject"]["plan"]["variants"] = ["rope=separate"]
    evidence.write(tmp_path / evidence.NAME, data)
    with pytest.raises(ReadmeError, match="rope=separate in front of the plan: measure without --variant"):
        update(tmp_path, tmp_path)
