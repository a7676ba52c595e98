"""The table of peers, and finding what they need."""

from __future__ import annotations

import io
import os
import sys
import tarfile
from pathlib import Path

import pytest

from laya_cuda.bench import contest, peers
from laya_cuda.bench.peers import PEERS, AbsentError, Environment, chosen

BY_NAME = {peer.name: peer for peer in PEERS}


def put(folder: Path, name: str, text: str = "") -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture
def site(tmp_path):
    """A site with empty packages of the right names and versions."""
    folder = tmp_path / "packed" / "site312"
    for name in ("laya", "laya_cuda", "tilelang", "cupy", "torch", "transformers", "safetensors", "triton"):
        put(folder, f"{name}/__init__.py", "raise RuntimeError('this must not be imported to be looked at')")
    put(folder, "laya_cuda/runtime.py")
    put(folder, "laya_cuda/ops.py")
    for name, version in (("laya", "0.3.20"), ("laya_cuda", "0.1.1.post1"), ("torch", "2.11.0")):
        text = f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: {version}\n"
        put(folder, f"{name}-{version}.dist-info/METADATA", text)
    return folder


def test_every_peer_has_a_name_a_worker_and_a_known_role():
    assert len(BY_NAME) == len(PEERS)
    for peer in PEERS:
        assert (Path(peers.__file__).parent / "workers" / peer.worker).is_file()
        assert peer.role in contest.ROLES
        assert peer.devices
        assert set(peer.devices) <= {"cuda", "cpu"}
    assert [peer.name for peer in PEERS if "cpu" in peer.devices] == ["own-cpu", "upstream-stock", "oracle"]
    assert sum(peer.role == "oracle" for peer in PEERS) == 1


def test_all_are_chosen_where_none_is_named():
    assert chosen(None) == PEERS
    assert [peer.name for peer in chosen("pypi, own-eager,pypi")] == ["pypi", "own-eager"]
    with pytest.raises(AbsentError, match="unknown peer 'onnx'; there are own-graph, "):
        chosen("own-graph,onnx")


@pytest.fixture(params=["as here", "before Python 3.11.4"])
def python(request, monkeypatch):
    """Unpacking with tarfile's filters, and without them."""
    if request.param == "as here":
        return

    def unfiltered(self, path=".", members=None, *, numeric_owner=False):
        raise AssertionError("nothing would be checked")

    monkeypatch.delattr(tarfile, "data_filter", raising=False)  # nothing to take away where Python is older
    monkeypatch.setattr(tarfile.TarFile, "extractall", unfiltered)
    # As it was then: nothing is filtered, and nothing is said about it.
    monkeypatch.setattr(tarfile.TarFile, "extraction_filter", staticmethod(lambda member, path: member), raising=False)


@pytest.mark.usefixtures("python")
def test_a_site_is_a_folder_or_an_archive(site, tmp_path):
    assert Environment.find(site, tmp_path).site == site
    assert Environment.find(site.parent, tmp_path).site == site
    archive = tmp_path / "site.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(site, "site312")
    work = tmp_path / "work"
    unpacked = Environment.find(archive, work).site
    assert unpacked.parent.parent == work
    assert (unpacked / "laya" / "__init__.py").is_file()
    put(unpacked, "mark")
    assert (Environment.find(archive, work).site / "mark").exists()  # it is unpacked once
    assert Environment.find(None, work).site is None


@pytest.mark.parametrize(
    ("make", "said"), [("absent", "no such folder"), ("empty", "holds neither"), ("text", "cannot be")]
)
def test_what_is_no_site_is_said(make, said, tmp_path):
    path = tmp_path / "given"
    if make == "empty":
        path.mkdir()
    if make == "text":
        path.write_text("no archive")
    with pytest.raises(AbsentError, match=said) as caught:
        Environment.find(path, tmp_path / "work")
    assert "\n" not in str(caught.value)


def packed(path, *members):
    """An archive of an empty package and of these members: (name, type, link or content, mode)."""
    with tarfile.open(path, "w:xz") as tar:
        for name, kind, what, mode in (("laya/__init__.py", tarfile.REGTYPE, b"", 0o644), *members):
            entry = tarfile.TarInfo(name)
            entry.type, entry.mode = kind, mode
            content = what if isinstance(what, bytes) else b""
            entry.linkname = "" if isinstance(what, bytes) else what
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return path


def a_link(name, target):
    return (name, tarfile.SYMTYPE, target, 0o777)


def a_hard_link(name, target):
    return (name, tarfile.LNKTYPE, target, 0o644)


def a_file(name, mode=0o644):
    return (name, tarfile.REGTYPE, b"x", mode)


@pytest.mark.usefixtures("python")
@pytest.mark.parametrize(
    "members",
    [
        [a_file("../outside.py")],
        [a_file("laya/../../outside.py")],
        [a_link("laya/up", "../.."), a_file("laya/up/outside.py")],
        [a_link("laya/up", "/"), a_file("laya/up/outside.py")],
        [a_link("laya/here", "."), a_link("laya/up", "here/../.."), a_file("laya/up/outside.py")],
        [a_link("outside", "../../given")],
        [a_hard_link("outside", "../../given")],
        [a_hard_link("outside", "/etc/passwd")],
        [("fifo", tarfile.FIFOTYPE, "", 0o644)],
        [("device", tarfile.CHRTYPE, "", 0o644)],
    ],
    ids=[
        "up",
        "up-inside",
        "link-up",
        "link-to-root",
        "link-by-a-link",
        "link-elsewhere",
        "hard-link-elsewhere",
        "hard-link-absolute",
        "fifo",
        "device",
    ],
)
def test_an_archive_cannot_reach_elsewhere(tmp_path, members):
    (tmp_path / "given").write_text("secret")
    before = set(tmp_path.rglob("*"))
    archive = packed(tmp_path / "site.tar.xz", *members)
    work = tmp_path / "work"
    with pytest.raises(AbsentError, match="cannot be unpacked") as caught:
        Environment.find(archive, work)
    assert any(repr(member[0]) in str(caught.value) for member in members)
    assert "\n" not in str(caught.value)
    (folder,) = work.iterdir()
    assert {path for path in tmp_path.rglob("*") if work not in path.parents} == {*before, archive, work}
    assert not any(path.name in ("outside", "outside.py", "fifo", "device") for path in folder.rglob("*"))
    with pytest.raises(AbsentError, match="cannot be unpacked"):  # what was unpacked before does not count as whole
        Environment.find(archive, work)


