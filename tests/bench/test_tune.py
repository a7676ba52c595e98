"""Tuning: the faster variant wins, ties go to the one listed first, and the file is a plan that an engine runs by."""

from __future__ import annotations

import gc
import json
from dataclasses import replace
from itertools import pairwise

import jsonschema
import pytest
import variants_library
from fake_device import TimedDriver, as_cuda
from hypothesis import given
from hypothesis import strategies as st

from laya_cuda import Engine
from laya_cuda.bench import tune
from laya_cuda.bench.stopwatch import CudaStopwatch, stopwatch
from laya_cuda.bench.tune import Choice, Group, Timing, choose, rules_of
from laya_cuda.bundle import Bundle
from laya_cuda.plan import ROW_CLASSES, shape_class
from laya_cuda.rules import RuleSet, load_rules

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")

GEMM = Group("sm_90a", "gemm", "act_act_none", (-1, 384, 128))


def timing(variant, *us):
    return Timing(variant, us)


def test_the_fastest_variant_wins():
    choice = choose(GEMM, 64, [timing("a", 12, 12.1, 11.9), timing("b", 10, 10.1, 9.9), timing("c", 11, 11, 11)])
    assert (choice.variant, choice.close) == ("b", ())


def test_the_first_listed_wins_a_tie_and_it_is_said():
    choice = choose(GEMM, 64, [timing("a", 10.02, 10.02), timing("b", 10, 10), timing("c", 20, 20)])
    assert (choice.variant, choice.close) == ("a", ("a", "b"))


def test_passes_that_disagree_widen_what_counts_as_a_tie():
    steady = [timing("a", 11, 11, 11, 11), timing("b", 10, 10, 10, 10)]
    shaky = [timing("a", 9, 10, 12, 13), timing("b", 8, 9, 11, 12)]
    assert choose(GEMM, 64, steady).variant == "b"
    assert choose(GEMM, 64, shaky).variant == "a"


def test_a_choice_that_could_tip_over_next_time_is_called_close():
    choice = choose(GEMM, 64, [timing("a", 10.05, 10.05), timing("b", 10, 10)])
    assert (choice.variant, choice.close) == ("b", ("a", "b"))


times = st.lists(st.floats(1, 1000), min_size=1, max_size=6)


@given(st.lists(times, min_size=1, max_size=5))
def test_the_chosen_variant_is_never_far_behind_the_best(lists):
    timings = [Timing(str(i), tuple(us)) for i, us in enumerate(lists)]
    choice = choose(GEMM, 64, timings)
    chosen = next(t for t in timings if t.variant == choice.variant)
    best = min(timings, key=lambda t: t.us)
    assert chosen.us / best.us - 1 <= max(tune.MARGIN, chosen.spread, best.spread)
    assert len(choice.close) != 1
    if choice.close:
        assert choice.variant in choice.close


def fits(rules, group, rows):
    """The variant that the rules of a file give."""
    for rule in rules:
        if rows <= rule.get("max_rows", 10**9) and rule["op"] == group.op and rule.get("options", "") == group.options:
            return rule["variant"]
    return None


@given(st.dictionaries(st.sampled_from(ROW_CLASSES), st.sampled_from("abc"), min_size=1))
def test_rules_give_back_every_choice_and_say_no_more_than_was_measured(chosen):
    rules = rules_of([Choice(GEMM, rows, (), variant, ()) for rows, variant in chosen.items()])
    assert {rows: fits(rules, GEMM, rows) for rows in chosen} == chosen
    variants = [variant for _, variant in sorted(chosen.items())]
    assert len(rules) == 1 + sum(a != b for a, b in pairwise(variants))
    beyond = [rows for rows in ROW_CLASSES if rows > max(chosen)]
    assert all(fits(rules, GEMM, rows) is None for rows in beyond)


