"""What a seat would do after an action, until it would learn something that it does not know yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..events import Event
from ..state import Belief, State

if TYPE_CHECKING:
    from .levels import Bot

FARTHEST = 12
"""The most actions that are thought ahead of."""

OTHER_WORLDS = 3
"""In so many other worlds is tried whether the seat would learn something."""


def foreseen(belief: Belief, first: str, thinker: Bot, most: int = FARTHEST) -> tuple[str, ...]:
    """`first`, and what `thinker` would do in the same seat after it: at most `most` actions in all.

    It plays on in the one world that the belief holds, up to the first action that lets another
    seat move, is settled by chance or shows the seat something. Deterministic as far as `thinker`
    is. Raises IllegalAction if `first` is not legal.
    """
    seat, action, actions = belief.seat, first, list[str]()
    state = State(belief.game, belief.world)
    others = [belief.sample(number) for number in range(OTHER_WORLDS)]
    while True:
        actions.append(action)
        state, events = state.narrate(action)
        others = [other.play(action) for other in others if other.allows(action)]
        done = state.to_play != seat or len(actions) == most
        if done or _is_news(events, state, others, seat):
            return tuple(actions)
        action = thinker.choose(state.belief(seat))


def _is_news(
    events: Sequence[Event], state: State, others: Sequence[State], seat: int | None
) -> bool:
    """Whether chance had a hand in it, or the seat has seen what it sees otherwise in other worlds."""
    if any(event.random for event in events) or len(others) < OTHER_WORLDS:
        return True
    shows = any(event.reveals for event in events)
    return shows and any(other.view(seat) != state.view(seat) for other in others)
