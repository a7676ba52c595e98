"""The example of docs/embedding.md: C and PyTorch programs that run our forward between work of their own."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from builds import ROOT, cuda_build, nvcc, run

EXAMPLE = ROOT / "examples" / "embedding"
DOCUMENT = ROOT / "docs" / "embedding.md"
WARNINGS = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror")
C_FILES = ("embed_cpu.c", "laya_plan.c", "request.c")
LAUNCHES = {"cpu": 53, "sm_90a": 53, "portable": 57}  # of the example model; portable has no fused qkv_rope

# Reads a plan, checks it against the library, and lets it go.
READER = r"""
#include <stdio.h>

#include "laya_plan.h"

int main(int argc, char** argv) {
  laya_plan plan;
  char message[LAYA_MESSAGE];
  if (argc != 2) return 3;
  const int code = laya_plan_read(&plan, argv[1], message) != 0 || laya_plan_check(&plan, message) != 0;
  if (code == 0) printf("%d launches\n", plan.n_launches);
  else printf("%s\n", message);
  laya_plan_free(&plan);
  return code;
}
"""


@pytest.fixture(scope="module")
def tried(cpu_bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder that try.sh filled on the host, and what it printed."""
    out = tmp_path_factory.mktemp("embedding")
    ran = try_sh(out / "a b", "cpu", LAYA_CUDA_BUNDLE=str(cpu_bundle))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return out / "a b", ran.stdout


@pytest.fixture(scope="module")
def reader(cpu_bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that reads a plan, with the compiler's checks for addresses and undefined behaviour."""
    folder = tmp_path_factory.mktemp("reader")
    (folder / "reader.c").write_text(READER)
    checks = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g")
    files = (folder / "reader.c", EXAMPLE / "laya_plan.c")
    built = run(["cc", *WARNINGS, *checks, *includes(), *files, *linked(cpu_bundle), "-o", folder / "reader"])
    assert built.returncode == 0, built.stderr
    return folder / "reader"


def try_sh(out: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the example's script with this Python."""
    environment = {**os.environ, "PYTHON": sys.executable, **variables}
    return run([EXAMPLE / "try.sh", out, *arguments], env=environment)


def includes() -> tuple[str, ...]:
    return (f"-I{ROOT}/kernels", f"-I{EXAMPLE}")


def linked(bundle: Path) -> tuple[str, ...]:
    return (f"-L{bundle}", "-llaya_cpu", f"-Wl,-rpath,{bundle}")


def test_c_and_torch_give_the_engines_logits_digit_by_digit(tried):
    out, printed = tried
    assert printed.splitlines()[-3:] == [
        "engine   6 lines of logits on cpu",
        "c        the same, digit by digit",
        "torch    the same, digit by digit",
    ]
    lines = (out / "engine.out").read_text().splitlines()
    # Each text has an answer of its own, so what is compared depends on the words that the other engine wrote.
    assert len({line.split(" ", 1)[1] for line in lines}) == 6


def test_a_difference_is_told(cpu_bundle, tmp_path):
    liar = tmp_path / "python"
    liar.write_text(
        f'#!/bin/sh\nif [ "$1" = embed_torch.py ]; then echo "0 logits 1"; else exec "{sys.executable}" "$@"; fi\n'
    )
    liar.chmod(0o755)
    ran = try_sh(tmp_path / "out", "cpu", LAYA_CUDA_BUNDLE=str(cpu_bundle), PYTHON=str(liar))
    assert ran.returncode == 1
    assert "c        the same, digit by digit" in ran.stdout
    assert "torch    differs from the engine" in ran.stdout


@pytest.mark.parametrize("arguments", [[], ["", "cpu"], ["out", "tpu"], ["out", "cpu", "x", "y"]])
def test_wrong_arguments_of_the_script_are_one_line(tmp_path, arguments):
    ran = run([EXAMPLE / "try.sh", *arguments], cwd=tmp_path)
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1)


def test_a_python_without_pytorch_is_one_line(tmp_path):
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\n[ "$2" != "import torch" ] || exit 1\nexec "{sys.executable}" "$@"\n')
    bare.chmod(0o755)
    ran = try_sh(tmp_path / "out", "cpu", PYTHON=str(bare))
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1)
    assert f"{bare} cannot import torch: install" in ran.stderr


