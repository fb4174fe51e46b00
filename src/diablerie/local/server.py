"""The local server itself: tables, lines, requests, and what there is to think of, one slice at a time."""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from collections.abc import Callable
from time import monotonic
from typing import Any

from .. import make
from ..analysis.hint import LEVEL
from ..matches import Match, Player, RecordError, stops
from ..matches.replay import shown_at
from ..rejection import Rejection, refusal
from . import catalogue_routes, match_routes
from .analysis_board import set_up
from .bot_turns import BotTurns
from .frames import heed
from .json_members import fault, integer, known_members
from .kept import read_kept, write_kept
from .line import Line
from .moment import now
from .request import Answer, Request, no_such_path
from .table import LocalTable
from .thoughts import Afterthought, ChancesThought, HintThought, MovesThought, ReviewThought
from .wishes import read_belief, read_lines, read_wish

MARK = "~"
"""With this the ids of local matches begin; a server's never do."""

SLICE = 0.04
"""Seconds that are thought for at a time."""

FIRST_ANSWER = 0.1
"""Seconds after which is told what has been thought of so far."""

BELIEVED = ("game", "seats", "options", "seat", "v", "belief")
"""What tells the belief of a seat of a match on a server."""

MOST_BOARDS = 16
"""How many analysis boards are held at once."""

ID_BYTES = 9
SEED_BYTES = 32


