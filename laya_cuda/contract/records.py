"""The JSON files that a manifest names: their form, and the hashes that bind them to the sources of today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from laya_cuda.contract.findings import Outcome, listed
from laya_cuda.contract.jsonfile import UnreadableError, check_schema, read_json
from laya_cuda.contract.manifest import Manifest, declared_file, inside
from laya_cuda.contract.sources import DEVICE_CODE
from laya_cuda.files import sha256


def check_records(manifest: Manifest, outcome: Outcome) -> None:
    """Add the findings about provenance, tolerances, plans and evidence."""
    _provenance(manifest, outcome)
    _tolerances(manifest, outcome)
    _plans(manifest, outcome)
    _evidence(manifest, outcome)


def _json_file(manifest: Manifest, outcome: Outcome, field: str, name: str, kind: str) -> Any | None:
    """A declared JSON file that fits its schema; None, and findings, where it does not."""
    path = declared_file(manifest, outcome, field, name, kind)
    if path is None:
        return None
    try:
        data = read_json(path)
    except UnreadableError as error:
        outcome.find(f"{kind}-json", field, error, "a JSON object in UTF-8", f"correct {name}")
        return None
    return data if check_schema(kind, data, outcome, name, f"{kind}-schema") else None


def _changed(manifest: Manifest, hashes: Mapping[str, str]) -> list[tuple[str, str]]:
    """Which hashed files are missing or differ, and how."""
    wrong = []
    for name, expected in hashes.items():
        path = inside(manifest.directory, name)
        if path is None:
            wrong.append((name, "lies outside the backend directory"))
        elif not path.is_file():
            wrong.append((name, "is missing"))
        elif (own := sha256(path)) != expected:
            wrong.append((name, f"has SHA-256 {own[:12]}..., recorded {expected[:12]}..."))
    return wrong


def _provenance(manifest: Manifest, outcome: Outcome) -> None:
    name = manifest.data.get("provenance")
    data = _json_file(manifest, outcome, "provenance", name, "provenance") if name is not None else None
    if data is None:
        return
    again = f"run {data['command']}" if "command" in data else "generate the files again"
    for group in ("programs", "files"):
        for file, how in _changed(manifest, data.get(group, {})):
            outcome.find(
                "provenance-hash",
                f"provenance: {group}.{file}",
                f"{file} {how}",
                "the file that was recorded",
                f"{again}, and commit what it writes",
            )


def _tolerances(manifest: Manifest, outcome: Outcome) -> None:
    name = manifest.data.get("numerics", {}).get("tolerance", {}).get("file")
    if name is not None:
        _json_file(manifest, outcome, "numerics.tolerance.file", name, "tolerances")


def _plans(manifest: Manifest, outcome: Outcome) -> None:
    for number, name in enumerate(manifest.data.get("plans", ())):
        _json_file(manifest, outcome, f"plans[{number}]", name, "plan")


def _evidence(manifest: Manifest, outcome: Outcome) -> None:
    names = manifest.data.get("evidence")
    if not names:
        return
    covered: set[str] = set()
    whole = True
    for number, name in enumerate(names):
        field = f"evidence[{number}]"
        data = _json_file(manifest, outcome, field, name, "evidence")
        if data is None:
            whole = False
            continue
        if "runs" in data:
            outcome.find(
                "evidence-kind",
                field,
                f"{name}, a comparison of several libraries",
                "a parity run",
                f"list parity runs only: remove {name}",
            )
            continue
        program = manifest.data.get("reference", {}).get("entrypoint", "the parity program")
        again = f"run {program} on a GPU again and put its evidence in place of {name}"
        sources = data["library"]["sources"]
        covered |= set(sources)
        for file, how in _changed(manifest, sources):
            outcome.find(
                "evidence-stale", field, f"{name} is stale: {file} {how}", "evidence of the current sources", again
            )
        for file, how in _changed(manifest, data.get("driver_sources", {})):
            outcome.note(f"{field}: the parity program has changed since: {file} {how}")
        if not data["held"]:
            failed = [key for key, section in data["sections"].items() if not section["held"]]
            outcome.find(
                "evidence-failed",
                field,
                f"{name}, where {listed(failed)} did not hold",
                "a run where every bound held",
                again,
            )
    if whole:
        for source in manifest.data["sources"]:
            if source.endswith(DEVICE_CODE) and source not in covered:
                outcome.find(
                    "evidence-incomplete",
                    "evidence",
                    f"no hash of {source}",
                    "a run that binds every .cu and .cuh of sources",
                    "run parity on a library that is built from it",
                )
