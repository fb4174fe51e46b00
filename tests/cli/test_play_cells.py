"""`diablerie play`: cells, and several actions in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from diablerie.words import LANGUAGES, speak
from tests.cli.calling import call
from tests.games.teufel_teufel.typed import damned

TO_THE_TOWER = ("", "c3", "", "g6", "", "swap a2 a3", "", "go f6")
"""At one keyboard Mathilde comes to a tower in the second turn."""
AT_ONE_KEYBOARD = ("--hotseat",)


def test_a_cell_alone_is_where_the_sled_starts_and_then_where_it_goes() -> None:
    lines = damned("c3", "c4", "quit")
    assert "You put your sled on c3. TT-04" in lines
    assert "You step from c3 to c4. TT-10" in lines


@pytest.mark.parametrize("line", ["swap a2 a3", "swap:a2 with:a3", "SWAP A2, A3"])
def test_a_swap_is_one_line(line: str) -> None:
    assert "You swap the cards on a2 and a3. TT-34" in damned("c3", line, "quit")


def test_what_was_begun_is_asked_for() -> None:
    assert "You swap the cards on a2 and a3. TT-34" in damned("c3", "swap:", "a2", "a3", "quit")
    assert "You swap the cards on a2 and a3. TT-34" in damned("c3", "swap:", "a2 a3", "quit")


def test_what_is_asked_for_is_said_where_it_changes_though_nobody_types_it() -> None:
    lines = damned("c3", "swap:", "a2", "nonsense", "quit")
    asked = ["Ruprecht", "swap:…", "Ruprecht · Swap two cards"]
    assert [line for line in lines if line in asked] == asked


def test_what_of_a_line_is_forbidden_is_refused_and_the_rest_can_be_told() -> None:
    lines = damned("c3", "swap a2 d4", "a3", "quit")
    refused = lines.index("There is no card on d4 to swap. TT-34")
    assert "You swap the cards on a2 and a3. TT-34" in lines[refused:]


def test_nothing_is_done_where_the_first_of_a_line_is_forbidden() -> None:
    lines = damned("c3", "swap d4 a3", "quit")
    assert "There is no card on d4 to swap. TT-34" in lines
    assert not any("You swap" in line for line in lines)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("g7", "No way leads to g7 now. Possible: c2, b3, d3, c4"),
        ("go:g7", "g7 is not next to c3 in its row or column. TT-10"),
        ("lift a2 a3", "Only the possessed may shuffle cards, and you have no devil. TT-35"),
        ("peek a2", "“peek:a2” is not possible now: "),
        ("dance", "“dance” is nothing one can do in this game. TT-08"),
    ],
)
def test_what_does_not_go_is_said(line: str, told: str) -> None:
    assert any(each.startswith(told) for each in damned("c3", line, "quit"))


def test_only_who_looked_is_told_what_the_card_is() -> None:
    lines = damned(*TO_THE_TOWER, "e5", "", "swap a2 a3", "", options=AT_ONE_KEYBOARD)
    hidden = "Mathilde looks secretly at the card on e5. TT-17"
    shown = [
        n for n, line in enumerate(lines) if line.startswith("Mathilde looks at the card on e5: ")
    ]
    curtains = [n for n, line in enumerate(lines) if line.startswith("Pass the keyboard to ")]
    assert len(shown) == 1
    assert lines.index(hidden) in range(curtains[-2], curtains[-1])
    assert shown[0] > curtains[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_and_told(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    options = ("--against", "random", "--option", "max_turns=9", "--lang", lang)
    lines = damned("c3", *["1", "done", "done"] * 12, f"save {record}", options=options)
    ending = speak(lang, "teufel-teufel-outcome-max_turns", left="none", losers="-")
    assert f"{ending} TT-46" in lines
    assert call("verify", str(record)).exit_code == 0
    assert len(json.loads(record.read_text())["players"]) == 2
