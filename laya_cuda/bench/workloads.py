"""The frozen workloads: texts and questions in manifests/workloads, made by examples/bench_workloads.py.

A workload is text and has no token counts of its own. `resolve` turns it into a cell for one checkpoint: token ids by
its tokenizer, every row of a shape cut to exactly the cell's length, whatever the tokenizer makes of the text.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from laya_cuda.errors import LayaError, RequestError, one_line
from laya_cuda.geometry import Geometry
from laya_cuda.request import EncodedRequest, Sequence, encode_request
from laya_cuda.resources import sources
from laya_cuda.tokenizer import Tokenizer

CELLS = (
    "1x48",
    "4x64",
    "1x464",
    "1x512",
    "4x464",
    "16x512",
    "choice-L48",
    "score-L64",
    "medium-L176",
    "mixed-500",
)
"""Every workload, in the order of reports."""

SUMS = "SHA256SUMS"
_STATE_ROOM = 16  # tokens of a short row that stay for its state


class WorkloadError(LayaError):
    """A workload is unknown or damaged, or a checkpoint cannot take it."""


@dataclass(frozen=True)
class Ask:
    """One request: a state (text, or a list of turns) and questions by id. `tokens` is the length to cut it to."""

    state: Any
    questions: Mapping[str, Any]
    tokens: int


@dataclass(frozen=True)
class Workload:
    """A frozen workload.

    Attributes:
        name: as in `CELLS`.
        stream: whether it is a stream of different requests, each of which is one sample; else a shape.
        rows: rows of a call; 0 for a stream.
        tokens: tokens of a row; for a stream, those of the longest.
        asks: its calls.
        sha256: of its file.
    """

    name: str
    stream: bool
    rows: int
    tokens: int
    asks: tuple[Ask, ...]
    sha256: str


@dataclass(frozen=True)
class Call:
    """One call of a cell.

    Attributes:
        rows: what the boundaries `engine` and `device` take.
        state, questions: what `predict` takes; the state is cut by words until its longest row fits the cell's length,
            or has a single word.
        predict_tokens: tokens of the rows that this request makes.
    """

    rows: tuple[Sequence, ...]
    state: Any
    questions: Mapping[str, Any]
    predict_tokens: tuple[int, ...]


@dataclass(frozen=True)
class Cell:
    """A workload resolved for one checkpoint.

    Attributes:
        boundaries: where it is measured.
        sha256: of the resolved ids and requests, so that cells of two runs can be told apart.
    """

    name: str
    stream: bool
    tokens: int
    boundaries: tuple[str, ...]
    calls: tuple[Call, ...]
    sha256: str

    @property
    def shape(self) -> str:
        """Rows and tokens in words, as `4 x 464`."""
        if self.stream:
            lengths = [len(row.ids) for call in self.calls for row in call.rows]
            most = max(len(call.rows) for call in self.calls)
            return f"1..{most} x {min(lengths)}..{max(lengths)}"
        return f"{len(self.calls[0].rows)} x {self.tokens}"


def folder() -> Path:
    """Where the frozen files lie."""
    return sources() / "manifests" / "workloads"


def load(name: str, where: Path | None = None) -> Workload:
    """Read a frozen workload and check it against SHA256SUMS.

    Raises:
        WorkloadError: there is none of that name, or its file is not the frozen one.
    """
    where = where or folder()
    if name not in CELLS:
        raise WorkloadError(f"unknown cell {name!r}; use {', '.join(CELLS)}")
    path = where / f"{name}.json"
    try:
        data = path.read_bytes()
        lines = (where / SUMS).read_text(encoding="utf-8").splitlines()
        sums = {file: digest for digest, file in (line.split() for line in lines)}
    except (OSError, ValueError) as error:
        raise WorkloadError(f"{where}: the workloads cannot be read: {one_line(error)}; install again") from None
    digest = hashlib.sha256(data).hexdigest()
    if sums.get(path.name) != digest:
        raise WorkloadError(f"{path} is not the frozen file that {SUMS} names; restore it from the release")
    frozen = json.loads(data)
    pool = frozen["questions"]
    asks = tuple(
        Ask(call["state"], {key: pool[key] for key in call["ask"]}, call.get("tokens", frozen["tokens"]))
        for call in frozen["calls"]
    )
    return Workload(name, frozen["stream"], frozen["rows"], frozen["tokens"], asks, digest)


def resolve(workload: Workload, tokenizer: Tokenizer, geometry: Geometry, calls: int | None = None) -> Cell:
    """The cell of a workload for a checkpoint; its first `calls` calls alone where a number is given.

    Raises:
        WorkloadError: the checkpoint takes no rows of that length, or its tokenizer makes too few tokens of a text.
    """
    if not workload.stream and workload.tokens > geometry.max_len:
        raise WorkloadError(
            f"{workload.name}: rows of {workload.tokens} tokens; this checkpoint takes {geometry.max_len}"
        )
    resolved = tuple(_call(workload, ask, tokenizer, geometry) for ask in workload.asks[:calls])
    for number, call in enumerate(resolved):
        if len(set(call.rows)) != len(call.rows):
            raise WorkloadError(f"{workload.name}: call {number} has two equal rows under this tokenizer")
        if any(len(row.ids) != workload.tokens for row in call.rows) and not workload.stream:
            raise WorkloadError(f"{workload.name}: call {number} has a row that is not {workload.tokens} tokens long")
    boundaries = ("engine", "predict") if workload.stream else ("engine", "predict", "device")
    text = json.dumps([_call_json(call) for call in resolved], ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Cell(workload.name, workload.stream, workload.tokens, boundaries, resolved, digest)


def write_cells(path: Path, cells: Iterable[Cell]) -> None:
    """Write resolved cells for workers.

    `{"format": 1, "cells": {name: {"stream": bool, "boundaries": [...], "calls": [{"rows": [{"ids": [...], "markers":
    [...], "qtype": n}, ...], "request": {"state": ..., "questions": {...}}}, ...]}}}`
    """
    data = {
        "format": 1,
        "cells": {
            cell.name: {
                "stream": cell.stream,
                "boundaries": list(cell.boundaries),
                "calls": [_call_json(call) for call in cell.calls],
            }
            for cell in cells
        },
    }
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def words(state: Any) -> int:
    """Words of a state: of its text, or of all its turns."""
    return len(state.split(" ")) if isinstance(state, str) else sum(words(turn["text"]) for turn in state)


def cut(state: Any, count: int) -> Any:
    """The first `count` words of a state; turns that would be empty are left out."""
    if isinstance(state, str):
        return " ".join(state.split(" ")[:count])
    turns = []
    for turn in state:
        if count <= 0:
            break
        turns.append({**turn, "text": cut(turn["text"], count)})
        count -= words(turn["text"])
    return turns


def _call(workload: Workload, ask: Ask, tokenizer: Tokenizer, geometry: Geometry) -> Call:
    limit = min(ask.tokens, geometry.max_len)
    try:
        request = _cut_to(ask, limit, tokenizer, geometry)
        encoded = _encode(request.state, ask.questions, tokenizer, geometry)
        rows = encoded.sequences
        if not workload.stream:
            # The question part gives way to the state, so that rows have the same length under any tokenizer.
            head = min(geometry.head_max_len, limit - _STATE_ROOM)
            whole = encode_request(tokenizer, ask.state, dict(ask.questions), max_len=limit, head_max_len=head)
            rows = whole.sequences
    except RequestError as error:
        raise WorkloadError(f"{workload.name}: this checkpoint cannot take it: {error}") from None
    lengths = tuple(len(sequence.ids) for sequence in encoded.sequences)
    return Call(rows, request.state, ask.questions, lengths)


def _cut_to(ask: Ask, limit: int, tokenizer: Tokenizer, geometry: Geometry) -> Ask:
    """The request with as many words of its state as its longest row takes without exceeding `limit`; at least one."""
    questions = max(len(s.ids) for s in _encode("", ask.questions, tokenizer, geometry).sequences)
    low, high = 1, words(ask.state)
    while low < high:
        middle = (low + high + 1) // 2
        state = cut(ask.state, middle)
        text = state if isinstance(state, str) else json.dumps(state, ensure_ascii=False)
        if questions + len(tokenizer.encode(text)) <= limit:
            low = middle
        else:
            high = middle - 1
    return Ask(cut(ask.state, low), ask.questions, limit)


def _encode(state: Any, questions: Mapping[str, Any], tokenizer: Tokenizer, geometry: Geometry) -> EncodedRequest:
    """As `Engine.predict` does it."""
    return encode_request(
        tokenizer, state, dict(questions), max_len=geometry.max_len, head_max_len=geometry.head_max_len
    )


def _call_json(call: Call) -> dict[str, Any]:
    return {
        "rows": [{"ids": list(row.ids), "markers": list(row.markers), "qtype": row.qtype} for row in call.rows],
        "request": {"state": call.state, "questions": dict(call.questions)},
    }
