"""Cards in position documents of Teufel Teufel, read: where, what is known of them, what is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from ....compiled import Record
from ....documents import boolean, distinct, fields, integer, items
from ..notation import CARD_NAMES, CELL_NAMES, CELL_NUMBERS
from ..rules.sets import members
from ..state import CARDS, CELLS, CENTRE, COPIES, DEVIL, KINDS, NO_CARD, PERSONS, STATEMENTS, TOWER
from .name_reader import Cells, cells_of, kind_of, kinds_of
from .shuffle_reader import read_shuffle


def read_cards(tables: Record, document: Mapping[str, Any], record: Record, rules: Any) -> None:
    """Set the cards on the board and in hand; those named nowhere are dealt face down."""
    record.card[:] = NO_CARD
    record.up[:] = 0
    read_shuffle(tables, document, record)
    named = _read_named(document, record)
    _deal_unnamed(tables, record, named, rules)
    _read_known(tables, document, record)
    _read_statements(tables, document, record)


def _read_named(document: Mapping[str, Any], record: Record) -> set[int]:
    """TT-02: the cards that the document names; return the cells that it speaks of."""
    given = document.get("cards", {})
    if not isinstance(given, Mapping):
        raise ValueError(f"cards must be an object of cells, not {given!r}")
    for name, value in given.items():
        if name not in CELL_NUMBERS:
            raise ValueError(f"cards: {name!r} is no cell; cells are a1 to g7")
        cell = CELL_NUMBERS[name]
        if value is None:
            continue
        card = fields(f"cards.{name}", value, ("card", "up"))
        if cell == CENTRE:
            raise ValueError(f"cards.{name}: no card lies on the centre (TT-23)")
        record.card[cell] = kind_of(f"cards.{name}.card", card["card"])
        record.up[cell] = boolean(f"cards.{name}.up", card["up"])
    return {CELL_NUMBERS[name] for name in given}


def _deal_unnamed(tables: Record, record: Record, named: set[int], rules: Any) -> None:
    """TT-02: what is named nowhere lies face down on the ordinary cells of which nothing is said."""
    left = [kind for kind in range(KINDS) for _ in range(_unnamed(record, kind))]
    vacated = set(members(int(record.lifted_from), CELLS))
    room = [
        cell
        for cell in range(CELLS)
        if cell != CENTRE and not tables.marked[cell] and cell not in named | vacated
    ]
    if len(left) > len(room):
        raise ValueError(
            f"cards: {len(left)} of the {CARDS} cards are named nowhere, and there are only "
            f"{len(room)} ordinary cells of which nothing is said (TT-02)"
        )
    pool = np.full(len(room), NO_CARD, np.int64)
    pool[: len(left)] = left
    rules.shuffle(record, pool, len(room))
    record.card[room] = pool


def _unnamed(record: Record, kind: int) -> int:
    """How many cards of a kind lie neither on the board nor in hand."""
    there = (record.card == kind).sum() + (record.lifted[: record.lifted_size] == kind).sum()
    if there > COPIES[kind]:
        raise ValueError(
            f"cards: {CARD_NAMES[kind]} is there {there} times, of {COPIES[kind]} (TT-02)"
        )
    return int(COPIES[kind] - there)


def _is_hidden(record: Record, cell: int) -> bool:
    return bool(record.card[cell] != NO_CARD and not record.up[cell])


def _read_known(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    """TT-17: the face-down cards that each seat has peeked at."""
    seats = int(tables.seats)
    record.known[:] = 0
    for seat, given in enumerate(items("known", document.get("known", [[]] * seats), seats)):
        for cell in cells_of(f"known[{seat}]", given):
            if not _is_hidden(record, cell):
                raise ValueError(
                    f"known[{seat}]: no card lies face down on {CELL_NAMES[cell]} (TT-17)"
                )
            record.known[seat] |= 1 << cell


def _read_statements(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    """TT-37a: what is remembered of shuffles."""
    given = items("mixed", document.get("mixed", []))
    if len(given) > STATEMENTS:
        raise ValueError(f"mixed: at most {STATEMENTS} shuffles are remembered, not {len(given)}")
    record.mixed_count = len(given)
    for field in ("cells", "persons", "devils", "towers", "for"):
        getattr(record, f"mixed_{field}")[:] = 0
    for number, statement in enumerate(given):
        name = f"mixed[{number}]"
        said = fields(name, statement, ("cells", "cards", "known_to"))
        cells = cells_of(f"{name}.cells", said["cells"])
        kinds = kinds_of(f"{name}.cards", said["cards"])
        _check_statement(record, name, cells, kinds)
        record.mixed_cells[number] = sum(1 << cell for cell in cells)
        record.mixed_persons[number] = sum(1 << kind for kind in kinds if kind < PERSONS)
        record.mixed_devils[number] = kinds.count(DEVIL)
        record.mixed_towers[number] = kinds.count(TOWER)
        record.mixed_for[number] = _knowers(tables, f"{name}.known_to", said["known_to"])


def _check_statement(record: Record, name: str, cells: Cells, kinds: list[int]) -> None:
    """What a statement names lies face down among its cells, or is in hand from there."""
    if not kinds:
        raise ValueError(f"{name}.cards: a statement names cards (TT-37a)")
    lying: Counter[int] = Counter()
    lifted = set(cells) & set(members(int(record.lifted_from), CELLS))
    if lifted:
        lying.update(record.lifted[: record.lifted_size].tolist())
    laid = set(members(int(record.laid), CELLS)) if lifted else set()
    for cell in (set(cells) - lifted) | laid:
        if not _is_hidden(record, cell):
            raise ValueError(f"{name}.cells: no card lies face down on {CELL_NAMES[cell]} (TT-37a)")
        lying[int(record.card[cell])] += 1
    missing = Counter(kinds) - lying
    if missing:
        card = CARD_NAMES[min(missing)]
        raise ValueError(f"{name}.cards: {card} does not lie among those cells (TT-37a)")


def _knowers(tables: Record, name: str, given: Any) -> int:
    """The set of seats that know a statement; the empty one for everybody."""
    if given is None:
        return 0
    seats = [
        integer(f"{name}[{index}]", seat, 0, int(tables.seats) - 1)
        for index, seat in enumerate(items(name, given))
    ]
    distinct(name, seats)
    if not seats:
        raise ValueError(f"{name} must be null for everybody, or a list of seats")
    return sum(1 << seat for seat in seats)
