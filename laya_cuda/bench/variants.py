"""Kernel variants that are asked for by name and stand in front of a plan's choices: `--variant OP=VARIANT`.

An op and its variant are named as the library names them, as `geglu=t64x32x128s6`. `rope=separate` is the product of
queries, keys and values with `rope` after it, `rope=fused` the one launch of both (`qkv_rope`). A launch that has no
kernel of that variant goes by the plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from laya_cuda import engine as engines
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import RequestError
from laya_cuda.executors.driver import Driver
from laya_cuda.geometry import Geometry
from laya_cuda.plan import FEW_MARKERS, ROW_CLASSES, SEPARATE, ShapeClass, build_plan
from laya_cuda.rules import ANY_ROWS, Rule, RuleSet, rules_by

FUSED = "fused"


@dataclass(frozen=True)
class Variant:
    """A variant of an op, as `OP=VARIANT` names it."""

    op: str
    name: str

    def __str__(self) -> str:
        return f"{self.op}={self.name}"


_SEPARATE, _FUSED = Variant("rope", SEPARATE), Variant("rope", FUSED)
_FUSED_OP = "qkv_rope"


def parse(texts: Sequence[str], bundle: Bundle) -> tuple[Variant, ...]:
    """The variants that a command line names, each once, in order.

    Raises:
        RequestError: one is not `OP=VARIANT`, the library lacks it, or two contradict each other; says what there is.
    """
    there = offered(bundle)
    found = []
    for text in texts:
        op, _, name = (part.strip() for part in text.partition("="))
        if op not in there or not name:
            ops = ", ".join(there)
            raise RequestError(
                f"no variant {text!r}: use OP=VARIANT as rope={SEPARATE}; this library has the ops {ops}"
            )
        if name not in there[op]:
            raise RequestError(f"no variant {text!r}: for {op}, this library has {', '.join(there[op])}")
        found.append(Variant(op, name))
    if {_SEPARATE, _FUSED} <= set(found):
        raise RequestError(f"{_SEPARATE} and {_FUSED} exclude each other: name one")
    return tuple(dict.fromkeys(found))


def offered(bundle: Bundle) -> Mapping[str, tuple[str, ...]]:
    """The variants of each op that can be asked for, in the library's order."""
    found: dict[str, dict[str, None]] = {}
    for kernel in bundle.kernels:
        found.setdefault(kernel.op, {})[kernel.variant] = None
    if _FUSED_OP in found and "rope" in found:
        found["rope"] = {FUSED: None, SEPARATE: None, **found["rope"]}
    return {op: tuple(names) for op, names in found.items()}


def in_front(variants: Sequence[Variant], rules: RuleSet) -> RuleSet:
    """The rules with those of the variants before them."""
    first = [_rule(variant) for variant in variants if variant != _FUSED]
    kept = rules.rules
    if _FUSED in variants:
        kept = tuple(rule for rule in kept if (rule.op, rule.variant) != (_FUSED_OP, SEPARATE))
    name = " with ".join([rules.name, *([", ".join(map(str, variants))] if variants else [])])
    return replace(rules, name=name, rules=(*first, *kept))


def _rule(variant: Variant) -> Rule:
    op = _FUSED_OP if variant == _SEPARATE else variant.op
    return Rule(op, None, None, None, ANY_ROWS, variant.name)


def idle(
    variants: Sequence[Variant], geometry: Geometry, bundle: Bundle, targets: Sequence[str], rules: RuleSet
) -> tuple[Variant, ...]:
    """Those that no launch of a forward takes, in any row class.

    Args:
        targets: of the kernels that run, best first.
        rules: with those of the variants in front.

    Raises:
        BundleError: the library lacks a kernel, or complete rules do not name one.
    """
    taken = set()
    for rows in ROW_CLASSES:
        plan = build_plan(geometry, bundle, ShapeClass(rows, 1, FEW_MARKERS), targets=targets, rules=rules)
        for launch in plan.launches:
            taken.add(Variant(launch.op, bundle.kernels[launch.kernel].variant))
            taken |= {_SEPARATE} if launch.op == "rope" else {_FUSED} if launch.op == _FUSED_OP else set()
    return tuple(variant for variant in variants if variant not in taken)


def refuse(variants: Sequence[Variant], geometry: Geometry, targets: Sequence[str]) -> None:
    """Raise for variants that are `idle`.

    Raises:
        RequestError: there is one.
    """
    if variants:
        names, kernels = ", ".join(map(str, variants)), ", ".join(targets)
        raise RequestError(f"no launch of a {geometry.name} model takes {names} with {kernels} kernels under this plan")


def open_engine(
    checkpoint: Path,
    bundle: Path | None,
    device: str,
    asked: Sequence[str],
    *,
    plan: str | None = None,
    target: str | None = None,
    **settings: Any,
) -> engines.Engine:
    """An engine that runs by its plan, with the variants that are asked for in front of it.

    Args:
        asked: as a command line names them; empty for the plan alone.
        checkpoint, bundle, device, plan, target, settings: as of `Engine`.

    Raises:
        RequestError: the library lacks one of the variants, or no launch takes it.
        LayaError: as of `Engine`.
    """
    if not asked:
        return engines.Engine(checkpoint, bundle, device, plan=plan, target=target, **settings)
    wanted = engines.DeviceChoice.parse(device)
    opened, library = Checkpoint.open(checkpoint), engines.open_bundle(bundle, wanted)
    variants = parse(asked, library)
    on_host = "cpu" in (wanted.kind, library.backend)
    info = None if on_host else Driver().device(wanted.ordinal)
    targets = (target,) if target else library.targets_for(info.capability if info else None)
    rules = in_front(variants, rules_by(plan, info.name if info else None))
    refuse(idle(variants, opened.geometry, library, targets, rules), opened.geometry, targets)
    return engines.Engine(opened, library, device, plan=rules, target=target, **settings)
