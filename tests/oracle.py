"""Upstream laya on the CPU: answers, logits and every hidden state."""

from __future__ import annotations

import warnings
from collections.abc import Sequence as Items
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from laya.agent import Agent
from laya.common import collate_items

from laya_cuda.request import Sequence


@dataclass(frozen=True)
class Forward:
    """One forward of upstream's DecisionModel.

    `logits` has an array [options] a sequence, `action_logits` is [seqs, actions], `hidden` has [tokens, D] by name:
    the valid rows of all sequences, one after another.
    """

    logits: list[np.ndarray]
    action_logits: np.ndarray
    hidden: dict[str, np.ndarray]


def load(checkpoint: Path, *, double: bool = False) -> Agent:
    """Upstream's agent on the CPU, in float32 or, where `double`, in float64."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        agent = Agent(str(checkpoint), device="cpu")
    if double:
        agent.model.double()
        # Upstream rounds the action head's inputs to float32, whatever the model computes in.
        agent.model.act_head.register_forward_pre_hook(lambda module, inputs: (inputs[0].double(),))
    return agent


@torch.no_grad()
def forward(agent: Agent, sequences: Items[Sequence]) -> Forward:
    """Run sequences as one padded batch and look at the model after every layer."""
    model = agent.model
    items = [{"ids": list(s.ids), "markers": list(s.markers), "qtype": s.qtype} for s in sequences]
    batch = collate_items([items], agent.tok.pad_token_id)
    encoder = model.encoder
    places = {"embeddings": encoder.embeddings}
    places |= {f"encoder.{i}": layer for i, layer in enumerate(encoder.layers)}
    places |= {"final_norm": encoder.final_norm}
    places |= {f"head.{i}": layer for i, layer in enumerate(model.head.layers)}
    hidden: dict[str, np.ndarray] = {}
    valid = batch["attention_mask"].bool()

    def keep(name):
        def hook(module, inputs, output):
            states = output[0] if isinstance(output, tuple) else output
            hidden[name] = states.reshape(*valid.shape, -1)[valid].numpy()

        return hook

    hooks = [module.register_forward_hook(keep(name)) for name, module in places.items()]
    try:
        keys = ("input_ids", "attention_mask", "marker_pos", "marker_mask", "qtype")
        logits, actions = model(*(batch[key] for key in keys))
    finally:
        for hook in hooks:
            hook.remove()
    counts = [len(s.markers) for s in sequences]
    return Forward([row[:n].numpy() for row, n in zip(logits, counts, strict=True)], actions.numpy(), hidden)


def nrms(value: np.ndarray, reference: np.ndarray) -> float:
    """RMS of the difference over the RMS of the reference."""
    value, reference = value.astype(np.float64), reference.astype(np.float64)
    return float(np.sqrt(np.mean((value - reference) ** 2) / np.mean(reference**2)))


def assert_close(ours: Any, theirs: Any, bound: float, place: str = "result") -> None:
    """The same keys in the same order, the same choices, and numbers within `bound`."""
    if isinstance(theirs, dict):
        assert list(ours) == list(theirs), place
        for key, value in theirs.items():
            assert_close(ours[key], value, bound, f"{place}.{key}")
    elif isinstance(theirs, float):
        assert abs(ours - theirs) <= bound, f"{place}: {ours} and {theirs}"
    else:
        assert ours == theirs, place


def random_sequence(seed: int, length: int, options: int, qtype: int) -> Sequence:
    """Random tokens between [CLS] and [SEP], with `options` markers."""
    generator = np.random.default_rng(seed)
    ids = generator.integers(0, 50280, length)
    markers = np.sort(generator.choice(np.arange(1, length - 1), options, replace=False))
    ids[0], ids[-1], ids[markers] = 50281, 50282, 50284
    return Sequence(ids=tuple(map(int, ids)), markers=tuple(map(int, markers)), qtype=qtype)
