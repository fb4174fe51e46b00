"""The view of a game of one's own: what a seat may see, as JSON; `RulesState.sees` says what that is."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..documents import Document
from ..events import NOBODY, Seat
from ..fields import Plain, fields_of
from .declaration import Declaration
from .declared import EMPTY, Secret
from .ending import outcome_of
from .rules_state import RulesState

UNSEEN = "?"
"""What stands for a number that the viewer does not see."""


def see_table(declared: Declaration, seats: int, plain: Plain) -> Document:
    """The public fields, and what besides everybody sees."""
    state = RulesState(declared, seats, fields_of(plain.record))
    outcome = outcome_of(declared, seats, plain)
    return {
        "turn": plain.turn,
        "to_play": None if state.to_play == NOBODY else state.to_play,
        "public": {
            name: _shown(state, name, NOBODY)
            for name, field in declared.fields.items()
            if not isinstance(field, Secret)
        },
        "outcome": None
        if outcome is None
        else {"reason": outcome.reason, "winner": outcome.winner},
    }


def see_own(declared: Declaration, seats: int, plain: Plain, seat: Seat | None) -> Document:
    """The secret fields as a seat, or an onlooker (None), sees them."""
    viewer = NOBODY if seat is None else seat
    return {
        "secret": _secret(declared, seats, plain, lambda state, name: _shown(state, name, viewer))
    }


def see_revealed(declared: Declaration, seats: int, plain: Plain) -> Document:
    """The same with nothing hidden."""
    return {
        "secret": _secret(declared, seats, plain, lambda state, name: nested(getattr(state, name)))
    }


def _secret(declared: Declaration, seats: int, plain: Plain, shown: Any) -> Document:
    state = RulesState(declared, seats, fields_of(plain.record))
    secret = [name for name, field in declared.fields.items() if isinstance(field, Secret)]
    return {name: shown(state, name) for name in secret}


def _shown(state: RulesState, name: str, viewer: Seat) -> Any:
    cells = np.asarray(getattr(state, name))
    told = np.where(state.sees(name, viewer), cells, UNSEEN_NUMBER)
    return nested(told)


UNSEEN_NUMBER = -2


def nested(cells: Any) -> Any:
    """Cells as JSON: numbers, None for an empty one, `UNSEEN`."""
    if np.ndim(cells):
        return [nested(each) for each in cells]
    number = int(cells)
    return {EMPTY: None, UNSEEN_NUMBER: UNSEEN}.get(number, number)
