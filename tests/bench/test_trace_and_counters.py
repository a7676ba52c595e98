"""What tracing and Nsight Compute say is read rightly; where they are missing, a profile goes without and says why."""

from __future__ import annotations

import json
import sys

import numpy as np
import pytest

from laya_cuda import Engine
from laya_cuda.bench import counters, profile, trace
from laya_cuda.bench.counters import METRICS, CountersError
from laya_cuda.bench.profile import Options
from laya_cuda.bench.profile_records import groups, read_profile
from laya_cuda.bench.profile_table import table
from laya_cuda.bench.trace import TraceError

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")

LAUNCHES = 66  # of the synthetic tiny model


def kernel(start, took):
    return {"cat": "kernel", "name": "k", "ts": start, "dur": took}


def test_spans_are_in_order_of_time_and_cut_into_runs():
    events = [kernel(30, 2.5), {"cat": "gpu_memcpy", "ts": 5, "dur": 1}, kernel(10, 4), kernel(20.5, 3), kernel(40, 1)]
    found = trace.parse({"traceEvents": events}, 2)
    assert found.tolist() == [[[10, 14], [20.5, 23.5]], [[30, 32.5], [40, 41]]]


@pytest.mark.parametrize("events", [[], [kernel(1, 1)], [kernel(i, 1) for i in range(5)]])
def test_a_trace_without_every_kernel_is_refused(events):
    with pytest.raises(TraceError, match=f"holds {len(events)} kernels"):
        trace.parse({"traceEvents": events}, 2)


def test_a_trace_gives_each_kernels_time_and_the_gap_before_it(tiny_checkpoint, cpu_bundle, monkeypatch):
    with Engine(tiny_checkpoint, cpu_bundle) as engine:
        batch = profile.batch_for("1x20", engine.checkpoint)
        cell = profile.profile_cell(engine, "1x20", batch, passes=1, pass_s=0.001)

        def spans(work, launches):
            work()
            starts = np.arange(launches) * 5.0
            warm = np.stack([starts, starts + 1], axis=1)
            runs = np.stack([starts + 1000, starts + 1000 + 3], axis=1)
            return np.stack([warm, runs, runs + 1000])

        monkeypatch.setattr(trace, "spans", spans)
        cell = profile.with_trace(engine, batch, cell)
    assert {one.kernel_us for one in cell.launches} == {3.0}
    assert [one.gap_us for one in cell.launches] == [None] + [2.0] * (len(cell.launches) - 1)
    found = groups(cell)
    assert sum(group.kernel_us for group in found) == pytest.approx(3.0 * len(cell.launches))
    text = table(cell, None)
    assert "| kernel each | gap each |" in text
    assert f"| sum of kernels, traced | {3 * len(cell.launches):.1f} |" in text


def ncu_lines(kernels, missing=()):
    """A log of ncu: messages, a header, a line of units, and a line a kernel."""
    names = [name for name in METRICS if name not in missing]
    head = ["ID", "Process ID", "Kernel Name", *names]
    rows = [head, ["", "", "", *["unit"] * len(names)]]
    rows += [[str(i), "7", "k, <int>", *[f"{1000 * (i + 1):,}" for _ in names]] for i in range(kernels)]
    return ["==PROF== Connected to process 7", *(",".join(f'"{cell}"' for cell in row) for row in rows)]


def test_counters_are_read_by_their_names():
    found = counters.parse(ncu_lines(2))
    assert found == [dict.fromkeys(METRICS.values(), 1000.0), dict.fromkeys(METRICS.values(), 2000.0)]


def test_counters_that_a_device_lacks_are_left_out():
    assert "waves" not in counters.parse(ncu_lines(1, missing=("launch__waves_per_multiprocessor",)))[0]
    lines = [line.replace('"1,000"', '"n/a"') for line in ncu_lines(1)]
    assert counters.parse(lines) == [{}]


def test_a_log_without_kernels_gives_nothing():
    assert counters.parse(["==ERROR== ERR_NVGPUCTRPERM - no permission"]) == []


@pytest.fixture
def ncu(tmp_path, monkeypatch):
    """Puts a program in the place of ncu that writes these lines to its log."""

    def make(lines):
        folder = tmp_path / "bin"
        folder.mkdir()
        code = f"import sys, json\nlog = sys.argv[sys.argv.index('--log-file') + 1]\nlines = {json.dumps(lines)}\n"
        code += "open(log, 'w').write('\\n'.join(lines))\n"
        (folder / "ncu").write_text(f"#!{sys.executable}\n{code}")
        (folder / "ncu").chmod(0o755)
        monkeypatch.setenv("PATH", str(folder), prepend=":")

    return make


def run(checkpoint, bundle, out, **options):
    path = profile.run(checkpoint, bundle, ["1x20"], out, Options(passes=1, pass_s=0.01, **options), say=lambda _: None)
    return read_profile(path)["cells"][0]


def test_a_profile_holds_what_ncu_counted(tiny_checkpoint, cpu_bundle, tmp_path, ncu):
    ncu(ncu_lines(LAUNCHES))
    cell = run(tiny_checkpoint, cpu_bundle, tmp_path / "out", ncu=True)
    assert [one.counters["dram_bytes"] for one in cell.launches] == [1000.0 * (i + 1) for i in range(LAUNCHES)]
    assert cell.notes == ()
    assert "| DRAM MB each |" in (tmp_path / "out" / "profile.md").read_text()


def test_without_permission_to_count_a_profile_says_so(tiny_checkpoint, cpu_bundle, tmp_path, ncu):
    ncu(["==ERROR== ERR_NVGPUCTRPERM - no permission to read counters"])
    cell = run(tiny_checkpoint, cpu_bundle, tmp_path / "out", ncu=True)
    assert f"ncu counted 0 kernels of {LAUNCHES} launches: ==ERROR== ERR_NVGPUCTRPERM" in cell.notes[0]
    assert cell.empty_us is not None
    assert "Not measured: ncu counted 0 kernels" in (tmp_path / "out" / "profile.md").read_text()


def test_what_is_missing_is_noted(tiny_checkpoint, cpu_bundle, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CountersError, match="ncu is not on the PATH"):
        counters.count(tmp_path, tmp_path, "1x20", 1, None, None)
    cell = run(tiny_checkpoint, cpu_bundle, tmp_path / "out", ncu=True, trace=True)
    assert cell.notes[0] == "ncu is not on the PATH"
    assert "PyTorch" in cell.notes[1]


def test_what_runs_under_ncu_counts_one_forward(tiny_checkpoint, cpu_bundle, monkeypatch):
    from fake_device import TimedDriver, as_cuda

    from laya_cuda import engine
    from laya_cuda.bundle import Bundle

    fake = TimedDriver()
    for name in ("cuProfilerStart", "cuProfilerStop"):
        monkeypatch.setattr(TimedDriver, name, lambda self: (), raising=False)
    opened = as_cuda(Bundle.open(cpu_bundle), fake, monkeypatch)
    monkeypatch.setattr(engine, "open_bundle", lambda *_: opened)
    assert counters.main([str(tiny_checkpoint), "--bundle", str(cpu_bundle), "--cell", "1x20"]) == 0
    between = fake.log[fake.log.index("cuProfilerStart") : fake.log.index("cuProfilerStop")]
    assert between.count("cuMemcpyHtoDAsync") == 1
    assert "cuGraphLaunch" not in fake.log
