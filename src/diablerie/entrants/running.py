"""Running entrants: those from outside that this process has begun, kept from match to match."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Game
from . import messages
from .channel import Conversation
from .entrant import TimeControl
from .kinds import Kind


@dataclass(frozen=True)
class Running:
    """An entrant that is ready for a game."""

    game: Game
    control: TimeControl
    conversation: Conversation
    terms: messages.Terms


_running: dict[tuple[Kind, int], Running] = {}


def ready(kind: Kind, held: int, game: Game, control: TimeControl) -> Running:
    """An entrant, begun if it does not run yet or has ended. Raises Fault where it does not get ready.

    `held`: one for each seat that it holds at the same time.
    """
    found = _running.get((kind, held))
    if found is not None and found.conversation.is_open:
        if (found.game, found.control) == (game, control):
            return found
        found.conversation.close(gently=True)
    conversation = Conversation(kind.channel())
    try:
        answer = conversation.ask(messages.enter(game, control), control.start)
        terms = messages.terms(answer)
    except BaseException:
        conversation.close()
        raise
    begun = _running[kind, held] = Running(game, control, conversation, terms)
    return begun


def dismiss() -> None:
    """End all that this process has begun."""
    while _running:
        _, running = _running.popitem()
        running.conversation.close(gently=True)
