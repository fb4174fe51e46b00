"""Random play; `rules` is put into the namespace by `compiled.specialise`."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from ..chance import below
from ..compiled import Record, compiled

if TYPE_CHECKING:
    rules: ModuleType

STRIDE = 16
"""So many actions are counted at once: many games have hundreds, and few of them are legal."""


@compiled
def nth_legal(mask: Record, index: int) -> int:
    """The number of the `index`-th legal action, counted from 0."""
    action = 0
    while action + STRIDE <= len(mask):
        count = 0
        for step in range(STRIDE):
            count += int(mask[action + step])
        if count > index:
            break
        index -= count
        action += STRIDE
    while index >= int(mask[action]):
        index -= int(mask[action])
        action += 1
    return action


@compiled
def play_out(tables: Record, state: Record, mask: Record) -> int:
    """Play random legal actions until the game is over; return how many."""
    actions = 0
    while state.to_play >= 0:
        count = rules.legal(tables, state, mask)
        rules.apply(tables, state, nth_legal(mask, below(state, count)))
        actions += 1
    return actions


@compiled
def play_games(tables: Record, state: Record, mask: Record, games: int) -> int:
    """Play so many random games from the deal to the end; return the number of actions."""
    actions = 0
    for _ in range(games):
        rules.deal(tables, state)
        actions += play_out(tables, state, mask)
    return actions
