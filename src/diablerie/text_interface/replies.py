"""Replies: what somebody has answered in plain text, as actions of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..capabilities.composite_moves import CompositeMove
from ..display_text import in_one_line
from ..game import State
from ..terminal import GameTerminal, TerminalView
from ..words import speak
from .choices import endings_of, menu_of, ways_of, written
from .input_parser import Begun, Several, Unclear, read

BRACKETS = re.compile(r"\[([^\[\]]*)\]")

LONGEST = 200
"""So many characters of an answer are read: nothing that means anything is longer."""

MOST_NAMED = 40
"""So many of the ways to complete an answer are named."""


class NotUnderstood(ValueError):
    """A reply that is no action, or only begins one; the message says what would be."""


def answer_in(reply: str) -> str:
    """The answer within a reply: what stands in its last square brackets, else in its last line."""
    bracketed = BRACKETS.findall(reply)
    lines = [line for line in reply.splitlines() if line.strip()]
    said = bracketed[-1] if bracketed else lines[-1] if lines else ""
    return " ".join(in_one_line(said.strip().strip("`'\"")[:LONGEST]).split())


def actions_in(
    answer: str,
    state: State,
    view: TerminalView,
    terminal: GameTerminal,
    lang: str,
) -> tuple[str, ...]:
    """The actions that an answer asks the seat to move for, one after another. Nothing is played.

    `state`: a world that the seat holds possible, `view` what it sees. Raises IllegalAction if the rules
    do not allow the first of them, NotUnderstood if it is not clear which are meant.
    """
    if not answer:
        raise NotUnderstood(speak(lang, "text-empty"))
    menu = menu_of(state, view, terminal, lang)
    try:
        understood = read(answer, state, view, menu, terminal, lang)
    except Unclear as error:
        raise NotUnderstood(unclear_text(error, terminal, lang)) from error
    if isinstance(understood, Begun):
        raise NotUnderstood(_begun_text(understood.start, state, terminal, lang))
    if isinstance(understood, Several):
        raise NotUnderstood(_several_text(understood.moves, view, terminal, lang))
    if not state.allows(understood[0]):
        state.play(understood[0])
    return understood


def unclear_text(error: Unclear, terminal: GameTerminal, lang: str) -> str:
    """What is unclear, in words, spaces called by their names."""
    params = dict(error.params)
    spaces = dict.fromkeys(error.spaces)
    if spaces:
        params["spaces"] = ", ".join(terminal.place(space, lang) for space in spaces)
        if "to" in params:
            params["to"] = terminal.place(params["to"], lang)
    return speak(lang, error.message_id, **params)


def _begun_text(start: str, state: State, terminal: GameTerminal, lang: str) -> str:
    spaces = [str(space) for space in ways_of(start.rstrip(), state, terminal)]
    endings = [each.text for each in endings_of(start, state, terminal, lang)]
    rest = ", ".join((spaces or endings)[:MOST_NAMED])
    return speak(lang, "text-begun", start=f"{start}…", rest=rest)


def _several_text(
    moves: Iterable[CompositeMove], view: TerminalView, terminal: GameTerminal, lang: str
) -> str:
    ways = (f"{terminal.told(view, move, lang)} [{written(move.actions)}]" for move in moves)
    return speak(lang, "text-several", ways="; ".join(ways))
