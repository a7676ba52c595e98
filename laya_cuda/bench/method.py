"""How measurements are ordered, what they say, and what makes one unfit to say anything.

A *block* is one peer's warm-ups and samples of one cell, boundary and pass. Passes of a cell go through the peers
forwards and backwards in turn (AB/BA), after one short pass that is not counted. Pass by pass, a peer's median is
divided by that of the reference; the spread of the ratio is what the passes leave possible, and where they are few,
also what the samples of each median do. Every other pass makes one *half* of a measurement, the rest the other: two
measurements of the same thing, interleaved. A difference is inconclusive where its spread reaches over 1, or where it
is no larger than the one between the two halves of the same peer.

Samples of a block lie close together; blocks differ more, by where the machine ran the process and what else it did.
So many short passes say more than two long ones.

A *fault* is something about a block that makes its times unfit: it is listed with its cell, and its peer gets no
verdict there. A *remark* is listed only.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

OUTLIER_TIMES = 3.0
"""A sample longer than this many times what is usual is an outlier, where it is also OUTLIER_MS longer."""
OUTLIER_MS = 0.2
OUTLIER_SHARE = 0.1
"""Outliers that add more than this share to a block's time are a fault, fewer are a remark."""
HALVES_APART = 0.10
"""Halves of one peer's passes that do not overlap, and whose medians differ by more than this, are a fault: it drifts,
or goes by the order of the engines. Passes that scatter are none; their scatter is in the spread of the ratio."""
PASS_OFF = 0.25
"""A pass that differs from the median of the passes by more than this is remarked on."""
CLOCK_APART = 0.05
"""GPU clocks after the two halves of one peer's passes that differ by more than this are a fault, but for those that
the board's power limit holds down: an engine brings that about itself, for whoever uses it too."""
ENOUGH_PASSES = 6
"""From so many passes on, they alone say how sure a ratio is: all of 6 lie on one side of it 3 times of 100."""
UNACCOUNTED_SHARE = 0.35
UNACCOUNTED_S = 0.003
"""Time of a block that its samples do not account for, beyond which the worker's clock is not believed."""
BUSY_S = 0.1
"""The same, where it is so in few passes."""
UNKNOWN_SETUP_S = 0.5
"""What a worker that does not say its setup time may take for it."""


@dataclass(frozen=True)
class Finding:
    """Something to know about a measurement.

    Attributes:
        kind: outliers, clock, passes, gpu-clock, samples, numbers, parity or worker.
        fault: whether the peer gets no verdict in this cell and boundary because of it.
    """

    kind: str
    peer: str
    cell: str
    boundary: str
    text: str
    fault: bool

    def as_json(self) -> dict[str, Any]:
        """As it stands in an evidence file."""
        return asdict(self)


@dataclass(frozen=True)
class Block:
    """What one block measured.

    Attributes:
        number: its pass, from 0.
        place: its place in the pass, from 0.
        warmups, samples: as asked for.
        ms: raw samples; NaN where a worker gave no number.
        first_ms: the very first call in the worker, where it fell into this block.
        wall_s: from the message to the reply, by the runner's clock; worker_s by the worker's.
        setup_s: the part of worker_s before the first call; None where the worker does not say.
        clocks_before, clocks_after: MHz of the GPU by name, or None.
    """

    peer: str
    number: int
    place: int
    warmups: int
    samples: int
    ms: tuple[float, ...]
    first_ms: float | None
    wall_s: float
    worker_s: float
    setup_s: float | None = None
    clocks_before: Mapping[str, int] | None = None
    clocks_after: Mapping[str, int] | None = None

    def as_json(self) -> dict[str, Any]:
        """As it stands in an evidence file; numbers that are none become null."""
        return {
            "peer": self.peer,
            "pass": self.number,
            "place": self.place,
            "warmups": self.warmups,
            "samples": self.samples,
            "ms": [round(x, 5) if math.isfinite(x) else None for x in self.ms],
            "first_ms": None if self.first_ms is None else round(self.first_ms, 4),
            "wall_s": round(self.wall_s, 4),
            "worker_s": round(self.worker_s, 4) if math.isfinite(self.worker_s) else None,
            "setup_s": None if self.setup_s is None else round(self.setup_s, 4),
            "clocks_before": self.clocks_before,
            "clocks_after": self.clocks_after,
        }

    @staticmethod
    def of_json(data: Mapping[str, Any]) -> Block:
        """A block of an evidence file."""
        nan = float("nan")
        return Block(
            peer=data["peer"],
            number=data["pass"],
            place=data["place"],
            warmups=data["warmups"],
            samples=data["samples"],
            ms=tuple(nan if x is None else float(x) for x in data["ms"]),
            first_ms=data["first_ms"],
            wall_s=data["wall_s"],
            worker_s=nan if data["worker_s"] is None else data["worker_s"],
            setup_s=data["setup_s"],
            clocks_before=data["clocks_before"],
            clocks_after=data["clocks_after"],
        )


