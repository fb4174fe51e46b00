"""The tensor of Doctor Faust, compiled: what a seat may know as numbers, for learning."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import (
    DEVIL_CARDS,
    LOWEST_SOUL,
    POINTS_A_TURN,
    SEATS,
    SOUL_CARDS,
    SPACES,
    STONES,
)

PIECES: dict[str, tuple[int, ...]] = {
    "own_stones": (STONES, SPACES),
    "other_stones": (STONES, SPACES),
    "soul": (SPACES,),
    "own_laid": (SPACES, DEVIL_CARDS),
    "other_laid": (SPACES,),
    "own_hand": (DEVIL_CARDS,),
    "other_unrevealed": (DEVIL_CARDS,),
    "pile": (SOUL_CARDS,),
    "own_souls": (SOUL_CARDS,),
    "other_souls": (SOUL_CARDS,),
    "points": (POINTS_A_TURN,),
    "to_play": (SEATS,),
    "laid_this_turn": (1,),
    "stone_moved": (STONES,),
    "soul_stopped": (1,),
    "met": (SEATS, STONES),
    "turns_left": (1,),
}
"""The named pieces of the tensor in order, with their shapes; all values are 0 or 1, but for
`turns_left`, the share of `max_turns` that is left (DF-48; 0 without limit). `points` is a one-hot of
the points left (1 to 7), `to_play` of whether the move is the seat's own or the other's;
`other_unrevealed` marks devil card values of the other seat that were never revealed."""


@compiled
def observe(tables: Record, state: Record, seat: int, out: Record) -> None:
    """Write what `seat` knows into `out` (float32), piece by piece as in `PIECES`."""
    out[:] = 0
    other = 1 - seat
    at = 0
    at = observe_stones(state, seat, out, at)
    at = observe_stones(state, other, out, at)
    out[at + state.soul] = 1
    at += SPACES
    at = observe_laid(state, seat, out, at)
    at = observe_cards(state, seat, out, at)
    at = observe_souls(state, seat, out, at)
    if state.points > 0:
        out[at + state.points - 1] = 1
    at += POINTS_A_TURN
    if state.to_play != NOBODY:
        out[at + (state.to_play != seat)] = 1
    at += SEATS
    at = observe_turn(state, seat, out, at)
    if tables.max_turns > 0:
        out[at] = max(0, tables.max_turns - state.turn) / tables.max_turns


@compiled
def observe_stones(state: Record, owner: int, out: Record, at: int) -> int:
    """One-hot places of a seat's stones."""
    for stone in range(STONES):
        out[at + state.stone[owner, stone]] = 1
        at += SPACES
    return at


@compiled
def observe_laid(state: Record, seat: int, out: Record, at: int) -> int:
    """Own laid cards by space and value, the other seat's by space alone."""
    for space in range(SPACES):
        if state.card_seat[space] == seat:
            out[at + space * DEVIL_CARDS + state.card[space]] = 1
    at += SPACES * DEVIL_CARDS
    for space in range(SPACES):
        if state.card_seat[space] == 1 - seat:
            out[at + space] = 1
    return at + SPACES


@compiled
def observe_cards(state: Record, seat: int, out: Record, at: int) -> int:
    """The own hand, and the set of values the other seat has not yet shown."""
    other = 1 - seat
    unrevealed = at + DEVIL_CARDS
    for card in range(DEVIL_CARDS):
        out[at + card] = state.hand[seat, card]
        out[unrevealed + card] = state.hand[other, card]
    for space in range(SPACES):
        if state.card_seat[space] == other:
            out[unrevealed + state.card[space]] = 1
    return unrevealed + DEVIL_CARDS


@compiled
def observe_souls(state: Record, seat: int, out: Record, at: int) -> int:
    """Soul cards in the pile, won by the seat, won by the other."""
    for index in range(SOUL_CARDS):
        out[at + index] = state.pile[index]
    at = observe_won(state, seat, out, at + SOUL_CARDS)
    return observe_won(state, 1 - seat, out, at)


@compiled
def observe_won(state: Record, owner: int, out: Record, at: int) -> int:
    """Soul cards that a seat has won."""
    for index in range(state.won_count[owner]):
        out[at + state.won[owner, index] - LOWEST_SOUL] = 1
    return at + SOUL_CARDS


@compiled
def observe_turn(state: Record, seat: int, out: Record, at: int) -> int:
    """What has happened in this turn, as far as the switches make it matter."""
    out[at] = state.laid_this_turn
    at += 1
    if state.stone_moved > 0:
        out[at + state.stone_moved - 1] = 1
    at += STONES
    out[at] = state.soul_stopped
    at += 1
    for stone in range(STONES):
        out[at + stone] = state.met[seat, stone]
        out[at + STONES + stone] = state.met[1 - seat, stone]
    return at + SEATS * STONES
