"""Every specialisation that is exported: the one list.

An entry says which op a kernel serves, for which sizes and options, in which tile configuration, and calls its program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from .kernels.attention import attention
from .kernels.geglu import geglu
from .kernels.gemm import gemm, gemm_add, gemm_parts
from .kernels.hopper import streamed
from .kernels.norm import add_norm, add_norm_parts, embed_norm
from .kernels.qkv import qkv_rope
from .kernels.rope import rope
from .kernels.scorer import action_features, action_head, action_hidden, score
from .kernels.select import add_type, gather
from .kernels.target import CPU, PORTABLE, SM_90A, TARGETS, Target
from .kernels.tiles import WARP, Tile

ANY = -1
PRODUCTS = ("gemm", "gemm_parts", "gemm_add", "qkv_rope", "geglu")
WINDOW = 64

# The program's symbols, by op, and the op's size that each stands for.
SYMBOLS: dict[str, dict[str, str]] = {
    "embed_norm": {"M": "max_rows", "V": "vocab", "D": "d"},
    "gemm": {"M": "max_rows", "N": "n", "K": "k"},
    "gemm_parts": {"M": "max_rows", "N": "n", "K": "k", "P": "parts"},
    "gemm_add": {"M": "max_rows", "N": "n", "K": "k"},
    "qkv_rope": {"M": "max_rows", "H": "heads", "K": "k", "L": "table_rows"},
    "geglu": {"M": "max_rows", "F": "f", "K": "k"},
    "add_norm": {"M": "max_rows", "D": "d"},
    "add_norm_parts": {"M": "max_rows", "D": "d", "P": "parts"},
    "add_type": {"M": "max_rows", "D": "d"},
    "rope": {"M": "max_rows", "H": "heads", "L": "table_rows"},
    "attention": {"M": "max_rows", "S": "max_seqs", "L": "max_len", "H": "heads"},
    "gather": {"M": "max_rows", "N": "max_count", "D": "d"},
    "score": {"N": "max_count", "D": "d"},
    "action_features": {"N": "max_count", "S": "max_seqs"},
    "action_hidden": {"S": "max_seqs", "D": "d"},
    "action_head": {"S": "max_seqs", "A": "actions", "D": "d"},
}

# The file under generator/kernels/ that holds each op's program, and the files it imports.
PROGRAMS: dict[str, tuple[str, ...]] = {
    "embed_norm": ("norm.py", "tiles.py", "target.py"),
    "gemm": ("gemm.py", "hopper.py", "tiles.py", "target.py"),
    "gemm_parts": ("gemm.py", "hopper.py", "tiles.py", "target.py"),
    "gemm_add": ("gemm.py", "hopper.py", "tiles.py", "target.py"),
    "qkv_rope": ("qkv.py", "rope.py", "hopper.py", "tiles.py", "target.py"),
    "geglu": ("geglu.py", "gemm.py", "hopper.py", "tiles.py", "target.py"),
    "add_norm": ("norm.py", "tiles.py", "target.py"),
    "add_norm_parts": ("norm.py", "tiles.py", "target.py"),
    "add_type": ("select.py", "tiles.py", "target.py"),
    "rope": ("rope.py", "tiles.py", "target.py"),
    "attention": ("attention.py", "tiles.py", "target.py"),
    "gather": ("select.py", "tiles.py", "target.py"),
    "score": ("scorer.py", "gemm.py", "hopper.py", "tiles.py", "target.py"),
    "action_features": ("scorer.py", "gemm.py", "hopper.py", "tiles.py", "target.py"),
    "action_hidden": ("scorer.py", "gemm.py", "hopper.py", "tiles.py", "target.py"),
    "action_head": ("scorer.py", "gemm.py", "hopper.py", "tiles.py", "target.py"),
}


@dataclass(frozen=True)
class Geometry:
    """Sizes of a model that kernels are compiled for: width, heads of 64, MLP width."""

    name: str
    width: int
    heads: int
    mlp: int


LARGE = Geometry("large", 1024, 16, 2624)
TINY = Geometry("tiny", 128, 2, 192)
GEOMETRIES = (LARGE, TINY)


@dataclass(frozen=True)
class Entry:
    """One kernel of the library.

    sizes: in the order of the op's sizes, -1 where the kernel takes any. options: what the op may do besides
    (empty for most). parameters: the tile configuration by name, for provenance. build: makes the TileLang program.
    """

    target: Target
    op: str
    options: str
    sizes: tuple[int, ...]
    variant: str
    parameters: tuple[tuple[str, int], ...]
    build: Callable[[], Any]

    @property
    def merged(self) -> bool:
        """Whether tiles that are not used at the same time may share memory, which a result tile of a product needs."""
        resident = dict(self.parameters).get("resident", 0)
        return self.target is SM_90A and self.op in PRODUCTS and not resident

    def fixed(self, size_names: tuple[str, ...]) -> str:
        """Compiled-in sizes as text, `n3072_k1024`; empty where there is none."""
        return "_".join(f"{name}{value}" for name, value in zip(size_names, self.sizes, strict=True) if value != ANY)

    def name(self, size_names: tuple[str, ...]) -> str:
        """Unique name: target, op, compiled-in sizes, options and variant, those that are not empty."""
        parts = (self.target.name, self.op, self.fixed(size_names), self.options, self.variant)
        return ".".join(part for part in parts if part)


@dataclass(frozen=True)
class Product:
    """One matrix product of the forward pass: input and output storage, epilogue, and its columns and depth."""

    source: str
    result: str
    epilogue: str
    n: int
    k: int

    @property
    def options(self) -> str:
        """As callers spell it."""
        return f"{self.source}_{self.result}_{self.epilogue}"


def products(g: Geometry) -> tuple[Product, ...]:
    """Every GEMM of a geometry: encoder qkv, Wo and MLP output; head in, out and both FFN halves; scorer."""
    d = g.width
    return (
        Product("act", "act", "none", 3 * d, d),
        Product("act", "f32", "none", d, d),
        Product("act", "f32", "none", d, g.mlp),
        Product("act", "act", "bias", 3 * d, d),
        Product("act", "f32", "bias", d, d),
        Product("act", "act", "relu", 4 * d, d),
        Product("act", "f32", "bias", d, 4 * d),
        Product("act", "f32", "gelu", d, d),
    )


# Tile configurations. Few rows want narrow tiles, which make more blocks; many want wide ones, which read less twice.
GEMM_TILES: dict[tuple[str, str], tuple[Tile, ...]] = {
    ("sm_90a", "large"): (
        streamed(48, 32, 128, 8),
        streamed(64, 32, 128, 4, blocks=2),
        streamed(64, 128, 64, 4, blocks=2),
        streamed(128, 128, 64, 3, blocks=2),
        streamed(128, 128, 64, 5, resident=132),
    ),
    ("sm_90a", "tiny"): (streamed(64, 64, 64, 3),),
    ("portable", "large"): (
        Tile(64, 32, 64, 4, 128),
        Tile(64, 64, 64, 3, 128),
        Tile(128, 128, 32, 3, 128),
        Tile(128, 128, 32, 4, 256),
    ),
    ("portable", "tiny"): (Tile(64, 64, 32, 3, 128),),
}
# More of them, by options: for the encoder's two products that end in the residual stream, and for those of the head
# and the scorer that leave f32, most often of few rows.
BRANCH_TILES = (
    streamed(64, 32, 128, 8),
    streamed(64, 32, 128, 8, cluster=2),
    streamed(64, 64, 64, 6, blocks=2),
    streamed(64, 64, 128, 6),
    streamed(64, 64, 128, 6, cluster=2),
    streamed(64, 128, 64, 8, cluster=2),
    streamed(128, 128, 64, 6),
    streamed(128, 256, 64, 4),
)
FEW_ROWS_TILES = (streamed(64, 32, 128, 8),)
MORE_TILES = {"act_f32_none": BRANCH_TILES, "act_f32_bias": FEW_ROWS_TILES, "act_f32_gelu": FEW_ROWS_TILES}
PARTS_TILES: dict[tuple[str, str], tuple[Tile, ...]] = {
    ("sm_90a", "large"): (
        streamed(48, 32, 128, 6, parts=4),
        streamed(64, 32, 128, 4, parts=4, blocks=2),
        streamed(64, 32, 128, 6, parts=4),
        streamed(64, 32, 128, 8, parts=2),
        streamed(64, 64, 128, 3, parts=2, blocks=2),
        streamed(64, 64, 128, 3, parts=4, blocks=2),
        streamed(64, 128, 64, 4, parts=2, blocks=2),
    ),
    ("sm_90a", "tiny"): (streamed(64, 64, 64, 3, parts=2),),
    ("portable", "large"): (Tile(64, 32, 64, 4, 128, parts=4), Tile(64, 64, 64, 3, 128, parts=4)),
    ("portable", "tiny"): (Tile(64, 64, 32, 3, 128, parts=2),),
}
QKV_TILES: dict[tuple[str, str], tuple[Tile, ...]] = {
    ("sm_90a", "large"): (
        streamed(48, 32, 128, 8),
        streamed(64, 32, 128, 8),
        streamed(64, 64, 128, 6),
        streamed(64, 96, 64, 8, cluster=2),
        streamed(64, 128, 64, 8),
        streamed(128, 96, 64, 4),
        streamed(128, 128, 64, 5),
        streamed(128, 192, 64, 3, resident=132),
        streamed(128, 192, 64, 4),
    ),
    ("sm_90a", "tiny"): (streamed(64, 64, 64, 3),),
}
GEGLU_TILES: dict[tuple[str, str], tuple[Tile, ...]] = {
    ("sm_90a", "large"): (
        streamed(64, 32, 128, 6),
        streamed(64, 64, 64, 4, blocks=2),
        streamed(64, 80, 64, 7, cluster=2),
        streamed(128, 64, 64, 3, blocks=2),
        streamed(128, 64, 64, 3, blocks=2, resident=264),
        streamed(128, 80, 64, 6),
        streamed(128, 112, 64, 4, resident=132),
        streamed(128, 128, 64, 4),
    ),
    ("sm_90a", "tiny"): (streamed(64, 64, 64, 3),),
    ("portable", "large"): (
        Tile(64, 32, 64, 3, 128),
        Tile(64, 64, 32, 3, 128),
        Tile(128, 64, 32, 4, 128),
        Tile(128, 128, 32, 3, 256),
    ),
    ("portable", "tiny"): (Tile(64, 64, 32, 3, 128),),
}
# Queries and keys of a tile, stages, blocks that a multiprocessor is to hold, waits for a tile. A deeper pipeline of a
# loop with a run-time length has no cp.async form in TileLang: portable has one stage.
ATTENTION_TILES: dict[str, tuple[tuple[int, int, int, int, int], ...]] = {
    "sm_90a": ((64, 64, 2, 3, 1), (64, 64, 2, 3, 2), (64, 128, 2, 2, 2)),
    "portable": ((64, 64, 1, 1, 1),),
}
# For the same two products where they add to the residual stream themselves.
ADD_TILES: dict[tuple[str, str], tuple[Tile, ...]] = {
    ("sm_90a", "large"): (
        streamed(64, 64, 64, 6, blocks=2),
        streamed(64, 128, 64, 4, blocks=2),
        streamed(128, 128, 64, 3, blocks=2),
    ),
    ("sm_90a", "tiny"): (streamed(64, 64, 64, 3),),
    ("portable", "large"): (Tile(64, 64, 64, 3, 128), Tile(128, 128, 32, 3, 128)),
    ("portable", "tiny"): (Tile(64, 64, 32, 3, 128),),
}
CPU_TILE = Tile(32, 64, 64, 1, 1)
ROW_BLOCKS = {"large": ((1, 128), (4, 128)), "tiny": ((1, 32),)}
NORMS = (  # residual, biased, result
    (True, False, "act"),
    (True, False, "f32"),
    (False, False, "act"),
    (False, False, "f32"),
    (False, True, "act"),
    (True, True, "act"),
)


def norm_options(residual: bool, biased: bool, result: str) -> str:
    """Options of an add_norm as callers spell them."""
    return f"{'res' if residual else 'nores'}_{'bias' if biased else 'nobias'}_{result}"


def product_entry(
    target: Target,
    tile: Tile,
    variant: str,
    op: str,
    sizes: tuple[int, ...],
    build: Callable[[], Any],
    options: str = "",
) -> Entry:
    """A matrix product in one tile configuration; sizes: those behind the rows, of which the CPU takes any."""
    fixed = (ANY,) * len(sizes) if target.is_cpu else sizes
    return Entry(target, op, options, (ANY, *fixed), variant, tile.parameters, build)


def gemm_entry(target: Target, tile: Tile, p: Product, variant: str) -> Entry:
    """A GEMM of the forward pass in one tile configuration."""
    build = partial(gemm, target, tile, p.n, p.k, p.source, p.result, p.epilogue)
    return product_entry(target, tile, variant, "gemm", (p.n, p.k), build, p.options)


def parts_entry(target: Target, tile: Tile, n: int, k: int, variant: str) -> Entry:
    """A GEMM whose depth is shared by several blocks, in one tile configuration."""
    build = partial(gemm_parts, target, tile, n, k)
    return product_entry(target, tile, variant, "gemm_parts", (n, k, tile.parts), build)


def add_entry(target: Target, tile: Tile, n: int, k: int, variant: str) -> Entry:
    """A GEMM that adds to what is there, in one tile configuration."""
    return product_entry(target, tile, variant, "gemm_add", (n, k), partial(gemm_add, target, tile, n, k))


def qkv_entry(target: Target, tile: Tile, g: Geometry, variant: str) -> Entry:
    """Queries, keys and values with rotary positions in one tile configuration."""
    build = partial(qkv_rope, target, tile, g.heads, g.width)
    return product_entry(target, tile, variant, "qkv_rope", (g.heads, g.width, ANY), build)


def geglu_entry(target: Target, tile: Tile, f: int, k: int, variant: str) -> Entry:
    """The gated product in one tile configuration."""
    return product_entry(target, tile, variant, "geglu", (f, k), partial(geglu, target, tile, f, k))


def row_parameters(block_rows: int, threads: int) -> tuple[tuple[str, int], ...]:
    """The configuration of a kernel that works on whole rows, as provenance records it."""
    return (("rows", block_rows), ("threads", threads))


def parts_norm_entry(
    target: Target, g: Geometry, block_rows: int, threads: int, parts: int, result: str, variant: str
) -> Entry:
    """The norm that sums the parts of a product."""
    sizes = (ANY, ANY, ANY) if target.is_cpu else (ANY, g.width, parts)
    return Entry(
        target, "add_norm_parts", result, sizes, variant, row_parameters(block_rows, threads),
        lambda: add_norm_parts(target, block_rows, threads, g.width, parts, result),
    )  # fmt: skip


def norm_entry(
    target: Target, g: Geometry, block_rows: int, threads: int, residual: bool, biased: bool, result: str, variant: str
) -> Entry:
    """A norm of rows that a block has so many threads for."""
    return Entry(
        target, "add_norm", norm_options(residual, biased, result), (ANY, ANY if target.is_cpu else g.width), variant,
        row_parameters(block_rows, threads),
        partial(add_norm, target, block_rows, threads, g.width, residual, biased, result),
    )  # fmt: skip


def row_entries(target: Target, g: Geometry, block_rows: int, threads: int, variant: str) -> Iterator[Entry]:
    """The ops that work on whole rows: norms, embedding, types, rope."""
    d = ANY if target.is_cpu else g.width
    heads = ANY if target.is_cpu else g.heads
    parameters = row_parameters(block_rows, threads)
    yield Entry(
        target, "embed_norm", "", (ANY, ANY, d), variant, parameters,
        lambda: embed_norm(target, block_rows, threads, g.width),
    )  # fmt: skip
    for residual, biased, result in NORMS:
        yield norm_entry(target, g, block_rows, threads, residual, biased, result, variant)
    yield Entry(
        target, "add_type", "", (ANY, d), variant, parameters,
        lambda: add_type(target, block_rows, threads, g.width),
    )  # fmt: skip
    yield Entry(
        target, "rope", "", (ANY, heads, ANY), variant, parameters,
        lambda: rope(target, block_rows, threads, g.heads),
    )  # fmt: skip


def attention_entries(
    target: Target, g: Geometry, variant: str, bm: int, bn: int, stages: int, blocks: int, waits: int
) -> Iterator[Entry]:
    """Full and window attention."""
    heads = ANY if target.is_cpu else g.heads
    parameters = (("m", bm), ("n", bn), ("stages", stages), ("blocks", blocks), ("waits", waits))
    for window in (0, WINDOW):
        yield Entry(
            target, "attention", "", (ANY, ANY, ANY, heads, window), variant, parameters,
            partial(attention, target, bm, bn, stages, blocks, waits, g.heads, window),
        )  # fmt: skip


def tail_entries(target: Target, g: Geometry, variant: str) -> Iterator[Entry]:
    """What follows the layers: gathered rows, scores, the action head."""
    d = ANY if target.is_cpu else g.width
    threads = 1 if target.is_cpu else min(128, g.width)
    parameters = (("threads", threads),)
    yield Entry(target, "gather", "", (ANY, ANY, d), variant, parameters, lambda: gather(target, threads, g.width))
    yield Entry(target, "score", "", (ANY, d), variant, parameters, lambda: score(target, threads, g.width))
    yield Entry(target, "action_hidden", "", (ANY, d), variant, (), lambda: action_hidden(target, g.width))
    yield Entry(target, "action_head", "", (ANY, d, ANY), variant, (), lambda: action_head(target, g.width))


def cuda_entries(target: Target) -> Iterator[Entry]:
    """All kernels of a CUDA target."""
    for g in GEOMETRIES:
        key = (target.name, g.name)
        for p in products(g):
            more = MORE_TILES.get(p.options, ()) if target is SM_90A and g is LARGE else ()
            for tile in GEMM_TILES[key] + more:
                yield gemm_entry(target, tile, p, tile.variant)
        for tile in PARTS_TILES.get(key, ()):
            for k in (g.width, g.mlp):
                yield parts_entry(target, tile, g.width, k, tile.variant)
        for tile in ADD_TILES[key]:
            for k in (g.width, g.mlp):
                yield add_entry(target, tile, g.width, k, tile.variant)
        for tile in QKV_TILES.get(key, ()):
            yield qkv_entry(target, tile, g, tile.variant)
        for tile in GEGLU_TILES[key]:
            yield geglu_entry(target, tile, g.mlp, g.width, tile.variant)
        for block_rows, threads in ROW_BLOCKS[g.name]:
            yield from row_entries(target, g, block_rows, threads, f"r{block_rows}")
        if target is SM_90A and g is LARGE:  # a warp a row: its sums need no barrier
            for residual in (True, False):
                yield norm_entry(target, g, 1, WARP, residual, False, "act", f"r1t{WARP}")
        for parts in sorted({tile.parts for tile in PARTS_TILES.get(key, ())}):
            for block_rows, threads in ROW_BLOCKS[g.name]:
                for result in ("act", "f32"):
                    yield parts_norm_entry(target, g, block_rows, threads, parts, result, f"r{block_rows}")
        for bm, bn, stages, blocks, waits in ATTENTION_TILES[target.name]:
            extra = "".join(f"{letter}{count}" for letter, count in (("b", blocks), ("w", waits)) if count > 1)
            yield from attention_entries(target, g, f"q{bm}k{bn}s{stages}{extra}", bm, bn, stages, blocks, waits)
        yield from tail_entries(target, g, "b1")
    yield Entry(target, "action_features", "", (ANY, ANY), "b1", (), lambda: action_features(target))


def cpu_entries() -> Iterator[Entry]:
    """All kernels of the CPU twin: one an op and option, for any size."""
    seen: set[str] = set()
    for p in products(LARGE):
        if p.options not in seen:
            seen.add(p.options)
            yield gemm_entry(CPU, CPU_TILE, p, "c")
    yield parts_entry(CPU, CPU_TILE, LARGE.width, LARGE.width, "c")
    yield add_entry(CPU, CPU_TILE, LARGE.width, LARGE.width, "c")
    yield qkv_entry(CPU, CPU_TILE, LARGE, "c")
    yield geglu_entry(CPU, CPU_TILE, LARGE.mlp, LARGE.width, "c")
    yield from row_entries(CPU, LARGE, 1, 1, "c")
    for result in ("act", "f32"):
        yield parts_norm_entry(CPU, LARGE, 1, 1, 1, result, "c")
    yield from attention_entries(CPU, LARGE, "c", 32, 64, 1, 1, 1)
    yield from tail_entries(CPU, LARGE, "c")
    yield Entry(CPU, "action_features", "", (ANY, ANY), "c", (), lambda: action_features(CPU))


def entries(target: Target) -> tuple[Entry, ...]:
    """The catalog of one target, in the order of the generated file: by op, sizes, options, variant."""
    found = list(cpu_entries()) if target.is_cpu else list(cuda_entries(target))
    order = {op: i for i, op in enumerate(SYMBOLS)}
    return tuple(sorted(found, key=lambda e: (order[e.op], e.options, e.sizes, _natural(e.variant))))


def _natural(variant: str) -> tuple[int, ...]:
    """Sort key of a variant: its numbers, so that t64 comes before t128."""
    digits = "".join(c if c.isdigit() else " " for c in variant)
    return tuple(int(part) for part in digits.split())


__all__ = ["ANY", "CPU", "PORTABLE", "PROGRAMS", "SM_90A", "SYMBOLS", "TARGETS", "Entry", "entries"]
