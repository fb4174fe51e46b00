"""Worlds that a seat cannot tell apart, with what is done in each of them while it cannot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from diablerie import Belief, Game, State
from diablerie.envs.past_actions import seen_number


@dataclass(frozen=True)
class Alike:
    """Two positions, as `game.position(document, seed)` has them, and the actions that follow in both.

    `seat` knows the same in both after each of the actions, which in both it sees made as the same.
    """

    seat: int
    seed: int
    here: State
    there: State
    done: Sequence[tuple[int, int]]

    @property
    def differs(self) -> bool:
        """Whether something else was done in the two worlds."""
        return any(here != there for here, there in self.done)


def worlds_alike(game: Game, seat: int, seed: int) -> Alike:
    """Two worlds and what was done in them, until the seat can tell them apart or they are over."""
    rng = np.random.default_rng(seed)
    start = game.start(seed)
    first = game.position(start.position(), seed)
    second = game.position(start.belief(seat).sample(rng).position(), seed)
    here, there = first, second
    done: list[tuple[int, int]] = []
    while not here.is_over and known(here, seat) == known(there, seat):
        chosen = int(rng.choice(legal(here)))
        seen = seen_number(here, chosen, seat)
        same = [action for action in legal(there) if seen_number(there, action, seat) == seen]
        if not same:
            break
        other = int(rng.choice(same))
        done.append((chosen, other))
        here, there = (
            world.play(game.action(action)) for world, action in ((here, chosen), (there, other))
        )
    if done and known(here, seat) != known(there, seat):
        done.pop()
    return Alike(seat, seed, first, second, done)


def known(state: State, seat: int) -> bytes:
    """What a seat knows: of worlds that it cannot tell apart the same to the last byte."""
    content: bytes = state.belief(seat).world.tobytes()
    return content


def legal(state: State) -> list[int]:
    """The numbers of the legal actions."""
    return [int(number) for number in np.flatnonzero(state.mask)]


class Scripted:
    """A bot that does what it is told to, one action after another."""

    def __init__(self, actions: Iterator[str]) -> None:
        """Take them from here."""
        self._actions = actions

    def choose(self, belief: Belief) -> str:
        """The next one."""
        return next(self._actions)
