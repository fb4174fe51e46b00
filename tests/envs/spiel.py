"""OpenSpiel games that are tried: every game short, and small set-ups whose whole tree can be walked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel

import diablerie
import diablerie.envs.open_spiel
from tests.games.of_game import of_game
from tests.settings import cut_short

from .tables import TURNS


def game_string(name: str, *said: str) -> str:
    """What `pyspiel.load_game` takes for one of our games."""
    short_name = f"diablerie_{name.replace('-', '_')}"
    return f"{short_name}({','.join(said)})" if said else short_name


def short_string(name: str, turns: int, *said: str) -> str:
    """The same for a game that is over after so many turns, if it can be told to."""
    short = [f"{option}={value}" for option, value in cut_short(name, turns).items()]
    return game_string(name, *short, *said)


def short_games() -> list[str]:
    """Every game, with as few seats as it can have, as many, and as usual, cut off after some turns."""
    return [
        short_string(name, TURNS, f"seats={seats}")
        for name in diablerie.games()
        for facts in [diablerie.describe(name)]
        for seats in sorted({*facts.seat_range, facts.default_seats})
    ]


def small_games() -> dict[str, Any]:
    """Games whose trees have some hundred nodes each, as the games have them."""
    return {
        name: pyspiel.load_game(game_string(game), {**parameters, "deals": -1})
        for game in diablerie.built_in_games()
        for name, parameters in of_game(game, "small_trees").small_trees().items()
    }


def played(game: Any, seed: int) -> Iterator[Any]:
    """The states of one random game, from the first decision to the end."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state = state.child(int(rng.choice(state.legal_actions())))
    yield state
