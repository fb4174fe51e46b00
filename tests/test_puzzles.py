"""The puzzles: legal, of one mind about what is right, and made of nothing but what their seat knows."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

import diablerie
from diablerie.game import State
from diablerie.puzzles import FIRST_DAY, Puzzle, made, of_day, puzzle, puzzles, theme_of
from diablerie.refusals import IllegalAction
from diablerie.words import LANGUAGES, speak

from .test_words import ENGLISH

EVERY = [
    pytest.param(each, id=f"{game}-{each.number}")
    for game in diablerie.built_in_games()
    for each in puzzles(game)
]
every_puzzle = pytest.mark.parametrize("of", EVERY)
GAMES = diablerie.built_in_games()
every_game = pytest.mark.parametrize("game", GAMES)


def tells_what_is_hidden(of: Puzzle, start: State) -> bool:
    """Whether a position holds anything that does not follow from what the puzzle's seat knows."""
    return State(start.game, start.belief(of.seat).world) != start


@every_puzzle
def test_a_puzzle_is_its_seats_turn_and_nothing_in_it_is_hidden_from_that_seat(of: Puzzle) -> None:
    assert of.start.to_play == of.seat
    assert len(of.start.legal) > 1
    assert not tells_what_is_hidden(of, of.start)


@every_game
def test_a_position_that_holds_the_true_world_would_be_found_out(game: str) -> None:
    leaky = 0
    for of in puzzles(game):
        others = (of.start.belief(of.seat).sample(seed) for seed in range(3))
        leaky += any(tells_what_is_hidden(of, other) for other in others)
    assert leaky > len(puzzles(game)) / 2


@every_puzzle
def test_a_solution_is_legal_and_meets_the_puzzle_while_its_rivals_do_not(of: Puzzle) -> None:
    assert of.play([]).standing == "open"
    if of.kind == "question":
        assert of.start.allows(of.about[0])
        return
    assert of.play(of.solution).standing == "met"
    for count in range(len(of.solution)):
        assert of.play(of.solution[:count]).standing == "open"
    for rival in of.document["lines"][1:]:
        assert of.play(rival["actions"][:1]).standing != "met"


@every_puzzle
def test_what_is_best_is_so_by_the_margin_that_its_file_states(of: Puzzle) -> None:
    if of.kind == "question":
        first, second, *_ = (each["chance"] for each in of.document["answers"])
        assert first - second >= 0.3
        return
    best, *others = of.document["lines"]
    margin = of.document["margin"]
    assert margin["value"] >= made(of.game)["made"]["margin"]
    assert margin["low"] > 0
    assert all(best["chance"] - other["chance"] >= margin["value"] - 0.002 for other in others)


@every_puzzle
def test_a_theme_is_what_the_solution_does(of: Puzzle) -> None:
    assert theme_of(of.game, of.document) == of.theme
    assert 1 <= of.grade <= 4
    for lang in LANGUAGES:
        for part in ("", "-why"):
            assert speak(lang, f"{of.game}-puzzle-{of.theme}{part}").strip()
        for answer in of.document.get("answers", ()):
            assert speak(lang, f"{of.game}-puzzle-fact-{answer['kind']}").strip()


@every_game
def test_no_two_puzzles_are_the_same(game: str) -> None:
    seen = [repr(each.document["position"]) for each in puzzles(game)]
    assert len(set(seen)) == len(seen)


@every_game
def test_there_are_easy_and_hard_ones_of_several_themes(game: str) -> None:
    every = puzzles(game)
    assert len({each.theme for each in every}) >= 3
    assert len({each.grade for each in every}) >= 3
    assert {each.kind for each in every} == {"move", "question"}


@every_game
def test_every_theme_has_its_words(game: str) -> None:
    themes = {name for name in ENGLISH if name.startswith(f"{game}-puzzle-")}
    titles = {name for name in themes if "-fact-" not in name and not name.endswith("-why")}
    assert all(f"{title}-why" in themes for title in titles)


def test_whoever_does_what_the_rules_forbid_is_told_so() -> None:
    first = puzzles("teufel-teufel")[0]
    with pytest.raises(IllegalAction):
        first.play(["lose:A", "lose:A"])


def test_a_puzzle_goes_by_its_number() -> None:
    assert puzzle("doctor-faust", 1) is puzzles("doctor-faust")[0]
    with pytest.raises(ValueError, match="numbered 1 to"):
        puzzle("doctor-faust", 0)
    with pytest.raises(ValueError, match="there is no game"):
        puzzles("solitaire")


def test_each_day_has_one_puzzle_and_the_games_take_turns() -> None:
    week: list[Any] = [of_day(FIRST_DAY + timedelta(days)) for days in range(7)]
    assert [each.game for each in week[:3]] == list(GAMES)
    assert [each.kind for each in week] == ["move"] * 3 + ["question"] * 3 + ["move"]
    assert of_day(date(2030, 2, 3)) == of_day(date(2030, 2, 3))


@every_game
def test_days_differ_in_game_and_kind_and_nearly_always_in_theme(game: str) -> None:
    days = [each for n in range(360) if (each := of_day(FIRST_DAY + timedelta(n))).game == game]
    assert all(one.kind != other.kind for one, other in pairwise(days))
    themes = [each.theme for each in puzzles(game) if each.kind == "move"]
    assert len(set(themes)) >= 5
    # One theme follows itself only where there is not enough else to stand between.
    _, often = Counter(themes).most_common(1)[0]
    twins = sum(one == other for one, other in pairwise(themes))
    assert twins == max(0, 2 * often - len(themes) - 1)


def test_every_puzzle_has_its_day() -> None:
    days = len(GAMES) * 2 * max(len(puzzles(game)) for game in GAMES)
    shown = {(of.game, of.number) for n in range(days) for of in [of_day(FIRST_DAY + timedelta(n))]}
    assert shown == {(game, of.number) for game in GAMES for of in puzzles(game)}
