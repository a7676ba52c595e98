"""Builds of a backend through its two-argument script, and builds kept from before."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from laya_cuda.contract.manifest import Manifest, inside
from laya_cuda.errors import one_line
from laya_cuda.files import sha256

TIMEOUT_S = 1800
RECORD = "build-record.json"


@dataclass(frozen=True)
class Build:
    """One run of a build script.

    Attributes:
        capability: what the script was asked for.
        directory: its output directory.
        seconds: how long it ran.
        code: its exit status; negative where a signal ended it.
        words: the last lines that it wrote, on one line.
        reused: whether it ran before, on the same sources with the same nvcc.
    """

    capability: int
    directory: Path
    seconds: float
    code: int
    words: str
    reused: bool = False


def find_nvcc() -> str | None:
    """nvcc, where build scripts look for it: NVCC, then CUDA_HOME, then PATH."""
    home = os.environ.get("CUDA_HOME")
    for candidate in (os.environ.get("NVCC"), f"{home}/bin/nvcc" if home else None, "nvcc"):
        if candidate and (found := shutil.which(candidate)):
            return found
    return None


def workers() -> int:
    """How many builds to run side by side: one a core, since most of a build is one long run of one compiler."""
    return len(os.sched_getaffinity(0))


def build_all(manifest: Manifest, place: Path, kept: Path | None = None) -> Iterator[Build]:
    """Build every declared architecture into `place`/CC, in the manifest's order; each build comes when it is done.

    Args:
        kept: a directory that an earlier `build_all` was given as `place`; its builds of the same sources are taken.
    """
    wanted = fingerprint(manifest)
    stop = Event()

    def one(capability: int) -> Build:
        return _kept(manifest, kept, capability, wanted) or _build(manifest, place, capability, wanted, stop)

    with ThreadPoolExecutor(workers()) as pool:
        try:
            yield from pool.map(one, manifest.architectures)
        finally:
            stop.set()


def fingerprint(manifest: Manifest) -> str:
    """A hash of what decides a build, as far as it is declared: script, sources, nvcc, the manifest's output name."""
    digest = hashlib.sha256(json.dumps(manifest.build["output"]).encode())
    for name in (manifest.build["script"], *manifest.data["sources"]):
        path = inside(manifest.directory, name)
        if path is not None and path.is_file():
            digest.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    nvcc = find_nvcc()
    if nvcc:
        digest.update(subprocess.run([nvcc, "--version"], capture_output=True, check=False).stdout)
    return digest.hexdigest()


def _kept(manifest: Manifest, kept: Path | None, capability: int, wanted: str) -> Build | None:
    """The build of before, where it is of the same sources and its library is as it was left."""
    if kept is None:
        return None
    directory = kept / str(capability)
    try:
        record = json.loads((kept / f"{capability}.{RECORD}").read_text(encoding="utf-8"))
        same = record["fingerprint"] == wanted and record["sha256"] == sha256(directory / manifest.build["output"])
        return Build(capability, directory, float(record["seconds"]), 0, "", reused=True) if same else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _build(manifest: Manifest, place: Path, capability: int, wanted: str, stop: Event) -> Build:
    directory = place / str(capability)
    if directory.is_dir():
        shutil.rmtree(directory)
    place.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    command = [str(manifest.script.resolve()), str(directory.resolve()), str(capability)]
    code, words = run_script(command, manifest.directory, TIMEOUT_S, stop)
    build = Build(capability, directory, round(time.monotonic() - began, 1), code, words)
    library = directory / manifest.build["output"]
    if not code and library.is_file():
        record = {"fingerprint": wanted, "sha256": sha256(library), "seconds": build.seconds}
        (place / f"{capability}.{RECORD}").write_text(json.dumps(record), encoding="utf-8")
    return build


def run_script(command: list[str], directory: Path, timeout: float, stop: Event | None = None) -> tuple[int, str]:
    """Run a program to its end; its exit status and its last words.

    It is ended, with all that it started, when it runs too long (124) or `stop` is set (130). One that cannot be
    started gives 127.
    """
    try:
        process = subprocess.Popen(
            command,
            cwd=directory,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    except OSError as error:
        return 127, f"cannot be started: {error.strerror}"
    deadline = time.monotonic() + timeout
    try:
        while time.monotonic() < deadline:
            if stop is not None and stop.is_set():
                return 130, "stopped"
            try:
                output, _ = process.communicate(timeout=min(0.5, max(0.0, deadline - time.monotonic())))
                return process.returncode, last_words(output)
            except subprocess.TimeoutExpired:
                continue
        return 124, f"still running after {timeout:.0f} s"
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def last_words(output: bytes) -> str:
    """The last lines of a program's output, on one line."""
    lines = [line for line in output.decode("utf-8", errors="replace").splitlines() if line.strip()]
    return one_line(" | ".join(lines[-3:]))[-400:]
