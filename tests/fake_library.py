"""Small libraries that speak the C ABI but compute nothing, to test what reads them."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from laya_cuda.abi import Op, abi

GEMM_OPTIONS = ("act_act_none", "act_f32_none", "act_act_bias", "act_f32_bias", "act_act_relu", "act_f32_gelu")
NORM_OPTIONS = (
    "res_nobias_act",
    "res_nobias_f32",
    "nores_nobias_act",
    "nores_nobias_f32",
    "res_bias_act",
    "nores_bias_act",
)
OPTIONS = {"gemm": GEMM_OPTIONS, "add_norm": NORM_OPTIONS, "add_norm_parts": ("act", "f32")}


def kernel_rows(targets: Iterable[str] = ("sm_90a", "portable"), variants: Iterable[str] = ("a", "b")) -> list[dict]:
    """One kernel of each op and option, target and variant, that takes any size."""
    rows = []
    for target in targets:
        for op in abi().ops.values():
            for options in OPTIONS.get(op.name, ("",)):
                for variant in variants:
                    name = ".".join(part for part in (target, op.name, options, variant) if part)
                    row = {"id": len(rows), "name": name, "op": op.name, "target": target, "options": options}
                    rows.append({**row, "sizes": [-1] * len(op.sizes), "variant": variant})
    return rows


def build(
    folder: Path,
    *,
    version: int | None = None,
    backend: str = "cuda",
    architectures: Iterable[str] = ("sm_90a", "compute_80"),
    kernels: list[dict] | None = None,
    manifest: Mapping[str, Any] | None = None,
) -> Path:
    """Compile a library and write its manifest; ops return 0, or 1002 for kernel 1000.

    version: of the ABI; default: this package's. manifest: overrides entries.
    """
    folder.mkdir(parents=True, exist_ok=True)
    version = abi().version if version is None else version
    info = {
        "abi_version": version,
        "backend": backend,
        "storage": {"act": "f16" if backend == "cuda" else "f32"},
        "architectures": list(architectures),
        "compiler": "cc",
    }
    rows = kernel_rows() if kernels is None else kernels
    source = [
        "#include <stdint.h>",
        f"uint32_t laya_abi_version(void) {{ return {version}; }}",
        'const char* laya_error_string(int code) { return code == 1002 ? "a size differs" : "unknown"; }',
        f"const char* laya_build_info(void) {{ return {json.dumps(json.dumps(info))}; }}",
        f"const char* laya_kernels(void) {{ return {json.dumps(json.dumps(rows))}; }}",
        *map(_function, abi().ops.values()),
    ]
    library = folder / "liblaya_fake.so"
    (folder / "fake.c").write_text("\n".join(source))
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, folder / "fake.c"], check=True)
    entries = {
        "library": library.name,
        "sha256": hashlib.sha256(library.read_bytes()).hexdigest(),
        "abi_version": version,
        "backend": backend,
    }
    (folder / "build-manifest.json").write_text(json.dumps({**entries, **(manifest or {})}))
    return folder


def _function(op: Op) -> str:
    pointers = [f"void* p{i}" for i in range(len(op.pointers))]
    sizes = [f"int32_t s{i}" for i in range(len(op.sizes))]
    arguments = ", ".join(["int32_t kernel", *pointers, *sizes, "void* stream"])
    return f"int {op.symbol}({arguments}) {{ return kernel == 1000 ? 1002 : 0; }}"
