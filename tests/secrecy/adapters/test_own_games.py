"""Beliefs of our own games against the exact posterior, on small set-ups, through their OpenSpiel form."""

from __future__ import annotations

import pytest

from diablerie.secrecy import check
from diablerie.secrecy.adapters import open_spiel
from tests.envs.spiel import small_games

POSITIONS = 60


@pytest.mark.parametrize("name", ["traps", "look"])
def test_small_set_ups_pass_every_check(name: str) -> None:
    reports = list(check(open_spiel.case_of(small_games()[name]), POSITIONS))
    assert [str(report) for report in reports if not report.is_clean] == []
    assert "calibrated beliefs" in {report.check for report in reports}
