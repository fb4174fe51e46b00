"""Every setting of a game that the tests over all games go through, and how closely they look at it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar

import numpy as np
import pytest
from hypothesis import settings as effort

import diablerie
from diablerie import Game, GameFacts, Option, State

GAMES_MEASURED = 4


T = TypeVar("T")


def many(usually: T, soaking: T) -> T:
    """How many of something to look at: in the usual run, and in a soak."""
    return soaking if effort.get_current_profile_name() == "soak" else usually


def fewer(name: str, usually: int) -> int:
    """How many of something that takes searches: a third of it for rules that stay with the interpreter."""
    return usually if diablerie.load(name).is_compiled else usually // 3


def everyday(values: Iterable[T], *kept: T) -> list[Any]:
    """Parameters, a tuple for several at once: the kept ones for every day, all others for a soak."""

    def soaked(value: T) -> Any:
        several = value if isinstance(value, tuple) else (value,)
        return pytest.param(*several, marks=pytest.mark.soak)

    return [each if each in kept else soaked(each) for each in values]


def in_turn(*kinds: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Each value of the longest kind once, with those of the others in turn: few tuples that show all."""
    several = [list(kind) for kind in kinds]
    return [
        tuple(values[number % len(values)] for values in several)
        for number in range(max(map(len, several)))
    ]


def settings_of(name: str) -> list[Game]:
    """A game for few and many seats, with each value of each switch, and with several switches at once."""
    facts = diablerie.describe(name)
    found = [diablerie.load(name, seats=seats) for seats in seats_of(facts)]
    for option in facts.options:
        found += [diablerie.load(name, **{option.name: value}) for value in values_of(option)]
    last = {o.name: values_of(o)[-1] for o in facts.options if values_of(o) and o.name != "edition"}
    return list(dict.fromkeys([*found, diablerie.load(name, **last)]))


def seats_at_most(name: str, most: int) -> int:
    """So many seats, or as many as a game can have, or must."""
    low, high = diablerie.describe(name).seat_range
    return max(low, min(most, high))


def game_for(seats: int) -> str:
    """The first game that so many can play."""
    ranges = {name: diablerie.describe(name).seat_range for name in diablerie.games()}
    return next(name for name, (low, high) in ranges.items() if low <= seats <= high)


def option_of(kind: type[Option]) -> tuple[str, Option]:
    """The first game with an option of a kind, and the option."""
    return next(
        (name, option)
        for name in diablerie.games()
        for option in diablerie.describe(name).options
        if isinstance(option, kind)
    )


def cut_short(name: str, turns: int = 12) -> dict[str, Any]:
    """By which option a game is over after so many turns; empty for one that cannot be told to."""
    known = {option.name for option in diablerie.describe(name).options}
    return {"max_turns": turns} if "max_turns" in known else {}


def seats_of(facts: GameFacts) -> list[int]:
    """The fewest seats and one more, half way, the default, the most."""
    low, high = facts.seat_range
    return sorted({low, min(low + 1, high), (low + high) // 2, facts.default_seats, high})


def values_of(option: Option) -> tuple[Any, ...]:
    """All values of a switch; of a number that may be left out, none and the least."""
    if option.is_nullable and option.bounds:
        return (None, option.bounds[0])
    return option.values or ()


def some_action(state: State, rng: np.random.Generator) -> str:
    """A legal action, its kind drawn first: or else a kind with many drowns those with few."""
    kinds: dict[str, list[str]] = {}
    for action in state.legal:
        kinds.setdefault(action.partition(":")[0], []).append(action)
    kind = list(kinds.values())[rng.integers(len(kinds))]
    return kind[rng.integers(len(kind))]


SHORT = many(60, soaking=500)
"""Of a game of no more actions every state is looked at."""

ENOUGH = many(25, soaking=100)
"""Of a longer one about so many."""


def stride(game: Game) -> int:
    """Of the states of a random game every so-manieth is looked at: there are games of thousands."""
    length = usual_length(game.name, game.seats)
    return 1 if length <= SHORT else length // ENOUGH


@cache
def usual_length(name: str, seats: int) -> int:
    """About how many actions a random game takes."""
    game = diablerie.load(name, seats=seats)
    game.warm()
    actions = 0
    for seed in range(GAMES_MEASURED):
        rng = np.random.default_rng(seed)
        state = game.start(seed)
        while not state.is_over:
            state = state.play(some_action(state, rng))
            actions += 1
    return actions // GAMES_MEASURED
