"""Mail: a notice, or the code that confirms an address, handed to the host's mail server (SMTP)."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path

from ...words import speak
from ..config import MailSettings
from .outside import Away
from .text import Notice

PATIENCE = 10.0
"""Seconds that the mail server may take for each answer."""

LONGEST = 254
"""The most characters of an address."""

LONGEST_LINE = 998
"""The most characters of a line in a mail (RFC 5322)."""


def demand_address(text: str) -> None:
    """Raise ValueError for what is no address that can be written to."""
    if not text.isascii() or not text.isprintable() or len(text) > LONGEST or " " in text:
        raise ValueError("it is no address as mail is sent to")
    address = Address(addr_spec=text)
    if not address.username or "." not in address.domain or '"' in text:
        raise ValueError("it is no address as mail is sent to")


def of_notice(notice: Notice, language: str, site: str) -> tuple[str, str]:
    """Subject and text of a mail that brings a notice."""
    end = speak(language, "notices-mail-end", address=f"{site}/account")
    return notice.title, f"{notice.title}\n{notice.body}\n\n{notice.url}\n\n-- \n{end}\n"


def of_code(code: str, language: str, site: str) -> tuple[str, str]:
    """Subject and text of a mail that asks whether somebody wants more of them."""
    subject = speak(language, "notices-confirm", site=site)
    return subject, speak(language, "notices-confirm-text", site=site, code=code) + "\n"


class Mailer:
    """Writes to people by the host's mail server."""

    def __init__(self, settings: MailSettings, authorities: Path | None = None) -> None:
        self._settings = settings
        self._authorities = authorities

    async def send(self, to: str, subject: str, text: str, unsubscribe: str | None = None) -> None:
        """Write to somebody; `unsubscribe`: a link that stops such mails by one press (RFC 8058).

        Raises Away if the mail server does not take it, ValueError if it never will.
        """
        # A link that is broken over lines is none to all mail programs.
        message = EmailMessage(policy.default.clone(max_line_length=LONGEST_LINE))
        message["From"], message["To"] = self._settings.sender, to
        message["Subject"] = " ".join(subject.split())
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain="diablerie.invalid"),
        )
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        await asyncio.to_thread(self._hand_over, message)

    def _hand_over(self, message: EmailMessage) -> None:
        settings = self._settings
        trusted = ssl.create_default_context()
        if self._authorities is not None:
            trusted.load_verify_locations(self._authorities)
        try:
            with self._connect(trusted) as server:
                if settings.security == "starttls":
                    server.starttls(context=trusted)
                if settings.user is not None:
                    server.login(settings.user, settings.password or "")
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if all(code >= 500 for code in codes):
                raise ValueError("the mail server refuses the address") from error
            raise Away("the mail server takes no mail at present") from error
        except (OSError, smtplib.SMTPException) as error:
            raise Away("the mail server takes no mail at present") from error

    def _connect(self, trusted: ssl.SSLContext) -> smtplib.SMTP:
        host, port = self._settings.host, self._settings.port
        if self._settings.security == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=trusted)
        return smtplib.SMTP(host, port, timeout=PATIENCE)
