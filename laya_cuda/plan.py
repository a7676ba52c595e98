"""A forward pass as a plain list of typed launches with named buffers.

A plan belongs to a geometry, a library and a shape class. It holds no addresses: an executor binds the names to memory
and runs the launches in order. Shapes are capacities; kernels read the true counts from the inputs.

All classes of one geometry share one arena layout, that of the capacity, so a workspace is allocated once and addresses
never move. Two buffers may share bytes only if their lifetimes do not meet and their storage class is the same: rows
beyond the true count then hold old numbers of the same kind, never bit patterns that read as NaN.

Of the last layer's result only the read rows are read: the first row of every sequence and the option markers. A
compact plan computes the second half of that layer for those alone; a whole plan for all rows, as every other layer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise

from laya_cuda.abi import abi
from laya_cuda.batch import MAX_ROWS, MAX_SEQUENCES, ROW_ALIGNMENT, PackedBatch
from laya_cuda.bundle import Bundle, Kernel
from laya_cuda.errors import BundleError
from laya_cuda.geometry import ACTION_HIDDEN, Geometry
from laya_cuda.packing import align, item_bytes, table_rows
from laya_cuda.request import MAX_MARKERS, MAX_TOKENS
from laya_cuda.rules import NO_RULES, Rule, RuleSet

ROW_CLASSES = (48, 64, 128, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 6144, 8192)
SEQUENCE_CLASSES = (1, 4, 16)
FEW_MARKERS = 64
SEPARATE = "separate"
"""What a rule for a fused op names as its variant where the ops that it fuses are to run one by one."""
PARTS = (2, 3, 4)
"""How many blocks may share the depth of a product's tile."""
MOST_PART_ROWS = 2048
"""Rows times parts at most, so that the workspace is laid out alike whatever a rule chooses."""
WHOLE_ROWS = 128
"""Row classes up to this one have whole plans. With so few rows a product takes as long as reading its weights, so a
compact plan would save nothing there, and it has a launch more."""
_STREAMS = ("stream", "read_stream")
"""The residual stream of all rows, and that of the read rows, which takes its place in a compact plan."""


@dataclass(frozen=True)
class ShapeClass:
    """Capacities that a plan is built for: packed rows, sequences, option markers."""

    rows: int
    seqs: int
    markers: int

    @property
    def reads(self) -> int:
        """Read rows: the first of each sequence, and each option marker's."""
        return self.seqs + self.markers

    def __str__(self) -> str:
        return f"{self.rows} rows, {self.seqs} sequences, {self.markers} markers"


CAPACITY = ShapeClass(MAX_ROWS, MAX_SEQUENCES, MAX_MARKERS)


def row_class(rows: int) -> int:
    """The smallest class that holds this many packed rows, at most MAX_ROWS."""
    return ROW_CLASSES[bisect_left(ROW_CLASSES, rows)]


def shape_class(batch: PackedBatch) -> ShapeClass:
    """The smallest class that holds a batch."""
    seqs = SEQUENCE_CLASSES[bisect_left(SEQUENCE_CLASSES, batch.seqs)]
    return _shape_class(row_class(batch.rows), seqs, batch.markers <= FEW_MARKERS)


@cache
def _shape_class(rows: int, seqs: int, few: bool) -> ShapeClass:
    """There are few, and making one anew takes longer than finding it."""
    return ShapeClass(rows, seqs, FEW_MARKERS if few else _most_markers(rows))


def shape_classes(capacity: ShapeClass = CAPACITY) -> Iterator[ShapeClass]:
    """Every class that a batch of at most `capacity` rows can fall into, small ones first."""
    for fewer_rows, rows in pairwise((0, *ROW_CLASSES)):
        for fewer_seqs, seqs in pairwise((0, *SEQUENCE_CLASSES)):
            # The class's least batch takes an aligned start a sequence; its sequences hold at most MAX_TOKENS each.
            if rows <= capacity.rows and ROW_ALIGNMENT * (fewer_seqs + 1) <= rows and fewer_rows < MAX_TOKENS * seqs:
                yield ShapeClass(rows, seqs, FEW_MARKERS)
                if rows > FEW_MARKERS:
                    yield ShapeClass(rows, seqs, _most_markers(rows))