@dataclass(frozen=True)
class Settings:
    """How much is measured.

    Attributes:
        passes: that count; at least 2.
        stream_passes: the same, of a stream, each over all of its requests.
        warmups, samples: of a cell, boundary and peer, over all passes together.
        feasibility: calls of the pass that does not count.
        block_s: a block that would take longer has fewer warm-ups and samples, but at least `least` samples.
        least: see `block_s`.
    """

    passes: int = 10
    stream_passes: int = 2
    warmups: int = 20
    samples: int = 100
    feasibility: int = 3
    block_s: float = math.inf
    least: int = 2

    def count(self, stream: bool) -> int:
        """The passes of a cell."""
        return self.stream_passes if stream else self.passes

    def block(self, call_s: float, stream: int | None = None) -> tuple[int, int]:
        """Warm-ups and samples of one block.

        Args:
            call_s: what a call takes, by the pass that does not count.
            stream: the number of requests, where the cell is a stream: each is one sample.
        """
        warmups = math.ceil(self.warmups / self.count(stream is not None))
        samples = math.ceil(self.samples / self.passes) if stream is None else stream
        fitting = self.block_s / max(call_s, 1e-9)
        if warmups + samples > fitting:
            share = fitting / (warmups + samples)
            warmups, samples = math.ceil(warmups * share), max(min(self.least, samples), int(samples * share))
        return warmups, samples


def order(peers: Sequence[str], number: int) -> list[str]:
    """The peers in the order of a pass: forwards in even ones, backwards in odd ones."""
    return list(peers) if number % 2 == 0 else list(reversed(peers))


# Statistics ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Median:
    """A median with the interval that its samples leave it, at about 95 % by order statistics."""

    value: float
    low: float
    high: float


def median(samples: Sequence[float]) -> Median:
    """The median of at least one sample; the interval of few samples is their whole range.

    Source: the order statistics of ranks n/2 -+ 0.98 sqrt(n) enclose the median with 95 % (normal approximation of the
    binomial distribution).
    """
    values = np.sort(np.asarray(samples, np.float64))
    n = len(values)
    reach = 0.98 * math.sqrt(n)
    low = max(0, math.floor(n / 2 - reach))
    high = min(n - 1, math.ceil(n / 2 + reach) - 1)
    return Median(float(np.median(values)), float(values[min(low, n - 1)]), float(values[max(high, 0)]))


@dataclass(frozen=True)
class Ratio:
    """How many times as long `theirs` takes as `ours`.

    Attributes:
        value: median over the passes; of an even number, the geometric mean of the middle two.
        low, high: least and largest that passes and samples leave possible.
        noise: the larger relative difference between the two halves of the passes of one of the two.
        verdict: `slower` (theirs takes longer), `faster` or `inconclusive`.
    """

    value: float
    low: float
    high: float
    noise: float
    verdict: str

    def as_json(self) -> dict[str, float]:
        """The numbers, as they stand in an evidence file."""
        return {
            "value": round(self.value, 5),
            "low": round(self.low, 5),
            "high": round(self.high, 5),
            "noise": round(self.noise, 5),
        }


def compare(ours: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]]) -> Ratio:
    """Compare samples, one list a pass; both have as many passes, in the order of measuring.

    Samples must be finite and positive.
    """
    a, b = [median(one) for one in ours], [median(one) for one in theirs]
    return _ratio(a, b)


