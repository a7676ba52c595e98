"""Hashes and small readers that the links of the chain share."""

from __future__ import annotations

import ast
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from laya_cuda.errors import LayaError

RULE = "// " + "-" * 117
RECORDED = ("op", "program_sha256", "source_sha256")
SCRIPTS = {"cuda": "build.sh", "cpu": "build-cpu.sh"}


class ChainError(Exception):
    """A link does not hold: one line that names the file, what was found and what was expected."""


def sha256(content: bytes) -> str:
    """SHA-256 as hex."""
    return hashlib.sha256(content).hexdigest()


def short(digest: object) -> str:
    """The first digits of a hash, for a message."""
    return f"{str(digest)[:12]}..."


@dataclass(frozen=True)
class Sources:
    """A tree of sources: a checkout, or what an installed package carries.

    root: holds `generated/`, `kernels/`, `manifests/` and the build scripts.
    programs: holds `generator/`.
    """

    root: Path
    programs: Path

    @classmethod
    def at(cls, root: Path) -> Sources:
        """The tree at `root`; an installed package keeps `generator/` beside `laya_cuda/`.

        Raises:
            LayaError: there is no such tree.
        """
        if not (root / "generated" / "provenance.json").is_file():
            raise LayaError(f"{root}: holds no generated/provenance.json, so it is no checkout of laya-cuda")
        inside = (root / "generator").is_dir() or root.name != "_sources"
        return cls(root, root if inside else root.parent.parent)

    def path(self, name: str) -> Path:
        """Where a file named from the checkout's root lies."""
        return (self.programs if name.startswith("generator/") else self.root) / name

    def content(self, name: str) -> bytes:
        """The bytes of a file named from the checkout's root.

        Raises:
            ChainError: it is not there.
        """
        try:
            return self.path(name).read_bytes()
        except OSError:
            raise ChainError(f"{name} is missing from {self.path(name).parent}") from None

    def check(self, name: str, expected: object, promised_by: str) -> None:
        """Compare a file with the hash that another file promises.

        Raises:
            ChainError: it is missing or differs.
        """
        found = sha256(self.content(name))
        if found != expected:
            raise ChainError(f"{name} has SHA-256 {short(found)}, but {promised_by} says {short(expected)}")

    def provenance(self) -> dict[str, Any]:
        """`generated/provenance.json`.

        Raises:
            ChainError: it is not readable, or not of the known form.
        """
        found = parse(self.content("generated/provenance.json"), "generated/provenance.json")
        for key in ("programs", "files", "targets", "nvcc_flags"):
            if not isinstance(found.get(key), dict):
                raise ChainError(f"generated/provenance.json lacks the object {key!r}")
        for target, kernels in found["targets"].items():
            for name, record in dict_of(kernels, f"targets.{target}").items():
                strings = isinstance(record, dict) and all(isinstance(record.get(k), str) for k in RECORDED)
                if not strings or not isinstance(record.get("launch"), dict):
                    raise ChainError(f"generated/provenance.json: the record of {name} is incomplete")
        return found


def dict_of(value: Any, name: str) -> dict[str, Any]:
    """The value as an object.

    Raises:
        ChainError: it is something else.
    """
    if not isinstance(value, dict):
        raise ChainError(f"{name} is {type(value).__name__}, not an object")
    return value


def parse(content: bytes, name: str) -> dict[str, Any]:
    """A JSON object.

    Raises:
        ChainError: it is none.
    """
    try:
        return dict_of(json.loads(content.decode("utf-8")), name)
    except (ValueError, RecursionError) as error:
        raise ChainError(f"{name} is not readable JSON ({' '.join(str(error).split())})") from None


def sections(source: str) -> dict[str, str]:
    """Kernel name to kernel text, for each section of a generated source (two rules frame each section's title)."""
    lines = source.splitlines()
    rules = [i for i, line in enumerate(lines) if line == RULE]
    found: dict[str, str] = {}
    for begin, end, following in zip(rules[0::2], rules[1::2], [*rules[2::2], len(lines)], strict=False):
        name = lines[begin + 1].removeprefix("// ")
        body = "\n".join(lines[end + 1 : following]).strip("\n")
        if body and name != "Launchers":
            found[name] = body + "\n"
    return found


def program_lists(catalog: str) -> dict[str, tuple[str, ...]]:
    """Op to the program files that its kernels come from, read from the text of `generator/catalog.py`.

    Raises:
        ChainError: the text does not hold that table as a literal.
    """
    try:
        for node in ast.parse(catalog).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "PROGRAMS":
                return dict(ast.literal_eval(node.value)) if node.value is not None else {}
    except (SyntaxError, ValueError) as error:
        raise ChainError(f"generator/catalog.py cannot be read ({error})") from None
    raise ChainError("generator/catalog.py lists no PROGRAMS")


def build_info(library: bytes, name: str) -> dict[str, Any]:
    """What `laya_build_info()` would return, read from the library's bytes without loading it.

    Raises:
        ChainError: the library holds no such text.
    """
    start = library.find(b'{"abi_version": ')
    end = library.find(b"\0", start)
    if start < 0 or end < 0:
        raise ChainError(f"{name} holds no build information")
    return parse(library[start:end], f"the build information in {name}")


def host_compilers(library: bytes) -> tuple[str, ...]:
    """The host compilers that left their name in the library, as `GCC: (Debian 12.2.0-14) 12.2.0`."""
    found: list[str] = []
    start = library.find(b"GCC: (")
    while start >= 0:
        text = library[start : library.find(b"\0", start)].decode("ascii", "replace")
        if text not in found and len(text) < 200:
            found.append(text)
        start = library.find(b"GCC: (", start + 1)
    return tuple(found)
