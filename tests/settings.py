"""Every setting of a game that the tests over all games go through."""

from __future__ import annotations

import diablerie
from diablerie import Game


def settings_of(name: str) -> list[Game]:
    """A game in each edition, with each value of each switch, and with several switches at once."""
    facts = diablerie.describe(name)
    low, high = facts.seat_range
    found = [diablerie.load(name, seats=s) for s in sorted({low, facts.default_seats, high})]
    for option in facts.options:
        found += [diablerie.load(name, **{option.name: value}) for value in option.values or ()]
    last = {o.name: o.values[-1] for o in facts.options if o.values and o.name != "edition"}
    return list(dict.fromkeys([*found, diablerie.load(name, **last)]))
