"""The links from TileLang program to measured library, each checked on its own.

Nothing of a library is executed: its build information and its kernels' names are read from the file's bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from laya_cuda.contract.elf import BinaryError, Library
from laya_cuda.contract.fatbin import targets as targets_inside
from laya_cuda.custody.evidence import check_evidence
from laya_cuda.custody.files import (
    SCRIPTS,
    ChainError,
    Sources,
    build_info,
    dict_of,
    parse,
    program_lists,
    sections,
    sha256,
    short,
)
from laya_cuda.custody.rebuild import rebuild
from laya_cuda.errors import BundleError

MANIFEST = "build-manifest.json"
PROVENANCE = "generated/provenance.json"


@dataclass(frozen=True)
class Link:
    """One link. state: "ok", "broken", or "skipped" where it was not asked for; detail: one line."""

    name: str
    state: str
    detail: str


@dataclass(frozen=True)
class Built:
    """A directory that a build script wrote: its manifest, the library's file and the library's bytes."""

    directory: Path
    manifest: dict[str, Any]
    library: bytes

    @property
    def name(self) -> str:
        """The library's file name."""
        return str(self.manifest["library"])


def verify(directory: Path, sources: Sources, *, again: bool = False) -> list[Link]:
    """Every link of the chain, in order: programs, generated, build, library, rebuild, evidence.

    Args:
        directory: what `build.sh` or `build-cpu.sh` wrote.
        sources: the tree to check it against.
        again: also build again and compare bytes.

    Raises:
        BundleError: `directory` is no bundle at all, or `again` was asked for and no build can be made here.
    """
    if not directory.is_dir():
        raise BundleError(f"{directory}: no such folder")
    if not (directory / MANIFEST).is_file():
        raise BundleError(
            f"{directory}: holds no {MANIFEST}, so it is no bundle; `laya-cuda build {directory} --cc 90`"
        )
    links = [
        _link("programs", lambda: check_programs(sources)),
        _link("generated", lambda: check_generated(sources)),
    ]
    try:
        built = read_bundle(directory)
    except ChainError as broken:
        return [*links, Link("build", "broken", str(broken))]
    links.append(_link("build", lambda: check_build(built, sources)))
    links.append(_link("library", lambda: check_library(built, sources)))
    if again:
        links.append(_link("rebuild", lambda: rebuild(built.manifest, built.library, sources)))
    else:
        links.append(Link("rebuild", "skipped", "not asked for; --rebuild builds again and compares"))
    links.append(_link("evidence", lambda: check_evidence(built.manifest, sources)))
    return links


def _link(name: str, check: Callable[[], str]) -> Link:
    try:
        return Link(name, "ok", check())
    except ChainError as broken:
        return Link(name, "broken", str(broken))


def read_bundle(directory: Path) -> Built:
    """The manifest and the library of a bundle.

    Raises:
        ChainError: one of them is missing or damaged.
    """
    manifest = parse((directory / MANIFEST).read_bytes(), MANIFEST)
    for key, kind in (("library", str), ("sha256", str), ("backend", str), ("sources", dict), ("commands", list)):
        if not isinstance(manifest.get(key), kind):
            raise ChainError(f"{MANIFEST}: {key!r} is missing or of the wrong type")
    if manifest["backend"] not in SCRIPTS:
        raise ChainError(f"{MANIFEST}: unknown backend {manifest['backend']!r}; known: {', '.join(SCRIPTS)}")
    if manifest["library"] in ("", ".", "..") or "/" in manifest["library"]:
        raise ChainError(f"{MANIFEST}: 'library' must be a file name, not {manifest['library']!r}")
    try:
        library = (directory / manifest["library"]).read_bytes()
    except OSError:
        raise ChainError(f"{manifest['library']}, which {MANIFEST} names, is missing") from None
    return Built(directory, manifest, library)


def check_programs(sources: Sources) -> str:
    """TileLang programs against the hashes that provenance.json has of them, by file and by kernel."""
    provenance = sources.provenance()
    for name, expected in provenance["programs"].items():
        sources.check(name, expected, PROVENANCE)
    present = {f"generator/kernels/{p.name}" for p in sources.path("generator/kernels").glob("*.py")}
    if unknown := sorted(present - set(provenance["programs"])):
        raise ChainError(f"{unknown[0]} is not recorded in {PROVENANCE}: run regenerate-kernels")
    lists = program_lists(sources.content("generator/catalog.py").decode("utf-8", "replace"))
    digests: dict[str, str] = {}
    count = 0
    for kernels in provenance["targets"].values():
        for name, record in kernels.items():
            op = record["op"]
            if op not in lists:
                raise ChainError(f"{name}: generator/catalog.py names no program for the op {op!r}")
            if op not in digests:
                parts = [f.encode() + b"\0" + sources.content(f"generator/kernels/{f}") + b"\0" for f in lists[op]]
                digests[op] = sha256(b"".join(parts))
            if digests[op] != record["program_sha256"]:
                raise ChainError(
                    f"{name}: its program ({', '.join(lists[op])}) has SHA-256 {short(digests[op])}, "
                    f"but {PROVENANCE} says {short(record['program_sha256'])}"
                )
            count += 1
    return f"{len(provenance['programs'])} files, {count} kernels: as {PROVENANCE} says"