def test_the_c_files_are_plain_c99(tmp_path):
    for name in C_FILES:
        built = run(["cc", *WARNINGS, *includes(), "-O2", "-c", EXAMPLE / name, "-o", tmp_path / "object.o"])
        assert built.returncode == 0, built.stderr


def test_the_plan_reader_knows_no_cuda():
    for name in ("laya_plan.c", "laya_plan.h", "request.c", "request.h", "embed_cpu.c"):
        assert "cuda_runtime" not in (EXAMPLE / name).read_text()
        assert "cudaStream" not in (EXAMPLE / name).read_text()


def test_nvcc_builds_the_cuda_program(tmp_path):
    library, program = cuda_build(), tmp_path / "embed"
    files = [EXAMPLE / name for name in ("embed.c", "laya_plan.c", "request.c", "own_kernel.cu")]
    warnings = ("-Xcompiler", "-Wall,-Wextra,-Werror", "-Werror", "all-warnings")
    link = (f"-L{library}", "-llaya_cuda", "-Xlinker", f"-rpath={library}")
    built = run([nvcc(), "-O2", *warnings, *includes(), *files, *link, "-o", program])
    assert built.returncode == 0, built.stderr
    ran = run([program])
    assert (ran.returncode, ran.stderr) == (1, "embed: usage: embed PLAN_FOLDER REQUEST\n")


def test_a_plan_of_the_cuda_library_is_made_and_checked_without_a_device(tried, tmp_path):
    library = cuda_build()
    (tmp_path / "reader.c").write_text(READER)
    link = (f"-L{library}", "-llaya_cuda", f"-Wl,-rpath,{library}")
    files = (tmp_path / "reader.c", EXAMPLE / "laya_plan.c")
    built = run(["cc", *WARNINGS, *includes(), *files, *link, "-o", tmp_path / "reader"])
    assert built.returncode == 0, built.stderr
    command = [sys.executable, "-m", "laya_cuda", "export", ROOT / "examples" / "tiny"]
    for arguments, target in (([], "sm_90a"), (["--target", "portable"], "portable")):
        plan = tmp_path / target
        made = run([*command, plan, "--rows", "256", "--seqs", "4", "--bundle", library, *arguments])
        assert made.returncode == 0, made.stderr
        read = run([tmp_path / "reader", plan / "plan.txt"])
        assert (read.returncode, read.stdout) == (0, f"{LAUNCHES[target]} launches\n")
        assert f" {target}.gemm." in (plan / "plan.txt").read_text()
    other = run([tmp_path / "reader", tried[0] / "plan" / "plan.txt"])
    assert other.returncode == 1
    assert "the library's kernel 0 is not cpu.embed_norm.c: the plan was made for another library" in other.stdout


def test_the_cpu_program_is_clean_under_the_compilers_checks(tried, cpu_bundle, tmp_path):
    out, _ = tried
    program = tmp_path / "embed_cpu"
    checks = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g", "-O1")
    files = [EXAMPLE / name for name in C_FILES]
    built = run(["cc", *WARNINGS, *checks, *includes(), *files, *linked(cpu_bundle), "-o", program])
    assert built.returncode == 0, built.stderr
    ran = run([program, out / "plan", out / "request.txt"])
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == (out / "engine.out").read_text()


