"""A match: a game played by somebody. Its record is the truth; the state is replayed from it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self

from ..events import Event
from ..game import Game
from ..state import State
from . import record
from .players import Player

SEED_BYTES = 32


class WrongSeat(ValueError):
    """Another seat is to move. Attributes: `seat` that tried, `to_play` that is to move."""

    def __init__(self, seat: int, to_play: int | None) -> None:
        self.seat = seat
        self.to_play = to_play
        super().__init__(f"seat {seat} cannot act: seat {to_play} is to move")


@dataclass(frozen=True)
class Move:
    """One action of a match: who did it, in which notation, when, and what it brought about."""

    seat: int
    action: str
    at: datetime
    events: tuple[Event, ...]


class Match:
    """A game with its players and everything done so far.

    The seed is secret while the match runs; before each action the state's generator is keyed anew
    from the seed and the number of the action, so that earlier shuffles foretell no later one.
    Events are numbered from 1 without a gap, those of the start included: the version of a match is
    the number of its last event. Not safe for several threads at once.
    """

    def __init__(
        self, game: Game, players: Sequence[Player], seed: bytes, started: datetime
    ) -> None:
        """Begin a match; `start` and `replay` are the doors.

        Raises ValueError if the players do not fill the seats, the seed is not 32 bytes, or the
        moment has no time zone.
        """
        if len(players) != game.seats:
            raise ValueError(f"{game.name} has {game.seats} seats, not {len(players)}")
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a match needs a seed of {SEED_BYTES} bytes, not {len(seed)}")
        _demand_time_zone(started)
        self.game = game
        self.players = tuple(players)
        self.seed = seed
        self.started = started
        self.moves: list[Move] = []
        self.state, beginning = game.narrate_start(seed)
        self._events: list[Event] = list(beginning)

    @classmethod
    def start(cls, game: Game, players: Sequence[Player], seed: bytes, now: datetime) -> Self:
        """A new match. `seed`: 32 secret random bytes; `now`: the moment, with its time zone."""
        return cls(game, players, seed, now)

    @classmethod
    def replay(
        cls,
        game: Game,
        players: Sequence[Player],
        seed: bytes,
        started: datetime,
        actions: Iterable[tuple[int, str, datetime]],
    ) -> Self:
        """The match in which these (seat, action, time) were done, one after another.

        Raises what `act` raises at the first that cannot be done.
        """
        match = cls(game, players, seed, started)
        for seat, action, at in actions:
            match.act(seat, action, at)
        return match

    @classmethod
    def from_record(cls, document: Mapping[str, Any]) -> Self:
        """The match that a complete record tells of. Raises RecordError saying what is wrong."""
        parts = record.read(document)
        match = cls(parts.game, parts.players, parts.seed, parts.started)
        for number, (seat, action, at) in enumerate(parts.actions):
            try:
                match.act(seat, action, at)
            except ValueError as error:
                problem = f"{error}{record.other_rules(document, parts.game)}"
                raise record.RecordError(f"actions/{number}", problem) from error
        return match

    # What is going on

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self._events)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def to_play(self) -> int | None:
        """The seat to move, None once over."""
        return self.state.to_play

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed in hexadecimal, published from the start to check the seed by."""
        return hashlib.sha256(self.seed).hexdigest()

    # Acting

    def consider(self, seat: int, action: str, now: datetime) -> tuple[Move, State]:
        """The move that `action` would be, and the state after it. Nothing is changed.

        Raises WrongSeat if another seat is to move, and IllegalAction, naming the clause, if the
        action is not legal or the game is over.
        """
        _demand_time_zone(now)
        if not self.is_over and seat != self.to_play:
            raise WrongSeat(seat, self.to_play)
        keyed = self.state.rekeyed(self.seed, len(self.moves) + 1)
        after, events = keyed.narrate(action)
        return Move(seat, action, now, events), after

    def append(self, move: Move, after: State) -> None:
        """Make a move that `consider` gave, with nothing done in between."""
        self.moves.append(move)
        self._events.extend(move.events)
        self.state = after

    def act(self, seat: int, action: str, now: datetime) -> tuple[Event, ...]:
        """Do an action and tell what it brought about. Raises as `consider`, changing nothing."""
        move, after = self.consider(seat, action, now)
        self.append(move, after)
        return move.events

    # What a viewer may know: a seat, or None for a spectator

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The present position for one viewer as JSON: `seat`, `state`, `walks` (if to move)."""
        to_move = viewer is not None and viewer == self.to_play
        walks = [walk.document() for walk in self.state.walks()] if to_move else []
        return {"seat": viewer, "state": self.state.view(viewer), "walks": walks}

    def events(self, viewer: int | None, after: int = 0) -> list[tuple[int, dict[str, Any] | None]]:
        """The events numbered above `after`, with their numbers; None: not for this viewer."""
        later = self._events[after:]
        return [(v, event.seen_by(viewer)) for v, event in enumerate(later, after + 1)]

    @property
    def full_events(self) -> tuple[Event, ...]:
        """All events with everything in them: for whoever keeps the match, never for a viewer."""
        return tuple(self._events)

    def record(self, viewer: int | None) -> dict[str, Any]:
        """The record as JSON (see `record_schema`): complete, seed and all, once the match is over.

        While it runs: only what that viewer may know, and no seed.
        """
        return record.write(self, viewer)


def _demand_time_zone(moment: datetime) -> None:
    if moment.utcoffset() is None:
        raise ValueError("moments of a match need a time zone")
