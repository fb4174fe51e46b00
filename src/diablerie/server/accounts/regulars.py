"""Regulars: people known by an account or a seat, who have a share of the limits of their own."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import exists, select

from ...matches.players import Person
from ...rejection import Rejection
from ..errors import Unavailable
from ..storage.database import Database
from ..storage.schema import PEOPLE, SEATS
from .identity import Credential, Identities

REMEMBERED = 4096
"""Of how many people it is remembered whether they are regulars."""

MEMORY = 60.0
"""Seconds after which it is looked again: guests sit down, and names are taken."""


class Regulars:
    """Who among those who ask is no stranger, told so cheaply that a flood may ask it."""

    def __init__(
        self,
        database: Database,
        identities: Identities,
        may_look_up: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`may_look_up` raises Rejection where an address has asked too often for forgotten sessions."""
        self._database = database
        self._identities = identities
        self._may_look_up = may_look_up
        self._clock = clock
        self._judged: OrderedDict[Person, tuple[bool, float]] = OrderedDict()

    async def find(self, credential: Credential | None, address: str) -> Person | None:
        """The regular who asks from an address; None for a stranger, or if it cannot be found out now."""
        if credential is None:
            return None
        try:
            if not self._identities.remembers(credential):
                self._may_look_up(address)
            person = (await self._identities.caller(credential)).person
            return person if person is not None and await self._is_regular(person) else None
        except (Rejection, Unavailable):
            return None

    async def _is_regular(self, person: Person) -> bool:
        judged, since = self._judged.pop(person, (False, -MEMORY))
        if self._clock() - since >= MEMORY:
            judged, since = await self._look(person), self._clock()
        self._judged[person] = judged, since
        if len(self._judged) > REMEMBERED:
            self._judged.popitem(last=False)
        return judged

    async def _look(self, person: Person) -> bool:
        sits = exists().where(SEATS.c.person == person)
        known = (PEOPLE.c.person == person) & (PEOPLE.c.name.is_not(None) | sits)
        return bool(await self._database.rows(select(PEOPLE.c.person).where(known)))
