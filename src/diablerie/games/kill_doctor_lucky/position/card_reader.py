"""Cards in position documents of Kill Doctor Lucky, read: where they are, what is left to chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from ....compiled import Record
from ....documents import fields, integers, items
from ..notation import Notation
from ..state import FAIL, FAILURES, HAND, MAX_CARDS, MOVES, ROOM

Kinds = list[int]


def card_kind(notation: Notation, name: str, value: Any) -> int:
    """The number of a kind of card. Raises ValueError if the house has no such card."""
    kind = notation.card_numbers.get(value) if isinstance(value, str) else None
    if kind is None:
        raise ValueError(
            f"{name}: {value!r} is no card of this deck; cards are such as "
            f"{', '.join(notation.cards[: ROOM + 1])}, {notation.cards[-1]}"
        )
    return kind


def card_kinds(notation: Notation, name: str, value: Any) -> Kinds:
    """A list of cards as the numbers of their kinds."""
    return [card_kind(notation, f"{name}[{i}]", card) for i, card in enumerate(items(name, value))]


def read_cards(
    notation: Notation,
    tables: Record,
    document: Mapping[str, Any],
    record: Record,
    shuffle: Callable[[Record, Any, int], None],
) -> None:
    """Set hands and piles; cards named nowhere go to hands not given, then below the draw pile."""
    hands = _hands(notation, tables, document)
    piles = {
        name: card_kinds(notation, name, document.get(name, []))
        for name in ("draw", "discard", "spent")
    }
    _check_piles(notation, piles)
    left = _unnamed(notation, tables, [*(h for h in hands if h is not None), *piles.values()])
    pool = np.zeros(MAX_CARDS, np.int64)
    pool[: len(left)] = left
    shuffle(record, pool, len(left))
    rest: Kinds = pool[: len(left)].tolist()
    for seat, hand in enumerate(hands):
        _put_hand(record, seat, hand if hand is not None else _take_hand(rest, seat))
    _put(record, "draw", [*rest, *reversed(piles["draw"])])
    _put(record, "discard", piles["discard"])
    _put(record, "spent", piles["spent"])
    _read_reshuffled(notation, tables, document.get("reshuffled"), record)


def _hands(notation: Notation, tables: Record, document: Mapping[str, Any]) -> list[Kinds | None]:
    seats = int(tables.seats)
    given = items("hands", document.get("hands", [None] * seats), seats)
    return [
        None if hand is None else card_kinds(notation, f"hands[{seat}]", hand)
        for seat, hand in enumerate(given)
    ]


def _is_failure(kind: int) -> bool:
    return FAIL <= kind < FAIL + FAILURES


def _check_piles(notation: Notation, piles: Mapping[str, Kinds]) -> None:
    for kind in piles["discard"]:
        if _is_failure(kind):
            raise ValueError(
                f"discard: {notation.cards[kind]} is a failure; those go to spent (KDL-22)"
            )
    for kind in piles["spent"]:
        if not _is_failure(kind):
            raise ValueError(
                f"spent: {notation.cards[kind]} is no failure; it goes to discard (KDL-22)"
            )


def _unnamed(notation: Notation, tables: Record, named: Sequence[Kinds]) -> Kinds:
    """The cards of the deck in play that are named nowhere, by kind."""
    counts = tables.deck.tolist()
    for place in named:
        for kind in place:
            counts[kind] -= 1
            if counts[kind] < 0:
                raise ValueError(
                    f"there are more {notation.cards[kind]} than the {tables.deck[kind]} "
                    "that the deck in play has (KDL-02, KDL-31)"
                )
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _take_hand(rest: Kinds, seat: int) -> Kinds:
    if len(rest) < HAND:
        raise ValueError(f"hands[{seat}]: there are no six cards left to deal (KDL-05)")
    hand = rest[-HAND:]
    del rest[-HAND:]
    return hand


def _put_hand(record: Record, seat: int, hand: Kinds) -> None:
    record.hand[seat, :] = 0
    for kind in hand:
        record.hand[seat, kind] += 1
    record.hand_size[seat] = len(hand)


def _put(record: Record, name: str, kinds: Kinds) -> None:
    pile = getattr(record, name)
    pile[:] = 0
    pile[: len(kinds)] = kinds
    setattr(record, f"{name}_size", len(kinds))


def _read_reshuffled(notation: Notation, tables: Record, given: Any, record: Record) -> None:
    """KDL-23: what went into the draw pile when it was last made anew, and who has drawn from it."""
    if given is None:
        return
    seats = int(tables.seats)
    known = fields("reshuffled", given, ("cards", "drawn"))
    kinds = card_kinds(notation, "reshuffled.cards", known["cards"])
    drawn = integers("reshuffled.drawn", known["drawn"], 0, MAX_CARDS, seats)
    counts = np.bincount(kinds, minlength=len(record.shuffled_in))
    _check_counts(notation, tables, counts, record)
    if len(kinds) != record.draw_size + sum(drawn):
        raise ValueError(
            f"reshuffled: {len(kinds)} cards cannot be the {record.draw_size} of the draw pile "
            f"and the {sum(drawn)} drawn since (KDL-23)"
        )
    record.reshuffled = 1
    record.shuffled_in[:] = counts
    record.drawn[:seats] = drawn
    _check_hands(tables, record)


def _check_counts(
    notation: Notation, tables: Record, counts: np.ndarray[Any, Any], record: Record
) -> None:
    in_draw = np.bincount(record.draw[: record.draw_size], minlength=len(counts))
    for kind, count in enumerate(counts.tolist()):
        if count and _is_failure(kind):
            raise ValueError(
                f"reshuffled.cards: {notation.cards[kind]} is a failure and never returns (KDL-22)"
            )
        if count > tables.deck[kind]:
            raise ValueError(f"reshuffled.cards: more {notation.cards[kind]} than the deck has")
        if in_draw[kind] > count:
            raise ValueError(
                f"reshuffled.cards: {notation.cards[kind]} is in the draw pile more often than "
                f"it went into it (KDL-23)"
            )


def _check_hands(tables: Record, record: Record) -> None:
    """KDL-23: a hand holds at most as many of the reshuffled cards as its seat has drawn since.

    Of a move card as many copies as can be are taken to have been played since.
    """
    shuffled_in, hands = record.shuffled_in.tolist(), record.hand.tolist()
    room = [
        int(record.drawn[seat])
        - sum(
            held
            for held, copies in zip(hands[seat][ROOM:], shuffled_in[ROOM:], strict=True)
            if copies > 0
        )
        for seat in range(tables.seats)
    ]
    if min(room) < 0 or not _fit(record, room):
        raise ValueError(
            "reshuffled.drawn: a hand holds more of the reshuffled cards than its seat has drawn (KDL-23)"
        )


def _fit(record: Record, room: list[int]) -> bool:
    """Whether the reshuffled move cards that must be in hands fit into those that hold some.

    They do if they do for each set of move cards taken together (Gale's theorem on supply and demand).
    """
    needed = _moves_in_hands(record)
    hands = record.hand.tolist()[: len(room)]
    sets = [
        list(moves) for size in range(1, MOVES + 1) for moves in combinations(range(MOVES), size)
    ]
    return all(
        sum(needed[move] for move in moves)
        <= sum(
            min(sum(hand[move] for move in moves), most)
            for hand, most in zip(hands, room, strict=True)
        )
        for moves in sets
    )


def _moves_in_hands(record: Record) -> list[int]:
    """How many reshuffled copies of each move card must be in hands: neither drawable nor played."""
    elsewhere = np.bincount(
        [*record.draw[: record.draw_size], *record.discard[: record.discard_size]], minlength=MOVES
    )
    return [max(0, int(record.shuffled_in[m]) - int(elsewhere[m])) for m in range(MOVES)]
