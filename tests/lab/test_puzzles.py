"""The making of puzzles: the same seeds give the same, and ten times the budget agrees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import diablerie
from diablerie import bots
from diablerie.cli.app import app
from diablerie.lab.puzzle_collection import Found, chosen, found_in, taken_in_turns
from diablerie.lab.puzzle_judge import judged
from diablerie.lab.puzzle_proof import fault_of
from diablerie.lab.puzzle_search import Budget, solution
from diablerie.puzzles import Puzzle, puzzles

SMALL = Budget(100, 20)
SAMPLE = 4
"""So many of each game's puzzles are proved again at every run; when soaking, all."""


@pytest.fixture(scope="module")
def small() -> tuple[Found, ...]:
    return found_in("doctor-faust", SMALL, 3, 0)


def test_the_same_seeds_give_the_same_puzzles(small: tuple[Found, ...]) -> None:
    assert small
    assert found_in("doctor-faust", SMALL, 3, 0) == small
    assert found_in("doctor-faust", SMALL, 4, 0) != small


def test_the_command_makes_the_same_file_again_and_goes_on_where_it_was(tmp_path: Path) -> None:
    def made(out: str, *more: str) -> bytes:
        asked = ("puzzles", "make", "doctor-faust", str(tmp_path / out), "--matches", "1")
        budget = ("--simulations", "60", "--worlds", "10", "--processes", "1")
        result = CliRunner().invoke(app, [*asked, *budget, *more])
        assert result.exit_code == 0, result.output
        return (tmp_path / out).read_bytes()

    kept = ("--folder", str(tmp_path / "run"))
    assert made("one.json") == made("two.json", *kept) == made("three.json", *kept)


@pytest.mark.parametrize("game", diablerie.games())
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_solution(game: str) -> None:
    bots.warm(diablerie.load(game))
    move = next(each for each in puzzles(game) if each.kind == "move")
    belief = move.start.belief(move.seat)
    other = belief.sample(7).belief(move.seat)
    assert solution(belief, SMALL, b"key") == solution(other, SMALL, b"key")


def test_a_set_has_no_twins_and_not_too_much_of_one_theme(small: tuple[Found, ...]) -> None:
    many = [*small, *small]
    taken = chosen(many, len(many))
    positions = [json.dumps(each["position"]) for each in taken]
    assert len(set(positions)) == len(positions)


def proved_again(every: tuple[Puzzle, ...]) -> list[str | None]:
    bots.warm(every[0].start.game)
    return [fault_of(each) for each in every]


@pytest.mark.parametrize("game", diablerie.games())
def test_solutions_are_the_engines_at_ten_times_the_budget(game: str) -> None:
    every = puzzles(game)
    assert not any(proved_again(every[:: max(1, len(every) // SAMPLE)]))


@pytest.mark.soak
@pytest.mark.parametrize("game", diablerie.games())
def test_every_solution_is_the_engines_at_ten_times_the_budget(game: str) -> None:
    assert not any(proved_again(puzzles(game)))


def test_a_wrong_solution_is_found_out() -> None:
    move = next(each for each in puzzles("doctor-faust") if each.kind == "move")
    bots.warm(move.start.game)
    wrong = next(action for action in move.start.legal if action != move.solution[0])
    fault = fault_of(Puzzle(move.game, 1, {**move.document, "solution": [wrong]}))
    assert fault is not None
    assert "not better" in fault


def test_a_second_judge_reckons_exactly_where_little_can_follow() -> None:
    solved = [each for each in puzzles("doctor-faust") if "exact" in each.document]
    assert solved
    for of in solved:
        found = judged(of.start.belief(of.seat), of.solution[0])
        assert found is not None
        assert found.agrees
        assert found.document() == of.document["exact"]
    win = next(each for each in solved if each.theme == "win")
    others = [action for action in win.start.legal if action != win.solution[0]]
    refuted = [judged(win.start.belief(win.seat), action) for action in others]
    assert [(each.worth, each.next) for each in refuted if each] == [(-1.0, 1.0)] * len(others)


def test_puzzles_about_the_same_do_not_stand_side_by_side_where_there_are_others() -> None:
    def about(theme: str) -> dict[str, str]:
        return {"theme": theme}

    ordered = taken_in_turns([about(theme) for theme in "aaabbc"])
    assert [each["theme"] for each in ordered] == list("abcaba")
