"""Plans: the launches of a forward, their memory, and the choice of kernels."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from fake_library import build, kernel_rows
from hypothesis import given
from hypothesis import strategies as st

from laya_cuda import BundleError, Engine
from laya_cuda.abi import abi
from laya_cuda.batch import PackedBatch, pack
from laya_cuda.bench.opwork import _evaluate
from laya_cuda.bundle import Bundle
from laya_cuda.executors.transfers import Transfers
from laya_cuda.geometry import LARGE, TINY
from laya_cuda.packing import weights
from laya_cuda.plan import (
    CAPACITY,
    MOST_PART_ROWS,
    SEPARATE,
    WHOLE_ROWS,
    Buffer,
    ShapeClass,
    arrange,
    build_plan,
    fitting_capacity,
    shape_class,
    shape_classes,
)
from laya_cuda.request import Sequence
from laya_cuda.rules import NO_RULES, Rule, RuleSet, load_rules, rules_for

SMALL = ShapeClass(64, 1, 64)
COMPACT = ShapeClass(512, 4, 64)
LAST = TINY.head_layers - 1
ANY = 2**31 - 1  # rows
APART = RuleSet("apart", (Rule("qkv_rope", None, None, None, ANY, SEPARATE),))
PARTED = RuleSet("parted", (Rule("gemm_parts", None, None, None, ANY, "b"),))
ADDED = RuleSet("added", (Rule("gemm_add", None, None, None, ANY, "b"),))
ALL_RULES = (NO_RULES, APART, PARTED, ADDED)
BRANCHES = [f"encoder {i} {part}" for i in range(TINY.layers) for part in ("attention out", "mlp out")]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    return Bundle.open(build(tmp_path_factory.mktemp("bundle")))


@pytest.fixture(scope="module")
def parts_bundle(tmp_path_factory):
    """A stand-in whose gemm_parts has one kernel for two parts, p2, and one for four, p4."""
    rows = kernel_rows()
    for row in rows:
        if row["op"] == "gemm_parts":
            parts = {"a": 2, "b": 4}[row["variant"]]
            row.update(sizes=[-1, -1, -1, parts], variant=f"p{parts}")
    return Bundle.open(build(tmp_path_factory.mktemp("parts"), kernels=rows))


@pytest.fixture(scope="module", params=[TINY, LARGE], ids=lambda g: g.name)
def geometry(request):
    return request.param


@pytest.fixture(scope="module", params=[False, True], ids=["compact", "whole"])
def whole(request):
    return request.param


@pytest.fixture(scope="module", params=[SMALL, COMPACT], ids=lambda shape: f"{shape.rows} rows")
def shape(request):
    return request.param


@pytest.fixture(scope="module", params=ALL_RULES, ids=lambda rules: rules.name)
def plan(bundle, geometry, shape, whole, request):
    return build_plan(geometry, bundle, shape, targets=("sm_90a", "portable"), rules=request.param, whole=whole)


def expected_ops(g, layer):
    head = ["add_norm", "gemm", "attention", "gemm", "add_norm", "gemm", "gemm"]
    tail = ["gather", "gather", "action_hidden", "add_norm", "gemm", "score", "action_features", "action_head"]
    return ["embed_norm", *layer * g.layers, "add_type", *head * g.head_layers, *tail]


@pytest.mark.parametrize(
    ("rules", "layer"),
    [
        (NO_RULES, ["qkv_rope", "attention", "gemm", "add_norm", "geglu", "gemm", "add_norm"]),
        (APART, ["gemm", "rope", "attention", "gemm", "add_norm", "geglu", "gemm", "add_norm"]),
        (PARTED, ["qkv_rope", "attention", "gemm_parts", "add_norm_parts", "geglu", "gemm_parts", "add_norm_parts"]),
        (ADDED, ["qkv_rope", "attention", "gemm_add", "add_norm", "geglu", "gemm_add", "add_norm"]),
    ],
    ids=lambda value: value.name if isinstance(value, RuleSet) else "",
)
def test_every_layer_is_there_in_order(bundle, geometry, rules, layer):
    g = geometry
    launches = build_plan(g, bundle, SMALL, targets=("sm_90a", "portable"), rules=rules).launches
    assert [launch.op for launch in launches] == expected_ops(g, layer)
    windows = [launch.sizes[-1] for launch in launches if launch.op == "attention"]
    assert windows == [0 if i % 3 == 0 else 64 for i in range(g.layers)] + [0] * g.head_layers
    tables = [launch.pointers[-4 if launch.op == "rope" else -5] for launch in launches if "rope" in launch.op]
    assert tables == [f"rope.{'global' if i % 3 == 0 else 'local'}.cos" for i in range(g.layers)]


def test_every_name_has_memory_and_every_weight_is_read(plan):
    used = {name for launch in plan.launches for name in launch.pointers if name}
    known = {weight.name for weight in weights(plan.geometry)}
    memory = {*plan.inputs, *plan.outputs, *plan.buffers}
    reserved = {"read_stream"} if plan.whole else set()
    assert used == (known | memory) - reserved
    assert not known & memory


def test_every_checkpoint_tensor_is_packed():
    """All but the temperature tensor, which upstream ignores too: its config says the temperatures."""
    packed = {weight.name for weight in weights(LARGE) if not weight.name.startswith("rope.")}
    assert packed == set(LARGE.tensors()) - {"temperature"}


def test_pointers_fit_the_abi(plan):
    shapes = {b.name: b for regions in (plan.inputs, plan.outputs, plan.buffers) for b in regions.values()}
    for launch in plan.launches:
        op = abi().ops[launch.op]
        assert len(launch.sizes) == len(op.sizes)
        for pointer, name in zip(op.pointers, launch.pointers, strict=True):
            assert name is not None or pointer.optional
            if name in shapes:
                assert shapes[name].storage in pointer.types


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_what_a_launch_reads_and_writes_lies_inside_its_buffers(bundle, rules):
    """In every class, with the workspace of that class alone: parts of a product take more rows than the class has."""
    for shape, whole in product(shape_classes(), (False, True)):
        plan = build_plan(TINY, bundle, shape, rules=rules, capacity=shape, whole=whole)
        known = {**plan.inputs, **plan.outputs, **plan.buffers}
        for launch in plan.launches:
            op = abi().ops[launch.op]
            sizes = dict(zip(op.sizes, launch.sizes, strict=True))
            for pointer, name in zip(op.pointers, launch.pointers, strict=True):
                if name in known:
                    held = np.prod([_evaluate(term, sizes) for term in pointer.shape], dtype=np.int64)
                    assert held <= np.prod(known[name].shape, dtype=np.int64), f"{shape}: {launch.label}, {name}"


def test_no_value_is_read_before_it_is_written_or_after_its_memory_is_reused(plan):
    """Runs the plan on names instead of numbers: a write ends every buffer that shares its bytes."""
    buffers = plan.buffers
    intact: set[str] = set()
    for launch in plan.launches:
        arguments = [
            (pointer, buffers[name])
            for pointer, name in zip(abi().ops[launch.op].pointers, launch.pointers, strict=True)
            if name in buffers
        ]
        for pointer, buffer in arguments:
            assert pointer.access == "out" or buffer.name in intact, (
                f"{launch.label} reads {buffer.name} too early or late"
            )
        for pointer, buffer in arguments:
            if pointer.access != "in":
                end = buffer.offset + buffer.size
                intact -= {b.name for b in buffers.values() if b.offset < end and buffer.offset < b.offset + b.size}
                intact.add(buffer.name)


def test_shared_memory_is_of_one_storage_class(plan):
    buffers = list(plan.buffers.values())
    shared = 0
    for i, a in enumerate(buffers):
        assert a.offset % 256 == 0
        for b in buffers[:i]:
            if a.offset < b.offset + b.size and b.offset < a.offset + a.size:
                shared += 1
                assert a.storage == b.storage
                assert a.last < b.first or b.last < a.first
    assert shared, "nothing is reused"
    assert plan.workspace_bytes < sum(b.size for b in buffers)


@pytest.mark.parametrize("head_layers", [1, 2, 3])
def test_all_classes_share_one_layout(bundle, head_layers):
    """Whatever rules choose, for rules choose by class; and both whole and compact plans."""
    g = replace(TINY, head_layers=head_layers)
    plans = [
        build_plan(g, bundle, shape, rules=rules, whole=whole)
        for shape in (SMALL, COMPACT, CAPACITY)
        for rules in ALL_RULES
        for whole in (False, True)
    ]
    layouts = [{name: (b.offset, b.size) for name, b in plan.buffers.items()} for plan in plans]
    assert all(layout == layouts[0] for layout in layouts)


def test_the_last_layer_computes_the_rows_that_are_read(bundle):
    plan = build_plan(TINY, bundle, COMPACT)
    assert not plan.whole
    d, reads, layer = TINY.width, COMPACT.seqs + COMPACT.markers, f"head.layers.{LAST}"
    start = [launch.label for launch in plan.launches].index(f"head {LAST} attention out") + 1
    assert [(one.label, one.op, one.pointers, one.sizes) for one in plan.launches[start : start + 6]] == [
        ("read rows", "gather", ("stream", "branch", "read_index", "read_stream", "reads"), (512, reads, d)),
        (
            "read norm2",
            "add_norm",
            ("read_stream", None, f"{layer}.norm2.weight", f"{layer}.norm2.bias", "y", "reads"),
            (reads, d),
        ),
        (
            "read linear1",
            "gemm",
            ("y", f"{layer}.linear1.weight", f"{layer}.linear1.bias", "expanded", "reads"),
            (reads, 4 * d, d),
        ),
        (
            "read linear2",
            "gemm",
            ("expanded", f"{layer}.linear2.weight", f"{layer}.linear2.bias", "branch", "reads"),
            (reads, d, 4 * d),
        ),
        (
            "option rows",
            "gather",
            ("read_stream", "branch", "marker_places", "marker_rows", "markers"),
            (reads, 64, d),
        ),
        ("first rows", "gather", ("read_stream", "branch", "first_places", "pooled", "seqs"), (reads, 4, d)),
    ]
    norm, wide, narrow = (plan.launches[start + i].kernel_name for i in (1, 2, 3))
    assert ".nores_bias_act." in norm
    assert ".act_act_relu." in wide
    assert ".act_f32_bias." in narrow
    shapes = {name: plan.inputs[name].shape for name in ("reads", "read_index", "first_places", "marker_places")}
    assert shapes == {"reads": (1,), "read_index": (reads,), "first_places": (4,), "marker_places": (64,)}
    held = plan.buffers["read_stream"]
    assert (held.storage, held.shape) == ("f32", (CAPACITY.seqs + CAPACITY.markers, d))


def test_few_rows_and_hidden_states_take_the_whole_plan(bundle):
    for shape in shape_classes():
        plan = build_plan(TINY, bundle, shape)
        assert plan.whole == (shape.rows <= WHOLE_ROWS)
        whole = build_plan(TINY, bundle, shape, whole=True)
        assert whole.whole
        assert (str(whole) == str(plan)) == plan.whole
        assert [launch.op for launch in whole.launches] == [
            launch.op for launch in build_plan(TINY, bundle, SMALL).launches
        ]
        assert set(whole.inputs) == {
            *("rows", "seqs", "markers", "starts", "lengths", "option_starts", "option_counts", "marker_index"),
            *("ids", "positions", "types"),
        }


def test_a_workspace_of_whole_plans_alone_has_no_room_for_others(bundle):
    for rows, there in ((WHOLE_ROWS, False), (2 * WHOLE_ROWS, True)):
        shape = ShapeClass(rows, 1, 64)
        plan = build_plan(TINY, bundle, shape, capacity=shape, whole=True)
        assert ("read_stream" in plan.buffers) == there


def test_taps_name_every_layer(plan):
    g = plan.geometry
    names = [tap.name for tap in plan.taps]
    encoder = [f"encoder.{i}" for i in range(g.layers)]
    heads = [f"head.{j}" for j in range(g.head_layers)]
    assert names == ["embeddings", *encoder, "final_norm", *(heads if plan.whole else heads[:-1])]


def test_prints_one_line_a_launch(plan):
    lines = str(plan).splitlines()
    memory = len(plan.inputs) + len(plan.buffers) + len(plan.outputs)
    assert len(lines) == 1 + len(plan.launches) + memory
    kernel = "sm_90a.rope.a" if plan.launches[2].op == "rope" else "sm_90a.attention.a"
    assert kernel in lines[3]
    assert "qkv=qkv" in lines[3]


def batch_of(rows, seqs, markers):
    zeros = np.zeros(rows, np.int32)
    return PackedBatch(
        ids=zeros + 5,
        positions=zeros,
        types=zeros,
        starts=np.zeros(seqs, np.int32),
        lengths=np.ones(seqs, np.int32),
        marker_index=np.arange(markers, dtype=np.int32),
        option_starts=np.zeros(seqs, np.int32),
        option_counts=np.ones(seqs, np.int32),
    )


@given(st.data())
def test_every_batch_falls_into_a_listed_class(data):
    seqs = data.draw(st.integers(1, 16))
    rows = 16 * data.draw(st.integers(seqs, 32 * seqs))
    markers = data.draw(st.integers(seqs, min(2048, rows)))
    shape = shape_class(batch_of(rows, seqs, markers))
    assert shape.rows >= rows
    assert shape.seqs >= seqs
    assert shape.markers >= markers
    assert shape in list(shape_classes())


def test_upload_holds_counts_and_zeros_the_rest(bundle):
    plan = build_plan(TINY, bundle, SMALL)
    words = np.full(plan.input_bytes // 4, -1, np.int32)
    Transfers.of(plan).fill(batch_of(48, 1, 3), words)

    def region(name):
        return words[plan.inputs[name].offset // 4 :][: plan.inputs[name].size // 4]

    assert (region("rows")[0], region("seqs")[0], region("markers")[0]) == (48, 1, 3)
    assert list(region("ids")) == [5] * 48 + [0] * 16
    assert list(region("marker_index")) == [0, 1, 2] + [0] * 61
    assert all(plan.inputs[name].offset % 16 == 0 for name in plan.inputs)


@pytest.mark.parametrize("shape", [SMALL, COMPACT])
def test_an_upload_leaves_nothing_of_the_one_before(bundle, shape):
    where = Transfers.of(build_plan(TINY, bundle, shape))
    fresh, used = (np.full(where.input_words, -1, np.int32) for _ in range(2))
    small = pack([Sequence((8,) * 3, (1,), 2)], 0)
    where.fill(pack([Sequence((9,) * 60, tuple(range(16)), 1)] * shape.seqs, 7), used)
    where.fill(small, fresh)
    where.fill(small, used)
    assert used.tolist() == fresh.tolist()


def test_upload_holds_the_read_rows_and_their_places(bundle):
    """Places follow the true counts, whatever the class has room for."""
    plan = build_plan(TINY, bundle, COMPACT)
    words = np.full(plan.input_bytes // 4, -1, np.int32)
    sequences = [Sequence((9,) * 100, (3, 7), 0), Sequence((9,) * 70, (0,), 1), Sequence((9,) * 40, (5, 6, 39), 2)]
    Transfers.of(plan).fill(pack(sequences, 0), words)

    def region(name):
        return words[plan.inputs[name].offset // 4 :][: plan.inputs[name].size // 4].tolist()

    assert region("reads") == [9]
    assert region("read_index") == [0, 112, 192, 3, 7, 112, 197, 198, 231] + [0] * 59
    assert region("first_places") == [0, 1, 2, 0]
    assert region("marker_places") == [3, 4, 5, 6, 7, 8] + [0] * 58


@pytest.mark.parametrize(
    "lengths",
    [(200,), (129,), (90, 33, 64), (40, 300, 17), (512, 512), (60,) * 7, (33,) * 16],
    ids=lambda lengths: f"{len(lengths)}x{max(lengths)}",
)
def test_read_rows_have_the_bits_that_all_rows_have(engine, lengths):
    """One sequence and many, few markers and as many as there are tokens; counts lie below the class's."""
    random = np.random.default_rng(lengths)
    most = [n if sum(lengths) < 300 else 3 for n in lengths]
    for counts in ([1] * len(lengths), [min(n, 5) for n in lengths], most):
        sequences = [
            Sequence(
                tuple(random.integers(5, 5000, n).tolist()),
                tuple(sorted(random.choice(n, count, replace=False).tolist())),
                i % 3,
            )
            for i, (n, count) in enumerate(zip(lengths, counts, strict=True))
        ]
        plan = engine.plan(sequences)
        assert not plan.whole
        compact, whole = engine.forward(sequences), engine.forward(sequences, capture_hidden=True)
        assert whole.hidden[f"head.{LAST}"].shape == (pack(sequences, 0).rows, TINY.width)
        assert compact.logits.tobytes() == whole.logits.tobytes()
        assert compact.action_logits.tobytes() == whole.action_logits.tobytes()
        again = engine.forward(sequences)
        assert compact.logits.tobytes() == again.logits.tobytes()
        with engine.place(sequences) as placed:
            placed.run()
            assert placed.read().logits.tobytes() == whole.logits.tobytes()
            assert placed.read().action_logits.tobytes() == whole.action_logits.tobytes()


