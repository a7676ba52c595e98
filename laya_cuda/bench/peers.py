"""The peers: which there are, what each needs, and how its process is started.

A peer runs with the packages of a *site* where one is given: a folder with upstream laya, TileLang and the PyPI package
laya-cuda (or a .tar.xz that holds one), which is put on PYTHONPATH of peers' processes only, since it has a module
named laya_cuda too. Without a site, the packages of this interpreter are looked at. What is absent is said by name.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from laya_cuda.bench.listed import listed
from laya_cuda.errors import LayaError, one_line
from laya_cuda.files import sha256, unpack

_WORKERS = Path(__file__).resolve().parent / "workers"
_PACKAGE = Path(__file__).resolve().parents[1]
_PYPI_VERSION = "0.1.1.post1"
_LAYA_VERSION = "0.3.20"

# Run in a peer's environment: which modules can be found there, and the versions of packages.
_PROBE = """
import importlib.metadata, importlib.util, json, os, sys
modules, packages = json.loads(sys.argv[1])
def found(name):
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False
def version(name):
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None
spec = importlib.util.find_spec("laya_cuda")
folder = os.path.dirname(spec.origin) if spec is not None and spec.origin else ""
print(json.dumps({
    "modules": {name: found(name) for name in modules},
    "versions": {name: version(name) for name in packages},
    "pypi": os.path.isfile(os.path.join(folder, "runtime.py")) and os.path.isfile(os.path.join(folder, "ops.py")),
}))
"""


class AbsentError(LayaError):
    """A peer cannot run here; the message says what is absent and how to get it."""


@dataclass(frozen=True)
class Peer:
    """A measured engine.

    Attributes:
        name: by which it is chosen and reported.
        title: for tables.
        worker: file in laya_cuda/bench/workers.
        options: what its worker is told on opening.
        modules: what must be importable in its environment.
        devices: where it can run.
        role: as of `contest.Contestant`.
    """

    name: str
    title: str
    worker: str
    options: Mapping[str, Any] = field(default_factory=dict)
    modules: tuple[str, ...] = ()
    devices: tuple[str, ...] = ("cuda",)
    role: str = "peer"


_UPSTREAM = ("numpy", "torch", "transformers", "safetensors", "laya")

PEERS: tuple[Peer, ...] = (
    Peer(
        "own-graph", "this engine, CUDA graphs", "own.py", {"graph": True}, ("numpy", "tokenizers", "cuda"), role="own"
    ),
    Peer("own-eager", "this engine, eager", "own.py", {"graph": False}, ("numpy", "tokenizers", "cuda"), role="own"),
    Peer(
        "own-portable",
        "this engine, portable kernels, CUDA graphs",
        "own.py",
        {"graph": True, "target": "portable"},
        ("numpy", "tokenizers", "cuda"),
        role="own",
    ),
    Peer("own-cpu", "this engine, CPU twin", "own.py", {}, ("numpy", "tokenizers"), ("cpu",), role="own"),
    Peer("upstream-stock", "laya, stock", "upstream.py", {"variant": "stock"}, _UPSTREAM, ("cuda", "cpu")),
    Peer("upstream-compile", "laya, torch.compile", "upstream.py", {"variant": "compile"}, (*_UPSTREAM, "triton")),
    Peer("upstream-aoti", "laya, AOTInductor", "upstream.py", {"variant": "aoti"}, (*_UPSTREAM, "triton")),
    Peer("upstream-fast-eager", "laya, fast path", "upstream.py", {"variant": "fast-eager"}, (*_UPSTREAM, "tilelang")),
    Peer(
        "upstream-fast-graph",
        "laya, fast path, CUDA graphs",
        "upstream.py",
        {"variant": "fast-graph"},
        (*_UPSTREAM, "tilelang"),
    ),
    Peer("pypi", "PyPI laya-cuda", "pypi.py", {}, ("numpy", "safetensors", "tokenizers", "cupy", "laya_cuda")),
    Peer(
        "oracle",
        "laya in float32",
        "upstream.py",
        {"variant": "oracle"},
        _UPSTREAM,
        ("cuda", "cpu"),
        role="oracle",
    ),
    Peer("ceilings", "cuBLAS and copies alone", "ceilings.py", {}, ("numpy", "torch"), role="ceilings"),
)


@dataclass(frozen=True)
class Launch:
    """How to start a peer's process, and what to open it with.

    Attributes:
        env: to be added to the environment.
        options: of its `open`; the runner may add `cells`, the path of the resolved cells, so that everything is
            compiled while it opens.
    """

    command: tuple[str, ...]
    env: Mapping[str, str]
    options: Mapping[str, Any]


class Environment:
    """Where the peers' packages are.

    Attributes:
        site: the folder that goes on their PYTHONPATH, or None.
    """

    def __init__(self, site: Path | None) -> None:
        self.site = site
        self._probed: dict[bool, dict[str, Any]] = {}

    @classmethod
    def find(cls, given: str | Path | None, work: Path) -> Environment:
        """Look at a site, and unpack it into `work` where it is an archive.

        Raises:
            AbsentError: it is neither a folder nor an archive with one, or holds none of the peers' packages.
        """
        if given is None:
            return cls(None)
        path = Path(given)
        if path.is_file():
            path = _unpack(path, work)
        if not path.is_dir():
            raise AbsentError(f"{given}: no such folder or archive; --site takes one with the peers' packages")
        for folder in (path, *sorted(entry for entry in path.iterdir() if entry.is_dir())):
            if any((folder / name / "__init__.py").is_file() for name in ("laya", "laya_cuda")):
                return cls(folder.resolve())
        raise AbsentError(f"{given}: holds neither laya nor laya_cuda; --site takes a folder with the peers' packages")

    def launch(self, peer: Peer, device: str, work: Path) -> Launch:
        """How to start a peer on `cuda` or `cpu`, with its files and caches in `work`.

        Raises:
            AbsentError: it cannot run there.
        """
        if device not in peer.devices:
            where = "runs on an NVIDIA GPU only" if peer.devices == ("cuda",) else "is for machines without a GPU"
            raise AbsentError(f"{peer.name} {where}")
        probed = self._probe(peer.role == "own")
        missing = [name for name in peer.modules if not probed["modules"].get(name)]
        if missing:
            raise AbsentError(f"{peer.name}: {', '.join(missing)} not found in {self._where(peer)}; {_WAY_OUT}")
        if "laya" in peer.modules and probed["versions"]["laya"] != _LAYA_VERSION:
            raise AbsentError(
                f"{peer.name}: laya {probed['versions']['laya']} in {self._where(peer)}; measured is {_LAYA_VERSION}"
            )
        if peer.name == "pypi" and (not probed["pypi"] or probed["versions"]["laya-cuda"] != _PYPI_VERSION):
            raise AbsentError(f"{peer.name}: no laya-cuda {_PYPI_VERSION} from PyPI in {self._where(peer)}; {_WAY_OUT}")
        own = (work / peer.name).resolve()
        own.mkdir(parents=True, exist_ok=True)
        caches = (work / "caches").resolve()
        env = {
            "PYTHONPATH": self._path(peer.role == "own"),
            "HF_HUB_OFFLINE": "1",
            "TRANSFORMERS_OFFLINE": "1",
            "TILELANG_CACHE_DIR": str(caches / "tilelang"),
            "TORCHINDUCTOR_CACHE_DIR": str(caches / f"inductor-{peer.name}"),
            "TRITON_CACHE_DIR": str(caches / f"triton-{peer.name}"),
            "CUPY_CACHE_DIR": str(caches / "cupy"),
        }
        command = (sys.executable, "-P", "-u", str(_WORKERS / peer.worker))
        return Launch(command, env, {**peer.options, "work": str(own)})

    def versions(self) -> dict[str, str]:
        """Versions of the packages that peers use, where they are there."""
        return {name: version for name, version in self._probe(False)["versions"].items() if version}

    def _where(self, peer: Peer) -> str:
        return sys.executable if (peer.role == "own") or self.site is None else f"{self.site} and {sys.executable}"

    def _path(self, ours: bool) -> str:
        """PYTHONPATH of a peer; this package's own folder must not be on that of another package of its name."""
        if ours:
            return str(_PACKAGE.parent)
        return "" if self.site is None else str(self.site)

    def _probe(self, ours: bool) -> dict[str, Any]:
        if ours not in self._probed:
            modules = sorted({name for peer in PEERS if (peer.role == "own") is ours for name in peer.modules})
            asked = json.dumps([modules, _PACKAGES])
            command = [sys.executable, "-P", "-c", _PROBE, asked]
            env = {**os.environ, "PYTHONPATH": self._path(ours)}
            done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
            if done.returncode:
                raise AbsentError(f"the packages of {command[0]} cannot be looked at: {one_line(done.stderr[-300:])}")
            self._probed[ours] = json.loads(done.stdout.splitlines()[-1])
        return self._probed[ours]


