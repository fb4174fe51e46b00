"""The arena: bots meet until so many games are played, or a question about two of them is decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from ..entrants import dismiss
from ..events import NOBODY
from .journal import Journal
from .playing import Played
from .ratings import BotRating, standings
from .schedule import Schedule
from .sequential import Question, TestResult, Trial, elo_of_share
from .tasks import in_order
from .workers import Workers, here

MOST_FORFEITS = 10
"""A bot that has forfeited so many games has broken down: no more are played."""


@dataclass(frozen=True)
class Verdict:
    """What a sequential test has come to: `answer` is None where the games did not suffice for one."""

    question: Question
    answer: TestResult | None
    log_likelihood_ratio: float
    blocks: int

    @property
    def in_words(self) -> str:
        """The answer as a sentence."""
        low, high = (elo_of_share(share) for share in (self.question.low, self.question.high))
        lower, upper = self.question.bounds
        ratio = self.log_likelihood_ratio
        found = f"log-likelihood ratio {ratio:+.2f}, bounds {lower:+.2f} and {upper:+.2f}"
        if self.answer is None:
            return (
                f"After {self.blocks} blocks not decided: {low:+.0f} or {high:+.0f} Elo ({found})."
            )
        decided = low if self.answer == "low" else high
        return f"Decided after {self.blocks} blocks: {decided:+.0f} Elo rather than the other ({found})."


@dataclass(frozen=True)
class Forfeits:
    """The games that a bot has forfeited: how many by what kind of fault, the first fault in words."""

    bot: str
    games: int
    kinds: Mapping[str, int]
    first: str

    @property
    def in_words(self) -> str:
        """How many by what, as a sentence."""
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.kinds.items())
        return f"{self.bot} has forfeited {self.games} games ({kinds}), the first: {self.first}."


@dataclass(frozen=True)
class Report:
    """What a schedule has come to. `file`: all its games as Parquet, if a folder was given."""

    schedule: Schedule
    games: tuple[Played, ...]
    standings: tuple[BotRating, ...]
    verdict: Verdict | None
    file: Path | None

    @property
    def forfeits(self) -> tuple[Forfeits, ...]:
        """What each bot has forfeited, in the order of `bots`; those alone that have."""
        return forfeits_of(self.schedule.bots, self.games)


Watcher = Callable[[int, float | None], None]
"""Told after each block how many games are done, and the question's log-likelihood ratio if there is one."""


def hold(
    schedule: Schedule,
    games: int,
    *,
    workers: Workers = here,
    folder: Path | None = None,
    question: Question | None = None,
    most_forfeits: int = MOST_FORFEITS,
    watch: Watcher | None = None,
) -> Report:
    """Play a schedule and say what came of it.

    `games`: at most so many, rounded up to whole blocks. `workers`: where they are played; it makes no
    difference to the results. `folder`: keeps every block, and a schedule broken off there goes on.
    `question`: about the share of the first of two bots; the schedule ends once it is answered, or once
    a bot has forfeited `most_forfeits` games. Raises ValueError for an entrant from outside that does not
    get ready, for a question about other than two bots or at an odd number of seats, or too few games
    for every table to meet; OtherRun where the folder has something else in it.
    """
    if question is not None:
        _check_question(schedule)
    least = len(schedule.tables) * schedule.game.seats
    if games < least:
        raise ValueError(
            f"{games} games are too few: every table once, from all seats, takes {least}"
        )
    journal = None if folder is None else Journal(folder, schedule.plan, Played)
    trial = None if question is None else Trial(question)
    played: list[Played] = []
    lost = Counter[int]()
    blocks = 0
    with _attended(schedule):
        for block in in_order(schedule.play_block, schedule.blocks(games), workers, journal):
            played.extend(block)
            lost.update(game.players[game.forfeit] for game in block if game.forfeit != NOBODY)
            blocks += 1
            if trial is not None:
                trial.add(score_of_first(block))
            if watch is not None:
                watch(len(played), None if trial is None else trial.log_likelihood_ratio)
            if trial is not None and trial.answer is not None:
                break
            if max(lost.values(), default=0) >= most_forfeits:
                break
    verdict = (
        None
        if trial is None
        else Verdict(trial.question, trial.answer, trial.log_likelihood_ratio, blocks)
    )
    file = None if journal is None else journal.finish(played)
    return Report(schedule, tuple(played), standings(schedule.bots, played), verdict, file)


@contextmanager
def _attended(schedule: Schedule) -> Iterator[None]:
    """Have entrants from outside get ready before, and end what this process has begun afterwards."""
    try:
        schedule.rehearse()
        yield
    finally:
        dismiss()


def forfeits_of(bots: Sequence[str], games: Iterable[Played]) -> tuple[Forfeits, ...]:
    """What each bot has forfeited of some games, in the order of `bots`; those alone that have."""
    faults: dict[int, list[str]] = {}
    for game in games:
        if game.forfeit != NOBODY:
            faults.setdefault(game.players[game.forfeit], []).append(game.fault)
    return tuple(
        Forfeits(
            bots[number],
            len(told),
            dict(Counter(fault.partition(":")[0] for fault in told)),
            told[0],
        )
        for number, told in sorted(faults.items())
    )


def _check_question(schedule: Schedule) -> None:
    """With as many seats for each of two bots, Elo points promise the same share as between two seats."""
    if len(schedule.bots) != 2:
        raise ValueError(f"a question is about two bots, not {len(schedule.bots)}")
    if schedule.game.seats % 2 or (schedule.alone and schedule.game.seats > 2):
        raise ValueError(
            f"a question is asked where both bots sit equally often, not at {schedule.game.seats} seats"
            + (" with one alone" if schedule.alone else "")
        )


def score_of_first(block: tuple[Played, ...]) -> float:
    """The share of the wins of a block that the first bot has, whatever number of seats it sat in."""
    return fmean(
        sum(share for share, who in zip(game.shares, game.players, strict=True) if who == 0)
        for game in block
    )
