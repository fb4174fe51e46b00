"""The end of Doctor Faust: scores, the winner, the payoffs (DF-40 to DF-44)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import GAME_OVER
from ..state import DEVIL_CARDS, SEATS, SPACES


@compiled
def finish(tables: Record, state: Record, reason: int, clause: int) -> None:
    """DF-40, DF-43: the game is over; the higher total wins, equal totals are a draw."""
    red = score(tables, state, 0)
    blue = score(tables, state, 1)
    state.reason = reason
    state.to_play = NOBODY
    if red > blue:
        state.winner = 0
    elif blue > red:
        state.winner = 1
    note(state, clause, GAME_OVER, reason, state.winner, red, blue)


@compiled
def score(tables: Record, state: Record, seat: int) -> int:
    """DF-41, DF-44: soul cards, plus or minus the devil cards in hand and beside the board."""
    total = 0
    for index in range(state.won_count[seat]):
        total += int(state.won[seat][index])
    for card in range(DEVIL_CARDS):
        if state.hand[seat][card]:
            total += unused_worth(tables, card)
    for space in range(SPACES):
        if state.card_seat[space] == seat:
            total += unused_worth(tables, int(state.card[space]))
    return total


@compiled
def scores(tables: Record, state: Record, out: Record) -> None:
    """Write the points of both seats into `out` (int64[2])."""
    for seat in range(SEATS):
        out[seat] = score(tables, state, seat)


@compiled
def unused_worth(tables: Record, card: int) -> int:
    """DF-41: odd cards add and even ones subtract, or the reverse under devil_scoring=even_plus."""
    value = int(tables.lowest_devil) + card
    adds = (value % 2 == 0) == bool(tables.even_plus)
    return value if adds else -value


@compiled
def payoffs(tables: Record, state: Record, out: Record) -> None:
    """Write +1 for the winner and −1 for the loser into `out` (float32[2]); 0 for a draw or an open game."""
    out[:] = 0
    if state.winner != NOBODY:
        out[state.winner] = 1
        out[1 - state.winner] = -1
