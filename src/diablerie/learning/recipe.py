"""Recipe: the numbers by which a policy is learnt, by name or out of a TOML file.

All that changes during a training follows from how many actions it has learnt from, not from how long it
is to last: a longer one begins with a shorter one, to the same bits.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any


def _setting(usual: float, low: float, high: float, doc: str) -> Any:
    return field(default=usual, metadata={"low": low, "high": high, "doc": doc})


@dataclass(frozen=True)
class Recipe:
    """The numbers. Raises ValueError for one that is out of its range."""

    games: int = _setting(128, 1, 65_536, "games side by side")
    steps: int = _setting(64, 2, 4_096, "actions in each of them before anything is learnt")
    width: int = _setting(256, 8, 512, "units of a hidden layer, of the policy and of the critic")
    depth: int = _setting(2, 1, 4, "hidden layers")
    epochs: int = _setting(3, 1, 32, "how often each lot of actions is gone through")
    minibatch: int = _setting(1_024, 16, 65_536, "actions in one step of the gradient")
    learning_rate: float = _setting(7e-4, 1e-6, 1e-1, "Adam's, at the beginning")
    clip: float = _setting(0.2, 0.01, 1, "PPO's clipping")
    trace: float = _setting(0.98, 0, 1, "GAE's lambda: how far back a surprise reaches")
    discount: float = _setting(1, 0.5, 1, "what is left of a payoff at the decision before")
    entropy: float = _setting(0.01, 0, 1, "what being undecided is worth, at the beginning")
    half_after: float = _setting(
        20e6, 1, 1e12, "actions after which learning rate and entropy bonus are halved"
    )
    reference_weight: float = _setting(0.05, 0, 10, "weight of the divergence from the reference")
    reference_every: int = _setting(50, 1, 100_000, "rounds between two reference networks")
    prior: int = _setting(1, 0, 1, "1: the policy begins as the game's prior; 0: as chance")
    league: float = _setting(0.15, 0, 0.9, "share of seats for frozen selves, of more than two")
    league_size: int = _setting(4, 1, 64, "frozen selves, the latest")
    league_every: int = _setting(100, 1, 100_000, "rounds between two frozen selves")
    greedy: float = _setting(0.005, 0, 0.5, "share of seats for the greedy bot, of more than two")
    checkpoint_every: int = _setting(50, 1, 100_000, "rounds between two checkpoints")

    def __post_init__(self) -> None:
        for each in fields(self):
            value, low, high = getattr(self, each.name), each.metadata["low"], each.metadata["high"]
            kinds = (int,) if each.type == "int" else (int, float)
            fits = isinstance(value, kinds) and not isinstance(value, bool) and math.isfinite(value)
            if not (fits and low <= value <= high):
                what = "a whole number" if kinds == (int,) else "a number"
                raise ValueError(f"{each.name} is {what} from {low:g} to {high:g}, not {value!r}")
        if self.league + self.greedy > 1:
            raise ValueError("league and greedy are shares of the seats, together 1 at most")

    @property
    def numbers(self) -> dict[str, float]:
        """All of them by name."""
        return asdict(self)

    def left(self, actions: int) -> float:
        """What of learning rate and entropy bonus is left after so many actions: from 1 towards 0."""
        return 1 / (1 + actions / self.half_after)


RECIPES: Mapping[str, Recipe] = {
    "usual": Recipe(),
    "quick": Recipe(games=64, steps=32, width=64, minibatch=512, checkpoint_every=10),
}
"""Recipes by name: for a night of two cores, and to see in a minute whether all works."""


def recipe_of(text: str) -> Recipe:
    """A recipe by its name, or out of a TOML file that says in what it differs from the usual one.

    Raises ValueError naming the recipes, or the settings that there are.
    """
    if text in RECIPES:
        return RECIPES[text]
    path = Path(text)
    if not path.is_file():
        raise ValueError(
            f"there is no recipe {text!r}, nor such a file; the recipes are {', '.join(RECIPES)}"
        )
    try:
        changed = tomllib.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{path} is no TOML: {error}") from error
    known = [each.name for each in fields(Recipe)]
    unknown = [name for name in changed if name not in known]
    if unknown:
        raise ValueError(f"{path}: a recipe has no {unknown[0]!r}; it has {', '.join(known)}")
    try:
        return replace(RECIPES["usual"], **changed)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
