"""What each equivalence takes for alike, what it finds by that and what it cannot."""

from __future__ import annotations

import numpy as np
import pytest

from diablerie.secrecy import (
    Channel,
    Equivalence,
    Grouped,
    Probe,
    Resampled,
    Resampler,
    Shown,
    Trace,
    check_noninterference,
)
from diablerie.secrecy.gallery import CASES
from diablerie.secrecy.gallery.poker import Poker, Table, shows

from .seeded import SeededPoker, own_card_and_line

RULES = Shown(shows)
PROBE = Grouped(Probe(own_card_and_line))


def poker(name: str) -> Poker:
    subject = CASES[name].subject
    assert isinstance(subject, Poker)
    return subject


def channels(subject: Poker | SeededPoker, equivalence: Equivalence) -> set[str]:
    """Where an equivalence finds leaks."""
    report = check_noninterference(subject, equivalence, positions=200)
    assert report.compared > 0
    return {finding.channel for finding in report.findings}


@pytest.mark.parametrize("equivalence", [Grouped(RULES), Resampled(RULES), Resampler()])
def test_pairs_show_the_seat_the_same_and_hide_something_else(equivalence: Equivalence) -> None:
    pairs = list(equivalence.pairs(Poker(), 100, np.random.default_rng(1)))
    assert len(pairs) > 20
    for pair in pairs:
        assert isinstance(pair.here, Table)
        assert isinstance(pair.there, Table)
        assert pair.seat is not None
        assert own_card_and_line(pair.here, pair.seat) == own_card_and_line(pair.there, pair.seat)
    assert any(pair.differs for pair in pairs)


@pytest.mark.parametrize("equivalence", [Grouped(RULES), Resampled(RULES), Resampler()])
def test_a_leak_is_found_whichever_yardstick_is_laid_on(equivalence: Equivalence) -> None:
    assert channels(poker("leaky-log"), equivalence) == {"log"}


def test_a_channel_as_the_measure_finds_leaks_in_the_others() -> None:
    assert channels(poker("leaky-log"), Grouped(Channel("view"))) == {"log"}


def test_a_channel_as_the_measure_does_not_see_its_own_leak() -> None:
    leaky, measure = poker("leaky-view"), Grouped(Channel("view"))
    assert check_noninterference(leaky, measure, positions=200).findings == []
    assert channels(leaky, Grouped(RULES)) == {"view"}


def test_all_that_a_channel_has_told_tells_apart_what_it_tells_no_more() -> None:
    forgetful = poker("leaky-memory")
    assert "info" in channels(forgetful, Grouped(Channel("view")))
    assert "info" not in channels(forgetful, Grouped(Trace("view")))


def test_all_that_an_honest_channel_has_told_passes() -> None:
    assert check_noninterference(Poker(), Grouped(Trace("view")), positions=200).is_clean


def test_a_channel_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no channel 'smell'; there are view, mask, tensor"):
        check_noninterference(Poker(), Grouped(Channel("smell")), positions=1)


def test_games_that_hide_their_chance_are_searched_by_dealing_again() -> None:
    assert channels(SeededPoker(poker("leaky-log")), PROBE) == {"log"}
    assert check_noninterference(SeededPoker(Poker()), PROBE, 200).is_clean


def test_a_history_is_not_told_anew_where_chance_is_hidden() -> None:
    with pytest.raises(ValueError, match="seeded poker hides its chance"):
        check_noninterference(SeededPoker(Poker()), Resampled(RULES), positions=1)


def test_a_sampler_that_knows_the_truth_shows_nothing_and_says_so() -> None:
    report = check_noninterference(poker("leaky-truth"), Resampler(), positions=50)
    assert report.compared == 0
    assert not report.is_clean
    assert str(report).endswith("0 compared, so nothing is shown")
