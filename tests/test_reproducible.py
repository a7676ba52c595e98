"""The same sources and compiler give the same bytes, whatever the directory, user, umask, locale or clock."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from builds import ROOT, TIMEOUT_S, copy_checkout, cpu_build, cuda_build, keep_one_kernel, limited_path, nvcc

OTHER_USER = 65534  # nobody
VARIATIONS = {
    "locale": {"LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "de"},
    "clock": {"TZ": "Pacific/Kiritimati", "SOURCE_DATE_EPOCH": "1"},
    "user": {"HOME": "/nonexistent", "USER": "somebody", "LOGNAME": "somebody", "TMPDIR": "/var/tmp"},
    "shell": {
        "TERM": "xterm-256color",
        "COLUMNS": "40",
        "MAKEFLAGS": "-j8",
        "CDPATH": "/tmp:/",
        "POSIXLY_CORRECT": "1",
    },
}


def files(folder: Path) -> dict[str, str]:
    """Hash of every file in a folder."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def build(
    checkout: Path,
    out: Path,
    arguments: tuple[str, ...],
    environment: dict[str, str],
    *,
    umask: int = 0o022,
    user: int | None = None,
) -> dict[str, str]:
    """Run build.sh of a checkout and return what it wrote. user: the id to run as, which needs root."""
    command = [str(checkout / "build.sh"), str(out), *arguments]
    if user is not None:
        command = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--", *command]
    if shutil.which("faketime") and "TZ" in environment:
        command = ["faketime", "2031-05-06 07:08:09", *command]
    path = os.environ["PATH"] + os.pathsep + environment["PATH"]
    program = shutil.which(command[0], path=path) or command[0]
    done = subprocess.run(
        [program, *command[1:]], env=environment, umask=umask, capture_output=True, text=True, timeout=TIMEOUT_S
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return files(out)


@pytest.fixture(scope="module")
def small(tmp_path_factory) -> Path:
    """A checkout whose CUDA source is one kernel, so that a build takes seconds."""
    checkout = copy_checkout(tmp_path_factory.mktemp("small") / "checkout")
    keep_one_kernel(checkout / "generated" / "portable" / "generated.cu")
    return checkout


@pytest.fixture(scope="module")
def tools(tmp_path_factory) -> str:
    """A PATH of what a build needs and no more."""
    return limited_path(tmp_path_factory.mktemp("tools") / "bin")


@pytest.fixture(scope="module")
def reference(small, tools, tmp_path_factory) -> dict[str, str]:
    """What a plain build of the small checkout gives."""
    return build(small, tmp_path_factory.mktemp("reference") / "out", ("86",), {"PATH": tools})


@pytest.mark.parametrize("variation", VARIATIONS)
def test_the_environment_does_not_show(small, tools, reference, tmp_path, variation):
    environment = {"PATH": tools, **VARIATIONS[variation]}
    assert build(small, tmp_path / "out", ("86",), environment) == reference


def test_the_umask_does_not_show(small, tools, reference, tmp_path):
    assert build(small, tmp_path / "out", ("86",), {"PATH": tools}, umask=0o077) == reference


def test_the_age_and_the_rights_of_the_sources_do_not_show(small, tools, reference, tmp_path):
    checkout = tmp_path / "a longer name" / "ünïcode"
    shutil.copytree(small, checkout)
    for path in checkout.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
        path.chmod(0o755)
    assert build(checkout, tmp_path / "the out", ("86",), {"PATH": tools}) == reference


def test_a_changed_source_does_show(small, tools, reference, tmp_path):
    """The comparison above can fail."""
    checkout = tmp_path / "checkout"
    shutil.copytree(small, checkout)
    with (checkout / "generated" / "portable" / "generated.cu").open("a") as file:
        file.write("// one comment more\n")
    other = build(checkout, tmp_path / "out", ("86",), {"PATH": tools})
    assert other.keys() == reference.keys()
    assert all(other[name] != reference[name] for name in other)


@contextlib.contextmanager
def open_folder() -> Iterator[Path]:
    """A new folder that every user may enter, as pytest's own are not."""
    folder = Path(tempfile.mkdtemp(prefix="laya-reproducible-"))
    try:
        folder.chmod(0o755)
        yield folder
    finally:
        shutil.rmtree(folder)


def second_user() -> int | None:
    """An id to build under besides our own: possible for root where another user can run nvcc."""
    if os.geteuid() != 0 or not shutil.which("setpriv"):
        return None
    command = ["setpriv", f"--reuid={OTHER_USER}", f"--regid={OTHER_USER}", "--clear-groups", str(nvcc()), "--version"]
    done = subprocess.run(command, capture_output=True, check=False)
    return OTHER_USER if done.returncode == 0 else None


def test_the_whole_library_for_90_by_another_user_from_another_directory():
    """Everything at once: directory, user, umask, locale, time zone, environment."""
    with open_folder() as folder:
        checkout = copy_checkout(folder / "some" / "other checkout")
        tools = limited_path(folder / "bin")
        for path in (p for p in folder.rglob("*") if not p.is_symlink()):
            path.chmod(0o755)
        out = folder / "work" / "out"
        out.parent.mkdir()
        user = second_user()
        if user is not None:
            os.chown(out.parent, user, user)
        environment = {
            "PATH": tools,
            "HOME": str(out.parent),
            "USER": "somebody",
            "LC_ALL": "tr_TR.UTF-8",
            "TZ": "Asia/Kolkata",
            "TMPDIR": str(out.parent),
        }
        found = build(checkout, out, ("90",), environment, umask=0o077, user=user)
        if user is not None:  # the build did run as that user
            assert (out / "liblaya_cuda.so").stat().st_uid == user
        assert found == files(cuda_build(90))


def test_the_cpu_library_with_another_environment(tmp_path):
    environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"}
    checkout = copy_checkout(tmp_path / "other checkout")
    command = [str(checkout / "build-cpu.sh"), str(tmp_path / "out")]
    done = subprocess.run(command, env=environment, umask=0o077, capture_output=True, text=True, timeout=TIMEOUT_S)
    assert done.returncode == 0, done.stderr
    assert files(tmp_path / "out") == files(cpu_build())


def test_no_path_of_this_machine_is_in_a_library():
    own = {str(ROOT), os.path.expanduser("~"), sys.prefix} - {"/"}
    for folder in (cuda_build(90), cpu_build()):
        for path in folder.iterdir():
            content = path.read_bytes()
            for name in own:
                assert (name + "/").encode() not in content, f"{path.name} holds {name}"
