"""Phases in position documents of Teufel Teufel, read: what each needs, and what belongs to no other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....compiled import Record
from ....documents import boolean, integer
from ..notation import CELL_NAMES
from ..state import (
    CENTRE,
    DEVIL,
    DEVIL_LETTERS,
    GIVE,
    IN_TOWER,
    LOSE,
    MOVING,
    NO_CARD,
    NO_CELL,
    PEGS,
    PHASES,
    PLACE,
    REVEAL,
    SWAP,
    TAKE,
    TOWER,
)
from .name_reader import cells_of
from .shuffle_reader import check_shuffle


def read_phase(tables: Record, document: Mapping[str, Any], record: Record, rules: Any) -> None:
    """Set what is going on within a turn. Raises ValueError for what does not fit the phase."""
    seat = int(record.to_play)
    _read_visited(tables, document, record, rules)
    _read_swap(tables, document, record, rules)
    _read_tower(tables, document, record, rules)
    _read_losing(document, record)
    _read_revealed(document, record)
    check_shuffle(tables, record)
    if record.phase == TAKE and not _faces(record, seat, DEVIL):
        raise ValueError("phase take: the sled is not on a devil card that lies face up (TT-16)")
    if record.phase == TAKE and record.possessed.sum() < PEGS:
        raise ValueError("phase take: there are devils on the centre to take (TT-16)")
    if record.phase == GIVE:
        _check_giving(tables, record)
    if record.phase == PLACE and record.turn != 1:
        raise ValueError("phase place comes before turn 1 has ended (TT-04)")


def _faces(record: Record, seat: int, kind: int) -> bool:
    """Whether a seat's sled is on a card of a kind that lies face up."""
    cell = record.sled[seat]
    return bool(cell != NO_CELL and record.up[cell] and record.card[cell] == kind)


def _only_in(key: str, phase: int, record: Record) -> None:
    if record.phase != phase:
        raise ValueError(f"{key} belongs to phase {PHASES[phase]}, not to {PHASES[record.phase]}")


def _read_visited(tables: Record, document: Mapping[str, Any], record: Record, rules: Any) -> None:
    """TT-11: the cells of this move, the present one among them."""
    record.visited = 0
    if record.phase != MOVING:
        if document.get("visited"):
            _only_in("visited", MOVING, record)
        return
    seat, cell = int(record.to_play), int(record.sled[record.to_play])
    given = cells_of("visited", document.get("visited", [CELL_NAMES[cell]]))
    if cell not in given:
        raise ValueError(f"visited must hold {CELL_NAMES[cell]}, where the sled is (TT-11)")
    record.visited = sum(1 << cell for cell in given)
    if not rules.may_go_on(tables, record, seat):
        raise ValueError(f"phase moving: the card on {CELL_NAMES[cell]} ends a move (TT-12, TT-14)")
    if cell == CENTRE and not tables.centre_stop and not rules.can_move(tables, record):
        raise ValueError("phase moving: there is no way on from d4, the centre (TT-22)")


def _read_swap(tables: Record, document: Mapping[str, Any], record: Record, rules: Any) -> None:
    """TT-34: the first card of a swap."""
    given = document.get("swap")
    record.swap_cell = NO_CELL
    if (given is not None) != (record.phase == SWAP):
        raise ValueError("swap belongs to phase swap, and phase swap to swap (TT-34)")
    if given is None:
        return
    cell = cells_of("swap", [given])[0]
    if not rules.may_swap(record, record.to_play, cell, rules.occupied(tables, record)):
        raise ValueError(f"swap: {given} holds no card that may be swapped (TT-34)")
    if not rules.can_swap(tables, record):
        raise ValueError(f"swap: there is no card that {given} could be swapped with (TT-34)")
    record.swap_cell = cell


def _read_tower(tables: Record, document: Mapping[str, Any], record: Record, rules: Any) -> None:
    """TT-17: a visit to a tower."""
    record.peeked = boolean("peeked", document.get("peeked", False))
    record.banished = boolean("banished", document.get("banished", False))
    for key in ("peeked", "banished"):
        if getattr(record, key):
            _only_in(key, IN_TOWER, record)
    if record.phase != IN_TOWER:
        return
    seat = int(record.to_play)
    if not _faces(record, seat, TOWER):
        raise ValueError("phase tower: the sled is not on a tower that lies face up (TT-17)")
    if record.banished and record.possessed[seat]:
        raise ValueError("banished: the seat is possessed all the same (TT-17)")
    if not rules.has_tower_choice(record, seat):
        raise ValueError("phase tower: there is nothing left to choose (TT-17)")


def _read_losing(document: Mapping[str, Any], record: Record) -> None:
    """TT-25: how many letters are still to be lost."""
    is_on = record.phase == LOSE
    start = DEVIL_LETTERS if is_on else 0
    record.to_lose = integer("lose", document.get("lose", start), 0, DEVIL_LETTERS)
    if record.to_lose:
        _only_in("lose", LOSE, record)
    if not is_on:
        return
    seat = int(record.to_play)
    if record.to_lose == 0:
        raise ValueError("lose must be 1 or 2 in phase lose (TT-25)")
    if record.possessed[seat]:
        raise ValueError(f"possessed[{seat}]: both devils have gone home (TT-25)")
    if record.letter[seat].sum() <= record.to_lose:
        raise ValueError(
            f"letters[{seat}]: who has {DEVIL_LETTERS} letters or fewer loses them unasked (TT-25)"
        )


def _read_revealed(document: Mapping[str, Any], record: Record) -> None:
    """TT-40: one of the two cards may have been turned up."""
    record.revealed = integer("revealed", document.get("revealed", 0), 0, 1)
    if record.revealed:
        _only_in("revealed", REVEAL, record)
    hidden = ((record.card != NO_CARD) & (record.up == 0)).any()
    if record.phase == REVEAL and not hidden:
        raise ValueError("phase reveal: no card lies face down (TT-40)")


def _check_giving(tables: Record, record: Record) -> None:
    """TT-31 to TT-33: a devil to give, somebody to give it to, and a card that allows it."""
    seat = int(record.to_play)
    if not tables.may_keep_devil:
        raise ValueError("phase give is for give_devil=may alone (TT-31)")
    if not record.possessed[seat]:
        raise ValueError("phase give: the seat has no devil to give (TT-31)")
    if record.sled[: tables.seats].tolist().count(int(record.sled[seat])) < 2:
        raise ValueError("phase give: nobody else is on that cell (TT-31)")
    if _faces(record, seat, DEVIL) or _faces(record, seat, TOWER):
        raise ValueError(
            "phase give: nothing is handed over on devil cards and towers (TT-32, TT-33)"
        )
