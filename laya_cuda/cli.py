"""The `laya-cuda` command.

Exit codes: 0, 1 where a request could not be answered, 2 where the command could not start or the device failed, 130
after Ctrl-C. Errors are one line on standard error.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from laya_cuda import __version__, cli_bench, cli_bundle, cli_checkpoint, cli_contract, cli_export
from laya_cuda.cli_options import bundle_option, device_option
from laya_cuda.errors import DeviceError, LayaError, RequestError

if TYPE_CHECKING:
    from laya_cuda.engine import Engine

_MAX_LINE = 16 << 20


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="laya-cuda")
def cli() -> None:
    """Typed decisions by ahead-of-time compiled kernels."""


@cli.command()
@click.argument("checkpoint", type=click.Path(path_type=Path))
@click.argument("input", type=click.Path(path_type=Path, allow_dash=True), default="-", required=False)
@bundle_option
@device_option
@click.option("--eager", is_flag=True, help="Launch kernels one by one, not as CUDA graphs; the same answers.")
@click.option(
    "--format", "form", type=click.Choice(["jsonl", "table"]), default="jsonl", show_default=True, help="Output form."
)
def decide(checkpoint: Path, input: Path, bundle: Path | None, device: str, eager: bool, form: str) -> None:
    """Answer one JSON request a line, from INPUT or standard input, with one JSON answer a line, in order.

    A request is {"state": ..., "questions": {"id": {"type": ..., "instructions": ..., "criteria": ...}}}. A line that
    cannot be answered gives {"error": ..., "line": N} in its place; the rest go on and the exit code is 1. Empty lines
    are passed over.
    """
    from laya_cuda.engine import Engine

    with _open(input) as lines, Engine(checkpoint, bundle, device, graph=not eager) as engine:
        failed = False
        try:
            if form == "table":
                _print(f"device   {engine.device}\nbundle   {engine.bundle.directory}\nmodel    {checkpoint}")
            for number, text in _requests(lines):
                answer = _answer(engine, number, text)
                failed |= "error" in answer
                if form == "table":
                    _write_table(number, text, answer)
                else:
                    _write_json(answer)
        except BrokenPipeError:  # the reader has seen enough
            _leave(0)
    if failed:
        sys.exit(1)


@cli.command()
@click.argument("checkpoint", type=click.Path(path_type=Path), required=False)
@bundle_option
@device_option
@click.option("--plan", "whole", is_flag=True, help="Print every launch of the plan; needs CHECKPOINT.")
def info(checkpoint: Path | None, bundle: Path | None, device: str, whole: bool) -> None:
    """Say what a bundle holds, which devices are there and, for a CHECKPOINT, what would run."""
    from laya_cuda.bundle import Bundle
    from laya_cuda.engine import DeviceChoice, Engine, open_bundle

    if whole and checkpoint is None:
        raise click.UsageError("--plan needs a CHECKPOINT")
    opened: Bundle = open_bundle(bundle, DeviceChoice.parse(device))
    architectures = ", ".join(opened.architectures) or "none (host code)"
    rows = {
        "bundle": f"{opened.directory} ({opened.backend}, ABI {opened.manifest['abi_version']})",
        "library": f"{opened.manifest['library']}, SHA-256 {opened.manifest['sha256']}",
        "compiler": str(opened.info.get("compiler", "unknown")),
        "architectures": architectures,
        "storage": f"act {opened.storage['act']}",
        "kernels": ", ".join(f"{count} {target}" for target, count in _targets(opened).items()),
        "devices": _devices(),
    }
    for name, value in rows.items():
        click.echo(f"{name:<14} {value}")
    if checkpoint is not None:
        with Engine(checkpoint, opened, device) as engine:
            g = engine.checkpoint.geometry
            click.echo(
                f"{'model':<14} {checkpoint} ({g.name}: {g.width} wide, {g.heads} heads, {g.layers}+{g.head_layers} "
                f"layers, vocabulary {g.vocab}, {g.max_len} tokens)\n{'runs on':<14} {engine.device}"
            )
            click.echo(str(engine.plan()) if whole else f"{'plan':<14} {str(engine.plan()).splitlines()[0]}")


cli.add_command(cli_bench.bench)
cli.add_command(cli_bench.tune)
cli.add_command(cli_bundle.build)
cli.add_command(cli_bundle.bundle)
cli.add_command(cli_checkpoint.checkpoint)
cli.add_command(cli_contract.contract)
cli.add_command(cli_export.export)


def main() -> None:
    """Run the command; every expected failure ends as one line."""
    warnings.showwarning = _show_warning
    try:
        sys.exit(cli.main(standalone_mode=False) or 0)
    except click.exceptions.Abort:
        _leave(130)
    except KeyboardInterrupt:
        _leave(130)
    except click.ClickException as error:
        _fail(f"{error.format_message()} (see laya-cuda --help)")
    except (LayaError, OSError) as error:
        _fail(str(error))


def _leave(code: int) -> None:
    """End at once and quietly; standard output may be a closed pipe, which the interpreter would flush again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _fail(message: str) -> None:
    click.echo(f"error: {' '.join(message.split())}", err=True)
    sys.exit(2)


