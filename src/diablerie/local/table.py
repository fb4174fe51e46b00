"""A local table: a match at this device, with what has been asked of it, and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from ..events import Seat
from ..matches import Match, Player
from ..matches.command_log import CommandLog
from ..matches.commands import Command, DoneCommand, PremoveCommand
from ..matches.premoves import Premove
from ..matches.record import moment_text
from ..rejection import not_among, not_your_seat
from .moment import moment_after


class LocalTable:
    """A match of the people at one device, who have all seats that are not bots'."""

    def __init__(
        self,
        name: str,
        match: Match,
        commands: Mapping[str, DoneCommand] | None = None,
        prepared: Mapping[Seat, Premove] | None = None,
    ) -> None:
        """A table called `name` at which a match is played, with what has been asked of it so far."""
        self.name = name
        self.log = CommandLog(match, commands, prepared)
        self.bot_pace: float | None = None
        """Seconds that bots take for an action; None: as usual."""
        self.rematch: str | None = None
        """The match that is played next."""
        self.is_kept = True
        """Whether it is one of this device's; else it was brought to be looked at, and goes with the page."""
        self.is_board = False
        """Whether it is an analysis board: nothing there is hidden from who looks."""
        self.news = 0
        """Grows with whatever is to be told of the table besides the match itself."""

    @property
    def match(self) -> Match:
        """The match."""
        return self.log.match

    @property
    def status(self) -> str:
        """`running` or `over`."""
        return "over" if self.match.is_over else "running"

    @property
    def changed(self) -> datetime:
        """When something was last done."""
        log = self.match.log
        return log[-1].at if log else self.match.started

    # Doing something

    def do(self, command: Command) -> DoneCommand:
        """Do a command; what has come of it. Raises Rejection if it is refused."""
        known = self.log.done_before(command)
        if known is not None:
            return known
        was_over = self.match.is_over
        committed = self.log.consider(command, moment_after(self.changed))
        done = self.log.append(command, committed)
        if self.match.is_over != was_over:
            self.news += 1
        return done

    def prepare(self, wanted: PremoveCommand) -> int:
        """Keep an answer for when a seat is asked, or take it back; the version. Raises Rejection."""
        wanted = wanted.read(self.match)
        before = self.log.prepared_before(wanted)
        if before is not None:
            return before
        self.log.prepare(wanted.seat, self.log.consider_premove(wanted))
        self.news += 1
        return self.match.version

    def own(self, seat: int | None) -> Seat:
        """A seat of somebody at this device. Raises Rejection: invalid, forbidden for a bot's."""
        known = self.known(seat)
        if self.match.players[known].kind != "person":
            raise not_your_seat(known)
        return known

    def known(self, seat: int | None) -> Seat:
        """A seat that the match has. Raises Rejection invalid for any other."""
        seats = range(self.match.game.seats)
        if seat is None or seat not in seats:
            raise not_among("seat", seat, seats)
        return seat

    # What is told of it

    def facts(self, match: Match | None = None, *, board: bool) -> dict[str, Any]:
        """What does not change during the match."""
        facts = (match or self.match).facts(board=board)
        return {"id": self.name, **facts, "seats": self.seats}

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Who sits where."""
        return [_seat(seat, player) for seat, player in enumerate(self.match.players)]

    def view(self, seat: Seat | None, facts: object, *, walks: bool = True) -> dict[str, Any]:
        """The position as a seat may know it; `facts`: the member `match`."""
        own = self.match.view(seat, walks=walks)
        held = {"prepared": self.log.prepared_by(seat), "belief": None}
        return {"match": facts, **held, **own}

    @property
    def room(self) -> dict[str, Any]:
        """Who is there: everybody."""
        match, people = self.match, self._people
        return {
            "id": self.name,
            "game": match.game.name,
            "title": match.game.title,
            "options": dict(match.game.options),
            "clock": dict(match.clock.document),
            "status": self.status,
            "public": False,
            "host": True,
            "seats": [_present(seat, people) for seat in self.seats],
            "rated": 0,
            "watching": 0,
            "unheard": [],
            "grace": 0.0,
            "seed_hash": match.seed_hash,
            "rematch": self.rematch,
            "bot_pace": self.bot_pace,
            "shuffle": None,
            "volunteers": [],
            "lost": [],
        }

    @property
    def listed(self) -> dict[str, Any]:
        """The table as who plays at it finds it in a list."""
        match = self.match
        waits = match.to_play is not None and match.bot_to_play is None
        return {
            "id": self.name,
            "game": match.game.name,
            "title": match.game.title,
            "options": {},
            "clock": dict(match.clock.document),
            "status": self.status,
            "seats": self.seats,
            "rated": 0,
            "created": moment_text(match.started),
            "changed": moment_text(self.changed),
            "public": False,
            "host": True,
            "your_turn": waits,
            "deadline": None,
            "result": match.result,
        }

    @property
    def _people(self) -> list[Seat]:
        players = enumerate(self.match.players)
        return [seat for seat, player in players if player.kind == "person"]


def _seat(seat: Seat, player: Player) -> dict[str, Any]:
    is_person = player.kind == "person"
    return {"seat": seat, **player.document(), "account": False, "yours": is_person}


def _present(seat: Mapping[str, Any], people: list[Seat]) -> dict[str, Any]:
    is_further = seat["seat"] in people[1:]
    return {
        **seat,
        "present": True,
        "away_since": None,
        "idle_since": None,
        "vacation_since": None,
        "same_as": people[0] if is_further else None,
        "left": False,
        "muted": False,
    }
