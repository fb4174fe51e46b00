"""Mansion files: a house of one's own is read and drawn."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest

from diablerie.games.kill_doctor_lucky.mansion import (
    Mansion,
    draw_mansion,
    printed,
    read_mansion,
    read_mansion_text,
    summary,
)
from tests.games.kill_doctor_lucky.cottage import COTTAGE, cottage
from tests.games.kill_doctor_lucky.house import read_house


def test_a_file_is_read() -> None:
    house = read_mansion_text(COTTAGE)
    assert [space.id for space in house.spaces] == ["parlour", "attic", "hall", "cellar", "steps"]
    assert house.neighbours["hall"] == ("parlour", "attic", "cellar", "steps")
    assert house.size == (10, 10)
    assert house == cottage()


def test_sight_leads_on_where_openings_share_more_than_a_point() -> None:
    lines = {line.spaces: line.span for line in cottage().lines}
    assert lines == {
        ("parlour", "hall", "cellar"): (3, 3.5),
        ("attic", "hall"): (7, 8),
        ("parlour", "attic"): (2, 3),
        ("hall", "steps"): (8.25, 8.75),
    }


def test_openings_that_share_only_a_point_let_nobody_see_through_both() -> None:
    text = COTTAGE.replace('"rect": [3, 6, 4, 7]', '"rect": [3.5, 6, 4, 7]')
    house = read_mansion_text(text)
    assert "cellar" not in house.sees["parlour"]
    assert house.sees["hall"] == ("parlour", "attic", "cellar", "steps")


def test_a_line_ends_where_the_ranges_of_all_its_openings_share_nothing() -> None:
    """First and second, second and third door share a range, all three none."""
    rects = {"a": [0, 0, 9, 1], "b": [0, 2, 9, 3], "c": [0, 4, 9, 5], "d": [0, 6, 9, 7]}
    house = cottage(
        spaces=[
            {"id": id_, "name": id_, "kind": "room", "named": True, "number": None, "rect": rect}
            for id_, rect in rects.items()
        ],
        start_space="a",
        doors=[
            {"a": "a", "b": "b", "axis": "ns", "rect": [1, 1, 4, 2]},
            {"a": "c", "b": "b", "axis": "ns", "rect": [3, 3, 6, 4]},
            {"a": "c", "b": "d", "axis": "ns", "rect": [5, 5, 8, 6]},
        ],
        sight_only_openings=[],
        deck={"failure": [], "move": [], "room": ["a"], "weapon": []},
    )
    assert [(line.spaces, line.span) for line in house.lines] == [
        (("a", "b", "c"), (3, 4)),
        (("b", "c", "d"), (5, 6)),
    ]
    assert "d" not in house.sees["a"]


def test_the_doctor_walks_by_the_numbers_and_stays_where_none_adjoins() -> None:
    """KDL-25."""
    assert cottage().next_space == {
        "parlour": "attic",
        "attic": "parlour",
        "hall": "attic",
        "cellar": None,
        "steps": None,
    }


def test_every_kind_of_move_and_failure_is_counted_even_if_there_is_none() -> None:
    assert cottage().deck_cards == {
        "move1": 0,
        "move2": 3,
        "move3": 0,
        "fail1": 20,
        "fail2": 0,
        "fail3": 1,
        "room:parlour": 1,
        "room:cellar": 1,
        "weapon:jacks_knife": 1,
        "weapon:poker": 1,
    }
    assert cottage().cards == 28


def test_a_weapon_without_a_bonus_may_leave_it_out() -> None:
    short = COTTAGE.replace(', "bonus_space": null, "bonus_value": null', "")
    assert short != COTTAGE
    assert read_mansion_text(short) == cottage()


def test_a_house_of_many_doors_is_seen_as_a_plain_reading_of_the_rules_sees_it() -> None:
    """A tower whose doors stand side by side, each row a little further on than the one below."""
    levels, doors = 12, 5
    tower = cottage(
        spaces=[
            {"id": f"s{i}", "name": "x", "kind": "room", "named": True, "number": i}
            | {"rect": [0, 2 * i, 99, 2 * i + 1]}
            for i in range(levels)
        ],
        start_space="s0",
        doors=[
            {"a": f"s{i}", "b": f"s{i + 1}", "axis": "ns"}
            | {"rect": [18 * j + i, 2 * i + 1, 18 * j + 17, 2 * i + 2]}
            for i in range(levels - 1)
            for j in range(doors)
        ],
        sight_only_openings=[],
        deck={"room": ["s0"], "weapon": [], "failure": [{"value": 1, "count": 40}], "move": []},
    )
    plain = read_house(tower.document())
    assert {space: frozenset(seen) for space, seen in tower.sees.items()} == plain.sight
    assert [line.span for line in tower.lines] == [(18 * j + 10, 18 * j + 17) for j in range(doors)]


def test_other_keys_are_not_read() -> None:
    assert cottage(title=5, grid={"size": "huge"}, visibility=None) == cottage()


def test_walls_may_be_thin() -> None:
    """As on squared paper: rooms that touch, and openings without depth or across the line."""
    text = COTTAGE.replace("[1, 5, 9, 6]", "[1, 4, 9, 7]")
    for thick, thin in (
        ("4, 3.5, 5]", "4, 3.5, 4]"),
        ("4, 8, 5]", "3.9, 8, 4.1]"),
        ("6, 4, 7]", "7, 4, 7]"),
    ):
        text = text.replace(thick, thin)
    house = read_mansion_text(text)
    assert house.sees == cottage().sees
    assert house.neighbours == cottage().neighbours
    ET.fromstring(draw_mansion(house))


@pytest.mark.parametrize("house", [printed(), cottage()], ids=["printed", "cottage"])
def test_its_text_gives_the_same_house_again(house: Mansion) -> None:
    assert read_mansion_text(house.text) == house
    assert read_mansion(house.document()) == house
    assert read_mansion_text(json.dumps(house.document(), indent=4)).text == house.text


@pytest.mark.parametrize("house", [printed(), cottage()], ids=["printed", "cottage"])
def test_it_is_seen_as_a_plain_reading_of_the_rules_sees_it(house: Mansion) -> None:
    plain = read_house(house.document())
    assert {space: frozenset(seen) for space, seen in house.sees.items()} == plain.sight
    assert {space: frozenset(near) for space, near in house.neighbours.items()} == plain.doors
    assert {space: plain.next_for_lucky(space) for space in plain.spaces} == house.next_space


def test_a_coordinate_may_be_written_as_a_whole_number_or_not() -> None:
    assert (
        read_mansion_text(COTTAGE.replace("[1, 1, 5, 4]", "[1.0, 1, 5e0, 4.0]")).text
        == cottage().text
    )


def test_names_are_safe_in_the_plan() -> None:
    plan = ET.fromstring(draw_mansion(read_mansion_text(COTTAGE.replace("Cellar", "<b> & co"))))
    assert "<b> & co" in "".join(plan.itertext())


def test_the_summary_counts_and_says_what_is_worth_a_second_look() -> None:
    assert summary(cottage()) == (
        "5 spaces: 3 named, 2 numbered, 2 with a room card; all pawns start in hall",
        "4 doors between 4 pairs of spaces, 1 opening for sight only",
        "6 pairs of spaces see each other, along 4 lines",
        "28 cards: 3 move, 2 room, 2 weapons, 21 failures with 23 points; enough for up to 4 players",
        "note: the Doctor stays where he is in cellar, steps (KDL-25)",
    )
    assert not any(line.startswith("note") for line in summary(printed()))
