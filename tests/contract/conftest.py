"""What the tests of the contract check share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with 80/libdemo.so and 90/libdemo.so, built by nvcc."""
    from prebuilt import build_libraries

    return build_libraries(tmp_path_factory.mktemp("libraries"))


@pytest.fixture
def copier(tmp_path: Path, libraries: Path) -> Path:
    """The demo backend, its script copying `libraries`."""
    from backends import demo
    from prebuilt import copying, script

    directory = demo(tmp_path / "demo")
    script(directory, copying(libraries))
    return directory
