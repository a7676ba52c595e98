"""A slowdown planted on purpose, to show that the instruments see it.

`plant_slowdown(bundle, "gemm:0.05")` makes every 20th launch of that op run twice, so the op takes 5 % longer. Only
times are of use then: an op that works in place, as `rope`, computes something else when it is repeated.
"""

from __future__ import annotations

from typing import Any

from laya_cuda.abi import abi
from laya_cuda.bundle import Bundle
from laya_cuda.errors import RequestError


def plant_slowdown(bundle: Bundle, what: str) -> None:
    """Let an op of an opened bundle take longer from now on; before its plans are bound.

    Args:
        what: `op:share`, as `gemm:0.05`.

    Raises:
        RequestError: it does not name an op and a share between 0 and 1.
    """
    op, _, text = what.partition(":")
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if op not in abi().ops or not 0 < share <= 1:
        raise RequestError(f"cannot plant {what!r}: use OP:SHARE as gemm:0.05, OP one of {', '.join(abi().ops)}")
    bundle._functions[op] = _Repeated(bundle.function(op), share)


class _Repeated:
    """Calls a function, and a share of the calls twice."""

    def __init__(self, function: Any, share: float) -> None:
        self._function, self._share, self._due = function, share, 0.0

    def __call__(self, *arguments: Any) -> int:
        code = int(self._function(*arguments))
        self._due += self._share
        if self._due >= 1 - 1e-9 and code == 0:
            self._due -= 1
            code = int(self._function(*arguments))
        return code
