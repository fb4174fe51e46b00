"""The actions of Teufel Teufel: how a game begins, and what each does, a short function per clause."""

from __future__ import annotations

from ....chance import shuffle
from ....compiled import Record, compiled, note
from ..events import PASSED, PLACED, REVEALED
from ..state import (
    BANISH,
    CELLS,
    CENTRE,
    COPIES,
    DONE,
    GO_TO,
    IN_TOWER,
    KEEP,
    KINDS,
    LAY,
    LAY_AT,
    LIFT,
    LIFT_FROM,
    LOSE,
    LOSE_LETTER,
    MOVING,
    NO_CARD,
    NO_CELL,
    ONGOING,
    PASS,
    PEEK_AT,
    PLACE,
    PLACE_AT,
    REVEAL,
    REVEAL_AT,
    STOP,
    SWAP,
    SWAP_AT,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
    TURN,
)
from .board import companion, is_hidden
from .devils import banish, hand_over, has_tower_choice, keep_devil, lose_letter, peek, rob_devil
from .moves import step, stop
from .shuffles import choose_swap, lay, lift, swap
from .statements import show
from .turns import begin_turn, end_turn, has_left


@compiled
def deal(tables: Record, state: Record) -> None:
    """TT-02 to TT-04: all cards face down on the ordinary spaces, no sled placed yet."""
    clear(state)
    kinds = state.card[:]
    size = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            kinds[size] = kind
            size += 1
    shuffle(state, kinds, size)
    spread(tables, state, size)
    state.turn = 1
    state.to_play = tables.first_player
    state.turn_of = tables.first_player
    state.phase = PLACE


@compiled
def spread(tables: Record, state: Record, size: int) -> None:
    """TT-02: the first `size` entries of `card` go to the ordinary cells, from the last to the first."""
    for cell in range(CELLS - 1, -1, -1):
        if cell == CENTRE or tables.marked[cell]:
            state.card[cell] = NO_CARD
        else:
            size -= 1
            state.card[cell] = state.card[size]


@compiled
def clear(state: Record) -> None:
    """An empty board."""
    state.reason = ONGOING
    state.left_count = 0
    state.swap_cell = NO_CELL
    state.lifted_size = 0
    state.to_lose = 0
    state.peeked = 0
    state.banished = 0
    state.revealed = 0
    state.mixed_count = 0
    state.sled[:] = NO_CELL
    state.possessed[:] = 0
    state.left[:] = 0
    state.letter[:] = 0
    state.card[:] = NO_CARD
    state.up[:] = 0
    state.known[:] = 0
    state.visited = 0
    state.lifted_from = 0
    state.laid = 0
    state.lifted[:] = 0
    state.open_lifted[:] = 0
    state.known_lifted[:] = 0
    state.mixed_cells[:] = 0
    state.mixed_persons[:] = 0
    state.mixed_devils[:] = 0
    state.mixed_towers[:] = 0
    state.mixed_for[:] = 0


@compiled
def apply(tables: Record, state: Record, action: int) -> None:
    """One action; when it leaves nothing to choose, the turn is over."""
    phase = state.phase
    if phase == PLACE:
        place(tables, state, action - PLACE_AT)
        return
    if phase in (TURN, MOVING):
        act(tables, state, action)
    elif phase == SWAP:
        state.phase = TURN
        swap(state, state.to_play, action - SWAP_WITH)
        end_turn(tables, state)
    elif phase in (LIFT, LAY):
        shuffle_on(tables, state, action)
    else:
        choose(tables, state, action)


@compiled
def place(tables: Record, state: Record, cell: int) -> None:
    """TT-04, TT-07: an empty sled on the board; when all are placed, the first player begins."""
    seat = state.to_play
    state.sled[seat] = cell
    note(state, 4, PLACED, seat, cell)
    for distance in range(1, tables.seats):
        following = (seat + distance) % tables.seats
        if state.sled[following] == NO_CELL and not has_left(state, following):
            state.to_play = following
            state.turn_of = following
            return
    begin_turn(state, tables.first_player)


@compiled
def act(tables: Record, state: Record, action: int) -> None:
    """TT-08: a step, a stop, the start of a swap or a shuffle, a forced pass."""
    seat = state.to_play
    if action >= LIFT_FROM:
        lift(tables, state, seat, action - LIFT_FROM)
        return
    if action >= SWAP_AT:
        choose_swap(state, seat, action - SWAP_AT)
        return
    if action == PASS:
        note(state, 9, PASSED, seat)
    elif action == STOP:
        stop(tables, state, seat)
    else:
        step(tables, state, seat, action - GO_TO)
    if state.phase != MOVING:
        state.visited = 0
    end_if_settled(tables, state)


@compiled
def end_if_settled(tables: Record, state: Record) -> None:
    """The turn ends as soon as the move is over and no choice is pending."""
    if state.phase == TURN:
        end_turn(tables, state)


@compiled
def shuffle_on(tables: Record, state: Record, action: int) -> None:
    """TT-35: another card lifted, or one laid."""
    seat = state.to_play
    if action < LAY_AT:
        lift(tables, state, seat, action - LIFT_FROM)
        return
    lay(tables, state, seat, action - LAY_AT)
    if state.lifted_size == 0:
        end_turn(tables, state)


@compiled
def choose(tables: Record, state: Record, action: int) -> None:
    """TT-16, TT-17, TT-25, TT-31, TT-40: one of the choices that hold up the end of a turn."""
    phase = state.phase
    if phase == REVEAL:
        reveal(tables, state, action - REVEAL_AT)
    elif phase == LOSE:
        lose(tables, state, action - LOSE_LETTER)
    elif phase == IN_TOWER:
        use_tower(tables, state, action)
    else:
        state.phase = TURN
        if phase == TAKE:
            rob_devil(state, state.to_play, action - TAKE_FROM)
        elif action == KEEP:
            keep_devil(tables, state, state.to_play)
        else:
            seat = state.to_play
            hand_over(state, seat, companion(tables, state, seat))
        end_if_settled(tables, state)


@compiled
def lose(tables: Record, state: Record, letter: int) -> None:
    """TT-25: the victim chooses two letters, one after the other."""
    lose_letter(state, state.to_play, letter)
    state.to_lose -= 1
    if state.to_lose == 0:
        state.phase = TURN
        end_turn(tables, state)


@compiled
def use_tower(tables: Record, state: Record, action: int) -> None:
    """TT-17: peek, banish, in any order, or neither."""
    seat = state.to_play
    if action == BANISH:
        banish(state, seat)
    elif action != DONE:
        peek(state, seat, action - PEEK_AT)
    if action == DONE or not has_tower_choice(state, seat):
        state.phase = TURN
        end_turn(tables, state)


@compiled
def reveal(tables: Record, state: Record, cell: int) -> None:
    """TT-40: who has left turns up two hidden cards, or the last one."""
    show(state, cell)
    state.revealed += 1
    note(state, 40, REVEALED, state.to_play, cell, state.card[cell])
    for other in range(CELLS):
        if is_hidden(state, other) and state.revealed < 2:
            return
    end_turn(tables, state)
