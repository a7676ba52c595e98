"""Every kernel of the CPU twin, through the C ABI, against the float64 references at uneven sizes.

The fixtures poison everything that a kernel must not use: rows past the true count, rows between sequences, spare
sequences. They put a guard around every buffer, so a result also shows that nothing else was written.
"""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from fake_library import OPTIONS

from ci import reference
from ci.parity import fixtures, kernels
from ci.parity.check import Launcher, check, differing, judge
from ci.parity.memory import Buffer, HostMemory
from laya_cuda.abi import abi
from laya_cuda.bundle import Bundle

# rows, then the op's other sizes: partial tiles in every dimension, single elements, whole tiles.
GEMM = [(17, 70, 67), (1, 1, 1), (64, 64, 64), (65, 193, 129), (130, 33, 257), (3, 3072, 5)]
GEGLU = [(17, 33, 67), (1, 1, 1), (64, 64, 64), (130, 65, 129)]
# Parts are multiples of 128 deep: these leave the last ones short, empty or whole.
PARTS = [(17, 70, 67, 2), (1, 1, 1, 1), (64, 64, 256, 2), (65, 193, 129, 3), (130, 33, 257, 2), (3, 128, 1024, 4)]
QKV = [(17, 1, 67, 50), (1, 1, 1, 1), (64, 2, 64, 512), (65, 3, 129, 512), (130, 1, 257, 7)]
LENGTHS = [[1], [16], [17], [63, 64, 65], [128, 129], [0], [0, 33, 0, 128, 5, 0], [200, 1, 15], [300]]
ARGUMENT, KERNEL, SHAPE, ALIGNMENT = 1000, 1001, 1002, 1003


@pytest.fixture(scope="module")
def bundle(cpu_bundle) -> Bundle:
    return Bundle.open(cpu_bundle)


@pytest.fixture
def launcher() -> Launcher:
    return Launcher(HostMemory())


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(1234)


def holds(launcher, bundle, tolerances, op, fixture, sizes):
    """Run a fixture on the kernel for it and fail with what is wrong."""
    kernel = bundle.kernel(op, sizes, fixture.options)
    outcome = check(launcher, bundle, kernel, fixture, tolerances)
    assert not outcome.problems, "\n".join(outcome.problems)
    return outcome


def ran(launcher, bundle, op, prepared):
    """What the kernel for a fixture leaves, all its rows true."""
    rows, kernel = prepared.sizes[0], bundle.kernel(op, prepared.sizes, prepared.options)
    code, raw, broken = launcher.run(bundle, kernel, prepared.at(rows, rows))
    assert (code, broken) == (0, [])
    return raw


def rowwise(launcher, bundle, tolerances, rng, op, options, sizes, spare=70, harsh=False):
    """Check an op with all its rows true, then with `spare` more rows of capacity."""
    full = (sizes[0] + spare, *sizes[1:]) if abi().ops[op].sizes[0] in ("max_rows", "max_seqs") else sizes
    prepared = fixtures.prepare(op, options, full, bundle.storage, rng, harsh=harsh)
    for capacity in (sizes[0], sizes[0] + spare):
        holds(launcher, bundle, tolerances, op, prepared.at(sizes[0], capacity), full)


@pytest.mark.parametrize("options", OPTIONS["gemm"])
@pytest.mark.parametrize("sizes", GEMM, ids=str)
def test_gemm(launcher, bundle, tolerances, rng, options, sizes):
    rowwise(launcher, bundle, tolerances, rng, "gemm", options, sizes)


@pytest.mark.parametrize("sizes", PARTS, ids=str)
def test_gemm_parts(launcher, bundle, tolerances, rng, sizes):
    rowwise(launcher, bundle, tolerances, rng, "gemm_parts", "", sizes)


@pytest.mark.parametrize("sizes", GEMM, ids=str)
def test_gemm_add(launcher, bundle, tolerances, rng, sizes):
    rowwise(launcher, bundle, tolerances, rng, "gemm_add", "", sizes)


