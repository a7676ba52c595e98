"""The C ABI's description (`manifests/abi.json`) as records."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Pointer:
    """A pointer argument of an op. kind: storage classes it may have, `|`-separated; access: in, out or inout."""

    name: str
    kind: str
    access: str
    optional: bool


@dataclass(frozen=True)
class Op:
    """An op: its pointers, then its sizes, in the order of the C function."""

    name: str
    doc: str
    pointers: tuple[Pointer, ...]
    sizes: tuple[str, ...]

    @property
    def enumerator(self) -> str:
        """Name in C."""
        return f"LAYA_OP_{self.name.upper()}"


@dataclass(frozen=True)
class ErrorCode:
    """One of the library's own return codes."""

    code: int
    name: str
    text: str


@dataclass(frozen=True)
class Abi:
    """Everything in the description."""

    version: int
    ops: tuple[Op, ...]
    errors: tuple[ErrorCode, ...]

    def op(self, name: str) -> Op:
        """The op of that name; KeyError if there is none."""
        for op in self.ops:
            if op.name == name:
                return op
        raise KeyError(name)


def load_abi(path: Path = ROOT / "manifests" / "abi.json") -> Abi:
    """Read the description."""
    data = json.loads(path.read_text(encoding="utf-8"))
    ops = tuple(
        Op(
            name=op["name"],
            doc=op["doc"],
            pointers=tuple(
                Pointer(p["name"], p["type"], p["access"], bool(p.get("optional", False))) for p in op["pointers"]
            ),
            sizes=tuple(op["sizes"]),
        )
        for op in data["ops"]
    )
    errors = tuple(ErrorCode(e["code"], e["name"], e["text"]) for e in data["errors"])
    return Abi(int(data["abi_version"]), ops, errors)
