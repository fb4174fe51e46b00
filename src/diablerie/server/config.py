"""Configuration: the settings of a server and their defaults."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from ..page import PAGE
from ..user_folders import data_folder


def default_database() -> Path:
    """Where matches are kept unless said otherwise. Raises ValueError for a user without a data folder."""
    try:
        return data_folder() / "matches.sqlite3"
    except FileNotFoundError as error:
        raise ValueError(f"{error}; name a database: --database or DIABLERIE_DATABASE") from error


def _bot_threads() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Limits:
    """How often things may be done, such as `30/hour` or `10/5 minutes`; None: as often as one likes.

    Each process of a server counts for itself. What is counted by address lets a school class or a club in
    that shares one; whoever is known, by an account or a seat, has a share of their own beside it.
    """

    requests: str | None = "600/minute"
    """Requests to the API by one address."""
    own_requests: str | None = "300/minute"
    """Requests by one known person, when those of their address are used up."""
    guests: str | None = "300/hour"
    """New guests by one address."""
    accounts: str | None = "60/hour"
    """New accounts by one address."""
    passwords: str | None = "120/5 minutes"
    """Passwords checked, right or wrong, for one address: each takes a tenth of a second."""
    logins: str | None = "10/5 minutes"
    """Wrong passwords for one name from one address."""
    logins_from: str | None = "60/5 minutes"
    """Wrong passwords from one address."""
    sign_ins: str | None = "300/5 minutes"
    """Sign-ins by a provider begun from one address."""
    matches: str | None = "60/hour"
    """New matches by one person."""
    matches_from: str | None = "600/hour"
    """New matches by one address."""
    messages: str | None = "5/10 seconds"
    """Messages by one person in one match."""
    hints: str | None = "20/minute"
    """Hints for one person."""
    reports: str | None = "10/hour"
    """Reports to the host by one person."""
    contacts: str | None = "120/hour"
    """Changes by one person of their list of friends and blocked people."""
    invitations: str | None = "40/hour"
    """Invitations by name by one person."""
    downloads: str | None = "20/hour"
    """Times that one person takes all records of their matches."""
    notices: str | None = "60/hour"
    """Notices to one place; those beyond are not sent."""
    notice_changes: str | None = "30/hour"
    """Changes by one person of where they are called back, trials and codes among them."""
    operator: str | None = "10/5 minutes"
    """Wrong tokens of an operator's by one address."""
    frames: str | None = "200/5 seconds"
    """Frames over one WebSocket."""
    connections: int | None = 100
    """WebSockets and event streams that one address has open at a time."""
    own_connections: int | None = 10
    """WebSockets and event streams that one known person has open, when those of their address are taken."""
    sockets: int | None = 400
    """Sockets of any kind that one address has open at a time; beyond them the most idle goes."""
    sockets_in_all: int | None = 8000
    """Sockets of any kind that all have open at a time, as far as there are file descriptors for them."""


UNLIMITED = Limits(**dict.fromkeys(limit.name for limit in fields(Limits)))
"""For a server whose users are all trusted, and for tests."""


@dataclass(frozen=True)
class ConnectionTimes:
    """How long it is waited for what a client is to send or read, in seconds."""

    silent: float = 30.0
    """Until a new connection begins to ask for something."""
    head: float = 20.0
    """From a request's first byte to the end of its headers."""
    body: float = 60.0
    """From there to the end of its body."""
    unread: float = 60.0
    """Until something is read of what waits to be."""
    idle: int = 150
    """Until something more is asked.

    Longer than proxies keep theirs (Caddy 120, nginx 60): what is asked on a connection just as the server
    ends it is lost.
    """


@dataclass(frozen=True)
class OidcSettings:
    """A provider by which people may sign in (OpenID Connect), and as what it knows this server.

    Raises ValueError for an issuer that is no https address, or for a client or secret that is empty.
    """

    issuer: str
    """The provider's own name for itself: an https address, of this machine http as well."""
    client: str
    """The id under which the provider knows this server."""
    secret: str = field(repr=False)
    """What only this server and the provider know."""
    label: str | None = None
    """How the provider is called where people choose it; None: by its host."""

    def __post_init__(self) -> None:
        if not _is_issuer(self.issuer):
            raise ValueError(
                f"{self.issuer!r} is no issuer: one is https://login.example or"
                " https://login.example/path, without ? or #"
            )
        if not self.client or not self.secret:
            raise ValueError("a provider of sign-ins needs a client id and its secret")

    @property
    def title(self) -> str:
        """How the provider is called."""
        return self.label or urlsplit(self.issuer).netloc


def is_safe_address(address: str) -> bool:
    """Whether what is sent to an address is read by nobody on the way: https, or this very machine."""
    try:
        parts = urlsplit(address)
        host = parts.hostname
    except ValueError:
        return False
    if not host or parts.username is not None or not address.isprintable():
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and _is_loopback(host))


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _is_issuer(text: str) -> bool:
    return is_safe_address(text) and not {"?", "#"} & set(text)


