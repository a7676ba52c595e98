"""The functions and the ABI version that a C header declares, read without a compiler."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_COMMENTS = re.compile(r'//[^\n]*|/\*.*?\*/|("(?:\\.|[^"\\\n])*")', re.DOTALL)
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)
_MACRO = re.compile(
    r"^[ \t]*#[ \t]*define[ \t]+(\w*ABI_VERSION)[ \t]+\(?[ \t]*(0[xX][0-9a-fA-F]+|\d+)[uUlL]*[ \t]*\)?[ \t]*$",
    re.MULTILINE,
)
_DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$", re.MULTILINE)
_LINKAGE = re.compile(r'extern\s*"C(?:\+\+)?"')
_ATTRIBUTE = re.compile(r"__attribute__\s*\(\([^()]*(?:\([^()]*\)[^()]*)*\)\)|__declspec\s*\([^()]*\)")
_PROTOTYPE = re.compile(
    r"^(?!typedef\b|static\b|return\b|using\b|else\b)[\w\s*]*[\w*]\s*[\s*](\w+)\s*\((.*)\)\s*(?:noexcept)?$", re.DOTALL
)
_MOST_FILES = 64
_LONGEST_PROTOTYPE = 8000


@dataclass(frozen=True)
class Header:
    """What a header and the files that it includes declare.

    Attributes:
        versions: the macros whose names end in ABI_VERSION.
        functions: the names of every function prototype.
    """

    versions: dict[str, int]
    functions: frozenset[str]


def read_header(path: Path) -> Header:
    """Read a header; files included by a quoted name are read too, where they are there.

    Raises:
        OSError, UnicodeDecodeError: the header cannot be read.
    """
    versions: dict[str, int] = {}
    functions: set[str] = set()
    waiting, seen = [path], set[Path]()
    while waiting and len(seen) < _MOST_FILES:
        file = waiting.pop(0)
        if file.resolve() in seen:
            continue
        seen.add(file.resolve())
        text = _COMMENTS.sub(lambda match: match[1] or " ", file.read_text(encoding="utf-8"))
        versions |= _versions(text)
        waiting += [file.parent / name for name in _INCLUDE.findall(text) if (file.parent / name).is_file()]
        functions |= _functions(text)
    return Header(versions, frozenset(functions))


def versions_in(text: str) -> dict[str, int]:
    """The macros in a source text whose names end in ABI_VERSION."""
    return _versions(_COMMENTS.sub(lambda match: match[1] or " ", text))


def _versions(text: str) -> dict[str, int]:
    return {name: int(number, 16 if number[:2] in ("0x", "0X") else 10) for name, number in _MACRO.findall(text)}


def _functions(text: str) -> set[str]:
    text = _ATTRIBUTE.sub(" ", _LINKAGE.sub(" ", _DIRECTIVE.sub("", text)))
    names = set()
    for statement in re.split(r"[;{}]", text):
        if "(" in statement and len(statement) < _LONGEST_PROTOTYPE and (match := _PROTOTYPE.match(statement.strip())):
            names.add(match[1])
    return names
