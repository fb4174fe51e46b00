"""Finding and Report: what a check has seen, told so that it can be seen again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .subject_under_test import Pair, Position, Seat

BEFORE, AFTER = 40, 60
"""So many characters around the first difference are shown."""


@dataclass(frozen=True)
class Finding:
    """Something that should be the same and is not, in two worlds of one seat.

    `history` and `other_history` say what has happened in them, `text` and `other_text` what was
    compared. `waits`: another seat is to move.
    """

    seat: Seat
    channel: str
    history: tuple[str, ...]
    other_history: tuple[str, ...]
    text: str
    other_text: str
    waits: bool = False

    @property
    def at(self) -> int:
        """Where the texts differ first, in characters."""
        pairs = enumerate(zip(self.text, self.other_text, strict=False))
        shorter = min(len(self.text), len(self.other_text))
        return next((number for number, (one, other) in pairs if one != other), shorter)

    def __str__(self) -> str:
        """The seat, the channel, both histories, and both texts around the first difference."""
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        begin = max(0, self.at - BEFORE)
        lines = [f"{self.channel} of {who}{', who waits,' * self.waits} differs after"]
        for history, text in ((self.history, self.text), (self.other_history, self.other_text)):
            shown = text[begin : self.at + AFTER]
            lines += [f"  {' '.join(history) or 'the start'}", f"    {'…' if begin else ''}{shown}"]
        return "\n".join(lines)

    def document(self) -> dict[str, Any]:
        """The finding as JSON."""
        return {
            "seat": self.seat,
            "waits": self.waits,
            "channel": self.channel,
            "histories": [list(self.history), list(self.other_history)],
            "texts": [self.text, self.other_text],
            "first_difference": self.at,
        }


def difference(pair: Pair, channel: str, text: str, other_text: str) -> list[Finding]:
    """The finding that two texts are, or none if they are equal."""
    if text == other_text:
        return []
    return [between(pair.seat, channel, (pair.here, text), (pair.there, other_text))]


def between(
    seat: Seat, channel: str, here: tuple[Position, str], there: tuple[Position, str]
) -> Finding:
    """A finding about two positions, each with what was compared of it."""
    waits = seat is not None and here[0].to_play != seat
    return Finding(seat, channel, here[0].history, there[0].history, here[1], there[1], waits)


@dataclass(frozen=True)
class Report:
    """What a check of a subject came to.

    `equivalence` says by what two worlds were taken to be alike, `compared` how many pairs of
    different ones were looked at: where there are none, nothing is shown either way.
    """

    check: str
    subject: str
    equivalence: str
    compared: int
    findings: Sequence[Finding]

    @property
    def is_clean(self) -> bool:
        """Whether something was compared and nothing found."""
        return self.compared > 0 and not self.findings

    def __str__(self) -> str:
        """A line, and the first finding of each channel."""
        told = f"{self.check} by {self.equivalence}: {self.compared} compared"
        if not self.findings:
            return f"{told}, {'nothing found' if self.compared else 'so nothing is shown'}"
        counts = Counter(finding.channel for finding in self.findings)
        summary = ", ".join(f"{channel} {count}" for channel, count in counts.items())
        return "\n".join([f"{told}, {len(self.findings)} differ ({summary})", *self._examples()])

    def _examples(self) -> list[str]:
        first: dict[str, Finding] = {}
        for finding in self.findings:
            first.setdefault(finding.channel, finding)
        return [str(finding) for finding in first.values()]

    def document(self) -> dict[str, Any]:
        """The report as JSON."""
        return {
            "check": self.check,
            "subject": self.subject,
            "yardstick": self.equivalence,
            "compared": self.compared,
            "findings": [finding.document() for finding in self.findings],
        }
