"""The evidence file: its form, and that it is whole at any time."""

from __future__ import annotations

import copy
import json
import os

import pytest
import sample_evidence
from hypothesis import given
from hypothesis import strategies as st

from laya_cuda.bench import evidence

plain = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**9), 10**9), st.floats(allow_nan=False, allow_infinity=False)
)
values = st.recursive(
    st.one_of(plain, st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=4), inner, max_size=10)),
    max_leaves=30,
)


@given(values)
def test_it_is_json(value):
    assert json.loads(evidence.dumps(value)) == value


def test_samples_stand_on_one_line():
    text = evidence.dumps({"cells": [{"ms": [1.5, 2.5], "peer": "x", "of": {"a": [1]}}]})
    assert '"ms": [1.5, 2.5]' in text
    assert len(text.splitlines()) > 3


def test_numbers_that_are_none_are_refused():
    with pytest.raises(ValueError, match="Out of range"):
        evidence.dumps({"ms": [float("nan")]})


def test_it_is_read_back(tmp_path):
    data = sample_evidence.evidence()
    evidence.write(tmp_path / evidence.NAME, data)
    assert evidence.read(tmp_path) == evidence.read(tmp_path / evidence.NAME) == json.loads(json.dumps(data))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("complete",), "yes"),
        (("cells", 0, "blocks", 0, "ms", 0), "1"),
        (("cells", 0, "boundary"), "elsewhere"),
        (("cells", 0, "results", "own-graph", "verdict"), "best"),
        (("subject", "library", "sha256"), "short"),
        (("machine", "device"), "tpu"),
        (("unknown",), 1),
    ],
)
def test_what_does_not_fit_is_refused_by_name(tmp_path, path, value):
    data = copy.deepcopy(sample_evidence.evidence())
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    file = tmp_path / "bench.json"
    file.write_text(json.dumps(data))
    with pytest.raises(evidence.EvidenceError, match=r"bench\.json is no bench evidence: ") as caught:
        evidence.read(file)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("key", sorted(sample_evidence.evidence()))
def test_nothing_may_be_missing(key):
    data = sample_evidence.evidence()
    del data[key]
    assert key in (evidence.fit(data) or "")


def test_a_file_that_is_not_there_or_not_json(tmp_path):
    with pytest.raises(evidence.EvidenceError, match="is not there; `laya-cuda bench CHECKPOINT"):
        evidence.read(tmp_path)
    (tmp_path / evidence.NAME).write_text("{")
    with pytest.raises(evidence.EvidenceError, match="cannot be read as JSON"):
        evidence.read(tmp_path)


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / evidence.NAME
    evidence.write(path, {"a": 1})

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(evidence.EvidenceError, match="cannot be written: No space left on device"):
        evidence.write(path, {"a": 2})
    assert json.loads(path.read_text()) == {"a": 1}
    assert os.listdir(tmp_path) == [evidence.NAME]
