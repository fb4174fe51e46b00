"""The other worlds that a seat of Kill Doctor Lucky holds possible, compiled.

Hidden are the hands of others and the order of the draw pile (KDL-24). Before the first reshuffle
every distribution of the unseen cards over those places is equally likely. After one (KDL-23) all
know what the new draw pile was made of and how many cards each seat has drawn from it since: the
draw pile holds only such cards, and a hand at most as many of them as its seat has drawn. Every
distribution that keeps to this is equally likely here. Who played which of those cards since is not
remembered, and where copies of a move card were seen only their number counts.
"""

from __future__ import annotations

import numpy as np

from ....chance import shuffle
from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import MAX_CARDS, MAX_SEATS, MOVES, OVER
from .reshuffles import count_ways, draw_seen_moves, draw_share


@compiled
def redeal(tables: Record, state: Record, seat: int) -> None:
    """Replace all that `seat` cannot know (NOBODY: a spectator) by a possibility.

    The result depends on nothing but what the seat knows and the generator. When the game is over
    all cards are open, and nothing changes.
    """
    if state.phase == OVER:
        return
    unseen = np.zeros(len(tables.deck), np.int64)
    count_unseen(tables, state, seat, unseen)
    for other in range(tables.seats):
        if other != seat:
            state.hand[other, :] = 0
    if state.reshuffled:
        redeal_after_reshuffle(tables, state, seat, unseen)
    else:
        redeal_all(tables, state, seat, unseen)


@compiled
def count_unseen(tables: Record, state: Record, seat: int, unseen: Record) -> None:
    """Count the cards of each kind that are in no pile open to all and not in the seat's own hand."""
    for kind in range(tables.kinds):
        unseen[kind] = tables.deck[kind]
        if seat != NOBODY:
            unseen[kind] -= state.hand[seat, kind]
    for index in range(state.discard_size):
        unseen[state.discard[index]] -= 1
    for index in range(state.spent_size):
        unseen[state.spent[index]] -= 1


@compiled
def redeal_all(tables: Record, state: Record, seat: int, unseen: Record) -> None:
    """Deal the unseen cards over the others' hands and the draw pile."""
    cards = np.zeros(MAX_CARDS, np.int64)
    left = 0
    for kind in range(tables.kinds):
        left = add_cards(cards, left, kind, unseen[kind])
    shuffle(state, cards, left)
    for other in range(tables.seats):
        if other != seat:
            left = deal_from(state, other, cards, left, state.hand_size[other])
    for index in range(left):
        state.draw[index] = cards[index]


@compiled
def add_cards(cards: Record, size: int, kind: int, count: int) -> int:
    """Append `count` cards of a kind to a list of `size` and return its new size."""
    for _ in range(count):
        cards[size] = kind
        size += 1
    return size


@compiled
def deal_from(state: Record, seat: int, cards: Record, size: int, count: int) -> int:
    """Move the last `count` cards of a list of `size` into a hand and return what is left of the size."""
    for _ in range(count):
        size -= 1
        state.hand[seat, cards[size]] += 1
    return size


@compiled
def redeal_after_reshuffle(tables: Record, state: Record, seat: int, unseen: Record) -> None:
    """Cards of the last reshuffle go to the draw pile and to those who drew since; the others to hands."""
    ways = np.zeros((MAX_SEATS + 1, MAX_CARDS + 1), np.float64)
    count_ways(tables, state, seat, ways)
    fresh = np.zeros(MAX_CARDS, np.int64)
    stale = np.zeros(MAX_CARDS, np.int64)
    fresh_size, stale_size = split_unseen(tables, state, seat, unseen, ways, fresh, stale)
    shuffle(state, fresh, fresh_size)
    shuffle(state, stale, stale_size)
    held = fresh_size - state.draw_size
    for other in range(tables.seats):
        if other == seat:
            continue
        share = draw_share(state, other, held, ways)
        held -= share
        fresh_size = deal_from(state, other, fresh, fresh_size, share)
        stale_size = deal_from(state, other, stale, stale_size, state.hand_size[other] - share)
    for index in range(state.draw_size):
        state.draw[index] = fresh[index]


@compiled
def split_unseen(
    tables: Record,
    state: Record,
    seat: int,
    unseen: Record,
    ways: Record,
    fresh: Record,
    stale: Record,
) -> tuple[int, int]:
    """List the unseen cards that are of the last reshuffle and those that are not; return how many."""
    seen_fresh = np.zeros(MOVES, np.int64)
    draw_seen_moves(tables, state, seat, unseen, ways, seen_fresh)
    fresh_size = stale_size = 0
    for kind in range(tables.kinds):
        count = int(state.shuffled_in[kind])
        if kind < MOVES:
            count -= int(seen_fresh[kind])
        elif unseen[kind] == 0:
            count = 0
        fresh_size = add_cards(fresh, fresh_size, kind, count)
        stale_size = add_cards(stale, stale_size, kind, int(unseen[kind]) - count)
    return fresh_size, stale_size
