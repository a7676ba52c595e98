"""What the bench tests share: cells of the tiny checkpoint, and runs of fake peers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from fake_contest import head

from laya_cuda.bench.contest import Contestant
from laya_cuda.bench.method import Settings
from laya_cuda.bench.run import Limits, Plan
from laya_cuda.bench.workloads import Cell, load, resolve
from laya_cuda.checkpoint import Checkpoint


@pytest.fixture(scope="session")
def opened(tiny_checkpoint) -> Checkpoint:
    with pytest.warns(RuntimeWarning, match="temperature"):
        return Checkpoint.open(tiny_checkpoint)


@pytest.fixture(scope="session")
def cell_of(opened) -> Callable[..., Cell]:
    """Makes a cell of the tiny checkpoint by its name, of its first calls where a number is given."""
    return lambda name, calls=None: resolve(load(name), opened.tokenizer, opened.geometry, calls)


@pytest.fixture(scope="session")
def plan_maker(opened, cell_of) -> Callable[..., Plan]:
    """Makes a plan of fake peers; whatever is not said is small."""

    def make(contestants: Sequence[Contestant], cells: Sequence[str] = ("1x48",), **more: Any) -> Plan:
        resolved = [cell_of(name, 6) for name in cells]
        values: dict[str, Any] = {
            "checkpoint": opened.path,
            "geometry": opened.geometry,
            "device": "cpu",
            "cells": resolved,
            "boundaries": ("engine", "device"),
            "contestants": contestants,
            "reference": "ours",
            "settings": Settings(passes=2, warmups=2, samples=20),
            "limits": Limits(open=20, message=5),
            "parity_calls": {cell.name: [0, 1] for cell in resolved},
            "head": head(),
        }
        return Plan(**{**values, **more})

    return make
