"""Collects checks of a run, prints what fails as soon as it is known, and writes the evidence file."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import tarfile
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from laya_cuda.bundle import Bundle
from laya_cuda.files import sha256

ROOT = Path(__file__).resolve().parents[2]
START = float(os.environ.get("PARITY_START", time.time()))
_PRINT = threading.Lock()


def say(text: str) -> None:
    """One progress line with the seconds since the start."""
    with _PRINT:
        print(f"[{time.time() - START:6.1f}s] {text}", flush=True)


@dataclass
class Section:
    """One part of a run. It holds if it was finished, made at least one check, and every check held."""

    name: str
    checks: list[dict[str, Any]] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0
    shown: int = 0
    listener: Callable[..., None] = lambda **_: None

    @property
    def held(self) -> bool:
        return bool(self.checks) and not self.errors and all(check["ok"] for check in self.checks)

    def figure(self, name: str, value: Any) -> None:
        """Record a figure that is no check by itself."""
        self.figures[name] = value
        self.listener(figure=[name, value])

    def check(self, what: str, ok: bool, value: Any = None, bound: Any = None, detail: str = "") -> bool:
        """Record one check; print it where it fails (the first 25 of a section)."""
        entry: dict[str, Any] = {"what": what, "ok": bool(ok)}
        given = (("value", plain(value)), ("bound", plain(bound)), ("detail", detail))
        entry |= {k: v for k, v in given if v is not None and v != ""}
        self.checks.append(entry)
        self.listener(check=entry)
        if not ok and self.shown < 25:
            self.shown += 1
            limits = f" = {_short(value)}, bound {_short(bound)}" if bound is not None else ""
            say(f"FAIL {self.name}: {what}{limits} {detail}".rstrip())
        return bool(ok)


def plain(value: Any) -> Any:
    """numpy numbers as Python's, for JSON."""
    return value.item() if hasattr(value, "item") else value


def _short(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


class Report:
    """All sections of a run."""

    def __init__(self) -> None:
        self.sections: dict[str, Section] = {}

    def run(self, name: str, work: Callable[[Section], None]) -> Section:
        """Run one section; an exception becomes its error and the other sections go on."""
        section = self.sections[name] = Section(name)
        say(f"--- {name}")
        began = time.time()
        try:
            work(section)
        except Exception as error:
            section.errors.append(f"{type(error).__name__}: {error}")
            say(f"ERROR {name}: {type(error).__name__}: {error}\n{traceback.format_exc(limit=-2)}")
        section.seconds = round(time.time() - began, 2)
        state = "held" if section.held else "FAILED"
        say(f"--- {name}: {state}, {len(section.checks)} checks, {section.seconds} s")
        return section

    @property
    def held(self) -> bool:
        return bool(self.sections) and all(section.held for section in self.sections.values())

    def table(self) -> str:
        """A short summary, failing checks last."""
        lines = [f"{'section':<28} {'checks':>7} {'failed':>7} {'seconds':>8}  result"]
        for section in self.sections.values():
            failed = sum(not check["ok"] for check in section.checks)
            state = "held" if section.held else "FAILED"
            lines.append(f"{section.name:<28} {len(section.checks):>7} {failed:>7} {section.seconds:>8}  {state}")
        for section in self.sections.values():
            failing = [check for check in section.checks if not check["ok"]]
            for check in failing[:6]:
                figures = f"{_short(check.get('value', ''))} (bound {_short(check.get('bound', ''))})"
                lines.append(f"  {section.name}: {check['what']}: {figures} {check.get('detail', '')}"[:400])
            if len(failing) > 6:
                lines.append(f"  {section.name}: and {len(failing) - 6} more")
            lines += [f"  {section.name}: {error}"[:1500] for error in section.errors]
            if not section.checks:
                lines.append(f"  {section.name}: no check was made")
        return "\n".join(lines)

    def write(self, path: Path, about: Mapping[str, Any]) -> None:
        """The evidence file: `about` (machine, library, checkpoint, inputs), then every section."""
        content = {
            **about,
            "held": self.held,
            "sections": {
                name: {
                    "held": section.held,
                    "seconds": section.seconds,
                    "errors": section.errors,
                    "figures": section.figures,
                    "checks": condensed(section.checks),
                }
                for name, section in self.sections.items()
            },
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def condensed(checks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every check that has a figure or failed; the plain passes are counted in one entry."""
    kept = [check for check in checks if "value" in check or not check["ok"]]
    plain = len(checks) - len(kept)
    return [*kept, {"what": f"{plain} further checks", "ok": True}] if plain else kept


def command_line(program: str) -> list[str]:
    """How this process was started, without the folders of paths."""
    return ["python3", program, *(re.sub(r"/[^ ]*/", "", word) for word in sys.argv[1:])]


def library(opened: Callable[[], Bundle]) -> dict[str, Any]:
    """The library that ran, or why it cannot be opened."""
    try:
        bundle = opened()
        keys = ("architectures", "targets", "compiler", "tilelang", "sources")
        return {"sha256": bundle.manifest["sha256"], **{key: bundle.info.get(key) for key in keys}}
    except Exception as error:
        return {"error": str(error)}


def evidence_path(folder: Path, about: Mapping[str, Any], backend: str, name: str) -> Path:
    """The evidence file of a run: <gpu>-<name>.json."""
    gpu = re.sub(r"[^a-z0-9]+", "-", str(about["machine"].get("gpu") or backend).lower()).strip("-")
    return folder / f"{gpu}-{name}.json"


def pack_logs(path: Path, logs: Iterable[Path]) -> None:
    """Logs as an archive."""
    with tarfile.open(path, "w:gz") as archive:
        for log in logs:
            archive.add(log, log.name)


def machine(backend: str) -> dict[str, Any]:
    """What the run ran on, without host names."""
    facts: dict[str, Any] = {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
    }
    for name in ("torch", "transformers", "numpy"):
        module = sys.modules.get(name)
        if module is not None:
            facts[name] = str(module.__version__)
    if backend == "cuda":
        query = "name,driver_version,compute_cap,memory.total"
        found = output(["nvidia-smi", f"--query-gpu={query}", "--format=csv,noheader"])
        first, *others = found.strip().splitlines() or [""]
        facts |= dict(
            zip(("gpu", "driver", "capability", "memory"), (part.strip() for part in first.split(",")), strict=False)
        )
        facts["gpus"] = 1 + len(others)
        facts["nvcc"] = output(["nvcc", "--version"]).strip().splitlines()[-1:] or ["not found"]
    return facts


def output(command: list[str]) -> str:
    """Standard output of a command, or nothing where it cannot run."""
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def own_hashes(*programs: str) -> dict[str, str]:
    """Hashes of what decides: a driver's files and folders, its references and bounds."""
    files = [ROOT / "ci" / "reference.py", ROOT / "manifests" / "tolerances.json"]
    for program in programs:
        path = ROOT / program
        files += sorted(path.glob("*.py")) if path.is_dir() else [path]
    return {str(path.relative_to(ROOT)): sha256(path) for path in files}
