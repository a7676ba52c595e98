"""What TileLang's C target takes and refuses, pinned to the version that it was observed on.

The GPU forms of our programs do not become C as they stand: tiles spread over registers (fragments) stop most, and C
has no bfloat16. Programs without fragments stop at what lets kernels of sm_90a start early, which C lacks too. The CPU
form asks for plain arrays, serial loops and float32, which removes all three. On another TileLang these tests skip:
probe again, then change what stands here.
"""

from __future__ import annotations

import importlib.metadata
import subprocess
from pathlib import Path

import pytest
import tilelang
import tilelang.language as T  # noqa: N812
from builds import ROOT
from tilelang import tvm

from generator import catalog, checked_in, lower
from generator.abi import load_abi
from generator.emit import symbol
from generator.kernels.target import CPU, PORTABLE, SM_90A, Target

PINNED = "0.1.14"
pytestmark = pytest.mark.skipif(
    importlib.metadata.version("tilelang") != PINNED, reason=f"observed on TileLang {PINNED}; probe again"
)

FILL = "CPU fill only supports local and global buffers, but got dst scope `local.fragment`."
REDUCE = (
    "CPU reduce only supports local src and local/local.var dst buffers, got src scope `local.fragment` and dst scope "
    "`local.fragment`."
)
NO_BFLOAT16 = "Cannot convert type bfloat16 to C type"
NO_EARLY_START = 'Unresolved call ir.Op(span=None, struct_info_=None, name="tl.pdl_trigger"'


def no_layout(buffer: str) -> str:
    return f"The layout for fragment {buffer} can not be inferred correctly."


# Op to the diagnostic of its form for sm_90a on the C target; of attention, the portable form: TileLang comes to no end
# over that for sm_90a.
GPU_FORM = {
    "embed_norm": no_layout("rounded"),
    "gemm": FILL,
    "gemm_parts": FILL,
    "gemm_add": FILL,
    "qkv_rope": no_layout("acc"),
    "geglu": no_layout("acc"),
    "add_norm": no_layout("rounded"),
    "add_norm_parts": no_layout("rounded"),
    "add_type": NO_EARLY_START,
    "rope": NO_EARLY_START,
    "attention": no_layout("probs"),
    "gather": NO_EARLY_START,
    "score": REDUCE,
    "action_features": NO_EARLY_START,
    "action_hidden": FILL,
    "action_head": REDUCE,
}
WITHOUT_FRAGMENTS = [op for op, diagnostic in GPU_FORM.items() if diagnostic is NO_EARLY_START]
BFLOAT16 = (  # the ops that hold activations
    "embed_norm",
    "gemm",
    "gemm_parts",
    "gemm_add",
    "qkv_rope",
    "geglu",
    "add_norm",
    "add_norm_parts",
    "rope",
    "attention",
)


def to_c(program, options: dict[str, bool]) -> str:
    """The C source of a program as TileLang prints it, with its own headers."""
    target = tvm.target.Target("c")
    with target, tvm.transform.PassContext(config=options):
        return tilelang.lower(program, target=target).kernel_source


def first(entries, op: str):
    return next(e for e in entries if e.op == op)


@pytest.mark.parametrize("op", GPU_FORM)
def test_the_gpu_form_of_a_program_on_the_c_target(op) -> None:
    program = first(catalog.entries(PORTABLE if op == "attention" else SM_90A), op).build()
    with pytest.raises(tvm.error.InternalError) as caught:
        to_c(program, lower.CUDA_OPTIONS)
    assert GPU_FORM[op] in str(caught.value)


@pytest.mark.parametrize("op", WITHOUT_FRAGMENTS)
def test_a_program_without_fragments_lowers_to_c_where_kernels_take_turns(op) -> None:
    """The portable form differs from that of sm_90a in the early start alone."""
    assert "main_kernel(" in to_c(first(catalog.entries(PORTABLE), op).build(), lower.CUDA_OPTIONS)


