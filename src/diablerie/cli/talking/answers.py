"""What the engine answers to each command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ... import IllegalAction, State, __version__, bots, describe, games, rulebook
from ...bots import Ismcts, Plan
from ...bots.ismcts import Opinion
from ...chance import Seed
from ...events import Event
from ...words import speak
from ..choosing import Unknown, known_clause, known_game, known_language, known_level, load_game
from ..games import game_document
from .request import BadRequest, Request

Answer = dict[str, Any]

SITUATION = ("game", "seats", "options", "position", "moves", "seed")
"""The keys that say which state of which game is meant."""

MOST_SIMULATIONS = 1_000_000
MOST_ACTIONS = 100_000
"""Bounds to what one request may ask for."""


def answer(request: Request) -> Answer:
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


def problem(error: ValueError) -> Answer:
    """What was wrong, as JSON."""
    told: Answer = {"message": str(error)}
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


def tell_games(_request: Request) -> Answer:
    """All games with their options, the bots, and the version."""
    levels = map(bots.level, bots.names())
    return {
        "version": __version__,
        "games": [game_document(describe(name)) for name in games()],
        "bots": [{"name": each.name, "doc": each.doc} for each in levels],
    }


def tell_legal(request: Request) -> Answer:
    """What the seat to move can do."""
    state = situation(request)[0]
    return {"to_play": state.to_play, "legal": list(state.legal)}


def tell_play(request: Request) -> Answer:
    """What the moves lead to, and what they bring about."""
    state, events = situation(request)
    return {
        "position": state.position(),
        "events": [_event(event) for event in events],
        "to_play": state.to_play,
        "legal": list(state.legal),
        "returns": list(state.returns),
    }


def tell_view(request: Request) -> Answer:
    """What a seat, or a spectator, may know."""
    state = situation(request)[0]
    seat = request.value("seat", (int, type(None)))
    view = state.view(seat)
    walks = state.walks() if seat is not None and seat == state.to_play else ()
    return {"view": view, "walks": [walk.document() for walk in walks]}


def tell_analysis(request: Request) -> Answer:
    """What a search thinks of the actions, from what the seat to move knows."""
    state = situation(request)[0]
    seat = to_play(state)
    bot = searcher(request, state)
    opinions = bot.opinions(state.belief(seat))
    return {
        "seat": seat,
        "simulations": bot.plan.simulations,
        "best": opinions[0].action,
        "actions": [_opinion(each) for each in opinions],
    }


def tell_best(request: Request) -> Answer:
    """What a bot would do, from what the seat to move knows."""
    state = situation(request)[0]
    seat = to_play(state)
    level = known_level(request.value("level", (str,)), state.game)
    bot = bots.load(level, state.game, seed_of(request))
    return {"seat": seat, "best": bot.choose(state.belief(seat))}


def tell_rules(request: Request) -> Answer:
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


COMMANDS: Mapping[str, tuple[Callable[[Request], Answer], tuple[str, ...]]] = {
    "games": (tell_games, ()),
    "legal": (tell_legal, SITUATION),
    "play": (tell_play, SITUATION),
    "view": (tell_view, (*SITUATION, "seat")),
    "analyse": (tell_analysis, (*SITUATION, "level", "simulations")),
    "best": (tell_best, (*SITUATION, "level")),
    "rules": (tell_rules, ("game", "clause", "lang")),
    "quit": (lambda _request: {}, ()),
}
"""What each command answers, and the keys it takes."""


# What requests have in common


def situation(request: Request) -> tuple[State, list[Event]]:
    """The state a request is about, and what the moves that lead to it brought about."""
    seats = request.value("seats", (int, type(None)), None)
    options = request.value("options", (dict,), {})
    game = load_game(request.value("game", (str,)), seats, options)
    seed = seed_of(request)
    if request.has("position"):
        state = game.position(request.value("position", (dict,)), seed)
    else:
        state = game.start(seed)
    events: list[Event] = []
    for action in moves(request):
        state, more = state.narrate(action)
        events += more
    return state, events


def moves(request: Request) -> list[str]:
    """The actions to play from the position, or from the start."""
    given: list[Any] = request.value("moves", (list,), [])
    if len(given) > MOST_ACTIONS or not all(isinstance(action, str) for action in given):
        raise BadRequest(f"'moves' must be a list of actions as text, at most {MOST_ACTIONS}")
    return given


def to_play(state: State) -> int:
    """The seat to move. Raises BadRequest if there is none."""
    if state.to_play is None:
        raise BadRequest("the game is over: nobody is to move")
    return state.to_play


def searcher(request: Request, state: State) -> Ismcts:
    """The search that a request asks for: by a number of simulations, or by the level of a bot."""
    seed = seed_of(request)
    if request.has("simulations") == request.has("level"):
        raise BadRequest("'analyse' needs either 'level' or 'simulations'")
    if request.has("simulations"):
        simulations = request.number("simulations", 1, MOST_SIMULATIONS)
        return Ismcts(state.game, Plan.suited(state.game, simulations), seed)
    level = known_level(request.value("level", (str,)), state.game)
    plan = bots.parse(level).plan(state.game)
    if plan is None:
        searching = [name for name in bots.names() if bots.level(name).searches]
        raise Unknown(f"{level!r} does not search; these do: {', '.join(searching)}", searching)
    return Ismcts(state.game, plan, seed)


def seed_of(request: Request) -> Seed:
    """What settles all that is left to chance, in the game and in a bot's choices; None: fresh entropy."""
    seed: int | str | None = request.value("seed", (int, str, type(None)), None)
    return seed.encode() if isinstance(seed, str) else seed


def _event(event: Event) -> Answer:
    told = event.seen_by(None)
    return {**told, "params": dict(event.params), "private": dict(event.private)}


def _opinion(opinion: Opinion) -> Answer:
    return {"action": opinion.action, "visits": opinion.visits, "value": opinion.value}
