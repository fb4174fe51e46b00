"""The actions of Kill Doctor Lucky: how a game begins, and what each does, a short function per clause."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import CARD_STEP, DOCTOR_HELD, FREE_STEP, HALTED, MOVE_PLAYED, ROOM_PLAYED, TURN_ENDED
from ..state import (
    ANSWER,
    ATTEMPT,
    GO,
    HALT,
    LUCKY,
    ME,
    MOVE_CARD,
    MOVING,
    NONE,
    ONGOING,
    ROOM,
    SNOOP,
    TURN,
)
from .attempts import answer, attack
from .cards import deal_hands, deal_starter, discard, draw_card, fill_draw
from .doctor import begin_turn, end_turn
from .house import company, place_of, put
from .legality import first_room, first_step, first_weapon


@compiled
def deal(tables: Record, state: Record) -> None:
    """KDL-03 to KDL-05: pawns in the start room, the Doctor and who begins by the deal, six cards each."""
    clear(state)
    state.pawn[: tables.seats] = tables.start
    fill_draw(tables, state)
    first = deal_starter(tables, state)
    deal_hands(tables, state)
    if tables.first_player != NOBODY:
        first = int(tables.first_player)
    begin_turn(state, first, 4)


@compiled
def clear(state: Record) -> None:
    """An empty table."""
    state.turn = 0
    state.pawn[:] = 0
    state.moving_card = NONE
    state.moving_pawn = ME
    state.moving_left = 0
    state.attempt_weapon = NONE
    state.attempt_value = 0
    state.reason = ONGOING
    state.winner = NOBODY
    state.hand_size[:] = 0
    state.hand[:] = 0
    state.draw[:] = 0
    state.discard_size = 0
    state.discard[:] = 0
    state.spent_size = 0
    state.spent[:] = 0
    state.starter_size = 0
    state.starter[:] = 0
    state.reshuffled = 0
    state.shuffled_in[:] = 0
    state.drawn[:] = 0


@compiled
def apply(tables: Record, state: Record, action: int) -> None:
    """One action, with everything that follows from it."""
    if state.phase == ANSWER:
        answer(tables, state, action)
    elif state.phase == MOVING:
        move_on(tables, state, action)
    elif action >= first_weapon(tables):
        attack(tables, state, action - first_weapon(tables))
    elif action == ATTEMPT:
        attack(tables, state, NONE)
    elif action >= first_room(tables):
        play_room(tables, state, action - first_room(tables))
    elif action >= GO:
        step_freely(state, action - GO)
    elif action >= MOVE_CARD:
        play_move(state, action - MOVE_CARD)
    else:
        finish_turn(tables, state, action)


@compiled
def step_freely(state: Record, space: int) -> None:
    """KDL-09, KDL-12: the turn's one free step, of the mover's own pawn."""
    seat = state.turn_of
    note(state, 9, FREE_STEP, seat, state.pawn[seat], space)
    state.pawn[seat] = space
    state.stepped = 1


@compiled
def play_move(state: Record, choice: int) -> None:
    """KDL-10: a move card for oneself or the Doctor; its steps follow one by one."""
    move, pawn = choice // 2, choice % 2
    discard(state, state.turn_of, move)
    state.card_played = 1
    state.phase = MOVING
    state.moving_card = move
    state.moving_pawn = pawn
    state.moving_left = move + 1
    note(state, 10, MOVE_PLAYED, state.turn_of, move, pawn)


@compiled
def move_on(tables: Record, state: Record, action: int) -> None:
    """KDL-10: one step of a move card, or no further step."""
    pawn = state.moving_pawn
    if action == HALT:
        state.moving_left = 0
        note(state, 10, HALTED, state.turn_of, pawn)
    else:
        space = action - first_step(tables)
        note(state, 10, CARD_STEP, state.turn_of, pawn, place_of(state, pawn), space)
        put(state, pawn, space)
        state.moving_left -= 1
        if pawn == LUCKY and tables.stops_at_players and state.moving_left > 0:
            hold_doctor(tables, state)
    if state.moving_left == 0:
        state.phase = TURN
        state.moving_card = NONE
        state.moving_pawn = ME


@compiled
def hold_doctor(tables: Record, state: Record) -> None:
    """KDL-10 under drag_past=no: where another player stands the Doctor is dragged no farther."""
    seat = company(tables, state, state.turn_of, state.lucky)
    if seat != NOBODY:
        state.moving_left = 0
        note(state, 10, DOCTOR_HELD, seat, state.lucky)


@compiled
def play_room(tables: Record, state: Record, choice: int) -> None:
    """KDL-11: a room card takes oneself or the Doctor straight there."""
    room, pawn = choice // 2, choice % 2
    space = tables.room_space[room]
    discard(state, state.turn_of, ROOM + room)
    state.card_played = 1
    note(state, 11, ROOM_PLAYED, state.turn_of, ROOM + room, pawn, place_of(state, pawn), space)
    put(state, pawn, space)


@compiled
def finish_turn(tables: Record, state: Record, action: int) -> None:
    """KDL-07, KDL-08: end the turn, drawing a card if it was spent snooping."""
    if action == SNOOP:
        draw_card(tables, state, state.turn_of)
    else:
        note(state, 8, TURN_ENDED, state.turn_of)
    end_turn(tables, state)
