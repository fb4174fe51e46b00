"""The tensor of Kill Doctor Lucky, compiled: what a seat may know as numbers, for learning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import ANSWER, FAIL, FAILURES, MOVES, MOVING, NONE, OVER, PAWNS

if TYPE_CHECKING:
    from ....fields import Plain


def pieces(seats: int, spaces: int, kinds: int) -> dict[str, tuple[int, ...]]:
    """The named pieces of the tensor in order, with their shapes.

    Seats are counted from the observing one to the left. One-hot: `pawns`, `lucky`, `to_play` (all 0
    once over), `turn_of`, `phase`, `moving_pawn`, `moving_left` (1 to 3). Counts of cards per kind:
    `own_hand`, `discard`, `shuffled_in` (the last reshuffle), `spent` (failure cards); per seat
    `hand_sizes` and `drawn` (since the last reshuffle). `draw_size` is a count, `attempt_value` the
    points still to foil, `turns_left` the share of `max_turns` that is left (0 without limit); the
    others are 0 or 1 (`has_moved`: the move card has taken a step).
    """
    return {
        "pawns": (seats, spaces),
        "lucky": (spaces,),
        "own_hand": (kinds,),
        "hand_sizes": (seats,),
        "discard": (kinds,),
        "shuffled_in": (kinds,),
        "drawn": (seats,),
        "spent": (FAILURES,),
        "draw_size": (1,),
        "reshuffled": (1,),
        "to_play": (seats,),
        "turn_of": (seats,),
        "phase": (OVER,),
        "stepped": (1,),
        "card_played": (1,),
        "moving_pawn": (len(PAWNS),),
        "moving_left": (MOVES,),
        "has_moved": (1,),
        "attempt_value": (1,),
        "turns_left": (1,),
    }


def highest(tables: Plain) -> dict[str, float | Sequence[float]]:
    """The highest number of each piece that can be more than 1; one for each kind of card, or one for all."""
    deck = [float(count) for count in tables.deck[: tables.kinds]]
    cards = sum(deck)
    weapons = range(tables.weapons)
    strongest = max([1, *(max(tables.weapon_value[w], tables.special_value[w]) for w in weapons)])
    return {
        "own_hand": deck,
        "discard": deck,
        "shuffled_in": deck,
        "spent": deck[FAIL : FAIL + FAILURES],
        "hand_sizes": cards,
        "drawn": cards,
        "draw_size": cards,
        "attempt_value": float(strongest + tables.weapon_bonus),
    }


@compiled
def observe(tables: Record, state: Record, seat: int, out: Record) -> None:
    """Write what `seat` knows into `out` (float32), piece by piece as `pieces` names them."""
    out[:] = 0
    at = observe_places(tables, state, seat, out)
    at = observe_cards(tables, state, seat, out, at)
    at = observe_seats(tables, state, seat, out, at)
    observe_turn(tables, state, out, at)


@compiled
def observe_places(tables: Record, state: Record, seat: int, out: Record) -> int:
    """The pawns, the own one first, and the Doctor."""
    at = 0
    for distance in range(tables.seats):
        out[at + state.pawn[(seat + distance) % tables.seats]] = 1
        at += int(tables.spaces)
    out[at + state.lucky] = 1
    return at + int(tables.spaces)


@compiled
def observe_cards(tables: Record, state: Record, seat: int, out: Record, at: int) -> int:
    """The own hand, the sizes of all hands, and what all know of the piles."""
    kinds = int(tables.kinds)
    for kind in range(kinds):
        out[at + kind] = state.hand[seat, kind]
    at += kinds
    at = observe_per_seat(tables, state.hand_size, seat, out, at)
    for index in range(state.discard_size):
        out[at + int(state.discard[index])] += 1
    at += kinds
    for kind in range(kinds):
        out[at + kind] = state.shuffled_in[kind]
    at += kinds
    at = observe_per_seat(tables, state.drawn, seat, out, at)
    for index in range(state.spent_size):
        out[at + int(state.spent[index]) - FAIL] += 1
    at += FAILURES
    out[at] = state.draw_size
    out[at + 1] = state.reshuffled
    return at + 2


@compiled
def observe_per_seat(tables: Record, values: Record, seat: int, out: Record, at: int) -> int:
    """A number per seat, the own one first."""
    for distance in range(tables.seats):
        out[at + distance] = values[(seat + distance) % tables.seats]
    return at + int(tables.seats)


@compiled
def observe_seats(tables: Record, state: Record, seat: int, out: Record, at: int) -> int:
    """Who is to choose, and whose turn it is."""
    if state.to_play != NOBODY:
        out[at + (state.to_play - seat) % tables.seats] = 1
    at += int(tables.seats)
    out[at + (state.turn_of - seat) % tables.seats] = 1
    return at + int(tables.seats)


@compiled
def observe_turn(tables: Record, state: Record, out: Record, at: int) -> None:
    """What has happened in this turn, and how many turns are left."""
    if state.phase != OVER:
        out[at + state.phase] = 1
    at += OVER
    out[at] = state.stepped
    out[at + 1] = state.card_played
    at += 2
    if state.phase == MOVING and state.moving_card != NONE:
        out[at + state.moving_pawn] = 1
        out[at + len(PAWNS) + state.moving_left - 1] = 1
        out[at + len(PAWNS) + MOVES] = state.moving_left < state.moving_card + 1
    at += len(PAWNS) + MOVES + 1
    if state.phase == ANSWER:
        out[at] = state.attempt_value
    if tables.max_turns > 0:
        out[at + 1] = max(0, tables.max_turns - state.turn) / tables.max_turns