def compare_runs(before: Sequence[Sequence[float]], after: Sequence[Sequence[float]]) -> Ratio:
    """Compare two runs of a cell: their passes were not taken side by side, so every one is held against every other.

    The machine may favour one run throughout; what its passes leave possible then lies around another median.
    """
    a, b = ([median(one) for one in run] for run in (before, after))
    (a_low, a_high), (b_low, b_high) = between(a), between(b)
    return _judged(_middle(b) / _middle(a), b_low / a_high, b_high / a_low, _noise(a, b))


def compare_stream_runs(before: Sequence[Sequence[float]], after: Sequence[Sequence[float]]) -> Ratio:
    """The same for two runs of a stream, request by request."""
    found = [_request_by_request(a, b) for a in before for b in after]
    low, high = min(one.low for one in found), max(one.high for one in found)
    return _judged(_middle(found), low, high, _noise(*([median(one) for one in run] for run in (before, after))))


def compare_streams(ours: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]]) -> Ratio:
    """Compare passes over the same requests: the medians of the ratios request by request."""
    found = [_request_by_request(mine, other) for mine, other in zip(ours, theirs, strict=True)]
    noise = _noise(*([median(one) for one in side] for side in (ours, theirs)))
    return _judged(_middle(found), *between(found), noise)


def spread(values: Sequence[float]) -> float:
    """Largest over smallest, less 1; 0 for a single value."""
    return max(values) / min(values) - 1.0


def _ratio(ours: Sequence[Median], theirs: Sequence[Median]) -> Ratio:
    # The median is one of logarithms, so that the two sides may change places.
    ratios = [Median(b.value / a.value, b.low / a.high, b.high / a.low) for a, b in zip(ours, theirs, strict=True)]
    return _judged(_middle(ratios), *between(ratios), _noise(ours, theirs))


def _request_by_request(ours: Sequence[float], theirs: Sequence[float]) -> Median:
    """The median ratio of two passes over the same requests."""
    return median([t / o for o, t in zip(ours, theirs, strict=True)])


def _noise(*sides: Sequence[Median]) -> float:
    """The larger difference between the two halves of the passes of a side."""
    return max(spread(halves([one.value for one in side])) for side in sides)


def _judged(value: float, low: float, high: float, noise: float) -> Ratio:
    return Ratio(value, low, high, noise, verdict(value, low, high, noise))


def _middle(passes: Sequence[Median]) -> float:
    """The median over passes; of an even number, the geometric mean of the middle two."""
    return math.exp(float(np.median([math.log(one.value) for one in passes])))


def between(passes: Sequence[Median]) -> tuple[float, float]:
    """What the medians of passes leave possible; where they are few, their own intervals count too."""
    if len(passes) >= ENOUGH_PASSES:
        whole = median([one.value for one in passes])
        return whole.low, whole.high
    return min(one.low for one in passes), max(one.high for one in passes)


def halves(passes: Sequence[float]) -> list[float]:
    """The medians of every other pass and of the rest; of a single pass, that."""
    return [float(np.median(half)) for half in (passes[0::2], passes[1::2]) if len(half)]


def verdict(value: float, low: float, high: float, noise: float) -> str:
    """What a ratio with its spread comes to: inconclusive where it reaches over 1, or is no more than the noise."""
    if low <= 1.0 <= high or max(value, 1 / value) <= (1.0 + noise) * (1 + 1e-9):  # equal but for rounding is equal
        return "inconclusive"
    return "slower" if value > 1.0 else "faster"


