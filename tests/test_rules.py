"""The plan files of this checkout against the kernels that it generates, for every geometry and target."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations

import pytest
from fake_library import build

from laya_cuda.bundle import Bundle
from laya_cuda.geometry import LARGE, TINY
from laya_cuda.plan import CAPACITY, SEPARATE, ShapeClass, build_plan, shape_classes
from laya_cuda.rules import ANY_ROWS, Rule, RuleSet, load_rules


@pytest.fixture(scope="module")
def bundles(root, tmp_path_factory):
    """Stand-ins that list the kernels of generated/, by target."""
    provenance = json.loads((root / "generated" / "provenance.json").read_text())
    found = {}
    for target, held in provenance["targets"].items():
        rows = [
            {"id": i, "name": name, "target": target, "sizes": list(kernel["sizes"].values())}
            | {key: kernel[key] for key in ("op", "options", "variant")}
            for i, (name, kernel) in enumerate(held.items())
        ]
        folder = tmp_path_factory.mktemp(target)
        found[target] = Bundle.open(build(folder, kernels=rows, backend="cpu" if target == "cpu" else "cuda"))
    return found


@pytest.mark.parametrize("geometry", [LARGE, TINY], ids=lambda g: g.name)
@pytest.mark.parametrize("target", ["sm_90a", "portable", "cpu"])
def test_the_batch_invariant_plan_names_every_launch(bundles, target, geometry):
    rules = load_rules("batch-invariant")
    assert rules.complete
    for shape in shape_classes():
        plan = build_plan(geometry, bundles[target], shape, targets=(target,), rules=rules)
        # A product in parts sums in another order than one that is whole.
        assert not {launch.op for launch in plan.launches} & {"gemm_parts", "add_norm_parts"}


@pytest.mark.parametrize("plan", ["default", "batch-invariant"])
@pytest.mark.parametrize("target", ["sm_90a", "portable"])
def test_a_plan_file_names_variants_that_exist(bundles, target, plan):
    """A rule for every target may speak of an op that this one lacks."""
    known = {(kernel.op, kernel.variant) for kernel in bundles[target].kernels}
    ops = {op for op, _ in known}
    for rule in load_rules(plan).rules:
        if rule.target == target or (rule.target is None and rule.op in ops):
            assert (rule.op, rule.variant) in known | {("qkv_rope", SEPARATE)}


@pytest.mark.parametrize("geometry", [LARGE, TINY], ids=lambda g: g.name)
@pytest.mark.parametrize("target", ["sm_90a", "portable", "cpu"])
def test_the_default_plan_works_in_every_class(bundles, target, geometry):
    for shape in shape_classes():
        build_plan(geometry, bundles[target], shape, targets=(target,), rules=load_rules("default"))


@pytest.mark.parametrize("plan", ["default", "batch-invariant"])
@pytest.mark.parametrize("target", ["sm_90a", "portable"])
@pytest.mark.parametrize("rows", [1536, 4096, CAPACITY.rows])
def test_by_a_plan_file_all_classes_share_one_layout(bundles, target, plan, rows):
    """An engine's workspace is as large as the plan of its capacity says."""
    capacity = replace(CAPACITY, rows=rows, markers=min(rows, CAPACITY.markers))
    layouts = set()
    for shape in shape_classes(capacity):
        built = build_plan(LARGE, bundles[target], shape, targets=(target,), rules=load_rules(plan), capacity=capacity)
        layouts.add(tuple((name, b.offset, b.size) for name, b in built.buffers.items()))
    assert len(layouts) == 1


OPS = ("gemm", "gemm_parts", "gemm_add")


def test_foremost_is_the_way_whose_rule_stands_first():
    for order in permutations(OPS):
        chosen = [Rule(op, None, None, None, ANY_ROWS, "c") for op in order]
        for missing in (None, *OPS):
            ways = {op: None if op == missing else chosen[order.index(op)] for op in OPS}
            first = next(rule for rule in chosen if rule.op != missing)
            assert RuleSet("some", tuple(chosen)).foremost(ways) == (first.op, first)


def test_without_a_rule_the_way_listed_first_is_taken():
    assert RuleSet("none").foremost({"gemm": None, "gemm_parts": None}) == ("gemm", None)


@pytest.mark.parametrize("order", permutations(OPS), ids=" ".join)
def test_of_all_ways_to_the_stream_the_rule_that_stands_first_decides(bundles, order):
    """Whatever the order; the second where the first speaks of fewer rows."""
    first, *rest = order
    rules = (
        Rule(first, None, None, None, 64, "c"),
        *(Rule(op, None, None, None, ANY_ROWS, "c") for op in rest),
    )
    for rows, op in ((64, first), (128, rest[0])):
        plan = build_plan(TINY, bundles["cpu"], ShapeClass(rows, 1, 64), rules=RuleSet("all", rules))
        assert [one.op for one in plan.launches if one.label.endswith("mlp out")] == [op] * TINY.layers
        assert [one.op for one in plan.launches if one.label == "encoder 0 attention out"] == [op]


def test_of_a_whole_product_and_one_in_parts_the_rule_that_stands_first_decides(bundles):
    whole, parts = Rule("gemm", None, None, None, 128, "c"), Rule("gemm_parts", None, None, None, 1 << 30, "c")
    for rows, rules, op in (
        (64, (whole, parts), "gemm"),
        (64, (parts, whole), "gemm_parts"),
        (256, (whole, parts), "gemm_parts"),
    ):
        plan = build_plan(TINY, bundles["cpu"], ShapeClass(rows, 1, 64), rules=RuleSet("both", rules))
        assert {launch.op for launch in plan.launches if launch.label.endswith("mlp out")} == {op}
