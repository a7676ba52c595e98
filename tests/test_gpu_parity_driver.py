"""The parity driver, on the CPU twin and a shallow checkpoint: what it runs on a GPU, short of the GPU."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys

import numpy as np
import pytest

from ci import gpu_parity
from ci.parity import forward, isolate, templates, upstream, workload
from ci.parity.check import declared
from ci.parity.report import Report, Section
from ci.parity.storage import decode, poison
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.executors.host import HostExecutor

LIMIT = 4
pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")


@pytest.fixture(scope="module")
def run(shallow, cpu_bundle, tmp_path_factory):
    """A finished run of the driver: (process, evidence, work directory)."""
    out, work = tmp_path_factory.mktemp("out"), tmp_path_factory.mktemp("work")
    command = [sys.executable, str(gpu_parity.ROOT / "ci" / "gpu_parity.py"), "run", "--backend", "cpu"]
    command += ["--bundle", str(cpu_bundle), "--checkpoint", str(shallow), "--limit", str(LIMIT)]
    command += ["--only", "add_norm", "--out", str(out), "--work", str(work)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=out, check=False)
    return done, json.loads((out / "cpu-first-light.json").read_text()), work


def test_a_whole_run_holds(run):
    done, evidence, _ = run
    assert done.returncode == 0, done.stdout + done.stderr
    assert evidence["held"]
    assert list(evidence["sections"]) == ["build", "kernels.cpu", "forward.cpu"]
    hidden = evidence["sections"]["forward.cpu"]["figures"]["hidden"]
    assert [row["request"] for row in hidden] == [shape[0] for shape in workload.SHAPES[:LIMIT]]
    assert all(len(row["nrms"]) == len(row["taps"]) == 1 + 2 + 1 + 2 for row in hidden)
    assert "forward.cpu" in done.stdout
    assert done.stdout.rstrip().splitlines()[-1].endswith("held")


def test_evidence_names_what_it_is_about(run, shallow, cpu_bundle):
    _, evidence, _ = run
    assert evidence["library"]["sha256"] == Bundle.open(cpu_bundle).manifest["sha256"]
    assert evidence["checkpoint"]["hashes"] == Checkpoint.open(shallow).hashes()
    assert "manifests/tolerances.json" in evidence["driver_sources"]
    assert len(evidence["requests"]["sha256"]) == 64


def test_a_broken_bound_fails_the_run(cpu_bundle, tmp_path, capsys):
    """A run under bounds of zero must fail, say which kernel, and still finish."""
    bounds = declared()
    bounds["kernels"]["cpu"]["rope.qkv.f32"] = {"absolute": 0.0, "nrms": 0.0}
    (tmp_path / "bounds.json").write_text(json.dumps(bounds))
    arguments = ["run", "--backend", "cpu", "--bundle", str(cpu_bundle), "--out", str(tmp_path)]
    arguments += ["--bounds", str(tmp_path / "bounds.json"), "--sections", "build,kernels", "--only", "rope"]
    assert gpu_parity.main(arguments) == 1
    evidence = json.loads((tmp_path / "cpu-first-light.json").read_text())
    failed = [check for check in evidence["sections"]["kernels.cpu"]["checks"] if not check["ok"]]
    assert failed
    assert "cpu.rope.c" in failed[0]["what"]
    assert "FAILED" in capsys.readouterr().out


PART = """
import sys, time, os
from pathlib import Path
from ci.parity.isolate import Events
first, skip = int(sys.argv[2]), sys.argv[4].split(",")
events = Events(Path(sys.argv[6]))
for group, kernel in enumerate(["good", "faulty", "endless", "last"]):
    if group < first or kernel in skip:
        continue
    events.write(begin={"group": group, "kernel": kernel, "what": "1/1"})
    if kernel == "faulty":
        sys.exit("an illegal memory access")
    if kernel == "endless":
        time.sleep(60)
    events.write(check={"what": kernel, "ok": True})
