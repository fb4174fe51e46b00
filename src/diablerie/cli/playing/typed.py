"""What a player typed, understood: notation, `s1*3`, a walk such as `s1 17`, a number of the menu."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ... import State, Walk
from .drawing import Choice

REPEATED = re.compile(r"(?P<action>\S+?)\s*[*×]\s*(?P<times>\d{1,4})")
WALKED = re.compile(r"(?P<piece>\S+)\s+(?P<to>\S+)")
NUMBER = re.compile(r"\d{1,4}")


class Unclear(ValueError):
    """Something typed that means nothing here: a message of the catalogue, and its parameters."""

    def __init__(self, message_id: str, **params: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.params = params


@dataclass(frozen=True)
class Begun:
    """An action of which only the beginning was chosen; the rest is still to be asked for."""

    start: str


def understand(
    text: str, state: State, menu: Sequence[Choice], begun: str
) -> tuple[str, ...] | Begun:
    """The actions that `text` stands for, one after another; `begun` ends a choice that is only begun.

    Nothing is played. Raises IllegalAction if the rules do not allow it, Unclear if it is no walk,
    or no number of the menu.
    """
    walks = state.walks()
    if (spelled := as_spelled(text, state.legal)) is not None:
        return (spelled,)
    if f"{text.lower()}{begun}" in (choice[1][0] for choice in menu):
        return Begun(text.lower())
    if menu and NUMBER.fullmatch(text):
        return chosen(int(text), menu, begun)
    if (times := REPEATED.fullmatch(text)) is not None:
        return repeated(times["action"].lower(), int(times["times"]), state, walks)
    if (walked := WALKED.fullmatch(text)) is not None:
        return walk_to(text, walked["piece"].lower(), walked["to"], state, walks)
    return refused(text, state)


def as_spelled(text: str, legal: Sequence[str]) -> str | None:
    """The legal action that was typed, in whatever case; None if there is none."""
    if text in legal:
        return text
    return next((action for action in legal if action.lower() == text.lower()), None)


def chosen(number: int, menu: Sequence[Choice], begun: str) -> tuple[str, ...] | Begun:
    """A number of the menu, which counts from 1."""
    if not 1 <= number <= len(menu):
        raise Unclear("terminal-no-choice", number=number, count=len(menu))
    _, actions = menu[number - 1]
    return Begun(actions[0].removesuffix(begun)) if actions[0].endswith(begun) else actions


def repeated(action: str, times: int, state: State, walks: Sequence[Walk]) -> tuple[str, ...]:
    """The same action several times: a walk, so that all of it is known to be possible."""
    if times == 1 and action in state.legal:
        return (action,)
    lengths = [len(walk.actions) for walk in walks if set(walk.actions) == {action}]
    if times in lengths:
        return (action,) * times
    if not lengths:
        return refused(action if action not in state.legal else f"{action}*{times}", state)
    raise Unclear("terminal-too-often", action=action, most=max(lengths))


def walk_to(text: str, piece: str, to: str, state: State, walks: Sequence[Walk]) -> tuple[str, ...]:
    """The steps of a piece to a space."""
    open_to_it = {str(walk.to): walk.actions for walk in walks if walk.piece == piece}
    if to in open_to_it:
        return open_to_it[to]
    if open_to_it:
        raise Unclear("terminal-too-far", piece=piece, to=to, spaces=" ".join(open_to_it))
    return refused(text if piece in state.legal else piece, state)


def refused(text: str, state: State) -> tuple[str, ...]:
    """Raise IllegalAction with the clause that forbids it."""
    state.play(text)
    return (text,)


def completions(line: str, state: State, menu: Iterable[Choice], begun: str) -> list[str]:
    """What the last word of a line could become, given what can be done."""
    *before, word = line.split(" ")
    if before:
        spaces = [str(walk.to) for walk in state.walks() if walk.piece == before[0]]
        return [space for space in spaces if space.startswith(word)]
    heads = dict.fromkeys(actions[0].removesuffix(begun) for _, actions in menu)
    found = [head for head in heads if head.startswith(word) and head != word]
    return found or [action for action in state.legal if action.startswith(word)]
