"""The profile: every launch is there, its parts add up, a planted slowdown shows, on the host and on a stand-in GPU."""

from __future__ import annotations

import gc
import json
import math

import numpy as np
import pytest
from fake_device import TimedDriver, as_cuda

from laya_cuda import Engine
from laya_cuda.batch import pack
from laya_cuda.bench import compare, profile
from laya_cuda.bench.floor import attended_pairs
from laya_cuda.bench.opwork import Ceilings, Work, work
from laya_cuda.bench.plant import plant_slowdown
from laya_cuda.bench.plots import timeline
from laya_cuda.bench.profile_records import groups, ops, read_profile, write_json
from laya_cuda.bench.profile_table import H200, ceilings_for
from laya_cuda.bench.stopwatch import stopwatch
from laya_cuda.bundle import Bundle
from laya_cuda.errors import LayaError, RequestError
from laya_cuda.plan import SEPARATE, build_plan, shape_class
from laya_cuda.request import Sequence
from laya_cuda.rules import Rule, RuleSet
from laya_cuda.synth import synthesize

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")


def batch_of(*lengths):
    return pack([Sequence(tuple(range(10, 10 + n)), (2, 4, 5), 0) for n in lengths], 0)


@pytest.fixture
def host(tiny_checkpoint, cpu_bundle):
    with Engine(tiny_checkpoint, cpu_bundle) as engine:
        yield engine


@pytest.fixture
def device(tiny_checkpoint, cpu_bundle, monkeypatch):
    fake = TimedDriver()
    with Engine(tiny_checkpoint, as_cuda(Bundle.open(cpu_bundle), fake, monkeypatch)) as engine:
        yield engine
    gc.collect()
    assert fake.nothing_left()


@pytest.fixture(params=["host", "device"])
def engine(request):
    return request.getfixturevalue(request.param)


def test_every_launch_is_timed(engine):
    batch = batch_of(20, 33)
    cell = profile.profile_cell(engine, "any", batch, passes=2, pass_s=0.01)
    plan = engine.plan(batch)
    assert [(one.label, one.op, one.kernel) for one in cell.launches] == [
        (one.label, one.op, one.kernel_name) for one in plan.launches
    ]
    assert (cell.rows, cell.seqs, cell.markers, cell.shape) == (80, 2, 6, str(plan.shape))
    assert all(len(one.passes_us) == 2 and math.isclose(np.mean(one.passes_us), one.us) for one in cell.launches)
    assert cell.whole_us > 0
    assert cell.call_us > 0
    # With nothing to do, the matrix products take next to nothing.
    cell = profile.with_empty(engine, batch, cell, pass_s=0.01)
    products = [one for one in cell.launches if one.op == "gemm"]
    assert sum(one.empty_us for one in products) < 0.5 * sum(one.us for one in products)


def test_what_marks_cost_between_launches_is_taken_out(tiny_checkpoint, cpu_bundle, monkeypatch):
    costs = {"gemm": 10.0, "geglu": 12.0, "attention": 7.0, "add_norm": 3.0}
    fake = TimedDriver()
    fake.mark_us = 1.5
    monkeypatch.setattr(
        "laya_cuda.engine.open_bundle", lambda *_: as_cuda(Bundle.open(cpu_bundle), fake, monkeypatch, costs)
    )
    with Engine(tiny_checkpoint, cpu_bundle) as engine:
        batch = batch_of(20)
        cell = profile.profile_cell(engine, "any", batch, passes=2, pass_s=0.001)
        # Marks one after another are cheap here, as on a GPU; those between launches are not.
        assert cell.mark_us == pytest.approx(0.0)
        assert cell.sum_us - cell.whole_us == pytest.approx(1.5 * (len(cell.launches) - 1))
        cell = profile.with_empty(engine, batch, cell, pass_s=0.001)
    assert cell.mark_us == pytest.approx(1.5)
    assert cell.whole_us == pytest.approx(sum(costs.get(one.op, 1.0) for one in cell.launches))
    assert [one.us for one in cell.launches] == pytest.approx([costs.get(one.op, 1.0) for one in cell.launches])


def test_the_engine_answers_as_before_after_a_profile(engine):
    batch = batch_of(20, 33)
    before = engine.forward(batch)
    cell = profile.profile_cell(engine, "any", batch, passes=1, pass_s=0.001)
    profile.with_empty(engine, batch, cell, pass_s=0.001)
    after = engine.forward(batch)
    assert before.logits.tobytes() == after.logits.tobytes()


