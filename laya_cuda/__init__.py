"""Laya typed decisions through ahead-of-time compiled kernels.

    from laya_cuda import Engine

    with Engine("path/to/checkpoint", "build/cuda") as engine:
        result = engine.predict("I was charged twice.", {"refund": {"type": "noul", "instructions": "Is it a refund?"}})

Names are imported when they are first used, so that importing the package stays cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laya_cuda.errors import BundleError, CheckpointError, DeviceError, LayaError, OutOfMemoryError, RequestError

if TYPE_CHECKING:
    from laya_cuda.bundle import Bundle
    from laya_cuda.checkpoint import Checkpoint
    from laya_cuda.engine import Engine

__version__ = "0.1.0"

__all__ = [
    "Bundle",
    "BundleError",
    "Checkpoint",
    "CheckpointError",
    "DeviceError",
    "Engine",
    "LayaError",
    "OutOfMemoryError",
    "RequestError",
    "__version__",
]

_MODULES = {"Bundle": "bundle", "Checkpoint": "checkpoint", "Engine": "engine"}


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        from importlib import import_module

        return getattr(import_module(f"laya_cuda.{_MODULES[name]}"), name)
    raise AttributeError(f"module 'laya_cuda' has no attribute {name!r}")
