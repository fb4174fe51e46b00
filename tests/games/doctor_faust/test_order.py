"""What a search of Doctor Faust leaves out: what might as well have been done before the last action."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game, State
from diablerie.games.doctor_faust.state import LAY

GAMES = 12

SETTINGS: list[dict[str, Any]] = [
    {},
    {"stones_per_turn": 1},
    {"leave_shared": "next_turn"},
    {"lane_bonus": "arrive", "infamy": "turn_end"},
    {"end_on_last_card": "finish_turn", "trap_on_soul": "twin_first"},
]


def steps_rather(state: State, rng: np.random.Generator) -> int:
    """A legal action: mostly a step, as there are many more ways of laying a card."""
    legal = np.flatnonzero(state.mask)
    steps = legal[legal < LAY]
    return int(rng.choice(steps if rng.random() < 0.85 else legal))


def dropped(after: State, last: int) -> list[int]:
    """The legal actions that are left out after another one of the same turn."""
    game, mask = after.game, np.asarray(after.mask).copy()
    game.rules.drop_duplicates(game.tables, after.record, last, mask)
    return [int(each) for each in np.flatnonzero(np.asarray(after.mask) - mask)]


def orders(game: Game) -> tuple[int, int]:
    """How many pairs of actions were tried in both orders, and after how many actions any was left out."""
    rng, tried, after_how_many = np.random.default_rng(1), 0, 0
    for _ in range(GAMES):
        state = game.start(int(rng.integers(1 << 30)))
        while not state.is_over:
            last = steps_rather(state, rng)
            after = state.play(game.action(last))
            if after.to_play == state.to_play:
                gone = dropped(after, last)
                after_how_many += bool(gone)
                for action in rng.permutation(gone)[:4]:
                    tried += 1
                    assert comes_to_the_same(state, after, last, game.action(int(action)))
            state = after
    return tried, after_how_many


def comes_to_the_same(before: State, after: State, last: int, action: str) -> bool:
    """Whether an action done after the last one, or before it, leads to the same to the last byte."""
    middle = before.play(action)
    assert middle.to_play == before.to_play
    sooner = middle.play(before.game.action(last))
    return bool(sooner.record.tobytes() == after.play(action).record.tobytes())


@pytest.mark.parametrize("options", SETTINGS, ids=repr)
def test_what_is_left_out_would_have_led_to_the_same_before(options: dict[str, Any]) -> None:
    tried, after_how_many = orders(diablerie.load("doctor-faust", **options))
    assert tried > 1_000
    assert after_how_many > 300


@pytest.mark.parametrize("contact", ["turn_state", "any_time"])
def test_nothing_is_left_out_where_any_meeting_earns(contact: str) -> None:
    assert orders(diablerie.load("doctor-faust", contact=contact)) == (0, 0)


@pytest.mark.parametrize(
    ("here", "last", "gone"),
    [
        ({"stones": [[6, 9], [20, 25]], "soul": 15}, "s2", {"s1"}),
        ({"stones": [[6, 9], [20, 25]], "soul": 15}, "s1", set()),
        ({"stones": [[6, 9], [20, 25]], "soul": 15}, "soul", {"s1", "s2"}),
        ({"stones": [[6, 9], [20, 25]], "soul": 8}, "soul", set()),
        ({"stones": [[6, 9], [20, 25]], "soul": 7}, "soul", {"s2"}),
        ({"stones": [[6, 14], [20, 25]], "soul": 15}, "s2", set()),
        ({"stones": [[14, 9], [20, 25]], "soul": 15}, "s2", set()),
    ],
)
def test_steps_that_meet_stay_where_they_stand(
    here: dict[str, Any], last: str, gone: set[str]
) -> None:
    """The pyramid that leaves a space behind, or comes to one, and a stone that goes there."""
    game = diablerie.load("doctor-faust")
    state = game.position({**here, "to_play": 0, "points": 5})
    after = state.play(last)
    found = {game.action(each) for each in dropped(after, game.action_id(last))}
    assert {action for action in found if "@" not in action} == gone
