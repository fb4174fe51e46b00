"""Sender: brings a notice to where somebody is told, and says what has come of it."""

from __future__ import annotations

from typing import Literal

from ..config import NoticeSettings
from ..core.logging import logger
from ..storage.database import Database
from .chat_message import chat_message
from .mail import Mailer, of_code, of_notice
from .outside import Away, NotAllowed, Outside
from .server_keys import push_keys
from .targets import Target
from .text import Notice
from .unsubscribe import Unsubscribing
from .web_push import PushKeys, message

log = logger(__name__)

Outcome = Literal["told", "gone", "refused", "away"]
"""It has been taken; nobody is there any more; it never will be taken; it may be tried again."""

GONE = (404, 410)
"""By which a push service or a chat service says that nobody is there any more."""

LATER = (408, 425, 429)
"""By which it says that it may be tried again, as with all of its own faults."""


class Sender:
    """What brings notices to people."""

    def __init__(self, database: Database, settings: NoticeSettings) -> None:
        self._database = database
        self._settings = settings
        self.outside = Outside(settings.exempt, settings.authorities)
        mail = settings.mail
        self._mailer = None if mail is None else Mailer(mail, settings.authorities)
        self._keys: PushKeys | None = None
        self.unsubscribing = Unsubscribing(database, settings.site)

    async def keys(self) -> PushKeys:
        """By which push services know this server."""
        if self._keys is None:
            self._keys = await push_keys(self._database, _contact(self._settings))
        return self._keys

    async def send(self, target: Target, notice: Notice, language: str) -> Outcome:
        """Tell somebody something; never raises for what lies outside this server."""
        try:
            if target.kind == "mail":
                subject, text = of_notice(notice, language, self._settings.site)
                link = await self.unsubscribing.link(target)
                return await self._mail(target.address, subject, text, link)
            if target.kind == "webhook":
                return await self._call_chat(target.address, notice)
            return await self._push(target, notice)
        except Away:
            return "away"
        except NotAllowed:
            return "refused"

    async def send_code(self, address: str, code: str, language: str) -> Outcome:
        """Write to an address that is not confirmed yet."""
        try:
            return await self._mail(address, *of_code(code, language, self._settings.site))
        except Away:
            return "away"

    async def _mail(
        self, to: str, subject: str, text: str, unsubscribe: str | None = None
    ) -> Outcome:
        if self._mailer is None:
            return "refused"
        try:
            await self._mailer.send(to, subject, text, unsubscribe)
        except ValueError:
            return "gone"
        return "told"

    async def _call_chat(self, address: str, notice: Notice) -> Outcome:
        if not self._settings.webhooks:
            return "refused"
        headers = {"Content-Type": "application/json"}
        return _outcome(await self.outside.post(address, headers, chat_message(notice)))

    async def _push(self, target: Target, notice: Notice) -> Outcome:
        keys = await self.keys()
        headers, body = message(notice, target.address, target.keys or {}, keys)
        return _outcome(await self.outside.post(target.address, headers, body))

    async def close(self) -> None:
        """Send nothing any more."""
        await self.outside.close()


def _contact(settings: NoticeSettings) -> str:
    return settings.site if settings.mail is None else f"mailto:{settings.mail.sender}"


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "told"
    if status in GONE:
        return "gone"
    return "away" if status in LATER or status >= 500 else "refused"
