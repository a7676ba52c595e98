"""Opening checkpoints: what is read, and one line for everything that is damaged or not supported."""

from __future__ import annotations

import hashlib
import json
import math
import subprocess
import sys
import warnings

import numpy as np
import pytest
from safetensors import safe_open

from laya_cuda.checkpoint import FILES, Checkpoint
from laya_cuda.errors import CheckpointError
from laya_cuda.geometry import BASE, LARGE, TINY, Geometry
from laya_cuda.lock import Lock
from laya_cuda.synth import synthesize

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")
AGENT, WEIGHTS, ENCODER, TOKENIZER, TOKENIZER_CONFIG = FILES


@pytest.fixture(scope="module")
def shallow(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shallow") / "checkpoint"
    synthesize(folder, "tiny", 1, layers=2)
    return folder


@pytest.fixture
def folder(shallow, tmp_path):
    """A checkpoint to damage: links to the files of a sound one."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).symlink_to(shallow / name)
    return tmp_path


def replace(folder, name, data):
    (folder / name).unlink()
    (folder / name).write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())


def edit(folder, name, **changes):
    """Change keys of a JSON file; None takes a key out."""
    values = json.loads((folder / name).read_text()) | changes
    replace(folder, name, {key: value for key, value in values.items() if value is not None})


def split(folder):
    """Header and data of the weights."""
    data = (folder / WEIGHTS).read_bytes()
    length = int.from_bytes(data[:8], "little")
    return json.loads(data[8 : 8 + length]), data[8 + length :]


def join(header, data, align=8):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    text += b" " * (-len(text) % align)
    return len(text).to_bytes(8, "little") + text + data


def refused(folder):
    with pytest.raises(CheckpointError) as caught:
        Checkpoint.open(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Sound ones ------------------------------------------------------------------------------------------------------


def test_a_sound_checkpoint_is_read(folder):
    checkpoint = Checkpoint.open(folder)
    expected = {**vars(TINY), "layers": 2}
    assert checkpoint.geometry == Geometry(**expected)
    assert set(checkpoint.names()) == set(checkpoint.geometry.tensors())
    assert checkpoint.config["head_layers"] == 2
    with safe_open(folder / WEIGHTS, "np") as reference:
        for name in checkpoint.names():
            tensor = checkpoint.tensor(name)
            assert tensor.dtype == np.float16
            assert not tensor.flags.writeable
            np.testing.assert_array_equal(tensor, reference.get_tensor(name))
    with pytest.raises(KeyError):
        checkpoint.tensor("encoder.layers.2.attn.Wo.weight")


def test_hashes_are_those_of_the_files(folder):
    expected = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}
    assert Checkpoint.open(folder).hashes() == expected


@pytest.mark.parametrize("geometry", [LARGE, BASE, TINY], ids=lambda g: g.name)
def test_tensors_are_those_of_upstreams_model(geometry):
    import torch
    from laya.common import DecisionModel
    from transformers import AutoModel, ModernBertConfig

    config = ModernBertConfig(
        vocab_size=geometry.vocab,
        hidden_size=geometry.width,
        intermediate_size=geometry.intermediate,
        num_hidden_layers=geometry.layers,
        num_attention_heads=geometry.heads,
    )
    with torch.device("meta"):
        model = DecisionModel(AutoModel.from_config(config), geometry.head_layers, geometry.actions)
    assert {name: tuple(tensor.shape) for name, tensor in model.state_dict().items()} == geometry.tensors()
    kinds = [kind == "full_attention" for kind in config.layer_types]
    assert kinds == [geometry.layer_is_global(i) for i in range(geometry.layers)]


def test_the_published_shape_has_206_tensors():
    assert len(LARGE.tensors()) == 206


def test_transformers_5_spellings_are_read(folder):
    from transformers import AutoConfig

    before = Checkpoint.open(folder).geometry
    edit(folder, ENCODER, local_rope_theta=160000.0)
    config = AutoConfig.from_pretrained(str(folder / "encoder")).to_dict()
    assert "rope_parameters" in config
    assert "local_rope_theta" not in config
    replace(folder, ENCODER, config)
    after = Checkpoint.open(folder).geometry
    assert after == Geometry(**{**vars(before), "rope_theta_local": 160000.0})


def test_the_full_layers_follow_from_the_list_alone(folder):
    edit(folder, ENCODER, global_attn_every_n_layers=None, layer_types=["full_attention", "full_attention"])
    assert Checkpoint.open(folder).geometry.global_every == 1
    edit(folder, ENCODER, layer_types=["full_attention", "sliding_attention"])
    assert Checkpoint.open(folder).geometry.global_every == 3


def test_defaults_are_upstreams(folder):
    edit(folder, AGENT, max_len=None, head_max_len=None, temperature=None, temperature_by_options=None)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        checkpoint = Checkpoint.open(folder)
    assert (checkpoint.geometry.max_len, checkpoint.geometry.head_max_len) == (512, 192)
    assert checkpoint.temperature == (1.0, 1.0, 1.0)
    assert checkpoint.temperature_by_options == {}


@pytest.mark.filterwarnings("default")
def test_clamped_temperatures_are_named(folder):
    edit(folder, AGENT, temperature=[9, "x", 1.25], temperature_by_options={"choice:11+": 0.1006, "noul:2": 0.75})
    with pytest.warns(RuntimeWarning) as caught:
        checkpoint = Checkpoint.open(folder)
    assert checkpoint.temperature == (5.0, 1.0, 1.25)
    assert checkpoint.temperature_by_options == {"choice:11+": 0.5, "noul:2": 0.75}
    assert checkpoint.config["temperature_by_options"]["choice:11+"] == 0.1006
    (text,) = [str(warning.message) for warning in caught]
    for part in ("choice:11+=0.1006 -> 0.5", "temperature[0]=9 -> 5", "temperature[1]='x' -> 1"):
        assert part in text
    assert "noul" not in text


def test_the_unused_temperature_tensor_may_be_float32(folder):
    header, data = split(folder)
    entry = header["temperature"]
    first, last = entry["data_offsets"]
    assert first == 0
    for other in header.values():
        if "data_offsets" in other:
            other["data_offsets"] = [offset + 6 for offset in other["data_offsets"]]
    header["temperature"] = {"dtype": "F32", "shape": [3], "data_offsets": [0, 12]}
    replace(folder, WEIGHTS, join(header, np.ones(3, np.float32).tobytes() + data[last:]))
    np.testing.assert_array_equal(Checkpoint.open(folder).tensor("temperature"), np.ones(3, np.float16))


# Files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder, name):
    (folder / name).unlink()
    assert f"{folder / name} is missing" in refused(folder)


def test_a_directory_that_is_not_there(tmp_path):
    assert "is not a directory" in refused(tmp_path / "nowhere")


@pytest.mark.parametrize("name", [AGENT, ENCODER, TOKENIZER_CONFIG])
@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b'{"a": ', "cannot be read as JSON"),
        (b"\xff\xfe", "cannot be read as JSON"),
        (b"[" * 100_000, "cannot be read as JSON"),
        (b"[1]", "must hold a JSON object"),
    ],
    ids=["cut", "binary", "deep", "list"],
)
def test_damaged_json_is_named(folder, name, data, message):
    replace(folder, name, data)
    text = refused(folder)
    assert message in text
    assert name in text


def test_a_tokenizer_of_another_model_is_refused(folder):
    edit(folder, TOKENIZER_CONFIG, mask_token="<another mask>")
    assert "the tokenizer belongs to another model" in refused(folder)


# Configurations --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "changes", "message"),
    [
        (ENCODER, {"model_type": "bert"}, "model_type='bert' is not supported"),
        (ENCODER, {"model_type": None}, "'model_type' is missing"),
        (ENCODER, {"hidden_activation": "relu"}, "hidden_activation='relu'"),
        (ENCODER, {"norm_eps": 1e-6}, "norm_eps=1e-06"),
        (ENCODER, {"norm_bias": True}, "norm_bias=True"),
        (ENCODER, {"attention_bias": True}, "attention_bias=True"),
        (ENCODER, {"mlp_bias": 1}, "mlp_bias=1"),
        (ENCODER, {"local_attention": 256}, "local_attention=256"),
        (ENCODER, {"num_attention_heads": 4}, "4 heads over hidden_size 128 are not 64 columns a head"),
        (ENCODER, {"num_attention_heads": "2"}, "'num_attention_heads' must be a whole number"),
        (ENCODER, {"num_hidden_layers": 10**9}, "'num_hidden_layers' must be a whole number from 1 to"),
        (ENCODER, {"vocab_size": True}, "'vocab_size' must be a whole number"),
        (ENCODER, {"hidden_size": None}, "'hidden_size' is missing"),
        (ENCODER, {"global_rope_theta": -1}, "'global_rope_theta' must be a positive number"),
        (ENCODER, {"local_rope_theta": "10000"}, "'local_rope_theta' must be a positive number"),
        (ENCODER, {"rope_scaling": {"type": "linear", "factor": 2}}, "'rope_scaling' is not supported"),
        (ENCODER, {"rope_parameters": {"full_attention": {"rope_type": "yarn"}}}, "rope_type='yarn'"),
        (ENCODER, {"rope_parameters": {"sliding_attention": {"factor": 2}}}, "['factor'] are not supported"),
        (ENCODER, {"rope_parameters": {"rope_theta": 1e4}}, "must be an object by layer type"),
        (ENCODER, {"rope_parameters": []}, "must be an object by layer type"),
        (ENCODER, {"layer_types": ["full_attention"]}, "must list all 2 layers"),
        (ENCODER, {"layer_types": ["full_attention", "linear"]}, "layer type 'linear'"),
        (ENCODER, {"layer_types": ["sliding_attention", "full_attention"]}, "do not repeat one full layer"),
        (ENCODER, {"max_position_embeddings": 256}, "max_position_embeddings=256 is less than max_len=512"),
        (AGENT, {"encoder": None}, "'encoder' is missing"),
        (AGENT, {"head_layers": None}, "'head_layers' is missing"),
        (AGENT, {"head_layers": 0}, "'head_layers' must be a whole number from 1"),
        (AGENT, {"max_len": 1024}, "max_len=1024 exceeds 512"),
        (AGENT, {"max_len": 99.5}, "'max_len' must be a whole number"),
        (AGENT, {"head_max_len": -3}, "'head_max_len' must be a whole number"),
        (AGENT, {"act_costs": 3}, "'act_costs' must be an object"),
        (AGENT, {"temperature": [1.0]}, "'temperature' must be a list of 3"),
        (AGENT, {"temperature_by_options": [1.0]}, "'temperature_by_options' must be an object"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else None,
)
def test_an_unsupported_configuration_is_refused_by_name(folder, name, changes, message):
    edit(folder, name, **changes)
    text = refused(folder)
    assert message in text
    assert name in text


# Weights ---------------------------------------------------------------------------------------------------------


def test_truncated_weights_at_any_length(folder, shallow):
    data = (shallow / WEIGHTS).read_bytes()
    for length in (0, 7, 8, 100, 5000, len(data) // 2, len(data) - 1):
        replace(folder, WEIGHTS, data[:length])
        assert "is truncated" in refused(folder)


def test_bytes_after_the_last_tensor(folder, shallow):
    replace(folder, WEIGHTS, (shallow / WEIGHTS).read_bytes() + b"\0\0")
    assert "2 bytes after its last tensor" in refused(folder)


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (b"{", "damaged header"),
        (b"[]        ", "not a JSON object"),
        (b'{"a": {}, "a": {}}', "'a' appears twice"),
        (b'{"a": 3}', "damaged header entry of tensor 'a'"),
        (b'{"a": {"dtype": "F16", "shape": [-1], "data_offsets": [0, 2]}}', "damaged header entry of tensor 'a'"),
        (b'{"a": {"dtype": "F16", "shape": [1], "data_offsets": [0]}}', "damaged header entry of tensor 'a'"),
        (b'{"a": {"dtype": "F16", "shape": [true], "data_offsets": [0, 2]}}', "damaged header entry of tensor 'a'"),
        (b'{"a": {"dtype": "F99", "shape": [1], "data_offsets": [0, 2]}}', "unknown dtype 'F99'"),
        (b'{"a": {"dtype": "F16", "shape": [2], "data_offsets": [0, 2]}}', "takes 2 bytes, not what its shape needs"),
    ],
)
def test_a_damaged_header(folder, header, message):
    replace(folder, WEIGHTS, join(header, b"\0\0"))
    assert message in refused(folder)


def test_a_header_length_that_cannot_be(folder):
    replace(folder, WEIGHTS, b"\xff" * 16)
    assert "not a safetensors file" in refused(folder)


SOME = "encoder.layers.1.mlp.Wo.weight"


def change(folder, action):
    header, data = split(folder)
    data = action(header, data) or data
    replace(folder, WEIGHTS, join(header, data))
    return refused(folder)


def test_a_missing_tensor(folder):
    def action(header, data):
        header["renamed"] = header.pop(SOME)

    assert f"tensor {SOME!r} is missing" in change(folder, action)


def test_an_unexpected_tensor(folder):
    def action(header, data):
        header["surplus"] = {"dtype": "F16", "shape": [1], "data_offsets": [len(data), len(data) + 2]}
        return data + b"\0\0"

    assert "tensor 'surplus' is not part of the model" in change(folder, action)


def test_another_depth_than_the_configuration_says(folder):
    edit(folder, ENCODER, num_hidden_layers=3)
    assert "tensor 'encoder.layers.2.attn_norm.weight' is missing (and 5 more)" in refused(folder)
    edit(folder, ENCODER, num_hidden_layers=1)
    assert "is not part of the model (and 5 more)" in refused(folder)


def test_a_wrong_shape(folder):
    def action(header, data):
        header[SOME]["shape"] = header[SOME]["shape"][::-1]

    assert f"tensor {SOME!r} has shape [192, 128], but the configuration asks for [128, 192]" in change(folder, action)


def test_a_wrong_dtype(folder):
    def action(header, data):
        header[SOME]["dtype"] = "BF16"

    assert f"tensor {SOME!r} is BF16, not F16" in change(folder, action)


def test_overlapping_tensors(folder):
    def action(header, data):
        header[SOME]["data_offsets"] = [offset - 2 for offset in header[SOME]["data_offsets"]]

    assert f"tensor {SOME!r} overlaps the one before it" in change(folder, action)


def test_a_gap_between_tensors(folder):
    def action(header, data):
        start = header[SOME]["data_offsets"][0]
        for entry in header.values():
            if entry.get("data_offsets", [-1])[0] >= start:
                entry["data_offsets"] = [offset + 2 for offset in entry["data_offsets"]]
        return data[:start] + b"\0\0" + data[start:]

    assert f"tensor {SOME!r} leaves a gap" in change(folder, action)


def test_misaligned_tensors(folder):
    header, data = split(folder)
    text = json.dumps(header).encode()
    replace(folder, WEIGHTS, join(text + b" " * (len(text) % 2 == 0), data, align=1))
    assert "is not aligned" in refused(folder)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("name", [SOME, "scorer.3.bias", "encoder.embeddings.tok_embeddings.weight"])
@pytest.mark.parametrize("place", [0, -1])
def test_weights_that_are_not_finite(folder, value, name, place):
    def action(header, data):
        first, last = header[name]["data_offsets"]
        values = np.frombuffer(data[first:last], np.float16).copy()
        values[place] = value
        return data[:first] + values.tobytes() + data[last:]

    assert f"tensor {name!r} holds NaN or infinity" in change(folder, action)


# Memory ----------------------------------------------------------------------------------------------------------

READ = """
import json, sys, warnings
warnings.simplefilter("ignore")
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.packing import pack, weights

def memory(name):
    with open("/proc/self/status") as lines:
        return next(int(line.split()[1]) << 10 for line in lines if line.startswith(name))

before = memory("VmHWM")
checkpoint = Checkpoint.open(sys.argv[1])
opened = memory("VmHWM")
for weight in weights(checkpoint.geometry):
    array = pack(weight, checkpoint, {"act": "f16", "f32": "f32"}.__getitem__)
packed = memory("VmHWM")
del array
mapped = memory("RssFile")
checkpoint.release()
released = memory("RssFile")
again = int(checkpoint.tensor("encoder.embeddings.tok_embeddings.weight").view("<u2").astype("<u8").sum())
print(json.dumps({
    "opened": opened - before, "packed": packed - before, "released": mapped - released, "again": again,
    "locked": checkpoint.lock is not None,
}))
"""


@pytest.mark.parametrize("locked", [False, True], ids=["plain", "locked"])
def test_weights_are_in_host_memory_once(large_checkpoint, tmp_path, root, locked):
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).symlink_to(large_checkpoint / name)
    if locked:
        Lock.of(tmp_path).write()
    command = [sys.executable, "-c", READ, str(tmp_path)]
    found = json.loads(subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout)
    weights = (large_checkpoint / WEIGHTS).stat().st_size
    assert found["locked"] == locked
    # The pages of the file, and room for the tokenizer and one thread's piece each; a copy would take 800 MB more.
    assert weights / 2 < found["opened"] < weights + (64 << 20)
    assert found["packed"] < weights + (80 << 20)
    assert found["released"] > weights / 2
    first = Checkpoint.open(tmp_path).tensor("encoder.embeddings.tok_embeddings.weight")
    assert found["again"] == int(first.view("<u2").astype("<u8").sum())
