"""`diablerie play`: whatever cannot be done is refused in words."""

from __future__ import annotations

import pytest

from diablerie.words import LANGUAGES, speak
from tests.cli.calling import call, run
from tests.cli.playing import ALONE, told

REFUSALS = {
    "no action": (["dance"], "“dance” is nothing you can do here."),
    "second card": (["8@5", "7@6"], "You have already laid a card this turn. DF-16"),
    "too far": (["s1 9"], "No way leads to 9 now. Possible: 1, 2, 3, 4, 5, 6, 7"),
    "too often": (["s1*9"], "s1 can be repeated at most 7 times now."),
    "no number": (["99"], "There is no number 99 in the list; it ends with 29."),
    "no rule": (["why DF-99"], "There is no rule DF-99; they run from DF-01 to DF-48."),
    "no words": (["why xyzzy"], "The rulebook has nothing on “xyzzy”."),
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
    assert lines[-5:-1] == [
        "Your stone steps from 0 to 1. DF-10",
        "Red, 6 points",
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
