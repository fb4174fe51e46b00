"""The balance of a game: whom its rules favour, how long it is, how it ends, and what decides it.

The same bot plays all seats, under the rules as they are and under others; every setting is played
from the same deals, so that they can be compared game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__, bots
from ..dtypes import new_record
from ..game import Game, State
from .intervals import Interval, of_mean, of_share
from .journal import Journal
from .playing import shares_of, winners
from .schedule import check_seed, plan_of
from .tasks import in_order
from .workers import Workers, here


@dataclass(frozen=True)
class Course:
    """How one game under one setting went.

    `shares`: what each seat has of the win, together 1. `lead_changes`: how often at the beginning of
    a turn another seat was ahead than at the last, by the game's own evaluation of the true position;
    `settled`: after what part of the turns the seat that was to win stayed ahead, from 0
    to 1; None where not one seat alone has won. `kinds`: what kinds of events there were, `counts` in how
    many actions of their own seat, and `swings` by how much the
    acting seat's evaluation (−1 to 1) moved in the actions with such an event, taken together.
    """

    setting: str
    deal: int
    shares: tuple[float, ...]
    scores: tuple[float, ...]
    reason: str
    turns: int
    actions: int
    lead_changes: int
    settled: float | None
    kinds: tuple[str, ...]
    counts: tuple[int, ...]
    swings: tuple[float, ...]


@dataclass(frozen=True)
class Setting:
    """A game with its options settled, under the name by which it is compared."""

    name: str
    game: Game


@dataclass(frozen=True)
class Inquiry:
    """What is asked: some settings of a game, each with the same bot in all seats.

    Raises ValueError without a setting, for two of one name, or for a bot that there is not.
    """

    settings: tuple[Setting, ...]
    bot: str
    seed: bytes = b"0"

    def __post_init__(self) -> None:
        names = [setting.name for setting in self.settings]
        if not names:
            raise ValueError("an inquiry takes at least one setting")
        if len(set(names)) < len(names):
            raise ValueError(f"each setting is asked about once, not {', '.join(names)}")
        bots.parse(self.bot).plan(self.settings[0].game)
        check_seed(self.seed)

    @property
    def plan(self) -> dict[str, Any]:
        """All that settles its games, as plain values."""
        games = {each.name: plan_of(each.game) for each in self.settings}
        return {
            "diablerie": __version__,
            "settings": games,
            "bot": self.bot,
            "seed": self.seed.decode(),
        }

    def play_deal(self, deal: int) -> tuple[Course, ...]:
        """One deal under every setting."""
        return tuple(self.play(setting, deal) for setting in self.settings)

    def play(self, setting: Setting, deal: int) -> Course:
        """One game, compiled wherever it is played, so that it is the same to the last bit."""
        game = setting.game
        game.warm()
        players = [
            bots.parse(self.bot).make(
                game, b"/".join((self.seed, b"bot", b"%d" % deal, b"%d" % seat))
            )
            for seat in range(game.seats)
        ]
        watch = _Watch(game.start(b"/".join((self.seed, b"deal", b"%d" % deal))))
        while (mover := watch.state.to_play) is not None:
            watch.play(players[mover].choose(watch.state.belief(mover)))
        return watch.course(setting.name, deal)


class _Watch:
    """A game that is being played, and what is counted of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._actions = 0
        self._counts: dict[str, int] = {}
        self._swings: dict[str, float] = {}
        self._turn = -1
        self._leaders: list[int | None] = []
        self._look()

    def play(self, action: str) -> None:
        mover = self.state.to_play
        before = self._evaluation()
        self.state, events = self.state.narrate(action)
        self._actions += 1
        swing = abs(float(self._evaluation()[mover] - before[mover]))
        for kind in dict.fromkeys(event.kind for event in events if event.actor == mover):
            self._counts[kind] = self._counts.get(kind, 0) + 1
            self._swings[kind] = self._swings.get(kind, 0.0) + swing
        self._look()

    def _look(self) -> None:
        """At the beginning of a turn: who is ahead."""
        turn = self.state.table_view["turn"]
        if turn != self._turn and not self.state.is_over:
            self._turn = turn
            values = self._evaluation()
            ahead = np.flatnonzero(values == values.max())
            # Who shares the lead has not taken it.
            before = self._leaders[-1] if self._leaders else None
            self._leaders.append(int(ahead[0]) if len(ahead) == 1 else before)

    def _evaluation(self) -> Any:
        game, out = self.state.game, np.zeros(self.state.game.seats, np.float32)
        record = new_record(game.STATE, self.state.record.tobytes())
        game.rules.evaluate(game.tables, game.ai.style(), record, out)
        return out

    def course(self, setting: str, deal: int) -> Course:
        state = self.state
        outcome = state.outcome
        assert outcome is not None
        first = winners(state)
        leaders = self._leaders
        others = [turn for turn, leader in enumerate(leaders, 1) if leader not in first]
        taken = [leader for leader in leaders if leader is not None]
        return Course(
            setting,
            deal,
            shares_of(state),
            state.scores or (0.0,) * state.game.seats,
            outcome.reason,
            state.table_view["turn"],
            self._actions,
            sum(one != other for one, other in pairwise(taken)),
            (others[-1] if others else 0) / len(leaders) if len(first) == 1 else None,
            tuple(self._counts),
            tuple(self._counts.values()),
            tuple(self._swings.values()),
        )


