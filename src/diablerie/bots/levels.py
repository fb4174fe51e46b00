"""Bots by name: five levels, the styles in which they play, and searches of any shape.

A name is a level with settings after it: `devil`, `devil:bold` (a style of the game), `devil:lay=2` (one
trait of it), `search:simulations=2000:horizon=7` (a search that is no level). What comes later counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from ..bot import Bot
from ..chance import Seed
from ..game import Game
from ..networks.laid_out import LaidOutPolicy
from ..networks.shipped import shipped_search
from .endgame import EndgameSolver, is_solvable
from .greedy import Greedy
from .ismcts import Ismcts
from .learned_search import LearnedSearch
from .plan import Plan
from .random import RandomBot
from .rule_based import RuleBased

SEARCH = "search"
"""The name of a search that is no level."""

PLAYOUTS = "playouts."
"""Before a trait: only for playing on after leaving the tree."""


@dataclass(frozen=True)
class Level:
    """A bot by name, and what it does in a sentence.

    `simple`: what makes it if it does not search. `simulations`: how many a search has for one decision
    where the game does not say (its `levels`). `endgame`: up to how many positions that can follow it
    solves the game (see `Plan`). `settings`: what comes after the level in its name.
    """

    name: str
    doc: str
    simple: Callable[[Game, Seed], Bot] | None = None
    simulations: int | None = None
    is_rule_based: bool = False
    endgame: int = 0
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def searches(self) -> bool:
        """Whether it searches; one that does not has no settings."""
        return self.simple is None

    def plan(self, game: Game) -> Plan | None:
        """The search with which it thinks in one game by the game's own AI; None: it does not search.

        Raises ValueError for settings that the game does not know, naming those that it does.
        """
        if self.simple is not None:
            return None
        shape: dict[str, Any] = {"simulations": self.simulations, "endgame": self.endgame}
        shape |= {**game.ai.search, "style": {}, "playouts": {}}
        level = self.name.partition(":")[0]
        _settle(shape, game, game.ai.levels.get(level, {}))
        _settle(shape, game, self._said(game))
        if shape["simulations"] is None:
            raise ValueError(
                f"{self.name!r} does not say how many simulations, as {SEARCH}:simulations=2000"
            )
        plan = Plan(**shape)
        game.ai.style(**{**plan.style, **plan.playouts})
        return plan

    def learned(self, game: Game) -> tuple[Plan, LaidOutPolicy] | None:
        """The search by what was learnt with which it thinks instead, and what was learnt.

        None: nothing was for this game as it is set up, or the level goes by the game's own AI in any case.
        """
        settings = game.ai.learned_levels.get(self.name)
        policy = None if settings is None else shipped_search(game)
        return None if policy is None else (Plan(**{**game.ai.search, **(settings or {})}), policy)

    def remembers(self, game: Game) -> bool:
        """Whether it makes use of a belief's past (see `Memory`)."""
        plan = self.plan(game)
        if plan is None or self.learned(game) is not None:
            return False
        return plan.reasoning > 0 or (plan.endgame > 0 and is_solvable(game))

    def budget(self, game: Game) -> str:
        """What it has for one decision, in words."""
        learned = self.learned(game)
        if learned is not None:
            return f"{learned[0].simulations} simulations by what was learnt"
        plan = self.plan(game)
        if plan is not None:
            return f"{plan.simulations} simulations"
        return "none" if self.name == "random" else "its own turn"

    def make(self, game: Game, seed: Seed = None) -> Bot:
        """A bot for one game; the same seed and beliefs give the same choices.

        Compiles on first use. Raises ValueError for settings that the game does not know.
        """
        if self.simple is not None:
            return self.simple(game, seed)
        learned = self.learned(game)
        if learned is not None:
            return LearnedSearch(game, *learned, seed)
        plan = self.plan(game)
        assert plan is not None
        thinker = Ismcts(game, plan, seed)
        return RuleBased(game, thinker, seed) if self.is_rule_based else thinker

    def _said(self, game: Game) -> Mapping[str, Any]:
        """The settings of its name, styles spelt out, as numbers where they are."""
        said: dict[str, Any] = {}
        for name, value in self.settings.items():
            if value:
                said[name] = _value(self.name, name, value)
            elif name in game.ai.styles:
                said |= game.ai.styles[name]
            else:
                styles = ", ".join(game.ai.styles)
                raise ValueError(f"{game.name} has no style {name!r}; it has {styles}")
        return said