class LocalServer:
    """Matches of the people at one device. Not for several threads."""

    def __init__(self) -> None:
        self._tables: dict[str, LocalTable] = {}
        self._lines: dict[int, Line] = {}
        self._next_line = 1
        self._kept: dict[str, str | None] = {}
        self._changes: dict[str, str | None] = {}
        self._turns = BotTurns()
        self._thought: HintThought | MovesThought | None = None
        self._chances: dict[str, ChancesThought] = {}
        self._reviews: dict[tuple[str, int], ReviewThought] = {}
        self._boards: list[str] = []

    # What is kept

    def load(self, document: str) -> str:
        """Take in a match that was kept; its id. Raises ValueError if it cannot be read."""
        table = read_kept(document)
        self._tables[table.name] = table
        self._kept[table.name] = document
        return table.name

    def take_changes(self) -> dict[str, str | None]:
        """What has changed since this was last asked: documents to be kept, by id; None: to be forgotten."""
        changes, self._changes = self._changes, {}
        return changes

    def _note(self, table: LocalTable) -> None:
        """Have a table kept as it is now."""
        if not table.is_kept:
            return
        document = write_kept(table)
        if self._kept.get(table.name) != document:
            self._kept[table.name] = self._changes[table.name] = document

    # Lines

    def open(self, match: str, seat: int | None) -> int:
        """A line to a match for a seat of this device, or for a spectator; its number.

        Raises LookupError if there is no such match, or no such seat here.
        """
        table = self._tables.get(match)
        if table is None:
            raise LookupError(f"there is no match {match!r}")
        try:
            seat = None if seat is None else table.own(seat)
        except Rejection as problem:
            raise LookupError(problem.detail) from problem
        number, self._next_line = self._next_line, self._next_line + 1
        self._lines[number] = Line(table, seat)
        return number

    def send(self, line: int, frame: str) -> None:
        """Heed a frame up, a JSON text; unheard on a line that has been closed."""
        known = self._lines.get(line)
        if known is not None:
            heed(known, frame)
            self._note(known.table)

    def take(self, line: int) -> str:
        """The message down that is due, a frame a line; empty: nothing."""
        known = self._lines.get(line)
        return "" if known is None else known.take()

    def close(self, line: int) -> None:
        """End a line."""
        self._lines.pop(line, None)

    # Requests

    def answer(self, method: str, path: str, body: str | None = None) -> Answer:
        """What a server of the same API answers; errors as problem documents."""
        request = Request.read(method, path, body)
        try:
            match request.parts:
                case ("api", "matches", name, *rest):
                    return self._of_match(name, "/".join(rest), request)
                case ("api", *rest):
                    return self._of_all(tuple(rest), request)
        except Rejection as problem:
            return Answer.refused(problem)
        return Answer.refused(no_such_path(request))

    def _of_all(self, parts: tuple[str, ...], request: Request) -> Answer:
        match (request.method, *parts):
            case ("POST", "matches"):
                return Answer.of(self._begin(request), 201)
            case ("GET", "me", "matches"):
                return Answer.of(self._own(request))
            case ("POST", "records"):
                return Answer.of(self._show(request), 201)
            case ("POST", "analysis"):
                return Answer.of(self._set_up(request))
            case ("POST", "hint" | "moves"):
                return Answer.of(self._think_elsewhere(request))
        return Answer.of(catalogue_routes.answered(request))

    def _of_match(self, name: str, rest: str, request: Request) -> Answer:
        table = self._tables.get(name)
        if table is None:
            raise refusal("not-found", "no-such-match", f"there is no match {name!r}")
        match (request.method, rest):
            case ("DELETE", ""):
                return self._forget(table)
            case ("POST", "rematch"):
                return Answer.of(self._rematch(table))
            case ("POST", "play-on"):
                return Answer.of(self._play_on(table, request), 201)
            case ("POST", "hint"):
                return Answer.of(self._advise(table, request))
            case ("POST", "moves"):
                return Answer.of(self._compare(table, request))
            case ("GET", "chances"):
                return Answer.of(self._outlook(table, request))
            case ("GET", "review"):
                return Answer.of(self._review(table, request))
        handler = match_routes.HANDLERS.get((request.method, rest))
        if handler is None:
            raise no_such_path(request)
        document = handler(table, request)
        self._note(table)
        return Answer.of(document)

    def _begin(self, request: Request) -> dict[str, Any]:
        game, players = read_wish(request.document)
        table = self._open(Match.start(game, players, os.urandom(SEED_BYTES), now()))
        return {
            "id": table.name,
            "status": table.status,
            "seats": table.seats,
            "seed_hash": table.match.seed_hash,
        }

    def _open(self, match: Match) -> LocalTable:
        name = MARK + urlsafe_b64encode(os.urandom(ID_BYTES)).decode()
        table = self._tables[name] = LocalTable(name, match)
        self._note(table)
        return table

    def _show(self, request: Request) -> dict[str, Any]:
        """Take in the record of a match that is over, to be looked at; it is not kept."""
        try:
            match = Match.from_record(request.document)
        except RecordError as error:
            raise fault("record", str(error), "dishonest") from error
        if not match.is_over:
            raise refusal("conflict", "not-over", "a match can be shown again when it is over")
        name = f"{MARK}{match.seed_hash}"
        table = self._tables.setdefault(name, LocalTable(name, match))
        table.is_kept = False
        return {"id": name}

    def _set_up(self, request: Request) -> dict[str, Any]:
        """An analysis board; those that were set up longest ago go."""
        board = set_up(request.document)
        self._boards = [name for name in self._boards if name != board.table.name]
        self._boards.append(board.table.name)
        self._tables[board.table.name] = board.table
        for name in self._boards[:-MOST_BOARDS]:
            del self._tables[name]
        self._boards = self._boards[-MOST_BOARDS:]
        return board.document()

    def _own(self, request: Request) -> dict[str, Any]:
        wanted = request.query.get("status", [None])[-1]
        found = [
            table.listed
            for table in self._tables.values()
            if table.is_kept and wanted in (None, table.status)
        ]
        found.sort(key=lambda listed: str(listed["changed"]), reverse=True)
        return {"matches": found, "next": None}

    def _forget(self, table: LocalTable) -> Answer:
        del self._tables[table.name]
        self._kept.pop(table.name, None)
        self._chances.pop(table.name, None)
        self._reviews = {of: each for of, each in self._reviews.items() if of[0] != table.name}
        self._changes[table.name] = None
        self._lines = {n: line for n, line in self._lines.items() if line.table is not table}
        return Answer.of(None)

    def _rematch(self, table: LocalTable) -> dict[str, Any]:
        """The same people in the same seats once more; the same match for whoever asks."""
        match_routes.demand_over(table)
        match = table.match
        assert match.outcome is not None
        if table.rematch not in self._tables:
            options = {**match.game.options, **match.game.rematch(match.outcome)}
            game = make(match.game.name, match.game.seats, options)
            following = Match.start(game, match.players, os.urandom(SEED_BYTES), now())
            table.rematch = self._open(following).name
            table.news += 1
            self._note(table)
        assert table.rematch is not None
        return {"id": table.rematch, "status": self._tables[table.rematch].status}

    def _play_on(self, table: LocalTable, request: Request) -> dict[str, Any]:
        """Another match, from a position of a board or of a match that is over: bots at all seats but one."""
        match_routes.demand_open(table)
        given = request.document
        known_members(given, ("v", "seat"))
        match = table.match
        v = integer(given, "v", 1, match.version)
        seat = integer(given, "seat", 0, match.game.seats - 1)
        state = shown_at(list(stops(match)), v).match.state
        if state.is_over:
            raise refusal(
                "conflict", "match-over", "the match was over then: choose an earlier version"
            )
        players = [
            Player.person() if other == seat else Player.bot(player.level or LEVEL)
            for other, player in enumerate(match.players)
        ]
        onward = Match.start(
            match.game, players, os.urandom(SEED_BYTES), now(), position=state.position()
        )
        return {"id": self._open(onward).name}

    # Thinking

    def _advise(self, table: LocalTable, request: Request) -> dict[str, Any]:
        """A hint: a hasty one soon, a better one for who asks again until it is `complete`."""
        seat = _to_move(table, request)
        v = table.match.version
        key = ("hint", table.name, v, seat)
        return self._thought_of(key, lambda: HintThought(key, v, table.match.state.belief(seat)))

    def _compare(self, table: LocalTable, request: Request) -> dict[str, Any]:
        """How likely a seat is to win by each of its moves: likewise."""
        seat, lines = _to_move(table, request), read_lines(request.document, table.match.game)
        v = table.match.version
        key = ("moves", table.name, v, seat, lines)
        return self._thought_of(
            key, lambda: MovesThought(key, v, table.match.state.belief(seat), lines)
        )

    def _think_elsewhere(self, request: Request) -> dict[str, Any]:
        """The same for a seat of a match on a server, from the belief that the server has made for it."""
        given, key = request.document, (request.parts, request.body)
        wants_moves = request.parts[-1] == "moves"
        known_members(given, BELIEVED + (("lines",) if wants_moves else ()))
        v = integer(given, "v")

        def begin() -> HintThought | MovesThought:
            belief = read_belief(given)
            if wants_moves:
                return MovesThought(key, v, belief, read_lines(given, belief.game))
            return HintThought(key, v, belief)

        return self._thought_of(key, begin)

    def _thought_of(
        self, key: object, begin: Callable[[], HintThought | MovesThought]
    ) -> dict[str, Any]:
        """What has been found so far; who asks for something else ends it."""
        thought = self._thought
        if thought is None or thought.key != key:
            thought = self._thought = begin()
        until = monotonic() + FIRST_ANSWER
        while thought.found is None or (monotonic() < until and not thought.is_done):
            thought.work()
        return thought.found

    def _outlook(self, table: LocalTable, request: Request) -> dict[str, Any]:
        match_routes.demand_over(table)
        seat = request.number("seat")
        if table.name not in self._chances:
            self._chances[table.name] = ChancesThought.of(table)
        known = None if seat is None else table.known(seat)
        return self._chances[table.name].progress.seen_by(known)

    def _review(self, table: LocalTable, request: Request) -> dict[str, Any]:
        match_routes.demand_over(table)
        seat = request.number("seat")
        if seat is None:
            raise fault("seat", "a review is of one seat: say which")
        of = (table.name, table.known(seat))
        if of not in self._reviews:
            self._reviews[of] = ReviewThought(table, seat)
        return self._reviews[of].review.document(request.number("after", 0) or 0)

    @property
    def _afterthoughts(self) -> list[Afterthought]:
        """What is still to be worked out of matches that are over; reviews last, they take longest."""
        every: list[Afterthought] = [*self._chances.values(), *self._reviews.values()]
        return [each for each in every if not each.is_done]

    def wait(self) -> float | None:
        """Seconds until `work` has something to do; None: nothing."""
        turns = (self._turns.attend(table) for table in self._watched)
        waits = [turn.wait() for turn in turns if turn is not None]
        if self._afterthoughts:
            waits.append(0.0)
        return min(waits, default=None)

    def work(self) -> None:
        """Think for some forty milliseconds of what there is to think, and do what is due."""
        until = monotonic() + SLICE
        while self._work_once() and monotonic() < until:
            pass

    def _work_once(self) -> bool:
        """Do one thing; whether there was any. Who is to move comes before what has been."""
        for table in self._watched:
            turn = self._turns.attend(table)
            if turn is not None and turn.wait() == 0.0:
                if turn.work():
                    self._turns.done(table)
                    self._note(table)
                return True
        for thought in self._afterthoughts[:1]:
            thought.work()
            return True
        return False

    @property
    def _watched(self) -> list[LocalTable]:
        """The tables that somebody looks at."""
        return list({line.table.name: line.table for line in self._lines.values()}.values())


def _to_move(table: LocalTable, request: Request) -> int:
    """The seat that a request is about. Raises Rejection conflict if it is not to move."""
    seat = table.own(integer(request.document, "seat"))
    if table.match.to_play != seat:
        raise refusal("conflict", "not-your-turn", f"seat {seat} is not to move")
    return seat
