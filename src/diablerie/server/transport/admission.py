"""Connection admission: sockets counted when they are accepted, by address and in all.

When there is no room, whoever has waited longest without asking for anything makes it: so somebody who only
holds connections pushes out their own, and a neighbour who asks gets in.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Hashable

from ...rejection import Rejection
from ..core.addresses import Networks, subscriber
from ..core.limit_words import WORDS, too_many
from ..core.logging import logger

SOON = 5
"""Seconds after which it is worth while to try again."""

log = logger(__name__)


class Ticket:
    """A connection, as it is counted. Made by `Admission.enter`.

    `address`: the client's, None while a trusted proxy's connection speaks for nobody. `is_waiting`: whether
    it waits for its client and not for the server, so that it may be closed.
    """

    __slots__ = ("address", "connection", "is_proxys", "is_waiting", "make_room")

    def __init__(
        self, connection: Hashable, make_room: Callable[[], None], *, is_proxys: bool
    ) -> None:
        self.connection = connection
        self.make_room = make_room
        self.is_proxys = is_proxys
        self.address: str | None = None
        self.is_waiting = False


Waiting = OrderedDict[Ticket, None]
"""Those that wait, the one that has waited longest first."""


class Admission:
    """The connections that one server has open."""

    def __init__(self, per_address: int | None, in_all: int | None, trusted: Networks) -> None:
        """Let in so many of one address, those of trusted proxies not counted by it, and so many in all.

        None: as many as come.
        """
        self._per_address = per_address
        self._in_all = in_all
        self.trusted = trusted
        self._tickets: dict[Hashable, Ticket] = {}
        self._held: Counter[str] = Counter()
        self._waiting: Waiting = OrderedDict()
        self._waiting_of: defaultdict[str, Waiting] = defaultdict(OrderedDict)

    def __len__(self) -> int:
        return len(self._tickets)

    def enter(self, connection: Hashable, peer: str, make_room: Callable[[], None]) -> Ticket:
        """Count a connection that has been accepted; it waits. `make_room` is called to have it end.

        Raises Rejection: too-many if its address has too many, unavailable if there are too many in all.
        """
        if self._in_all and len(self._tickets) >= self._in_all and not self._end(self._waiting):
            log.warning("connections are refused", reason="as many as there may be in all")
            raise _full()
        ticket = Ticket(connection, make_room, is_proxys=peer in self.trusted)
        if not ticket.is_proxys:
            self._count_for(ticket, subscriber(peer))
        self._tickets[connection] = ticket
        self.wait(ticket)
        return ticket

    def ticket_of(self, connection: Hashable) -> Ticket | None:
        """What a connection was given when it came; None if it was not let in."""
        return self._tickets.get(connection)

    def speak_for(self, ticket: Ticket, client: str | None) -> None:
        """Count a trusted proxy's connection by the address that it asks for from now on; None: for nobody.

        Raises Rejection too-many if that address has too many.
        """
        waits = ticket.is_waiting
        self.work(ticket)
        self._uncount(ticket)
        try:
            if client is not None:
                self._count_for(ticket, subscriber(client))
        finally:
            if waits:
                self.wait(ticket)

    def wait(self, ticket: Ticket) -> None:
        """Note that a connection waits for its client from now on."""
        self.work(ticket)
        ticket.is_waiting = True
        self._waiting[ticket] = None
        if ticket.address is not None:
            self._waiting_of[ticket.address][ticket] = None

    def work(self, ticket: Ticket) -> None:
        """Note that a connection waits for the server from now on."""
        if ticket.is_waiting:
            ticket.is_waiting = False
            del self._waiting[ticket]
            self._forget_waiting(ticket)

    def leave(self, connection: Hashable) -> None:
        """Count a connection no more; one that is not counted is passed over."""
        ticket = self._tickets.pop(connection, None)
        if ticket is not None:
            self.work(ticket)
            self._uncount(ticket)

    def _count_for(self, ticket: Ticket, address: str) -> None:
        most = self._per_address
        if most and self._held[address] >= most and not self._end(self._waiting_of.get(address)):
            log.warning("connections are refused", reason="as many as one address may have")
            raise too_many("sockets", f"{most} {WORDS['sockets']}", SOON)
        ticket.address = address
        self._held[address] += 1

    def _uncount(self, ticket: Ticket) -> None:
        address, ticket.address = ticket.address, None
        if address is not None:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    def _end(self, waiting: Waiting | None) -> bool:
        """Have the one that has waited longest end; whether there was one."""
        if not waiting:
            return False
        oldest = next(iter(waiting))
        self.leave(oldest.connection)
        oldest.make_room()
        return True

    def _forget_waiting(self, ticket: Ticket) -> None:
        if ticket.address is not None:
            waiting = self._waiting_of[ticket.address]
            waiting.pop(ticket, None)
            if not waiting:
                del self._waiting_of[ticket.address]


def _full() -> Rejection:
    detail = f"this server has as many connections as it can hold; try again in {SOON} s"
    return Rejection("unavailable", "full", detail, retry_after=SOON)
