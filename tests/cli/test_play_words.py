"""`diablerie play`: the words that can be typed besides actions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import diablerie
from diablerie.words import LANGUAGES, speak
from tests.cli.calling import call
from tests.cli.playing import PLAY, told, typed
from tests.games.kill_doctor_lucky.typed import LUCKY


def test_why_shows_the_rule_behind_what_happened() -> None:
    assert any(line.startswith("DF-16 · ") for line in told("8@5", "why"))


def test_why_shows_the_rule_behind_a_refusal() -> None:
    assert "DF-08 · Seven points" in told("8@5", "dance", "why")


@pytest.mark.parametrize("asked", ["why 19", "why DF-19", "why df-19", "WHY 19"])
def test_why_shows_any_rule_by_its_number(asked: str) -> None:
    assert "DF-19 · A trap" in told(asked)


def test_why_shows_what_the_rulebook_has_on_some_words() -> None:
    lines = told("why verses on the board")
    assert lines[0].startswith("DF-07 · ") or "DF-07 · The verses on the board" in lines


def test_legal_lists_everything_and_its_numbers_can_be_typed() -> None:
    lines = told("legal", "16")
    assert " 16  Push the pyramid from 15 to 17: 2 points  soul*2" in lines
    assert "You push the pyramid from 15 to 17. DF-12" in lines


def test_a_card_can_be_chosen_before_its_space() -> None:
    assert "You lay your 8 beside 17. DF-16" in told("8@", "17")
    assert "You lay your 2 beside 5. DF-16" in told("22", "5")


def test_a_begun_action_can_be_left() -> None:
    assert "Your stone steps from 0 to 1. DF-10" in told("8@", "", "s1")


@pytest.mark.parametrize("start", ["8@", "go 3\ndoctor"])
def test_a_word_is_understood_where_an_action_was_begun(start: str) -> None:
    game = LUCKY if "go" in start else PLAY
    answered = call(*game, "--against", "random", typed=typed(*start.split("\n"), "why 1", "quit"))
    assert re.search(r"^(DF|KDL)-01 · ", answered.stdout, re.MULTILINE)


def test_at_the_end_a_room_is_refused_like_everything_else() -> None:
    options = ("--against", "random", "--option", "max_turns=1", "--option", "first_player=0")
    script = typed("end", "go kitchen", "kitchen", "go", "kill", "?", "hand", "5", "")
    answered = call(*LUCKY, *options, typed=script)
    assert answered.exit_code == 0, answered.output
    assert sum(line == "The game is over. KDL-20" for line in answered.stdout.splitlines()) >= 3


def test_hand_shows_what_is_in_hand_and_what_was_laid() -> None:
    lines = told("8@5", "hand")
    assert lines[-3:-1] == ["your devil cards: 2 3 4 5 6 7 9", "Space 5: your devil card 8"]


def test_board_tells_the_board_in_sentences() -> None:
    lines = told("s1 3", "board")
    assert lines.count("Space 3: one of your stones (s1)") == 1


def test_help_names_everything_that_can_be_typed() -> None:
    lines = told("help")
    for word in ("help", "legal", "board", "hand", "log", "why", "save", "quit"):
        assert any(re.match(rf"{word}\b", line) for line in lines)


# Saving


def test_files_that_exist_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    assert f"{path} exists already and stays as it is. Choose another name." in told(f"save {path}")
    assert path.read_text() == "dear diary"


def test_what_was_saved_here_can_be_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "part.json"
    lines = told(f"save {path}", "s1", f"save {path}")
    assert sum(line.startswith(f"{path} holds the match so far") for line in lines) == 2
    assert len(json.loads(path.read_text())["actions"]) == 1


@pytest.mark.parametrize("game", diablerie.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_wins_is_said_before_anything_is_asked(game: str, lang: str) -> None:
    options = ("--against", "random", "--lang", lang)
    lines = call("play", game, *options, typed="quit\n").stdout.splitlines()
    assert speak(lang, f"{game}-aim") in lines
