"""The contract check: `python -m ci.contract [DIR...] [--tier 1|2|3] [--json] [--builds DIR]`.

The same as `laya-cuda contract check`; without a DIR it checks this checkout.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from laya_cuda.cli_contract import check
from laya_cuda.errors import LayaError

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: list[str]) -> int:
    """Run the check; returns its exit code."""
    try:
        context = check.make_context("ci.contract", list(arguments))
        context.params["directories"] = context.params["directories"] or (ROOT,)
        with context:
            check.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        return _failed(error.format_message())
    except (LayaError, OSError) as error:
        return _failed(str(error))
    return 0


def _failed(message: str) -> int:
    print(f"error: {' '.join(message.split())}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
