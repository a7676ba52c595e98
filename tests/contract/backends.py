"""Backend directories for the tests: one that declares everything, made in a temporary directory, and the fixtures."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

FIXTURES = Path(__file__).resolve().parent / "fixtures"
MANIFEST = "demo.backend.json"

HEADER = """#ifndef DEMO_H
#define DEMO_H
#include <stdint.h>
#include "version.h"
#ifdef __cplusplus
extern "C" {
#endif
uint32_t demo_abi_version(void);
const char* demo_error_string(int code);
/* x = 0, n elements; int demo_not_here(void); */
int demo_clear(void* x, int32_t n, void* stream);
#ifdef __cplusplus
}
#endif
#endif
"""
SOURCE = """#include <cuda_runtime.h>
#include "demo.h"
#include "zero.cuh"
extern "C" __attribute__((visibility("default"))) uint32_t demo_abi_version(void) { return DEMO_ABI_VERSION; }
extern "C" __attribute__((visibility("default"))) const char* demo_error_string(int) { return "no"; }
extern "C" __attribute__((visibility("default"))) int demo_clear(void* x, int32_t n, void* stream) {
  clear<<<1, 32, 0, static_cast<cudaStream_t>(stream)>>>(static_cast<float*>(x), n);
  return cudaGetLastError();
}
"""
SCRIPT = """#!/bin/sh
# Builds libdemo.so.
set -eu
out=$1 cc=$2
supported='80 90'
known=
for one in $supported; do [ "$one" != "$cc" ] || known=1; done
[ -n "$known" ] || { echo "demo: $cc is not supported" >&2; exit 2; }
code=sm_$cc
[ "$cc" != 90 ] || code=sm_90a
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
nvcc=${NVCC:-${CUDA_HOME:+$CUDA_HOME/bin/nvcc}}
"${nvcc:-nvcc}" -shared -cudart static -Xcompiler -fPIC,-fvisibility=hidden -Xlinker --exclude-libs,ALL \\
  -gencode "arch=compute_${code#sm_},code=$code" -gencode arch=compute_80,code=compute_80 \\
  -I"$here/src" "$here/src/demo.cu" -o "$out/libdemo.so"
"""
SOURCES = ("src/demo.h", "src/version.h", "src/zero.cuh", "src/demo.cu")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_json(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1))


def edit(path: Path, change: Callable[[Any], Any]) -> None:
    """Change a JSON file in place."""
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data, indent=1))


def demo(directory: Path) -> Path:
    """A backend that is clean and uses every optional field; returns its directory."""
    (directory / "src").mkdir(parents=True)
    (directory / "src" / "demo.h").write_text(HEADER)
    (directory / "src" / "version.h").write_text("#define DEMO_ABI_VERSION 3u\n")
    (directory / "src" / "zero.cuh").write_text(
        "static __global__ void clear(float* x, int n) { if (n) x[threadIdx.x] = 0; }\n"
    )
    (directory / "src" / "demo.cu").write_text(SOURCE)
    (directory / "programs").mkdir()
    (directory / "programs" / "clear.py").write_text("# program\n")
    (directory / "parity.py").write_text("import sys\nsys.exit(0)\n")
    (directory / "build.sh").write_text(SCRIPT)
    (directory / "build.sh").chmod(0o755)
    hashes = {name: digest(directory / name) for name in SOURCES}
    write_json(
        directory / "provenance.json",
        {
            "command": "make kernels",
            "files": {"src/zero.cuh": hashes["src/zero.cuh"]},
            "programs": {"programs/clear.py": digest(directory / "programs" / "clear.py")},
        },
    )
    write_json(
        directory / "tolerances.json",
        {"kernels": {"cuda": {"clear.x.f32": {}}}, "forward": {"cuda": {"logits_ratio": 1.1}}},
    )
    write_json(directory / "plans" / "default.json", {"devices": [], "rules": [{"op": "clear", "variant": "w32"}]})
    section = {"held": True, "seconds": 1.5, "errors": [], "figures": {}, "checks": [{"what": "clear", "ok": True}]}
    write_json(
        directory / "evidence" / "card.json",
        {
            "what": "parity.py",
            "command": ["python3", "parity.py"],
            "date": "2026-09-30",
            "machine": {"gpu": "NVIDIA H800", "driver": "580.65.06", "capability": "9.0"},
            "library": {"sha256": "0" * 64, "sources": hashes},
            "driver_sources": {"parity.py": digest(directory / "parity.py")},
            "held": True,
            "sections": {"kernels": section, "forward": section},
        },
    )
    write_json(
        directory / MANIFEST,
        {
            "name": "demo",
            "abi_version": 3,
            "status": "validated",
            "sources": list(SOURCES),
            "build": {
                "script": "build.sh",
                "output": "libdemo.so",
                "default_arch": 90,
                "architectures": [80, 90],
                "min_capability": 80,
                "ptx_baseline": 80,
                "targets": {"80": ["sm_80", "compute_80"], "90": ["sm_90a", "compute_80"]},
            },
            "numerics": {
                "precision": "float32",
                "accumulation": "float32",
                "tolerance": {"file": "tolerances.json"},
            },
            "reference": {"entrypoint": "parity.py"},
            "header": "src/demo.h",
            "provenance": "provenance.json",
            "evidence": ["evidence/card.json"],
            "plans": ["plans/default.json"],
        },
    )
    return directory


def fixture(name: str, directory: Path) -> Path:
    """A copy of a fixture tree, to be changed by a test."""
    return Path(shutil.copytree(FIXTURES / name, directory / name))
