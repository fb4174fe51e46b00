"""The page on houses of one's own: its example is a house, and what it says of faults is what is said."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import diablerie
from diablerie.games.kill_doctor_lucky.mansion import MansionError, read_mansion_text, summary
from diablerie.games.kill_doctor_lucky.state import MAX_CARDS, MAX_KINDS, MAX_SPACES

PAGE = (Path(diablerie.__file__).parents[2] / "docs" / "mansions.md").read_text("utf-8")
HOUSE = PAGE.partition("```json\n")[2].partition("```")[0]
CHECKED, FAULT = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)


def test_the_example_is_what_the_check_says_of_it() -> None:
    assert list(summary(read_mansion_text(HOUSE))) == CHECKED.splitlines()


def test_one_sees_in_it_what_the_page_says() -> None:
    house = read_mansion_text(HOUSE)
    assert "cellar" in house.sees["library"]
    assert "library" in house.sees["study"]
    assert "library" not in house.neighbours["study"]


def test_the_fault_on_the_page_is_told_like_that() -> None:
    broken = HOUSE.replace('"b": "cold_room", "axis": "ew"', '"b": "cold_room", "axis": "ns"')
    with pytest.raises(MansionError) as error:
        read_mansion_text(broken)
    assert f"house.json:{error.value.line}: {error.value.fault}" == FAULT


@pytest.mark.parametrize("seats", [2, 5])
def test_the_example_is_played_in_to_the_end(seats: int) -> None:
    game = diablerie.load("kill-doctor-lucky", seats=seats, mansion=HOUSE, max_turns=200)
    state, rng = game.start(1), np.random.default_rng(1)
    while not state.is_over:
        state = state.play(str(rng.choice(state.legal)))
    assert state.outcome is not None


def test_the_limits_on_the_page_are_those_of_the_game() -> None:
    assert f"2 to {MAX_SPACES} of them" in PAGE
    assert f"at most {MAX_CARDS} cards of {MAX_KINDS} kinds" in PAGE


def test_every_fault_of_the_page_is_one_that_is_told() -> None:
    folder = Path(diablerie.__file__).parent / "games" / "kill_doctor_lucky"
    files = ("mansion/file_reader", "mansion/json_node", "mansion/survey", "__init__")
    told = " ".join((folder / f"{file}.py").read_text("utf-8") for file in files)
    table = PAGE.partition("| It says | It means |\n|---|---|\n")[2]
    for row in table.splitlines():
        for fault in row.split("|")[1].split(";"):
            for words in re.split(r"…|south|north", fault):
                said = words.strip(" ,")
                assert said in told, said
