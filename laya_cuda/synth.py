"""Synthetic checkpoints in upstream's layout: random weights with the statistics that make real ones hard.

A weight is 16 random bits looked up in a table of normal quantiles, so a checkpoint depends on its geometry, depth and
seed alone. Planted on top: a direction that all tokens share, heads that look at a fixed offset, tokens that fire a
massive activation in one channel, channels with wide branches, and a decision head of large scale.

Measured with upstream in float32 on 20 questions (seed 0), `large` and `tiny`: residual stream up to 3.6e4 and 1.8e4
where its median magnitude is about 1, in one channel of few tokens; RMS after the final norm 1.0 and 1.0, after the
decision layers 407 and 392; action logits up to 5.0e3 and 4.7e3 in magnitude; option logits from -18 to 2 and from -1
to 9, the options of one question apart by 1.6 and 1.8 in the median.
"""

import itertools
import json
import math
import os
import shutil
import tempfile
import zlib
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np
import tokenizers
from numpy.typing import NDArray
from tokenizers import decoders, models, normalizers, pre_tokenizers, processors, trainers

from laya_cuda.errors import CheckpointError
from laya_cuda.geometry import HEAD_SIZE, LARGE, TINY, Geometry
from laya_cuda.synth_text import TEXT

GEOMETRIES = {"large": LARGE, "tiny": TINY}
"""What can be synthesised, by name."""

SPECIAL_TOKENS = {"unk": 50280, "cls": 50281, "sep": 50282, "pad": 50283, "mask": 50284}
"""Ids of the special tokens, as in the published English checkpoint."""

Halves = NDArray[np.float16]

_LEARNED = 2000
_STRIDE = 97
_BLOCK = 1 << 22
_FIRING_TOKENS = (".", ",", "Ġthe")
_FIRING_LAYER = 0
_FIRING_NEURONS = 8


def synthesize(path: str | Path, geometry_name: str, seed: int, layers: int | None = None) -> None:
    """Write a checkpoint of geometry `large` or `tiny`, with `layers` encoder layers where given, to directory `path`.

    The directory must be absent or empty. Raises CheckpointError for that and for unknown arguments; a run that fails
    leaves nothing behind.
    """
    if geometry_name not in GEOMETRIES:
        raise CheckpointError(f"geometry {geometry_name!r} is unknown; use {' or '.join(GEOMETRIES)}")
    if seed < 0:
        raise CheckpointError(f"seed {seed} is negative; use 0 or more")
    if layers is not None and not 1 <= layers <= 128:
        raise CheckpointError(f"{layers} layers are not supported; use 1 to 128")
    geometry = GEOMETRIES[geometry_name]
    geometry = replace(geometry, layers=geometry.layers if layers is None else layers)
    target = Path(path)
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise CheckpointError(f"{target} already exists and is not an empty directory; name another")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
    except OSError as error:
        raise CheckpointError(f"{target} cannot be written: {error.strerror}") from None
    try:
        partial.chmod(0o755)
        vocabulary = _write_tokenizer(partial / "tokenizer", geometry)
        _write_json(partial / "rl_agent_config.json", _agent_config(geometry))
        _write_json(partial / "encoder" / "config.json", _encoder_config(geometry))
        _write_weights(partial / "model.safetensors", _Recipe(geometry, seed, vocabulary))
        os.replace(partial, target)
    except OSError as error:
        raise CheckpointError(f"{target} cannot be written: {error.strerror}") from None
    finally:
        shutil.rmtree(partial, ignore_errors=True)


# Configuration ----------------------------------------------------------------------------------------------------


def _agent_config(geometry: Geometry) -> dict[str, Any]:
    return {
        "encoder": f"synthetic-{geometry.name}",
        "head_layers": geometry.head_layers,
        "max_len": geometry.max_len,
        "head_max_len": geometry.head_max_len,
        "act_costs": {f"act_{i}": 0.1 * i for i in range(1, geometry.actions)},
        "amp_dtype": "bf16",
        "temperature": [1.2, 0.9, 1.1],
        "temperature_by_options": {
            "choice:2": 1.05,
            "choice:3-5": 1.31,
            "choice:6-10": 0.87,
            "choice:11+": 0.1006,
            "score:3-5": 1.12,
            "noul:2": 1.4,
        },
    }


def _encoder_config(geometry: Geometry) -> dict[str, Any]:
    return {
        "architectures": ["ModernBertModel"],
        "model_type": "modernbert",
        "vocab_size": geometry.vocab,
        "hidden_size": geometry.width,
        "intermediate_size": geometry.intermediate,
        "num_hidden_layers": geometry.layers,
        "num_attention_heads": geometry.heads,
        "hidden_activation": "gelu",
        "max_position_embeddings": 8192,
        "norm_eps": 1e-5,
        "norm_bias": False,
        "attention_bias": False,
        "mlp_bias": False,
        "attention_dropout": 0.0,
        "embedding_dropout": 0.0,
        "mlp_dropout": 0.0,
        "global_attn_every_n_layers": geometry.global_every,
        "local_attention": 2 * geometry.window,
        "global_rope_theta": geometry.rope_theta_global,
        "local_rope_theta": geometry.rope_theta_local,
        "bos_token_id": SPECIAL_TOKENS["cls"],
        "cls_token_id": SPECIAL_TOKENS["cls"],
        "eos_token_id": SPECIAL_TOKENS["sep"],
        "sep_token_id": SPECIAL_TOKENS["sep"],
        "pad_token_id": SPECIAL_TOKENS["pad"],
        "torch_dtype": "float32",
    }


