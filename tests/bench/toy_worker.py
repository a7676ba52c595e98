"""A worker with a peer that only keeps a list of what it was asked: for tests of the message loop."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import numpy as np

sys.path.append(os.environ["WORKERS"])
import base


class Toy(base.Peer):
    def open(self, checkpoint, device, options):
        print("printed while opening", flush=True)
        os.write(1, b"written to descriptor 1\n")
        self.child = subprocess.Popen(["sleep", "60"], close_fds=False)
        self.slow = set()
        self.caches_shapes = options.get("caches", False)
        self.fault = options.get("fault")
        self.asked = []
        with self.timed("load"):
            time.sleep(0.01)
        if self.fault == "long":
            with base.at_most(0.2, "thinking"):
                try:
                    time.sleep(30)
                except Exception:  # what a library might do
                    time.sleep(30)
        if self.fault == "refuses":
            raise base.RefusedError("no such\nluck")
        if self.fault == "raises":
            raise ValueError("first line\n  second line")
        self.facts["device"] = device

    def prepare(self, cells):
        with self.timed("compile"):
            time.sleep(0.01)
        self.notes.append(f"prepared {len(cells)}")

    def engine(self, cell, call):
        number = cell.calls.index(call)

        def run():
            self.asked.append(number)
            time.sleep(0.002 if number in self.slow else 0.03)
            self.slow.add(number)
            return number

        return run

    def result(self, call, value):
        count = sum(len(row.markers) for row in call.rows) - (self.fault == "short")
        return np.arange(count, dtype=np.float32) + value, np.full((len(call.rows), 2), value, np.float32)

    def predict(self, cell, call):
        return lambda: {"answers": {"asked": list(self.asked)}}


if __name__ == "__main__":
    sys.exit(base.serve(Toy()))
