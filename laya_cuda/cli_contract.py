"""The `laya-cuda contract` commands."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click


@click.group()
def contract() -> None:
    """Check CUDA backend directories, of this project or another."""


@contract.command()
@click.argument("directories", metavar="DIR...", type=click.Path(path_type=Path), nargs=-1)
@click.option("--tier", type=click.Choice(["1", "2", "3"]), default="1", show_default=True, help="Run tiers 1 to this.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option(
    "--builds",
    type=click.Path(path_type=Path, file_okay=False),
    help="What ci/compile_matrix.py --out wrote: tier 2 takes libraries of the same sources from there.",
)
@click.option(
    "--parity-argument",
    "extra",
    multiple=True,
    metavar="ARG",
    help="Tier 3: one more argument for the parity program; may be repeated.",
)
def check(directories: tuple[Path, ...], tier: str, as_json: bool, builds: Path | None, extra: tuple[str, ...]) -> None:
    """Check every <name>.backend.json in DIR and below it.

    Tier 1 reads, tier 2 builds with nvcc and opens the libraries, tier 3 runs the parity program on a GPU. Exit codes:
    0 clean, 1 findings, 2 nothing found but a part could not run.
    """
    if not directories:
        raise click.UsageError("name at least one backend directory")
    from laya_cuda.contract import check as checks
    from laya_cuda.contract.findings import exit_code

    outcomes = []
    for outcome in checks.check(directories, int(tier), builds, extra):
        outcomes.append(outcome)
        if not as_json:
            click.echo(checks.as_text(outcome))
    if as_json:
        click.echo(json.dumps(checks.as_json(outcomes, int(tier)), indent=1, ensure_ascii=False))
    sys.exit(exit_code(outcomes))
