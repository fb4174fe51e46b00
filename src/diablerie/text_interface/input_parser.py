"""Input parser: notation, `s1*3`, a composite move such as `s1 17`, a number of the menu."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..capabilities.composite_moves import CompositeMove
from ..game import State
from ..terminal import GameTerminal, MenuChoice, TerminalView

REPEATED = re.compile(r"(?P<action>\S+?)\s*[*×]\s*(?P<times>\d{1,4})")
WALKED = re.compile(r"(?P<piece>\S+)\s+(?P<to>\S+)")
NUMBER = re.compile(r"\d{1,4}")


class Unclear(ValueError):
    """Something typed that means nothing here: a message of the catalogue, and its parameters.

    `spaces` are a parameter too, yet to be called by their names.
    """

    def __init__(
        self, message_id: str, spaces: Sequence[int | str] = (), **params: str | int
    ) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.spaces = spaces
        self.params = params


@dataclass(frozen=True)
class Begun:
    """An action of which only the beginning was chosen; the rest is still to be asked for."""

    start: str


@dataclass(frozen=True)
class Several:
    """Walks to one space of which the player must choose one."""

    moves: tuple[CompositeMove, ...]


Understood = tuple[str, ...] | Begun | Several


def read(
    text: str,
    state: State,
    view: TerminalView,
    menu: Sequence[MenuChoice],
    terminal: GameTerminal,
    lang: str,
) -> Understood:
    """As `understand`, of what a player of the game says in their language: `go küche`, `lift a1 b2`."""
    if as_spelled(text, state.legal) is None:
        meant = terminal.as_notation(text, view, state.composite_moves(), lang)
        if isinstance(meant, tuple):
            return meant
        text = meant
    return understand(text, state, menu, terminal)


def understand(
    text: str, state: State, menu: Sequence[MenuChoice], terminal: GameTerminal
) -> Understood:
    """The actions that `text` stands for, one after another, or what must be asked for yet.

    Nothing is played. Raises IllegalAction if the rules do not allow it, Unclear if it is no walk,
    or no number of the menu.
    """
    begun, moves = terminal.BEGUN, state.composite_moves()
    if (spelled := as_spelled(text, state.legal)) is not None:
        return (spelled,)
    for start in begun_in(menu, begun):
        if start.rstrip() == text.lower():
            return Begun(start)
    if menu and NUMBER.fullmatch(text):
        return chosen(int(text), menu, begun)
    if (spelled_out := tuple(text.lower().split())) in [move.actions for move in moves]:
        return spelled_out
    if (times := REPEATED.fullmatch(text)) is not None:
        return repeated(times["action"].lower(), int(times["times"]), state, moves)
    if (walked := WALKED.fullmatch(text)) is not None:
        return walk_to(text, walked["piece"].lower(), walked["to"], state, moves, terminal)
    return refused(text, state)


def begun_in(menu: Iterable[MenuChoice], begun: str) -> list[str]:
    """The beginnings of those choices that are only begun."""
    return [a[0].removesuffix(begun) for _, a in menu if a[0].endswith(begun)]


def as_spelled(text: str, legal: Sequence[str]) -> str | None:
    """The legal action that was typed, in whatever case; None if there is none."""
    if text in legal:
        return text
    return next((action for action in legal if action.lower() == text.lower()), None)


def chosen(number: int, menu: Sequence[MenuChoice], begun: str) -> Understood:
    """A number of the menu, which counts from 1."""
    if not 1 <= number <= len(menu):
        raise Unclear("terminal-no-choice", number=number, count=len(menu))
    _, actions = menu[number - 1]
    return Begun(actions[0].removesuffix(begun)) if actions[0].endswith(begun) else actions


def repeated(
    action: str, times: int, state: State, moves: Sequence[CompositeMove]
) -> tuple[str, ...]:
    """The same action several times: a walk, so that all of it is known to be possible."""
    if times == 1 and action in state.legal:
        return (action,)
    lengths = [len(move.actions) for move in moves if set(move.actions) == {action}]
    if times in lengths:
        return (action,) * times
    if not lengths:
        return refused(action if action not in state.legal else f"{action}*{times}", state)
    raise Unclear("terminal-too-often", action=action, most=max(lengths))


def walk_to(
    text: str,
    piece: str,
    to: str,
    state: State,
    moves: Sequence[CompositeMove],
    terminal: GameTerminal,
) -> Understood:
    """The steps of a piece to a space; if there are ways to choose between, those."""
    own = [move for move in moves if move.piece == piece]
    ways = terminal.ways([move for move in own if str(move.to) == to.lower()])
    if ways:
        return ways[0].actions if len(ways) == 1 else Several(ways)
    if own:
        raise Unclear("terminal-too-far", [move.to for move in own], to=to)
    return refused(text if piece in state.legal else piece, state)


def refused(text: str, state: State) -> tuple[str, ...]:
    """Raise IllegalAction with the clause that forbids it."""
    state.play(text)
    return (text,)


def completions(line: str, state: State, menu: Iterable[MenuChoice], begun: str) -> list[str]:
    """What the last word of a line could become, given what can be done."""
    *before, word = line.split(" ")
    if before:
        spaces = [str(move.to) for move in state.composite_moves() if move.piece == before[0]]
        return [space for space in spaces if space.startswith(word)]
    heads = dict.fromkeys(actions[0].removesuffix(begun) for _, actions in menu)
    found = [head for head in heads if head.startswith(word) and head != word]
    return found or [action for action in state.legal if action.startswith(word)]
