"""Hints: what a bot would do in a seat whose person asks, from nothing but what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from pydantic import BaseModel

from .. import bots
from ..analysis import Likely, foremost, likely
from ..bots.foresight import foreseen
from ..events import Seat
from ..state import Belief, State
from ..walks import Walk
from .bot_players import BotPlayers
from .frames import Version, WalkSeen
from .live import LiveMatch
from .problems import refusal

LEVEL = "devil"
"""As this level searches, with a budget of its own."""

SIMULATIONS = 4_000
"""The budget for one action: enough to be worth listening to, and soon spent."""

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


class HintSeen(BaseModel):
    """What a bot would do."""

    v: Version
    """The version of the match that it has looked at."""
    level: str
    actions: list[str]
    """One action, or those of `walk`."""
    walk: WalkSeen | None
    """The move it is, with the clauses it would bring into play, if it is one."""
    reasons: list[ReasonSeen]


async def hint(live: LiveMatch, seat: Seat, players: BotPlayers) -> HintSeen:
    """A hint for a seat that is to move and plays among its person's own seats and bots only.

    Raises Problem 409 where somebody else plays, or where the seat is not to move.
    """
    if not live.table.is_of_one:
        raise refusal(409, "others-play", "there are no hints where other people play")
    match = live.match
    if match.to_play != seat:
        raise refusal(409, "not-your-turn", f"seat {seat} is not to move")
    v, belief, walks = match.version, match.state.belief(seat), match.state.walks()
    actions = await players.think(lambda: thought(belief))
    walk = _longest(walks, actions)
    seen = None if walk is None else WalkSeen(**walk.document())
    done = actions[:1] if walk is None else walk.actions
    reasons = await players.think(lambda: likely(belief, done, seed=0))
    told = [_reason(each) for each in foremost(reasons, MOST_REASONS)]
    return HintSeen(v=v, level=LEVEL, actions=list(done), walk=seen, reasons=told)


def _reason(each: Likely) -> ReasonSeen:
    facts = dict(each.supposition.facts)
    chance = round(each.share.chance, 4)
    return ReasonSeen(kind=each.supposition.kind, facts=facts, chance=chance)


def thought(belief: Belief) -> list[str]:
    """What a bot would do, one action after another, until something would show that it cannot know."""
    game = belief.game
    plan = bots.level(LEVEL).plan(game)
    assert plan is not None, f"{LEVEL} searches"
    bot = bots.Ismcts(game, replace(plan, simulations=SIMULATIONS), seed=0)
    actions = foreseen(belief, bot.choose(belief), bot, FARTHEST)
    return gathered(State(game, belief.world), list(actions))


def gathered(state: State, actions: list[str]) -> list[str]:
    """The same plan with every repeat of its first action next to it, if that comes to the same.

    A bot that has two things to do takes turns at them; to a person they are two moves.
    """
    first = [action for action in actions if action == actions[0]]
    order = first + [action for action in actions if action != actions[0]]
    led_to = reduce(State.play, actions, state)
    return order if _led_to(state, order) == led_to else actions


def _led_to(state: State, actions: list[str]) -> State | None:
    """Where a plan leads; None if it cannot be followed, or shows something before its end."""
    news = False
    for action in actions:
        if news or action not in state.legal:
            return None
        state, events = state.narrate(action)
        news = any(event.random or event.reveals for event in events)
    return state


def _longest(walks: Sequence[Walk], actions: Sequence[str]) -> Walk | None:
    """The longest walk that consists of the first of these actions."""
    found = [walk for walk in walks if list(walk.actions) == list(actions[: len(walk.actions)])]
    return max(found, key=lambda walk: len(walk.actions), default=None)
