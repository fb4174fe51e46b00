"""Games of one's own keep their secrets, and a leak that is planted in one is found."""

from __future__ import annotations

import pytest

from diablerie import Game
from diablerie.secrecy import check
from diablerie.secrecy.adapters import own_games
from one_card_poker import OneCardPoker
from tests.own_game.leaks import TellingRefusal, TrueBelief
from tests.own_game.shells import Shells

POSITIONS = 40


@pytest.mark.parametrize("game", [OneCardPoker(2), OneCardPoker(3), Shells()], ids=repr)
def test_no_seat_is_told_what_it_cannot_know(game: Game) -> None:
    reports = list(check(own_games.case(game, lang="en"), POSITIONS))
    assert [str(report) for report in reports if not report.is_clean] == []
    assert all(report.compared > POSITIONS / 2 for report in reports)


@pytest.mark.parametrize(
    ("game", "channel"),
    [(TellingRefusal(3), "legal"), (TrueBelief(3), "belief")],
    ids=["an action that may not be done", "a world that is believed in"],
)
def test_a_planted_leak_is_found_where_it_is(game: Game, channel: str) -> None:
    (report,) = check(own_games.case(game), POSITIONS)
    assert not report.is_clean
    assert channel in "\n".join(map(str, report.findings))
