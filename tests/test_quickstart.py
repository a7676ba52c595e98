"""The quick start, from a fresh copy of the checkout and with no environment of ours."""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import pytest


@pytest.fixture(scope="module")
def copy(root, tmp_path_factory):
    """A copy of what is checked in, below a path with a space."""
    target = tmp_path_factory.mktemp("fresh copy") / "checkout"
    command = ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, capture_output=True, check=True).stdout.decode().split("\0"):
        if name and (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)
    return target


def quickstart(copy, **extra):
    hidden = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "LAYA_CHECKPOINT", "LAYA_CUDA_BUNDLE")
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | extra
    command = ["bash", copy / "quickstart.sh"]
    return subprocess.run(command, cwd=copy.parent, env=environment, capture_output=True, text=True, timeout=300)


def test_prints_a_table_of_answers_within_five_minutes(copy, requests):
    done = quickstart(copy)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^device   (cpu|cuda:0 .*)$", done.stdout, re.M)
    numbers = re.findall(r"^(\d+): ", done.stdout, re.M)
    assert numbers == [str(i + 1) for i in range(len(requests))]
    assert done.stdout.count(" confidence 0.") + done.stdout.count(" confidence 1.") == sum(
        len(request["questions"]) for request in requests
    )


def test_answers_with_another_checkpoint(copy, tiny_checkpoint):
    relative = os.path.relpath(tiny_checkpoint, copy.parent)
    done = quickstart(copy, LAYA_CHECKPOINT=relative)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"model    {tiny_checkpoint}" in done.stdout
    assert "is up to date" in done.stdout, "the second run builds nothing"


def test_a_missing_checkpoint_is_one_line(copy):
    done = quickstart(copy, LAYA_CHECKPOINT="nowhere")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("error: no checkpoint at ")
