"""Tuning: better numbers for a bot, by playing it against itself with some traits changed (Optuna).

Every attempt plays the same deals, so that attempts differ by their numbers and little else. The best of
many is best by luck, too: it meets the bot once more on new deals, and only that counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from .. import __version__, bots
from ..bots.levels import PLAYOUTS
from ..chance import words
from ..extras import needs
from ..game import Game
from .arena import Report, hold, score_of_first
from .journal import Journal
from .ratings import BotRating
from .schedule import Schedule, check_seed, plan_of
from .workers import Workers, here

if TYPE_CHECKING:
    import optuna

REACH = 4.0
"""Numbers are looked for from a fourth of what they are to four times that, as far as the trait goes."""

SHAPES = {"exploration": (0.1, 10.0), "reduction": (0.0, 1.0)}
"""What of a search's shape can be tuned besides traits, with its range."""


@dataclass(frozen=True)
class Attempt:
    """Numbers that were tried, in the order of the traits, and the share of the wins they have had."""

    numbers: tuple[float, ...]
    share: float


@dataclass(frozen=True)
class Tuning:
    """What is looked for: better `traits` for a bot of a game, by so many games for each attempt.

    `traits`: of the game, with `playouts.` before one that is only for playing on, or of the search
    (SHAPES). Raises ValueError for a bot or a trait that there is not.
    """

    game: Game
    bot: str
    traits: tuple[str, ...]
    games: int
    seed: bytes = b"0"

    def __post_init__(self) -> None:
        if bots.parse(self.bot).plan(self.game) is None:
            raise ValueError(f"{self.bot!r} does not search: it has nothing to tune")
        if not self.traits:
            raise ValueError("name at least one trait to tune")
        if len(set(self.traits)) < len(self.traits):
            raise ValueError(f"each trait is named once, not {', '.join(self.traits)}")
        for trait in self.traits:
            self.range_of(trait)
        check_seed(self.seed)

    @property
    def plan(self) -> dict[str, Any]:
        """All that settles its attempts, as plain values."""
        return {
            "diablerie": __version__,
            **plan_of(self.game),
            "bot": self.bot,
            "traits": self.traits,
            "games": self.games,
            "seed": self.seed.decode(),
        }

    @property
    def usual(self) -> dict[str, float]:
        """What the traits are now."""
        plan = bots.parse(self.bot).plan(self.game)
        assert plan is not None
        playouts = {PLAYOUTS + name: value for name, value in plan.playouts.items()}
        said = {**plan.style, **playouts}
        return {
            name: float(getattr(plan, name))
            if name in SHAPES
            else said.get(name, plan.style.get(_bare(name), self.game.ai.traits[_bare(name)].usual))
            for name in self.traits
        }

    def range_of(self, name: str) -> tuple[float, float]:
        """From where to where a trait can go. Raises ValueError for one that there is not."""
        if name in SHAPES:
            return SHAPES[name]
        if _bare(name) not in self.game.ai.traits:
            there_are = ", ".join(sorted([*self.game.ai.traits, *SHAPES]))
            raise ValueError(
                f"there is nothing to tune by the name {name!r}; there are {there_are}"
            )
        trait = self.game.ai.traits[_bare(name)]
        return trait.low, trait.high

    def name_with(self, numbers: tuple[float, ...]) -> str:
        """The bot with other numbers."""
        kept = [said for said in self.bot.split(":") if said.partition("=")[0] not in self.traits]
        settings = zip(self.traits, numbers, strict=True)
        return ":".join([*kept, *(f"{name}={number:g}" for name, number in settings)])

    def schedule(self, numbers: tuple[float, ...], deals: bytes) -> Schedule:
        """The bot with other numbers against the bot as it is."""
        return Schedule(self.game, (self.name_with(numbers), self.bot), self.seed + deals)

    def attempt(self, numbers: tuple[float, ...], workers: Workers) -> Attempt:
        """Try numbers; of those that it has a bot would win half against itself, and need not play."""
        if numbers == tuple(self.usual.values()):
            return Attempt(numbers, 0.5)
        report = hold(self.schedule(numbers, b"/tuning"), self.games, workers=workers)
        return Attempt(numbers, _share_of_first(report))


