"""Bots: opponents of stated strength. They are handed a `Belief`, never a state, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, Protocol

from ..chance import Seed
from ..game import Game
from ..state import Belief
from .greedy import Greedy
from .hasty import Hasty
from .ismcts import Ismcts, Opinion, Plan, measure_simulations
from .random import RandomBot

__all__ = [
    "Bot",
    "Greedy",
    "Hasty",
    "Ismcts",
    "Level",
    "Opinion",
    "Plan",
    "RandomBot",
    "level",
    "load",
    "measure_simulations",
    "names",
    "parse",
    "warm",
]


class Bot(Protocol):
    """Whatever can choose an action from what a seat knows.

    A bot has a generator and room to think in, so it belongs to one thread: each thread makes its own.
    """

    def choose(self, belief: Belief) -> str:
        """One of `belief.legal`. Raises ValueError if the belief's seat is not to move."""
        ...


@dataclass(frozen=True)
class Level:
    """A bot by name: what it does in a sentence, and the budget it has for one decision."""

    name: str
    doc: str
    budget: str
    make: Callable[[Game, Seed], Bot]
    simulations: int | None = None
    """Of the search with which it thinks; None: it does not search."""


def _searching(name: str, doc: str, simulations: int, *, hasty: bool = False) -> Level:
    def make(game: Game, seed: Seed) -> Bot:
        thinker = Ismcts(game, Plan.suited(game, simulations), seed)
        return Hasty(game, thinker, seed) if hasty else thinker

    return Level(name, doc, f"{simulations} simulations a decision", make, simulations)


_LEVELS = {
    level.name: level
    for level in (
        Level("random", "Does anything that is legal.", "none", RandomBot),
        Level("greedy", "Takes what its own turn can bring.", "one turn ahead, 3 worlds", Greedy),
        _searching("imp", "Looks around a little.", 150, hasty=True),
        _searching("devil", "Thinks of your answer.", 4_000),
        _searching("archdevil", "Thinks of your answer to its answer.", 40_000),
    )
}


SEARCH = "search"
"""How `parse` is told of a search that is no level."""


def names() -> tuple[str, ...]:
    """The names of all levels."""
    return tuple(_LEVELS)


def level(name: str) -> Level:
    """A level by name. Raises ValueError naming the choices."""
    if not isinstance(name, str) or name not in _LEVELS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(_LEVELS)}")
    return _LEVELS[name]


def parse(text: str) -> Level:
    """A level by name, or a search of any shape as `search:simulations=2000:horizon=7`.

    What is not said of a search is as suits the game best (see `Plan`). Raises ValueError naming the
    choices.
    """
    kind, *said = text.split(":")
    if kind != SEARCH:
        return level(text)
    settings = [_setting(text, each) for each in said]
    wanted = dict(settings)
    if len(wanted) < len(settings):
        raise ValueError(f"{text!r} says one thing twice")
    simulations = wanted.pop("simulations", None)
    if simulations is None:
        raise ValueError(
            f"{text!r} does not say how many simulations, as {SEARCH}:simulations=2000"
        )
    Plan(simulations, **wanted)

    def make(game: Game, seed: Seed) -> Bot:
        return Ismcts(game, replace(Plan.suited(game, simulations), **wanted), seed)

    return Level(text, "Searches as it is told.", f"{simulations} simulations", make, simulations)


def _setting(text: str, said: str) -> tuple[str, Any]:
    kinds: dict[str, type[int | float | str]] = {
        each.name: {"int": int, "float": float, "str": str}[str(each.type)] for each in fields(Plan)
    }
    name, _, value = said.partition("=")
    if name not in kinds:
        raise ValueError(f"a search has no {name!r} in {text!r}; it has {', '.join(sorted(kinds))}")
    try:
        return name, kinds[name](value)
    except ValueError:
        raise ValueError(f"{name} in {text!r} is a number, not {value!r}") from None


def load(name: str, game: Game, seed: Seed = None) -> Bot:
    """A bot for one game; the same seed and beliefs give the same choices. It may compile on first use."""
    return level(name).make(game, seed)


def warm(game: Game) -> None:
    """Compile, or load from the cache, all that the bots of a game need."""
    game.warm()
    state = game.start(seed=0)
    belief = state.belief(state.to_play or 0)
    Greedy(game, 0).choose(belief)
    Ismcts(game, Plan(10), 0).choose(belief)
