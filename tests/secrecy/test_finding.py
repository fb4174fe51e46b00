"""A finding says where to look: the seat, both histories, the first difference."""

from __future__ import annotations

import pytest

from diablerie.secrecy import Finding, Report

LONG = "x" * 50
FINDING = Finding(1, "log", ("deal", "bet"), ("other deal", "bet"), f"{LONG}here", f"{LONG}there")


def test_a_finding_is_told_by_seat_histories_and_first_difference() -> None:
    assert str(FINDING) == (
        "log of seat 1 differs after\n"
        f"  deal bet\n    …{LONG[:40]}here\n"
        f"  other deal bet\n    …{LONG[:40]}there"
    )


def test_a_spectator_and_the_start_have_their_names() -> None:
    told = str(Finding(None, "view", (), (), "a", "b"))
    assert told == "view of a spectator differs after\n  the start\n    a\n  the start\n    b"


@pytest.mark.parametrize(
    ("text", "other", "at"), [("abc", "abd", 2), ("ab", "abc", 2), ("", "a", 0)]
)
def test_the_first_difference_is_found(text: str, other: str, at: int) -> None:
    assert Finding(0, "view", (), (), text, other).at == at


def test_a_report_shows_the_first_finding_of_each_channel_and_counts_the_rest() -> None:
    report = Report("non-interference", "poker", "its view", 9, [FINDING, FINDING])
    assert str(report).startswith("non-interference by its view: 9 compared, 2 differ (log 2)\n")
    assert str(report).count("differs after") == 1
    assert not report.is_clean


def test_a_report_of_nothing_is_not_clean() -> None:
    assert not Report("non-interference", "poker", "its view", 0, []).is_clean
    assert Report("non-interference", "poker", "its view", 1, []).is_clean


def test_reports_and_findings_are_json() -> None:
    document = Report("non-interference", "poker", "its view", 9, [FINDING]).document()
    assert document["compared"] == 9
    assert document["findings"] == [
        {
            "seat": 1,
            "waits": False,
            "channel": "log",
            "histories": [["deal", "bet"], ["other deal", "bet"]],
            "texts": [f"{LONG}here", f"{LONG}there"],
            "first_difference": 50,
        }
    ]