def test_a_product_that_adds_has_the_bits_of_a_product_and_a_norm_that_adds(launcher, bundle, rng):
    rows, n, k = 37, 128, 192
    whole = fixtures.prepare("gemm", "act_f32_none", (rows, n, k), bundle.storage, rng)
    adds = fixtures.prepare("gemm_add", "", (rows, n, k), bundle.storage, rng)
    adds = dataclasses.replace(adds, inputs={**adds.inputs, **whole.inputs})
    norm = fixtures.prepare("add_norm", "res_nobias_act", (rows, n), bundle.storage, rng)
    branch = ran(launcher, bundle, "gemm", whole)["c"]
    norm = dataclasses.replace(norm, inputs={**norm.inputs, "stream": adds.inputs["c"], "branch": branch})
    bare = fixtures.prepare("add_norm", "nores_nobias_act", (rows, n), bundle.storage, rng)
    stream = ran(launcher, bundle, "gemm_add", adds)["c"]
    bare = dataclasses.replace(bare, inputs={**bare.inputs, "stream": stream, "gamma": norm.inputs["gamma"]})
    together, apart = ran(launcher, bundle, "add_norm", norm), ran(launcher, bundle, "add_norm", bare)
    assert stream.tobytes() == together["stream"].tobytes()
    assert apart["y"].tobytes() == together["y"].tobytes()


@pytest.mark.parametrize("sizes", QKV, ids=str)
def test_qkv_rope_at_any_position(launcher, bundle, tolerances, rng, sizes):
    """Positions are random, repeat, and lie outside the table."""
    rowwise(launcher, bundle, tolerances, rng, "qkv_rope", "", sizes)


@pytest.mark.parametrize("parts", [1, 2, 3, 4])
def test_the_parts_of_a_product_are_summed_to_the_product(launcher, bundle, rng, parts):
    """gemm_parts and add_norm_parts against gemm and add_norm on the same operands."""
    rows, n, k = 37, 128, 700
    whole = fixtures.prepare("gemm", "act_f32_none", (rows, n, k), bundle.storage, rng)
    split = fixtures.prepare("gemm_parts", "", (rows, n, k, parts), bundle.storage, rng)
    split = dataclasses.replace(split, inputs=whole.inputs)
    norm = fixtures.prepare("add_norm", "res_nobias_act", (rows, n), bundle.storage, rng)
    branch = {
        "add_norm": (norm, ran(launcher, bundle, "gemm", whole)["c"]),
        "add_norm_parts": (
            fixtures.prepare("add_norm_parts", "act", (rows, n, parts), bundle.storage, rng),
            ran(launcher, bundle, "gemm_parts", split)["c"],
        ),
    }
    assert branch["add_norm_parts"][1].shape == (rows, parts, n)
    shared = {name: norm.inputs[name] for name in ("stream", "gamma")}
    once, parted = (
        ran(launcher, bundle, op, dataclasses.replace(one, inputs={**one.inputs, **shared, "branch": value}))
        for op, (one, value) in branch.items()
    )
    for name in ("stream", "y"):
        assert np.allclose(once[name], parted[name], rtol=0, atol=1e-5)


def test_qkv_rope_is_gemm_then_rope(launcher, bundle, rng):
    rows, heads, k, tables = 65, 3, 129, 50
    fused = fixtures.prepare("qkv_rope", "", (rows, heads, k, tables), bundle.storage, rng)
    product = fixtures.prepare("gemm", "act_act_none", (rows, 192 * heads, k), bundle.storage, rng)
    product = dataclasses.replace(product, inputs={name: fused.inputs[name] for name in ("a", "w")})
    turned = fixtures.prepare("rope", "", (rows, heads, tables), bundle.storage, rng)
    tables = {name: fused.inputs[name] for name in ("cos", "sin", "positions")}
    turned = dataclasses.replace(turned, inputs={**tables, "qkv": ran(launcher, bundle, "gemm", product)["c"]})
    once, twice = ran(launcher, bundle, "qkv_rope", fused)["qkv"], ran(launcher, bundle, "rope", turned)["qkv"]
    assert np.allclose(once, twice, rtol=0, atol=1e-5)
    assert np.abs(once - ran(launcher, bundle, "gemm", product)["c"]).max() > 0.1  # the rotation does something


@pytest.mark.parametrize("sizes", GEGLU, ids=str)
def test_geglu(launcher, bundle, tolerances, rng, sizes):
    rowwise(launcher, bundle, tolerances, rng, "geglu", "", sizes)


