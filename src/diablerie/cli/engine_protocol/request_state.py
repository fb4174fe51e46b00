"""State of a request: the position that it is about."""

from __future__ import annotations

from typing import Any

from ... import IllegalAction, State
from ...chance import Seed
from ...events import Event
from ..game_choice import load_game
from .request import BadRequest, Request

SITUATION = ("game", "seats", "options", "position", "moves", "seed")
"""The keys that say which state of which game is meant."""

MOST_ACTIONS = 100_000
"""So many may be played from a position."""


class RefusedMove(ValueError):
    """One of a request's moves is refused, after `played` others."""

    def __init__(self, refusal: IllegalAction, played: int) -> None:
        super().__init__(str(refusal))
        self.refusal, self.played = refusal, played


def situation(request: Request) -> tuple[State, list[Event]]:
    """The state a request is about, and what the moves that lead to it brought about.

    Raises RefusedMove for a move that the rules forbid.
    """
    seats = request.value("seats", (int, type(None)), None)
    options = request.value("options", (dict,), {})
    game = load_game(request.value("game", (str,)), seats, options)
    seed = seed_of(request)
    if request.has("position"):
        state = game.position(request.value("position", (dict,)), seed)
    else:
        state = game.start(seed)
    events: list[Event] = []
    for played, action in enumerate(moves(request)):
        try:
            state, more = state.narrate(action)
        except IllegalAction as refusal:
            raise RefusedMove(refusal, played) from refusal
        events += more
    return state, events


def moves(request: Request) -> list[str]:
    """The actions to play from the position, or from the start."""
    given: list[Any] = request.value("moves", (list,), [])
    if len(given) > MOST_ACTIONS or not all(isinstance(action, str) for action in given):
        raise BadRequest(f"'moves' must be a list of actions as text, at most {MOST_ACTIONS}")
    return given


def to_play(state: State) -> int:
    """The seat to move. Raises BadRequest if there is none."""
    if state.to_play is None:
        raise BadRequest("the game is over: nobody is to move")
    return state.to_play


def seed_of(request: Request) -> Seed:
    """What settles all that is left to chance, in the game and in a bot's choices; None: fresh entropy."""
    seed: int | str | None = request.value("seed", (int, str, type(None)), None)
    return seed.encode() if isinstance(seed, str) else seed
