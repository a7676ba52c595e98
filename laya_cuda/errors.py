"""The errors this package raises on purpose. Each message is one line that names the thing and the way out."""


def one_line(text: object) -> str:
    """Text without line breaks or control characters; an error that says nothing gives its type's name."""
    line = " ".join("".join(c if c.isprintable() else " " for c in str(text)).split())
    return type(text).__name__ if not line and isinstance(text, BaseException) else line


class LayaError(Exception):
    """Base of every error raised on purpose."""


class CheckpointError(LayaError):
    """A checkpoint directory cannot be used: a file is missing or damaged, or describes an unsupported model."""


class BundleError(LayaError):
    """A compiled kernel library cannot be used."""


class DeviceError(LayaError):
    """The device refused a call or is not there."""


class RequestError(LayaError, ValueError):
    """A request cannot be answered as it was asked; also a ValueError, as upstream laya raises there."""
