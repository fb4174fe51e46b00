"""No bot sees more than its seat: in worlds that the seat cannot tell apart it thinks and does the same."""

from __future__ import annotations

from functools import partial
from zlib import crc32

import numpy as np
import pytest
from numpy.typing import NDArray

import diablerie
from diablerie import bots
from diablerie.bots import Ismcts
from diablerie.secrecy import Finding, Pair
from diablerie.secrecy.adapters.own_games import GamePosition
from diablerie.secrecy.blind import compare_bot

from ..settings import many
from .positions import alike, kept, loaded, of_matches, priors

FEW = {"archdevil": 3, "devil": 12}
"""Pairs of worlds that every change is tried with; of other levels `SOME`."""

SOME = 40
MANY = 1_000

MATCHES = many(2, soaking=6)
"""Of which every position is looked at."""

SEED = 5


def thoughts(level: str, position: GamePosition, seed: int) -> object:
    """All that a fresh bot of a level thinks, the best first; what it does, if it does not think."""
    belief = position.state.belief(position.to_play)
    bot = bots.load(level, position.state.game, seed)
    return bot.opinions(belief) if isinstance(bot, Ismcts) else bot.choose(belief)


def differing(name: str, level: str, pairs: int) -> list[Finding]:
    """The positions at which what a seat cannot know has changed what its bot thinks or does."""
    found = []
    for here, there in alike(loaded(name), pairs, seed=3):
        pair = Pair(here.to_play, GamePosition(here), GamePosition(there))
        found += compare_bot(pair, partial(thoughts, level), SEED)
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


@pytest.mark.parametrize("name", diablerie.games())
def test_what_its_seat_cannot_know_changes_nothing_that_comes_to_mind(name: str) -> None:
    """Else a search would try an action most where it does well, and take it for better than it is."""
    for number, state in enumerate(of_matches(loaded(name), MATCHES)):
        assert state.to_play is not None
        belief = state.belief(state.to_play)
        for other in (belief.sample(2 * number), belief.sample(2 * number + 1)):
            assert priors(other).tobytes() == priors(state).tobytes()
            assert kept(other) == kept(state)


def test_a_search_that_left_out_by_what_is_hidden_would_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaking(tables: object, record: np.void, last: int, mask: NDArray[np.uint8]) -> None:
        mask[last] = crc32(record.tobytes()) % 2

    for name in diablerie.games():
        game = loaded(name)
        monkeypatch.setattr(game.rules, "drop_duplicates", leaking)
        pairs = list(alike(game, 4, seed=3))
        assert any(kept(here) != kept(there) for here, there in pairs), name
