"""The package's own weights: they fit their games, say how they were made, and play better than greedily."""

from __future__ import annotations

import pytest

import diablerie
from diablerie import Game, lab
from diablerie.networks import read_policy, shipped_policy

from .policies import learnt

games = pytest.mark.parametrize("game", learnt(), ids=str)


@games
def test_they_say_how_they_were_made(game: Game) -> None:
    made = shipped_policy(game).facts["made"]
    assert {"commit", "command", "seed", "actions", "hours", "recipe"} <= set(made)
    assert made["actions"] > 1_000_000


@games
def test_a_search_by_them_is_better_than_greedy(game: Game) -> None:
    schedule = lab.Schedule(game, ("learned:simulations=100", "greedy"), b"shipped")
    (found,) = [each for each in lab.hold(schedule, 12).standings if each.bot != "greedy"]
    assert found.share.value > found.fair, found


def test_every_file_of_weights_is_of_a_game_that_there_is() -> None:
    folders = {diablerie.load(name).ai.weights for name in diablerie.games()}
    files = {path for folder in folders if folder is not None for path in folder.iterdir()}
    assert len(files) == len(learnt()) > 0
    assert all(read_policy(path).values is not None for path in files)


def test_other_rules_than_the_usual_are_refused() -> None:
    game = learnt()[0]
    other = diablerie.load(game.name, seats=game.seats, max_turns=99)
    with pytest.raises(ValueError, match="this was learnt with options"):
        shipped_policy(other)