def _write_json(path: Path, value: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


# Tokenizer --------------------------------------------------------------------------------------------------------


def _write_tokenizer(directory: Path, geometry: Geometry) -> dict[str, int]:
    """Write a byte-level BPE tokenizer and return its vocabulary."""
    learner = tokenizers.Tokenizer(models.BPE())
    learner.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=_LEARNED, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
    )
    learner.train_from_iterator(TEXT.splitlines(keepends=True), trainer)
    learned = json.loads(learner.to_str())["model"]
    first_special = SPECIAL_TOKENS["unk"]
    # Spread over the table, so that a lookup that wraps or clamps shows; the stride has no factor in common with it.
    vocabulary = {token: number * _STRIDE % first_special for token, number in learned["vocab"].items()}
    taken = set(vocabulary.values())
    vocabulary |= {f"[filler{number}]": number for number in range(first_special) if number not in taken}
    special = {f"[{role.upper()}]": number for role, number in SPECIAL_TOKENS.items()}
    spare = range(max(SPECIAL_TOKENS.values()) + 1, geometry.vocab)
    vocabulary |= special | {f"[unused{number - spare.start}]": number for number in spare}
    tokenizer = tokenizers.Tokenizer(
        models.BPE(vocab=vocabulary, merges=[tuple(merge) for merge in learned["merges"]], unk_token="[UNK]")
    )
    tokenizer.normalizer = normalizers.NFC()
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", special["[CLS]"]), ("[SEP]", special["[SEP]"])]
    )
    tokenizer.add_special_tokens(
        [tokenizers.AddedToken(token, special=True, normalized=False, lstrip=token == "[MASK]") for token in special]
    )
    directory.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(directory / "tokenizer.json"))
    decoder = {
        str(number): {
            "content": token,
            "lstrip": token == "[MASK]",
            "normalized": False,
            "rstrip": False,
            "single_word": False,
            "special": True,
        }
        for token, number in special.items()
    }
    config = {
        "added_tokens_decoder": decoder,
        "clean_up_tokenization_spaces": True,
        "model_input_names": ["input_ids", "attention_mask"],
        "model_max_length": 8192,
        "tokenizer_class": "PreTrainedTokenizerFast",
    }
    _write_json(
        directory / "tokenizer_config.json", config | {f"{role}_token": f"[{role.upper()}]" for role in SPECIAL_TOKENS}
    )
    return vocabulary


