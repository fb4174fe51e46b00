"""The desk: what somebody asks about how they are called back, checked and kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sqlalchemy import Connection

from ...matches.players import Person
from ...rejection import Rejection
from ..config import NoticeSettings
from ..storage.database import Database
from .mail import demand_address
from .outside import demand_callable
from .sender import Outcome, Sender
from .targets import (
    Target,
    TargetKind,
    Wishes,
    add_mail,
    add_push,
    add_webhook,
    confirm,
    remove,
    set_wishes,
    target_of,
    targets_of,
    wishes_of,
)
from .text import trial_of
from .unsubscribe import Unsubscribing
from .web_push import demand_keys


class NoticeDesk:
    """Takes what people wish."""

    def __init__(self, database: Database, settings: NoticeSettings, sender: Sender) -> None:
        self._database = database
        self._settings = settings
        self._sender = sender

    @property
    def unsubscribing(self) -> Unsubscribing:
        """The links that stop mails."""
        return self._sender.unsubscribing

    @property
    def by_mail(self) -> bool:
        """Whether accounts may be written to."""
        return self._settings.mail is not None

    @property
    def by_webhook(self) -> bool:
        """Whether accounts may name a chat service."""
        return self._settings.webhooks

    async def push_key(self) -> str:
        """What browsers subscribe with."""
        return (await self._sender.keys()).public

    async def read(self, person: Person) -> tuple[Wishes, list[Target]]:
        """How somebody is told, and where."""
        return await self._database.read(lambda c: (wishes_of(c, person), targets_of(c, person)))

    async def wish(self, person: Person, wishes: Wishes) -> None:
        """Have somebody told as they want it."""
        await self._database.write(lambda c: set_wishes(c, person, wishes))

    async def add(
        self,
        person: Person,
        token_hash: str | None,
        kind: TargetKind,
        address: str,
        keys: Mapping[str, str] | None,
        language: str | None,
    ) -> Target:
        """Have somebody told somewhere.

        Raises Rejection: invalid for what cannot be told, conflict for a guest and what is not offered here.
        """
        self._demand_possible(kind, address, keys)

        def job(connection: Connection) -> tuple[Target, str | None]:
            if kind == "mail":
                added, code = add_mail(connection, person, address)
            elif kind == "webhook":
                added, code = add_webhook(connection, person, address), None
            else:
                added, code = add_push(connection, person, token_hash, address, keys or {}), None
            if language is not None:
                set_wishes(
                    connection, person, replace(wishes_of(connection, person), language=language)
                )
            return added, code

        added, code = await self._database.write(job)
        if code is not None:
            wishes, _ = await self.read(person)
            outcome = await self._sender.send_code(address, code, wishes.language)
            if outcome != "told":
                await self._database.write(lambda c: remove(c, added.number))
                detail = "the mail server does not take a mail to that address"
                raise Rejection("invalid", "mail-not-taken", detail, {"param": "address"})
        return added

    def _demand_possible(
        self, kind: TargetKind, address: str, keys: Mapping[str, str] | None
    ) -> None:
        if (kind == "mail" and not self.by_mail) or (kind == "webhook" and not self.by_webhook):
            raise Rejection("conflict", "no-notices", f"this server calls nobody back by {kind}")
        param = "address"
        try:
            if kind == "mail":
                demand_address(address)
                return
            demand_callable(address, self._settings.exempt)
            param = "keys"
            if kind == "push":
                demand_keys(keys or {})
        except ValueError as error:
            raise Rejection(
                "invalid", "not-allowed", f"{param}: {error}", {"param": param}
            ) from error

    async def confirm(self, person: Person, number: int, code: str) -> Target:
        """Take note that a mail has been read. Raises Rejection: not-found, forbidden for another code."""
        return await self._database.write(lambda c: confirm(c, person, number, code))

    async def remove(self, person: Person, number: int) -> None:
        """Tell somebody there no more. Raises Rejection not-found."""

        def job(connection: Connection) -> None:
            remove(connection, target_of(connection, person, number).number)

        await self._database.write(job)

    async def try_out(self, person: Person, number: int) -> Outcome:
        """Tell somebody something there now. Raises Rejection: not-found, conflict before it is confirmed."""
        target = await self._database.read(lambda c: target_of(c, person, number))
        if not target.is_confirmed:
            raise Rejection("conflict", "not-confirmed", "say the code from the mail first")
        wishes, _ = await self.read(person)
        notice = trial_of(wishes.language, self._settings.site)
        outcome = await self._sender.send(target, notice, wishes.language)
        if outcome == "gone":
            await self._database.write(lambda c: remove(c, number))
        return outcome
