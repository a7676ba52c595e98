"""What is measured: hashes of the library, plan, checkpoint, workloads and of this instrument itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from laya_cuda.bench.workloads import Workload
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.files import sha256
from laya_cuda.rules import NO_RULES, plan_path, rules_by

_HERE = Path(__file__).resolve().parent


def subject(
    checkpoint: Checkpoint,
    bundle: Bundle,
    plan: str | None,
    gpu: str | None,
    workloads: Mapping[str, Workload],
    variants: Sequence[str] = (),
) -> dict[str, Any]:
    """What is measured, as it stands in an evidence file.

    Args:
        plan: as `Engine` takes it.
        gpu: the card's name, by which a plan is chosen where none is named.
        variants: kernel variants in front of the plan, as `OP=VARIANT`.
    """
    geometry = checkpoint.geometry
    return {
        "geometry": {
            "name": geometry.name,
            "width": geometry.width,
            "layers": geometry.layers,
            "head_layers": geometry.head_layers,
            "max_len": geometry.max_len,
        },
        "library": {
            "sha256": bundle.manifest["sha256"],
            "sources": dict(bundle.manifest.get("sources", {})),
            "backend": bundle.backend,
            "architectures": list(bundle.architectures),
        },
        "plan": _plan(bundle, plan, gpu) | ({"variants": list(variants)} if variants else {}),
        "checkpoint": checkpoint.hashes(),
        "workloads": {f"{name}.json": workload.sha256 for name, workload in workloads.items()},
        "bench_sources": {
            str(path.relative_to(_HERE.parent)): sha256(path)
            for path in sorted([*_HERE.glob("*.py"), *(_HERE / "workers").glob("*.py")])
        },
    }


def _plan(bundle: Bundle, plan: str | None, gpu: str | None) -> dict[str, Any]:
    """Name and hash of the plan file that our engine runs by."""
    rules = rules_by(plan, None if bundle.backend == "cpu" else gpu or "")
    if rules is NO_RULES:
        return {"name": rules.name, "sha256": None}
    path = plan_path(rules.name)
    return {"name": path.stem, "sha256": sha256(path)}
