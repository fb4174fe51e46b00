"""Unsubscribing from mails by a link (RFC 8058): whoever has the link may, without signing in."""

from __future__ import annotations

import hashlib
import hmac

from sqlalchemy import select

from ...rejection import Rejection
from ..storage.database import Database
from ..storage.notice_tables import NOTICE_TARGETS
from .server_keys import unsubscribe_secret
from .targets import Target, remove, wishes_of

PATH = "/api/notices/unsubscribe"
"""Below it, the number of the target and a token."""


class Unsubscribing:
    """Links that stop what goes to a target."""

    def __init__(self, database: Database, site: str) -> None:
        self._database = database
        self._site = site
        self._secret: str | None = None

    async def link(self, target: Target) -> str:
        """The address that stops all mails to a target, for whoever has it."""
        token = await self._token(target.number, target.address)
        return f"{self._site}{PATH}/{target.number}/{token}"

    async def language(self, number: int, token: str) -> str:
        """In which language a target is told. Raises Rejection not-found for what is no such link."""
        query = select(NOTICE_TARGETS).where(
            NOTICE_TARGETS.c.target == number, NOTICE_TARGETS.c.kind == "mail"
        )
        rows = await self._database.rows(query)
        wanted = await self._token(number, rows[0].address if rows else "")
        if not rows or not hmac.compare_digest(wanted, token):
            raise Rejection("not-found", "no-such-target", "no mails are stopped by this link")
        return (await self._database.read(lambda c: wishes_of(c, rows[0].person))).language

    async def stop(self, number: int, token: str) -> str:
        """Tell nobody there any more; in which language they were. Raises Rejection not-found."""
        language = await self.language(number, token)
        await self._database.write(lambda connection: remove(connection, number))
        return language

    async def _token(self, number: int, address: str) -> str:
        if self._secret is None:
            self._secret = await unsubscribe_secret(self._database)
        told = f"{number} {address}".encode()
        return hmac.new(self._secret.encode(), told, hashlib.sha256).hexdigest()
