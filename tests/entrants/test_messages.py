"""Messages: what an entrant is sent, and what of its answers is taken for an action."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie.entrants import Fault, SeatSeed, TimeControl
from diablerie.entrants.messages import Terms, choose, chosen, enter, terms

GAME = diablerie.load("doctor-faust")
STATE = GAME.start(7)
BELIEF = STATE.belief(0)
SEED = SeatSeed(b"secret")


def test_it_is_told_what_is_played() -> None:
    asked = enter(GAME, TimeControl(2.5))
    assert asked["game"] == "doctor-faust"
    assert asked["n_actions"] == GAME.n_actions
    assert asked["tensor_shape"] == [*GAME.tensor_shape]
    assert asked["seconds"] == 2.5
    assert json.loads(json.dumps(asked)) == asked


def test_without_a_word_it_gets_the_view() -> None:
    assert terms({}) == Terms("", ("view",))


def test_it_gets_what_it_wants_and_nothing_else() -> None:
    bare = choose(BELIEF, Terms("", ()), SEED, [])
    assert bare.keys() == {"cmd", "match", "seed", "seat"}
    everything = terms({"name": "I", "wants": ["mask", "tensor", "events", "view"]})
    asked = json.loads(json.dumps(choose(BELIEF, everything, SEED, [{"kind": "begun"}])))
    assert asked["view"] == json.loads(json.dumps(STATE.view(0)))
    assert asked["events"] == [{"kind": "begun"}]
    assert np.array_equal(np.array(asked["tensor"], np.float32), STATE.tensor(0))
    assert asked["mask"] == STATE.mask.tolist()


def test_no_seed_and_no_other_seat_can_be_read_out_of_what_names_a_match() -> None:
    """They are digests, so that two seats of one match share nothing."""
    names = {SeatSeed(b"bot/0/0/%d" % seat).match for seat in range(4)}
    numbers = {SeatSeed(b"bot/0/0/%d" % seat).number for seat in range(4)}
    assert len(names) == len(numbers) == 4
    assert all(0 <= number < 1 << 32 for number in numbers)


@pytest.mark.parametrize("given", ["s1", GAME.action_id("s1")])
def test_an_action_is_chosen_by_text_or_by_number(given: str | int) -> None:
    assert chosen({"action": given}, BELIEF) == "s1"


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ({}, "protocol: the answer has no 'action'"),
        ({"action": None}, "protocol: an action is a number or text, not None"),
        ({"action": True}, "protocol: an action is a number or text, not True"),
        ({"action": 1.0}, "protocol: an action is a number or text"),
        ({"action": ["s1"]}, "protocol: an action is a number or text"),
        ({"action": -1}, "illegal: actions are 0 to 242, not -1"),
        ({"action": 243}, "illegal: actions are 0 to 242, not 243"),
        ({"action": "castle"}, "illegal: 'castle' is not legal"),
        ({"action": "1@5"}, "illegal: '1@5' is not legal"),
        ({"error": {"message": "I resign"}}, "error: I resign"),
        ({"error": "I resign", "action": "s1"}, "error: I resign"),
        ({"error": {}}, "error: it says that it cannot"),
    ],
)
def test_what_is_no_action_is_a_fault(answer: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Fault, match=complaint):
        chosen(answer, BELIEF)


def test_what_is_not_legal_is_told_with_its_rule() -> None:
    laid = STATE.play("8@5").belief(0)
    with pytest.raises(Fault, match=r"illegal: '7@6' is not legal \(DF-16\)"):
        chosen({"action": "7@6"}, laid)


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ({"name": 7}, "'name' must be text"),
        ({"wants": "view"}, "'wants' must be a list"),
        ({"wants": [1]}, "'wants' must be a list"),
        ({"wants": ["state"]}, "it wants 'state'; there are view, events, tensor, mask"),
        ({"error": {"message": "not this game"}}, "error: not this game"),
    ],
)
def test_terms_that_will_not_do_are_a_fault(answer: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Fault, match=complaint):
        terms(answer)


@pytest.mark.parametrize("seconds", [0.0, -1.0, 3601.0, float("nan"), float("inf")])
def test_a_time_control_is_some_seconds(seconds: float) -> None:
    with pytest.raises(ValueError, match="more than 0 and at most 3600 s"):
        TimeControl(seconds)
