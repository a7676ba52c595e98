"""Train the tiny checkpoint under ``examples/tiny`` on the generated support corpus, with upstream laya's own model.

    python examples/train_tiny.py --out examples/tiny

Needs the ``oracle`` extra (laya, torch, transformers). Runs on the CPU. The same machine, versions, seed and thread
count give the same weights bit for bit.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import laya
import torch
from corpus import Example, corpus_sha256, make_example
from laya.agent import Agent
from laya.common import QTYPES, build_model, build_sequence, collate_items, proper_reward, temp_bucket
from messages import Message
from phrasebook import Phrasebook, read_phrasebook
from tiny_checkpoint import agent_config, train_tokenizer, write_config, write_tokenizer, write_weights
from tiny_eval import held_out, score
from torch.nn import functional
from transformers import AutoTokenizer
from wording import ROUTES

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from laya_cuda.lock import Lock

ROUTE_IDS = {name: i for i, name in enumerate(ROUTES)}
REPORTED = ("routing", "urgency", "refund", "angry", "about")


def encode(tok: Any, example: Example, config: dict[str, Any]) -> dict[str, Any]:
    """One example as upstream's training item: ids, marker positions, type, target."""
    question = Agent._to_internal(dict(example.question))
    ids, markers = build_sequence(
        tok,
        example.state,
        question,
        config["max_len"],
        config["head_max_len"],
        truncate_left=isinstance(example.state, list),
    )
    return {
        "ids": ids,
        "markers": markers,
        "qtype": QTYPES[question["t"]],
        "target": list(example.target),
        "label": example.label,
        "state_from": ids.index(tok.sep_token_id, ids.index(tok.sep_token_id) + 1) + 1,
        "facts": facts(example.message),
        "options": [ROUTE_IDS[route] for route in example.options] or [-1] * len(markers),
    }


def facts(message: Message) -> list[int]:
    """Class numbers of route (-1: none), urgency, refund and anger."""
    route = ROUTE_IDS[message.route] if message.route and message.routable else -1
    return [route, message.urgency, int(message.refund), int(message.angry)]


class Tutor(torch.nn.Module):
    """Extra classifiers on the encoder's output, thrown away after training.

    One reads a message's facts from the mean of its state tokens; one names the route of an option at its marker; one
    reads the facts at the markers after the head layers, where scorer and option meet. Every example then teaches what
    the words mean, whatever was asked; without it learning starts many times slower.
    """

    def __init__(self, width: int) -> None:
        super().__init__()
        self.facts = torch.nn.ModuleList(torch.nn.Linear(width, n) for n in (len(ROUTE_IDS), 4, 2, 2))
        self.at_markers = torch.nn.ModuleList(torch.nn.Linear(width, n) for n in (len(ROUTE_IDS), 4, 2, 2))
        self.option = torch.nn.Linear(width, len(ROUTE_IDS))

    def forward(self, hidden: torch.Tensor, last: torch.Tensor, batch: dict[str, Any]) -> torch.Tensor:
        """Mean cross entropy over what is known; hidden and last are [n, tokens, width], of encoder and head."""
        meta = batch["meta"]
        first = torch.tensor([m["state_from"] for m in meta])[:, None]
        weight = ((torch.arange(hidden.shape[1])[None] >= first) & batch["attention_mask"].bool()).float()
        mean = (hidden * weight[:, :, None]).sum(1) / weight.sum(1, keepdim=True)
        known = torch.tensor([m["facts"] for m in meta])
        losses = [_known_loss(layer(mean), known[:, i]) for i, layer in enumerate(self.facts)]
        kinds = torch.full(batch["marker_pos"].shape, -1)
        for row, m in enumerate(meta):
            kinds[row, : len(m["options"])] = torch.tensor(m["options"])
        places = batch["marker_pos"][:, :, None].expand(-1, -1, hidden.shape[2])
        markers = hidden.gather(1, places)
        losses.append(_known_loss(self.option(markers).flatten(0, 1), kinds.flatten()))
        ends = last.gather(1, places).flatten(0, 1)
        for i, layer in enumerate(self.at_markers):
            each = known[:, i, None].expand(places.shape[:2]).masked_fill(~batch["marker_mask"], -1)
            losses.append(_known_loss(layer(ends), each.flatten()))
        return torch.stack(losses).mean()


def _known_loss(logits: torch.Tensor, classes: torch.Tensor) -> torch.Tensor:
    """Cross entropy over the rows whose class is known (not -1); zero where there is none."""
    total = functional.cross_entropy(logits, classes, ignore_index=-1, reduction="sum")
    return total / (classes >= 0).sum().clamp(min=1)


