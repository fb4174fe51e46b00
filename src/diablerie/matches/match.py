"""A match: a game played by somebody. Its record is the truth; the state is replayed from it."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, NamedTuple, Self

from ..chance import words
from ..documents import Document
from ..events import Event, Seat
from ..game import Game, State
from ..outcome import Outcome
from . import record, table_status
from .clocks import UNTIMED, Clock, Times
from .log_entries import Entry, Refused, told
from .players import Player
from .record import Parts
from .shuffle import Shuffle
from .situation import Situation
from .table_status import TableStatus

SEED_BYTES = 32

NO_CLOCK = {"seconds": None, "increment": None, "days": None, "vacations": None}
"""The members of all kinds of clock, so that every table shows each of them."""

BESIDE_THE_TURN = frozenset({"offer", "accept", "decline", "vote", "shift"})
"""What others do at a table that is no reason for whoever is to move to have waited."""

FIXED = {
    "match-over": "the match is over",
    "nothing-done": "it has done nothing",
    "done-by-another": "another, or a bot for it, has acted since",
    "was-random": "chance decided something in it",
    "has-revealed": "something hidden came to light by it",
}
"""Why an action cannot be taken back, in words, by the reason of the refusal."""


class WrongSeat(ValueError):
    """Another seat is to move. Attributes: `seat` that tried, `to_play` that is to move."""

    def __init__(self, seat: int, to_play: int | None) -> None:
        self.seat = seat
        self.to_play = to_play
        super().__init__(f"seat {seat} cannot act: seat {to_play} is to move")


@dataclass(frozen=True)
class LogStep:
    """Something done: its entry in the log, what it brought about, and where the match then is."""

    entry: Entry
    events: tuple[Event, ...]
    after: Situation


class OpenView(NamedTuple):
    """What every viewer of a match may know, as JSON: members of the `state` and of the `table`."""

    state: dict[str, Any]
    table: dict[str, Any]


class OwnView(NamedTuple):
    """What besides one viewer may know, as JSON: more members of both, and the moves it can make as one."""

    state: dict[str, Any]
    table: dict[str, Any]
    walks: list[dict[str, Any]]


class Match:
    """A game with its players and everything done so far.

    The seed is secret while the match runs; with what clients add to it in a `shuffle` it makes the dealing
    seed. Before each action the state's generator is keyed anew from that and the number of the log's
    entry, shifts of clocks not counted, so that earlier shuffles foretell no later one.
    Events are numbered from 1 without a gap, those of the start included: the version of a match is
    the number of its last event. What is taken back stays in the log, and its events were told; only
    the state goes back. Not safe for several threads at once.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        seed: bytes,
        started: datetime,
        clock: Clock = UNTIMED,
        shuffle: Shuffle | None = None,
        position: Document | None = None,
    ) -> None:
        """Begin a match; `start` and `replay` are the doors.

        Raises ValueError if the players do not fill the seats, the seed is not 32 bytes, the
        moment has no time zone, or the position is none, or over.
        """
        if len(players) != game.seats:
            raise ValueError(f"{game.name} has {game.seats} seats, not {len(players)}")
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a match needs a seed of {SEED_BYTES} bytes, not {len(seed)}")
        self.game = game
        self.players = tuple(players)
        self.seed = seed
        self.shuffle = shuffle
        self._dealing_seed = seed if shuffle is None else shuffle.dealing_seed(seed)
        self.started = started = _in_milliseconds(started)
        self.clock = clock
        self.log: list[Entry] = []
        self._shifts = 0
        self.position = position
        state, beginning = self._beginning()
        self._events: list[Event] = list(beginning)
        table = TableStatus(
            frozenset(s for s, player in enumerate(players) if player.kind == "person"), game.seats
        )
        times = Times(started, (float(clock.seconds),) * game.seats)
        self._now = Situation(state, table, times).timed(clock, started)

    def _beginning(self) -> tuple[State, Sequence[Event]]:
        """The first state, and what is told of it."""
        if self.position is None:
            return self.game.narrate_start(self._dealing_seed)
        state = self.game.position(self.position, self._dealing_seed)
        if state.is_over:
            raise ValueError("in this position the match is over")
        return state, [told("set-up", None)]

    @classmethod
    def start(
        cls,
        game: Game,
        players: Sequence[Player],
        seed: bytes,
        now: datetime,
        clock: Clock = UNTIMED,
        shuffle: Shuffle | None = None,
        position: Document | None = None,
    ) -> Self:
        """A new match. `seed`: 32 secret random bytes; `now`: the moment, with its time zone.

        `shuffle`: what clients have added to the seed; None: they have not been asked to. `position`:
        where it begins, as `State.position` writes it, with all that is hidden; None: with the deal.
        """
        return cls(game, players, seed, now, clock, shuffle, position)

    @classmethod
    def replay(
        cls,
        game: Game,
        players: Sequence[Player],
        seed: bytes,
        started: datetime,
        log: Iterable[Entry],
        clock: Clock = UNTIMED,
        shuffle: Shuffle | None = None,
        position: Document | None = None,
    ) -> Self:
        """The match in which these things were done, one after another.

        Raises what `do` raises at the first that cannot be done.
        """
        match = cls(game, players, seed, started, clock, shuffle, position)
        for entry in log:
            match.do(entry)
        return match

    @classmethod
    def from_record(cls, document: Mapping[str, Any]) -> Self:
        """The match that a complete record tells of. Raises RecordError saying what is wrong."""
        parts = record.read(document)
        return cls.from_parts(parts, record.other_rules(document, parts.game))

    @classmethod
    def from_parts(cls, parts: Parts, remark: str = "") -> Self:
        """The match that the parts of a record tell of. Raises RecordError, and ends it with a remark."""
        try:
            match = cls(
                parts.game,
                parts.players,
                parts.seed,
                parts.started,
                parts.clock,
                parts.shuffle,
                parts.position,
            )
        except ValueError as error:
            where = "" if parts.position is None else "position"
            raise record.RecordError(where, f"{error}{remark}") from error
        for number, entry in enumerate(parts.log):
            try:
                match.do(entry)
            except ValueError as error:
                raise record.RecordError(f"actions/{number}", f"{error}{remark}") from error
        return match

    # What is going on

    @property
    def state(self) -> State:
        """The game's state."""
        return self._now.state

    @property
    def standing(self) -> TableStatus:
        """How things stand among the people at the table."""
        return self._now.standing

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self._events)

    @property
    def news_since(self) -> int:
        """The lowest version since when nothing has been done but that clocks were put on."""
        version = self.version
        while version and self._events[version - 1].kind == "clock-shifted":
            version -= 1
        return version

    @property
    def waiting_since(self) -> datetime:
        """Since when the seat to move, or any where none is, has done nothing though it could have."""
        seat = self.to_play
        since = (
            self.standing.taken_over.get(seat, self.started) if seat is not None else self.started
        )
        for entry in reversed(self.log):
            if entry.seat == seat or entry.deed not in BESIDE_THE_TURN:
                return max(entry.at, since)
        return since

    def heard_from(self, seat: Seat) -> datetime:
        """When a seat's person last did something; if they have not: when they came, or the match began.

        What a bot does that stands in for them is not theirs.
        """
        since = self.standing.taken_over.get(seat, self.started)
        if seat not in self.standing.present:
            return since
        last = next((entry.at for entry in reversed(self.log) if entry.seat == seat), since)
        return max(last, since)

    def shift_for(self, began: datetime, ended: datetime) -> float:
        """By how many seconds the running clock is to be put on if nobody could act between two moments.

        0 if no clock is running.
        """
        times = self._now.times
        if self.is_over or times.running is None:
            return 0.0
        return times.shift_for(_in_milliseconds(began), _in_milliseconds(ended))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules of the game or at the table; None while it goes on."""
        return self._now.outcome

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._now.is_over

    @property
    def to_play(self) -> Seat | None:
        """The seat to move, None once over."""
        return None if self.is_over else self.state.to_play

    @property
    def bot_to_play(self) -> tuple[Seat, str] | None:
        """The seat to move and its bot's level, if a bot plays for it: of its own, or for a person."""
        seat = self.to_play
        if seat is None:
            return None
        level = self.standing.substitutes.get(seat, self.players[seat].level)
        return None if level is None else (seat, level)

    @property
    def deadline(self) -> datetime | None:
        """When the time of the seat to move is up; None: never."""
        return None if self.is_over else self._now.times.deadline(self.clock)

    @property
    def returns(self) -> tuple[float, ...]:
        """The payoffs per seat, from −1 to 1; all 0 while the match goes on."""
        return self.state.returns if self.standing.outcome is None else self.standing.returns

    @property
    def result(self) -> dict[str, Any] | None:
        """How the match ended, as its record tells it; None while it runs."""
        outcome = self.outcome
        if outcome is None:
            return None
        return record.result_document(outcome, self.returns, self.state.scores)

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed in hexadecimal, published from the start to check the seed by."""
        return hashlib.sha256(self.seed).hexdigest()

    def fixed_for(self, seat: Seat) -> str | None:
        """Why a seat cannot take its last action back, as the reason of a refusal; None: it can.

        It can, back to the last point after which every event of the game is its own, not random and
        revealed nothing, while a person plays for it and the match goes on. What a bot did for it
        stays done.
        """
        return self._now.fixed_for(seat)

    @property
    def last_command(self) -> int:
        """How many of the latest actions are taken back as one: those that were asked for as one."""
        return self._now.last_command

    @property
    def kept_of_command(self) -> str | None:
        """Why not all that was asked for as one with the last action can be taken back; None: it can."""
        return self._now.kept_of_command

    # Doing something

    def consider(self, entry: Entry) -> LogStep:
        """What doing something would bring about. Nothing is changed.

        Raises WrongSeat if another seat is to move, IllegalAction, naming the clause, if an action is
        not legal or the game is over, and Refused for what cannot be done at the table.
        """
        at = _in_milliseconds(entry.at)
        if at is not entry.at:
            entry = replace(entry, at=at)
        if entry.deed == "act":
            return self._action(entry)
        if self.is_over:
            raise Refused("match-over", "the match is over")
        if entry.deed == "take-back":
            return self._take_back(entry)
        if entry.deed == "shift":
            return self._shift(entry)
        if entry.deed == "time-out":
            self._demand_time_up(entry)
        after, events = table_status.after(self.standing, entry)
        now = replace(self._now, standing=after)
        taken = taken_over_by(events)
        if taken is not None:
            now = now.handed_on(self.clock, taken, entry.at)
        return self._step(entry, events, now)

    def after(self, step: LogStep) -> Match:
        """This match as a step will leave it, to be looked at only: the step is not in its log."""
        ahead = Match.__new__(Match)
        ahead.__dict__.update(self.__dict__, _now=step.after)
        return ahead

    def restarted(self) -> Self:
        """The match as it was at its start."""
        return self.from_parts(replace(self._parts, log=()))

    def fork(self) -> Self:
        """A match that stands where this one does, and goes its own way from there."""
        other = copy(self)
        other.log, other._events = [*self.log], [*self._events]
        return other

    def append(self, step: LogStep) -> None:
        """Do what `consider` gave, with nothing done in between."""
        self.log.append(step.entry)
        self._shifts += step.entry.deed == "shift"
        self._events.extend(step.events)
        self._now = step.after

    def do(self, entry: Entry) -> tuple[Event, ...]:
        """Do something and tell what it brought about. Raises as `consider`, changing nothing."""
        step = self.consider(entry)
        self.append(step)
        return step.events

    def act(self, seat: Seat, action: str, now: datetime) -> tuple[Event, ...]:
        """Do an action of the game, as `do`."""
        return self.do(Entry("act", seat, now, action))

    def _action(self, entry: Entry) -> LogStep:
        seat, action = entry.seat, entry.action
        if seat is None or action is None:
            raise ValueError("an action has a seat and a notation")
        if self.standing.outcome is not None:
            raise Refused("match-over", "the match is over")
        if not self.is_over and seat != self.to_play:
            raise WrongSeat(seat, self.to_play)
        # Whoever keeps the clocks draws nothing anew by putting them on.
        rng = words(self._dealing_seed, len(self.log) - self._shifts + 1)
        after, events = self.state.narrate(action, rng)
        versions = dict(enumerate(events, self.version + 1))
        acted = self._now.acted(seat, after, versions, entry.at, continues=entry.continues)
        return self._step(entry, events, acted)

    def _take_back(self, entry: Entry) -> LogStep:
        seat = entry.seat
        if seat is None:
            raise ValueError("a seat takes its own action back")
        fixed = self.fixed_for(seat)
        if fixed is not None:
            raise Refused(fixed, f"seat {seat} cannot take its last action back: {FIXED[fixed]}")
        event = told("taken-back", seat, undone=list(self._now.undoable))
        return self._step(entry, (event,), self._now.taken_back(seat, entry.at))

    def _shift(self, entry: Entry) -> LogStep:
        if entry.seat is not None or entry.seconds is None or entry.cause is None:
            raise ValueError("a shift of clocks has seconds and a cause, and no seat")
        if self._now.times.running is None:
            raise Refused("no-clock-runs", "no clock is running")
        if entry.cause == "vacation" and not self.clock.vacations:
            raise Refused("shift-too-long", "no vacation stops this clock")
        times = self._now.times.shifted(entry.seconds, entry.at)
        if times is None:
            raise Refused("shift-too-long", "the turn has not lasted for so long")
        whole = max(1, round(abs(entry.seconds)))
        event = told("clock-shifted", None, seconds=whole, cause=entry.cause)
        return self._step(entry, (event,), replace(self._now, times=times))

    def _demand_time_up(self, entry: Entry) -> None:
        deadline = self.deadline
        if entry.seat != self.to_play or deadline is None or entry.at < deadline:
            raise Refused("time-left", "there is time left")

    def _step(self, entry: Entry, events: tuple[Event, ...], after: Situation) -> LogStep:
        return LogStep(entry, events, after.timed(self.clock, entry.at))

    # What a viewer may know: a seat, or None for a spectator

    def view(self, viewer: Seat | None, *, walks: bool = True) -> dict[str, Any]:
        """The present position for one viewer as JSON.

        `seat`; `state`, the game's own view; `walks`, if they are wanted and it is to move; `table`, how
        things stand there, and `fixed`: why the viewer cannot take its last action back (null: it can,
        or is a spectator).
        """
        everybody, own = self.open_view, self.own_view(viewer, walks=walks)
        return {
            "seat": viewer,
            "state": {**everybody.state, **own.state},
            "walks": own.walks,
            "table": {**everybody.table, **own.table},
        }

    @property
    def open_view(self) -> OpenView:
        """What every viewer may know: of the state, and how things stand at the table."""
        return OpenView(self.state.table_view, self._table())

    def own_view(self, viewer: Seat | None, *, walks: bool = True) -> OwnView:
        """What besides one viewer may know."""
        to_move = viewer is not None and viewer == self.to_play
        found = self.state.composite_moves() if walks and to_move else ()
        state = self.state.own_view(viewer)
        if self.standing.outcome is not None:
            state["legal"] = []
        fixed = None if viewer is None else self.fixed_for(viewer)
        return OwnView(state, {"fixed": fixed}, [walk.document() for walk in found])

    def belief_text(self, viewer: Seat | None) -> str | None:
        """The world of a viewer's belief in base64, if it is to move; else None."""
        if viewer is None or viewer != self.to_play:
            return None
        return b64encode(self.state.belief(viewer).world.tobytes()).decode()

    def _table(self) -> dict[str, Any]:
        """How things stand at the table: clock, offers, votes, bots that stand in, the result."""
        times = self._now.times
        return {
            "clock": {
                **NO_CLOCK,
                **self.clock.document,
                **times.document,
                "since": record.moment_text(times.since),
            },
            **self.standing.document,
            "result": self.result,
        }

    def facts(self, *, board: bool) -> dict[str, Any]:
        """What does not change but for the seed at the end, the same for everybody, as JSON.

        `board`: with what a picture of the board is drawn from; else null stands there.
        """
        return {
            "game": self.game.name,
            "title": self.game.title,
            "options": dict(self.game.options),
            "board": self.game.board if board else None,
            "seed_hash": self.seed_hash,
            "seed": self.seed.hex() if self.is_over else None,
            "created": record.moment_text(self.started),
        }

    def events(
        self, viewer: Seat | None, after: int = 0
    ) -> list[tuple[int, dict[str, Any] | None]]:
        """The events numbered above `after`, with their numbers; None: not for this viewer."""
        later = self._events[after:]
        return [(v, event.seen_by(viewer)) for v, event in enumerate(later, after + 1)]

    @property
    def full_events(self) -> tuple[Event, ...]:
        """All events with everything in them: for whoever keeps the match, never for a viewer."""
        return tuple(self._events)

    def record(self, viewer: Seat | None) -> dict[str, Any]:
        """The record as JSON (see `record_schema`): complete, seed and all, once the match is over.

        While it runs: only what that viewer may know, and no seed.
        """
        return record.write(self._parts, self.result, viewer)

    @property
    def whole_record(self) -> dict[str, Any]:
        """The record with everything in it: for whoever keeps the match, never for a viewer."""
        return record.write_whole(self._parts, self.result)

    @property
    def _parts(self) -> Parts:
        log = tuple(self.log)
        return Parts(
            self.game,
            self.players,
            self.seed,
            self.started,
            self.clock,
            log,
            self.shuffle,
            self.position,
        )


def taken_over_by(events: Iterable[Event]) -> Seat | None:
    """The seat that events tell another person has taken over; None: none."""
    return next((event.params["seat"] for event in events if event.kind == "taken-over"), None)


def _in_milliseconds(moment: datetime) -> datetime:
    """A moment as the record can write it, so that a replay reckons with the very same times."""
    if moment.utcoffset() is None:
        raise ValueError("moments of a match need a time zone")
    beyond = moment.microsecond % 1000
    return moment.replace(microsecond=moment.microsecond - beyond) if beyond else moment
