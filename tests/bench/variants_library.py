"""A library for the host whose kernels come in two variants that compute nothing and take a set time."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

import fake_library

_WAIT = """
#include <time.h>
static const long nanoseconds[] = {%s};
static int wait_for(int32_t kernel) {
  struct timespec from, now;
  clock_gettime(CLOCK_MONOTONIC, &from);
  do {
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while ((now.tv_sec - from.tv_sec) * 1000000000L + now.tv_nsec - from.tv_nsec < nanoseconds[kernel]);
  return 0;
}
"""


def build(folder: Path, micros: Mapping[tuple[str, str], float]) -> Path:
    """A bundle folder; `micros` says how long a kernel takes by (op, variant); the variants are `a`, then `b`."""
    rows = fake_library.kernel_rows(("cpu",))
    fake_library.build(folder, backend="cpu", architectures=(), kernels=rows)
    times = ", ".join(str(int(1000 * micros.get((row["op"], row["variant"]), 0))) for row in rows)
    source = (folder / "fake.c").read_text().replace("return kernel == 1000 ? 1002 : 0;", "return wait_for(kernel);")
    (folder / "fake.c").write_text(source.replace("#include <stdint.h>", "#include <stdint.h>" + _WAIT % times, 1))
    library = folder / "liblaya_fake.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, folder / "fake.c"], check=True)
    manifest = json.loads((folder / "build-manifest.json").read_text())
    manifest["sha256"] = hashlib.sha256(library.read_bytes()).hexdigest()
    (folder / "build-manifest.json").write_text(json.dumps(manifest))
    return folder