def test_rules_choose_by_op_options_sizes_and_rows(bundle):
    named = (
        Rule("qkv_rope", None, None, None, ANY, SEPARATE),
        Rule("gemm", None, "act_act_none", (-1, 3 * TINY.width), 64, "b"),
        Rule("attention", None, None, None, ANY, "b"),
        Rule("rope", None, None, None, ANY, "gone"),
        Rule("score", None, None, None, ANY, "gone"),
        Rule("score", None, None, None, ANY, "b"),
    )
    rules = RuleSet("some", named)
    small = build_plan(TINY, bundle, SMALL, targets=("portable",), rules=rules)
    names = {launch.label: launch.kernel_name for launch in small.launches}
    assert names["encoder 0 qkv"] == "portable.gemm.act_act_none.b"
    assert names["encoder 0 attention"] == "portable.attention.b"
    assert names["encoder 0 rope"] == "portable.rope.a"
    assert names["option logits"] == "portable.score.b"
    assert names["head 0 qkv"] == "portable.gemm.act_act_bias.a"
    larger = build_plan(TINY, bundle, ShapeClass(128, 1, 64), targets=("portable",), rules=rules)
    assert larger.launches[1].kernel_name == "portable.gemm.act_act_none.a"


def test_a_rule_chooses_among_the_variants_of_a_fused_launch(bundle):
    rules = RuleSet("some", (Rule("qkv_rope", "portable", None, None, 64, "b"),))
    for rows, target, variant in ((64, "portable", "b"), (128, "portable", "a"), (64, "sm_90a", "a")):
        plan = build_plan(TINY, bundle, ShapeClass(rows, 1, 64), targets=(target,), rules=rules)
        assert plan.launches[1].kernel_name == f"{target}.qkv_rope.{variant}"


