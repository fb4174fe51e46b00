"""Position documents of Kill Doctor Lucky, read: whose turn it is, where everybody is, what goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....compiled import Record
from ....documents import boolean, fields, integer, items, known_keys
from ....events import NOBODY
from ..notation import Notation
from ..state import ANSWER, ME, MOVES, MOVING, MURDER, NONE, OVER, PAWNS, PHASES, REASONS, ROOM
from .card_reader import card_kind, card_kinds, read_cards
from .writer import KEYS

LAST_TURN = 10**9
"""Turns are counted in 32 bits: from here a game can go on for as many turns again."""

HIGHEST_VALUE = 1000
"""No attempt can be worth more."""

Shuffle = Callable[[Record, Any, int], None]


def read(
    notation: Notation,
    tables: Record,
    document: Mapping[str, Any],
    record: Record,
    shuffle: Shuffle,
) -> None:
    """Set a freshly dealt record to a document. Raises ValueError saying what is wrong.

    `shuffle` puts what the document leaves to chance in order.
    """
    known_keys(document, KEYS)
    _read_places(notation, tables, document, record)
    _read_turn(tables, document, record)
    read_cards(notation, tables, document, record, shuffle)
    _read_outcome(tables, document, record)
    _read_moving(tables, document, record)
    _read_attempt(notation, tables, document, record)


def _read_places(
    notation: Notation, tables: Record, document: Mapping[str, Any], record: Record
) -> None:
    if "pawns" in document:
        for seat, space in enumerate(items("pawns", document["pawns"], int(tables.seats))):
            record.pawn[seat] = _space(notation, f"pawns[{seat}]", space)
    _read_starter(notation, tables, document, record)
    if "lucky" in document:
        record.lucky = _space(notation, "lucky", document["lucky"])


def _space(notation: Notation, name: str, value: Any) -> int:
    number = notation.space_numbers.get(value) if isinstance(value, str) else None
    if number is None:
        known = ", ".join(notation.spaces)
        raise ValueError(f"{name} must be a space of this house ({known}), not {value!r}")
    return number


def _read_starter(
    notation: Notation, tables: Record, document: Mapping[str, Any], record: Record
) -> None:
    """KDL-04: as given; else as just dealt where the Doctor's place is left to that deal, too."""
    given = document.get("starter")
    if given is None and "lucky" not in document:
        return
    record.starter[:] = 0
    record.starter_size = 0
    record.dealer = NOBODY
    if given is None:
        return
    starter = fields("starter", given, ("dealer", "cards"))
    kinds = card_kinds(notation, "starter.cards", starter["cards"])
    _check_starter(notation, tables, kinds)
    record.dealer = integer("starter.dealer", starter["dealer"], 0, int(tables.seats) - 1)
    record.starter_size = len(kinds)
    record.starter[: len(kinds)] = kinds
    record.lucky = tables.room_space[kinds[-1] - ROOM]


def _check_starter(notation: Notation, tables: Record, kinds: Sequence[int]) -> None:
    rooms = [index for index, kind in enumerate(kinds) if ROOM <= kind < ROOM + tables.rooms]
    if rooms != [len(kinds) - 1]:
        raise ValueError("starter.cards must end with its first room card (KDL-04)")
    for kind in set(kinds):
        if kinds.count(kind) > tables.deck[kind]:
            raise ValueError(f"starter.cards: more {notation.cards[kind]} than the deck has")


