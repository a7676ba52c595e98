"""Answers from a checkpoint: the public entry."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from collections.abc import Sequence as Items
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from laya_cuda.answer import result
from laya_cuda.batch import PackedBatch, group, pack
from laya_cuda.bundle import MANIFEST, Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.custody.built import last_built
from laya_cuda.errors import BundleError, DeviceError, RequestError
from laya_cuda.executors import WORKSPACE_MIB, Executor, ForwardResult, Placed
from laya_cuda.executors.account import Memory, Stats, Warmup
from laya_cuda.executors.transfers import Floats
from laya_cuda.plan import Plan, ShapeClass, shape_class, shape_classes
from laya_cuda.request import EncodedRequest, RecentParts, Sequence, encode_request
from laya_cuda.resources import checkout
from laya_cuda.rules import NO_RULES, RuleSet, load_rules

if TYPE_CHECKING:
    from laya_cuda.executors.cuda import DeviceResult

BUNDLE_VARIABLE = "LAYA_CUDA_BUNDLE"

RECENT_QUESTIONS, RECENT_BYTES = 1024, 8 << 20
"""The most questions whose tokens an engine keeps, and the most memory that they take."""


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

    It may be used from several threads; forwards run one after another, in the order of the calls.

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
        plan: str | RuleSet | None = None,
        graph: bool = True,
        max_graphs: int | None = None,
        workspace_mib: float = WORKSPACE_MIB,
    ) -> None:
        """Open a checkpoint and a library, and place the weights.

        Args:
            checkpoint: a directory in the upstream layout.
            bundle: a directory that `build.sh` or `build-cpu.sh` wrote. None takes the one that LAYA_CUDA_BUNDLE
                names, else the last one built: CUDA where the device allows it, then CPU, by `laya-cuda build` or in
                `build/cuda` and `build/cpu` of the checkout, whichever is newer.
            device: `auto`, `cpu`, `cuda` or `cuda:N`; `auto` follows the library.
            target: run the kernels of this target alone, as `portable`; None takes the best for the device.
            plan: which kernel variants run: the name of a file in manifests/plans, as `batch-invariant` (a sequence's
                results are the same bits whatever else is in the call), the path of one, or its rules; None goes by the
                device.
            graph: on a GPU, run forwards as CUDA graphs; the same bits without.
            max_graphs: keep at most this many graphs, the most recently used ones; None keeps one for every class.
            workspace_mib: the most that the workspace may take; what does not fit at once runs in several forwards.

        Raises:
            CheckpointError, BundleError, DeviceError: one of them cannot be used; the message says why.
            OutOfMemoryError: the device has too little free memory.
        """
        wanted = DeviceChoice.parse(device)
        # First, as a checkpoint that differs from its lock must not get as far as a device.
        self.checkpoint = checkpoint if isinstance(checkpoint, Checkpoint) else Checkpoint.open(checkpoint)
        self.bundle = bundle if isinstance(bundle, Bundle) else open_bundle(bundle, wanted)
        if wanted.kind not in ("auto", self.bundle.backend):
            raise DeviceError(
                f"device {device!r} asked for, but {self.bundle.directory} holds a library for {self.bundle.backend}"
            )
        self._tokenizer = self.checkpoint.tokenizer
        self._recent = RecentParts(RECENT_QUESTIONS, RECENT_BYTES)
        rules = load_rules(plan) if isinstance(plan, str) else plan
        options = _Options(wanted.ordinal, target, rules, graph, max_graphs, workspace_mib)
        self._executor = _executor(self.checkpoint, self.bundle, options)
        self.device = self._executor.device
        self.checkpoint.release()  # the executor has its own copy of the weights

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
        width = self.checkpoint.geometry.actions
        logits: list[list[Floats]] = [[] for _ in encoded]
        action_logits: list[list[Floats]] = [[np.empty((0, width), np.float32)] for _ in encoded]
        asked = [(index, request.sequences) for index, request in enumerate(encoded) if request.sequences]
        limit = batch_size if batch_size and batch_size > 0 else None
        for members in group(asked, limit, self._executor.capacity.rows):
            batch = pack([s for _, sequences in members for s in sequences], self._tokenizer.pad_id)
            forward = self.forward(batch)
            options = split_logits(batch, forward.logits)
            first = 0
            for index, sequences in members:
                after = first + len(sequences)
                logits[index] += options[first:after]
                action_logits[index].append(forward.action_logits[first:after])
                first = after
        return [self._result(one, logits[i], np.concatenate(action_logits[i])) for i, one in enumerate(encoded)]

    def encode(self, state: Any, questions: Mapping[str, Any]) -> EncodedRequest:
        """The sequences of a request, without running it.

        Raises:
            RequestError: as of `predict`.
        """
        geometry = self.checkpoint.geometry
        return encode_request(
            self._tokenizer,
            state,
            questions,
            max_len=geometry.max_len,
            head_max_len=geometry.head_max_len,
            recent=self._recent,
        )

    @overload
    def forward(
        self, sequences: PackedBatch | Items[Sequence], *, capture_hidden: bool = False, stream: None = None
    ) -> ForwardResult: ...

    @overload
    def forward(self, sequences: PackedBatch | Items[Sequence], *, stream: Any) -> DeviceResult: ...

    def forward(
        self, sequences: PackedBatch | Items[Sequence], *, capture_hidden: bool = False, stream: Any = None
    ) -> ForwardResult | DeviceResult:
        """Run one forward on encoded sequences.

        Args:
            sequences: at most 16, or a batch that `laya_cuda.batch.pack` made.
            capture_hidden: also return every layer's hidden state; slow.
            stream: queue the forward on this stream of the caller's (a handle, or an object of another library that
                wraps one) and return its results in device memory at once, without waiting. None waits for them.

        Raises:
            RequestError: the sequences exceed a limit, or a token id lies outside the vocabulary.
            OutOfMemoryError: the device has too little free memory for the results.
            DeviceError: the forward failed, or the engine is closed or dead.
        """
        batch = self._batch(sequences)
        if stream is None:
            return self._executor.run(batch, capture_hidden=capture_hidden)
        if capture_hidden:
            raise RequestError("hidden states are copied out between launches: ask for them without a stream")
        result: DeviceResult = self._executor.queue(batch, stream)
        return result

    def place(self, sequences: PackedBatch | Items[Sequence]) -> Placed:
        """Put a batch into memory of its own, to be run on a caller's stream or captured into a caller's graph.

        Raises:
            RequestError, DeviceError: as of `forward`.
            OutOfMemoryError: the device has too little free memory.
        """
        return self._executor.place(self._batch(sequences))

    def warmup(self, shapes: Iterable[ShapeClass] | None = None) -> Warmup:
        """Prepare shape classes, all where none are named, so that no request pays for it.

        Raises:
            OutOfMemoryError: the device has too little free memory; what the warm-up took is free again.
            DeviceError: the engine is closed or dead.
        """
        done = self._executor.warm(shapes)
        self.forward([Sequence(ids=(self._tokenizer.cls_id, self._tokenizer.mask_id), markers=(1,), qtype=0)])
        return done

    @property
    def failure(self) -> DeviceError | None:
        """What made the engine unusable, or None."""
        return self._executor.failure

    def memory(self) -> Memory:
        """The memory that it holds on the device."""
        return self._executor.memory()

    def stats(self) -> Stats:
        """How many forwards, captures and evictions there were."""
        return self._executor.stats()

    def plan(self, sequences: PackedBatch | Items[Sequence] | None = None) -> Plan:
        """The plan that a batch would run by, or that of the smallest class; `str()` prints it."""
        shape = next(iter(shape_classes())) if sequences is None else shape_class(self._batch(sequences))
        return self._executor.plan(shape)

    def close(self) -> None:
        """Wait for the running call and free the device's memory; calling it again does nothing.

        Results and arrays that callers still hold keep their memory.
        """
        self._executor.close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _batch(self, sequences: PackedBatch | Items[Sequence]) -> PackedBatch:
        """The sequences packed, and within the checkpoint's limits."""
        batch = sequences if isinstance(sequences, PackedBatch) else pack(sequences, self._tokenizer.pad_id)
        geometry = self.checkpoint.geometry
        ids = batch.ids.view(np.uint32)  # a negative one is a large one
        if ids.item(ids.argmax()) >= geometry.vocab:  # numpy's max takes several times as long
            raise RequestError(f"a token id lies outside the vocabulary of {geometry.vocab}")
        longest = max(batch.lengths.tolist())
        if longest > geometry.max_len:
            raise RequestError(f"a sequence of {longest} tokens; this checkpoint takes {geometry.max_len}")
        return batch

    def _result(self, encoded: EncodedRequest, logits: Items[Floats], action_logits: Floats) -> dict[str, Any]:
        own = self.checkpoint
        return result(encoded, logits, action_logits, own.temperature, own.temperature_by_options)


