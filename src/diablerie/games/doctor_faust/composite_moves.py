"""Composite moves of Doctor Faust: a stone or the pyramid, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...capabilities.composite_moves import CompositeMove, CompositeMoves
from ...capabilities.playable import Playable
from ...events import NOBODY, Event
from ...fields import Plain
from .rules.board import ahead

CONSEQUENCES = {"soul-card", "infamy", "too-early", "game-over"}
"""The kinds of event that a player wants to know of before they walk somewhere."""

HALT = {"soul-stopped"}
"""What they want to know where none of them happens."""

JOINS_TWIN = "joins-twin"
"""The kind of event after which a stone is no longer where its steps have led it."""


class PieceMoves(CompositeMoves):
    """Where each piece can go with the points left."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        """`options`: those of the game."""
        self._ends_at_once = options["end_on_last_card"] == "immediate"

    def find(self, state: Playable, plain: Plain) -> tuple[CompositeMove, ...]:
        """Where each piece can go, up to the first opposing card or occupied space."""
        found: list[CompositeMove] = []
        for piece in ("s1", "s2", "soul"):
            found += self._moves_of(state, plain, piece)
        return tuple(found)

    def _moves_of(self, state: Playable, plain: Plain, piece: str) -> list[CompositeMove]:
        """The moves of one piece, nearest first. No trap is sprung to see what it does: nobody may know."""
        seat = plain.to_play
        space = plain.soul if piece == "soul" else plain.stone[seat][int(piece[1]) - 1]
        found: list[CompositeMove] = []
        path: tuple[int, ...] = ()
        while state.to_play == seat and len(path) < plain.points and state.allows(piece):
            space = ahead(space, 1)
            path = (*path, space)
            actions = (piece,) * len(path)
            if piece != "soul" and plain.card_seat[space] not in (NOBODY, seat):
                clauses = self._trap_clauses(plain, space)
                return [*found, CompositeMove(piece, space, path, actions, clauses, ends=True)]
            state, events = state.narrate(piece)
            clauses = clauses_of(events, CONSEQUENCES) or clauses_of(events, HALT)
            ends = state.to_play != seat
            found.append(CompositeMove(piece, space, path, actions, clauses, ends=ends))
            if piece != "soul" and any(event.kind == JOINS_TWIN for event in events):
                break
        return found

    def _trap_clauses(self, plain: Plain, space: int) -> tuple[str, ...]:
        """DF-19, DF-24, DF-42: what a step onto an opposing card brings for certain, whatever its value."""
        if space != plain.soul or plain.pile_left == 0:
            return ("DF-19",)
        if plain.pile_left == 1 and self._ends_at_once:
            return ("DF-24", "DF-40")
        return ("DF-24", "DF-19")


def clauses_of(events: tuple[Event, ...], kinds: set[str]) -> tuple[str, ...]:
    """The clauses of the events of some kinds, each once."""
    told = (event.clause for event in events if event.kind in kinds)
    return tuple(dict.fromkeys(clause for clause in told if clause is not None))
