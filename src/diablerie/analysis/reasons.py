"""Reasons: what speaks for what a seat does, known for certain or hidden and more or less likely."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.continuation import is_news
from ..bots.win_probability import WinProbability
from ..capabilities.facts import Fact
from ..capabilities.open_facts import KnownLine, Step
from ..chance import Seed
from ..game import Belief, State
from .hidden_fact_chances import WORLDS, Likely, foremost, likely

MOST_OPEN = 2
"""So many open facts are told, the first ones."""

TURN = "turn"
"""The kind of event with which a turn begins, in every game."""

CERTAIN = WinProbability(1.0, 1.0, 1.0)


def reasons_for(
    belief: Belief, actions: Sequence[str], most_hidden: int, seed: Seed = None
) -> tuple[Likely, ...]:
    """What speaks for these actions of the belief's seat: open facts first, then hidden ones.

    Of those the most telling and the likeliest. Deterministic per seed and belief. Raises IllegalAction if
    the first action is not legal.
    """
    telling = belief.game.hidden_facts.telling
    found = likely(belief, actions, seed, WORLDS)
    hidden = foremost(sorted(found, key=lambda each: each.fact.kind not in telling), most_hidden)
    return (*open_reasons(belief, actions), *hidden)


def open_reasons(belief: Belief, actions: Sequence[str]) -> tuple[Likely, ...]:
    """What the belief's seat knows that speaks for these actions, the few things that weigh most.

    Deterministic per belief. Raises as `known_line`.
    """
    found: dict[Fact, None] = {}
    for fact in belief.game.open_facts.find(known_line(belief, actions)):
        found[fact] = None
        if len(found) == MOST_OPEN:
            break
    return tuple(Likely(fact, CERTAIN) for fact in found)


def known_line(belief: Belief, actions: Sequence[str]) -> KnownLine:
    """Where actions of the belief's seat lead in this turn, as far as it knows that beforehand.

    Raises IllegalAction if one of them is not legal there, ValueError for a belief that is no seat's.
    """
    seat = belief.seat
    if seat is None:
        raise ValueError("a spectator does nothing that there could be reasons for")
    before = state = State(belief.game, belief.world)
    known: list[Step] = []
    for action in actions:
        after, events = state.narrate(action)
        step = Step(action, events, after)
        if is_news(belief, action):
            return KnownLine(seat, before, tuple(known), step)
        known.append(step)
        if after.to_play != seat or any(event.kind == TURN for event in events):
            break
        state, belief = after, after.belief(seat)
    return KnownLine(seat, before, tuple(known), None)
