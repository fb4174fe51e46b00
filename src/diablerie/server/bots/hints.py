"""Hints: what a bot would do in a seat whose person asks, among nobody but bots."""

from __future__ import annotations

from typing import Any

from ...analysis.hint import hint as thought_of
from ...bots.deliberation import concluded
from ...events import Seat
from ...rejection import refusal
from ..live.match import LiveMatch
from ..protocol.documents import MoveSeen, ReasonSeen
from ..protocol.frames import Version
from .runner import BotRunner


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
    complete: bool
    """Whether it is as good as it gets. A server's is; one thought of on the reader's machine gets better for
    who asks again."""
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
    found = await players.think(match.game, lambda: concluded(thought_of(belief)))
    return HintSeen.model_validate({"v": v, "complete": True, **found})
