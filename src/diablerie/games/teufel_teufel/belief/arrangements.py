"""Placing the cards that statements speak of: every arrangement that agrees with them equally likely.

Cards are placed one by one, those with the fewest places first, each on a free place of its own at
random; the arrangement is then accepted with a probability that makes up for the choices there were
(rejection sampling). Persons are placed within all statements that name them. Of devils and towers,
which have copies, as many as the tightest statement names are placed within it, and the others
anywhere; where more have come to lie there than it names, the arrangement could have come about in
as many ways as there are choices among them, and is accepted so much the more seldom.
"""

from __future__ import annotations

import numpy as np

from ....chance import below, binomial, fraction
from ....compiled import Record, compiled
from ..rules.board import is_hidden
from ..rules.sets import holds, nth_item, size_of, with_item
from ..rules.statements import names
from ..state import CELLS, DEVIL, KINDS, LAY, LIFT, MOST_LIFTED, NO_CARD, PERSONS, STATEMENTS

PLACES = CELLS + MOST_LIFTED
"""Where a hidden card can be: the cells, then those in hand during a shuffle."""

MOST_TOKENS = PERSONS + 6
"""All persons, devils and towers."""

TO_COME = 1
"""During a shuffle one thing more is known: the open cards and those the seat had peeked at are in it."""

PATIENCE = 100_000
"""After so many tries the first arrangement that agrees will do. Of 40,000 positions of random play the
worst needed a few thousand; what statements say can be contrived to need more."""


@compiled
def arrange(state: Record, seat: int, pool: Record, places: int, arranged: Record) -> None:
    """Write the kinds of all cards that statements name into `arranged` and take them out of `pool`.

    `places`: the set of places whose cards the seat does not know; `arranged`: int64 (PLACES,), −1
    where nothing is placed.
    """
    cells = np.zeros(STATEMENTS + TO_COME, np.int64)
    named = np.zeros((STATEMENTS + TO_COME, KINDS), np.int64)
    count = list_statements(state, seat, cells, named)
    settle_known(state, seat, cells, named, count, places)
    kinds = np.zeros(MOST_TOKENS, np.int64)
    allowed = np.zeros(MOST_TOKENS, np.int64)
    tokens = list_tokens(cells, named, count, pool, places, kinds, allowed)
    if tokens == 0:
        return
    sort_tokens(kinds, allowed, tokens)
    accepted, tries = 0.0, 0
    while accepted == 0.0 or (tries < PATIENCE and fraction(state) >= accepted):
        tries += 1
        accepted = place_tokens(state, kinds, allowed, tokens, arranged)
        if accepted > 0:
            accepted *= agreement(cells, named, count, arranged)
    for index in range(tokens):
        pool[kinds[index]] -= 1


@compiled
def list_statements(state: Record, seat: int, cells: Record, named: Record) -> int:
    """The statements that hold now, as sets of places and counts of cards; return how many."""
    lifted, present = state.lifted_from, state.laid
    for index in range(state.lifted_size):
        present = with_item(present, CELLS + index)
    for statement in range(state.mixed_count):
        cells[statement] = state.mixed_cells[statement]
        if cells[statement] & lifted:
            cells[statement] = (cells[statement] & ~lifted) | present
        for kind in range(KINDS):
            named[statement, kind] = names(state, statement, kind)
    count = int(state.mixed_count)
    if state.phase == LIFT or state.phase == LAY:
        cells[count] = present
        named[count, :] = state.open_lifted
        if seat >= 0:
            named[count, :] += state.known_lifted[seat]
        count += 1
    return count


@compiled
def settle_known(
    state: Record, seat: int, cells: Record, named: Record, count: int, places: int
) -> None:
    """A card that the seat has peeked at since is no longer looked for; its cell is out."""
    for cell in range(CELLS):
        if is_hidden(state, cell) and not holds(places, cell):
            for statement in range(count):
                if holds(cells[statement], cell):
                    kind = state.card[cell]
                    named[statement, kind] = max(0, named[statement, kind] - 1)
    for statement in range(count):
        cells[statement] &= places


@compiled
def list_tokens(
    cells: Record,
    named: Record,
    count: int,
    pool: Record,
    places: int,
    kinds: Record,
    allowed: Record,
) -> int:
    """The cards to place, each with the set of its places; return how many."""
    tokens = 0
    for kind in range(KINDS):
        within, needed = places, 0
        for statement in range(count):
            if named[statement, kind] == 0:
                continue
            if kind < PERSONS:
                within &= cells[statement]
                needed = 1
            elif is_tighter(cells[statement], named[statement, kind], within, needed):
                within, needed = cells[statement], int(named[statement, kind])
        if needed == 0:
            continue
        for copy in range(pool[kind]):
            kinds[tokens] = kind
            allowed[tokens] = within if copy < needed else places
            tokens += 1
    return tokens


@compiled
def is_tighter(cells: int, needed: int, other_cells: int, other_needed: int) -> bool:
    """Whether so many cards in so many places say more than others do."""
    return needed * size_of(other_cells) > other_needed * size_of(cells)


@compiled
def sort_tokens(kinds: Record, allowed: Record, tokens: int) -> None:
    """Those with the fewest places first."""
    for last in range(1, tokens):
        index = last
        while index > 0 and size_of(allowed[index]) < size_of(allowed[index - 1]):
            allowed[index], allowed[index - 1] = int(allowed[index - 1]), int(allowed[index])
            kinds[index], kinds[index - 1] = int(kinds[index - 1]), int(kinds[index])
            index -= 1


@compiled
def place_tokens(
    state: Record, kinds: Record, allowed: Record, tokens: int, arranged: Record
) -> float:
    """Place all tokens at random; return how often to accept that, 0 if one found no place."""
    arranged[:] = NO_CARD
    taken = 0
    chance = 1.0
    for token in range(tokens):
        free = allowed[token] & ~taken
        choices = size_of(free)
        if choices == 0:
            return 0.0
        chance *= choices / most_choices(allowed, token)
        place = nth_item(free, below(state, choices))
        taken = with_item(taken, place)
        arranged[place] = kinds[token]
    return chance


@compiled
def most_choices(allowed: Record, token: int) -> int:
    """How many places can be free for a token at best: earlier ones confined to its places take some."""
    most = size_of(allowed[token])
    for earlier in range(token):
        if allowed[earlier] & ~allowed[token] == 0:
            most -= 1
    return most


@compiled
def agreement(cells: Record, named: Record, count: int, arranged: Record) -> float:
    """0 if a statement about copies fails; else 1 over the ways in which their places can be chosen."""
    chance = 1.0
    for kind in range(DEVIL, KINDS):
        tightest, needed = 0, 0
        for statement in range(count):
            if named[statement, kind] == 0:
                continue
            if lying(cells[statement], kind, arranged) < named[statement, kind]:
                return 0.0
            if needed == 0 or is_tighter(
                cells[statement], named[statement, kind], tightest, needed
            ):
                tightest, needed = cells[statement], int(named[statement, kind])
        if needed > 0:
            chance /= binomial(lying(tightest, kind, arranged), needed)
    return chance


@compiled
def lying(places: int, kind: int, arranged: Record) -> int:
    """How many cards of a kind lie in a set of places."""
    count = 0
    for place in range(PLACES):
        if arranged[place] == kind and holds(places, place):
            count += 1
    return count
