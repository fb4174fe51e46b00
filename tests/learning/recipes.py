"""Trainings that are over in seconds."""

from __future__ import annotations

from dataclasses import replace

import diablerie
from diablerie import Game
from diablerie.learning import RECIPES, Recipe
from tests.settings import game_for

TINY = replace(
    RECIPES["quick"],
    games=8,
    steps=16,
    width=16,
    minibatch=64,
    league=0.3,
    league_every=2,
    greedy=0.02,
    reference_every=3,
    checkpoint_every=3,
)


def toml(recipe: Recipe) -> str:
    """A recipe as a file."""
    return "".join(f"{name} = {number}\n" for name, number in recipe.numbers.items())


def short(seats: int = 2) -> Game:
    """The first game for so many, of a few turns."""
    return diablerie.load(game_for(seats), seats=seats, max_turns=12 if seats == 2 else 3)
