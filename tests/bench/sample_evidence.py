"""Bench evidence made up for tests: times drawn from a seed, put together by the same functions as a run's."""

from __future__ import annotations

import random
from typing import Any

from laya_cuda.bench import method

H = "0123456789abcdef" * 4
PEERS = {
    "own-graph": ("this engine", 1.0),
    "own-eager": ("this engine, eager", 2.5),
    "upstream-stock": ("upstream stock", 9.0),
    "upstream-fast-graph": ("upstream fast graph", 4.0),
}
BASE = {"1x48": 0.4, "4x64": 0.6, "1x512": 1.1, "16x512": 10.0}


def evidence(
    seed: int = 0,
    *,
    factors: dict[str, float] | None = None,
    cells: tuple[str, ...] = tuple(BASE),
    boundaries: tuple[str, ...] = ("engine", "device"),
    passes: int = 2,
    samples: int = 40,
    stream: int = 60,
    noise: float = 0.004,
    spoilt: tuple[str, ...] = (),
) -> dict[str, Any]:
    """Evidence of a complete run.

    Args:
        factors: how many times as long as usual a peer takes.
        stream: requests of the mixed stream; 0 for none.
        noise: relative deviation of samples.
        spoilt: peers of which one sample each is a long sleep's.
    """
    rng = random.Random(seed)
    listed: list[dict[str, Any]] = []
    findings: list[method.Finding] = []
    wanted = [(cell, boundary) for cell in cells for boundary in boundaries]
    wanted += [("mixed-500", "engine")] if stream else []
    for cell, boundary in wanted:
        streamed = cell == "mixed-500"
        rows, tokens = (7 * stream, 1500 * stream) if streamed else map(int, cell.split("x"))
        blocks = []
        for number in range(passes):
            order = method.order(list(PEERS), number)
            for place, peer in enumerate(order):
                base = PEERS[peer][1] * (factors or {}).get(peer, 1.0) * (0.9 if boundary == "device" else 1.0)
                if streamed:
                    sizes = random.Random(1)
                    ms = [base * 0.3 * sizes.uniform(1, 12) * rng.gauss(1, noise) for _ in range(stream)]
                else:
                    ms = [base * BASE[cell] * rng.gauss(1, noise) for _ in range(samples // passes)]
                if peer in spoilt:
                    ms[3] += 50 * sum(ms)
                wall = sum(ms) / 1e3 * 1.5
                warmups = len(ms) // 2
                blocks.append(method.Block(peer, number, place, warmups, len(ms), tuple(ms), None, wall, wall))
        own = method.examine(cell, boundary, blocks, streamed)
        findings += own
        listed.append(
            {
                "cell": cell,
                "boundary": boundary,
                "stream": streamed,
                "shape": "1..16 x 40..512" if streamed else cell.replace("x", " x "),
                "rows": rows,
                "tokens": rows * tokens if not streamed else tokens,
                "calls": stream if streamed else 4,
                "inputs_sha256": H,
                "floor_ms": None if streamed else BASE[cell] * 0.5,
                "seconds": 1.0,
                "blocks": [block.as_json() for block in blocks],
                "absent": {},
                "first_ms": {peer: 2.0 * BASE.get(cell, 5.0) for peer in PEERS},
                "results": method.results(blocks, own, "own-graph", streamed, 1 if streamed else rows),
            }
        )
    error = {"nrms": 0.0012, "max_abs": 0.016}
    counts = {"equal": 11, "of": 12, "close_equal": 1, "close": 1}
    parity = {"logits": error, "action_logits": error, "decisions": counts, "answers": None}
    peers = {
        name: {
            "title": title,
            "role": "own" if name.startswith("own") else "peer",
            "state": "ready",
            "reason": None,
            "seconds": {"load": 1.2, "warmup": 0.5},
            "facts": {},
            "notes": [],
        }
        for name, (title, _) in PEERS.items()
    }
    absent = {"title": "PyPI", "role": "peer", "state": "absent", "reason": "not in --site"}
    peers["pypi"] = {**absent, "seconds": {}, "facts": {}, "notes": []}
    return {
        "format": 1,
        "what": "Times of one forward",
        "complete": True,
        "command": ["laya-cuda", "bench"],
        "date": "2026-01-02",
        "seconds": 300.0,
        "machine": {
            "device": "cuda",
            "gpu": "NVIDIA H200",
            "uuid": "GPU-1",
            "driver": "580.1",
            "capability": "9.0",
            "processor": "a processor",
            "cores": 16,
            "python": "3.12.1",
            "packages": {"torch": "2.11.0"},
        },
        "subject": {
            "geometry": {"name": "large", "width": 1024, "layers": 28, "head_layers": 2},
            "library": {"sha256": H, "sources": {"a.cu": H}},
            "plan": {"name": "default", "sha256": H},
            "checkpoint": {"model.safetensors": H},
            "workloads": {"1x48.json": H},
            "bench_sources": {"run.py": H},
        },
        "settings": {"passes": passes, "stream_passes": passes, "warmups": 20, "samples": samples},
        "reference": "own-graph",
        "oracle": "upstream-oracle",
        "peers": peers,
        "ceilings": {"matmul_tflops": 792.0, "copy_tbps": 4.3},
        "cells": listed,
        "left": [],
        "parity": {cell: {"calls": [0], "questions": 12, "peers": dict.fromkeys(PEERS, parity)} for cell in cells},
        "findings": [finding.as_json() for finding in findings],
    }
