"""Tier 3: the backend's own parity program is run on the GPU; kernel and end-to-end parity are reported apart."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from laya_cuda.contract.builder import find_nvcc, run_script
from laya_cuda.contract.findings import Outcome, listed
from laya_cuda.contract.jsonfile import UnreadableError, check_schema, read_json
from laya_cuda.contract.manifest import Manifest, in_backend_or_repository

TIMEOUT_S = 7200
_QUERY_TIMEOUT_S = 60
# Sections of an evidence file, by the beginning of their names.
_PARTS = {"kernel parity": "kernels", "end-to-end parity": "forward"}


def check(manifest: Manifest, outcome: Outcome, extra: Sequence[str] = ()) -> None:
    """Run `reference.entrypoint` and add its results, with card, driver, CUDA version, capability and revision.

    Args:
        extra: arguments after those of the manifest.
    """
    outcome.tier = 3
    reference = manifest.data.get("reference")
    if reference is None:
        outcome.note("there is no reference.entrypoint: parity was not checked")
        return
    card = card_facts()
    if card is None:
        outcome.block("parity was not checked: no GPU here, nvidia-smi does not name one")
        return
    outcome.facts["machine"] = card | {"cuda": cuda_version(), "revision": revision(manifest.directory)}
    capability = int(card["capability"].replace(".", ""))
    least = manifest.build.get("min_capability")
    if least is not None and capability < least:
        outcome.block(f"parity was not checked: the GPU has capability {capability}, the kernels need {least}")
        return
    program = in_backend_or_repository(manifest.directory, reference["entrypoint"])
    if program is None or not program.is_file():
        outcome.block(f"parity was not checked: {reference['entrypoint']} is not there")
        return
    with tempfile.TemporaryDirectory(prefix="parity-") as out:
        arguments = [argument.replace("{out}", out) for argument in (*reference.get("arguments", ()), *extra)]
        command = [*([sys.executable] if program.suffix == ".py" else []), str(program), *arguments]
        code, words = run_script(command, manifest.directory, TIMEOUT_S)
        outcome.facts["parity"] = {"entrypoint": reference["entrypoint"], "code": code}
        sections = _sections(Path(out), outcome)
    if code:
        outcome.find(
            "parity",
            "reference.entrypoint",
            f"{reference['entrypoint']} ended with {code}: {words}",
            "a run that ends with 0",
            "mend the kernels, or the environment if it did not start",
        )
    if sections is None:
        outcome.note(f"{reference['entrypoint']} left no evidence: kernel and end-to-end parity are not told apart")
        return
    for part, prefix in _PARTS.items():
        _part(part, {k: v for k, v in sections.items() if k.startswith(prefix)}, outcome)


def _part(part: str, sections: Mapping[str, Any], outcome: Outcome) -> None:
    """One half of the report."""
    outcome.facts["parity"][part] = {
        name: {"held": section["held"], "checks": len(section["checks"])} for name, section in sections.items()
    }
    failed = [name for name, section in sections.items() if not section["held"]]
    if not sections:
        outcome.find(
            "parity-part", part, "no section of it", "at least one that held", f"have the program check {part}"
        )
    if failed:
        words = [
            text
            for name in failed
            for text in [
                *sections[name]["errors"],
                *(str(entry["what"]) for entry in sections[name]["checks"] if not entry["ok"]),
            ]
        ]
        outcome.find(
            "parity-part", part, f"{listed(failed)} did not hold: {listed(words[:3])}", "all held", "mend these"
        )


def _sections(out: Path, outcome: Outcome) -> Mapping[str, Any] | None:
    """The sections of the evidence that the program left, where it left any that has the form."""
    found: dict[str, Any] = {}
    for path in sorted(out.glob("*.json")):
        try:
            data = read_json(path)
        except UnreadableError as error:
            outcome.find("parity-evidence", f"evidence: {path.name}", error, "JSON", "see what the program writes")
            continue
        if check_schema("evidence", data, outcome, f"evidence: {path.name}", "parity-evidence"):
            found |= data.get("sections", {})
    return found or None


def card_facts() -> dict[str, str] | None:
    """Name, driver and capability of the first GPU; None where there is none."""
    text = _output(["nvidia-smi", "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"])
    parts = [part.strip() for part in text.strip().split("\n")[0].split(",")]
    if len(parts) != 3 or not parts[2].replace(".", "").isdigit():
        return None
    return dict(zip(("gpu", "driver", "capability"), parts, strict=True))


def cuda_version() -> str:
    """The last line of nvcc --version, or "unknown"."""
    nvcc = find_nvcc()
    lines = _output([nvcc, "--version"]).strip().splitlines() if nvcc else []
    return lines[-1] if lines else "unknown"


def revision(directory: Path) -> str:
    """The commit of a checkout, with "-dirty" where files differ; "unknown" outside of one."""
    return _output(["git", "-C", str(directory), "describe", "--always", "--dirty", "--abbrev=40"]).strip() or "unknown"


def _output(command: list[str]) -> str:
    """Standard output of a program that ends with 0, else nothing."""
    if shutil.which(command[0]) is None:
        return ""
    try:
        result = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_QUERY_TIMEOUT_S,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return result.stdout if result.returncode == 0 else ""