def validate(data, root):
    schema = json.loads((root / "manifests" / "schemas" / "plan.schema.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(data)


def test_the_command_finds_the_faster_variants_of_a_library(tiny_checkpoint, tmp_path, capsys, root):
    slow, fast = 200, 2
    micros = {("gemm", "a"): slow, ("gemm", "b"): fast, ("qkv_rope", "a"): fast, ("qkv_rope", "b"): slow}
    micros |= {(op, variant): slow for op in ("gemm_parts", "gemm_add") for variant in "ab"}
    bundle = variants_library.build(tmp_path / "library", micros)
    out = tmp_path / "plan.json"
    arguments = [str(tiny_checkpoint), "--bundle", str(bundle), "--out", str(out), "--rows", "64,8192"]
    assert tune.main([*arguments, "--ops", "gemm,qkv_rope", "--passes", "2", "--pass-ms", "1"]) == 0
    printed = capsys.readouterr().out
    assert "[2/2] 8192 rows done" in printed
    data = json.loads(out.read_text())
    validate(data, root)
    assert data["devices"] == ["cpu"]
    tuned = [rule for rule in data["rules"] if rule.get("target") == "cpu"]
    assert {(rule["op"], rule["variant"]) for rule in tuned} == {("gemm", "b"), ("qkv_rope", "a")}
    default = json.loads((root / "manifests" / "plans" / "default.json").read_text())["rules"]
    assert data["rules"][len(tuned) :] == default
    rules = load_rules(str(out))
    assert rules.choose("gemm", "cpu", "act_f32_none", (64, 128, 128), ["a", "b"]).variant == "b"
    with Engine(tiny_checkpoint, bundle, plan=str(out)) as engine:
        used = {launch.op: launch.kernel_name.rsplit(".", 1)[1] for launch in engine.plan().launches}
    assert (used["gemm"], used["qkv_rope"], used["geglu"]) == ("b", "a", "a")
    measured = json.loads((tmp_path / "plan.measured.json").read_text())
    read = 16 + 64  # of the class of 8192 rows: sequences and markers
    assert {choice["rows"] for choice in measured["choices"]} == {64, read, 8192}


def test_variants_that_take_the_same_time_are_listed_as_too_close(tiny_checkpoint, tmp_path, monkeypatch, capsys):
    bundle = variants_library.build(tmp_path / "library", {})
    monkeypatch.setattr(tune, "measure", lambda *_: [timing("a", 5.0, 5.0), timing("b", 5.0, 5.0)])
    data = tune.run(tiny_checkpoint, bundle, tmp_path / "plan.json", rows=[64], ops=["geglu"])
    assert data["rules"][0] == {"op": "geglu", "target": "cpu", "max_rows": 64, "variant": "a"}
    assert "1 choices, 1 too close to call\n  64 rows cpu geglu *x*: a, b; took a" in capsys.readouterr().out


def test_an_interrupted_run_keeps_the_row_classes_that_were_finished(tiny_checkpoint, tmp_path, monkeypatch, root):
    bundle = variants_library.build(tmp_path / "library", {})
    calls = []

    def measure(watch, task, *_):
        calls.append(task)
        if task.rows == 64:
            raise KeyboardInterrupt
        return [timing("a", 2.0), timing("b", 1.0)]

    monkeypatch.setattr(tune, "measure", measure)
    out = tmp_path / "plan.json"
    arguments = [str(tiny_checkpoint), "--bundle", str(bundle), "--out", str(out), "--ops", "geglu"]
    assert tune.main(arguments) == 130
    data = json.loads(out.read_text())
    validate(data, root)
    assert data["rules"][0] == {"op": "geglu", "target": "cpu", "max_rows": 48, "variant": "b"}
    assert "1 of 14 row classes" in data["about"]


def test_ops_with_a_single_variant_are_left_out_unless_asked_for(tiny_checkpoint, cpu_bundle, tmp_path):
    few = {"rows": [64], "ops": ["geglu"], "passes": 1, "pass_s": 0.001, "say": lambda _: None}
    nothing = tune.run(tiny_checkpoint, cpu_bundle, tmp_path / "a.json", **few)
    asked = tune.run(tiny_checkpoint, cpu_bundle, tmp_path / "b.json", every=True, **few)
    assert [rule for rule in nothing["rules"] if rule.get("target") == "cpu"] == []
    assert asked["rules"][0]["variant"] == "c"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--rows", "65"], "no row class 65"), (["--ops", "conv"], "no op 'conv'"), (["--rows", "x"], "invalid literal")],
)
def test_bad_arguments_are_one_line(tiny_checkpoint, cpu_bundle, tmp_path, capsys, arguments, said):
    out = ["--out", str(tmp_path / "plan.json")]
    assert tune.main([str(tiny_checkpoint), "--bundle", str(cpu_bundle), *out, *arguments]) == 2
    assert said in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("rows", ROW_CLASSES)
def test_full_batches_fill_their_row_class_with_few_sequences_and_with_many(rows, tiny_checkpoint):
    from laya_cuda.checkpoint import Checkpoint

    batches = tune.full_batches(rows, Checkpoint.open(tiny_checkpoint))
    assert len(batches) == (1 if rows < 128 or rows == ROW_CLASSES[-1] else 2)
    for batch in batches:
        assert batch.rows == rows
        assert shape_class(batch).rows == rows
    assert batches[0].lengths.max() == min(rows, 512)
    assert batches[-1].lengths.min() >= min(rows, tune.SHORT)
    assert batches[-1].seqs == max(1, min(16, rows // tune.SHORT))


def test_a_variant_counts_by_its_forwards_of_all_batches(tiny_checkpoint, cpu_bundle, monkeypatch):
    given = {"few": [[1.0, 2.0], [4.0, 4.0]], "many": [[5.0, 5.0], [1.0, 1.0]]}
    monkeypatch.setattr(tune, "_forwards", lambda watch, task, batch, *_: given[batch])
    task = tune.Task(tune.Group("cpu", "geglu", "", (-1, -1, -1)), 64, ("a", "b"))
    found = tune.measure(None, task, ("few", "many"), (), 2, 0.001)
    assert [(one.variant, one.passes_us) for one in found] == [("a", (6.0, 7.0)), ("b", (5.0, 5.0))]


def test_on_a_device_whole_forwards_are_recorded_and_nothing_stays(tiny_checkpoint, tmp_path, monkeypatch):
    bundle = variants_library.build(tmp_path / "library", {})
    fake = TimedDriver()
    opened = as_cuda(Bundle.open(bundle), fake, monkeypatch)
    with Engine(tiny_checkpoint, opened) as engine, stopwatch(engine) as watch:
        assert isinstance(watch, CudaStopwatch)
        (batch,) = tune.full_batches(64, engine.checkpoint)
        plan = watch.load(batch).plan
        before = set(fake.memory)
        (task,) = [t for t in tune.tasks(engine.bundle, plan, "cpu", ["geglu"]) if t.rows == 64]
        seen = []
        record = type(watch).record

        def recording(self, steps, every=True):
            seen.append([step.launch.kernel_name.rsplit(".", 1)[1] for step in steps if step.launch.op == "geglu"])
            assert len(steps) == len(plan.launches)
            assert not every
            return record(self, steps, every)

        monkeypatch.setattr(type(watch), "record", recording)
        found = tune.measure(watch, task, [batch], (), 2, 0.001)
        assert [one.variant for one in found] == ["a", "b"]
        layers = engine.checkpoint.geometry.layers
        assert seen == [["a"] * layers, ["b"] * layers]
        assert set(fake.memory) == before
    gc.collect()
    assert fake.nothing_left()


def test_read_rows_have_a_choice_of_their_own(tiny_checkpoint, tmp_path):
    """Products of all rows and of the read rows in one plan: what is tried for one leaves the other as it is."""
    bundle = variants_library.build(tmp_path / "library", {})
    with Engine(tiny_checkpoint, bundle) as engine, stopwatch(engine) as watch:
        batch = tune.full_batches(512, engine.checkpoint)[-1]
        plan = watch.load(batch).plan
        found = [t for t in tune.tasks(engine.bundle, plan, "cpu", ["gemm"]) if t.group.options == "act_act_relu"]
        assert {task.rows for task in found} == {512, 16 + 64}
        for task in found:
            others = [replace(tune.rule_of(task.group, "a"), max_rows=rows) for rows in (16 + 64, 512)]
            own = replace(tune.rule_of(task.group, "b"), max_rows=task.rows)
            plan = watch.load(batch, RuleSet("both", tune._with(own, others))).plan
            products = [launch for launch in plan.launches if launch.label.endswith("linear1")]
            assert {launch.sizes[0]: launch.kernel_name[-1] for launch in products} == {
                rows: "b" if rows == task.rows else "a" for rows in (16 + 64, 512)
            }


def test_what_may_stand_in_for_an_op_is_among_its_variants(tiny_checkpoint, tmp_path):
    bundle = variants_library.build(tmp_path / "library", {})
    with Engine(tiny_checkpoint, bundle) as engine:
        d = engine.checkpoint.geometry.width
        for rules in ({}, {"qkv_rope": "separate", "gemm_parts": "a"}, {"gemm_add": "a"}):
            path = tmp_path / "rules.json"
            path.write_text(json.dumps({"rules": [{"op": op, "variant": name} for op, name in rules.items()]}))
            with Engine(tiny_checkpoint, bundle, plan=str(path)) as other:
                found = {t.group: t.variants for t in tune.tasks(engine.bundle, other.plan(), "cpu")}
            (branch,) = [group for group in found if (group.op, group.options) == ("gemm", "act_f32_none")]
            assert set(found[branch]) == {"a", "b", "gemm_parts a", "gemm_parts b", "gemm_add a", "gemm_add b"}
            (rotated,) = [group for group in found if group.op == "qkv_rope"]
            assert set(found[rotated]) == {"a", "b", "separate"}
            assert not [group for group in found if group.op in ("gemm_parts", "gemm_add")]
    for op in ("gemm_parts", "gemm_add"):
        assert tune.rule_of(branch, f"{op} a").fits(op, "cpu", "", (64, d, d))
        assert not tune.rule_of(branch, f"{op} a").fits("gemm", "cpu", "act_f32_none", (64, d, d))
    assert tune.rule_of(branch, "a").fits("gemm", "cpu", "act_f32_none", (64, d, d))


@pytest.mark.parametrize(("op", "norm"), [("gemm_parts", "add_norm_parts"), ("gemm_add", "add_norm")])
def test_parts_and_sums_in_the_stream_are_chosen_where_they_make_the_forward_faster(
    tiny_checkpoint, tmp_path, op, norm
):
    micros = {(way, variant): 300 for way in ("gemm", "gemm_parts", "gemm_add") for variant in "ab"} | {(op, "b"): 2}
    bundle = variants_library.build(tmp_path / "library", micros)
    out = tmp_path / "plan.json"
    data = tune.run(tiny_checkpoint, bundle, out, rows=[64], ops=[op], passes=2, pass_s=0.001, say=lambda _: None)
    assert data["rules"][0]["op"] == op
    assert data["rules"][0]["variant"] == "b"
    with Engine(tiny_checkpoint, bundle, plan=str(out)) as engine:
        launches = engine.plan().launches
        assert {launch.kernel_name.rsplit(".", 1)[1] for launch in launches if launch.op == op} == {"b"}
        norms = {following.op for launch, following in pairwise(launches) if launch.op == op}
        assert norms == {norm}


def test_a_choice_of_the_rows_of_markers_is_made_once(tiny_checkpoint, tmp_path, monkeypatch):
    bundle = variants_library.build(tmp_path / "library", {})
    seen = []

    def measure(watch, task, batches, *_):
        seen.append((batches[0].rows, task.group.options, task.rows))
        return [timing("a", 2.0), timing("b", 1.0)]

    monkeypatch.setattr(tune, "measure", measure)
    data = tune.run(tiny_checkpoint, bundle, tmp_path / "p.json", rows=[64, 512], ops=["gemm"], say=lambda _: None)
    assert {rows for rows, options, _ in seen if options == "act_f32_gelu"} == {64}
    assert {rows for rows, _, own in seen if own == 512} == {512}
    assert (
        len([rule for rule in data["rules"] if rule.get("target") == "cpu" and rule["options"] == "act_f32_gelu"]) == 1
    )
