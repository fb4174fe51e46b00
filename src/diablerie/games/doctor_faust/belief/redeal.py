"""The other worlds that a seat of Doctor Faust holds possible, compiled.

Hidden is one thing alone, the values of the other seat's cards (DF-47). Which values those are is
public, as every revealed card leaves the game; only which of them lies where is not.
"""

from __future__ import annotations

import numpy as np

from ....chance import shuffle
from ....compiled import Record, compiled
from ..state import (
    DEVIL_CARDS,
    ONGOING,
    SEATS,
    SPACES,
)


@compiled
def redeal(tables: Record, state: Record, seat: int) -> None:
    """Replace all that `seat` cannot know (NOBODY: a spectator) by an equally likely possibility.

    The result depends on nothing but what the seat knows and the generator. When the game is over
    all cards are open, and nothing changes.
    """
    if state.reason != ONGOING:
        return
    for other in range(SEATS):
        if other != seat:
            redeal_cards(state, other)


@compiled
def redeal_cards(state: Record, owner: int) -> None:
    """Deal one seat's unrevealed devil cards anew over its laid cards and its hand."""
    cards = np.empty(DEVIL_CARDS, np.int16)
    count = gather_unrevealed(state, owner, cards)
    shuffle(state, cards, count)
    state.hand[owner, :] = 0
    for space in range(SPACES):
        if state.card_seat[space] == owner:
            count -= 1
            state.card[space] = cards[count]
    for index in range(count):
        state.hand[owner, cards[index]] = 1


@compiled
def gather_unrevealed(state: Record, owner: int, cards: Record) -> int:
    """List a seat's unrevealed devil cards in rising order and return how many there are."""
    unrevealed = np.zeros(DEVIL_CARDS, np.int16)
    for card in range(DEVIL_CARDS):
        unrevealed[card] = state.hand[owner, card]
    for space in range(SPACES):
        if state.card_seat[space] == owner:
            unrevealed[state.card[space]] = 1
    count = 0
    for card in range(DEVIL_CARDS):
        if unrevealed[card]:
            cards[count] = card
            count += 1
    return count
