"""Analysis commands: what the engine thinks of a position, and of a whole match."""

from __future__ import annotations

from typing import Any

from ... import State, bots
from ...analysis import Effort, analyse, rounded, ways, worded_document, worded_way
from ...bots import Ismcts, Opinion, Plan
from ...matches import Match
from ..game_choice import Unknown, known_language, known_level
from .request import BadRequest, Request
from .request_state import seed_of, situation, to_play

Response = dict[str, Any]

EFFORT = ("simulations", "worlds")
"""The keys that say how hard to look."""

MOST_SIMULATIONS = 1_000_000
MOST_WORLDS = 100_000
"""Bounds to what one request may ask for."""

WORLDS = 200
"""In so many is measured what the best actions of one position lead to."""

FURTHER = Effort().simulations
"""With at most so many simulations is thought of what would follow an action."""

FOREMOST = 3
"""So many actions are measured, those that the search holds best."""


def tell_analysis(request: Request) -> Response:
    """What a search thinks of the actions, from what the seat to move knows."""
    state = situation(request)[0]
    seat = to_play(state)
    lang = known_language(request.value("lang", (str,), "en"))
    worlds = request.number("worlds", 0, MOST_WORLDS, WORLDS)
    bot = searcher(request, state)
    opinions = bot.opinions(state.belief(seat))
    told: Response = {
        "seat": seat,
        "simulations": bot.plan.simulations,
        "best": opinions[0].action,
        "actions": [_opinion(each) for each in opinions],
    }
    if worlds == 0:
        return told
    effort = Effort(min(bot.plan.simulations, FURTHER), worlds)
    foremost = [each.action for each in opinions[:FOREMOST]]
    found = ways(state.belief(seat), foremost, effort, seed_of(request))
    for action, way in zip(told["actions"], found, strict=False):
        action.update(worded_way(way, state.game.name, lang))
    return told | {"worlds": worlds, "chance": rounded(found[0].chance)}


def tell_review(request: Request) -> Response:
    """All that an analysis of a match that is over finds."""
    lang = known_language(request.value("lang", (str,), "en"))
    usual = Effort()
    effort = Effort(
        request.number("simulations", 1, MOST_SIMULATIONS, usual.simulations),
        request.number("worlds", 1, MOST_WORLDS, usual.worlds),
    )
    seat = request.value("seat", (int, type(None)), None)
    match = Match.from_record(request.value("record", (dict,)))
    seats = None if seat is None else [seat]
    return worded_document(analyse(match, effort, seats=seats, seed=seed_of(request)), lang)


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


def _opinion(opinion: Opinion) -> Response:
    return {"action": opinion.action, "visits": opinion.visits, "value": opinion.value}
