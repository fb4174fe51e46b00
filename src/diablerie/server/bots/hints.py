"""Hints: what a bot would do in a seat whose person asks, from what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from pydantic import BaseModel

from ... import bots
from ...analysis import Likely, foremost, likely
from ...bots.continuation import continuation_of
from ...events import Seat
from ...game import Belief, State
from ..errors import refusal
from ..live.match import LiveMatch
from ..protocol.documents import WalkSeen
from ..protocol.frames import Version
from .runner import BotRunner

LEVEL = "devil"
"""As this level searches, with a budget of its own."""

SIMULATIONS = 8_000
"""The budget for one action: enough to be worth listening to, and soon spent."""

LATER = 1_500
"""The budget for each action that would follow, for which the search before has thought already."""

FARTHEST = 8
"""How many actions it thinks ahead of, to tell a whole move and not its first step."""


MOST_REASONS = 2
"""So many of the hidden facts that bear on it are told, the likeliest."""


class ReasonSeen(BaseModel):
    """A hidden fact that bears on what a bot would do; `<game>-supposition-<kind>` says it."""

    kind: str
    facts: dict[str, str | int]
    chance: float
    """How likely it is by what the seat knows, from 0 to 1."""


class MoveSeen(BaseModel):
    """Something that can be done: one action, or those of `walk`, which is then not null."""

    actions: list[str]
    walk: WalkSeen | None


class ThenSeen(MoveSeen):
    """What a bot would do next in the same turn; `state`: the game's view for the seat before that."""

    state: dict[str, Any]


class RivalSeen(MoveSeen):
    """What a bot would do instead, at the most."""

    share: float
    """How much of the search it had, beside what the bot would do: from 0 to 1, where it is as good."""


class HintSeen(MoveSeen):
    """What a bot would do."""

    v: Version
    """The version of the match that it has looked at."""
    level: str
    reasons: list[ReasonSeen]
    then: ThenSeen | None
    """Null: that ends the turn, or brings to light what the bot cannot know."""
    rival: RivalSeen | None
    """Null: there is nothing else to be done."""


async def hint(live: LiveMatch, seat: Seat, players: BotRunner) -> HintSeen:
    """A hint for a seat that is to move and plays among its person's own seats and bots only.

    Raises Rejection conflict where somebody else plays, or where the seat is not to move.
    """
    if not live.table.is_of_one:
        raise refusal("conflict", "others-play", "there are no hints where other people play")
    match = live.match
    if match.to_play != seat:
        raise refusal("conflict", "not-your-turn", f"seat {seat} is not to move")
    v, belief = match.version, match.state.belief(seat)
    move, then, rival = await players.think(lambda: _advice(belief))
    actions = [*move.actions, *(() if then is None else then.actions)]
    reasons = await players.think(lambda: likely(belief, actions, seed=0))
    told = [_reason(each) for each in foremost(reasons, MOST_REASONS)]
    return HintSeen(v=v, level=LEVEL, **dict(move), reasons=told, then=then, rival=rival)


def _advice(belief: Belief) -> tuple[MoveSeen, ThenSeen | None, RivalSeen | None]:
    """What a bot would do first and after that, and what instead."""
    thought, state = think(belief), State(belief.game, belief.world)
    move = _move(state, thought.actions)
    rival = None
    if thought.rival:
        rival = RivalSeen(**dict(_move(state, thought.rival)), share=round(thought.share, 4))
    if len(move.actions) == len(thought.actions):
        return move, None, rival
    # Whoever does it and asks again is to hear the same.
    state = reduce(State.play, move.actions, state)
    later = _move(state, think(state.belief(belief.seat)).actions)
    return move, ThenSeen(**dict(later), state=state.view(belief.seat)), rival


def _move(state: State, actions: Sequence[str]) -> MoveSeen:
    """The first thing to be done of these actions: the longest walk that they begin with, or an action."""
    found = [
        walk for walk in state.composite_moves() if walk.actions == actions[: len(walk.actions)]
    ]
    walk = max(found, key=lambda walk: len(walk.actions), default=None)
    if walk is None:
        return MoveSeen(actions=[actions[0]], walk=None)
    return MoveSeen(actions=list(walk.actions), walk=WalkSeen(**walk.document()))


def _reason(each: Likely) -> ReasonSeen:
    facts = dict(each.fact.facts)
    chance = round(each.share.chance, 4)
    return ReasonSeen(kind=each.fact.kind, facts=facts, chance=chance)


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
    bot = _searcher(belief, SIMULATIONS)
    best, *others = bot.opinions(belief)
    bot.plan = replace(bot.plan, simulations=LATER)
    actions = continuation_of(belief, best.action, bot, FARTHEST)
    rival = next((each for each in others if each.action not in actions), None)
    found = gathered(State(belief.game, belief.world), actions)
    if rival is None:
        return Thought(found, (), 0.0)
    elsewhere = continuation_of(belief, rival.action, _searcher(belief, LATER), FARTHEST)
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