def _read_turn(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    record.turn = integer("turn", document.get("turn", 1), 1, LAST_TURN)
    record.stepped = boolean("stepped", document.get("stepped", False))
    record.card_played = boolean("card_played", document.get("card_played", False))
    default = "over" if document.get("outcome") is not None else "turn"
    phase = document.get("phase", default)
    if phase not in PHASES:
        raise ValueError(f"phase must be {' or '.join(PHASES)}, not {phase!r}")
    record.phase = PHASES.index(phase)
    _read_seats(tables, document, record)


def _read_seats(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    highest = int(tables.seats) - 1
    given = {
        key: integer(key, document[key], 0, highest)
        for key in ("to_play", "turn_of")
        if document.get(key) is not None
    }
    if record.phase == ANSWER and len(given) < 2:
        raise ValueError("in phase answer both to_play and turn_of are needed (KDL-19)")
    first = _first_player(tables, record)
    record.turn_of = given.get("turn_of", given.get("to_play", first))
    record.to_play = given.get("to_play", record.turn_of)
    if "to_play" in document and document["to_play"] is None:
        if document.get("outcome") is None:
            raise ValueError("to_play is null although there is no outcome")
    elif record.phase != ANSWER and record.to_play != record.turn_of:
        raise ValueError(
            f"to_play ({record.to_play}) is not turn_of ({record.turn_of}), "
            "although no attempt is being answered (KDL-19)"
        )


def _first_player(tables: Record, record: Record) -> int:
    """KDL-04: by the option, else by the deal, else seat 0."""
    if tables.first_player != NOBODY:
        return int(tables.first_player)
    if record.dealer == NOBODY:
        return 0
    return int((record.dealer + record.starter_size) % tables.seats)


def _read_outcome(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    given = document.get("outcome")
    if given is None:
        if record.phase == OVER:
            raise ValueError("phase is over although there is no outcome")
        return
    if record.phase != OVER:
        raise ValueError(f"phase must be over when there is an outcome, not {document['phase']!r}")
    if document.get("to_play") is not None:
        raise ValueError("to_play must be null when there is an outcome")
    ended = fields("outcome", given, ("reason", "winner"))
    if ended["reason"] not in REASONS[1:]:
        allowed = " or ".join(map(str, REASONS[1:]))
        raise ValueError(f"outcome.reason must be {allowed}, not {ended['reason']!r}")
    record.reason = REASONS.index(ended["reason"])
    record.to_play = NOBODY
    if record.reason == MURDER:
        _read_murderer(tables, document, ended["winner"], record)
    elif ended["winner"] is not None:
        raise ValueError(
            f"outcome.winner must be null after max_turns (KDL-32), not {ended['winner']!r}"
        )


def _read_murderer(
    tables: Record, document: Mapping[str, Any], winner: Any, record: Record
) -> None:
    """KDL-20: the attacker, whose turn it was."""
    record.winner = integer("outcome.winner", winner, 0, int(tables.seats) - 1)
    if document.get("turn_of") is None:
        record.turn_of = record.winner
    elif record.turn_of != record.winner:
        raise ValueError(
            f"outcome.winner ({record.winner}) must be turn_of ({record.turn_of}), "
            "as the attacker wins (KDL-20)"
        )


def _read_moving(tables: Record, document: Mapping[str, Any], record: Record) -> None:
    given = document.get("moving")
    if (given is not None) != (record.phase == MOVING):
        raise ValueError("moving belongs to phase moving, and phase moving to moving (KDL-10)")
    if given is None:
        return
    card = fields("moving", given, ("card", "who", "left", "moved"))
    names = [f"move{steps + 1}" for steps in range(MOVES)]
    if card["card"] not in names:
        raise ValueError(f"moving.card must be {' or '.join(names)}, not {card['card']!r}")
    if card["who"] not in PAWNS:
        raise ValueError(f"moving.who must be {' or '.join(PAWNS)}, not {card['who']!r}")
    steps = names.index(card["card"]) + 1
    left = integer("moving.left", card["left"], 1, steps)
    if boolean("moving.moved", card["moved"]) != (left < steps):
        raise ValueError(f"moving.moved must be {str(left < steps).lower()} with {left} steps left")
    if not record.card_played:
        raise ValueError("card_played must be true while a move card is moving somebody (KDL-10)")
    record.moving_card = steps - 1
    record.moving_pawn = PAWNS.index(card["who"])
    record.moving_left = left
    place = record.pawn[record.turn_of] if record.moving_pawn == ME else record.lucky
    if tables.doors[place] == 0:
        raise ValueError(
            f"moving: {card['who']} stands where there is no door to go through (KDL-10)"
        )


def _read_attempt(
    notation: Notation, tables: Record, document: Mapping[str, Any], record: Record
) -> None:
    given = document.get("attempt")
    if (given is not None) != (record.phase == ANSWER):
        raise ValueError("attempt belongs to phase answer, and phase answer to attempt (KDL-19)")
    if given is None:
        return
    attempt = fields("attempt", given, ("weapon", "value", "asked"))
    record.attempt_value = integer("attempt.value", attempt["value"], 1, HIGHEST_VALUE)
    asked = integer("attempt.asked", attempt["asked"], 0, int(tables.seats) - 1)
    if asked != record.to_play:
        raise ValueError(f"attempt.asked must be to_play ({record.to_play}), not {asked}")
    if asked == record.turn_of:
        raise ValueError("attempt.asked must be another seat than turn_of, the attacker (KDL-19)")
    _read_weapon(notation, tables, attempt["weapon"], record)


def _read_weapon(notation: Notation, tables: Record, given: Any, record: Record) -> None:
    record.attempt_weapon = NONE
    if given is None:
        return
    kind = card_kind(notation, "attempt.weapon", f"weapon:{given}")
    record.attempt_weapon = kind - ROOM - tables.rooms
    if not record.card_played:
        raise ValueError("card_played must be true when the attempt is with a weapon (KDL-17)")
