"""Locked checkpoints: what a lock holds, and that nothing but the locked files is ever used."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import subprocess
import sys

import numpy as np
import pytest

from laya_cuda import Engine
from laya_cuda.checkpoint import FILES, Checkpoint
from laya_cuda.errors import CheckpointError
from laya_cuda.lock import LOCK, Lock
from laya_cuda.synth import synthesize

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")
AGENT, WEIGHTS, ENCODER, TOKENIZER, TOKENIZER_CONFIG = FILES


@pytest.fixture(scope="module")
def shallow(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shallow") / "checkpoint"
    synthesize(folder, "tiny", 1, layers=1)
    return folder


@pytest.fixture
def folder(shallow, tmp_path):
    """A locked checkpoint to damage: links to the files of a sound one."""
    target = tmp_path / "checkpoint"
    for name in FILES:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).symlink_to(shallow / name)
    Lock.of(target).write()
    return target


def replace(path, data):
    path.unlink()
    path.write_bytes(data)


def write_lock(folder, **changes):
    """Change keys of the lock; None takes a key out."""
    values = json.loads((folder / LOCK).read_text()) | changes
    (folder / LOCK).write_text(json.dumps({key: value for key, value in values.items() if value is not None}))


def refused(folder):
    with pytest.raises(CheckpointError) as caught:
        Checkpoint.open(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def run(*arguments):
    command = [sys.executable, "-m", "laya_cuda", "checkpoint", "lock", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


def one_error(result, *complaints):
    code, out, err = result
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    for complaint in complaints:
        assert complaint in err


# What is locked --------------------------------------------------------------------------------------------------


def test_a_lock_holds_the_hashes_of_the_five_files(folder):
    expected = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}
    assert json.loads((folder / LOCK).read_text()) == {"format": 1, "files": expected}
    assert [path.name for path in folder.iterdir() if path.name.startswith(".")] == []


def test_a_locked_checkpoint_opens_as_one_without_a_lock(folder, shallow):
    with_lock, without = Checkpoint.open(folder), Checkpoint.open(shallow)
    assert without.lock is None
    assert with_lock.hashes() == dict(with_lock.lock.hashes) == without.hashes()
    for name in without.names():
        np.testing.assert_array_equal(with_lock.tensor(name), without.tensor(name))


def test_other_files_may_lie_beside(folder):
    (folder / "README.md").write_text("anything")
    Checkpoint.open(folder)
    Lock.of(folder).write()
    assert "README.md" not in (folder / LOCK).read_text()


# Files that are not as locked ------------------------------------------------------------------------------------


def flipped(data):
    """The last bit of the middle byte changes, which leaves every file readable."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


DAMAGE = {"longer": lambda data: data + b"\n", "cut": lambda data: data[:-1], "flip": flipped, "empty": lambda _: b""}


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_is_named(folder, name, damage):
    data = (folder / name).read_bytes()
    replace(folder / name, DAMAGE[damage](data))
    text = refused(folder)
    assert f"{folder / name} has changed since the checkpoint was locked" in text
    assert hashlib.sha256(DAMAGE[damage](data)).hexdigest()[:12] in text
    assert f"laya-cuda checkpoint lock {folder} --force" in text
    replace(folder / name, data)
    Checkpoint.open(folder)


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder, name):
    (folder / name).unlink()
    assert f"{folder / name} is missing" in refused(folder)


def test_exchanged_files_are_found(folder):
    one, other = (folder / ENCODER).read_bytes(), (folder / AGENT).read_bytes()
    replace(folder / ENCODER, other)
    replace(folder / AGENT, one)
    assert "has changed since" in refused(folder)


def test_weights_that_are_not_finite_count_as_changed_first(folder):
    data = bytearray((folder / WEIGHTS).read_bytes())
    data[-2:] = np.float16(np.nan).tobytes()
    replace(folder / WEIGHTS, bytes(data))
    assert f"{folder / WEIGHTS} has changed since" in refused(folder)
    Lock.of(folder).write()
    assert "holds NaN or infinity" in refused(folder)


def test_a_changed_tokenizer_is_not_parsed(folder, monkeypatch):
    def parse(*_):
        pytest.fail("the tokenizer was read")

    monkeypatch.setattr("laya_cuda.checkpoint.Tokenizer.open", parse)
    replace(folder / TOKENIZER, (folder / TOKENIZER).read_bytes() + b"\n")
    assert f"{folder / TOKENIZER} has changed since" in refused(folder)


@pytest.mark.parametrize("name", FILES)
def test_an_engine_refuses_before_its_executor_is_made(folder, name, cpu_bundle, monkeypatch):
    made = []
    monkeypatch.setattr("laya_cuda.executors.host.HostExecutor.__init__", lambda *_, **__: made.append(1))
    replace(folder / name, (folder / name).read_bytes() + b"\n")
    with pytest.raises(CheckpointError, match="has changed since"):
        Engine(folder, cpu_bundle)
    assert made == []


# Locks that are none ---------------------------------------------------------------------------------------------

