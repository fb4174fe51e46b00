"""Outcome: how a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the reason, and the winner's seat (None for a draw or no winner).

    Where a game ranks its seats, `ranking` lists them from first to last, tied seats together.
    """

    reason: str
    winner: int | None
    ranking: tuple[tuple[int, ...], ...] | None = None