def _most_markers(rows: int) -> int:
    """No row is marked twice."""
    return min(rows, MAX_MARKERS)


@dataclass(frozen=True)
class Buffer:
    """Named memory.

    Attributes:
        storage: its storage class.
        shape: numbers at the capacity, so that a smaller class uses a prefix.
        first, last: the launches of its first and last use, or of that of what takes its place.
        offset: bytes from the start of the arena.
        size: bytes.
    """

    name: str
    storage: str
    shape: tuple[int, ...]
    first: int
    last: int
    offset: int
    size: int


@dataclass(frozen=True)
class Launch:
    """One op with its kernel and arguments.

    Attributes:
        kernel: the kernel's number in the library; `kernel_name` is its name.
        pointers: names of inputs, weights and buffers, in the op's order; None where the kernel takes none.
        sizes: in the op's order.
        label: what it computes.
    """

    op: str
    kernel: int
    kernel_name: str
    pointers: tuple[str | None, ...]
    sizes: tuple[int, ...]
    label: str

    def __str__(self) -> str:
        names = ", ".join(f"{p.name}={n}" for p, n in zip(abi().ops[self.op].pointers, self.pointers, strict=True) if n)
        return f"{self.label:<24} {self.op:<16} {self.kernel_name:<48} {names}"


@dataclass(frozen=True)
class Tap:
    """A hidden state to look at after a launch: the sum of one or two f32 buffers of [rows, D]."""

    name: str
    after: int
    buffers: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """Launches in order, with the memory that they name.

    Attributes:
        whole: whether every layer computes all rows, so that `taps` has every hidden state.
        inputs: the regions of the one upload; int32.
        outputs: the regions of the one download; f32. `logits` [markers] and `action_logits` [seqs, actions].
        buffers: regions of the workspace; `read_stream` has its place in a whole plan, too.
        taps: hidden states, in order; a compact plan lacks the last one.
    """

    geometry: Geometry
    shape: ShapeClass
    targets: tuple[str, ...]
    whole: bool
    launches: tuple[Launch, ...]
    inputs: Mapping[str, Buffer]
    outputs: Mapping[str, Buffer]
    buffers: Mapping[str, Buffer]
    taps: tuple[Tap, ...]

    @cached_property
    def input_bytes(self) -> int:
        """Bytes of the upload."""
        return _end(self.inputs)

    @cached_property
    def output_bytes(self) -> int:
        """Bytes of the download."""
        return _end(self.outputs)

    @cached_property
    def workspace_bytes(self) -> int:
        """Bytes of the workspace."""
        return _end(self.buffers)

    def __str__(self) -> str:
        lines = [
            f"plan for {self.geometry.name} on {', '.join(self.targets)}: {self.shape}; {len(self.launches)} launches, "
            f"{self.input_bytes} B up, {self.output_bytes} B down, {self.workspace_bytes / 2**20:.1f} MiB workspace"
        ]
        lines += [f"{i:4} {launch}" for i, launch in enumerate(self.launches)]
        for kind, regions in (("input", self.inputs), ("buffer", self.buffers), ("output", self.outputs)):
            lines += [
                f"{kind:<7} {b.name:<16} {b.storage:<5} {'x'.join(map(str, b.shape)):<12} "
                f"launches {b.first}..{b.last}, bytes {b.offset}..{b.offset + b.size}"
                for b in regions.values()
            ]
        return "\n".join(lines)


