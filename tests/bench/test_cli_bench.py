"""The commands, on the host: a whole run beside upstream, and what is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from laya_cuda.bench import asked, evidence
from laya_cuda.bench.peers import PEERS
from laya_cuda.bench.workloads import CELLS as CELLS_OF_ALL
from laya_cuda.cli_bench import bench
from laya_cuda.errors import LayaError

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")
CELLS = ("1x48", "choice-L48")


@pytest.fixture(scope="module")
def laya_cuda(root):
    def run(*arguments):
        return subprocess.run(
            [sys.executable, "-W", "ignore", "-m", "laya_cuda", *map(str, arguments)],
            capture_output=True,
            text=True,
            timeout=150,
            cwd=root,
            # One thread: where others use the cores too, threads that wait for each other take a hundred times as long.
            env={**os.environ, "PYTHONPATH": str(root), "OMP_NUM_THREADS": "1"},
        )

    return run


@pytest.fixture(scope="module")
def whole(laya_cuda, tiny_checkpoint, cpu_bundle, tmp_path_factory):
    """A run of everything that can run without a GPU."""
    out = tmp_path_factory.mktemp("bench") / "out"
    cells = ",".join(CELLS)
    amount = ("--passes", 2, "--warmups", 2, "--samples", 8)
    return laya_cuda("bench", tiny_checkpoint, "--bundle", cpu_bundle, "--out", out, "--cells", cells, *amount), out


@pytest.fixture(autouse=True)
def resolved_once(monkeypatch, cells_kept):
    """Cells of the one checkpoint here are resolved once for all tests."""
    real = asked.workloads.resolve

    def resolve(workload, *rest):
        if workload.name not in cells_kept:
            cells_kept[workload.name] = real(workload, *rest)
        return cells_kept[workload.name]

    monkeypatch.setattr(asked.workloads, "resolve", resolve)


@pytest.fixture(scope="module")
def cells_kept():
    return {}


def test_the_host_is_measured_beside_upstream(whole):
    done, out = whole
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    data = evidence.read(out)
    assert data["complete"]
    assert (data["reference"], data["oracle"]) == ("own-cpu", "oracle")
    places = [(cell["cell"], cell["boundary"]) for cell in data["cells"]]
    assert places == [(cell, boundary) for boundary in ("engine", "predict") for cell in CELLS]
    for cell in data["cells"]:
        assert set(cell["results"]) == {"own-cpu", "upstream-stock"}
        assert all(len(block["ms"]) == 4 for block in cell["blocks"])
        assert cell["floor_ms"] is None
    for peer in PEERS:
        assert (data["peers"][peer.name]["state"] == "ready") == ("cpu" in peer.devices)
        assert data["peers"][peer.name]["reason"] or "cpu" in peer.devices
    assert data["peers"]["upstream-stock"]["facts"]["laya"] == "0.3.20"
    assert data["machine"]["device"] == "cpu"
    assert data["command"][:2] == ["laya-cuda", "bench"]
    assert (out / "report.md").is_file()
    assert "4 of 4 done" in done.stdout
    assert "| 1 x 48 |" in done.stdout


def test_what_ran_is_known_by_its_hashes(whole, cpu_bundle):
    subject = evidence.read(whole[1])["subject"]
    manifest = json.loads((cpu_bundle / "build-manifest.json").read_text())
    assert subject["library"]["sha256"] == manifest["sha256"]
    assert set(subject["workloads"]) == {f"{name}.json" for name in CELLS}
    assert "model.safetensors" in subject["checkpoint"]
    assert {"bench/run.py", "bench/workers/base.py"} <= set(subject["bench_sources"])


def test_everything_computes_what_the_oracle_does(whole):
    for found in evidence.read(whole[1])["parity"].values():
        assert set(found["peers"]) == {"own-cpu", "upstream-stock"}
        for errors in found["peers"].values():
            assert errors["logits"]["nrms"] < 1e-3
            assert errors["action_logits"]["nrms"] < 1e-3
            for counts in (errors["decisions"], errors["answers"]):
                assert counts["equal"] + counts["close"] == counts["of"] > 0


def test_a_complete_run_is_not_gone_on_with(laya_cuda, whole, tiny_checkpoint, cpu_bundle):
    out = whole[1]
    cells = ",".join(CELLS)
    base = ("bench", tiny_checkpoint, "--bundle", cpu_bundle, "--out", out, "--resume", "--cells", cells)
    (out / "report.md").unlink()
    done = laya_cuda(*base, "--passes", 2, "--warmups", 2, "--samples", 8)
    assert (done.returncode, done.stderr) == (0, "")
    assert "nothing is left to measure" in done.stdout
    assert (out / "report.md").is_file(), "a report that is not there is written"
    other = asked.Asked(
        tiny_checkpoint, out, out, ("x",), bundle=cpu_bundle, cells=cells, warmups=3, samples=8, resume=True
    )
    with pytest.raises(LayaError, match="other settings; name another folder with --out"):
        asked.run(other, print)


def test_a_run_compares_with_itself(laya_cuda, whole):
    done = laya_cuda("bench", "compare", whole[1], whole[1])
    assert (done.returncode, done.stderr) == (0, "")
    assert "faster in 0, slower in 0" in done.stdout


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"cells": "2x2"}, "unknown cell '2x2'; use 1x48, "),
        ({"cells": "1x48, 2x2"}, "unknown cell '2x2'; use 1x48, "),
        ({"peers": "nobody"}, "unknown peer 'nobody'; there are own-graph, "),
        ({"boundaries": "engine,http"}, "unknown boundary 'http'; use engine, predict or device"),
        ({"device": "cuda"}, "device 'cuda' asked for, but "),
        ({"device": "gpu"}, "unknown device 'gpu'"),
        ({"site": Path("/nowhere")}, "/nowhere: no such folder or archive"),
        ({"plan": "nothing"}, "no plan 'nothing': use one of "),
        ({"peers": "pypi,own-graph"}, "no peer can run here: pypi runs on an NVIDIA GPU only; own-graph runs "),
        ({"checkpoint": Path("/nowhere")}, "/nowhere"),
        ({"bundle": Path("/nowhere")}, "/nowhere"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(tiny_checkpoint, cpu_bundle, tmp_path, given, message):
    base = {"checkpoint": tiny_checkpoint, "bundle": cpu_bundle, "out": tmp_path, "work": tmp_path}
    with pytest.raises(LayaError) as caught:
        asked.plan_of(asked.Asked(command=("x",), **{**base, **given}), print)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--passes", "1"), "Invalid value for '--passes'"),
        (("--resume",), "bench.json is not there"),
        (("--variant", "rope=fused", "--variant", "rope=x"), "for rope, this library has fused, separate, c"),
        (("--profile", "--variant", "geglu"), "no variant 'geglu': use OP=VARIANT as rope=separate"),
    ],
)
def test_errors_are_one_line(laya_cuda, tiny_checkpoint, cpu_bundle, tmp_path, arguments, message):
    done = laya_cuda("bench", tiny_checkpoint, "--bundle", cpu_bundle, "--out", tmp_path / "out", *arguments)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("error: ")
    assert message in done.stderr


def plan(tiny_checkpoint, cpu_bundle, tmp_path, **given):
    """What the arguments of a command come to, and what was said."""
    said: list[str] = []
    base = {"checkpoint": tiny_checkpoint, "bundle": cpu_bundle, "out": tmp_path, "work": tmp_path, "command": ("x",)}
    return asked.plan_of(asked.Asked(**{**base, **given}), said.append), said


def test_a_host_takes_what_it_can_bear(tiny_checkpoint, cpu_bundle, tmp_path, monkeypatch):
    everything, said = plan(tiny_checkpoint, cpu_bundle, tmp_path)
    assert [cell.name for cell in everything.cells] == list(CELLS_OF_ALL)
    assert said == []
    monkeypatch.setattr(asked, "HOST_WORK", 2e9)
    less, said = plan(tiny_checkpoint, cpu_bundle, tmp_path)
    left = [name for name in CELLS_OF_ALL if name not in {cell.name for cell in less.cells}]
    assert {"16x512", "4x464"} <= set(left)
    assert [line.split()[0] for line in said] == left
    named, _ = plan(tiny_checkpoint, cpu_bundle, tmp_path, cells="16x512")
    assert [cell.name for cell in named.cells] == ["16x512"]


def test_quick_is_less_of_everything(tiny_checkpoint, cpu_bundle, tmp_path):
    quick, _ = plan(tiny_checkpoint, cpu_bundle, tmp_path, quick=True)
    full, _ = plan(tiny_checkpoint, cpu_bundle, tmp_path)
    assert len(quick.jobs()) < len(full.jobs()) / 2
    assert quick.settings.block(0.001) < full.settings.block(0.001)
    assert quick.limits.budget == 120
    assert quick.limits.open < full.limits.open
    longer, _ = plan(tiny_checkpoint, cpu_bundle, tmp_path, quick=True, opening=200.0)
    assert longer.limits.open == 200
    assert {one.name for one in quick.contestants} < {one.name for one in full.contestants}


def test_what_matters_most_is_measured_first(tiny_checkpoint, cpu_bundle, tmp_path):
    jobs, _ = plan(tiny_checkpoint, cpu_bundle, tmp_path, boundaries="device,predict,engine")
    names = [(boundary, cell.name) for cell, boundary in jobs.jobs()]
    shapes = [name for name in CELLS_OF_ALL if name != "mixed-500"]
    assert names == [
        *[(boundary, name) for boundary in ("engine", "predict") for name in shapes],
        ("engine", "mixed-500"),
        ("predict", "mixed-500"),
        *[("device", name) for name in shapes],
    ]


@pytest.mark.parametrize(
    "arguments", [["--help"], ["run", "--help"], ["x", "--help"], ["compare", "--help"], ["readme", "--help"]]
)
def test_help(arguments):
    done = CliRunner().invoke(bench, arguments)
    assert done.exit_code == 0
    assert "Usage" in done.output
    assert ("--site" in done.output) == (arguments[0] in ("run", "x"))


def test_profile_and_tune_on_the_host(laya_cuda, tiny_checkpoint, cpu_bundle, tmp_path):
    began = time.time()
    done = laya_cuda(
        "bench", "--profile", tiny_checkpoint, "--bundle", cpu_bundle, "--out", tmp_path / "out", "--cells", "1x48"
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert (tmp_path / "out" / "profile.json").stat().st_mtime >= began - 1
    plan = tmp_path / "plan.json"
    done = laya_cuda("tune", tiny_checkpoint, "--bundle", cpu_bundle, "--out", plan, "--rows", "64", "--ops", "gemm")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert json.loads(plan.read_text())["rules"]
    done = laya_cuda("tune", tiny_checkpoint, "--bundle", cpu_bundle, "--out", plan, "--rows", "x")
    assert done.returncode == 2
    assert "is no list of row classes" in done.stderr


def test_readme_check(laya_cuda, root, tmp_path):
    assert laya_cuda("bench", "readme", "--check").returncode == 0
    (tmp_path / "README.md").write_text("nothing\n")
    done = laya_cuda("bench", "readme", "--check", "--root", tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "README.md must hold the marks" in done.stderr
