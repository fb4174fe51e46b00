"""Equivalence: by what two worlds are one and the same for a seat, before anybody asks what it was told.

No equivalence may be the channel it is held against: whoever takes two worlds for alike because an
observation is the same in them will never find a leak in that observation.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

import numpy as np

from .histories import HistoryStep, Moment, decisions, random_moments
from .subject_under_test import CHANCE, Pair, Position, Resampling, Seat, SubjectUnderTest


class Equivalence(Protocol):
    """A source of pairs of worlds that a seat cannot tell apart."""

    @property
    def name(self) -> str:
        """What reports call it."""

    def pairs(
        self, subject: SubjectUnderTest, positions: int, rng: np.random.Generator
    ) -> Iterator[Pair]:
        """Pairs for every watcher at so many positions of the subject, as far as any are found."""


@dataclass(frozen=True)
class Resampler:
    """The game's own word: worlds that its resampler holds possible.

    It tells whether everything else keeps to what the resampler hides. A resampler that hides too
    little passes, and calibration finds it out.
    """

    name: str = "its own resampler"

    def pairs(
        self, subject: SubjectUnderTest, positions: int, rng: np.random.Generator
    ) -> Iterator[Pair]:
        """A world drawn for every watcher at each position of random games."""
        for moment in islice(random_moments(subject, rng), positions):
            for seat in subject.watchers:
                yield from redealt(moment.position, seat, rng)


def redealt(position: Position, seat: Seat, rng: np.random.Generator) -> Iterator[Pair]:
    """A position beside a world that its resampler draws for a seat, if there is one."""
    if isinstance(position, Resampling):
        other = position.resampled(seat, rng)
        if other is not None:
            yield Pair(seat, position, other)


class Knowledge(Protocol):
    """An equivalence that says what a seat knows at a moment."""

    @property
    def name(self) -> str:
        """What reports call it."""

    def known(self, moment: Moment, seat: Seat) -> Hashable:
        """All that a seat knows: two moments in which it is equal are one and the same for the seat."""


@dataclass(frozen=True)
class Grouped:
    """Positions in which a seat knows the same, met in a small tree or in games played by one script.

    The alternative worlds are found by search over what chance can deal from the start.
    """

    knowledge: Knowledge

    @property
    def name(self) -> str:
        """The name of the knowledge."""
        return self.knowledge.name

    def pairs(
        self, subject: SubjectUnderTest, positions: int, rng: np.random.Generator
    ) -> Iterator[Pair]:
        """Every position beside the first one met in which the seat knows the same."""
        first: dict[tuple[Seat, Hashable], Position] = {}
        for moment in decisions(subject, positions, rng):
            position = moment.position
            for seat in subject.watchers:
                known = (position.to_play == seat, self.knowledge.known(moment, seat))
                other = first.setdefault((seat, known), position)
                if other is not position:
                    yield Pair(seat, other, position)


@dataclass(frozen=True)
class Channel:
    """One channel as the measure of all others: for games that promise it says all a seat knows.

    A leak in this channel itself stays unseen.
    """

    channel: str

    @property
    def name(self) -> str:
        """The name of the channel."""
        return f"its {self.channel}"

    def known(self, moment: Moment, seat: Seat) -> Hashable:
        """What the seat receives on the channel. Raises ValueError if there is no such channel."""
        return received_on(self.channel, moment.position, seat)


@dataclass(frozen=True)
class Trace:
    """All that came down one channel until now, as the measure of all others.

    For games that promise no more than an observation of the present. A leak in this channel itself
    stays unseen.
    """

    channel: str

    @property
    def name(self) -> str:
        """The name of the channel."""
        return f"all that its {self.channel} has told"

    def known(self, moment: Moment, seat: Seat) -> Hashable:
        """What the seat has received at each decision, and what it has done. Raises as `Channel`."""
        steps = moment.steps
        positions = [step.before for step in steps if step.actor not in (None, CHANCE)]
        told = [received_on(self.channel, each, seat) for each in (*positions, moment.position)]
        return tuple(told), tuple(step.choice for step in steps if step.actor == seat)


def received_on(channel: str, position: Position, seat: Seat) -> str:
    """What a seat receives on a channel. Raises ValueError if there is no such channel."""
    received = position.received(seat)
    if channel not in received:
        there_are = ", ".join(received)
        raise ValueError(f"there is no channel {channel!r}; there are {there_are}")
    return received[channel]


Shows = Callable[[HistoryStep, Seat], Hashable]
"""What the rules of a game show a seat of one step; None: nothing."""


@dataclass(frozen=True)
class Shown:
    """What the rules show a seat, step by step: written down by whoever knows them, not asked of the code.

    It tells of leaks in every channel, as far as the declaration is true.
    """

    shows: Shows
    name: str = "what the rules show"

    def known(self, moment: Moment, seat: Seat) -> Hashable:
        """All that the seat has been shown since the start."""
        return tuple(self.shows(step, seat) for step in moment.steps)


@dataclass(frozen=True)
class Probe:
    """What a seat may know, read out of the game's inside by a function that the asker supplies."""

    read: Callable[[Any, Any], Hashable]
    name: str = "what was read from within"

    def known(self, moment: Moment, seat: Seat) -> Hashable:
        """What the function finds for the seat."""
        return self.read(moment.position, seat)
