"""Who begins when the same seats play Teufel Teufel again (TT-04)."""

from __future__ import annotations

import pytest

from diablerie import Outcome

from .table import load


@pytest.mark.parametrize("winner", [None, 0, 2])
def test_tt_04_the_oldest_begins_again_whoever_won(winner: int | None) -> None:
    assert load(3, first_player=1).rematch(Outcome("judgement", winner)) == {}
