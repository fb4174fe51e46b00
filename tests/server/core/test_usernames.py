"""Usernames suggested by what people are called elsewhere are names, or there is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.server.core import usernames


@pytest.mark.parametrize(
    ("called", "suggested"),
    [
        ("Ada", "Ada"),
        (" Ada  Lovelace ", "Ada Lovelace"),
        ("ada.lovelace@engine.example", "ada.lovelace"),
        ("club/ada", "club ada"),
        ("A\u202eda", "A da"),
        ("Ａｄａ", "Ada"),
        ("Augusta Ada King, Countess of Lovelace", "Augusta Ada King, Counte"),
        ("Augusta Ada King, Counte s", "Augusta Ada King, Counte"),
        ("李明", "李明"),
    ],
)
def test_what_can_be_kept_of_a_name_is_kept(called: str, suggested: str) -> None:
    assert usernames.suggested(called) == suggested


@pytest.mark.parametrize("called", ["", "a", "@ada", "...", "\u200b\u200b", "/", "\ud800"])
def test_of_what_cannot_be_a_name_none_is_made(called: str) -> None:
    assert usernames.suggested(called) is None


@given(st.text(max_size=60))
def test_whatever_somebody_is_called_what_is_suggested_may_be_chosen(called: str) -> None:
    suggested = usernames.suggested(called)
    assert suggested is None or usernames.settled(suggested) == suggested