@pytest.mark.usefixtures("python")
def test_an_absolute_name_writes_nothing_there(tmp_path):
    """tarfile's own filter takes the slash away, and so stays inside too."""
    target = tmp_path / "elsewhere.py"
    archive = packed(tmp_path / "site.tar.xz", a_file(str(target)))
    if hasattr(tarfile, "data_filter"):
        assert Environment.find(archive, tmp_path / "work").site.parent == tmp_path / "work"
    else:
        with pytest.raises(AbsentError, match=f"cannot be unpacked: '{target}' lies outside of the folder"):
            Environment.find(archive, tmp_path / "work")
    assert not target.exists()


@pytest.mark.usefixtures("python")
def test_an_archive_may_hold_links_inside_and_no_right_to_write(tmp_path):
    folder = ("laya/locked", tarfile.DIRTYPE, "", 0o555)
    members = [
        folder,
        a_file("laya/locked/a.py", 0o444),
        a_file("laya/tool", 0o4755),
        a_link("laya/b.py", "locked/a.py"),
        a_hard_link("laya/c.py", "laya/locked/a.py"),
        a_link("laya/loop", "loop"),
    ]
    site = Environment.find(packed(tmp_path / "site.tar.xz", *members), tmp_path / "work").site
    assert [(site / "laya" / name).read_text() for name in ("locked/a.py", "b.py", "c.py")] == ["x"] * 3
    assert (site / "laya" / "b.py").readlink() == Path("locked/a.py")
    assert (site / "laya" / "tool").stat().st_mode & 0o7777 == 0o755
    assert (site / "laya" / "tool").stat().st_uid == os.getuid()


@pytest.mark.usefixtures("python")
def test_a_cut_archive_is_one_line(site, tmp_path):
    archive = tmp_path / "site.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        put(site, "laya/large.txt", "".join(map(str, range(20000))))
        tar.add(site, "site312")
    archive.write_bytes(archive.read_bytes()[:-2000])
    with pytest.raises(AbsentError, match="cannot be unpacked") as caught:
        Environment.find(archive, tmp_path / "work")
    assert "\n" not in str(caught.value)


def test_peers_start_with_the_site_and_this_engine_without(site, tmp_path):
    where = Environment.find(site, tmp_path)
    launched = {name: where.launch(peer, "cuda", tmp_path) for name, peer in BY_NAME.items() if peer.role != "own"}
    for name, launch in launched.items():
        assert launch.env["PYTHONPATH"] == str(site)
        assert launch.command[:2] == (sys.executable, "-P")
        assert Path(launch.command[-1]).name == BY_NAME[name].worker
        assert Path(launch.options["work"]) == tmp_path / name
        assert launch.options.items() >= BY_NAME[name].options.items()
        caches = [value for key, value in launch.env.items() if key.endswith("_CACHE_DIR")]
        assert len(caches) == 4
        assert all(value.startswith(str(tmp_path)) for value in caches)
    fast = [launched[f"upstream-fast-{kind}"].env["TILELANG_CACHE_DIR"] for kind in ("eager", "graph")]
    assert len(set(fast)) == 1  # they share what they compile
    own = where.launch(BY_NAME["own-cpu"], "cpu", tmp_path)
    assert own.env["PYTHONPATH"] == str(Path(peers.__file__).parents[2])


def test_peers_that_cannot_run_say_why(tmp_path, site):
    here = Environment.find(None, tmp_path)
    with pytest.raises(AbsentError, match="own-graph runs on an NVIDIA GPU only"):
        here.launch(BY_NAME["own-graph"], "cpu", tmp_path)
    with pytest.raises(AbsentError, match="own-cpu is for machines without a GPU"):
        here.launch(BY_NAME["own-cpu"], "cuda", tmp_path)
    with pytest.raises(AbsentError, match=r"pypi: cupy.* not found in .*; install it, or give --site"):
        here.launch(BY_NAME["pypi"], "cuda", tmp_path)
    (site / "laya_cuda" / "runtime.py").unlink()
    where = Environment.find(site, tmp_path)
    with pytest.raises(AbsentError, match=r"pypi: no laya-cuda 0\.1\.1\.post1 from PyPI in"):
        where.launch(BY_NAME["pypi"], "cuda", tmp_path)


def test_another_version_of_upstream_is_not_measured(site, tmp_path):
    (site / "laya-0.3.20.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: laya\nVersion: 0.4.0\n")
    with pytest.raises(AbsentError, match=r"upstream-stock: laya 0\.4\.0 in .*; measured is 0\.3\.20"):
        Environment.find(site, tmp_path).launch(BY_NAME["upstream-stock"], "cuda", tmp_path)


def test_versions_are_those_of_the_site(site, tmp_path):
    versions = Environment.find(site, tmp_path).versions()
    assert versions["laya"] == "0.3.20"
    assert versions["laya-cuda"] == "0.1.1.post1"
    assert versions["torch"] == "2.11.0"
