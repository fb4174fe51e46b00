"""The switches of Teufel Teufel, and what `board` tells of a game set up with them."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie

from .slow_board import CELLS, CENTRE, COLOURS, MARKED, OPTIONS, SWITCHES
from .table import load


def test_every_switch_has_its_default() -> None:
    assert dict(load(2).options) == OPTIONS


@pytest.mark.parametrize("name", SWITCHES)
def test_every_value_of_a_switch_is_taken_and_no_other(name: str) -> None:
    for value in SWITCHES[name]:
        assert load(2, **{name: value}).options[name] == value
    with pytest.raises(ValueError, match=name):
        load(2, **{name: "sometimes"})


@pytest.mark.parametrize("name", [n for n, values in SWITCHES.items() if values == ("no", "yes")])
def test_yes_and_no_may_be_said_as_true_and_false(name: str) -> None:
    assert load(2, **{name: True}) == load(2, **{name: "yes"})
    assert load(2, **{name: False}) == load(2)


@pytest.mark.parametrize("turns", [0, 1, 4000])
def test_any_number_of_turns_may_be_the_last_and_0_is_none(turns: int) -> None:
    assert load(2, max_turns=turns).options["max_turns"] == turns


@pytest.mark.parametrize("turns", [-1, 1.5, "many", None])
def test_what_is_no_number_of_turns_is_refused(turns: Any) -> None:
    with pytest.raises(ValueError, match="max_turns"):
        load(2, max_turns=turns)


def test_by_default_four_play() -> None:
    assert diablerie.load("teufel-teufel").seats == 4


def test_the_board_tells_what_a_picture_of_it_needs() -> None:
    assert load(3, centre_stop="yes").board == {
        "cells": list(CELLS),
        "centre": CENTRE,
        "marked": list(MARKED),
        "colours": list(COLOURS[:3]),
        "switches": OPTIONS | {"centre_stop": "yes"},
    }
