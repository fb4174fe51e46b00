"""Matches to look at: begun, played, and all that they tell."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import settings

import diablerie
from diablerie import State
from diablerie.events import Event
from diablerie.matches import Clock, Deed, Entry, Match, Player, Refused

START = datetime(1994, 10, 14, 20, 15, tzinfo=UTC)
SEED = bytes(range(32))
VIEWERS = (0, 1, None)
NO_CLOCK = Clock()
PER_MOVE = Clock("per-move", seconds=60)
BANK = Clock("bank", seconds=100, increment=5)

whole_matches = settings(max_examples=settings().max_examples // 5)
"""A whole match costs as much as a hundred positions."""


def new_match(seed: bytes = SEED, **options: Any) -> Match:
    """Doctor Faust, Ada against a bot."""
    game = diablerie.load("doctor-faust", **options)
    return Match.start(game, [Player.person("Ada"), Player.bot("imp")], seed, START)


def duel(clock: Clock = NO_CLOCK) -> Match:
    """Doctor Faust between two persons."""
    return Match.start(diablerie.load("doctor-faust"), [Player.person()] * 2, SEED, START, clock)


def round_table(
    seats: int = 4, bots: int = 0, clock: Clock = NO_CLOCK, name: str = "teufel-teufel"
) -> Match:
    """Persons round a table, and behind them so many bots."""
    players = [Player.person()] * (seats - bots) + [Player.bot("imp")] * bots
    return Match.start(diablerie.load(name, seats=seats), players, SEED, START, clock)


def after(seconds: float) -> datetime:
    """So long after the start."""
    return START + timedelta(seconds=seconds)


def do(match: Match, deed: Deed, seat: int | None, **rest: Any) -> tuple[Event, ...]:
    """Do something at the table, a second after what was done before if no time is given as `at`."""
    at = rest.pop("at", None) or now_in(match)
    return match.do(Entry(deed, seat, at, **rest))


def now_in(match: Match) -> datetime:
    """A second after what was done last."""
    last = match.log[-1].at if match.log else match.started
    return last + timedelta(seconds=1)


def refused(match: Match, deed: Deed, seat: int | None, **rest: Any) -> str:
    """The reason why something at the table is refused; nothing may have changed."""
    before = everything(match)
    with pytest.raises(Refused) as caught:
        do(match, deed, seat, **rest)
    assert everything(match) == before
    assert str(caught.value) == caught.value.detail != ""
    return caught.value.reason


def play(match: Match, *actions: str) -> Match:
    """Play actions, each by the seat to move."""
    for action in actions:
        assert match.to_play is not None
        match.act(match.to_play, action, now_in(match))
    return match


def play_at_random(match: Match, seed: int, most: int = 10_000) -> Match:
    """Play to the end, or until so much has been done."""
    rng = Random(seed)
    while not match.is_over and len(match.log) < most:
        play(match, rng.choice(match.state.legal))
    return match


def midway(begin: Callable[[], Match], seed: int, most: int) -> Match:
    """A match that goes on after so many actions; fewer in a game that is over before."""
    while (match := play_at_random(begin(), seed, most)).is_over:
        most //= 2
    return match


def viewers(match: Match) -> tuple[int | None, ...]:
    """All seats, and a spectator."""
    return (*range(match.game.seats), None)


def told_to(match: Match, viewer: int | None) -> str:
    """Everything that a viewer gets, to the last byte."""
    return json.dumps([match.view(viewer), match.events(viewer), match.record(viewer)])


def everything(match: Match) -> object:
    """A match through and through."""
    told = [told_to(match, viewer) for viewer in viewers(match)]
    facts = (match.version, match.state, match.standing, match.deadline, match.bot_to_play)
    return tuple(match.log), facts, told


def clock_of(match: Match) -> dict[str, Any]:
    """What every seat has left, whose clock runs, and since which second of the match."""
    clock = match.view(None)["table"]["clock"]
    since = datetime.fromisoformat(clock["since"]) - START
    return {
        "left": clock["left"],
        "running": clock["running"],
        "since": since.total_seconds(),
    }


def kinds(events: tuple[Event, ...]) -> list[str]:
    """What sort of things happened."""
    return [event.kind for event in events]


def begun_at(state: State, clock: Clock = NO_CLOCK) -> Match:
    """A match among persons that begins with a position."""
    game = copy.copy(state.game)
    vars(game)["narrate_start"] = lambda _: (state, ())
    return Match.start(game, [Player.person()] * game.seats, SEED, START, clock)


def take_over(match: Match, *seats: int) -> Match:
    """Let bots take these seats over."""
    for seat in seats:
        do(match, "substitute", None, about=seat, level="imp")
    return match
