"""JSON files of others: read strictly, checked against our schemas, faults put into words."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from laya_cuda.contract.findings import Outcome, listed, short
from laya_cuda.errors import one_line
from laya_cuda.resources import read_text

_LARGEST = 64 << 20
_TYPES = {
    "array": "a list",
    "boolean": "true or false",
    "integer": "an integer",
    "number": "a number",
    "object": "an object",
    "string": "a string",
}


class UnreadableError(Exception):
    """A file is not readable as JSON; the message is one line."""


def read_json(path: Path) -> Any:
    """The content of a JSON file.

    Raises:
        UnreadableError: it is missing, no file, not UTF-8, not JSON, repeats a key, or holds NaN or an infinity.
    """
    try:
        if not path.is_file():
            raise UnreadableError("no such file" if not path.exists() else "something that is no file")
        if path.stat().st_size > _LARGEST:
            raise UnreadableError(f"a file of more than {_LARGEST >> 20} MiB")
        text = path.read_text(encoding="utf-8")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except UnicodeDecodeError as error:
        raise UnreadableError(f"a file that is not UTF-8 at byte {error.start}") from None
    except OSError as error:
        raise UnreadableError(f"a file that cannot be read ({error.strerror})") from None
    except RecursionError:
        raise UnreadableError("JSON that is nested too deeply") from None
    except ValueError as error:
        raise UnreadableError(f"no JSON ({one_line(error)})") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r} appears twice")
        found[key] = value
    return found


def _constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


@cache
def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of `kind`, such as "backend" or "evidence"."""
    loaded: dict[str, Any] = json.loads(read_text(f"manifests/schemas/{kind}.schema.json"))
    return loaded


def check_schema(kind: str, data: Any, outcome: Outcome, prefix: str = "", rule: str = "schema") -> bool:
    """Add a finding for everything in `data` that its schema forbids; whether there was none.

    Args:
        prefix: the name of the file inside the backend, put before each field.
    """
    import jsonschema

    errors = list(jsonschema.Draft202012Validator(schema(kind)).iter_errors(data))
    mistyped = {str(list(error.absolute_path)) for error in errors if error.validator == "type"}
    errors = [e for e in errors if e.validator == "type" or str(list(e.absolute_path)) not in mistyped]
    for error in sorted(errors, key=lambda e: (str(list(e.absolute_path)), e.message)):
        where, found, expected, mend = _in_words(error)
        field = f"{prefix}: {where}" if prefix and where else prefix or where
        outcome.find(rule, field or "the whole file", found, expected, mend)
    return not errors


def _in_words(error: Any) -> tuple[str, str, str, str]:
    """Field, found, expected and mend of a jsonschema error."""
    where = dotted(error.absolute_path)
    about = error.schema.get("description", "") if isinstance(error.schema, dict) else ""
    found, expected = short(_json(error.instance)), f"{error.validator} {short(error.validator_value)}"
    mend = f"set {where} to {about}" if about and where else f"correct {where or 'the file'}"
    match error.validator:
        case "required":
            missing = match[1] if (match := re.match(r"'(.*)' is a required property", error.message)) else "?"
            where, found, expected = f"{where}.{missing}".strip("."), "nothing", "a value"
            own = error.schema.get("properties", {}).get(missing, {}).get("description", "")
            mend = f"add {missing}: {own}" if own else f"add {missing}"
        case "type":
            names = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
            expected = " or ".join(_TYPES.get(str(name), str(name)) for name in names)
        case "enum":
            expected = f"one of {listed(error.validator_value)}"
        case "pattern":
            expected = about or f"text that matches {error.validator_value}"
        case "minimum":
            expected = f"at least {error.validator_value}"
        case "maximum":
            expected = f"at most {error.validator_value}"
        case "minLength" | "minItems" | "minProperties":
            found, expected = "nothing", "something"
        case "uniqueItems":
            expected, mend = "every entry once", f"remove what {where} repeats"
        case "additionalProperties":
            found, expected = one_line(error.message), "only known fields"
            mend = "remove or rename what is not known"
    return where, found, expected, mend


def dotted(path: Any) -> str:
    """A JSON path as text: `build.architectures[2]`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
