"""Arrays in device memory that other libraries can take without a copy: DLPack and the CUDA array interface.

The C structures are those of https://dmlc.github.io/dlpack/latest/c_api.html (DLManagedTensor, unversioned, which every
consumer takes).
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from typing import Any

import numpy as np

_CUDA = 2
_CODES = {"i": 0, "u": 1, "f": 2}
_NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _DType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DType),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
    )


class _ManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


class DeviceArray:
    """A contiguous array in the memory of a CUDA device.

    Attributes:
        shape, dtype: as numpy has them.
        address: of its first element.
        ordinal: number of the device.
    """

    def __init__(
        self,
        shape: tuple[int, ...],
        dtype: np.dtype[Any],
        address: int,
        ordinal: int,
        owner: object,
        order: Callable[[int], None],
    ) -> None:
        """Describe memory.

        Args:
            owner: keeps the memory alive; every consumer holds it.
            order: makes a stream, by its handle, wait for the array's contents.
        """
        self.shape = shape
        self.dtype = dtype
        self.address = address
        self.ordinal = ordinal
        self._owner = owner
        self._order = order

    @property
    def nbytes(self) -> int:
        """Bytes."""
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Version 3, without a stream: the consumer queues its work on the stream that the array was made on."""
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": None,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return (_CUDA, self.ordinal)

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule; the consumer's stream waits for the contents (-1: the consumer sees to that itself).

        Raises:
            BufferError: a copy, or another device, is asked for.
        """
        if copy or (dl_device is not None and tuple(dl_device) != self.__dlpack_device__()):
            raise BufferError("a device array is shared as it lies; it is neither copied nor moved")
        if stream != -1:
            legacy_default = 1
            self._order(legacy_default if stream is None else stream)
        return _capsule(self)

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype}, cuda:{self.ordinal}, {self.address:#x})"


class _Export:
    """What lives as long as a consumer uses a capsule: the structure, and the array that it describes."""

    def __init__(self, array: DeviceArray) -> None:
        self.array = array
        ndim = len(array.shape)
        self.shape = (ctypes.c_int64 * ndim)(*array.shape)
        strides = [math.prod(array.shape[i + 1 :]) for i in range(ndim)]
        self.strides = (ctypes.c_int64 * ndim)(*strides)
        kind = _DType(_CODES[array.dtype.kind], 8 * array.dtype.itemsize, 1)
        tensor = _Tensor(
            array.address,
            _Device(_CUDA, array.ordinal),
            ndim,
            kind,
            ctypes.addressof(self.shape),
            ctypes.addressof(self.strides),
            0,
        )
        self.managed = _ManagedTensor(tensor, id(self), ctypes.cast(_delete, ctypes.c_void_p).value)


def _let_go(managed: int) -> None:
    export = ctypes.cast(_ManagedTensor.from_address(managed).context, ctypes.py_object)
    ctypes.pythonapi.Py_DecRef(export)


# The consumer calls this, from any thread; ctypes takes the interpreter's lock for it.
_delete = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_let_go)

_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)


def _drop_capsule(capsule: int) -> None:
    """A capsule that nobody took still has its name, and lets go of the memory itself."""
    if _is_valid(capsule, _NAME):
        _let_go(_pointer(capsule, _NAME))


_drop = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_drop_capsule)


def _capsule(array: DeviceArray) -> Any:
    export = _Export(array)
    address = ctypes.addressof(export.managed)
    capsule = _new(address, _NAME, ctypes.cast(_drop, ctypes.c_void_p))
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(export))
    return capsule
