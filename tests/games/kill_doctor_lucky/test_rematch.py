"""Who deals when the same seats play Kill Doctor Lucky again (KDL-04)."""

from __future__ import annotations

import pytest

from diablerie import Outcome

from .table import load


@pytest.mark.parametrize("winner", range(4))
def test_kdl_04_the_winner_deals_and_the_deal_decides_who_begins(winner: int) -> None:
    game = load(4, dealer=1, first_player=2, weapon_bonus=1)
    changed = game.rematch(Outcome("murder", winner))
    assert changed == {"dealer": winner, "first_player": None}
    again = load(4, **{**game.options, **changed})
    assert again.start(3).position()["starter"]["dealer"] == winner


@pytest.mark.parametrize("reason", ["max_turns", "agreed"])
def test_kdl_04_where_nobody_won_the_dealer_is_drawn_by_lot(reason: str) -> None:
    changed = load(4, dealer=1).rematch(Outcome(reason, None))
    again = load(4, **changed)
    dealers = {again.start(seed).position()["starter"]["dealer"] for seed in range(40)}
    assert dealers == set(range(4))
