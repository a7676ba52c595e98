"""Every kernel of a library against the float64 references, at row counts around the edges of every tile."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from ci import reference as ref
from ci.parity import fixtures
from ci.parity.check import Launcher, check
from ci.parity.fixtures import Fixture, Prepared
from ci.parity.memory import CudaMemory, HostMemory
from ci.parity.report import Section, say
from laya_cuda.abi import abi
from laya_cuda.bundle import Bundle, Kernel

# (true rows, capacity): one below, at and above the edges of tiles of 16, 48, 64, 128 and 256 rows, full and spare.
ROWS = {
    "cuda": [(1, 1), (1, 320), (15, 15), (16, 64), (17, 320), (47, 48), (48, 320), (49, 64), (63, 63), (64, 64),
             (65, 320), (127, 128), (128, 640), (129, 129), (5, 16), (255, 640), (256, 256), (257, 640), (640, 640),
             (0, 64)],
    "cpu": [(1, 1), (5, 16), (17, 40), (63, 63), (64, 200), (65, 130), (129, 200), (0, 5)],
}  # fmt: skip
# Sizes for the dimensions that a kernel takes at run time; the CPU twin takes nearly all of them.
FREE_SIZES = {
    "cuda": [{"vocab": 211, "table_rows": 512, "max_rows": 640, "max_count": 640, "max_seqs": 16, "actions": 2}],
    "cpu": [
        {"parts": 2, "n": 70, "k": 67, "f": 33, "d": 67, "heads": 3, "vocab": 97, "table_rows": 50, "actions": 2},
        {"parts": 1, "n": 1, "k": 1, "f": 1, "d": 3, "heads": 1, "vocab": 1, "table_rows": 1, "actions": 1},
        {"parts": 3, "n": 193, "k": 129, "f": 65, "d": 192, "heads": 2, "vocab": 300, "table_rows": 512, "actions": 4},
    ],
}
HARSH = ("gemm_add", "add_norm", "add_norm_parts", "add_type", "gather", "action_hidden", "action_head")
LENGTHS = {
    "cuda": [
        [1], [17], [64], [65], [0], [512], [127, 128, 129], [0, 33, 0, 128, 5, 0], [200, 1, 64, 63, 16, 15, 400],
        [256, 255, 257], [48] * 16,
    ],
    "cpu": [[1], [17], [64], [65], [0], [0, 33, 0, 128, 5, 0], [130, 1, 63, 16, 15], [200]],
}  # fmt: skip


def free_sizes(op: str, kernel: Kernel, backend: str) -> Iterator[tuple[int, ...]]:
    """Full sizes for an op's fixture: what the kernel fixes, and chosen values for the rest."""
    spare = 640 if backend == "cuda" else 200
    seen = set()
    for chosen in FREE_SIZES[backend]:
        values = {"max_rows": spare, "max_count": spare, "max_seqs": 48 if op.startswith("action_h") else 16, **chosen}
        names = abi().ops[op].sizes
        sizes = tuple(values[n] if own < 0 else own for n, own in zip(names, kernel.sizes, strict=True))
        if sizes not in seen:
            seen.add(sizes)
            yield sizes


def groups(kernels: Sequence[Kernel]) -> dict[tuple[str, str, tuple[int, ...]], list[Kernel]]:
    """Kernels that compute the same thing: same op, options and compiled sizes."""
    found: dict[tuple[str, str, tuple[int, ...]], list[Kernel]] = {}
    for kernel in kernels:
        found.setdefault((kernel.op, kernel.options, kernel.sizes), []).append(kernel)
    return found


def counts(prepared: Prepared, backend: str) -> list[tuple[int, int]]:
    """(true count, capacity) pairs that fit a fixture."""
    top = prepared.sizes[abi().ops[prepared.op].sizes.index(prepared.limit)]
    fitting = [(n, cap) for n, cap in ROWS[backend] if cap <= top]
    if (top, top) not in fitting:
        fitting.append((top, top))
    return fitting


