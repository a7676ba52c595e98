"""`model.safetensors`: mapped read-only, its header checked whole, its numbers checked to be finite.

The format is at https://github.com/huggingface/safetensors. Tensors are views of the map, so the weights are in host
memory once, as pages of the file.
"""

from __future__ import annotations

import json
import math
import mmap
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.checkpoint_files import unique_names
from laya_cuda.errors import CheckpointError
from laya_cuda.geometry import Geometry

_ITEM_SIZES = {"BOOL": 1, "U8": 1, "I8": 1, "F16": 2, "BF16": 2, "I16": 2, "U16": 2, "F32": 4, "I32": 4, "U32": 4}
_ITEM_SIZES |= {"F64": 8, "I64": 8, "U64": 8, "F8_E4M3": 1, "F8_E5M2": 1}
_MAX_HEADER = 100_000_000
_CHUNK = 1 << 20
"""Numbers that a thread checks at a time: they stay in its cache, and it rarely has to ask for the interpreter."""
_DOWNLOAD = "download the checkpoint again"
_SUPPORTED = "this engine cannot run it"

Data = mmap.mmap | bytes
"""A mapped file; bytes where it is empty, as that cannot be mapped."""


@dataclass(frozen=True)
class Stored:
    """Where one tensor lies: byte offset from the start of the file, and its shape."""

    offset: int
    shape: tuple[int, ...]
    dtype: str

    @property
    def count(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)


