"""Limits as hosts write them: read, and refused with what would be right."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from diablerie.server import Limits
from diablerie.server.core.limit_settings import NAMES, NUMBERS, with_limits
from diablerie.server.core.rate_limits import Limiter


def test_some_are_set_and_the_others_stay_as_they_are() -> None:
    texts = ["guests=200/hour", "logins=10/5minutes", "connections=40", "hints=none"]
    chosen = with_limits(Limits(), texts)
    usual = replace(Limits(), logins="10/5minutes", guests="200/hour", connections=40, hints=None)
    assert chosen == usual
    Limiter(chosen)


def test_of_two_for_the_same_the_later_one_counts() -> None:
    assert with_limits(Limits(), ["guests=1/hour", "guests=2/hour"]).guests == "2/hour"


def test_names_may_be_written_as_options_are() -> None:
    assert with_limits(Limits(), ["own-requests=9/minute"]).own_requests == "9/minute"


def test_every_limit_can_be_set() -> None:
    for name in NAMES:
        text = f"{name}=7" if name in NUMBERS else f"{name}=7/hour"
        assert getattr(with_limits(Limits(), [text]), name) in (7, "7/hour")
        assert getattr(with_limits(Limits(), [f"{name}=none"]), name) is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("gests=200/hour", "'gests=200/hour' is no limit: one is guests=200/hour; there are requ"),
        ("guests", "'guests' is no limit: one is guests=200/hour"),
        ("guests=soon", "guests: 'soon' is no limit: one is 200/hour, 10/5minutes or none"),
        ("guests=0/hour", "guests: '0/hour' is no limit"),
        ("guests=5/0hours", "guests: '5/0hours' is no limit"),
        ("guests=5/fortnight", "guests: '5/fortnight' is no limit"),
        ("guests=5/hour; 2/minute", "guests: '5/hour; 2/minute' is no limit"),
        ("guests=200", "guests: '200' is no limit"),
        ("guests=", "guests: ' ' is no limit"),
        ("connections=many", "connections=many is no limit: it is a number from 1 to 1000000"),
        ("connections=0", "connections=0 is no limit"),
        ("connections=-1", "connections=-1 is no limit"),
        ("connections=5/hour", "connections=5/hour is no limit"),
    ],
)
def test_what_is_none_is_told_with_what_would_be(text: str, told: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is looked at
        with_limits(Limits(), [text])
    assert str(refused.value).startswith(told)


def test_hosts_can_read_of_every_limit_and_what_it_usually_is() -> None:
    told = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text()
    for name in NAMES:
        assert f"| `{name}` | {getattr(Limits(), name)} |" in told
