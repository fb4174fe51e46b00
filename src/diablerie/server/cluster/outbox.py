"""Outbox: news for other processes (NOTIFY), sent in batches on a connection of their own."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import psycopg

from ..core.logging import logger, sentence

log = logger(__name__)

RETRY = 1.0
"""Seconds until it is tried again after the connection was lost."""

NOTIFY = "SELECT pg_notify(channel, payload) FROM unnest(%s::text[], %s::text[]) AS news(channel, payload)"


class Outbox:
    """What is to be told, the last word on each subject only, until it has been told.

    All that gathers while one batch is on its way goes with the next, so that what is told in a
    second does not hang on how long PostgreSQL takes for a transaction that notifies.
    """

    def __init__(self, conninfo: str) -> None:
        """Tell by connections to the database of `conninfo`, as libpq reads it."""
        self._conninfo = conninfo
        self._news: dict[tuple[str, str], str] = {}
        self._stir = asyncio.Event()
        self._told = asyncio.Event()
        self._told.set()

    def put(self, channel: str, subject: str, payload: str) -> None:
        """Have something told on a channel, in place of what was to be told of the subject before."""
        self._news[channel, subject] = payload
        self._told.clear()
        self._stir.set()

    async def settle(self, seconds: float) -> None:
        """Wait until all has been told, for so long at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._told.wait(), seconds)

    async def keep(self) -> None:
        """Send what there is, for as long as nobody cancels it. What cannot be sent waits."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._conninfo, autocommit=True
                ) as connection:
                    while True:
                        await self._stir.wait()
                        await self._send(connection)
            except psycopg.Error as error:
                log.warning("no news to other processes", reason=sentence(error))
            except Exception:
                log.exception("news cannot be sent to other processes")
            await asyncio.sleep(RETRY)

    async def _send(self, connection: psycopg.AsyncConnection) -> None:
        self._stir.clear()
        batch, self._news = self._news, {}
        try:
            await connection.execute(NOTIFY, ([channel for channel, _ in batch], [*batch.values()]))
        except psycopg.Error:
            # Later words on the same subjects stand.
            self._news = batch | self._news
            self._stir.set()
            raise
        if not self._news:
            self._told.set()
