"""Replay: a match gone through once more from its start, as it was after each thing done in it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

from .match import Match


@dataclass(frozen=True)
class Stop:
    """A match as it was once: at the version `v`, to be looked at only."""

    v: int
    match: Match


def stops(match: Match) -> Iterator[Stop]:
    """A match as it was at its start and after each entry of its log."""
    again = Match.start(
        match.game, match.players, match.seed, match.started, match.clock, match.shuffle
    )
    yield Stop(again.version, copy(again))
    for entry in match.log:
        step = again.consider(entry)
        then = again.after(step)
        again.append(step)
        yield Stop(again.version, then)
