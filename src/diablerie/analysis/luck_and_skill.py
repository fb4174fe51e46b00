"""Luck and skill: where each seat's chance began, what its own choices cost, what all else brought."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from ..bots.win_probability import WinProbability
from ..events import Seat
from .decisions import Decision
from .paired_difference import Difference

TURNING = 0.15
"""So much a chance has to rise or fall from one turn of a seat to its next, to be a turning point."""

MOST_POINTS = 8
"""So many turning points are told of, the greatest."""


Ends = Mapping[Seat, float | None]
"""What each seat got of the win, from 0 to 1; None for one that left before the end."""


@dataclass(frozen=True)
class SeatLuck:
    """What became of a seat's chance: `end` is `begin` less what its choices cost, and the rest.

    `begin` is its chance at its first decision, all chances from 0 to 1. `cost` adds up how much less
    each action brought than the one the search holds best, as first measured, whatever its sign. `rest`
    is what chance and the others brought, and what better play than by the prior did. `left`: the seat gave
    up, or its time ran out; then `end` is its chance by its last decision, and not what came of leaving.
    """

    seat: Seat
    decisions: int
    mistakes: int
    blunders: int
    begin: WinProbability
    cost: Difference
    rest: float
    end: float
    left: bool


@dataclass(frozen=True)
class TurnLuck:
    """What became of a seat's chance from its first decision of a turn, at version `v`, to that of its next.

    As `SeatLuck`: `end` is `begin` less what its choices cost in this turn, and the rest.
    """

    v: int
    turn: int
    begin: WinProbability
    cost: Difference
    rest: float
    end: float


@dataclass(frozen=True)
class TurningPoint:
    """A seat's chance at its first decision in a turn, and at that in its next, or how the match ended."""

    seat: Seat
    turn: int
    before: WinProbability
    after: WinProbability


def luck_and_skill_of(
    decisions: Sequence[Decision], begins: dict[Seat, WinProbability], ends: Ends
) -> tuple[SeatLuck, ...]:
    """An account for each seat of `ends`; `begins`: the chances of seats that had nothing to decide."""
    return tuple(
        _account(
            seat,
            [decision for decision in decisions if decision.seat == seat],
            begins.get(seat),
            end,
        )
        for seat, end in ends.items()
    )


def _account(
    seat: Seat, decisions: Sequence[Decision], begin: WinProbability | None, share: float | None
) -> SeatLuck:
    begin = decisions[0].best.chance if begin is None else begin
    end = _end(decisions, share) if decisions or share is not None else begin.chance
    cost = Difference.total(decision.loss for decision in decisions)
    verdicts = [decision.verdict for decision in decisions]
    rest = end - (begin.chance - cost.value)
    mistakes, blunders = verdicts.count("mistake"), verdicts.count("blunder")
    return SeatLuck(
        seat, len(decisions), mistakes, blunders, begin, cost, rest, end, left=share is None
    )


def _end(decisions: Sequence[Decision], share: float | None) -> float:
    """What a seat got of the win, or the chance with which it left: that by what it did last."""
    return decisions[-1].played.chance.chance if share is None else share


def luck_by_turn(decisions: Sequence[Decision], share: float | None) -> tuple[TurnLuck, ...]:
    """The same, turn by turn, of one seat's decisions; `share` as in `Ends`."""
    if not decisions:
        return ()
    end = _end(decisions, share)
    turns = [list(group) for _, group in groupby(decisions, key=lambda each: each.turn)]
    begins = [turn[0].best.chance.chance for turn in turns]
    return tuple(
        _turn_luck(turn, after) for turn, after in zip(turns, [*begins[1:], end], strict=False)
    )


def _turn_luck(decisions: Sequence[Decision], end: float) -> TurnLuck:
    first = decisions[0]
    begin = first.best.chance
    cost = Difference.total(decision.loss for decision in decisions)
    return TurnLuck(first.v, first.turn, begin, cost, end - (begin.chance - cost.value), end)


def turning_points(decisions: Iterable[Decision], ends: Ends) -> tuple[TurningPoint, ...]:
    """Where chances rose or fell most, in the order of the turns.

    The intervals before and after must not overlap.
    """
    decisions = tuple(decisions)
    found = [point for seat, end in ends.items() for point in _steps(decisions, seat, end)]
    turns = sorted((p for p in found if _turns(p)), key=_size, reverse=True)[:MOST_POINTS]
    return tuple(sorted(turns, key=lambda point: (point.turn, point.seat)))


def _steps(decisions: Sequence[Decision], seat: Seat, end: float | None) -> Iterable[TurningPoint]:
    """A seat's chance from turn to turn."""
    firsts: dict[int, WinProbability] = {}
    for decision in decisions:
        if decision.seat == seat:
            firsts.setdefault(decision.turn, decision.best.chance)
    moments = [*firsts.items()]
    if end is not None:
        moments.append((0, WinProbability(end, end, end)))
    for (turn, before), (_, after) in pairwise(moments):
        yield TurningPoint(seat, turn, before, after)


def _size(point: TurningPoint) -> float:
    return abs(point.after.chance - point.before.chance)


def _turns(point: TurningPoint) -> bool:
    before, after = point.before, point.after
    return _size(point) >= TURNING and (before.high < after.low or after.high < before.low)
