"""The evaluation of Teufel Teufel, compiled: what a position is worth to each seat at a glance."""

from __future__ import annotations

import math

import numpy as np

from ....compiled import Record, compiled
from ....events import NOBODY
from ..rules.board import hidden_cards, is_hidden, is_own_colour, is_person, letters_of, owns_letter
from ..rules.sets import holds
from ..rules.turns import has_left, payoffs
from ..state import CELLS, DEVIL, LETTERS, MAX_SEATS, NO_CARD, NO_CELL, TOWER
from .features import count_turns
from .prior import prior

__all__ = ["evaluate", "prior"]

FARTHEST = 5
"""Turns to a letter count up to so many."""

FEW_HIDDEN = 6
"""From so few hidden cards on judgement is near (TT-42), and being ahead is worth less."""


@compiled
def evaluate(tables: Record, style: Record, state: Record, out: Record) -> None:
    """Write each seat's evaluation into `out` (float32[seats], from −1 to 1): the result once it is known."""
    if state.to_play == NOBODY:
        payoffs(tables, state, out)
        return
    to_go = np.zeros(MAX_SEATS, np.float64)
    for seat in range(tables.seats):
        if not has_left(state, seat):
            to_go[seat] = turns_to_go(tables, style, state, seat)
    doom = 1 - min(1.0, hidden_cards(state) / FEW_HIDDEN)
    for seat in range(tables.seats):
        rank = expected_rank(tables, style, state, seat, to_go, doom)
        out[seat] = 1 - 2 * (rank - 1) / (tables.seats - 1)


@compiled
def expected_rank(
    tables: Record, style: Record, state: Record, seat: int, to_go: Record, doom: float
) -> float:
    """TT-43: places behind those who have left and those likely to leave before."""
    for index in range(state.left_count):
        if state.left[index] == seat:
            return float(index + 1)
    rank = float(state.left_count + 1)
    for other in range(tables.seats):
        if other != seat and not has_left(state, other):
            first = 1 / (1 + math.exp((to_go[other] - to_go[seat]) / style.spread))
            rank += (1 - doom / 2) * first + doom / 4
    return rank


@compiled
def turns_to_go(tables: Record, style: Record, state: Record, seat: int) -> float:
    """About how many turns a seat needs until it leaves."""
    if state.sled[seat] == NO_CELL:
        return float(style.unseen * LETTERS)
    turns = np.zeros(CELLS, np.int64)
    count_turns(tables, state, seat, turns)
    cost = style.waiting * ((seat - state.turn_of) % tables.seats) / tables.seats
    owned = letters_of(state, seat)
    if owned < LETTERS:
        cost += cost_of_letters(style, state, seat, LETTERS - owned, turns)
        if state.possessed[seat]:
            cost += style.devil_cost + style.devil_cost_per_letter * owned
    elif state.possessed[seat]:
        cost += style.rid + style.way * min(FARTHEST, turns_to_relief(tables, state, seat, turns))
    return float(cost)


@compiled
def cost_of_letters(style: Record, state: Record, seat: int, missing: int, turns: Record) -> float:
    """The turns that a seat's missing letters cost: those it sees, and those it does not.

    The first of them cost less than the last: of many, one or another is soon found.
    """
    cost = style.missing * math.sqrt(math.sqrt(missing))
    nearest = FARTHEST
    for cell in range(CELLS):
        kind = state.card[cell]
        if not is_person(kind) or not is_own_colour(seat, kind) or owns_letter(state, seat, kind):
            continue
        if is_hidden(state, cell) and not holds(state.known[seat], cell):
            continue
        way = min(FARTHEST, turns[cell])
        nearest = min(nearest, way)
        cost += style.seen + style.way * way
        missing -= 1
    return float(cost + style.unseen * missing + style.nearest * nearest)


@compiled
def turns_to_relief(tables: Record, state: Record, seat: int, turns: Record) -> int:
    """TT-39: the turns to the nearest tower seen, or opponent who can be handed the devil."""
    nearest = FARTHEST
    for cell in range(CELLS):
        if state.up[cell] and state.card[cell] == TOWER:
            nearest = min(nearest, turns[cell])
    for other in range(tables.seats):
        cell = state.sled[other]
        if other != seat and cell != NO_CELL:
            kind = state.card[cell] if state.up[cell] else NO_CARD
            if kind not in (TOWER, DEVIL):
                nearest = min(nearest, turns[cell])
    return int(nearest)
