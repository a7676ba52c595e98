"""The file that a bench run ends in, and starts with: it is whole and valid after every cell.

Its form is manifests/schemas/bench.schema.json. `complete` is false until the last cell that was asked for is in it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from laya_cuda.errors import LayaError, one_line
from laya_cuda.files import write_whole
from laya_cuda.resources import read_text

SCHEMA = "manifests/schemas/bench.schema.json"
NAME = "bench.json"
"""The file's name inside the folder that a run writes."""


class EvidenceError(LayaError):
    """A file is no bench evidence, or cannot be read or written."""


def read(path: str | Path) -> dict[str, Any]:
    """The evidence in a file, or in the folder that a run wrote.

    Raises:
        EvidenceError: there is none, or it does not fit the schema.
    """
    path = Path(path)
    path = path / NAME if path.is_dir() else path
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise EvidenceError(f"{path} is not there; `laya-cuda bench CHECKPOINT --out DIR` writes it") from None
    except (OSError, ValueError, RecursionError) as error:
        raise EvidenceError(f"{path} cannot be read as JSON: {one_line(error)}") from None
    fault = fit(data)
    if fault:
        raise EvidenceError(f"{path} is no bench evidence: {fault}")
    found: dict[str, Any] = data
    return found


def fit(data: Any) -> str | None:
    """What in the data does not fit the schema, as one line; None where all does."""
    import jsonschema

    validator = jsonschema.Draft202012Validator(json.loads(read_text(SCHEMA)))
    error = jsonschema.exceptions.best_match(validator.iter_errors(data))
    if error is None:
        return None
    where = "/".join(map(str, error.absolute_path)) or "the whole"
    return f"{where}: {one_line(error.message)[:200]}"


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Write a file so that it is the old one or the new one at any time, never a part.

    Raises:
        EvidenceError: it cannot be written.
    """
    try:
        write_whole(path, dumps(data) + "\n")
    except OSError as error:
        raise EvidenceError(f"{path} cannot be written: {error.strerror}") from None


def dumps(data: Any, indent: int = 0) -> str:
    """JSON with lists of plain values, and objects of few of them, on one line."""
    if isinstance(data, Mapping) and data and not _flat(data.values(), 8):
        pad = " " * (indent + 1)
        parts = [f"{pad}{json.dumps(str(key))}: {dumps(value, indent + 1)}" for key, value in data.items()]
        return "{\n" + ",\n".join(parts) + "\n" + " " * indent + "}"
    if isinstance(data, (list, tuple)) and data and not _flat(data, len(data)):
        pad = " " * (indent + 1)
        return "[\n" + ",\n".join(f"{pad}{dumps(value, indent + 1)}" for value in data) + "\n" + " " * indent + "]"
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def _flat(values: Any, most: int) -> bool:
    values = list(values)
    return len(values) <= most and not any(isinstance(value, (Mapping, list, tuple)) for value in values)
