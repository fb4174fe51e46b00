"""`diablerie play`, line by line: whole games in every language, and leaving them."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import numpy as np
import pytest

import diablerie
from diablerie.cli.terminal_play.seats import new_match, now
from diablerie.matches import Match
from diablerie.words import LANGUAGES, speak
from tests.cli.calling import COMMAND, call, environment, run
from tests.cli.playing import ALONE, PLAY, told, typed
from tests.games.kill_doctor_lucky.typed import LUCKY

CLAUSE = re.compile(r" [A-Z]+-\d\d$")


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_a_bot_is_played_and_told(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    lines = told(
        *["1"] * 150, f"save {record}", options=("--option", "max_turns=20", "--lang", lang)
    )
    ending = re.compile(
        speak(lang, "doctor-faust-outcome-max_turns", winner=".+", you="no").replace("(", r"\(")
    )
    assert sum(bool(ending.match(line)) and line.endswith(" DF-48") for line in lines) == 2
    assert speak(lang, "terminal-saved", file=str(record)) in lines
    assert call("verify", str(record)).exit_code == 0
    document = json.loads(record.read_text())
    assert [player["kind"] for player in document["players"]] == ["person", "bot"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_passing_the_keyboard(lang: str) -> None:
    turns = [line for turn in range(12) for line in ("", f"s{turn % 2 + 1}*7")]
    options = ("--hotseat", "--option", "max_turns=12", "--lang", lang)
    answered = call(*PLAY, *options, typed=typed(*turns))
    assert answered.exit_code == 0
    lines = answered.stdout.splitlines()
    for seat in (0, 1):
        name = speak(lang, f"doctor-faust-seat-{seat}")
        curtain = speak(lang, "terminal-curtain", seat=name)
        assert sum(line.startswith(curtain) for line in lines) == 6
    assert lines[-1].endswith(" DF-48")


@pytest.mark.parametrize("seats", [2, 8])
def test_a_doctor_is_hunted_to_the_end_by_whoever_sits_there(seats: int, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    options = ("--seats", str(seats), "--option", "max_turns=30", "--against", "random")
    answered = call(*LUCKY, *options, typed=typed(*["end", "pass"] * 80, f"save {record}"))
    assert answered.exit_code == 0, answered.output
    lines = answered.stdout.splitlines()
    assert sum("KDL-20" in line or "KDL-32" in line for line in lines) >= 1
    assert speak("en", "terminal-saved", file=str(record)) in lines
    assert call("verify", str(record)).exit_code == 0
    assert len(json.loads(record.read_text())["players"]) == seats


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hunt_is_played_passing_the_keyboard(lang: str) -> None:
    game = diablerie.load("kill-doctor-lucky", seats=3)
    script = script_of_a_murder(new_match(game, [None] * 3, 7))
    options = ("--hotseat", "--seats", "3", "--lang", lang)
    lines = call(*LUCKY, *options, typed=typed(*script)).stdout.splitlines()
    for seat in range(3):
        name = speak(lang, f"kill-doctor-lucky-seat-{seat}")
        assert any(line.startswith(speak(lang, "terminal-curtain", seat=name)) for line in lines)
    assert sum(line.endswith(" KDL-19") for line in lines) == 2
    assert lines[-1].endswith(" KDL-20")


def script_of_a_murder(match: Match) -> list[str]:
    """What people in all seats type, each behind the curtain, until somebody tries it and all pass."""
    rng, lines, facing = np.random.default_rng(1), [], None
    while (seat := match.to_play) is not None:
        if seat != facing:
            lines.append("")
        legal = match.state.legal
        sure = [action for action in ("attempt", "pass") if action in legal]
        facing, action = seat, sure[0] if sure else str(rng.choice(legal))
        lines.append(action)
        match.act(seat, action, now())
    return lines


def test_a_game_comes_to_its_own_end() -> None:
    script = typed(*["soul", "s1", "s2"] * 40)
    played = call("play", "doctor-faust", "--against", "random", "--seed", "3", typed=script)
    assert "Infamy ends the hunt" in played.stdout.splitlines()[-1]
    assert "The game is over. DF-40" in played.stdout.splitlines()


@pytest.mark.parametrize("level", ["greedy", "imp"])
def test_bots_that_think_play_too(level: str) -> None:
    lines = call(*PLAY, "--against", level, typed=typed("s1*7", "log")).stdout.splitlines()
    assert any(line.startswith("Turn 3: you have 7 points.") for line in lines)


def test_a_player_may_sit_in_any_seat() -> None:
    lines = told("log", options=("--seat", "1"))
    assert "You play Blue." in lines
    assert "Turn 2: you have 7 points. DF-08" in lines


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    script = typed(*["1"] * 20)
    games = [call(*PLAY, "--against", "imp", typed=script).stdout for _ in range(2)]
    assert games[0] == games[1]


def test_options_and_edition_count() -> None:
    lines = told("s1", "s2", options=("--option", "stones_per_turn=1", "--edition", "arles-fr"))
    assert any(line.endswith("DF-10") and "your other stone has to stay" in line for line in lines)
    assert any(line.startswith("Red -4: ") for line in lines)


def test_bots_of_one_level_are_named_together() -> None:
    lines = call(*LUCKY, "--against", "random", typed="quit\n").stdout.splitlines()
    assert "Rufus, Bella, and Violet are played by bots: random." in lines


def test_every_event_is_told_with_its_clause() -> None:
    lines = told(*["1"] * 60)
    telling = [line for line in lines if re.match(r"(Your|Blue’s) stone|You push|Blue ", line)]
    story = [line for line in telling if ": " not in line and " is played by" not in line]
    assert len(story) > 60
    assert all(CLAUSE.search(line) for line in story)


def test_steps_of_one_piece_in_a_row_are_told_as_a_walk() -> None:
    lines = told("s1*3", "s1", "log")
    assert lines.count("Your stone walks from 0 to 3. DF-10") == 1
    assert lines.count("Your stone steps from 3 to 4. DF-10") == 1
    assert lines.count("Your stone walks from 0 to 4. DF-10") == 1


@pytest.mark.parametrize("game", diablerie.games())
def test_every_game_can_be_played_by_choosing_from_its_list(game: str) -> None:
    answered = call("play", game, "--against", "random", "--seed", "1", typed=typed(*["1"] * 30))
    assert answered.exit_code == 0, answered.output


# Leaving


def test_the_end_of_the_input_leaves_the_table() -> None:
    answered = run(*ALONE, given=b"s1\n")
    assert answered.returncode == 0
    assert answered.stdout.endswith(b"You have left the table before the end of the game.\n")
    assert answered.stderr == b""


@pytest.mark.parametrize("script", ["quit", "8@", "", "help\nquit"])
def test_leaving_is_possible_anywhere(script: str) -> None:
    for options in ((), ("--hotseat",)):
        assert call(*ALONE, *options, typed=script).exit_code == 0


def test_an_interrupt_leaves_the_table_with_status_130() -> None:
    process = subprocess.Popen(
        [*COMMAND, *ALONE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    assert process.stdout is not None
    with process:
        while process.stdout.readline() != b"Red, 7 points\n":
            continue
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        shown, complaint = process.communicate(timeout=20)
    assert process.returncode == 130
    assert shown == b"You have left the table before the end of the game.\n"
    assert complaint == b""
