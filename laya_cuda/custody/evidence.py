"""Evidence of GPU runs: whole, and for which library and sources.

`manifests/evidence/SHA256SUMS` (the format of `sha256sum`) seals the files. A file that names this library, or its
sources, binds to it; others are told apart, and count for other sources.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from laya_cuda.custody.files import ChainError, Sources, dict_of, parse, short

FOLDER = "manifests/evidence"
SUMS = f"{FOLDER}/SHA256SUMS"


def check_evidence(manifest: Mapping[str, Any], sources: Sources) -> str:
    """What the evidence files say of a library.

    Raises:
        ChainError: a file is not what SHA256SUMS says, or contradicts the library's manifest.
    """
    sealed = _sums(sources)
    present = {path.name for path in sources.path(FOLDER).glob("*.json")}
    for name in sorted(sealed.keys() | present):
        if name not in sealed:
            raise ChainError(f"{FOLDER}/{name} is not sealed: cd {FOLDER} && sha256sum *.json > SHA256SUMS")
        sources.check(f"{FOLDER}/{name}", sealed[name], SUMS)
    said = [_bearing(name, parse(sources.content(f"{FOLDER}/{name}"), name), manifest) for name in sorted(present)]
    told = [text for text in said if text]
    others = len(said) - len(told)
    if not told:
        told = ["none measures this library or its sources"]
    if others:
        told.append(f"{others} for other sources")
    return "; ".join(told)


def _sums(sources: Sources) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in sources.content(SUMS).decode("utf-8", "replace").splitlines():
        digest, _, name = line.partition("  ")
        if len(digest) != 64 or not name or "/" in name:
            raise ChainError(f"{SUMS}: {line[:80]!r} is no line of sha256sum")
        found[name] = digest
    return found


def _bearing(name: str, evidence: Mapping[str, Any], manifest: Mapping[str, Any]) -> str:
    """What one file measured, in words; empty where it measured other sources."""
    if not isinstance(evidence.get("library"), dict):
        return ""
    library = evidence["library"]
    same_sources = dict_of(library.get("sources", {}), f"{name}: library.sources") == manifest["sources"]
    verdict = "held" if evidence.get("held") is True else "did not hold"
    if library.get("sha256") == manifest["sha256"]:
        if not same_sources:
            raise ChainError(f"{FOLDER}/{name} names this library, but other sources than build-manifest.json")
        return f"{name} measured this library: {verdict}"
    if same_sources:
        return f"{name} measured these sources as another binary ({short(library.get('sha256'))}): {verdict}"
    return ""
