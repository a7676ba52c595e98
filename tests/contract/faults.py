# ruff: noqa: E501
"""Every rule of tier 1 broken once, on the demo backend; one fault a line, with what has to be said of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from backends import MANIFEST, edit


def manifest(change: Callable[[dict], object]) -> Callable[[Path], None]:
    return lambda directory: edit(directory / MANIFEST, change)


def file(name: str, change: Callable[[dict], object]) -> Callable[[Path], None]:
    return lambda directory: edit(directory / name, change)


def text(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(directory: Path) -> None:
        before = (directory / name).read_text()
        assert old in before
        (directory / name).write_text(before.replace(old, new))

    return change


def write(name: str, content: str | bytes) -> Callable[[Path], None]:
    def change(directory: Path) -> None:
        (directory / name).parent.mkdir(parents=True, exist_ok=True)
        (directory / name).write_bytes(content if isinstance(content, bytes) else content.encode())

    return change


def remove(name: str) -> Callable[[Path], None]:
    return lambda directory: (directory / name).unlink()


def put(*path: str | int, value: object) -> Callable[[Path], None]:
    """Set one field of the manifest."""

    def change(data: dict) -> None:
        *parents, last = path
        for part in parents:
            data = data[part]
        data[last] = value

    return manifest(change)


def drop(*path: str) -> Callable[[Path], None]:
    def change(data: dict) -> None:
        *parents, last = path
        for part in parents:
            data = data[part]
        del data[last]

    return manifest(change)


# fault: (what breaks it, rule, field, words of found, words of expected, words of mend)
FAULTS: dict[str, tuple[Callable[[Path], None], str, str, str, str, str]] = {
    "no JSON": (write(MANIFEST, "{"), "json", "the whole file", "no JSON", "JSON object", "correct demo"),
    "not UTF-8": (write(MANIFEST, b'{"name": "\xff"}'), "json", "the whole file", "byte 10", "UTF-8", "correct"),
    "a list": (write(MANIFEST, "[1]"), "schema", "the whole file", "[1]", "an object", "correct"),
    "a repeated key": (write(MANIFEST, '{"name": "a", "name": "b"}'), "json", "the whole file", "'name' appears twice", "JSON", "correct"),
    "NaN": (write(MANIFEST, '{"name": NaN}'), "json", "the whole file", "NaN", "JSON", "correct"),
    "deep nesting": (write(MANIFEST, "[" * 200_000), "json", "the whole file", "nested too deeply", "JSON", "correct"),
    "a huge number": (write(MANIFEST, '{"abi_version": ' + "9" * 5000 + "}"), "json", "the whole file", "no JSON", "JSON", "correct"),
    "no build": (drop("build"), "schema", "build", "nothing", "a value", "add build"),
    "no script": (drop("build", "script"), "schema", "build.script", "nothing", "a value", "SCRIPT OUT CC"),
    "ABI as text": (put("abi_version", value="3"), "schema", "abi_version", '"3"', "an integer", "_abi_version()"),
    "an unknown status": (put("status", value="done"), "schema", "status", '"done"', "planned, experimental, validated", "set status"),
    "a capability with a dot": (put("build", "architectures", value=[8.6]), "schema", "build.architectures[0]", "8.6", "an integer", "such as 90"),
    "no architectures": (put("build", "architectures", value=[]), "schema", "build.architectures", "nothing", "something", "set build.architectures"),
    "an architecture twice": (put("build", "architectures", value=[80, 90, 80]), "schema", "build.architectures", "[80, 90, 80]", "once", "repeats"),
    "output in a folder": (put("build", "output", value="lib/libdemo.so"), "schema", "build.output", "lib/libdemo.so", "file name", "set build.output"),
    "a bad target": (put("build", "targets", "80", 0, value="sm80"), "schema", "build.targets.80[0]", "sm80", "sm_XY", "set"),
    "another name": (put("name", value="other"), "name", "name", "other", "demo", "rename"),
    "a missing source": (remove("src/zero.cuh"), "source-missing", "sources[2]", "src/zero.cuh, which is missing", "there", "add src/zero.cuh"),
    "a source that is a folder": (put("sources", 0, value="src"), "source-missing", "sources[0]", "no file", "there", "correct sources[0]"),
    "a source elsewhere": (put("sources", 0, value="../demo.h"), "source-outside", "sources[0]", "../demo.h", "inside", "move"),
    "an absolute source": (put("sources", 0, value="/etc/hosts"), "source-outside", "sources[0]", "/etc/hosts", "inside", "move"),
    "no sources": (put("sources", value=[]), "sources-empty", "sources", "empty", "every file", "list"),
    "an undeclared .cu": (write("src/more.cu", ""), "source-undeclared", "sources", "src/more.cu", "every .cu", "add src/more.cu"),
    "an undeclared .cuh": (write("deep/er/more.cuh", ""), "source-undeclared", "sources", "deep/er/more.cuh", "every .cu", "add deep"),
    "no script file": (remove("build.sh"), "script-missing", "build.script", "build.sh, which is missing", "there", "add build.sh"),
    "script not executable": (lambda d: (d / "build.sh").chmod(0o644), "script-executable", "build.script", "without", "executable", "chmod +x build.sh"),
    "script without #!": (text("build.sh", "#!/bin/sh", "# no"), "script-interpreter", "build.script", "#!", "/bin/sh", "begin"),
    "script of bytes": (write("build.sh", b"#!/bin/sh\n\xff"), "script-text", "build.script", "no text", "a script", "correct"),
    "another output": (put("build", "output", value="libother.so"), "script-output", "build.output", "libother.so", "libdemo.so", "correct build.output"),
    "output in a comment only": (text("build.sh", "$out/libdemo.so", "$out/lib$name.so"), "script-output", "build.output", "libdemo.so", "none", "write libdemo.so"),
    "an architecture the script lacks": (put("build", "architectures", value=[80, 90, 120]), "script-architecture", "build.architectures", "120", "names", "name 120"),
    "an architecture the manifest lacks": (text("build.sh", "'80 90'", "'80 86 90'"), "script-undeclared-architecture", "build.architectures", "80, 90", "86", "add 86"),
    "another default": (text("build.sh", "cc=$2", "cc=${2:-80}"), "script-default", "build.default_arch", "90", "80", "set build.default_arch to 80"),
    "a default not built": (put("build", "default_arch", value=89), "default-arch", "build.default_arch", "89", "80, 90", "add 89"),
    "below the minimum": (put("build", "min_capability", value=89), "min-capability", "build.architectures", "80", "at least build.min_capability, 89", "remove 80"),
    "no PTX in the script": (text("build.sh", "arch=compute_80,code=compute_80", "arch=sm_80"), "script-ptx", "build.ptx_baseline", "80", "compute_80", "embed PTX"),
    "PTX below the minimum": (put("build", "ptx_baseline", value=75), "ptx-below-minimum", "build.ptx_baseline", "75", "80", "80 or more"),
    "no target entry": (drop("build", "targets", "90"), "targets-missing", "build.targets", "nothing for 90", "every", "add 90"),
    "a target too many": (put("build", "targets", "86", value=["sm_86", "compute_80"]), "targets-extra", "build.targets", "86", "80, 90", "remove 86"),
    "a target without PTX": (put("build", "targets", "80", value=["sm_80"]), "targets-ptx", "build.targets.80", "sm_80", "compute_80", "add compute_80"),
    "a target without machine code": (put("build", "targets", "90", value=["compute_80"]), "targets-machine-code", "build.targets.90", "compute_80", "machine code for 90", "sm_90"),
    "another ABI version": (put("abi_version", value=4), "abi-version", "abi_version", "4", "3, as DEMO_ABI_VERSION", "set abi_version to 3"),
    "another macro": (text("src/version.h", "3u", "0x5U"), "abi-version", "abi_version", "3", "5, as DEMO_ABI_VERSION in src/demo.h", "5"),
    "no macro": (text("src/version.h", "#define DEMO_ABI_VERSION 3u", "// #define DEMO_ABI_VERSION 3u"), "abi-macro", "abi_version", "no <PREFIX>_ABI_VERSION", "3", "define it"),
    "no header": (put("header", value="src/absent.h"), "header-missing", "header", "src/absent.h", "there", "correct header"),
    "validated without tolerance": (drop("numerics", "tolerance"), "tolerance", "numerics.tolerance", "nothing", "bound", "experimental"),
    "an empty tolerance": (put("numerics", "tolerance", value={}), "schema", "numerics.tolerance", "nothing", "something", "bound"),
    "validated without entry point": (drop("reference"), "entrypoint", "reference.entrypoint", "nothing", "parity program", "experimental"),
    "a missing entry point": (remove("parity.py"), "entrypoint-missing", "reference.entrypoint", "parity.py", "file", "add parity.py"),
    "changed generated source": (text("src/zero.cuh", "= 0", "= 1"), "provenance-hash", "provenance: files.src/zero.cuh", "SHA-256", "recorded", "run make kernels"),
    "changed program": (text("programs/clear.py", "program", "changed"), "provenance-hash", "provenance: programs.programs/clear.py", "SHA-256", "recorded", "run make kernels"),
    "a missing program": (remove("programs/clear.py"), "provenance-hash", "provenance: programs.programs/clear.py", "is missing", "recorded", "run make kernels"),
    "no provenance file": (remove("provenance.json"), "provenance-missing", "provenance", "missing", "there", "add provenance.json"),
    "provenance without files": (file("provenance.json", lambda d: d.pop("files")), "provenance-schema", "provenance.json: files", "nothing", "a value", "add files"),
    "provenance with a short hash": (file("provenance.json", lambda d: d["files"].update({"src/zero.cuh": "ab"})), "provenance-schema", "provenance.json: files.src/zero.cuh", "ab", "SHA-256", "set"),
    "no tolerance file": (remove("tolerances.json"), "tolerances-missing", "numerics.tolerance.file", "missing", "there", "add tolerances.json"),
    "a negative tolerance": (file("tolerances.json", lambda d: d["forward"]["cuda"].update(logits_ratio=-1)), "tolerances-schema", "tolerances.json: forward.cuda.logits_ratio", "-1", "at least 0", "correct"),
    "a misspelt tolerance": (file("tolerances.json", lambda d: d["kernels"]["cuda"]["clear.x.f32"].update(nrsm=1)), "tolerances-schema", "tolerances.json: kernels.cuda.clear.x.f32", "nrsm", "known", "rename"),
    "a plan rule without variant": (file("plans/default.json", lambda d: d["rules"][0].pop("variant")), "plan-schema", "plans/default.json: rules[0].variant", "nothing", "a value", "add variant"),
    "no plan": (remove("plans/default.json"), "plan-missing", "plans[0]", "missing", "there", "add plans/default.json"),
    "stale evidence": (text("src/demo.cu", '"no"', '"nothing"'), "evidence-stale", "evidence[0]", "stale: src/demo.cu", "current sources", "run parity.py on a GPU again"),
    "evidence of a missing file": (file("evidence/card.json", lambda d: d["library"]["sources"].update({"src/gone.cu": "1" * 64})), "evidence-stale", "evidence[0]", "stale: src/gone.cu is missing", "current", "again"),
    "evidence that leaves a source out": (file("evidence/card.json", lambda d: d["library"]["sources"].pop("src/demo.cu")), "evidence-incomplete", "evidence", "src/demo.cu", "every .cu", "parity"),
    "evidence that failed": (file("evidence/card.json", lambda d: (d.update(held=False), d["sections"]["forward"].update(held=False))), "evidence-failed", "evidence[0]", "forward did not hold", "every bound", "again"),
    "evidence without a card": (file("evidence/card.json", lambda d: d["machine"].pop("gpu")), "evidence-schema", "evidence/card.json: machine.gpu", "nothing", "a value", "add gpu"),
    "evidence that is a comparison": (write("evidence/card.json", json.dumps({"what": "x", "runs": [{"commit": "abc1234", "library_sha256": "0" * 64, "date": "2026-01-01", "machine": {"gpu": "x", "driver": "1", "capability": "9.0"}}]})), "evidence-kind", "evidence[0]", "comparison", "parity run", "remove"),
    "evidence that is no JSON": (write("evidence/card.json", "no"), "evidence-json", "evidence[0]", "no JSON", "JSON", "correct evidence/card.json"),
}  # fmt: skip
