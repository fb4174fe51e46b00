"""`diablerie puzzle`: a puzzle in a terminal, tried, answered, shown, and left."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

import diablerie
from diablerie.puzzles import Puzzle, of_day, puzzle, puzzles
from diablerie.words import LANGUAGES, speak

from .calling import call


def typed_at(of: Puzzle, *lines: str, lang: str = "en") -> str:
    """What is said at a puzzle by somebody who types some lines."""
    told = call("puzzle", of.game, str(of.number), "--lang", lang, typed="\n".join(lines) + "\n")
    assert told.exit_code == 0, told.output
    return told.stdout


def first_of(game: str, kind: str) -> Puzzle:
    return next(each for each in puzzles(game) if each.kind == kind)


def numbers(of: Puzzle) -> tuple[str, str]:
    """What is typed for the answer, and for another."""
    kinds = [each["kind"] for each in of.document["answers"]]
    return str(1 + sorted(kinds).index(kinds[0])), str(1 + sorted(kinds).index(kinds[1]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", diablerie.games())
def test_the_solution_is_said_to_be_right_and_why(game: str, lang: str) -> None:
    of = first_of(game, "move")
    told = typed_at(of, *of.solution, lang=lang)
    assert speak(lang, "puzzle-find") in told
    assert speak(lang, "puzzle-met") in told
    assert speak(lang, f"{game}-puzzle-{of.theme}-why") in told
    assert speak(lang, "puzzle-lines") in told


@pytest.mark.parametrize("game", diablerie.games())
def test_another_move_is_said_to_be_worse_and_may_be_thought_of_anew(game: str) -> None:
    of = next(each for each in puzzles(game) if each.kind == "move" and len(each.solution) == 1)
    wrong = next(
        line["actions"][0]
        for line in of.document["lines"][1:]
        if line["actions"][0] != of.solution[0]
    )
    told = typed_at(of, wrong, *of.solution)
    missed, met = speak("en", "puzzle-missed"), speak("en", "puzzle-met")
    assert 0 < told.index(missed) < told.index(met)


@pytest.mark.parametrize("game", diablerie.games())
def test_a_question_is_answered_by_a_number(game: str) -> None:
    of = first_of(game, "question")
    right, wrong = numbers(of)
    told = typed_at(of, "99", wrong, right)
    assert speak("en", "terminal-puzzle-choose", count=len(of.document["answers"])) in told
    assert told.index(speak("en", "puzzle-missed")) < told.index(speak("en", "puzzle-met"))


@pytest.mark.parametrize("game", diablerie.games())
def test_the_solution_is_shown_to_who_asks_and_told_to_nobody_else(game: str) -> None:
    of = first_of(game, "move")
    why = speak("en", f"{game}-puzzle-{of.theme}-why")
    assert why in typed_at(of, "?", "board", "show")
    assert why not in typed_at(of, "?", "again", "quit")
    assert why not in typed_at(of)


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    of = first_of("doctor-faust", "move")
    assert "(DF-" in typed_at(of, "s9")


def test_without_a_number_it_is_that_of_today() -> None:
    before = of_day(datetime.now(UTC).date())
    told = call("puzzle", typed="quit\n").stdout
    after = of_day(datetime.now(UTC).date())
    titles = {diablerie.describe(of.game).title for of in (before, after)}
    assert any(told.startswith(title) for title in titles)
    latest = of_day(datetime.now(UTC).date(), "kill-doctor-lucky")
    told = call("puzzle", "kill-doctor-lucky", typed="quit\n").stdout
    assert speak("en", "puzzle-number", number=latest.number) in told


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("chess",), "there is no game 'chess'"),
        (("doctor-faust", "999"), "numbered 1 to"),
        (("12",), "puzzle GAME NUMBER"),
    ],
)
def test_what_there_is_not_is_named(asked: tuple[str, ...], told: str) -> None:
    found = call("puzzle", *asked)
    assert found.exit_code == 2
    assert told in found.output


def test_a_puzzle_of_a_game_is_that_of_its_latest_day() -> None:
    day = datetime(2026, 3, 3, tzinfo=UTC).date()
    assert of_day(day) in [of_day(day, game) for game in diablerie.games()]
    assert of_day(day, "doctor-faust") != puzzle("doctor-faust", 1)
