"""Undoing actions of Doctor Faust, compiled: what a later world says about an earlier one."""

from __future__ import annotations

import numpy as np

from ....compiled import Record, compiled
from ..belief.redeal import gather_unrevealed
from ..state import DEVIL_CARDS, LAY, SEATS, SPACES


@compiled
def undo(tables: Record, before: Record, after: Record, action: int, seat: int) -> int:
    """Put into `before` the hidden cards that led to `after`; return the action's true number there.

    `before`: a world that `seat` held possible, in which the seat to move did what `seat` saw as `action`.
    """
    for owner in range(SEATS):
        if owner != seat:
            undo_cards(before, after, owner)
    if action < LAY or before.to_play == seat:
        return action
    space = (action - LAY) % SPACES
    return int(LAY + after.card[space] * SPACES + space)


@compiled
def undo_cards(before: Record, after: Record, owner: int) -> None:
    """Cards that still lie lay there before; those turned up since lay where one is missing."""
    cards = np.zeros(DEVIL_CARDS, np.int16)
    held = np.zeros(DEVIL_CARDS, np.int16)
    for index in range(gather_unrevealed(before, owner, cards)):
        held[cards[index]] = 1
    revealed = held.copy()
    for index in range(gather_unrevealed(after, owner, cards)):
        revealed[cards[index]] = 0
    for space in range(SPACES):
        if before.card_seat[space] != owner:
            continue
        if after.card_seat[space] == owner:
            before.card[space] = after.card[space]
        else:
            before.card[space] = revealed.argmax()
            revealed[before.card[space]] = 0
        held[before.card[space]] = 0
    before.hand[owner, :] = held
