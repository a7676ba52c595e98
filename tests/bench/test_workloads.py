"""The frozen workloads: unchanged, real text, and of the promised shapes under any tokenizer."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from dataclasses import replace

import pytest
import tokenizers
from hypothesis import given
from hypothesis import strategies as st

from laya_cuda.bench.workloads import CELLS, WorkloadError, cut, folder, load, resolve, words, write_cells
from laya_cuda.tokenizer import Tokenizer

SHAPES = {
    "1x48": (1, 48),
    "4x64": (4, 64),
    "1x464": (1, 464),
    "1x512": (1, 512),
    "4x464": (4, 464),
    "16x512": (16, 512),
    "choice-L48": (1, 48),
    "score-L64": (1, 64),
    "medium-L176": (1, 176),
}
KINDS = {"choice-L48": {0}, "score-L64": {1}, "medium-L176": {0}}


def texts(value) -> list[str]:
    """Every string in decoded JSON, keys too."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for pair in value.items() for part in pair for text in texts(part)]
    return [text for part in value for text in texts(part)] if isinstance(value, list) else []


def whole_words() -> Tokenizer:
    """A tokenizer that makes the fewest tokens of a text: one a word, punctuation and all."""
    special = ["[UNK]", "[CLS]", "[SEP]", "[PAD]", "[MASK]"]
    backend = tokenizers.Tokenizer(tokenizers.models.WordLevel(unk_token="[UNK]"))
    backend.pre_tokenizer = tokenizers.pre_tokenizers.WhitespaceSplit()
    text = [part for path in folder().glob("*.json") for part in texts(json.loads(path.read_text()))]
    text += [f"{part}:" for part in text] + [
        "choice score noul question: true: yes, false: no, the statement does not hold"
    ]
    trainer = tokenizers.trainers.WordLevelTrainer(vocab_size=50000, special_tokens=special, show_progress=False)
    backend.train_from_iterator(text, trainer)
    return Tokenizer(1, 2, 4, 3, "[MASK]", 50000, True, backend)


@pytest.fixture(params=["synthetic", "trained", "whole words"])
def tokenizer(request, opened, root):
    if request.param == "whole words":
        return whole_words()
    return opened.tokenizer if request.param == "synthetic" else Tokenizer.open(root / "examples" / "tiny")


@pytest.mark.parametrize("name", SHAPES)
def test_rows_have_exactly_the_length_of_their_cell(name, tokenizer, opened):
    rows, tokens = SHAPES[name]
    cell = resolve(load(name), tokenizer, opened.geometry)
    assert cell.boundaries == ("engine", "predict", "device")
    assert cell.shape == f"{rows} x {tokens}"
    assert len(cell.calls) >= 4
    for call in cell.calls:
        assert [len(row.ids) for row in call.rows] == [tokens] * rows
        assert len({row.ids for row in call.rows}) == rows
        assert {row.qtype for row in call.rows} <= KINDS.get(name, {0, 1, 2})
        assert all(2 <= len(row.markers) <= 8 for row in call.rows)
        assert all(row.ids[marker] == tokenizer.mask_id for row in call.rows for marker in row.markers)
    assert len({call.rows for call in cell.calls}) == len(cell.calls)


@pytest.mark.parametrize("name", SHAPES)
def test_requests_are_cut_to_the_length_of_their_cell(name, opened):
    cell = resolve(load(name), opened.tokenizer, opened.geometry)
    for call in cell.calls:
        longest = max(call.predict_tokens)
        assert cell.tokens - 8 < longest <= cell.tokens
        more = cut(load(name).asks[cell.calls.index(call)].state, words(call.state) + 1)
        whole = len(opened.tokenizer.encode(more)) - len(opened.tokenizer.encode(call.state))
        assert more == call.state or longest + whole > cell.tokens


