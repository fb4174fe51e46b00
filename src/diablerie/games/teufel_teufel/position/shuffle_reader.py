"""A shuffle in position documents of Teufel Teufel, read (TT-35 to TT-37a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....compiled import Record
from ....documents import items
from ..notation import CARD_NAMES, CELL_NAMES
from ..rules.sets import members
from ..state import CELLS, CENTRE, FEWEST_LIFTED, LAY, LIFT, MOST_LIFTED, NO_CARD
from .name_reader import cells_of, counts_of, kinds_of


def read_shuffle(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    """TT-35, TT-37a: what was lifted, from where, and what was known of it."""
    seats = int(tables.seats)
    lifted = kinds_of("lifted", document.get("lifted", []))
    if len(lifted) > MOST_LIFTED:
        raise ValueError(f"lifted: at most {MOST_LIFTED} cards are shuffled (TT-35)")
    record.lifted[:] = 0
    record.lifted[: len(lifted)] = lifted
    record.lifted_size = len(lifted)
    for key in ("lifted_from", "laid"):
        setattr(record, key, sum(1 << cell for cell in cells_of(key, document.get(key, []))))
    record.open_lifted[:] = counts_of(kinds_of("lifted_open", document.get("lifted_open", [])))
    record.known_lifted[:] = 0
    given = items("lifted_known", document.get("lifted_known", [[]] * seats), seats)
    for seat, cards in enumerate(given):
        record.known_lifted[seat] = counts_of(kinds_of(f"lifted_known[{seat}]", cards))
    _check_counts(record)


def _check_counts(record: Record) -> None:
    """TT-35: as many cards in hand and laid as were lifted, and only while they are shuffled."""
    lifted_from, laid = members(int(record.lifted_from), CELLS), members(int(record.laid), CELLS)
    if record.phase not in (LIFT, LAY):
        if lifted_from or laid or record.lifted_size:
            raise ValueError("lifted, lifted_from and laid belong to phases lift and lay (TT-35)")
        if record.open_lifted.any() or record.known_lifted.any():
            raise ValueError("lifted_open and lifted_known belong to phases lift and lay (TT-37a)")
        return
    if not record.possessed[record.to_play]:
        raise ValueError("phase lift and lay are for the possessed (TT-35)")
    if record.lifted_size == 0:
        raise ValueError("lifted: there must be cards in hand in phases lift and lay (TT-35)")
    if len(lifted_from) != record.lifted_size + len(laid):
        raise ValueError(
            f"lifted_from: {len(lifted_from)} cells, but {record.lifted_size} cards in hand and "
            f"{len(laid)} laid (TT-35)"
        )
    if (record.phase == LAY and len(lifted_from) < FEWEST_LIFTED) or len(lifted_from) > MOST_LIFTED:
        raise ValueError("lifted_from: two to four cards are shuffled (TT-35)")
    if (record.phase == LAY) != bool(laid):
        raise ValueError(
            "laid: in phase lift nothing is laid, in phase lay one card at least (TT-35)"
        )


def check_shuffle(tables: Record, record: Record) -> None:
    """TT-35 to TT-37a: where lifted cards are now, and what is remembered of them."""
    if record.phase in (LIFT, LAY):
        laid = members(int(record.laid), CELLS)
        _check_cells(tables, record, members(int(record.lifted_from), CELLS), laid)
        _check_memory(tables, record, laid)


def _check_cells(tables: Record, record: Record, lifted_from: list[int], laid: list[int]) -> None:
    for cell in laid:
        if record.card[cell] == NO_CARD or record.up[cell]:
            raise ValueError(f"laid: no card lies face down on {CELL_NAMES[cell]} (TT-35)")
    for cell in lifted_from:
        if record.card[cell] != NO_CARD and cell not in laid:
            raise ValueError(f"lifted_from: a card lies on {CELL_NAMES[cell]} (TT-35)")
        if cell == CENTRE:
            raise ValueError("lifted_from: no card lies on d4, the centre (TT-23)")
    shut = laid if tables.shuffle_under_sled else [*laid, *lifted_from]
    for cell in shut:
        if cell in record.sled[: tables.seats]:
            raise ValueError(f"lifted_from, laid: a sled is on {CELL_NAMES[cell]} (TT-36)")


def _check_memory(tables: Record, record: Record, laid: list[int]) -> None:
    """TT-37a: what is remembered of lifted cards is true of them."""
    in_shuffle = counts_of([*record.lifted[: record.lifted_size], *record.card[laid]])
    for seat in range(tables.seats):
        known = record.known_lifted[seat].astype(int) + record.open_lifted
        for kind, name in enumerate(CARD_NAMES):
            if known[kind] > in_shuffle[kind]:
                raise ValueError(
                    f"lifted_open, lifted_known: {name} is not among the cards lifted (TT-37a)"
                )
