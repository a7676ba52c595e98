"""Facts and clocks through an nvidia-smi of our own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from builds import write_program

from laya_cuda.bench import asked, machine

ROWS = """NVIDIA H200, GPU-aaaa, 580.159.04, 9.0, 143771 MiB, 1980 MHz, 3201 MHz, 700.00 W, [N/A]
NVIDIA H200, GPU-bbbb, 580.159.04, 9.0, 143771 MiB, 1980 MHz, 3201 MHz, 700.00 W, Disabled"""


@pytest.fixture
def smi(tmp_path, monkeypatch):
    def put(body: str) -> None:
        write_program(tmp_path / "nvidia-smi", body)

    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    put(
        f"""case "$1" in
--query-gpu=name*) echo "{ROWS}" ;;
--query-gpu=uuid,clocks*) printf 'GPU-aaaa, 345 MHz, 2619 MHz\\nGPU-bbbb, 1980 MHz, 2619 MHz\\n' ;;
--query-gpu=uuid) printf 'GPU-aaaa\\nGPU-bbbb\\n' ;;
--query-compute-apps=*) printf 'GPU-aaaa, /usr/bin/python3, 900 MiB\\nGPU-bbbb, /opt/x/other, 5 MiB\\n' ;;
*) exit 3 ;;
esac"""
    )
    return put


def test_facts_of_a_card(smi):
    found = machine.facts("cuda", 1)
    assert (found["gpu"], found["uuid"], found["driver"]) == ("NVIDIA H200", "GPU-bbbb", "580.159.04")
    assert (found["capability"], found["gpus"], found["mig"]) == ("9.0", 2, "Disabled")
    assert found["max_clocks"] == {"graphics": "1980 MHz", "memory": "3201 MHz"}
    assert found["processes"] == [{"name": "other", "memory": "5 MiB"}]
    assert machine.facts("cuda")["mig"] is None


def test_what_is_not_there_is_null(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    found = machine.facts("cuda")
    assert [found[key] for key in ("gpu", "uuid", "driver", "capability", "memory")] == [None] * 5
    assert found["processes"] == []
    assert machine.facts("cpu")["gpu"] is None
    assert found["packages"]["numpy"]


@pytest.mark.parametrize("body", ["exit 1", "echo garbage", "printf ''", "echo 'a, b, c'"])
def test_an_nvidia_smi_that_makes_no_sense(smi, body):
    smi(body)
    found = machine.facts("cuda")
    assert found["uuid"] in (None, "b")
    assert machine.Clocks("GPU-aaaa").read() is None


NVML = """
#include <string.h>
int nvmlInit_v2(void) { return 0; }
int nvmlDeviceGetHandleByUUID(const char* uuid, void** out) {
  *out = (void*)0x7fff12345678;
  return strcmp(uuid, "GPU-bbbb");
}
int nvmlDeviceGetClockInfo(void* device, unsigned kind, unsigned* out) {
  *out = kind == 0 ? 1755 : 3201;
  return device != (void*)0x7fff12345678 || (kind != 0 && kind != 2);
}
"""
REASONS = """
int nvmlDeviceGetCurrentClocksThrottleReasons(void* device, unsigned long long* out) {
  static int calls;
  *out = calls == 0 ? 0x4 : calls == 1 ? 0x9 : 0x5;
  return device != (void*)0x7fff12345678 || ++calls > 3;
}
"""


@pytest.mark.parametrize("reasons", ["", REASONS], ids=["clocks", "clocks-and-reasons"])
def test_clocks_come_from_nvml_where_it_is(smi, tmp_path, reasons):
    """A library of our own in its place; nvidia-smi must not be asked then."""
    smi("exit 1")
    (tmp_path / "nvml.c").write_text(NVML + reasons)
    library = tmp_path / "libnvidia-ml.so.1"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, tmp_path / "nvml.c"], check=True)
    code = "from laya_cuda.bench.machine import Clocks; c = Clocks('GPU-bbbb'); "
    code += "print(c.read(), c.read(), c.read(), c.read(), Clocks('x').read())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "LD_LIBRARY_PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    clocks = {"graphics": 1755, "memory": 3201}
    capped = [{**clocks, "power_capped": one} for one in (1, 0, 1)] if reasons else [clocks] * 3
    assert done.stdout == f"{capped[0]} {capped[1]} {capped[2]} {clocks} None\n"


def test_clocks_of_one_card(smi):
    clocks = machine.Clocks("GPU-bbbb")
    assert clocks.read() == {"graphics": 1980, "memory": 2619}
    assert clocks.read() is None  # at once again: an nvidia-smi for each block would take longer than the block
    assert machine.Clocks("GPU-cccc").read() is None
    assert machine.Clocks(None).read() is None


@pytest.mark.parametrize(
    ("device", "visible", "card"),
    [
        ("cuda", "", 0),
        ("cuda:1", "", 1),
        ("auto", "1", 1),
        ("cuda:1", "1,0", 0),
        ("cuda", "GPU-bbbb", 1),
        ("cuda:1", "GPU-bbbb,GPU-aaaa", 0),
        ("cuda", "MIG-1", 0),
    ],
)
def test_which_card_a_device_is(smi, device, visible, card):
    assert asked._card(device, {"CUDA_VISIBLE_DEVICES": visible}) == card
