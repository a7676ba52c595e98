"""Builds a second library from the commands that build.sh recorded for the first, each edited on the way."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ci.parity.report import ROOT
from laya_cuda.bundle import Bundle

Edit = Callable[[list[str]], list[str]]


def find_nvcc() -> str:
    """The compiler that `nvcc` in a recorded command stands for."""
    return os.environ.get("NVCC") or shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"


def build_info(bundle: Path) -> str:
    """build_info.h as build.sh writes it, from what the first library says of itself."""
    info = Bundle.open(bundle).info
    text = json.dumps(json.dumps(dict(info)))
    targets = " ".join(f"X({target})" for target in info["targets"])
    return f"#define LAYA_BUILD_INFO {text}\n#define LAYA_TARGETS(X) {targets}\n"


def rebuild(bundle: Path, out: Path, edit: Edit, nvcc: str | None = None) -> Path:
    """Run the commands of `bundle`'s manifest in `out`, edited; `out` must not hold anything of value.

    Raises:
        RuntimeError: a command failed; the message ends with what it printed.
    """
    compiler = nvcc or find_nvcc()
    manifest = json.loads((bundle / "build-manifest.json").read_text(encoding="utf-8"))
    out.mkdir(parents=True, exist_ok=True)
    (out / "src").symlink_to(ROOT)
    (out / "build_info.h").write_text(build_info(bundle), encoding="utf-8")
    commands = [edit([compiler, *command[1:]]) for command in manifest["commands"]]
    units = [command for command in commands if "-c" in command]
    links = [command for command in commands if "-c" not in command]
    for command in units:
        if "--keep-dir" in command:
            (out / command[command.index("--keep-dir") + 1]).mkdir(exist_ok=True)
    with ThreadPoolExecutor(len(units)) as pool:
        list(pool.map(lambda command: _run(command, out), units))
    for command in links:
        _run(command, out)
    library = out / manifest["library"]
    manifest |= {"sha256": hashlib.sha256(library.read_bytes()).hexdigest(), "commands": commands}
    (out / "build-manifest.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    return out


def _run(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        errors = [line for line in said if "error" in line or "definition" in line][:15] or said[-15:]
        raise RuntimeError(f"{' '.join(command)} failed: " + " | ".join(errors))
