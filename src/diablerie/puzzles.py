"""Puzzles: positions out of matches of bots, with one best move to find or one question to answer.

Puzzles are data, `games/<game>/puzzles/puzzles.json`, made by `diablerie puzzles make`. A position is
that of a world which its seat holds possible, dealt anew from what the seat knows: of the match that it
comes from it holds nothing that was hidden.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib import resources
from typing import Any, Literal

from . import built_in_games, load
from .events import Event, Seat
from .game import Game, State

__all__ = [
    "Puzzle",
    "PuzzleTry",
    "Standing",
    "foremost_reasons",
    "made",
    "of_day",
    "puzzle",
    "puzzles",
    "theme_of",
]

Kind = Literal["move", "question"]
"""What is asked for: the best move, or what a move would run into."""

Standing = Literal["open", "met", "missed"]
"""How far a try is: it can still become the solution, it is that, it is something else."""

FIRST_DAY = date(2026, 1, 1)
"""The day of the first puzzle of the first game."""

MOST_REASONS = 2
"""So many hidden facts are told that bear on a solution."""

ALL = 0.99
"""What chances add up to that leave nothing open, at least: they are rounded."""

QUESTION = "question"
"""The theme of all questions."""


@dataclass(frozen=True)
class PuzzleTry:
    """A puzzle as far as it has been played: where it has come to, and all that happened on the way."""

    state: State
    events: tuple[Event, ...]
    standing: Standing


@dataclass(frozen=True)
class Puzzle:
    """A puzzle, numbered from 1 within its game.

    Of a move: `solution`, actions one after another; `lines`, the best and what comes next to it, each with
    what would follow and the chance to win; `margin`, how much more the best brings, and how much less
    that could be; `reasons`, hidden facts that bear on it. Of a question: `about`, the actions that are
    asked about; `answers`, what they would run into, the likeliest, which is the answer, first. `grade`
    goes from 1, easy, to 4.
    """

    game: str
    number: int
    document: Mapping[str, Any]

    @property
    def kind(self) -> Kind:
        """What is asked for."""
        return "question" if "about" in self.document else "move"

    @property
    def theme(self) -> str:
        """What the solution does in the game, by the name of its message."""
        return str(self.document["theme"])

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 4."""
        return int(self.document["grade"])

    @property
    def seat(self) -> Seat:
        """Through whose eyes it is seen; they are to move."""
        return int(self.document["seat"])

    @property
    def key(self) -> bytes:
        """The seed by which it was found and proved."""
        return bytes.fromhex(self.document["key"])

    @property
    def solution(self) -> tuple[str, ...]:
        """The actions to be found; none of a question."""
        return tuple(self.document.get("solution", ()))

    @property
    def about(self) -> tuple[str, ...]:
        """The actions that are asked about; none where a move is to be found."""
        return tuple(self.document.get("about", ()))

    @cached_property
    def start(self) -> State:
        """The position, in a world that the seat holds possible."""
        return _game(self.game, int(self.document["seats"])).position(self.document["position"], 1)

    def play(self, actions: Sequence[str]) -> PuzzleTry:
        """The puzzle after these actions of its seat.

        Raises IllegalAction for one that the rules forbid, which is any once another is to move.
        """
        state, events = self.start, list[Event]()
        for action in actions:
            state, told = state.narrate(action)
            events += told
        return PuzzleTry(state, tuple(events), self._standing(state, tuple(actions)))

    def _standing(self, state: State, actions: tuple[str, ...]) -> Standing:
        count = len(self.solution)
        if count == 0 or (len(actions) < count and actions == self.solution[: len(actions)]):
            return "open"
        if actions[:count] == self.solution or state == self._solved:
            return "met"
        return "missed"

    @cached_property
    def _solved(self) -> State:
        state = self.start
        for action in self.solution:
            state = state.play(action)
        return state


@cache
def made(game: str) -> Mapping[str, Any]:
    """How the puzzles of a game were made, and they themselves.

    Raises ValueError if there is no such game.
    """
    _check(game)
    kept: dict[str, Any] = json.loads((_folder(game) / "puzzles.json").read_text("utf-8"))
    return kept


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by its name. Raises ValueError if there is no such game."""
    kept = made(game)
    return tuple(
        Puzzle(game, number, document) for number, document in enumerate(kept["puzzles"], 1)
    )


def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number. Raises ValueError if there is none."""
    every = puzzles(game)
    if not 1 <= number <= len(every):
        raise ValueError(f"the puzzles of {game} are numbered 1 to {len(every)}, not {number!r}")
    return every[number - 1]


def of_day(day: date, game: str | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody: each game has every so many days its next one.

    There a move comes after a question, and a question after a move. Of a `game`: that of its latest day.
    Raises ValueError if there is no such game.
    """
    names = built_in_games()
    days = (day - FIRST_DAY).days
    if game is not None:
        _check(game)
        days -= (days - names.index(game)) % len(names)
    return _of_turn(names[days % len(names)], days // len(names))


def _of_turn(game: str, turn: int) -> Puzzle:
    """The puzzle of a game's so manieth turn, counted from 0."""
    every = puzzles(game)
    wanted = [each for each in every if each.kind == ("question" if turn % 2 else "move")]
    chosen = wanted or every
    return chosen[turn // 2 % len(chosen)]


def foremost_reasons(reasons: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """The likeliest of a puzzle's reasons; of two that leave nothing open, one says it all."""
    is_either_or = len(reasons) == 2 and sum(each["chance"] for each in reasons) > ALL
    return reasons[: 1 if is_either_or else MOST_REASONS]


def theme_of(game: str, document: Mapping[str, Any]) -> str:
    """What a puzzle is about: the foremost of the themes that its solution surely brings about.

    Raises ValueError if the solution brings about nothing that the game has a theme for.
    """
    if "about" in document:
        return QUESTION
    start = _game(game, document["seats"]).position(document["position"], 1)
    sure = _sure_events(start, document["solution"])
    for theme, kind, facts in _themes(game):
        if any(event.kind == kind and facts.items() <= event.params.items() for event in sure):
            return theme
    raise ValueError(f"no theme of {game} fits {document['solution']}")


def _sure_events(state: State, actions: Sequence[str]) -> list[Event]:
    """What actions bring about, up to the first thing that the seat could not know before."""
    seat, sure = state.to_play, list[Event]()
    assert seat is not None
    for action in actions:
        after, events = state.narrate(action)
        for event in events:
            sure.append(event)
            if event.random or (event.reveals and state.teaches(event, seat)):
                return sure
        state = after
    return sure


@cache
def _themes(game: str) -> tuple[tuple[str, str, Mapping[str, Any]], ...]:
    """The themes of a game, the foremost first: name, kind of event, facts that it has."""
    listed = json.loads((_folder(game) / "themes.json").read_text("utf-8"))
    return tuple((each.pop("theme"), each.pop("kind"), each) for each in listed)


def _folder(game: str) -> Any:
    package = resources.files(__package__)
    return package / "games" / game.replace("-", "_") / "puzzles"


@cache
def _game(name: str, seats: int) -> Game:
    _check(name)
    return load(name, seats)


def _check(game: str) -> None:
    if game not in built_in_games():
        known = ", ".join(built_in_games())
        raise ValueError(f"there is no game {game!r} with puzzles; those with some are {known}")
