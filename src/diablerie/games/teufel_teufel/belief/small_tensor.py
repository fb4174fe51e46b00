"""The small tensor of Teufel Teufel, compiled: cards by letter and colour, rumours by groups of them."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..rules.sets import holds, size_of
from ..rules.statements import is_known_to, names
from ..state import CELLS, DEVIL, KINDS, LETTERS, MAX_SEATS, NO_CARD, PERSONS
from .tensor import (
    is_known,
    observe_cells,
    observe_hidden,
    observe_seats,
    observe_turn,
    observe_up,
    pieces,
    turned,
)

DEVIL_TRAIT = LETTERS + MAX_SEATS
HIDDEN_TRAIT = DEVIL_TRAIT + 2
TRAITS = HIDDEN_TRAIT + 1
"""Of a card: six letters, six colours, devil, tower, face down and not known to the seat."""

OTHERS = LETTERS
GROUPS = OTHERS + 3
"""Of a rumour: the six persons of the seat's own colour, all others together, devils, towers."""


def small_pieces(seats: int) -> dict[str, tuple[int, ...]]:
    """The named pieces of the small tensor in order, with their shapes: those of the full one, but for two.

    `cards`: of each cell's card its letter and its colour one-hot (0 is the own colour), or whether it is a
    devil, a tower, or face down and not known to the seat. `rumour`: the share of the cell in what the
    statements known to the seat say (TT-37a) of each person of its own colour, of all other persons, of
    devils and of towers, at most 1. Which of the others' persons a statement names is what it leaves out.
    """
    changed = {"cards": (CELLS, TRAITS), "rumour": (CELLS, GROUPS)}
    return {name: changed.get(name, shape) for name, shape in pieces(seats).items()}


@compiled
def observe_small(tables: Record, state: Record, seat: int, out: Record) -> None:
    """Write what `seat` knows into `out` (float32), piece by piece as `small_pieces` names them."""
    out[:] = 0
    at = observe_traits(state, seat, out)
    at = observe_up(state, out, at)
    at = observe_cells(tables, state, seat, out, at)
    at = observe_grouped_rumours(state, seat, out, at)
    at = observe_seats(tables, state, seat, out, at)
    at = observe_hidden(tables, state, seat, out, at)
    observe_turn(tables, state, out, at)


@compiled
def observe_traits(state: Record, seat: int, out: Record) -> int:
    """The cards, as far as the seat knows them, by their traits."""
    at = 0
    for cell in range(CELLS):
        if state.card[cell] != NO_CARD:
            kind = turned(state.card[cell], seat)
            if not is_known(state, seat, cell):
                out[at + HIDDEN_TRAIT] = 1
            elif kind >= PERSONS:
                out[at + DEVIL_TRAIT + kind - DEVIL] = 1
            else:
                out[at + kind % LETTERS] = 1
                out[at + LETTERS + kind // LETTERS] = 1
        at += TRAITS
    return at


@compiled
def group_of(kind: int) -> int:
    """The group of a rumour to which a kind belongs, its colour counted from the seat's own."""
    if kind >= PERSONS:
        return int(OTHERS + 1 + kind - DEVIL)
    return int(min(kind, OTHERS))


@compiled
def observe_grouped_rumours(state: Record, seat: int, out: Record, at: int) -> int:
    """TT-37a: where statements say that cards lie."""
    for statement in range(state.mixed_count):
        if is_known_to(state, statement, seat):
            raise_rumours(state, statement, seat, out, at)
    return at + CELLS * GROUPS


@compiled
def raise_rumours(state: Record, statement: int, seat: int, out: Record, at: int) -> None:
    """Raise what is said of each group on each cell of a statement."""
    others = 0
    for kind in range(KINDS):
        count = names(state, statement, kind)
        if count > 0:
            group = group_of(turned(kind, seat))
            if group == OTHERS:
                others += count
            else:
                raise_group(state, statement, group, count, out, at)
    if others > 0:
        raise_group(state, statement, OTHERS, others, out, at)


@compiled
def raise_group(
    state: Record, statement: int, group: int, count: int, out: Record, at: int
) -> None:
    """Raise the share of a group on each cell of a statement that names so many of it."""
    cells = state.mixed_cells[statement]
    share = count / size_of(cells)
    for cell in range(CELLS):
        if holds(cells, cell):
            place = at + cell * GROUPS + group
            out[place] = min(1.0, max(out[place], share))
