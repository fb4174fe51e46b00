"""What may happen between a page and its server: messages lost, doubled, late; lines cut; darkness."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from random import Random

from playwright.sync_api import Page, WebSocketRoute

LIVE = re.compile("/live")
Message = str | bytes
Send = Callable[[Message], None]


@dataclass(frozen=True)
class Weather:
    """How likely each message is lost, doubled or held up, and for how many seconds at most."""

    lost: float
    doubled: float
    late: float
    longest: float = 0.6


ROUGH = Weather(lost=0.1, doubled=0.1, late=0.25)


@dataclass
class Held:
    """A message on its way."""

    due: float
    line: Line
    send: Send
    message: Message


class Line:
    """One WebSocket, page and server at its ends."""

    def __init__(self, route: WebSocketRoute) -> None:
        self.route = route
        self.server = route.connect_to_server()
        self.is_open = True
        route.on_close(self._end)
        self.server.on_close(self._end)

    def _end(self, code: int | None = None, reason: str | None = None) -> None:
        """As one end closes it the other learns of it."""
        if self.is_open:
            self.is_open = False
            self.route.close(code=code, reason=reason)
            self.server.close(code=code, reason=reason)

    def cut(self) -> None:
        self._end()


class Relay:
    """Stands between one page and the server. What becomes of a message follows from the seed.

    Everything is sent by `tick`, for a test to call again and again: Playwright lets nothing happen
    on its own while a test runs.
    """

    def __init__(self, page: Page, seed: str, weather: Weather) -> None:
        self._seed = seed
        self._weather = weather
        self._lines: list[Line] = []
        self._held: list[Held] = []
        self._order = count()
        self._dark_until = 0.0
        self._is_still = False
        self.suffered = {"lost": 0, "doubled": 0, "late": 0, "cut": 0, "dark": 0}
        """How often each has happened."""
        page.route_web_socket(LIVE, self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        line = Line(route)
        number = len(self._lines)
        self._lines.append(line)
        up, down = (Random(f"{self._seed} {number} {way}") for way in ("up", "down"))
        route.on_message(lambda message: self._take(line, line.server.send, message, up))
        line.server.on_message(lambda message: self._take(line, route.send, message, down))

    def _take(self, line: Line, send: Send, message: Message, chance: Random) -> None:
        now = time.monotonic()
        if now < self._dark_until:
            self.suffered["dark"] += 1
            return
        fate, weather = chance.random(), self._weather
        wait = chance.uniform(0.02, weather.longest)
        if fate < weather.lost:
            self.suffered["lost"] += 1
            return
        if fate < weather.lost + weather.doubled:
            self.suffered["doubled"] += 1
            self._held += [Held(now, line, send, message), Held(now + wait, line, send, message)]
        elif fate < weather.lost + weather.doubled + weather.late:
            self.suffered["late"] += 1
            self._held.append(Held(now + wait, line, send, message))
        else:
            self._held.append(Held(now, line, send, message))

    def tick(self) -> None:
        """Let go what is due."""
        now = time.monotonic()
        if self._is_still or now < self._dark_until:
            return
        due = sorted((held for held in self._held if held.due <= now), key=lambda held: held.due)
        self._held = [held for held in self._held if held.due > now]
        for held in due:
            if held.line.is_open:
                held.send(held.message)

    @contextmanager
    def stillness(self) -> Iterator[None]:
        """While nothing comes: what one sees does not change under one's fingers."""
        self._is_still = True
        try:
            yield
        finally:
            self._is_still = False

    def cut(self) -> None:
        """Close the line at both its ends; what is on its way is lost."""
        for line in self._lines:
            if line.is_open:
                self.suffered["cut"] += 1
                line.cut()

    def darken(self, seconds: float) -> None:
        """For so long nothing passes, and nobody is told; what is on its way is lost."""
        self._held.clear()
        self._dark_until = time.monotonic() + seconds

    @property
    def is_dark(self) -> bool:
        return time.monotonic() < self._dark_until
