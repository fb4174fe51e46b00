"""Tools: what an assistant can ask of the games by the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import getdoc
from typing import Annotated, Any, ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, ToolAnnotations
from pydantic import Field

from .. import __version__, bots, describe, games, rulebook
from ..catalogue.choices import check_game, check_level, game_wanted
from ..refusals import IllegalAction
from ..rejection import Rejection, not_among
from ..text_interface.choices import written
from ..text_interface.replies import NotUnderstood, answer_in
from ..words import LANGUAGES, speak
from .answers import (
    STORY,
    Acted,
    Games,
    GameSeen,
    OptionSeen,
    Reason,
    RuleText,
    TableSeen,
    acted,
    refused,
    result,
    table_seen,
    turn_of,
)
from .rules import clause_of, clause_text, contents, looked_up
from .table import TableError
from .tables import Kept, Tables

LONGEST_WAIT = 60.0
"""Seconds that one answer waits for others at most."""

PATIENCE = 5.0
"""Seconds that an answer waits for what others do where nothing else is asked for."""

INSTRUCTIONS = """\
Board games of devils and doctors. list_games names them; read_rules has their rulebooks, by clause.
begin_match seats you against bots, take_seat at a match on a server, if this one was given any.
Both answer with the name of a table, by which see, act, why and leave are asked.
act takes what stands in square brackets behind a choice, or the number of the choice.
You are told what your seat may know, and nothing else."""

GameName = Annotated[str, Field(description="A game by its name, as list_games has it.")]
TableName = Annotated[str, Field(description="The table, by the name that began it.")]
Lang = Annotated[str, Field(description="The language: en, de or fr.")]
Answer = Annotated[
    str,
    Field(
        description="What to do: as it stands in square brackets behind a choice, in a player's words, "
        "or the number of the choice."
    ),
]

READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
PLAYS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)

P = ParamSpec("P")
R = TypeVar("R")


def make_server(tables: Tables) -> MCPServer[Any]:
    """A server of the Model Context Protocol whose tools play at these tables."""
    server = MCPServer[Any](
        "diablerie", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    tools = Tools(tables)
    for tool, hints in (
        (tools.list_games, READS),
        (tools.read_rules, READS),
        (tools.begin_match, PLAYS),
        (tools.take_seat, PLAYS),
        (tools.see, READS),
        (tools.act, PLAYS),
        (tools.why, READS),
        (tools.leave, PLAYS),
    ):
        server.add_tool(tool, description=getdoc(tool), annotations=hints)
    return server


def telling(tool: Callable[P, R]) -> Callable[P, R]:
    """A tool that says in words why something cannot be done."""

    @wraps(tool)
    def told(*args: P.args, **named: P.kwargs) -> R:
        try:
            return tool(*args, **named)
        except TableError as error:
            raise ToolError(str(error)) from error
        except Rejection as problem:
            raise ToolError(problem.detail) from problem

    return told


class Tools:
    """The tools. Their docstrings and the descriptions of their parameters are what an assistant reads."""

    def __init__(self, tables: Tables) -> None:
        """Tools that play at these tables."""
        self._tables = tables

    @telling
    def list_games(self, lang: Lang = "en") -> Annotated[CallToolResult, Games]:
        """The games: how many play, what can be switched, and the bots that one can play against."""
        _check_language(lang)
        seen = [_game_seen(name, lang) for name in games()]
        text = "\n\n".join(_game_text(each) for each in seen)
        return result(Games(games=seen, server=self._tables.has_server, text=text))

    @telling
    def read_rules(
        self,
        game: GameName,
        ask: Annotated[
            str,
            Field(description="A clause by its number (DF-19, 19), or words; empty: all titles."),
        ] = "",
        lang: Lang = "en",
    ) -> Annotated[CallToolResult, RuleText]:
        """What the rulebook says: a clause by its number, or the clauses that some words find."""
        check_game(game)
        _check_language(lang)
        return result(looked_up(game, lang, ask) if ask.strip() else contents(game, lang))

    @telling
    def begin_match(
        self,
        game: GameName,
        seats: Annotated[
            int | None, Field(description="How many play; else the usual number.")
        ] = None,
        seat: Annotated[int, Field(description="Your seat, from 0 on.")] = 0,
        level: Annotated[str, Field(description="The bot in all other seats.")] = "imp",
        options: Annotated[
            dict[str, Any] | None,
            Field(description="Switches by name, edition among them, as list_games has them."),
        ] = None,
        lang: Lang = "en",
    ) -> Annotated[CallToolResult, TableSeen]:
        """Begin a match against bots. Answers with the name of its table and how things stand."""
        _check_language(lang)
        check_game(game)
        count = describe(game).default_seats if seats is None else seats
        chosen = game_wanted(game, count, options or {})
        if not 0 <= seat < chosen.seats:
            raise not_among("seat", seat, range(chosen.seats))
        check_level("level", "bot", level, chosen)
        return self._opened(self._tables.begin(chosen, seat, level, lang))

    @telling
    def take_seat(
        self,
        match: Annotated[
            str, Field(description="The match, by its id or the address of its page.")
        ],
        seat: Annotated[int | None, Field(description="The seat; else any that is free.")] = None,
        name: Annotated[str | None, Field(description="What to be called at the table.")] = None,
        lang: Lang = "en",
    ) -> Annotated[CallToolResult, TableSeen]:
        """Take a seat at a match on the server. Answers with the name of its table and how things stand."""
        _check_language(lang)
        return self._opened(self._tables.join(match, seat, name, lang))

    @telling
    def see(
        self,
        table: TableName,
        wait_seconds: Annotated[
            float,
            Field(
                ge=0, le=LONGEST_WAIT, description="Wait so long for your turn, if it is another's."
            ),
        ] = 0,
        story_lines: Annotated[
            int, Field(ge=1, le=1000, description="So many lines of the story, the latest.")
        ] = STORY,
    ) -> Annotated[CallToolResult, TableSeen]:
        """How things stand: the story, the board, what you alone see, and what you can do."""
        with self._tables.at(table) as kept:
            kept.table.wait(wait_seconds)
            kept.told = kept.table.version
            return result(
                table_seen(table, kept.table, kept.table.events(), opening=True, last=story_lines)
            )

    @telling
    def act(self, table: TableName, action: Answer) -> Annotated[CallToolResult, Acted]:
        """Do something in your turn. Answers with what then happens, and how things stand in your next turn.

        What the rules forbid is refused with the clause that forbids it, and nothing has happened.
        """
        with self._tables.at(table) as kept:
            played, text = kept.table, kept.table.text
            # What comes in between makes the version that is acted upon an old one, and is refused.
            version, moment = played.version, played.moment
            try:
                if moment is None or moment.world is None:
                    raise NotUnderstood(_why_not_now(kept))
                done = played.do(text.actions_in(answer_in(action), moment), version)
            except IllegalAction as error:
                seen = self._news(kept)
                answer = refused(seen, text, text.refusal(error), error.clause)
                return result(answer, is_error=True)
            except NotUnderstood as error:
                return result(refused(self._news(kept), text, str(error), None), is_error=True)
            played.wait(PATIENCE)
            return result(acted(self._news(kept), text, done))

    @telling
    def why(self, table: TableName, action: Answer) -> Annotated[CallToolResult, Reason]:
        """Why something may be done now or may not: by which clause, and what that says. Nothing is done."""
        with self._tables.at(table) as kept:
            moment, text = kept.table.moment, kept.table.text
            if moment is None or moment.world is None:
                reason = Reason(allowed=False, actions=[], clause=None, text=_why_not_now(kept))
                return result(reason)
            try:
                actions = text.actions_in(answer_in(action), moment)
            except IllegalAction as error:
                return result(_reason(kept, (), error.clause, text.refusal(error)))
            except NotUnderstood as error:
                return result(_reason(kept, (), None, str(error)))
            allowed = text.say("text-allowed", action=written(actions))
            return result(_reason(kept, actions, clause_of(moment.world, actions[0]), allowed))

    @telling
    def leave(self, table: TableName) -> str:
        """Play at a table no more. A seat on a server stays yours, and nobody acts for it."""
        self._tables.leave(table)
        return "You have left the table."

    def _opened(self, kept: Kept) -> CallToolResult:
        with self._tables.at(kept.name):
            kept.table.wait(PATIENCE)
            kept.told = kept.table.version
            return result(table_seen(kept.name, kept.table, kept.table.events(), opening=True))

    @staticmethod
    def _news(kept: Kept) -> TableSeen:
        """How things stand, with what has happened since the player was last told."""
        events = kept.table.events(kept.told)
        kept.told = kept.table.version
        return table_seen(kept.name, kept.table, events)


def _why_not_now(kept: Kept) -> str:
    """Why a seat cannot do anything now."""
    text, moment = kept.table.text, kept.table.moment
    if moment is None:
        return text.say("text-gathering")
    return text.say("text-over") if kept.table.status == "over" else turn_of(text, moment)


def _reason(kept: Kept, actions: tuple[str, ...], clause: str | None, told: str) -> Reason:
    text = kept.table.text
    rule = "" if clause is None else f"\n\n{clause_text(text.game.name, text.lang, clause)}"
    return Reason(allowed=bool(actions), actions=list(actions), clause=clause, text=f"{told}{rule}")


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise not_among("lang", lang, LANGUAGES)


def _game_seen(name: str, lang: str) -> GameSeen:
    facts = describe(name)
    return GameSeen(
        name=name,
        title=rulebook.load(name, lang).title,
        aim=speak(lang, f"{name}-aim"),
        seats=facts.seat_range,
        usual_seats=facts.default_seats,
        editions=list(facts.editions),
        options=[
            OptionSeen(
                name=option.name,
                title=speak(lang, f"{name}-option-{option.name}"),
                explanation=speak(lang, f"{name}-option-{option.name}-doc"),
                default=option.default,
                choices=option.choices,
            )
            for option in facts.options
        ],
        bots=list(bots.names()),
    )


def _game_text(game: GameSeen) -> str:
    low, high = game.seats
    seats = str(low) if low == high else f"{low}-{high} ({game.usual_seats})"
    lines = [
        f"# {game.title} [{game.name}]",
        game.aim,
        f"seats: {seats}; level: {', '.join(game.bots)}",
        *(
            f"- {o.name} = {o.default}: {o.title}. {o.explanation} ({o.choices})"
            for o in game.options
        ),
    ]
    return "\n".join(lines)