def test_a_rule_may_part_a_fused_launch_up_to_some_rows(bundle):
    rules = RuleSet("some", (Rule("qkv_rope", None, None, None, 64, SEPARATE), Rule("rope", None, None, None, 64, "b")))
    small, larger = (build_plan(TINY, bundle, ShapeClass(rows, 1, 64), rules=rules) for rows in (64, 128))
    assert [launch.op for launch in small.launches[1:3]] == ["gemm", "rope"]
    assert small.launches[2].kernel_name.endswith(".rope.b")
    assert larger.launches[1].op == "qkv_rope"


def test_without_a_fused_kernel_the_launches_are_separate(tmp_path, bundle):
    rows = [row for row in kernel_rows() if row["op"] not in ("qkv_rope", "gemm_parts", "gemm_add", "add_norm_parts")]
    few = Bundle.open(build(tmp_path / "b", kernels=[{**row, "id": i} for i, row in enumerate(rows)]))
    wanted = [launch.op for launch in build_plan(TINY, bundle, SMALL, rules=APART).launches]
    for rules in ALL_RULES:
        assert [launch.op for launch in build_plan(TINY, few, SMALL, rules=rules).launches] == wanted


def parts_of(plan):
    """Labels of products in parts, with how many; the norm after each sums as many."""
    found = {}
    for launch, following in zip(plan.launches, plan.launches[1:], strict=False):
        if launch.op == "gemm_parts":
            assert following.op == "add_norm_parts"
            assert following.sizes == (launch.sizes[0], launch.sizes[1], launch.sizes[3])
            assert following.pointers[1] == launch.pointers[2] == "branch"
            found[launch.label] = launch.sizes[3]
    assert sum(launch.op == "add_norm_parts" for launch in plan.launches) == len(found)
    return found


