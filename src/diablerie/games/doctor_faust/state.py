"""The records of Doctor Faust: what stays the same in a game, and what changes."""

from __future__ import annotations

import numpy as np

from ...dtypes import aligned

SPACES = 30
LANE = 15
SEATS = 2
STONES = 2
DEVIL_CARDS = 8
SOUL_CARDS = 11
LOWEST_SOUL = 3
POINTS_A_TURN = 7

ONGOING, PILE, INFAMY, ALL_STONES, MAX_TURNS = range(5)
END_REASONS = {"pile": (40, 42), "infamy": (35, 36), "all_stones": (37,), "max_turns": (48,)}
"""How a game can end, with the clauses by which it does."""

REASONS = (None, *END_REASONS)
"""How a game ended, by the number kept in `STATE.reason`."""

TABLES = aligned(
    [
        ("even_plus", np.int16),
        ("bonus_on_arrival", np.int16),
        ("infamy_at_turn_end", np.int16),
        ("contact_by_state", np.int16),
        ("contact_at_once", np.int16),
        ("may_leave_next_turn", np.int16),
        ("one_stone_a_turn", np.int16),
        ("finish_last_turn", np.int16),
        ("twin_before_trap", np.int16),
        ("lowest_devil", np.int16),
        ("soul_start", np.int16),
        ("devil_start", np.int16),
        ("max_turns", np.int32),
        ("first_player", np.int16),
    ]
)
"""The switches of one game. The two-valued ones are 1 for the value that is not the default."""

STATE = aligned(
    [
        ("rng", np.int64, 4),
        ("turn", np.int32),
        ("to_play", np.int16),
        ("points", np.int16),
        ("laid_this_turn", np.int16),
        ("soul", np.int16),
        ("stone", np.int16, (SEATS, STONES)),
        ("hand", np.int16, (SEATS, DEVIL_CARDS)),
        ("card_seat", np.int16, SPACES),
        ("card", np.int16, SPACES),
        ("pile", np.int16, SOUL_CARDS),
        ("pile_left", np.int16),
        ("won", np.int16, (SEATS, SOUL_CARDS)),
        ("won_count", np.int16, SEATS),
        ("stone_moved", np.int16),
        ("soul_stopped", np.int16),
        ("met", np.int16, (SEATS, STONES)),
        ("reason", np.int16),
        ("winner", np.int16),
    ]
)
"""One position. Devil cards are numbered 0 to 7 in rising order; the card numbered c has the value
`tables.lowest_devil + c`. `hand[seat, c]` is 1 for a card in hand. `card_seat[space]` is the owner of
the card beside a space or NOBODY, `card[space]` its number (0 where there is none). `pile[i]` is 1
while the soul card of value `LOWEST_SOUL + i` lies in the pile. `won[seat]` lists soul card values in
the order taken. `to_play` is NOBODY once the game is over. `stone_moved` (1 or 2), `soul_stopped`
and `met` stay 0 unless their switch is on. Sixteen bits leave room for the sums of small numbers that
uncompiled rules work out in the type of their parts."""

S1, S2, SOUL, LAY = 0, 1, 2, 3
ACTIONS = LAY + DEVIL_CARDS * SPACES
"""Action numbers: the two stones, the pyramid, then card c beside space x as LAY + c·SPACES + x."""