@pytest.mark.parametrize("options", OPTIONS["add_norm"])
@pytest.mark.parametrize("harsh", [False, True], ids=["unit", "stream-of-3e4"])
@pytest.mark.parametrize("sizes", [(17, 67), (1, 1024), (33, 128)], ids=str)
def test_add_norm(launcher, bundle, tolerances, rng, options, harsh, sizes):
    rowwise(launcher, bundle, tolerances, rng, "add_norm", options, sizes, harsh=harsh)


@pytest.mark.parametrize("options", OPTIONS["add_norm_parts"])
@pytest.mark.parametrize("harsh", [False, True], ids=["unit", "stream-of-3e4"])
@pytest.mark.parametrize("sizes", [(17, 67, 2), (1, 1024, 4), (33, 128, 3), (5, 64, 1)], ids=str)
def test_add_norm_parts(launcher, bundle, tolerances, rng, options, harsh, sizes):
    rowwise(launcher, bundle, tolerances, rng, "add_norm_parts", options, sizes, harsh=harsh)


@pytest.mark.parametrize("sizes", [(17, 97, 67), (5, 1, 128), (64, 300, 1024)], ids=str)
def test_embed_norm_clamps_ids(launcher, bundle, tolerances, rng, sizes):
    rowwise(launcher, bundle, tolerances, rng, "embed_norm", "", sizes)


@pytest.mark.parametrize("harsh", [False, True], ids=["unit", "stream-of-3e4"])
def test_add_type_clamps_types(launcher, bundle, tolerances, rng, harsh):
    rowwise(launcher, bundle, tolerances, rng, "add_type", "", (33, 67), harsh=harsh)


@pytest.mark.parametrize("sizes", [(70, 1, 50), (17, 3, 512), (5, 2, 1)], ids=str)
def test_rope_at_any_position_leaves_values_alone(launcher, bundle, tolerances, rng, sizes):
    """Positions are random, repeat, and lie outside the table; the value columns must keep their bits."""
    rowwise(launcher, bundle, tolerances, rng, "rope", "", sizes)


def test_rope_positions_start_again_in_each_sequence(launcher, bundle, tolerances, rng):
    heads, length = 2, 48
    prepared = fixtures.prepare("rope", "", (2 * length, heads, length), bundle.storage, rng)
    positions = np.resize(np.arange(length, dtype=np.int32), 2 * length)
    values = {k: v.astype(np.float64) if v.dtype != np.int32 else v for k, v in prepared.inputs.items()}
    value, spread = reference.rope(values["qkv"], values["cos"], values["sin"], positions, heads)
    want = dataclasses.replace(prepared.expected["qkv"], value=value, spread=spread)
    wrapped = dataclasses.replace(prepared, inputs={**prepared.inputs, "positions": positions}, expected={"qkv": want})
    holds(launcher, bundle, tolerances, "rope", wrapped.at(2 * length, 2 * length), prepared.sizes)


@pytest.mark.parametrize("window", [0, 64])
@pytest.mark.parametrize("lengths", LENGTHS, ids=str)
@pytest.mark.parametrize("heads", [1, 3])
def test_attention(launcher, bundle, tolerances, rng, window, lengths, heads):
    """All rows outside the sequences hold NaN or infinity; padding up to 16 rows comes out as zeros."""
    for max_len in (None, 512):
        fixture = fixtures.attention(lengths, heads, window, bundle.storage, rng, max_len=max_len)
        holds(launcher, bundle, tolerances, "attention", fixture, fixture.sizes)


@pytest.mark.parametrize("window", [0, 64])
def test_attention_ends_with_the_buffer(launcher, bundle, tolerances, rng, window):
    """A last tile of keys that would reach past the last row."""
    fixture = fixtures.attention([48, 23], 2, window, bundle.storage, rng, spare_seqs=0, spare_rows=0)
    holds(launcher, bundle, tolerances, "attention", fixture, fixture.sizes)


