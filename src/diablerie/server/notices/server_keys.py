"""Server keys: secrets that all processes on a database share, made once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ..storage.database import Database
from ..storage.notice_tables import SERVER_KEYS
from .web_push import PushKeys, new_secret

VAPID, UNSUBSCRIBE = "vapid", "unsubscribe"

SECRET_BYTES = 32


async def push_keys(database: Database, contact: str) -> PushKeys:
    """By which push services know this server: the same for all its processes, for ever."""
    return PushKeys(await _secret(database, VAPID, new_secret), contact)


async def unsubscribe_secret(database: Database) -> str:
    """What the links are made with by which mails are stopped."""
    return await _secret(database, UNSUBSCRIBE, lambda: secrets.token_hex(SECRET_BYTES))


async def _secret(database: Database, name: str, make: Callable[[], str]) -> str:
    """The secret of this name, made if there is none."""
    found = select(SERVER_KEYS.c.secret).where(SERVER_KEYS.c.name == name)
    rows = await database.rows(found)
    if not rows:
        made = make()

        def job(connection: Connection) -> None:
            if connection.execute(found).first() is None:
                connection.execute(insert(SERVER_KEYS).values(name=name, secret=made))

        with suppress(IntegrityError):  # another process has made one at the same moment
            await database.write(job)
        rows = await database.rows(found)
    return str(rows[0].secret)
