"""The engine driver, on the CPU twin and a shallow checkpoint: what it runs on a GPU, short of the GPU."""

from __future__ import annotations

import dataclasses
import gc
import json
import random
import subprocess
import sys
import time

import jsonschema
import numpy as np
import pytest
from fake_driver import FakeDriver, as_cuda

from ci import gpu_engine
from ci.engine import card, graphs, invariance, measure, oom, outside, sanitizing, traffic
from ci.engine.sections import PARTS, SECTIONS
from ci.engine.setup import BOUNDS, Setup
from ci.parity import isolate, sanitize
from ci.parity.report import Section
from laya_cuda import Engine
from laya_cuda.batch import pack
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.executors import ForwardResult
from laya_cuda.plan import ROW_CLASSES, shape_class

pytestmark = pytest.mark.filterwarnings("ignore:.*temperatures must be numbers:RuntimeWarning")

FEW = [word for name in ("requests=8", "batches=2", "calls=24", "rounds=4", "passes=1") for word in ("--set", name)]


@pytest.fixture(scope="module")
def command(shallow, cpu_bundle):
    """A run without its sections and its folder for results."""
    program = [sys.executable, str(gpu_engine.ROOT / "ci" / "gpu_engine.py"), "run", "--backend", "cpu"]
    return [*program, "--bundle", str(cpu_bundle), "--checkpoint", str(shallow), "--small", str(shallow)]


@pytest.fixture(scope="module")
def run(command, tmp_path_factory):
    """A finished run of everything that the CPU twin can: (process, evidence)."""
    out = tmp_path_factory.mktemp("out")
    done = subprocess.run([*command, *FEW, "--out", str(out)], capture_output=True, text=True, cwd=out, check=False)
    return done, json.loads((out / "cpu-engine.json").read_text()), out


@pytest.fixture
def setup(shallow, cpu_bundle, tmp_path):
    paths = {"bundle": str(cpu_bundle), "checkpoint": str(shallow), "small": str(shallow), "work": str(tmp_path)}
    return Setup("cpu", **paths, **{**gpu_engine.FEWER, "requests": 4, "batches": 2, "passes": 2})


def test_a_whole_run_holds(run):
    done, evidence, _ = run
    assert done.returncode == 0, done.stdout + done.stderr
    assert evidence["held"]
    known = [name for name, spec in SECTIONS.items() if "cpu" in spec.backends]
    assert list(evidence["sections"]) == ["build", *known]
    assert all(section["checks"] for section in evidence["sections"].values())
    lines = done.stdout.rstrip().splitlines()
    assert "wrote" in lines[-1]
    assert all(any(line.startswith(f"{name} ") and line.endswith("held") for line in lines) for name in known)


def test_evidence_fits_the_schema_and_names_what_it_is_about(run, shallow, cpu_bundle):
    _, evidence, _ = run
    schema = json.loads((gpu_engine.ROOT / "manifests" / "schemas" / "evidence.schema.json").read_text())
    evidence["machine"] |= {"gpu": "NVIDIA H200", "driver": "580", "capability": "9.0"}
    jsonschema.Draft202012Validator(schema).validate(evidence)
    assert evidence["library"]["sha256"] == Bundle.open(cpu_bundle).manifest["sha256"]
    assert evidence["checkpoint"]["hashes"] == Checkpoint.open(shallow).hashes()
    assert {"ci/gpu_engine.py", "ci/engine/oom.py", "ci/parity/isolate.py"} <= evidence["driver_sources"].keys()
    assert {"laya_cuda/engine.py", "manifests/plans/batch-invariant.json"} <= evidence["engine_sources"].keys()
    assert evidence["bounds"] == BOUNDS
    assert evidence["counts"]["rounds"] == 4


def test_figures_say_what_was_done(run):
    _, evidence, out = run
    figures = {name: section["figures"] for name, section in evidence["sections"].items()}
    assert {"cold 0", "cold 1", "cold 2", "steps", "locked"} <= figures["load"].keys()
    assert figures["load"]["steps"].keys() >= {"bundle_s", "checkpoint_s", "tokenizer_s", "weights_s", "warmup_s"}
    assert list(figures["cost"]["p50 by shape"]) == ["1x48", "4x64", "1x464", "1x512", "4x464", "16x512"]
    assert figures["threads"]["calls"]["count"] == 24
    assert figures["faults"]["refused launch: a new engine in this process"] == "gives the same bits"
    assert (out / "engine-logs.tar.gz").stat().st_size > 0


