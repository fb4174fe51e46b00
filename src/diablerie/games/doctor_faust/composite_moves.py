"""Moves of several actions that a seat of Doctor Faust makes as one: a stone or the pyramid, step by step."""

from __future__ import annotations

from ...events import NOBODY, Event
from ...fields import Plain
from ...state import State
from ...walks import Walk
from .rules.board import ahead

CONSEQUENCES = {"soul-card", "infamy", "too-early", "game-over"}
"""The kinds of event that a player wants to know of before he walks somewhere."""

HALT = {"soul-stopped"}
"""What he wants to know where none of them happens."""


def walks(state: State, plain: Plain) -> tuple[Walk, ...]:
    """Where each piece can go with the points left, up to the first opposing card or occupied space."""
    found: list[Walk] = []
    for piece in ("s1", "s2", "soul"):
        found += piece_walks(state, plain, piece)
    return tuple(found)


def piece_walks(state: State, plain: Plain, piece: str) -> list[Walk]:
    """The walks of one piece, nearest first. A trap is not sprung to see what it does: nobody may know."""
    seat = plain.to_play
    space = plain.soul if piece == "soul" else plain.stone[seat][int(piece[1]) - 1]
    found: list[Walk] = []
    path: tuple[int, ...] = ()
    while state.to_play == seat and len(path) < plain.points and state.allows(piece):
        space = ahead(space, 1)
        path = (*path, space)
        actions = (piece,) * len(path)
        if piece != "soul" and plain.card_seat[space] not in (NOBODY, seat):
            clauses = trap_clauses(state, plain, space)
            return [*found, Walk(piece, space, path, actions, clauses, ends=True)]
        state, events = state.narrate(piece)
        clauses = clauses_of(events, CONSEQUENCES) or clauses_of(events, HALT)
        found.append(Walk(piece, space, path, actions, clauses, ends=state.to_play != seat))
    return found


def trap_clauses(state: State, plain: Plain, space: int) -> tuple[str, ...]:
    """DF-19, DF-24, DF-42: what a step onto an opposing card brings for certain, whatever its value."""
    if space != plain.soul or plain.pile_left == 0:
        return ("DF-19",)
    if plain.pile_left == 1 and state.game.options["end_on_last_card"] == "immediate":
        return ("DF-24", "DF-40")
    return ("DF-24", "DF-19")


def clauses_of(events: tuple[Event, ...], kinds: set[str]) -> tuple[str, ...]:
    """The clauses of the events of some kinds, each once."""
    told = (event.clause for event in events if event.kind in kinds)
    return tuple(dict.fromkeys(clause for clause in told if clause is not None))
