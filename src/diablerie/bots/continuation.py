"""Continuation: what a seat would do after an action, until it would learn something new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Belief, State
from .deliberation import Deliberation, choosing

if TYPE_CHECKING:
    from ..bot import Bot

FARTHEST = 12
"""The most actions that are thought ahead of."""

OTHER_WORLDS = 3
"""In so many other worlds is tried whether the seat would learn something."""


def continuing(
    belief: Belief, first: str, thinker: Bot, most: int = FARTHEST
) -> Deliberation[tuple[str, ...]]:
    """`first`, and what `thinker` would do in the same seat after it, in slices.

    At most `most` actions in all. It plays on in the one world that the belief holds, up to the first
    action that lets another seat move or is news (see `is_news`). Deterministic as far as `thinker`
    is. Raises IllegalAction if `first` is not legal.
    """
    seat, actions = belief.seat, [first]
    while not is_news(belief, actions[-1]) and len(actions) < most:
        state = State(belief.game, belief.world).play(actions[-1])
        if state.to_play != seat:
            break
        belief = state.belief(seat)
        actions.append((yield from choosing(thinker, belief)))
    return tuple(actions)


def is_news(belief: Belief, action: str) -> bool:
    """Whether chance has a hand in an action, or the seat sees by it what it would not in other worlds.

    Only `OTHER_WORLDS` of them are tried. Raises IllegalAction if the action is not legal.
    """
    state, events = State(belief.game, belief.world).narrate(action)
    if any(event.random for event in events):
        return True
    if not any(event.reveals for event in events):
        return False
    others = (belief.sample(number) for number in range(OTHER_WORLDS))
    seen = state.view(belief.seat)
    return any(
        not other.allows(action) or other.play(action).view(belief.seat) != seen for other in others
    )
