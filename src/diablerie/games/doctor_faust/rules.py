"""The rules of Doctor Faust, a short function per clause. Clause numbers are those of the rulebook."""

from __future__ import annotations

from ...compiled import Record, compiled, note
from .board import ahead, is_lane_end, is_lane_start, is_occupied, is_trapped, passes, stones_at
from .events import (
    CARD_LAID,
    CROSSING,
    FORCED,
    FORCED_BACK_ON_SOUL,
    FORCED_MOVE,
    GAME_OVER,
    INFAMOUS,
    JOINS_TWIN,
    LANDING,
    NO_CHAIN,
    PUSHING,
    REST_TAKEN,
    SOUL_CARD,
    SOUL_PASSED,
    SOUL_STEP,
    SOUL_STOPPED,
    STONE_STEP,
    TOO_EARLY,
    TRAP,
    TRAPPED,
    TURN,
)
from .state import (
    ALL_STONES,
    DEVIL_CARDS,
    INFAMY,
    LAY,
    LOWEST_SOUL,
    MAX_TURNS,
    NOBODY,
    ONGOING,
    PILE,
    POINTS_A_TURN,
    S1,
    S2,
    SEATS,
    SOUL,
    SOUL_CARDS,
    SPACES,
    STONES,
)


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
    note(8, TURN, seat, state.turn, POINTS_A_TURN)


# What may be done


@compiled
def may_move_stone(tables: Record, state: Record, stone: int) -> bool:
    """DF-10: a stone is never blocked; under stones_per_turn=1 only one of the two moves in a turn."""
    return not (tables.one_stone_a_turn and state.stone_moved not in (0, stone + 1))


@compiled
def may_move_soul(tables: Record, state: Record) -> bool:
    """DF-14: whether the pyramid may leave its space."""
    if not is_occupied(state, state.soul):
        return True
    return bool(tables.may_leave_next_turn) and state.soul_stopped == 0


@compiled
def legal(tables: Record, state: Record, mask: Record) -> int:
    """DF-45: mark every legal action in `mask` (uint8, one per action) and return how many there are."""
    mask[:] = 0
    if state.to_play == NOBODY:
        return 0
    count = 0
    for stone in range(STONES):
        if may_move_stone(tables, state, stone):
            mask[S1 + stone] = 1
            count += 1
    if may_move_soul(tables, state):
        mask[SOUL] = 1
        count += 1
    if not state.laid_this_turn:
        count += mark_cards(state, mask)
    return count


@compiled
def mark_cards(state: Record, mask: Record) -> int:
    """DF-16, DF-18: every card in hand may be laid beside every space that has none."""
    free = state.card_seat == NOBODY
    count = 0
    for card in range(DEVIL_CARDS):
        if state.hand[state.to_play, card]:
            first = LAY + card * SPACES
            mask[first : first + SPACES] = free
            count += free.sum()
    return count


