"""Builds of the native libraries for the tests: made once for each state of the sources, shared by every test run.

Every build runs with an environment that holds nothing but a PATH of the compilers, their helpers and coreutils.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache" / "builds"
SOURCES = ("build.sh", "build-cpu.sh", "kernels", "generated")
COREUTILS = (
    "basename",
    "cat",
    "dirname",
    "env",
    "ln",
    "mkdir",
    "mktemp",
    "mv",
    "readlink",
    "rm",
    "rmdir",
    "sha256sum",
    "sleep",
)
COMPILERS = ("as", "cc", "g++", "gcc", "ld")
TIMEOUT_S = 900


def nvcc() -> Path:
    """The nvcc that build.sh would take. Raises AssertionError where there is none: a test must not pass without it."""
    candidates = [os.environ.get("NVCC"), f"{home}/bin/nvcc" if (home := os.environ.get("CUDA_HOME")) else None, "nvcc"]
    for candidate in candidates:
        if candidate and (found := shutil.which(candidate)):
            return Path(found).resolve()
    raise AssertionError("nvcc is needed by the tests: run ci/get_nvcc.sh DIR and set CUDA_HOME=DIR (docs/building.md)")


def limited_path(directory: Path, *, with_nvcc: bool = True) -> str:
    """Fill `directory` with links to the programs that a build may use and return it as a PATH."""
    directory.mkdir(parents=True, exist_ok=True)
    for name in (*COREUTILS, *COMPILERS):
        found = shutil.which(name)
        assert found, f"{name} is needed by the tests"
        if not (directory / name).exists():
            (directory / name).symlink_to(found)
    if with_nvcc:
        write_program(directory / "nvcc", f'exec "{nvcc()}" "$@"')
    return str(directory)


def write_program(path: Path, body: str) -> Path:
    """Write an executable shell script."""
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def run(arguments: Sequence[str | Path], **options: object) -> subprocess.CompletedProcess[str]:
    """Run a program to its end with its output captured as text."""
    return subprocess.run([str(a) for a in arguments], capture_output=True, text=True, timeout=TIMEOUT_S, **options)  # type: ignore[call-overload, no-any-return]


def source_files(root: Path = ROOT) -> list[Path]:
    """Every file that a build can read, sorted."""
    found: list[Path] = []
    for name in SOURCES:
        path = root / name
        found += [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
    return sorted(found)


def copy_checkout(target: Path) -> Path:
    """A copy of what a build reads, to be changed by a test."""
    for path in source_files():
        copy = target / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    return target


def keep_one_kernel(path: Path) -> None:
    """Cut a generated file for the portable target down to a table of one kernel, so that it compiles in seconds."""
    text = path.read_text()
    head = text[: text.index("// ----")]
    path.write_text(
        head
        + """
static __global__ void one(float* out) { out[threadIdx.x] = float(bfloat16_t(float(threadIdx.x))); }
static int launch_one(void* const* p, const int32_t* s, void* stream) {
  (void)s;
  void* args[] = {const_cast<void**>(&p[3])};
  return laya_launch(reinterpret_cast<const void*>(one), 1, 1, 1, 32, 0, 0, 1, args, stream);
}
extern "C" {
extern const laya_kernel laya_table_portable[];
extern const int32_t laya_table_portable_count;
}
const laya_kernel laya_table_portable[] = {
    {"portable.add_type.one", "portable", "", "one", LAYA_OP_ADD_TYPE, {-1, -1, -1, -1, -1, -1}, 2, 31u, launch_one}};
const int32_t laya_table_portable_count = 1;
"""
    )


def _key(*parts: str) -> str:
    digest = hashlib.sha256()
    for path in source_files():
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    for part in parts:
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()[:16]


def _build(name: str, script: str, arguments: tuple[str, ...], compiler: str) -> Path:
    directory = CACHE / f"{name}-{_key(script, *arguments, compiler)}"
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (directory / "build-manifest.json").exists():
            return directory
        for old in CACHE.glob(f"{name}-*"):
            shutil.rmtree(old)
        path = limited_path(CACHE / f"{name}.path", with_nvcc=script == "build.sh")
        result = run([ROOT / script, directory, *arguments], env={"PATH": path})
        assert result.returncode == 0, f"{script} {' '.join(arguments)} failed:\n{result.stderr[-8000:]}"
    return directory


def cuda_build(cc: int = 90) -> Path:
    """The directory of liblaya_cuda.so and its manifest for one compute capability, built where it is not there yet."""
    return _build(f"cuda{cc}", "build.sh", (str(cc),), run([nvcc(), "--version"]).stdout)


def cpu_build() -> Path:
    """The directory of liblaya_cpu.so and its manifest, built where it is not there yet."""
    return _build("cpu", "build-cpu.sh", (), run(["cc", "--version"]).stdout)
