"""How a batch lies in the input region of a plan, and its results in the output region."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laya_cuda.batch import PackedBatch
from laya_cuda.plan import Plan

Words = NDArray[np.int32]
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Transfers:
    """Where a plan's inputs and outputs start, in 32-bit words; worked out once a plan, as forwards are short.

    Attributes:
        input_words: of the input region.
        action_width: actions of one sequence.
        compact: whether the plan takes the read rows and their places, or else the markers' rows.
        The others are inputs and outputs of the plan by name; those that it has not are 0.
    """

    input_words: int
    action_width: int
    compact: bool
    rows: int
    seqs: int
    markers: int
    starts: int
    lengths: int
    option_starts: int
    option_counts: int
    ids: int
    positions: int
    types: int
    logits: int
    action_logits: int
    marker_index: int = 0
    reads: int = 0
    read_index: int = 0
    first_places: int = 0
    marker_places: int = 0

    @classmethod
    def of(cls, plan: Plan) -> Transfers:
        """Those of a plan."""
        starts = {name: region.offset // 4 for name, region in (*plan.inputs.items(), *plan.outputs.items())}
        return cls(plan.input_bytes // 4, plan.geometry.actions, "read_index" in starts, **starts)

    def fill(self, batch: PackedBatch, words: Words) -> None:
        """Write a batch into an input region; what lies beyond the true counts becomes zero."""
        # One by one, since a loop over names and values takes twice as long.
        rows, seqs, markers = len(batch.ids), len(batch.starts), len(batch.marker_index)
        words[: self.input_words] = 0
        words[self.rows] = rows
        words[self.seqs] = seqs
        words[self.markers] = markers
        words[self.starts : self.starts + seqs] = batch.starts
        words[self.lengths : self.lengths + seqs] = batch.lengths
        words[self.option_starts : self.option_starts + seqs] = batch.option_starts
        words[self.option_counts : self.option_counts + seqs] = batch.option_counts
        if self.compact:
            reads = batch.reads
            words[self.reads] = reads
            words[self.read_index : self.read_index + reads] = batch.read_index
            words[self.first_places : self.first_places + seqs] = batch.first_places
            words[self.marker_places : self.marker_places + markers] = batch.marker_places
        else:
            words[self.marker_index : self.marker_index + markers] = batch.marker_index
        words[self.ids : self.ids + rows] = batch.ids
        words[self.positions : self.positions + rows] = batch.positions
        words[self.types : self.types + rows] = batch.types

    def views(self, batch: PackedBatch, values: Floats) -> tuple[Floats, Floats]:
        """Logits [markers] and action logits [seqs, actions] where they lie in an output region."""
        seqs, width = len(batch.starts), self.action_width
        actions = values[self.action_logits : self.action_logits + seqs * width]
        return values[self.logits : self.logits + len(batch.marker_index)], actions.reshape(seqs, width)

    def read(self, batch: PackedBatch, values: Floats) -> tuple[Floats, Floats]:
        """Copies of the same."""
        logits, actions = self.views(batch, values)
        return logits.copy(), actions.copy()
