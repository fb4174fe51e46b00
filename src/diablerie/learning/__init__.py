"""Learning: policies by self-play, in PyTorch; what comes of it is played without (`diablerie.networks`)."""

from __future__ import annotations

from ..extras import needs

with needs("diablerie[learn]"):
    from .recipe import RECIPES, Recipe, recipe_of
    from .training import CHECKPOINT, CURVE, WEIGHTS, Plan, Point, Training

__all__ = [
    "CHECKPOINT",
    "CURVE",
    "RECIPES",
    "WEIGHTS",
    "Plan",
    "Point",
    "Recipe",
    "Training",
    "recipe_of",
]