# Weights ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Recipe:
    """How each tensor of a checkpoint comes about."""

    geometry: Geometry
    seed: int
    vocabulary: dict[str, int]

    def tensor(self, name: str, shape: tuple[int, ...]) -> Halves:
        mean, deviation = self._moments(name)
        values = self._random(name, shape, mean, deviation)
        self._plant(name, values)
        return values

    @cached_property
    def _quantiles(self) -> NDArray[np.float64]:
        inverse = NormalDist().inv_cdf
        upper = [inverse((2 * i + 1) / 131072 + 0.5) for i in range(32768)]
        return np.array([-value for value in reversed(upper)] + upper)

    @cached_property
    def _shared(self) -> NDArray[np.float64]:
        """Unit direction that every token's embedding has a share of."""
        return self._direction("shared")

    @cached_property
    def _firing(self) -> NDArray[np.float64]:
        """Unit direction that marks the tokens which fire the massive activation."""
        return self._direction("firing")

    @cached_property
    def _channels(self) -> NDArray[np.int64]:
        """Four channels: the massive one, and three that every branch writes widely."""
        return np.argsort(self._random("channels", (self.geometry.width,), 0.0, 1.0), kind="stable")[:4]

    def _direction(self, name: str) -> NDArray[np.float64]:
        values = self._random(name, (self.geometry.width,), 0.0, 1.0).astype(np.float64)
        unit: NDArray[np.float64] = values / np.sqrt((values * values).sum())
        return unit

    def _random(self, name: str, shape: tuple[int, ...], mean: float, deviation: float) -> Halves:
        table = (mean + deviation * self._quantiles).astype(np.float16)
        bits = np.random.PCG64(np.random.SeedSequence([self.seed, zlib.crc32(name.encode())]))
        values = np.empty(math.prod(shape), dtype=np.float16)
        for first in range(0, values.size, _BLOCK):
            block = values[first : first + _BLOCK]
            raw = bits.random_raw(-(-block.size // 4)).astype("<u8", copy=False).view("<u2")[: block.size]
            np.take(table, raw, out=block)
        return values.reshape(shape)

    def _moments(self, name: str) -> tuple[float, float]:
        """Mean and standard deviation of a tensor before anything is planted."""
        d, f = self.geometry.width, self.geometry.intermediate
        part = name.split(".", 3)[-1] if ".layers." in name else name
        head = name.startswith("head.")
        exact = {
            "temperature": (1.0, 0.0),
            "encoder.embeddings.tok_embeddings.weight": (0.0, 1.0),
            "type_emb.weight": (0.0, 0.5),
            "attn.Wqkv.weight": (0.0, 1.1 / math.sqrt(d)),
            "attn.Wo.weight": (0.0, 0.8 / math.sqrt(d)),
            "mlp.Wi.weight": (0.0, 1.0 / math.sqrt(d)),
            "mlp.Wo.weight": (0.0, 0.8 / math.sqrt(f)),
            "self_attn.in_proj_weight": (0.0, 1.2 / math.sqrt(d)),
            "self_attn.out_proj.weight": (0.0, 4.0 / math.sqrt(d)),
            "linear1.weight": (0.0, 1.0 / math.sqrt(d)),
            "linear2.weight": (0.0, 400.0 / math.sqrt(4 * d)),
            "linear2.bias": (0.0, 10.0),
            "scorer.1.weight": (0.0, 1.0 / math.sqrt(d)),
            "scorer.3.weight": (0.0, 8.0 / math.sqrt(d)),
            "act_head.0.weight": (0.0, 1.0 / math.sqrt(d)),
            "act_head.2.weight": (0.0, 0.5),
        }
        if part in exact:
            return exact[part]
        if part.endswith("weight"):
            return 1.0, 0.15 if not head else 0.1
        return 0.0, 0.05

    def _plant(self, name: str, values: Halves) -> None:
        massive, wide = self._channels[0], self._channels[1:]
        if name == "encoder.embeddings.tok_embeddings.weight":
            values += (4.0 * self._shared).astype(np.float16)
            rows = [self.vocabulary[token] for token in _FIRING_TOKENS if token in self.vocabulary]
            values[[*rows, SPECIAL_TOKENS["sep"]]] += (self._mark * self._firing).astype(np.float16)
        elif name.endswith("attn.Wqkv.weight"):
            self._plant_offsets(name, values)
        elif name.startswith("encoder.") and name.endswith((".attn.Wo.weight", ".mlp.Wo.weight")):
            values[wide] *= np.float16(6.0)
            if name == f"encoder.layers.{_FIRING_LAYER}.mlp.Wo.weight":
                values[massive, :_FIRING_NEURONS] = 3e4 / _FIRING_NEURONS / self._fired
        elif name == f"encoder.layers.{_FIRING_LAYER}.mlp.Wi.weight":
            # Gates that the shared direction holds shut and the firing one opens.
            f = self.geometry.intermediate
            values[:_FIRING_NEURONS] = self._firing - 1.2 * self._shared
            values[f : f + _FIRING_NEURONS] = self._firing

    @property
    def _mark(self) -> float:
        return max(8.0, math.sqrt(self.geometry.width) / 2)

    @property
    def _fired(self) -> float:
        """What a gate times its value comes to at a firing token."""
        d = self.geometry.width
        scale = math.sqrt(d / (d + 16.0 + self._mark**2))
        return (scale * self._mark - 1.2 * scale * 4.0) * scale * self._mark

    def _plant_offsets(self, name: str, values: Halves) -> None:
        """Let every second head favour the key at a fixed offset: constant queries and keys, apart by a rotation."""
        layer = int(name.split(".")[2])
        d, g = self.geometry.width, self.geometry
        theta = g.rope_theta_global if g.layer_is_global(layer) else g.rope_theta_local
        pairs = np.arange(12)
        frequencies = theta ** (-2.0 * pairs / HEAD_SIZE)
        for head in range(0, g.heads, 2):
            offset = 1 + (head // 2 + layer) % 4
            angles = frequencies * offset
            top, bottom = head * HEAD_SIZE + pairs, head * HEAD_SIZE + HEAD_SIZE // 2 + pairs
            strength = 0.6 * self._shared
            values[top] += np.outer(np.cos(angles), strength).astype(np.float16)
            values[bottom] += np.outer(np.sin(angles), strength).astype(np.float16)
            values[d + top] += strength.astype(np.float16)


def _write_weights(path: Path, recipe: _Recipe) -> None:
    """Stream the tensors into a safetensors file, one in memory at a time."""
    shapes = recipe.geometry.tensors()
    ends = list(itertools.accumulate(2 * math.prod(shape) for shape in shapes.values()))
    header: dict[str, Any] = {"__metadata__": {"format": "pt"}}
    for (name, shape), first, last in zip(shapes.items(), [0, *ends], ends, strict=False):
        header[name] = {"dtype": "F16", "shape": list(shape), "data_offsets": [first, last]}
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for name, shape in shapes.items():
            file.write(recipe.tensor(name, shape).astype("<f2", copy=False).data)
