"""Worlds drawn for OpenSpiel's searching bots: a player cannot tell them from the true one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import diablerie

from .spiel import played, short_string


def some_states(name: str) -> list[Any]:
    """States of a random game in which somebody is to move."""
    game = pyspiel.load_game(short_string(name, 8, "history=5"))
    return [state for state in played(game, seed=1) if not state.is_terminal()][::7]


@pytest.mark.parametrize("name", diablerie.games())
def test_a_world_gives_its_player_the_information_state_he_has(name: str) -> None:
    for number, state in enumerate(some_states(name)):
        for player in range(state.num_players()):
            rng = np.random.default_rng(number)
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.current_player() == state.current_player()
            assert world.move_number() == state.move_number()


@pytest.mark.parametrize("name", diablerie.games())
def test_a_world_tells_nothing_that_its_player_does_not_know(name: str) -> None:
    """What can be got out of it is the same, whichever world the true one is."""
    for state in some_states(name):
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: 0.25)
        worlds = [true.resample_from_infostate(player, lambda: 0.5) for true in (state, other)]
        assert worlds[0].history() == worlds[1].history()
        assert worlds[0].serialize() == worlds[1].serialize()
        for seat in range(state.num_players()):
            assert len({world.information_state_string(seat) for world in worlds}) == 1


@pytest.mark.parametrize("name", diablerie.games())
def test_worlds_differ_in_what_is_hidden(name: str) -> None:
    state = some_states(name)[-1]
    rng = np.random.default_rng(3)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(20)]
    assert len({str(world) for world in worlds}) > 1


@pytest.mark.parametrize("name", diablerie.games())
def test_a_world_comes_back_from_its_text(name: str) -> None:
    state = some_states(name)[-1]
    game = state.get_game()
    world = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    world.apply_action(world.legal_actions()[0])
    again = game.deserialize_state(world.serialize())
    assert str(again) == str(world)
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == world.information_state_string(seat)


@pytest.mark.parametrize("name", diablerie.games())
def test_open_spiels_bot_can_search(name: str) -> None:
    state = next(s for s in some_states(name) if len(s.legal_actions()) > 1)
    rng = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2.0, 20, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()