def test_the_variant_of_a_rule_says_how_many_parts(parts_bundle):
    for variant, parts in (("p2", 2), ("p4", 4)):
        rules = RuleSet("some", (Rule("gemm_parts", None, None, None, ANY, variant),))
        plan = build_plan(TINY, parts_bundle, SMALL, targets=("portable",), rules=rules)
        assert parts_of(plan) == dict.fromkeys(BRANCHES, parts)
        assert {launch.kernel_name for launch in plan.launches if launch.op == "gemm_parts"} == {
            f"portable.gemm_parts.{'a' if variant == 'p2' else 'b'}"
        }


def test_the_last_norm_after_parts_leaves_the_final_state_in_f32(bundle):
    plan = build_plan(TINY, bundle, SMALL, targets=("portable",), rules=PARTED)
    norms = [launch for launch in plan.launches if launch.op == "add_norm_parts"]
    assert [launch.kernel_name for launch in norms] == ["portable.add_norm_parts.act.a"] * (2 * TINY.layers - 1) + [
        "portable.add_norm_parts.f32.a"
    ]
    assert norms[-1].label == "final norm"
    assert norms[-1].pointers[3] == "hidden"


@pytest.mark.parametrize(
    ("rows", "parts"), [(64, 4), (512, 4), (768, 2), (1024, 2), (1536, None), (2048, None), (8192, None)]
)
def test_parts_end_where_their_rows_would_not_fit(parts_bundle, rows, parts):
    """Of two rules the first is followed whose parts have room; with none, the product is whole."""
    rules = RuleSet("some", tuple(Rule("gemm_parts", None, None, None, ANY, f"p{n}") for n in (4, 2)))
    plan = build_plan(TINY, parts_bundle, ShapeClass(rows, 4, 64), targets=("portable",), rules=rules)
    assert parts_of(plan) == (dict.fromkeys(BRANCHES, parts) if parts else {})
    assert rows * (parts or 2) <= MOST_PART_ROWS or parts is None
    for label in BRANCHES:
        (launch,) = (launch for launch in plan.launches if launch.label == label)
        assert launch.op == ("gemm_parts" if parts else "gemm")
    alone = RuleSet("some", rules.rules[:1])
    plan = build_plan(TINY, parts_bundle, ShapeClass(rows, 4, 64), targets=("portable",), rules=alone)
    assert bool(parts_of(plan)) == (4 * rows <= MOST_PART_ROWS)