@pytest.mark.parametrize(
    ("pattern", "replacement", "said"),
    [
        (r"^laya-plan 2\n", "", "plan.txt:2: is no plan; `laya-cuda export` writes one"),
        (r"^laya-plan 2", "laya-plan 1", "plan.txt:1: a plan of another version"),
        (r"\Z", "", f"{LAUNCHES['cpu']} launches"),
        (r"end\n\Z", "", "the file ends too early"),
        (r"(?s)\nlaunch 9 .*", "\n", "the file ends too early"),
        (f"(?s)launches {LAUNCHES['cpu']}.*", "end\n", "the plan has no launches"),
        (f"launches {LAUNCHES['cpu']}", f"launches {LAUNCHES['cpu'] - 1}", "unknown line"),
        (f"launches {LAUNCHES['cpu']}", f"launches {LAUNCHES['cpu'] + 1}", "a launch is missing here"),
        (f"launches {LAUNCHES['cpu']}", "launches 0", "the number of launches is missing"),
        (f"launches {LAUNCHES['cpu']}", "launches 99999999999999999999", "the number of launches is missing"),
        (f"launches {LAUNCHES['cpu']}", "launches -1", "the number of launches is missing"),
        (r"region inputs \d+", "region inputs", "a size in bytes is missing"),
        (r"region inputs \d+", "region inputs 12x", "a size in bytes is missing"),
        (r"region inputs \d+", "region inputs 8", "its offset is wrong"),
        (r"region inputs", "region nothing", "no such region"),
        (r"input ids (\d+) (\d+)", r"input ids \1 999999", "it does not fit its region"),
        (r"input ids (\d+)", "input ids 370", "its offset is wrong"),
        (r"input ids", "input " + "x" * 40, "a name is missing or too long"),
        (r"input ids", "output ids", "its offset is wrong"),
        (r"shape 256 4 64", "shape 256 4", "a number is missing"),
        (r"shape 256 4 64", "shape 256 4 64 1", "too many words"),
        (r"vocab", "vocabulary", "unknown line; was it written by another version?"),
        (r"weights\+0", "weights+99999999999", "a pointer lies outside its region"),
        (r"weights\+0", "weights+-1", "a pointer lies outside its region"),
        (r"weights\+0", "weights", "a pointer must be - or REGION"),
        (r"weights\+0", "0x1234", "a pointer must be - or REGION"),
        (r"launch 0 0 (\S+) 6", r"launch 0 0 \1 9", "the numbers of pointers and sizes"),
        (r"launch 0 0 (\S+) 6", r"launch 0 0 \1 5", "a size is missing or no number"),
        (r"launch 0 0", "launch 0 x", "an op and a kernel are needed"),
        (r"launch 0 0", "launch 0 1", "the library's kernel 1 is not cpu.embed_norm.c: the plan was made for another"),
        (r"cpu\.embed_norm\.c", "sm_90a.embed_norm", "the library's kernel 0 is not sm_90a.embed_norm"),
        (r"cpu\.embed_norm\.c", "x" * 200, "the kernel's name is missing or too long"),
        (r"# tiny", "x" * 5000 + " # tiny", "a line that is too long"),
    ],
)
def test_a_bad_plan_is_one_line_that_says_where(tried, reader, tmp_path, pattern, replacement, said):
    good = (tried[0] / "plan" / "plan.txt").read_text()
    bad, count = re.subn(pattern, replacement, good, count=1, flags=re.MULTILINE if pattern[0] == "^" else 0)
    assert count == 1
    (tmp_path / "plan.txt").write_text(bad)
    ran = run([reader, tmp_path / "plan.txt"])
    assert ran.stderr == ""
    assert len(ran.stdout.splitlines()) == 1
    assert ran.returncode == (0 if said == f"{LAUNCHES['cpu']} launches" else 1)
    assert said in ran.stdout


def test_no_plan_file_is_one_line(reader, tmp_path):
    ran = run([reader, tmp_path / "plan.txt"])
    assert (ran.returncode, ran.stdout) == (1, f"{tmp_path}/plan.txt: No such file or directory\n")


