"""The same generated source compiled against TileLang's own templates: every kernel must give the same bits.

The second library is built by the commands in build-manifest.json, with TileLang's headers in place of tile.cuh.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from ci import reference as ref
from ci.parity import kernels
from ci.parity.check import Launcher, differing
from ci.parity.memory import CudaMemory
from ci.parity.rebuild import rebuild
from ci.parity.report import Section, say
from laya_cuda.bundle import Bundle

# TileLang's headers for the primitives that the sources call, by target; a tile.cuh that includes them goes first.
HEADERS = {
    "sm_90a": ("instruction/wgmma.h", "instruction/mma.h", "intrin.h", "barrier.h", "cluster.h", "copy_sm90.h",
               "reduce.h", "ldsm.h", "threadblock_swizzle.h", "debug.h"),
    "portable": ("instruction/mma.h", "copy.h", "reduce.h", "ldsm.h", "threadblock_swizzle.h", "debug.h"),
}  # fmt: skip


def include_dirs(site: Path) -> list[str]:
    """TileLang's template folders inside a packed site directory.

    Raises:
        RuntimeError: a folder is missing.
    """
    found = [site / "tilelang" / "src", site / "tilelang" / "3rdparty" / "cutlass" / "include"]
    for folder in found:
        if not folder.is_dir():
            raise RuntimeError(f"{folder} is missing: the site directory holds no TileLang")
    return [str(folder) for folder in found]


def edited(words: list[str], includes: Sequence[str]) -> list[str]:
    """A command with TileLang's headers: generated units get another tile.cuh, C++20 and TileLang's paths."""
    unit = next((Path(word) for word in words if word.endswith("generated.cu")), None)
    if "-c" in words and unit is not None:
        words = ["-std=c++20" if word == "-std=c++17" else word for word in words]
        words.insert(1, f"-Ishim/{unit.parent.name}")
        words += ["-w", "--expt-relaxed-constexpr", *(f"-I{folder}" for folder in includes)]
    if "-shared" in words:
        words += ["-Xlinker", "--allow-multiple-definition"]  # debug helpers that TileLang's headers do not make inline
    return words


def build(bundle: Path, site: Path, out: Path) -> Path:
    """Build the second library beside the first one's manifest.

    Raises:
        RuntimeError: a command failed; the message ends with what it printed.
    """
    shutil.rmtree(out, ignore_errors=True)
    for target, headers in HEADERS.items():
        shim = out / "shim" / target / "tile.cuh"
        shim.parent.mkdir(parents=True)
        lines = [f"#include <tl_templates/cuda/{header}>\n" for header in headers]
        lines.append('#include "tile/ours.cuh"\n')  # TileLang has no name for it
        shim.write_text("#pragma once\n" + "".join(lines), encoding="utf-8")
    includes = include_dirs(site)
    return rebuild(bundle, out, lambda words: edited(words, includes))


def run(
    section: Section, first: Bundle, second: Bundle, seed: int, only: str, start: int = 0, skip: Sequence[str] = ()
) -> None:
    """Run every kernel of both libraries on equal inputs; `start` and `skip` as in `ci.parity.kernels.run`."""
    launcher = Launcher(CudaMemory())
    chosen = [k for k in first.kernels if only in k.name]
    section.check(
        "both libraries list the same kernels", [k.name for k in first.kernels] == [k.name for k in second.kernels]
    )
    for number, ((op, options, _), members) in enumerate(kernels.groups(chosen).items()):
        members = [kernel for kernel in members if kernel.name not in skip]
        if number < start or not members:
            continue
        equal = dict.fromkeys((k.name for k in members), 0)
        for fixture in kernels.cases(op, options, members[0], "cuda", first.storage, seed + 1, _no_reference()):
            for kernel in members:
                section.listener(begin={"group": number, "kernel": kernel.name, "what": fixture.label})
                code, a, _ = launcher.run(first, kernel, fixture)
                other, b, _ = launcher.run(second, kernel, fixture)
                wrong = [f"returned {code} and {other}"] if code or other else differing(fixture, a, b)
                equal[kernel.name] += not wrong
                if wrong:
                    section.check(f"{kernel.name} {fixture.label}: equal bits", False, detail=", ".join(wrong))
                if 0 < code < 1000 or 0 < other < 1000:
                    raise RuntimeError(f"{kernel.name}: CUDA errors {code} and {other}; the process cannot go on")
            launcher.forget()
        for name, count in equal.items():
            section.check(f"{name}: the same bits in {count} calls", count > 0)
    section.figure("library", second.manifest["sha256"])
    say(f"templates: {len(chosen)} kernels compared")


def _no_reference() -> ref.Math:
    """References are not needed here: cheap stand-ins of the right shape."""
    import numpy as np

    return ref.Math(matmul=lambda a, b: np.zeros((len(a), b.shape[1])), erf=lambda x: x)
