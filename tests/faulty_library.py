"""A library that forwards the whole C ABI to a real one and can be told to fail at a given op.

`build` writes a bundle folder around `faulty_library.c`; `Faults` steers it. Several engines on one folder share its
state; a copy of the folder has a state of its own. On a GPU a fault can also be a kernel that traps (`gpu/trap.cu`).
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from laya_cuda.abi import Op, abi

HERE = Path(__file__).resolve().parent
NAME = "liblaya_faulty.so"
ANY, TRAP = -1, -1
LAUNCH_FAILURE = 719
"""cudaErrorLaunchFailure: what a trapping kernel gives."""


def build(folder: Path, real: Path, *, nvcc: str | Path | None = None) -> Path:
    """Build a bundle around the library of the bundle folder `real`.

    Args:
        nvcc: also compile the trapping kernels with this compiler; for a CUDA library.
    """
    folder.mkdir(parents=True, exist_ok=True)
    manifest = json.loads((real / "build-manifest.json").read_text())
    library = (real / manifest["library"]).resolve()
    (folder / "faulty_ops.inc").write_text("\n".join([*map(_forward, abi().ops.values()), _FORWARD_ANY]))
    defines = [f'-DFAULTY_REAL="{library}"']
    if nvcc is not None:
        traps = folder.resolve() / "libtrap.so"
        # PTX alone, so that any device can run it.
        code = ["-gencode", "arch=compute_80,code=compute_80"]
        how = [*code, "-shared", "-cudart", "static", "-Xcompiler", "-fPIC"]
        _run([nvcc, *how, "-o", traps, HERE / "gpu" / "trap.cu"])
        defines.append(f'-DFAULTY_TRAP="{traps}"')
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-pthread", f"-I{folder}"]
    _run(["cc", *flags, *defines, "-o", folder / NAME, HERE / "faulty_library.c", "-ldl"])
    digest = hashlib.sha256((folder / NAME).read_bytes()).hexdigest()
    (folder / "build-manifest.json").write_text(json.dumps({**manifest, "library": NAME, "sha256": digest}))
    return folder


class Faults:
    """The controls of a library that `build` made; ops are named as in `abi.json`, None means any."""

    def __init__(self, folder: Path) -> None:
        self._library = ctypes.CDLL(str((folder / NAME).resolve()))
        self._library.laya_fault_calls.restype = ctypes.c_int64

    def arm(self, op: str | None = None, *, countdown: int = 1, code: int = LAUNCH_FAILURE) -> None:
        """Let a call fail with `code`, once: the `countdown`-th call of the op from now."""
        self._library.laya_fault_arm(_number(op), countdown, code)

    def trap(self, op: str | None = None, *, countdown: int = 1) -> None:
        """Let a call launch a trapping kernel before its own, once."""
        self.arm(op, countdown=countdown, code=TRAP)

    def plant(self, op: str | None = None) -> None:
        """Put a kernel before every call of an op that traps once tripped; captured graphs then hold it."""
        self._checked(self._library.laya_fault_plant(_number(op)))

    def trip(self) -> None:
        """Let planted kernels trap from now on."""
        self._checked(self._library.laya_fault_trip(1))

    def calls(self) -> int:
        """Calls of ops since the last reset."""
        return int(self._library.laya_fault_calls())

    def log(self) -> list[tuple[str, int]]:
        """Op and first size of each call since the last reset, oldest first; of many calls the first 65,536."""
        names, room = list(abi().ops), 1 << 16
        ops, sizes = (ctypes.c_int32 * room)(), (ctypes.c_int32 * room)()
        count = self._library.laya_fault_log(ops, sizes, room)
        return [(names[ops[i]], sizes[i]) for i in range(count)]

    @contextlib.contextmanager
    def held(self, op: str | None = None) -> Iterator[None]:
        """Let every call of an op wait inside the library until the block ends."""
        self._library.laya_fault_hold(_number(op))
        try:
            yield
        finally:
            self._library.laya_fault_release()

    def wait_until_held(self, count: int = 1, seconds: float = 60) -> None:
        """Wait until this many calls wait inside the library."""
        end = time.monotonic() + seconds
        while self._library.laya_fault_held() < count:
            assert time.monotonic() < end, f"fewer than {count} calls arrived in {seconds} s"
            time.sleep(0.001)

    def reset(self) -> None:
        """Forget what was asked for and counted; whatever waits goes on."""
        self._library.laya_fault_reset()

    def _checked(self, code: int) -> None:
        assert code == 0, f"the trapping kernels say {code}; was the library built with nvcc?"


def _number(op: str | None) -> int:
    return ANY if op is None else list(abi().ops).index(op)


def _run(arguments: list[object]) -> None:
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{arguments[0]} failed:\n{done.stdout}{done.stderr}"


def _forward(op: Op) -> str:
    """The function of one op in C."""
    types = ["int32_t", *["const void*"] * len(op.pointers), *["int32_t"] * len(op.sizes), "void*"]
    names = ["kernel", *(f"p{i}" for i in range(len(op.pointers))), *(f"s{i}" for i in range(len(op.sizes))), "stream"]
    taken = ", ".join(f"{kind} {name}" for kind, name in zip(types, names, strict=True))
    return f"""
int {op.symbol}({taken}) {{
  const int code = enter({_number(op.name)}, s0, stream);
  int (*function)({", ".join(types)}) = NULL;
  *(void**)&function = symbol(real, "{op.symbol}");
  return code != 0 ? code : function == NULL ? NO_SUCH_CALL : function({", ".join(names)});
}}"""


_FORWARD_ANY = """
int laya_call(int32_t op, int32_t kernel, void* const* pointers, int32_t n_pointers, const int32_t* sizes,
              int32_t n_sizes, void* stream) {
  const int code = enter(op, sizes == NULL || n_sizes < 1 ? 0 : sizes[0], stream);
  int (*function)(int32_t, int32_t, void* const*, int32_t, const int32_t*, int32_t, void*) = NULL;
  *(void**)&function = symbol(real, "laya_call");
  return code != 0          ? code
         : function == NULL ? NO_SUCH_CALL
                            : function(op, kernel, pointers, n_pointers, sizes, n_sizes, stream);
}
"""
