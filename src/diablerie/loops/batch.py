"""Stepping many games; `rules` is put into the namespace by `compiled.specialise`."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from ..compiled import Record, compiled

if TYPE_CHECKING:
    rules: ModuleType


@compiled
def start(tables: Record, states: Record, masks: Record, to_play: Record) -> None:
    """Deal every game."""
    for game in range(len(states)):
        rules.deal(tables, states[game])
        rules.legal(tables, states[game], masks[game])
        to_play[game] = states[game].to_play


@compiled
def first_illegal(masks: Record, actions: Record) -> int:
    """The first game whose action is not legal there, −1 if there is none."""
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= masks.shape[1] or masks[game, action] == 0:
            return game
    return -1


@compiled
def step(
    tables: Record,
    states: Record,
    actions: Record,
    masks: Record,
    to_play: Record,
    done: Record,
    returns: Record,
) -> None:
    """Apply one action to every game; deal those that end anew, with the generator they have."""
    for game in range(len(states)):
        state = states[game]
        rules.apply(tables, state, actions[game])
        done[game] = state.to_play < 0
        returns[game, :] = 0
        if done[game]:
            rules.payoffs(tables, state, returns[game])
            rules.deal(tables, state)
        rules.legal(tables, state, masks[game])
        to_play[game] = state.to_play


@compiled
def observe(tables: Record, states: Record, tensors: Record) -> None:
    """Write what the seat to move knows in every game."""
    for game in range(len(states)):
        rules.observe(tables, states[game], states[game].to_play, tensors[game])
