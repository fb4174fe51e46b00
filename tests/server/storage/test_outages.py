"""Outages: only a database of which nothing is heard is out."""

from __future__ import annotations

from diablerie.server.storage.outages import Outages


class Calls:
    """Calls of a database whose clock is put on by hand."""

    def __init__(self) -> None:
        self.now = 100.0
        self.outages = Outages(lambda: self.now)

    def call(self, seconds: float, *, fails: bool = False) -> None:
        began = self.outages.begin()
        self.now += seconds
        (self.outages.failed if fails else self.outages.done)(began)


def test_what_is_done_quickly_is_none() -> None:
    calls = Calls()
    for _ in range(100):
        calls.call(0.9)
        calls.now += 3600
    assert calls.outages.take() == []


def test_a_call_that_hangs_is_one_from_when_it_was_asked() -> None:
    calls = Calls()
    calls.now = 200.0
    calls.call(25)
    assert calls.outages.take() == [(200.0, 225.0)]
    assert calls.outages.take() == []


def test_calls_that_fail_are_one_from_the_first_until_one_is_done() -> None:
    calls = Calls()
    calls.call(0.1, fails=True)
    for _ in range(10):
        calls.now += 2
        calls.call(0.1, fails=True)
    calls.call(0.1)
    assert calls.outages.take() == [(100.0, calls.now)]


def test_a_failure_that_is_over_within_a_second_is_none() -> None:
    calls = Calls()
    calls.call(0.1, fails=True)
    calls.call(0.1)
    assert calls.outages.take() == []


def test_a_call_that_takes_long_while_others_are_done_is_none() -> None:
    """Be it slow itself, or behind many others: whoever brings that about stops no clock."""
    calls = Calls()
    slow = calls.outages.begin()
    for _ in range(100):
        calls.call(0.2)
    calls.outages.done(slow)
    assert calls.outages.take() == []


def test_it_may_be_out_as_soon_as_what_is_asked_for_is_not_done() -> None:
    calls = Calls()
    calls.now += 3600
    assert not calls.outages.is_out
    call = calls.outages.begin()
    assert not calls.outages.is_out
    calls.now += 0.6
    assert calls.outages.is_out
    calls.call(0.1)
    assert not calls.outages.is_out
    calls.now += 0.6
    assert calls.outages.is_out
    calls.outages.failed(call)
    assert calls.outages.is_out
    calls.call(0.1)
    assert not calls.outages.is_out


def test_a_call_that_nobody_waits_for_any_more_says_nothing() -> None:
    calls = Calls()
    call, other = calls.outages.begin(), calls.outages.begin()
    calls.now += 5
    calls.outages.dropped(other)
    assert calls.outages.is_out
    calls.outages.done(call)
    assert calls.outages.take() == [(100.0, 105.0)]
    assert not calls.outages.is_out
