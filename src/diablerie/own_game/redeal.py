"""Dealing anew what a seat does not see: cards of a deck among one another, other numbers each by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from ..events import Seat
from .declared import Field, Secret
from .rules_state import RulesState


def redealt(state: RulesState, fields: Mapping[str, Field], seat: Seat) -> None:
    """Replace all that `seat` (NOBODY: an onlooker) does not see by an equally likely possibility.

    The result depends on nothing but what the seat sees and the generator.
    """
    secret = {name: field for name, field in fields.items() if isinstance(field, Secret)}
    for cards in dict.fromkeys(field.cards for field in secret.values()):
        names = [name for name, field in secret.items() if field.cards == cards]
        places = [place for name in names for place in _unseen(state, name, seat)]
        if cards is None:
            new = [state.below(len(fields[name].values)) for name, _ in places]
        else:
            new = state.shuffled(sorted(int(getattr(state, n)[at]) for n, at in places))
        for (name, at), value in zip(places, new, strict=True):
            getattr(state, name)[at] = value


def _unseen(state: RulesState, name: str, seat: Seat) -> Iterator[tuple[str, tuple[int, ...]]]:
    for at in np.argwhere(~state.sees(name, seat)):
        yield name, tuple(at.tolist())
