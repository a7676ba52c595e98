"""The C ABI as Python data, read from `manifests/abi.json`, which also yields the C header.

Every op has the same form: `int laya_<op>(int32_t kernel, pointers..., sizes..., void* stream)`.
"""

from __future__ import annotations

import ctypes
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from laya_cuda.resources import read_text


@dataclass(frozen=True)
class Pointer:
    """One pointer argument: `types` are the storage classes it may have; access is in, out or inout."""

    name: str
    types: tuple[str, ...]
    shape: tuple[str, ...]
    access: str
    optional: bool


@dataclass(frozen=True)
class Op:
    """One op: its pointers, then its sizes (names, in the order of the C arguments)."""

    name: str
    pointers: tuple[Pointer, ...]
    sizes: tuple[str, ...]

    @property
    def symbol(self) -> str:
        """The exported function's name."""
        return f"laya_{self.name}"

    def argtypes(self) -> list[Any]:
        """The ctypes argument types of the exported function."""
        pointers = [ctypes.c_void_p] * len(self.pointers)
        return [ctypes.c_int32, *pointers, *[ctypes.c_int32] * len(self.sizes), ctypes.c_void_p]


@dataclass(frozen=True)
class Abi:
    """The whole interface: its version and its ops by name."""

    version: int
    ops: Mapping[str, Op]


def parse_abi(text: str) -> Abi:
    """Read the text of an `abi.json`."""
    data = json.loads(text)
    ops = {
        op["name"]: Op(
            name=op["name"],
            pointers=tuple(
                Pointer(
                    name=p["name"],
                    types=tuple(p["type"].split("|")),
                    shape=tuple(str(n) for n in p["shape"]),
                    access=p["access"],
                    optional=bool(p.get("optional", False)),
                )
                for p in op["pointers"]
            ),
            sizes=tuple(op["sizes"]),
        )
        for op in data["ops"]
    }
    return Abi(version=int(data["abi_version"]), ops=ops)


@cache
def abi() -> Abi:
    """The interface that this package speaks."""
    return parse_abi(read_text("manifests/abi.json"))
