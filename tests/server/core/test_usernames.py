"""Usernames suggested by what people are called elsewhere are names, or there is none."""

from __future__ import annotations

from hashlib import sha256

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


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Copa", "Сора"),  # Cyrillic
        ("Bob", "ВОВ"),
        ("Ian", "Іаn"),
        ("Tito", "ΤΙΤΟ"),  # Greek
        ("Zoë", "ΖОЕ\u0308"),
        ("Ροма", "Рома"),  # Greek and Cyrillic
        ("ロタ", "口夕"),  # katakana, ideographs
        ("uno", "սոօ"),  # Armenian
    ],
)
def test_names_of_several_scripts_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert usernames.key(one) != usernames.key(other)
    assert usernames.skeleton(one) == usernames.skeleton(other) is not None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ада"),
        ("Lan", "Ian"),
        ("R0bin", "Robin"),
        ("Anna 1", "Anna l"),
        ("Вера", "Вира"),
        ("Zoe", "Zoë"),
        ("דן", "דו"),
        ("李明", "李朋"),
        ("नमिता", "नमीता"),
    ],
)
def test_names_that_can_be_told_apart_have_two_skeletons(one: str, other: str) -> None:
    assert usernames.skeleton(one) != usernames.skeleton(other)


@given(st.text(max_size=30))
def test_names_that_are_one_have_one_skeleton_however_their_capitals_are(name: str) -> None:
    assert (usernames.skeleton(name) is None) == (usernames.key(name) is None)
    if name.isascii():
        assert usernames.skeleton(name.upper()) == usernames.skeleton(name.lower())


def test_the_table_of_look_alikes_is_the_one_by_which_skeletons_in_databases_were_made() -> None:
    """Whoever changes it writes a migration that makes them anew."""
    digest = sha256(usernames.LOOK_ALIKES.read_bytes()).hexdigest()
    assert digest == "df12fb27bb55b89137865567f258e4e697812fa07620b1665b25b4a68149ea2d"


@given(st.text(max_size=60))
def test_whatever_somebody_is_called_what_is_suggested_may_be_chosen(called: str) -> None:
    suggested = usernames.suggested(called)
    assert suggested is None or usernames.settled(suggested) == suggested
