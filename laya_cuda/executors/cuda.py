"""Running a plan on an NVIDIA GPU: as a CUDA graph for each shape class, or launch by launch.

The executor owns a stream, the packed weights, one workspace, and pinned host memory for uploads and one download. Work
that it queues on streams of callers is put in order with its own by an event, since all of it shares the workspace.
"""

from __future__ import annotations

import contextlib
import sys
import weakref
from dataclasses import dataclass
from typing import Any

import numpy as np

from laya_cuda.batch import PackedBatch
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import BundleError, DeviceError, OutOfMemoryError
from laya_cuda.executors import (
    WORKSPACE_MIB,
    BoundPlan,
    Executor,
    ForwardResult,
    Placed,
    Regions,
    warn_graphs_off,
)
from laya_cuda.executors.account import Memory, Stats, as_text
from laya_cuda.executors.device_array import DeviceArray
from laya_cuda.executors.driver import Context, DeviceMemory, Driver, PinnedMemory, stream_handle
from laya_cuda.executors.graphs import Graphs
from laya_cuda.executors.transfers import Floats
from laya_cuda.packing import layout, pack
from laya_cuda.plan import Buffer, Plan, ShapeClass, shape_class
from laya_cuda.rules import RuleSet, rules_for

_UPLOADS = 4
"""Pinned buffers for uploads, so that the next calls on a caller's stream need not wait for the first one's turn."""


class Event:
    """A point in the work of a stream. The context must be current."""

    def __init__(self, context: Context) -> None:
        self._call = context.driver.call
        disable_timing = 2
        self.handle = self._call("cuEventCreate", disable_timing)
        self.recorded = False

    def record(self, stream: int) -> None:
        """Mark what the stream has been given so far."""
        self._call("cuEventRecord", self.handle, stream)
        self.recorded = True

    def hold_back(self, stream: int) -> None:
        """Let a stream wait for it."""
        if self.recorded:
            self._call("cuStreamWaitEvent", stream, self.handle, 0)

    def wait(self) -> None:
        """Wait for it."""
        if self.recorded:
            self._call("cuEventSynchronize", self.handle)
            self.recorded = False

    def destroy(self) -> None:
        """Give it back."""
        with contextlib.suppress(DeviceError):
            self._call("cuEventDestroy", self.handle)


@dataclass(frozen=True)
class _Upload:
    """A pinned buffer, and when the device has read it."""

    memory: PinnedMemory
    read: Event


