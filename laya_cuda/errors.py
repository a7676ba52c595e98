"""The errors this package raises on purpose. Each message is one line that names the thing and the way out."""

_OUT_OF_MEMORY = 2
_CONTEXT_LOST = frozenset({214, 220, 226, 700, 702, 709, 710, 714, 715, 716, 717, 718, 719, 721, 999})
# CUresult and cudaError_t have these values in common; after the second ones a process can do no more on the device.
RESTART = "this process has lost its CUDA context: restart it"


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


class OutOfMemoryError(DeviceError):
    """The device has too little free memory; what was taken for the call is free again, and the engine goes on."""


def device_error(message: str, code: int) -> DeviceError:
    """The error for a CUresult or cudaError_t: what kind it is, and what to do where the context is lost."""
    if code == _OUT_OF_MEMORY:
        return OutOfMemoryError(message)
    return DeviceError(f"{message}; {RESTART}" if code in _CONTEXT_LOST else message)


class RequestError(LayaError, ValueError):
    """A request cannot be answered as it was asked; also a ValueError, as upstream laya raises there."""
