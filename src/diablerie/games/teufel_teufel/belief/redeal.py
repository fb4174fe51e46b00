"""The other worlds that a seat of Teufel Teufel holds possible, compiled (TT-37a).

Hidden is what lies face down. A seat knows the cards it has peeked at, and of shuffles what the
statements say that it knows; every arrangement of the other hidden cards that agrees with them is
equally likely. While cards are being shuffled, those in hand lie in places of their own behind the
cells. What other seats remember of shuffles is not carried over into another world: a seat cannot
know what it is about.
"""

from __future__ import annotations

import numpy as np

from ....chance import shuffle
from ....compiled import Record, compiled
from ..rules.board import is_hidden
from ..rules.sets import holds, with_item
from ..rules.statements import is_known_to, remove_statement
from ..state import CELLS, COPIES, KINDS, OVER
from .arrangements import PLACES, arrange


@compiled
def redeal(tables: Record, state: Record, seat: int) -> None:
    """Replace all that `seat` cannot know (NOBODY: a spectator) by an equally likely possibility.

    The result depends on nothing but what the seat knows and the generator. When the game is over
    all cards are open, and nothing changes.
    """
    if state.phase == OVER:
        return
    forget_others(tables, state, seat)
    pool = np.zeros(KINDS, np.int64)
    places = gather(state, seat, pool)
    arranged = np.full(PLACES, -1, np.int64)
    arrange(state, seat, pool, places, arranged)
    fill(state, pool, places, arranged)
    for place in range(PLACES):
        if holds(places, place):
            put(state, place, arranged[place])


@compiled
def forget_others(tables: Record, state: Record, seat: int) -> None:
    """Drop the statements that only other seats know, and what they know of the cards in hand."""
    statement = 0
    while statement < state.mixed_count:
        if is_known_to(state, statement, seat):
            statement += 1
        else:
            remove_statement(state, statement)
    for other in range(tables.seats):
        if other != seat:
            state.known_lifted[other, :] = 0


@compiled
def gather(state: Record, seat: int, pool: Record) -> int:
    """Count the cards whose place the seat does not know into `pool`; return the set of such places."""
    for kind in range(KINDS):
        pool[kind] = COPIES[kind]
    places = 0
    for cell in range(CELLS):
        if is_hidden(state, cell) and not (seat >= 0 and holds(state.known[seat], cell)):
            places = with_item(places, cell)
        elif state.card[cell] >= 0:
            pool[state.card[cell]] -= 1
    for index in range(state.lifted_size):
        places = with_item(places, CELLS + index)
    return places


@compiled
def fill(state: Record, pool: Record, places: int, arranged: Record) -> None:
    """Deal what is left of the pool over the places that are left."""
    rest = np.zeros(PLACES, np.int64)
    size = 0
    for kind in range(KINDS):
        for _ in range(pool[kind]):
            rest[size] = kind
            size += 1
    shuffle(state, rest, size)
    for place in range(PLACES):
        if holds(places, place) and arranged[place] < 0:
            size -= 1
            arranged[place] = rest[size]


@compiled
def put(state: Record, place: int, kind: int) -> None:
    """Put a card into its place."""
    if place < CELLS:
        state.card[place] = kind
    else:
        state.lifted[place - CELLS] = kind