def cases(
    op: str, options: str, kernel: Kernel, backend: str, storage: Mapping[str, str], seed: int, ops: ref.Math
) -> Iterator[Fixture]:
    """Every fixture for one group of kernels."""
    rng = np.random.default_rng([seed, zlib.crc32(f"{op}.{options}.{kernel.sizes}".encode())])
    if op == "attention":
        heads = [kernel.sizes[3]] if kernel.sizes[3] > 0 else [1, 3]
        for count in heads:
            for lengths in LENGTHS[backend]:
                for max_len in (None, 512):
                    if max_len is None or sum(lengths) < 200:
                        yield fixtures.attention(lengths, count, kernel.sizes[4], storage, rng, max_len=max_len)
            yield fixtures.attention([40, 16], count, kernel.sizes[4], storage, rng, spare_seqs=0, spare_rows=0)
        return
    for sizes in free_sizes(op, kernel, backend):
        for harsh in (False, True) if op in HARSH else (False,):
            prepared = fixtures.prepare(op, options, sizes, storage, rng, ops, harsh)
            for count, capacity in counts(prepared, backend):
                yield prepared.at(count, capacity)


def run(
    section: Section,
    bundle: Bundle,
    bounds: Mapping[str, Any],
    seed: int,
    targets: Sequence[str] = (),
    only: str = "",
    ops: ref.Math = ref.NUMPY,
    first: int = 0,
    skip: Sequence[str] = (),
) -> None:
    """Check every kernel of the library (of `targets`, with `only` in its name); figures by kernel.

    first: number of the group of kernels to begin with. skip: kernels to leave out.
    """
    launcher = Launcher(CudaMemory() if bundle.backend == "cuda" else HostMemory())
    kernels = [k for k in bundle.kernels if only in k.name and (not targets or k.target in targets)]
    if not kernels:
        raise RuntimeError(f"no kernel of {len(bundle.kernels)} has {only!r} in its name and is for {targets}")
    for number, ((op, options, _), members) in enumerate(groups(kernels).items()):
        members = [kernel for kernel in members if kernel.name not in skip]
        if number < first or not members:
            continue
        tally = {kernel.name: Tally() for kernel in members}
        for fixture in cases(op, options, members[0], bundle.backend, bundle.storage, seed, ops):
            for kernel in members:
                section.listener(begin={"group": number, "kernel": kernel.name, "what": fixture.label})
                outcome = check(launcher, bundle, kernel, fixture, bounds)
                tally[kernel.name].add(outcome.figures)
                for problem in outcome.problems:
                    section.check(f"{kernel.name} {fixture.label}", False, detail=problem)
                if 0 < outcome.code < 1000:
                    raise RuntimeError(f"{kernel.name}: CUDA error {outcome.code}; the process cannot go on")
                if not outcome.problems:
                    section.check(f"{kernel.name} {fixture.label}", True)
            launcher.forget()
        for name, total in tally.items():
            section.figure(name, total.summary())
            say(f"{name:<52} {total}")


class Tally:
    """The worst figures of one kernel over its calls, by output."""

    def __init__(self) -> None:
        self.calls = 0
        self.worst: dict[str, dict[str, float]] = {}

    def add(self, figures: Sequence[Any]) -> None:
        self.calls += 1
        for figure in figures:
            entry = self.worst.setdefault(figure.output, {"share": 0.0, "max_abs": 0.0, "nrms": 0.0})
            for key in entry:
                entry[key] = max(entry[key], getattr(figure, key))

    def summary(self) -> dict[str, Any]:
        rounded = {o: {k: float(f"{v:.4g}") for k, v in e.items()} for o, e in self.worst.items()}
        return {"calls": self.calls, "outputs": rounded}

    def __str__(self) -> str:
        parts = [f"{o} {100 * e['share']:.0f}% nRMS {e['nrms']:.1e}" for o, e in self.worst.items()]
        return f"{self.calls:>3} calls  " + "; ".join(parts)