class CudaExecutor(Executor):
    """Runs a plan with `liblaya_cuda.so`."""

    def __init__(
        self,
        checkpoint: Checkpoint,
        bundle: Bundle,
        *,
        ordinal: int = 0,
        target: str | None = None,
        rules: RuleSet | None = None,
        graph: bool = True,
        max_graphs: int | None = None,
        workspace_mib: float = WORKSPACE_MIB,
        driver: Driver | None = None,
    ) -> None:
        """Place a checkpoint on a device.

        Args:
            ordinal: number of the device.
            target: run this kernel target alone; None takes the best ones.
            rules: choices of variants; None takes the device's plan file.
            graph: run forwards as CUDA graphs.
            max_graphs: keep at most this many; None keeps one for every class.
            workspace_mib: the most that the workspace may take.
            driver: the driver to use; None loads it.

        Raises:
            DeviceError: no such device.
            OutOfMemoryError: too little memory on it.
            BundleError: the library has no kernels for the device, or not that target.
        """
        driver = driver or Driver()
        info = driver.device(ordinal)
        targets = bundle.targets_for(info.capability)
        if target is not None and target not in targets:
            raise BundleError(f"{bundle.directory}: no {target} kernels for {info}; it has {', '.join(targets)}")
        if max_graphs is not None and max_graphs < 1:
            raise DeviceError(f"max_graphs must be at least 1, not {max_graphs}; graph=False runs without graphs")
        chosen = targets if target is None else (target,)
        super().__init__(
            checkpoint.geometry, bundle, chosen, rules_for(info.name) if rules is None else rules, workspace_mib
        )
        self.device = str(info)
        self._call = driver.call
        self._context = Context(driver, info)
        self._graph = graph
        self._results: weakref.WeakSet[DeviceResult] = weakref.WeakSet()
        self._cleanup = contextlib.ExitStack()
        self._context.hold()
        self._cleanup.callback(self._context.drop)
        try:
            with self._context.current():
                self._allocate(checkpoint, max_graphs)
        except BaseException:
            self._free()
            raise

    def _allocate(self, checkpoint: Checkpoint, max_graphs: int | None) -> None:
        layout = self._layout
        non_blocking = 1
        self._own_stream = int(self._call("cuStreamCreate", non_blocking))
        self._cleanup.callback(self._destroy_stream)
        self._done = self._event()
        self._uploads = [
            _Upload(self._pinned(layout.input_bytes), self._event()) for _ in range(_UPLOADS)
        ]  # the first is the next one
        self._download_memory = self._pinned(layout.output_bytes)
        self._values = self._download_memory.words.view(np.float32)
        self._workspace = self._device_memory(layout.workspace_bytes, "the workspace")
        self._inputs = self._device_memory(layout.input_bytes, "inputs")
        self._outputs = self._device_memory(layout.output_bytes, "outputs")
        self._weights = self._place_weights(checkpoint)
        self._graphs = Graphs(self._context, self._own_stream, max_graphs, self._settle)
        self._cleanup.callback(self._drop_graphs)  # it waits for them

    def _event(self) -> Event:
        event = Event(self._context)
        self._cleanup.callback(self._destroy_event, event)
        return event

    def _device_memory(self, size: int, what: str) -> DeviceMemory:
        memory = DeviceMemory(self._context, size, what)
        self._cleanup.callback(memory.free)
        memory.zero(self._own_stream)
        return memory

    def _pinned(self, size: int) -> PinnedMemory:
        memory = PinnedMemory(self._context, size)
        self._cleanup.callback(memory.free)
        return memory

    def _place_weights(self, checkpoint: Checkpoint) -> DeviceMemory:
        """Pack weights one by one into one allocation; host memory stays that of the largest."""
        formats = self.bundle.storage.__getitem__
        offsets, size = layout(checkpoint.geometry, formats)
        memory = self._device_memory(size, "the weights")
        for weight, offset in offsets.items():
            packed = pack(weight, checkpoint, formats)
            address = memory.address + offset
            self._call("cuMemcpyHtoDAsync", address, packed.ctypes.data, packed.nbytes, self._own_stream)
            self._call("cuStreamSynchronize", self._own_stream)  # the packed array is freed next
        self._weight_addresses = {weight.name: memory.address + offset for weight, offset in offsets.items()}
        return memory

    # Forwards -----------------------------------------------------------------------------------------------------

    def queue(self, batch: PackedBatch, stream: Any) -> DeviceResult:
        handle = stream_handle(stream)
        with self._turn(), self._active():
            if self._context.is_capturing(handle):
                raise DeviceError("the stream is being captured: capture engine.place(sequences).run(stream) instead")
            bound = self._bind_class(batch)
            result = DeviceResult(self, bound, batch)
            self._forwards += 1
            with self._contained():
                self._done.hold_back(handle)
                self._send(bound, batch, handle)
                self._launch(bound, handle)
                self._call(
                    "cuMemcpyDtoDAsync", result._memory.address, self._outputs.address, result._memory.size, handle
                )
                self._done.record(handle)
                result._ready.record(handle)
            return result

    def place(self, batch: PackedBatch) -> CudaPlaced:
        with self._turn(), self._active():
            placed = CudaPlaced(self, batch)
            self._placed.add(placed)
            return placed

    def _upload(self, bound: BoundPlan, batch: PackedBatch) -> None:
        self._done.hold_back(self._own_stream)
        self._send(bound, batch, self._own_stream)

    def _send(self, bound: BoundPlan, batch: PackedBatch, stream: int) -> None:
        """Queue the upload on a stream, from the pinned buffer that has rested longest."""
        upload = self._uploads.pop(0)
        self._uploads.append(upload)
        upload.read.wait()
        bound.transfers.fill(batch, upload.memory.words)
        self._call("cuMemcpyHtoDAsync", self._inputs.address, upload.memory.address, bound.plan.input_bytes, stream)
        if stream != self._own_stream:  # the executor's own forwards end with a wait
            upload.read.record(stream)

    def _execute(self, bound: BoundPlan) -> None:
        self._launch(bound, self._own_stream)

    def _launch(self, bound: BoundPlan, stream: int) -> None:
        """Queue the launches: as a graph where there are graphs, captured now if need be."""
        graph = self._graph_of(bound) if self._graph else None
        if graph is not None:
            self._call("cuGraphLaunch", graph, stream)
        else:
            self._eager += 1
            self._issue(bound, stream)

    def _graph_of(self, bound: BoundPlan) -> Any:
        """The graph of a class; None, after a warning, where it cannot be captured."""
        graph = self._graphs.get(bound.plan.shape)
        if graph is not None:
            return graph
        try:
            return self._capture(bound)
        except DeviceError as error:
            self._graph = False
            self._graphs.drop()
            warn_graphs_off(error)
            return None

    def _capture(self, bound: BoundPlan) -> Any:
        # The stream may hold a forward's upload; a capture takes only what is issued while it lasts.
        return self._graphs.capture(bound.plan.shape, lambda: self._issue(bound, self._own_stream))

    def _download(self, bound: BoundPlan, batch: PackedBatch) -> ForwardResult:
        memory = self._download_memory
        self._call(
            "cuMemcpyDtoHAsync", memory.address, self._outputs.address, bound.plan.output_bytes, self._own_stream
        )
        self._call("cuStreamSynchronize", self._own_stream)
        self._done.recorded = False  # what it marked lies before what was just waited for
        return ForwardResult(*bound.transfers.read(batch, self._values))

    def _warm(self, shapes: list[ShapeClass]) -> None:
        captured: list[ShapeClass] = []
        for shape in shapes:
            bound = self._bind_shape(shape)
            if self._graph and self._graphs.get(shape) is None:
                try:
                    self._capture(bound)
                    captured.append(shape)
                except OutOfMemoryError as error:
                    free = as_text(self._context.free_bytes())
                    self._graphs.drop(captured)
                    raise OutOfMemoryError(
                        f"{self.device}: out of memory: asked for the graph of {shape}, number {len(captured) + 1} of "
                        f"{len(shapes)}, with {free} free; free some, or warm fewer shapes ({error})"
                    ) from None
                except DeviceError as error:
                    self._graph = False
                    self._graphs.drop()
                    warn_graphs_off(error)

    def _read(self, buffer: Buffer, rows: int) -> Floats:
        array = np.empty((rows, buffer.shape[1]), np.float32)
        address = self._workspace.address + buffer.offset
        self._call("cuMemcpyDtoHAsync", array.ctypes.data, address, array.nbytes, self._own_stream)
        self._call("cuStreamSynchronize", self._own_stream)
        return array

    # Its own ------------------------------------------------------------------------------------------------------

    def stats(self) -> Stats:
        base = super().stats()
        return Stats(base.forwards, self._graphs.captures, self._graphs.evictions, base.eager)

    def _memory(self) -> Memory:
        if self._closed:
            return Memory(0, 0, 0)
        held = [placed for placed in list(self._placed) if isinstance(placed, CudaPlaced)]
        pinned = [self._download_memory, *[upload.memory for upload in self._uploads]]
        return Memory(
            weights=self._weights.size,
            workspace=self._workspace.size,
            transfers=self._inputs.size + self._outputs.size,
            graphs=self._graphs.device_bytes,
            placed=sum(placed.size for placed in held) + sum(r._memory.size for r in list(self._results)),
            pinned=sum(memory.size for memory in pinned),
            graph_count=len(self._graphs),
        )

    def _regions(self) -> Regions:
        return Regions(self._inputs.address, self._outputs.address, self._workspace.address)

    def _stream(self) -> int:
        return self._own_stream

    def _active(self) -> contextlib.AbstractContextManager[None]:
        return self._context.current()

    def _settle(self) -> None:
        self._done.wait()
        self._call("cuStreamSynchronize", self._own_stream)

    def _free(self) -> None:
        self._cleanup.close()

    def __del__(self) -> None:
        """Free what a caller forgot to close; at the end of the process it goes by itself."""
        if hasattr(self, "_cleanup") and not sys.is_finalizing():
            self.close()

    # After a fault on the device these fail; what they should free goes with the process then.

    def _drop_graphs(self) -> None:
        with contextlib.suppress(DeviceError), self._context.current():
            with contextlib.suppress(DeviceError):
                self._settle()
            self._graphs.drop()

    def _destroy_stream(self) -> None:
        with contextlib.suppress(DeviceError), self._context.current():
            self._call("cuStreamSynchronize", self._own_stream)
            self._call("cuStreamDestroy", self._own_stream)

    def _destroy_event(self, event: Event) -> None:
        with contextlib.suppress(DeviceError), self._context.current():
            event.destroy()