def batches(tok: Any, book: Phrasebook, config: dict[str, Any], seed: int, size: int) -> Iterator[dict[str, Any]]:
    """Endless batches of fresh examples; eight batches at a time are sorted by length so that little is padding."""
    pool = 8 * size
    start = 0
    while True:
        items = [encode(tok, make_example(book, seed, "train", start + i), config) for i in range(pool)]
        items.sort(key=lambda item: len(item["ids"]))
        order = torch.randperm(8, generator=torch.Generator().manual_seed(seed + start)).tolist()
        for b in order:
            yield collate_items([items[b * size : (b + 1) * size]], tok.pad_token_id)
        start += pool


def without_dropout(model: torch.nn.Module) -> None:
    """Set every dropout to 0: no example is ever seen twice, and the time is better spent on more of them."""
    for module in model.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = 0.0
        elif isinstance(module, torch.nn.MultiheadAttention):
            module.dropout = 0.0


def forward(model: torch.nn.Module, batch: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """Logits [n, options] and action logits [n, 2] of a collated batch."""
    names = ("input_ids", "attention_mask", "marker_pos", "marker_mask", "qtype")
    return model(*(batch[name] for name in names))


def train(model: torch.nn.Module, source: Iterator[dict[str, Any]], steps: int, rate: float) -> None:
    """Maximise upstream's proper reward with AdamW; the rate warms up, then falls along a cosine."""
    tutor = Tutor(model.encoder.config.hidden_size)
    states: list[torch.Tensor] = []
    hooks = (
        model.encoder.register_forward_hook(lambda _module, _args, out: states.append(out.last_hidden_state)),
        model.head.layers[-1].register_forward_hook(lambda _module, _args, out: states.append(out)),
    )
    parameters = [*model.parameters(), *tutor.parameters()]
    decay = [p for p in parameters if p.ndim >= 2]
    plain = [p for p in parameters if p.ndim < 2]
    groups = [{"params": decay, "weight_decay": 0.05}, {"params": plain, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98))
    warmup = max(1, steps // 20)
    model.train()
    began, shown = time.monotonic(), [0.0, 0.0]
    for step in range(steps):
        scale = min(1.0, (step + 1) / warmup) * (0.02 + 0.49 * (1 + math.cos(math.pi * step / steps)))
        for group in optimizer.param_groups:
            group["lr"] = rate * scale
        batch = next(source)
        logits, _ = forward(model, batch)
        reward = proper_reward(torch.softmax(logits, -1), batch["target"], batch["qtype"], batch["marker_mask"].float())
        taught = tutor(*states, batch)
        states.clear()
        loss = taught - reward.mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        shown = [shown[0] - reward.mean().item(), shown[1] + taught.item()]
        if (step + 1) % 50 == 0:
            means = f"loss {shown[0] / 50:.4f}  tutor {shown[1] / 50:.4f}"
            print(f"step {step + 1}/{steps}  {means}  {time.monotonic() - began:.0f} s", flush=True)
            shown = [0.0, 0.0]
    for hook in hooks:
        hook.remove()


@torch.no_grad()
def collect(model: torch.nn.Module, tok: Any, examples: list[Example], config: dict[str, Any]) -> list[dict[str, Any]]:
    """Run held-out examples and keep, for each: type, label, logits, and the action head's input."""
    seen: list[torch.Tensor] = []
    hook = model.act_head.register_forward_pre_hook(lambda _module, args: seen.append(args[0].clone()))
    model.eval()
    kept = []
    for i in range(0, len(examples), 64):
        items = [encode(tok, e, config) for e in examples[i : i + 64]]
        logits, _ = forward(model, collate_items([items], tok.pad_token_id))
        for row, item in enumerate(items):
            count = len(item["markers"])
            kept.append({**item, "logits": logits[row, :count].clone(), "features": seen[-1][row]})
    hook.remove()
    return kept


def fit_temperature(rows: list[dict[str, Any]]) -> float:
    """The temperature in [0.5, 5] with the least negative log likelihood, from a grid of 2 % steps."""
    grid = [0.5 * 1.02**i for i in range(117)]
    widest = max(len(row["logits"]) for row in rows)
    logits = torch.stack([functional.pad(row["logits"], (0, widest - len(row["logits"])), value=-1e4) for row in rows])
    labels = torch.tensor([row["label"] for row in rows])

    def loss(t: float) -> float:
        return float(functional.cross_entropy(logits / t, labels))

    return round(min(grid, key=loss), 4)


def fit_temperatures(rows: list[dict[str, Any]]) -> tuple[list[float], dict[str, float]]:
    """A temperature for each question type, and one for each type and option count with at least 50 examples."""
    labelled = [row for row in rows if row["label"] >= 0]
    by_type = [fit_temperature([row for row in labelled if row["qtype"] == q]) for q in range(3)]
    buckets: dict[str, list[dict[str, Any]]] = {}
    for row in labelled:
        buckets.setdefault(temp_bucket(row["qtype"], len(row["markers"])), []).append(row)
    return by_type, {name: fit_temperature(found) for name, found in sorted(buckets.items()) if len(found) >= 50}


def fit_action_head(model: torch.nn.Module, rows: list[dict[str, Any]], steps: int) -> None:
    """Teach the action head, alone, on unseen wordings: act where the answer is right, escalate where it is not.

    An answer that was right with little margin counts as partly an escalation, by its own probability. Most of the
    pooled state is dropped at every step: there are few examples, and the model must not learn them by heart.
    """
    features = torch.stack([row["features"] for row in rows])
    target = torch.zeros(len(rows), 2)
    for i, row in enumerate(rows):
        p = torch.softmax(row["logits"], -1)
        act = float(p.max()) if row["label"] == int(p.argmax()) else 0.0
        target[i] = torch.tensor([act, 1 - act])
    optimizer = torch.optim.AdamW(model.act_head.parameters(), lr=1e-3, weight_decay=0.1)
    pooled, confidence = features[:, :-4], features[:, -4:]
    for _ in range(steps):
        optimizer.zero_grad(set_to_none=True)
        thinned = torch.cat([functional.dropout(pooled, 0.8), confidence], -1)
        functional.cross_entropy(model.act_head(thinned), target).backward()
        optimizer.step()


def round_to_half(model: torch.nn.Module) -> None:
    """Round every weight to FP16, the checkpoint's type, so that what is fitted next sees what is stored."""
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.copy_(parameter.half().float())


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Train the tiny checkpoint on the generated support corpus.")
    parser.add_argument("--out", type=Path, required=True, help="directory to write the checkpoint to")
    parser.add_argument("--steps", type=int, default=2000, help="optimizer steps (default 2000)")
    parser.add_argument("--batch", type=int, default=24, help="questions a step (default 24)")
    parser.add_argument("--rate", type=float, default=2e-3, help="peak learning rate (default 2e-3)")
    parser.add_argument("--seed", type=int, default=7, help="seed of corpus and weights (default 7)")
    parser.add_argument("--threads", type=int, default=1, help="CPU threads (default 1)")
    parser.add_argument("--held-out", type=int, default=400, help="held-out questions of each kind (default 400)")
    options = parser.parse_args(argv)

    torch.set_num_threads(options.threads)
    torch.set_flush_denormal(True)
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(options.seed)
    began = time.monotonic()
    book = read_phrasebook()

    sample = [make_example(book, options.seed, "train", i) for i in range(20000)]
    tokenizer = train_tokenizer(text for e in sample for text in (json.dumps(e.state), json.dumps(e.question)))
    write_tokenizer(options.out, tokenizer)
    tok = AutoTokenizer.from_pretrained(options.out / "tokenizer")
    config = agent_config([1.0, 1.0, 1.0], {})
    model = build_model(config, encoder_dir=str(options.out / "encoder"), pretrained=False)
    without_dropout(model)

    train(model, batches(tok, book, config, options.seed, options.batch), options.steps, options.rate)
    round_to_half(model)
    trained_s = time.monotonic() - began

    # Temperatures and the action head come from wordings that neither training nor the test split has.
    fitting = [make_example(book, options.seed, "validation", i) for i in range(max(200, 5 * options.held_out))]
    rows = collect(model, tok, fitting, config)
    config = agent_config(*fit_temperatures(rows))
    model.temperature.copy_(torch.tensor(config["temperature"]))
    fit_action_head(model, rows, steps=300)
    write_config(options.out, config)
    write_weights(options.out, model.state_dict())

    agent = laya.load(str(options.out), device="cpu")
    results, asked = {}, []
    for kind in REPORTED:
        examples = held_out(book, options.seed, kind, options.held_out)
        asked += examples
        found = score(agent, examples)
        results[kind] = {
            "questions": found.asked,
            "accuracy": round(found.accuracy, 4),
            "mean_confidence": round(found.confidence, 4),
        }
        print(f"held-out {kind}: {found.accuracy:.4f} (mean confidence {found.confidence:.4f})", flush=True)
    flags = ("steps", "batch", "rate", "seed", "threads", "held_out")
    chosen = {name: getattr(options, name) for name in flags}
    record = {
        "command": "python examples/train_tiny.py --out examples/tiny "
        + " ".join(f"--{name.replace('_', '-')} {value}" for name, value in chosen.items()),
        "options": chosen,
        "parameters": sum(p.numel() for p in model.parameters()),
        "held_out": results,
        "temperature": config["temperature"],
        "temperature_by_options": config["temperature_by_options"],
        "phrases_sha256": book.sha256,
        "held_out_sha256": corpus_sha256(asked),
        "training_seconds": round(trained_s),
        "versions": {
            "python": platform.python_version(),
            **{name: version(name) for name in ("laya", "torch", "transformers", "tokenizers", "safetensors")},
        },
    }
    Lock.of(options.out).write()
    (options.out / "TRAINING.json").write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(f"wrote {options.out} after {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
