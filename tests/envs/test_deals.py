"""What OpenSpiel's chance decides: a seed in bytes, or one of the worlds that are listed."""

from __future__ import annotations

import json

import numpy as np
import pytest

import diablerie
from diablerie.chance import seed_bytes, words
from diablerie.envs.deals import ALL, BYTE, SEED_BYTES, deals_of
from diablerie.envs.positions import names_of_positions
from tests.games.doctor_faust.small_trees import TRAPS
from tests.settings import cut_short

FAUST = diablerie.load("doctor-faust")


def test_a_game_without_chance_has_no_chance_node() -> None:
    deals = deals_of(FAUST, "", 0)
    assert deals.nodes == 0
    assert deals.dealt(()) == FAUST.start(0)


def test_every_seed_can_be_dealt() -> None:
    lucky = diablerie.load("kill-doctor-lucky", seats=3)
    deals = deals_of(lucky, "", 0)
    assert (deals.nodes, deals.outcomes) == (SEED_BYTES, BYTE)
    assert deals.dealt((0, 0, 1, 4)) == lucky.start(260)
    assert deals.dealt((255, 255, 255, 255)) == lucky.start(2**32 - 1)


def test_all_worlds_of_a_position_are_listed_once() -> None:
    deals = deals_of(FAUST, json.dumps(TRAPS), ALL)
    assert deals.nodes == 1
    hands = sorted(
        (world.position()["hands"][0], [card["value"] for card in world.position()["laid"]])
        for world in deals.worlds
    )
    assert hands == [
        ([2], [7, 8]),
        ([2], [8, 7]),
        ([7], [2, 8]),
        ([7], [8, 2]),
        ([8], [2, 7]),
        ([8], [7, 2]),
    ]


def test_as_many_deals_as_are_wanted() -> None:
    deals = deals_of(diablerie.load("kill-doctor-lucky", seats=3), "", 5)
    assert deals.outcomes == len(set(deals.worlds)) == 5


@pytest.mark.parametrize("name", diablerie.games())
def test_every_position_that_comes_along_can_be_played(name: str) -> None:
    game = diablerie.load(name)
    for position in names_of_positions(game):
        assert not deals_of(game, position, 0).dealt((0, 0, 0, 7)).is_over


def test_there_is_a_position_that_comes_along() -> None:
    assert names_of_positions(FAUST) == ["which-card"]


@pytest.mark.parametrize(
    ("position", "wanted", "complaint"),
    [
        ("no-such", 0, "neither a JSON object nor a position with a name"),
        (json.dumps(TRAPS), 7, "there are 6 worlds, not 7"),
        (json.dumps(TRAPS), -2, "a number of worlds"),
        (
            json.dumps({**TRAPS, "outcome": {"reason": "pile", "winner": 0}, "to_play": None}),
            0,
            "over",
        ),
    ],
)
def test_what_cannot_be_dealt_is_refused(position: str, wanted: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        deals_of(FAUST, position, wanted)


@pytest.mark.parametrize("name", diablerie.games())
def test_a_game_says_whether_it_leaves_anything_to_chance(name: str) -> None:
    game = diablerie.load(name, **cut_short(name, 60))
    game.warm()
    rng = np.random.default_rng(2)
    drawn = False
    for seed in range(5):
        state = game.start(seed)
        drawn |= not np.array_equal(state.record.rng, words(seed_bytes(seed), 0))
        while not state.is_over:
            before, state = state, state.play(str(rng.choice(state.legal)))
            drawn |= not np.array_equal(state.record.rng, before.record.rng)
    assert drawn == game.chance
