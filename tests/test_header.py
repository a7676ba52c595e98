"""kernels/laya_cuda.h as C and C++ programs see it."""

from __future__ import annotations

import ctypes
import json
from pathlib import Path

import pytest
from builds import ROOT, cpu_build, cuda_build, run

WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")

PROGRAM = r"""
#include "laya_cuda.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number of the first kernel of an op, from the text of laya_kernels(). */
static int32_t kernel_of(const char* op) {
  char wanted[64];
  snprintf(wanted, sizeof(wanted), "\"op\":\"%s\"", op);
  const char* found = strstr(laya_kernels(), wanted);
  if (found == NULL) return -1;
  while (strncmp(found, "{\"id\":", 6) != 0) --found;
  return (int32_t)strtol(found + 6, NULL, 10);
}

int main(void) {
  enum { ROWS = 3, D = 8 };
  _Alignas(16) float hidden[ROWS * D], table[3 * D], stream[ROWS * D];
  const int32_t types[ROWS] = {2, 0, 7}, rows[1] = {ROWS};
  for (int i = 0; i < ROWS * D; ++i) hidden[i] = (float)i;
  for (int i = 0; i < 3 * D; ++i) table[i] = 100.0f * (float)(i / D);
  if (laya_abi_version() != LAYA_ABI_VERSION) return 1;
  if (strstr(laya_build_info(), "\"backend\": \"cpu\"") == NULL) return 2;
  const int32_t kernel = kernel_of("add_type");
  if (laya_add_type(kernel, hidden, table, types, stream, rows, ROWS, D, NULL) != 0) return 3;
  for (int i = 0; i < ROWS * D; ++i) {
    const float type = i / D == 1 ? 0.0f : 2.0f; /* the type 7 is clamped to 2 */
    if (stream[i] != (float)i + 100.0f * type) return 4;
  }
  if (laya_add_type(kernel, NULL, table, types, stream, rows, ROWS, D, NULL) != LAYA_ERROR_ARGUMENT) return 5;
  if (laya_add_type(kernel, hidden, table, types, stream, rows, 0, D, NULL) != LAYA_ERROR_ARGUMENT) return 6;
  if (laya_add_type(kernel, hidden + 1, table, types, stream, rows, ROWS, D, NULL) != LAYA_ERROR_ALIGNMENT) return 7;
  if (laya_add_type(kernel, hidden, table, types + 1, stream, rows, 1, D, NULL) != 0) return 8;
  const int32_t other = kernel_of("gemm");
  if (laya_add_type(other, hidden, table, types, stream, rows, ROWS, D, NULL) != LAYA_ERROR_KERNEL) return 9;
  if (laya_add_type(1 << 30, hidden, table, types, stream, rows, ROWS, D, NULL) != LAYA_ERROR_KERNEL) return 10;
  if (laya_add_type(-1, hidden, table, types, stream, rows, ROWS, D, NULL) != LAYA_ERROR_KERNEL) return 11;
  puts(laya_error_string(LAYA_ERROR_ALIGNMENT));
  return 0;
}
"""

CALLS = r"""
/* The generic call: the same results and the same codes, and none of its own arguments can make it crash. */
static int check(void) {
  enum { ROWS = 3, D = 8 };
  _Alignas(16) float hidden[ROWS * D], table[3 * D], stream[ROWS * D] = {0}, expected[ROWS * D] = {0};
  int32_t types[ROWS] = {2, 0, 1}, rows[1] = {ROWS};
  for (int i = 0; i < ROWS * D; ++i) hidden[i] = (float)i;
  for (int i = 0; i < 3 * D; ++i) table[i] = 0.1f * (float)i;
  const int32_t kernel = kernel_of("add_type"), op = LAYA_OP_ADD_TYPE, sizes[] = {ROWS, D}, zero[] = {ROWS, 0};
  void* pointers[] = {hidden, table, types, stream, rows};
  if (laya_add_type(kernel, hidden, table, types, expected, rows, ROWS, D, NULL) != 0) return 1;
  if (laya_call(op, kernel, pointers, 5, sizes, 2, NULL) != 0) return 2;
  if (memcmp(stream, expected, sizeof(stream)) != 0) return 3;
  const int32_t ops[] = {-1, LAYA_OP_GEMM, LAYA_OP_COUNT, INT32_MAX, INT32_MIN};
  for (int i = 0; i < 5; ++i)
    if (laya_call(ops[i], kernel, pointers, 5, sizes, 2, NULL) != LAYA_ERROR_KERNEL) return 10 + i;
  const int32_t kernels[] = {-1, kernel + 1, INT32_MAX, INT32_MIN};
  for (int i = 0; i < 4; ++i)
    if (laya_call(op, kernels[i], pointers, 5, sizes, 2, NULL) != LAYA_ERROR_KERNEL) return 20 + i;
  const int32_t counts[] = {0, -1, 4, 6, INT32_MAX, INT32_MIN};
  for (int i = 0; i < 6; ++i)
    if (laya_call(op, kernel, pointers, counts[i], sizes, 2, NULL) != LAYA_ERROR_ARGUMENT) return 30 + i;
  const int32_t lengths[] = {0, -1, 1, 3, INT32_MAX, INT32_MIN};
  for (int i = 0; i < 6; ++i)
    if (laya_call(op, kernel, pointers, 5, sizes, lengths[i], NULL) != LAYA_ERROR_ARGUMENT) return 40 + i;
  if (laya_call(op, kernel, NULL, 5, sizes, 2, NULL) != LAYA_ERROR_ARGUMENT) return 50;
  if (laya_call(op, kernel, pointers, 5, NULL, 2, NULL) != LAYA_ERROR_ARGUMENT) return 51;
  if (laya_call(op, kernel, pointers, 5, zero, 2, NULL) != LAYA_ERROR_ARGUMENT) return 52;
  for (int i = 0; i < 5; ++i) {
    void* kept = pointers[i];
    pointers[i] = NULL;
    if (laya_call(op, kernel, pointers, 5, sizes, 2, NULL) != LAYA_ERROR_ARGUMENT) return 60 + i;
    pointers[i] = (char*)kept + 2;
    if (laya_call(op, kernel, pointers, 5, sizes, 2, NULL) != LAYA_ERROR_ALIGNMENT) return 70 + i;
    pointers[i] = kept;
  }
  return memcmp(stream, expected, sizeof(stream)) != 0 ? 80 : 0;
}
"""


