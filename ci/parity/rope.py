"""RoPE inside the QKV product against the product followed by `rope`, at every combination of rows and lengths.

160 combinations: 1 to 16 sequences of one length, for ten lengths around the edges of tiles, packed as an engine packs
them; each with the rotary tables of full and of sliding attention. At each of them runs every `qkv_rope` kernel of a
target, every product (`gemm`) of the same sizes, and every `rope` kernel on what the first product left. Then:

- products have the same bits, so it does not matter which one stands before `rope`;
- value columns have the bits of the product, after `qkv_rope` and after `rope`;
- queries and keys after `rope` are the product's, rotated by the row's place in its own sequence and rounded once;
- queries and keys after `qkv_rope` differ from those by what the roundings allow: each result is rounded, and of the
  separate pair the product too (`allowed`; the bounds are in manifests/tolerances.json);
- rows past the last tile that holds true ones stay as they were.

Inputs are made once, for the most rows, and every combination takes the first of them. Results stay in the kernels'
memory and are compared there by torch in float64: copying them out would take longer than all else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ci.parity.check import Figure, overrun
from ci.parity.fixtures import WILD
from ci.parity.kernels import Tally
from ci.parity.report import Section, say
from laya_cuda.abi import abi
from laya_cuda.batch import MAX_ROWS, MAX_SEQUENCES, aligned, pack
from laya_cuda.bundle import Bundle, Kernel
from laya_cuda.geometry import HEAD_SIZE, LARGE, TINY
from laya_cuda.packing import rotary_tables, table_rows
from laya_cuda.plan import row_class
from laya_cuda.request import Sequence as TokenSequence

Tensor = Any

COUNTS = tuple(range(1, MAX_SEQUENCES + 1))
LENGTHS = (16, 48, 64, 65, 127, 128, 176, 256, 464, 512)
THETAS = {"global": LARGE.rope_theta_global, "local": LARGE.rope_theta_local}
TABLE_ROWS = table_rows(LARGE)
HALF = HEAD_SIZE // 2
HALF_UNITS = {"f16": (2.0**-11, 2.0**-25), "f32": (2.0**-24, 2.0**-150)}
"""Half a unit in the last place of 1, and the least there is."""


class StoppedError(RuntimeError):
    """A kernel left an error on the device; the process cannot go on."""


@dataclass(frozen=True)
class Combination:
    """Sequences of one length, back to back, each start aligned."""

    seqs: int
    length: int

    @property
    def span(self) -> int:
        """Rows from one start to the next."""
        return aligned(self.length)

    @property
    def rows(self) -> int:
        """Packed rows."""
        return self.seqs * self.span

    @property
    def capacity(self) -> int:
        """The row class that holds them."""
        return row_class(self.rows)

    def __str__(self) -> str:
        return f"{self.seqs}x{self.length}"


@dataclass(frozen=True)
class Family:
    """The kernels of one model size on one target: RoPE fused, products, RoPE by itself."""

    heads: int
    width: int
    fused: tuple[Kernel, ...]
    products: tuple[Kernel, ...]
    turns: tuple[Kernel, ...]


@dataclass(frozen=True)
class Limits:
    """Bounds of queries and keys: see `allowed`; nrms over all those of a call."""

    roundings: float
    accumulation: float
    nrms: float


@dataclass(frozen=True)
class Rotated:
    """Queries and keys as the product left them, rotated in float64, with what the bounds are made of.

    All [rows, 2 * heads, 2, 32]. carried: half a unit in the last place of each of the pair, times what it is
    multiplied by. size: the sum of the magnitudes that are added up.
    """

    value: Tensor
    carried: Tensor
    size: Tensor


def combinations(counts: Sequence[int] = COUNTS, lengths: Sequence[int] = LENGTHS) -> Iterator[Combination]:
    """Every count with every length."""
    for length in lengths:
        for count in counts:
            yield Combination(count, length)


def families(bundle: Bundle, target: str, only: str = "", skip: Sequence[str] = ()) -> list[Family]:
    """The kernels to compare, by model size; empty where the target has no fused kernel with `only` in its name."""
    fused = [k for k in bundle.kernels if (k.op, k.target) == ("qkv_rope", target) and only in k.name]
    shapes = {(k.sizes[1], k.sizes[2]): None for k in fused}
    found = []
    for heads, width in shapes:
        own = tuple(k for k in fused if k.sizes[1:3] == (heads, width))
        # The CPU twin takes any size.
        heads, width = (TINY.heads, TINY.width) if heads < 0 else (heads, width)
        products = bundle.find("gemm", (MAX_ROWS, 3 * width, width), "act_act_none", (target,))
        turns = bundle.find("rope", (MAX_ROWS, heads, TABLE_ROWS), "", (target,))
        kept = [tuple(k for k in group if k.name not in skip) for group in (own, products, turns)]
        found.append(Family(heads, width, *kept))
    return found


def positions(combination: Combination) -> np.ndarray[Any, Any]:
    """Positions as an engine uploads them, i32 [capacity]; wild past the last row."""
    sequence = TokenSequence(tuple(range(combination.length)), (1,), 0)
    packed = pack([sequence] * combination.seqs, 0).positions
    spare = np.resize(np.array(WILD, np.int32), combination.capacity - len(packed))
    return np.concatenate([packed, spare])


class Desk:
    """One family's inputs in the kernels' memory, and launches on them."""

    def __init__(self, bundle: Bundle, family: Family, seed: int) -> None:
        import torch

        self.torch = torch
        self.bundle, self.family = bundle, family
        self.device = "cuda" if bundle.backend == "cuda" else "cpu"
        self.act, self.bits = {"f16": (torch.float16, torch.int16), "f32": (torch.float32, torch.int32)}[
            bundle.storage["act"]
        ]
        rng = np.random.default_rng([seed, family.heads])
        a = rng.standard_normal((MAX_ROWS, family.width), np.float32)
        w = rng.standard_normal((3 * family.width, family.width), np.float32) / np.sqrt(family.width)
        self.inputs = {"a": self.place(a).to(self.act), "w": self.place(w).to(self.act)}
        self.tables = {
            name: dict(zip(("cos", "sin"), map(self.place, rotary_tables(theta, TABLE_ROWS)), strict=True))
            for name, theta in THETAS.items()
        }

    def place(self, values: np.ndarray[Any, Any]) -> Tensor:
        """An array in the kernels' memory."""
        return self.torch.from_numpy(np.ascontiguousarray(values)).to(self.device)

    def begin(self, combination: Combination) -> None:
        """Set the true rows and positions of the launches to come."""
        self.combination = combination
        self.inputs["rows"] = self.place(np.array([combination.rows], np.int32))
        self.inputs["positions"] = self.place(positions(combination))

    def blank(self) -> Tensor:
        """A result in which nothing is written: NaN, and a row before and after it that no kernel may write."""
        whole = self.torch.empty(
            (self.combination.capacity + 2, 3 * self.family.width), dtype=self.act, device=self.device
        )
        whole.view(self.bits).fill_(-1)
        return whole

    def launch(
        self, kernel: Kernel, before: Tensor, bounds: Mapping[str, Any], table: str | None = None
    ) -> tuple[Tensor, list[str]]:
        """What a kernel makes of a copy of `before`, and what is wrong with it but for its numbers.

        Raises:
            StoppedError: a CUDA error.
        """
        whole, sizes = before.clone(), {"n": 3 * self.family.width, "k": self.family.width, "heads": self.family.heads}
        sizes |= {"max_rows": self.combination.capacity, "table_rows": TABLE_ROWS}
        given = {**self.inputs, **(self.tables[table] if table else {}), "c": whole[1:], "qkv": whole[1:]}
        op = abi().ops[kernel.op]
        pointers = [given[p.name].data_ptr() if p.name in given else None for p in op.pointers]
        code = self.bundle.function(kernel.op)(kernel.id, *pointers, *(sizes[name] for name in op.sizes), None)
        if self.device == "cuda":
            self.torch.cuda.synchronize()
        if 0 < code < 1000:
            raise StoppedError(f"{kernel.name}: CUDA error {code}")
        if code:
            return whole, [str(self.bundle.error(kernel.op, kernel.id, code))]
        block = overrun(kernel, self.bundle.backend, bounds)
        reach = 1 + min(self.combination.capacity, -(-self.combination.rows // block) * block)
        kept = self.same(whole[:1], before[:1]) and self.same(whole[reach:], before[reach:])
        return whole, [] if kept else ["rows were written that hold no true ones"]

    def true_rows(self, whole: Tensor) -> Tensor:
        """The rows of a result that hold true ones: [rows, 3 * width]."""
        return whole[1 : 1 + self.combination.rows]

    def same(self, one: Tensor, other: Tensor) -> bool:
        """Whether two results have the same bits."""
        return bool(self.torch.equal(one.contiguous().view(self.bits), other.contiguous().view(self.bits)))

    def same_values(self, one: Tensor, other: Tensor) -> bool:
        """Whether the value columns of the true rows have the same bits."""
        first = 2 * self.family.width
        return self.same(self.true_rows(one)[:, first:], self.true_rows(other)[:, first:])

    def pairs(self, whole: Tensor) -> Tensor:
        """Queries and keys of the true rows in float64, [rows, 2 * heads, 2, 32]: pairs side by side on axis 2."""
        rows = self.true_rows(whole)[:, : 2 * self.family.width]
        return rows.double().reshape(-1, 2 * self.family.heads, 2, HALF)

    def half_ulp(self, x: Tensor) -> Tensor:
        """`half_ulp` of numbers in the library's storage format."""
        return half_ulp(x, self.bundle.storage["act"])

    def rotated(self, plain: Tensor, table: str) -> Rotated:
        """The product's queries and keys, rotated by each row's place in its own sequence."""
        place = self.torch.arange(self.combination.rows, device=self.device) % self.combination.span
        cos, sin = (self.tables[table][name][place].double()[:, None] for name in ("cos", "sin"))
        first, second = self.pairs(plain).unbind(2)
        less, more = self.half_ulp(first), self.half_ulp(second)

        def turn(x: Tensor, y: Tensor, c: Tensor, s: Tensor, sign: int) -> Tensor:
            return self.torch.stack([x * c + sign * (y * s), y * c + x * s], 2)

        return Rotated(
            value=turn(first, second, cos, sin, -1),
            carried=turn(less, more, cos.abs(), sin.abs(), 1),
            size=turn(first.abs(), second.abs(), cos.abs(), sin.abs(), 1),
        )


def half_ulp(x: Tensor, kind: str) -> Tensor:
    """Half a unit in the last place of numbers stored as `kind`: the most that rounding to them changed. Float64."""
    import torch

    of_one, least = HALF_UNITS[kind]
    power = (x.view(torch.int64) & (0x7FF << 52)).view(torch.float64)  # the exponent alone: the power of two below |x|
    return (power * of_one).clamp(min=least)


def allowed(limits: Limits, size: Tensor, *rounded: Tensor) -> Tensor:
    """|difference| <= roundings * (half a unit of everything that was rounded) + accumulation * size."""
    return limits.roundings * sum(rounded) + limits.accumulation * size


def judge(output: str, got: Tensor, want: Tensor, bound: Tensor, limits: Limits) -> tuple[Figure, list[str]]:
    """The figure of queries and keys held against others, and what is wrong with them."""
    error = (got - want).abs()
    bad = ~(error <= bound)  # NaN counts as wrong
    problems = []
    if bool(bad.any()):
        at = tuple(bad.nonzero()[0].tolist())
        problems.append(
            f"{output}: {int(bad.sum())} of {bad.numel()} queries and keys wrong; first [row {at[0]}, head {at[1]}, "
            f"half {at[2]}, {at[3]}] = {float(got[at]):.9g}, wanted {float(want[at]):.9g} within {float(bound[at]):.3g}"
        )
    scale = float(want.square().mean().sqrt())
    nrms = float(error.square().mean().sqrt()) / scale if scale else 0.0
    if not nrms <= limits.nrms:
        problems.append(f"{output}: nRMS {nrms:.3g} over the bound {limits.nrms:.3g}")
    return Figure(output, float((error / bound).max()), float(error.max()), nrms), problems


class Comparison:
    """Goes through the combinations of one family and tells a section what it finds."""

    def __init__(self, section: Section, number: int, desk: Desk, bounds: Mapping[str, Any]) -> None:
        self.section, self.number, self.desk, self.bounds = section, number, desk, bounds
        self.limits = Limits(**bounds["rope"][desk.bundle.backend])
        self.tally = {kernel.name: Tally() for kernel in (*desk.family.turns, *desk.family.fused)}

    def run(self, chosen: Iterator[Combination]) -> None:
        """Compare at these combinations, then record each kernel's worst figures."""
        for combination in chosen:
            self.desk.begin(combination)
            plain = self.products()
            for table in THETAS:
                self.table(table, plain)
        for name, total in self.tally.items():
            self.section.figure(name, total.summary())
            say(f"{name:<52} {total}")

    def products(self) -> Tensor:
        """The product by every kernel; the first one's, with which the others must agree."""
        first = None
        for kernel in self.desk.family.products:
            whole, problems = self.launched(kernel, self.desk.blank())
            if first is None:
                first = whole
            elif not self.desk.same(self.desk.true_rows(whole), self.desk.true_rows(first)):
                problems.append(f"other bits than {self.desk.family.products[0].name}")
            self.tell(kernel, "", problems)
        return first

    def table(self, table: str, plain: Tensor) -> None:
        """`rope` on the product, then every fused kernel against it."""
        desk, want = self.desk, self.desk.rotated(plain, table)
        separate = None
        for kernel in desk.family.turns:
            whole, problems = self.launched(kernel, plain, table)
            turned = desk.pairs(whole)
            bound = allowed(self.limits, want.size, desk.half_ulp(turned))
            self.held(kernel, table, whole, plain, judge(table, turned, want.value, bound, self.limits), problems)
            separate = turned if separate is None else separate
        for kernel in desk.family.fused:
            whole, problems = self.launched(kernel, desk.blank(), table)
            fused = desk.pairs(whole)
            bound = allowed(self.limits, want.size, want.carried, desk.half_ulp(separate), desk.half_ulp(fused))
            self.held(kernel, table, whole, plain, judge(table, fused, separate, bound, self.limits), problems)

    def launched(self, kernel: Kernel, before: Tensor, table: str | None = None) -> tuple[Tensor, list[str]]:
        what = f"{self.desk.combination} {table or ''}".strip()
        self.section.listener(begin={"group": self.number, "kernel": kernel.name, "what": what})
        return self.desk.launch(kernel, before, self.bounds, table)

    def held(
        self,
        kernel: Kernel,
        table: str,
        whole: Tensor,
        plain: Tensor,
        judged: tuple[Figure, list[str]],
        problems: list[str],
    ) -> None:
        """Add what is wrong with the values to the rest, and tell it."""
        figure, wrong = judged
        self.tally[kernel.name].add([figure])
        values = [] if self.desk.same_values(whole, plain) else ["value columns have other bits than the product's"]
        self.tell(kernel, table, [*problems, *values, *wrong])

    def tell(self, kernel: Kernel, table: str, problems: Sequence[str]) -> None:
        label = f"{kernel.name} {self.desk.combination} {table}".strip()
        self.section.check(label, not problems, detail="; ".join(problems))


def run(
    section: Section,
    bundle: Bundle,
    bounds: Mapping[str, Any],
    seed: int,
    target: str,
    only: str = "",
    first: int = 0,
    skip: Sequence[str] = (),
    chosen: Sequence[Combination] | None = None,
) -> None:
    """Compare all fused kernels of a target with the separate pair; figures by kernel, the worst of all combinations.

    Args:
        first: number of the family to begin with.
        skip: kernels to leave out.
        chosen: combinations; None for all.
    """
    for number, family in enumerate(families(bundle, target, only, skip)):
        if number < first:
            continue
        if not (family.fused and family.products and family.turns):
            section.check(f"{family.heads} heads: fused and separate kernels", False, detail="one is missing or failed")
            continue
        desk = Desk(bundle, family, seed)
        Comparison(section, number, desk, bounds).run(combinations() if chosen is None else iter(chosen))
    section.figure("combinations", len(tuple(combinations() if chosen is None else chosen)))
