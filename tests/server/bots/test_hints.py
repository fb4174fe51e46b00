"""Hints: given to who asks in his turn, only among bots, and from nothing that his seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import diablerie
from diablerie.analysis import likely
from diablerie.analysis.hint import gathered, think
from diablerie.words import speak
from tests.bots.positions import alike, loaded
from tests.settings import everyday, many

from ..clients import PERSON, RANDOM_BOT, Client, Table
from ..problems import problem
from ..two_worlds import played_alike

COMPILING = 180.0
"""Seconds until the rules are compiled, at worst: a hint waits for that."""


def ask(table: Table, seat: int = 0) -> dict[str, Any]:
    wanted = {"seat": seat}
    answer = table.client.http.post(f"{table.path}/hint", json=wanted, timeout=COMPILING)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("game", diablerie.games())
def test_a_hint_is_an_action_or_a_walk_that_can_be_done(client: Client, game: str) -> None:
    table = client.new_match(game=game)
    position = table.read(None)
    seat = position["view"]["state"]["to_play"]
    told = ask(table, seat)
    view = table.read(seat)["view"]
    assert told["v"] == position["v"]
    assert told["actions"][0] in view["state"]["legal"]
    assert told["walk"] is None or told["walk"] in view["walks"]
    rival, then = told["rival"], told["then"]
    assert rival["actions"][0] in set(view["state"]["legal"]) - set(told["actions"])
    assert rival["walk"] is None or rival["walk"] in view["walks"]
    assert 0 < rival["share"] <= 1
    assert then is None or then["actions"][0] in then["state"]["legal"]
    for reason in told["reasons"]:
        assert 0 < reason["chance"] <= 1
        assert speak("en", f"{game}-counsel-{reason['kind']}", chance="1%", **reason["facts"])


@pytest.mark.parametrize("game", everyday(diablerie.games(), "doctor-faust"))
def test_what_is_said_to_come_next_is_advised_then(client: Client, game: str) -> None:
    kept = 0
    while kept < many(1, soaking=4):
        table = client.new_match(game=game)
        for seat in turns(table, 8):
            told = ask(table, seat)
            table.play(*told["actions"])
            if told["then"] is not None:
                again = ask(table, seat)
                assert (again["actions"], again["walk"]) == (
                    told["then"]["actions"],
                    told["then"]["walk"],
                )
                kept += 1


def turns(table: Table, most: int) -> Iterator[int]:
    """Who is to move, so often at most, until the match is over."""
    for _ in range(most):
        seat = table.read(None)["view"]["state"]["to_play"]
        if seat is None:
            return
        yield seat


def test_there_is_none_out_of_turn(client: Client) -> None:
    table = client.new_match()
    refused = client.http.post(f"{table.path}/hint", json={"seat": 1})
    assert problem(refused, 409)["reason"] == "not-your-turn"


def test_there_is_none_for_anothers_seat(client: Client, stranger: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    stranger.new_match()
    refused = stranger.http.post(f"{table.path}/hint", json={"seat": 0})
    assert problem(refused, 403)["reason"] == "not-your-seat"


def test_there_is_none_where_other_people_play(client: Client, stranger: Client) -> None:
    table = client.new_match(PERSON, {"kind": "open"})
    sat = stranger.http.put(f"{table.path}/seats/1", json={"name": None})
    assert sat.status_code == 200, sat.text
    refused = client.http.post(f"{table.path}/hint", json={"seat": 0})
    assert problem(refused, 409)["reason"] == "others-play"


def test_a_plan_that_takes_turns_at_two_things_is_told_as_two_moves() -> None:
    state = diablerie.load("doctor-faust").start(seed=1)
    assert gathered(state, ("s1", "soul", "s1", "8@4", "s1")) == ("s1", "s1", "s1", "soul", "8@4")


def test_a_plan_keeps_its_order_where_another_would_not_come_to_the_same() -> None:
    # The pyramid has to be gone before the stone comes: it cannot leave a stone.
    state = diablerie.load("doctor-faust").position({"stones": [[14, 0], [0, 0]], "soul": 16})
    plan = ("s1", "soul", "s1")
    assert gathered(state, plan) == plan


def test_a_thought_goes_on_with_its_turn_and_knows_what_else_there_is() -> None:
    game = diablerie.load("doctor-faust")
    thought = think(game.position({"stones": [[0, 3], [10, 20]]}).belief(0))
    assert len(thought.actions) > 1
    assert thought.rival
    assert thought.rival[0] not in thought.actions
    assert 0 < thought.share <= 1


def test_where_there_is_but_one_thing_to_do_there_is_no_other() -> None:
    state, rng = diablerie.load("kill-doctor-lucky").start(seed=1), Random(1)
    while len(state.legal) > 1:
        state = state.play(rng.choice(state.legal))
    thought = think(state.belief(state.to_play))
    assert thought.actions[0] in state.legal
    assert thought.rival == ()
    assert thought.share == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", diablerie.games())
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(game: str) -> None:
    for here, there in alike(loaded(game), 1_000, seed=3):
        beliefs = [world.belief(here.to_play) for world in (here, there)]
        hints = [think(belief) for belief in beliefs]
        assert hints[0] == hints[1]
        reasons = [likely(belief, hints[0].actions, seed=0) for belief in beliefs]
        assert reasons[0] == reasons[1]


def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint() -> None:
    game = diablerie.load("doctor-faust")
    one = {"stones": [[0, 3], [10, 20]], "laid": [{"space": 5, "seat": 1, "value": 8}]}
    other = {"stones": [[0, 3], [10, 20]], "laid": [{"space": 5, "seat": 1, "value": 3}]}
    hints = [think(game.position(world).belief(0)) for world in (one, other)]
    assert hints[0] == hints[1]


def test_two_matches_that_a_seat_cannot_tell_apart_give_it_the_same_hints(client: Client) -> None:
    plain, swapped = client.new_match(), client.new_match()
    asked = 0
    for action in played_alike(plain, swapped, Random(3)):
        assert action
        if plain.read(None)["view"]["state"]["to_play"] == 0 and asked < 5:
            asked += 1
            one, other = ask(plain), ask(swapped)
            assert {**one, "v": 0} == {**other, "v": 0}
    assert asked > 0