events.write(end=True)
"""


def test_kernels_that_fault_or_never_end_cost_only_themselves(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(gpu_parity.ROOT))
    section = Section("kernels")
    isolate.run(section, [sys.executable, "-c", PART], tmp_path / "events", 3.0, 5, [])
    outcome = {check["what"]: check["ok"] for check in section.checks}
    assert outcome == {"good": True, "faulty 1/1": False, "endless 1/1": False, "last": True}
    assert "illegal memory access" in section.checks[1]["detail"]
    assert not section.errors
    assert not section.held


def test_a_part_that_cannot_start_fails_its_section(tmp_path):
    section = Section("kernels")
    isolate.run(section, [sys.executable, "-c", "import sys; sys.exit('no library')"], tmp_path / "events", 3.0, 5, [])
    assert "no library" in section.checks[0]["detail"]
    assert section.errors


def test_unknown_sections_are_refused(tmp_path, capsys):
    assert gpu_parity.main(["run", "--backend", "cpu", "--sections", "sanitize", "--out", str(tmp_path)]) == 2
    assert "sanitize" in capsys.readouterr().err


def test_one_failing_section_does_not_hide_the_next():
    report = Report()
    report.run("first", lambda section: [][1])
    report.run("second", lambda section: section.check("fine", True) and None)
    report.run("third", lambda section: None)
    assert [s.held for s in report.sections.values()] == [False, True, False]
    assert "IndexError" in report.table()
    assert "no check was made" in report.table()


def test_requests_cover_what_they_promise(shallow):
    checkpoint = Checkpoint.open(shallow)
    cases = forward.cases(checkpoint, workload.build(checkpoint, 7))
    assert len(cases) == 13
    lengths = {case.request.name: [len(s.ids) for s in case.encoded.sequences] for case in cases}
    assert {len(n) for n in lengths.values()} >= {1, 2, 3, 4, 8, 16}
    assert lengths["sixteen_512"] == [512] * 16
    assert max(lengths["one_464"]) in range(464, 470)
    assert {s.qtype for case in cases for s in case.encoded.sequences} == {0, 1, 2}
    assert {len(s.markers) for case in cases for s in case.encoded.sequences} >= {1, 2, 3, 4, 5, 12}
    assert workload.build(checkpoint, 7) == workload.build(checkpoint, 7)


@pytest.fixture
def compared(run, shallow, cpu_bundle, tmp_path, monkeypatch):
    """A comparison with an emulated fast path, and the kernels that this path asked for."""
    import fake_fast

    _, _, work = run
    calls = fake_fast.install(monkeypatch)
    requests = json.loads((work / "requests.json").read_text())
    upstream.run("fast", str(shallow), requests, tmp_path, "cpu")
    checkpoint = Checkpoint.open(shallow)
    executor = HostExecutor(checkpoint, Bundle.open(cpu_bundle))
    cases = forward.cases(checkpoint, workload.build(checkpoint, 7, LIMIT))
    oracle, fast = forward.Upstream.open(work / "oracle"), forward.Upstream.open(tmp_path)
    section = Section("forward")
    forward.compare(section, executor, checkpoint, cases, oracle, fast, declared()["forward"]["cuda"])
    lengths = [[len(s.ids) for s in case.encoded.sequences] for case in cases]
    return section, oracle, fast, calls, [(len(n), max(n)) for n in lengths]


def test_the_fast_path_is_tapped_where_the_oracle_is(compared):
    section, oracle, fast, *_ = compared
    assert fast.results["taps"] == oracle.results["taps"]
    for name, *_ in workload.SHAPES[:LIMIT]:
        errors = [forward.nrms(a, b) for a, b in zip(fast.hidden(name), oracle.hidden(name), strict=True)]
        assert errors[0] < 1e-6, "the embeddings are float32 in both"
        assert all(1e-6 < error < 0.2 for error in errors[1:]), errors
    assert section.held, [check for check in section.checks if not check["ok"]]
    assert section.figures["hidden"][0]["upstream_fast_nrms"]
    assert section.figures["logits"]["ours"]["max"] < section.figures["logits"]["upstream_fast"]["max"]


def test_what_is_compiled_ahead_is_what_the_fast_path_asks_for(compared, shallow):
    *_, calls, shapes = compared
    expected = upstream.kernel_calls(str(shallow), shapes)
    assert sorted(map(str, calls)) == sorted(map(str, expected))


def test_a_forward_that_differs_is_found(run, shallow, cpu_bundle):
    """The comparison must fail for an executor that returns one hidden state, or one logit, a little off."""
    _, _, work = run
    checkpoint = Checkpoint.open(shallow)
    oracle = forward.Upstream.open(work / "oracle")
    bounds = declared()["forward"]["cpu"]

    class Off(HostExecutor):
        def run(self, batch, *, capture_hidden=False):
            result = super().run(batch, capture_hidden=capture_hidden)
            if result.hidden is not None:
                result.hidden["encoder.1"][:] *= 1 + 1e-4
            return dataclasses.replace(result, logits=result.logits * np.float32(1 + 1e-3))

    executor = Off(checkpoint, Bundle.open(cpu_bundle))
    section = Section("forward")
    cases = forward.cases(checkpoint, workload.build(checkpoint, 7, 2))
    forward.compare(section, executor, checkpoint, cases, oracle, None, bounds)
    failed = " ".join(check["what"] for check in section.checks if not check["ok"])
    assert "encoder.1" in failed
    assert "logits" in failed


def test_neighbours_share_a_row_class(shallow):
    checkpoint = Checkpoint.open(shallow)
    cases = forward.cases(checkpoint, workload.build(checkpoint, 7, 8))
    groups = forward.neighbours(cases)
    assert [label.split()[0] for label, *_ in groups] == ["20", "100", "300"]


def test_template_commands_change_only_generated_units():
    compile_kernels = ["/opt/nvcc", "-O3", "-std=c++17", "-c", "src/generated/sm_90a/generated.cu", "-o", "sm_90a.o"]
    words = templates.edited(compile_kernels, ["/site/tilelang/src"])
    assert words[0] == "/opt/nvcc"
    assert "-std=c++20" in words
    assert words[-2:] == ["--expt-relaxed-constexpr", "-I/site/tilelang/src"]
    assert words[1] == "-Ishim/sm_90a"  # before every other include path
    runtime = ["nvcc", "-std=c++17", "-c", "src/kernels/runtime.cu", "-o", "runtime.o"]
    assert templates.edited(runtime, ["/x"]) == runtime


@pytest.mark.parametrize("kind", ["f16", "f32"])
def test_poison_is_nan_in_every_float_format(kind):
    assert np.isnan(decode(poison((3, 4), kind), kind)).all()
