"""What a seat receives has to determine what it may do, and where it is promised what it has done."""

from __future__ import annotations

import pytest

from diablerie.secrecy import check_sufficiency
from diablerie.secrecy.gallery import CASES
from diablerie.secrecy.gallery.poker import Poker

FORGETFUL = CASES["leaky-memory"].subject


def test_a_view_that_forgets_leaves_open_what_may_be_done() -> None:
    report = check_sufficiency(FORGETFUL, "view", positions=200)
    assert {finding.channel for finding in report.findings} == {"legal actions"}


def test_a_channel_said_to_remember_is_held_to_it() -> None:
    report = check_sufficiency(FORGETFUL, "view", positions=200, remembers=True)
    assert {finding.channel for finding in report.findings} == {"legal actions", "own past"}
    texts = {(f.text, f.other_text) for f in report.findings if f.channel == "own past"}
    assert ("()", "('bet',)") in texts


def test_what_is_enough_passes() -> None:
    assert check_sufficiency(Poker(), "view", positions=200, remembers=True).is_clean
    assert check_sufficiency(Poker(), "mask", positions=200).is_clean


def test_a_channel_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no channel 'smell'; there are view, mask"):
        check_sufficiency(Poker(), "smell", positions=10)