@dataclass(frozen=True)
class Habit:
    """One kind of event under one setting: how often a game, and how much it moves when it happens."""

    kind: str
    per_game: float
    swing: float


@dataclass(frozen=True)
class Balance:
    """What is found of one setting."""

    setting: Setting
    courses: tuple[Course, ...]

    @cached_property
    def seats(self) -> tuple[Interval, ...]:
        """The share of the wins of each seat."""
        return tuple(
            of_share(sum(c.shares[seat] for c in self.courses), len(self.courses))
            for seat in range(self.setting.game.seats)
        )

    @cached_property
    def turns(self) -> Interval:
        """How many turns a game has, on the average."""
        return of_mean([c.turns for c in self.courses])

    @cached_property
    def actions(self) -> Interval:
        """How many actions a game has, on the average."""
        return of_mean([c.actions for c in self.courses])

    @cached_property
    def lead_changes(self) -> Interval:
        """How often another seat comes to be ahead, on the average."""
        return of_mean([c.lead_changes for c in self.courses])

    @cached_property
    def settled(self) -> Interval | None:
        """After what part of a game it is settled, on the average; None without two that were won by one."""
        decided = [c.settled for c in self.courses if c.settled is not None]
        return of_mean(decided) if len(decided) > 1 else None

    @cached_property
    def endings(self) -> dict[str, Interval]:
        """The share of the games that end in each way, the most frequent first."""
        reasons = [c.reason for c in self.courses]
        counts = {reason: reasons.count(reason) for reason in sorted(set(reasons))}
        ordered = sorted(counts.items(), key=lambda each: -each[1])
        return {reason: of_share(count, len(reasons)) for reason, count in ordered}

    @cached_property
    def habits(self) -> tuple[Habit, ...]:
        """The kinds of events, those that move most first."""
        counts: dict[str, int] = {}
        swings: dict[str, float] = {}
        for course in self.courses:
            for kind, count, swing in zip(course.kinds, course.counts, course.swings, strict=True):
                counts[kind] = counts.get(kind, 0) + count
                swings[kind] = swings.get(kind, 0.0) + swing
        found = (
            Habit(kind, count / len(self.courses), swings[kind] / count)
            for kind, count in counts.items()
        )
        return tuple(sorted(found, key=lambda habit: -habit.swing))


@dataclass(frozen=True)
class Findings:
    """What an inquiry has come to. `file`: all its games as Parquet, if a folder was given."""

    inquiry: Inquiry
    balances: tuple[Balance, ...]
    file: Path | None


def inquire(
    inquiry: Inquiry,
    deals: int,
    *,
    workers: Workers = here,
    folder: Path | None = None,
    watch: Callable[[int], None] | None = None,
) -> Findings:
    """Play so many deals under every setting.

    Raises ValueError for fewer than two, OtherRun where the folder has something else in it.
    """
    if deals < 2:
        raise ValueError(f"an inquiry takes at least two deals, not {deals!r}")
    journal = None if folder is None else Journal(folder, inquiry.plan, Course)
    courses: list[Course] = []
    for done, rows in enumerate(in_order(inquiry.play_deal, deals, workers, journal), 1):
        courses.extend(rows)
        if watch is not None:
            watch(done)
    file = None if journal is None else journal.finish(courses)
    return Findings(inquiry, _sorted(inquiry.settings, courses), file)


def _sorted(settings: Sequence[Setting], courses: Iterable[Course]) -> tuple[Balance, ...]:
    found: dict[str, list[Course]] = {setting.name: [] for setting in settings}
    for course in courses:
        found[course.setting].append(course)
    return tuple(Balance(setting, tuple(found[setting.name])) for setting in settings)