class DeviceResult:
    """The results of one queued forward, in device memory that lives as long as something uses it.

    Attributes:
        batch: the inputs.
        logits, action_logits: f32 [markers] and [seqs, actions]; ready on the stream that the forward was queued on.
    """

    def __init__(self, executor: CudaExecutor, bound: BoundPlan, batch: PackedBatch) -> None:
        self.batch = batch
        self._executor = executor
        self._bound = bound
        self._memory = DeviceMemory(executor._context, bound.plan.output_bytes, "results")
        self._ready = _event_of(executor._context, self._memory)
        self.logits, self.action_logits = _outputs(executor, bound.plan, batch, self._memory, self._ready)
        executor._results.add(self)

    def read(self) -> ForwardResult:
        """Wait for the forward and copy its results out.

        Raises:
            DeviceError: the forward failed.
        """
        return _read_results(self._executor, self._bound, self.batch, self._memory, self._ready)


class CudaPlaced(Placed):
    """A placed batch in device memory. `run` may be captured into a graph of the caller's."""

    def __init__(self, executor: CudaExecutor, batch: PackedBatch) -> None:
        shape = shape_class(batch)
        context, queue = executor._context, executor._own_stream
        self.batch = batch
        self.plan = plan = executor._plan(shape, shape)
        self._executor: CudaExecutor = executor
        self._open = True
        with contextlib.ExitStack() as undo:  # a later one may find no memory
            inputs = DeviceMemory(context, plan.input_bytes, "the inputs of a placed batch")
            undo.callback(inputs.free)
            outputs = DeviceMemory(context, plan.output_bytes, "the results of a placed batch")
            undo.callback(outputs.free)
            workspace = DeviceMemory(context, plan.workspace_bytes, "the workspace of a placed batch")
            undo.callback(workspace.free)
            for memory in (outputs, workspace):
                memory.zero(queue)
            self._bound = executor._bind(plan, Regions(inputs.address, outputs.address, workspace.address))
            words = np.empty(plan.input_bytes // 4, np.int32)
            self._bound.transfers.fill(batch, words)
            executor._call("cuMemcpyHtoDAsync", inputs.address, words.ctypes.data, words.nbytes, queue)
            executor._call("cuStreamSynchronize", queue)
            self._ran = _event_of(context, outputs)
            undo.pop_all()
        self._memory: tuple[DeviceMemory, ...] = (inputs, outputs, workspace)
        ordinal = context.device.ordinal
        order = _order(context, self._ran)
        address = inputs.address + plan.inputs["ids"].offset
        self.ids = DeviceArray((batch.rows,), np.dtype(np.int32), address, ordinal, (inputs, outputs), order)
        self.logits, self.action_logits = _outputs(executor, plan, batch, outputs, self._ran)

    @property
    def size(self) -> int:
        """Bytes of device memory that it holds."""
        return sum(memory.size for memory in self._memory)

    def run(self, stream: Any = None) -> None:
        executor = self._executor
        handle = executor._own_stream if stream is None else stream_handle(stream)
        with executor._turn(), executor._active():
            self._check_open()
            with executor._contained():
                captured = executor._context.is_capturing(handle)
                if not captured:  # runs on two streams share its memory
                    self._ran.hold_back(handle)
                executor._issue(self._bound, handle)
                if not captured:
                    self._ran.record(handle)

    def read(self) -> ForwardResult:
        """Wait for the last run and copy its results out; wait for replays of a captured run yourself."""
        self._check_open()
        return _read_results(self._executor, self._bound, self.batch, self._memory[1], self._ran)

    def _release(self) -> None:
        if self._open:
            self._open = False
            with contextlib.suppress(DeviceError), self._executor._active():
                self._ran.wait()
            self._memory = ()  # arrays that others hold keep what they show

    def _check_open(self) -> None:
        if not self._open:
            raise DeviceError("the placed batch is closed")


def _event_of(context: Context, memory: DeviceMemory) -> Event:
    """An event that lives as long as the memory whose contents it speaks of."""
    event = Event(context)
    context.hold()

    def destroy() -> None:
        with contextlib.suppress(DeviceError), context.current():
            event.destroy()
        with contextlib.suppress(DeviceError):
            context.drop()

    weakref.finalize(memory, destroy).atexit = False
    return event


def _order(context: Context, event: Event) -> Any:
    """Makes a consumer's stream wait for an event; one that is being captured cannot, and must not have to."""

    def order(stream: int) -> None:
        with context.current():
            if not context.is_capturing(stream):
                event.hold_back(stream)

    return order


def _outputs(
    executor: CudaExecutor, plan: Plan, batch: PackedBatch, memory: DeviceMemory, ready: Event
) -> tuple[DeviceArray, DeviceArray]:
    """The logits and action logits in an output region."""
    context = executor._context
    order = _order(context, ready)

    def array(name: str, shape: tuple[int, ...]) -> DeviceArray:
        address = memory.address + plan.outputs[name].offset
        return DeviceArray(shape, np.dtype(np.float32), address, context.device.ordinal, memory, order)

    return array("logits", (batch.markers,)), array("action_logits", (batch.seqs, plan.geometry.actions))


def _read_results(
    executor: CudaExecutor, bound: BoundPlan, batch: PackedBatch, memory: DeviceMemory, ready: Event
) -> ForwardResult:
    host = np.empty(bound.plan.output_bytes // 4, np.float32)
    with executor._turn(), executor._active(), executor._contained():
        ready.hold_back(executor._own_stream)
        executor._call("cuMemcpyDtoHAsync", host.ctypes.data, memory.address, host.nbytes, executor._own_stream)
        executor._call("cuStreamSynchronize", executor._own_stream)
    return ForwardResult(*bound.transfers.read(batch, host))