_LEVELS = {
    level.name: level
    for level in (
        Level("random", "Does anything that is legal.", RandomBot),
        Level("greedy", "Takes what its own turn can bring.", Greedy),
        Level("imp", "Looks around a little.", None, 150, is_rule_based=True),
        Level("devil", "Thinks of your answer.", None, 4_000),
        Level("archdevil", "Thinks of your answer to its answer.", None, 40_000, endgame=60_000),
    )
}

_SHAPE = {each.name: each.type for each in fields(Plan) if each.name not in ("style", "playouts")}
"""The settings of any search, with the type of each in words."""


def names() -> tuple[str, ...]:
    """The names of all levels, the weakest first."""
    return tuple(_LEVELS)


def offered(game: Game) -> tuple[str, ...]:
    """All bots that a game offers to people: its levels, and those that search in each of its styles."""
    searching = [name for name, each in _LEVELS.items() if each.searches]
    return (*_LEVELS, *(f"{name}:{style}" for name in searching for style in game.ai.styles))


def level(name: str) -> Level:
    """A level by name. Raises ValueError naming the choices."""
    if not isinstance(name, str) or name not in _LEVELS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(_LEVELS)}")
    return _LEVELS[name]


def parse(text: str) -> Level:
    """A bot by its name with settings (see above).

    Whether a game knows them is seen when a bot is made for it. Raises ValueError naming the choices.
    """
    kind, *said = text.split(":") if isinstance(text, str) else [text]
    if not said and kind != SEARCH:
        return level(kind)
    base = Level(SEARCH, "Searches as it is told.") if kind == SEARCH else level(kind)
    if kind != SEARCH and not base.searches:
        raise ValueError(f"{kind!r} does not search: nothing can be set in {text!r}")
    settings = dict(_split(text, each) for each in said)
    if len(settings) < len(said):
        raise ValueError(f"{text!r} says one thing twice")
    return replace(base, name=text, settings=settings)


def load(name: str, game: Game, seed: Seed = None) -> Bot:
    """One of the bots that a game offers; the same seed and beliefs give the same choices.

    It may compile on first use. Raises ValueError naming the choices.
    """
    if name not in offered(game):
        there_are = ", ".join(offered(game))
        raise ValueError(f"{game.name} offers no bot {name!r}; it offers {there_are}")
    return parse(name).make(game, seed)


def warm(game: Game) -> None:
    """Compile, or load from the cache, all that the bots of a game need."""
    game.warm()
    state = game.start(seed=0)
    belief = state.belief(state.to_play or 0)
    Greedy(game, 0).choose(belief)
    Ismcts(game, Plan(10), 0).choose(belief)
    if is_solvable(game):
        EndgameSolver(game, 1).warm(belief)
    policy = shipped_search(game) if game.ai.learned_levels else None
    if policy is not None:
        LearnedSearch(game, Plan(10), policy, 0).choose(belief)


def _split(text: str, said: str) -> tuple[str, str]:
    name, equals, value = said.partition("=")
    if not name or (equals and not value):
        raise ValueError(f"{said!r} in {text!r} is neither a style nor a setting as horizon=7")
    if name in _SHAPE:
        if not equals:
            raise ValueError(f"{name} in {text!r} needs a value, as {name}=2")
        _value(text, name, value)
    return name, value


def _value(text: str, name: str, value: str) -> int | float | str:
    kinds: dict[str, type[int | float | str]] = {"int": int, "float": float, "str": str}
    kind = kinds[str(_SHAPE.get(name, "float"))]
    try:
        return kind(value)
    except ValueError:
        raise ValueError(f"{name} in {text!r} is a number, not {value!r}") from None


def _settle(shape: dict[str, Any], game: Game, settings: Mapping[str, Any]) -> None:
    """Put settings where they belong: the search's shape, its style, its way of playing on."""
    for name, value in settings.items():
        trait = name.removeprefix(PLAYOUTS)
        if name in _SHAPE:
            shape[name] = value
        elif trait not in game.ai.traits:
            shapes, traits = ", ".join(sorted(_SHAPE)), ", ".join(sorted(game.ai.traits))
            raise ValueError(f"a search has no {name!r}; it has {shapes}; {game.name}: {traits}")
        else:
            shape["playouts" if name != trait else "style"][trait] = value