def test_a_rule_may_part_one_of_the_two_products(bundle):
    """By the depth of the product, as sizes name it."""
    rules = RuleSet("some", (Rule("gemm_parts", None, None, (-1, TINY.width, TINY.intermediate), ANY, "a"),))
    plan = build_plan(TINY, bundle, SMALL, targets=("portable",), rules=rules)
    assert list(parts_of(plan)) == [label for label in BRANCHES if label.endswith("mlp out")]


def forward(checkpoint, bundle, folder, *rules):
    """Ops of the plan and results of a forward on the host by these rules, and of each layer."""
    path = folder / "rules.json"
    path.write_text(json.dumps({"rules": rules}))
    sequences = [Sequence(tuple(range(5, 5 + n)), (2, 7, 11), kind) for kind, n in enumerate((40, 300, 17))]
    with Engine(checkpoint, bundle, plan=str(path)) as engine:
        plan = engine.plan(sequences)
        return [launch.op for launch in plan.launches], engine.forward(sequences, capture_hidden=True), plan


def assert_near(result, other, relative):
    for name in ("logits", "action_logits"):
        ours, theirs = getattr(result, name), getattr(other, name)
        assert np.abs(ours - theirs).max() <= relative * np.abs(theirs).max(), name
    for name, state in result.hidden.items():
        assert np.isfinite(state).all()
        assert np.abs(state - other.hidden[name]).max() <= relative * np.abs(other.hidden[name]).max(), name