@compiled
def refusal(tables: Record, state: Record, action: int) -> int:
    """The number of the first clause an action breaks, 0 if it is legal."""
    if state.to_play == NOBODY:
        return 40
    if action in (S1, S2):
        return 0 if may_move_stone(tables, state, action - S1) else 10
    if action == SOUL:
        return 0 if may_move_soul(tables, state) else 14
    if state.laid_this_turn or state.card_seat[(action - LAY) % SPACES] != NOBODY:
        return 16
    return 0 if state.hand[state.to_play, (action - LAY) // SPACES] else 18


# The three kinds of action


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
    note(10, STONE_STEP, seat, stone + 1, start, space)
    if tables.contact_by_state and space == state.soul:
        state.met[seat, stone] = 1
    if is_trapped(state, seat, space):
        spring_trap(tables, state, seat, stone)
    elif space == state.soul:
        meet_soul(tables, state, seat, stone)


@compiled
def place_stone(state: Record, seat: int, stone: int, space: int) -> None:
    """Put a stone on a space; if it leaves the pyramid, they no longer stand met (DF-26)."""
    if state.stone[seat, stone] != space:
        state.met[seat, stone] = 0
    state.stone[seat, stone] = space


@compiled
def step_soul(tables: Record, state: Record, seat: int) -> None:
    """DF-12: the pyramid goes one space forward. A lane bonus comes before an infamy (DF-39)."""
    start = state.soul
    space = ahead(start, 1)
    state.soul = space
    state.met[:] = 0
    note(12, SOUL_STEP, seat, start, space)
    claim_lane_bonus(tables, state, seat)
    if state.reason == ONGOING:
        occupied = is_occupied(state, space)
        if tables.may_leave_next_turn:
            state.soul_stopped = occupied
        if occupied:
            meet_stones(tables, state, seat)


@compiled
def lay_card(tables: Record, state: Record, seat: int, card: int, space: int) -> None:
    """DF-16: a card face down beside a space. A stone already standing there is safe (DF-17)."""
    state.hand[seat, card] = 0
    state.card_seat[space] = seat
    state.card[space] = card
    state.laid_this_turn = 1
    note(16, CARD_LAID, seat, space, tables.lowest_devil + card)


# Traps and forced moves


@compiled
def spring_trap(tables: Record, state: Record, seat: int, stone: int) -> None:
    """DF-19, DF-24: the stone stops; a soul card first if it met the pyramid; then the card is obeyed."""
    if state.stone[seat, stone] == state.soul:
        take_soul_card(tables, state, seat, 24, TRAPPED)
        if state.reason != ONGOING:
            return
        if tables.twin_before_trap:
            space = state.stone[seat, stone]
            join_twin(state, seat, stone)
            reveal_trap(tables, state, seat, stone, space)
            return
    reveal_trap(tables, state, seat, stone, state.stone[seat, stone])


@compiled
def reveal_trap(tables: Record, state: Record, seat: int, stone: int, space: int) -> None:
    """DF-19: the card beside `space` is turned up and leaves the game; the points left lapse."""
    value = tables.lowest_devil + state.card[space]
    note(19, TRAP, seat, stone + 1, 1 - seat, space, value, state.points)
    state.points = 0
    state.card_seat[space] = NOBODY
    state.card[space] = 0
    force_move(tables, state, seat, stone, value)


@compiled
def force_move(tables: Record, state: Record, seat: int, stone: int, value: int) -> None:
    """DF-20, DF-21, DF-22: an even card sends forward, an odd one back, past cards, stones and pyramid."""
    start = state.stone[seat, stone]
    forward = value % 2 == 0
    space = ahead(start, value if forward else -value)
    place_stone(state, seat, stone, space)
    note(20, FORCED_MOVE, seat, stone + 1, start, space, value, forward)
    if passes(start, value, forward, state.soul):
        note(22, SOUL_PASSED, seat, stone + 1, state.soul)
    if is_trapped(state, seat, space):
        note(21, NO_CHAIN, seat, space)
    if space == state.soul:
        land_on_soul(tables, state, seat, stone, forward)


@compiled
def land_on_soul(tables: Record, state: Record, seat: int, stone: int, forward: bool) -> None:
    """DF-23: forward onto the pyramid earns a soul card, backward none; then the stone joins its twin."""
    if forward:
        take_soul_card(tables, state, seat, 23, FORCED)
        if state.reason != ONGOING:
            return
    else:
        note(23, FORCED_BACK_ON_SOUL, seat, stone + 1, state.soul)
    join_twin(state, seat, stone)


# Soul cards


@compiled
def meet_soul(tables: Record, state: Record, seat: int, stone: int) -> None:
    """DF-26, DF-28: a stone coming exactly onto the pyramid with the last point earns a soul card."""
    if tables.contact_by_state:
        return  # settled when the turn ends
    if state.points > 0:
        note(28, TOO_EARLY, seat, state.soul, state.points)
        return
    take_soul_card(tables, state, seat, 26, LANDING)
    if state.reason == ONGOING:
        join_twin(state, seat, stone)


@compiled
def meet_stones(tables: Record, state: Record, seat: int) -> None:
    """DF-13, DF-29, DF-30, DF-35: the pyramid came onto a space with stones and stops."""
    if (state.points == 0 or not tables.infamy_at_turn_end) and is_infamy(state):
        end_in_infamy(tables, state)
        return
    note(13, SOUL_STOPPED, seat, state.soul)
    if tables.contact_by_state:
        mark_met(state)
    elif state.points > 0:
        note(30, TOO_EARLY, seat, state.soul, state.points)
    else:
        take_soul_card(tables, state, seat, 29, PUSHING)
        if state.reason == ONGOING:
            send_to_twins(state)


@compiled
def mark_met(state: Record) -> None:
    """DF-26: every stone on the pyramid's space has come together with it in this turn."""
    for seat in range(SEATS):
        for stone in range(STONES):
            state.met[seat, stone] = state.stone[seat, stone] == state.soul


@compiled
def send_to_twins(state: Record) -> None:
    """DF-29: the stones reached by the pyramid go to their twins."""
    for seat in range(SEATS):
        for stone in range(STONES):
            if state.stone[seat, stone] == state.soul:
                join_twin(state, seat, stone)
                break


@compiled
def join_twin(state: Record, seat: int, stone: int) -> None:
    """DF-27, DF-25: the stone goes to its twin's space, and nothing is triggered there."""
    start = state.stone[seat, stone]
    space = state.stone[seat, 1 - stone]
    if start != space:
        place_stone(state, seat, stone, space)
        note(27, JOINS_TWIN, seat, stone + 1, start, space)


@compiled
def claim_lane_bonus(tables: Record, state: Record, seat: int) -> None:
    """DF-32: whoever earns a lane bonus with the pyramid takes the top card at once."""
    if claims_bonus(tables, state.soul):
        take_soul_card(tables, state, seat, 32, CROSSING)


@compiled
def claims_bonus(tables: Record, space: int) -> bool:
    """DF-32: whether a pyramid step onto `space` crosses a lane's end (or, by the switch, reaches it)."""
    if tables.bonus_on_arrival:
        return is_lane_end(space)
    return is_lane_start(space)


@compiled
def take_soul_card(tables: Record, state: Record, seat: int, clause: int, way: int) -> None:
    """DF-05, DF-34, DF-42: the top card of the pile, if there is one; the last one ends the game."""
    if state.pile_left == 0:
        return
    value = take_top(state, seat)
    note(clause, SOUL_CARD, seat, value, way)
    if state.pile_left == 0 and not tables.finish_last_turn:
        finish(tables, state, PILE, 40)


@compiled
def take_top(state: Record, seat: int) -> int:
    """Move the lowest card of the pile to a seat's won cards and return its value."""
    index = 0
    while not state.pile[index]:
        index += 1
    state.pile[index] = 0
    state.pile_left -= 1
    state.won[seat, state.won_count[seat]] = LOWEST_SOUL + index
    state.won_count[seat] += 1
    return LOWEST_SOUL + index


# Infamy


@compiled
def is_infamy(state: Record) -> bool:
    """DF-35, DF-36, DF-37: whether both stones of one colour stand where the pyramid is."""
    return stones_at(state, 0, state.soul) == STONES or stones_at(state, 1, state.soul) == STONES


@compiled
def end_in_infamy(tables: Record, state: Record) -> None:
    """DF-35 to DF-37: the game ends; the player whose pair it is not gets the rest of the pile."""
    red = stones_at(state, 0, state.soul)
    blue = stones_at(state, 1, state.soul)
    if red == STONES and blue == STONES:
        note(37, INFAMOUS, NOBODY, NOBODY, state.soul)
        finish(tables, state, ALL_STONES, 37)
        return
    pair = 0 if red == STONES else 1
    clause = 36 if red + blue > STONES else 35
    note(clause, INFAMOUS, pair, 1 - pair, state.soul)
    if state.pile_left > 0:
        take_rest(state, 1 - pair)
    finish(tables, state, INFAMY, clause)


@compiled
def take_rest(state: Record, seat: int) -> None:
    """DF-35: every soul card left, in the order of the pile."""
    before = state.won_count[seat]
    while state.pile_left > 0:
        take_top(state, seat)
    rest = state.won[seat, before : state.won_count[seat]]
    note(35, REST_TAKEN, seat, rest, rest.sum())


# The end of a turn and of the game


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


@compiled
def settle_meetings(tables: Record, state: Record, seat: int) -> None:
    """DF-26 under contact=turn_state: one card for all that met in this turn, each of them to its twin."""
    if not state.met.any():
        return
    take_soul_card(tables, state, seat, 26, LANDING)
    if state.reason != ONGOING:
        return
    for owner in range(SEATS):
        for stone in range(STONES):
            if state.met[owner, stone]:
                join_twin(state, owner, stone)


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
    note(clause, GAME_OVER, reason, state.winner, red, blue)


@compiled
def score(tables: Record, state: Record, seat: int) -> int:
    """DF-41, DF-44: soul cards, plus or minus the devil cards in hand and beside the board."""
    total = 0
    for index in range(state.won_count[seat]):
        total += int(state.won[seat, index])
    for card in range(DEVIL_CARDS):
        if state.hand[seat, card]:
            total += unused_worth(tables, card)
    for space in range(SPACES):
        if state.card_seat[space] == seat:
            total += unused_worth(tables, int(state.card[space]))
    return total


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
