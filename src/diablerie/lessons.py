"""Lessons: a game's main rules, each done once by the learner in a small position.

A lesson is data, `games/<game>/lesson/lesson.json`, and its sentences lie beside it, in a Fluent file
per language: of the step `trap` the messages `<game>-lesson-trap` (its title), `-trap-text` (the rule),
`-trap-task` (what is to be done) and `-trap-done` (what came of it). What each key of the data means
is said at `LessonStep`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any, Literal

from . import built_in_games, load
from .events import Event, Seat
from .game import State

__all__ = ["Aside", "Lesson", "LessonStep", "Progress", "Try", "lesson"]

Progress = Literal["open", "met", "missed"]
"""How far a step is: there is still something to do, it has been done, it can no longer be done."""

LEARNER: Seat = 0
"""The seat of the learner in every lesson."""


class Aside(ValueError):
    """An action that the rules may allow, but that leads away from what the step is about."""


@dataclass(frozen=True)
class Wanted:
    """An event that a step is about: its kind, and facts that it has."""

    kind: str
    facts: Mapping[str, Any]

    def is_met_by(self, event: Event) -> bool:
        """Whether an event is such a one."""
        params = event.params
        return event.kind == self.kind and all(
            params.get(name) == value for name, value in self.facts.items()
        )


@dataclass(frozen=True)
class Try:
    """A step as far as it has been played: where it has come to, and all that happened on the way."""

    state: State
    events: tuple[Event, ...]
    standing: Progress
    enough: tuple[str, ...]
    """The actions each of which would meet the step at once."""


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson.

    It begins in `start`, the seat `LEARNER` to move, and is met once each of the events `wanted` has
    happened. Of the legal actions it takes those that match one of the patterns `takes`. Where others
    have to choose, they do what `replies` says, in order; where it says nothing more, they wait.
    `clauses` are the rules it is about, the first of them to be opened beside the board; `refused` are
    actions that they forbid at the beginning, `solution` is one way to meet the step.
    """

    name: str
    clauses: tuple[str, ...]
    start: State
    takes: tuple[str, ...]
    wanted: tuple[Wanted, ...]
    replies: tuple[str, ...]
    refused: tuple[str, ...]
    solution: tuple[str, ...]

    def play(self, actions: Sequence[str]) -> Try:
        """The step after these actions of the learner, and the replies to them.

        Raises IllegalAction for one that the rules forbid, Aside for one that the step does not take.
        """
        state, events = self._played(actions)
        standing = self._standing(state, events)
        taken = filter(self._takes, state.legal) if standing == "open" else ()
        enough = tuple(action for action in taken if self._is_met_by([*actions, action]))
        return Try(state, tuple(events), standing, enough)

    def _played(self, actions: Sequence[str]) -> tuple[State, list[Event]]:
        state, replies = self.start, iter(self.replies)
        events: list[Event] = []
        for action in actions:
            self._demand_fitting(state, action)
            state, own = state.narrate(action)
            state, others = _replied(state, replies)
            events += [*own, *others]
        return state, events

    def _is_met_by(self, actions: Sequence[str]) -> bool:
        return self._standing(*self._played(actions)) == "met"

    def _demand_fitting(self, state: State, action: str) -> None:
        if state.to_play not in (None, LEARNER):
            raise Aside("it is another's turn, and the step goes no further")
        if state.allows(action) and not self._takes(action):
            raise Aside(f"{action!r} is legal, but this step takes {', '.join(self.takes)}")

    def _takes(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.takes)

    def _standing(self, state: State, events: Sequence[Event]) -> Progress:
        if all(any(wanted.is_met_by(event) for event in events) for wanted in self.wanted):
            return "met"
        can_go_on = state.to_play == LEARNER and any(map(self._takes, state.legal))
        # A step is about one turn: whoever has let it pass begins anew.
        over = any(event.kind == "turn" and event.params.get("seat") != LEARNER for event in events)
        return "open" if can_go_on and not over else "missed"


def _replied(state: State, replies: Iterator[str]) -> tuple[State, list[Event]]:
    """After what others do as long as it is theirs to choose."""
    events: list[Event] = []
    while state.to_play not in (None, LEARNER):
        reply = next(replies, None)
        if reply is None:
            break
        state, told = state.narrate(reply)
        events += told
    return state, events


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game."""

    game: str
    steps: tuple[LessonStep, ...]

    def step(self, name: str) -> LessonStep:
        """The step of a name. Raises ValueError naming the steps if there is none."""
        for step in self.steps:
            if step.name == name:
                return step
        known = ", ".join(step.name for step in self.steps)
        raise ValueError(f"the lesson of {self.game} has no step {name!r}; its steps are {known}")


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game, by its name.

    Raises ValueError if there is no such game, or if its lesson is not as it should be.
    """
    if game not in built_in_games():
        known = ", ".join(built_in_games())
        raise ValueError(f"there is no game {game!r} with a lesson; those with one are {known}")
    folder = resources.files(__package__) / "games" / game.replace("-", "_") / "lesson"
    document = json.loads((folder / "lesson.json").read_text("utf-8"))
    seats = document["seats"]
    return Lesson(game, tuple(_step(game, seats, **step) for step in document["steps"]))


def _step(
    game: str,
    seats: int,
    *,
    name: str,
    clauses: list[str],
    position: dict[str, Any],
    takes: list[str],
    wanted: list[dict[str, Any]],
    solution: list[str],
    replies: Sequence[str] = (),
    refused: Sequence[str] = (),
    seed: int = 1,
) -> LessonStep:
    start = load(game, seats).position(position, seed)
    if start.to_play != LEARNER:
        raise ValueError(f"step {name} of {game}: seat {LEARNER} is not to move")
    return LessonStep(
        name=name,
        clauses=tuple(clauses),
        start=start,
        takes=tuple(takes),
        wanted=tuple(_wanted(**event) for event in wanted),
        replies=tuple(replies),
        refused=tuple(refused),
        solution=tuple(solution),
    )


def _wanted(kind: str, **facts: Any) -> Wanted:
    return Wanted(kind, facts)
