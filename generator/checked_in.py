"""Reads kernels back out of the checked-in files, so that a run for a few kernels can leave the others as they are."""

from __future__ import annotations

from typing import Any

from .record import Argument, Launch, Lowered, TensorMap

RULE = "// " + "-" * 117


def sections(source: str) -> dict[str, str]:
    """Kernel name to kernel text, for each section of a generated source."""
    lines = source.splitlines()
    starts = [i for i, line in enumerate(lines) if line == RULE]
    found: dict[str, str] = {}
    for begin, end, following in zip(starts[0::2], starts[1::2], [*starts[2::2], len(lines)], strict=False):
        name = lines[begin + 1].removeprefix("// ")
        body = "\n".join(lines[end + 1 : following]).strip("\n")
        if body and name != "Launchers":
            found[name] = body + "\n"
    return found


def _map_of(record: dict[str, Any]) -> TensorMap:
    fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in record.items()}
    return TensorMap(**fields)


def launch_of(record: dict[str, Any]) -> Launch:
    """The launch record that `Launch.as_json` wrote."""
    maps = tuple(_map_of(m) for m in record["maps"])
    arguments = tuple(Argument(**a) for a in record["arguments"])
    x, y, z = record["grid"]
    block, shared = record["block"], record["shared_bytes"]
    return Launch(arguments, (x, y, z), block, shared, maps, record["early"], record["cluster"])


def lowered(name: str, symbol: str, text: dict[str, str], records: dict[str, Any]) -> Lowered | None:
    """The kernel as checked in, or None where it is not there."""
    if name not in text or name not in records:
        return None
    return Lowered(symbol + "_kernel", text[name], launch_of(records[name]["launch"]))
