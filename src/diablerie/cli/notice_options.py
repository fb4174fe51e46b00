"""Options of calling people back: site and mail server; its password by file or environment alone."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .errors import CommandError, as_command_error
from .secret_option import read_secret

if TYPE_CHECKING:
    from ..server.config import MailSettings, NoticeSettings

PASSWORD = "DIABLERIE_SMTP_PASSWORD"
"""Where the password can be said: what stands in a command line is seen by all on a machine."""

Security = Literal["starttls", "tls", "none"]

Site = Annotated[
    str | None,
    typer.Option(
        "--notices",
        metavar="SITE",
        envvar="DIABLERIE_NOTICES",
        help="Call people back when it is their turn; SITE is where they find this server:"
        " https://play.example.",
    ),
]
Webhooks = Annotated[
    bool,
    typer.Option("--webhooks", help="Let accounts be called back by a chat service as well."),
]
SmtpHost = Annotated[
    str | None,
    typer.Option(
        "--smtp",
        metavar="HOST[:PORT]",
        envvar="DIABLERIE_SMTP",
        help="A mail server, to call accounts back by mail as well; port 587, by TLS 465.",
    ),
]
SmtpSender = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", envvar="DIABLERIE_SMTP_SENDER", help="Of whom these mails are."
    ),
]
SmtpSecurity = Annotated[
    Security,
    typer.Option(help="How it is spoken to; none: only on this machine."),
]
SmtpUser = Annotated[
    str | None,
    typer.Option(
        metavar="NAME", envvar="DIABLERIE_SMTP_USER", help="As whom it knows this server."
    ),
]
SmtpPasswordFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        envvar="DIABLERIE_SMTP_PASSWORD_FILE",
        help=f"The file with the password that goes with it; else what {PASSWORD} says.",
    ),
]


def mail_settings(
    host: str | None,
    sender: str | None,
    security: Security,
    user: str | None,
    password_file: Path | None,
) -> MailSettings | None:
    """The mail server there is; None: there is none. Raises CommandError for what is missing or cannot be."""
    if host is None:
        if sender or user or password_file:
            raise CommandError("mail needs --smtp HOST, such as mail.example:587")
        return None
    if sender is None:
        raise CommandError(f"--smtp {host} needs --smtp-sender ADDRESS, of whom the mails are")
    from ..server.config import MailSettings

    name, _, port = host.rpartition(":") if host.rpartition(":")[2].isdecimal() else (host, "", "")
    password = None
    if user is not None:
        missing = f"--smtp-user needs a password: in {PASSWORD}, or in a file that --smtp-password-file names"
        password = read_secret("the password", PASSWORD, password_file, missing)
    with as_command_error():
        usual = 465 if security == "tls" else 587
        return MailSettings(name, sender, int(port or usual), security, user, password)


def notice_settings(
    site: str | None, mail: MailSettings | None, *, webhooks: bool
) -> NoticeSettings | None:
    """How people are called back; None: not at all.

    Raises CommandError for what is missing or cannot be, NotInstalled without the libraries of the extra.
    """
    if site is None:
        if mail or webhooks:
            raise CommandError("calling people back needs --notices SITE: https://play.example")
        return None
    from ..extras import needs
    from ..server.config import NoticeSettings

    with needs("diablerie[notices]"):
        # Here, before anything has begun.
        import_module("diablerie.server.notices.sender")
    with as_command_error():
        return NoticeSettings(site.rstrip("/"), mail, webhooks)
