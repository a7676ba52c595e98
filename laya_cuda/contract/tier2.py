"""Tier 2: every declared architecture is built with nvcc, and the library that comes out is opened. Needs no GPU."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from laya_cuda.contract.builder import Build, build_all, find_nvcc
from laya_cuda.contract.cuobjdump import list_targets
from laya_cuda.contract.elf import BinaryError, Library
from laya_cuda.contract.fatbin import targets
from laya_cuda.contract.findings import Outcome, listed
from laya_cuda.contract.header import Header
from laya_cuda.contract.interface import header_of
from laya_cuda.contract.jsonfile import UnreadableError, check_schema, read_json
from laya_cuda.contract.manifest import Manifest
from laya_cuda.errors import one_line
from laya_cuda.files import sha256

_LOAD_TIMEOUT_S = 120
_CALL = """
import ctypes, sys
function = getattr(ctypes.CDLL(sys.argv[1]), sys.argv[2])
function.argtypes, function.restype = [], ctypes.c_uint32
print(function())
"""


def check(manifest: Manifest, outcome: Outcome, builds: Path | None = None) -> None:
    """Add the findings of tier 2, and what each library holds as facts.

    Args:
        builds: what ci/compile_matrix.py --out wrote; libraries of the same sources are taken from there.
    """
    outcome.tier = 2
    if not manifest.script.is_file():
        outcome.block("nothing was built: there is no build script")
        return
    if find_nvcc() is None:
        outcome.block("nothing was built: nvcc not found; set NVCC or CUDA_HOME, or install the CUDA toolkit")
        return
    kept = builds / str(manifest.data["name"]) if builds is not None else None
    header = header_of(manifest)
    outcome.facts["builds"] = {}
    with tempfile.TemporaryDirectory(prefix="contract-") as scratch:
        for build in build_all(manifest, Path(scratch), kept):
            outcome.facts["builds"][str(build.capability)] = _open(manifest, build, header, outcome)


def _open(manifest: Manifest, build: Build, header: tuple[str, Header] | None, outcome: Outcome) -> dict[str, Any]:
    """The facts of one build; findings go to the outcome."""
    facts: dict[str, Any] = {"seconds": build.seconds, "reused": build.reused}
    script, field = f"{manifest.build['script']} OUT {build.capability}", f"build.architectures: {build.capability}"
    if build.code:
        outcome.find(
            "build-failed",
            field,
            f"{script} ended with {build.code}: {build.words}",
            "a build that ends with 0",
            "mend what it says, or take the architecture out",
        )
        return facts
    path = build.directory / manifest.build["output"]
    _files(manifest, build, path, outcome)
    if not path.is_file():
        return facts
    try:
        library = Library.parse(path.read_bytes())
        inside, exports = targets(library), library.exports()
    except BinaryError as error:
        outcome.find(
            "library-form", f"build.output: {build.capability}", error, "a shared library", f"see what {script} links"
        )
        return facts
    facts |= {"bytes": path.stat().st_size, "sha256": sha256(path), "targets": list(inside), "exports": len(exports)}
    _second_opinion(path, inside, outcome)
    _targets(manifest, build.capability, inside, outcome)
    _exports(manifest, exports, header, build.capability, outcome)
    _version(manifest, path, exports, header, outcome)
    _build_manifest(manifest, build, path, outcome)
    return facts


def _files(manifest: Manifest, build: Build, path: Path, outcome: Outcome) -> None:
    """Exactly the declared library came out: other files may lie beside it, other libraries not."""
    files = sorted(p for p in build.directory.rglob("*") if p.is_file()) if build.directory.is_dir() else []
    field = f"build.output: {build.capability}"
    if not path.is_file():
        names = listed(p.relative_to(build.directory) for p in files)
        outcome.find(
            "build-output", field, names, manifest.build["output"], f"have {manifest.build['script']} write it into OUT"
        )
    for other in files:
        with other.open("rb") as file:
            binary = file.read(4) == b"\x7fELF"
        if other != path and (binary or other.suffix in (".so", ".a")):
            name = other.relative_to(build.directory)
            outcome.find(
                "build-extra",
                field,
                f"also {name}",
                f"{manifest.build['output']} and no other library",
                f"keep {name} out of OUT, or declare it as a backend of its own",
            )


def _second_opinion(path: Path, inside: tuple[str, ...], outcome: Outcome) -> None:
    """Compare with cuobjdump, which shows machine code for a family (sm_100f) without its letter."""
    from laya_cuda.custody.inspect import find_tool

    program = find_tool()
    if program is None:
        outcome.facts["cuobjdump"] = "not found"
        return
    outcome.facts["cuobjdump"] = "agrees"
    try:
        theirs = list_targets(program, path)
    except BinaryError as error:
        outcome.note(f"{path.name}: {error}")
        outcome.facts["cuobjdump"] = "failed"
        return
    if set(theirs) != {name.rstrip("f") if name.startswith("sm_") else name for name in inside}:
        outcome.facts["cuobjdump"] = "disagrees"
        outcome.find(
            "cuobjdump",
            "build.output",
            f"{listed(inside)} as read here, {listed(theirs)} as cuobjdump lists",
            "one list",
            "report this as a fault of the check: it does not know this nvcc's format",
        )


def _targets(manifest: Manifest, capability: int, inside: tuple[str, ...], outcome: Outcome) -> None:
    """Machine code and PTX in the library are those that are declared for the architecture."""
    script, declared = manifest.build["script"], manifest.build.get("targets", {}).get(str(capability))
    if declared is not None:
        if set(inside) != set(declared):
            outcome.find(
                "library-targets",
                f"build.targets.{capability}",
                listed(inside),
                f"{listed(declared)}, as declared",
                f"correct build.targets.{capability}, or what {script} passes to nvcc",
            )
        return
    if not any(name in (f"sm_{capability}", f"sm_{capability}a", f"sm_{capability}f") for name in inside):
        outcome.find(
            "library-machine-code",
            f"build.architectures: {capability}",
            listed(inside),
            f"machine code for {capability}",
            f"have {script} pass code=sm_{capability} to nvcc",
        )
    baseline = manifest.build.get("ptx_baseline")
    if baseline is not None and f"compute_{baseline}" not in inside:
        outcome.find(
            "library-ptx",
            f"build.ptx_baseline: {capability}",
            listed(inside),
            f"PTX for compute_{baseline}",
            f"have {script} pass code=compute_{baseline} to nvcc",
        )


def _exports(
    manifest: Manifest, exports: frozenset[str], header: tuple[str, Header] | None, capability: int, outcome: Outcome
) -> None:
    """The library exports what the ABI header declares; where the manifest names the header, nothing else."""
    if header is None or not header[1].functions:
        outcome.note("there is no ABI header to compare exported symbols with")
        return
    name, declared = header[0], header[1].functions
    if missing := sorted(declared - exports):
        outcome.find(
            "exports-missing",
            f"build.output: {capability}",
            f"no {listed(missing)}",
            f"every function of {name}",
            f'define and export what {name} declares, with extern "C"',
        )
    extra = exports - declared
    if "header" not in manifest.data:
        prefixes = tuple(_prefixes(header[1]))
        others = sorted(symbol for symbol in extra if not symbol.startswith(prefixes))
        extra = frozenset(symbol for symbol in extra if symbol.startswith(prefixes))
        if others:
            outcome.note(
                f"{capability}: {len(others)} symbols are exported that are not of the ABI, such as {others[0]}"
            )
    if extra:
        outcome.find(
            "exports-extra",
            f"build.output: {capability}",
            f"also {listed(sorted(extra))}",
            f"only the functions of {name}",
            f"declare them in {name}, or hide them with -fvisibility=hidden or a version script",
        )


def _prefixes(header: Header) -> set[str]:
    """`demo_` for a macro DEMO_ABI_VERSION."""
    return {name.removesuffix("ABI_VERSION").lower() for name in header.versions} - {""}


def _version(
    manifest: Manifest, path: Path, exports: frozenset[str], header: tuple[str, Header] | None, outcome: Outcome
) -> None:
    """<prefix>_abi_version() is called, in a process of its own, and gives what the manifest declares."""
    wanted = [f"{prefix}abi_version" for prefix in _prefixes(header[1])] if header else []
    names = [name for name in wanted if name in exports] or sorted(n for n in exports if n.endswith("abi_version"))
    if not names:
        outcome.find(
            "abi-function",
            "abi_version",
            "no exported <prefix>_abi_version",
            "a function that returns abi_version",
            "export uint32_t <prefix>_abi_version(void)",
        )
        return
    command = [sys.executable, "-I", "-c", _CALL, str(path.resolve()), names[0]]
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=_LOAD_TIMEOUT_S, check=False)
    except subprocess.TimeoutExpired:
        outcome.find("abi-call", "abi_version", f"{names[0]}() does not return", "an answer at once", f"see {names[0]}")
        return
    declared = int(manifest.data["abi_version"])
    if result.returncode:
        words = one_line(
            result.stderr.strip().splitlines()[-1] if result.stderr.strip() else f"code {result.returncode}"
        )
        if "cannot open shared object file" in words:
            outcome.block(f"{path.name} cannot be loaded here, so {names[0]}() was not called: {words}")
            return
        outcome.find(
            "abi-call", "abi_version", f"{names[0]}() fails: {words}", "a library that loads", "link what it needs"
        )
    elif (said := result.stdout.strip()) != str(declared):
        outcome.find(
            "abi-answer",
            "abi_version",
            f"{names[0]}() returns {said}",
            f"{declared}, the abi_version",
            "set abi_version to it, or build with the header that is declared",
        )


def _build_manifest(manifest: Manifest, build: Build, path: Path, outcome: Outcome) -> None:
    """The build manifest, where one is declared: its form, and that it speaks of this library."""
    name = manifest.build.get("manifest")
    if name is None:
        return
    field = f"build.manifest: {build.capability}"
    try:
        data = read_json(build.directory / name)
    except UnreadableError as error:
        outcome.find("build-manifest", field, error, f"{name} beside the library", f"have the script write {name}")
        return
    if not check_schema("build-manifest", data, outcome, f"{build.capability}/{name}", "build-manifest-schema"):
        return
    facts = {
        "library": manifest.build["output"],
        "sha256": sha256(path),
        "abi_version": manifest.data["abi_version"],
        "cc": build.capability,
    }
    for key, value in facts.items():
        if data.get(key) != value:
            outcome.find("build-manifest", f"{field}: {key}", data.get(key), value, f"correct what {name} is given")
    for source, recorded in data["sources"].items():
        file = manifest.directory / source
        if not file.is_file() or sha256(file) != recorded:
            outcome.find(
                "build-manifest", f"{field}: sources", f"another hash of {source}", "the file's", "build it again"
            )
