"""A reader of 64-bit little-endian ELF shared libraries: sections, and the symbols that a library exports.

Offsets are those of the System V ABI, chapter "Object Files", and of its AMD64 and AArch64 supplements.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_DYNSYM, _NOBITS = 11, 8
_GLOBAL, _WEAK, _UNIQUE = 1, 2, 10
_HIDDEN = (1, 2)  # STV_INTERNAL, STV_HIDDEN
_NAMED_KINDS = (1, 2, 10)  # data, function, indirect function
# What the linker and the C start files add to every library.
_FURNITURE = frozenset({"_init", "_fini", "_edata", "_end", "__bss_start"})


class BinaryError(Exception):
    """A file is not the binary that it should be; the message is one line."""


@dataclass(frozen=True)
class Section:
    """One section: its name, the index of the section it is linked to, and its bytes (none for zero-filled ones)."""

    name: str
    kind: int
    link: int
    content: bytes


@dataclass(frozen=True)
class Library:
    """An ELF file, read."""

    sections: tuple[Section, ...]

    @classmethod
    def parse(cls, data: bytes) -> Library:
        """Read the section table.

        Raises:
            BinaryError: the bytes are no 64-bit little-endian ELF file, or its tables point outside of it.
        """
        if data[:4] != b"\x7fELF":
            raise BinaryError("no ELF file")
        if len(data) < 64 or data[4:6] != b"\x02\x01":
            raise BinaryError("no 64-bit little-endian ELF file")
        (start,) = struct.unpack_from("<Q", data, 0x28)
        size, count, names_at = struct.unpack_from("<HHH", data, 0x3A)
        if count == 0:
            return cls(())
        if size != _SECTION.size or start + size * count > len(data) or names_at >= count:
            raise BinaryError("an ELF file with a damaged section table")
        rows = [_SECTION.unpack_from(data, start + size * number) for number in range(count)]
        names = _bytes(data, rows[names_at])
        return cls(tuple(Section(_text(names, row[0]), row[1], row[6], _bytes(data, row)) for row in rows))

    def named(self, name: str) -> Iterator[Section]:
        """The sections of a name."""
        return (section for section in self.sections if section.name == name)

    def exports(self) -> frozenset[str]:
        """The names of functions and data that the library defines for others."""
        found = set()
        for section in self.sections:
            if section.kind != _DYNSYM:
                continue
            if section.link >= len(self.sections):
                raise BinaryError("an ELF file whose dynamic symbols have no names")
            names = self.sections[section.link].content
            whole = len(section.content) // _SYMBOL.size * _SYMBOL.size
            for name, info, other, defined_in, _, _ in _SYMBOL.iter_unpack(section.content[:whole]):
                binding, kind = info >> 4, info & 15
                shown = binding in (_GLOBAL, _WEAK, _UNIQUE) and kind in _NAMED_KINDS and other & 3 not in _HIDDEN
                if shown and defined_in:
                    found.add(_text(names, name))
        return frozenset(found - _FURNITURE)


def _bytes(data: bytes, row: tuple[int, ...]) -> bytes:
    kind, start, size = row[1], row[4], row[5]
    if kind == _NOBITS:
        return b""
    if start + size > len(data):
        raise BinaryError("an ELF file that is cut off")
    return data[start : start + size]


def _text(names: bytes, start: int) -> str:
    end = names.find(b"\0", start)
    if start > len(names) or end < 0:
        raise BinaryError("an ELF file with a damaged table of names")
    return names[start:end].decode("utf-8", errors="replace")
