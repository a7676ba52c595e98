"""`laya-cuda export`."""

from __future__ import annotations

from pathlib import Path

import click

from laya_cuda.cli_options import bundle_option


@click.command()
@click.argument("checkpoint", type=click.Path(path_type=Path))
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--rows", type=int, required=True, help="Packed rows: tokens, each sequence rounded up to 16.")
@click.option("--seqs", type=int, required=True, help="Sequences, one a question.")
@click.option("--markers", type=int, default=64, show_default=True, help="Option markers of all sequences.")
@bundle_option
@click.option(
    "--device", default="auto", show_default=True, help="cuda or cpu: which kind of library, where none is named."
)
@click.option("--target", help="Kernels of this target, as portable. Default: the best that the library holds.")
@click.option("--gpu", metavar="NAME", help="Take the plan file of this GPU, as NVIDIA H200.")
@click.option("--plan", metavar="NAME|FILE", help="Take this plan file.")
def export(
    checkpoint: Path,
    out: Path,
    rows: int,
    seqs: int,
    markers: int,
    bundle: Path | None,
    device: str,
    target: str | None,
    gpu: str | None,
    plan: str | None,
) -> None:
    """Write OUT/plan.txt and OUT/weights.bin, by which a C program runs CHECKPOINT without Python.

    The counts are brought up to a shape class. No device is needed, and none is asked.
    """
    from laya_cuda.checkpoint import Checkpoint
    from laya_cuda.engine import DeviceChoice, open_bundle
    from laya_cuda.export import export as write
    from laya_cuda.export import export_rules, holding

    shape = holding(rows, seqs, markers)
    opened = open_bundle(bundle, DeviceChoice.parse(device))
    rules = export_rules(opened, plan, gpu)
    exported = write(Checkpoint.open(checkpoint), opened, out, shape, target=target, rules=rules)
    click.echo(
        f"{out}: {shape}; {len(exported.plan.launches)} launches on {exported.plan.targets[0]}; "
        f"{exported.weight_bytes / 1e6:.1f} MB of weights; for {opened.manifest['library']}, "
        f"SHA-256 {opened.manifest['sha256'][:12]}..."
    )
