"""What is remembered of shuffles: these cards lie face down somewhere among these cells (TT-37a)."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..state import DEVIL, KINDS, STATEMENTS, TOWER
from .sets import exchanged, holds, with_item, without

EVERYBODY = 0


@compiled
def names(state: Record, statement: int, kind: int) -> int:
    """How many cards of a kind a statement names."""
    if kind == DEVIL:
        return int(state.mixed_devils[statement])
    if kind == TOWER:
        return int(state.mixed_towers[statement])
    return int(holds(state.mixed_persons[statement], kind))


@compiled
def add_name(state: Record, statement: int, kind: int) -> None:
    """Have a statement name one card more."""
    if kind == DEVIL:
        state.mixed_devils[statement] += 1
    elif kind == TOWER:
        state.mixed_towers[statement] += 1
    else:
        state.mixed_persons[statement] = with_item(state.mixed_persons[statement], kind)


@compiled
def drop_name(state: Record, statement: int, kind: int) -> None:
    """Have a statement name one card less."""
    if kind == DEVIL:
        state.mixed_devils[statement] -= 1
    elif kind == TOWER:
        state.mixed_towers[statement] -= 1
    else:
        state.mixed_persons[statement] = without(state.mixed_persons[statement], kind)


@compiled
def is_void(state: Record, statement: int) -> bool:
    """Whether a statement names no card any more."""
    return bool(
        state.mixed_persons[statement] == 0
        and state.mixed_devils[statement] == 0
        and state.mixed_towers[statement] == 0
    )


@compiled
def is_known_to(state: Record, statement: int, seat: int) -> bool:
    """Whether a seat (NOBODY: a spectator) knows a statement."""
    knowers = state.mixed_for[statement]
    return bool(knowers == EVERYBODY or (seat >= 0 and holds(knowers, seat)))


@compiled
def copy_statement(state: Record, start: int, to: int) -> None:
    """Write one statement over another."""
    state.mixed_cells[to] = state.mixed_cells[start]
    state.mixed_persons[to] = state.mixed_persons[start]
    state.mixed_devils[to] = state.mixed_devils[start]
    state.mixed_towers[to] = state.mixed_towers[start]
    state.mixed_for[to] = state.mixed_for[start]


@compiled
def clear_statement(state: Record, statement: int) -> None:
    """Make a statement say nothing."""
    state.mixed_cells[statement] = 0
    state.mixed_persons[statement] = 0
    state.mixed_devils[statement] = 0
    state.mixed_towers[statement] = 0
    state.mixed_for[statement] = 0


@compiled
def remove_statement(state: Record, statement: int) -> None:
    """Drop a statement; the later ones move up."""
    for index in range(statement, state.mixed_count - 1):
        copy_statement(state, index + 1, index)
    state.mixed_count -= 1
    clear_statement(state, state.mixed_count)


@compiled
def new_statement(state: Record, cells: int, knowers: int) -> int:
    """Append a statement that names no card yet and return its number; the oldest makes room if need be."""
    if state.mixed_count == STATEMENTS:
        remove_statement(state, 0)
    statement = int(state.mixed_count)
    state.mixed_count += 1
    state.mixed_cells[statement] = cells
    state.mixed_for[statement] = knowers
    return statement


@compiled
def show(state: Record, cell: int) -> None:
    """TT-37a: a card is turned face up; what was known of it as a hidden one is forgotten."""
    state.up[cell] = 1
    for knower in range(len(state.known)):
        state.known[knower] = without(state.known[knower], cell)
    forget_turned(state, cell, state.card[cell])


@compiled
def forget_turned(state: Record, cell: int, kind: int) -> None:
    """TT-37a: a card turned up leaves every statement that names it there, its cell every statement."""
    statement = 0
    while statement < state.mixed_count:
        if holds(state.mixed_cells[statement], cell):
            if names(state, statement, kind) > 0:
                drop_name(state, statement, kind)
            state.mixed_cells[statement] = without(state.mixed_cells[statement], cell)
        if is_void(state, statement):
            remove_statement(state, statement)
        else:
            statement += 1


@compiled
def rename_cells(state: Record, one: int, other: int) -> None:
    """TT-37a: after a swap each statement follows the cards."""
    for statement in range(state.mixed_count):
        state.mixed_cells[statement] = exchanged(state.mixed_cells[statement], one, other)


@compiled
def spread_lifted(state: Record) -> None:
    """TT-37a: statements about lifted cells now speak of all the cells laid in their place."""
    lifted, laid = state.lifted_from, state.laid
    for statement in range(state.mixed_count):
        cells = state.mixed_cells[statement]
        if cells & lifted:
            state.mixed_cells[statement] = (cells & ~lifted) | laid


@compiled
def state_shuffle(tables: Record, state: Record) -> None:
    """TT-37a: everybody saw the face-up cards go in, and each seat those it had peeked at."""
    spread_lifted(state)
    name_lifted(state, state.open_lifted, EVERYBODY)
    for seat in range(tables.seats):
        name_lifted(state, state.known_lifted[seat], with_item(EVERYBODY, seat))


@compiled
def name_lifted(state: Record, counts: Record, knowers: int) -> None:
    """Append the statement of these cards, if there are any."""
    if counts.sum() == 0:
        return
    statement = new_statement(state, state.laid, knowers)
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            add_name(state, statement, kind)
