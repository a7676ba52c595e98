"""What a command line asks for, brought to a plan: device, cells, peers, amounts, and what is known beforehand."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from laya_cuda.bench import evidence, machine, variants, workloads
from laya_cuda.bench.contest import Contestant
from laya_cuda.bench.floor import flops
from laya_cuda.bench.listed import listed
from laya_cuda.bench.method import Settings
from laya_cuda.bench.peers import AbsentError, Environment, Peer, chosen
from laya_cuda.bench.protocol import BOUNDARIES
from laya_cuda.bench.run import BenchError, Limits, Plan, bench, parity_calls, resume
from laya_cuda.bench.subject import subject
from laya_cuda.bench.variants import Variant
from laya_cuda.bench.workloads import Cell, Workload, WorkloadError
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.engine import DeviceChoice, open_bundle
from laya_cuda.rules import RuleSet, rules_by

QUICK_CELLS = ("1x48", "4x64", "1x512", "4x464")
QUICK_SLOW = ("upstream-compile", "upstream-aoti", "upstream-fast-eager", "upstream-fast-graph")
"""Peers that compile for a minute or more: a quick run has them only where they are named."""
HOST_WORK = 2e11
"""Floating-point operations of a call, beyond which a cell is measured on the host only where it is named."""


@dataclass(frozen=True)
class Asked:
    """The arguments of `laya-cuda bench`; None takes what fits the device."""

    checkpoint: Path
    out: Path
    work: Path
    command: tuple[str, ...]
    bundle: Path | None = None
    device: str = "auto"
    plan: str | None = None
    site: Path | None = None
    peers: str | None = None
    cells: str | None = None
    boundaries: str | None = None
    passes: int | None = None
    warmups: int | None = None
    samples: int | None = None
    budget: float | None = None
    opening: float | None = None
    quick: bool = False
    resume: bool = False
    variants: tuple[str, ...] = ()
    plant: str | None = None


def run(asked: Asked, say: Callable[[str], None]) -> dict[str, Any]:
    """Measure what is asked for; returns the evidence, which also is in OUT/bench.json.

    Raises:
        LayaError: something that was named is not there, or nothing can be measured.
    """
    earlier = evidence.read(asked.out) if asked.resume else None
    plan = plan_of(asked, say)
    if earlier is not None:
        resume(earlier, plan.head, plan.settings)
        if not _is_left(plan, earlier):
            say(f"{asked.out}: nothing is left to measure")
            return earlier
    return bench(plan, asked.out, say, earlier)


def plan_of(asked: Asked, say: Callable[[str], None]) -> Plan:
    """The plan of a command line; `run` raises the same."""
    named, peers = _boundaries(asked), _peers(asked)
    wanted = DeviceChoice.parse(asked.device)
    bundle = open_bundle(asked.bundle, wanted)
    if wanted.kind not in ("auto", bundle.backend):
        raise BenchError(f"device {asked.device!r} asked for, but {bundle.directory} is a library for {bundle.backend}")
    wanted_variants = variants.parse(asked.variants, bundle)
    environment = Environment.find(asked.site, asked.work)
    checkpoint = Checkpoint.open(asked.checkpoint)
    host = bundle.backend == "cpu"
    boundaries = named or (("engine", "predict") if host or asked.quick else ("engine", "predict", "device"))
    frozen, cells = _cells(asked, checkpoint, host, say)
    card = None if host else _card(asked.device)
    facts = machine.facts(bundle.backend, card or 0)
    taken = _taken(
        wanted_variants, peers, checkpoint, bundle, rules_by(asked.plan, None if host else facts["gpu"] or "")
    )
    for name, ours in taken.items():
        left = [str(variant) for variant in wanted_variants if variant not in ours]
        if left:
            say(f"{name} has no launch that takes {', '.join(left)}: it goes by the plan there")
    contestants = [
        _contestant(peer, environment, bundle, asked, facts["uuid"], taken.get(peer.name, ())) for peer in peers
    ]
    return Plan(
        checkpoint=asked.checkpoint.resolve(),
        geometry=checkpoint.geometry,
        device=bundle.backend,
        cells=cells,
        boundaries=boundaries,
        contestants=contestants,
        reference=_reference(contestants),
        settings=_settings(asked, host),
        limits=Limits(
            open=asked.opening or (90.0 if asked.quick else 360.0),
            message=180.0,
            budget=120.0 if asked.quick and asked.budget is None else asked.budget,
        ),
        parity_calls=parity_calls(
            cells, checkpoint.geometry, 2 if host else 4, 20 if host else 50, 2 * HOST_WORK if host else math.inf
        ),
        head={
            "command": list(asked.command),
            "machine": facts,
            "subject": subject(checkpoint, bundle, asked.plan, facts["gpu"], frozen, list(map(str, wanted_variants))),
        },
    )


def _is_left(plan: Plan, earlier: Mapping[str, Any]) -> bool:
    """Whether a plan has a job that an earlier run has not."""
    done = {(cell["cell"], cell["boundary"]) for cell in earlier["cells"]}
    return any((cell.name, boundary) not in done for cell, boundary in plan.jobs())


def _boundaries(asked: Asked) -> tuple[str, ...]:
    """The named ones, in their order; empty where none are."""
    names = listed(asked.boundaries or "")
    for name in names:
        if name not in BOUNDARIES or name == "http":
            raise BenchError(f"unknown boundary {name!r}; use engine, predict or device")
    return tuple(sorted(names, key=BOUNDARIES.index))


def _cells(
    asked: Asked, checkpoint: Checkpoint, host: bool, say: Callable[[str], None]
) -> tuple[dict[str, Workload], list[Cell]]:
    """The frozen workloads and cells: the named ones, or those that fit the device."""
    names = listed(asked.cells) if asked.cells else QUICK_CELLS if asked.quick else workloads.CELLS
    frozen: dict[str, Workload] = {}
    cells: list[Cell] = []
    loaded = {name: workloads.load(name) for name in names}
    for name in sorted(loaded, key=workloads.CELLS.index):
        workload = loaded[name]
        try:
            cell = workloads.resolve(workload, checkpoint.tokenizer, checkpoint.geometry)
        except WorkloadError as error:
            if asked.cells:
                raise
            say(f"{name} is left out: {error}")
            continue
        work = np.mean([flops(checkpoint.geometry, [len(row.ids) for row in call.rows]) for call in cell.calls])
        if host and not asked.cells and work > HOST_WORK:
            say(f"{name} is left out: {work / 1e9:.0f} GFLOP a call are much for a host; --cells {name} measures it")
            continue
        frozen[name] = workload
        cells.append(cell)
    if not cells:
        raise BenchError("no cell fits this checkpoint and device; name one with --cells")
    return frozen, cells


def _settings(asked: Asked, host: bool) -> Settings:
    base = Settings(passes=6, block_s=1.5, least=1) if host else Settings()
    if asked.quick:
        base = replace(base, passes=4, warmups=8, samples=40, block_s=0.5)
    given = {name: getattr(asked, name) for name in ("passes", "warmups", "samples")}
    return replace(base, **{name: value for name, value in given.items() if value is not None})


def _peers(asked: Asked) -> list[Peer]:
    """The named peers, all where none are; the oracle and the ceilings always take part."""
    named = chosen(asked.peers)
    if asked.quick and asked.peers is None:
        named = tuple(peer for peer in named if peer.name not in QUICK_SLOW)
    return [*named, *(peer for peer in chosen(None) if peer.role in ("oracle", "ceilings") and peer not in named)]


def _taken(
    wanted: Sequence[Variant], peers: Sequence[Peer], checkpoint: Checkpoint, bundle: Bundle, rules: RuleSet
) -> dict[str, tuple[Variant, ...]]:
    """The variants that launches of each engine of ours take, by its name; nothing where none are wanted.

    Raises:
        BenchError: no engine of ours is among the peers.
        RequestError: one that no engine takes.
    """
    if not wanted:
        return {}
    found: dict[str, tuple[Variant, ...]] = {}
    present = tuple(dict.fromkeys(kernel.target for kernel in bundle.kernels))  # a library lists the best first
    ran: dict[str, None] = {}
    for peer in [peer for peer in peers if peer.role == "own" and bundle.backend in peer.devices]:
        target = peer.options.get("target")
        targets = tuple(one for one in present if target in (None, one))
        if not targets:
            continue  # it cannot open, and says why
        left = variants.idle(wanted, checkpoint.geometry, bundle, targets, variants.in_front(wanted, rules))
        found[peer.name] = tuple(variant for variant in wanted if variant not in left)
        ran |= dict.fromkeys(targets)
    if not found:
        raise BenchError("--variant is for engines of ours, and none of them can take part")
    for variant in wanted:
        if not any(variant in taken for taken in found.values()):
            variants.refuse([variant], checkpoint.geometry, tuple(ran))
    return found


def _contestant(
    peer: Peer,
    environment: Environment,
    bundle: Bundle,
    asked: Asked,
    uuid: str | None,
    taken: Sequence[Variant],
) -> Contestant:
    try:
        launch = environment.launch(peer, bundle.backend, asked.work)
    except AbsentError as error:
        return Contestant(peer.name, peer.title, peer.role, absent=str(error))
    options = dict(launch.options)
    if peer.role == "own":
        options |= {"bundle": str(bundle.directory.resolve())}
        options |= {"plan": asked.plan} if asked.plan else {}
        options |= {"variants": list(map(str, taken))} if taken else {}
        options |= {"plant": asked.plant} if asked.plant else {}
    env = dict(launch.env)
    if uuid is not None and bundle.backend == "cuda":
        env["CUDA_VISIBLE_DEVICES"] = uuid  # one card, the same for all, by a name that no ordering changes
    return Contestant(peer.name, peer.title, peer.role, launch.command, env, options)


def _reference(contestants: Sequence[Contestant]) -> str:
    """What ratios are taken to: the first of ours that can run here, else the first engine."""
    engines = [one for one in contestants if one.role in ("own", "peer")]
    able = [one for one in engines if one.absent is None]
    if not able:
        raise BenchError("no peer can run here: " + "; ".join(str(one.absent) for one in engines))
    return next((one.name for one in able if one.role == "own"), able[0].name)


def _card(device: str, environment: Mapping[str, str] = os.environ) -> int:
    """The number, by nvidia-smi, of the card that a device names under CUDA_VISIBLE_DEVICES."""
    ordinal = DeviceChoice.parse(device).ordinal
    visible = listed(environment.get("CUDA_VISIBLE_DEVICES", ""))
    if ordinal >= len(visible):
        return ordinal
    if visible[ordinal].isdigit():
        return int(visible[ordinal])
    uuids = [row[0] for row in machine.smi("gpu", "uuid")]
    return uuids.index(visible[ordinal]) if visible[ordinal] in uuids else ordinal
