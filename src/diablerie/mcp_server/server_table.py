"""Server table: a seat at a match on a server, which is listened to as long as the table is held."""

from __future__ import annotations

import threading
import time
from base64 import b64decode
from contextlib import suppress
from typing import Any

import httpx2

from .. import make
from ..dtypes import new_record
from ..events import Seat
from ..game import Game, State
from ..refusals import IllegalAction, Refusal
from ..terminal import SeenEvent
from ..text_interface.event_log import not_undone
from ..text_interface.seat_text import Moment, SeatText
from ..words import speak
from .server_client import Document, ServerClient, ServerGone
from .table import Done, Ending, Status, TableError

AGAIN = 1.0
"""Seconds after which a line that was lost is opened again."""

GRACE = 5.0
"""Seconds that a line which was lost is waited for before that is told."""

HEARD = 10.0
"""Seconds in which what has been done is to come down, too."""


class ServerTable:
    """A seat at a server. A thread of its own reads frames; what people say at the table is not kept."""

    def __init__(
        self, client: ServerClient, match: str, seat: Seat | None, name: str | None, lang: str
    ) -> None:
        """Sit down at a match by its id, in a seat or any that is free. Raises TableError if it cannot be."""
        self.match = match
        try:
            game, taken = _sit(client, match, seat, name)
        except BaseException:
            client.close()
            raise
        self.text = SeatText(game, taken, lang)
        self._client = client
        self._events: list[tuple[int, SeenEvent | None]] = []
        self._view: Document | None = None
        self._is_open = True
        """Whether the line is open; at first it is about to be."""
        self._lost: TableError | None = None
        """Why it never will be again."""
        self._left = False
        self._news = threading.Condition()
        threading.Thread(target=self._listen, daemon=True, name="server-table").start()

    @property
    def status(self) -> Status:
        """How far the match is."""
        if self._view is None:
            return "waiting"
        return "running" if self._view["table"]["result"] is None else "over"

    @property
    def version(self) -> int:
        """The number of the last event that has come with a position."""
        with self._news:
            return len(self._events)

    @property
    def moment(self) -> Moment | None:
        """What the seat may know; None before the match has begun.

        Raises TableError if the line is lost: it is opened again as soon as the server answers.
        """
        with self._news:
            view = self._known()
        if view is None:
            return None
        game = self.text.game
        seen = {**view["state"], "board": game.board, "options": game.options}
        own = view["belief"] is not None
        return Moment(seen, _world(game, view["belief"], view["state"]["legal"]) if own else None)

    @property
    def seconds_left(self) -> tuple[float, ...] | None:
        """The time of each seat at the latest position; None without a clock."""
        clock = None if self._view is None else self._view["table"]["clock"]
        return None if clock is None or clock["kind"] == "none" else tuple(clock["left"])

    @property
    def ending(self) -> Ending | None:
        """How the match ended, by its rules or at the table; None as long as it has not."""
        moment = self.moment
        if moment is None or self._view is None or self._view["table"]["result"] is None:
            return None
        result, text = self._view["table"]["result"], self.text
        payoff = result["returns"][text.seat]
        if moment.view["outcome"] is not None:
            return Ending(text.heading(moment.view), payoff)
        winner = "none" if result["winner"] is None else text.seat_name(result["winner"])
        return Ending(speak(text.lang, f"table-outcome-{result['reason']}", winner=winner), payoff)

    def events(self, after: int = 0) -> list[SeenEvent]:
        """What has happened after a version, as the seat may know it."""
        with self._news:
            return not_undone(self._events[after:])

    def do(self, actions: tuple[str, ...], expect: int) -> Done:
        """Do actions of the seat as one. Raises as `Table.do`."""
        try:
            answer = self._client.act(self.match, self.text.seat, actions, expect)
        except ServerGone as error:
            raise self._gone() from error
        with self._news:
            self._news.wait_for(lambda: self._lost or len(self._events) >= answer["v"], HEARD)
        done, stopped = actions[: answer["done"]], answer["stopped"]
        if stopped is None or stopped["reason"] == "turn-over":
            return Done(done)
        if stopped["clause"] is not None:
            refusal = Refusal(stopped["clause"], stopped["reason"], stopped["params"])
            illegal = IllegalAction(actions[answer["done"]], refusal, ())
            return Done(done, self.text.refusal(illegal), refusal.clause)
        if stopped["reason"] == "something-new":
            return Done(done, self.text.say("terminal-something-new"))
        return Done(done, str(stopped["message"]))

    def wait(self, seconds: float) -> None:
        """Wait until the seat is to move or the match is over, for so long at most."""
        end = time.monotonic() + seconds
        with self._news:
            while not self._is_awaited() and (left := end - time.monotonic()) > 0:
                self._news.wait(left)

    def leave(self) -> None:
        """Listen no more. The seat stays whose it is."""
        self._left = True
        self._client.close()

    # Listening

    def _known(self) -> Document | None:
        self._news.wait_for(lambda: self._is_open or self._lost, GRACE)
        if self._lost is not None:
            raise self._lost
        if not self._is_open:
            raise self._gone()
        return self._view

    def _gone(self) -> ServerGone:
        return ServerGone(
            f"the server at {self._client.address} does not answer. The table is kept: see tells what has "
            "happened, and whether your last action was done, as soon as it does"
        )

    def _is_awaited(self) -> bool:
        """Whether there is something that the seat waits for."""
        view = self._view
        if self._lost is not None or view is None:
            return self._lost is not None
        return view["belief"] is not None or view["table"]["result"] is not None

    def _listen(self) -> None:
        while self._listens():
            try:
                # Otherwise the line is lost, or the client was closed.
                with suppress(httpx2.HTTPError, RuntimeError):
                    self._read()
            except TableError as error:
                self._tell(error)
                return
            except (KeyError, TypeError, ValueError) as error:
                self._tell(TableError(f"the server says what is not understood here: {error!r}"))
                return
            if self._listens():
                self._is_open = False
                time.sleep(AGAIN)

    def _listens(self) -> bool:
        return not self._left and self.status != "over"

    def _read(self) -> None:
        """Read one stream of frames to its end. Events count once the position after them is there."""
        fresh: list[tuple[int, SeenEvent | None]] = []
        for frame in self._client.frames(self.match, self.text.seat, len(self._events)):
            if self._left:
                return
            self._open()
            if frame["type"] == "ev":
                fresh.append((frame["v"], frame["event"]))
            elif frame["type"] == "snap":
                with self._news:
                    self._events += fresh
                    self._view = frame["view"]
                    self._news.notify_all()
                if self.status == "over":
                    return
                fresh = []

    def _open(self) -> None:
        if not self._is_open:
            with self._news:
                self._is_open = True
                self._news.notify_all()

    def _tell(self, error: TableError) -> None:
        with self._news:
            self._lost = error
            self._news.notify_all()


