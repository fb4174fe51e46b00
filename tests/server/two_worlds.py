"""One match played twice, alike but for two cards of seat 1 that nobody else can tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from .clients import Table

MOST = 80
"""The most actions in a match that are looked at."""


def played_alike(plain: Table, swapped: Table, rng: Random) -> Iterator[str]:
    """The actions of `plain`, each done in both, for as long as the two cards stay hidden.

    In `swapped`, seat 1 has laid the one wherever it laid the other.
    """
    one, other = rng.sample("23456789", 2)
    swap, laid = {one: other, other: one}, False
    for _ in range(MOST):
        seat = plain.read(None)["view"]["state"]["to_play"]
        legal = plain.read(seat)["view"]["state"]["legal"]
        cards = [a for a in legal if "@" in a and (seat == 0 or a[0] in swap)]
        action = rng.choice(cards if cards and rng.random() < 0.3 else legal[:3])
        value, at, space = action.partition("@")
        other_action = swap.get(value, value) + at + space if seat == 1 else action
        plain.act(seat, action).raise_for_status()
        swapped.act(seat, other_action).raise_for_status()
        if _shows(plain, one, other) or _shows(swapped, one, other):
            break
        laid |= action != other_action
        yield action
    assert laid, "the hidden cards never came into play"


def _shows(table: Table, *cards: str) -> bool:
    state = table.read(None)["view"]["state"]
    return state["outcome"] or not set(map(int, cards)) <= set(state["unrevealed"][1])
