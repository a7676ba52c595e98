"""Answers from a checkpoint: the public entry."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from collections.abc import Sequence as Items
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from laya_cuda.answer import result
from laya_cuda.batch import PackedBatch, group, pack
from laya_cuda.bundle import MANIFEST, Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.custody.built import last_built
from laya_cuda.errors import BundleError, DeviceError, RequestError
from laya_cuda.executors import Executor, Floats, ForwardResult
from laya_cuda.plan import Plan, ShapeClass, shape_class, shape_classes
from laya_cuda.request import EncodedRequest, Sequence, encode_request
from laya_cuda.resources import checkout

BUNDLE_VARIABLE = "LAYA_CUDA_BUNDLE"


@dataclass(frozen=True)
class DeviceChoice:
    """What the `device` argument asks for: kind is auto, cuda or cpu."""

    kind: str
    ordinal: int = 0

    @classmethod
    def parse(cls, text: str) -> DeviceChoice:
        """Read `auto`, `cpu`, `cuda` or `cuda:N`.

        Raises:
            DeviceError: it is none of those.
        """
        match = re.fullmatch(r"(auto|cpu|cuda)(?::(\d+))?", text)
        if match is None or (match[2] and match[1] != "cuda"):
            raise DeviceError(f"unknown device {text!r}; use auto, cpu, cuda or cuda:N")
        return cls(match[1], int(match[2] or 0))


class Engine:
    """Answers typed questions about states.

    It may be used from several threads; forwards run one after another.

    Attributes:
        checkpoint: the opened checkpoint.
        bundle: the opened library.
        device: what it runs on, such as `cpu` or `cuda:0 (NVIDIA H200, capability 9.0)`.
    """

    def __init__(
        self,
        checkpoint: str | Path | Checkpoint,
        bundle: str | Path | Bundle | None = None,
        device: str = "auto",
        *,
        target: str | None = None,
    ) -> None:
        """Open a checkpoint and a library, and place the weights.

        Args:
            checkpoint: a directory in the upstream layout.
            bundle: a directory that `build.sh` or `build-cpu.sh` wrote. None takes the one that LAYA_CUDA_BUNDLE
                names, else the last one built: CUDA where the device allows it, then CPU, by `laya-cuda build` or in
                `build/cuda` and `build/cpu` of the checkout, whichever is newer.
            device: `auto`, `cpu`, `cuda` or `cuda:N`; `auto` follows the library.
            target: run the kernels of this target alone, as `portable`; None takes the best for the device.

        Raises:
            CheckpointError, BundleError, DeviceError: one of them cannot be used; the message says why.
        """
        wanted = DeviceChoice.parse(device)
        self.bundle = bundle if isinstance(bundle, Bundle) else open_bundle(bundle, wanted)
        if wanted.kind not in ("auto", self.bundle.backend):
            raise DeviceError(
                f"device {device!r} asked for, but {self.bundle.directory} holds a library for {self.bundle.backend}"
            )
        self.checkpoint = checkpoint if isinstance(checkpoint, Checkpoint) else Checkpoint.open(checkpoint)
        self._tokenizer = self.checkpoint.tokenizer
        self._executor = _executor(self.checkpoint, self.bundle, wanted.ordinal, target)
        self.device = self._executor.device

    @property
    def targets(self) -> tuple[str, ...]:
        """The kernel targets in use, best first."""
        return self._executor.targets

    def predict(self, state: Any, questions: Mapping[str, Any]) -> dict[str, Any]:
        """Answer questions about one state.

        Args:
            state: text, an object, or a list of turns (of which the newest are kept where it is too long).
            questions: by id, each `{"type": "choice"|"score"|"noul", "instructions": ..., "criteria": ...}`.

        Returns:
            `{"model": ..., "answers": {id: ...}, "usage": {"input_tokens": n, "output_tokens": 0}}`.

        Raises:
            RequestError: a ValueError that names the question at fault.
            DeviceError: the forward failed.
        """
        return self.predict_batch([state], questions)[0]

    def predict_batch(
        self, states: Iterable[Any], questions: Mapping[str, Any], batch_size: int | None = None
    ) -> list[dict[str, Any]]:
        """Answer the same questions about many states; results are in the order of the states.

        States share forwards of up to 16 sequences.

        Args:
            batch_size: at most this many states a forward; None or less than 1 leaves that to the limits.

        Raises:
            TypeError: states is a single state.
            RequestError, DeviceError: as of `predict`.
        """
        if isinstance(states, (str, bytes, Mapping)):
            raise TypeError("predict_batch takes a list of states; give a single state to predict")
        encoded = [self.encode(state, questions) for state in states]
        results: list[dict[str, Any] | None] = [None] * len(encoded)
        asked = [(index, request.sequences) for index, request in enumerate(encoded) if request.sequences]
        limit = batch_size if batch_size and batch_size > 0 else None
        for members in group(asked, limit):
            batch = pack([s for _, sequences in members for s in sequences], self._tokenizer.pad_id)
            forward = self.forward(batch)
            logits = split_logits(batch, forward.logits)
            row = 0
            for index, sequences in members:
                span = slice(row, row + len(sequences))
                results[index] = self._result(encoded[index], logits[span], forward.action_logits[span])
                row += len(sequences)
        nothing = np.empty((0, self.checkpoint.geometry.actions), np.float32)
        return [self._result(encoded[i], [], nothing) if r is None else r for i, r in enumerate(results)]

    def encode(self, state: Any, questions: Mapping[str, Any]) -> EncodedRequest:
        """The sequences of a request, without running it.

        Raises:
            RequestError: as of `predict`.
        """
        geometry = self.checkpoint.geometry
        return encode_request(
            self._tokenizer, state, questions, max_len=geometry.max_len, head_max_len=geometry.head_max_len
        )

    def forward(self, sequences: PackedBatch | Items[Sequence], *, capture_hidden: bool = False) -> ForwardResult:
        """Run one forward on encoded sequences.

        Args:
            sequences: at most 16, or a batch that `laya_cuda.batch.pack` made.
            capture_hidden: also return every layer's hidden state; slow.

        Raises:
            RequestError: the sequences exceed a limit, or a token id lies outside the vocabulary.
            DeviceError: the forward failed, or the engine is closed.
        """
        batch = sequences if isinstance(sequences, PackedBatch) else pack(sequences, self._tokenizer.pad_id)
        geometry = self.checkpoint.geometry
        if batch.ids.min() < 0 or batch.ids.max() >= geometry.vocab:
            raise RequestError(f"a token id lies outside the vocabulary of {geometry.vocab}")
        longest = int(batch.lengths.max())
        if longest > geometry.max_len:
            raise RequestError(f"a sequence of {longest} tokens; this checkpoint takes {geometry.max_len}")
        return self._executor.run(batch, capture_hidden=capture_hidden)

    def warmup(self) -> None:
        """Prepare every shape class and run one forward, so that no request pays for it."""
        for shape in shape_classes():
            self._executor.warm(shape)
        self.forward([Sequence(ids=(self._tokenizer.cls_id, self._tokenizer.mask_id), markers=(1,), qtype=0)])

    def plan(self, sequences: PackedBatch | Items[Sequence] | None = None) -> Plan:
        """The plan that a batch would run by, or that of the smallest class; `str()` prints it."""
        if sequences is None:
            return self._executor.plan(next(iter(shape_classes())))
        batch = sequences if isinstance(sequences, PackedBatch) else pack(sequences, self._tokenizer.pad_id)
        shape: ShapeClass = shape_class(batch)
        return self._executor.plan(shape)

    def close(self) -> None:
        """Free the device's memory; calling it again does nothing."""
        self._executor.close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _result(self, encoded: EncodedRequest, logits: Items[Floats], action_logits: Floats) -> dict[str, Any]:
        own = self.checkpoint
        return result(encoded, logits, action_logits, own.temperature, own.temperature_by_options)


