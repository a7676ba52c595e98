"""Lowered kernels to the files under `generated/`: source, ops header, provenance. Pure functions of their inputs."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2

from .abi import Abi, Op
from .catalog import PROGRAMS, Entry
from .lower import CPU_OPTIONS, CUDA_OPTIONS, MERGED_OPTIONS, TILELANG_VERSION
from .record import Launch, Lowered, TensorMap

HERE = Path(__file__).resolve().parent
MAX_SIZES = 6
# What build.sh passes to nvcc for each target's source (a test compares); portable machine code comes on top.
NVCC_FLAGS = {
    "sm_90a": ["-O3", "-std=c++17", "-gencode", "arch=compute_90a,code=sm_90a"],
    "portable": ["-O3", "-std=c++17", "-gencode", "arch=compute_80,code=compute_80"],
}


@dataclass(frozen=True)
class Kernel:
    """A catalog entry with its lowered source: all that a template needs."""

    entry: Entry
    op: Op
    lowered: Lowered

    @property
    def name(self) -> str:
        """Unique name in the library."""
        return self.entry.name(self.op.sizes)

    @property
    def parameters(self) -> tuple[tuple[str, int], ...]:
        """Tile configuration."""
        return self.entry.parameters

    @property
    def padded_sizes(self) -> str:
        """Compiled-in sizes as a C initialiser of six."""
        return ", ".join(str(s) for s in (*self.entry.sizes, *(0,) * (MAX_SIZES - len(self.entry.sizes))))

    @property
    def pointer_mask(self) -> int:
        """Bit i: the kernel takes the op's pointer i."""
        launch = self.lowered.launch
        taken = {a.name for a in launch.arguments if a.kind == "pointer"} | {m.buffer for m in launch.maps}
        return sum(1 << i for i, p in enumerate(self.op.pointers) if p.name in taken)


def symbol(entry: Entry, op: Op) -> str:
    """The kernel's C name without TileLang's suffix."""
    return entry.name(op.sizes).replace(".", "_")


def launcher(kernel: Kernel, number: int) -> str:
    """C++ (or C, for the CPU twin) that launches one kernel from the op's pointers and sizes."""
    launch = kernel.lowered.launch
    if kernel.entry.target.is_cpu:
        return _cpu_launcher(kernel, number)
    lines = [f"static int launch_{number}(void* const* p, const int32_t* s, void* stream) {{  // {kernel.name}"]
    lines += _size_lines(kernel.op, launch)
    for m in launch.maps:
        lines += _map_lines(kernel.op, m)
    index = {p.name: i for i, p in enumerate(kernel.op.pointers)}
    arguments = []
    for argument in launch.arguments:
        if argument.kind == "pointer":
            arguments.append(f"(void*)&p[{index[argument.name]}]")
        else:
            arguments.append(f"(void*)&{argument.name}")
    lines.append(f"  void* arguments[] = {{{', '.join(arguments)}}};")
    x, y, z = launch.grid
    lines.append(
        f"  return laya_launch((const void*){kernel.lowered.symbol}, {x}, {y}, {z}, {launch.block}, "
        f"{launch.shared_bytes}, {int(launch.early)}, {launch.cluster}, arguments, stream);"
    )
    lines.append("}")
    return "\n".join(lines) + "\n"


def _size_lines(op: Op, launch: Launch) -> list[str]:
    """Declarations of the sizes that a launch mentions."""
    text = " ".join(
        [*launch.grid, *(a.name for a in launch.arguments if a.kind == "size")]
        + [e for m in launch.maps for e in (*m.dims, *m.strides, *m.box)]
    )
    words = set("".join(c if c.isalnum() or c == "_" else " " for c in text).split())
    return [f"  const int32_t {name} = s[{i}];" for i, name in enumerate(op.sizes) if name in words]


def _map_lines(op: Op, m: TensorMap) -> list[str]:
    index = [p.name for p in op.pointers].index(m.buffer)
    return [
        f"  CUtensorMap {m.name};",
        "  {",
        f"    const uint64_t dims[] = {{{', '.join(f'(uint64_t){d}' for d in m.dims)}}};",
        f"    const uint64_t strides[] = {{{', '.join(f'(uint64_t){d}' for d in m.strides)}}};",
        f"    const uint32_t box[] = {{{', '.join(m.box)}}};",
        f"    const uint32_t steps[] = {{{', '.join(m.element_strides)}}};",
        f"    const int code = laya_tensor_map(&{m.name}, {m.dtype}, {m.rank}, p[{index}], dims, strides, box, steps, "
        f"{m.interleave}, {m.swizzle}, {m.l2_promotion}, {m.oob_fill});",
        "    if (code != 0) return code;",
        "  }",
    ]


