"""Upstream laya on the same requests, in a process of its own: hidden states, logits and answers into a directory.

    python -P ci/parity/upstream.py oracle|fast CHECKPOINT REQUESTS.json OUT [--device cuda|cpu]
    python -P ci/parity/upstream.py compile CHECKPOINT REQUESTS.json OUT --shapes 1x48,16x512 --part I/N

`oracle` is DecisionModel in float32 with TF32 off. `fast` is laya.fast.FastLaya (TileLang, JIT), whose kernels are
wrapped so that the residual stream can be read after each layer; its own code runs unchanged. `compile` fills the
disk cache of TileLang with one part of the kernels that `fast` will ask for, so that processes can share the work.

OUT gets `<request>.hidden.npy` ([taps, tokens, D] float32, tokens of all sequences back to back), `<request>.npz`
(ids, markers, logits, action logits, each also `_autocast` for `fast`: as Agent.predict runs it) and `results.json`
(tap names, answers, versions). This file imports neither laya_cuda nor anything else of this repository.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import torch

START = time.time()


def say(text: str) -> None:
    print(f"[upstream {time.time() - START:6.1f}s] {text}", flush=True)


def collated(agent: Any, request: dict[str, Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """A request's sequences and the padded batch, by upstream's own functions."""
    from laya.common import collate_items

    ids = list(request["questions"])
    for qid in ids:
        agent._check_question(qid, request["questions"][qid])
    internal = {qid: agent._to_internal(request["questions"][qid]) for qid in ids}
    items = agent._encode_state(request["state"], ids, internal)
    return items, collate_items([items], agent.tok.pad_token_id)


class Taps:
    """Hidden states in order, valid tokens only, as float32 on the host."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.states: list[np.ndarray] = []
        self.on = True
        self._rows: torch.Tensor | None = None

    def begin(self, lengths: list[int], width: int) -> None:
        """Remember which rows of a padded [B, width] batch hold tokens."""
        self.names, self.states = [], []
        flat = [b * width + t for b, n in enumerate(lengths) for t in range(n)]
        self._rows = torch.tensor(flat)

    def take(self, name: str, hidden: torch.Tensor) -> None:
        if not self.on:
            return
        assert self._rows is not None
        self.names.append(name)
        rows = hidden.reshape(-1, hidden.shape[-1])[self._rows.to(hidden.device)]
        self.states.append(rows.float().cpu().numpy())


def tap_oracle(model: Any, taps: Taps) -> None:
    """Hooks on the modules whose outputs the taps are; hooks also keep torch off its fused inference path."""

    def hook(name: str) -> Any:
        def keep(_module: Any, _inputs: Any, output: Any) -> None:
            taps.take(name, output[0] if isinstance(output, tuple) else output)

        return keep

    encoder = model.encoder
    encoder.embeddings.register_forward_hook(hook("embeddings"))
    for i, layer in enumerate(encoder.layers):
        layer.register_forward_hook(hook(f"encoder.{i}"))
    encoder.final_norm.register_forward_hook(hook("final_norm"))
    for j, layer in enumerate(model.head.layers):
        layer.register_forward_hook(hook(f"head.{j}"))


def tap_fast(fast: Any, taps: Taps) -> dict[str, int]:
    """Wrap the two norm kernels, which take the residual stream, and the encode function, which returns the last."""
    count = {"add": 0, "head": 0}
    last = 2 * len(fast.layers)
    add, head, encode = fast.k_addln, fast.k_ln_b, fast._encode

    def k_addln(stream: Any, branch: Any, weight: Any, zeros: Any, y: Any) -> None:
        if count["add"] == 0:
            taps.take("embeddings", stream)
        add(stream, branch, weight, zeros, y)
        count["add"] += 1
        if count["add"] % 2 == 0:
            taps.take(f"encoder.{count['add'] // 2 - 1}", stream)
        if count["add"] == last:
            taps.take("final_norm", y)

    def k_ln_b(stream: Any, *rest: Any) -> None:
        if count["head"]:
            taps.take(f"head.{count['head'] - 1}", stream)
        count["head"] += 1
        head(stream, *rest)

    def _encode(ids: Any, lens: Any, qtype: Any) -> Any:
        count.update(add=0, head=0)
        if taps.on:
            taps.begin([int(n) for n in lens], ids.shape[1])
        out = encode(ids, lens, qtype)
        taps.take(f"head.{count['head'] - 1}", out)
        return out

    fast.k_addln, fast.k_ln_b, fast._encode = k_addln, k_ln_b, _encode
    return count


def flat_logits(logits: torch.Tensor, items: list[dict[str, Any]]) -> np.ndarray:
    rows = logits.float().cpu().numpy()
    return np.concatenate([rows[i, : len(item["markers"])] for i, item in enumerate(items)])


