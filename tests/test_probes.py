"""Probes on a GPU: what is measured beside forwards compiles with the sources that it measures."""

from __future__ import annotations

from builds import ROOT, nvcc, run


def test_the_probe_of_products_compiles_and_says_how_it_is_run(tmp_path):
    target = ["-gencode=arch=compute_90a,code=sm_90a", "-std=c++17", f"-I{ROOT}/kernels", f"-I{ROOT}/generated"]
    program = tmp_path / "products"
    built = run([nvcc(), *target, "-o", program, ROOT / "tests" / "gpu" / "products.cu"])
    assert built.returncode == 0, built.stderr
    said = run([program, "some"])
    assert (said.returncode, said.stdout, said.stderr) == (2, "", "usage: products few|many\n")
