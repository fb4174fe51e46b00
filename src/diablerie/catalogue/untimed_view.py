"""Untimed view: a position of no match as one in a match looks, for whatever draws a match."""

from __future__ import annotations

from typing import Any

from ..events import Seat
from ..game import Game, State
from ..matches.match import NO_CLOCK

TIMELESS = "1970-01-01T00:00:00.000Z"
"""When it began, and since when its clock stands still: it has no time."""

NO_SEED = "0" * 64
"""The hash of its seed: its shuffles are the same for everybody."""


def untimed_view(name: str, state: State, viewer: Seat) -> dict[str, Any]:
    """What a seat may know of a position, as the view of a match of this name; others' seats are people's."""
    walks = state.composite_moves() if state.to_play == viewer else ()
    return {
        "match": _match(name, state.game, viewer),
        "seat": viewer,
        "state": state.view(viewer),
        "walks": [walk.document() for walk in walks],
        "table": _table(state),
        "prepared": None,
        "belief": None,
    }


def _match(name: str, game: Game, viewer: Seat) -> dict[str, Any]:
    return {
        "id": name,
        "game": game.name,
        "title": game.title,
        "options": dict(game.options),
        "board": dict(game.board),
        "seats": [_seat(seat, viewer) for seat in range(game.seats)],
        "seed_hash": NO_SEED,
        "seed": None,
        "created": TIMELESS,
    }


def _seat(seat: Seat, viewer: Seat) -> dict[str, Any]:
    """A seat at which people sit, whose names are those of the game."""
    return {
        "seat": seat,
        "kind": "person",
        "level": None,
        "name": None,
        "account": False,
        "yours": seat == viewer,
    }


def _table(state: State) -> dict[str, Any]:
    seats = state.game.seats
    clock: dict[str, Any] = {
        **NO_CLOCK,
        "kind": "none",
        "left": [],
        "running": None,
        "since": TIMELESS,
    }
    return {
        "clock": clock,
        "substitutes": [None] * seats,
        "forfeits": [None] * seats,
        "offer": None,
        "votes": [],
        "fixed": "nothing-done",
        "result": _result(state),
    }


def _result(state: State) -> dict[str, Any] | None:
    outcome = state.outcome
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "winner": outcome.winner,
        "returns": list(state.returns),
        "scores": list(state.scores or ()),
    }
