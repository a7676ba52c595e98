"""The tiny checkpoint's files: tokenizer, configurations, and weights in upstream laya's layout."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers

MAX_VOCAB = 6144
SPECIALS = ("[UNK]", "[CLS]", "[SEP]", "[PAD]", "[MASK]")  # the last ids, in the published order
MAX_LEN = 512


def train_tokenizer(texts: Iterable[str]) -> Tokenizer:
    """A lower-casing byte-level BPE of at most MAX_VOCAB entries, trained on texts."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFC(), normalizers.Lowercase()])
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=MAX_VOCAB - len(SPECIALS),
        min_frequency=2,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(texts, trainer)
    tokenizer.add_special_tokens(list(SPECIALS))
    return tokenizer


def _write_json(path: Path, value: Mapping[str, Any]) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def write_tokenizer(directory: Path, tokenizer: Tokenizer) -> None:
    """Write ``tokenizer/`` and ``encoder/config.json`` (which names the special ids)."""
    folder = directory / "tokenizer"
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(folder / "tokenizer.json"), pretty=False)
    names = {f"{s.strip('[]').lower()}_token": s for s in SPECIALS}
    _write_json(
        folder / "tokenizer_config.json",
        {
            **names,
            "clean_up_tokenization_spaces": False,
            "model_input_names": ["input_ids", "attention_mask"],
            "model_max_length": MAX_LEN,
            "tokenizer_class": "PreTrainedTokenizerFast",
        },
    )
    ids = {s: tokenizer.token_to_id(s) for s in SPECIALS}
    (directory / "encoder").mkdir(exist_ok=True)
    _write_json(
        directory / "encoder" / "config.json",
        {
            "architectures": ["ModernBertModel"],
            "model_type": "modernbert",
            "vocab_size": -(-tokenizer.get_vocab_size() // 64) * 64,  # padded, as every laya checkpoint's is
            "hidden_size": 128,
            "intermediate_size": 192,
            "num_hidden_layers": 4,
            "num_attention_heads": 2,
            "hidden_activation": "gelu",
            "max_position_embeddings": MAX_LEN,
            "initializer_range": 0.02,
            "initializer_cutoff_factor": 2.0,
            "norm_eps": 1e-5,
            "norm_bias": False,
            "attention_bias": False,
            "attention_dropout": 0.0,
            "mlp_bias": False,
            "mlp_dropout": 0.0,
            "embedding_dropout": 0.0,
            "global_attn_every_n_layers": 3,
            "local_attention": 128,
            "global_rope_theta": 160000.0,
            "local_rope_theta": 10000.0,
            "pad_token_id": ids["[PAD]"],
            "bos_token_id": ids["[CLS]"],
            "cls_token_id": ids["[CLS]"],
            "eos_token_id": ids["[SEP]"],
            "sep_token_id": ids["[SEP]"],
        },
    )


def agent_config(temperature: list[float], by_options: Mapping[str, float]) -> dict[str, Any]:
    """``rl_agent_config.json``: two actions, to act or to escalate (index 0 is to act)."""
    return {
        "encoder": "tiny-modernbert",
        "head_layers": 2,
        "max_len": MAX_LEN,
        "head_max_len": 192,
        "act_costs": {"escalate": 0.25},
        "amp_dtype": "bf16",
        "temperature": temperature,
        "temperature_by_options": dict(by_options),
    }


def write_weights(directory: Path, state: Mapping[str, torch.Tensor]) -> None:
    """Write ``model.safetensors``, every tensor FP16."""
    tensors = {name: tensor.detach().to(torch.float16).contiguous().clone() for name, tensor in state.items()}
    path = directory / "model.safetensors"
    save_file(tensors, path, metadata={"format": "pt"})
    path.chmod(0o644)  # the writer leaves it readable to its owner only


def write_config(directory: Path, config: Mapping[str, Any]) -> None:
    """Write ``rl_agent_config.json``."""
    _write_json(directory / "rl_agent_config.json", config)
