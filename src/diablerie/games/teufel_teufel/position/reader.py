"""Position documents of Teufel Teufel, read: whose turn it is, sleds, letters, devils, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....compiled import Record
from ....documents import boolean, distinct, fields, integer, items, known_keys
from ....events import NOBODY
from ..notation import CELL_NAMES, CELL_NUMBERS, LETTER_NAMES
from ..state import (
    CENTRE,
    LETTERS,
    LOSE,
    MAX_TURNS,
    MOVING,
    NO_CELL,
    ONGOING,
    OVER,
    PEGS,
    PHASES,
    PLACE,
    REASONS,
    REVEAL,
    TURN,
)
from .card_reader import read_cards
from .phase_reader import read_phase
from .writer import KEYS, ranking

LAST_TURN = 10**9
"""Turns are counted in 32 bits: from here a game can go on for as many turns again."""


def read(tables: Record, document: Mapping[str, Any], record: Record, rules: Any) -> None:
    """Set a freshly dealt record to a document. Raises ValueError saying what is wrong.

    `rules`: the interpreted rules, to ask what is legal and to deal what the document leaves to chance.
    """
    known_keys(document, KEYS)
    _read_left(tables, document, record)
    _read_letters(tables, document, record)
    _read_devils(tables, document, record)
    _read_sleds(tables, document, record)
    _read_turn(tables, document, record)
    read_cards(tables, document, record, rules)
    _read_outcome(tables, document, record)
    read_phase(tables, document, record, rules)
    _check_sleds(tables, record)
    if record.phase != OVER:
        _check_ending(tables, record)


def cell_number(name: str, value: Any) -> int:
    """The number of a cell. Raises ValueError if there is no such cell."""
    number = CELL_NUMBERS.get(value) if isinstance(value, str) else None
    if number is None:
        raise ValueError(f"{name} must be a cell from a1 to g7, not {value!r}")
    return number


def _read_left(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    seats = int(tables.seats)
    left = [
        integer(f"left[{index}]", seat, 0, seats - 1)
        for index, seat in enumerate(items("left", document.get("left", [])))
    ]
    distinct("left", left)
    record.left_count = len(left)
    record.left[:] = 0
    record.left[: len(left)] = left


def _has_left(record: Record, seat: int) -> bool:
    return seat in record.left[: record.left_count]


def _read_letters(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    seats = int(tables.seats)
    every = ["".join(LETTER_NAMES) if _has_left(record, seat) else "" for seat in range(seats)]
    given = items("letters", document.get("letters", every), seats)
    for seat, owned in enumerate(given):
        name = f"letters[{seat}]"
        if not isinstance(owned, str) or not set(owned) <= set(LETTER_NAMES):
            raise ValueError(f"{name} must be some of {LETTER_NAMES}, such as 'ABC', not {owned!r}")
        distinct(name, owned)
        if _has_left(record, seat) and len(owned) < LETTERS:
            raise ValueError(f"{name}: seat {seat} has left, and so has all letters (TT-38)")
        record.letter[seat] = [letter in owned for letter in LETTER_NAMES]


def _read_devils(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    seats = int(tables.seats)
    given = items("possessed", document.get("possessed", [False] * seats), seats)
    devils = [boolean(f"possessed[{seat}]", devil) for seat, devil in enumerate(given)]
    if sum(devils) > PEGS:
        raise ValueError(f"possessed: there are only {PEGS} devils (TT-03)")
    for seat, devil in enumerate(devils):
        if devil and _has_left(record, seat):
            raise ValueError(f"possessed[{seat}]: seat {seat} has left, and so is free (TT-38)")
        record.possessed[seat] = devil


def _read_sleds(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    seats = int(tables.seats)
    for seat, cell in enumerate(items("sleds", document.get("sleds", [None] * seats), seats)):
        record.sled[seat] = NO_CELL if cell is None else cell_number(f"sleds[{seat}]", cell)
        if cell is not None and _has_left(record, seat):
            raise ValueError(f"sleds[{seat}]: seat {seat} has left, and its sled with it (TT-38)")
    placed = [cell for cell in record.sled[:seats].tolist() if cell != NO_CELL]
    for cell in placed:
        if placed.count(cell) > 2:
            raise ValueError(f"sleds: three on {CELL_NAMES[cell]}, and never more than two (TT-30)")


def _unplaced(tables: Record, record: Record) -> list[int]:
    """The seats still to place a sled, in order (TT-04)."""
    seats = int(tables.seats)
    order = [(int(tables.first_player) + distance) % seats for distance in range(seats)]
    return [seat for seat in order if record.sled[seat] == NO_CELL and not _has_left(record, seat)]


def _read_turn(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    record.turn = integer("turn", document.get("turn", _last_turn(tables, document)), 1, LAST_TURN)
    unplaced = _unplaced(tables, record)
    phase = document.get("phase")
    if phase is not None and phase not in PHASES:
        raise ValueError(f"phase must be {' or '.join(PHASES)}, not {phase!r}")
    if document.get("outcome") is not None:
        _read_no_turn(document, record)
        return
    first = unplaced[0] if unplaced else int(tables.first_player)
    _read_seats(tables, document, record, first)
    if phase is None:
        away = REVEAL if _has_left(record, int(record.to_play)) else TURN
        record.phase = PLACE if unplaced else away
    else:
        record.phase = PHASES.index(phase)
    if record.phase == OVER:
        raise ValueError("phase is over although there is no outcome")
    _check_seats(record, unplaced)


def _last_turn(tables: Record, document: Mapping[str, Any]) -> int:
    """TT-46: the turn that is meant where none is given."""
    ended = document.get("outcome")
    is_last = isinstance(ended, Mapping) and ended.get("reason") == REASONS[MAX_TURNS]
    return max(1, int(tables.max_turns)) if is_last else 1


def _read_no_turn(document: Mapping[str, Any], record: Record) -> None:
    for key in ("to_play", "turn_of"):
        if document.get(key) is not None:
            raise ValueError(f"{key} must be null when there is an outcome")
    if document.get("phase", "over") != "over":
        raise ValueError(f"phase must be over when there is an outcome, not {document['phase']!r}")
    record.to_play = record.turn_of = NOBODY
    record.phase = OVER


def _read_seats(tables: Record, document: Mapping[str, Any], record: Record, first: int) -> None:
    highest = int(tables.seats) - 1
    for key in ("to_play", "turn_of"):
        if key in document and document[key] is None:
            raise ValueError(f"{key} is null although there is no outcome")
    turn_of = integer("turn_of", document.get("turn_of", first), 0, highest)
    record.to_play = integer("to_play", document.get("to_play", turn_of), 0, highest)
    record.turn_of = turn_of if "turn_of" in document else record.to_play


def _check_seats(record: Record, unplaced: list[int]) -> None:
    seat, phase = int(record.to_play), PHASES[record.phase]
    if record.phase != LOSE and record.turn_of != seat:
        raise ValueError(
            f"to_play ({seat}) is not turn_of ({record.turn_of}), although nobody loses letters (TT-25)"
        )
    if record.phase == LOSE and _has_left(record, int(record.turn_of)):
        raise ValueError(f"turn_of: seat {record.turn_of} has left, and moves no more (TT-25)")
    if record.phase == PLACE:
        if seat not in unplaced:
            raise ValueError(f"to_play: in phase place, seat {seat} has no sled to place (TT-04)")
        return
    if unplaced:
        raise ValueError(f"sleds[{unplaced[0]}] is null, although seat {unplaced[0]} is inside")
    if _has_left(record, seat) != (record.phase == REVEAL):
        away = "has left" if _has_left(record, seat) else "has not left"
        raise ValueError(f"phase {phase} is not for seat {seat}, which {away} (TT-40)")


def _read_outcome(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    given = document.get("outcome")
    if given is None:
        record.reason = ONGOING
        return
    ended = fields("outcome", given, ("reason", "ranking"))
    if ended["reason"] not in REASONS[1:]:
        allowed = " or ".join(map(str, REASONS[1:]))
        raise ValueError(f"outcome.reason must be {allowed}, not {ended['reason']!r}")
    record.reason = REASONS.index(ended["reason"])
    due = reason_due(tables, record)
    if record.reason != due and not (record.reason == MAX_TURNS and due == ONGOING):
        raise ValueError(
            f"outcome.reason is {ended['reason']}, but the position is not one that ends so (TT-41, TT-42)"
        )
    if record.reason == MAX_TURNS and not 0 < tables.max_turns <= record.turn:
        raise ValueError(
            f"outcome.reason is max_turns, but turn is {record.turn} of {tables.max_turns} (TT-46)"
        )
    expected = ranking(tables, record)
    if ended["ranking"] != expected:
        raise ValueError(f"outcome.ranking must be {expected}, not {ended['ranking']!r} (TT-43)")


def reason_due(tables: Record, record: Record) -> int:
    """TT-41, TT-42: how a position without a pending choice ends, ONGOING if it does not."""
    if record.left_count >= tables.seats - 1:
        return REASONS.index("last_one")
    hidden = ((record.card >= 0) & (record.up == 0)).any()
    hidden |= record.lifted_size > record.open_lifted.sum()
    if not hidden and (record.left_count > 0 or not tables.judgement_after_exit):
        return REASONS.index("judgement")
    return ONGOING


def _check_sleds(tables: Record, record: Record) -> None:
    """TT-22: nobody stays on the centre, unless on the way over it."""
    if tables.centre_stop:
        return
    for seat in range(tables.seats):
        on_the_way = record.phase == MOVING and seat == record.to_play
        if record.sled[seat] == CENTRE and not on_the_way:
            raise ValueError(f"sleds[{seat}]: nobody stops on d4, the centre (TT-22)")


PENDING = ("moving", "tower", "take", "lose", "give")
"""Phases within a move: what ends the game or lets somebody leave waits for them (TT-38, TT-42)."""


def _check_ending(tables: Record, record: Record) -> None:
    """TT-38, TT-41, TT-42: nothing that should have happened already."""
    if record.left_count >= tables.seats - 1:
        raise ValueError("left: only one seat is inside, so the game is over (TT-41)")
    is_pending = PHASES[record.phase] in PENDING
    if not is_pending and reason_due(tables, record) != ONGOING:
        raise ValueError("cards: none lies face down, so the game is over (TT-42)")
    for seat in range(tables.seats):
        is_free = record.letter[seat].sum() == LETTERS and not record.possessed[seat]
        if is_free and not _has_left(record, seat) and not _may_wait(record, seat):
            raise ValueError(
                f"letters[{seat}]: seat {seat} has all letters and no devil, so it has left (TT-38)"
            )


def _may_wait(record: Record, seat: int) -> bool:
    """Whether a seat that is free to leave has to wait for a choice."""
    return bool(record.phase == LOSE or (record.banished and seat == record.to_play))
