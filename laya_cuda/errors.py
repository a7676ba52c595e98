"""The errors this package raises on purpose. Each message is one line that names the thing and the way out."""

OUT_OF_MEMORY = 2
"""The CUresult and cudaError_t for it."""
CONTEXT_LOST = frozenset({214, 220, 226, 700, 702, 709, 710, 714, 715, 716, 717, 718, 719, 721, 999})
"""CUresult and cudaError_t values after which a process can do no more work on the device."""
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


class RequestError(LayaError, ValueError):
    """A request cannot be answered as it was asked; also a ValueError, as upstream laya raises there."""
