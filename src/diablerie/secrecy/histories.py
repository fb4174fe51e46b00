"""Histories: ways through a game, at random, by one script over many deals, or all there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from math import prod

import numpy as np
from numpy.typing import NDArray

from .subject_under_test import CHANCE, Choice, Position, Seat, SubjectUnderTest

SKIPPED_SHARE = 0.5
"""Of the plies of a random game this share is passed over, so that many games are looked at."""

DEALS_A_SCRIPT = 50
LONGEST_SCRIPT = 64
"""Choices of the seats in a script; it begins again where a game is longer."""


@dataclass(frozen=True)
class HistoryStep:
    """One choice, and the positions before and after it."""

    before: Position
    choice: Choice
    after: Position

    @property
    def actor(self) -> int | None:
        """Who chose: a seat, or CHANCE."""
        return self.before.to_play

    @property
    def chance(self) -> float:
        """How likely this choice was: 1 where a seat chose."""
        if self.actor != CHANCE:
            return 1.0
        return float(self.before.odds[list(self.before.choices).index(self.choice)])


@dataclass(frozen=True, eq=False)
class Moment:
    """A position and the way there: the moment before and what was chosen in it."""

    position: Position
    before: Moment | None = None
    choice: Choice = None

    def after(self, choice: Choice) -> Moment:
        """The moment one choice later."""
        return Moment(self.position.play(choice), self, choice)

    @property
    def steps(self) -> tuple[HistoryStep, ...]:
        """All choices since the start."""
        found: list[HistoryStep] = []
        moment = self
        while moment.before is not None:
            found.append(HistoryStep(moment.before.position, moment.choice, moment.position))
            moment = moment.before
        return tuple(reversed(found))

    def past(self, seat: int) -> tuple[Choice, ...]:
        """What a seat has chosen so far."""
        return tuple(step.choice for step in self.steps if step.actor == seat)

    @property
    def chance(self) -> float:
        """How likely chance has dealt like this."""
        return prod(step.chance for step in self.steps)

    @property
    def is_decision(self) -> bool:
        """Whether a seat is to choose."""
        return self.position.to_play not in (None, CHANCE)


def drawn(position: Position, rng: np.random.Generator) -> Choice:
    """A choice at random: of chance by its odds, of a seat each as likely."""
    odds = list(position.odds) or None
    return position.choices[int(rng.choice(len(position.choices), p=odds))]


def random_moments(subject: SubjectUnderTest, rng: np.random.Generator) -> Iterator[Moment]:
    """Moments of random games in which a seat is to choose, and their ends; without end."""
    while True:
        moment = Moment(subject.start(rng))
        while moment.position.to_play is not None:
            if moment.is_decision and rng.random() >= SKIPPED_SHARE:
                yield moment
            moment = moment.after(drawn(moment.position, rng))
        yield moment


Script = NDArray[np.float64]


def scripted_moments(subject: SubjectUnderTest, rng: np.random.Generator) -> Iterator[Moment]:
    """Decisions of games in which the seats do the same while chance deals anew; without end.

    In turn all seats follow the script, or all but one: games without chance differ by that seat
    alone. Whoever compares what a seat receives in them meets positions that it cannot tell apart
    far more often than in games of which each goes its own way.
    """
    for free in cycle((*subject.watchers, None)):
        script = rng.random(LONGEST_SCRIPT)
        for _ in range(DEALS_A_SCRIPT):
            yield from _played(subject, script, free, rng)


def _played(
    subject: SubjectUnderTest, script: Script, free: Seat, rng: np.random.Generator
) -> Iterator[Moment]:
    moment, turn = Moment(subject.start(rng)), 0
    while (position := moment.position).to_play is not None:
        if moment.is_decision:
            yield moment
        if moment.is_decision and position.to_play != free:
            share = script[turn % LONGEST_SCRIPT]
            moment = moment.after(position.choices[int(share * len(position.choices))])
            turn += 1
        else:
            moment = moment.after(drawn(position, rng))


def whole_tree(
    subject: SubjectUnderTest, most: int, rng: np.random.Generator
) -> list[Moment] | None:
    """Every moment of a game; None if there are more than `most`, or if chance is not explicit."""
    if not subject.is_explicit:
        return None
    found = list(islice(_tree(Moment(subject.start(rng))), most + 1))
    return found if len(found) <= most else None


def _tree(moment: Moment) -> Iterator[Moment]:
    yield moment
    branches = [(moment, choice) for choice in reversed(moment.position.choices)]
    while branches:
        before, choice = branches.pop()
        moment = before.after(choice)
        yield moment
        branches += [(moment, choice) for choice in reversed(moment.position.choices)]


def decisions(subject: SubjectUnderTest, most: int, rng: np.random.Generator) -> Iterator[Moment]:
    """Moments in which a seat is to choose: all of a small tree, or `most` out of scripted games."""
    tree = whole_tree(subject, most, rng)
    moments = scripted_moments(subject, rng) if tree is None else iter(tree)
    return islice((moment for moment in moments if moment.is_decision), most)
