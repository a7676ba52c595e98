"""A checkpoint directory in upstream's layout, checked whole before anything uses it.

The five files: `rl_agent_config.json`, `model.safetensors`, `encoder/config.json`, `tokenizer/tokenizer.json`,
`tokenizer/tokenizer_config.json`. Weights are FP16 and stay in a read-only memory map.
"""

import hashlib
import json
import math
import mmap
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.errors import CheckpointError
from laya_cuda.geometry import HEAD_SIZE, NORM_EPS, QUESTION_TYPES, Geometry, geometry_name
from laya_cuda.tokenizer import Tokenizer

FILES = (
    "rl_agent_config.json",
    "model.safetensors",
    "encoder/config.json",
    "tokenizer/tokenizer.json",
    "tokenizer/tokenizer_config.json",
)
"""Every file of a checkpoint, relative to its directory."""

TEMPERATURE_RANGE = (0.5, 5.0)
"""Temperatures outside are brought to the nearer end, as upstream does: a smaller one overstates confidence."""

MAX_LEN = 512
"""The longest sequence that the kernels take."""

_ITEM_SIZES = {"BOOL": 1, "U8": 1, "I8": 1, "F16": 2, "BF16": 2, "I16": 2, "U16": 2, "F32": 4, "I32": 4, "U32": 4}
_ITEM_SIZES |= {"F64": 8, "I64": 8, "U64": 8, "F8_E4M3": 1, "F8_E5M2": 1}
_MAX_HEADER = 100_000_000
_MAX_LAYERS = 1024
_CHUNK = 1 << 18
_DOWNLOAD = "download the checkpoint again"
_SUPPORTED = "this engine cannot run it"


@dataclass(frozen=True)
class _Stored:
    """Where one tensor lies: byte offset from the start of the file, and its shape."""

    offset: int
    shape: tuple[int, ...]
    dtype: str


@dataclass(frozen=True)
class Checkpoint:
    """An opened checkpoint.

    `config` is rl_agent_config.json as stored. `temperature` is by question type (choice, score, noul) and
    `temperature_by_options` by type and option count; both are clamped, and `config` has the raw ones.
    """

    path: Path
    geometry: Geometry
    config: Mapping[str, Any]
    temperature: tuple[float, float, float]
    temperature_by_options: Mapping[str, float]
    tokenizer: Tokenizer
    _tensors: Mapping[str, _Stored] = field(repr=False)
    _data: mmap.mmap = field(repr=False)

    @staticmethod
    def open(path: str | Path) -> "Checkpoint":
        """Open and check the checkpoint in directory `path`; reads every weight once.

        Raises CheckpointError, one line, for a missing or damaged file, a tensor that is missing, unexpected, of
        another shape or dtype or not finite, and a model that this engine does not support.
        Warns (RuntimeWarning) where it had to clamp a temperature.
        """
        directory = Path(path)
        if not directory.is_dir():
            raise CheckpointError(f"{directory} is not a directory: name the directory that holds {FILES[0]}")
        for name in FILES:
            if not (directory / name).is_file():
                raise CheckpointError(f"{directory / name} is missing: {_DOWNLOAD}")
        config = _read_json(directory / FILES[0])
        encoder = _read_json(directory / FILES[2])
        geometry = _geometry(config, encoder, directory)
        temperature, by_options = _temperatures(config, directory / FILES[0])
        tokenizer = Tokenizer.open(directory)
        if tokenizer.size > geometry.vocab:
            raise CheckpointError(
                f"{directory / FILES[3]} has token ids up to {tokenizer.size - 1}, but the model embeds only "
                f"{geometry.vocab}: the tokenizer belongs to another model"
            )
        weights = directory / FILES[1]
        data, tensors = _map_tensors(weights)
        _check_tensors(weights, tensors, geometry)
        _check_finite(weights, data, tensors)
        return Checkpoint(directory, geometry, config, temperature, by_options, tokenizer, tensors, data)

    def names(self) -> tuple[str, ...]:
        """Every tensor's name."""
        return tuple(self._tensors)

    def tensor(self, name: str) -> NDArray[np.float16]:
        """A read-only float16 view of the file; KeyError for a name the checkpoint has not."""
        stored = self._tensors[name]
        dtype = np.dtype("<f2") if stored.dtype == "F16" else np.dtype("<f4")
        view = np.frombuffer(self._data, dtype=dtype, count=math.prod(stored.shape), offset=stored.offset)
        return view.reshape(stored.shape).astype(np.float16, copy=False)

    def hashes(self) -> dict[str, str]:
        """SHA-256 of each of the five files; reads them whole."""
        found = {}
        for name in FILES:
            with (self.path / name).open("rb") as file:
                found[name] = hashlib.file_digest(file, "sha256").hexdigest()
        return found