def test_attention_window_matters(launcher, bundle, rng):
    """The windowed and the full kernel must differ where a sequence is longer than the window."""
    fixture = fixtures.attention([200], 1, 0, bundle.storage, rng)
    outputs = []
    for window in (0, 64):
        sizes = (*fixture.sizes[:4], window)
        kernel = bundle.kernel("attention", sizes)
        outputs.append(launcher.run(bundle, kernel, dataclasses.replace(fixture, sizes=sizes))[1])
    assert differing(fixture, *outputs) == ["out"]


def test_a_sequence_is_the_same_bits_among_any_neighbours(launcher, bundle, rng):
    """Attention of one sequence alone, and between others at another place of the packed rows."""
    heads, length = 2, 40
    alone = fixtures.attention([length], heads, 64, bundle.storage, rng)
    among = fixtures.attention([70, length, 5], heads, 64, bundle.storage, rng)
    start = int(among.initial["starts"][1])
    qkv = among.initial["qkv"].copy()
    qkv[start : start + length] = alone.initial["qkv"][:length]
    among = dataclasses.replace(among, initial={**among.initial, "qkv": qkv})
    kernel = bundle.kernel("attention", alone.sizes)
    first = launcher.run(bundle, kernel, alone)[1]["out"][:length]
    second = launcher.run(bundle, kernel, among)[1]["out"][start : start + length]
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize("harsh", [False, True], ids=["unit", "stream-of-3e4"])
def test_gather_clamps_indices(launcher, bundle, tolerances, rng, harsh):
    prepared = fixtures.prepare("gather", "", (50, 30, 67), bundle.storage, rng, harsh=harsh)
    for count, capacity in ((30, 30), (11, 30), (1, 1), (0, 4)):
        holds(launcher, bundle, tolerances, "gather", prepared.at(count, capacity), prepared.sizes)


@pytest.mark.parametrize("d", [1, 67, 1024])
def test_score(launcher, bundle, tolerances, rng, d):
    prepared = fixtures.prepare("score", "", (30, d), bundle.storage, rng)
    for count, capacity in ((30, 30), (11, 30), (1, 1), (0, 4)):
        holds(launcher, bundle, tolerances, "score", prepared.at(count, capacity), prepared.sizes)


def test_action_features(launcher, bundle, tolerances, rng):
    """1 to 255 options a sequence."""
    prepared = fixtures.prepare("action_features", "", (600, 16), bundle.storage, rng)
    for count, capacity in ((16, 16), (7, 16), (1, 1), (0, 4)):
        holds(launcher, bundle, tolerances, "action_features", prepared.at(count, capacity), prepared.sizes)


def test_action_features_of_a_single_option_and_of_far_apart_logits(launcher, bundle, rng):
    """One option counts as two with probability 0; logits thousands apart must not overflow."""
    prepared = fixtures.prepare("action_features", "", (8, 3), bundle.storage, rng)
    logits = np.array([7.0, -4000.0, 4000.0, 0.0, 0.0, 0.0, 0.0, 0.0], np.float32)
    inputs = {"logits": logits, "option_starts": np.int32([0, 1, 3]), "option_counts": np.int32([1, 2, 4])}
    fixture = dataclasses.replace(prepared, inputs=inputs).at(3, 3)
    kernel = bundle.kernel("action_features", fixture.sizes)
    code, raw, broken = launcher.run(bundle, kernel, fixture)
    assert (code, broken) == (0, [])
    want = [[1, 1, 0, 2 / 255], [1, 1, 0, 2 / 255], [0.25, 0, 1, 4 / 255]]
    assert np.allclose(raw["features"], want, atol=1e-6)


@pytest.mark.parametrize("harsh", [False, True], ids=["unit", "pooled-of-300"])
@pytest.mark.parametrize("sizes", [(5, 67), (48, 128), (1, 1024), (3, 1)], ids=str)
def test_action_hidden(launcher, bundle, tolerances, rng, harsh, sizes):
    rowwise(launcher, bundle, tolerances, rng, "action_hidden", "", sizes, spare=3, harsh=harsh)


@pytest.mark.parametrize("harsh", [False, True], ids=["unit", "hidden-of-300"])
@pytest.mark.parametrize("sizes", [(5, 67, 2), (48, 128, 4), (1, 1024, 1)], ids=str)
def test_action_head(launcher, bundle, tolerances, rng, harsh, sizes):
    rowwise(launcher, bundle, tolerances, rng, "action_head", "", sizes, spare=3, harsh=harsh)


