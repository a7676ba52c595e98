"""What a build script shows of what it builds, read as text: it is not run here."""

from __future__ import annotations

import re
from dataclasses import dataclass

_COMMENT = re.compile(r"(?:^|(?<=\s))#.*$", re.MULTILINE)
_NAMES = r"\w*(?:arch|cap|cc|sm|supported|target)\w*"
_NUMBERS = r"(?:sm_|compute_)?\d{2,3}[af]?(?:[\s,;]+(?:sm_|compute_)?\d{2,3}[af]?)*"
# `supported='80 86'`, `archs=(80 86)`, `for cc in 80 86; do`, `  80 | 86)` of a case.
_LISTS = (
    re.compile(rf"\b{_NAMES}\s*=\s*[\"'(\[{{]?\s*({_NUMBERS})\s*[\"')\]}}]?\s*(?:;|$)", re.IGNORECASE | re.MULTILINE),
    re.compile(rf"\bfor\s+\w+\s+in\s+({_NUMBERS})\s*(?:;|$)", re.MULTILINE),
    re.compile(r"^\s*\(?((?:\d{2,3}\s*\|\s*)*\d{2,3})\)", re.MULTILINE),
)
_DEFAULT = re.compile(r"\$\{2:?-(?:\$\{\w+:?-)?(\d{2,3})[af]?\}")


@dataclass(frozen=True)
class Script:
    """The text of a build script without its comments."""

    code: str

    @classmethod
    def read(cls, text: str) -> Script:
        """Take the comments out."""
        first, _, rest = text.partition("\n")
        return cls(_COMMENT.sub("", rest if first.startswith("#!") else text))

    def shows(self, capability: int) -> bool:
        """Whether the number of a compute capability stands in the script."""
        return bool(re.search(rf"(?<![\w.])(?:\w*(?:sm|compute)_)?{capability}[af]?(?![\w.])", self.code))

    def shows_ptx(self, capability: int) -> bool:
        """Whether the script asks nvcc for the PTX of a capability, by number or by a variable that is called so."""
        return bool(re.search(rf"\bcompute_(?:{capability}[af]?\b|\$\{{?\w*(?:ptx|base))", self.code))

    def shows_text(self, text: str) -> bool:
        """Whether a file name stands in the script."""
        return bool(re.search(rf"(?<![\w.-]){re.escape(text)}(?![\w-])", self.code))

    @property
    def libraries(self) -> list[str]:
        """Every name of a shared library in the script."""
        return sorted(set(re.findall(r"\blib[\w+-]+\.so\b", self.code)))

    @property
    def listed(self) -> list[int]:
        """The compute capabilities in lists of them; empty where the script has no list."""
        found = {
            int(number)
            for pattern in _LISTS
            for match in pattern.finditer(self.code)
            for number in re.findall(r"\d+", match[1])
        }
        return sorted(number for number in found if 50 <= number <= 199)

    @property
    def default(self) -> int | None:
        """The compute capability that stands in for an absent second argument, where the script says so."""
        match = _DEFAULT.search(self.code)
        return int(match[1]) if match else None
