"""`diablerie play`: walking by the names of rooms."""

from __future__ import annotations

import pytest

from tests.games.kill_doctor_lucky.typed import hunted


@pytest.mark.parametrize("line", ["go 3", "go dining hall", "Dining", "me dining_hall", "2"])
def test_a_free_step_is_taken_by_the_name_of_the_room(line: str) -> None:
    told = "You walk from the Drawing Room into the Dining Hall. KDL-09"
    assert told in hunted(line, "quit")


def test_a_walk_of_several_actions_is_one_line() -> None:
    lines = hunted("go 3", "go kitchen", "quit")
    assert "You hurry from the Dining Hall as far as the Kitchen. KDL-10" in lines
    assert "You play a Move 2. KDL-10" in lines


def test_where_there_are_several_ways_the_player_is_asked() -> None:
    lines = hunted("go sw hall", "2", "quit")
    asked = lines.index("  1  Go into the Southwest Hall: Move 2")
    assert lines[asked + 1] == "  2  Go into the Southwest Hall: free step, Move 1"
    assert "You walk from the Drawing Room into the Trophy Room. KDL-09" in lines[asked:]
    assert "You hurry from the Trophy Room into the Southwest Hall. KDL-10" in lines[asked:]


def test_asked_for_a_way_one_may_do_something_else() -> None:
    lines = hunted("go sw hall", "end", "quit")
    assert "You end your turn. KDL-08" in lines
    assert not any(line.startswith("You walk") for line in lines)


def test_a_walk_as_the_list_has_it_can_be_typed() -> None:
    line = "go:trophy_room move1:me step:sw_hall"
    assert "You hurry from the Trophy Room into the Southwest Hall. KDL-10" in hunted(line, "quit")


def test_a_begun_walk_says_where_it_can_lead() -> None:
    lines = hunted("go 3", "doctor", "kitchen", "quit")
    said = next(line for line in lines if line.startswith("Possible: "))
    assert "Kitchen" in said
    assert any("the Doctor" in line and "into the Kitchen. KDL-10" in line for line in lines)


@pytest.mark.parametrize(
    ("typed_lines", "told"),
    [
        (("go 1", "go 1"), "No way leads to Parlor now. Possible: "),
        (("kill",), "The Doctor is not with you. He is in the Wine Cellar. KDL-15"),
        (("go 9 9",), "“go 9 9” is nothing you can do here. KDL-06"),
        (("dance kitchen",), "“dance” is nothing you can do here. KDL-06"),
    ],
)
def test_what_does_not_go_is_said(typed_lines: tuple[str, ...], told: str) -> None:
    assert any(line.startswith(told) for line in hunted(*typed_lines, "quit"))


def test_a_question_mark_lists_what_can_be_done() -> None:
    lines = hunted("?", "quit")
    assert "  1  Walk into the Parlor  go:parlor" in lines
    assert lines == hunted("legal", "quit")
