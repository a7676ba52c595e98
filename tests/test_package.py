"""The sdist and the wheel carry what a build needs: an installed wheel, with no checkout, makes the same library."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from builds import ROOT, TIMEOUT_S, cpu_build, cuda_build, limited_path

from laya_cuda.files import unpack

CARRIED = ("generated", "kernels", "manifests")
SCRIPTS = ("build.sh", "build-cpu.sh")
INSIDE = "laya_cuda/_sources/"


def hatch(folder: Path, target: str, out: Path) -> Path:
    """Build one distribution of the project in `folder`."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (path,) = out.iterdir()
    return path


@pytest.fixture(scope="module")
def sdist(tmp_path_factory) -> Path:
    """The sdist of this checkout, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    unpack(hatch(ROOT, "sdist", folder / "dist"), folder / "tree")
    (root,) = (folder / "tree").iterdir()
    return root


@pytest.fixture(scope="module")
def wheel(sdist, tmp_path_factory) -> Path:
    """The wheel that the sdist gives."""
    return hatch(sdist, "wheel", tmp_path_factory.mktemp("wheel") / "dist")


@pytest.fixture(scope="module")
def site(wheel, tmp_path_factory) -> Path:
    """A folder with the wheel installed by pip, without its dependencies."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", folder, wheel]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def carried_files() -> dict[str, bytes]:
    """Every file that the package must carry, by its path in the checkout; none that git ignores."""
    names: list[str] = []
    if shutil.which("git"):
        command = ["git", "ls-files", "-z", "-co", "--exclude-standard", *CARRIED, *SCRIPTS, "laya.backend.json"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False).stdout
        names = [name for name in listed.decode().split("\0") if name]
    if not names:  # no repository here
        folders = [p for name in CARRIED for p in (ROOT / name).rglob("*") if p.is_file()]
        names = [str(p.relative_to(ROOT)) for p in folders] + [*SCRIPTS, "laya.backend.json"]
    return {name: (ROOT / name).read_bytes() for name in names if (ROOT / name).is_file()}


def test_the_sdist_holds_every_file_unchanged_and_the_scripts_executable(sdist) -> None:
    for name, content in carried_files().items():
        assert (sdist / name).read_bytes() == content, name
    for name in SCRIPTS:
        assert os.access(sdist / name, os.X_OK), name
    assert (sdist / "generator" / "kernels" / "gemm.py").is_file()
    assert not list(sdist.rglob("__pycache__"))


def test_the_wheel_holds_every_file_unchanged_and_the_scripts_executable(wheel) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        for name, content in carried_files().items():
            assert archive.read(INSIDE + name) == content, name
        for name in SCRIPTS:
            assert archive.getinfo(INSIDE + name).external_attr >> 16 & stat.S_IXUSR, name
    assert {n for n in names if n.startswith(INSIDE)} <= {INSIDE + n for n in carried_files()}
    assert "generator/kernels/gemm.py" in names
    assert any(n.startswith(INSIDE + "manifests/schemas/") for n in names)
    assert any(n.startswith(INSIDE + "manifests/plans/") for n in names)
    assert not [n for n in names if "__pycache__" in n or n.endswith(".so")]


def test_the_generator_stays_out_of_the_base_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    base = " ".join(project["dependencies"])
    assert "tilelang" not in base
    assert "jinja2" not in base
    assert "torch" not in base
    assert "cuobjdump" in " ".join(project["optional-dependencies"]["inspect"])


def installed(site: Path, cwd: Path, *arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the installed package's command where no checkout is."""
    own = {"PATH": os.environ["PATH"], "HOME": str(cwd / "home"), "PYTHONPATH": str(site), **environment}
    command = [sys.executable, "-m", "laya_cuda", *map(str, arguments)]
    return subprocess.run(
        command, cwd=cwd, env=own, umask=0o077, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )


def digest(folder: Path) -> str:
    return json.loads((folder / "build-manifest.json").read_text())["sha256"]


def test_an_installed_wheel_builds_the_same_cuda_library(site, tmp_path) -> None:
    done = installed(site, tmp_path, "build", "out", "--cc", "90", PATH=limited_path(tmp_path / "bin"))
    assert done.returncode == 0, done.stderr
    assert digest(tmp_path / "out") == digest(cuda_build(90))
    assert (tmp_path / "out" / "build-manifest.json").read_bytes() == (
        cuda_build(90) / "build-manifest.json"
    ).read_bytes()
    verified = installed(site, tmp_path, "bundle", "verify", "out")
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert verified.stdout.splitlines()[-1] == "the chain is whole"


FIND = """
import laya_cuda, sys
from laya_cuda.engine import DeviceChoice, open_bundle
assert laya_cuda.__file__.startswith(sys.argv[1]), laya_cuda.__file__
print(open_bundle(None, DeviceChoice("auto")).directory)
"""


def test_an_installed_wheel_builds_the_same_cpu_library_and_finds_it(site, tmp_path) -> None:
    (tmp_path / "home").mkdir()
    own = {"PATH": os.environ["PATH"], "HOME": str(tmp_path / "home"), "PYTHONPATH": str(site)}

    def found(**environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", FIND, str(site)]
        return subprocess.run(
            command, cwd=tmp_path, env={**own, **environment}, capture_output=True, text=True, check=False
        )

    before = found()
    assert "`laya-cuda build` has made none that is remembered" in before.stderr
    done = installed(site, tmp_path, "build", "an out", "--cpu")
    assert done.returncode == 0, done.stderr
    assert digest(tmp_path / "an out") == digest(cpu_build())
    assert (tmp_path / "home" / ".cache" / "laya-cuda" / "bundles.json").is_file()
    assert found().stdout.strip() == str(tmp_path / "an out")
    assert found(LAYA_CUDA_BUNDLE=str(cpu_build())).stdout.strip() == str(cpu_build())
    assert "no library named" in found(XDG_CACHE_HOME=str(tmp_path / "elsewhere")).stderr
    verified = installed(site, tmp_path, "bundle", "verify", "an out", "--rebuild")
    assert verified.returncode == 0, verified.stdout + verified.stderr
