"""Resampling: histories told anew, other worlds for games too large to meet a position twice.

Where the rules have not shown a seat what happened at a step, something else happens at it; at every
other step the seat is shown what it was shown before.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

import numpy as np

from .equivalence import Shown
from .histories import HistoryStep, Moment, random_moments
from .subject_under_test import Choice, Pair, Position, Seat, SubjectUnderTest

ATTEMPTS = 12
"""So often another world is looked for before a position is given up."""

TRIED = 4
"""So many other outcomes are tried at each step."""


@dataclass(frozen=True)
class Resampled:
    """The equivalence of `Shown`, with worlds that are made instead of met."""

    shown: Shown

    @property
    def name(self) -> str:
        """The name of what is shown."""
        return self.shown.name

    def pairs(
        self, subject: SubjectUnderTest, positions: int, rng: np.random.Generator
    ) -> Iterator[Pair]:
        """A history told anew for every watcher at each position of random games, where one is found.

        Raises ValueError for a subject whose chance is not explicit.
        """
        if not subject.is_explicit:
            raise ValueError(f"{subject.name} hides its chance: no history of it can be told anew")
        for moment in islice(random_moments(subject, rng), positions):
            if not moment.is_decision:
                continue
            for seat in subject.watchers:
                other = Retelling(self.shown, moment, seat).another(rng)
                if other is not None:
                    yield Pair(seat, moment.position, other)


@dataclass(frozen=True)
class Retelling:
    """The history of a moment, as a seat was shown it."""

    shown: Shown
    moment: Moment
    seat: Seat

    def another(self, rng: np.random.Generator) -> Position | None:
        """The same for the seat, in another world; None if none is found."""
        for _ in range(ATTEMPTS):
            found = self._told(rng)
            if found is not None and found.world != self.moment.position.world:
                return found
        return None

    def _told(self, rng: np.random.Generator) -> Position | None:
        position = self._start
        for step, label in zip(self._steps, self._labels, strict=True):
            if position.to_play != step.actor:
                return None
            after = self._followed(position, self._candidates(position, step, rng), label)
            if after is None:
                return None
            position = after
        return position if position.to_play == self.moment.position.to_play else None

    @cached_property
    def _steps(self) -> tuple[HistoryStep, ...]:
        return self.moment.steps

    @cached_property
    def _labels(self) -> list[Hashable]:
        return [self.shown.shows(step, self.seat) for step in self._steps]

    @property
    def _start(self) -> Position:
        return self._steps[0].before if self._steps else self.moment.position

    @cached_property
    def _seen(self) -> frozenset[Choice]:
        """What chance has shown the seat: a card that it has seen dealt is no card for anybody else."""
        told = zip(self._steps, self._labels, strict=True)
        return frozenset(
            step.choice
            for step, label in told
            if step.before.odds and self._is_settled(step, label)
        )

    def _is_settled(self, step: HistoryStep, label: Hashable) -> bool:
        """Whether what the seat was shown leaves no other outcome, as far as a few tries tell."""
        if label is None:
            return False
        others = [choice for choice in step.before.choices if choice != step.choice]
        return self._followed(step.before, others[:TRIED], label) is None

    def _candidates(
        self, position: Position, step: HistoryStep, rng: np.random.Generator
    ) -> list[Choice]:
        """Some other choices in any order, then the very same."""
        seen = self._seen if position.odds else frozenset[Choice]()
        others = [choice for choice in position.choices if choice not in seen]
        picked = [others[number] for number in rng.permutation(len(others))[:TRIED]]
        return [*picked, *(choice for choice in [step.choice] if choice in position.choices)]

    def _followed(
        self, position: Position, candidates: Sequence[Choice], label: Hashable
    ) -> Position | None:
        """The position after the first of these choices that shows the seat the same."""
        for choice in candidates:
            step = HistoryStep(position, choice, position.play(choice))
            if self.shown.shows(step, self.seat) == label:
                return step.after
        return None