def clamp_temperature(value: Any) -> float:
    """A temperature that may be applied: within TEMPERATURE_RANGE, and 1 for what is not a finite number."""
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return 1.0
    if not math.isfinite(number):
        return 1.0
    low, high = TEMPERATURE_RANGE
    return min(high, max(low, number))


def _read_json(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise CheckpointError(f"{path} cannot be read as JSON: {' '.join(str(error).split())}; {_DOWNLOAD}") from None
    if not isinstance(value, dict):
        raise CheckpointError(f"{path} must hold a JSON object; {_DOWNLOAD}")
    return value


# Configuration ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Fields:
    """Typed access to a JSON object, with its file in every message."""

    path: Path
    values: Mapping[str, Any]

    def integer(self, name: str, default: int | None = None, most: int = 1 << 24) -> int:
        value = self.values.get(name, default)
        if value is None:
            raise CheckpointError(f"{self.path}: {name!r} is missing; {_DOWNLOAD}")
        if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= most:
            raise CheckpointError(f"{self.path}: {name!r} must be a whole number from 1 to {most}, not {value!r}")
        return value

    def number(self, name: str, default: float) -> float:
        value = self.values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value < math.inf:
            raise CheckpointError(f"{self.path}: {name!r} must be a positive number, not {value!r}")
        return float(value)

    def require(self, name: str, only: Any) -> None:
        """Refuse any value of `name` but `only`; an absent one counts as `only`, which is ModernBERT's default."""
        value = self.values.get(name, only)
        if isinstance(value, bool) != isinstance(only, bool) or value != only:
            raise CheckpointError(f"{self.path}: {name}={value!r} is not supported, only {only!r}: {_SUPPORTED}")


def _geometry(config: Mapping[str, Any], encoder: Mapping[str, Any], directory: Path) -> Geometry:
    agent = _Fields(directory / FILES[0], config)
    model = _Fields(directory / FILES[2], encoder)
    if "model_type" not in encoder:
        raise CheckpointError(f"{model.path}: 'model_type' is missing; {_DOWNLOAD}")
    for name, only in (
        ("model_type", "modernbert"),
        ("hidden_activation", "gelu"),
        ("norm_eps", NORM_EPS),
        ("norm_bias", False),
        ("attention_bias", False),
        ("mlp_bias", False),
        ("local_attention", 128),
        ("sliding_window", 64),
    ):
        model.require(name, only)
    width, heads = model.integer("hidden_size"), model.integer("num_attention_heads")
    intermediate, layers = model.integer("intermediate_size"), model.integer("num_hidden_layers", most=_MAX_LAYERS)
    if heads * HEAD_SIZE != width:
        raise CheckpointError(
            f"{model.path}: {heads} heads over hidden_size {width} are not {HEAD_SIZE} columns a head: {_SUPPORTED}"
        )
    rope_global, rope_local = _rope(model)
    if "encoder" not in config:
        raise CheckpointError(f"{agent.path}: 'encoder' is missing; {_DOWNLOAD}")
    costs = config.get("act_costs", {})
    if not isinstance(costs, (dict, list)):
        raise CheckpointError(f"{agent.path}: 'act_costs' must be an object, not {type(costs).__name__}")
    max_len, positions = agent.integer("max_len", MAX_LEN), model.integer("max_position_embeddings", 8192)
    if max_len > MAX_LEN:
        raise CheckpointError(f"{agent.path}: max_len={max_len} exceeds {MAX_LEN}: {_SUPPORTED}")
    if max_len > positions:
        raise CheckpointError(f"{model.path}: max_position_embeddings={positions} is less than max_len={max_len}")
    return Geometry(
        name=geometry_name(width, heads, intermediate),
        width=width,
        heads=heads,
        intermediate=intermediate,
        layers=layers,
        head_layers=agent.integer("head_layers", most=_MAX_LAYERS),
        vocab=model.integer("vocab_size"),
        actions=len(costs) + 1,
        window=64,
        global_every=_global_every(model, layers),
        rope_theta_global=rope_global,
        rope_theta_local=rope_local,
        max_len=max_len,
        head_max_len=agent.integer("head_max_len", 192),
    )


def _global_every(model: _Fields, layers: int) -> int:
    """Every how many layers one sees the whole sequence: transformers 4 stores that number, 5 lists the layers."""
    every = model.integer("global_attn_every_n_layers", 3)
    types = model.values.get("layer_types")
    if types is None:
        return every
    if not isinstance(types, list) or len(types) != layers:
        raise CheckpointError(f"{model.path}: 'layer_types' must list all {layers} layers; {_DOWNLOAD}")
    for kind in types:
        if kind not in ("full_attention", "sliding_attention"):
            raise CheckpointError(f"{model.path}: layer type {kind!r} is not supported: {_SUPPORTED}")
    candidates = [every] if "global_attn_every_n_layers" in model.values else [every, *range(1, layers + 1)]
    for n in candidates:
        if all((kind == "full_attention") == (i % n == 0) for i, kind in enumerate(types)):
            return n
    raise CheckpointError(f"{model.path}: 'layer_types' do not repeat one full layer in every {every}: {_SUPPORTED}")


def _rope(model: _Fields) -> tuple[float, float]:
    """Rotary bases of full and sliding layers: transformers 4 stores two numbers, 5 an object by layer type."""
    if model.values.get("rope_scaling") is not None:
        raise CheckpointError(f"{model.path}: 'rope_scaling' is not supported: {_SUPPORTED}")
    old = (model.number("global_rope_theta", 160000.0), model.number("local_rope_theta", 10000.0))
    stored = model.values.get("rope_parameters")
    if stored is None:
        return old
    if not isinstance(stored, dict) or stored.keys() - {"full_attention", "sliding_attention"}:
        raise CheckpointError(f"{model.path}: 'rope_parameters' must be an object by layer type: {_SUPPORTED}")
    thetas = []
    for kind, fallback in zip(("full_attention", "sliding_attention"), old, strict=True):
        one = stored.get(kind, {})
        if not isinstance(one, dict):
            raise CheckpointError(f"{model.path}: rope_parameters of {kind} must be an object; {_DOWNLOAD}")
        fields = _Fields(model.path, one)
        fields.require("rope_type", "default")
        fields.require("type", "default")
        fields.require("partial_rotary_factor", 1.0)
        unknown = one.keys() - {"rope_theta", "rope_type", "type", "partial_rotary_factor"}
        if unknown:
            raise CheckpointError(f"{model.path}: rope_parameters {sorted(unknown)} are not supported: {_SUPPORTED}")
        thetas.append(fields.number("rope_theta", fallback))
    return thetas[0], thetas[1]


def _temperatures(config: Mapping[str, Any], path: Path) -> tuple[tuple[float, float, float], dict[str, float]]:
    raw = config.get("temperature", [1.0, 1.0, 1.0])
    raw_by_options = config.get("temperature_by_options", {})
    if not isinstance(raw, list) or len(raw) != len(QUESTION_TYPES):
        raise CheckpointError(f"{path}: 'temperature' must be a list of {len(QUESTION_TYPES)} numbers; {_DOWNLOAD}")
    if not isinstance(raw_by_options, dict):
        raise CheckpointError(f"{path}: 'temperature_by_options' must be an object; {_DOWNLOAD}")
    entries = list(raw_by_options.items()) + [(f"temperature[{i}]", value) for i, value in enumerate(raw)]
    changed = [f"{name}={value!r} -> {clamp_temperature(value):g}" for name, value in entries if not _is_applied(value)]
    if changed:
        low, high = TEMPERATURE_RANGE
        warnings.warn(
            f"{path}: temperatures must be numbers from {low:g} to {high:g}; applied instead: {', '.join(changed)}. "
            "Confidence is not calibrated where they apply",
            RuntimeWarning,
            stacklevel=3,
        )
    choice, score, noul = (clamp_temperature(value) for value in raw)
    return (choice, score, noul), {key: clamp_temperature(value) for key, value in raw_by_options.items()}


def _is_applied(value: Any) -> bool:
    """Whether a stored temperature is applied as it is; a number written as text counts."""
    try:
        return float(value) == clamp_temperature(value)
    except (TypeError, ValueError, OverflowError):
        return False


# Weights ----------------------------------------------------------------------------------------------------------


def _map_tensors(path: Path) -> tuple[mmap.mmap, dict[str, _Stored]]:
    """Map a safetensors file and find its tensors; the format is at https://github.com/huggingface/safetensors."""
    size = path.stat().st_size
    if size < 8:
        raise CheckpointError(f"{path} is truncated: {size} bytes hold no header; {_DOWNLOAD}")
    try:
        with path.open("rb") as file:
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise CheckpointError(f"{path} cannot be read: {error.strerror}") from None
    length = int.from_bytes(data[:8], "little")
    if length > _MAX_HEADER:
        raise CheckpointError(f"{path} is not a safetensors file: its header would take {length} bytes; {_DOWNLOAD}")
    if 8 + length > size:
        raise CheckpointError(f"{path} is truncated: the header alone takes {8 + length} of {size} bytes; {_DOWNLOAD}")
    try:
        header = json.loads(data[8 : 8 + length].decode("utf-8"), object_pairs_hook=_unique)
    except (ValueError, RecursionError) as error:
        raise CheckpointError(f"{path}: damaged header: {' '.join(str(error).split())}; {_DOWNLOAD}") from None
    if not isinstance(header, dict):
        raise CheckpointError(f"{path}: the header is not a JSON object; {_DOWNLOAD}")
    header.pop("__metadata__", None)
    tensors = {name: _stored(path, name, entry, 8 + length) for name, entry in header.items()}
    _check_layout(path, tensors, 8 + length, size)
    return data, tensors


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r} appears twice")
    return found


