"""Common lines: what a seat does in its next turn in most of the ways in which a position may go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce

import numpy as np

from .. import bots
from ..bots.deliberation import Deliberation, choosing
from ..bots.win_probability import WinProbability
from ..capabilities.facts import Fact
from ..events import Event, Seat
from ..game import Belief, State
from .hidden_fact_chances import Likely
from .reasons import TURN

LEVEL = "imp"
"""As this level thinks, all seats play on."""

LINES = 16
"""So many lines are looked at."""

LONGEST = 80
"""A line that has gone on for so many actions is broken off."""


def common(belief: Belief, actions: Sequence[str]) -> Deliberation[Likely | None]:
    """What most lines have in common that begin with these actions of the belief's seat, in slices.

    Each goes on from another world that the seat holds possible until the seat's next turn is over, every
    seat choosing by what it then knows. None: no more than half of them have anything in common that a game
    has a word for. Deterministic per belief.
    """
    assert belief.seat is not None
    rng = np.random.default_rng(0)
    counted: Counter[Fact] = Counter()
    order: dict[Fact, int] = {}
    for number in range(LINES):
        events = yield from _next_turn(belief.sample(rng), belief.seat, actions, number)
        found = dict.fromkeys(belief.game.open_facts.of_turn(events, belief.seat))
        counted.update(found.keys())
        for place, fact in enumerate(found):
            order[fact] = min(place, order.get(fact, place))
    shared = [fact for fact, count in counted.items() if 2 * count > LINES]
    if not shared:
        return None
    best = min(shared, key=lambda fact: (order[fact], -counted[fact], repr(fact)))
    return Likely(best, WinProbability.counted(counted[best], LINES))


def _next_turn(
    world: State, seat: Seat, actions: Sequence[str], seed: int
) -> Deliberation[tuple[Event, ...]]:
    """What a seat does in its next turn in one world, as far as it comes to that."""
    state = reduce(_done, actions, world)
    players = [bots.load(LEVEL, world.game, seed) for _ in range(world.game.seats)]
    happened, is_its_turn = list[Event](), False
    for _ in range(LONGEST):
        if state.to_play is None:
            break
        action = yield from choosing(players[state.to_play], state.belief(state.to_play))
        state, events = state.narrate(action)
        if is_its_turn:
            happened += (event for event in events if event.actor == seat)
        begun = [event.params["seat"] for event in events if event.kind == TURN]
        if begun and is_its_turn:
            break
        is_its_turn = is_its_turn or seat in begun
    return tuple(happened)


def _done(state: State, action: str) -> State:
    """After an action, if it can be done in this world."""
    return state.play(action) if state.allows(action) else state
