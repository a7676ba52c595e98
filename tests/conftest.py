"""What the tests share: built libraries, checkpoints, and upstream's model on the same checkpoint."""

from __future__ import annotations

import hashlib
import json
import shutil
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache"


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def cpu_bundle() -> Path:
    """A folder with the CPU library of this source."""
    from builds import cpu_build

    return cpu_build()


@pytest.fixture(scope="session")
def tolerances() -> dict:
    """The declared bounds."""
    return json.loads((ROOT / "manifests" / "tolerances.json").read_text())


def synthetic(geometry: str, seed: int = 0) -> Path:
    """A synthetic checkpoint, kept in .cache/ until the code that makes it changes."""
    from laya_cuda.synth import synthesize

    parts = [ROOT / "laya_cuda" / name for name in ("synth.py", "synth_text.py", "geometry.py")]
    version = hashlib.sha256(b"".join(path.read_bytes() for path in parts)).hexdigest()[:12]
    folder = CACHE / f"{geometry}-{seed}-{version}"
    if not folder.is_dir():
        for old in CACHE.glob(f"{geometry}-{seed}-*"):
            if time.time() - old.stat().st_mtime > 3600:  # another run may be using a newer one
                shutil.rmtree(old)
        synthesize(folder, geometry, seed)
    return folder


@pytest.fixture(scope="session")
def tiny_checkpoint() -> Path:
    """A synthetic checkpoint of the `tiny` geometry."""
    return synthetic("tiny")


@pytest.fixture(scope="session")
def large_checkpoint() -> Path:
    """A synthetic checkpoint of the `large` geometry, 844 MB."""
    return synthetic("large")


@pytest.fixture(scope="session")
def small(root) -> Path:
    """The trained tiny checkpoint: it opens quickly."""
    return root / "examples" / "tiny"


@pytest.fixture(scope="session")
def shallow(tmp_path_factory) -> Path:
    """A tiny checkpoint of two encoder layers: one global, one sliding."""
    from laya_cuda.synth import synthesize

    path = tmp_path_factory.mktemp("shallow") / "checkpoint"
    synthesize(path, "tiny", 7, 2)
    return path


@pytest.fixture(scope="module")
def faulty_bundle(tmp_path_factory, cpu_bundle) -> Path:
    """A folder with a library that forwards to the CPU library, and fails on request."""
    import faulty_library

    return faulty_library.build(tmp_path_factory.mktemp("faulty"), cpu_bundle)


@pytest.fixture
def faults(faulty_bundle):
    """What makes `faulty_bundle` fail; nothing is armed before and after."""
    import faulty_library

    faults = faulty_library.Faults(faulty_bundle)
    faults.reset()
    yield faults
    faults.reset()


@pytest.fixture(scope="session")
def engine(tiny_checkpoint, cpu_bundle):
    """The engine on the synthetic tiny checkpoint and the host."""
    from laya_cuda import Engine

    with pytest.warns(RuntimeWarning, match="temperature"), Engine(tiny_checkpoint, cpu_bundle) as opened:
        yield opened


@pytest.fixture(scope="session")
def requests() -> list[dict]:
    """The example requests."""
    return [json.loads(line) for line in (ROOT / "examples" / "requests.jsonl").read_text().splitlines()]
