"""The full tensor of Teufel Teufel, compiled: what a seat may know as numbers, for learning."""

from __future__ import annotations

from collections.abc import Sequence

from ....compiled import Record, compiled
from ....events import NOBODY
from ..rules.board import is_hidden, pegs_home
from ..rules.sets import holds
from ..rules.statements import is_known_to, names
from ..state import (
    CELLS,
    COPIES,
    DEVIL_LETTERS,
    KINDS,
    LETTERS,
    MOST_LIFTED,
    MOVING,
    NO_CARD,
    NO_CELL,
    OVER,
    PEGS,
    PERSONS,
    SWAP,
)

REVEALED = 2
"""So many cards are turned up at most when nothing else can be done."""

FACE_DOWN = KINDS
"""The layer of `cards` for a card that the seat does not know."""


def pieces(seats: int) -> dict[str, tuple[int, ...]]:
    """The named pieces of the tensor in order, with their shapes.

    Seats are counted from the observing one clockwise, and so are the colours of persons: 0 is the
    own colour (of six, whatever the number of seats). Per cell: `cards` one-hot by kind, its last
    layer a face-down card that the seat does not know; `up`; `sleds` per seat; `visited`, `swap`,
    `lifted_from`, `laid` in this turn; `peeked_at` per seat; `rumour`: the share of the cell in what
    the statements known to the seat say of each kind (TT-37a), at most 1. Per seat: `letters`,
    `possessed`, `left` (1 for the first out, less for each after), `to_play` and `turn_of` one-hot.
    `home`: devils on the centre; `unseen`: counts of the cards that the seat cannot place;
    `lifted`, `lifted_open`, `lifted_known`: counts of the cards in hand, of those all saw, of those the
    seat had peeked at; `phase` one-hot; `to_lose`, `peeked`, `banished`, `revealed`; `turns_left`: the
    share of `max_turns` that is left (0 without limit).
    """
    return {
        "cards": (CELLS, KINDS + 1),
        "up": (CELLS,),
        "sleds": (seats, CELLS),
        "peeked_at": (seats, CELLS),
        "visited": (CELLS,),
        "swap": (CELLS,),
        "lifted_from": (CELLS,),
        "laid": (CELLS,),
        "rumour": (KINDS, CELLS),
        "letters": (seats, LETTERS),
        "possessed": (seats,),
        "left": (seats,),
        "to_play": (seats,),
        "turn_of": (seats,),
        "home": (1,),
        "unseen": (KINDS,),
        "lifted": (1,),
        "lifted_open": (KINDS,),
        "lifted_known": (KINDS,),
        "phase": (OVER,),
        "to_lose": (1,),
        "peeked": (1,),
        "banished": (1,),
        "revealed": (1,),
        "turns_left": (1,),
    }


HIGHEST: dict[str, float | Sequence[float]] = {
    "home": PEGS,
    "unseen": COPIES,
    "lifted": MOST_LIFTED,
    "lifted_open": [min(count, MOST_LIFTED) for count in COPIES],
    "lifted_known": [min(count, MOST_LIFTED) for count in COPIES],
    "to_lose": DEVIL_LETTERS,
    "revealed": REVEALED,
}
"""The highest number of each piece that can be more than 1; one for each kind of card, or one for all."""


@compiled
def observe_full(tables: Record, state: Record, seat: int, out: Record) -> None:
    """Write what `seat` knows into `out` (float32), piece by piece as `pieces` names them."""
    out[:] = 0
    at = observe_cards(state, seat, out)
    at = observe_up(state, out, at)
    at = observe_cells(tables, state, seat, out, at)
    at = observe_rumours(tables, state, seat, out, at)
    at = observe_seats(tables, state, seat, out, at)
    at = observe_hidden(tables, state, seat, out, at)
    observe_turn(tables, state, out, at)


@compiled
def turned(kind: int, seat: int) -> int:
    """A kind with the colours counted from a seat's own."""
    if kind >= PERSONS:
        return int(kind)
    return int((kind - seat * LETTERS) % PERSONS)


@compiled
def is_known(state: Record, seat: int, cell: int) -> bool:
    """Whether a seat knows the card on a cell."""
    return bool(state.up[cell] or holds(state.known[seat], cell) or state.phase == OVER)


@compiled
def observe_cards(state: Record, seat: int, out: Record) -> int:
    """The cards, as far as the seat knows them."""
    at = 0
    for cell in range(CELLS):
        if state.card[cell] != NO_CARD:
            kind = state.card[cell] if is_known(state, seat, cell) else FACE_DOWN
            out[at + (turned(kind, seat) if kind < FACE_DOWN else FACE_DOWN)] = 1
        at += KINDS + 1
    return at


