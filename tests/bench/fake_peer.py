"""A peer that computes nothing and takes a known time, with faults to order: the other side of the protocol, alone.

Options of `open`: ms (what a call takes), fault (one of those below, or none), at (from which measured block on).
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

FAULTS = (
    "absent",  # refuses to open
    "hang-open",  # never answers `open`
    "sleep",  # one sample of a block has a long sleep in it
    "idle",  # sleeps between samples, outside what it times
    "slow-clock",  # its clock runs at half the speed
    "fast-clock",  # its clock runs at double the speed
    "drift",  # every block takes a third longer than the one before
    "few",  # gives fewer samples than asked for
    "nan",  # a sample is no number
    "wrong-logits",
    "nan-logits",
    "short-logits",
    "no-device",  # refuses one boundary
    "crash",  # ends in the middle of a block
    "hang",  # never answers `run`
    "garbage",  # answers with something that is no JSON
    "child",  # leaves a process behind that holds everything open
)


class Peer:
    def __init__(self) -> None:
        self.options: dict = {}
        self.cells: dict = {}
        self.blocks = 0
        self.seen: set = set()

    @property
    def fault(self) -> str | None:
        return self.options.get("fault") if self.blocks >= self.options.get("at", 0) else None

    def open(self, checkpoint, device, options):
        self.options = options
        print("a line on standard output", flush=True)
        if self.fault == "absent":
            return {"ok": False, "reason": "this peer is not installed"}
        if self.fault == "hang-open":
            time.sleep(600)
        if self.fault == "child":
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], close_fds=False)
        facts = {"device": device, **options.get("facts", {})}
        return {"seconds": {"import": 0.01, "load": 0.02}, "facts": facts, "notes": options.get("notes", [])}

    def cells_message(self, path):
        with open(path, encoding="utf-8") as file:
            self.cells = json.load(file)["cells"]
        return {}

    def run(self, cell, boundary, warmups, samples):
        began = time.perf_counter()
        if boundary == "device" and self.fault == "no-device":
            return {"ok": False, "reason": "has no device time"}
        wanted = float(self.options.get("ms", 2.0))
        new = (cell, boundary) not in self.seen
        self.seen.add((cell, boundary))
        fault = None if new else self.fault  # the pass that does not count goes well
        if not new:
            self.blocks += 1
        if fault == "drift":
            wanted *= 1.33**self.blocks
        first = self.call(wanted) if new and warmups else None
        for _ in range(warmups - (first is not None)):
            self.call(wanted)
        ms = []
        for number in range(samples):
            if fault == "crash" and number == samples // 2:
                print("the last words of this peer", flush=True)
                os.kill(os.getpid(), signal.SIGKILL)
            if fault == "hang":
                time.sleep(600)
            ms.append(self.call(wanted + (80.0 if fault == "sleep" and number == 1 else 0.0)))
            if fault == "idle":
                time.sleep(2 * wanted / 1e3)
        wall = time.perf_counter() - began
        speed = {"slow-clock": 0.5, "fast-clock": 2.0}.get(fault, 1.0)
        ms, wall = [x * speed for x in ms], wall * speed
        if fault == "few":
            ms.pop()
        if fault == "nan":
            ms[0] = float("nan")
        return {"ms": ms, "first_ms": first, "wall_s": wall, "setup_s": 0.0}

    @staticmethod
    def call(ms):
        began = time.perf_counter()
        time.sleep(ms / 1e3)
        return (time.perf_counter() - began) * 1e3

    def answers(self, cell, calls):
        found = {"logits": [], "action_logits": [], "answers": []}
        for number in calls:
            call = self.cells[cell]["calls"][number]
            logits, actions = [], []
            for row in call["rows"]:
                logits += [((sum(row["ids"]) + 31 * marker) % 97) / 10 for marker in row["markers"]]
                actions += [1.0, sum(row["ids"]) % 5]
            if self.fault == "wrong-logits":
                logits = logits[::-1]
            if self.fault == "nan-logits":
                logits[0] = float("nan")
            if self.fault == "short-logits":
                logits.pop()
            found["logits"].append(logits)
            found["action_logits"].append(actions)
            found["answers"].append({})
        return found


def main() -> None:
    replies = os.fdopen(int(os.environ["LAYA_BENCH_REPLY"]), "w")
    peer = Peer()
    for line in sys.stdin:
        message = json.loads(line)
        do = message.pop("do")
        if do == "close":
            reply = {}
        else:
            reply = getattr(peer, {"cells": "cells_message"}.get(do, do))(**message)
        text = json.dumps({"ok": True, **reply})
        if peer.fault == "garbage" and do == "run":
            text = "Traceback (most recent call last):"
        replies.write(text + "\n")
        replies.flush()
        if do == "close":
            return


if __name__ == "__main__":
    main()
