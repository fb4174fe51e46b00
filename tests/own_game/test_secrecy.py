"""Games of one's own keep their secrets, and a leak that is planted in one is found."""

from __future__ import annotations

import pytest

from diablerie import Game
from diablerie.secrecy import check
from diablerie.secrecy.adapters import own_games
from one_card_poker import OneCardPoker
from tests.own_game.leaks import TellingPrior, TellingRefusal, TrueBelief
from tests.own_game.shells import Shells

POSITIONS = 40


@pytest.mark.parametrize("game", [OneCardPoker(2), OneCardPoker(3), Shells()], ids=repr)
def test_no_seat_is_told_what_it_cannot_know(game: Game) -> None:
    reports = list(check(own_games.case(game, lang="en"), POSITIONS))
    assert [str(report) for report in reports if not report.is_clean] == []
    assert all(report.compared > POSITIONS / 8 for report in reports)


def test_an_action_that_may_not_be_done_because_of_what_another_holds_is_found() -> None:
    (report,) = check(own_games.case(TellingRefusal(3)), POSITIONS)
    assert not report.is_clean
    assert "legal of seat" in "\n".join(map(str, report.findings))


def test_what_comes_to_mind_because_of_what_another_holds_is_found_with_the_two_histories() -> None:
    (report,) = check(own_games.case(TellingPrior(3)), POSITIONS)
    told = "\n".join(map(str, report.findings))
    assert "prior of seat" in told
    assert "legal of seat" not in told


def test_where_a_seat_believes_in_the_truth_alone_nothing_passes_for_compared() -> None:
    (report,) = check(own_games.case(TrueBelief(3)), POSITIONS)
    assert report.compared == 0
