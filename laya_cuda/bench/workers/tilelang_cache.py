"""The TileLang kernels of upstream's fast path, compiled side by side into its disk cache before it asks for them.

Upstream compiles one kernel after the other, 5 to 10 seconds each. Here processes of their own share the work; the
two peers that use the kernels take turns by a lock, so that the second finds the cache filled.

    python -P tilelang_cache.py KERNELS.json I/N     compile every Nth kernel of the list, from the Ith
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Kernel = tuple[str, list[Any], dict[str, Any]]
"""A factory of laya.tl_kernels with its arguments."""

_MOST_PROCESSES = 12


def kernels(agent: Any, shapes: Iterable[tuple[int, int]]) -> list[Kernel]:
    """Every kernel that FastLaya builds for batches of these rows and tokens."""
    fast = importlib.import_module("laya.fast")
    config = agent.model.encoder.config
    d, f, heads, eps = config.hidden_size, config.intermediate_size, config.num_attention_heads, config.norm_eps
    found: list[Kernel] = [
        ("gemm_kernel", [3 * d, d], {}),
        ("gemm_kernel", [d, d], {}),
        ("gemm_geglu_kernel", [f, d], {}),
        ("gemm_kernel", [d, f], {}),
        ("add_ln_kernel", [d], {"residual": True, "bias": False, "eps": eps}),
        ("add_ln_kernel", [d], {"residual": True, "bias": True, "eps": 1e-5}),
        ("add_ln_kernel", [d], {"residual": False, "bias": True, "eps": 1e-5}),
        ("gemm_kernel", [3 * d, d], {"bias": True}),
        ("gemm_kernel", [d, d], {"bias": True}),
        ("gemm_kernel", [4 * d, d], {"bias": True, "act": "relu"}),
        ("gemm_kernel", [d, 4 * d], {"bias": True}),
        ("rope_kernel", [heads, d // heads], {}),
    ]
    limit = agent.cfg.get("max_len", 512)
    window = getattr(config, "sliding_window", None) or config.local_attention // 2
    buckets: set[tuple[int, int]] = set()  # 0 x 0 is the kernel of dynamic shape
    for rows, tokens in shapes:
        if tokens <= fast.FastLaya.DYNAMIC_MAX_L:
            buckets.add((0, 0))
        else:
            step = fast.FastLaya.LONG_BUCKET
            buckets.add((fast._bucket_n(rows), min(limit, -(-tokens // step) * step)))
    for rows, tokens in sorted(buckets, reverse=True):  # the large ones take longest
        for width in (0, window):
            found.append(("attn_kernel", [rows or None, tokens or None, heads, d // heads], {"window": width}))
    return found


def fill(wanted: list[Kernel], work: Path, notes: list[str]) -> None:
    """Compile what is missing in the cache; what fails here is left to upstream, which then says why."""
    cache = Path(os.environ.get("TILELANG_CACHE_DIR", work / "tilelang"))
    cache.mkdir(parents=True, exist_ok=True)
    text = json.dumps(wanted)
    listing = work / "kernels.json"
    listing.write_text(text, encoding="utf-8")
    parts = max(1, min(_MOST_PROCESSES, len(os.sched_getaffinity(0)), len(wanted)))
    with (cache.parent / f"{cache.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = cache.parent / f"{cache.name}.{hashlib.sha256(text.encode()).hexdigest()[:12]}.done"
        if done.exists():
            notes.append("its kernels were compiled by another peer of this run; its compile time is that of waiting")
            return
        command = [sys.executable, "-P", os.path.abspath(__file__), str(listing)]
        processes = [subprocess.Popen([*command, f"{i}/{parts}"]) for i in range(parts)]
        failed = sum(process.wait() != 0 for process in processes)
        if failed:
            notes.append(f"{failed} of {parts} processes that compile TileLang kernels failed; see the log")
        else:
            done.touch()


def compile_part(listing: Path, part: str) -> int:
    """Compile one part of a list; returns how many kernels failed."""
    factories = importlib.import_module("laya.tl_kernels")
    index, count = (int(n) for n in part.split("/"))
    failed = 0
    for name, args, keywords in json.loads(listing.read_text(encoding="utf-8"))[index::count]:
        began = time.time()
        for attempt in (1, 2):
            try:
                getattr(factories, name)(*args, **keywords)
                print(f"compiled {name}{args} {keywords} in {time.time() - began:.1f} s", flush=True)
                break
            except Exception as error:
                text = " ".join(str(error).split())[:300]
                print(f"{name}{args} {keywords}, attempt {attempt}: {type(error).__name__}: {text}", flush=True)
        else:
            failed += 1
    return failed


if __name__ == "__main__":
    sys.exit(1 if compile_part(Path(sys.argv[1]), sys.argv[2]) else 0)
