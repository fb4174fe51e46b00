"""The records of Teufel Teufel: what stays the same in a game, and what changes."""

from __future__ import annotations

import numpy as np

from ...dtypes import aligned

SIDE = 7
CELLS = SIDE * SIDE
CENTRE = CELLS // 2
MAX_SEATS = 6
LETTERS = 6
PEGS = 4
DEVIL_LETTERS = 2
"""Letters that a second devil costs (TT-25)."""

PERSONS = MAX_SEATS * LETTERS
DEVIL, TOWER = PERSONS, PERSONS + 1
KINDS = PERSONS + 2
COPIES = (*(1 for _ in range(PERSONS)), 4, 2)
CARDS = sum(COPIES)
"""Kinds of cards by number: letter l of colour c is LETTERS·c + l, then devils and towers (TT-02)."""

NO_CARD = -1
NO_CELL = -1
FEWEST_LIFTED, MOST_LIFTED = 2, 4
"""So many cards are shuffled at once (TT-35)."""

STATEMENTS = 64
"""So many statements about shuffles are remembered (TT-37a); beyond that the oldest is forgotten."""

(
    PLACE,
    TURN,
    MOVING,
    IN_TOWER,
    TAKE,
    LOSE,
    GIVE,
    SWAP,
    LIFT,
    LAY,
    REVEAL,
    OVER,
) = range(12)
PHASES = (
    "place",
    "turn",
    "moving",
    "tower",
    "take",
    "lose",
    "give",
    "swap",
    "lift",
    "lay",
    "reveal",
    "over",
)
"""What is to be chosen, by the number kept in `STATE.phase`."""

ONGOING, LAST_ONE, JUDGEMENT, MAX_TURNS = range(4)
END_REASONS = {"last_one": (41,), "judgement": (42,), "max_turns": (46,)}
"""How a game can end, with the clauses by which it does."""

REASONS = (None, *END_REASONS)
"""How a game ended, by the number kept in `STATE.reason`."""

SMALL = "small"
"""The form of the tensor with cards told by letter and colour, beside the full one."""

MANHATTAN4, LINE4, ANY_GAP = range(3)
GAPS = ("manhattan4", "line4", "none")
"""The readings of TT-06, by the number kept in `TABLES.start_gap`."""

TABLES = aligned(
    [
        ("seats", np.int16),
        ("first_player", np.int16),
        ("start_gap", np.int16),
        ("may_keep_devil", np.int16),
        ("judgement_after_exit", np.int16),
        ("centre_stop", np.int16),
        ("start_barred", np.int16),
        ("flight_passes", np.int16),
        ("no_flip", np.int16),
        ("shuffle_under_sled", np.int16),
        ("max_turns", np.int32),
        ("marked", np.int8, CELLS),
        ("small_tensor", np.int8),
    ]
)
"""The switches of one game; the two-valued ones are 1 for the value that is not the default.
`marked[cell]` is 1 for the six cells without a card at the start, `small_tensor` for the small form of it."""

STATE = aligned(
    [
        ("rng", np.int64, 4),
        ("visited", np.int64),
        ("mixed_cells", np.int64, STATEMENTS),
        ("mixed_persons", np.int64, STATEMENTS),
        ("mixed_devils", np.int8, STATEMENTS),
        ("mixed_towers", np.int8, STATEMENTS),
        ("mixed_for", np.int8, STATEMENTS),
        ("lifted_from", np.int64),
        ("laid", np.int64),
        ("known", np.int64, MAX_SEATS),
        ("turn", np.int32),
        ("to_play", np.int16),
        ("turn_of", np.int16),
        ("phase", np.int16),
        ("reason", np.int16),
        ("left_count", np.int16),
        ("swap_cell", np.int16),
        ("lifted_size", np.int16),
        ("to_lose", np.int16),
        ("peeked", np.int16),
        ("banished", np.int16),
        ("revealed", np.int16),
        ("mixed_count", np.int16),
        ("sled", np.int16, MAX_SEATS),
        ("possessed", np.int16, MAX_SEATS),
        ("left", np.int16, MAX_SEATS),
        ("letter", np.int8, (MAX_SEATS, LETTERS)),
        ("card", np.int8, CELLS),
        ("up", np.int8, CELLS),
        ("lifted", np.int8, MOST_LIFTED),
        ("open_lifted", np.int8, KINDS),
        ("known_lifted", np.int8, (MAX_SEATS, KINDS)),
    ]
)
"""One position. Cells are numbered row by row from a1. `sled[seat]` is a cell, NO_CELL before it is
placed and after the seat has left; `left` lists the seats that have left, in order. `card[cell]` is a
kind or NO_CARD, `up[cell]` 1 if it lies face up. Of sets of cells (see `sets`), `known[seat]` holds
the face-down cards the seat has peeked at, `visited` the cells of this move (TT-11), `lifted_from` and
`laid` those of a shuffle. `lifted` lists the kinds taken for it, `open_lifted` and `known_lifted[seat]`
count those that lay face up or were known to a seat when taken. Statement i of TT-37a says that the
persons in the set `mixed_persons[i]` and so many devils and towers lie among the set of cells
`mixed_cells[i]`; the seats in `mixed_for[i]` know it, everybody if that set is empty."""

STOP, PASS, DONE, BANISH, GIVE_AWAY, KEEP = range(6)
TAKE_FROM = 6
LOSE_LETTER = TAKE_FROM + MAX_SEATS
ON_CELLS = LOSE_LETTER + LETTERS
VERBS = ("place", "go", "peek", "swap", "with", "lift", "lay", "reveal")
(PLACE_AT, GO_TO, PEEK_AT, SWAP_AT, SWAP_WITH, LIFT_FROM, LAY_AT, REVEAL_AT) = range(
    ON_CELLS, ON_CELLS + len(VERBS) * CELLS, CELLS
)
ACTIONS = ON_CELLS + len(VERBS) * CELLS
"""Action numbers: six words, `take` and `lose` with their seat or letter, then each verb with its cell."""
