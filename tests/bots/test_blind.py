"""No bot sees more than its seat: in worlds that the seat cannot tell apart it thinks and does the same."""

from __future__ import annotations

from itertools import islice

import pytest

import diablerie
from diablerie import Belief, Game, bots
from diablerie.bots import Ismcts

from .positions import endless, loaded

FEW = {"archdevil": 3, "devil": 12}
"""Pairs of worlds that every change is tried with; of other levels `SOME`."""

SOME = 40
MANY = 1_000


def thoughts(game: Game, level: str, belief: Belief) -> object:
    """All that a fresh bot of a level thinks, the best first; what it does, if it does not think."""
    bot = bots.load(level, game, 5)
    return bot.opinions(belief) if isinstance(bot, Ismcts) else bot.choose(belief)


def differing(name: str, level: str, pairs: int) -> list[str]:
    """The positions at which what a seat cannot know has changed what its bot thinks or does."""
    game = loaded(name)
    found = []
    for number, state in enumerate(islice(endless(game, 3), pairs)):
        belief = state.belief(state.to_play)
        other = belief.sample(number)
        assert other.view(state.to_play) == state.view(state.to_play)
        if thoughts(game, level, belief) != thoughts(game, level, other.belief(state.to_play)):
            found.append(repr(state))
    return found


@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize("name", diablerie.games())
def test_what_its_seat_cannot_know_changes_nothing_a_bot_thinks(name: str, level: str) -> None:
    assert differing(name, level, FEW.get(level, SOME)) == []


@pytest.mark.soak
@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize("name", diablerie.games())
def test_it_changes_nothing_in_a_thousand_pairs_of_worlds(name: str, level: str) -> None:
    assert differing(name, level, MANY) == []
