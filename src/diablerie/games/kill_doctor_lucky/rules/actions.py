"""The turn of Kill Doctor Lucky, a short function per clause. Clause numbers are those of the rulebook."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import CARD_STEP, FREE_STEP, HALTED, MOVE_PLAYED, ROOM_PLAYED, TURN_ENDED
from ..state import (
    ANSWER,
    ATTEMPT,
    END,
    FAIL,
    FAIL_CARD,
    FAILURES,
    GO,
    HALT,
    LUCKY,
    ME,
    MOVE_CARD,
    MOVES,
    MOVING,
    NONE,
    ONGOING,
    PASS,
    ROOM,
    SNOOP,
    TURN,
)
from .attempts import answer, attack
from .cards import deal_hands, deal_starter, discard, draw_card, fill_draw
from .doctor import begin_turn, end_turn
from .house import may_attempt, place_of, put


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


# Action numbers that depend on the house


@compiled
def first_step(tables: Record) -> int:
    """The number of the action `step` to space 0."""
    return int(GO + tables.spaces)


@compiled
def first_room(tables: Record) -> int:
    """The number of the action that plays room card 0 for oneself; 1 higher for the Doctor."""
    return int(GO + 2 * tables.spaces)


@compiled
def first_weapon(tables: Record) -> int:
    """The number of the attempt with weapon 0."""
    return int(GO + 2 * tables.spaces + 2 * tables.rooms)


# What is legal


@compiled
def legal(tables: Record, state: Record, mask: Record) -> int:
    """Mark every legal action in `mask` (uint8, one per action) and return how many there are."""
    mask[:] = 0
    if state.to_play == NOBODY:
        return 0
    if state.phase == ANSWER:
        return mark_answers(state, mask)
    if state.phase == MOVING:
        return mark_steps(tables, state, mask)
    count = 1
    mask[END] = 1
    if may_snoop(tables, state):
        mask[SNOOP] = 1
        count += 1
    count += mark_walking(tables, state, mask)
    count += mark_rooms(tables, state, mask)
    return count + mark_attempts(tables, state, mask)


@compiled
def may_snoop(tables: Record, state: Record) -> bool:
    """KDL-07: no card played this turn, and a named room."""
    return bool(not state.card_played and tables.named[state.pawn[state.turn_of]])


@compiled
def mark_answers(state: Record, mask: Record) -> int:
    """KDL-19: each failure card held, or a pass."""
    mask[PASS] = 1
    count = 1
    for failure in range(FAILURES):
        if state.hand[state.to_play, FAIL + failure] > 0:
            mask[FAIL_CARD + failure] = 1
            count += 1
    return count


@compiled
def mark_steps(tables: Record, state: Record, mask: Record) -> int:
    """KDL-10: the card moves its pawn through a door, and may stop after one step."""
    count = mark_doors(tables, place_of(state, state.moving_pawn), mask, first_step(tables))
    if has_moved(state):
        mask[HALT] = 1
        count += 1
    return count


@compiled
def has_moved(state: Record) -> bool:
    """KDL-10: whether the card that is moving somebody has taken a step."""
    return bool(state.moving_left < state.moving_card + 1)


@compiled
def mark_doors(tables: Record, space: int, mask: Record, first: int) -> int:
    """The spaces through a door, from action number `first` on."""
    for to in range(tables.spaces):
        mask[first + to] = tables.door[space, to]
    return int(tables.doors[space])


@compiled
def mark_walking(tables: Record, state: Record, mask: Record) -> int:
    """KDL-09, KDL-10: the free step, and each move card for a pawn that has a door to go through."""
    seat = state.turn_of
    count = 0
    if not state.stepped:
        count += mark_doors(tables, state.pawn[seat], mask, GO)
    for move in range(MOVES):
        if state.hand[seat, move] > 0:
            for pawn in (ME, LUCKY):
                if tables.doors[place_of(state, pawn)] > 0:
                    mask[MOVE_CARD + 2 * move + pawn] = 1
                    count += 1
    return count


@compiled
def mark_rooms(tables: Record, state: Record, mask: Record) -> int:
    """KDL-11: each room card held, for a pawn that is not there yet."""
    seat = state.turn_of
    first = first_room(tables)
    count = 0
    for room in range(tables.rooms):
        if state.hand[seat, ROOM + room] > 0:
            for pawn in (ME, LUCKY):
                if place_of(state, pawn) != tables.room_space[room]:
                    mask[first + 2 * room + pawn] = 1
                    count += 1
    return count


@compiled
def mark_attempts(tables: Record, state: Record, mask: Record) -> int:
    """KDL-15, KDL-17: an attempt with bare hands or any weapon held."""
    if not may_attempt(tables, state):
        return 0
    mask[ATTEMPT] = 1
    count = 1
    first = first_weapon(tables)
    weapon_kind = ROOM + tables.rooms
    for weapon in range(tables.weapons):
        if state.hand[state.turn_of, weapon_kind + weapon] > 0:
            mask[first + weapon] = 1
            count += 1
    return count


# What is done


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
    if state.moving_left == 0:
        state.phase = TURN
        state.moving_card = NONE
        state.moving_pawn = ME


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
