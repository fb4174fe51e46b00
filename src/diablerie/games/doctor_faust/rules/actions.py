"""The actions of Doctor Faust: how a game begins, and what each does, a short function per clause."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import CARD_LAID, SOUL_STEP, STONE_STEP, TURN
from ..state import (
    LAY,
    MAX_TURNS,
    ONGOING,
    PILE,
    POINTS_A_TURN,
    S1,
    SOUL,
    SOUL_CARDS,
    SPACES,
)
from .board import ahead, is_occupied, is_trapped
from .ending import finish
from .souls import (
    claim_lane_bonus,
    mark_met,
    meet_soul,
    meet_stones,
    place_stone,
    settle_meetings,
)
from .traps import spring_trap


@compiled
def deal(tables: Record, state: Record) -> None:
    """DF-02 to DF-06: the pieces on their start spaces, eight devil cards each, the pile from 3 to 13."""
    state.stone[:] = tables.devil_start
    state.soul = tables.soul_start
    state.hand[:] = 1
    state.card_seat[:] = NOBODY
    state.card[:] = 0
    state.pile[:] = 1
    state.pile_left = SOUL_CARDS
    state.won[:] = 0
    state.won_count[:] = 0
    state.reason = ONGOING
    state.winner = NOBODY
    state.turn = 0
    begin_turn(state, tables.first_player)


@compiled
def begin_turn(state: Record, seat: int) -> None:
    """DF-08: seven points for the next player."""
    state.to_play = seat
    state.turn += 1
    state.points = POINTS_A_TURN
    state.laid_this_turn = 0
    state.stone_moved = 0
    state.soul_stopped = 0
    state.met[:] = 0
    note(state, 8, TURN, seat, state.turn, POINTS_A_TURN)


@compiled
def apply(tables: Record, state: Record, action: int) -> None:
    """DF-09: spend one point on one action, with everything that follows from it."""
    seat = state.to_play
    state.points -= 1
    if action < SOUL:
        step_stone(tables, state, seat, action - S1)
    elif action == SOUL:
        step_soul(tables, state, seat)
    else:
        lay_card(tables, state, seat, (action - LAY) // SPACES, (action - LAY) % SPACES)
    if state.reason == ONGOING and state.points == 0:
        end_turn(tables, state, seat)


@compiled
def step_stone(tables: Record, state: Record, seat: int, stone: int) -> None:
    """DF-10, DF-11: one own stone goes one space forward, past anything."""
    start = state.stone[seat, stone]
    space = ahead(start, 1)
    place_stone(state, seat, stone, space)
    if tables.one_stone_a_turn:
        state.stone_moved = stone + 1
    note(state, 10, STONE_STEP, seat, stone + 1, start, space)
    if tables.contact_by_state and space == state.soul:
        state.met[seat, stone] = 1
    if is_trapped(state, seat, space):
        spring_trap(tables, state, seat, stone)
    elif space == state.soul:
        meet_soul(tables, state, seat, stone)


@compiled
def step_soul(tables: Record, state: Record, seat: int) -> None:
    """DF-12: the pyramid goes one space forward. A lane bonus comes before an infamy (DF-39)."""
    start = state.soul
    space = ahead(start, 1)
    occupied = is_occupied(state, space)
    state.soul = space
    if tables.may_leave_next_turn:
        state.soul_stopped = occupied
    if tables.contact_by_state:
        mark_met(state)
    note(state, 12, SOUL_STEP, seat, start, space)
    claim_lane_bonus(tables, state, seat)
    if state.reason == ONGOING and occupied:
        meet_stones(tables, state, seat)


@compiled
def lay_card(tables: Record, state: Record, seat: int, card: int, space: int) -> None:
    """DF-16: a card face down beside a space. A stone already standing there is safe (DF-17)."""
    state.hand[seat, card] = 0
    state.card_seat[space] = seat
    state.card[space] = card
    state.laid_this_turn = 1
    note(state, 16, CARD_LAID, seat, space, tables.lowest_devil + card)


@compiled
def end_turn(tables: Record, state: Record, seat: int) -> None:
    """DF-08, DF-42, DF-48: settle meetings, look whether the game is over, pass the turn on."""
    if tables.contact_by_state:
        settle_meetings(tables, state, seat)
    if state.reason != ONGOING:
        return
    if state.pile_left == 0:
        finish(tables, state, PILE, 42)
    elif tables.max_turns > 0 and state.turn >= tables.max_turns:
        finish(tables, state, MAX_TURNS, 48)
    else:
        begin_turn(state, 1 - seat)
