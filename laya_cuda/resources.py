"""Where the files that are not Python lie: inside an installed package, or in the checkout that it runs from."""

from __future__ import annotations

from pathlib import Path

from laya_cuda.errors import LayaError

_PACKAGE = Path(__file__).resolve().parent


def sources() -> Path:
    """The folder that holds `manifests/`, `generated/`, `kernels/` and the build scripts.

    Raises:
        LayaError: the installation holds no such folder.
    """
    for folder in (_PACKAGE / "_sources", _PACKAGE.parent):
        if (folder / "manifests" / "abi.json").is_file():
            return folder
    raise LayaError("this installation lacks manifests/abi.json: install laya-cuda-aot again")


def checkout() -> Path | None:
    """The checkout that this package runs from, or None when it runs from an installed copy."""
    folder = _PACKAGE.parent
    return folder if (folder / "manifests" / "abi.json").is_file() else None


def read_text(name: str) -> str:
    """The text of a source file, by its path inside the checkout, as in `manifests/abi.json`."""
    return (sources() / name).read_text(encoding="utf-8")
