"""Composite moves of Kill Doctor Lucky: the ways of a pawn or of the Doctor (KDL-09 to KDL-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...capabilities.composite_moves import CompositeMove, CompositeMoves
from ...capabilities.playable import Playable
from ...fields import Plain
from .notation import Notation
from .state import LUCKY, ME, MOVES, MOVING, PAWNS, ROOM, TURN

Neighbours = Mapping[str, Sequence[str]]
Path = tuple[str, ...]
Spaces = frozenset[str]


class PawnMoves(CompositeMoves):
    """Where the seat to move can bring its pawn and the Doctor."""

    def __init__(
        self, notation: Notation, neighbours: Neighbours, options: Mapping[str, Any]
    ) -> None:
        """The ids of one house, which of its spaces have doors to which, and the game's options."""
        self._notation = notation
        self._neighbours = neighbours
        self._stops_at_players = not options["drag_past"]

    def find(self, _state: Playable, plain: Plain) -> tuple[CompositeMove, ...]:
        """With one card, the free step, or both."""
        notation, neighbours = self._notation, self._neighbours
        held = self._holding(plain)
        if plain.phase == MOVING:
            return tuple(_rest_of_card(notation, neighbours, plain, held))
        if plain.phase != TURN:
            return ()
        pawns = (ME, LUCKY)
        return (
            *_free_steps(notation, neighbours, plain),
            *(way for pawn in pawns for way in _with_card(notation, neighbours, plain, pawn, held)),
            *_with_both(notation, neighbours, plain),
            *(way for pawn in pawns for way in _room_cards(notation, plain, pawn)),
        )

    def _holding(self, plain: Plain) -> Spaces:
        """KDL-10: the spaces where a card's steps end for the Doctor, as another player stands there."""
        if not self._stops_at_players:
            return frozenset()
        others = (space for seat, space in enumerate(plain.pawn) if seat != plain.turn_of)
        return frozenset(self._notation.spaces[space] for space in others)


def paths(
    neighbours: Neighbours, start: str, steps: int, held: Spaces = frozenset()
) -> dict[str, Path]:
    """A shortest path through doors to each space within so many steps, nearest first.

    None leads on from where one is held.
    """
    found: dict[str, Path] = {start: ()}
    edge = [start]
    for _ in range(steps):
        later: list[str] = []
        for space in edge:
            for to in neighbours[space]:
                if to not in found:
                    found[to] = (*found[space], to)
                    if to not in held:
                        later.append(to)
        edge = later
    del found[start]
    return found


def _place(notation: Notation, plain: Plain, pawn: int) -> str:
    space: int = plain.pawn[plain.turn_of] if pawn == ME else plain.lucky
    return notation.spaces[space]


def _steps(path: Path, allowed: int, held: Spaces = frozenset()) -> Path:
    """The actions that walk a path with a card of so many steps."""
    halt = ("halt",) if len(path) < allowed and path[-1] not in held else ()
    return (*(f"step:{space}" for space in path), *halt)


def _rest_of_card(
    notation: Notation, neighbours: Neighbours, plain: Plain, held: Spaces
) -> Iterator[CompositeMove]:
    pawn, left = plain.moving_pawn, plain.moving_left
    held = held if pawn == LUCKY else frozenset()
    for to, path in paths(neighbours, _place(notation, plain, pawn), left, held).items():
        yield CompositeMove(PAWNS[pawn], to, path, _steps(path, left, held))


def _free_steps(
    notation: Notation, neighbours: Neighbours, plain: Plain
) -> Iterator[CompositeMove]:
    if not plain.stepped:
        for to in neighbours[_place(notation, plain, ME)]:
            yield CompositeMove(PAWNS[ME], to, (to,), (f"go:{to}",))


def _moves_held(plain: Plain) -> list[int]:
    """The steps of the move cards in the mover's hand."""
    return [move + 1 for move in range(MOVES) if plain.hand[plain.turn_of][move] > 0]


def _with_card(
    notation: Notation, neighbours: Neighbours, plain: Plain, pawn: int, held: Spaces
) -> Iterator[CompositeMove]:
    held = held if pawn == LUCKY else frozenset()
    for steps in _moves_held(plain):
        for to, path in paths(neighbours, _place(notation, plain, pawn), steps, held).items():
            actions = (f"move{steps}:{PAWNS[pawn]}", *_steps(path, steps, held))
            yield CompositeMove(PAWNS[pawn], to, path, actions)


def _with_both(notation: Notation, neighbours: Neighbours, plain: Plain) -> Iterator[CompositeMove]:
    """The free step first, then a card with all its steps."""
    if plain.stepped:
        return
    for steps in _moves_held(plain):
        reach = paths(neighbours, _place(notation, plain, ME), steps + 1)
        for to, path in reach.items():
            if len(path) == steps + 1:
                first, *rest = path
                actions = (f"go:{first}", f"move{steps}:me", *_steps(tuple(rest), steps))
                yield CompositeMove(PAWNS[ME], to, path, actions)


def _room_cards(notation: Notation, plain: Plain, pawn: int) -> Iterator[CompositeMove]:
    for number, room in enumerate(notation.rooms):
        held = plain.hand[plain.turn_of][ROOM + number] > 0
        if held and room != _place(notation, plain, pawn):
            yield CompositeMove(PAWNS[pawn], room, (room,), (f"room:{room}:{PAWNS[pawn]}",))
