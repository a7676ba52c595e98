"""The command, run as a person runs it: in its own process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from fake_library import build, kernel_rows

GOOD = {"state": "I was charged twice.", "questions": {"refund": {"type": "noul", "instructions": "A refund?"}}}


def run(*arguments, text="", **options):
    command = [sys.executable, "-m", "laya_cuda", *map(str, arguments)]
    data = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run(command, input=data, capture_output=True, timeout=120, **options)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


def one_line_error(result, complaint):
    code, out, err = result
    assert code == 2
    assert out == ""
    errors = [line for line in err.splitlines() if not line.startswith("warning: ")]
    assert len(errors) == 1, err
    assert errors[0].startswith("error: ")
    assert complaint in errors[0]


def test_answers_in_order(tiny_checkpoint, cpu_bundle, engine, requests, root):
    code, out, err = run("decide", tiny_checkpoint, root / "examples/requests.jsonl", "--bundle", cpu_bundle)
    assert code == 0
    assert lines(out) == [engine.predict(r["state"], r["questions"]) for r in requests]
    assert all(line.startswith("warning: ") for line in err.splitlines())


BAD = [
    (b"{", "not JSON"),
    (b"[1, 2]", "must be a JSON object"),
    (b'{"questions": {}}', "no 'state'"),
    (b'{"state": "x"}', "no 'questions'"),
    (b'{"state": 5, "questions": {}}', "'state' must be"),
    (b'{"state": "x", "questions": []}', "'questions' must be"),
    (b'{"state": "x", "questions": {"q": {"type": "maybe", "instructions": "?"}}}', "'q'"),
    (b'{"state": "x", "questions": {"q": {"type": "choice", "instructions": "?", "criteria": {}}}}', "'q'"),
    (b'{"state": "x", "questions": {"q": {"type": "noul"}}}', "'q'"),
    (b'{"state": "\xff", "questions": {}}', "not UTF-8"),
    (b"[" * 100_000, "nested too deeply"),
    (b'{"state": ' + b"9" * 5000 + b', "questions": {}}', "not usable JSON"),
    (
        json.dumps({"state": "x", "questions": {f"q{i}": GOOD["questions"]["refund"] for i in range(17)}}).encode(),
        "17 questions",
    ),
]


def test_bad_lines_answer_in_their_place_and_the_rest_go_on(tiny_checkpoint, cpu_bundle):
    good = json.dumps(GOOD).encode()
    text = b"\n".join(part for bad, _ in BAD for part in (good, bad)) + b"\n\n" + good
    code, out, _ = run("decide", tiny_checkpoint, "--bundle", cpu_bundle, text=text)
    assert code == 1
    answers = lines(out)
    assert len(answers) == 2 * len(BAD) + 1
    for i, (bad, complaint) in enumerate(BAD):
        assert "refund" in answers[2 * i]["answers"]
        assert answers[2 * i + 1].keys() == {"error", "line"}
        assert answers[2 * i + 1]["line"] == 2 * i + 2
        assert complaint in answers[2 * i + 1]["error"], bad[:60]
    assert "refund" in answers[-1]["answers"]


def test_model_key_and_text_that_is_not_plain(tiny_checkpoint, cpu_bundle):
    questions = {"q\ud800": {"type": "choice", "instructions": "ünï", "criteria": ["a", "b"]}}
    text = json.dumps({"model": "laya", "state": "", "questions": {"ü": questions["q\ud800"]}})
    code, out, _ = run("decide", tiny_checkpoint, "--bundle", cpu_bundle, text=text + "\n" + json.dumps(GOOD))
    assert code == 0
    assert list(lines(out)[0]["answers"]) == ["ü"]


def test_table(tiny_checkpoint, cpu_bundle, root):
    code, out, _ = run(
        "decide", tiny_checkpoint, root / "examples/requests.jsonl", "--bundle", cpu_bundle, "--format", "table"
    )
    assert code == 0
    assert out.startswith("device   cpu\n")
    assert "1: Hi, I noticed" in out
    assert "urgency" in out


def test_table_shows_what_cannot_be_answered_or_printed(tiny_checkpoint, cpu_bundle):
    odd = json.dumps({**GOOD, "state": "a \ud800 b"})
    code, out, err = run("decide", tiny_checkpoint, "--bundle", cpu_bundle, "--format", "table", text=odd + "\n{\n")
    assert code == 1
    assert "1: a \\ud800 b" in out
    assert "2: (no request)\n   error: not JSON" in out
    assert "Traceback" not in err


def test_answers_come_before_the_input_ends(tiny_checkpoint, cpu_bundle):
    command = [sys.executable, "-m", "laya_cuda", "decide", tiny_checkpoint, "--bundle", cpu_bundle]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        for _ in range(2):
            process.stdin.write(json.dumps(GOOD).encode() + b"\n")
            process.stdin.flush()
            assert "answers" in json.loads(process.stdout.readline())
        process.stdin.close()
        assert process.wait(30) == 0


def test_a_reader_that_goes_away_is_no_error(tiny_checkpoint, cpu_bundle):
    command = [sys.executable, "-W", "ignore", "-m", "laya_cuda", "decide", tiny_checkpoint, "--bundle", cpu_bundle]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as process:
        process.stdout.close()
        process.stdin.write(json.dumps(GOOD).encode() + b"\n")
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


def test_ctrl_c_is_quiet(tiny_checkpoint, cpu_bundle):
    command = [sys.executable, "-W", "ignore", "-m", "laya_cuda", "decide", tiny_checkpoint, "--bundle", cpu_bundle]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}

    def listen():
        # A shell starts background jobs with SIGINT ignored, and children inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)

    with subprocess.Popen(command, preexec_fn=listen, **pipes) as process:
        process.stdin.write(json.dumps(GOOD).encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        time.sleep(0.2)
        os.kill(process.pid, signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr.read().strip() in (b"", b"Aborted!")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "Missing argument 'CHECKPOINT'"),
        (["{checkpoint}", "nowhere.jsonl", "--bundle", "{bundle}"], "nowhere.jsonl"),
        (["nowhere", "--bundle", "{bundle}"], "nowhere"),
        (["{checkpoint}", "--bundle", "nowhere"], "nowhere: no such folder"),
        (["{checkpoint}", "--bundle", "{bundle}", "--device", "tpu"], "unknown device 'tpu'"),
        (["{checkpoint}", "--bundle", "{bundle}", "--device", "cuda"], "holds a library for cpu"),
        (["{checkpoint}", "--bundle", "{bundle}", "--format", "xml"], "'xml' is not one of"),
        (["{checkpoint}", "--nonsense"], "--nonsense"),
    ],
)
def test_setup_errors_are_one_line(tiny_checkpoint, cpu_bundle, arguments, complaint):
    filled = [a.format(checkpoint=tiny_checkpoint, bundle=cpu_bundle) for a in arguments]
    one_line_error(run("decide", *filled), complaint)


def test_bad_bundles_are_one_line(tiny_checkpoint, tmp_path):
    library = build(tmp_path / "cut")
    (library / "liblaya_fake.so").write_bytes(b"\x7fELF")
    one_line_error(run("decide", tiny_checkpoint, "--bundle", library), "truncated, or changed after the build")
    (library / "liblaya_fake.so").unlink()
    one_line_error(run("decide", tiny_checkpoint, "--bundle", library), "is missing")
    other = build(tmp_path / "other", version=3)
    one_line_error(run("decide", tiny_checkpoint, "--bundle", other), "ABI 3")
    empty = build(tmp_path / "empty", backend="cpu", kernels=[], architectures=())
    one_line_error(run("decide", tiny_checkpoint, "--bundle", empty), "no kernels for the host")
    few = build(tmp_path / "few", backend="cpu", kernels=kernel_rows(["cpu"])[:1], architectures=())
    one_line_error(run("decide", tiny_checkpoint, "--bundle", few), "no kernel for gemm")


def test_info(tiny_checkpoint, cpu_bundle, tmp_path):
    code, out, _ = run("info", "--bundle", cpu_bundle)
    assert code == 0
    assert "(cpu, ABI 2)" in out
    code, out, _ = run("info", tiny_checkpoint, "--bundle", cpu_bundle, "--plan")
    assert code == 0
    assert "tiny: 128 wide, 2 heads" in out
    assert "encoder 0 attention" in out
    code, out, _ = run("info", "--bundle", build(tmp_path / "cuda"))
    assert code == 0
    assert "sm_90a, compute_80" in out
    one_line_error(run("info", "--plan"), "--plan needs a CHECKPOINT")


def test_synth(tmp_path):
    code, out, _ = run("checkpoint", "synth", tmp_path / "c", "--geometry", "tiny", "--seed", 3, "--layers", 1)
    assert code == 0
    assert "tiny, seed 3" in out
    one_line_error(run("checkpoint", "synth", tmp_path / "c"), "already exists")
    one_line_error(run("checkpoint", "synth", tmp_path / "d", "--seed", -1), "--seed")


def test_version_and_help():
    assert run("--version")[1].startswith("laya-cuda, version ")
    code, out, _ = run("decide", "--help")
    assert code == 0
    assert "--device" in out
