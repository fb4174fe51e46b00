"""Answers: what tools answer with, as text to be read and as facts for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from mcp.types import CallToolResult, TextContent
from pydantic import BaseModel

from ..terminal import SeenEvent
from ..text_interface.observation import briefing, observation
from ..text_interface.seat_text import Moment, SeatText
from .table import Done, Status, Table

STORY = 40
"""So many lines of the story are told at most."""


class OptionSeen(BaseModel):
    """A switch of the rules: its name, what it changes, and what it can be."""

    name: str
    title: str
    explanation: str
    default: Any
    choices: str


class GameSeen(BaseModel):
    """A game that can be played, and whom against."""

    name: str
    title: str
    aim: str
    seats: tuple[int, int]
    usual_seats: int
    editions: list[str]
    options: list[OptionSeen]
    bots: list[str]


class Games(BaseModel):
    """All games, and whether there is a server whose matches can be joined."""

    games: list[GameSeen]
    server: bool
    text: str


class TableSeen(BaseModel):
    """A table from its seat: `legal` has all that the seat may do, in the game's notation.

    `seconds_left`: of each seat, when something last happened, where there is a clock.
    """

    table: str
    game: str
    seat: int
    status: Status
    your_turn: bool
    version: int
    legal: list[str]
    ending: str | None
    payoff: float | None
    seconds_left: tuple[float, ...] | None
    text: str


class Acted(TableSeen):
    """A table after an answer: what of it was `done`, and why not all (`clause` None: no rule forbids it)."""

    done: list[str]
    clause: str | None
    refusal: str | None


class Reason(BaseModel):
    """Whether the rules allow something, the actions that it means, and the clause that says so."""

    allowed: bool
    actions: list[str]
    clause: str | None
    text: str


class RuleText(BaseModel):
    """What the rulebook has: the numbers of the clauses that were found, the best first."""

    clauses: list[str]
    text: str


Facts = TypeVar("Facts", Games, TableSeen, Acted, Reason, RuleText)


def result(facts: Facts, *, is_error: bool = False) -> CallToolResult:
    """An answer: its text to be read, and all of it as JSON."""
    text = TextContent(type="text", text=facts.text)
    return CallToolResult(
        content=[text], structured_content=facts.model_dump(mode="json"), is_error=is_error
    )


def table_seen(
    name: str, table: Table, events: list[SeenEvent], *, opening: bool = False, last: int = STORY
) -> TableSeen:
    """How things stand at a table, with events; `opening`: with all that stays as it is but the rules."""
    text, moment, ending = table.text, table.moment, table.ending
    if moment is None:
        parts = ["\n".join(text.introduction()), text.say("text-gathering")]
    else:
        parts = [briefing(text, moment, rules=False)] if opening else []
        parts.append(observation(text, moment, events, last))
        parts += _besides(table, moment)
    if opening:
        parts.append(text.say("text-table-name", name=name))
    legal = [] if moment is None or moment.world is None else list(moment.world.legal)
    return TableSeen(
        table=name,
        game=text.game.name,
        seat=text.seat,
        status=table.status,
        your_turn=bool(legal),
        version=table.version,
        legal=legal,
        ending=None if ending is None else ending.words,
        payoff=None if ending is None else ending.payoff,
        seconds_left=table.seconds_left,
        text="\n\n".join(parts),
    )


def _besides(table: Table, moment: Moment) -> Iterator[str]:
    """What a clock shows, and how a turn is waited for."""
    text, left = table.text, table.seconds_left
    if left is not None:
        shown = ", ".join(f"{text.seat_name(seat)} {each:.0f}" for seat, each in enumerate(left))
        yield text.say("text-clock", seats=shown)
    if table.status == "running" and moment.world is None:
        yield turn_of(text, moment)


def turn_of(text: SeatText, moment: Moment) -> str:
    """That it is another's turn, and how one's own is waited for."""
    return text.say("text-turn-of", seat=text.seat_name(moment.view["to_play"]))


def acted(seen: TableSeen, text: SeatText, done: Done) -> Acted:
    """How things stand after an answer that was done, if not wholly: then why."""
    told = f"{text.not_done(done.stopped, done.done)}\n\n" if done.stopped else ""
    facts = {**seen.model_dump(), "text": f"{told}{seen.text}"}
    return Acted(**facts, done=list(done.done), clause=done.clause, refusal=done.stopped or None)


def refused(seen: TableSeen, text: SeatText, message: str, clause: str | None) -> Acted:
    """How things stand after an answer that was refused: as before."""
    return acted(seen, text, Done((), message, clause))
