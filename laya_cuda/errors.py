"""The errors this package raises on purpose. Each message is one line that names the thing and the way out."""


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