@dataclass(frozen=True)
class Tuned:
    """What a tuning has come to: all attempts, the bot with the best numbers, and how it fared once more.

    `again` is None where nothing was better than what is.
    """

    tuning: Tuning
    attempts: tuple[Attempt, ...]
    best: str
    again: Report | None

    @property
    def standing(self) -> BotRating | None:
        """How the best fared on new deals."""
        if self.again is None:
            return None
        return next(each for each in self.again.standings if each.bot == self.best)


Watcher = Callable[[int, Attempt], None]
"""Told after each attempt how many there have been."""


def tune(
    tuning: Tuning,
    attempts: int,
    games_again: int,
    *,
    workers: Workers = here,
    folder: Path | None = None,
    watch: Watcher | None = None,
) -> Tuned:
    """Try numbers, each chosen from what came of those before, and play the best once more.

    `games_again`: on how many games the best is judged. `workers`: where games are played; it makes no
    difference to the results. `folder`: keeps every attempt, and a tuning broken off there goes on.
    Raises OtherRun where the folder has something else in it.
    """
    if attempts < 1:
        raise ValueError(f"a tuning takes at least one attempt, not {attempts}")
    journal = None if folder is None else Journal(folder, tuning.plan, Attempt)
    done = {} if journal is None else journal.done()
    study = _Study(tuning)
    tried: list[Attempt] = []
    for number in range(attempts):
        if number in done:
            (attempt,) = done[number]
        else:
            attempt = tuning.attempt(study.ask(number), workers)
            if journal is not None:
                journal.keep(number, [attempt])
        study.tell(attempt)
        tried.append(attempt)
        if watch is not None:
            watch(len(tried), attempt)
    best = max(tried, key=lambda attempt: attempt.share)
    again = None
    if best is not tried[0]:
        again = hold(tuning.schedule(best.numbers, b"/again"), games_again, workers=workers)
    if journal is not None:
        journal.finish(tried)
    return Tuned(tuning, tuple(tried), tuning.name_with(best.numbers), again)


class _Study:
    """Optuna's search, the same for the same attempts however often it was broken off."""

    def __init__(self, tuning: Tuning) -> None:
        with needs("diablerie[lab]"):
            import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._optuna = optuna
        self._tuning = tuning
        self._told: list[optuna.trial.FrozenTrial] = []
        self._ranges = {name: self._distribution(name) for name in tuning.traits}

    def ask(self, number: int) -> tuple[float, ...]:
        """The numbers of an attempt: first those that are usual, then those that promise most."""
        if number == 0:
            return tuple(self._tuning.usual.values())
        seed = int(words(self._tuning.seed, number)[0]) % (1 << 32)
        sampler = self._optuna.samplers.TPESampler(seed=seed, multivariate=True)
        # Anew each time: what a study was asked stays in it, and counts beside what it was told.
        study = self._optuna.create_study(direction="maximize", sampler=sampler)
        study.add_trials(self._told)
        trial = study.ask(dict(self._ranges))
        return tuple(float(f"{trial.params[name]:.4g}") for name in self._tuning.traits)

    def tell(self, attempt: Attempt) -> None:
        """What came of an attempt."""
        numbers = dict(zip(self._tuning.traits, attempt.numbers, strict=True))
        inside = {
            name: min(max(number, self._ranges[name].low), self._ranges[name].high)
            for name, number in numbers.items()
        }
        self._told.append(
            self._optuna.trial.create_trial(
                params=inside, distributions=dict(self._ranges), value=attempt.share
            )
        )

    def _distribution(self, name: str) -> optuna.distributions.FloatDistribution:
        low, high = self._tuning.range_of(name)
        usual = self._tuning.usual[name]
        if usual <= 0:
            return self._optuna.distributions.FloatDistribution(low, high)
        return self._optuna.distributions.FloatDistribution(
            max(low, usual / REACH), min(high, usual * REACH), log=True
        )


def _bare(name: str) -> str:
    return name.removeprefix(PLAYOUTS)


def _share_of_first(report: Report) -> float:
    blocks: dict[int, list[Any]] = {}
    for game in report.games:
        blocks.setdefault(game.block, []).append(game)
    return fmean(score_of_first(tuple(block)) for block in blocks.values())
