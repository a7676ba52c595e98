"""Runs of fake peers: what is measured, and that every planted fault is named and gets no verdict."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import uuid
from pathlib import Path

import pytest
from fake_contest import fake, head
from fake_peer import FAULTS

from laya_cuda.bench import evidence, report
from laya_cuda.bench.method import Settings
from laya_cuda.bench.run import BenchError, Limits, bench, parity_calls, resume
from laya_cuda.geometry import TINY

GOOD = ("child", "no-device")
"""Faults that spoil no time at the boundary `engine`."""


def found(data, peer, cell="1x48"):
    return {one["kind"] for one in data["findings"] if one["peer"] == peer and one["cell"] == cell and one["fault"]}


def result(data, peer, cell="1x48", boundary="engine"):
    return next(c for c in data["cells"] if (c["cell"], c["boundary"]) == (cell, boundary))["results"].get(peer, {})


@pytest.fixture(scope="module")
def faulty(plan_maker, tmp_path_factory):
    """One run with a peer for every fault."""
    peers = [fake(name, ms=3.0, fault=name) for name in FAULTS if name not in ("hang", "hang-open")]
    out = tmp_path_factory.mktemp("faulty")
    lines: list[str] = []
    plan = plan_maker([fake("ours", "own"), fake("oracle", "oracle"), fake("slower", ms=4.0), fake("same"), *peers])
    data = bench(plan, out, lines.append)
    assert evidence.read(out) == json.loads(json.dumps(data))
    return data, lines, out


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ("sleep", "outliers"),
        ("idle", "clock"),
        ("slow-clock", "clock"),
        ("fast-clock", "clock"),
        ("drift", "passes"),
        ("few", "samples"),
        ("nan", "numbers"),
        ("wrong-logits", "parity"),
        ("nan-logits", "parity"),
        ("short-logits", "parity"),
        ("crash", "worker"),
        ("garbage", "worker"),
    ],
)
def test_a_planted_fault_is_named_and_gets_no_verdict(faulty, fault, kind):
    data, lines, _ = faulty
    assert kind in found(data, fault)
    assert result(data, fault).get("verdict", "excluded") == "excluded"
    assert result(data, fault).get("ratio") is None
    assert any(fault in line and "fault" not in line for line in lines)


def test_what_is_good_is_judged(plan_maker, tmp_path):
    peers = [fake("ours", "own"), fake("oracle", "oracle"), fake("slower", ms=4.0), fake("same")]
    peers += [fake(name, fault=name) for name in GOOD]
    for attempt in range(5):  # a machine that is busy with other things has findings of its own
        data = bench(plan_maker(peers, settings=Settings(passes=2, samples=40)), tmp_path / str(attempt), print)
        if not any(found(data, one.name) for one in peers):
            break
    assert not any(found(data, one.name) for one in peers), data["findings"]
    assert result(data, "ours")["verdict"] == "reference"
    assert result(data, "slower")["verdict"] == "slower"
    assert 1.5 < result(data, "slower")["ratio"]["value"] < 2.5


def test_what_is_absent_says_why(faulty):
    data, lines, _ = faulty
    assert data["peers"]["absent"]["state"] == "absent"
    assert data["peers"]["absent"]["reason"] == "this peer is not installed"
    assert any("absent: left out: this peer is not installed" in line for line in lines)
    assert data["cells"][0]["absent"]["absent"] == "this peer is not installed"
    assert "the last words of this peer" in data["cells"][0]["absent"]["crash"]
    assert data["peers"]["crash"]["state"] == "failed"


def test_a_boundary_that_a_peer_cannot_do(faulty):
    data, _, _ = faulty
    device = next(cell for cell in data["cells"] if cell["boundary"] == "device")
    assert device["absent"]["no-device"] == "has no device time"
    assert "no-device" not in device["results"]
    assert device["results"]["same"]["p50"] > 0


def test_the_run_is_complete_and_everything_is_kept(faulty):
    data, lines, out = faulty
    assert data["complete"]
    assert data["left"] == []
    assert [(cell["cell"], cell["boundary"]) for cell in data["cells"]] == [("1x48", "engine"), ("1x48", "device")]
    for cell in data["cells"]:
        for peer in ("ours", "same"):
            own = [block for block in cell["blocks"] if block["peer"] == peer]
            assert [(block["pass"], len(block["ms"]), block["warmups"]) for block in own] == [(0, 10, 1), (1, 10, 1)]
            assert cell["first_ms"][peer] > 0
    first, second = ([b["peer"] for b in data["cells"][0]["blocks"] if b["pass"] == number] for number in (0, 1))
    assert [name for name in second if name in first] == [name for name in reversed(first) if name in second]
    assert data["parity"]["1x48"]["peers"]["same"]["logits"] == {"nrms": 0.0, "max_abs": 0.0}
    assert data["peers"]["same"]["seconds"]["load"] == 0.02
    assert data["peers"]["same"]["facts"] == {"device": "cpu"}
    assert (out / "logs" / "same.log").read_text() == "a line on standard output\n"
    assert "2 of 2 done" in lines[-1]
    assert "planted" not in report.markdown(data)


def test_hanging_peers_cost_their_time_limit_and_no_more(plan_maker, tmp_path):
    peers = [fake("ours", "own"), fake("mute", fault="hang-open"), fake("stuck", fault="hang")]
    began = time.perf_counter()
    settings = Settings(passes=2, warmups=2, samples=4)
    data = bench(plan_maker(peers, settings=settings, limits=Limits(open=2, message=1)), tmp_path, lambda _: None)
    assert time.perf_counter() - began < 15
    assert "no answer to 'open' within 2 s" in data["peers"]["mute"]["reason"]
    assert found(data, "stuck") == {"worker"}
    assert "no answer to 'run'" in data["cells"][0]["absent"]["stuck"]
    assert result(data, "ours")["verdict"] == "reference"
    assert len(data["cells"]) == 2


def test_an_engine_that_falls_silent_does_not_take_what_is_left_of_the_budget(plan_maker, tmp_path, monkeypatch):
    monkeypatch.setattr("laya_cuda.bench.run._SILENT_S", 0.5)
    monkeypatch.setattr("laya_cuda.bench.run._SILENT_SHARE", 0.05)
    peers = [fake("ours", "own"), fake("stuck", fault="hang")]
    settings, limits = Settings(passes=2, warmups=2, samples=4), Limits(open=20, message=60, budget=40.0)
    data = bench(plan_maker(peers, settings=settings, limits=limits), tmp_path, lambda _: None)
    assert data["complete"]
    silent = re.search(r"no answer to 'run' within ([0-9.]+) s", data["cells"][0]["absent"]["stuck"])
    assert 0.5 <= float(silent[1]) <= 2
    assert {result(data, "ours", boundary=boundary)["verdict"] for boundary in ("engine", "device")} == {"reference"}


def test_without_an_oracle_there_is_no_parity_and_it_says_so(plan_maker, tmp_path):
    data = bench(plan_maker([fake("ours", "own"), fake("oracle", "oracle", fault="absent")]), tmp_path, lambda _: None)
    assert data["parity"] == {}
    assert [one["text"] for one in data["findings"]] == ["no parity in this run: this peer is not installed"]
    assert not data["findings"][0]["fault"]


def test_where_the_reference_fails_another_of_ours_takes_its_place(plan_maker, tmp_path):
    peers = [fake("ours", "own", fault="absent"), fake("x"), fake("second", "own")]
    data = bench(plan_maker(peers), tmp_path, lambda _: None)
    assert data["reference"] == "second"
    assert result(data, "second")["verdict"] == "reference"


def test_without_a_single_peer_there_is_no_run(plan_maker, tmp_path):
    with pytest.raises(BenchError, match=r"no peer is ready.*ours: this peer is not installed"):
        bench(plan_maker([fake("ours", "own", fault="absent")]), tmp_path, lambda _: None)
    data = evidence.read(tmp_path)
    assert not data["complete"]
    assert data["left"] == ["1x48/engine", "1x48/device"]


def test_when_the_last_peer_dies_what_was_measured_stays(plan_maker, tmp_path):
    dying = fake("ours", "own", fault="crash", at=2)
    with pytest.raises(BenchError, match="no peer is left"):
        bench(plan_maker([dying]), tmp_path, lambda _: None)
    data = evidence.read(tmp_path)
    assert [len(cell["blocks"]) for cell in data["cells"]] == [2, 0]


def test_ceilings_give_floors_and_are_measured_on_the_device_alone(plan_maker, tmp_path):
    facts = {"matmul_tflops": 10.0, "copy_tbps": 0.001}
    data = bench(plan_maker([fake("ours", "own"), fake("rates", "ceilings", facts=facts)]), tmp_path, lambda _: None)
    assert data["ceilings"] == facts
    assert [set(cell["results"]) for cell in data["cells"]] == [{"ours"}, {"ours", "rates"}]
    assert all(cell["floor_ms"] > 0 for cell in data["cells"])


def test_a_stream_takes_every_request_once_a_pass(plan_maker, tmp_path):
    data = bench(plan_maker([fake("ours", "own", ms=1), fake("x", ms=2)], ("mixed-500",)), tmp_path, lambda _: None)
    cell = data["cells"][0]
    assert (cell["cell"], cell["boundary"], cell["stream"]) == ("mixed-500", "engine", True)
    assert {len(block["ms"]) for block in cell["blocks"]} == {cell["calls"]} == {6}
    assert cell["results"]["x"]["p50"] > cell["results"]["ours"]["p50"]


def test_what_does_not_fit_the_budget_is_left(plan_maker, tmp_path):
    lines: list[str] = []
    settings, limits = Settings(passes=2, warmups=2, samples=60), Limits(open=20, message=5, budget=5.0)
    plan = plan_maker([fake("ours", "own", ms=40.0)], settings=settings, limits=limits)
    data = bench(plan, tmp_path, lines.append)
    assert not data["complete"]
    assert data["left"] == ["1x48/device"]
    assert any("device 1x48: left out: takes about" in line for line in lines)
    again = bench(plan_maker([fake("ours", "own")], settings=settings), tmp_path, lambda _: None, data)
    assert again["complete"]
    assert again["cells"][0] == data["cells"][0]
    assert result(again, "ours", boundary="device")["p50"] < 20 < result(again, "ours")["p50"]


def test_an_earlier_run_of_other_things_is_not_gone_on_with(plan_maker, tmp_path):
    plan = plan_maker([fake("ours", "own")])
    data = bench(plan, tmp_path, lambda _: None)
    resume(data, plan.head, plan.settings)
    other = head()
    other["subject"]["library"]["sha256"] = "9" * 64
    other["machine"]["processor"] = "another"
    with pytest.raises(BenchError, match="other processor, library, settings; name another folder"):
        resume(data, other, Settings(passes=2, samples=7))


def processes_with(text):
    """Numbers of running processes that have a text in their environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            there = text.encode() in (folder / "environ").read_bytes()
        except OSError:
            continue
        found += [folder.name] if there else []
    return found


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_keeps_its_cells_and_leaves_no_process(tmp_path, opened, root, stop):
    """A real interruption, in the middle of the second cell."""
    mark = f"interrupted-{uuid.uuid4()}"
    script = [sys.executable, str(Path(__file__).with_name("interrupted.py")), str(opened.path), str(tmp_path / "out")]
    process = subprocess.Popen(
        script,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root), "MARK": mark},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # a shell may have it ignored
    )
    while (line := process.stdout.readline()) and "1 of 2 done" not in line:
        pass
    assert line, process.communicate()
    time.sleep(0.5)
    assert len(processes_with(mark)) == 5  # the run, three peers, and what one of them has started
    process.send_signal(stop)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    assert processes_with(mark) == []
    data = evidence.read(tmp_path / "out")
    assert not data["complete"]
    assert [cell["cell"] for cell in data["cells"]] == ["1x48"]
    assert data["left"] == ["4x64/engine"]
    assert result(data, "ours")["verdict"] == "reference"


def test_calls_for_parity_are_spread_and_few_where_they_are_long(cell_of):
    cells = [cell_of("1x48"), cell_of("16x512"), cell_of("mixed-500")]
    chosen = parity_calls(cells, TINY, 4, 50, float("inf"))
    assert chosen["1x48"] == [0, 2, 4, 6]
    assert chosen["mixed-500"] == list(range(0, 500, 10))
    assert parity_calls(cells, TINY, 4, 50, 1.0) == {"1x48": [0], "16x512": [0], "mixed-500": [0]}