def map_file(path: Path) -> Data:
    """Map a file read-only.

    Raises:
        CheckpointError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            if not os.fstat(file.fileno()).st_size:
                return b""
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise CheckpointError(f"{path} cannot be read: {error.strerror}") from None


def release_pages(data: Data) -> None:
    """Let go of the pages of a mapped file that were read; the system brings them back when they are read again."""
    if isinstance(data, mmap.mmap):
        data.madvise(mmap.MADV_DONTNEED)


def find_tensors(path: Path, data: Data, geometry: Geometry) -> dict[str, Stored]:
    """Where the tensors of a safetensors file lie, which must be exactly those of a geometry, in float16.

    Args:
        path: the file's name, for messages.

    Raises:
        CheckpointError: the header is damaged, a tensor is missing, unexpected, or of another shape or dtype.
    """
    size = len(data)
    if size < 8:
        raise CheckpointError(f"{path} is truncated: {size} bytes hold no header; {_DOWNLOAD}")
    length = int.from_bytes(data[:8], "little")
    if length > _MAX_HEADER:
        raise CheckpointError(f"{path} is not a safetensors file: its header would take {length} bytes; {_DOWNLOAD}")
    if 8 + length > size:
        raise CheckpointError(f"{path} is truncated: the header alone takes {8 + length} of {size} bytes; {_DOWNLOAD}")
    try:
        header = json.loads(data[8 : 8 + length].decode("utf-8"), object_pairs_hook=unique_names)
    except (ValueError, RecursionError) as error:
        raise CheckpointError(f"{path}: damaged header: {' '.join(str(error).split())}; {_DOWNLOAD}") from None
    if not isinstance(header, dict):
        raise CheckpointError(f"{path}: the header is not a JSON object; {_DOWNLOAD}")
    header.pop("__metadata__", None)
    tensors = {name: _stored(path, name, entry, 8 + length) for name, entry in header.items()}
    _check_layout(path, tensors, 8 + length, size)
    _check_tensors(path, tensors, geometry)
    return tensors


def view(data: Data, stored: Stored) -> NDArray[np.float16]:
    """A read-only float16 view of a tensor; a tensor that is not stored so comes as a copy."""
    dtype = np.dtype("<f2") if stored.dtype == "F16" else np.dtype("<f4")
    array = np.frombuffer(data, dtype=dtype, count=stored.count, offset=stored.offset)
    return array.reshape(stored.shape).astype(np.float16, copy=False)


def check_finite(path: Path, data: Data, tensors: Mapping[str, Stored], threads: Executor) -> None:
    """Read every float16 number once, in `threads`; allocates nothing.

    Raises:
        CheckpointError: one is a NaN or an infinity; names the tensor.
    """
    parts = [(name, part) for name, stored in tensors.items() if stored.dtype == "F16" for part in _parts(data, stored)]
    for (name, _), finite in zip(parts, threads.map(lambda item: _is_finite(item[1]), parts), strict=True):
        if not finite:
            raise CheckpointError(f"{path}: tensor {name!r} holds NaN or infinity; {_DOWNLOAD}")


def _parts(data: Data, stored: Stored) -> Iterator[NDArray[np.uint16]]:
    words = np.frombuffer(data, dtype="<u2", count=stored.count, offset=stored.offset)
    for first in range(0, len(words), _CHUNK):
        yield words[first : first + _CHUNK]


def _is_finite(words: NDArray[np.uint16]) -> bool:
    """Whether no exponent is all ones: the largest as u16 is so for a negative one, as i16 for a positive one."""
    return bool(words.max() < 0xFC00 and words.view(np.int16).max() < 0x7C00)


def _stored(path: Path, name: str, entry: Any, start: int) -> Stored:
    damaged = CheckpointError(f"{path}: damaged header entry of tensor {name!r}; {_DOWNLOAD}")
    if not isinstance(entry, dict) or entry.keys() != {"dtype", "shape", "data_offsets"}:
        raise damaged
    dtype, shape, offsets = entry["dtype"], entry["shape"], entry["data_offsets"]
    if not (isinstance(dtype, str) and _are_sizes(shape) and _are_sizes(offsets) and len(offsets) == 2):
        raise damaged
    if dtype not in _ITEM_SIZES:
        raise CheckpointError(f"{path}: tensor {name!r} has the unknown dtype {dtype!r}: {_SUPPORTED}")
    if offsets[1] - offsets[0] != math.prod(shape) * _ITEM_SIZES[dtype]:
        raise CheckpointError(
            f"{path}: tensor {name!r} takes {offsets[1] - offsets[0]} bytes, not what its shape needs"
        )
    if (start + offsets[0]) % _ITEM_SIZES[dtype]:
        raise CheckpointError(f"{path}: tensor {name!r} is not aligned to its items; write the file again")
    return Stored(start + offsets[0], tuple(shape), dtype)


def _are_sizes(values: Any) -> bool:
    return isinstance(values, list) and all(type(value) is int and value >= 0 for value in values)


def _check_layout(path: Path, tensors: Mapping[str, Stored], start: int, size: int) -> None:
    """Tensors must fill the file from its header to its end, without gaps or overlaps."""
    at = start
    for name, stored in sorted(tensors.items(), key=lambda item: item[1].offset):
        if stored.offset != at:
            raise CheckpointError(
                f"{path}: tensor {name!r} {'overlaps' if stored.offset < at else 'leaves a gap after'} the one before "
                f"it; {_DOWNLOAD}"
            )
        at += stored.count * _ITEM_SIZES[stored.dtype]
        if at > size:
            raise CheckpointError(f"{path} is truncated: tensor {name!r} ends at byte {at} of {size}; {_DOWNLOAD}")
    if at != size:
        raise CheckpointError(f"{path} has {size - at} bytes after its last tensor; {_DOWNLOAD}")


def _check_tensors(path: Path, tensors: Mapping[str, Stored], geometry: Geometry) -> None:
    expected = geometry.tensors()
    missing = [name for name in expected if name not in tensors]
    if missing:
        raise CheckpointError(f"{path}: tensor {missing[0]!r} is missing{_more(missing)}; {_DOWNLOAD}")
    extra = [name for name in tensors if name not in expected]
    if extra:
        raise CheckpointError(f"{path}: tensor {extra[0]!r} is not part of the model{_more(extra)}: {_SUPPORTED}")
    for name, shape in expected.items():
        stored = tensors[name]
        if stored.shape != shape:
            raise CheckpointError(
                f"{path}: tensor {name!r} has shape {list(stored.shape)}, but the configuration asks for {list(shape)}"
            )
        # Inference never reads `temperature` (training left it there), so its dtype is of no matter.
        if stored.dtype != "F16" and not (name == "temperature" and stored.dtype == "F32"):
            raise CheckpointError(f"{path}: tensor {name!r} is {stored.dtype}, not F16: convert the weights to float16")


def _more(names: list[str]) -> str:
    return f" (and {len(names) - 1} more)" if len(names) > 1 else ""
