"""Responses: what the engine answers to each command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ... import IllegalAction, __version__, bots, describe, games, rulebook
from ...events import Event
from ...words import speak
from ..game_choice import Unknown, known_clause, known_game, known_language, known_level
from ..games import game_document
from .analysis import EFFORT, tell_analysis, tell_review
from .request import BadRequest, Request
from .request_state import SITUATION, RefusedMove, seed_of, situation, to_play
from .shuffles import tell_share, tell_verdict

Response = dict[str, Any]


def answer(request: Request) -> Response:
    """The answer to a request, without its id. Raises what `problem` understands."""
    if request.cmd not in COMMANDS:
        there_are = ", ".join(COMMANDS)
        raise BadRequest(
            f"there is no command {request.cmd!r}; the commands are {there_are}",
            allowed=list(COMMANDS),
        )
    reply, keys = COMMANDS[request.cmd]
    request.only(keys)
    return reply(request)


def problem(error: ValueError) -> Response:
    """What was wrong, as JSON."""
    if isinstance(error, RefusedMove):
        return {**problem(error.refusal), "played": error.played}
    told: Response = {"message": str(error)}
    if isinstance(error, IllegalAction):
        told["message"] = speak("en", error.reason, **error.params)
        told |= {"clause": error.clause, "reason": error.reason, "params": error.params}
        told["legal"] = list(error.legal)
    elif isinstance(error, Unknown) and error.allowed:
        told["allowed"] = error.allowed
    elif isinstance(error, BadRequest):
        told |= error.more
    return told


# Commands


def tell_games(_request: Request) -> Response:
    """All games with their options, the bots, and the version."""
    levels = map(bots.level, bots.names())
    return {
        "version": __version__,
        "games": [game_document(describe(name)) for name in games()],
        "bots": [{"name": each.name, "doc": each.doc} for each in levels],
    }


def tell_legal(request: Request) -> Response:
    """What the seat to move can do."""
    state = situation(request)[0]
    return {"to_play": state.to_play, "legal": list(state.legal)}


def tell_play(request: Request) -> Response:
    """What the moves lead to, and what they bring about."""
    state, events = situation(request)
    return {
        "position": state.position(),
        "events": [_event(event) for event in events],
        "to_play": state.to_play,
        "legal": list(state.legal),
        "returns": list(state.returns),
    }


def tell_view(request: Request) -> Response:
    """What a seat, or a spectator, may know."""
    state = situation(request)[0]
    seat = request.value("seat", (int, type(None)))
    view = state.view(seat)
    moves = state.composite_moves() if seat is not None and seat == state.to_play else ()
    return {"view": view, "walks": [move.document() for move in moves]}


def tell_best(request: Request) -> Response:
    """What a bot would do, from what the seat to move knows."""
    state = situation(request)[0]
    seat = to_play(state)
    level = known_level(request.value("level", (str,)), state.game)
    bot = bots.load(level, state.game, seed_of(request))
    return {"seat": seat, "best": bot.choose(state.belief(seat))}


def tell_rules(request: Request) -> Response:
    """A clause of the rulebook, or the numbers and titles of all."""
    name = known_game(request.value("game", (str,)))
    lang = known_language(request.value("lang", (str,), "en"))
    book = rulebook.load(name, lang)
    if not request.has("clause"):
        titles = [{"id": clause.id, "title": clause.title} for clause in book.clauses]
        return {"lang": lang, "title": book.title, "clauses": titles}
    clause = book.clause(known_clause(name, request.value("clause", (str,)), lang))
    return {
        "lang": lang,
        "clause": clause.id,
        "title": clause.title,
        "text": clause.text,
        "sources": clause.sources,
        "editions": clause.editions,
    }


COMMANDS: Mapping[str, tuple[Callable[[Request], Response], tuple[str, ...]]] = {
    "games": (tell_games, ()),
    "legal": (tell_legal, SITUATION),
    "play": (tell_play, SITUATION),
    "view": (tell_view, (*SITUATION, "seat")),
    "analyse": (tell_analysis, (*SITUATION, *EFFORT, "level", "lang")),
    "review": (tell_review, ("record", *EFFORT, "seat", "seed", "lang")),
    "best": (tell_best, (*SITUATION, "level")),
    "contribute": (tell_share, ("match", "seat", "round", "contribution")),
    "verify": (tell_verdict, ("record", "kept")),
    "rules": (tell_rules, ("game", "clause", "lang")),
    "quit": (lambda _request: {}, ()),
}
"""What each command answers, and the keys it takes."""


def _event(event: Event) -> Response:
    told = event.seen_by(None)
    return {**told, "params": dict(event.params), "private": dict(event.private)}
