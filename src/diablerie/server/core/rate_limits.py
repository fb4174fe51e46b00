"""Rate limits, counted in memory by address, person or connection."""

from __future__ import annotations

import ipaddress
import math
import time
from array import array
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Literal

from limits import RateLimitItem, parse

from ..config import Limits
from ..errors import Rejection, refusal
from . import usernames

REMEMBERED = 20_000
"""How many meters of a kind are kept at most; those not used for the longest time go first."""

IPV6_NETWORK = 64
"""The leading bits of an IPv6 address that one subscriber cannot choose."""

Kind = Literal[
    "requests",
    "guests",
    "accounts",
    "logins",
    "logins_from",
    "matches",
    "messages",
    "hints",
    "reports",
    "operator",
    "frames",
]

WORDS: dict[Kind, str] = {
    "requests": "requests from one address",
    "guests": "new guests from one address",
    "accounts": "new accounts from one address",
    "logins": "attempts to log in by one name",
    "logins_from": "attempts to log in from one address",
    "matches": "new matches by one person",
    "messages": "messages by one person at one table",
    "hints": "hints for one person",
    "reports": "reports by one person",
    "operator": "wrong tokens from one address",
    "frames": "frames over one connection",
}

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
                raise too_many(f"{self._limit} {WORDS[self._kind]}", wait)

    def _wait(self, moment: float) -> float:
        return moment + self._limit.get_expiry() - self._clock()


class Limiter:
    """The limits of one server process.

    Counted here and not by the storage that comes with `limits`, which goes through all it has ever
    counted, and forgets none of it, whenever it counts something.
    """

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        """Count by `limits`. Raises ValueError for one that cannot be read."""
        self._limits = {kind: _read(getattr(limits, kind)) for kind in WORDS}
        self._most_connections = limits.connections
        self._clock = clock
        # Apart by kind: what counts for an hour would keep what counts for seconds from being forgotten.
        self._meters: dict[Kind, OrderedDict[str, Meter]] = {kind: OrderedDict() for kind in WORDS}
        self._connections: Counter[str] = Counter()

    def count(self, kind: Kind, *whose: object) -> None:
        """Count something done by or from `whose`. Raises Rejection too-many if it is too often."""
        limit = self._limits[kind]
        if limit is None:
            return
        key, meters = "\0".join(map(str, whose)), self._meters[kind]
        if key not in meters:
            meters[key] = Meter(kind, limit, self._clock)
        meters.move_to_end(key)
        _forget(meters)
        meters[key].count()

    def demand_left(self, kind: Kind, *whose: object) -> None:
        """Raise Rejection too-many if nothing more may be counted of this kind at present; count nothing."""
        meter = self._meters[kind].get("\0".join(map(str, whose)))
        if meter is not None:
            meter.demand_left()

    def count_login(self, address: str, name: str) -> None:
        """Count an attempt to log in, by its address and by the name. Raises as `count`."""
        self.count("logins_from", address)
        self.count("logins", address, usernames.key(name) or "")

    def meter(self, kind: Kind) -> Callable[[], None]:
        """Counts for somebody alone, such as one connection."""
        limit = self._limits[kind]
        return _nothing if limit is None else Meter(kind, limit, self._clock).count

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """While an address has one more connection. Raises Rejection too-many if it has too many."""
        most = self._most_connections
        if most and self._connections[address] >= most:
            raise too_many(f"{most} connections from one address", 1)
        self._connections[address] += 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]


def _forget(meters: OrderedDict[str, Meter]) -> None:
    while len(meters) > 1:
        oldest = next(iter(meters))
        if len(meters) <= REMEMBERED and not meters[oldest].is_idle:
            return
        del meters[oldest]


def too_many(limit: str, wait: float) -> Rejection:
    """The answer to who does something too often, or wants too much at once."""
    seconds = max(1, math.ceil(wait))
    detail = f"there may be {limit}: try again in {seconds} s"
    params = {"limit": limit, "seconds": seconds}
    return replace(refusal("too-many", "too-many", detail, params=params), retry_after=seconds)


def address_key(host: str) -> str:
    """By what an address is counted: itself, or of IPv6 the network that is one subscriber's."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((address, IPV6_NETWORK), strict=False))


@cache
def _read(limit: str | None) -> RateLimitItem | None:
    return parse(limit) if limit else None


def _nothing() -> None:
    """Count nothing."""
