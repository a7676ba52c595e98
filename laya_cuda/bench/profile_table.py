"""A profile as a table: the whole forward, then the kinds of launches, the longest first."""

from __future__ import annotations

from laya_cuda.bench.opwork import Ceilings
from laya_cuda.bench.profile_records import CellProfile, Group, groups, ops

H200 = Ceilings(4.3e12, 792e12)
"""Measured on one H200: a 4 GiB copy, read and written, and a bf16 matmul of 8192 x 8192 x 8192."""
_PERCENTS = ("dram_percent", "sm_percent", "warps_percent")


def table(cell: CellProfile, ceilings: Ceilings | None) -> str:
    """A cell as Markdown."""
    traced = any(launch.kernel_us is not None for launch in cell.launches)
    counted = any(launch.counters for launch in cell.launches)
    tracing = " `kernel` and `gap` (before it) are by tracing." if traced else ""
    lines = [f"### {cell.cell}: {cell.rows} packed rows, {cell.seqs} sequences, {cell.markers} markers", ""]
    lines += ["| forward | us |", "|---|---:|"]
    lines += [f"| {what} | {us:.1f} |" for what, us in totals(cell, ceilings)]
    lines += [f"\nNot measured: {note}." for note in cell.notes]
    lines += [
        "",
        f"{len(cell.launches)} launches. `us` is from the end of the launch before to the end of this one; `empty` is "
        f"the same with nothing to do.{tracing}",
        "",
        *_groups(ops(cell), ceilings, traced, counted, "op", kernels=False),
        "",
        *_groups(groups(cell), ceilings, traced, counted, "what", kernels=True),
    ]
    return "\n".join(lines) + "\n"


def _groups(
    listed: list[Group], ceilings: Ceilings | None, traced: bool, counted: bool, what: str, kernels: bool
) -> list[str]:
    head = [what, "launches", "us", "us each", "share", "empty each", "TB/s", "TFLOP/s", "of ceiling"]
    head += ["kernel each", "gap each"] if traced else []
    head += ["DRAM MB each", "DRAM %", "SM %", "warps %"] if counted else []
    end = ["kernel"] if kernels else []
    lines = ["| " + " | ".join([*head, *end]) + " |", "|---" + "|---:" * (len(head) - 1) + "|---" * len(end) + "|"]
    for group in listed:
        row = _row(group, ceilings) + (_traced(group) if traced else []) + (_counted(group) if counted else [])
        lines.append("| " + " | ".join([*row, *([group.kernel] if kernels else [])]) + " |")
    return lines


def _row(group: Group, ceilings: Ceilings | None) -> list[str]:
    us = max(group.us, 1e-9)
    flops = group.work.flops / us / 1e6
    return [
        group.label,
        str(group.count),
        f"{group.us:.1f}",
        f"{group.us / group.count:.2f}",
        f"{100 * group.share:.1f} %",
        _each(group.empty_us, group),
        f"{group.work.bytes / us / 1e6:.2f}",
        f"{flops:.1f}" if flops else "",
        f"{100 * ceilings.floor_us(group.work) / us:.0f} %" if ceilings else "",
    ]


def _traced(group: Group) -> list[str]:
    return [_each(group.kernel_us, group), _each(group.gap_us, group)]


def _counted(group: Group) -> list[str]:
    counters = group.counters
    megabytes = f"{counters['dram_bytes'] / 1e6:.2f}" if "dram_bytes" in counters else ""
    percents = [f"{counters[name]:.0f}" if name in counters else "" for name in _PERCENTS]
    return [megabytes, *percents]


def _each(us: float | None, group: Group) -> str:
    return "" if us is None else f"{us / group.count:.2f}"


def totals(cell: CellProfile, ceilings: Ceilings | None) -> list[tuple[str, float]]:
    """The figures of the whole forward, in words."""
    rows = [
        ("engine call, host clock", cell.call_us),
        ("forward, device clock", cell.whole_us),
        ("sum of launches, marks subtracted", cell.sum_us),
        ("difference: overlap of launches where negative, else unexplained", cell.whole_us - cell.sum_us),
    ]
    if cell.empty_us is not None:
        rows.append(("forward with nothing to do: launches and gaps", cell.empty_us))
    rows.append(("one mark (subtracted from each launch)", cell.mark_us))
    kernels = [launch.kernel_us for launch in cell.launches if launch.kernel_us is not None]
    if kernels:
        rows.append(("sum of kernels, traced", sum(kernels)))
        rows.append(("forward less that: gaps between kernels, overlap where negative", cell.whole_us - sum(kernels)))
    if ceilings is not None:
        floor = sum(ceilings.floor_us(launch.work) for launch in cell.launches)
        rows.append(("floor: each launch at the ceilings", floor))
    return rows


def ceilings_for(device: str, bytes_tbps: float | None = None, tflops: float | None = None) -> Ceilings | None:
    """Given rates, else those known of the device, else None."""
    known = H200 if "H200" in device else None
    if known is None and (bytes_tbps is None or tflops is None):
        return None
    base = known or H200
    return Ceilings(
        base.bytes_per_s if bytes_tbps is None else 1e12 * bytes_tbps,
        base.flops_per_s if tflops is None else 1e12 * tflops,
    )