def test_the_gpu_form_of_rope_lowers_to_c_that_does_not_compile(tmp_path: Path) -> None:
    """Vectors of f16 have no conversion to vectors of f32 in TileLang's headers for C."""
    source = to_c(first(catalog.entries(PORTABLE), "rope").build(), lower.CUDA_OPTIONS)
    (tmp_path / "rope.cpp").write_text(source)
    headers = Path(tilelang.__file__).parent / "src"
    done = subprocess.run(
        ["g++", "-fsyntax-only", f"-I{headers}", tmp_path / "rope.cpp"], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "half4" in done.stderr


@pytest.mark.parametrize("op", BFLOAT16)
def test_bfloat16_alone_stops_every_program_that_stores_activations(op, monkeypatch) -> None:
    """Plain arrays and serial loops as on the CPU, only the dtype is the GPU's."""
    monkeypatch.setattr(catalog, "CPU", Target("cpu", None, "bfloat16"))
    program = first(catalog.cpu_entries(), op).build()
    with pytest.raises(tvm.error.InternalError, match=NO_BFLOAT16):
        to_c(program, lower.CPU_OPTIONS)


def filled():
    @T.prim_func
    def main(out: T.Tensor((16,), "float32")):
        with T.Kernel(1) as _:
            x = T.alloc_fragment((16,), "float32")
            T.clear(x)
            for i in T.serial(16):
                out[i] = x[i]

    return main


def reduced(operation):
    @T.prim_func
    def main(a: T.Tensor((16, 16), "float32"), out: T.Tensor((16,), "float32")):
        with T.Kernel(1) as _:
            x = T.alloc_fragment((16, 16), "float32")
            s = T.alloc_fragment((16,), "float32")
            for i, j in T.grid(16, 16):
                x[i, j] = a[i, j]
            operation(x, s, dim=1)
            for i in T.serial(16):
                out[i] = s[i]

    return main


def parallel_over_local():
    @T.prim_func
    def main(a: T.Tensor((16, 16), "float32"), out: T.Tensor((16, 16), "float32")):
        with T.Kernel(1) as _:
            x = T.alloc_local((16, 16), "float32")
            for i, j in T.Parallel(16, 16):
                x[i, j] = a[i, j] * 2.0
            for i, j in T.grid(16, 16):
                out[i, j] = x[i, j]

    return main


@pytest.mark.parametrize(
    ("program", "diagnostic"),
    [(filled, FILL), (lambda: reduced(T.reduce_sum), REDUCE), (lambda: reduced(T.reduce_max), REDUCE)],
    ids=["fill", "reduce_sum", "reduce_max"],
)
def test_fragments_alone_stop_a_float32_program(program, diagnostic) -> None:
    with pytest.raises(tvm.error.InternalError) as caught:
        to_c(program(), lower.CPU_OPTIONS)
    assert diagnostic in str(caught.value)


def test_changing_the_storage_without_the_loops_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Local buffer `x` is indexed by T\.Parallel loop variable `i`"):
        to_c(parallel_over_local(), lower.CPU_OPTIONS)


@pytest.mark.parametrize("op", GPU_FORM)
def test_the_cpu_form_lowers_to_what_is_checked_in_and_compiles(op, tmp_path: Path) -> None:
    abi = load_abi().op(op)
    generated = (ROOT / "generated" / "cpu" / "generated.c").read_text()
    entry = first(catalog.entries(CPU), op)
    pointers = tuple(p.name for p in abi.pointers)
    lowered = lower.lower(entry.build(), symbol(entry, abi), CPU, pointers, catalog.SYMBOLS[op])
    assert lowered.source == checked_in.sections(generated)[entry.name(abi.sizes)]
    preamble = generated[: generated.index(checked_in.RULE)]
    (tmp_path / "kernel.c").write_text(preamble + lowered.source)
    includes = [f"-I{ROOT / folder}" for folder in ("kernels", "generated")]
    done = subprocess.run(
        ["cc", "-std=c11", *includes, "-c", tmp_path / "kernel.c", "-o", tmp_path / "kernel.o"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_op_is_probed() -> None:
    assert set(GPU_FORM) == set(catalog.SYMBOLS)
