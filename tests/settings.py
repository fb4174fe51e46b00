"""Every setting of a game that the tests over all games go through, and how closely they look at it."""

from __future__ import annotations

from typing import Any

import diablerie
from diablerie import Game, GameFacts, Option


def settings_of(name: str) -> list[Game]:
    """A game for few and many seats, with each value of each switch, and with several switches at once."""
    facts = diablerie.describe(name)
    found = [diablerie.load(name, seats=seats) for seats in seats_of(facts)]
    for option in facts.options:
        found += [diablerie.load(name, **{option.name: value}) for value in values_of(option)]
    last = {o.name: values_of(o)[-1] for o in facts.options if values_of(o) and o.name != "edition"}
    return list(dict.fromkeys([*found, diablerie.load(name, **last)]))


def seats_of(facts: GameFacts) -> list[int]:
    """The fewest seats and one more, half way, the default, the most."""
    low, high = facts.seat_range
    return sorted({low, min(low + 1, high), (low + high) // 2, facts.default_seats, high})


def values_of(option: Option) -> tuple[Any, ...]:
    """All values of a switch; of a number that may be left out, none and the least."""
    if option.is_nullable and option.bounds:
        return (None, option.bounds[0])
    return option.values or ()


def stride(game: Game) -> int:
    """Of the states of a random game every so-manieth is looked at: with many seats games are long.

    Kill Doctor Lucky played at random takes some 37 turns with two seats, 188 with four and 936 with
    eight, and each state has more seats to look at it.
    """
    return max(1, game.seats // 2) ** 2