def test_every_kernel_is_tested_here(bundle):
    """No op or option of the library is missing from the lists above."""
    listed = {(op, o) for op, options in OPTIONS.items() for o in options}
    listed |= {(op, "") for op in abi().ops if op not in OPTIONS}
    assert {(k.op, k.options) for k in bundle.kernels} == listed
    assert {k.sizes[4] for k in bundle.kernels if k.op == "attention"} == {0, 64}


def arguments(bundle, op="add_norm", options="res_nobias_act", sizes=(3, 67)):
    """(kernel id, addresses by pointer name, sizes, buffers to keep alive) of a good call."""
    prepared = fixtures.prepare(op, options, sizes, bundle.storage, np.random.default_rng(0))
    fixture = prepared.at(sizes[0], sizes[0])
    buffers = {name: Buffer(HostMemory(), value) for name, value in fixture.initial.items() if value is not None}
    addresses = {p.name: buffers[p.name].address if p.name in buffers else None for p in abi().ops[op].pointers}
    return bundle.kernel(op, sizes, options).id, addresses, list(sizes), buffers


def test_a_good_call_is_good(bundle):
    kernel, addresses, sizes, _buffers = arguments(bundle)
    assert bundle.function("add_norm")(kernel, *addresses.values(), *sizes, None) == 0


@pytest.mark.parametrize("name", ["stream", "branch", "gamma", "y", "rows"])
def test_a_missing_pointer_is_refused(bundle, name):
    kernel, addresses, sizes, _buffers = arguments(bundle)
    addresses[name] = None
    assert bundle.function("add_norm")(kernel, *addresses.values(), *sizes, None) == ARGUMENT


def test_a_pointer_that_the_kernel_does_not_take_is_refused(bundle):
    kernel, addresses, sizes, _buffers = arguments(bundle)
    addresses["beta"] = addresses["gamma"]
    assert bundle.function("add_norm")(kernel, *addresses.values(), *sizes, None) == ARGUMENT


@pytest.mark.parametrize("sizes", [(0, 67), (3, 0), (-1, 67), (3, -5)], ids=str)
def test_a_size_that_is_not_positive_is_refused(bundle, sizes):
    kernel, addresses, _, _buffers = arguments(bundle)
    assert bundle.function("add_norm")(kernel, *addresses.values(), *sizes, None) == ARGUMENT


@pytest.mark.parametrize("kernel", [-1, 10**6, 2**31 - 1])
def test_an_unknown_kernel_is_refused(bundle, kernel):
    _, addresses, sizes, _buffers = arguments(bundle)
    assert bundle.function("add_norm")(kernel, *addresses.values(), *sizes, None) == KERNEL


def test_a_kernel_of_another_op_is_refused(bundle):
    _, addresses, sizes, _buffers = arguments(bundle)
    other = next(k.id for k in bundle.kernels if k.op == "geglu")
    assert bundle.function("add_norm")(other, *addresses.values(), *sizes, None) == KERNEL


def test_a_size_the_kernel_was_not_compiled_for_is_refused(bundle, rng):
    fixture = fixtures.attention([20], 1, 64, bundle.storage, rng)
    kernel = bundle.kernel("attention", fixture.sizes)
    buffers = {name: Buffer(HostMemory(), value) for name, value in fixture.initial.items()}
    addresses = [buffers[p.name].address for p in abi().ops["attention"].pointers]
    assert bundle.function("attention")(kernel.id, *addresses, *fixture.sizes[:4], 63, None) == SHAPE


def test_a_misaligned_pointer_is_refused(bundle):
    kernel, addresses, sizes, _buffers = arguments(bundle)
    addresses["stream"] += 4
    assert bundle.function("add_norm")(kernel, *addresses.values(), *sizes, None) == ALIGNMENT


