"""Comparing measurements: what changed is seen, what did not is not, and what must not be compared is refused."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, replace

import pytest
import sample_evidence

from laya_cuda.bench import compare, evidence
from laya_cuda.bench import profile_records as records
from laya_cuda.bench.compare import CompareError
from laya_cuda.errors import LayaError

OWN = ("own-graph", "own-eager")


def write(path, data):
    evidence.write(path, data)
    return path


@pytest.fixture
def files(tmp_path):
    """Writes evidence made with options, as A and B."""

    def make(a=None, b=None):
        return tuple(
            write(tmp_path / f"{name}.json", sample_evidence.evidence(seed, **(options or {})))
            for seed, (name, options) in enumerate((("a", a), ("b", b)))
        )

    return make


def test_sample_evidence_fits_the_schema():
    assert evidence.fit(sample_evidence.evidence()) is None


@pytest.mark.parametrize("seed", range(5))
def test_two_runs_of_the_same_are_not_told_apart(seed):
    # A shared drift of the machine moves everything, controls too.
    drift = dict.fromkeys(sample_evidence.PEERS, 1.03)
    a = sample_evidence.evidence(seed)
    b = sample_evidence.evidence(100 + seed, factors=drift)
    b["subject"] = {**b["subject"], "library": {"sha256": "f" * 64, "sources": {"a.cu": "f" * 64}}}
    found = compare.benches(a, b)
    assert {one.what for one in found if one.control} == {"upstream-stock", "upstream-fast-graph"}
    wrong = [one for one in found if one.what in OWN and one.ratio.verdict != "inconclusive"]
    assert len(wrong) <= len(found) // 10


def test_a_slower_engine_is_found_and_nothing_else():
    a = sample_evidence.evidence(1)
    b = sample_evidence.evidence(2, factors={"own-graph": 1.05})
    found = compare.benches(a, b)
    own = [one for one in found if one.what == "own-graph"]
    assert len(own) == 9  # four shapes at two boundaries, and the stream
    assert {one.ratio.verdict for one in own} == {"slower"}
    assert all(abs(one.ratio.value - 1.05) < 0.01 for one in own)
    assert {one.ratio.verdict for one in found if one.what.startswith("upstream")} == {"inconclusive"}


def test_a_faster_engine_is_found():
    found = compare.benches(sample_evidence.evidence(1), sample_evidence.evidence(2, factors={"own-graph": 0.9}))
    assert {one.ratio.verdict for one in found if one.what == "own-graph"} == {"faster"}


def test_engines_with_faults_are_left_out_and_named(files):
    a, b = files(b={"spoilt": ("own-eager",)})
    text = compare.text(a, b)
    assert "this engine, eager |" not in text.replace("mixed-500, engine | this engine, eager |", "")
    assert "Left out for faults: this engine, eager in 1x48 engine (B)" in text


def test_what_an_engine_says_of_itself_makes_it_a_control():
    a, b = sample_evidence.evidence(1), sample_evidence.evidence(2)
    for data, torch, seconds in ((a, "2.11", 1.5), (b, "2.11", 1.7)):
        data["peers"]["upstream-stock"]["facts"] = {"torch": torch, "export_s": seconds}
    b["peers"]["upstream-fast-graph"]["facts"] = {"torch": "2.12"}
    b["peers"]["own-graph"]["notes"] = ["a slowdown is planted: gemm:0.05"]
    controls = {one.what for one in compare.benches(a, b) if one.control}
    assert controls == {"upstream-stock", "own-eager"}


def test_streams_of_another_length_are_not_paired():
    found = compare.benches(sample_evidence.evidence(1), sample_evidence.evidence(2, stream=50))
    assert not [one for one in found if one.where.startswith("mixed")]


def change(data, path, value):
    """Set a value deep in the evidence."""
    *parents, last = path
    for key in parents:
        data = data[key]
    data[last] = value


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("machine", "gpu"), "NVIDIA H100", "another GPU: NVIDIA H200 in A, NVIDIA H100 in B"),
        (("machine", "uuid"), "GPU-2", "another GPU of the same model: GPU-1 in A, GPU-2 in B; --other-card"),
        (("machine", "device"), "cpu", "another kind of device: cuda in A, cpu in B"),
        (("subject", "geometry", "name"), "base", "another geometry: large in A, base in B"),
        (("subject", "geometry", "layers"), 27, "another geometry"),
        (("cells", 0, "inputs_sha256"), "f" * 64, "other inputs in 1x48: SHA-256 0123456789ab in A, ffffffffffff in B"),
    ],
)
def test_what_must_not_be_compared_is_refused(tmp_path, path, value, said):
    a, b = sample_evidence.evidence(), sample_evidence.evidence()
    change(b, path, value)
    with pytest.raises(CompareError) as error:
        compare.text(write(tmp_path / "a.json", a), write(tmp_path / "b.json", b))
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_another_boundary_and_other_cells_are_refused(files):
    with pytest.raises(CompareError, match="another boundary: engine in A, device in B"):
        compare.text(*files({"boundaries": ("engine",), "stream": 0}, {"boundaries": ("device",), "stream": 0}))
    one = {"boundaries": ("engine",), "stream": 0}
    with pytest.raises(CompareError, match="no cell was measured in both"):
        compare.text(*files({**one, "cells": ("1x48",)}, {**one, "cells": ("4x64",)}))


def test_another_processor_is_refused_where_it_is_what_was_measured():
    a, b = sample_evidence.evidence(), sample_evidence.evidence()
    for data, processor in ((a, "this one"), (b, "that one")):
        data["machine"] |= {"device": "cpu", "gpu": None, "uuid": None, "processor": processor}
    with pytest.raises(CompareError, match="another processor: this one in A, that one in B"):
        compare.refuse(a, b)


def test_two_cards_of_a_model_are_compared_when_asked_for(tmp_path):
    a, b = sample_evidence.evidence(), sample_evidence.evidence(1)
    b["machine"]["uuid"] = "GPU-2"
    files = write(tmp_path / "a.json", a), write(tmp_path / "b.json", b)
    assert "Two cards: GPU-1 in A, GPU-2 in B." in compare.text(*files, other_card=True)


def test_the_text_says_what_else_differs(tmp_path):
    a, b = sample_evidence.evidence(), sample_evidence.evidence(1, cells=("1x48",))
    b["machine"]["driver"] = "581.0"
    b["subject"]["plan"]["sha256"] = "e" * 64
    b["complete"] = False
    text = compare.text(write(tmp_path / "a.json", a), write(tmp_path / "b.json", b))
    for note in ("Another driver: 580.1 in A, 581.0 in B.", "Plan differ", "B is not complete.", "In A alone: 16x512"):
        assert note in text


def test_files_that_are_no_measurements_are_refused(tmp_path):
    (tmp_path / "a.json").write_text("{")
    (tmp_path / "b.json").write_text("{}")
    with pytest.raises(LayaError, match=r"a\.json: cannot be read"):
        compare.text(tmp_path / "a.json", tmp_path / "b.json")
    with pytest.raises(LayaError, match=r"b\.json is no bench evidence"):
        compare.text(tmp_path / "b.json", tmp_path / "b.json")


# Profiles ------------------------------------------------------------------------------------------------------------

KINDS = {"qkv": 10.0, "attention": 4.0, "mlp out": 6.0, "geglu": 12.0, "next norm": 2.0}
OPS = {"qkv": "gemm", "attention": "attention", "mlp out": "gemm", "geglu": "geglu", "next norm": "add_norm"}


def profile_of(seed, factors=None, cell="1x48", drift=1.0, passes=4, noise=0.003):
    """A profile of 28 layers with one launch of each kind."""
    rng = random.Random(seed)
    launches = []
    for layer in range(28):
        for kind, us in KINDS.items():
            base = us * (factors or {}).get(kind, 1.0) * drift
            own = tuple(base * rng.gauss(1, 5 * noise) for _ in range(passes))
            label = f"encoder {layer} {kind}"
            launches.append(records.LaunchTime(label, OPS[kind], f"k.{kind}", sum(own) / passes, own, 1.0, 1000, 1000))
    total = tuple(sum(one.passes_us[i] for one in launches) for i in range(passes))
    whole = sum(total) / passes
    return records.CellProfile(cell, "s", 48, 1, 4, whole, total, whole, 0.5, 100.0, whole, 20, tuple(launches))


def as_file(path, cell, **other):
    data = {"kind": "profile", "format": 1, "device": "cuda:0 (NVIDIA H200)", "geometry": {"name": "large"}, **other}
    records.write_json(path, {**data, "cells": [asdict(cell)]})
    return path


@pytest.mark.parametrize("kind", KINDS)
def test_five_percent_in_one_op_is_seen_in_a_profile_and_in_no_other_op(tmp_path, kind):
    a = as_file(tmp_path / "a.json", profile_of(1))
    b = as_file(tmp_path / "b.json", profile_of(2, {kind: 1.05}))
    rows = [line for line in compare.text(a, b).splitlines() if line.startswith("| 1x48")]
    slower = [line.split(" | ")[1] for line in rows if line.endswith("slower |")]
    assert f"encoder {kind}" in slower
    assert set(slower) <= {f"encoder {kind}", f"all {OPS[kind]}", "forward"}


def test_a_drift_of_the_machine_is_no_finding(tmp_path):
    found = compare.profiles({"cells": [profile_of(1)]}, {"cells": [profile_of(2, drift=1.04)]})
    assert [one.what for one in found if one.ratio.verdict != "inconclusive" and one.what != "forward"] == []


def test_profiles_of_other_things_are_refused(tmp_path):
    a = as_file(tmp_path / "a.json", profile_of(1))
    b = as_file(tmp_path / "b.json", profile_of(1), device="cpu")
    with pytest.raises(CompareError, match=r"another device: cuda:0 \(NVIDIA H200\) in A, cpu in B"):
        compare.text(a, b)
    b = as_file(tmp_path / "b.json", profile_of(1), geometry={"name": "base"})
    with pytest.raises(CompareError, match="another geometry: large in A, base in B"):
        compare.text(a, b)
    b = as_file(tmp_path / "b.json", profile_of(1, cell="4x64"))
    with pytest.raises(CompareError, match="other cells: 1x48 in A, 4x64 in B"):
        compare.text(a, b)
    b = as_file(tmp_path / "b.json", replace(profile_of(1), rows=64))
    with pytest.raises(CompareError, match="other inputs in 1x48"):
        compare.text(a, b)
    write(tmp_path / "b.json", sample_evidence.evidence())
    with pytest.raises(CompareError, match=r"a\.json is a profile, .*b\.json is bench evidence"):
        compare.text(a, b)


def test_a_folder_stands_for_the_file_in_it(tmp_path):
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        as_file(tmp_path / name / "profile.json", profile_of(1))
    assert "B is faster in 0, slower in 0; 10 inconclusive." in compare.text(tmp_path / "a", tmp_path / "b")


def test_evidence_survives_a_round_trip(tmp_path):
    data = sample_evidence.evidence(spoilt=("own-eager",))
    assert json.loads(write(tmp_path / "a.json", data).read_text()) == json.loads(json.dumps(data))
