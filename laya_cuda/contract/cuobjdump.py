"""NVIDIA's own listing of the GPU code in a library, where cuobjdump is there: a second opinion."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from laya_cuda.contract.elf import BinaryError
from laya_cuda.contract.fatbin import target_order

_TIMEOUT_S = 120


def list_targets(program: str, library: Path) -> tuple[str, ...]:
    """Machine code and PTX inside a library, named as `laya_cuda.contract.fatbin.targets` names them.

    Raises:
        BinaryError: cuobjdump fails.
    """
    command = [program, "--list-elf", "--list-ptx", str(library)]
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=_TIMEOUT_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BinaryError(f"cuobjdump does not run: {error}") from None
    if result.returncode and "does not contain device code" not in result.stdout + result.stderr:
        raise BinaryError(f"cuobjdump refuses the library: {(result.stderr or result.stdout).strip()[-200:]}")
    machine = re.findall(r"\.sm_(\d+[af]?)\.cubin\s*$", result.stdout, re.MULTILINE)
    ptx = re.findall(r"\.sm_(\d+[af]?)\.ptx\s*$", result.stdout, re.MULTILINE)
    return tuple(sorted({f"sm_{n}" for n in machine} | {f"compute_{n}" for n in ptx}, key=target_order))