def test_groups_hold_every_launch_once_and_their_shares_add_up(host):
    cell = profile.profile_cell(host, "any", batch_of(40), passes=2, pass_s=0.01)
    found = groups(cell)
    assert sum(group.count for group in found) == len(cell.launches)
    assert math.isclose(sum(group.share for group in found), 1)
    assert math.isclose(sum(group.us for group in found), cell.sum_us)
    qkv = next(group for group in found if group.label == "encoder qkv")
    assert qkv.count == host.checkpoint.geometry.layers
    assert [group.us for group in found] == sorted((group.us for group in found), reverse=True)


def launch_of(engine, batch, label):
    plan = engine.plan(batch)
    return next(one for one in plan.launches if one.label == label), plan


def test_work_of_a_matrix_product_counts_true_rows(host):
    batch = batch_of(20)  # 32 packed rows in a class of 64
    launch, plan = launch_of(host, batch, "encoder 0 attention out")
    # The CPU twin stores everything as f32; no bias, one count.
    expected = Work(bytes=4 * (32 * 128 + 128 * 128 + 32 * 128 + 1), flops=2 * 32 * 128 * 128)
    assert work(launch, plan, batch, host.bundle.storage) == expected


def planned(host, batch, *rules):
    """A plan of the host's library by these rules."""
    return build_plan(
        host.checkpoint.geometry, host.bundle, shape_class(batch), targets=("cpu",), rules=RuleSet("own", rules)
    )


def works(host, plan, batch):
    """Label to op and work, and the operations of all launches."""
    found = {one.label: (one.op, work(one, plan, batch, host.bundle.storage)) for one in plan.launches}
    return found, sum(one.flops for _, one in found.values())


def test_work_of_a_fused_product_is_that_of_the_product_and_its_tables(host):
    batch = batch_of(20)
    fused, all_fused = works(host, planned(host, batch), batch)
    split, all_split = works(host, planned(host, batch, Rule("qkv_rope", None, None, None, 64, SEPARATE)), batch)
    rotary = 2 * 20 * 32 + 32  # tables up to the longest sequence, positions
    expected = Work(bytes=4 * (32 * 128 + 384 * 128 + 32 * 384 + rotary + 1), flops=2 * 32 * 384 * 128)
    assert fused["encoder 0 qkv"] == ("qkv_rope", expected)
    assert split["encoder 0 qkv"] == ("gemm", Work(expected.bytes - 4 * rotary, expected.flops))
    assert all_fused == all_split


def test_work_of_a_product_in_parts_is_the_same_arithmetic_and_more_bytes(host):
    batch = batch_of(20)
    whole, all_whole = works(host, planned(host, batch), batch)
    parted, all_parted = works(host, planned(host, batch, Rule("gemm_parts", None, None, None, 64, "c")), batch)
    once, twice = whole["encoder 0 mlp out"][1], parted["encoder 0 mlp out"]
    assert twice == ("gemm_parts", Work(once.bytes + 4 * 32 * 128, 2 * 32 * 128 * 192))
    assert parted["encoder 0 next norm"][1].bytes == whole["encoder 0 next norm"][1].bytes + 4 * 32 * 128
    assert all_whole == all_parted


def test_the_two_halves_of_the_action_head_do_its_work_once(host):
    batch, d, actions = batch_of(20, 33), 128, host.checkpoint.geometry.actions
    found, _ = works(host, planned(host, batch), batch)
    hidden, head = found["action hidden"], found["action logits"]
    assert hidden == ("action_hidden", Work(4 * (2 * d + d * 256 + 2 * 256 + 1), 2 * 2 * d * 256))
    rest = 2 * 256 + 2 * 4 + 4 * 256 + 256 + actions * 256 + actions + 2 * actions + 1
    assert head == ("action_head", Work(4 * rest, 2 * 2 * (4 + actions) * 256))


def test_work_of_a_geglu_counts_both_halves(host):
    batch = batch_of(20)
    launch, plan = launch_of(host, batch, "encoder 0 geglu")
    assert work(launch, plan, batch, host.bundle.storage).flops == 2 * 32 * 384 * 128


def test_work_of_ops_that_pick_rows_is_that_of_those_rows(host):
    batch = batch_of(20, 30)
    gather, plan = launch_of(host, batch, "option rows")
    assert work(gather, plan, batch, host.bundle.storage).bytes == 4 * (3 * 6 * 128 + 6 + 1)
    embed, plan = launch_of(host, batch, "embeddings")
    assert work(embed, plan, batch, host.bundle.storage).bytes == 4 * (64 + 64 * 128 + 128 + 2 * 64 * 128 + 1)


