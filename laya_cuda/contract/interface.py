"""The ABI version and the header that a backend declares."""

from __future__ import annotations

from laya_cuda.contract.findings import Outcome
from laya_cuda.contract.header import Header, read_header, versions_in
from laya_cuda.contract.manifest import Manifest, declared_file, inside

_HEADERS = (".h", ".hpp", ".cuh")


def header_of(manifest: Manifest) -> tuple[str, Header] | None:
    """The declared ABI header, or else the first source that is a header and defines an ABI_VERSION macro."""
    name = manifest.data.get("header")
    for candidate in [name] if name else [n for n in manifest.data["sources"] if n.endswith(_HEADERS)]:
        path = inside(manifest.directory, candidate)
        try:
            if path is not None and path.is_file():
                header = read_header(path)
                if name or header.versions:
                    return candidate, header
        except (OSError, UnicodeDecodeError):
            continue
    return None


def check_abi(manifest: Manifest, outcome: Outcome) -> None:
    """Add the findings about `abi_version` and `header`."""
    version, name = int(manifest.data["abi_version"]), manifest.data.get("header")
    if name is not None and declared_file(manifest, outcome, "header", name, "header") is None:
        return
    found: dict[str, int] = {}
    where = name or "the sources"
    if header := header_of(manifest):
        where, found = header[0], dict(header[1].versions)
    elif name is None:
        for source in manifest.data["sources"]:
            path = inside(manifest.directory, source)
            if path is not None and path.suffix in (".cu", ".cc", ".cpp", ".c") and path.is_file():
                found |= versions_in(path.read_text(encoding="utf-8", errors="replace"))
    if not found:
        outcome.find(
            "abi-macro",
            "abi_version",
            f"no <PREFIX>_ABI_VERSION macro in {where}",
            f"a macro that is {version}",
            "define it in the ABI header, and name that header in `header` or `sources`",
        )
    for macro, number in sorted(found.items()):
        if number != version:
            outcome.find(
                "abi-version",
                "abi_version",
                version,
                f"{number}, as {macro} in {where}",
                f"set abi_version to {number}, or correct {macro}",
            )
