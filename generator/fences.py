"""Bounds of register fences in printed source.

Where several warpgroups share a product, TileLang 0.1.14 prints fences of its accumulators that count the registers of
one warpgroup's whole tile, not those that a thread has: they reach past the array. Each fence is cut to the array.
"""

from __future__ import annotations

import re

_ARRAY = re.compile(r"^\s*(float|uint32_t|half_t) (\w+)\[(\d+)\];", re.MULTILINE)
_FENCE = re.compile(r"tl::warpgroup_fence_operand\(reinterpret_cast<(float|uint32_t)\*>\((\w+) \+ (\d+)\), (\d+)\);")
_NAME = "tl::warpgroup_fence_operand("


class FenceError(Exception):
    """A fence of another form, or of an array that is not declared. One line."""


def bounded(source: str) -> str:
    """The source with every fence inside its array.

    Raises:
        FenceError: a fence or its array is not what TileLang 0.1.14 prints.
    """
    arrays = {name: (kind, int(count)) for kind, name, count in _ARRAY.findall(source)}
    if source.count(_NAME) != len(_FENCE.findall(source)):
        raise FenceError("a register fence is printed in a form that generator/fences.py does not know")

    def cut(match: re.Match[str]) -> str:
        kind, name, offset, count = match.group(1), match.group(2), int(match.group(3)), int(match.group(4))
        if name not in arrays:
            raise FenceError(f"a register fence names {name}, which is no array of the kernel")
        stored, size = arrays[name]
        left = (size - offset) * (2 if stored == "half_t" else 4) // 4
        return f"{_NAME}reinterpret_cast<{kind}*>({name} + {offset}), {min(count, left)});"

    return _FENCE.sub(cut, source)
