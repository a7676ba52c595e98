"""Contestants that compute nothing, and the made-up head of their evidence."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from laya_cuda.bench import machine
from laya_cuda.bench.contest import Contestant

FAKE = Path(__file__).with_name("fake_peer.py")


def fake(name: str, role: str = "peer", **options: Any) -> Contestant:
    """A contestant that computes nothing."""
    return Contestant(name, f"fake {name}", role, (sys.executable, "-P", str(FAKE)), {}, options)


def head() -> dict[str, Any]:
    """The fields of evidence that a command knows beforehand, made up."""
    return {
        "command": ["laya-cuda", "bench"],
        "machine": machine.facts("cpu"),
        "subject": {
            "geometry": {"name": "tiny", "width": 128, "layers": 2, "head_layers": 2},
            "library": {"sha256": "0" * 64, "sources": {"a": "1" * 64}},
            "plan": {"name": "none", "sha256": None},
            "checkpoint": {"model.safetensors": "2" * 64},
            "workloads": {"1x48.json": "3" * 64},
            "bench_sources": {"bench/run.py": "4" * 64},
        },
    }
