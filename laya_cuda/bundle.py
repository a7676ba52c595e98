"""A built library and what it says of itself.

`Bundle.open` checks the manifest, the library's hash and its ABI version before any device is touched. A CUDA library
carries its own CUDA runtime, so opening and listing one works on a machine without a GPU.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from laya_cuda.abi import Op, abi
from laya_cuda.errors import BundleError, DeviceError, device_error, one_line

MANIFEST = "build-manifest.json"
BACKENDS = ("cuda", "cpu")
_REBUILD = "build it again with ./build.sh OUT CC or ./build-cpu.sh OUT"


@dataclass(frozen=True)
class Kernel:
    """One kernel of a library. `sizes` line up with the op's sizes; -1 takes any value."""

    id: int
    name: str
    op: str
    target: str
    options: str
    sizes: tuple[int, ...]
    variant: str

    def takes(self, sizes: Sequence[int]) -> bool:
        """Whether the kernel was compiled for these sizes."""
        return all(own in (-1, size) for own, size in zip(self.sizes, sizes, strict=True))


class Bundle:
    """An opened library.

    Attributes:
        directory: where it was opened.
        manifest: `build-manifest.json`.
        info: what `laya_build_info()` says.
        backend: "cuda" or "cpu".
        storage: the number format of each storage class, such as `{"act": "f16"}`.
        kernels: every kernel, in the library's order.
    """

    def __init__(self, directory: Path, manifest: Mapping[str, Any], library: ctypes.CDLL) -> None:
        self.directory = directory
        self.manifest = manifest
        self._library = library
        self._functions = {op.name: _bind(library, op, directory) for op in abi().ops.values()}
        info = _json_from(library, "laya_build_info", directory)
        self.info: Mapping[str, Any] = info
        self.backend: str = str(info.get("backend"))
        if self.backend != manifest["backend"]:
            raise BundleError(f"{directory}: the manifest says {manifest['backend']}, the library {self.backend}")
        storage = info.get("storage")
        if not isinstance(storage, dict) or "act" not in storage:
            raise BundleError(f"{directory}: the library does not say how it stores numbers; {_REBUILD}")
        self.storage: Mapping[str, str] = {**storage, "f32": "f32", "i32": "i32"}
        self.kernels: tuple[Kernel, ...] = _kernels(_json_from(library, "laya_kernels", directory), directory)
        self._by_op: dict[tuple[str, str], list[Kernel]] = {}
        for kernel in self.kernels:
            self._by_op.setdefault((kernel.op, kernel.options), []).append(kernel)

    @classmethod
    def open(cls, directory: str | Path) -> Bundle:
        """Open the library in `directory`, which `build.sh` or `build-cpu.sh` wrote.

        Raises:
            BundleError: the directory, its manifest or its library is missing, damaged, or of another ABI version.
        """
        folder = Path(directory)
        manifest = _manifest(folder)
        path = folder / manifest["library"]
        if not path.is_file():
            raise BundleError(f"{folder}: {manifest['library']} is missing; {_REBUILD}")
        content = path.read_bytes()
        found = hashlib.sha256(content).hexdigest()
        if found != manifest["sha256"]:
            raise BundleError(
                f"{path}: {len(content)} bytes with SHA-256 {found[:12]}..., but {MANIFEST} promises "
                f"{str(manifest['sha256'])[:12]}...: truncated, or changed after the build; {_REBUILD}"
            )
        try:
            library = ctypes.CDLL(str(path.resolve()))
        except OSError as error:
            raise BundleError(f"{path}: cannot be loaded: {one_line(error)}") from None
        version = _abi_version(library, path)
        if version != abi().version:
            raise BundleError(f"{path}: speaks ABI {version}, this package ABI {abi().version}; {_REBUILD}")
        return cls(folder, manifest, library)

    @property
    def architectures(self) -> tuple[str, ...]:
        """Machine code (`sm_XY`) and PTX (`compute_XY`) that the library holds; empty for the CPU twin."""
        return tuple(self.info.get("architectures", ()))

    def targets_for(self, capability: tuple[int, int] | None) -> tuple[str, ...]:
        """The kernel targets that a device can run, best first.

        Args:
            capability: the device's compute capability, or None for the host.

        Raises:
            BundleError: the library has no kernels for that device.
        """
        present = {kernel.target for kernel in self.kernels}
        if self.backend == "cpu":
            runs = ["cpu"]
        else:
            if capability is None:
                raise BundleError(f"{self.directory}: holds CUDA kernels, which the host cannot run")
            runs = [t for t in ("sm_90a", "portable") if _runs(t, capability, self.architectures)]
        targets = tuple(target for target in runs if target in present)
        if not targets:
            where = "the host" if capability is None else f"a device of capability {capability[0]}.{capability[1]}"
            built = ", ".join(self.architectures) or self.backend
            raise BundleError(f"{self.directory}: no kernels for {where} (built for {built}); {_REBUILD}")
        return targets

    def find(self, op: str, sizes: Sequence[int], options: str = "", targets: Sequence[str] = ()) -> list[Kernel]:
        """Every kernel that fits, the best target first, then in the library's order."""
        fitting = [kernel for kernel in self._by_op.get((op, options), []) if kernel.takes(sizes)]
        if not targets:
            return fitting
        return [kernel for target in targets for kernel in fitting if kernel.target == target]

    def kernel(
        self,
        op: str,
        sizes: Sequence[int],
        options: str = "",
        variant: str | None = None,
        targets: Sequence[str] = (),
    ) -> Kernel:
        """The kernel for an op: the named variant where the best target has it, else the first listed.

        Raises:
            BundleError: the library has no kernel for these sizes.
        """
        fitting = self.find(op, sizes, options, targets)
        if not fitting:
            shape = ", ".join(f"{n}={v}" for n, v in zip(abi().ops[op].sizes, sizes, strict=True))
            what = f"{op} {options}".strip()
            raise BundleError(f"{self.directory}: no kernel for {what} ({shape}) among {', '.join(targets) or 'any'}")
        best = [kernel for kernel in fitting if kernel.target == fitting[0].target]
        return next((kernel for kernel in best if kernel.variant == variant), best[0])

    def function(self, op: str) -> Any:
        """The op's ctypes function: `function(kernel, *pointers, *sizes, stream) -> int`."""
        return self._functions[op]

    def call(
        self, op: str, kernel: int, pointers: Sequence[int | None], sizes: Sequence[int], stream: int | None = None
    ) -> None:
        """Launch one op; pointers are addresses, None for one that the kernel does not take.

        Raises:
            DeviceError: the library refused the call or the launch failed.
        """
        code = self._functions[op](kernel, *pointers, *sizes, stream)
        if code:
            raise self.error(op, kernel, code)

    def error(self, op: str, kernel: int, code: int) -> DeviceError:
        """The error for a code that an op returned."""
        name = self.kernels[kernel].name if 0 <= kernel < len(self.kernels) else f"kernel {kernel}"
        text = self._library.laya_error_string(code)
        return device_error(f"laya_{op} ({name}): {text.decode() if text else 'unknown error'} (code {code})", code)


