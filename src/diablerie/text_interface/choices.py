"""Choices: what the seat to move can do, in words, and how each is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..capabilities.composite_moves import CompositeMove
from ..game import State
from ..terminal import GameTerminal, MenuChoice, TerminalView


@dataclass(frozen=True)
class Written:
    """Something as it is written (`s1*3`, `go:a1 stop`, `kitchen`), and what it is called."""

    text: str
    called: str


@dataclass(frozen=True)
class Choice:
    """Something that can be done: as it is written, and in words.

    Where it is only begun, what is written ends in "…", and `rest` has all that may take the place of that.
    What would leave open by which of several ways is not among them: those `ways` are written whole.
    `firsts`: the legal actions with which it begins.
    """

    whole: Written
    firsts: frozenset[str]
    rest: tuple[Written, ...] = ()
    ways: tuple[Written, ...] = ()

    @property
    def example(self) -> str:
        """The choice as it could be written whole."""
        if self.rest:
            return f"{self.whole.text[:-1]}{self.rest[0].text}"
        return self.ways[0].text if self.ways else self.whole.text


def menu_of(
    state: State, view: TerminalView, terminal: GameTerminal, lang: str
) -> tuple[MenuChoice, ...]:
    """What the seat to move can choose, by its view and a world that it holds possible."""
    return terminal.menu(view, state.composite_moves(), lang)


def choices(
    state: State, view: TerminalView, terminal: GameTerminal, lang: str
) -> tuple[Choice, ...]:
    """The same with all that a choice can be completed by, in the order of the menu."""
    return tuple(
        _choice(actions, words, state, view, terminal, lang)
        for words, actions in menu_of(state, view, terminal, lang)
    )


def unlisted(found: Sequence[Choice], state: State) -> tuple[str, ...]:
    """The legal actions with which no choice begins."""
    listed = frozenset[str]().union(*(choice.firsts for choice in found))
    return tuple(action for action in state.legal if action not in listed)


def _choice(
    actions: Sequence[str],
    words: str,
    state: State,
    view: TerminalView,
    terminal: GameTerminal,
    lang: str,
) -> Choice:
    whole = Written(written(actions), words)
    if not whole.text.endswith(terminal.BEGUN):
        return Choice(whole, frozenset(actions[:1]))
    start = whole.text.removesuffix(terminal.BEGUN)
    by_space = ways_of(start.rstrip(), state, terminal)
    if not by_space:
        endings = endings_of(start, state, terminal, lang)
        return Choice(whole, frozenset(f"{start}{each.text}" for each in endings), endings)
    rest = [space for space, ways in by_space.items() if len(ways) == 1]
    several = [move for ways in by_space.values() if len(ways) > 1 for move in ways]
    return Choice(
        whole,
        frozenset(move.actions[0] for ways in by_space.values() for move in ways),
        tuple(Written(str(space), terminal.place(space, lang)) for space in rest),
        tuple(Written(written(m.actions), terminal.told(view, m, lang)) for m in several),
    )


def ways_of(
    piece: str, state: State, terminal: GameTerminal
) -> dict[int | str, tuple[CompositeMove, ...]]:
    """The spaces to which a piece can be moved as one, each with the ways worth choosing between."""
    own = [move for move in state.composite_moves() if move.piece == piece]
    spaces = dict.fromkeys(move.to for move in own)
    return {space: terminal.ways([m for m in own if m.to == space]) for space in spaces}


def endings_of(start: str, state: State, terminal: GameTerminal, lang: str) -> tuple[Written, ...]:
    """What makes a legal action of a beginning."""
    endings = (legal.removeprefix(start) for legal in state.legal if legal.startswith(start))
    return tuple(Written(ending, terminal.place(ending, lang)) for ending in endings)


def written(actions: Sequence[str]) -> str:
    """How some actions are written in one go."""
    if len(actions) > 1 and len(set(actions)) == 1:
        return f"{actions[0]}*{len(actions)}"
    return " ".join(actions)
