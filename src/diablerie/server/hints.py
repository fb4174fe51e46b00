"""Hints: what a bot would do in a seat whose person asks, from nothing but what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from pydantic import BaseModel

from .. import bots
from ..analysis import Likely, foremost, likely
from ..bots.foresight import foreseen
from ..events import Seat
from ..state import Belief, State
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


async def hint(live: LiveMatch, seat: Seat, players: BotPlayers) -> HintSeen:
    """A hint for a seat that is to move and plays among its person's own seats and bots only.

    Raises Problem 409 where somebody else plays, or where the seat is not to move.
    """
    if not live.table.is_of_one:
        raise refusal(409, "others-play", "there are no hints where other people play")
    match = live.match
    if match.to_play != seat:
        raise refusal(409, "not-your-turn", f"seat {seat} is not to move")
    v, belief = match.version, match.state.belief(seat)
    thought = await players.think(lambda: think(belief))
    state = State(belief.game, belief.world)
    move = _move(state, thought.actions)
    reasons = await players.think(lambda: likely(belief, move.actions, seed=0))
    told = [_reason(each) for each in foremost(reasons, MOST_REASONS)]
    then = _then(state, seat, thought.actions, len(move.actions))
    rival = _rival(state, thought)
    return HintSeen(v=v, level=LEVEL, **dict(move), reasons=told, then=then, rival=rival)


def _move(state: State, actions: Sequence[str]) -> MoveSeen:
    """The first thing to be done of these actions: the longest walk that they begin with, or an action."""
    found = [walk for walk in state.walks() if walk.actions == actions[: len(walk.actions)]]
    walk = max(found, key=lambda walk: len(walk.actions), default=None)
    if walk is None:
        return MoveSeen(actions=[actions[0]], walk=None)
    return MoveSeen(actions=list(walk.actions), walk=WalkSeen(**walk.document()))


def _then(state: State, seat: Seat, actions: Sequence[str], done: int) -> ThenSeen | None:
    if done == len(actions):
        return None
    state = reduce(State.play, actions[:done], state)
    return ThenSeen(**dict(_move(state, actions[done:])), state=state.view(seat))


def _rival(state: State, thought: Thought) -> RivalSeen | None:
    if not thought.rival:
        return None
    return RivalSeen(**dict(_move(state, thought.rival)), share=round(thought.share, 4))


def _reason(each: Likely) -> ReasonSeen:
    facts = dict(each.supposition.facts)
    chance = round(each.share.chance, 4)
    return ReasonSeen(kind=each.supposition.kind, facts=facts, chance=chance)


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
    game = belief.game
    plan = bots.level(LEVEL).plan(game)
    assert plan is not None, f"{LEVEL} searches"

    def bot() -> bots.Ismcts:
        return bots.Ismcts(game, replace(plan, simulations=SIMULATIONS), seed=0)

    thinker = bot()
    best, *others = thinker.opinions(belief)
    actions = foreseen(belief, best.action, thinker, FARTHEST)
    rival = next((each for each in others if each.action not in actions), None)
    return Thought(
        gathered(State(game, belief.world), actions),
        () if rival is None else foreseen(belief, rival.action, bot(), FARTHEST),
        0.0 if rival is None else rival.visits / best.visits,
    )


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
