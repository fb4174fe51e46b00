"""How cards of the last reshuffle can lie in hands: counting the worlds of `belief` (KDL-23).

Fresh cards are those that went into the last reshuffle, stale ones those that did not. A world
distributes all unseen cards, one by one, over the places where the seat cannot see them.
"""

from __future__ import annotations

import numpy as np

from ....chance import binomial, fraction
from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import MOVES


@compiled
def most_fresh(state: Record, seat: int) -> int:
    """How many fresh cards a hand can hold at most."""
    return int(min(state.drawn[seat], state.hand_size[seat]))


@compiled
def count_ways(tables: Record, state: Record, seat: int, ways: Record) -> None:
    """Fill `ways[s, n]` (float64, (seats + 1, cards + 1)) with numbers of choices.

    They say in how many ways n places for fresh cards can be chosen in the hands of the seats other
    than `seat` from s on.
    """
    ways[tables.seats, 0] = 1
    reach = 0
    for other in range(tables.seats - 1, -1, -1):
        most = 0 if other == seat else most_fresh(state, other)
        reach += most
        for held in range(reach + 1):
            for share in range(min(most, held) + 1):
                places = binomial(state.hand_size[other], share)
                ways[other, held] += places * ways[other + 1, held - share]


@compiled
def draw_share(state: Record, seat: int, held: int, ways: Record) -> int:
    """Draw how many of the `held` fresh cards of the seats from this one on are in its hand."""
    left = fraction(state) * ways[seat, held]
    share = 0
    for more in range(min(most_fresh(state, seat), held) + 1):
        weight = binomial(state.hand_size[seat], more) * ways[seat + 1, held - more]
        if weight > 0 and left >= 0:
            share = more
        left -= weight
    return share


@compiled
def draw_seen_moves(
    tables: Record, state: Record, seat: int, unseen: Record, ways: Record, chosen: Record
) -> None:
    """Draw how many of the move cards of each kind that the seat has seen are fresh.

    Copies of a move card look alike, so it is not known which of them were in the reshuffle. Each
    combination weighs as much as there are worlds with it.
    """
    seen = np.zeros(MOVES, np.int64)
    combinations = 1
    for move in range(MOVES):
        seen[move] = tables.deck[move] - unseen[move]
        combinations *= seen[move] + 1
    weights = np.zeros(combinations, np.float64)
    for number in range(combinations):
        decode(number, seen, chosen)
        weights[number] = weigh_worlds(tables, state, seat, unseen, ways, seen, chosen)
    left = fraction(state) * weights.sum()
    drawn = 0
    for number in range(combinations):
        if weights[number] > 0 and left >= 0:
            drawn = number
        left -= weights[number]
    decode(drawn, seen, chosen)


@compiled
def decode(number: int, seen: Record, chosen: Record) -> None:
    """The combination of a number: from 0 to `seen[move]` of each move card."""
    for move in range(MOVES):
        chosen[move] = number % (seen[move] + 1)
        number //= seen[move] + 1


@compiled
def weigh_worlds(
    tables: Record,
    state: Record,
    seat: int,
    unseen: Record,
    ways: Record,
    seen: Record,
    chosen: Record,
) -> float:
    """The number of worlds in which so many of the seen move cards are fresh, up to a common factor."""
    if own_fresh(tables, state, seat, chosen) > (0 if seat == NOBODY else state.drawn[seat]):
        return 0.0
    fresh = count_fresh(tables, state, unseen, chosen)
    held = fresh - state.draw_size
    if held < 0 or ways[0, held] == 0:
        return 0.0
    weight = ways[0, held] / binomial(unseen.sum(), fresh)
    for move in range(MOVES):
        stale_copies = tables.deck[move] - state.shuffled_in[move]
        weight *= binomial(seen[move], chosen[move])
        weight *= falling(state.shuffled_in[move], chosen[move])
        weight *= falling(stale_copies, seen[move] - chosen[move])
    return float(weight)


@compiled
def own_fresh(tables: Record, state: Record, seat: int, chosen: Record) -> int:
    """How many fresh cards must be in the seat's own hand.

    Those are its rooms and weapons that went into the reshuffle, and the fresh move cards seen that
    are not among the discards.
    """
    discarded = np.zeros(MOVES, np.int64)
    for index in range(state.discard_size):
        if state.discard[index] < MOVES:
            discarded[state.discard[index]] += 1
    own = 0
    for move in range(MOVES):
        own += max(0, chosen[move] - discarded[move])
    if seat != NOBODY:
        for kind in range(MOVES, tables.kinds):
            if state.hand[seat, kind] > 0:
                own += int(state.shuffled_in[kind])
    return int(own)


@compiled
def count_fresh(tables: Record, state: Record, unseen: Record, chosen: Record) -> int:
    """How many unseen cards are fresh if so many of the seen move cards are."""
    fresh = 0
    for kind in range(tables.kinds):
        if kind < MOVES:
            fresh += int(state.shuffled_in[kind]) - int(chosen[kind])
        elif unseen[kind] > 0:
            fresh += int(state.shuffled_in[kind])
    return fresh


@compiled
def falling(number: int, factors: int) -> float:
    """The product number · (number − 1) · … with so many factors."""
    product = 1.0
    for index in range(factors):
        product *= number - index
    return product