def split_logits(batch: PackedBatch, logits: Floats) -> list[Floats]:
    """One array [options] a sequence."""
    spans = zip(batch.option_starts, batch.option_counts, strict=True)
    return [logits[start : start + count] for start, count in spans]


def open_bundle(directory: str | Path | None, device: DeviceChoice) -> Bundle:
    """The library in `directory`, or where none is named, the one that `Engine` describes.

    Raises:
        BundleError: there is none, or it cannot be used.
    """
    named = directory or os.environ.get(BUNDLE_VARIABLE)
    if named:
        return Bundle.open(named)
    tried = _candidates([kind for kind in ("cuda", "cpu") if device.kind in ("auto", kind)])
    for kind, folder in tried:
        if (folder / MANIFEST).is_file() and (kind == "cpu" or device.kind == "cuda" or _usable(folder)):
            return Bundle.open(folder)
    looked = f" (looked in {', '.join(str(folder) for _, folder in tried)})" if tried else ""
    remembered = "" if last_built() else "; `laya-cuda build` has made none that is remembered"
    raise BundleError(
        f"no library named{looked}{remembered}: build one with `laya-cuda build OUT --cc 90` or `--cpu`, "
        f"or name one with --bundle or {BUNDLE_VARIABLE}"
    )


def _candidates(kinds: Items[str]) -> list[tuple[str, Path]]:
    """Backend and folder of what was built in the checkout or remembered; by backend, the newest first."""
    root, remembered = checkout(), last_built()
    found: list[tuple[str, Path]] = []
    for kind in kinds:
        folders = [] if root is None else [root / "build" / kind]
        if kind in remembered and remembered[kind] not in folders:
            folders.append(remembered[kind])
        found += [(kind, folder) for folder in sorted(folders, key=_made, reverse=True)]
    return found


def _made(folder: Path) -> float:
    """When a folder's library was built; 0 where there is none."""
    try:
        return (folder / MANIFEST).stat().st_mtime
    except OSError:
        return 0.0


def _usable(folder: Path) -> bool:
    """Whether the first CUDA device can run the library in a folder."""
    from laya_cuda.executors.cuda import Driver

    try:
        Bundle.open(folder).targets_for(Driver().device(0).capability)
    except (BundleError, DeviceError):
        return False
    return True


def _executor(checkpoint: Checkpoint, bundle: Bundle, ordinal: int, target: str | None) -> Executor:
    if bundle.backend == "cpu":
        from laya_cuda.executors.host import HostExecutor

        if target not in (None, "cpu"):
            raise BundleError(f"{bundle.directory}: no {target} kernels; it is a CPU library")
        return HostExecutor(checkpoint, bundle)
    from laya_cuda.executors.cuda import CudaExecutor

    return CudaExecutor(checkpoint, bundle, ordinal=ordinal, target=target)
