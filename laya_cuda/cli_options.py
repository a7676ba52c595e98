"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path

import click

bundle_option = click.option(
    "--bundle",
    type=click.Path(path_type=Path),
    help="Folder that build.sh or build-cpu.sh wrote. Default: $LAYA_CUDA_BUNDLE, else the last one built.",
)
device_option = click.option("--device", default="auto", show_default=True, help="auto, cpu, cuda or cuda:N.")
