"""Mansion files that will not do are refused, with the line and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.games.kill_doctor_lucky.mansion import (
    Mansion,
    MansionError,
    draw_mansion,
    read_mansion,
    read_mansion_text,
)
from tests.games.kill_doctor_lucky.broken import BROKEN, broken
from tests.games.kill_doctor_lucky.cottage import COTTAGE


@pytest.mark.parametrize("case", BROKEN)
def test_a_house_that_will_not_do_is_refused_with_line_and_reason(case: str) -> None:
    *_, fragment, told = BROKEN[case]
    text = broken(case)
    with pytest.raises(MansionError) as refused:
        read_mansion_text(text)
    assert told in refused.value.fault
    assert refused.value.line is not None
    assert fragment in text.splitlines(keepends=True)[refused.value.line - 1]
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.fault}"


@pytest.mark.parametrize("case", sorted(set(BROKEN) - {"no JSON", "key twice"}))
def test_the_same_is_said_of_a_document_without_lines(case: str) -> None:
    *_, told = BROKEN[case]
    with pytest.raises(MansionError) as refused:
        read_mansion(json.loads(broken(case)))
    assert told in str(refused.value)
    assert refused.value.line is None


def grow_spaces(document: dict[str, Any]) -> None:
    document["spaces"] += [
        {**document["spaces"][4], "id": f"hut{i}", "rect": [20 + i, 1, 20.5 + i, 2]}
        for i in range(60)
    ]


def grow_weapons(document: dict[str, Any]) -> None:
    document["deck"]["weapon"] += [{"name": f"Brick {i}", "value": 1} for i in range(119)]


def grow_doors(document: dict[str, Any]) -> None:
    document["doors"] *= 200


@pytest.mark.parametrize(
    ("grow", "told"),
    [
        (grow_spaces, "spaces must be 1 to 64, not 65"),
        (grow_weapons, "deck has 129 kinds of cards; there may be 128"),
        (grow_doors, "doors must be at most 512, not 800"),
    ],
)
def test_no_house_may_be_larger_than_the_game_can_hold(
    grow: Callable[[dict[str, Any]], None], told: str
) -> None:
    document = json.loads(COTTAGE)
    grow(document)
    with pytest.raises(MansionError, match=told):
        read_mansion(document)


def test_a_text_far_longer_than_any_house_is_not_even_parsed() -> None:
    with pytest.raises(MansionError, match="at most 200,000 characters, not 300,000"):
        read_mansion_text("[" * 300_000)


@pytest.mark.parametrize(
    "text", ["", "[]", "null", '"a house"', "{}", "[" * 100_000, "1" * 5000, "\ufeff{}"]
)
def test_what_is_no_house_at_all_is_refused(text: str) -> None:
    with pytest.raises(MansionError):
        read_mansion_text(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)


def read_or_line(text: str) -> Mansion | None:
    """A house, or None if the line of its fault is told."""
    try:
        return read_mansion_text(text)
    except MansionError as error:
        if error.line is None:
            raise
        return None


@given(data=st.data(), value=json_values)
def test_whatever_stands_anywhere_is_read_or_refused_with_a_line(
    data: st.DataObject, value: Any
) -> None:
    document = place = json.loads(COTTAGE)
    while True:
        key = data.draw(
            st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place)))
        )
        if not isinstance(place[key], (dict, list)) or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = value
    text = json.dumps(document, indent=1)
    if (house := read_or_line(text)) is not None:
        assert read_mansion_text(house.text) == house
        ET.fromstring(draw_mansion(house, path=True))
