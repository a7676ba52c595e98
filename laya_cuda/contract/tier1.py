"""Tier 1: what can be checked by reading. Needs no compiler and no GPU, and runs nothing of the backend's."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from laya_cuda.contract.build import check_capabilities, check_script
from laya_cuda.contract.findings import Outcome
from laya_cuda.contract.interface import check_abi
from laya_cuda.contract.manifest import Manifest, in_backend_or_repository
from laya_cuda.contract.records import check_records
from laya_cuda.contract.sources import check_sources


def check(manifest: Manifest, outcome: Outcome, neighbours: Iterable[Path] = ()) -> None:
    """Add the findings of tier 1.

    Args:
        neighbours: every manifest that was discovered, so that backends in or beside this directory keep their sources.
    """
    outcome.tier = 1
    if manifest.data["status"] == "planned":
        outcome.note("status is planned: nothing else was checked")
        return
    check_sources(manifest, outcome, neighbours)
    check_script(manifest, outcome)
    check_capabilities(manifest, outcome)
    check_abi(manifest, outcome)
    _parity(manifest, outcome)
    _models(manifest, outcome)
    check_records(manifest, outcome)


def _parity(manifest: Manifest, outcome: Outcome) -> None:
    validated = manifest.data["status"] == "validated"
    if validated and "tolerance" not in manifest.data.get("numerics", {}):
        outcome.find(
            "tolerance",
            "numerics.tolerance",
            "nothing",
            "a declared bound, since status is validated",
            "declare the bound, or set status to experimental",
        )
    reference = manifest.data.get("reference")
    if reference is None:
        if validated:
            outcome.find(
                "entrypoint",
                "reference.entrypoint",
                "nothing",
                "the parity program, since status is validated",
                "name the program, or set status to experimental",
            )
        return
    name = reference["entrypoint"]
    path = in_backend_or_repository(manifest.directory, name)
    if path is None or not path.is_file():
        outcome.find(
            "entrypoint-missing",
            "reference.entrypoint",
            f"{name}, which is not there",
            "a file in the backend directory or the repository",
            f"add {name}, or correct reference.entrypoint",
        )


def _models(manifest: Manifest, outcome: Outcome) -> None:
    """A model that is not there is no fault: a backend may land before the model that uses it."""
    for name in manifest.data.get("models", ()):
        path = in_backend_or_repository(manifest.directory, name)
        if path is None or not path.is_dir():
            outcome.note(f"models: {name} is not a directory of this repository")