def test_sections_that_held_may_be_kept(run, command, tmp_path):
    _, evidence, out = run
    earlier = next(out.glob("*-engine.json"))
    again = [*command, *FEW, "--out", str(tmp_path), "--sections", "cost", "--keep", str(earlier)]
    done = subprocess.run(again, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    merged = json.loads(next(tmp_path.glob("*-engine.json")).read_text())
    assert merged["sections"].keys() == evidence["sections"].keys()
    assert merged["kept"].keys() == evidence["sections"].keys() - {"build", "cost"}
    assert merged["kept"]["threads"]["command"] == evidence["command"]
    assert merged["held"]
    other = {**evidence, "bounds": {**evidence["bounds"], "ready s": 99}}
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(other))
    done = subprocess.run([*again[:-1], str(changed)], capture_output=True, text=True)
    assert done.returncode == 1
    assert "it is of another bounds; run every section" in done.stdout + done.stderr


def test_unknown_words_are_refused(tmp_path, capsys):
    start = ["run", "--backend", "cpu", "--out", str(tmp_path)]
    assert gpu_engine.main([*start, "--sections", "oom"]) == 2
    assert "unknown section oom" in capsys.readouterr().err
    for word in ("request=3", "requests=x", "backend=3"):
        assert gpu_engine.main([*start, "--set", word]) == 2
        assert word in capsys.readouterr().err


