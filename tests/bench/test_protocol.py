"""Speaking to a worker: whatever it does, the other side gets an answer or a reason within its time limit."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest
from fake_contest import FAKE

from laya_cuda.bench.protocol import RefusedError, Worker, WorkerError


@pytest.fixture
def worker(tmp_path):
    started = []

    def start(code: str | None = None) -> Worker:
        command = [sys.executable, "-P", str(FAKE)] if code is None else [sys.executable, "-c", code]
        started.append(Worker("someone", command, tmp_path / "log"))
        return started[-1]

    yield start
    for one in started:
        one.kill()
        assert not one.alive


def opened(worker: Worker, **options) -> Worker:
    worker.ask("open", 20, checkpoint="x", device="cpu", options=options)
    return worker


def run(worker: Worker, limit: float = 10):
    worker.ask("run", 10, cell="c", boundary="engine", warmups=1, samples=1)  # the pass that does not count
    return worker.ask("run", limit, cell="c", boundary="engine", warmups=1, samples=4)


def ended(pid: int) -> bool:
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False


def test_it_answers_with_values_and_the_time_here(worker):
    reply = run(opened(worker(), ms=5.0))
    assert len(reply.values["ms"]) == 4
    assert 0.025 < reply.values["wall_s"] <= reply.seconds


def test_what_it_prints_is_in_its_log_alone(worker):
    assert "a line on standard output" in opened(worker()).tail()


def test_a_log_that_ends_with_a_crash_is_quoted_from_there(worker):
    one = opened(worker())
    frames = "".join(f'  File "/a/{name}.py", line 3 in {name}\n' for name in ("inner", "outer"))
    current = f"Current thread 0x2 (most recent call first):\n{frames}"
    threads = f"Thread 0x1 (most recent call first):\n  <no Python frame>\n\n{current}"
    one.log.write_text(
        f"before\nFatal Python error: Segmentation fault\n\n{threads}\nExtension modules: {'a, ' * 500}\n"
    )
    assert one.tail().startswith('Fatal Python error: Segmentation fault | File "/a/inner.py", line 3 in inner | File')
    assert "before" not in one.tail()


def test_a_refusal_is_no_failure(worker):
    one = worker()
    with pytest.raises(RefusedError, match=r"^this peer is not installed$"):
        opened(one, fault="absent")
    assert one.alive
    assert one.ask("close", 5).values["ok"]


def test_one_that_hangs_is_ended(worker):
    one = worker()
    began = time.perf_counter()
    with pytest.raises(WorkerError, match=r"someone: no answer to 'open' within 0\.5 s"):
        one.ask("open", 0.5, checkpoint="x", device="cpu", options={"fault": "hang-open"})
    assert time.perf_counter() - began < 10
    assert not one.alive
    assert ended(one.pid)
    with pytest.raises(WorkerError, match="has ended"):
        one.ask("close", 1)


def test_one_that_dies_is_reported_with_its_last_words(worker):
    one = opened(worker(), fault="crash")
    with pytest.raises(WorkerError, match=r"ended during 'run' \(signal 9\).*the last words of this peer"):
        run(one)


def test_one_that_dies_between_messages(worker):
    one = opened(worker())
    os.kill(one.pid, 9)
    assert ended(one.pid)
    with pytest.raises(WorkerError, match="ended during 'run'"):
        run(one)


@pytest.mark.parametrize(
    ("line", "what"),
    [("Traceback", "is not JSON"), ("[1]", "has no 'ok'"), ('{"ok": 1}', "has no 'ok'"), ('{"x": 2}', "has no 'ok'")],
)
def test_what_is_no_reply_is_a_failure(worker, line, what):
    answer = f"os.write(int(os.environ['LAYA_BENCH_REPLY']), {line!r}.encode() + b'\\n')"
    one = worker(f"import os, sys; sys.stdin.readline(); {answer}; sys.stdin.readline()")
    with pytest.raises(WorkerError, match=what):
        one.ask("open", 10)
    assert not one.alive


def test_a_reply_may_come_in_pieces_and_be_long(worker):
    code = (
        "import os, sys, time\n"
        "out = int(os.environ['LAYA_BENCH_REPLY'])\n"
        "for line in sys.stdin:\n"
        "    text = b'{\"ok\": true, \"x\": \"' + b'y' * 300000 + b'\"}\\n'\n"
        "    os.write(out, text[:7]); time.sleep(0.05)\n"
        "    view = memoryview(text)[7:]\n"
        "    while view: view = view[os.write(out, view):]\n"
    )
    one = worker(code)
    for _ in range(2):
        assert len(one.ask("open", 10).values["x"]) == 300000


def test_half_a_reply_is_not_waited_for_beyond_the_limit(worker):
    code = "import os, sys, time; os.write(int(os.environ['LAYA_BENCH_REPLY']), b'{'); time.sleep(60)"
    with pytest.raises(WorkerError, match="within 1 s"):
        worker(code).ask("open", 1)


def test_its_own_processes_end_with_it(worker, tmp_path):
    code = (
        "import os, subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "os.write(int(os.environ['LAYA_BENCH_REPLY']), b'{\"ok\": true, \"pid\": %d}\\n' % child.pid)\n"
        "sys.stdin.readline(); sys.stdin.readline()\n"
    )
    one = worker(code)
    child = one.ask("open", 10).values["pid"]
    one.close()
    assert ended(child)
    assert ended(one.pid)


def test_it_ends_when_its_input_does(tmp_path, worker):
    one = opened(worker())
    one._process.stdin.close()
    assert ended(one.pid)


def test_a_program_that_is_not_there(tmp_path):
    with pytest.raises(WorkerError, match="someone: cannot be started: No such file"):
        Worker("someone", [str(tmp_path / "nothing")], tmp_path / "log")


def test_no_descriptors_are_left(worker):
    before = len(os.listdir("/proc/self/fd"))
    for fault in (None, "crash", None):
        one = opened(worker(), fault=fault)
        if fault:
            with pytest.raises(WorkerError):
                run(one)
        one.close()
        one.close()
    assert len(os.listdir("/proc/self/fd")) == before