def fitting_capacity(
    geometry: Geometry, bundle: Bundle, targets: Sequence[str], rules: RuleSet, workspace_bytes: int
) -> ShapeClass:
    """The largest capacity whose workspace takes at most this many bytes.

    Raises:
        BundleError: not even one sequence of the longest length fits.
    """
    least = row_class(geometry.max_len)
    need = 0
    for rows in reversed(ROW_CLASSES):
        if rows >= least:
            capacity = ShapeClass(rows, min(MAX_SEQUENCES, rows // ROW_ALIGNMENT), _most_markers(rows))
            shape = ShapeClass(rows, 1, FEW_MARKERS)
            plan = build_plan(geometry, bundle, shape, targets=targets, rules=rules, capacity=capacity)
            need = plan.workspace_bytes
            if need <= workspace_bytes:
                return capacity
    raise BundleError(
        f"a workspace of {workspace_bytes / 2**20:.3g} MiB is too small: one sequence of {geometry.max_len} tokens "
        f"takes {need / 2**20:.3g} MiB; raise workspace_mib"
    )


def build_plan(
    geometry: Geometry,
    bundle: Bundle,
    shape: ShapeClass,
    *,
    targets: Sequence[str] = (),
    rules: RuleSet = NO_RULES,
    capacity: ShapeClass = CAPACITY,
    whole: bool = False,
) -> Plan:
    """The plan of one forward pass.

    Args:
        targets: kernel targets that the device can run, best first; empty for all.
        rules: choices of variants; where none fits, the first kernel that the library lists.
        capacity: what the workspace is laid out for; at least `shape`.
        whole: compute all rows of every layer, also where a compact plan would do; its taps have every hidden state.

    Raises:
        BundleError: the library lacks a kernel, or complete rules do not name one.
    """
    builder = _Builder(geometry, bundle, shape, tuple(targets), rules, capacity, whole)
    builder.forward()
    return builder.finish()


class _Builder:
    """Collects launches; the order of calls is the order of execution."""

    def __init__(
        self,
        geometry: Geometry,
        bundle: Bundle,
        shape: ShapeClass,
        targets: tuple[str, ...],
        rules: RuleSet,
        capacity: ShapeClass,
        whole: bool,
    ) -> None:
        self.geometry, self.bundle, self.shape, self.targets, self.rules = geometry, bundle, shape, targets, rules
        self.best = self.targets[0] if self.targets else None
        self.launches: list[Launch] = []
        self.taps: list[Tap] = []
        # Looked up once a plan, since layers ask for the same again and again.
        self.found: dict[tuple[str, tuple[int, ...], str], list[Kernel]] = {}
        self.chosen: dict[tuple[str, tuple[int, ...], str, frozenset[str]], Rule | None] = {}
        self.kernels: dict[tuple[str, tuple[int, ...], str, str | None], Kernel] = {}
        self.compact = shape.rows > WHOLE_ROWS and not whole
        self.second_half = 0  # the launch that begins the last layer's
        self.products: list[int] = []  # launches that leave `branch` or, where a rule says so, add to the stream
        self.shared = capacity.rows > WHOLE_ROWS  # a workspace that compact plans use, and whole ones too
        d, g = geometry.width, geometry
        rows, seqs, markers = capacity.rows, capacity.seqs, capacity.markers
        most = max(rows, capacity.reads) if self.shared else rows
        self.shapes: dict[str, tuple[str, tuple[int, ...]]] = {
            "stream": ("f32", (rows, d)),
            "branch": ("f32", (max(most, MOST_PART_ROWS), d)),
            "hidden": ("f32", (rows, d)),
            "y": ("act", (most, d)),
            "qkv": ("act", (rows, 3 * d)),
            "attended": ("act", (rows, d)),
            "gated": ("act", (rows, g.intermediate)),
            "expanded": ("act", (most, 4 * d)),
            "read_stream": ("f32", (capacity.reads, d)),
            "marker_rows": ("f32", (markers, d)),
            "marker_y": ("act", (markers, d)),
            "marker_hidden": ("f32", (markers, d)),
            "pooled": ("f32", (seqs, d)),
            "features": ("f32", (seqs, 4)),
            "action_hidden": ("f32", (seqs, ACTION_HIDDEN)),
        }

    def forward(self) -> None:
        """All launches of the model; document 'The forward pass' in docs/numerics.md says where each rounds."""
        g, d = self.geometry, self.geometry.width
        rows, reads, seqs, markers = self.shape.rows, self.shape.reads, self.shape.seqs, self.shape.markers
        table = "encoder.embeddings.tok_embeddings.weight"
        norm = "encoder.embeddings.norm.weight"
        self.add("embed_norm", "", ("ids", table, norm, "stream", "y", "rows"), (rows, g.vocab, d), "embeddings")
        self.tap("embeddings", "stream")
        for i in range(g.layers):
            self.encoder_layer(i)
        self.add("add_type", "", ("hidden", "type_emb.weight", "types", "stream", "rows"), (rows, d), "type embedding")
        for j in range(g.head_layers):
            self.head_layer(j)
        if self.compact:
            stream, options, firsts, held = "read_stream", "marker_places", "first_places", reads
        else:
            stream, options, firsts, held = "stream", "marker_index", "starts", rows
        self.add("gather", "", (stream, "branch", options, "marker_rows", "markers"), (held, markers, d), "option rows")
        self.add("gather", "", (stream, "branch", firsts, "pooled", "seqs"), (held, seqs, d), "first rows")
        hidden = ("pooled", "act_head.0.weight", "action_hidden", "seqs")
        self.add("action_hidden", "", hidden, (seqs, d), "action hidden")
        self.norm("nores_bias_act", "marker_rows", None, "scorer.0", "marker_y", "scorer norm", markers, "markers")
        self.gemm("act_f32_gelu", "marker_y", "scorer.1", "marker_hidden", d, d, "scorer hidden", markers, "markers")
        score = ("marker_hidden", "scorer.3.weight", "scorer.3.bias", "logits", "markers")
        self.add("score", "", score, (markers, d), "option logits")
        features = ("logits", "option_starts", "option_counts", "features", "seqs")
        self.add("action_features", "", features, (markers, seqs), "action features")
        head = tuple(f"act_head.{name}" for name in ("0.weight", "0.bias", "2.weight", "2.bias"))
        action = ("action_hidden", "features", *head, "action_logits", "seqs")
        self.add("action_head", "", action, (seqs, d, g.actions), "action logits")

    def encoder_layer(self, i: int) -> None:
        g, d = self.geometry, self.geometry.width
        layer, label = f"encoder.layers.{i}", f"encoder {i}"
        is_global = g.layer_is_global(i)
        table = "rope.global" if is_global else "rope.local"
        self.rotated(f"{layer}.attn.Wqkv.weight", table, label)
        self.attention(0 if is_global else g.window, f"{label} attention")
        parts = self.branch("attended", f"{layer}.attn.Wo", d, f"{label} attention out")
        self.join(parts, "act", f"{layer}.mlp_norm", "y", f"{label} mlp norm")
        geglu = ("y", f"{layer}.mlp.Wi.weight", "gated", "rows")
        self.add("geglu", "", geglu, (self.shape.rows, g.intermediate, d), f"{label} geglu")
        parts = self.branch("gated", f"{layer}.mlp.Wo", g.intermediate, f"{label} mlp out")
        if i + 1 < g.layers:
            following = f"encoder.layers.{i + 1}.attn_norm"
            self.join(parts, "act", following, "y", f"{label} next norm")
            self.tap(f"encoder.{i}", "stream")
        else:
            self.join(parts, "f32", "encoder.final_norm", "hidden", "final norm")
            self.tap(f"encoder.{i}", "stream")
            self.tap("final_norm", "hidden")

    def head_layer(self, j: int) -> None:
        d = self.geometry.width
        layer, label = f"head.layers.{j}", f"head {j}"
        first = "nores_bias_act" if j == 0 else "res_bias_act"
        self.norm(first, "stream", "branch" if j else None, f"{layer}.norm1", "y", f"{label} norm1")
        if j:
            self.tap(f"head.{j - 1}", "stream")
        self.gemm("act_act_bias", "y", f"{layer}.self_attn.in_proj", "qkv", 3 * d, d, f"{label} qkv")
        self.attention(0, f"{label} attention")
        self.gemm("act_f32_bias", "attended", f"{layer}.self_attn.out_proj", "branch", d, d, f"{label} attention out")
        last = j + 1 == self.geometry.head_layers
        if last:
            self.second_half = len(self.launches)
        if last and self.compact:
            self.read_rows(layer)
            return
        self.norm("res_bias_act", "stream", "branch", f"{layer}.norm2", "y", f"{label} norm2")
        self.feed_forward(layer, label, self.shape.rows, "rows")
        if last:
            self.tap(f"head.{j}", "stream", "branch")

    def feed_forward(self, layer: str, label: str, rows: int, count: str) -> None:
        """The second half of a decision layer, from `y` into `branch`."""
        d = self.geometry.width
        self.gemm("act_act_relu", "y", f"{layer}.linear1", "expanded", 4 * d, d, f"{label} linear1", rows, count)
        self.gemm("act_f32_bias", "expanded", f"{layer}.linear2", "branch", d, 4 * d, f"{label} linear2", rows, count)

    def read_rows(self, layer: str) -> None:
        """The second half of the last layer for the read rows alone, packed together; the bits of the whole plan."""
        d, rows, reads = self.geometry.width, self.shape.rows, self.shape.reads
        gathered = ("stream", "branch", "read_index", "read_stream", "reads")
        self.add("gather", "", gathered, (rows, reads, d), "read rows")
        self.norm("nores_bias_act", "read_stream", None, f"{layer}.norm2", "y", "read norm2", reads, "reads")
        self.feed_forward(layer, "read", reads, "reads")

    def rotated(self, weight: str, table: str, label: str) -> None:
        """Queries, keys and values with rotary positions: one launch where the target has it and no rule parts it."""
        d, heads, tables = self.geometry.width, self.geometry.heads, table_rows(self.geometry)
        sizes = (self.shape.rows, heads, d, tables)
        positions = (f"{table}.cos", f"{table}.sin", "positions")
        found = self.find("qkv_rope", sizes, "")
        rule = self.choose("qkv_rope", sizes, "", frozenset({SEPARATE, *(kernel.variant for kernel in found)}))
        if found and not (rule and rule.variant == SEPARATE):
            self.add("qkv_rope", "", ("y", weight, *positions, "qkv", "rows"), sizes, f"{label} qkv")
        else:
            self.gemm("act_act_none", "y", weight.removesuffix(".weight"), "qkv", 3 * d, d, f"{label} qkv")
            self.add("rope", "", ("qkv", *positions, "rows"), (self.shape.rows, heads, tables), f"{label} rope")

    def branch(self, a: str, layer: str, k: int, label: str) -> int:
        """A product that goes into the residual stream.

        Returns:
            In how many parts it lies in `branch`; 0 where it is in the stream already.
        """
        d, rows = self.geometry.width, self.shape.rows
        found: dict[str, int] = {}
        for parts in PARTS:
            if parts * rows <= MOST_PART_ROWS:
                for kernel in self.find("gemm_parts", (rows, d, k, parts), ""):
                    found.setdefault(kernel.variant, parts)
        ways = {
            op: self.choose(op, (rows, d, k), options, variants)
            for op, options, variants in (
                ("gemm", "act_f32_none", self.variants("gemm", (rows, d, k), "act_f32_none")),
                ("gemm_parts", "", frozenset(found)),
                ("gemm_add", "", self.variants("gemm_add", (rows, d, k), "")),
            )
        }
        op, rule = self.rules.foremost(ways)
        self.products.append(len(self.launches))
        if op == "gemm_parts" and rule is not None:
            parts = found[rule.variant]
            pointers, sizes = (a, f"{layer}.weight", "branch", "rows"), (rows, d, k, parts)
            self.launch("gemm_parts", "", pointers, sizes, label, rule.variant)
            return parts
        if op == "gemm_add" and rule is not None:
            self.add("gemm_add", "", (a, f"{layer}.weight", "stream", "rows"), (rows, d, k), label)
            return 0
        self.gemm("act_f32_none", a, layer, "branch", d, k, label)
        return 1

    def join(self, parts: int, result: str, layer: str, y: str, label: str) -> None:
        """Add a branch to the residual stream, where it is not there yet, and normalise it."""
        if parts == 0:
            self.norm(f"nores_nobias_{result}", "stream", None, layer, y, label)
        elif parts == 1:
            self.norm(f"res_nobias_{result}", "stream", "branch", layer, y, label)
        else:
            pointers = ("stream", "branch", f"{layer}.weight", y, "rows")
            self.add("add_norm_parts", result, pointers, (self.shape.rows, self.geometry.width, parts), label)

    def gemm(
        self,
        options: str,
        a: str,
        layer: str,
        c: str,
        n: int,
        k: int,
        label: str,
        rows: int | None = None,
        count: str = "rows",
    ) -> None:
        joint = "_" if layer.endswith("in_proj") else "."
        bias = None if options.endswith("_none") else f"{layer}{joint}bias"
        pointers = (a, f"{layer}{joint}weight", bias, c, count)
        self.add("gemm", options, pointers, (rows or self.shape.rows, n, k), label)

    def norm(
        self,
        options: str,
        stream: str,
        branch: str | None,
        layer: str,
        y: str,
        label: str,
        rows: int | None = None,
        count: str = "rows",
    ) -> None:
        beta = f"{layer}.bias" if "_bias_" in options else None
        pointers = (stream, branch, f"{layer}.weight", beta, y, count)
        self.add("add_norm", options, pointers, (rows or self.shape.rows, self.geometry.width), label)

    def attention(self, window: int, label: str) -> None:
        s, g = self.shape, self.geometry
        sizes = (s.rows, s.seqs, min(table_rows(g), s.rows), g.heads, window)
        self.add("attention", "", ("qkv", "attended", "starts", "lengths", "seqs"), sizes, label)

    def find(self, op: str, sizes: tuple[int, ...], options: str) -> list[Kernel]:
        """What the library has of an op."""
        key = (op, sizes, options)
        if key not in self.found:
            self.found[key] = self.bundle.find(op, sizes, options, self.targets)
        return self.found[key]

    def variants(self, op: str, sizes: tuple[int, ...], options: str) -> frozenset[str]:
        """The variants of an op that the device's best target has."""
        found = self.find(op, sizes, options)
        return frozenset(kernel.variant for kernel in found if kernel.target == found[0].target)

    def choose(self, op: str, sizes: tuple[int, ...], options: str, variants: frozenset[str]) -> Rule | None:
        """The rule that chooses among these variants; decided once a plan."""
        key = (op, sizes, options, variants)
        if key not in self.chosen:
            self.chosen[key] = self.rules.choose(op, self.best, options, sizes, variants)
        return self.chosen[key]

    def add(self, op: str, options: str, pointers: tuple[str | None, ...], sizes: tuple[int, ...], label: str) -> None:
        variants = self.variants(op, sizes, options)
        rule = self.choose(op, sizes, options, variants)
        if variants and rule is None and self.rules.complete:
            what = f"{op} {options}".strip()
            raise BundleError(
                f"plan {self.rules.name}: names none of the variants {', '.join(sorted(variants))} "
                f"that the library has for {what} ({label}, {self.shape})"
            )
        self.launch(op, options, pointers, sizes, label, rule.variant if rule else None)

    def launch(
        self,
        op: str,
        options: str,
        pointers: tuple[str | None, ...],
        sizes: tuple[int, ...],
        label: str,
        variant: str | None,
    ) -> None:
        """A launch of this variant; None for the one that the library lists first."""
        key = (op, sizes, options, variant)
        kernel = self.kernels.get(key) or self.bundle.kernel(op, sizes, options, variant, self.targets)
        self.kernels[key] = kernel
        self.launches.append(Launch(op, kernel.id, kernel.name, pointers, sizes, label))

    def tap(self, name: str, *buffers: str) -> None:
        self.taps.append(Tap(name, len(self.launches) - 1, buffers))

    def finish(self) -> Plan:
        uses: dict[str, list[int]] = {}
        for number, launch in enumerate(self.launches):
            for name in launch.pointers:
                if name is not None:
                    uses.setdefault(name, []).append(number)
                if self.shared and number >= self.second_half and name in _STREAMS:
                    for one in _STREAMS:  # each kind of plan keeps the other's, so that both are laid out alike
                        uses.setdefault(one, []).append(number)
        for tap in self.taps:
            for name in tap.buffers:
                uses[name].append(tap.after)
        # `branch` has its place also where products add to the stream: all are laid out alike whatever a rule chooses.
        uses.setdefault("branch", []).extend(self.products)
        formats = self.bundle.storage

        def region(name: str, storage: str, shape: tuple[int, ...]) -> Buffer:
            size = item_bytes(formats[storage])
            for n in shape:
                size *= n
            where = uses.get(name, [0])
            return Buffer(name, storage, shape, min(where), max(where), 0, size)

        s = self.shape
        whole_ends = {"marker_index": (s.markers,)}
        compact_ends = {
            "reads": (1,),
            "read_index": (s.reads,),
            "first_places": (s.seqs,),
            "marker_places": (s.markers,),
        }
        inputs = {
            "rows": (1,),
            "seqs": (1,),
            "markers": (1,),
            "starts": (s.seqs,),
            "lengths": (s.seqs,),
            "option_starts": (s.seqs,),
            "option_counts": (s.seqs,),
            **(compact_ends if self.compact else whole_ends),
            "ids": (s.rows,),
            "positions": (s.rows,),
            "types": (s.rows,),
        }
        outputs = {"logits": (s.markers,), "action_logits": (s.seqs, self.geometry.actions)}
        return Plan(
            geometry=self.geometry,
            shape=s,
            targets=self.targets,
            whole=not self.compact,
            launches=tuple(self.launches),
            inputs=_in_a_row([region(name, "i32", shape) for name, shape in inputs.items()], 16),
            outputs=_in_a_row([region(name, "f32", shape) for name, shape in outputs.items()], 16),
            buffers=arrange([region(name, *what) for name, what in self.shapes.items() if name in uses]),
            taps=tuple(self.taps),
        )


def arrange(buffers: Sequence[Buffer]) -> dict[str, Buffer]:
    """Give buffers their offsets: largest first, each at the lowest place where it disturbs nobody."""
    placed: list[Buffer] = []
    for buffer in sorted(buffers, key=lambda b: (-b.size, b.name)):
        offset = 0
        for other in sorted(placed, key=lambda b: b.offset):
            apart = other.storage == buffer.storage and (other.last < buffer.first or buffer.last < other.first)
            if not apart and offset < other.offset + align(other.size) and other.offset < offset + buffer.size:
                offset = other.offset + align(other.size)
        placed.append(replace(buffer, offset=offset))
    by_name = {buffer.name: buffer for buffer in placed}
    return {buffer.name: by_name[buffer.name] for buffer in buffers}


def _in_a_row(buffers: Sequence[Buffer], alignment: int) -> dict[str, Buffer]:
    offset = 0
    regions = {}
    for buffer in buffers:
        regions[buffer.name] = replace(buffer, offset=offset)
        offset += align(buffer.size, alignment)
    return regions


def _end(regions: Mapping[str, Buffer]) -> int:
    return max((align(b.offset + b.size, 16) for b in regions.values()), default=0)
