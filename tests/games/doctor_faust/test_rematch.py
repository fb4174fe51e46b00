"""Who begins when the same seats play Doctor Faust again (DF-06)."""

from __future__ import annotations

import pytest

import diablerie
from diablerie import Outcome


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("reason", ["pile", "resigned"])
def test_df_06_the_winner_begins_however_the_game_was_won(
    reason: str, winner: int, first: int
) -> None:
    game = diablerie.load("doctor-faust", first_player=first)
    assert game.rematch(Outcome(reason, winner)) == {"first_player": winner}


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("reason", ["max_turns", "agreed"])
def test_df_06_after_a_drawn_game_the_other_seat_begins(reason: str, first: int) -> None:
    game = diablerie.load("doctor-faust", first_player=first)
    changed = game.rematch(Outcome(reason, None))
    again = diablerie.load("doctor-faust", **{**game.options, **changed})
    assert again.start(1).to_play == 1 - first
