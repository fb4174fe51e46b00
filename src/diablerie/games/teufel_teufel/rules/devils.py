"""Devils of Teufel Teufel: taken, doubled, handed on, banished (TT-15 to TT-17, TT-24, TT-25, TT-31)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ..events import (
    BANISHED,
    DEVIL_HANDED,
    DEVIL_KEPT,
    DEVIL_ROBBED,
    DEVIL_TAKEN,
    DEVILS_HOME,
    LETTER_LOST,
    NOT_HANDED,
    PEEKED,
)
from ..state import DEVIL, DEVIL_LETTERS, GIVE, IN_TOWER, LETTERS, LOSE, NO_CELL, TAKE, TOWER
from .board import companion, has_hidden, letters_of, pegs_home
from .sets import with_item


@compiled
def meet_devil(tables: Record, state: Record, seat: int) -> None:
    """TT-15, TT-16: a devil from the centre, or from a player of one's choice when none is there."""
    if pegs_home(tables, state) > 0:
        note(state, 15, DEVIL_TAKEN, seat)
        receive_devil(state, seat)
    else:
        state.phase = TAKE


@compiled
def rob_devil(state: Record, seat: int, victim: int) -> None:
    """TT-16: the devil of another player."""
    state.possessed[victim] = 0
    note(state, 16, DEVIL_ROBBED, seat, victim)
    receive_devil(state, seat)


@compiled
def receive_devil(state: Record, seat: int) -> None:
    """TT-24, TT-25: the first devil possesses; the second flies home with the first and costs letters."""
    if not state.possessed[seat]:
        state.possessed[seat] = 1
        return
    state.possessed[seat] = 0
    note(state, 25, DEVILS_HOME, seat)
    if letters_of(state, seat) > DEVIL_LETTERS:
        state.phase = LOSE
        state.to_play = seat
        state.to_lose = DEVIL_LETTERS
        return
    for letter in range(LETTERS):
        if state.letter[seat, letter]:
            lose_letter(state, seat, letter)


@compiled
def lose_letter(state: Record, seat: int, letter: int) -> None:
    """TT-25: a letter goes back; it can be won again."""
    state.letter[seat, letter] = 0
    note(state, 25, LETTER_LOST, seat, letter)


@compiled
def meet_companion(tables: Record, state: Record, seat: int) -> None:
    """TT-31: who stops on an opponent hands their devil over, but on no devil card and no tower."""
    other = companion(tables, state, seat)
    if other == NO_CELL or not state.possessed[seat] or is_special(state, state.sled[seat]):
        return
    if tables.may_keep_devil:
        state.phase = GIVE
    else:
        hand_over(state, seat, other)


@compiled
def is_special(state: Record, cell: int) -> bool:
    """Whether a devil card or a tower lies face up on a cell."""
    return bool(state.up[cell] and state.card[cell] in (DEVIL, TOWER))


@compiled
def spare_companion(tables: Record, state: Record, seat: int) -> None:
    """TT-32, TT-33: on a devil card or a tower nothing is handed over."""
    other, cell = companion(tables, state, seat), state.sled[seat]
    if other != NO_CELL and state.possessed[seat]:
        note(state, 33 if state.card[cell] == TOWER else 32, NOT_HANDED, seat, other, cell)


@compiled
def hand_over(state: Record, seat: int, other: int) -> None:
    """TT-31: the devil goes to the opponent on the same space."""
    state.possessed[seat] = 0
    note(state, 31, DEVIL_HANDED, seat, other)
    receive_devil(state, other)


@compiled
def keep_devil(tables: Record, state: Record, seat: int) -> None:
    """TT-31, give_devil=may: the devil stays."""
    note(state, 31, DEVIL_KEPT, seat, companion(tables, state, seat))


@compiled
def enter_tower(state: Record, seat: int) -> None:
    """TT-17: a look at a card, and the own devil back home, if there is anything to do."""
    state.peeked = 0
    state.banished = 0
    if has_tower_choice(state, seat):
        state.phase = IN_TOWER


@compiled
def has_tower_choice(state: Record, seat: int) -> bool:
    """TT-17: whether something is left to choose on the tower."""
    may_peek = not state.peeked and has_hidden(state)
    return bool(may_peek or state.possessed[seat])


@compiled
def peek(state: Record, seat: int, cell: int) -> None:
    """TT-17: a secret look at any face-down card."""
    state.peeked = 1
    state.known[seat] = with_item(state.known[seat], cell)
    note(state, 17, PEEKED, seat, cell, state.card[cell])


@compiled
def banish(state: Record, seat: int) -> None:
    """TT-17, TT-39: the own devil back to the centre."""
    state.banished = 1
    state.possessed[seat] = 0
    note(state, 17, BANISHED, seat)