@compiled
def observe_up(state: Record, out: Record, at: int) -> int:
    """Which cards lie face up."""
    for cell in range(CELLS):
        out[at + cell] = state.up[cell]
    return at + CELLS


@compiled
def observe_cells(tables: Record, state: Record, seat: int, out: Record, at: int) -> int:
    """Sleds, what each seat has peeked at, and what this turn has done to the cells."""
    for distance in range(tables.seats):
        cell = state.sled[(seat + distance) % tables.seats]
        if cell != NO_CELL:
            out[at + cell] = 1
        at += CELLS
    for distance in range(tables.seats):
        mark_cells(out, at, state.known[(seat + distance) % tables.seats])
        at += CELLS
    if state.phase == MOVING:
        mark_cells(out, at, state.visited)
    at += CELLS
    if state.phase == SWAP:
        out[at + state.swap_cell] = 1
    at += CELLS
    mark_cells(out, at, state.lifted_from)
    at += CELLS
    mark_cells(out, at, state.laid)
    return at + CELLS


@compiled
def mark_cells(out: Record, at: int, cells: int) -> None:
    """Write 1 for each cell of a set."""
    for cell in range(CELLS):
        if holds(cells, cell):
            out[at + cell] = 1


@compiled
def observe_rumours(tables: Record, state: Record, seat: int, out: Record, at: int) -> int:
    """TT-37a: where statements say that cards lie."""
    for statement in range(state.mixed_count):
        if is_known_to(state, statement, seat):
            size = 0
            for cell in range(CELLS):
                if holds(state.mixed_cells[statement], cell):
                    size += 1
            for kind in range(KINDS):
                count = names(state, statement, kind)
                if count > 0:
                    spread_rumour(state, statement, turned(kind, seat), count / size, out, at)
    return at + KINDS * CELLS


@compiled
def spread_rumour(
    state: Record, statement: int, kind: int, share: float, out: Record, at: int
) -> None:
    """Raise what is said of a kind on each cell of a statement."""
    for cell in range(CELLS):
        if holds(state.mixed_cells[statement], cell):
            place = at + kind * CELLS + cell
            out[place] = min(1.0, max(out[place], share))


@compiled
def observe_seats(tables: Record, state: Record, seat: int, out: Record, at: int) -> int:
    """The sleds' letters and devils, who has left, who is to choose, whose turn it is."""
    seats = int(tables.seats)
    for distance in range(seats):
        for letter in range(LETTERS):
            out[at + letter] = state.letter[(seat + distance) % seats, letter]
        at += LETTERS
    for distance in range(seats):
        out[at + distance] = state.possessed[(seat + distance) % seats]
    at += seats
    for index in range(state.left_count):
        out[at + (state.left[index] - seat) % seats] = 1 - index / seats
    at += seats
    if state.to_play != NOBODY:
        out[at + (state.to_play - seat) % seats] = 1
        out[at + seats + (state.turn_of - seat) % seats] = 1
    return at + 2 * seats


@compiled
def observe_hidden(tables: Record, state: Record, seat: int, out: Record, at: int) -> int:
    """Devils at home, the cards the seat cannot place, and those in hand."""
    out[at] = pegs_home(tables, state)
    at += 1
    for cell in range(CELLS):
        if is_hidden(state, cell) and not is_known(state, seat, cell):
            out[at + turned(state.card[cell], seat)] += 1
    for index in range(state.lifted_size):
        out[at + turned(state.lifted[index], seat)] += 1
    at += KINDS
    out[at] = state.lifted_size
    at += 1
    for kind in range(KINDS):
        out[at + turned(kind, seat)] = state.open_lifted[kind]
        out[at + KINDS + turned(kind, seat)] = state.known_lifted[seat, kind]
    return at + 2 * KINDS


@compiled
def observe_turn(tables: Record, state: Record, out: Record, at: int) -> None:
    """What is to be chosen, and how many turns are left."""
    if state.phase != OVER:
        out[at + state.phase] = 1
    at += OVER
    out[at] = state.to_lose
    out[at + 1] = state.peeked
    out[at + 2] = state.banished
    out[at + 3] = state.revealed
    if tables.max_turns > 0:
        out[at + 4] = max(0, tables.max_turns - state.turn) / tables.max_turns
