"""`diablerie play`, line by line: whole games in every language, and whatever else can be typed."""

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
from diablerie.cli.playing.seating import new_match, now
from diablerie.matches import Match
from diablerie.words import LANGUAGES, speak
from tests.cli.calling import COMMAND, call, environment, run

PLAY = ("play", "doctor-faust", "--seed", "4")
ALONE = (*PLAY, "--against", "random")
LUCKY = ("play", "kill-doctor-lucky", "--seed", "7")
CLAUSE = re.compile(r" [A-Z]+-\d\d$")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def told(*lines: str, options: tuple[str, ...] = ()) -> list[str]:
    """What a player alone with a random bot is told after typing these lines."""
    answered = call(*ALONE, *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    assert answered.stderr == ""
    return answered.stdout.splitlines()


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_a_bot_is_played_and_told(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    lines = told(
        *["1"] * 150, f"save {record}", options=("--option", "max_turns=20", "--lang", lang)
    )
    ending = re.compile(
        speak(lang, "doctor-faust-outcome-max_turns", winner=".+").replace("(", r"\(")
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


# What is refused

REFUSALS = {
    "no action": (["dance"], "“dance” is nothing you can do here."),
    "second card": (["8@5", "7@6"], "You have already laid a card this turn. DF-16"),
    "too far": (["s1 9"], "No way leads to 9 now. Possible: 1, 2, 3, 4, 5, 6, 7"),
    "too often": (["s1*9"], "s1 can be repeated at most 7 times now."),
    "no number": (["99"], "There is no number 99 in the list; it ends with 29."),
    "no rule": (["why DF-99"], "There is no rule DF-99; they run from DF-01 to DF-48."),
    "save nowhere": (["save"], "Say where: save FILE"),
    "save impossible": (["save /no/such/file"], "/no/such/file cannot be written: No such file"),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_what_cannot_be_done_is_refused_in_words(case: str) -> None:
    lines, answer = REFUSALS[case]
    assert any(line.startswith(answer) for line in told(*lines))


def test_a_refusal_names_what_is_possible_instead() -> None:
    assert "Possible now: s1 s2 soul" in told("8@5", "7@6")
    assert "Possible now: s1 s2 soul 2@… 3@… 4@… 5@… 6@… 7@… 8@… 9@…" in told("dance")


def test_nothing_happens_by_bad_input() -> None:
    bad = ["dance", "s1 9", "s1*9", "99", "8@40", "\x1b[2J", "why 99", "8@", ""]
    lines = told(*bad, "s1 1", "log")
    assert lines[-4:-1] == [
        "Your stone steps from 0 to 1. DF-10",
        "Turn 1: you have 7 points. DF-08",
        "Your stone steps from 0 to 1. DF-10",
    ]


def test_the_end_says_what_can_still_be_typed() -> None:
    lines = told(*["1"] * 20, options=("--option", "max_turns=2"))
    assert lines.count(speak("en", "terminal-hint-over")) == 1


def test_control_characters_do_not_reach_the_terminal() -> None:
    answered = call(*ALONE, typed="\x1b]0;devil\x07\x1b[31m\n")
    assert "\x1b" not in answered.output
    assert "\x07" not in answered.output


def test_input_that_is_no_text_is_refused_like_any_other() -> None:
    answered = run(*ALONE, given=b"\xff\xfe\x80\ns1\nquit\n")
    assert answered.returncode == 0
    assert b"steps from 0 to 1" in answered.stdout
    assert answered.stderr == b""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_in_the_language_of_the_table(lang: str) -> None:
    lines = told("8@5", "7@6", "dance", "s1 99", "s1*99", "99", options=("--lang", lang))
    for message, params in (
        ("doctor-faust-refusal-16-turn", {}),
        ("doctor-faust-refusal-08", {"action": "dance"}),
    ):
        assert any(line.startswith(speak(lang, message, **params)) for line in lines)
    assert speak(lang, "terminal-too-often", action="s1", most=6) in lines
    assert speak(lang, "terminal-no-choice", number=99, count=18) in lines


# Rooms by their names


def hunted(*lines: str, seats: int = 4, lang: str = "en") -> list[str]:
    """What Greta is told, who begins in the Drawing Room with a Move 1, a Move 2 and room cards."""
    options = ("--against", "random", "--seats", str(seats), "--lang", lang)
    answered = call(*LUCKY, *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    return answered.stdout.splitlines()


@pytest.mark.parametrize("line", ["go 3", "go dining hall", "Dining", "me dining_hall", "2"])
def test_a_free_step_is_taken_by_the_name_of_the_room(line: str) -> None:
    told = "You walk from the Drawing Room into the Dining Hall. KDL-09"
    assert told in hunted(line, "quit")


def test_a_walk_of_several_actions_is_one_line() -> None:
    lines = hunted("go 3", "go kitchen", "quit")
    assert "You hurry all the way from the Dining Hall into the Kitchen. KDL-10" in lines
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


# Words


def test_why_shows_the_rule_behind_what_happened() -> None:
    assert any(line.startswith("DF-16 · ") for line in told("8@5", "why"))


def test_why_shows_the_rule_behind_a_refusal() -> None:
    assert "DF-08 · Seven points" in told("8@5", "dance", "why")


@pytest.mark.parametrize("asked", ["why 19", "why DF-19", "why df-19", "WHY 19"])
def test_why_shows_any_rule_by_its_number(asked: str) -> None:
    assert "DF-19 · A trap" in told(asked)


def test_legal_lists_everything_and_its_numbers_can_be_typed() -> None:
    lines = told("legal", "16")
    assert " 16  Push the pyramid from 15 to 17: 2 points  soul*2" in lines
    assert "You push the pyramid all the way from 15 to 17. DF-12" in lines


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


def test_a_record_saved_in_mid_game_holds_no_secrets(tmp_path: Path) -> None:
    path = tmp_path / "part.json"
    told(*["1"] * 20, f"save {path}")
    record = json.loads(path.read_text())
    assert record["seed"] is None
    assert record["seen_by"] == {"seat": 0}
    hidden = [entry["action"] for entry in record["actions"] if entry["seat"] == 1]
    assert all("@" not in action or action.startswith("?@") for action in hidden)


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


# Secrets


def test_a_bot_is_told_of_without_its_cards() -> None:
    lines = told(*["1"] * 80)
    laid = [line for line in lines if line.startswith("Blue lays")]
    assert laid
    assert all(
        re.fullmatch(r"Blue lays a devil card beside \d+, face down\. DF-16", line) for line in laid
    )


def test_no_hand_is_shown_before_its_player_has_the_keyboard() -> None:
    lines = call(*PLAY, "--hotseat", typed=typed("", "8@3", "s1*6")).stdout.splitlines()
    for_red = lines.index("Pass the keyboard to Red. Press Enter when nobody but Red is looking.")
    for_blue = lines.index(
        "Pass the keyboard to Blue. Press Enter when nobody but Blue is looking."
    )
    assert not any("your devil cards" in line for line in [*lines[:for_red], *lines[for_blue:]])


def test_the_next_player_is_told_the_turn_before_without_what_is_hidden() -> None:
    lines = call(*PLAY, "--hotseat", typed=typed("", "8@3", "s1*6", "")).stdout.splitlines()
    for_blue = next(
        n for n, line in enumerate(lines) if line.startswith("Pass the keyboard to Blue")
    )
    assert "Red lays a devil card beside 3, face down. DF-16" in lines[for_blue:]
    assert "Red lays the 8 beside 3. DF-16" not in lines[for_blue:]


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
        while b"An action, or: " not in process.stdout.readline():
            continue
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        shown, complaint = process.communicate(timeout=20)
    assert process.returncode == 130
    assert shown == b"You have left the table before the end of the game.\n"
    assert complaint == b""


@pytest.mark.parametrize("game", diablerie.games())
def test_every_game_can_be_played_by_choosing_from_its_list(game: str) -> None:
    answered = call("play", game, "--against", "random", "--seed", "1", typed=typed(*["1"] * 30))
    assert answered.exit_code == 0, answered.output
