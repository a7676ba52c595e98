"""What is inside a bundle: architectures, sizes, and each kernel with the resources it takes."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from laya_cuda.custody.chain import Built, code_inside
from laya_cuda.custody.files import ChainError, Sources, build_info

TOOL = "cuobjdump"
GET_TOOL = "pip install 'laya-cuda-aot[inspect]', or put the CUDA toolkit's cuobjdump on PATH"
_ARCH = re.compile(r"^arch = sm_(\w+)$")
_FUNCTION = re.compile(r"^\s*Function (\w+):$")
_USAGE = re.compile(r"\b(REG|STACK|SHARED|LOCAL):(\d+)")


@dataclass(frozen=True)
class Usage:
    """Resources of a kernel's machine code: registers a thread; bytes of stack and local memory a thread (arrays that
    registers cannot hold, and spills) and of static shared memory a block.
    """

    architecture: str
    registers: int
    stack: int
    local: int
    static_shared: int


@dataclass(frozen=True)
class KernelRow:
    """One kernel. threads a block and dynamic shared bytes are of the launch record; usage: one entry for each
    architecture whose machine code the library holds, empty where it is unknown or PTX alone.
    """

    name: str
    target: str
    threads: int
    dynamic_shared: int
    usage: tuple[Usage, ...]


@dataclass(frozen=True)
class Contents:
    """A bundle's contents. declared: what the library says; machine_code and ptx: what its file holds."""

    library: str
    size: int
    backend: str
    compiler: str
    declared: tuple[str, ...]
    machine_code: tuple[str, ...]
    ptx: tuple[str, ...]
    kernels: tuple[KernelRow, ...]
    missing: str

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def find_tool(environment: Mapping[str, str] = os.environ) -> str | None:
    """cuobjdump: of CUDA_HOME, of PATH, or of the PyPI package nvidia-cuda-cuobjdump."""
    home = environment.get("CUDA_HOME")
    for candidate in (f"{home}/bin/{TOOL}" if home else None, TOOL, *_packaged()):
        if candidate and (found := shutil.which(candidate, path=environment.get("PATH"))):
            return found
    return None


def _packaged() -> Iterator[str]:
    try:
        spec = importlib.util.find_spec("nvidia")
    except (ImportError, ValueError):
        return
    for folder in (spec.submodule_search_locations or []) if spec else []:
        yield from map(str, sorted(Path(folder).glob(f"*/bin/{TOOL}")))


def dump(tool: str, library: Path) -> str:
    """What cuobjdump prints of the resources of a library's kernels.

    Raises:
        ChainError: it fails.
    """
    command = [tool, "--dump-resource-usage", str(library)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise ChainError(f"{tool} does not run: {error.strerror}") from None
    if done.returncode:
        raise ChainError(f"{tool} fails: {' '.join(done.stderr.split())[:200]}")
    return done.stdout


def read_dump(text: str) -> dict[str, list[Usage]]:
    """C name of each kernel to its resources, one for each architecture."""
    found: dict[str, list[Usage]] = {}
    architecture, function = "", ""
    for line in text.splitlines():
        if match := _ARCH.match(line):
            architecture = f"sm_{match[1]}"
        elif match := _FUNCTION.match(line):
            function = match[1]
        elif function and (values := {k: int(v) for k, v in _USAGE.findall(line)}):
            usage = Usage(architecture, *(values.get(k, 0) for k in ("REG", "STACK", "LOCAL", "SHARED")))
            found.setdefault(function, []).append(usage)
            function = ""
    return found


def inspect(built: Built, sources: Sources, tool: str | None) -> Contents:
    """Everything known of a bundle; without `tool`, what provenance.json and the library itself say.

    Raises:
        ChainError: the library or provenance.json cannot be read.
    """
    info, provenance = build_info(built.library, built.name), sources.provenance()
    usage: dict[str, list[Usage]] = {}
    inside: tuple[str, ...] = ()
    missing = ""
    if built.manifest["backend"] == "cuda":
        inside = code_inside(built)
        if tool is None:
            missing = f"registers, stack, local and static shared memory need {TOOL}: {GET_TOOL}"
        else:
            usage = read_dump(dump(tool, built.directory / built.name))
    rows = [
        KernelRow(
            name=name,
            target=target,
            threads=int(record["launch"]["block"]),
            dynamic_shared=int(record["launch"]["shared_bytes"]),
            usage=tuple(usage.get(name.replace(".", "_") + "_kernel", ())),
        )
        for target in info.get("targets", [])
        for name, record in provenance["targets"].get(target, {}).items()
        if name.encode() + b"\0" in built.library
    ]
    return Contents(
        library=built.name,
        size=len(built.library),
        backend=built.manifest["backend"],
        compiler=str(info.get("compiler", "unknown")),
        declared=tuple(map(str, info.get("architectures", []))),
        machine_code=tuple(name for name in inside if name.startswith("sm_")),
        ptx=tuple(name for name in inside if name.startswith("compute_")),
        kernels=tuple(rows),
        missing=missing,
    )


def as_text(contents: Contents) -> str:
    """The contents for a terminal: a head, then a table of kernels."""
    targets: dict[str, int] = {}
    for kernel in contents.kernels:
        targets[kernel.target] = targets.get(kernel.target, 0) + 1
    head = {
        "library": f"{contents.library}, {contents.size} bytes, {contents.compiler}",
        "declared": ", ".join(contents.declared),
        "machine code": ", ".join(contents.machine_code) or "none",
        "ptx": ", ".join(contents.ptx) or "none",
        "kernels": ", ".join(f"{count} {target}" for target, count in targets.items()),
    }
    if contents.backend == "cpu":
        del head["machine code"], head["ptx"]
    lines = [f"{name:<14}{value}" for name, value in head.items()]
    if contents.missing:
        lines.append(f"{'not known':<14}{contents.missing}")
    if contents.backend == "cpu":
        return "\n".join([*lines, "", *(kernel.name for kernel in contents.kernels)])
    rows: list[tuple[str, ...]] = [
        ("kernel", "code", "threads", "registers", "static shared", "dynamic shared", "stack", "local")
    ]
    for kernel in contents.kernels:
        common = (kernel.name, str(kernel.threads), str(kernel.dynamic_shared))
        for use in kernel.usage:
            numbers = (use.registers, use.static_shared, use.stack, use.local)
            rows.append(_row(common, use.architecture, *map(str, numbers)))
        if not kernel.usage:
            # With the tool at hand, a kernel without machine code is one that the driver compiles from PTX.
            rows.append(_row(common, "?" if contents.missing else "ptx", "-", "-", "-", "-"))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    table = [
        "  ".join(
            cell.ljust(w) if i < 2 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    spilling = [k.name for k in contents.kernels if any(u.local or u.stack for u in k.usage)]
    if not contents.missing:
        table.append("")
        table.append(f"local memory (spills) in machine code: {', '.join(spilling) if spilling else 'no kernel'}")
    return "\n".join([*lines, "", *table])


def _row(
    common: tuple[str, str, str], code: str, registers: str, static: str, stack: str, local: str
) -> tuple[str, ...]:
    name, threads, dynamic = common
    return (name, code, threads, registers, static, dynamic, stack, local)