def test_the_stream_is_500_different_requests_of_all_sizes(tokenizer, opened):
    workload = load("mixed-500")
    cell = resolve(workload, tokenizer, opened.geometry)
    assert cell.boundaries == ("engine", "predict")
    assert cell.stream
    assert len({(json.dumps(call.state), json.dumps(call.questions)) for call in cell.calls}) == 500
    questions = [len(call.rows) for call in cell.calls]
    options = [len(row.markers) for call in cell.calls for row in call.rows]
    assert (min(questions), max(questions)) == (1, 16)
    assert (min(options), max(options)) == (2, 64)
    assert (min(ask.tokens for ask in workload.asks), max(ask.tokens for ask in workload.asks)) == (40, 512)
    longest = [max(len(row.ids) for row in call.rows) for call in cell.calls]
    assert min(longest) <= 48
    assert max(longest) >= 500
    within = sum(length <= ask.tokens for length, ask in zip(longest, workload.asks, strict=True))
    assert within > 0.9 * 500  # the rest are questions that this tokenizer makes longer than that
    assert any(isinstance(call.state, list) for call in cell.calls)
    for call in cell.calls:
        assert call.predict_tokens == tuple(len(row.ids) for row in call.rows)


def test_the_files_are_what_the_script_makes(root, monkeypatch):
    monkeypatch.syspath_prepend(str(root / "examples"))
    import bench_workloads

    made = bench_workloads.files()
    assert set(made) == {path.name for path in folder().iterdir()}
    for name, data in made.items():
        assert hashlib.sha256((folder() / name).read_bytes()).digest() == hashlib.sha256(data).digest(), name
    for module in ("bench_workloads", "messages", "phrasebook", "wording"):
        sys.modules.pop(module, None)


def test_a_changed_file_is_refused(tmp_path):
    where = tmp_path / "workloads"
    shutil.copytree(folder(), where)
    assert load("1x48", where).sha256 == load("1x48").sha256
    path = where / "1x48.json"
    path.write_text(path.read_text().replace("refund", "return", 1))
    with pytest.raises(WorkloadError, match=r"1x48\.json is not the frozen file"):
        load("1x48", where)
    path.unlink()
    with pytest.raises(WorkloadError, match="cannot be read"):
        load("1x48", where)


def test_an_unknown_cell_is_refused():
    with pytest.raises(WorkloadError, match="unknown cell '2x2'; use 1x48, "):
        load("2x2")


def test_a_checkpoint_of_short_rows_cannot_take_long_ones(opened):
    short = replace(opened.geometry, max_len=128, head_max_len=64)
    with pytest.raises(WorkloadError, match="1x464: rows of 464 tokens; this checkpoint takes 128"):
        resolve(load("1x464"), opened.tokenizer, short)
    with pytest.raises(WorkloadError, match=r"mixed-500: this checkpoint cannot take it: .* 64 options exceed"):
        resolve(load("mixed-500"), opened.tokenizer, short)
    cell = resolve(load("1x48"), opened.tokenizer, short)
    assert [len(row.ids) for call in cell.calls for row in call.rows] == [48] * len(cell.calls)


def test_what_workers_read_is_what_was_resolved(tmp_path, cell_of):
    cells = [cell_of("4x64", 3), cell_of("mixed-500", 5)]
    path = tmp_path / "cells.json"
    write_cells(path, cells)
    data = json.loads(path.read_text())
    assert data["format"] == 1
    for cell in cells:
        written = data["cells"][cell.name]
        assert (written["stream"], tuple(written["boundaries"])) == (cell.stream, cell.boundaries)
        for call, one in zip(cell.calls, written["calls"], strict=True):
            assert [tuple(row["ids"]) for row in one["rows"]] == [row.ids for row in call.rows]
            assert [tuple(row["markers"]) for row in one["rows"]] == [row.markers for row in call.rows]
            assert one["request"] == {"state": call.state, "questions": dict(call.questions)}


def test_cells_are_told_apart_by_their_hash(opened, cell_of):
    hashes = {cell_of(name).sha256 for name in CELLS}
    assert len(hashes) == len(CELLS)
    assert cell_of("1x48").sha256 == cell_of("1x48").sha256 != cell_of("1x48", 7).sha256


turns = st.lists(st.fixed_dictionaries({"text": st.from_regex(r"\A[a-z]+( [a-z]+){0,9}\Z")}), min_size=1, max_size=5)


@given(st.one_of(turns, st.from_regex(r"\A[a-z]+( [a-z]+){0,40}\Z")), st.integers(1, 60))
def test_cutting_keeps_the_first_words(state, count):
    def said(one):
        return (one if isinstance(one, str) else " ".join(turn["text"] for turn in one)).split()

    assert said(cut(state, count)) == said(state)[:count]
    assert words(cut(state, count)) == min(count, words(state))