def test_a_fused_launch_computes_what_the_separate_ones_do(small, cpu_bundle, tmp_path):
    fused_ops, fused, _ = forward(small, cpu_bundle, tmp_path)
    ops, separate, plan = forward(small, cpu_bundle, tmp_path, {"op": "qkv_rope", "variant": SEPARATE})
    layers = plan.geometry.layers
    assert (fused_ops.count("qkv_rope"), fused_ops.count("rope")) == (layers, 0)
    assert (ops.count("qkv_rope"), ops.count("rope")) == (0, layers)
    assert_near(separate, fused, 1e-5)


def test_parts_of_a_product_add_up_to_the_same_answer(small, cpu_bundle, tmp_path):
    whole_ops, whole, _ = forward(small, cpu_bundle, tmp_path)
    ops, parted, plan = forward(small, cpu_bundle, tmp_path, {"op": "gemm_parts", "variant": "c"})
    assert whole_ops.count("gemm_parts") == whole_ops.count("add_norm_parts") == 0
    assert ops.count("gemm_parts") == ops.count("add_norm_parts") == 2 * plan.geometry.layers
    assert parts_of(plan) == {launch.label: 2 for launch in plan.launches if launch.op == "gemm_parts"}
    assert_near(parted, whole, 1e-4)
    assert parted.logits.tobytes() != whole.logits.tobytes()  # another order of sums