def linked(library: Path) -> tuple[str, ...]:
    """Linker flags for a program that uses the CPU library."""
    return (f"-L{library}", "-llaya_cpu", f"-Wl,-rpath,{library}")


def test_a_c_program_calls_an_op_and_gets_error_codes(tmp_path: Path) -> None:
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(PROGRAM)
    built = run(["cc", "-std=c11", *WARNINGS, f"-I{ROOT}/kernels", source, "-o", program, *linked(cpu_build())])
    assert built.returncode == 0, built.stderr
    ran = run([program])
    assert ran.returncode == 0, f"check {ran.returncode} of the program failed"
    assert "16 bytes" in ran.stdout


def test_the_generic_call_is_the_op_and_refuses_what_is_wrong(tmp_path: Path) -> None:
    source, program = tmp_path / "calls.c", tmp_path / "calls"
    kept = PROGRAM[: PROGRAM.index("int main(void)")]
    source.write_text(f"{kept}{CALLS}int main(void) {{ return check(); }}\n")
    built = run(["cc", "-std=c11", *WARNINGS, f"-I{ROOT}/kernels", source, "-o", program, *linked(cpu_build())])
    assert built.returncode == 0, built.stderr
    ran = run([program])
    assert ran.returncode == 0, f"check {ran.returncode} of the program failed"


@pytest.mark.parametrize("build", [cpu_build, cuda_build])
def test_both_libraries_check_a_generic_call_before_anything_else(build) -> None:
    """No device is asked, so the CUDA library answers here too."""
    (path,) = build().glob("*.so")
    library = ctypes.CDLL(str(path))
    library.laya_kernels.restype = ctypes.c_char_p
    kernels = json.loads(library.laya_kernels())
    kernel = next(k["id"] for k in kernels if k["op"] == "add_type")
    ops = [o["name"] for o in json.loads((ROOT / "manifests" / "abi.json").read_text())["ops"]]
    op = ops.index("add_type")
    memory = (ctypes.c_char * 4096)()
    address = (ctypes.addressof(memory) + 255) // 256 * 256
    pointers = (ctypes.c_void_p * 5)(*[address] * 5)
    width = kernels[kernel]["sizes"][1]
    sizes = (ctypes.c_int32 * 2)(1, max(width, 8))

    def call(op=op, kernel=kernel, pointers=pointers, n_pointers=5, sizes=sizes, n_sizes=2) -> int:
        return library.laya_call(op, kernel, pointers, n_pointers, sizes, n_sizes, None)

    for wrong in (-1, op + 1, len(ops), 2**31 - 1, -(2**31)):
        assert call(op=wrong) == 1001
    for wrong in (-1, len(kernels), 2**31 - 1, -(2**31)):
        assert call(kernel=wrong) == 1001
    for wrong in (-1, 0, 4, 6, 2**31 - 1):
        assert call(n_pointers=wrong) == 1000
        assert call(n_sizes=wrong) == 1000
    assert call(pointers=None) == call(sizes=None) == 1000
    assert call(sizes=(ctypes.c_int32 * 2)(0, sizes[1])) == 1000
    assert call(pointers=(ctypes.c_void_p * 5)(*[address] * 4)) == 1000
    assert call(pointers=(ctypes.c_void_p * 5)(*[address + 4] * 5)) == 1003


@pytest.mark.parametrize("standard", ["c99", "c11", "c17"])
def test_the_header_stands_alone_in_c(tmp_path: Path, standard: str) -> None:
    (tmp_path / "only.c").write_text('#include "laya_cuda.h"\n#include "laya_cuda.h"\n')
    built = run(["cc", f"-std={standard}", *WARNINGS, f"-I{ROOT}/kernels", "-fsyntax-only", tmp_path / "only.c"])
    assert built.returncode == 0, built.stderr


@pytest.mark.parametrize("standard", ["c++11", "c++17", "c++20"])
def test_the_header_is_cplusplus_too(tmp_path: Path, standard: str) -> None:
    source, program = tmp_path / "program.cpp", tmp_path / "program"
    source.write_text('#include "laya_cuda.h"\nint main() { return laya_abi_version() == LAYA_ABI_VERSION ? 0 : 1; }\n')
    built = run(
        ["g++", f"-std={standard}", *WARNINGS, f"-I{ROOT}/kernels", source, "-o", program, *linked(cpu_build())]
    )
    assert built.returncode == 0, built.stderr
    assert run([program]).returncode == 0


def test_the_runtime_compiles_without_warnings(tmp_path: Path) -> None:
    (tmp_path / "build_info.h").write_text('#define LAYA_BUILD_INFO "{}"\n')
    includes = (f"-I{ROOT}/kernels", f"-I{ROOT}/generated", f"-I{tmp_path}")
    source = ROOT / "kernels" / "runtime_cpu.c"
    built = run(["cc", "-std=c11", *WARNINGS, *includes, "-O2", "-c", source, "-o", tmp_path / "runtime.o"])
    assert built.returncode == 0, built.stderr
