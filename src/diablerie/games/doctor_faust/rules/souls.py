"""Soul cards and infamy in Doctor Faust: what meetings of stone and pyramid bring (DF-23 to DF-39)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import (
    CROSSING,
    INFAMOUS,
    JOINS_TWIN,
    LANDING,
    PUSHING,
    REST_TAKEN,
    SOUL_CARD,
    SOUL_STOPPED,
    TOO_EARLY,
)
from ..state import ALL_STONES, INFAMY, LOWEST_SOUL, ONGOING, PILE, SEATS, STONES
from .board import is_lane_end, is_lane_start, stones_at
from .ending import finish


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
    note(state, clause, SOUL_CARD, seat, value, way)
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


@compiled
def meet_soul(tables: Record, state: Record, seat: int, stone: int) -> None:
    """DF-26, DF-28: a stone coming onto the pyramid with the last point, or with any, earns a soul card."""
    if tables.contact_by_state:
        return  # settled when the turn ends
    if state.points > 0 and not tables.contact_at_once:
        note(state, 28, TOO_EARLY, seat, state.soul, state.points)
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
    note(state, 13, SOUL_STOPPED, seat, state.soul)
    if tables.contact_by_state:
        return  # settled when the turn ends
    # With points left a pair is met only where infamy waits for the turn's end: it earns nothing.
    if state.points > 0 and not (tables.contact_at_once and not is_infamy(state)):
        note(state, 30, TOO_EARLY, seat, state.soul, state.points)
    else:
        take_soul_card(tables, state, seat, 29, PUSHING)
        if state.reason == ONGOING:
            send_to_twins(state)


@compiled
def mark_met(state: Record) -> None:
    """DF-26: after a pyramid step, the stones on its space and no others have come together with it."""
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
def settle_meetings(tables: Record, state: Record, seat: int) -> None:
    """DF-26, DF-29 under contact=turn_state: one card for all that met, each of them to its twin.

    The pyramid alone can have come to a stone of the other seat: that is told as DF-29. Of the
    mover's own stones nothing is kept but that they met, so theirs is told as DF-26.
    """
    if not state.met.any():
        return
    if state.met[1 - seat].any():
        take_soul_card(tables, state, seat, 29, PUSHING)
    else:
        take_soul_card(tables, state, seat, 26, LANDING)
    if state.reason != ONGOING:
        return
    for owner in range(SEATS):
        for stone in range(STONES):
            if state.met[owner, stone]:
                join_twin(state, owner, stone)


@compiled
def place_stone(state: Record, seat: int, stone: int, space: int) -> None:
    """Put a stone on a space; if it leaves the pyramid, they no longer stand met (DF-26)."""
    if state.stone[seat, stone] != space:
        state.met[seat, stone] = 0
    state.stone[seat, stone] = space


@compiled
def join_twin(state: Record, seat: int, stone: int) -> None:
    """DF-27, DF-25: the stone goes to its twin's space, and nothing is triggered there."""
    start = state.stone[seat, stone]
    space = state.stone[seat, 1 - stone]
    if start != space:
        place_stone(state, seat, stone, space)
        note(state, 27, JOINS_TWIN, seat, stone + 1, start, space)


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
        note(state, 37, INFAMOUS, NOBODY, NOBODY, state.soul)
        finish(tables, state, ALL_STONES, 37)
        return
    pair = 0 if red == STONES else 1
    clause = 36 if red + blue > STONES else 35
    note(state, clause, INFAMOUS, pair, 1 - pair, state.soul)
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
    note(state, 35, REST_TAKEN, seat, rest, rest.sum())
