"""The text environment: TextArena's form, the same for a seed, refusals with their clause, why it ended."""

from __future__ import annotations

import copy
import doctest
import json
from typing import Any

import pytest

import diablerie
from diablerie.envs import text
from diablerie.envs.text import TextEnv
from diablerie.words import LANGUAGES
from tests.settings import cut_short
from tests.text_interface.random_answers import RandomAnswers

TABLES = [(name, min(3, diablerie.describe(name).seat_range[1])) for name in diablerie.games()]
LONGEST = 20
"""Turns, in a game that can be told so."""
"""By which every game is soon over."""


def played(env: TextEnv, seats: int, seed: int) -> tuple[list[str], Any]:
    """All that is read and told in a game whose seats answer at random."""
    told: list[str] = []
    models = [RandomAnswers(seed, seat) for seat in range(seats)]
    env.reset(num_players=seats, seed=seed)
    done = False
    while not done:
        seat, observation = env.get_observation()
        done, info = env.step(models[seat](observation))
        told += [observation, json.dumps(info)]
    seat, observation = env.get_observation()
    return [*told, observation], env.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_played_to_its_end_and_tells_why_it_ended(
    name: str, seats: int, lang: str
) -> None:
    env = TextEnv(name, lang=lang, rules=False, **cut_short(name, LONGEST))
    told, (rewards, game_info) = played(env, seats, 3)
    assert sorted(rewards) == sorted(game_info) == list(range(seats))
    assert sum(rewards.values()) == pytest.approx(0)
    (reason,) = {each["reason"] for each in game_info.values()}
    assert reason
    assert reason in told[-1]
    assert all(each["refusals"] == {} for each in game_info.values()), "what is offered can be done"
    with pytest.raises(RuntimeError, match="over"):
        env.step("[s1]")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_the_same_to_the_last_byte_for_a_seed(name: str, seats: int) -> None:
    one, same, other = (
        played(TextEnv(name, rules=False, **cut_short(name, LONGEST)), seats, seed)
        for seed in (5, 5, 6)
    )
    assert one == same
    assert one != other


def test_it_deals_as_every_other_environment_does() -> None:
    env = TextEnv("kill-doctor-lucky")
    env.reset(num_players=4, seed=9)
    assert env.table.state == diablerie.load("kill-doctor-lucky", seats=4).start(9)


def test_a_refusal_names_its_clause_and_the_next_observation_tells_it() -> None:
    env = TextEnv("doctor-faust")
    env.reset(seed=1)
    env.step("[8@5]")
    done, info = env.step("Once more: [7@6]")
    assert (done, info["actions"], info["clause"]) == (False, (), "DF-16")
    seat, observation = env.get_observation()
    assert seat == 0
    assert f"Your answer was not done: {info['refusal']}" in observation
    done, info = env.step("[s1]")
    assert info == {"actions": ("s1",), "clause": None, "refusal": ""}
    assert "not done" not in env.get_observation()[1]
    assert env.close()[1][0]["refusals"] == {"DF-16": 1}


def test_who_answers_too_often_what_cannot_be_done_loses() -> None:
    env = TextEnv("kill-doctor-lucky", error_allowance=2)
    env.reset(num_players=3, seed=1)
    loser = env.table.mover
    for _ in range(2):
        assert not env.step("I had rather not.")[0]
    done, _ = env.step("[nor now]")
    rewards, game_info = env.close()
    assert done
    assert rewards == {seat: -1.0 if seat == loser else 0.5 for seat in range(3)}
    assert [seat for seat in range(3) if game_info[seat]["invalid_move"]] == [loser]
    assert "3 answers in a row" in game_info[0]["reason"]


def test_what_is_done_makes_good_for_what_was_not() -> None:
    env = TextEnv("doctor-faust")
    env.reset(seed=1)
    for answer in ("no", "[s1]", "no", "[s1]", "no", "[s2]"):
        assert not env.step(answer)[0]
    assert env.table.loser is None


def test_the_rest_of_an_answer_is_left_undone_where_the_rules_forbid_it() -> None:
    env = TextEnv("teufel-teufel", first_player=0)
    env.reset(num_players=2, seed=1)
    for cell in ("a1", "g7"):
        env.step(f"[place:{cell}]")
    _, info = env.step("[swap a1 b1]")
    assert info["actions"] == ()
    _, info = env.step("[swap b1 a1]")
    assert info["actions"] == ("swap:b1",)
    assert info["clause"] == "TT-34"
    told = f"Of your answer only this was done: swap:b1. {info['refusal']}"
    assert told in env.get_observation()[1]


def test_observations_open_with_the_rules_unless_nobody_wants_them() -> None:
    with_rules, without = TextEnv("doctor-faust"), TextEnv("doctor-faust", rules=False)
    for env in (with_rules, without):
        env.reset(seed=1)
    assert "DF-14 ·" in with_rules.get_observation()[1]
    assert "DF-14 ·" not in without.get_observation()[1]


def test_a_game_can_be_copied_and_goes_its_own_way() -> None:
    env = TextEnv("doctor-faust", rules=False)
    env.reset(seed=1)
    other = copy.deepcopy(env)
    other.step("[soul]")
    assert env.get_observation() != other.get_observation()
    env.step("[soul]")
    assert env.get_observation() == other.get_observation()


@pytest.mark.parametrize(
    ("wrong", "error", "told"),
    [
        ({"game": "chess"}, ValueError, "doctor-faust"),
        ({"lang": "nl"}, ValueError, "en, fr, de"),
        ({"story": 0}, ValueError, "from 1 on"),
        ({"error_allowance": -1}, ValueError, "from 0 on"),
        ({"frameskip": 4}, TypeError, "frameskip"),
        ({"infamy": "soon"}, ValueError, "immediate or turn_end"),
    ],
)
def test_what_there_is_not_is_told_with_what_there_is(
    wrong: dict[str, Any], error: type[Exception], told: str
) -> None:
    with pytest.raises(error, match=told):
        TextEnv(**{"game": "doctor-faust", **wrong})


def test_nothing_can_be_asked_before_a_game_has_begun() -> None:
    with pytest.raises(RuntimeError, match="call reset"):
        TextEnv("doctor-faust").get_observation()
    with pytest.raises(ValueError, match="not 3"):
        TextEnv("doctor-faust").reset(num_players=3)


def test_the_example_of_its_module_is_true() -> None:
    assert doctest.testmod(text).attempted > 0
    assert doctest.testmod(text).failed == 0
