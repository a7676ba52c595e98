"""Synthetic checkpoints: layout, repeatability, and the statistics that make them hard."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys

import numpy as np
import oracle
import pytest

from laya_cuda.checkpoint import FILES, Checkpoint
from laya_cuda.errors import CheckpointError
from laya_cuda.geometry import LARGE
from laya_cuda.synth import SPECIAL_TOKENS, synthesize
from laya_cuda.synth_text import TEXT
from laya_cuda.tokenizer import Tokenizer

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

QUESTIONS = {
    "route": {
        "type": "choice",
        "instructions": "Which team should handle this message?",
        "criteria": {"billing": "charges and refunds", "shipping": "parcels", "tech": "errors", "other": None},
    },
    "urgency": {"type": "score", "instructions": "How urgent is it?", "criteria": ["not", "a little", "very"]},
    "refund": {"type": "noul", "instructions": "Is the customer asking for a refund?"},
}
STATES = [
    "I was charged twice, please send my money back.",
    "The app crashes when I open the settings, and this is urgent.",
    {"role": "user", "content": "Where is my parcel? It was due on Monday."},
]


def digest(folder):
    return {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}


def test_a_seed_gives_the_same_files_in_another_process(tmp_path):
    synthesize(tmp_path / "a", "tiny", 5, layers=1)
    code = "import sys; from laya_cuda.synth import synthesize; synthesize(sys.argv[1], 'tiny', 5, layers=1)"
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "b")], check=True)
    synthesize(tmp_path / "c", "tiny", 6, layers=1)
    assert digest(tmp_path / "a") == digest(tmp_path / "b")
    assert digest(tmp_path / "a")["model.safetensors"] != digest(tmp_path / "c")["model.safetensors"]


def test_facts_of_the_published_checkpoint(tiny_checkpoint):
    encoder = json.loads((tiny_checkpoint / "encoder" / "config.json").read_text())
    agent = json.loads((tiny_checkpoint / "rl_agent_config.json").read_text())
    assert encoder["vocab_size"] == 50368
    assert (agent["max_len"], agent["head_max_len"], agent["head_layers"]) == (512, 192, 2)
    assert agent["temperature_by_options"]["choice:11+"] == 0.1006
    assert SPECIAL_TOKENS == {"unk": 50280, "cls": 50281, "sep": 50282, "pad": 50283, "mask": 50284}
    tokenizer = Tokenizer.open(tiny_checkpoint)
    assert (tokenizer.cls_id, tokenizer.sep_id, tokenizer.pad_id, tokenizer.mask_id) == (50281, 50282, 50283, 50284)
    assert tokenizer.size == 50368


def test_upstream_loads_the_tokenizer(tiny_checkpoint):
    from transformers import AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(str(tiny_checkpoint / "tokenizer"))
    assert tokenizer.mask_token_id == SPECIAL_TOKENS["mask"]
    assert tokenizer("Where is it?")["input_ids"][0] == SPECIAL_TOKENS["cls"]


def test_the_tokenizer_reads_text(tiny_checkpoint):
    tokenizer = Tokenizer.open(tiny_checkpoint)
    ids = tokenizer.encode(TEXT)
    assert tokenizer.backend.decode(ids) == TEXT
    assert len(ids) < len(TEXT) / 3
    assert SPECIAL_TOKENS["unk"] not in tokenizer.encode("日本語 🙂 \x00 naïve")
    # Used ids lie all over the table.
    assert np.histogram(ids, bins=10, range=(0, 50280))[0].min() > 20


@pytest.fixture(scope="module", params=["tiny", "large"])
def checkpoint(request, tmp_path_factory, tiny_checkpoint):
    if request.param == "tiny":
        return tiny_checkpoint
    folder = tmp_path_factory.mktemp("large") / "checkpoint"
    synthesize(folder, "large", 0, layers=3)
    return folder


def test_statistics_are_those_of_hard_checkpoints(checkpoint):
    """Design section 6: stream up to 3e4, a head of 300 times the scale, action logits to 4000, spread logits."""
    from laya_cuda.request import encode_request

    tokenizer = Tokenizer.open(checkpoint)
    agent = oracle.load(checkpoint)
    sequences = []
    for state in STATES:
        sequences += encode_request(tokenizer, state, QUESTIONS, max_len=512, head_max_len=192).sequences
    forward = oracle.forward(agent, sequences)
    hidden = forward.hidden
    layers = Checkpoint.open(checkpoint).geometry.layers
    stream = np.abs(hidden[f"encoder.{layers - 1}"])
    assert 1e4 < stream.max() < 6e4
    # Few tokens carry it, in one channel; the others stay at a scale of about 1.
    assert 0.02 < (stream.max(axis=1) > 1e3).mean() < 0.3
    assert (stream.max(axis=0) > 1e3).sum() == 1
    assert 0.3 < np.median(stream) < 5
    ratio = rms(hidden["head.1"]) / rms(hidden["final_norm"])
    assert 150 < ratio < 800
    assert 2000 < np.abs(forward.action_logits).max() < 12000
    spreads = [np.ptp(row) for row in forward.logits]
    assert min(spreads) > 0.02
    assert np.median(spreads) > 0.5
    assert max(np.abs(row).max() for row in forward.logits) < 60
    # The state matters: the same question is not answered alike for every state.
    route = np.stack([forward.logits[i] for i in range(0, len(sequences), len(QUESTIONS))])
    assert np.std(route - route.mean(axis=1, keepdims=True), axis=0).max() > 0.1


def rms(values):
    return float(np.sqrt(np.mean(np.square(values, dtype=np.float64))))


def test_weights_are_finite_halves_of_the_full_depth(large_checkpoint):
    opened = Checkpoint.open(large_checkpoint)
    assert opened.geometry == LARGE
    assert len(opened.names()) == 206
    assert abs(float(opened.tensor("encoder.layers.27.mlp.Wi.weight").std(dtype=np.float32)) * 32 - 1) < 0.01


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("huge", 0), "geometry 'huge' is unknown; use large or tiny"),
        (("tiny", -1), "seed -1 is negative"),
        (("tiny", 0, 0), "0 layers are not supported"),
    ],
)
def test_arguments_that_cannot_be(tmp_path, arguments, message):
    with pytest.raises(CheckpointError, match=message):
        synthesize(tmp_path / "new", *arguments)
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten_and_nothing_left_behind(tmp_path, monkeypatch):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    with pytest.raises(CheckpointError, match="not an empty directory"):
        synthesize(tmp_path / "full", "tiny", 0)
    (tmp_path / "plain").touch()
    with pytest.raises(CheckpointError, match="cannot be written"):
        synthesize(tmp_path / "plain" / "below", "tiny", 0)

    def full(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("laya_cuda.synth._write_weights", full)
    with pytest.raises(CheckpointError, match="No space left on device"):
        synthesize(tmp_path / "new", "tiny", 0)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["full", "plain"]
