"""`laya-cuda checkpoint synth` and `laya-cuda checkpoint lock`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from laya_cuda.errors import CheckpointError


@click.group()
def checkpoint() -> None:
    """Make checkpoints, and lock them."""


@checkpoint.command()
@click.argument("directory", type=click.Path(path_type=Path))
@click.option("--geometry", type=click.Choice(["large", "tiny"]), default="tiny", show_default=True)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--layers", type=click.IntRange(1, 128), help="Encoder layers, where not the geometry's own.")
def synth(directory: Path, geometry: str, seed: int, layers: int | None) -> None:
    """Write a synthetic checkpoint into DIRECTORY, in the real layout, with a trained one's harsh statistics."""
    from laya_cuda.synth import synthesize

    synthesize(directory, geometry, seed, layers=layers)
    size = sum(path.stat().st_size for path in directory.rglob("*") if path.is_file())
    click.echo(f"{directory}: {geometry}, seed {seed}, {size / 1e6:.1f} MB")


@checkpoint.command()
@click.argument("directory", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing; compare the files with the lock.")
@click.option("--force", is_flag=True, help="Replace a lock that says otherwise.")
def lock(directory: Path, check: bool, force: bool) -> None:
    """Record the SHA-256 of the five files of the checkpoint in DIRECTORY, in laya.lock.json beside them.

    From then on the checkpoint loads only as long as they are the same. Exit codes: 0 locked, 1 (with --check) a file
    has changed or is missing, 2 it cannot be done.
    """
    from laya_cuda.lock import LOCK, Lock

    if check and force:
        raise click.UsageError("give one of --check and --force")
    if check:
        _check(directory)
        return
    found = Lock.of(directory)
    stored = None if force else Lock.read(directory)
    if stored is not None:
        changed = [name for name, sha256 in found.hashes.items() if sha256 != stored.hashes[name]]
        if changed:
            raise CheckpointError(
                f"{directory / LOCK} says otherwise of {', '.join(changed)}: download the checkpoint again, or, if you "
                "trust its files, replace the lock with --force"
            )
        click.echo(f"{directory / LOCK}: locked before, nothing has changed")
        return
    found.write()
    click.echo(f"{directory / LOCK}: {len(found.hashes)} files locked")


def _check(directory: Path) -> None:
    from laya_cuda.lock import LOCK, Lock, command

    if not directory.is_dir():
        raise CheckpointError(f"{directory} is not a directory")
    stored = Lock.read(directory)
    if stored is None:
        raise CheckpointError(f"{directory} has no {LOCK}: write one with `{command(directory)}`")
    states = stored.states()
    for name, state in states.items():
        click.echo(f"{state:<8} {name}")
    if set(states.values()) != {"locked"}:
        sys.exit(1)
