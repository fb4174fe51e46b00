"""Games and positions that bots are tried at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
from numpy.typing import NDArray

import diablerie
from diablerie import Game, State, bots


def loaded(name: str, seats: int | None = None) -> Game:
    """A game with compiled rules: here the bots are looked at, and the games are played faster."""
    return warmed(diablerie.load(name, seats=seats))


def warmed(game: Game) -> Game:
    """A game whose rules are compiled."""
    game.warm()
    return game


def positions(game: Game, count: int, seed: int = 0) -> list[State]:
    """So many positions of random games in which somebody is to move."""
    return list(islice(endless(game, seed), count))


def endless(game: Game, seed: int) -> Iterator[State]:
    """Positions of random games in which somebody is to move, without end."""
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    while True:
        yield state
        for _ in range(int(rng.integers(1, 30))):
            if not state.is_over:
                state = state.play(str(rng.choice(state.legal)))
        if state.is_over:
            state = game.start(int(rng.integers(1 << 30)))


def alike(game: Game, count: int, seed: int) -> Iterator[tuple[State, State]]:
    """So many pairs of different worlds that the seat to move cannot tell apart."""
    return islice(_endless_pairs(game, seed), count)


def _endless_pairs(game: Game, seed: int) -> Iterator[tuple[State, State]]:
    for number, here in enumerate(endless(game, seed)):
        there = here.belief(here.to_play).sample(number)
        if here != there:
            assert here.view(here.to_play) == there.view(here.to_play)
            yield here, there


def of_matches(game: Game, matches: int) -> Iterator[State]:
    """All positions of so many matches among greedy bots in which somebody is to move."""
    for seed in range(matches):
        state, bot = game.start(seed), bots.load("greedy", game, seed)
        while state.to_play is not None:
            yield state
            state = state.play(bot.choose(state.belief(state.to_play)))


def priors(state: State) -> NDArray[np.float32]:
    """How readily each action comes to the mind of the seat to move."""
    game = state.game
    mask, weights = np.zeros(game.n_actions, np.bool_), np.zeros(game.n_actions, np.float32)
    game.rules.legal(game.tables, state.record, mask)
    game.rules.prior(game.tables, game.ai.style(), state.record, mask, weights)
    return weights


def kept(state: State) -> list[bytes]:
    """What a search would keep after this or that action of the same turn."""
    found = []
    for last in range(state.game.n_actions):
        mask = np.asarray(state.mask).astype(np.uint8)
        state.game.rules.drop_duplicates(state.game.tables, state.record, last, mask)
        found.append(mask.tobytes())
    return found
