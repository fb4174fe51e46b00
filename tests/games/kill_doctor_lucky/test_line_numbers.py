"""Where a value or a key stands in a JSON text."""

from __future__ import annotations

import json

import pytest

from diablerie.games.kill_doctor_lucky.mansion.line_numbers import line_of, line_of_repeated_key

HOUSE = r"""
{
  "name": "a \"house\" {of, cards}:",
  "empty": [{}, [], {"c\u0061ve": -1.5e3}],
  "doors":
    [
      {"rect": [1, 2,
                3]}
    ]
}
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 2),
        (("name",), 3),
        (("empty", 1), 4),
        (("empty", 2, "cave"), 4),
        (("doors",), 6),
        (("doors", 0), 7),
        (("doors", 0, "rect", 1), 7),
        (("doors", 0, "rect", 2), 8),
    ],
)
def test_keys_and_indices_lead_to_the_line_where_a_value_begins(
    path: tuple[str | int, ...], line: int
) -> None:
    assert json.loads(HOUSE)
    assert line_of(HOUSE, path) == line


def test_a_key_that_stands_twice_in_one_object_is_found_where_it_stands_again() -> None:
    assert line_of_repeated_key('{"a": 1,\n"b": {"a": 1,\n"\\u0061": 2}}') == 3


def test_the_same_key_in_several_objects_is_none_that_stands_twice() -> None:
    assert line_of_repeated_key('{"a": [{"a": 1}, {"a": "a"}], "b": {"a": {"a": 1}}}') is None


def test_a_key_that_stands_twice_is_found_whatever_comes_after_it() -> None:
    assert line_of_repeated_key('[{"a": 1,\n"a": 2}, oh dear }}') == 2
