"""Sizes of a checkpoint, and the tensors that those sizes imply."""

from collections.abc import Mapping
from dataclasses import dataclass

HEAD_SIZE = 64
"""Columns of one attention head; the kernels are compiled for this size alone."""

NORM_EPS = 1e-5
"""Epsilon of every LayerNorm; compiled into the kernels."""

ACTION_HIDDEN = 256
"""Hidden units of the action head."""

ACTION_FEATURES = 4
"""Features that the option probabilities contribute to the action head."""

QUESTION_TYPES: Mapping[str, int] = {"choice": 0, "score": 1, "noul": 2}
"""Question type to the row of the type embedding."""

_NAMES = {(1024, 16, 2624): "large", (768, 12, 1152): "base", (128, 2, 192): "tiny"}


@dataclass(frozen=True)
class Geometry:
    """Every size that a forward pass depends on.

    `window` is the reach of a sliding layer: position i sees j where |i - j| <= window.
    `rope_theta_*` are the rotary bases of full-attention and sliding layers. `max_len` and `head_max_len` are token
    budgets of a sequence and of its question part. `actions` counts the action logits of a question.
    """

    name: str
    width: int
    heads: int
    intermediate: int
    layers: int
    head_layers: int
    vocab: int
    actions: int
    window: int
    global_every: int
    rope_theta_global: float
    rope_theta_local: float
    max_len: int
    head_max_len: int

    def layer_is_global(self, layer: int) -> bool:
        """Whether encoder layer `layer`, counted from 0, sees the whole sequence."""
        return layer % self.global_every == 0

    def tensors(self) -> dict[str, tuple[int, ...]]:
        """Name and shape of every tensor of the checkpoint, named as upstream's `DecisionModel.state_dict()`."""
        d, f = self.width, self.intermediate
        shapes: dict[str, tuple[int, ...]] = {
            "temperature": (3,),
            "encoder.embeddings.tok_embeddings.weight": (self.vocab, d),
            "encoder.embeddings.norm.weight": (d,),
        }
        for i in range(self.layers):
            layer = f"encoder.layers.{i}."
            if i > 0:  # the embedding norm already served the first layer
                shapes[layer + "attn_norm.weight"] = (d,)
            shapes[layer + "attn.Wqkv.weight"] = (3 * d, d)
            shapes[layer + "attn.Wo.weight"] = (d, d)
            shapes[layer + "mlp_norm.weight"] = (d,)
            shapes[layer + "mlp.Wi.weight"] = (2 * f, d)
            shapes[layer + "mlp.Wo.weight"] = (d, f)
        shapes["encoder.final_norm.weight"] = (d,)
        for i in range(self.head_layers):
            layer = f"head.layers.{i}."
            shapes[layer + "self_attn.in_proj_weight"] = (3 * d, d)
            shapes[layer + "self_attn.in_proj_bias"] = (3 * d,)
            shapes[layer + "self_attn.out_proj.weight"] = (d, d)
            shapes[layer + "self_attn.out_proj.bias"] = (d,)
            shapes[layer + "linear1.weight"] = (4 * d, d)
            shapes[layer + "linear1.bias"] = (4 * d,)
            shapes[layer + "linear2.weight"] = (d, 4 * d)
            shapes[layer + "linear2.bias"] = (d,)
            for norm in ("norm1", "norm2"):
                shapes[f"{layer}{norm}.weight"] = (d,)
                shapes[f"{layer}{norm}.bias"] = (d,)
        shapes["type_emb.weight"] = (len(QUESTION_TYPES), d)
        shapes["scorer.0.weight"] = (d,)
        shapes["scorer.0.bias"] = (d,)
        shapes["scorer.1.weight"] = (d, d)
        shapes["scorer.1.bias"] = (d,)
        shapes["scorer.3.weight"] = (1, d)
        shapes["scorer.3.bias"] = (1,)
        shapes["act_head.0.weight"] = (ACTION_HIDDEN, d + ACTION_FEATURES)
        shapes["act_head.0.bias"] = (ACTION_HIDDEN,)
        shapes["act_head.2.weight"] = (self.actions, ACTION_HIDDEN)
        shapes["act_head.2.bias"] = (self.actions,)
        return shapes


def geometry_name(width: int, heads: int, intermediate: int) -> str:
    """`large`, `base` or `tiny`; any other combination is named by its numbers."""
    return _NAMES.get((width, heads, intermediate), f"{width}x{heads}x{intermediate}")


LARGE = Geometry(
    name="large",
    width=1024,
    heads=16,
    intermediate=2624,
    layers=28,
    head_layers=2,
    vocab=50368,
    actions=3,
    window=64,
    global_every=3,
    rope_theta_global=160000.0,
    rope_theta_local=10000.0,
    max_len=512,
    head_max_len=192,
)
"""ModernBERT-large with two decision layers: the shape of the published English checkpoint."""

BASE = Geometry(
    name="base",
    width=768,
    heads=12,
    intermediate=1152,
    layers=22,
    head_layers=2,
    vocab=50368,
    actions=3,
    window=64,
    global_every=3,
    rope_theta_global=160000.0,
    rope_theta_local=10000.0,
    max_len=512,
    head_max_len=192,
)
"""ModernBERT-base with two decision layers."""

TINY = Geometry(
    name="tiny",
    width=128,
    heads=2,
    intermediate=192,
    layers=6,
    head_layers=2,
    vocab=50368,
    actions=3,
    window=64,
    global_every=3,
    rope_theta_global=160000.0,
    rope_theta_local=10000.0,
    max_len=512,
    head_max_len=192,
)
"""A narrow model of the same build, for tests and the quick start; a checkpoint may have other depths."""