def _stored(path: Path, name: str, entry: Any, start: int) -> _Stored:
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
    return _Stored(start + offsets[0], tuple(shape), dtype)


def _are_sizes(values: Any) -> bool:
    return isinstance(values, list) and all(type(value) is int and value >= 0 for value in values)


def _check_layout(path: Path, tensors: Mapping[str, _Stored], start: int, size: int) -> None:
    """Tensors must fill the file from its header to its end, without gaps or overlaps."""
    at = start
    for name, stored in sorted(tensors.items(), key=lambda item: item[1].offset):
        if stored.offset != at:
            raise CheckpointError(
                f"{path}: tensor {name!r} {'overlaps' if stored.offset < at else 'leaves a gap after'} the one before "
                f"it; {_DOWNLOAD}"
            )
        at += math.prod(stored.shape) * _ITEM_SIZES[stored.dtype]
        if at > size:
            raise CheckpointError(f"{path} is truncated: tensor {name!r} ends at byte {at} of {size}; {_DOWNLOAD}")
    if at != size:
        raise CheckpointError(f"{path} has {size - at} bytes after its last tensor; {_DOWNLOAD}")


def _check_tensors(path: Path, tensors: Mapping[str, _Stored], geometry: Geometry) -> None:
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


def _check_finite(path: Path, data: mmap.mmap, tensors: Mapping[str, _Stored]) -> None:
    """An exponent of all ones is an infinity or a NaN."""
    bits = np.empty(_CHUNK, dtype=np.uint16)
    for name, stored in tensors.items():
        if stored.dtype != "F16":
            continue
        words = np.frombuffer(data, dtype="<u2", count=math.prod(stored.shape), offset=stored.offset)
        for first in range(0, len(words), _CHUNK):
            part = words[first : first + _CHUNK]
            magnitudes = np.bitwise_and(part, 0x7FFF, out=bits[: len(part)])
            if magnitudes.max() >= 0x7C00:
                raise CheckpointError(f"{path}: tensor {name!r} holds NaN or infinity; {_DOWNLOAD}")