_PACKAGES = ["laya", "laya-cuda", "torch", "transformers", "tilelang", "cupy-cuda13x", "cupy-cuda12x", "numpy"]
_PACKAGES += ["tokenizers", "safetensors", "triton", "cuda-bindings"]
_WAY_OUT = "install it, or give --site with it (docs/peers.md)"


def chosen(names: str | None) -> tuple[Peer, ...]:
    """The peers of a comma-separated list, all where there is none.

    Raises:
        AbsentError: there is no peer of that name.
    """
    if names is None:
        return PEERS
    by_name = {peer.name: peer for peer in PEERS}
    wanted = listed(names)
    for name in wanted:
        if name not in by_name:
            raise AbsentError(f"unknown peer {name!r}; there are {', '.join(by_name)}")
    return tuple(by_name[name] for name in wanted)


def _unpack(archive: Path, work: Path) -> Path:
    """The folder in `work` that an archive was unpacked into, now or before."""
    folder = work / f"site-{sha256(archive)[:16]}"
    if not (folder / ".whole").exists():
        folder.mkdir(parents=True, exist_ok=True)
        try:
            unpack(archive, folder)
        except (OSError, tarfile.TarError) as error:
            raise AbsentError(f"{archive} cannot be unpacked: {one_line(error)}") from None
        (folder / ".whole").touch()
    return folder