def test_damaged_plans_never_crash_the_reader(tried, reader, tmp_path):
    good = (tried[0] / "plan" / "plan.txt").read_bytes()
    source = random.Random(11)
    refused = 0
    for _ in range(150):
        damaged = bytearray(good[: source.randrange(len(good))] if source.random() < 0.3 else good)
        for _ in range(source.randrange(1, 6)):
            if damaged:
                damaged[source.randrange(len(damaged))] = source.choice(b"0123456789+- \n#xz\0\xff")
        (tmp_path / "plan.txt").write_bytes(damaged)
        ran = subprocess.run([reader, tmp_path / "plan.txt"], capture_output=True)
        assert ran.returncode in (0, 1), ran.stderr
        assert ran.stderr == b""
        refused += ran.returncode
    assert refused > 75


@pytest.mark.parametrize(
    ("pattern", "replacement", "said"),
    [
        (r"rows 1 \d+", "rows 1 300", "the request has 300 rows, 3 sequences, 8 markers; the plan takes 256, 4, 64"),
        (r"rows 1 \d+", "rows 2 1", "is no request"),
        (r"rows 1 \d+\n", "", "is no request"),
        (r"(?s)\ntext.*", "\n", "is no request"),
        (r"text 8 0", "text 8 99", "the request's texts differ in length, or leave its table or its rows"),
        (r"slots 3 \d+", "slots 3 250", "the request's texts differ in length, or leave its table or its rows"),
        (r"slots 3", "slots x", "is no request"),
        (r"positions", "elsewhere", "the request has no input positions of at most 256 numbers"),
    ],
)
def test_a_bad_request_is_one_line(tried, tmp_path, pattern, replacement, said):
    out, _ = tried
    bad, count = re.subn(pattern, replacement, (out / "request.txt").read_text(), count=1)
    assert count == 1
    (tmp_path / "request.txt").write_text(bad)
    ran = run([out / "embed", out / "plan", tmp_path / "request.txt"])
    assert (ran.returncode, len(ran.stderr.splitlines())) == (1, 1)
    assert said in ran.stderr
    assert ran.stdout == ""


def test_cut_weights_are_one_line(tried, tmp_path):
    out, _ = tried
    for size in (-256, 4):
        folder = tmp_path / f"plan{size}"
        shutil.copytree(out / "plan", folder)
        content = (folder / "weights.bin").read_bytes()
        (folder / "weights.bin").write_bytes(content[:size] if size < 0 else content + bytes(size))
        ran = run([out / "embed", folder, out / "request.txt"])
        assert ran.returncode == 1
        assert ran.stderr == f"embed_cpu: {folder}/weights.bin: does not hold {len(content)} bytes; export it again\n"


def test_the_document_shows_the_examples_own_code():
    text = DOCUMENT.read_text()
    shown = re.findall(r"`(examples/embedding/[\w.]+)`:\n\n```\w*\n(.*?)```", text, re.S)
    assert {name.rsplit("/", 1)[1] for name, _ in shown} >= {"embed.c", "embed_torch.py", "laya_plan.h", "try.sh"}
    assert len(re.findall(r"\n```(?:c|python|sh)\n", text)) == len(shown)
    for name, code in shown:
        assert code in (ROOT / name).read_text(), f"{name} has no such lines:\n{code}"


def test_the_document_describes_every_line_of_a_plan(tried):
    text = DOCUMENT.read_text()
    words = {line.split()[0] for line in (tried[0] / "plan" / "plan.txt").read_text().splitlines()}
    assert {word for word in words - {"#"} if f"`{word}" not in text} == set()


def test_the_document_shows_a_launch_as_it_is(tried):
    shown = re.search(r"^(launch .*)\n( .*) #", DOCUMENT.read_text(), re.M)
    assert shown
    lines = [line.split(" #")[0] for line in (tried[0] / "plan" / "plan.txt").read_text().splitlines()]
    assert shown[1] + shown[2] in lines