def test_work_of_the_last_layers_second_half_is_that_of_the_rows_that_are_read(host):
    batch, d, reads = batch_of(100, 120), 128, 2 + 6  # 240 packed rows
    plan = planned(host, batch)
    found, compact = works(host, plan, batch)
    assert not plan.whole
    assert found["read rows"] == ("gather", Work(4 * (3 * reads * d + reads + 1), 0))
    assert found["read norm2"] == ("add_norm", Work(4 * (3 * reads * d + 2 * d + 1), 0))
    products = 4 * d * d
    assert found["read linear1"] == (
        "gemm",
        Work(4 * (reads * d + products + 4 * d + reads * 4 * d + 1), 2 * reads * products),
    )
    assert found["read linear2"][1].flops == 2 * reads * products
    assert found["option rows"][1].bytes == 4 * (3 * 6 * d + 6 + 1)
    assert found["first rows"][1].bytes == 4 * (3 * 2 * d + 2 + 1)
    whole = build_plan(host.checkpoint.geometry, host.bundle, shape_class(batch), targets=("cpu",), whole=True)
    assert works(host, whole, batch)[1] - compact == 2 * 2 * (batch.rows - reads) * products


def test_read_rows_are_none_where_all_counts_are_zero(host):
    batch = batch_of(100, 120)
    with stopwatch(host) as watch:
        bound = watch.load(batch)
        watch.empty(bound)
        inputs = host._executor._room.inputs.view(np.int32)
        counts = {
            name: int(inputs[bound.plan.inputs[name].offset // 4]) for name in ("rows", "seqs", "markers", "reads")
        }
    assert not any(counts.values())


def test_work_of_an_op_in_place_counts_reading_and_writing(host):
    batch = batch_of(16)
    plan = planned(host, batch, Rule("qkv_rope", None, None, None, 64, SEPARATE))
    launch = next(one for one in plan.launches if one.label == "encoder 0 rope")
    tables = 2 * 16 * 32
    assert work(launch, plan, batch, host.bundle.storage).bytes == 4 * (2 * 16 * 256 + tables + 16 + 1)


@pytest.mark.parametrize("window", [0, 1, 4, 64])
def test_attended_pairs_are_those_of_the_mask(window):
    lengths = [1, 3, 10, 70]
    expected = 0
    for n in lengths:
        i = np.arange(n)
        expected += int(np.sum((np.abs(i[:, None] - i) <= window) if window else np.ones((n, n))))
    assert attended_pairs(lengths, window) == expected


def test_a_floor_is_the_slower_of_bytes_and_operations():
    ceilings = Ceilings(bytes_per_s=1e12, flops_per_s=1e14)
    assert ceilings.floor_us(Work(2_000_000, 1)) == pytest.approx(2)
    assert ceilings.floor_us(Work(1, 500_000_000)) == pytest.approx(5)


def test_the_file_comes_back_as_it_was_and_fits_its_schema(host, tmp_path, root):
    from jsonschema import Draft202012Validator

    cell = profile.profile_cell(host, "1x20", batch_of(20), passes=2, pass_s=0.005)
    path = tmp_path / "profile.json"
    write_json(path, profile.profile_data(host, [cell], None, H200))
    assert read_profile(path)["cells"] == [cell]
    schema = json.loads((root / "manifests" / "schemas" / "profile.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(json.loads(path.read_text()))
    assert [file.name for file in tmp_path.iterdir()] == ["profile.json"]


@pytest.mark.parametrize("text", ["", "{}", '{"kind": "bench", "format": 1}', '{"kind": "profile", "format": 9}', "[]"])
def test_what_is_no_profile_is_refused_by_name(tmp_path, text):
    path = tmp_path / "x.json"
    path.write_text(text)
    with pytest.raises(LayaError, match=r"x\.json: is no profile"):
        read_profile(path)


def test_the_command_writes_a_table_and_plots(tiny_checkpoint, cpu_bundle, tmp_path, capsys):
    arguments = [str(tiny_checkpoint), "--bundle", str(cpu_bundle), "--cell", "1x20,2x24", "--out", str(tmp_path)]
    assert profile.main([*arguments, "--passes", "1", "--pass-ms", "10"]) == 0
    printed = capsys.readouterr().out
    assert "[2/2] 2x24: forward" in printed
    assert {file.name for file in tmp_path.iterdir()} == {
        "profile.json",
        "profile.md",
        "timeline-1x20.svg",
        "timeline-2x24.svg",
    }
    assert "| encoder geglu | 6 |" in (tmp_path / "profile.md").read_text()
    assert "of ceiling" in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--cell", "17x20"], "1 to 16 rows"),
        (["--cell", "nonsense"], "no cell 'nonsense'"),
        (["--plant", "x:1"], "x:1"),
    ],
)
def test_bad_arguments_are_one_line(tiny_checkpoint, cpu_bundle, tmp_path, capsys, arguments, said):
    assert profile.main([str(tiny_checkpoint), "--bundle", str(cpu_bundle), "--out", str(tmp_path), *arguments]) == 2
    error = capsys.readouterr().err.splitlines()[-1]
    assert error.startswith("error: ")
    assert said in error


@pytest.mark.parametrize("share", [0.05, 0.3, 1.0])
def test_a_planted_slowdown_repeats_that_share_of_the_launches_of_one_op(cpu_bundle, share):
    bundle = Bundle.open(cpu_bundle)
    counted = {"gemm": 0, "geglu": 0}

    def counting(op):
        def call(*arguments):
            counted[op] += 1
            return 0

        return call

    bundle._functions.update({op: counting(op) for op in counted})
    plant_slowdown(bundle, f"gemm:{share}")
    for _ in range(1000):
        assert bundle.function("gemm")(0) == 0
        assert bundle.function("geglu")(0) == 0
    assert counted == {"gemm": round(1000 * (1 + share)), "geglu": 1000}


@pytest.mark.parametrize("what", ["gemm", "gemm:0", "gemm:x", "gemm:2", "nothing:0.5", ""])
def test_what_cannot_be_planted_is_refused(cpu_bundle, what):
    with pytest.raises(RequestError, match="cannot plant"):
        plant_slowdown(Bundle.open(cpu_bundle), what)


def test_a_timeline_has_the_same_bytes_each_time(host, tmp_path):
    cell = profile.profile_cell(host, "1x20", batch_of(20), passes=1, pass_s=0.001)
    for name in ("a.svg", "b.svg"):
        timeline(cell, tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


@pytest.fixture(scope="module")
def deep_checkpoint(tmp_path_factory):
    """As narrow as `tiny`, as deep as `large`."""
    folder = tmp_path_factory.mktemp("deep") / "checkpoint"
    synthesize(folder, "tiny", 3, layers=28)
    return folder


@pytest.mark.parametrize("op", ["gemm", "attention"])
def test_a_planted_slowdown_of_five_percent_is_seen_by_profile_and_compare(
    deep_checkpoint, cpu_bundle, tmp_path, monkeypatch, op
):
    costs = {"gemm": 10.0, "geglu": 12.0, "attention": 7.0, "add_norm": 3.0}
    for name, plant in (("a", None), ("b", f"{op}:0.05")):
        opened = as_cuda(Bundle.open(cpu_bundle), TimedDriver(), monkeypatch, costs)
        monkeypatch.setattr("laya_cuda.engine.open_bundle", lambda *_, opened=opened: opened)
        options = profile.Options(passes=2, pass_s=0.01, plant=plant)
        profile.run(deep_checkpoint, cpu_bundle, ["1x20"], tmp_path / name, options, say=lambda _: None)
    text = compare.text(tmp_path / "a", tmp_path / "b")
    slower = {row.split(" | ")[1] for row in text.splitlines() if row.endswith("slower |")}
    assert f"all {op}" in slower
    assert {name for name in slower if name.startswith("all ")} == {f"all {op}"}
    times = [ops(read_profile(tmp_path / name / "profile.json")["cells"][0]) for name in ("a", "b")]
    planted = [next(one.us for one in own if one.op == op) for own in times]
    launches = next(one.count for one in times[0] if one.op == op)
    # A share of 0.05 repeats every 20th launch: in so few, one more or less.
    assert abs(planted[1] / planted[0] - 1.05) <= 1 / launches


def test_known_and_given_ceilings():
    assert ceilings_for("cuda:0 (NVIDIA H200, capability 9.0)") == H200
    assert ceilings_for("cpu") is None
    assert ceilings_for("cpu", 1, 2) == Ceilings(1e12, 2e12)
    assert ceilings_for("NVIDIA H200", 2) == Ceilings(2e12, 792e12)