def test_a_product_that_adds_to_the_stream_leaves_nothing_for_the_norm_to_add(bundle):
    plan = build_plan(TINY, bundle, SMALL, targets=("portable",), rules=ADDED)
    depth = {"attention out": ("attended", TINY.width), "mlp out": ("gated", TINY.intermediate)}
    seen = []
    for launch, following in zip(plan.launches, plan.launches[1:], strict=False):
        if launch.op == "gemm_add":
            seen.append(launch.label)
            a, k = depth[launch.label.split(" ", 2)[2]]
            assert launch.kernel_name == "portable.gemm_add.b"
            assert (launch.pointers[0], *launch.pointers[2:]) == (a, "stream", "rows")
            assert launch.sizes == (SMALL.rows, TINY.width, k)
            result = "f32" if following.label == "final norm" else "act"
            assert following.kernel_name == f"portable.add_norm.nores_nobias_{result}.a"
            assert following.pointers[:2] == ("stream", None)
            assert following.pointers[4] == ("hidden" if result == "f32" else "y")
    assert seen == BRANCHES
    assert not [launch for launch in plan.launches if launch.label in BRANCHES and launch.op != "gemm_add"]


def test_a_rule_may_add_one_of_the_two_products_up_to_some_rows(bundle):
    rules = RuleSet("some", (Rule("gemm_add", None, None, (-1, TINY.width, TINY.intermediate), 64, "a"),))
    small, larger = (build_plan(TINY, bundle, ShapeClass(rows, 1, 64), rules=rules) for rows in (64, 128))
    added = [launch.label for launch in small.launches if launch.op == "gemm_add"]
    assert added == [label for label in BRANCHES if label.endswith("mlp out")]
    assert not [launch for launch in larger.launches if launch.op == "gemm_add"]


def test_a_product_added_to_the_stream_has_the_bits_of_one_added_by_the_norm(small, cpu_bundle, tmp_path):
    whole_ops, whole, _ = forward(small, cpu_bundle, tmp_path)
    ops, added, plan = forward(small, cpu_bundle, tmp_path, {"op": "gemm_add", "variant": "c"})
    assert whole_ops.count("gemm_add") == 0
    assert ops.count("gemm_add") == 2 * plan.geometry.layers
    assert added.logits.tobytes() == whole.logits.tobytes()
    assert added.action_logits.tobytes() == whole.action_logits.tobytes()
    assert {name: state.tobytes() for name, state in added.hidden.items()} == {
        name: state.tobytes() for name, state in whole.hidden.items()
    }


def test_rules_may_speak_of_one_target():
    rule = Rule("gemm", "sm_90a", None, None, 64, "b")
    assert rule.fits("gemm", "sm_90a", "act_act_none", (64, 1, 1))
    assert not rule.fits("gemm", "portable", "act_act_none", (64, 1, 1))
    assert not rule.fits("gemm", "sm_90a", "act_act_none", (128, 1, 1))


