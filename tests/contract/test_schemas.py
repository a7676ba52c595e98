"""The JSON Schemas are schemas, and fit every file of ours that they speak of."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from builds import cpu_build, cuda_build

ROOT = Path(__file__).resolve().parents[2]
MANIFESTS = ROOT / "manifests"
KINDS = (
    "backend",
    "bench",
    "build-manifest",
    "checkpoint-lock",
    "evidence",
    "plan",
    "profile",
    "provenance",
    "tolerances",
)
FILES = [
    ("backend", ROOT / "laya.backend.json"),
    ("provenance", ROOT / "generated" / "provenance.json"),
    ("tolerances", MANIFESTS / "tolerances.json"),
    ("checkpoint-lock", ROOT / "examples" / "tiny" / "laya.lock.json"),
    *(("plan", path) for path in sorted((MANIFESTS / "plans").glob("*.json"))),
    *(("evidence", path) for path in sorted((MANIFESTS / "evidence").glob("*.json"))),
    *(
        ("profile" if path.stem.endswith("-profile") else "bench", path)
        for path in sorted((MANIFESTS / "bench").glob("*.json"))
    ),
]


def validator(kind: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads((MANIFESTS / "schemas" / f"{kind}.schema.json").read_text()))


@pytest.mark.parametrize("kind", KINDS)
def test_each_is_a_draft_2020_12_schema(kind):
    schema = validator(kind).schema
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema.Draft202012Validator.check_schema(schema)


def test_there_is_no_other_schema():
    assert {path.name for path in (MANIFESTS / "schemas").iterdir()} == {f"{kind}.schema.json" for kind in KINDS}


@pytest.mark.parametrize(("kind", "path"), FILES, ids=lambda value: value.name if isinstance(value, Path) else value)
def test_our_files_fit(kind, path):
    assert [error.message for error in validator(kind).iter_errors(json.loads(path.read_text()))] == []


@pytest.mark.parametrize("build", [cpu_build, cuda_build])
def test_build_manifests_fit(build):
    data = json.loads((build() / "build-manifest.json").read_text())
    assert [error.message for error in validator("build-manifest").iter_errors(data)] == []
    for key in ("library", "sha256", "sources", "commands"):
        assert not validator("build-manifest").is_valid({name: value for name, value in data.items() if name != key})


def test_what_must_not_fit_does_not():
    tolerances = json.loads((MANIFESTS / "tolerances.json").read_text())
    tolerances["kernels"]["cuda"]["gemm.c.f16"]["nrms"] = "small"
    assert not validator("tolerances").is_valid(tolerances)
    evidence = json.loads((MANIFESTS / "evidence" / "nvidia-h200-first-light.json").read_text())
    evidence["library"]["sources"] = {}
    assert not validator("evidence").is_valid(evidence)
    provenance = json.loads((ROOT / "generated" / "provenance.json").read_text())
    next(iter(provenance["targets"]["sm_90a"].values())).pop("source_sha256")
    assert not validator("provenance").is_valid(provenance)
    assert not validator("plan").is_valid({"rules": [{"op": "gemm", "varient": "x"}]})
    lock = json.loads((ROOT / "examples" / "tiny" / "laya.lock.json").read_text())
    assert not validator("checkpoint-lock").is_valid({**lock, "format": 2})
    for name, sha256 in lock["files"].items():
        others = {other: value for other, value in lock["files"].items() if other != name}
        assert not validator("checkpoint-lock").is_valid({"format": 1, "files": others})
        assert not validator("checkpoint-lock").is_valid({"format": 1, "files": {**others, name: sha256[:-1]}})
    assert not validator("checkpoint-lock").is_valid({"format": 1, "files": {**lock["files"], "x.json": "0" * 64}})
