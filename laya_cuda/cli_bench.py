"""`laya-cuda bench` and `laya-cuda tune`."""

from __future__ import annotations

import contextlib
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from laya_cuda.bench.listed import listed
from laya_cuda.cli_options import bundle_option, device_option

_PATH = click.Path(path_type=Path)


class _BenchGroup(click.Group):
    """A group whose first argument may be a checkpoint in place of a command: that is `run`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
            args = ["run", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_BenchGroup, subcommand_metavar="CHECKPOINT [OPTIONS] | COMMAND [ARGS]...")
def bench() -> None:
    """Measure this engine beside others, with parity beside every time.

    `laya-cuda bench CHECKPOINT --out DIR` measures (`bench run --help` lists its options).
    """


@bench.command()
@click.argument("checkpoint", type=_PATH)
@bundle_option
@click.option("--out", type=_PATH, required=True, help="Folder for bench.json, report.md, plots and logs.")
@device_option
@click.option("--site", type=_PATH, help="Folder or .tar.xz with the peers' packages. Default: this interpreter's.")
@click.option("--peers", metavar="A,B", help="Only these; an unknown name lists all. Default: all that can run.")
@click.option(
    "--cells", metavar="A,B", help="Only these, as 1x48,mixed-500. Default: all; on a host, the lighter ones."
)
@click.option("--boundaries", metavar="A,B", help="Of engine, predict, device. Default: all.")
@click.option("--passes", type=click.IntRange(2), help="Passes that count. Default: 10, of streams 2; of a profile 4.")
@click.option("--warmups", type=click.IntRange(0), help="Warm-ups of a cell over all passes. Default: 20.")
@click.option("--samples", type=click.IntRange(2), help="Samples of a cell over all passes. Default: 100.")
@click.option("--plan", metavar="NAME|FILE", help="Kernel plan of our engine. Default: by the device.")
@click.option(
    "--variant",
    "variants",
    metavar="OP=VARIANT",
    multiple=True,
    help="Kernel variant in front of the plan, as rope=separate; repeatable. An unknown one lists all.",
)
@click.option("--budget", type=click.FloatRange(1), metavar="SECONDS", help="Leave out what does not fit in this time.")
@click.option(
    "--opening",
    type=click.FloatRange(1),
    metavar="SECONDS",
    help="Leave out peers that take longer to load and compile.",
)
@click.option("--quick", is_flag=True, help="Fewer cells, samples and peers: an answer in about two minutes.")
@click.option("--resume", is_flag=True, help="Go on with the unfinished run in OUT.")
@click.option("--work", type=_PATH, help="Folder that keeps the peers' caches. Default: a temporary one.")
@click.option("--profile", is_flag=True, help="Instead, time every launch of our forward, in --cells.")
@click.option("--trace", is_flag=True, help="With --profile: kernels as CUPTI traces them, through PyTorch, too.")
@click.option("--ncu", is_flag=True, help="With --profile: hardware counters by Nsight Compute, too.")
@click.option("--plant", metavar="OP:SHARE", help="Slow an op of ours down, as gemm:0.05, to see whether it is seen.")
def run(profile: bool, trace: bool, ncu: bool, work: Path | None, **given: Any) -> None:
    """Measure CHECKPOINT on our engine and on every peer that can run here.

    OUT/bench.json is whole after every cell, so an interrupted run keeps what it has. Without a GPU it measures the
    CPU twin against upstream on the CPU.
    """
    given["out"].mkdir(parents=True, exist_ok=True)
    if profile:
        _profile(trace=trace, ncu=ncu, **given)
        return
    from laya_cuda.bench import asked, report

    with _terminable(), _folder(work) as folder:
        data, before = None, _written(given["out"])
        try:
            data = asked.run(asked.Asked(work=folder, command=_command(), **given), _say)
        finally:
            if data is not None or _written(given["out"]) != before:
                from laya_cuda.bench import evidence

                written = report.write(evidence.read(given["out"]), given["out"])
                state = "complete" if data and data["complete"] else "not complete; --resume goes on with it"
                _say(f"{given['out'] / 'bench.json'} ({state}); {', '.join(written)}")
    _say("")
    for boundary in report.boundaries(data):
        _say(report.summary(data, boundary) + "\n")
    faults = sum(finding["fault"] for finding in data["findings"])
    if faults:
        _say(f"{faults} faults: see Findings in report.md")


@bench.command()
@click.argument("a", type=_PATH)
@click.argument("b", type=_PATH)
@click.option("--other-card", is_flag=True, help="Even where they were measured on two cards of one model.")
def compare(a: Path, b: Path, other_card: bool) -> None:
    """Compare two evidence files or profiles, B against A; refuses what must not be compared."""
    from laya_cuda.bench import compare as comparing

    _say(comparing.text(a, b, other_card=other_card))


@bench.command()
@click.argument("evidence", type=_PATH, required=False)
@click.option("--root", type=_PATH, default=Path(), show_default="this folder", help="The checkout.")
@click.option("--repeat", "second", type=_PATH, help="The same of a second run: whether the two agree is written, too.")
@click.option("--check", is_flag=True, help="Change nothing; exit 1 where something differs from the evidence.")
def readme(evidence: Path | None, root: Path, second: Path | None, check: bool) -> None:
    """Keep EVIDENCE, a file or the folder of a run, and write the README's table and figure from it.

    Without EVIDENCE, from what was kept.
    """
    from laya_cuda.bench.readme import update

    changed = update(root, evidence, second=second, check=check)
    if check and changed:
        click.echo(f"{', '.join(changed)}: not what the evidence says; run laya-cuda bench readme", err=True)
        sys.exit(1)
    _say("\n".join(changed) if changed else "nothing to change")


@click.command()
@click.argument("checkpoint", type=_PATH)
@bundle_option
@click.option("--out", type=_PATH, required=True, help="The plan file to write, as manifests/plans/NAME.json.")
@device_option
@click.option("--rows", metavar="N,N", default="", help="Row classes. Default: all.")
@click.option("--ops", metavar="A,B", default="", help="Ops. Default: all.")
@click.option("--target", help="Kernels of this target, as portable. Default: the best one.")
def tune(
    checkpoint: Path, bundle: Path | None, out: Path, device: str, rows: str, ops: str, target: str | None
) -> None:
    """Measure every kernel variant on this device and write the fastest as a plan.

    The file is whole after every row class. Choices that are too close to call are listed; the variant that the
    library lists first wins there, so that the same machine gives the same plan.
    """
    from laya_cuda.bench import tune as tuning

    numbers = listed(rows)
    if not all(number.isdigit() for number in numbers):
        raise click.BadParameter(f"{rows!r} is no list of row classes", param_hint="--rows")
    with _terminable():
        tuning.run(
            checkpoint,
            bundle,
            out,
            device=device,
            rows=[int(number) for number in numbers],
            ops=listed(ops),
            target=target,
            say=_say,
        )


def _profile(
    checkpoint: Path,
    bundle: Path | None,
    out: Path,
    device: str,
    cells: str | None,
    plan: str | None,
    variants: tuple[str, ...],
    plant: str | None,
    trace: bool,
    ncu: bool,
    passes: int | None,
    **_: Any,
) -> None:
    from laya_cuda.bench import evidence, profile

    rates: tuple[float | None, float | None] = (None, None)
    if (out / evidence.NAME).is_file():  # the ceilings that the same machine was measured to have
        measured = evidence.read(out)["ceilings"]
        rates = (measured["copy_tbps"], measured["matmul_tflops"]) if measured else rates
    names = listed(cells or "1x48,16x512")
    options = profile.Options(
        device=device,
        plan=plan,
        passes=passes or profile.PASSES,
        rates=rates,
        trace=trace,
        ncu=ncu,
        variants=variants,
        plant=plant,
    )
    with _terminable():
        profile.run(checkpoint, bundle, names, out, options, say=_say)


def _written(out: Path) -> int | None:
    """When the evidence in a folder was written, in ns; None where there is none."""
    path = out / "bench.json"
    return path.stat().st_mtime_ns if path.is_file() else None


@contextlib.contextmanager
def _folder(given: Path | None) -> Iterator[Path]:
    if given is not None:
        given.mkdir(parents=True, exist_ok=True)
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="laya-bench-") as folder:
        yield Path(folder)


@contextlib.contextmanager
def _terminable() -> Iterator[None]:
    """Being told to end is as good as Ctrl-C: what is finished is kept."""

    def stop(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _command() -> tuple[str, ...]:
    return ("laya-cuda", *sys.argv[1:])


def _say(text: str) -> None:
    click.echo(text)
    sys.stdout.flush()
