"""What an executor says of itself: memory, counts, and the cost of warming up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Memory:
    """Bytes that an executor holds. On the host, what would be device memory is host memory.

    Attributes:
        weights: packed weights.
        workspace: the arena of all plans.
        transfers: input and output regions on the device.
        graphs: what the device's free memory shrank by while graphs were captured and kernels first loaded.
        placed: batches placed for callers, and results that they still hold.
        pinned: host memory that the device reads and writes.
        graph_count: captured graphs.
    """

    weights: int
    workspace: int
    transfers: int
    graphs: int = 0
    placed: int = 0
    pinned: int = 0
    graph_count: int = 0

    @property
    def device(self) -> int:
        """All of it but the pinned host memory."""
        return self.weights + self.workspace + self.transfers + self.graphs + self.placed

    def __str__(self) -> str:
        return (
            f"{as_text(self.device)}: weights {as_text(self.weights)}, workspace {as_text(self.workspace)}, "
            f"transfers {as_text(self.transfers)}, {self.graph_count} graphs {as_text(self.graphs)}, "
            f"placed {as_text(self.placed)}; pinned host memory {as_text(self.pinned)}"
        )


@dataclass(frozen=True)
class Stats:
    """Counts since the executor was made.

    Attributes:
        forwards: that were begun.
        captures: graphs captured.
        evictions: graphs dropped to make room.
        eager: forwards that ran launch by launch.
    """

    forwards: int = 0
    captures: int = 0
    evictions: int = 0
    eager: int = 0


@dataclass(frozen=True)
class Warmup:
    """What a warm-up took: seconds, graphs captured by it, and bytes of device memory."""

    seconds: float
    graphs: int
    device_bytes: int

    def __str__(self) -> str:
        return f"{self.graphs} graphs in {self.seconds:.2f} s, {as_text(self.device_bytes)}"


def as_text(size: int) -> str:
    """Bytes for a reader, in KiB or MiB."""
    return f"{size / 2**10:.1f} KiB" if size < 2**20 else f"{size / 2**20:.1f} MiB"
