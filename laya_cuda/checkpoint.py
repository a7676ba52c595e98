"""A checkpoint directory in upstream's layout, checked whole before anything uses it.

The five files: `rl_agent_config.json`, `model.safetensors`, `encoder/config.json`, `tokenizer/tokenizer.json`,
`tokenizer/tokenizer_config.json`. Weights are FP16 and stay in a read-only memory map. Where a lock lies beside them,
the files must be those that were locked.
"""

import json
import math
import os
import warnings
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laya_cuda.checkpoint_files import FILES as FILES
from laya_cuda.checkpoint_files import data_sha256, file_sha256, require_files
from laya_cuda.errors import CheckpointError
from laya_cuda.geometry import HEAD_SIZE, NORM_EPS, QUESTION_TYPES, Geometry, geometry_name
from laya_cuda.lock import Lock
from laya_cuda.tokenizer import Tokenizer
from laya_cuda.weight_file import Data, Stored, check_finite, find_tensors, map_file, release_pages, view

TEMPERATURE_RANGE = (0.5, 5.0)
"""Temperatures outside are brought to the nearer end, as upstream does: a smaller one overstates confidence."""

MAX_LEN = 512
"""The longest sequence that the kernels take."""

_MAX_LAYERS = 1024
_MOST_THREADS = 8
_WEIGHTS = FILES[1]
_DOWNLOAD = "download the checkpoint again"
_SUPPORTED = "this engine cannot run it"


@dataclass(frozen=True)
class Checkpoint:
    """An opened checkpoint.

    `config` is rl_agent_config.json as stored. `temperature` is by question type (choice, score, noul) and
    `temperature_by_options` by type and option count; both are clamped, and `config` has the raw ones. `lock` is the
    lock that the files were compared with, or None where the directory has none.
    """

    path: Path
    geometry: Geometry
    config: Mapping[str, Any]
    temperature: tuple[float, float, float]
    temperature_by_options: Mapping[str, float]
    tokenizer: Tokenizer
    lock: Lock | None
    _tensors: Mapping[str, Stored] = field(repr=False)
    _data: Data = field(repr=False)

    @staticmethod
    def open(path: str | Path) -> "Checkpoint":
        """Open and check the checkpoint in directory `path`; reads every weight once.

        Raises CheckpointError, one line, for a missing or damaged file, one that is not as it was locked, a tensor that
        is missing, unexpected, of another shape or dtype or not finite, and a model that this engine does not support.
        Warns (RuntimeWarning) where it had to clamp a temperature.
        """
        directory = Path(path)
        require_files(directory)
        lock = Lock.read(directory)
        if lock is not None:
            lock.verify(name for name in FILES if name != _WEIGHTS)
        data = map_file(directory / _WEIGHTS)
        with ThreadPoolExecutor(_threads() + 1, "laya-checkpoint") as threads:
            # One thread hashes the weights, which takes longest, while the others check them; nothing else sees them
            # before both are done, and what the hash says counts first.
            hashing = None if lock is None else threads.submit(data_sha256, data)
            try:
                return _check(directory, data, lock, threads)
            finally:
                if lock is not None and hashing is not None:
                    lock.compare(_WEIGHTS, hashing.result())

    def names(self) -> tuple[str, ...]:
        """Every tensor's name."""
        return tuple(self._tensors)

    def tensor(self, name: str) -> NDArray[np.float16]:
        """A read-only float16 view of the file; KeyError for a name the checkpoint has not."""
        return view(self._data, self._tensors[name])

    def release(self) -> None:
        """Let go of the weights' pages, for instance after an upload; reading a tensor brings its pages back."""
        release_pages(self._data)

    def hashes(self) -> dict[str, str]:
        """SHA-256 of each of the five files: of the lock, else of the files, which are read whole."""
        if self.lock is not None:
            return dict(self.lock.hashes)
        return {name: file_sha256(self.path / name) for name in FILES}


def _check(directory: Path, data: Data, lock: Lock | None, threads: ThreadPoolExecutor) -> Checkpoint:
    config = _read_json(directory / FILES[0])
    geometry = _geometry(config, _read_json(directory / FILES[2]), directory)
    temperature, by_options = _temperatures(config, directory / FILES[0])
    tokenizer = Tokenizer.open(directory)
    if tokenizer.size > geometry.vocab:
        raise CheckpointError(
            f"{directory / FILES[3]} has token ids up to {tokenizer.size - 1}, but the model embeds only "
            f"{geometry.vocab}: the tokenizer belongs to another model"
        )
    weights = directory / _WEIGHTS
    tensors = find_tensors(weights, data, geometry)
    check_finite(weights, data, tensors, threads)
    return Checkpoint(directory, geometry, config, temperature, by_options, tokenizer, lock, tensors, data)


def _threads() -> int:
    """How many threads check weights: few are enough to read memory as quickly as it can be."""
    return min(_MOST_THREADS, len(os.sched_getaffinity(0)))


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
            stacklevel=4,
        )
    choice, score, noul = (clamp_temperature(value) for value in raw)
    return (choice, score, noul), {key: clamp_temperature(value) for key, value in raw_by_options.items()}


def _is_applied(value: Any) -> bool:
    """Whether a stored temperature is applied as it is; a number written as text counts."""
    try:
        return float(value) == clamp_temperature(value)
    except (TypeError, ValueError, OverflowError):
        return False