def _show_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    click.echo(f"warning: {' '.join(str(message).split())}", err=True)


def _open(path: Path) -> BinaryIO:
    if str(path) == "-":
        return sys.stdin.buffer
    return path.open("rb")


def _requests(lines: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Numbered lines from 1, without empty ones; one that is too long comes as its first part."""
    number = 0
    while line := lines.readline(_MAX_LINE + 1):
        number += 1
        if len(line) > _MAX_LINE and not line.endswith(b"\n"):
            while (rest := lines.readline(_MAX_LINE)) and not rest.endswith(b"\n"):
                pass
        if line.strip():
            yield number, line


def _answer(engine: Engine, number: int, line: bytes) -> dict[str, Any]:
    """The answer to one line, or its error."""
    from laya_cuda.request import parse_request

    try:
        if len(line) > _MAX_LINE:
            raise RequestError(f"the line is longer than {_MAX_LINE >> 20} MiB")
        state, questions = parse_request(_json(line))
        return engine.predict(state, questions)
    except DeviceError:
        raise
    except (LayaError, RecursionError) as error:
        message = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        return {"error": " ".join(message.split()), "line": number}


def _json(line: bytes) -> Any:
    try:
        return json.loads(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise RequestError(f"not UTF-8 at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise RequestError(f"not JSON: {error.msg} at character {error.pos}") from None
    except ValueError as error:  # such as a number with too many digits
        raise RequestError(f"not usable JSON: {error}") from None


def _write_json(answer: dict[str, Any]) -> None:
    _print(json.dumps(answer, ensure_ascii=False))


def _write_table(number: int, line: bytes, answer: dict[str, Any]) -> None:
    rows = [f"\n{number}: {_excerpt(line)}"]
    if "error" in answer:
        rows.append(f"   error: {answer['error']}")
    for name, given in answer.get("answers", {}).items():
        rows.append(f"   {name:<12} {_in_words(given):<48} confidence {given['answer_confidence']:.2f}")
    _print("\n".join(rows))


def _print(text: str) -> None:
    """Write lines and flush; lone surrogates, which JSON can escape, come out as escapes again."""
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace") + b"\n")
    sys.stdout.buffer.flush()


def _excerpt(line: bytes, width: int = 96) -> str:
    """The start of a request's state, on one line."""
    try:
        state = json.loads(line)["state"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return "(no request)"
    text = " ".join((state if isinstance(state, str) else json.dumps(state, ensure_ascii=False)).split())
    return text if len(text) <= width else text[: width - 3] + "..."


def _in_words(answer: dict[str, Any]) -> str:
    """An answer for a person: the choice, the level with its meaning, or yes or no."""
    if answer["type"] == "choice":
        return str(answer["choice"])
    if answer["type"] == "noul":
        return f"{'yes' if answer['noul'] >= 0.5 else 'no'} ({answer['noul']:.2f})"
    level, top = answer["score"], len(answer["legend"]) - 1
    return f"{level:.1f} of {top} ({answer['legend'][str(round(level))]})"


def _targets(bundle: Any) -> dict[str, int]:
    counts: dict[str, int] = {}
    for kernel in bundle.kernels:
        counts[kernel.target] = counts.get(kernel.target, 0) + 1
    return counts


def _devices() -> str:
    from laya_cuda.executors.driver import Driver

    try:
        return ", ".join(["cpu", *map(str, Driver().devices())])
    except DeviceError as error:
        return f"cpu ({error})"
