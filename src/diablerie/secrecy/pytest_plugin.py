"""A plugin for pytest: `pytest -p diablerie.secrecy.pytest_plugin`, or `pytest_plugins` in a conftest.

def test_my_game_keeps_its_secrets(keeps_secrets):
    keeps_secrets("pyspiel:leduc_poker")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pytest

from .battery import CHECKS, Case, check, is_passed
from .case_names import named
from .finding import Report

POSITIONS = 500


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the caller say how hard to look."""
    group = parser.getgroup("secrecy", "hidden information")
    group.addoption(
        "--secrecy-positions",
        type=int,
        default=POSITIONS,
        metavar="N",
        help=f"positions that each check of secrecy looks at ({POSITIONS})",
    )
    group.addoption(
        "--secrecy-seed", type=int, default=0, metavar="N", help="the same seed: the same positions"
    )


class KeepsSecrets(Protocol):
    """What the fixture of that name gives."""

    def __call__(self, case: Case | str, checks: Sequence[str] = CHECKS) -> list[Report]:
        """Run the checks on a case, or on what a name stands for, and fail the test if one finds something.

        It fails too where nothing could be compared. Raises ValueError for a name or check there is not.
        """


@pytest.fixture
def keeps_secrets(pytestconfig: pytest.Config) -> KeepsSecrets:
    """Demand of a game that hidden information stays hidden."""
    positions: int = pytestconfig.getoption("--secrecy-positions")
    seed: int = pytestconfig.getoption("--secrecy-seed")

    def demand(case: Case | str, checks: Sequence[str] = CHECKS) -> list[Report]:
        asked = named(case) if isinstance(case, str) else case
        reports = list(check(asked, positions, seed, checks))
        if not is_passed(reports):
            pytest.fail("\n".join([asked.subject.name, *map(str, reports)]), pytrace=False)
        return reports

    return demand