def _cpu_launcher(kernel: Kernel, number: int) -> str:
    launch = kernel.lowered.launch
    index = {p.name: i for i, p in enumerate(kernel.op.pointers)}
    sizes = {name: i for i, name in enumerate(kernel.op.sizes)}
    arguments = [
        f"call->p[{index[a.name]}]" if a.kind == "pointer" else f"call->s[{sizes[a.name]}]" for a in launch.arguments
    ]
    grid = _size_lines(kernel.op, Launch((), launch.grid, 1, 0, ()))
    lines = [
        f"static int32_t body_{number}(const void* context, int32_t first, int32_t last) {{ /* {kernel.name} */",
        "  const laya_arguments* call = (const laya_arguments*)context;",
        f"  return {kernel.lowered.symbol}({', '.join(arguments)}, first, last);",
        "}",
        f"static int launch_{number}(void* const* p, const int32_t* s, void* stream) {{",
        *grid,
        "  const laya_arguments call = {p, s};",
        "  (void)stream;",
        f"  return laya_parallel({launch.grid[0]}, body_{number}, &call);",
        "}",
    ]
    return "\n".join(lines) + "\n"


def environment() -> jinja2.Environment:
    """Templates with C-friendly whitespace; an undefined name is an error."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def kernels_source(kernels: list[Kernel]) -> str:
    """The generated.cu or generated.c of one target."""
    target = kernels[0].entry.target
    launchers = [launcher(k, i) for i, k in enumerate(kernels)]
    template = environment().get_template("kernels.j2")
    text = template.render(target=target, kernels=kernels, launchers=launchers, tilelang=TILELANG_VERSION)
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def _signature(op: Op) -> str:
    pointers = [f"{'const ' if p.access == 'in' else ''}void* {p.name}" for p in op.pointers]
    return ", ".join(["int32_t kernel", *pointers, *(f"int32_t {s}" for s in op.sizes), "void* cuda_stream"])


def _comment(op: Op) -> str:
    """The op's text as a C comment, wrapped at 118 columns."""
    words, line, lines = op.doc.split(), "/*", []
    for word in words:
        if len(line) + 1 + len(word) > 118:
            lines.append(line)
            line = " *"
        line += " " + word
    optional = [p.name for p in op.pointers if p.optional]
    if optional:
        lines.append(line)
        line = f" * Null where the kernel takes none: {', '.join(optional)}."
    return "\n".join([*lines, line + " */"])


def ops_files(abi: Abi) -> dict[str, str]:
    """`laya_ops.h`, `laya_ops.inc` and the version line that the build records."""
    context = {
        "abi": abi,
        "signatures": {op.name: _signature(op) for op in abi.ops},
        "comments": {op.name: _comment(op) for op in abi.ops},
        "i32_masks": {op.name: sum(1 << i for i, p in enumerate(op.pointers) if p.kind == "i32") for op in abi.ops},
    }
    env = environment()
    return {
        "laya_ops.h": env.get_template("laya_ops.h.j2").render(context),
        "laya_ops.inc": env.get_template("laya_ops.inc.j2").render(context),
        "tilelang_version.txt": TILELANG_VERSION + "\n",
    }


def digest(text: str) -> str:
    """SHA-256 of text, hex."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def program_digest(op: str) -> str:
    """SHA-256 over the program's file and the kernel files it imports, each preceded by its name."""
    total = hashlib.sha256()
    for name in PROGRAMS[op]:
        total.update(name.encode() + b"\0" + (HERE / "kernels" / name).read_bytes() + b"\0")
    return total.hexdigest()


def program_files() -> dict[str, str]:
    """SHA-256 of every file of programs, by path from the repository's root."""
    files = sorted((HERE / "kernels").glob("*.py"))
    return {f"generator/kernels/{f.name}": digest(f.read_text(encoding="utf-8")) for f in files}


def kernel_record(kernel: Kernel) -> dict[str, Any]:
    """One kernel's entry in provenance.json."""
    return {
        "op": kernel.entry.op,
        "options": kernel.entry.options,
        "sizes": dict(zip(kernel.op.sizes, kernel.entry.sizes, strict=True)),
        "variant": kernel.entry.variant,
        "parameters": dict(kernel.parameters),
        "program": "generator/kernels/" + PROGRAMS[kernel.entry.op][0],
        "program_sha256": program_digest(kernel.entry.op),
        "source_sha256": digest(kernel.lowered.source),
        "launch": kernel.lowered.launch.as_json(),
    }


def provenance(targets: dict[str, dict[str, Any]], files: dict[str, str]) -> str:
    """`generated/provenance.json`: where every generated byte comes from. files: path under generated/ to its text."""
    record = {
        "command": "regenerate-kernels",
        "tilelang": TILELANG_VERSION,
        "lowering": {"cuda": CUDA_OPTIONS, "merged": MERGED_OPTIONS, "cpu": CPU_OPTIONS},
        "nvcc_flags": NVCC_FLAGS,
        "programs": program_files(),
        "files": {f"generated/{path}": digest(text) for path, text in sorted(files.items())},
        "targets": targets,
    }
    return json.dumps(record, indent=1, sort_keys=False) + "\n"