def run(mode: str, checkpoint: str, requests: list[dict[str, Any]], out: Path, device: str) -> None:
    import laya

    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    torch.set_float32_matmul_precision("highest")
    # The plain formula for the oracle: fused float32 attention may split its products into TF32 parts.
    if mode == "oracle":
        torch.backends.cuda.enable_flash_sdp(False)
        torch.backends.cuda.enable_mem_efficient_sdp(False)
        torch.backends.cuda.enable_cudnn_sdp(False)
    warnings.simplefilter("ignore")
    agent = laya.load(checkpoint, device=device)
    taps = Taps()
    if mode == "oracle":
        agent.amp_enabled = False
        tap_oracle(agent.model, taps)
    else:
        for attempt in (1, 2, 3):
            try:
                agent.accelerate(use_graphs=False, strict=True)
                break
            except Exception as error:
                say(f"accelerate, attempt {attempt}: {type(error).__name__}: {str(error)[:300]}")
                if attempt == 3:
                    raise
        tap_fast(agent._fast, taps)
    say(f"{mode}: model loaded")
    answers, timings = {}, {}
    for request in requests:
        began = time.time()
        items, batch = collated(agent, request)
        inputs = [
            batch[k].to(agent.device) for k in ("input_ids", "attention_mask", "marker_pos", "marker_mask", "qtype")
        ]
        if mode == "oracle":
            taps.begin([len(item["ids"]) for item in items], inputs[0].shape[1])
        taps.on = True
        with torch.no_grad():
            logits, actions = agent.model.forward(*inputs)
        taps.on = False
        arrays = {
            "ids": np.concatenate([item["ids"] for item in items]),
            "lengths": np.array([len(item["ids"]) for item in items]),
            "markers": np.concatenate([item["markers"] for item in items]),
            "logits": flat_logits(logits, items),
            "action_logits": actions.float().cpu().numpy(),
        }
        hidden = np.stack(taps.states)
        if not np.isfinite(hidden).all():
            raise RuntimeError(f"{request['name']}: upstream's {mode} hidden states are not finite")
        np.save(out / f"{request['name']}.hidden.npy", hidden)
        names = list(taps.names)
        taps.states.clear()
        with torch.no_grad():
            if mode == "fast":
                logits, actions = agent._infer(batch)
                arrays["logits_autocast"] = flat_logits(logits, items)
                arrays["action_logits_autocast"] = actions.float().cpu().numpy()
            answers[request["name"]] = agent.predict(request["state"], request["questions"])
        np.savez(out / f"{request['name']}.npz", **arrays)
        timings[request["name"]] = round(time.time() - began, 2)
        say(f"{mode}: {request['name']}: {len(items)} x {inputs[0].shape[1]}, {timings[request['name']]} s")
    result = {
        "mode": mode,
        "device": str(agent.device),
        "taps": names,
        "answers": answers,
        "versions": {"laya": laya.__version__, "torch": torch.__version__, "numpy": np.__version__},
        "seconds": timings,
    }
    (out / "results.json").write_text(json.dumps(result, indent=1), encoding="utf-8")


def kernel_calls(checkpoint: str, shapes: list[tuple[int, int]]) -> list[tuple[str, tuple[Any, ...], dict[str, Any]]]:
    """Every kernel that FastLaya will build for batches of these (rows, tokens), as (factory, arguments)."""
    from laya.fast import FastLaya, _bucket_n

    config = json.loads((Path(checkpoint) / "encoder" / "config.json").read_text(encoding="utf-8"))
    d, f, heads = config["hidden_size"], config["intermediate_size"], config["num_attention_heads"]
    eps = config.get("norm_eps", 1e-5)
    calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
        ("gemm_kernel", (3 * d, d), {}),
        ("gemm_kernel", (d, d), {}),
        ("gemm_geglu_kernel", (f, d), {}),
        ("gemm_kernel", (d, f), {}),
        ("add_ln_kernel", (d,), {"residual": True, "bias": False, "eps": eps}),
        ("add_ln_kernel", (d,), {"residual": True, "bias": True, "eps": 1e-5}),
        ("add_ln_kernel", (d,), {"residual": False, "bias": True, "eps": 1e-5}),
        ("gemm_kernel", (3 * d, d), {"bias": True}),
        ("gemm_kernel", (d, d), {"bias": True}),
        ("gemm_kernel", (4 * d, d), {"bias": True, "act": "relu"}),
        ("gemm_kernel", (d, 4 * d), {"bias": True}),
        ("rope_kernel", (heads, d // heads), {}),
    ]
    limit = json.loads((Path(checkpoint) / "rl_agent_config.json").read_text(encoding="utf-8")).get("max_len", 512)
    buckets: set[tuple[Any, Any]] = set()
    for rows, length in shapes:
        if length <= FastLaya.DYNAMIC_MAX_L:
            buckets.add((None, None))
        else:
            step = FastLaya.LONG_BUCKET
            buckets.add((_bucket_n(rows), min(limit, -(-length // step) * step)))
    window = config.get("sliding_window") or config.get("local_attention", 128) // 2
    for bucket in sorted(buckets, key=str):
        for w in (0, window):
            calls.append(("attn_kernel", (*bucket, heads, d // heads), {"window": w}))
    return calls


def compile_part(checkpoint: str, shapes: str, part: str) -> None:
    from laya import tl_kernels

    index, total = (int(n) for n in part.split("/"))
    batches = [(int(rows), int(length)) for rows, length in (shape.split("x") for shape in shapes.split(","))]
    for name, args, options in kernel_calls(checkpoint, batches)[index::total]:
        began = time.time()
        try:
            getattr(tl_kernels, name)(*args, **options)
            say(f"compiled {name}{args} {options} in {time.time() - began:.1f} s")
        except Exception as error:
            say(f"compiling {name}{args} {options} failed: {type(error).__name__}: {str(error)[:300]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("mode", choices=("oracle", "fast", "compile"))
    parser.add_argument("checkpoint")
    parser.add_argument("requests", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--shapes", default="1x48", help="rows x tokens of the batches to come, comma-separated")
    options = parser.parse_args()
    requests = json.loads(options.requests.read_text(encoding="utf-8"))
    options.out.mkdir(parents=True, exist_ok=True)
    if options.mode == "compile":
        compile_part(options.checkpoint, options.shapes, options.part)
    else:
        run(options.mode, options.checkpoint, requests, options.out, options.device)
    say(f"{options.mode}: done")
    return 0


if __name__ == "__main__":
    sys.exit(main())
