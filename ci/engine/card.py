"""The GPU, apart from the engine: free memory, and a process that holds memory so that others run out."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LARGEST, SMALLEST = 2**33, 2**16


class Card:
    """A device's primary context, held until `close`, so that its own memory is no part of later readings."""

    def __init__(self, ordinal: int = 0) -> None:
        self._api = import_module("cuda.bindings.driver")
        self._call("cuInit", 0)
        self._device = self._call("cuDeviceGet", ordinal)
        self._context = self._call("cuDevicePrimaryCtxRetain", self._device)
        self._chunks: list[Any] = []

    @staticmethod
    def count() -> int:
        """Devices that the driver shows."""
        api = import_module("cuda.bindings.driver")
        if int(api.cuInit(0)[0]):
            return 0
        return int(api.cuDeviceGetCount()[1])

    def free(self) -> int:
        """Bytes of the whole card that are free."""
        return int(self._inside("cuMemGetInfo")[0])

    def leave(self, size: int) -> int:
        """Take or give memory until about `size` bytes are free; returns how many are.

        Takes as many large pieces as fit, then ever smaller ones.
        """
        while self._chunks:
            self._inside("cuMemFree", self._chunks.pop())
        piece = LARGEST
        while piece >= SMALLEST:
            if self.free() - size < piece:
                piece //= 2
                continue
            try:
                self._chunks.append(self._inside("cuMemAlloc", piece))
            except RuntimeError:
                piece //= 2
        return self.free()

    def close(self) -> None:
        while self._chunks:
            self._inside("cuMemFree", self._chunks.pop())
        self._call("cuDevicePrimaryCtxRelease", self._device)

    def _inside(self, name: str, *arguments: Any) -> Any:
        self._call("cuCtxPushCurrent", self._context)
        try:
            return self._call(name, *arguments)
        finally:
            self._call("cuCtxPopCurrent")

    def _call(self, name: str, *arguments: Any) -> Any:
        code, *values = getattr(self._api, name)(*arguments)
        if int(code):
            raise RuntimeError(f"{name} gave {int(code)}")
        return values[0] if len(values) == 1 else values


class Holder:
    """Another process that holds the card's memory; it lets go when this one ends."""

    def __init__(self, command: list[str] | None = None) -> None:
        program = command or [sys.executable, str(ROOT / "ci" / "gpu_engine.py"), "hold"]
        self._process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def leave(self, size: int) -> int:
        """Let the other process take all but `size` bytes; returns how many are free then."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{size}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the process that holds the card has ended")
        return int(json.loads(answer)["free"])

    def __enter__(self) -> Holder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()


def hold() -> int:
    """The other process: a number a line on standard input is how many bytes to leave; ends with its input."""
    card = Card()
    for line in sys.stdin:
        print(json.dumps({"free": card.leave(int(line))}), flush=True)
    card.close()
    return 0
