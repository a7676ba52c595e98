"""A plan and its weights as two files that a program without Python can run: docs/embedding.md describes them.

`plan.txt` says where inputs, outputs, weights and buffers lie in four regions of memory, and names every launch by the
numbers that `laya_call` takes. `weights.bin` is the region of the weights. Kernel numbers belong to one library, so the
plan carries the library's SHA-256 and every kernel's name.
"""

from __future__ import annotations

import hashlib
import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from laya_cuda.abi import abi
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import BundleError, RequestError
from laya_cuda.files import write_whole
from laya_cuda.packing import ALIGNMENT, layout, pack
from laya_cuda.plan import CAPACITY, Launch, Plan, ShapeClass, build_plan, shape_classes
from laya_cuda.rules import RuleSet, rules_by

FORMAT = 2
PLAN = "plan.txt"
WEIGHTS = "weights.bin"


@dataclass(frozen=True)
class Exported:
    """What was written: the plan, the folder, and the bytes and SHA-256 of `weights.bin`."""

    folder: Path
    plan: Plan
    weight_bytes: int
    weight_sha256: str


def export(
    checkpoint: Checkpoint,
    bundle: Bundle,
    folder: Path,
    shape: ShapeClass,
    *,
    target: str | None = None,
    rules: RuleSet | None = None,
) -> Exported:
    """Write `plan.txt` and `weights.bin` into a folder, which is made where it is not there. Needs no device.

    Args:
        shape: capacities of the plan; `holding` finds the class of an engine.
        target: use the kernels of this target; None takes the best that the library holds.
        rules: choices of variants; None takes those that an engine on an unknown device would.

    Raises:
        BundleError: the library has no such target, or lacks a kernel.
        OSError: the folder cannot be written.
    """
    if rules is None:
        rules = export_rules(bundle)
    plan = build_plan(
        checkpoint.geometry, bundle, shape, targets=export_targets(bundle, target), rules=rules, capacity=shape
    )
    folder.mkdir(parents=True, exist_ok=True)
    # The plan goes first and comes last: at no moment does one lie beside another plan's weights.
    (folder / PLAN).unlink(missing_ok=True)
    offsets, size, digest = _write_weights(checkpoint, bundle, folder / WEIGHTS)
    exported = Exported(folder, plan, size, digest)
    write_whole(folder / PLAN, plan_text(exported, bundle, offsets).encode("ascii"))
    return exported


def holding(rows: int, seqs: int, markers: int) -> ShapeClass:
    """The smallest class that holds a batch of so many packed rows, sequences and option markers.

    Raises:
        RequestError: a count is less than 1 or more than one forward takes.
    """
    for name, value, most in (
        ("rows", rows, CAPACITY.rows),
        ("sequences", seqs, CAPACITY.seqs),
        ("option markers", markers, CAPACITY.markers),
    ):
        if not 1 <= value <= most:
            raise RequestError(f"{value} {name}: a plan can be made for 1 to {most}")
    return next(c for c in shape_classes() if c.rows >= rows and c.seqs >= seqs and c.markers >= markers)


def export_targets(bundle: Bundle, target: str | None) -> tuple[str, ...]:
    """The kernel targets of a plan, best first: the named one, or all that the library holds.

    Raises:
        BundleError: the library has no kernels of that target.
    """
    held = tuple(dict.fromkeys(kernel.target for kernel in bundle.kernels))
    if target is None:
        return held
    if target not in held:
        raise BundleError(f"{bundle.directory}: no {target} kernels; it has {', '.join(held)}")
    return (target,)


def export_rules(bundle: Bundle, plan: str | None = None, gpu: str | None = None) -> RuleSet:
    """The choices of variants: of a named plan file, else of the one for a GPU of this name, as an engine takes them.

    Raises:
        BundleError: there is no such plan file.
    """
    return rules_by(plan, None if bundle.backend == "cpu" else gpu or "")


def plan_text(exported: Exported, bundle: Bundle, offsets: Mapping[str, int]) -> str:
    """The text of `plan.txt`; offsets: where each weight lies."""
    plan, geometry = exported.plan, exported.plan.geometry
    storage = bundle.storage["act"]
    lines = [
        f"laya-plan {FORMAT}",
        f"# {_word(geometry.name)} on {', '.join(plan.targets)}: {plan.shape}; act is stored as {storage}",
        f"library {bundle.manifest['library']} {bundle.manifest['sha256']}",
        f"weights {WEIGHTS} {exported.weight_sha256}",
        f"vocab {geometry.vocab}",
        f"max_len {geometry.max_len}",
        f"actions {geometry.actions}",
        f"shape {plan.shape.rows} {plan.shape.seqs} {plan.shape.markers}",
        f"region inputs {plan.input_bytes}",
        f"region outputs {plan.output_bytes}",
        f"region workspace {plan.workspace_bytes}",
        f"region weights {exported.weight_bytes}",
    ]
    for kind, regions in (("input", plan.inputs), ("output", plan.outputs)):
        lines += [f"{kind} {name} {b.offset} {math.prod(b.shape)}" for name, b in regions.items()]
    where = _places(plan, offsets)
    lines.append(f"launches {len(plan.launches)}")
    lines += [_launch_line(launch, where) for launch in plan.launches]
    return "\n".join([*lines, "end", ""])


def _places(plan: Plan, offsets: Mapping[str, int]) -> Callable[[str], str]:
    """Where a named input, output, buffer or weight lies, as region+offset."""
    regions = {"inputs": plan.inputs, "outputs": plan.outputs, "workspace": plan.buffers}

    def place(name: str) -> str:
        for region, held in regions.items():
            if name in held:
                return f"{region}+{held[name].offset}"
        return f"weights+{offsets[name]}"

    return place


def _launch_line(launch: Launch, place: Callable[[str], str]) -> str:
    ops = abi().ops
    op, number = ops[launch.op], list(ops).index(launch.op)
    pointers = ["-" if name is None else place(name) for name in launch.pointers]
    values = (number, launch.kernel, launch.kernel_name, len(pointers), len(launch.sizes), *pointers, *launch.sizes)
    names = ", ".join(f"{p.name}={name}" for p, name in zip(op.pointers, launch.pointers, strict=True) if name)
    return f"launch {' '.join(map(str, values))} # {launch.label}: {names}"


def _write_weights(checkpoint: Checkpoint, bundle: Bundle, path: Path) -> tuple[dict[str, int], int, str]:
    """Pack the weights one by one into a file, in the order of their use; where each lies, the size, the SHA-256."""
    formats, digest = bundle.storage.__getitem__, hashlib.sha256()
    offsets, end = layout(checkpoint.geometry, formats)
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as file:
            for weight in offsets:
                packed = pack(weight, checkpoint, formats)
                for part in (packed.data.cast("B"), bytes(-packed.nbytes % ALIGNMENT)):
                    file.write(part)
                    digest.update(part)
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    return {weight.name: offset for weight, offset in offsets.items()}, end, digest.hexdigest()


def _word(text: str) -> str:
    """Printable ASCII on one line."""
    return re.sub(r"[^ -~]", "?", text)
