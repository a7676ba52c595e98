"""Running the build scripts that a checkout or an installed package carries."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from laya_cuda.custody.files import SCRIPTS, ChainError, Sources, build_info, host_compilers, parse, sha256, short
from laya_cuda.errors import BundleError


def script_command(root: Path, backend: str, out: Path, cc: int | None) -> list[str]:
    """The command that builds `backend`; through `sh`, so that it needs no executable bit."""
    return ["/bin/sh", str(root / SCRIPTS[backend]), str(out), *([str(cc)] if backend == "cuda" else [])]


def rebuild(manifest: Mapping[str, Any], library: bytes, sources: Sources) -> str:
    """Build again with the recorded parameters and compare the bytes.

    Raises:
        ChainError: other bytes came out; the message says what differs in the tools, where something does.
        BundleError: the build could not be made here.
    """
    backend, environment = manifest["backend"], dict(os.environ)
    if backend == "cpu":
        architectures = build_info(library, manifest["library"]).get("architectures", [])
        environment["LAYA_CPU_ARCH"] = str(architectures[0]) if architectures else "native"
    elif not isinstance(manifest.get("cc"), int):
        raise ChainError("build-manifest.json does not say which compute capability it was built for")
    with tempfile.TemporaryDirectory(prefix="laya-rebuild-") as folder:
        out = Path(folder) / "out"
        command = script_command(sources.root, backend, out, manifest.get("cc"))
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        if done.returncode:
            lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
            raise BundleError(f"cannot build again: {lines[-1] if lines else f'exit code {done.returncode}'}")
        fresh = (out / manifest["library"]).read_bytes()
        again = parse((out / "build-manifest.json").read_bytes(), "build-manifest.json")
    compiler = again.get("compiler")
    if fresh == library:
        if different := sorted(key for key in {*again, *manifest} if again.get(key) != manifest.get(key)):
            raise ChainError(
                f"the same library, but build-manifest.json has another {different[0]!r} than a fresh build"
            )
        return f"built again by {compiler}: the same {len(fresh)} bytes, {short(sha256(fresh))}"
    raise ChainError(
        f"{manifest['library']} built again has SHA-256 {short(sha256(fresh))}, the bundle's {short(sha256(library))}; "
        + _differing_tools(manifest, library, compiler, fresh)
    )


def _differing_tools(manifest: Mapping[str, Any], library: bytes, compiler: object, fresh: bytes) -> str:
    if compiler != manifest.get("compiler"):
        return f"it was built by {manifest.get('compiler')}, here is {compiler}: use the same one"
    then, now = host_compilers(library), host_compilers(fresh)
    if then != now:
        return f"its host compiler was {'; '.join(then)}, here is {'; '.join(now)}: use the same one (CXX)"
    return "the same compilers, so the bundle is not what these sources give"
