"""Rate limits, counted in memory by address, person or connection."""

from __future__ import annotations

import re
import time
from array import array
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Literal, get_args

from limits import RateLimitItem, parse

from ...rejection import Rejection
from ..config import Limits
from . import usernames
from .limit_words import WORDS, too_many

REMEMBERED = 20_000
"""How many meters of a kind are kept at most; those not used for the longest time go first."""

Kind = Literal[
    "requests",
    "own_requests",
    "guests",
    "accounts",
    "passwords",
    "logins",
    "logins_from",
    "sign_ins",
    "matches",
    "matches_from",
    "messages",
    "hints",
    "reports",
    "contacts",
    "invitations",
    "downloads",
    "notices",
    "notice_changes",
    "operator",
    "frames",
    "lookups",
]

LineKind = Literal["connections", "own_connections"]

WRITTEN = re.compile(r"\s*\d{1,9}\s*(/|per)\s*([1-9]\d{0,3})?\s*[a-z]+\s*")
"""How a limit may be written: the reader of `limits` passes over what it does not know."""

LOOKUPS = "60/minute"
"""How often it is looked up for one address, when its requests are used up, whether a session is known."""

Clock = Callable[[], float]


class Meter:
    """Lets something happen so many times in any stretch of time.

    There are thousands of them, most of which have counted once: they are small.
    """

    __slots__ = ("_clock", "_kind", "_limit", "_moments")

    def __init__(self, kind: Kind, limit: RateLimitItem, clock: Clock) -> None:
        self._kind = kind
        self._limit = limit
        self._clock = clock
        self._moments = array("d")

    @property
    def is_idle(self) -> bool:
        """Whether all it has counted is too long ago to matter."""
        return not self._moments or self._wait(self._moments[-1]) <= 0

    def count(self) -> None:
        """Count once more. Raises Rejection too-many, saying how long to wait, if it is too often."""
        self.demand_left()
        if len(self._moments) == self._limit.amount:
            del self._moments[0]
        self._moments.append(self._clock())

    def demand_left(self) -> None:
        """Raise Rejection too-many if it has been counted too often to be counted now."""
        if len(self._moments) == self._limit.amount:
            wait = self._wait(self._moments[0])
            if wait > 0:
                raise too_many(self._kind, f"{self._limit} {WORDS[self._kind]}", wait)

    def take_back(self) -> None:
        """Have the last time counted for nothing."""
        if self._moments:
            self._moments.pop()

    def _wait(self, moment: float) -> float:
        return moment + self._limit.get_expiry() - self._clock()


class Limiter:
    """The limits of one server process.

    Counted here and not by the storage that comes with `limits`, which goes through all it has ever
    counted, and forgets none of it, whenever it counts something.
    """

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        """Count by `limits`. Raises ValueError for one that cannot be read."""
        self._limits: dict[Kind, RateLimitItem | None] = {
            kind: read_limit(getattr(limits, kind, LOOKUPS)) for kind in get_args(Kind)
        }
        self._most: dict[LineKind, int | None] = {
            "connections": limits.connections,
            "own_connections": limits.own_connections,
        }
        self._clock = clock
        # Apart by kind: what counts for an hour would keep what counts for seconds from being forgotten.
        self._meters: dict[Kind, OrderedDict[str, Meter]] = {
            kind: OrderedDict() for kind in self._limits
        }
        self._open: dict[LineKind, Counter[object]] = {kind: Counter() for kind in self._most}

    def count(self, kind: Kind, *whose: object) -> None:
        """Count something done by or from `whose`. Raises Rejection too-many if it is too often."""
        self._meter(kind, whose).count()

    def demand_left(self, kind: Kind, *whose: object) -> None:
        """Raise Rejection too-many if nothing more may be counted of this kind at present; count nothing."""
        self._meter(kind, whose).demand_left()

    def count_match(self, address: str, person: object) -> None:
        """Count a new match, by who makes it and by the address. Raises as `count`."""
        self.count("matches_from", address)
        self.count("matches", person)

    @contextmanager
    def password_checked(self, address: str, name: str) -> Iterator[None]:
        """While a password is checked; one that is wrong (Rejection forbidden) is counted as such.

        Raises as `count`, by the address and by the name, if there have been too many.
        """
        self.count("passwords", address)
        meters = (
            self._meter("logins_from", (address,)),
            self._meter("logins", (address, usernames.key(name) or "")),
        )
        counted: list[Meter] = []
        wrong = False
        try:
            # Counted before it is known to be wrong: many may be on their way at once.
            for meter in meters:
                meter.count()
                counted.append(meter)
            yield
        except Rejection as rejection:
            wrong = rejection.kind == "forbidden"
            raise
        finally:
            if not wrong:
                for meter in counted:
                    meter.take_back()

    def _meter(self, kind: Kind, whose: tuple[object, ...]) -> Meter:
        limit = self._limits[kind]
        if limit is None:
            return _UNCOUNTED
        key, meters = "\0".join(map(str, whose)), self._meters[kind]
        if key not in meters:
            meters[key] = Meter(kind, limit, self._clock)
        meters.move_to_end(key)
        _forget(meters)
        return meters[key]

    def meter(self, kind: Kind) -> Callable[[], None]:
        """Counts for somebody alone, such as one connection."""
        limit = self._limits[kind]
        return _nothing if limit is None else Meter(kind, limit, self._clock).count

    @contextmanager
    def connected(self, whose: object, kind: LineKind = "connections") -> Iterator[None]:
        """While an address, or a known person, has one more connection.

        Raises Rejection too-many if it has too many.
        """
        most, held = self._most[kind], self._open[kind]
        if most and held[whose] >= most:
            raise too_many(kind, f"{most} {WORDS[kind]}", 1)
        held[whose] += 1
        try:
            yield
        finally:
            held[whose] -= 1
            if not held[whose]:
                del held[whose]


def _forget(meters: OrderedDict[str, Meter]) -> None:
    while len(meters) > 1:
        oldest = next(iter(meters))
        if len(meters) <= REMEMBERED and not meters[oldest].is_idle:
            return
        del meters[oldest]


@cache
def read_limit(limit: str | None) -> RateLimitItem | None:
    """A limit as `200/hour`. Raises ValueError, saying what would be right, for what is none."""
    if not limit:
        return None
    try:
        found = parse(limit) if WRITTEN.fullmatch(limit) else None
    except ValueError:
        found = None
    if found is None or not found.amount:
        raise ValueError(f"{limit!r} is no limit: one is 200/hour, 10/5minutes or none")
    return found


def _nothing() -> None:
    """Count nothing."""


class _Uncounted(Meter):
    """Counts nothing: there is no limit."""

    def count(self) -> None:
        pass

    def take_back(self) -> None:
        pass


_UNCOUNTED = _Uncounted("requests", parse("1/second"), time.monotonic)
