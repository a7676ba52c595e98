"""What a check has to say: findings, notes that change no exit code, and what could not be run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from laya_cuda.errors import one_line

_LONGEST = 160


@dataclass(frozen=True)
class Finding:
    """One broken rule: which backend and field, what is there, what should be, and how to mend it."""

    rule: str
    tier: int
    backend: str
    field: str
    found: str
    expected: str
    mend: str

    def __str__(self) -> str:
        return f"{self.backend}: {self.field}: found {self.found}; expected {self.expected}; to mend: {self.mend}"


@dataclass
class Outcome:
    """All that the check of one manifest gave. `facts` holds what was measured, such as the targets in a library."""

    backend: str
    manifest: Path
    tier: int = 1
    findings: list[Finding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    blocked: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)

    def find(self, rule: str, where: str, found: object, expected: object, mend: str) -> None:
        """Add a finding, unless the same one is there."""
        finding = Finding(rule, self.tier, self.backend, where, short(found), short(expected), one_line(mend))
        if finding not in self.findings:
            self.findings.append(finding)

    def note(self, text: str) -> None:
        """Say something that is no fault."""
        if (line := one_line(text)) not in self.notes:
            self.notes.append(line)

    def block(self, text: str) -> None:
        """Say what could not be run here, and why."""
        self.blocked.append(one_line(text))

    def as_json(self) -> dict[str, Any]:
        """The outcome as JSON."""
        return {
            "backend": self.backend,
            "manifest": str(self.manifest),
            "findings": [asdict(finding) for finding in self.findings],
            "notes": self.notes,
            "blocked": self.blocked,
            "facts": self.facts,
        }


def exit_code(outcomes: Iterable[Outcome]) -> int:
    """0 clean, 1 findings, 2 where nothing was found but a part could not run."""
    every = list(outcomes)
    if any(outcome.findings for outcome in every):
        return 1
    return 2 if any(outcome.blocked for outcome in every) or not every else 0


def short(value: object) -> str:
    """A value on one line, cut where it is long."""
    text = one_line(value) or "nothing"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def listed(values: Iterable[object]) -> str:
    """Values separated by commas, or "none"."""
    return ", ".join(str(value) for value in values) or "none"
