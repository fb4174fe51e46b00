"""`diablerie serve`: the page and its API, until somebody stops it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from .allowed_games import InstalledGames, allowed_games
from .database_option import Where, is_shared, told, url_of
from .errors import CommandError
from .notice_options import (
    Site,
    SmtpHost,
    SmtpPasswordFile,
    SmtpSecurity,
    SmtpSender,
    SmtpUser,
    Webhooks,
    mail_settings,
    notice_settings,
)
from .oidc_options import OidcClient, OidcIssuer, OidcLabel, OidcSecretFile, oidc_settings
from .operator_tokens import operators
from .server_process import (
    BotThreads,
    LogFormat,
    LogLevel,
    cannot_listen,
    configure_logs,
    prepare,
    until_stopped,
)

if TYPE_CHECKING:
    from ..server import Settings

PORT = 8000

LIMITS = (
    "How often something may be done, such as guests=200/hour, logins=10/5minutes or connections=none."
    " By address: requests, guests, accounts, passwords, logins, logins_from, sign_ins, matches_from,"
    " connections, sockets, operator; by person: own_requests, own_connections, matches, messages, hints,"
    " reports, contacts, invitations, downloads, notices, notice_changes; by WebSocket: frames;"
    " in all: sockets_in_all. What each is for: docs/hosting.md."
)


def serve(  # one argument per option
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0: for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = PORT,
    database: Where = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in a browser.")] = False,
    qr: Annotated[
        bool | None,
        typer.Option("--qr/--no-qr", help="Draw the address for others as a QR code."),
    ] = None,
    bots: Annotated[
        bool, typer.Option("--bots/--no-bots", help="Let bots think here, or in workers alone.")
    ] = True,
    bot_threads: BotThreads = None,
    grace: Annotated[
        float, typer.Option(min=0, help="Seconds to be away before a bot may take over.")
    ] = 60.0,
    patience: Annotated[
        float,
        typer.Option(
            min=0,
            help="Seconds that who is to move may do nothing before a bot may take over; 0: for ever.",
        ),
    ] = 900.0,
    vacation_days: Annotated[
        int,
        typer.Option(
            min=0, max=365, help="Days of vacation a year, where a turn has days; 0: none."
        ),
    ] = 20,
    shuffle_wait: Annotated[
        float,
        typer.Option(min=0, help="Seconds for clients to add to a seed: to commit, and to reveal."),
    ] = 10.0,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another origin whose pages may act here, such as https://play.example."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="An address or network whose X-Forwarded-* count; else 127.0.0.1 and ::1.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=LIMIT", envvar="DIABLERIE_LIMITS", help=LIMITS),
    ] = None,
    operator_token_file: Annotated[
        Path | None,
        typer.Option(help="A file with the operators' tokens, one a line; see docs/hosting.md."),
    ] = None,
    oidc: OidcIssuer = None,
    oidc_client: OidcClient = None,
    oidc_secret_file: OidcSecretFile = None,
    oidc_label: OidcLabel = None,
    notices: Site = None,
    webhooks: Webhooks = False,
    smtp: SmtpHost = None,
    smtp_sender: SmtpSender = None,
    smtp_security: SmtpSecurity = "starttls",
    smtp_user: SmtpUser = None,
    smtp_password_file: SmtpPasswordFile = None,
    position_pictures: Annotated[
        bool,
        typer.Option(
            "--position-pictures",
            help="Have links to matches show the position as a picture; needs diablerie[render].",
        ),
    ] = False,
    installed_game: InstalledGames = None,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Tell Prometheus numbers at /metrics.")
    ] = False,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
) -> None:
    """Serve the page and the API until Ctrl-C."""
    with until_stopped():
        chosen: dict[str, Any] = {"work": bots, "grace": grace, "metrics": metrics}
        chosen |= {"patience": patience or None, "vacation_days": vacation_days}
        chosen["operators"] = operators(operator_token_file)
        chosen["position_pictures"] = position_pictures and _can_draw()
        chosen["oidc"] = oidc_settings(oidc, oidc_client, oidc_secret_file, oidc_label)
        mail = mail_settings(smtp, smtp_sender, smtp_security, smtp_user, smtp_password_file)
        chosen["notices"] = notice_settings(notices, mail, webhooks=webhooks)
        chosen["shuffle_wait"] = shuffle_wait
        chosen["installed_games"] = allowed_games(installed_game or ())
        chosen |= _outside(origin or (), proxy or (), limit or ())
        if bot_threads is not None:
            chosen["bot_threads"] = bot_threads
        settings = _settings(database, chosen)
        configure_logs(log_format, log_level)
        _serve(host, port, settings, open_browser=open_browser, qr=qr)


def _settings(database: str | None, chosen: dict[str, Any]) -> Settings:
    """The settings of a server whose database can be used. Raises CommandError."""
    from ..server import Settings, default_database

    url = url_of(database)
    if not chosen["work"] and not is_shared(url):
        raise CommandError(
            f"--no-bots leaves bots to workers, and they cannot share the file {told(url)}:"
            " it needs --database postgresql://..."
        )
    prepare(url)
    return Settings(database or default_database(), **chosen)


def _serve(
    host: str,
    port: int,
    settings: Settings,
    *,
    open_browser: bool,
    qr: bool | None,
) -> None:
    from ..server import run_server

    def announce(address: str) -> None:
        _announce(address, host, sys.stdout.isatty() if qr is None else qr)

    try:
        run_server(
            host,
            port,
            open_browser=open_browser,
            announce=announce,
            settings=settings,
        )
    except OSError as error:
        raise cannot_listen(host, port, error) from error


def _can_draw() -> bool:
    """True. Raises NotInstalled, or CommandError without the page, where nothing draws positions."""
    from ..rendering import RenderingError, require_drawing

    try:
        require_drawing()
    except RenderingError as error:
        raise CommandError(str(error)) from error
    return True


def _outside(
    origins: Sequence[str], proxies: Sequence[str], limits: Sequence[str]
) -> dict[str, Any]:
    """The settings for who asks from outside, and how often they may. Raises CommandError."""
    from ..server import Limits
    from ..server.core import addresses
    from ..server.core.limit_settings import with_limits

    try:
        for one in origins:
            addresses.origin(one)
        for one in proxies:
            addresses.network(one)
        chosen: dict[str, Any] = {"origins": tuple(origins)}
        if proxies:
            chosen["proxies"] = tuple(proxies)
        return chosen | {"limits": with_limits(Limits(), limits)}
    except ValueError as error:
        raise CommandError(str(error)) from error


def _announce(address: str, host: str, qr: bool) -> None:
    """Say where it is: to who sits here, and to who can get here over the network."""
    import segno

    from ..server.main import addresses_for_others

    typer.echo(f"Diablerie is served at {address} (Ctrl-C stops it)")
    others = addresses_for_others(host, urlsplit(address).port or PORT)
    for other in others:
        typer.echo(f"Others on this network find it at {other}")
    if others and qr:
        segno.make(others[0]).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