@dataclass(frozen=True)
class MailSettings:
    """A mail server that takes what this server writes (SMTP).

    Raises ValueError for a password or mail that others could read on the way, and for no sender.
    """

    host: str
    sender: str
    """Of whom mails are: `games@club.example`."""
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    """`none` only for a mail server on this very machine."""
    user: str | None = None
    password: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if self.security == "none" and not _is_loopback(self.host):
            raise ValueError(f"mail to {self.host} goes over a network: it needs starttls or tls")
        if (self.user is None) != (self.password is None):
            raise ValueError("a mail server wants a user and a password, or neither")
        if "@" not in self.sender or not self.sender.isprintable():
            raise ValueError(f"{self.sender!r} is no address to send mail from")


@dataclass(frozen=True)
class NoticeSettings:
    """How people are called back when it is their turn. Raises ValueError for a site that is none."""

    site: str
    """Where people find this server, such as `https://play.example`: links in mails lead there."""
    mail: MailSettings | None = None
    """By which mail server accounts may be written to; None: by none."""
    webhooks: bool = False
    """Whether accounts may name an address of a chat service that is told."""
    delay: float = 30.0
    """Seconds that somebody has to come by themselves before they are called."""
    look: float = 1.0
    """Seconds between two looks for what is to be told."""
    retry: float = 60.0
    """Seconds until what could not be told is tried again; each further time it takes four times as long."""
    handover: float = 30.0
    """Seconds after which another process of a fleet gives what the one that should have has not given."""
    exempt: tuple[str, ...] = ()
    """Addresses such as `127.0.0.1:8443` that are called though they are this machine's own: for tests."""
    authorities: Path | None = None
    """A file of certificates that are trusted besides those of the system."""

    def __post_init__(self) -> None:
        parts = urlsplit(self.site)
        if not is_safe_address(self.site) or parts.path or {"?", "#"} & set(self.site):
            raise ValueError(f"{self.site!r} is no site: one is https://play.example")


@dataclass(frozen=True)
class Settings:
    """Everything about a server that can be chosen. Times are in seconds, sizes in bytes."""

    database: Path | str = field(default_factory=default_database)
    """A file of SQLite's, or the URL of a PostgreSQL database."""
    page: Path = PAGE
    """The folder of the built page."""
    bot_pace: float = 0.35
    """A bot's action comes after a whole number of these, so that eyes can follow; 0: at once."""
    bot_threads: int = field(default_factory=_bot_threads)
    """How many bots may think at the same time."""
    answer_pause: tuple[float, float] = (0.8, 3.0)
    """A prepared answer comes after a random time between these, as if somebody had thought of it."""
    work: bool = True
    """Whether bots think in this process where several share a database; else workers must run."""
    grace: float = 60.0
    """How long somebody must be away before a bot may take over from them."""
    patience: float | None = 900.0
    """How long who is to move may do nothing before a bot may take over, connected or not; None: for ever."""
    vacation_days: int = 20
    """How many days of vacation everybody has within a year, where a turn has days; 0: none."""
    substitute: str = "greedy"
    """The level of the bots that take over."""
    table_lifetime: float = 28 * 24 * 3600.0
    """How long a table waits for players at which nobody has been; then it is cleared away."""
    shuffle_wait: float = 10.0
    """How long clients may take to commit to what they add to a match's seed, and again to reveal it."""
    tick: float = 1.0
    """How long it is between two looks at the clocks."""
    mercy: float = 15.0
    """How long after a start nobody's time runs out: people come back first."""
    write_probe: float = 5.0
    """How long after a write that failed one is tried, again and again until it is kept."""
    pulse: float = 5.0
    """How often it is kept that the server runs, while a clock does: that tells how long it did not."""
    warm: bool = True
    """Compile the rules in the background as soon as the server is up, and then for browsers."""
    origins: tuple[str, ...] = ()
    """Origins such as `https://play.example` whose pages may act though they are not the `Host`."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    oidc: OidcSettings | None = None
    """The provider by which people may sign in besides by a password; None: there is none."""
    notices: NoticeSettings | None = None
    """How people are called back; None: not at all."""
    operators: tuple[tuple[str, str], ...] = ()
    """The names of those who may do what a host must, each with the SHA-256 of their token; empty: nobody."""
    position_pictures: bool = False
    """Whether links to matches show a picture of the position: it is drawn by a process of its own."""
    installed_games: tuple[str, ...] = ()
    """The games of other packages that may be played here, by their names: their code runs in this server."""
    metrics: bool = False
    """Whether numbers for Prometheus are at `/metrics`, for everybody who can get there."""
    body_limit: int = 64 * 1024
    """The largest request body and the largest WebSocket frame taken."""
    record_limit: int = 2 * 1024 * 1024
    """The largest record taken: a long match has some hundred thousand bytes."""
    times: ConnectionTimes = ConnectionTimes()
    """How long it is waited for clients."""
    matches_at_hand: int = 256
    """How many matches stay in memory when nobody is looking; the others are replayed on demand."""
    limits: Limits = Limits()
    """How often one address or person may do things."""
