"""Seat text: a game in words for one seat, made of nothing but its view, its events and its belief."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from .. import rulebook
from ..events import Seat
from ..game import Belief, Game, State
from ..options import Option, written
from ..refusals import IllegalAction
from ..terminal import GameTerminal, SeenEvent, StyledLine, TerminalView, plain
from ..words import speak
from .choices import Choice, choices, unlisted
from .choices import written as actions_written
from .event_log import Reader, merged
from .game_terminal import terminal_of, view_of
from .replies import actions_in

Lines = Sequence[str]


@dataclass(frozen=True)
class Moment:
    """What a seat may know of a position: its view, and while it is to move a world of its belief."""

    view: TerminalView
    world: State | None

    @classmethod
    def of(cls, state: State, seat: Seat) -> Moment:
        """What a seat may know of a state."""
        own = state.to_play == seat
        return cls(view_of(state, seat), possible_world(state.belief(seat)) if own else None)


def possible_world(belief: Belief) -> State:
    """The world that a belief holds: what may be done in it, and why not, is the same as in the true one."""
    return State(belief.game, belief.world)


@dataclass(frozen=True)
class SeatText:
    """One seat of a game, and the language of whoever reads. Each method gives lines of text."""

    game: Game
    seat: Seat
    lang: str

    @cached_property
    def terminal(self) -> GameTerminal:
        """What the game draws and understands."""
        return terminal_of(self.game)

    # What stays as it is

    def introduction(self) -> Lines:
        """The game, the seat, and what the game is about."""
        name, last = self.seat_name(self.seat), self.game.seats - 1
        seat = self.say("text-seat", seat=name, number=self.seat, last=last)
        return (f"# {self.game.title}", seat, self.say(f"{self.game.name}-aim"))

    def switches(self) -> Lines:
        """The options of the game that are not as usual, each with its value."""
        changed = (o for o in self.game.OPTIONS if self.game.options[o.name] != o.default)
        return tuple(self._switch(option) for option in changed)

    def rules(self) -> Lines:
        """All clauses of the rulebook, without their sources."""
        book = rulebook.load(self.game.name, self.lang)
        return tuple(f"{each.id} · {each.title}\n{each.text}" for each in book.clauses)

    def plan(self, view: TerminalView) -> Lines:
        """The board as far as it is the same during a whole game."""
        return _plain(self.terminal.plan(view, self.lang))

    # How things stand

    def heading(self, view: TerminalView) -> str:
        """Whose turn it is, or how the game ended."""
        return plain(self.terminal.heading(view, self.lang))

    def table(self, view: TerminalView) -> Lines:
        """The heading, and what lies on the board."""
        return (self.heading(view), *_plain(self.terminal.describe(view, self.lang)))

    def hand(self, view: TerminalView) -> Lines:
        """What the seat alone can see."""
        return _plain(self.terminal.hand(view, self.lang))

    def story(self, events: Iterable[SeenEvent], last: int | None = None) -> Lines:
        """Events that the seat may know in words, each with its clause.

        `last`: so many lines at most, the latest, and one that says how many are left out.
        """
        reader = Reader(self.game.name, self.terminal, self.lang, self.seat)
        told = list(merged(events, self.terminal))
        first = 0 if last is None else max(0, len(told) - last)
        lines = _plain(reader.line(event) for event in islice(told, first, None))
        return (self.say("text-omitted", count=first), *lines) if first else lines

    # What can be done

    def choices(self, moment: Moment) -> tuple[Choice, ...]:
        """What the seat can do, none where it is not to move."""
        if moment.world is None:
            return ()
        return choices(moment.world, moment.view, self.terminal, self.lang)

    def unlisted(self, moment: Moment) -> tuple[str, ...]:
        """The legal actions with which no choice begins: what players hardly do."""
        return () if moment.world is None else unlisted(self.choices(moment), moment.world)

    def actions_in(self, answer: str, moment: Moment) -> tuple[str, ...]:
        """The actions that an answer asks for; nothing is played.

        Raises IllegalAction if the rules do not allow the first of them, NotUnderstood if it is not clear
        which are meant, ValueError if the seat is not to move.
        """
        if moment.world is None:
            raise ValueError(self.say("text-waiting"))
        return actions_in(answer, moment.world, moment.view, self.terminal, self.lang)

    def refusal(self, error: IllegalAction) -> str:
        """Why the rules do not allow an action, with the clause."""
        return f"{self.say(error.reason, **error.params)} ({error.clause})"

    def not_done(self, why: str, done: Sequence[str] = ()) -> str:
        """That an answer was not done, or that no more of it was than some actions, and why."""
        if done:
            return self.say("text-not-all-done", done=actions_written(done), answer=why)
        return self.say("text-not-done", answer=why)

    # Words

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.say(f"{self.game.name}-seat-{seat}")

    def say(self, message_id: str, **params: str | int) -> str:
        """A message in the language of whoever reads."""
        return speak(self.lang, message_id, **params)

    def _switch(self, option: Option) -> str:
        stem = f"{self.game.name}-option-{option.name}"
        value = self.game.options[option.name]
        if option.values is not None:
            called = self.say(f"{stem}-{written(value).replace('..', '-')}")
        else:
            called = option.shown(value)
        return self.say("text-switch", name=self.say(stem), value=called)


def _plain(lines: Iterable[StyledLine]) -> Lines:
    return tuple(map(plain, lines))