def split_logits(batch: PackedBatch, logits: Floats) -> list[Floats]:
    """One array [options] a sequence."""
    spans = zip(batch.option_starts.tolist(), batch.option_counts.tolist(), strict=True)
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
    from laya_cuda.executors.driver import Driver

    try:
        Bundle.open(folder).targets_for(Driver().device(0).capability)
    except (BundleError, DeviceError):
        return False
    return True


@dataclass(frozen=True)
class _Options:
    """How an executor is to run; see `Engine`."""

    ordinal: int
    target: str | None
    rules: RuleSet | None
    graph: bool
    max_graphs: int | None
    workspace_mib: float


def _executor(checkpoint: Checkpoint, bundle: Bundle, options: _Options) -> Executor:
    if bundle.backend == "cpu":
        from laya_cuda.executors.host import HostExecutor

        if options.target not in (None, "cpu"):
            raise BundleError(f"{bundle.directory}: no {options.target} kernels; it is a CPU library")
        return HostExecutor(checkpoint, bundle, options.rules or NO_RULES, workspace_mib=options.workspace_mib)
    from laya_cuda.executors.cuda import CudaExecutor

    return CudaExecutor(
        checkpoint,
        bundle,
        ordinal=options.ordinal,
        target=options.target,
        rules=options.rules,
        graph=options.graph,
        max_graphs=options.max_graphs,
        workspace_mib=options.workspace_mib,
    )