def check_generated(sources: Sources) -> str:
    """Generated files against provenance.json; where one differs, the kernel sections that differ are named."""
    provenance = sources.provenance()
    count = 0
    for target, kernels in provenance["targets"].items():
        file = next((f for f in provenance["files"] if f.startswith(f"generated/{target}/")), None)
        if file is None:
            raise ChainError(f"{PROVENANCE} lists no file for target {target}")
        text = sections(sources.content(file).decode("utf-8", "replace"))
        if missing := sorted(kernels.keys() ^ text.keys()):
            raise ChainError(f"{file}: {missing[0]} is in the file or in {PROVENANCE}, but not in both")
        for name, record in kernels.items():
            found = sha256(text[name].encode("utf-8"))
            if found != record["source_sha256"]:
                raise ChainError(
                    f"{file}: the kernel {name} has SHA-256 {short(found)}, "
                    f"but {PROVENANCE} says {short(record['source_sha256'])}"
                )
            count += 1
    for name, expected in provenance["files"].items():
        sources.check(name, expected, PROVENANCE)
    return f"{len(provenance['files'])} files, {count} kernel sections: as {PROVENANCE} says"


def check_build(built: Built, sources: Sources) -> str:
    """The manifest's sources against the files and provenance.json; its commands against the recorded flags."""
    manifest, provenance = built.manifest, sources.provenance()
    for name, expected in manifest["sources"].items():
        sources.check(name, expected, MANIFEST)
        if name.startswith("generated/") and provenance["files"].get(name) != expected:
            raise ChainError(f"{name}: {MANIFEST} and {PROVENANCE} promise different hashes")
    commands = [[str(word) for word in c] for c in manifest["commands"] if isinstance(c, list)]
    compiled = 0
    for name in manifest["sources"]:
        if not name.endswith((".cu", ".c")):
            continue
        command = next((c for c in commands if f"src/{name}" in c), None)
        if command is None:
            raise ChainError(f"{MANIFEST} names the source {name}, but no command compiles it")
        parts = name.split("/")
        flags = provenance["nvcc_flags"].get(parts[1], []) if parts[0] == "generated" else []
        if missing := [flag for flag in flags if flag not in command]:
            raise ChainError(f"{MANIFEST}: the command for {name} lacks {missing[0]!r}, which {PROVENANCE} records")
        compiled += 1
    if not any("-shared" in c and built.name in c for c in commands):
        raise ChainError(f"{MANIFEST}: no command links {built.name}")
    script = SCRIPTS[manifest["backend"]]
    arguments = f" {manifest['cc']}" if "cc" in manifest else ""
    return (
        f"{script} OUT{arguments}, {manifest.get('compiler')}: {len(manifest['sources'])} sources, {compiled} compiled"
    )


def check_library(built: Built, sources: Sources) -> str:
    """The library's hash, and what it says of itself, against the manifest; its kernels against provenance.json."""
    manifest = built.manifest
    found = sha256(built.library)
    if found != manifest["sha256"]:
        raise ChainError(f"{built.name} has SHA-256 {short(found)}, but {MANIFEST} says {short(manifest['sha256'])}")
    info = build_info(built.library, built.name)
    for key in ("abi_version", "backend", "compiler"):
        if info.get(key) != manifest.get(key):
            raise ChainError(f"{built.name} says {key} {info.get(key)!r}, {MANIFEST} says {manifest.get(key)!r}")
    own = dict_of(info.get("sources"), f"'sources' in {built.name}")
    for name in sorted({*own, *manifest["sources"]}):
        if own.get(name) != manifest["sources"].get(name):
            raise ChainError(
                f"{built.name} was built from {name} {short(own.get(name))}, "
                f"{MANIFEST} says {short(manifest['sources'].get(name))}"
            )
    provenance = sources.provenance()
    targets = info.get("targets")
    if not isinstance(targets, list) or not targets or not set(map(str, targets)) <= provenance["targets"].keys():
        raise ChainError(f"{built.name} is for the targets {targets}, {PROVENANCE} knows {list(provenance['targets'])}")
    names = [name for target in targets for name in provenance["targets"].get(target, {})]
    if absent := [name for name in names if name.encode() + b"\0" not in built.library]:
        raise ChainError(f"{built.name} lacks the kernel {absent[0]}")
    inside = code_inside(built) if manifest["backend"] == "cuda" else ()
    declared = info.get("architectures")
    if manifest["backend"] == "cuda" and (not isinstance(declared, list) or set(inside) != set(map(str, declared))):
        raise ChainError(f"{built.name} holds code for {', '.join(inside) or 'no GPU'}, it says {declared}")
    code = f" ({', '.join(inside)})" if inside else ""
    return (
        f"{built.name} {short(found)}, {len(built.library)} bytes, {len(names)} kernels for {', '.join(targets)}{code}"
    )


def code_inside(built: Built) -> tuple[str, ...]:
    """Machine code (`sm_90a`) and PTX (`compute_80`) in the library's file.

    Raises:
        ChainError: its GPU code cannot be read.
    """
    try:
        return targets_inside(Library.parse(built.library))
    except BinaryError as error:
        raise ChainError(f"{built.name}: {error}") from None