def _sit(
    client: ServerClient, match: str, wanted: Seat | None, name: str | None
) -> tuple[Game, Seat]:
    """Take a seat that is not one's own yet; the game that is played, and the seat."""
    client.check()
    room = client.room(match)
    seat, game = _seat_in(room, wanted), _game_of(room)
    there = room["seats"][seat]
    if not there["yours"] or there["kind"] == "reserved":
        client.sit(match, seat, name)
    return game, seat


def _seat_in(room: Document, wanted: Seat | None) -> Seat:
    """The seat that is to be taken: one's own, the one that is wanted, or the first that is free."""
    seats = room["seats"]
    own = [each["seat"] for each in seats if each["yours"]]
    free = [each["seat"] for each in seats if each["kind"] == "open"]
    if wanted is not None:
        if not 0 <= wanted < len(seats):
            raise TableError(f"the seats of this match are 0 to {len(seats) - 1}, not {wanted}")
        if wanted not in own and wanted not in free:
            instead = (
                f"free: {', '.join(map(str, free))}" if free else "no seat of this match is free"
            )
            raise TableError(f"seat {wanted} is taken; {instead}")
        return wanted
    if not own and not free:
        raise TableError("no seat of this match is free, and none is yours")
    return int((own or free)[0])


def _game_of(room: Document) -> Game:
    try:
        return make(room["game"], len(room["seats"]), room["options"])
    except ValueError as error:
        raise TableError(f"the server plays what is not known here: {error}") from error


def _world(game: Game, belief: str, legal: list[Any]) -> State:
    """The world of a belief, from its bytes. Raises TableError where they mean something else there."""
    content = b64decode(belief)
    if len(content) == game.STATE.itemsize:
        world = State(game, new_record(game.STATE, content))
        if list(world.legal) == legal:
            return world
    raise TableError("the server writes positions in another way: the same version is needed")
