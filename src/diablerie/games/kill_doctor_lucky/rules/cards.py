"""The cards of Kill Doctor Lucky: the deal, hands, piles (KDL-02 to KDL-05, KDL-22 to KDL-24)."""

from __future__ import annotations

from ....chance import below, shuffle
from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import DEALT, DOCTOR_PLACED, DRAWN, NOTHING_TO_DRAW, RESHUFFLE, STARTER_CARD
from ..state import FAIL, FAILURES, HAND, ROOM


@compiled
def fill_draw(tables: Record, state: Record) -> None:
    """KDL-02, KDL-05: the whole deck, shuffled, as the draw pile."""
    size = 0
    for kind in range(tables.kinds):
        for _ in range(tables.deck[kind]):
            state.draw[size] = kind
            size += 1
    state.draw_size = size
    shuffle(state, state.draw, size)


@compiled
def deal_starter(tables: Record, state: Record) -> int:
    """KDL-04: cards face up from the dealer's left until a room card; return who receives that one."""
    dealer = tables.dealer
    if dealer == NOBODY:
        dealer = below(state, int(tables.seats))
    state.dealer = dealer
    seat = dealer
    kind = 0
    while kind < ROOM or kind >= ROOM + tables.rooms:
        seat = (seat + 1) % tables.seats
        kind = int(state.draw[state.draw_size - 1 - state.starter_size])
        state.starter[state.starter_size] = kind
        state.starter_size += 1
        note(state, 4, STARTER_CARD, seat, kind)
    state.lucky = tables.room_space[kind - ROOM]
    note(state, 4, DOCTOR_PLACED, seat, state.lucky)
    return int(seat)


@compiled
def deal_hands(tables: Record, state: Record) -> None:
    """KDL-05: all cards are shuffled again, and everybody gets six."""
    fill_draw(tables, state)
    for _ in range(HAND):
        for seat in range(tables.seats):
            take_top(state, seat)
    note(state, 5, DEALT, HAND)


@compiled
def take_top(state: Record, seat: int) -> int:
    """Move the top card of the draw pile to a hand and return its kind."""
    state.draw_size -= 1
    kind = int(state.draw[state.draw_size])
    state.draw[state.draw_size] = 0
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    return kind


@compiled
def draw_card(tables: Record, state: Record, seat: int) -> None:
    """KDL-07, KDL-23: one card, if there is one; an empty draw pile is made anew only now."""
    if state.draw_size == 0:
        if state.discard_size == 0:
            note(state, 23, NOTHING_TO_DRAW, seat, state.pawn[seat])
            return
        reshuffle(state)
    if state.reshuffled:
        state.drawn[seat] += 1
    note(state, 7, DRAWN, seat, state.pawn[seat], take_top(state, seat))


@compiled
def reshuffle(state: Record) -> None:
    """KDL-23: the ordinary discards are shuffled as the new draw pile. What is in it is known to all."""
    state.reshuffled = 1
    state.shuffled_in[:] = 0
    state.drawn[:] = 0
    state.draw_size = state.discard_size
    for index in range(state.discard_size):
        kind = state.discard[index]
        state.draw[index] = kind
        state.shuffled_in[kind] += 1
        state.discard[index] = 0
    note(state, 23, RESHUFFLE, state.discard_size)
    state.discard_size = 0
    shuffle(state, state.draw, state.draw_size)


@compiled
def failure_points(state: Record, seat: int) -> int:
    """KDL-19: the points of the failure cards in a hand."""
    points = 0
    for failure in range(FAILURES):
        points += (failure + 1) * int(state.hand[seat, FAIL + failure])
    return points


@compiled
def take_from_hand(state: Record, seat: int, kind: int) -> None:
    """A card leaves a hand."""
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1


@compiled
def discard(state: Record, seat: int, kind: int) -> None:
    """KDL-18, KDL-22: a used move, room or weapon card goes to the ordinary discard pile."""
    take_from_hand(state, seat, kind)
    state.discard[state.discard_size] = kind
    state.discard_size += 1


@compiled
def spend(state: Record, seat: int, kind: int) -> None:
    """KDL-22: a failure card leaves the game for good."""
    take_from_hand(state, seat, kind)
    state.spent[state.spent_size] = kind
    state.spent_size += 1
