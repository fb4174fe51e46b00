"""Position documents of Kill Doctor Lucky, written: everything about a state as JSON."""

from __future__ import annotations

from collections.abc import Iterable

from ....documents import Document
from ....events import NOBODY
from ....fields import Plain
from ..notation import Notation
from ..state import ANSWER, MOVING, NONE, ONGOING, PAWNS, PHASES, REASONS

KEYS = (
    "to_play",
    "turn_of",
    "turn",
    "phase",
    "lucky",
    "pawns",
    "hands",
    "draw",
    "discard",
    "spent",
    "stepped",
    "card_played",
    "moving",
    "attempt",
    "starter",
    "reshuffled",
    "outcome",
)


def write(notation: Notation, tables: Plain, plain: Plain) -> Document:
    """The position document of a record."""
    return {
        **table_top(notation, tables, plain),
        "hands": [hand(notation, plain, seat) for seat in range(tables.seats)],
        "draw": cards(notation, reversed(plain.draw[: plain.draw_size])),
    }


def table_top(notation: Notation, tables: Plain, plain: Plain) -> Document:
    """What lies open on the table."""
    seats = tables.seats
    to_play = plain.to_play
    return {
        "to_play": None if to_play == NOBODY else to_play,
        "turn_of": plain.turn_of,
        "turn": plain.turn,
        "phase": PHASES[plain.phase],
        "lucky": notation.spaces[plain.lucky],
        "pawns": [notation.spaces[space] for space in plain.pawn[:seats]],
        "discard": cards(notation, plain.discard[: plain.discard_size]),
        "spent": cards(notation, plain.spent[: plain.spent_size]),
        "stepped": bool(plain.stepped),
        "card_played": bool(plain.card_played),
        "moving": moving(plain),
        "attempt": attempt(notation, plain),
        "starter": starter(notation, plain),
        "reshuffled": reshuffled(notation, seats, plain),
        "outcome": outcome(plain),
    }


def cards(notation: Notation, kinds: Iterable[int]) -> list[str]:
    """Cards in the order given."""
    return [notation.cards[kind] for kind in kinds]


def sorted_cards(notation: Notation, counts: Iterable[int]) -> list[str]:
    """So many cards of each kind, sorted as plain strings."""
    return sorted(
        card for card, count in zip(notation.cards, counts, strict=False) for _ in range(count)
    )


def hand(notation: Notation, plain: Plain, seat: int) -> list[str]:
    """A seat's cards, sorted."""
    return sorted_cards(notation, plain.hand[seat])


def moving(plain: Plain) -> Document | None:
    """The move card that is moving somebody."""
    if plain.phase != MOVING:
        return None
    steps, left = plain.moving_card + 1, plain.moving_left
    who = PAWNS[plain.moving_pawn]
    return {"card": f"move{steps}", "who": who, "left": left, "moved": left < steps}


def attempt(notation: Notation, plain: Plain) -> Document | None:
    """The attempt that is being answered."""
    if plain.phase != ANSWER:
        return None
    weapon = plain.attempt_weapon
    return {
        "weapon": None if weapon == NONE else notation.weapons[weapon],
        "value": plain.attempt_value,
        "asked": plain.to_play,
    }


def starter(notation: Notation, plain: Plain) -> Document | None:
    """The cards dealt to find who begins (KDL-04), None where that is not known."""
    if plain.dealer == NOBODY:
        return None
    dealt = cards(notation, plain.starter[: plain.starter_size])
    return {"dealer": plain.dealer, "cards": dealt}


def reshuffled(notation: Notation, seats: int, plain: Plain) -> Document | None:
    """What all know of the last reshuffle (KDL-23)."""
    if not plain.reshuffled:
        return None
    return {
        "cards": sorted_cards(notation, plain.shuffled_in),
        "drawn": plain.drawn[:seats],
    }


def outcome(plain: Plain) -> Document | None:
    """How the game ended."""
    if plain.reason == ONGOING:
        return None
    winner = plain.winner
    return {"reason": REASONS[plain.reason], "winner": None if winner == NOBODY else winner}
