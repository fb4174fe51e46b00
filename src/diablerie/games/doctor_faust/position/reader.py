"""Position documents of Doctor Faust, read: each doubt is spoken aloud."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....compiled import Record
from ....documents import boolean, distinct, fields, integer, integers, items, known_keys
from ....events import NOBODY
from ..state import (
    DEVIL_CARDS,
    LOWEST_SOUL,
    ONGOING,
    POINTS_A_TURN,
    REASONS,
    SEATS,
    SOUL_CARDS,
    SPACES,
    STONES,
)
from .writer import KEYS, laid_spaces

HIGHEST_SOUL = LOWEST_SOUL + SOUL_CARDS - 1
LAST_TURN = 10**9
"""Turns are counted in 32 bits: from here a game can go on for as many turns again."""


def read(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    """Set a freshly dealt record to a document. Raises ValueError saying what is wrong."""
    known_keys(document, KEYS)
    _read_board(document, record)
    _read_souls(document, record)
    _read_laid(tables, document, record)
    _read_hands(tables, document, record)
    _read_turn(document, record)
    _read_outcome(document, record)
    _read_switch_keys(tables, document, record)
    if record.reason == ONGOING:
        _check_goes_on(tables, record)
    _check_untouched(record)


def _read_board(document: Mapping[str, Any], record: Record) -> None:
    if "soul" in document:
        record.soul = integer("soul", document["soul"], 0, SPACES - 1)
    if "stones" in document:
        pairs = items("stones", document["stones"], SEATS)
        for seat, pair in enumerate(pairs):
            record.stone[seat] = integers(f"stones[{seat}]", pair, 0, SPACES - 1, STONES)


def _read_souls(document: Mapping[str, Any], record: Record) -> None:
    won = _soul_lists("won", document.get("won", [[]] * SEATS))
    taken = [value for values in won for value in values]
    default = [v for v in range(LOWEST_SOUL, HIGHEST_SOUL + 1) if v not in taken]
    left = integers("pile", document.get("pile", default), LOWEST_SOUL, HIGHEST_SOUL)
    distinct("soul cards in pile and won", [*left, *taken])
    if left != sorted(left):
        raise ValueError(f"pile must be ascending, top first (DF-05), not {left}")
    record.pile = [LOWEST_SOUL + index in left for index in range(SOUL_CARDS)]
    record.pile_left = len(left)
    for seat, values in enumerate(won):
        record.won[seat, : len(values)] = values
        record.won_count[seat] = len(values)


def _soul_lists(name: str, value: Any) -> list[list[int]]:
    return [
        integers(f"{name}[{seat}]", values, LOWEST_SOUL, HIGHEST_SOUL)
        for seat, values in enumerate(items(name, value, SEATS))
    ]


def _read_laid(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    for index, entry in enumerate(items("laid", document.get("laid", []))):
        name = f"laid[{index}]"
        card = fields(name, entry, ("space", "seat", "value"))
        space = integer(f"{name}.space", card["space"], 0, SPACES - 1)
        if record.card_seat[space] != NOBODY:
            raise ValueError(f"{name}: two cards beside space {space} (DF-16)")
        record.card_seat[space] = integer(f"{name}.seat", card["seat"], 0, SEATS - 1)
        record.card[space] = _devil_card(tables, f"{name}.value", card["value"])


def _devil_card(tables: Record, name: str, value: Any) -> int:
    lowest = int(tables.lowest_devil)
    return integer(name, value, lowest, lowest + DEVIL_CARDS - 1) - lowest


def _read_hands(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    given = items("hands", document.get("hands", [None] * SEATS), SEATS)
    for seat, values in enumerate(given):
        laid = [int(record.card[s]) for s in laid_spaces(record) if record.card_seat[s] == seat]
        cards = [card for card in range(DEVIL_CARDS) if card not in laid]
        if values is not None:
            name = f"hands[{seat}]"
            cards = [
                _devil_card(tables, f"{name}[{i}]", v) for i, v in enumerate(items(name, values))
            ]
        lowest = int(tables.lowest_devil)
        distinct(f"devil cards of seat {seat}", [lowest + card for card in [*cards, *laid]])
        record.hand[seat] = [card in cards for card in range(DEVIL_CARDS)]


def _read_turn(document: Mapping[str, Any], record: Record) -> None:
    if document.get("to_play") is not None:
        record.to_play = integer("to_play", document["to_play"], 0, SEATS - 1)
    record.turn = integer("turn", document.get("turn", 1), 1, LAST_TURN)
    record.points = integer("points", document.get("points", POINTS_A_TURN), 0, POINTS_A_TURN)
    record.laid_this_turn = boolean("laid_this_turn", document.get("laid_this_turn", False))


def _read_outcome(document: Mapping[str, Any], record: Record) -> None:
    given = document.get("outcome")
    if given is None:
        if "to_play" in document and document["to_play"] is None:
            raise ValueError("to_play is null although there is no outcome")
        return
    if document.get("to_play") is not None:
        raise ValueError("to_play must be null when there is an outcome")
    ended = fields("outcome", given, ("reason", "winner"))
    if ended["reason"] not in REASONS[1:]:
        raise ValueError(
            f"outcome.reason must be {' or '.join(map(str, REASONS[1:]))}, not {ended['reason']!r}"
        )
    record.reason = REASONS.index(ended["reason"])
    if ended["winner"] is not None:
        record.winner = integer("outcome.winner", ended["winner"], 0, SEATS - 1)
    record.to_play = NOBODY


def _read_switch_keys(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    if tables.one_stone_a_turn and document.get("stone_moved") is not None:
        record.stone_moved = integer("stone_moved", document["stone_moved"], 1, STONES)
    if tables.may_leave_next_turn:
        record.soul_stopped = boolean("soul_stopped", document.get("soul_stopped", False))
    if tables.contact_by_state:
        for index, entry in enumerate(items("met", document.get("met", []))):
            seat, stone = integers(f"met[{index}]", entry, 0, 1, 2)
            if record.stone[seat, stone] != record.soul:
                raise ValueError(f"met[{index}]: that stone is not on the pyramid's space (DF-26)")
            if record.met[seat, stone]:
                raise ValueError(f"met[{index}]: that stone stands there twice")
            record.met[seat, stone] = 1


def _check_goes_on(tables: Record, record: Record) -> None:
    if record.points == 0:
        raise ValueError("points must be from 1 to 7 while the game is on (DF-08), not 0")
    if record.pile_left == 0 and not tables.finish_last_turn:
        raise ValueError("the pile is empty, so the game is over (DF-42): outcome is missing")


def _check_untouched(record: Record) -> None:
    if record.points < POINTS_A_TURN:
        return
    if record.laid_this_turn:
        raise ValueError("laid_this_turn with 7 points left: laying costs a point (DF-16)")
    if record.stone_moved or record.soul_stopped or record.met.any():
        raise ValueError(
            "stone_moved, soul_stopped or met with 7 points left: steps cost points (DF-08)"
        )