def _manifest(folder: Path) -> Mapping[str, Any]:
    if not folder.is_dir():
        raise BundleError(f"{folder}: no such folder; {_REBUILD}")
    path = folder / MANIFEST
    if not path.is_file():
        raise BundleError(f"{folder}: holds no {MANIFEST}; {_REBUILD}")
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BundleError(f"{path}: is not readable JSON ({one_line(error)}); {_REBUILD}") from None
    if not isinstance(manifest, dict):
        raise BundleError(f"{path}: holds {type(manifest).__name__}, not an object; {_REBUILD}")
    for key, kind in (("library", str), ("sha256", str), ("abi_version", int), ("backend", str)):
        if not isinstance(manifest.get(key), kind):
            raise BundleError(f"{path}: {key!r} is missing or of the wrong type; {_REBUILD}")
    if manifest["library"] in ("", ".", "..") or "/" in manifest["library"]:
        raise BundleError(f"{path}: 'library' must be a file name, not {manifest['library']!r}")
    if manifest["backend"] not in BACKENDS:
        raise BundleError(f"{path}: unknown backend {manifest['backend']!r}; known: {', '.join(BACKENDS)}")
    if manifest["abi_version"] != abi().version:
        raise BundleError(f"{path}: ABI {manifest['abi_version']}, this package speaks {abi().version}; {_REBUILD}")
    return manifest


def _bind(library: ctypes.CDLL, op: Op, directory: Path) -> Any:
    try:
        function = getattr(library, op.symbol)
    except AttributeError:
        raise BundleError(f"{directory}: the library lacks {op.symbol}; {_REBUILD}") from None
    function.argtypes = op.argtypes()
    function.restype = ctypes.c_int
    return function


def _abi_version(library: ctypes.CDLL, path: Path) -> int:
    try:
        for name in ("laya_error_string", "laya_build_info", "laya_kernels"):
            getattr(library, name).restype = ctypes.c_char_p
        library.laya_error_string.argtypes = [ctypes.c_int]
        library.laya_abi_version.restype = ctypes.c_uint32
        return int(library.laya_abi_version())
    except AttributeError as error:
        raise BundleError(f"{path}: is no Laya library ({one_line(error)}); {_REBUILD}") from None


def _json_from(library: ctypes.CDLL, name: str, directory: Path) -> Any:
    try:
        return json.loads(getattr(library, name)())
    except (ValueError, TypeError) as error:
        raise BundleError(f"{directory}: {name}() does not return JSON ({one_line(error)}); {_REBUILD}") from None


def _kernels(rows: Sequence[Mapping[str, Any]], directory: Path) -> tuple[Kernel, ...]:
    kernels = tuple(
        Kernel(
            id=int(row["id"]),
            name=row["name"],
            op=row["op"],
            target=row["target"],
            options=row["options"],
            sizes=tuple(int(size) for size in row["sizes"]),
            variant=row["variant"],
        )
        for row in rows
    )
    for number, kernel in enumerate(kernels):
        op = abi().ops.get(kernel.op)
        if op is None or len(kernel.sizes) != len(op.sizes) or kernel.id != number:
            raise BundleError(f"{directory}: the library lists {kernel.name} in a form that ABI {abi().version} lacks")
    return kernels


def _runs(target: str, capability: tuple[int, int], architectures: Sequence[str]) -> bool:
    """Whether a device of this capability can run a target's kernels out of a library with these architectures."""
    if target == "sm_90a":
        return capability == (9, 0) and "sm_90a" in architectures
    for name in architectures:
        match = re.fullmatch(r"(sm|compute)_(\d+)(\d)", name)
        if match is None:
            continue
        own = (int(match[2]), int(match[3]))
        # PTX runs on any later device; machine code on the same major version, at the same or a later minor one.
        if match[1] == "compute" and capability >= own:
            return True
        if match[1] == "sm" and capability[0] == own[0] and capability[1] >= own[1]:
            return True
    return False
