"""The records of Kill Doctor Lucky: what stays the same in a game, and what changes."""

from __future__ import annotations

import numpy as np

from ...dtypes import aligned

MAX_SEATS = 8
MAX_SPACES = 64
MAX_KINDS = 128
MAX_CARDS = 160
MAX_COPIES = 127
"""So many cards of one kind are counted in 8 bits: see `STATE.hand`."""

HAND = 6

ME, LUCKY = range(2)
PAWNS = ("me", "lucky")
"""Whom a move or room card moves, by number: the pawn of the seat whose turn it is, or the Doctor."""

TURN, MOVING, ANSWER, OVER = range(4)
PHASES = ("turn", "moving", "answer", "over")
"""What is to be chosen, by the number kept in `STATE.phase`."""

ONGOING, MURDER, MAX_TURNS = range(3)
END_REASONS = {"murder": (20,), "max_turns": (32,)}
"""How a game can end, with the clauses by which it does."""

REASONS = (None, *END_REASONS)
"""How a game ended, by the number kept in `STATE.reason`."""

NONE = -1
"""Of cards and weapons: there is none."""

MOVES = 3
FAILURES = 3
MOVE, FAIL, ROOM = 0, MOVES, MOVES + FAILURES
"""Kinds of cards by number: move 1 to 3, failure 1 to 3, the room cards, then the weapons."""

TABLES = aligned(
    [
        ("seats", np.int16),
        ("spaces", np.int16),
        ("rooms", np.int16),
        ("weapons", np.int16),
        ("kinds", np.int16),
        ("start", np.int16),
        ("weapon_bonus", np.int16),
        ("last_must_foil", np.int16),
        ("stops_at_players", np.int16),
        ("dealer", np.int16),
        ("first_player", np.int16),
        ("max_turns", np.int32),
        ("deck", np.int16, MAX_KINDS),
        ("room_space", np.int16, MAX_KINDS),
        ("weapon_value", np.int16, MAX_KINDS),
        ("special_space", np.int16, MAX_KINDS),
        ("special_value", np.int16, MAX_KINDS),
        ("next_space", np.int16, MAX_SPACES),
        ("named", np.int16, MAX_SPACES),
        ("doors", np.int16, MAX_SPACES),
        ("door", np.int8, (MAX_SPACES, MAX_SPACES)),
        ("rail", np.int8, (MAX_SPACES, MAX_SPACES)),
        ("sees", np.int8, (MAX_SPACES, MAX_SPACES)),
        ("distance", np.int8, (MAX_SPACES, MAX_SPACES)),
        ("exposure", np.int16, MAX_SPACES),
        ("by_value", np.int16, MAX_KINDS),
    ]
)
"""The house and the switches of one game. Spaces are numbered as in the mansion's list.

`deck[kind]` counts the cards in play; `room_space[j]` is where room card j leads; `special_space[w]`
is the space where weapon w has `special_value[w]` instead of `weapon_value[w]`, NONE if it has none.
`next_space` is the Doctor's next space (KDL-25), NONE if he stays. `doors` counts the neighbours;
`door`, `rail` and `sees` are 1 for pairs joined by a door, parted by a railing, visible to each other;
`distance` counts doors, MAX_SPACES where no way leads; `exposure` the spaces that see one.
`by_value` lists the weapons, the strongest first. `dealer` and `first_player` are NOBODY where
chance or the deal decides."""

STATE = aligned(
    [
        ("rng", np.int64, 4),
        ("turn", np.int32),
        ("to_play", np.int16),
        ("turn_of", np.int16),
        ("phase", np.int16),
        ("lucky", np.int16),
        ("pawn", np.int16, MAX_SEATS),
        ("stepped", np.int16),
        ("card_played", np.int16),
        ("moving_card", np.int16),
        ("moving_pawn", np.int16),
        ("moving_left", np.int16),
        ("attempt_weapon", np.int16),
        ("attempt_value", np.int16),
        ("reason", np.int16),
        ("winner", np.int16),
        ("hand_size", np.int16, MAX_SEATS),
        ("draw_size", np.int32),
        ("discard_size", np.int32),
        ("spent_size", np.int32),
        ("starter_size", np.int16),
        ("dealer", np.int16),
        ("reshuffled", np.int16),
        ("drawn", np.int16, MAX_SEATS),
        ("hand", np.int8, (MAX_SEATS, MAX_KINDS)),
        ("shuffled_in", np.int8, MAX_KINDS),
        ("draw", np.int8, MAX_CARDS),
        ("discard", np.int8, MAX_CARDS),
        ("spent", np.int8, MAX_CARDS),
        ("starter", np.int8, MAX_CARDS),
    ]
)
"""One position. `hand[seat, kind]` counts cards. `draw`, `discard`, `spent` and `starter` list kinds,
behind their size zeros; the next card to draw is the last of `draw`. `moving_card` is the kind of the
card that is moving `moving_pawn`, NONE if none is; `attempt_weapon` the weapon's number, NONE for bare
hands, and `attempt_value` the points still to foil, 0 if nobody attacks. `starter` are the cards of
KDL-04 that `dealer` (NOBODY: not known) dealt. `reshuffled` is 1 once the discards were shuffled as
a new draw pile, `shuffled_in` what went into it, `drawn` the cards each seat has drawn since."""

END, SNOOP, HALT, PASS, FAIL_CARD, ATTEMPT, MOVE_CARD, GO = 0, 1, 2, 3, 4, 7, 8, 14
"""Action numbers: fail1 to fail3 from FAIL_CARD, the bare-handed ATTEMPT, move card m for pawn p as
MOVE_CARD + 2·m + p, the free step to space s as GO + s. Behind them come, in numbers that depend on
the house, the steps of a move card, the room cards for each pawn, and the attempts with a weapon."""

MAX_ACTIONS = GO + 3 * MAX_SPACES + MAX_KINDS
"""No house has more: two actions to a space, two to a room, one to a weapon; rooms are spaces, and each
of them has a kind of card, as each weapon has."""
