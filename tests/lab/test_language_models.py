"""Models that answer in text, against bots: what is counted, the same for a seed, kept in a folder."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie import State, bots
from diablerie.lab import ModelFailed, OtherRun, TextContest, measure_model
from diablerie.lab.language_models import Model
from tests.cli.calling import call
from tests.text_interface.random_answers import RandomAnswers

SHORT = diablerie.load("doctor-faust", max_turns=6)


def contest(**changes: Any) -> TextContest:
    asked: dict[str, Any] = {"game": SHORT, "name": "stand-in", "level": "random", "rules": False}
    return TextContest(**{**asked, **changes})


class Clumsy:
    """Tries something that is forbidden, and something unclear, before each answer that can be done."""

    def __init__(self, tries: tuple[str, ...] = ("[9@99]", "[s1*99]")) -> None:
        self._honest, self._tries, self._next = RandomAnswers(1), tries, 0

    def __call__(self, observation: str) -> str:
        if self._next < len(self._tries):
            self._next += 1
            return self._tries[self._next - 1]
        self._next = 0
        return self._honest(observation)


def test_every_deal_is_played_from_all_seats_and_wins_are_counted_with_their_interval() -> None:
    report = measure_model(RandomAnswers(1), contest(), 6)
    assert [(game.block, game.seat) for game in report.games] == [
        (block, seat) for block in range(3) for seat in range(2)
    ]
    won = sum(game.share for game in report.games)
    assert report.share.value == pytest.approx(won / 6)
    assert 0 <= report.share.low <= report.share.value <= report.share.high <= 1
    assert report.fair == 0.5
    assert report.answers == sum(game.answers for game in report.games) > 6
    assert (report.refused.value, report.by_clause, report.unclear, report.forfeits) == (
        0,
        {},
        0,
        0,
    )
    assert all(game.reason for game in report.games)


def test_a_contest_is_the_same_for_a_seed() -> None:
    one, same = (measure_model(RandomAnswers(1), contest(), 4).games for _ in range(2))
    other = measure_model(RandomAnswers(1), contest(seed=b"1"), 4).games
    assert one == same
    assert one != other


def test_what_was_refused_is_counted_by_clause() -> None:
    report = measure_model(Clumsy(), contest(), 2)
    done = report.answers // 3
    assert report.by_clause == {"DF-08": done}
    assert report.unclear == done
    assert report.refused.value == pytest.approx(2 / 3)
    assert report.forfeits == 0


def test_who_answers_too_often_what_is_refused_forfeits() -> None:
    report = measure_model(Clumsy(), contest(error_allowance=1), 4)
    assert report.forfeits == len(report.games) == 4
    assert report.share.value == 0
    assert [game.payoff for game in report.games] == [-1.0] * 4


def test_what_the_model_reads_is_its_own_seat_s() -> None:
    read: list[str] = []

    def reading(observation: str) -> str:
        read.append(observation)
        return RandomAnswers(len(read))(observation)

    game = diablerie.load("kill-doctor-lucky", seats=3, max_turns=4)
    report = measure_model(reading, contest(game=game), 3)
    seats = {text.splitlines()[1] for text in read}
    assert sorted(line.partition("seat ")[2][0] for line in seats) == ["0", "1", "2"]
    assert len(report.games) == 3


def test_bots_that_remember_have_seen_every_action_in_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[State, str]] = []
    honest = bots.Memory.see

    def see(self: bots.Memory, state: State, action: str) -> None:
        seen.append((state, action))
        honest(self, state, action)

    monkeypatch.setattr(bots.Memory, "see", see)
    thinking = contest(level="search:simulations=4:reasoning=1")
    thinking.play(RandomAnswers(1), 0, 0)
    assert seen[0][0] == SHORT.start(b"0/block/0")
    assert all(before.play(action) == after for (before, action), (after, _) in pairwise(seen))
    assert {state.to_play for state, _ in seen} == {0, 1}


def test_a_run_that_was_broken_off_goes_on_in_its_folder(tmp_path: Path) -> None:
    whole = measure_model(RandomAnswers(1), contest(), 4)
    left = [3]

    def tired(observation: str) -> str:
        left[0] -= observation.startswith("# ")
        if left[0] < -20:
            raise TimeoutError("no answer")
        return answers(observation)

    answers = RandomAnswers(1)
    with pytest.raises(ModelFailed, match="TimeoutError: no answer"):
        measure_model(tired, contest(), 40, folder=tmp_path)
    kept = (tmp_path / "pieces.jsonl").read_text("utf-8").splitlines()
    assert kept
    report = measure_model(RandomAnswers(1), contest(), 4, folder=tmp_path)
    assert report.games[:2] == whole.games[:2]
    assert report.file is not None
    with pytest.raises(OtherRun, match="level"):
        measure_model(RandomAnswers(1), contest(level="greedy"), 4, folder=tmp_path)


@pytest.mark.parametrize(
    ("model", "told"),
    [(lambda _: 7, "with text, not with int"), (lambda _: 1 / 0, "ZeroDivisionError")],
)
def test_a_model_that_fails_is_told(model: Model, told: str) -> None:
    with pytest.raises(ModelFailed, match=told):
        measure_model(model, contest(), 2)


@pytest.mark.parametrize(
    ("changes", "games", "told"),
    [({"level": "saint"}, 2, "archdevil"), ({"name": ""}, 2, "a name"), ({}, 0, "at least one")],
)
def test_what_cannot_be_played_is_told(changes: dict[str, Any], games: int, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        measure_model(RandomAnswers(1), contest(**changes), games)


# The command

PROGRAM = """
import random
import re

def answer(observation):
    codes = re.findall(r"^\\d+\\. .*\\[([^\\]…]+)\\]$", observation, re.MULTILINE)
    return f"[{random.choice(codes)}]" if random.random() < 0.9 else "I pass."
"""


def test_the_command_measures_a_function_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(PROGRAM)
    model = f"{tmp_path / 'mine.py'}:answer"
    options = ["--option", "max_turns=6", "--games", "2", "--allowance", "20", "--no-rules"]
    asked = ["language-model", "doctor-faust", "--model", model, *options]
    done = call(*asked, "--against", "random,greedy", "--json")
    assert done.exit_code == 0, done.stderr
    told = json.loads(done.stdout)
    assert [each["level"] for each in told] == ["random", "greedy"]
    assert all(each["games"] == 2 and each["model"] == model for each in told)
    shown = call(*asked, "--against", "random", "--out", str(tmp_path / "run"))
    assert "wins (95 %)" in shown.stdout
    assert (tmp_path / "run" / "random" / "games.parquet").is_file()


@pytest.mark.parametrize(
    ("model", "told"),
    [
        ("mine", "--model takes FILE.py:NAME or MODULE:NAME, not 'mine'"),
        ("gone.py:answer", "there is no such file"),
        ("no_such_module:answer", "there is no module 'no_such_module'"),
        ("json:no_such_function", "json has no function 'no_such_function'"),
    ],
)
def test_the_command_says_in_one_line_what_there_is_not(model: str, told: str) -> None:
    done = call("language-model", "doctor-faust", "--model", model)
    assert done.exit_code == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
