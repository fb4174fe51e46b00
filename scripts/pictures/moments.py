"""Moments of matches that come out the same every time: all seats are played by seeded bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, cast

from tests.games.of_game import if_told

import diablerie
from diablerie import bots
from diablerie.matches import Clock, Match, Player

View = Mapping[str, Any]
"""What a seat may know of a position, as a page is sent it."""

BEGUN = datetime(2026, 10, 31, 20, 15, tzinfo=UTC)
"""When every match began; nothing in it took longer than the pace below."""
PACE = timedelta(seconds=7)

SHORTEST, LONGEST = 60, 300
"""How many actions at least, and at most, a match has that is looked at."""
PATIENCE = 900
"""How many actions one may have that is over."""
ATTEMPTS = 40
"""How many matches are looked through for a telling moment."""


@dataclass(frozen=True)
class Moment:
    """A game, how many sit at its table, and when it is looked at by the first of them."""

    game: str
    seats: int
    when: str
    """start, middle, end, over or telling."""

    @property
    def name(self) -> str:
        """What the moment and its match are called."""
        return f"{self.game}-{self.seats}-{self.when}"

    def play(self, players: tuple[Player, ...], clock: Clock) -> Match:
        """The match, played up to this moment, with these players."""
        seed, actions = _telling(self) if self.when == "telling" else _part(self)
        game = diablerie.make(self.game, self.seats, {})
        match = Match.start(game, players, _secret(seed), BEGUN, clock)
        for number, action in enumerate(actions, 1):
            seat = match.to_play
            if seat is None:
                break
            match.act(seat, action, BEGUN + number * PACE)
        return match


def level_of(game: str) -> str:
    """Who plays: whoever brings about much to be seen in few actions."""
    own = if_told(game, "scenes")
    return "greedy" if own is None else str(own.LEVEL)


def _telling_of(game: str) -> Callable[[View], bool]:
    """By what a moment is known to be worth a picture: any after the first turn, if a game does not say."""
    own = if_told(game, "scenes")
    return _has_begun if own is None else cast("Callable[[View], bool]", own.is_telling)


def _has_begun(view: View) -> bool:
    return bool(view["state"]["turn"] > 1)


def _secret(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


def _part(moment: Moment) -> tuple[int, tuple[str, ...]]:
    seed, actions, turns = _long(moment.game, moment.seats, moment.when == "over")
    until = {
        "start": turns[0],
        "middle": min(turns, key=lambda turn: abs(turn - len(actions) // 2)),
        "end": turns[-1],
        "over": len(actions),
    }[moment.when]
    return seed, actions[:until]


@cache
def _long(game: str, seats: int, over: bool) -> tuple[int, tuple[str, ...], tuple[int, ...]]:
    """A seed, the actions of its match, and after how many of them the first seat began a turn.

    The match is long enough; it is over, or else may be broken off.
    """
    for seed in range(1, ATTEMPTS):
        match = _begin(game, seats, seed)
        actions: list[str] = []
        turns: list[int] = []
        bot = bots.load(level_of(game), match.game, seed)
        before = None
        while match.to_play is not None and len(actions) < (PATIENCE if over else LONGEST):
            if match.to_play == 0 and before != 0:
                turns.append(len(actions))
            before = match.to_play
            actions.append(bot.choose(match.state.belief(before)))
            match.act(before, actions[-1], BEGUN)
        if len(actions) >= SHORTEST and (match.is_over or not over):
            return seed, tuple(actions), tuple(turns)
    raise SystemExit(f"in {ATTEMPTS} matches of {game} there was no good one")


def _begin(game: str, seats: int, seed: int) -> Match:
    players = [Player.person(None)] * seats
    return Match.start(diablerie.make(game, seats, {}), players, _secret(seed), BEGUN)


def _telling(moment: Moment) -> tuple[int, tuple[str, ...]]:
    """A seed and the actions up to a moment at which there is something to see and to do."""
    is_telling = _telling_of(moment.game)
    for seed in range(1, ATTEMPTS):
        match = _begin(moment.game, moment.seats, seed)
        actions: list[str] = []
        bot = bots.load(level_of(moment.game), match.game, seed)
        before = None
        while match.to_play is not None and len(actions) < LONGEST:
            if match.to_play == 0 and before != 0 and is_telling(match.view(0)):
                return seed, tuple(actions)
            before = match.to_play
            actions.append(bot.choose(match.state.belief(before)))
            match.act(before, actions[-1], BEGUN)
    raise SystemExit(f"in {ATTEMPTS} matches of {moment.game} there was no good moment")
