"""Win chances of each seat, turn by turn, in a match that is over, from what each knew at the time."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from ..bots.win_probability import WinProbability, win_probabilities
from ..events import Seat
from ..matches import Match, Stop
from .rounding import PLACES

GAMES = 200
"""How many games are played on from each moment for each seat: chance is then off by 7 in 100 at most,
in 95 of 100 cases."""

MOMENTS = 120
"""The most moments of a match that are looked at: of a longer one some of its turns."""

SEED = b"chances"
"""Worlds are drawn by this and the moment's number, never by a match's own seed, which knows the truth."""


class Progress:
    """What is known of a match's chances so far."""

    def __init__(self) -> None:
        self._versions: array[int] | None = None
        self._chances: list[bytes | None] = []

    @property
    def of(self) -> int | None:
        """How many moments are looked at; None: not counted yet."""
        return None if self._versions is None else len(self._versions)

    @property
    def done(self) -> int:
        """How many of them are worked out."""
        return sum(packed is not None for packed in self._chances)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to work out."""
        return self.of == self.done

    def begin(self, versions: Iterable[int]) -> None:
        """Say which moments there are."""
        self._versions = array("q", versions)
        self._chances = [None] * len(self._versions)

    def add(self, number: int, prospects: Iterable[WinProbability]) -> None:
        """Note the chances of all seats at one of the moments."""
        numbers = [(each.chance, each.low, each.high) for each in prospects]
        self._chances[number] = array("f", chain(*numbers)).tobytes()

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """As JSON, for one seat or for all (None)."""
        known = zip(self._versions or (), self._chances, strict=True)
        return {
            "complete": self.complete,
            "done": self.done,
            "of": self.of,
            "games": GAMES,
            "moments": [
                {"v": v, "chances": [c for c in _unpacked(packed) if seat in (None, c["seat"])]}
                for v, packed in known
                if packed is not None
            ],
        }


def _unpacked(packed: bytes) -> Iterator[dict[str, Any]]:
    numbers = [round(number, PLACES) for number in array("f", packed)]
    for seat, (chance, low, high) in enumerate(zip(*[iter(numbers)] * 3, strict=True)):
        yield {"seat": seat, "chance": chance, "low": low, "high": high}


def settled_chance(match: Match, seat: Seat) -> float | None:
    """The chance of a seat that everybody knows: the match is over, or the seat has given up."""
    if match.is_over:
        returns = match.returns
        winners = [other for other, payoff in enumerate(returns) if payoff == max(returns)]
        return 1 / len(winners) if seat in winners else 0.0
    return 0.0 if seat in match.standing.forfeits else None


def moments_of(every: Sequence[Stop]) -> list[Stop]:
    """The start, the beginning of every turn and the end; evenly chosen ones of them if they are many."""
    turns = [int(stop.match.state.record.turn) for stop in every]
    begun = [
        stop
        for stop, now, before in zip(every[1:-1], turns[1:], turns, strict=False)
        if now != before
    ]
    chosen = [every[0], *begun, *every[1:][-1:]]
    if len(chosen) <= MOMENTS:
        return chosen
    return [chosen[round(n * (len(chosen) - 1) / (MOMENTS - 1))] for n in range(MOMENTS)]


def coarse_to_fine(count: int) -> list[int]:
    """The numbers below `count`, so ordered that all parts are met early: 0 and the last, the middle, ..."""
    order: dict[int, None] = dict.fromkeys((0, count - 1))
    step = 1 << max(0, count - 1).bit_length()
    while step > 1:
        step //= 2
        order.update(dict.fromkeys(range(0, count, step)))
    return list(order)


def prospect(stop: Stop, seat: Seat) -> WinProbability:
    """The chance of a seat at a moment, by what it knew then. Deterministic."""
    settled = settled_chance(stop.match, seat)
    if settled is not None:
        return WinProbability(settled, settled, settled)
    belief, seed = stop.match.state.belief(seat), SEED + str(stop.v).encode()
    return win_probabilities(belief, GAMES, seed)[seat]
