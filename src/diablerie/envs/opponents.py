"""Opponents: who sits at the seats that the caller of an environment does not play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

import numpy as np

from diablerie import Belief, Game
from diablerie.bot import Bot
from diablerie.documents import Document

RANDOM: Literal["random"] = "random"
"""The opponent by name: it does anything that is legal, every action as likely as another."""

TRIED = 200
"""So many games are tried before a seat counts as one that never has anything to choose."""

Opponent = Literal["random"] | Callable[[Game, int], Bot]
"""`random`, or what makes a bot for a game from a seed, such as `bots.parse("devil:bold").make`."""


class AtRandom:
    """Does anything that is legal."""

    def __init__(self, game: Game, seed: int) -> None:
        """Seed the choice."""
        self._rng = np.random.default_rng(seed)

    def choose(self, belief: Belief) -> str:
        """Any legal action, every one equally likely."""
        return belief.legal[self._rng.integers(len(belief.legal))]


def checked(opponent: Any) -> Opponent:
    """An opponent, if it is one. Raises ValueError saying what would be."""
    if opponent == RANDOM or callable(opponent):
        allowed: Opponent = opponent
        return allowed
    raise ValueError(
        f"an opponent is {RANDOM!r} or a function that makes a bot from a game and a seed, "
        f"as diablerie.bots.level('greedy').make; not {opponent!r}"
    )


def require_choices(game: Game, seats: Iterable[int], document: Document | None = None) -> None:
    """Raise ValueError if one of the seats never comes to choose: games would be dealt for it without end.

    `document`: the position that games begin at; None: the start.
    """
    for seat in seats:
        if not any(_comes_to_choose(game, seat, seed, document) for seed in range(TRIED)):
            where = "Its options" if document is None else "The position"
            raise ValueError(
                f"seat {seat} has nothing to choose: the game was over before in {TRIED} of {TRIED} games "
                f"played at random. {where} must let every seat come to move"
            )


def _comes_to_choose(game: Game, seat: int, seed: int, document: Document | None) -> bool:
    state = game.start(seed) if document is None else game.position(document, seed)
    at_random = AtRandom(game, seed)
    while state.to_play not in (None, seat):
        state = state.play(at_random.choose(state.belief(state.to_play)))
    return not state.is_over
