"""RulesState: a state as the rules of a game of one's own read and change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..compiled import Record, twin
from ..events import NOBODY, Seat
from .declaration import THE_GAME, Declaration
from .declared import EMPTY, Hidden, Secret
from .ending import winner_by
from .events import ANSWERED, GAME_OVER, PEEKED, SHOWN, TURNED_UP
from .layout import KNOWN, cells_of, owners_of

_chance = twin("diablerie.chance")
tell = twin("diablerie.compiled").note
"""Notes that something happened under a clause, if anybody listens."""
MOST_VALUES = 1 << 32
"""A random number is one of so many at most."""

_SLOTS = ("_arrays", "_clause", "_declared", "_record", "_seats")


class RulesState:
    """What rules are handed: each field under its name, and what rules do with it.

    A single public number is read and written as one; all else are NumPy arrays, a row for each seat where
    each has its own, whose cells are changed in place.
    """

    __slots__ = _SLOTS

    def __init__(
        self, declared: Declaration, seats: int, record: Record, clause: int = THE_GAME
    ) -> None:
        """A state over the memory of `record`, of a game with so many seats, as rules of a clause get it."""
        object.__setattr__(self, "_arrays", {})
        object.__setattr__(self, "_clause", clause)
        object.__setattr__(self, "_declared", declared)
        object.__setattr__(self, "_seats", seats)
        object.__setattr__(self, "_record", record)

    @property
    def to_play(self) -> Seat:
        """The seat to move, −1 when the game is over. To set it begins another turn."""
        return int(self._record.to_play)

    @to_play.setter
    def to_play(self, seat: Seat) -> None:
        self._record.turn += 1
        self._record.to_play = seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._record.reason)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        seats: int = self._seats
        return seats

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return int(self._record.turn)

    def __getattr__(self, name: str) -> Any:
        known = self._arrays.get(name)
        if known is not None:
            return known
        field = self._declared.fields.get(name)
        if field is None:
            raise AttributeError(f"{self._declared.name} has no field {name!r}")
        value = cells_of(self._record, name, field, self._seats)
        if not np.ndim(value):
            return int(value)
        # It is the record's own memory, and lies where it lies.
        self._arrays[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "to_play":
            object.__setattr__(self, name, value)
        elif name in self._declared.fields:
            array = getattr(self, name)
            if np.ndim(array):
                array[...] = value
            else:
                setattr(self._record, name, value)
        else:
            raise AttributeError(f"{self._declared.name} has no field {name!r}")

    # Chance

    def below(self, bound: int) -> int:
        """A random number from 0 to bound − 1, every one equally likely.

        Raises ValueError for a bound that is not from 1 to 2³².
        """
        if not 1 <= bound <= MOST_VALUES:
            raise ValueError(f"a random number is below 1 to {MOST_VALUES}, not below {bound}")
        return int(_chance.below(self._record, bound))

    def weighted(self, weights: Sequence[float] | NDArray[np.float64]) -> int:
        """A random index of `weights`, each as likely as its weight; none is below 0.

        Raises ValueError if all are 0: nothing would be possible.
        """
        sums = np.cumsum(np.asarray(weights, np.float64))
        if not len(sums) or sums[-1] <= 0:
            raise ValueError("no weight is above 0: nothing of it is possible")
        drawn = _chance.fraction(self._record) * sums[-1]
        return min(
            int(np.searchsorted(sums, drawn, side="right")), int(np.flatnonzero(weights)[-1])
        )

    def shuffled(self, values: Sequence[int]) -> list[int]:
        """Some numbers in random order."""
        items = np.array(values, np.int64)
        _chance.shuffle(self._record, items, len(items))
        shuffled: list[int] = items.tolist()
        return shuffled

    # Who sees what

    def show(self, name: str, *place: int, to: Seat | None = None) -> None:
        """Show a cell of a secret field to a seat, None: to all.

        `place`: a seat where each has its own, and then the cell's number where there are several. Raises
        ValueError for an empty one, and for a field that everybody sees.
        """
        if not isinstance(self._declared.fields.get(name), Secret):
            raise ValueError(f"{name} is no Private or Hidden field: there is nothing to show")
        known = self._known(name)
        at = place if known.ndim == len(place) else (*place, 0)
        seen = self._everybody if to is None else int(known[at]) | 1 << to
        known[at] = seen
        field, value = self._declared.fields[name], int(getattr(self, name)[at])
        if value == EMPTY:
            raise ValueError(f"{name} is empty at {place}: there is nothing to show")
        owner = place[0] if field.is_by_seat else NOBODY
        number = list(self._declared.fields).index(name)
        within = 0 if field.is_by_seat and len(at) == 1 else at[-1]
        numbered = self._declared.value_offsets[name] + value
        facts = (number, within, numbered, numbered, owner)
        if to is None:
            # Who sees what lies before them shows their own; what they do not see is turned up.
            kind = TURNED_UP if isinstance(field, Hidden) and field.is_by_seat else SHOWN
            tell(self._record, self._clause, kind, *facts)
        else:
            tell(self._record, self._clause, PEEKED, *facts, to)

    def hide(self, name: str) -> None:
        """Have a secret field seen again by its owners alone. Raises ValueError for one that all see."""
        if not isinstance(self._declared.fields.get(name), Secret):
            raise ValueError(f"{name} is no Private or Hidden field: there is nothing to hide")
        known = self._known(name)
        known[...] = owners_of(self._declared.fields[name], known.shape)

    def sees(self, name: str, seat: Seat) -> Any:
        """Which cells of a field a seat sees (NOBODY: an onlooker): an array of truths in its shape."""
        field = self._declared.fields[name]
        if not isinstance(field, Secret):
            return np.ones(np.shape(getattr(self, name)), np.bool_)
        cells, known = getattr(self, name), self._known(name)
        bit = known == self._everybody if seat == NOBODY else (known >> seat) & 1 == 1
        return bit | (cells == EMPTY)

    def _known(self, name: str) -> Any:
        return cells_of(self._record, f"{name}{KNOWN}", self._declared.fields[name], self._seats)

    @property
    def _everybody(self) -> int:
        return (1 << self.seats) - 1

    def answer(self, name: str) -> None:
        """Tell everybody one of the game's `answers`: what they learn of the hidden by an action.

        An action that tells something by what it leads to has an answer either way, one for nothing found
        included. Raises ValueError for one that there is not.
        """
        answers = list(self._declared.answers)
        if name not in answers:
            known = ", ".join(answers) or "none"
            raise ValueError(f"{self._declared.name} has the answers {known}, not {name!r}")
        tell(self._record, self._clause, ANSWERED, answers.index(name))

    # The end

    def end(self, reason: str, points: Sequence[float]) -> None:
        """End the game for one of its `endings`, with the points of each seat, which everybody is told.

        Raises ValueError for another reason, or for points that are not one for each seat.
        """
        reasons = list(self._declared.endings)
        if reason not in reasons:
            raise ValueError(f"{self._declared.name} ends by {', '.join(reasons)}, not {reason!r}")
        if len(points) != self.seats:
            raise ValueError(f"there are {self.seats} seats and {len(points)} points")
        self._record.points[: self.seats] = points
        self._record.reason = 1 + reasons.index(reason)
        self._record.to_play = NOBODY
        winner = winner_by(list(map(float, points)))
        scores = [round(float(each)) for each in points]
        number = NOBODY if winner is None else winner
        tell(
            self._record,
            self._declared.clause_of_end,
            GAME_OVER,
            1 + reasons.index(reason),
            number,
            *scores,
        )