def results(
    blocks: Iterable[Block], findings: Iterable[Finding], reference: str, stream: bool, rows: int
) -> dict[str, Any]:
    """What a cell's blocks say, by peer, as it stands in an evidence file.

    Args:
        findings: of this cell and boundary.
        stream: whether sample i is request i.
        rows: sequences of a call, for the rate; for a stream a call is a request.
    """
    by_peer: dict[str, list[Block]] = {}
    for block in blocks:
        by_peer.setdefault(block.peer, []).append(block)
    passes = {
        peer: [usable(block.ms) for block in sorted(own, key=lambda b: b.number)] for peer, own in by_peer.items()
    }
    faulty = {finding.peer for finding in findings if finding.fault}
    found: dict[str, Any] = {}
    for peer, lists in passes.items():
        every = [x for one in lists for x in one]
        if not every:
            found[peer] = {"verdict": "excluded"}
            continue
        middle = [median(one) for one in lists if one]
        # The requests of a stream differ, so that their median says nothing about its own interval.
        low, high = between([Median(one.value, one.value, one.value) if stream else one for one in middle])
        entry: dict[str, Any] = {
            "p50": _round(np.median(every)),
            "p50_low": _round(low),
            "p50_high": _round(high),
            "p95": _round(np.percentile(every, 95)),
            "p99": _round(np.percentile(every, 99)),
            "by_pass": [_round(one.value) for one in middle],
            "requests_per_s": round(1e3 / float(np.mean(every)), 2),
            "sequences_per_s": round(1e3 * rows / float(np.mean(every)), 2),
            "ratio": None,
            "verdict": "excluded",
        }
        if peer not in faulty:
            base = passes.get(reference)
            if peer == reference:
                entry["verdict"] = "reference"
            elif base is None or reference in faulty or not _comparable(base, lists, stream):
                entry["verdict"] = "no reference"
            else:
                ratio = (compare_streams if stream else compare)(base, lists)
                entry["ratio"], entry["verdict"] = ratio.as_json(), ratio.verdict
        found[peer] = entry
    return found


def _comparable(ours: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]], stream: bool) -> bool:
    """Whether there are as many passes; of a stream, over as many requests."""
    if len(ours) != len(theirs) or not all(ours) or not all(theirs):
        return False
    return not stream or list(map(len, ours)) == list(map(len, theirs))


def usable(samples: Sequence[float]) -> list[float]:
    """The samples that are times: finite and above zero."""
    return [x for x in samples if math.isfinite(x) and x > 0.0]


def _round(value: Any) -> float:
    return round(float(value), 5)


# Faults -------------------------------------------------------------------------------------------------------------


def examine(cell: str, boundary: str, blocks: Sequence[Block], stream: bool) -> list[Finding]:
    """Everything that is wrong or odd with the blocks of one cell and boundary."""
    found: list[Finding] = []
    for peer in dict.fromkeys(block.peer for block in blocks):
        own = sorted((b for b in blocks if b.peer == peer), key=lambda b: b.number)

        def add(kind: str, text: str, fault: bool = True, peer: str = peer) -> None:
            found.append(Finding(kind, peer, cell, boundary, text, fault))

        for block in own:
            for kind, text in _numbers(block):
                add(kind, f"pass {block.number + 1}: {text}")
        for text in _clock(own, boundary):
            add("clock", text)
        for text, fault in _outliers(own, stream):
            add("outliers", text, fault)
        middle = [float(np.median(usable(b.ms))) for b in own if usable(b.ms)]
        for text, fault in _apart(middle):
            add("passes", text, fault)
        for name in ("graphics", "memory"):
            known = [b.clocks_after for b in own if b.clocks_after and b.clocks_after.get(name)]
            clocks = [after[name] for after in known]
            if clocks and spread(halves(clocks)) > CLOCK_APART:
                low = [after for after in known if (1 + CLOCK_APART) * after[name] < max(clocks)]
                capped = bool(low) and all(after.get("power_capped") for after in low)
                said = f"the {name} clock moved: {', '.join(map(str, clocks))} MHz after its passes"
                add("gpu-clock", f"{said}, at the board's power limit" if capped else said, not capped)
    return found


def _apart(middle: Sequence[float]) -> list[tuple[str, bool]]:
    """How the medians of passes disagree."""
    if len(middle) < 2:
        return []
    usual = float(np.median(middle))
    listed = ", ".join(f"{x:.4g}" for x in middle)
    split = len(middle) // 2
    sides = {"every other pass": (middle[0::2], middle[1::2]), "its later passes": (middle[:split], middle[split:])}
    for what, (one, other) in sides.items():
        apart = spread([float(np.median(one)), float(np.median(other))])
        if apart > HALVES_APART and (max(one) < min(other) or max(other) < min(one)):
            return [(f"{what} took {apart:.0%} more or less than the rest, without exception ({listed} ms)", True)]
    off = [number + 1 for number, one in enumerate(middle) if max(one / usual, usual / one) > 1 + PASS_OFF]
    if not off:
        return []
    return [(f"passes off by more than {PASS_OFF:.0%}: {', '.join(map(str, off))} (medians {listed} ms)", False)]