def test_a_failing_section_is_shown_and_hides_no_other(command, tmp_path):
    """A checkpoint that is not there fails its sections; the others and the evidence go on."""
    missing = ["--small", str(tmp_path / "absent"), "--sections", "pair,rounds,streams", "--set", "rounds=2"]
    (tmp_path / "absent").mkdir()
    done = subprocess.run(
        [*command, *missing, "--out", str(tmp_path)], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 1
    evidence = json.loads((tmp_path / "cpu-engine.json").read_text())
    assert {name: section["held"] for name, section in evidence["sections"].items()} == {
        "build": True,
        "rounds": False,
        "pair": False,
        "streams": True,
    }
    assert "CheckpointError" in evidence["sections"]["rounds"]["errors"][0]
    assert "--- pair-pair.one-0" in done.stdout
    assert not evidence["held"]


def test_what_does_not_fit_into_the_time_is_named(command, tmp_path):
    late = ["--seconds", "0", "--sections", "streams", "--out", str(tmp_path)]
    done = subprocess.run([*command, *late], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 1
    errors = json.loads((tmp_path / "cpu-engine.json").read_text())["sections"]["streams"]["errors"]
    assert errors == ["streams.placed: not started, the run's 0 s are over"]


CHILDREN = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
print(child.pid, file=sys.stderr, flush=True)
events = open(sys.argv[sys.argv.index("--events") + 1], "a")
while True:
    print('{"begin": {"group": 0, "kernel": "", "what": "busy"}}', file=events, flush=True)
    time.sleep(0.05)
"""


def test_a_part_that_takes_too_long_ends_with_all_that_it_started(tmp_path):
    section = Section("slow")
    isolate.run(section, [sys.executable, "-c", CHILDREN], tmp_path / "events", 60, 0, [], limit=1.0)
    assert section.errors == ["did not finish: not done after 1 s, killed"]
    child = int((tmp_path / "events.0.err").read_text().split()[0])
    end = time.monotonic() + 10
    while time.monotonic() < end and is_running(child):
        time.sleep(0.05)
    assert not is_running(child)


def is_running(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_drawn_requests_cover_every_size_class():
    rng = random.Random(1)
    drawn = traffic.mix(rng, 300, 512, 5)
    classes = [traffic.row_class(lengths) for lengths in drawn]
    assert len(drawn) >= 300
    assert len(set(drawn)) == len(drawn)
    assert all(classes.count(size) >= 5 for size in ROW_CLASSES)
    assert {len(lengths) for lengths in drawn} == set(range(1, 17))
    assert min(map(min, drawn)) == 3
    assert max(map(max, drawn)) > 500
    for lengths in drawn[:50]:
        assert shape_class(pack(traffic.batch(rng, lengths, 100), 0)).rows == traffic.row_class(lengths)


def test_percentiles_are_values_that_were_seen():
    values = [float(n) for n in range(1, 101)]
    assert [measure.percentile(values, p) for p in (1, 50, 99, 100)] == [1, 50, 99, 100]
    assert measure.percentile([3.0], 50) == 3.0
    assert measure.percentile([5.0, 1.0, 9.0], 99) == 9.0


class Wrong:
    """An engine whose every call past the first few adds a little to one logit."""

    def __init__(self, real, after):
        self._real, self._after = real, after

    def __getattr__(self, name):
        return getattr(self._real, name)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._real.close()

    def forward(self, batch):
        result = self._real.forward(batch)
        self._after -= 1
        if self._after >= 0:
            return result
        logits = result.logits.copy()
        logits[-1] = np.nextafter(logits[-1], np.float32(np.inf))
        return ForwardResult(logits, result.action_logits)


@pytest.mark.parametrize(
    ("part", "after", "said"),
    [
        (graphs.mix, 3, "the same bits each time"),
        (invariance.any_neighbours, 17, "those alone"),
        (invariance.within_class, 1, "differ within a row class"),
        (PARTS["threads"], 20, "differ from those alone"),
        (PARTS["pair.one"], 5, "calls in turn"),
    ],
)
def test_one_wrong_bit_is_found(setup, monkeypatch, part, after, said):
    """Every comparison must fail for an engine that is one unit in the last place off."""
    real = Setup.open
    monkeypatch.setattr(Setup, "open", lambda self, *given, **options: Wrong(real(self, *given, **options), after))
    section = Section("part")
    part(section, setup, 0)
    failed = [check["what"] for check in section.checks if not check["ok"]]
    assert any(said in what for what in failed), section.checks


def test_messages_about_memory_must_say_both_amounts():
    section = Section("oom")
    for message in (
        "cuda:0: out of memory: asked for 512.0 MiB for the workspace, 3.5 of 143000.0 MiB are free; free some",
        "out of memory: asked for the graph of 64 rows, number 1 of 78, with 0.2 MiB free; warm fewer shapes",
        "cuMemAlloc: out of memory (2)",
        "asked for 5 MiB",
    ):
        oom.said(section, "load", message)
    assert [check["ok"] for check in section.checks] == [True, True, False, False]


HOLDER = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"free": int(line) + 5}), flush=True)
"""


def test_the_holder_answers_and_ends():
    with card.Holder([sys.executable, "-c", HOLDER]) as holder:
        assert holder.leave(7) == 12
        assert holder.leave(0) == 5
    assert holder._process.returncode == 0
    with card.Holder([sys.executable, "-c", "pass"]) as holder:
        holder._process.wait()
        with pytest.raises((RuntimeError, OSError)):
            holder.leave(1)


def test_late_requests_break_the_bound_on_a_gpu(setup):
    on_gpu = dataclasses.replace(setup, backend="cuda")
    section = Section("graphs")
    graphs.spread(section, {64: [1.0] * 99 + [9.0], 128: [1.0] * 90 + [1.6] * 10}, on_gpu)
    assert [(check["what"].split()[-2], check["ok"]) for check in section.checks] == [("64", True), ("128", False)]
    assert section.figures["engine call ms by rows"]["128"]["p99"] == 1600


def test_programs_outside_leave_their_last_words(setup):
    section = Section("embedding")
    outside.program(section, "good", ["sh", "-c", "echo fine; echo $LAYA_CUDA_BUNDLE"], setup)
    outside.program(section, "bad", ["sh", "-c", "echo nearly; echo no such stream >&2; exit 3"], setup)
    assert section.figures["good: output"] == ["fine", setup.bundle]
    assert [check["ok"] for check in section.checks] == [True, False]
    assert "exit 3: nearly | no such stream" in section.checks[1]["detail"]


@pytest.mark.parametrize("mode", sanitizing.MODES)
def test_what_runs_under_the_sanitizer(mode, shallow, cpu_bundle, capsys):
    assert sanitizing.once(cpu_bundle, shallow, mode) == 0
    assert f"forward done: {mode}" in capsys.readouterr().out


TOOL = """
import subprocess, sys
print(" ".join(sys.argv[1:3]), flush=True)
code = subprocess.run(sys.argv[sys.argv.index("--print-limit") + 2 :]).returncode
print("========= ERROR SUMMARY: 0 errors" if "memcheck" in sys.argv else "no word of a race")
sys.exit(code)
"""


def test_every_sanitizer_run_must_say_that_it_found_nothing(setup, shallow, monkeypatch, tmp_path):
    """With a stand-in for the tool that says so for memcheck only."""
    tool = tmp_path / "tool"
    tool.write_text(f"#!{sys.executable}\n{TOOL}")
    tool.chmod(0o755)
    (tmp_path / "short").symlink_to(shallow)
    monkeypatch.setattr(sanitize, "find_sanitizer", lambda: str(tool))
    monkeypatch.setattr(sanitize, "build_fixed", lambda bundle, out: bundle)
    section = Section("sanitize")
    sanitizing.sanitized(section, setup, 0)
    outcome = {check["what"]: check["ok"] for check in section.checks}
    names = [f"{kind} {mode} {size}" for size in ("tiny", "large") for kind in ("memcheck", "racecheck")
             for mode in ("eager", "graph")]  # fmt: skip
    assert outcome == {name: "memcheck" in name for name in names}


class FullCard(FakeDriver):
    """A card of which another process leaves a given number of bytes free."""

    def __getattribute__(self, name):
        if name in ("cuMemAlloc", "cuGraphInstantiate"):
            return lambda *arguments: self.take(name, arguments)
        return super().__getattribute__(name)

    def free(self):
        held = sum(size for _, size in self.memory.values()) + 4096 * len(self.graphs)
        return self.total - held

    def leave(self, size):
        self.total += size - self.free()
        return size

    def take(self, name, arguments):
        size = arguments[0] if name == "cuMemAlloc" else 4096
        return (2,) if size > self.free() else FakeDriver.__getattribute__(self, name)(*arguments)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.leave(1 << 40)


@pytest.fixture
def full_card(setup, monkeypatch):
    """The CPU twin as a CUDA library on a stand-in card; (card, setup)."""
    fake = FullCard()
    bundle = as_cuda(Bundle.open(setup.bundle), fake, monkeypatch)
    monkeypatch.setitem(sys.modules, "cuda.bindings.driver", fake)
    monkeypatch.setattr(oom, "Holder", lambda: fake)

    def engine(self, checkpoint=None, **options):
        return Engine(self.checkpoint if checkpoint is None else checkpoint, bundle, **options)

    monkeypatch.setattr(Setup, "open", engine)
    yield fake, dataclasses.replace(setup, backend="cuda", rounds=4)
    gc.collect()
    assert fake.nothing_left()


@pytest.mark.parametrize("part", ["oom", "load.cold", "load.memory", "rounds.small", "rounds.bare", "graphs.bound"])
def test_parts_for_a_gpu_hold_on_a_stand_in(full_card, monkeypatch, part):
    _, on_gpu = full_card
    section = Section(part)
    # On a GPU each part has a process of its own; this one holds whatever other tests have left.
    monkeypatch.setitem(BOUNDS, "host peak GiB", 1024.0)
    PARTS[part](section, on_gpu, 0)
    assert section.checks
    assert [check for check in section.checks if not check["ok"]] == []


def test_memory_that_is_never_freed_is_found(full_card, monkeypatch):
    """Rounds of an engine that leaves its smaller allocations on the device."""
    fake, on_gpu = full_card
    section = Section("rounds")

    def free(self, address):
        if self.memory[address][1] > 2**25:
            del self.memory[address]

    with monkeypatch.context() as patch:
        patch.setattr(FullCard, "cuMemFree", free)
        PARTS["rounds.small"](section, on_gpu, 0)
    fake.memory.clear()
    assert "small: device MiB lost after round 2" in [check["what"] for check in section.checks if not check["ok"]]
    oom.returned(section, "load", 2**30, 2**30 - 2**26)
    assert not section.checks[-1]["ok"]


def test_tests_that_skip_do_not_count(setup, tmp_path):
    (tmp_path / "test_one.py").write_text("import pytest\ndef test_it():\n    pytest.skip('no GPU')\n")
    (tmp_path / "test_two.py").write_text("def test_it():\n    pass\n")
    for name, holds in (("test_one.py", False), ("test_two.py", True), ("test_absent.py", False)):
        section = Section("tests")
        outside.pytest(section, "tests", [str(tmp_path / name)], setup)
        assert section.held == holds, (name, section.checks)