def test_plan_files_are_readable(tmp_path):
    assert rules_for("some device") == load_rules("default")
    assert load_rules("default").rules
    with pytest.raises(BundleError, match=r"no plan 'nowhere': use one of batch-invariant, default, or the path"):
        load_rules("nowhere")
    path = tmp_path / "own.json"
    path.write_text('{"rules": [{"op": "rope", "variant": "r1"}]}')
    assert load_rules(str(path)) == RuleSet(str(path), (Rule("rope", None, None, None, ANY, "r1"),))
    for text in ("{", "[]", '{"rules": [{"op": "rope"}]}', '{"rules": [1]}'):
        path.write_text(text)
        with pytest.raises(BundleError, match=r"own\.json: is no plan file"):
            load_rules(str(path))


def test_complete_rules_leave_nothing_to_the_library(bundle):
    """The stand-in library has variants a and b only."""
    for named in ((), (Rule("embed_norm", None, None, None, 64, "z"),)):
        rules = RuleSet("strict", named, complete=True)
        complaint = (
            r"plan strict: names none of the variants a, b that the library has for embed_norm \(embeddings, 64 "
        )
        with pytest.raises(BundleError, match=complaint):
            build_plan(TINY, bundle, SMALL, targets=("portable",), rules=rules)
    every = RuleSet("strict", tuple(Rule(op, None, None, None, 64, "b") for op in abi().ops), complete=True)
    plan = build_plan(TINY, bundle, SMALL, targets=("portable",), rules=every)
    assert {launch.kernel_name.rsplit(".", 1)[1] for launch in plan.launches} == {"b"}


def test_capacity_follows_the_workspace(bundle):
    targets = ("portable",)
    largest = fitting_capacity(LARGE, bundle, targets, NO_RULES, 512 << 20)
    assert largest == CAPACITY
    smaller = fitting_capacity(LARGE, bundle, targets, NO_RULES, 40 << 20)
    assert 512 <= smaller.rows < CAPACITY.rows
    shapes = list(shape_classes(smaller))
    assert shapes == [shape for shape in shape_classes() if shape.rows <= smaller.rows]
    for shape in shapes:
        plan = build_plan(LARGE, bundle, shape, targets=targets, capacity=smaller)
        assert plan.workspace_bytes <= 40 << 20
        for regions in (plan.inputs, plan.outputs, plan.buffers):
            assert all(buffer.size > 0 for buffer in regions.values())
    with pytest.raises(BundleError, match=r"a workspace of 5 MiB is too small: one sequence of 512 tokens takes 2"):
        fitting_capacity(LARGE, bundle, targets, NO_RULES, 5 << 20)


def test_a_compact_layout_holds_its_own_class(bundle):
    for shape in shape_classes():
        plan = build_plan(TINY, bundle, shape, capacity=shape)
        for name in ("stream", "qkv", "marker_rows"):
            assert plan.buffers[name].shape[0] == (shape.markers if name == "marker_rows" else shape.rows)
        assert plan.workspace_bytes <= build_plan(TINY, bundle, CAPACITY).workspace_bytes


def test_a_library_without_a_needed_kernel_is_refused(tmp_path):
    rows = [row for row in kernel_rows() if row["op"] != "geglu"]
    few = Bundle.open(build(tmp_path / "b", kernels=[{**row, "id": i} for i, row in enumerate(rows)]))
    with pytest.raises(BundleError, match=r"no kernel for geglu \(max_rows=64, f=192, k=128\)"):
        build_plan(TINY, few, SMALL)


@given(
    st.lists(
        st.tuples(st.integers(1, 2000), st.integers(0, 9), st.integers(0, 9), st.sampled_from(["act", "f32"])),
        max_size=12,
    )
)
def test_arranged_buffers_never_disturb_each_other(items):
    buffers = [Buffer(f"b{i}", kind, (), min(a, b), max(a, b), 0, size) for i, (size, a, b, kind) in enumerate(items)]
    placed = arrange(buffers)
    assert [replace(b, offset=0) for b in placed.values()] == buffers
    for a in placed.values():
        for b in placed.values():
            if a.name < b.name and a.offset < b.offset + b.size and b.offset < a.offset + a.size:
                assert a.storage == b.storage
                assert a.last < b.first or b.last < a.first
