"""What nvcc put into a library for the GPU: which machine code, which PTX.

NVIDIA does not document the container. The layout here was read off files of nvcc 13.0 and agrees with cuobjdump of
13.2 on plain, a and f architectures, compressed and not. Whatever does not look as expected is refused.

The sections `.nv_fatbin` and `__nv_relfatbin` hold containers, padded with zeros. A container is a header (magic, u16
version, u16 header size, u64 size of the rest) and entries. An entry is a header and a payload:

    0 u16 kind: 1 PTX, 2 ELF      4 u32 header size      28 u32 capability, such as 90
    2 u16 version                 8 u64 payload size     40 u64 flags
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from laya_cuda.contract.elf import BinaryError, Library

_SECTIONS = (".nv_fatbin", "__nv_relfatbin")
_CONTAINER = struct.Struct("<IHHQ")
_ENTRY = struct.Struct("<HHIQ12xI8xQ")
_MAGIC = 0xBA55ED50
_PREFIX = {1: "compute_", 2: "sm_"}
_ARCHITECTURE_SPECIFIC, _FAMILY_SPECIFIC = 1 << 20, 1 << 21


def targets(library: Library) -> tuple[str, ...]:
    """Machine code (`sm_90a`) and PTX (`compute_80`) inside a library, each once, in order of name.

    Raises:
        BinaryError: a container is not as expected.
    """
    found = {name for section in _SECTIONS for part in library.named(section) for name in _names(part.content)}
    return tuple(sorted(found, key=target_order))


def target_order(name: str) -> tuple[str, int, str]:
    """Sorts machine code before PTX, then by capability."""
    match = re.fullmatch(r"(sm|compute)_(\d+)(\w?)", name)
    return ("" if match and match[1] == "sm" else "x", int(match[2]) if match else 0, name)


def _names(content: bytes) -> Iterator[str]:
    at = 0
    while at < len(content):
        if not any(content[at : at + 8]):
            at += 8
            continue
        magic, _, header, size = _unpack(_CONTAINER, content, at)
        if magic != _MAGIC:
            raise BinaryError(f"GPU code in a container that starts with {magic:#x}, not {_MAGIC:#x}")
        end = at + header + size
        if header < _CONTAINER.size or end > len(content):
            raise BinaryError("a GPU code container that is cut off")
        yield from _entries(content, at + header, end)
        at = end


def _entries(content: bytes, at: int, end: int) -> Iterator[str]:
    while at < end:
        kind, _, header, size, capability, flags = _unpack(_ENTRY, content, at)
        if kind not in _PREFIX:
            raise BinaryError(f"GPU code of an unknown kind, {kind}")
        if header < _ENTRY.size or at + header + size > end:
            raise BinaryError("a GPU code entry that is cut off")
        suffix = "a" if flags & _ARCHITECTURE_SPECIFIC else "f" if flags & _FAMILY_SPECIFIC else ""
        yield f"{_PREFIX[kind]}{capability}{suffix}"
        at += header + size


def _unpack(form: struct.Struct, content: bytes, at: int) -> tuple[int, ...]:
    if at + form.size > len(content):
        raise BinaryError("a GPU code container that is cut off")
    return form.unpack_from(content, at)
