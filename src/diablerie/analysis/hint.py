"""The hint: what a bot would do in a seat that is to move, why, and what instead, by what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from .. import bots
from ..bots.continuation import continuing
from ..bots.deliberation import Deliberation, concluded
from ..game import Belief, State
from .common_lines import common
from .hidden_fact_chances import Likely
from .moves import move_of
from .reasons import reasons_for
from .rounding import PLACES

LEVEL = "devil"
"""As this level searches, with a budget of its own."""

SIMULATIONS = 8_000
"""The budget for one action: enough to be worth listening to, and soon spent."""

LATER = 1_500
"""The budget for each action that would follow, for which the search before has thought already."""

FARTHEST = 8
"""How many actions it thinks ahead of, to tell a whole move and not its first step."""


MOST_REASONS = 2
"""So many of the hidden facts that bear on it are told, the likeliest; open ones are told besides."""


def hint(belief: Belief, simulations: int = SIMULATIONS) -> Deliberation[dict[str, Any]]:
    """A hint for a belief's seat, which is to move, as JSON, in slices. Deterministic per belief.

    `level`: who would do it; `actions` and `walk`: what can be done at once, the longest move of several
    actions or one action; `reasons`: what speaks for it, known or hidden, or else what it mostly leads to,
    nothing where it is the only thing to be done; `then`: what follows in the same turn (null: that ends
    the turn, or brings to light what the bot cannot know), with the `state` before that; `rival`: what it
    would do instead, and how much of the search that had.
    """
    thought, state = (yield from thinking(belief, simulations)), State(belief.game, belief.world)
    move = move_of(state, thought.actions)
    rival = None
    if thought.rival:
        rival = {**move_of(state, thought.rival), "share": round(thought.share, PLACES)}
    then = None
    if len(move["actions"]) < len(thought.actions):
        # Whoever does it and asks again is to hear the same.
        state = reduce(State.play, move["actions"], state)
        later = yield from thinking(state.belief(belief.seat), simulations)
        then = {**move_of(state, later.actions), "state": state.view(belief.seat)}
    actions = [*move["actions"], *(() if then is None else then["actions"])]
    yield
    told = [_reason(each) for each in (yield from _reasons(belief, actions))]
    return {"level": LEVEL, **move, "reasons": told, "then": then, "rival": rival}


def _reasons(belief: Belief, actions: Sequence[str]) -> Deliberation[Sequence[Likely]]:
    if len(belief.legal) == 1:
        return ()
    found = reasons_for(belief, actions, MOST_REASONS, seed=0)
    if found:
        return found
    shared = yield from common(belief, actions)
    return () if shared is None else (shared,)


def _reason(each: Likely) -> Mapping[str, Any]:
    chance = round(each.share.chance, PLACES)
    return {"kind": each.fact.kind, "facts": dict(each.fact.facts), "chance": chance}


@dataclass(frozen=True)
class Thought:
    """What a bot would do, one action after another, until something would show that it cannot know.

    `rival`: the same for the next best that is no part of it, empty if there is nothing else; `share`: how
    often the search came to that for once that it came to the best, at most 1.
    """

    actions: tuple[str, ...]
    rival: tuple[str, ...]
    share: float


def think(belief: Belief) -> Thought:
    """What a bot would do in the belief's seat, which is to move. Deterministic per belief."""
    return concluded(thinking(belief))


def thinking(belief: Belief, simulations: int = SIMULATIONS) -> Deliberation[Thought]:
    """What `think` does, in slices."""
    bot = _searcher(belief, simulations)
    best, *others = yield from bot.forming_opinions(belief)
    bot.plan = replace(bot.plan, simulations=LATER)
    actions = yield from continuing(belief, best.action, bot, FARTHEST)
    rival = next((each for each in others if each.action not in actions), None)
    found = gathered(State(belief.game, belief.world), actions)
    if rival is None:
        return Thought(found, (), 0.0)
    elsewhere = yield from continuing(belief, rival.action, _searcher(belief, LATER), FARTHEST)
    return Thought(found, elsewhere, rival.visits / best.visits)


def _searcher(belief: Belief, simulations: int) -> bots.Ismcts:
    plan = bots.level(LEVEL).plan(belief.game)
    assert plan is not None, f"{LEVEL} searches"
    return bots.Ismcts(belief.game, replace(plan, simulations=simulations), seed=0)


def gathered(state: State, actions: tuple[str, ...]) -> tuple[str, ...]:
    """The same plan with every repeat of its first action next to it, if that comes to the same.

    A bot that has two things to do takes turns at them; to a person they are two moves.
    """
    order = tuple(sorted(actions, key=lambda action: action != actions[0]))
    led_to = reduce(State.play, actions, state)
    return order if _led_to(state, order) == led_to else actions


def _led_to(state: State, actions: Sequence[str]) -> State | None:
    """Where a plan leads; None if it cannot be followed, or shows something before its end."""
    news = False
    for action in actions:
        if news or action not in state.legal:
            return None
        state, events = state.narrate(action)
        news = any(event.random or event.reveals for event in events)
    return state