SHA = "0" * 64


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "cannot be read as JSON"),
        (b"\xff", "cannot be read as JSON"),
        (b"[" * 50_000, "cannot be read as JSON"),
        (b'{"format": 1, "format": 1, "files": {}}', "cannot be read as JSON: 'format' appears twice"),
        (b" " * 70_000, "is longer than 64 KiB"),
        (b"[]", "must hold a JSON object"),
        (b"{}", "'format' must be 1, not None"),
        (b'{"format": true, "files": {}}', "'format' must be 1, not True"),
        (b'{"format": 0, "files": {}}', "'format' must be 1, not 0"),
        (b'{"format": 2, "files": {}}', "has format 2, this version reads 1: install a newer laya-cuda-aot"),
        (b'{"format": 1}', "must hold 'format' and an object 'files'"),
        (b'{"format": 1, "files": []}', "must hold 'format' and an object 'files'"),
        (b'{"format": 1, "files": {}, "more": 1}', "must hold 'format' and an object 'files', and nothing else"),
    ],
    ids=lambda value: value[:24].decode("latin-1") if isinstance(value, bytes) else "",
)
def test_a_lock_that_is_none_is_refused(folder, data, message):
    (folder / LOCK).write_bytes(data)
    text = refused(folder)
    assert str(folder / LOCK) in text
    assert message in text


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_the_lock_does_not_list_is_named(folder, name):
    files = json.loads((folder / LOCK).read_text())["files"]
    del files[name]
    write_lock(folder, files=files)
    assert f"{folder / LOCK} does not list {name}" in refused(folder)


@pytest.mark.parametrize("name", ["other.json", "../tokenizer.json", "encoder"])
def test_a_lock_that_lists_another_file_is_refused(folder, name):
    write_lock(folder, files={**json.loads((folder / LOCK).read_text())["files"], name: SHA})
    assert f"lists '{name}', which is no file of a checkpoint" in refused(folder)


@pytest.mark.parametrize("value", [None, 7, "", SHA[1:], SHA + "0", SHA[1:] + "g", SHA[1:] + "A", SHA + "\n"])
def test_a_lock_whose_hash_is_none_is_refused(folder, value):
    write_lock(folder, files={**json.loads((folder / LOCK).read_text())["files"], ENCODER: value})
    assert f"the hash of {ENCODER} is not a SHA-256" in refused(folder)


def test_a_lock_that_cannot_be_read_is_no_reason_to_go_without(folder):
    (folder / LOCK).unlink()
    (folder / LOCK).symlink_to(folder / "nowhere")
    assert f"{folder / LOCK} cannot be read: No such file" in refused(folder)
    (folder / LOCK).unlink()
    (folder / LOCK).mkdir()
    assert f"{folder / LOCK} cannot be read: Is a directory" in refused(folder)


# The command -----------------------------------------------------------------------------------------------------


def test_the_command_locks_once_and_says_so(folder):
    written = (folder / LOCK).read_bytes()
    (folder / LOCK).unlink()
    assert run(folder) == (0, f"{folder / LOCK}: 5 files locked\n", "")
    assert (folder / LOCK).read_bytes() == written
    before = (folder / LOCK).stat().st_ino
    assert run(folder) == (0, f"{folder / LOCK}: locked before, nothing has changed\n", "")
    assert (folder / LOCK).stat().st_ino == before


def test_the_command_replaces_a_lock_only_by_force(folder):
    written = (folder / LOCK).read_bytes()
    for name in (ENCODER, TOKENIZER_CONFIG):
        replace(folder / name, (folder / name).read_bytes() + b"\n")
    one_error(run(folder), f"says otherwise of {ENCODER}, {TOKENIZER_CONFIG}", "--force")
    assert (folder / LOCK).read_bytes() == written
    assert run(folder, "--force")[0] == 0
    Checkpoint.open(folder)
    (folder / LOCK).write_bytes(b"{")
    one_error(run(folder), "cannot be read as JSON", "--force")
    assert (folder / LOCK).read_bytes() == b"{"
    assert run(folder, "--force")[0] == 0
    Checkpoint.open(folder)


def test_check_says_what_has_changed_and_writes_nothing(folder):
    assert run(folder, "--check") == (0, "".join(f"locked   {name}\n" for name in FILES), "")
    written = (folder / LOCK).read_bytes()
    replace(folder / WEIGHTS, (folder / WEIGHTS).read_bytes() + b"\n")
    (folder / TOKENIZER).unlink()
    states = {WEIGHTS: "changed", TOKENIZER: "missing"}
    expected = "".join(f"{states.get(name, 'locked'):<8} {name}\n" for name in FILES)
    assert run(folder, "--check") == (1, expected, "")
    assert (folder / LOCK).read_bytes() == written
    (folder / LOCK).unlink()
    one_error(run(folder, "--check"), f"{folder} has no {LOCK}", f"`laya-cuda checkpoint lock {folder}`")
    assert not (folder / LOCK).exists()
    one_error(run(folder / "nowhere", "--check"), "is not a directory")
    one_error(run(folder, "--check", "--force"), "one of --check and --force")


def test_the_command_names_what_is_missing(folder):
    (folder / LOCK).unlink()
    (folder / ENCODER).unlink()
    one_error(run(folder), f"{folder / ENCODER} is missing")
    one_error(run(folder / "nowhere"), "is not a directory")
    assert not (folder / LOCK).exists()


def test_a_lock_that_cannot_be_written_leaves_the_old_one(folder, monkeypatch):
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    replace(folder / ENCODER, (folder / ENCODER).read_bytes() + b"\n")
    before[folder / ENCODER] = (folder / ENCODER).read_bytes()
    monkeypatch.setattr("laya_cuda.lock.os.fsync", full)
    with pytest.raises(CheckpointError, match=r"laya\.lock\.json cannot be written: No space left on device"):
        Lock.of(folder).write()
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_the_tiny_model_is_locked(root):
    assert Checkpoint.open(root / "examples" / "tiny").lock is not None


def test_the_page_shows_the_lock_of_the_tiny_model(root):
    (shown,) = re.findall(r"```json\n(.*?)```", (root / "docs" / "checkpoint.md").read_text(), re.S)
    assert shown == (root / "examples" / "tiny" / LOCK).read_text()
