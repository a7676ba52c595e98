"""Which warpgroup a thread is in, said so that the compiler knows it to be one number for a whole warp.

TileLang 0.1.14 prints the roles of a block's threads, and the rows that a warpgroup multiplies, as arithmetic on
threadIdx.x. The compiler then takes both for numbers that may differ within a warp: it keeps the main loop's counters
and descriptors in the registers of threads and moves four of them to the warp's own before each product. By way of a
shuffle it sees that they do not differ, and the loop runs in the registers of warps alone.
"""

from __future__ import annotations

import re

WARPGROUP = 128  # threads
_PRODUCT = "tl::wgmma_"
_NUMBER = "(((int)threadIdx.x) >> 7)"
_ROLE = re.compile(r"if \((\d+) <= \(\(int\)threadIdx\.x\)\) \{")
_BODY = re.compile(r"^(extern \"C\" __global__ void __launch_bounds__\(.*\) \{)$", re.MULTILINE)
_DECLARED = "  const int warpgroup = laya::warpgroup();"


class WarpgroupError(Exception):
    """A kernel with warpgroup products of another form. One line."""


def uniform(source: str) -> str:
    """The source with `warpgroup` in the place of arithmetic, where it has warpgroup products.

    Raises:
        WarpgroupError: the roles of the threads are not what TileLang 0.1.14 prints.
    """
    if _PRODUCT not in source:
        return source
    roles = _ROLE.findall(source)
    if len(roles) != 1 or int(roles[0]) % WARPGROUP != 0 or len(_BODY.findall(source)) != 1:
        raise WarpgroupError("roles of threads are printed in a form that generator/warpgroups.py does not know")
    lines = [line.replace(_NUMBER, "warpgroup") if _PRODUCT in line else line for line in source.split("\n")]
    source = _ROLE.sub(lambda role: f"if ({int(role.group(1)) // WARPGROUP} <= warpgroup) {{", "\n".join(lines))
    return _BODY.sub(lambda body: f"{body.group(1)}\n{_DECLARED}", source)