def _numbers(block: Block) -> list[tuple[str, str]]:
    found = []
    if len(block.ms) != block.samples:
        found.append(("samples", f"{len(block.ms)} samples where {block.samples} were asked for"))
    bad = len(block.ms) - len(usable(block.ms))
    if bad:
        found.append(("numbers", f"{bad} of {len(block.ms)} samples are not times"))
    return found


def _clock(blocks: Sequence[Block], boundary: str) -> list[str]:
    """Whether a worker's times can be true, by the time that its blocks took here.

    A wrong clock is wrong in every pass, so little is enough where three of four say the same; a single pass must be
    far off, as the machine may have been busy.
    """
    gaps = [(block.number, _gaps(block, boundary)) for block in blocks if usable(block.ms)]
    found = []
    for kind in range(3):
        parts = [(number, *one[kind]) for number, one in gaps]
        over = sorted(gap - UNACCOUNTED_SHARE * base - UNACCOUNTED_S for _, _, gap, base in parts)
        mostly = bool(over) and over[(len(over) - 1) // 4] > 0
        for number, text, gap, base in parts:
            if gap > base + BUSY_S or (mostly and gap > UNACCOUNTED_SHARE * base + UNACCOUNTED_S):
                found.append(f"pass {number + 1}: {text}")
    return found


def _gaps(block: Block, boundary: str) -> tuple[tuple[str, float, float], ...]:
    """What is odd about a block's times, each with the seconds that do not fit and those that they are held against."""
    times = usable(block.ms)
    total = sum(times) / 1e3
    warmups = max(0, block.warmups - (block.first_ms is not None))
    expected = total * (1 + warmups / len(times)) + (block.first_ms or 0.0) / 1e3
    setup = UNKNOWN_SETUP_S if block.setup_s is None else block.setup_s
    # Host time around a forward is no part of its time on the device.
    unexplained = 0.0 if boundary == "device" else block.wall_s - setup - expected
    differs = abs(block.worker_s - block.wall_s) if math.isfinite(block.worker_s) else math.inf
    here = f"{block.wall_s:.3f} s here"
    return (
        (f"its samples add up to {total:.3f} s, but all of it took {here}", total - block.wall_s, 0.0),
        (f"it took {here}, of which its samples explain {expected:.3f} s", unexplained, expected),
        (f"it says that it took {block.worker_s:.3f} s; it was {here}", differs, 0.3 * block.wall_s),
    )


def _outliers(blocks: Sequence[Block], stream: bool) -> list[tuple[str, bool]]:
    """Samples far above the rest; a fault by what they add to the time of all blocks."""
    lists = [np.asarray([x if math.isfinite(x) else 0.0 for x in b.ms]) for b in blocks]
    every = np.concatenate(lists) if lists else np.zeros(0)
    count, extra, most, passes = 0, 0.0, 0.0, []
    for block, times in zip(blocks, lists, strict=True):
        if not len(times):
            continue
        if stream:  # requests differ: each is held against itself in the other passes
            same = [other for other in lists if len(other) == len(times)]
            usual = np.min(same, axis=0)
        else:
            # A sleep may reach into the median of a short block, but not into that of all.
            usual = np.full(len(times), min(np.median(times), np.median(every)))
        far = (times > OUTLIER_TIMES * usual) & (times > usual + OUTLIER_MS)
        if far.any():
            passes.append(block.number + 1)
            count += int(far.sum())
            extra += float((times - usual)[far].sum())
            most = max(most, float(times.max()))
    if not count:
        return []
    whole = sum(float(times.sum()) for times in lists)
    share = extra / max(whole - extra, 1e-9)
    word = "pass" if len(passes) == 1 else "passes"
    text = f"{count} of {sum(map(len, lists))} samples far above the rest, up to {most:.4g} ms, in {word} "
    text += f"{', '.join(map(str, passes))}; they add {share:.0%} to its time"
    return [(text, share > OUTLIER_SHARE)]
