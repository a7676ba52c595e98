"""What tests on a GPU share. Without one they skip, and say why.

Run them with `python -m pytest tests/gpu`; LAYA_CUDA_BUNDLE names a library that is built already.
"""

from __future__ import annotations

import os
from pathlib import Path

import faulty_library
import pytest
from builds import cuda_build, nvcc

from laya_cuda import DeviceError
from laya_cuda.executors.driver import Driver


@pytest.fixture(scope="session")
def device():
    """The first CUDA device."""
    try:
        return Driver().device(0)
    except DeviceError as error:
        pytest.skip(f"needs an NVIDIA GPU: {error}")


@pytest.fixture(scope="session")
def cuda_bundle(device) -> Path:
    """The library that LAYA_CUDA_BUNDLE names, else one built for the device."""
    named = os.environ.get("LAYA_CUDA_BUNDLE")
    major, minor = device.capability
    return Path(named) if named else cuda_build(10 * major + minor)


@pytest.fixture(scope="session")
def faulty_bundle(cuda_bundle, tmp_path_factory) -> Path:
    """A library that forwards to it, and can launch kernels that trap."""
    return faulty_library.build(tmp_path_factory.mktemp("faulty"), cuda_bundle, nvcc=nvcc())
