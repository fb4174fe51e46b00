"""Environments begin at positions: by a document, its JSON text or a name, once or again and again."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import diablerie
from diablerie import Game
from diablerie.envs import gymnasium as one_seat
from diablerie.envs import pettingzoo, vector
from diablerie.envs.opponents import AtRandom, Opponent
from diablerie.envs.vector import VectorGames

FAUST = diablerie.load("doctor-faust")
LAST_TURN, LAST_TURNS = ({**FAUST.start(1).position(), "turn": turn} for turn in (400, 399))
UNDEALT: dict[str, Any] = {"sleds": ["a1", "g7"], "letters": ["ABCDE", "ABCDE"]}
"""Of a game for two in which most cards are then dealt by the seed."""


def hell(**options: int) -> Game:
    """The game of which that is a position."""
    return diablerie.load("teufel-teufel", seats=2, **options)


def states(envs: VectorGames) -> list[diablerie.State]:
    return [envs._games.state(game) for game in range(envs.num_envs)]


def expected(game: Game, document: dict[str, Any], state: diablerie.State) -> bool:
    """Whether a state is one that a document can mean."""
    position = state.position()
    return all(position[key] == value for key, value in document.items())


@pytest.mark.parametrize("form", [dict, json.dumps], ids=["document", "text"])
def test_a_seat_begins_where_it_is_told(form: Any) -> None:
    env = one_seat.make("doctor-faust")
    env.reset(seed=7, options={"position": form(LAST_TURN)})
    assert env._played == FAUST.position(LAST_TURN, 7)
    env.reset(seed=7)
    assert env._played == FAUST.start(7)


def test_positions_that_come_along_have_names() -> None:
    env = one_seat.make("doctor-faust", stones_per_turn=1)
    env.reset(options={"position": "which-card"})
    named = env._played
    env.reset()
    assert named != env._played


def test_a_usual_position_is_where_all_games_begin_that_are_not_told_otherwise() -> None:
    env = one_seat.make("doctor-faust", position=LAST_TURN)
    unsaid: tuple[dict[str, Any] | None, ...] = (None, {})
    for options in unsaid:
        env.reset(options=options)
        assert env._played.position()["turn"] == 400
    env.reset(options={"position": None})
    assert env._played.position()["turn"] == 1


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("opponent", [None, "random", AtRandom], ids=["nobody", "random", "bot"])
def test_games_begin_there_again_and_again_until_another_reset(
    mode: AutoresetMode, opponent: Opponent | None
) -> None:
    envs = VectorGames(FAUST, 3, opponent=opponent, autoreset_mode=mode)
    envs.reset(seed=1, options={"position": LAST_TURNS})
    ended = np.zeros(3)
    while ended.min() < 3:
        _, _, over, _, infos = envs.step(envs.random_actions())
        ended += over
        told = infos.get("final_info", infos)
        words = [envs.reasons[told["reason"][game]] for game in np.flatnonzero(over)]
        assert set(words) <= set(FAUST.END_REASONS)
        if mode == AutoresetMode.DISABLED and over.any():
            envs.reset(options={"reset_mask": over, "position": LAST_TURNS})
        assert all(state.position()["turn"] in (399, 400) for state in states(envs))
    envs.reset()
    assert {state.position()["turn"] for state in states(envs)} <= {1, 2}


def test_chance_deals_what_a_position_leaves_open() -> None:
    envs = VectorGames(hell(), 4)
    envs.reset(seed=3, options={"position": UNDEALT})
    first = states(envs)
    assert all(expected(hell(), UNDEALT, state) for state in first)
    assert len(set(first)) == 4
    envs.reset(seed=3, options={"position": UNDEALT})
    assert states(envs) == first
    envs.reset(options={"position": UNDEALT})
    assert not set(first) & set(states(envs))


def test_a_game_dealt_anew_at_a_position_is_another() -> None:
    """Else whoever learns there would learn where the cards lie."""
    short = hell(max_turns=2)
    envs = VectorGames(short, 2)
    envs.reset(seed=3, options={"position": UNDEALT})
    seen = set(states(envs))
    ended = 0
    while ended < 8:
        _, _, over, _, _ = envs.step(envs.random_actions())
        ended += over.sum()
        begun = {states(envs)[game] for game in np.flatnonzero(over)}
        assert not begun & seen
        seen |= begun
    assert len(seen) >= 8


def test_each_game_can_have_its_own() -> None:
    envs = VectorGames(FAUST, 3)
    asked = [LAST_TURN, None, json.dumps({**LAST_TURN, "turn": 9})]
    envs.reset(seed=1, options={"position": asked})
    assert [state.position()["turn"] for state in states(envs)] == [400, 1, 9]
    mask = np.array([False, True, True])
    envs.reset(options={"position": [None, LAST_TURN, None], "reset_mask": mask})
    assert [state.position()["turn"] for state in states(envs)] == [400, 400, 1]


def test_the_first_game_of_a_seed_is_that_of_the_position() -> None:
    envs = VectorGames(hell(), 2)
    envs.reset(seed=3, options={"position": UNDEALT})
    begun = states(envs)
    usual = VectorGames(hell(), 2, position=UNDEALT)
    usual.reset(seed=3)
    assert states(usual) == begun


def test_seats_of_pettingzoo_begin_there_too() -> None:
    env = pettingzoo.env("doctor-faust")
    env.reset(seed=1, options={"position": LAST_TURN})
    assert env.unwrapped._played == FAUST.position(LAST_TURN, 1)
    env.reset(seed=1)
    assert env.unwrapped._played == FAUST.start(1)
    usual = pettingzoo.env("doctor-faust", position=LAST_TURN)
    usual.reset(seed=1)
    assert usual.unwrapped._played == FAUST.position(LAST_TURN, 1)


OVER: dict[str, Any] = {
    "sleds": [None, "g7"],
    "left": [0],
    "cards": {},
    "outcome": {"reason": "last_one", "ranking": [[0], [1]]},
}

WRONG: list[tuple[Any, str]] = [
    ({"trun": 4}, "a position has no key 'trun'"),
    ("which-position", "'which-position' is neither a JSON object nor a position with a name"),
    (7, "a position is a JSON object or a name, not int"),
    (OVER, "this position is over"),
]


@pytest.mark.parametrize(("position", "told"), WRONG)
def test_what_is_no_position_to_play_is_refused(position: Any, told: str) -> None:
    envs = VectorGames(hell(), 2)
    with pytest.raises(ValueError, match=told):
        envs.reset(options={"position": position})
    with pytest.raises(ValueError, match=f"position 1: {told}"):
        envs.reset(options={"position": [None, position]})
    env = one_seat.OneSeat(hell())
    for reset in (env.reset, pettingzoo.env("teufel-teufel", 2).reset):
        with pytest.raises(ValueError, match=told):
            reset(options={"position": position})
    for make in (vector.make, one_seat.make, pettingzoo.env):
        with pytest.raises(ValueError, match=told):
            make("teufel-teufel", seats=2, position=position)


def test_a_position_from_which_a_seat_never_comes_to_choose_is_refused() -> None:
    env = one_seat.make("doctor-faust", seat=1)
    with pytest.raises(ValueError, match="seat 1 has nothing to choose"):
        env.reset(options={"position": LAST_TURN})
    envs = VectorGames(FAUST, 2, opponent="random", seat=1)
    with pytest.raises(ValueError, match="The position must let every seat come to move"):
        envs.reset(options={"position": LAST_TURN})


def test_a_list_is_as_long_as_there_are_games() -> None:
    with pytest.raises(ValueError, match="a list of positions has as many, not 2"):
        VectorGames(FAUST, 3).reset(options={"position": [None, None]})


def test_other_options_are_refused() -> None:
    with pytest.raises(ValueError, match="reset has no option 'positon': it has position"):
        one_seat.make("doctor-faust").reset(options={"positon": LAST_TURN})
