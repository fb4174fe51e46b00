"""Memory: what a seat has seen of a match, for bots that make use of it."""

from __future__ import annotations

from collections import deque

from .events import Seat
from .game import Belief, Game, Seen, State

LONGEST = 80
"""The most actions that a memory holds: what was done before says little about now."""


class Memory:
    """What a seat has seen of a match: the beliefs it would be handed, with the actions that led to them."""

    def __init__(self, game: Game, seat: Seat, longest: int = LONGEST) -> None:
        """Remember nothing yet, and later so many actions at most."""
        self.game = game
        self.seat = seat
        self._past: deque[Seen] = deque(maxlen=longest)

    def see(self, state: State, action: str) -> None:
        """Remember what `action` looked like that is done in `state`, and what was known before it."""
        self._past.append(sight_of(state, action, self.seat))

    @property
    def past(self) -> tuple[Seen, ...]:
        """All that is remembered, the oldest first."""
        return tuple(self._past)

    def belief(self, state: State) -> Belief:
        """What the seat can know of a state, and how it has come about."""
        return Belief(state, self.seat, self.past)


def sight_of(state: State, action: str, seat: Seat) -> Seen:
    """What an action that is done in a state looks like to a seat, and what it knew before it."""
    game = state.game
    number = game.rules.seen_as(game.tables, state.record, game.action_id(action), seat)
    return Seen(state.belief(seat).world.tobytes(), int(number))
