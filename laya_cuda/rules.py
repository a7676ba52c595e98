"""Choices of kernel variants, read from `manifests/plans/*.json`."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from laya_cuda.errors import BundleError
from laya_cuda.resources import sources

ANY_ROWS = 2**31 - 1


@dataclass(frozen=True)
class Rule:
    """A choice of variant: the first rule that fits an op, and that the library can follow, wins.

    -1 in `sizes` and an absent `target` or `options` fit anything; sizes[0] is bounded by max_rows.
    """

    op: str
    target: str | None
    options: str | None
    sizes: tuple[int, ...] | None
    max_rows: int
    variant: str

    def fits(self, op: str, target: str | None, options: str, sizes: Sequence[int]) -> bool:
        """Whether the rule speaks of this op at these sizes on this target; sizes[0] is the capacity in rows."""
        return (
            self.op == op
            and self.target in (None, target)
            and self.options in (None, options)
            and sizes[0] <= self.max_rows
            and (self.sizes is None or all(a in (-1, b) for a, b in zip(self.sizes, sizes, strict=False)))
        )


@dataclass(frozen=True)
class RuleSet:
    """The rules of one plan file.

    Attributes:
        name: of the file, or its path.
        complete: every launch must take a variant that a rule names; nothing falls back to what the library lists
            first.
    """

    name: str
    rules: tuple[Rule, ...] = ()
    complete: bool = False

    def choose(
        self, op: str, target: str | None, options: str, sizes: Sequence[int], variants: Collection[str]
    ) -> Rule | None:
        """The first rule that fits and names one of these variants."""
        fitting = (rule for rule in self.rules if rule.fits(op, target, options, sizes))
        return next((rule for rule in fitting if rule.variant in variants), None)

    def foremost(self, ways: Mapping[str, Rule | None]) -> tuple[str, Rule | None]:
        """Of several ways to do a thing, each by the rule that chose it, the one whose rule stands first.

        The way listed first where no rule chose any.
        """
        chosen = {way: rule for way, rule in ways.items() if rule is not None}
        way = min(chosen, key=lambda way: self.rules.index(chosen[way]), default=next(iter(ways)))
        return way, ways[way]


NO_RULES = RuleSet("none")


def plan_path(name: str) -> Path:
    """The plan file `manifests/plans/<name>.json`, or the one at a path (a name that ends in .json).

    Raises:
        BundleError: it is not there.
    """
    folder = sources() / "manifests" / "plans"
    path = Path(name) if name.endswith(".json") else folder / f"{name}.json"
    if not path.is_file():
        known = ", ".join(sorted(file.stem for file in folder.glob("*.json")))
        raise BundleError(f"no plan {name!r}: use one of {known}, or the path of a plan file (.json)")
    return path


def load_rules(name: str) -> RuleSet:
    """The rules of a plan file, named as for `plan_path`.

    Raises:
        BundleError: the file is missing or malformed.
    """
    path = plan_path(name)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        rules = tuple(
            Rule(
                op=str(row["op"]),
                target=row.get("target"),
                options=row.get("options"),
                sizes=tuple(int(n) for n in row["sizes"]) if "sizes" in row else None,
                max_rows=int(row.get("max_rows", ANY_ROWS)),
                variant=str(row["variant"]),
            )
            for row in data["rules"]
        )
        return RuleSet(name, rules, bool(data.get("complete", False)))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BundleError(f"{path}: is no plan file ({type(error).__name__}: {error})") from None


def rules_for(device_name: str) -> RuleSet:
    """The rules of the plan file that names this device, or of `default.json`."""
    for path in sorted((sources() / "manifests" / "plans").glob("*.json")):
        if any(part in device_name for part in json.loads(path.read_text(encoding="utf-8")).get("devices", ())):
            return load_rules(path.stem)
    return load_rules("default")


def rules_by(plan: str | None, device_name: str | None) -> RuleSet:
    """The rules that an engine runs by: those of the named plan, else of its device's; none on the host (None).

    Raises:
        BundleError: there is no such plan file.
    """
    if plan is not None:
        return load_rules(plan)
    return NO_RULES if device_name is None else rules_for(device_name)