def test_the_comparison_itself_finds_faults(launcher, bundle, tolerances, rng):
    """A wrong element, a NaN, a value column touched by RoPE, and a row written past the end are all reported."""
    fixture = fixtures.prepare("rope", "", (8, 1, 16), bundle.storage, rng).at(5, 8)
    kernel = bundle.kernel("rope", fixture.sizes)
    _, raw, _ = launcher.run(bundle, kernel, fixture)
    block = 1

    def problems(row: int, column: int, value: float) -> list[str]:
        spoiled = raw["qkv"].copy()
        spoiled[row, column] = value
        return judge(fixture, {"qkv": spoiled}, tolerances, bundle.backend, block)[1]

    assert judge(fixture, raw, tolerances, bundle.backend, block)[1] == []
    assert "elements wrong" in problems(2, 7, float(raw["qkv"][2, 7]) + 1e-5)[0]
    assert "1 NaN" in problems(2, 7, np.nan)[0]
    assert "elements wrong" in problems(4, 191, np.nextafter(raw["qkv"][4, 191], np.float32(9)))[0]
    assert "past the end" in problems(6, 0, 0.0)[0]


def test_references_agree_with_torch(rng):
    """The references themselves, against torch in float64."""
    torch = pytest.importorskip("torch")
    functional = torch.nn.functional
    t = torch.from_numpy
    x, w, b = rng.standard_normal((7, 128)), rng.standard_normal((64, 128)), rng.standard_normal(64)
    assert np.allclose(reference.gemm(x, w, b, "gelu")[0], functional.gelu(functional.linear(t(x), t(w), t(b))))
    gate, value = functional.linear(t(x), t(w)).chunk(2, -1)
    assert np.allclose(reference.geglu(x, w)[0], functional.gelu(gate) * value)
    g, beta = rng.standard_normal(128), rng.standard_normal(128)
    assert np.allclose(reference.layer_norm(x, g, beta)[0], functional.layer_norm(t(x), (128,), t(g), t(beta), 1e-5))
    qkv = rng.standard_normal((100, 3 * 128))
    q, k, v = (t(qkv).reshape(100, 3, 2, 64)[:, i].transpose(0, 1) for i in range(3))
    near = (torch.arange(100)[:, None] - torch.arange(100)[None, :]).abs() <= 64
    for window, mask in ((0, None), (64, near)):
        want = functional.scaled_dot_product_attention(q, k, v, attn_mask=mask).transpose(0, 1).reshape(100, 128)
        assert np.allclose(reference.attention(qkv, 2, window)[0], want)
    deep, weight = rng.standard_normal((7, 300)), rng.standard_normal((64, 300))
    parted = reference.gemm_parts(deep, weight, 2)[0]
    assert np.allclose(parted.sum(1), functional.linear(t(deep), t(weight)))
    assert np.allclose(parted[:, 0], deep[:, :256] @ weight[:, :256].T)  # stretches are multiples of 128
    stream, branch = (rng.standard_normal(shape).astype(np.float32) for shape in ((7, 128), (7, 3, 128)))
    total, y, _ = reference.add_norm_parts(stream, branch, g)
    assert np.allclose(total, stream + branch.sum(1), atol=1e-5)
    assert np.allclose(y, functional.layer_norm(t(total), (128,), t(g), None, 1e-5))
    table, positions = rng.standard_normal((2, 50, 32)), rng.integers(0, 50, 7)
    w = rng.standard_normal((192 * 2, 128))
    turned = reference.rope(functional.linear(t(x), t(w)).numpy(), *table, positions, 2)[0]
    assert np.allclose(reference.qkv_rope(x, w, *table, positions, 2)[0], turned)
    pooled, features = rng.standard_normal((7, 64)), rng.random((7, 4))
    w1, b1, w2, b2 = (rng.standard_normal(shape) for shape in ((68, 256), 256, (3, 256), 3))
    before = reference.product(pooled, w1[:-4].T)[0]
    hidden = functional.gelu(functional.linear(t(np.hstack([pooled, features])), t(w1.T.copy()), t(b1)))
    want = functional.linear(hidden, t(w2), t(b2))
    assert np.allclose(reference.action_head(before, features, w1, b1, w2, b2)[0], want)


def test_rows_for_the_cpu_cover_partial_tiles():
    """The driver's CPU row counts stay around the 64-row tiles that the kernels use."""
    counts = {count for count, _ in kernels.ROWS["cpu"]}
    assert {63, 64, 65} <= counts
