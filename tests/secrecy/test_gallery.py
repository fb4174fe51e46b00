"""Every planted leak is caught by the check that is for it, in its own channel; every honest twin passes."""

from __future__ import annotations

import pytest

from diablerie.secrecy import CHECKS, check
from diablerie.secrecy.gallery import CASES, LEAKY

POSITIONS = 200
NON_INTERFERENCE, BLIND, CALIBRATED, SUFFICIENT = CHECKS

CAUGHT = {
    "leaky-view": (NON_INTERFERENCE, {"view"}),
    "leaky-mask": (NON_INTERFERENCE, {"mask"}),
    "leaky-tensor": (NON_INTERFERENCE, {"tensor"}),
    "leaky-info": (NON_INTERFERENCE, {"info"}),
    "leaky-error": (NON_INTERFERENCE, {"error"}),
    "leaky-timing": (NON_INTERFERENCE, {"timing"}),
    "leaky-log": (NON_INTERFERENCE, {"log"}),
    "leaky-order": (NON_INTERFERENCE, {"view"}),
    "leaky-digest": (NON_INTERFERENCE, {"view"}),
    "leaky-bot": (f"{BLIND} (a bot)", {"bot"}),
    "leaky-truth": (CALIBRATED, {"worlds never drawn"}),
    "leaky-narrowness": (CALIBRATED, {"worlds never drawn"}),
    "leaky-skew": (CALIBRATED, {"frequencies"}),
    "leaky-width": (CALIBRATED, {"impossible worlds"}),
    "leaky-memory": (SUFFICIENT, {"legal actions", "own past"}),
}
"""By what check a leak is caught, and where."""


def test_it_is_known_by_what_each_leak_is_caught() -> None:
    assert set(CAUGHT) == {name for name in CASES if name.startswith(LEAKY)}


@pytest.mark.parametrize("name", CAUGHT)
def test_a_planted_leak_is_caught_where_it_is_and_nowhere_else(name: str) -> None:
    reports = list(check(CASES[name], POSITIONS))
    found = {(report.check, finding.channel) for report in reports for finding in report.findings}
    by, channels = CAUGHT[name]
    assert found == {(by, channel) for channel in channels}


@pytest.mark.parametrize("name", [name for name in CASES if not name.startswith(LEAKY)])
def test_an_honest_twin_passes_every_check_with_something_compared_in_each(name: str) -> None:
    reports = list(check(CASES[name], POSITIONS))
    assert {report.check for report in reports} == {
        NON_INTERFERENCE,
        f"{BLIND} (a bot)",
        CALIBRATED,
        SUFFICIENT,
    }
    assert [str(report) for report in reports if not report.is_clean] == []


def test_a_check_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="the checks are non-interference, blind bots"):
        list(check(CASES["honest-view"], POSITIONS, checks=["fairness"]))
