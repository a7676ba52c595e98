"""`laya-cuda build`, `laya-cuda bundle verify` and `laya-cuda bundle inspect`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click

from laya_cuda.errors import BundleError

CAPABILITIES = ("80", "86", "89", "90", "100", "120")
_sources = click.option(
    "--sources",
    "root",
    type=click.Path(path_type=Path),
    help="Check against this checkout. Default: the one that runs, or what the installed package carries.",
)
_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.command()
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--cc", type=click.Choice(CAPABILITIES), help="Compute capability of the GPU; needs nvcc.")
@click.option("--cpu", is_flag=True, help="The CPU library; needs a C compiler.")
def build(out: Path, cc: str | None, cpu: bool) -> None:
    """Build a library into OUT from the sources that this package carries.

    The folder is remembered: commands and Engine take the last one built where none is named. Exit codes: 0, 1 where
    the build failed, 2 for wrong arguments.
    """
    from laya_cuda.custody.built import record_built
    from laya_cuda.custody.rebuild import script_command
    from laya_cuda.resources import sources

    if (cc is None) == (not cpu):
        raise click.UsageError("give one of --cc CAPABILITY and --cpu")
    backend = "cpu" if cpu else "cuda"
    code = subprocess.run(script_command(sources(), backend, out, int(cc) if cc else None), check=False).returncode
    if code:
        sys.exit(code if code > 0 else 128 - code)
    manifest = json.loads((out / "build-manifest.json").read_text(encoding="utf-8"))
    click.echo(f"{out / manifest['library']} {manifest['sha256']}")
    try:
        record_built(backend, out)
    except OSError as error:
        click.echo(f"warning: not remembered as the last one built: {error}", err=True)


@click.group()
def bundle() -> None:
    """Look into built libraries."""


@bundle.command()
@click.argument("directory", type=click.Path(path_type=Path))
@click.option("--rebuild", is_flag=True, help="Also build again with the recorded parameters and compare the bytes.")
@_sources
@_json
def verify(directory: Path, rebuild: bool, root: Path | None, as_json: bool) -> None:
    """Check the chain from TileLang programs to the library in DIRECTORY, and name the first link that is broken.

    Links: programs, generated source, build, library, rebuild (with --rebuild), evidence of GPU runs. The library is
    read, not loaded. Exit codes: 0 whole, 1 a link is broken, 2 it cannot be checked.
    """
    from laya_cuda.custody.chain import verify as check
    from laya_cuda.custody.files import Sources
    from laya_cuda.resources import sources

    links = check(directory, Sources.at(root or sources()), again=rebuild)
    first = next((link for link in links if link.state == "broken"), None)
    if as_json:
        rows = [{"link": link.name, "state": link.state, "detail": link.detail} for link in links]
        click.echo(json.dumps({"whole": first is None, "first_broken": first and first.name, "links": rows}, indent=1))
    else:
        for link in links:
            click.echo(f"{link.state:<8} {link.name:<10} {link.detail}")
        click.echo("the chain is whole" if first is None else f"first broken link: {first.name}: {first.detail}")
    if first is not None:
        sys.exit(1)


@bundle.command()
@click.argument("directory", type=click.Path(path_type=Path))
@_sources
@_json
def inspect(directory: Path, root: Path | None, as_json: bool) -> None:
    """List what the library in DIRECTORY holds: architectures, sizes, kernels with registers, shared memory, spills.

    Registers, static shared memory and spills come from cuobjdump; without it the rest is printed, and how to get it.
    """
    from laya_cuda.custody.chain import MANIFEST, read_bundle
    from laya_cuda.custody.files import ChainError, Sources
    from laya_cuda.custody.inspect import as_text, find_tool
    from laya_cuda.custody.inspect import inspect as look
    from laya_cuda.resources import sources

    if not (directory / MANIFEST).is_file():
        raise BundleError(f"{directory}: holds no {MANIFEST}, so it is no bundle")
    try:
        contents = look(read_bundle(directory), Sources.at(root or sources()), find_tool())
    except ChainError as broken:
        raise BundleError(f"{directory}: {broken}") from None
    click.echo(json.dumps(contents.as_json(), indent=1) if as_json else as_text(contents))
