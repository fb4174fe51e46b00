"""Composite moves of Teufel Teufel: a way to each cell over what the seat knows (TT-10 to TT-33)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from ...capabilities.composite_moves import CompositeMove, CompositeMoves
from ...capabilities.playable import Playable
from ...events import Event
from ...fields import Plain
from .notation import CELL_NAMES, CELL_NUMBERS
from .state import MOVING, NO_CARD, TURN

SLED = "sled"
Strings = tuple[str, ...]

CONSEQUENCES = {
    "turned-up",
    "letter-won",
    "devil-taken",
    "devils-home",
    "letter-lost",
    "tower",
    "devil-handed",
    "not-handed",
    "left",
    "game-over",
}
"""The kinds of event that a player wants to know of before they go somewhere."""


class SledMoves(CompositeMoves):
    """Where the sled of the seat to move can go."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        """`options`: those of the game."""
        self._flips_on_stop = options["flight_flip"] == "flip_on_stop"

    def find(self, state: Playable, plain: Plain) -> tuple[CompositeMove, ...]:
        """A shortest walk to each cell where the seat to move can stop, over cells that surely let it go on.

        What a card does that the seat does not know is not tried: such a card ends a walk.
        """
        if plain.phase not in (TURN, MOVING):
            return ()
        start = CELL_NAMES[plain.sled[plain.to_play]]
        found: dict[str, CompositeMove] = {}
        if state.allows("stop"):
            found[start] = self._stop(state, plain, (), ())
        waiting: deque[tuple[Playable, Strings, Strings]] = deque([(state, (), ())])
        # TT-11: where the move begins has not been entered yet.
        reached = {start} if plain.phase == MOVING else set[str]()
        while waiting:
            before, path, actions = waiting.popleft()
            for action in _steps(before):
                cell = action.partition(":")[2]
                if cell in reached:
                    continue
                reached.add(cell)
                way = (*path, cell), (*actions, action)
                if _is_unknown(plain, cell) and not plain.possessed[plain.to_play]:
                    found[cell] = CompositeMove(SLED, cell, *way, ("TT-12",))
                    continue
                after = before.play(action)
                if _is_moving(after, plain):
                    waiting.append((after, *way))
                    if after.allows("stop"):
                        found[cell] = self._stop(after, plain, *way)
                else:
                    clauses = _clauses(before.narrate(action)[1])
                    found[cell] = CompositeMove(
                        SLED, cell, *way, clauses, after.to_play != plain.to_play
                    )
        return tuple(found.values())

    def _stop(
        self, after: Playable, plain: Plain, path: Strings, actions: Strings
    ) -> CompositeMove:
        """The walk that stops where a sled has got to; what an unknown card brings there stays open."""
        cell = path[-1] if path else CELL_NAMES[plain.sled[plain.to_play]]
        way = path, (*actions, "stop")
        if _is_unknown(plain, cell) and self._flips_on_stop:
            return CompositeMove(SLED, cell, *way, ("TT-27",))
        stopped, events = after.narrate("stop")
        return CompositeMove(SLED, cell, *way, _clauses(events), stopped.to_play != plain.to_play)


def _steps(state: Playable) -> list[str]:
    return [action for action in state.legal if action.startswith("go:")]


def _is_moving(after: Playable, plain: Plain) -> bool:
    """Whether the seat that began is still on its way."""
    return after.to_play == plain.to_play and (after.allows("stop") or bool(_steps(after)))


def _is_unknown(plain: Plain, cell: str) -> bool:
    """Whether a card lies face down on a cell that the seat to move has not peeked at."""
    number = CELL_NUMBERS[cell]
    is_hidden = plain.card[number] != NO_CARD and not plain.up[number]
    return bool(is_hidden and not has_peeked(plain, plain.to_play, cell))


def has_peeked(plain: Plain, seat: int, cell: str) -> bool:
    """TT-17: whether a seat knows the face-down card on a cell."""
    return bool(plain.known[seat] >> CELL_NUMBERS[cell] & 1)


def _clauses(events: tuple[Event, ...]) -> Strings:
    """The clauses of what a player wants to know of, each once."""
    told = (event.clause for event in events if event.kind in CONSEQUENCES)
    return tuple(dict.fromkeys(clause for clause in told if clause is not None))
