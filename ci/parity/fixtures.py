"""Inputs for every op, with the float64 result that belongs to them.

`prepare` makes one set of inputs and its reference for the largest row count; `Prepared.at` cuts it to any true count
and capacity, so the reference is computed once for all kernels and counts. Values past the true count are poisoned: NaN
in floats, out-of-range numbers in indices. Inputs are scaled so that results are of order 1, except where a fixture is
`harsh`: then the residual stream has channels of 3e4, as real checkpoints have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ci import reference as ref
from ci.parity.storage import Raw, encode, poison, rounded
from laya_cuda.abi import abi

UNTOUCHED, CHECKED, FREE = 0, 1, 2
WILD = (-7, 2**31 - 1, -(2**31), 1 << 20)


@dataclass(frozen=True)
class Expected:
    """What a kernel must leave in one output.

    value, spread: float64, see `ci.reference`. exact: elements whose bits are fixed (None: none are).
    rows: for each leading index UNTOUCHED, CHECKED, or FREE (a tile that holds true rows may reach over them).
    """

    value: ref.Array
    spread: ref.Array
    exact: NDArray[np.bool_] | None
    rows: NDArray[np.int8]


@dataclass(frozen=True)
class Fixture:
    """One call: sizes, initial contents of every buffer (in storage format; None: not given), expected outputs."""

    op: str
    options: str
    label: str
    sizes: tuple[int, ...]
    formats: Mapping[str, str]
    initial: Mapping[str, Raw | None]
    expected: Mapping[str, Expected]


@dataclass(frozen=True)
class Prepared:
    """Inputs and reference of one op at full capacity. `limit`: the counted size, `counter`: the count."""

    op: str
    options: str
    label: str
    sizes: tuple[int, ...]
    formats: Mapping[str, str]
    inputs: Mapping[str, Raw]
    expected: Mapping[str, Expected]
    limit: str
    counter: str
    shapes: Mapping[str, tuple[int, ...]]

    def at(self, count: int, capacity: int) -> Fixture:
        """The call with `count` true rows out of `capacity`."""
        op = abi().ops[self.op]
        sizes = tuple(capacity if name == self.limit else size for name, size in zip(op.sizes, self.sizes, strict=True))
        initial: dict[str, Raw | None] = {}
        expected: dict[str, Expected] = {}
        for pointer in op.pointers:
            name = pointer.name
            counted = bool(pointer.shape) and pointer.shape[0] == self.limit
            if name == self.counter:
                initial[name] = np.array([count], np.int32)
            elif name in self.inputs:
                whole = self.inputs[name]
                initial[name] = _poison_past(whole[:capacity], count, self.formats[name]) if counted else whole
            elif name in self.expected:
                initial[name] = poison((capacity, *self.shapes[name][1:]), self.formats[name])
            else:
                initial[name] = None
            if name in self.expected:
                want = self.expected[name]
                rows = np.full(capacity, FREE, np.int8)
                rows[:count] = CHECKED
                expected[name] = Expected(
                    want.value[:capacity],
                    want.spread[:capacity],
                    None if want.exact is None else want.exact[:capacity],
                    rows,
                )
        return Fixture(
            self.op, self.options, f"{self.label} {count}/{capacity}", sizes, self.formats, initial, expected
        )


def _poison_past(values: Raw, count: int, kind: str) -> Raw:
    out = values.copy()
    past = len(out) - count
    if past > 0:
        tail = out[count:]
        out[count:] = np.resize(np.array(WILD, np.int32), tail.shape) if kind == "i32" else poison(tail.shape, kind)
    return out


def formats(op: str, options: str, storage: Mapping[str, str]) -> dict[str, str]:
    """The storage format of each pointer of an op with these options, in a library with this `storage`."""
    parts = options.split("_")
    chosen = {"a": parts[0], "w": parts[0], "c": parts[1]} if op == "gemm" else {}
    if op == "add_norm":
        chosen = {"y": parts[2]}
    if op == "add_norm_parts":
        chosen = {"y": options}
    full = {**storage, "f32": "f32", "i32": "i32"}
    return {p.name: full[chosen.get(p.name, p.types[0])] for p in abi().ops[op].pointers}


def _exact(value: ref.Array) -> Expected:
    return Expected(value, np.zeros_like(value), np.ones(value.shape, np.bool_), np.zeros(0, np.int8))


def _near(value: ref.Array, spread: ref.Array | None = None) -> Expected:
    return Expected(value, np.zeros_like(value) if spread is None else spread, None, np.zeros(0, np.int8))


def stream_like(rng: np.random.Generator, rows: int, d: int, harsh: bool) -> NDArray[np.float32]:
    """A residual stream of scale 1; harsh plants a few channels of 3e4 of either sign and lifts every row's mean."""
    x = rng.standard_normal((rows, d), np.float32)
    if harsh:
        channels = rng.choice(d, max(1, d // 128), replace=False)
        x[:, channels] = 3e4 * rng.choice([-1.0, 1.0], len(channels)) * (1 + 0.1 * x[:, channels])
        x += 4.0
    return x.astype(np.float32)


def _rotary(rng: np.random.Generator, rows: int, table_rows: int) -> dict[str, Any]:
    """Rotary tables, and positions of which some lie outside them."""
    angle = np.arange(table_rows)[:, None] * 160000.0 ** (-np.arange(32) / 32)[None, :]
    positions = rng.integers(0, table_rows, rows)
    positions[3::11] = np.resize([*WILD, table_rows], len(positions[3::11]))
    return {"cos": np.cos(angle), "sin": np.sin(angle), "positions": positions}


def prepare(
    op: str,
    options: str,
    sizes: Sequence[int],
    storage: Mapping[str, str],
    rng: np.random.Generator,
    ops: ref.Math = ref.NUMPY,
    harsh: bool = False,
) -> Prepared:
    """Inputs and reference for any op but attention. `sizes` are the op's sizes at full capacity."""
    kinds = formats(op, options, storage)
    size = dict(zip(abi().ops[op].sizes, sizes, strict=True))
    normal = rng.standard_normal
    raw: dict[str, Any] = {}
    if op == "embed_norm":
        raw["ids"] = rng.integers(0, size["vocab"], size["max_rows"])
        raw["ids"][::7] = np.resize(WILD, len(raw["ids"][::7]))
        raw["table"] = normal((size["vocab"], size["d"])) * 0.5
        raw["gamma"] = 1 + 0.1 * normal(size["d"])
    elif op == "gemm":
        raw["a"] = normal((size["max_rows"], size["k"]))
        raw["w"] = normal((size["n"], size["k"])) / np.sqrt(size["k"])
        if not options.endswith("none"):
            raw["bias"] = normal(size["n"])
    elif op in ("gemm_parts", "gemm_add"):
        raw["a"] = normal((size["max_rows"], size["k"]))
        raw["w"] = normal((size["n"], size["k"])) / np.sqrt(size["k"])
        if op == "gemm_add":
            raw["c"] = stream_like(rng, size["max_rows"], size["n"], harsh)
    elif op == "qkv_rope":
        raw["a"] = normal((size["max_rows"], size["k"]))
        raw["w"] = normal((192 * size["heads"], size["k"])) / np.sqrt(size["k"])
        raw |= _rotary(rng, size["max_rows"], size["table_rows"])
    elif op == "geglu":
        raw["a"] = normal((size["max_rows"], size["k"]))
        raw["w"] = normal((2 * size["f"], size["k"])) / np.sqrt(size["k"])
    elif op == "add_norm":
        raw["stream"] = stream_like(rng, size["max_rows"], size["d"], harsh)
        if options.startswith("res_"):
            raw["branch"] = normal((size["max_rows"], size["d"])) * (30.0 if harsh else 1.0)
        raw["gamma"] = 1 + 0.1 * normal(size["d"])
        if "_bias_" in options:
            raw["beta"] = normal(size["d"])
    elif op == "add_norm_parts":
        raw["stream"] = stream_like(rng, size["max_rows"], size["d"], harsh)
        raw["branch"] = normal((size["max_rows"], size["parts"], size["d"])) * (30.0 if harsh else 1.0)
        raw["gamma"] = 1 + 0.1 * normal(size["d"])
    elif op == "add_type":
        raw["hidden"] = stream_like(rng, size["max_rows"], size["d"], harsh)
        raw["table"] = normal((3, size["d"]))
        raw["types"] = np.resize([0, 2, 1, 1, -3, 2**31 - 1, 0], size["max_rows"])
    elif op == "rope":
        raw["qkv"] = normal((size["max_rows"], 192 * size["heads"]))
        raw |= _rotary(rng, size["max_rows"], size["table_rows"])
    elif op == "gather":
        raw["stream"] = stream_like(rng, size["max_rows"], size["d"], harsh)
        raw["branch"] = normal((size["max_rows"], size["d"]))
        raw["index"] = rng.integers(0, size["max_rows"], size["max_count"])
        raw["index"][2::9] = np.resize([*WILD, size["max_rows"]], len(raw["index"][2::9]))
    elif op == "score":
        raw["hidden"] = normal((size["max_count"], size["d"]))
        raw["w"] = normal(size["d"]) / np.sqrt(size["d"])
        raw["bias"] = normal(1)
    elif op == "action_features":
        counts = np.resize([1, 2, 5, 3, 12, 2, 1, 33], size["max_seqs"])
        counts[-1] = max(1, min(255, size["max_count"] - int(counts[:-1].sum())))
        raw["logits"] = normal(size["max_count"]) * np.where(np.arange(size["max_count"]) % 3, 1.0, 8.0)
        raw["option_counts"] = counts
        raw["option_starts"] = np.cumsum([0, *counts[:-1]])
    elif op == "action_hidden":
        raw["pooled"] = normal((size["max_seqs"], size["d"])) * (300.0 if harsh else 1.0)
        raw["w1"] = normal((size["d"] + 4, 256)) / np.sqrt(size["d"])
    elif op == "action_head":
        raw["before"] = normal((size["max_seqs"], 256)) * (300.0 if harsh else 1.0)
        raw["features"] = rng.random((size["max_seqs"], 4))
        raw["w1"] = normal((size["d"] + 4, 256)) / np.sqrt(size["d"])
        raw["b1"] = normal(256)
        raw["w2"] = normal((size["actions"], 256)) / 16
        raw["b2"] = normal(size["actions"])
    else:
        raise ValueError(f"no fixture for op {op!r}")
    values: dict[str, Any] = {
        name: np.asarray(x, np.int32) if kinds[name] == "i32" else rounded(x, kinds[name]) for name, x in raw.items()
    }
    expected = _expected(op, options, size, values, ops)
    counter = next(p.name for p in abi().ops[op].pointers if p.name in ("rows", "seqs", "count"))
    limit = f"max_{counter}"
    return Prepared(
        op=op,
        options=options,
        label="harsh" if harsh else "",
        sizes=tuple(sizes),
        formats=kinds,
        inputs={name: encode(x, kinds[name]) for name, x in values.items()},
        expected=expected,
        limit=limit,
        counter=counter,
        shapes={name: want.value.shape for name, want in expected.items()},
    )


def _expected(
    op: str, options: str, size: Mapping[str, int], values: Mapping[str, Any], ops: ref.Math
) -> dict[str, Expected]:
    v: dict[str, Any] = {name: x if x.dtype == np.int32 else ref.f64(x) for name, x in values.items()}
    if op == "embed_norm":
        y, spread = ref.embed_norm(v["ids"], v["table"], v["gamma"])
        return {"stream": _near(y, spread), "y": _near(y, spread)}
    if op == "gemm":
        return {"c": _near(*ref.gemm(v["a"], v["w"], v.get("bias"), options.split("_")[2], ops))}
    if op == "gemm_parts":
        return {"c": _near(*ref.gemm_parts(v["a"], v["w"], size["parts"], ops))}
    if op == "gemm_add":
        return {"c": _near(*ref.gemm_add(v["a"], v["w"], v["c"], ops))}
    if op == "qkv_rope":
        out, spread = ref.qkv_rope(v["a"], v["w"], v["cos"], v["sin"], v["positions"], size["heads"], ops)
        return {"qkv": _near(out, spread)}
    if op == "geglu":
        return {"c": _near(*ref.geglu(v["a"], v["w"], ops))}
    if op == "add_norm":
        stream, y, spread = ref.add_norm(values["stream"], values.get("branch"), v["gamma"], v.get("beta"))
        return {"stream": _exact(stream), "y": _near(y, spread)}
    if op == "add_norm_parts":
        stream, y, spread = ref.add_norm_parts(values["stream"], values["branch"], v["gamma"])
        return {"stream": _exact(stream), "y": _near(y, spread)}
    if op == "add_type":
        return {"stream": _exact(ref.add_type(values["hidden"], values["table"], v["types"]))}
    if op == "rope":
        out, spread = ref.rope(v["qkv"], v["cos"], v["sin"], v["positions"], size["heads"])
        kept = np.zeros(out.shape, np.bool_)
        kept[:, 128 * size["heads"] :] = True
        return {"qkv": Expected(out, spread, kept, np.zeros(0, np.int8))}
    if op == "gather":
        return {"out": _exact(ref.gather(values["stream"], values["branch"], v["index"]))}
    if op == "score":
        return {"logits": _near(*ref.score(v["hidden"], v["w"], float(v["bias"][0])))}
    if op == "action_features":
        cuts = zip(v["option_starts"], v["option_counts"], strict=True)
        return {"features": _near(ref.action_features([v["logits"][s : s + n] for s, n in cuts]))}
    if op == "action_hidden":
        return {"hidden": _near(*ref.product(v["pooled"], v["w1"][:-4].T, ops))}
    out, spread = ref.action_head(v["before"], v["features"], v["w1"], v["b1"], v["w2"], v["b2"], ops)
    return {"logits": _near(out, spread)}


def attention(
    lengths: Sequence[int],
    heads: int,
    window: int,
    storage: Mapping[str, str],
    rng: np.random.Generator,
    spare_seqs: int = 2,
    spare_rows: int = 40,
    max_len: int | None = None,
) -> Fixture:
    """A packed batch: starts aligned to 16, every row outside a sequence NaN, spare sequences and rows past the end.

    The last row of each gap holds infinities instead, half of them negative.
    """
    kinds = formats("attention", "", storage)
    spans = [-(-n // 16) * 16 for n in lengths]
    starts = np.cumsum([0, *spans[:-1]]).astype(np.int32)
    rows = sum(spans) + spare_rows
    qkv = np.full((rows, 192 * heads), np.nan, np.float32)
    value, spread = np.zeros((rows, 64 * heads)), np.zeros((rows, 64 * heads))
    kind = np.full(rows, UNTOUCHED, np.int8)
    zero = np.zeros((rows, 64 * heads), np.bool_)
    for start, length, span in zip(starts, lengths, spans, strict=True):
        if length < span:
            qkv[start + span - 1] = np.where(np.arange(192 * heads) % 2, np.inf, -np.inf)
        if length:
            x = rng.standard_normal((length, 192 * heads), np.float32)
            x[:, : 64 * heads] *= 2  # sharper rows, so that some probabilities are near 1
            qkv[start : start + length] = rounded(x, kinds["qkv"])
            value[start : start + length], spread[start : start + length] = ref.attention(
                ref.f64(qkv[start : start + length]), heads, window
            )
            kind[start : start + span] = CHECKED
            zero[start + length : start + span] = True
    seqs = len(lengths)
    wild = np.resize(np.array(WILD, np.int32), spare_seqs)
    longest = max(lengths) if max_len is None else max_len
    return Fixture(
        op="attention",
        options="",
        label=f"lengths {','.join(map(str, lengths))} of {longest}",
        sizes=(rows, seqs + spare_seqs, max(longest, 1), heads, window),
        formats=kinds,
        initial={
            "qkv": encode(qkv, kinds["qkv"]),
            "out": poison((rows, 64 * heads), kinds["out"]),
            "starts": np.concatenate([starts, wild]).astype(np.int32),
            "lengths": np.concatenate([np.array(lengths, np.int32), wild]).astype(np.int32),
            "seqs": np.array([seqs], np.int32),
        },
        expected={"out": Expected(value, spread, zero, kind)},
    )
