"""Beliefs of our own games against the exact posterior, on small set-ups, through their OpenSpiel form."""

from __future__ import annotations

import pytest

from diablerie.secrecy import check
from diablerie.secrecy.adapters import open_spiel
from tests.envs.spiel import small_games
from tests.settings import everyday

POSITIONS = 60


@pytest.mark.parametrize(
    ("name", "states_of_knowledge"),
    everyday(
        [("traps", 30), ("attempt", 60), ("reshuffled", 60), ("look", 4)],
        ("traps", 30),
        ("look", 4),
    ),
)
def test_small_set_ups_pass_every_check_and_beliefs_are_compared(
    name: str, states_of_knowledge: int
) -> None:
    reports = list(check(open_spiel.case_of(small_games()[name]), POSITIONS))
    assert [str(report) for report in reports if not report.is_clean] == []
    compared = {report.check: report.compared for report in reports}
    assert compared["calibrated beliefs"] >= states_of_knowledge
