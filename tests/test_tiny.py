"""The checked-in tiny checkpoint: its files, its held-out accuracy, its answers to the example requests."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="needs the oracle extra")
laya = pytest.importorskip("laya", reason="needs the oracle extra")

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
TINY = EXAMPLES / "tiny"
sys.path.insert(0, str(EXAMPLES))

from corpus import corpus_sha256  # noqa: E402
from phrasebook import read_phrasebook  # noqa: E402
from tiny_eval import held_out, score  # noqa: E402

FILES = (
    "rl_agent_config.json",
    "model.safetensors",
    "encoder/config.json",
    "tokenizer/tokenizer.json",
    "tokenizer/tokenizer_config.json",
)
# Share of held-out questions that must be answered right; docs/tiny-model.md gives the measured figures.
BOUNDS = {"routing": 0.87, "urgency": 0.81, "refund": 0.9, "angry": 0.89, "about": 0.62}
# What a reader would answer to each line of requests.jsonl. Numbers are the likeliest level; True and False are noul.
EXPECTED: list[dict[str, Any]] = [
    {"team": "billing", "urgency": 1, "refund": True},
    {"team": "technical", "urgency": 3},
    {"team": "B", "urgency": 0, "refund": False},
    {"team": "account", "urgency": 2},
    {"refund": True},
    {"team": "praise", "angry": False, "refund": False},
    {"team": "shipping", "urgency": 1, "refund": False, "angry": True},
    {"team": "cancellation", "refund": False},
    {"team": "queue 2"},
    {"team": "technical", "urgency": 0, "refund": False},
]


@pytest.fixture(scope="module")
def agent() -> Iterator[Any]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # the model is too small to share among cores
    yield laya.load(str(TINY), device="cpu")
    torch.set_num_threads(threads)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return json.loads((TINY / "TRAINING.json").read_text())


def plain(answer: dict[str, Any]) -> Any:
    """An answer as one value: the chosen option, the likeliest level, or the truth of a noul."""
    if answer["type"] == "choice":
        return answer["choice"]
    if answer["type"] == "score":
        return int(max(answer["probabilities"], key=answer["probabilities"].get))
    return answer["noul"] >= 0.5


def test_layout_and_size() -> None:
    for name in FILES:
        assert (TINY / name).is_file(), name
    assert sum(f.stat().st_size for f in TINY.rglob("*") if f.is_file()) <= 6 * 2**20


def test_every_tensor_is_half_precision_and_finite() -> None:
    from safetensors.torch import load_file

    tensors = load_file(TINY / "model.safetensors")
    assert {t.dtype for t in tensors.values()} == {torch.float16}
    assert all(bool(torch.isfinite(t).all()) for t in tensors.values())


def test_geometry_is_tiny(agent: Any) -> None:
    encoder = json.loads((TINY / "encoder/config.json").read_text())
    assert (encoder["hidden_size"], encoder["num_attention_heads"], encoder["intermediate_size"]) == (128, 2, 192)
    assert encoder["vocab_size"] % 64 == 0
    assert encoder["vocab_size"] - 64 < len(agent.tok) <= encoder["vocab_size"]
    # Both kinds of layers are there, and upstream reads the two rotary bases as written.
    config = agent.model.encoder.config
    assert config.layer_types.count("full_attention") == 2
    assert config.layer_types.count("sliding_attention") >= 2
    assert config.rope_parameters["full_attention"]["rope_theta"] == 160000.0
    assert config.rope_parameters["sliding_attention"]["rope_theta"] == 10000.0


def test_temperatures_need_no_clamping(agent: Any) -> None:
    assert agent.temperature == agent.temperature_raw
    assert agent.temperature_by_options == agent.temperature_by_options_raw
    assert {"choice:2", "choice:3-5", "choice:6-10", "score:3-5", "noul:2"} <= set(agent.temperature_by_options)


def test_corpus_is_the_one_trained_on(record: dict[str, Any]) -> None:
    book = read_phrasebook()
    seed, count = record["options"]["seed"], record["options"]["held_out"]
    assert book.sha256 == record["phrases_sha256"]
    asked = [e for kind in record["held_out"] for e in held_out(book, seed, kind, count)]
    assert corpus_sha256(asked) == record["held_out_sha256"]


def test_splits_share_no_family() -> None:
    for topic in read_phrasebook().topics:
        train, validation, test = (set(topic.families[s]) for s in ("train", "validation", "test"))
        assert train
        assert validation
        assert test
        assert not train & validation
        assert not train & test
        assert not validation & test


@pytest.mark.parametrize("kind", sorted(BOUNDS))
def test_held_out_accuracy(agent: Any, record: dict[str, Any], kind: str) -> None:
    assert record["held_out"][kind]["accuracy"] >= BOUNDS[kind]
    found = score(agent, held_out(read_phrasebook(), record["options"]["seed"], kind, 80))
    assert found.accuracy >= BOUNDS[kind] - 0.05  # a subset of 80 may fall a little below the whole


@pytest.mark.parametrize("line", range(len(EXPECTED)))
def test_answers_to_the_example_requests(agent: Any, line: int) -> None:
    requests = [json.loads(text) for text in (EXAMPLES / "requests.jsonl").read_text().splitlines()]
    assert len(requests) == len(EXPECTED)
    answers = agent.predict(requests[line]["state"], requests[line]["questions"])["answers"]
    assert {name: plain(answer) for name, answer in answers.items()} == EXPECTED[line]


def test_action_head_escalates_what_it_cannot_answer(agent: Any) -> None:
    question = {
        "team": {
            "type": "choice",
            "instructions": "Which team should handle this message?",
            "criteria": ["billing", "technical", "sales", "account"],
        }
    }
    clear = agent.predict("I forgot my password and cannot log in.", question)["answers"]["team"]
    vague = agent.predict("The mountains near Lima are lovely in spring.", question)["answers"]["team"]
    assert clear["choice"] == "account"
    assert clear["action"]["act_probability"] > 0.5 > vague["action"]["act_probability"]


def test_retraining_repeats_bit_for_bit(tmp_path: Path) -> None:
    weights = []
    for name in ("first", "second"):
        out = tmp_path / name
        command = [
            sys.executable,
            str(EXAMPLES / "train_tiny.py"),
            "--out",
            str(out),
            "--steps",
            "5",
            "--held-out",
            "4",
        ]
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=300)
        weights.append((out / "model.safetensors").read_bytes())
        locked = json.loads((out / "laya.lock.json").read_text())["files"]
        assert locked == {file: hashlib.sha256((out / file).read_bytes()).hexdigest() for file in FILES}
    assert weights[0] == weights[1]
