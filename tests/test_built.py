"""`laya-cuda build`, and how the library that it made last is found again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from builds import ROOT, limited_path
from fake_library import build, kernel_rows

from laya_cuda.custody.built import last_built, record_built, state_file
from laya_cuda.engine import DeviceChoice, open_bundle
from laya_cuda.errors import BundleError


@pytest.fixture
def cache(tmp_path, monkeypatch) -> Path:
    """An empty cache folder, and no checkout and no variable that name a library."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("LAYA_CUDA_BUNDLE", raising=False)
    monkeypatch.setattr("laya_cuda.engine.checkout", lambda: None)
    return tmp_path / "cache"


def cpu(folder: Path) -> Path:
    build(folder, backend="cpu", kernels=kernel_rows(["cpu"]), architectures=())
    return folder


def test_the_state_file_follows_the_xdg_rules(tmp_path) -> None:
    assert state_file({"XDG_CACHE_HOME": str(tmp_path)}) == tmp_path / "laya-cuda" / "bundles.json"
    home = Path.home() / ".cache" / "laya-cuda" / "bundles.json"
    assert state_file({}) == state_file({"XDG_CACHE_HOME": "relative"}) == state_file({"XDG_CACHE_HOME": ""}) == home


def test_each_backend_has_its_own_last_build(tmp_path) -> None:
    environment = {"XDG_CACHE_HOME": str(tmp_path)}
    assert last_built(environment) == {}
    record_built("cuda", Path("/a"), environment)
    record_built("cpu", Path("/b"), environment)
    record_built("cuda", Path("/c"), environment)
    assert last_built(environment) == {"cuda": Path("/c"), "cpu": Path("/b")}
    assert [p.name for p in (tmp_path / "laya-cuda").iterdir()] == ["bundles.json"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"cpu": 3}', "\xff"])
def test_a_damaged_state_file_counts_as_empty(tmp_path, text) -> None:
    environment = {"XDG_CACHE_HOME": str(tmp_path)}
    (tmp_path / "laya-cuda").mkdir()
    (tmp_path / "laya-cuda" / "bundles.json").write_bytes(text.encode("latin-1"))
    assert last_built(environment) == {}
    record_built("cpu", Path("/b"), environment)
    assert last_built(environment) == {"cpu": Path("/b")}


def test_the_last_one_built_is_found(cache, tmp_path) -> None:
    with pytest.raises(BundleError, match="has made none that is remembered: build one with `laya-cuda build OUT"):
        open_bundle(None, DeviceChoice("auto"))
    record_built("cpu", cpu(tmp_path / "one"))
    assert open_bundle(None, DeviceChoice("auto")).directory == tmp_path / "one"
    assert open_bundle(None, DeviceChoice("cpu")).directory == tmp_path / "one"
    record_built("cpu", cpu(tmp_path / "two"))
    assert open_bundle(None, DeviceChoice("auto")).directory == tmp_path / "two"
    with pytest.raises(BundleError, match="no library named"):
        open_bundle(None, DeviceChoice("cuda"))


def test_an_argument_comes_before_the_variable_and_the_variable_before_the_last_built(
    cache, tmp_path, monkeypatch
) -> None:
    record_built("cpu", cpu(tmp_path / "last"))
    monkeypatch.setenv("LAYA_CUDA_BUNDLE", str(cpu(tmp_path / "variable")))
    assert open_bundle(None, DeviceChoice("auto")).directory == tmp_path / "variable"
    assert open_bundle(cpu(tmp_path / "argument"), DeviceChoice("auto")).directory == tmp_path / "argument"


def test_a_last_built_that_is_gone_is_named(cache, tmp_path) -> None:
    record_built("cpu", tmp_path / "gone")
    with pytest.raises(BundleError, match=f"looked in {tmp_path}/gone"):
        open_bundle(None, DeviceChoice("auto"))


def test_the_newer_of_the_checkouts_and_the_remembered_one_is_taken(cache, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("laya_cuda.engine.checkout", lambda: tmp_path)
    own, other = cpu(tmp_path / "build" / "cpu"), cpu(tmp_path / "other")
    record_built("cpu", other)
    for newer, older in ((own, other), (other, own)):
        os.utime(older / "build-manifest.json", (1_000_000_000, 1_000_000_000))
        os.utime(newer / "build-manifest.json", (1_000_000_100, 1_000_000_100))
        assert open_bundle(None, DeviceChoice("auto")).directory == newer


def command(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "laya_cuda", *map(str, arguments)]
    return subprocess.run(
        words, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("arguments", [[], ["--cpu", "--cc", "90"], ["--cc", "91"], ["--cc", "90a"]])
def test_wrong_arguments_of_build_are_one_line(tmp_path, arguments) -> None:
    done = command("build", tmp_path / "out", *arguments, XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_build_that_fails_says_why_and_is_not_remembered(tmp_path) -> None:
    path = limited_path(tmp_path / "bin", with_nvcc=False)
    environment = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "PATH": path, "NVCC": "", "CUDA_HOME": ""}
    done = command("build", tmp_path / "out", "--cc", "90", **environment)
    assert done.returncode == 1
    assert done.stderr.startswith("build.sh: nvcc not found")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "cache").exists()


def test_a_cache_folder_that_cannot_be_written_is_a_warning(tmp_path) -> None:
    (tmp_path / "cache").write_text("")
    done = command("build", tmp_path / "out", "--cpu", XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert done.returncode == 0, done.stderr
    assert "warning: not remembered as the last one built" in done.stderr
    digest = json.loads((tmp_path / "out" / "build-manifest.json").read_text())["sha256"]
    assert done.stdout.strip() == f"{tmp_path / 'out' / 'liblaya_cpu.so'} {digest}"
