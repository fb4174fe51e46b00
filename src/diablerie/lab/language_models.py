"""Language models: what answers in text, against bots, counted: share of wins, refused answers by clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from .. import __version__, bots
from ..envs.text_game import UNCLEAR, TextGame
from ..events import Seat
from ..game import Game
from .intervals import Interval, of_share
from .journal import Journal
from .playing import shares_of
from .schedule import check_seed, plan_of
from .tasks import in_order
from .workers import here

Model = Callable[[str], str]
"""Anything that reads an observation and answers. It need remember nothing: each observation is whole."""

Watcher = Callable[[int], None]
"""Told after each game how many are done."""


class ModelFailed(ValueError):
    """A model that has raised an error, or answered with what is no text."""


@dataclass(frozen=True)
class AnsweredGame:
    """How one game of a model ended.

    `share`: what it has of the win, from 0 to 1; `payoff` from −1 to 1; `reason`: how the game ended, in
    words; `forfeited`: whether by answers of the model that were refused. `answers`: how many it has given;
    `refusals`: the clauses that have forbidden one, each as often as it has; "" where one was unclear.
    """

    block: int
    seat: int
    share: float
    payoff: float
    reason: str
    forfeited: bool
    answers: int
    refusals: tuple[str, ...]


@dataclass(frozen=True)
class TextContest:
    """A model in one seat, bots of one level in all others, every deal from all seats.

    `name`: what the model is called in what is written down. `lang`, `rules`, `story`, `error_allowance`:
    see `envs.text.TextEnv`. Raises ValueError for a level that there is not, or an empty name.
    """

    game: Game
    name: str
    level: str
    seed: bytes = b"0"
    lang: str = "en"
    rules: bool = True
    story: int | None = 40
    error_allowance: int = 2

    def __post_init__(self) -> None:
        if not self.name:
            raise ValueError("a model has a name, by which what it has done is written down")
        bots.parse(self.level).plan(self.game)
        check_seed(self.seed)

    @property
    def plan(self) -> dict[str, Any]:
        """All that settles its games but the model, as plain values."""
        return {
            "diablerie": __version__,
            **plan_of(self.game),
            "model": self.name,
            "level": self.level,
            "seed": self.seed.decode(),
            "lang": self.lang,
            "rules": self.rules,
            "story": self.story,
            "error_allowance": self.error_allowance,
        }

    def play_block(self, model: Model, number: int) -> tuple[AnsweredGame, ...]:
        """One deal, played from each seat in turn."""
        return tuple(self.play(model, number, seat) for seat in range(self.game.seats))

    def play(self, model: Model, block: int, seat: Seat) -> AnsweredGame:
        """One game with the model in a seat. Raises ModelFailed."""
        self.game.warm()
        table = TextGame(
            self.game,
            self._seed("block", block),
            lang=self.lang,
            rules=self.rules,
            story=self.story,
            error_allowance=self.error_allowance,
        )
        others = _Others(self, table, block, seat)
        while not table.is_over:
            if table.mover == seat:
                table.answer(_answer_of(model, table.observation()))
            else:
                others.act()
        tally, forfeited = table.tallies[seat], table.loser == seat
        return AnsweredGame(
            block,
            seat,
            0.0 if forfeited else shares_of(table.state)[seat],
            table.returns[seat],
            table.reason,
            forfeited,
            tally.answers,
            tuple(sorted(tally.refusals.elements())),
        )

    def _seed(self, *what: str | int) -> bytes:
        return b"/".join((self.seed, *(str(part).encode() for part in what)))


class _Others:
    """The bots of one game, each with what it remembers."""

    def __init__(self, contest: TextContest, table: TextGame, block: int, seat: Seat) -> None:
        game, level = contest.game, bots.parse(contest.level)
        others = [other for other in range(game.seats) if other != seat]
        self._table = table
        self._bots = {
            other: level.make(game, contest._seed("bot", block, seat, other)) for other in others
        }
        remembers = level.remembers(game)
        self._memories = {other: bots.Memory(game, other) for other in others if remembers}
        self._seen = 0

    def act(self) -> None:
        """Have the bot in the seat to move act."""
        mover, state = self._table.mover, self._table.state
        for memory in self._memories.values():
            for before, action in self._table.steps[self._seen :]:
                memory.see(before, action)
        self._seen = len(self._table.steps)
        memory_of = self._memories.get(mover)
        belief = state.belief(mover) if memory_of is None else memory_of.belief(state)
        self._table.play(self._bots[mover].choose(belief))


def _answer_of(model: Model, observation: str) -> str:
    try:
        answer = model(observation)
    except Exception as error:
        raise ModelFailed(f"the model has failed: {type(error).__name__}: {error}") from error
    if not isinstance(answer, str):
        raise ModelFailed(f"a model answers with text, not with {type(answer).__name__}")
    return answer


@dataclass(frozen=True)
class ModelReport:
    """What a model's games against one level have come to.

    `share` of the wins and `refused`, the share of its answers that were, each with its interval; `fair`:
    the share of whoever plays as well as the bots. `by_clause`: how many answers each clause has forbidden,
    the most first; `unclear`: how many were no action, or left open which. `forfeits`: games lost by too
    many refused answers in a row.
    """

    contest: TextContest
    games: tuple[AnsweredGame, ...]
    file: Path | None = None
    share: Interval = field(init=False)
    refused: Interval = field(init=False)
    by_clause: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        clauses = Counter(clause for game in self.games for clause in game.refusals)
        known = {clause: count for clause, count in clauses.most_common() if clause != UNCLEAR}
        found = {
            "share": of_share(sum(game.share for game in self.games), len(self.games)),
            "refused": of_share(clauses.total(), max(1, self.answers)),
            "by_clause": known,
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    @property
    def fair(self) -> float:
        """What each has who plays as well as all others."""
        return 1 / self.contest.game.seats

    @property
    def answers(self) -> int:
        """How many answers the model has given."""
        return sum(game.answers for game in self.games)

    @property
    def unclear(self) -> int:
        """How many of them were no action, or left open which."""
        return sum(game.refusals.count(UNCLEAR) for game in self.games)

    @property
    def forfeits(self) -> int:
        """How many games it has lost by too many refused answers in a row."""
        return sum(game.forfeited for game in self.games)


def measure_model(
    model: Model,
    contest: TextContest,
    games: int,
    *,
    folder: Path | None = None,
    watch: Watcher | None = None,
) -> ModelReport:
    """Have a model play against bots, and say what came of it.

    `games`: so many, rounded up to whole deals, each played from all seats. `folder`: keeps every deal, and
    a run broken off there goes on. Raises ModelFailed; OtherRun where the folder has something else in it;
    ValueError for fewer games than one.
    """
    if games < 1:
        raise ValueError(f"a model plays at least one game, not {games}")
    journal = None if folder is None else Journal(folder, contest.plan, AnsweredGame)
    blocks = -(-games // contest.game.seats)
    played: list[AnsweredGame] = []
    for block in in_order(partial(contest.play_block, model), blocks, here, journal):
        played += block
        if watch is not None:
            watch(len(played))
    file = None if journal is None else journal.finish(played)
    return ModelReport(contest, tuple(played), file)


def refused_by_clause(reports: Sequence[ModelReport]) -> dict[str, int]:
    """How many answers each clause has forbidden over several reports, the most first."""
    summed = Counter[str]()
    for report in reports:
        summed.update(report.by_clause)
    return dict(summed.most_common())
