"""Past actions: the last ones of a game as each seat saw them made, for models that learn from a history."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from diablerie import State
from diablerie.whole_numbers import whole_number

HISTORY = "history"
"""The keyword of environments: so many of the last actions are observed."""

ACTIONS = "actions"
"""In observations: those actions, int64 (history, 2)."""


def history_length(value: Any) -> int:
    """How many actions are told. Raises ValueError for what is no whole number from 0 on."""
    length = whole_number(value)
    if length is None or length < 0:
        raise ValueError(
            f"{HISTORY} is how many actions are told, a whole number from 0 on, not {value!r}"
        )
    return length


@dataclass(frozen=True)
class PastActions:
    """The last `length` actions of a game; it never changes: another action gives another.

    `made`: of each action, the oldest first, who acted, and then its number as seat 0 saw it made, seat 1
    and so on.
    """

    length: int
    made: tuple[tuple[int, ...], ...] = ()

    def after(self, state: State, action: str) -> PastActions:
        """The same after one more action, done in a state."""
        if not self.length:
            return self
        number, mover = state.game.action_id(action), state.to_play
        assert mover is not None
        seen = (seen_number(state, number, seat) for seat in range(state.game.seats))
        return replace(self, made=(*self.made, (mover, *seen))[-self.length :])

    def told(self, seat: int) -> NDArray[np.int64]:
        """What a seat is told, int64 (length, 2), the latest in the last row.

        Who acted, 1 for the seat itself, 2 for the next; and the number, as it saw the action made, plus 1.
        Rows of zeros before the first.
        """
        rows = np.zeros((self.length, 2), np.int64)
        for row, (mover, *seen) in enumerate(self.made, self.length - len(self.made)):
            rows[row] = 1 + (mover - seat) % len(seen), 1 + seen[seat]
        return rows


def seen_number(state: State, action: int, viewer: int) -> int:
    """The number by which a seat knows an action of the seat to move."""
    game = state.game
    return int(game.rules.seen_as(game.tables, state.record, action, viewer))
