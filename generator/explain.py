"""One kernel for a reader: its program, parameters, launch record and generated source. Reads checked-in files only."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

from .checked_in import sections

SIDE_BY_SIDE = 180  # columns from which program and source stand beside each other
STREAMED = "sm_90a"  # the target whose products and attention have programs of their own, named streamed_OP
NEAR = 3


class UnknownKernelError(Exception):
    """No kernel has that name. One line, with the nearest names."""


def explain(name: str, provenance: Mapping[str, Any], root: Path, source_names: Mapping[str, str], width: int) -> str:
    """Everything about one kernel as text.

    Args:
        name: as in `generated/provenance.json`.
        provenance: that file.
        root: the checkout.
        source_names: target to its source under `generated/`.
        width: columns of the terminal.

    Raises:
        UnknownKernelError: no kernel has that name.
    """
    targets: Mapping[str, Mapping[str, Any]] = provenance.get("targets", {})
    found = next(((target, kernels[name]) for target, kernels in targets.items() if name in kernels), None)
    if found is None:
        raise UnknownKernelError(_unknown(name, [n for kernels in targets.values() for n in kernels]))
    target, record = found
    source_name = f"generated/{source_names[target]}"
    source = sections((root / source_name).read_text(encoding="utf-8")).get(name, "")
    used = program_files((root / "generator" / "catalog.py").read_text(encoding="utf-8"), record["op"])
    text = (root / record["program"]).read_text(encoding="utf-8")
    names = [f"streamed_{record['op']}"] * (target == STREAMED) + [record["op"]]
    first, program = next((found for found in (function(text, name) for name in names) if found[0]), (0, text))
    program_title = f"program  {record['program']}, line {first}" if first else f"program  {record['program']}"
    helpers = [f"generator/kernels/{f}" for f in used if not record["program"].endswith("/" + f)]
    if helpers:
        program_title += f" (with {', '.join(helpers)})"
    source_title = f"source  {source_name}, line {_line_of(root / source_name, name)}"
    lines = [
        f"kernel  {name}",
        "",
        *_fields(record, target),
        "",
        "launch",
        *_launch(record["launch"]),
        "",
    ]
    if width >= SIDE_BY_SIDE:
        lines += side_by_side(
            [program_title, "", *program.splitlines()], [source_title, "", *source.splitlines()], width
        )
    else:
        lines += [program_title, "", *program.splitlines(), "", source_title, "", *source.splitlines()]
    return "\n".join(line.rstrip() for line in lines)


def _unknown(name: str, names: list[str]) -> str:
    near = [n for n in names if name and name in n] or difflib.get_close_matches(name, names, NEAR, 0.5)
    shown = ", ".join(near[:NEAR])
    more = f" and {len(near) - NEAR} more" if len(near) > NEAR else ""
    hint = f"near: {shown}{more}" if near else "names are in generated/provenance.json"
    return f"no kernel is named {name!r}; {hint}"


def function(text: str, name: str) -> tuple[int, str]:
    """First line number and text of a top-level function with its decorators; 0 and the whole text where it has none.

    The program of a kernel is the function named as its op; on sm_90a that of its main loop, where there is one.
    """
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            return first, "\n".join(text.splitlines()[first - 1 : node.end_lineno]) + "\n"
    return 0, text


def program_files(catalog: str, op: str) -> tuple[str, ...]:
    """The op's row of PROGRAMS in the catalog's text: importing the catalog would need TileLang."""
    for node in ast.parse(catalog).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "PROGRAMS":
            return tuple(ast.literal_eval(node.value)[op]) if node.value is not None else ()
    return ()


def _fields(record: Mapping[str, Any], target: str) -> list[str]:
    sizes = ", ".join(f"{k} {v if v >= 0 else 'any'}" for k, v in record["sizes"].items())
    parameters = ", ".join(f"{k} {v}" for k, v in record["parameters"].items())
    rows = {
        "target": target,
        "op": f"{record['op']} {record['options']}".rstrip(),
        "sizes": sizes,
        "variant": record["variant"],
        "parameters": parameters or "none",
        "program hash": record["program_sha256"],
        "source hash": record["source_sha256"],
    }
    return [f"  {key:<14}{value}" for key, value in rows.items()]


def _launch(launch: Mapping[str, Any]) -> list[str]:
    rows = {
        "grid": " x ".join(launch["grid"]),
        "block": f"{launch['block']} threads" + (f", clusters of {launch['cluster']}" if launch["cluster"] > 1 else ""),
        "shared": f"{launch['shared_bytes']} bytes, dynamic",
        "start": "while the kernel before ends; waits for it itself" if launch["early"] else "after the kernel before",
        "arguments": ", ".join(f"{a['name']} ({a['kind']})" for a in launch["arguments"]),
    }
    lines = [f"  {key:<14}{value}" for key, value in rows.items()]
    for m in launch["maps"]:
        lines.append(f"  {'map':<14}{m['name']} of {m['buffer']}: dtype {m['dtype']}, rank {m['rank']}")
        dims, strides, box = (", ".join(m[key]) for key in ("dims", "strides", "box"))
        lines.append(f"  {'':<14}  dims ({dims}), strides ({strides}) bytes, box ({box})")
        lines.append(
            f"  {'':<14}  swizzle {m['swizzle']}, interleave {m['interleave']}, L2 promotion {m['l2_promotion']}, "
            f"out of bounds {m['oob_fill']}"
        )
    return lines


def _line_of(path: Path, name: str) -> int:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line == f"// {name}":
            return number
    return 0


def wrapped(line: str, width: int) -> list[str]:
    """The line in pieces of at most `width` columns."""
    return [line[i : i + width] for i in range(0, len(line), width)] or [""]


def side_by_side(left: list[str], right: list[str], width: int) -> list[str]:
    """Two texts in two columns; long lines go on in the next row of their own column."""
    half = (width - 3) // 2
    a = [piece for line in left for piece in wrapped(line.expandtabs(4), half)]
    b = [piece for line in right for piece in wrapped(line.expandtabs(4), half)]
    return [f"{x:<{half}} | {y}" for x, y in zip_longest(a, b, fillvalue="")]
