"""Notice tables: where people are called back, when not, and of what they are still to be told."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    false,
)

from .schema import METADATA

NOTICE_SETTINGS = Table(
    "notice_settings",
    METADATA,
    Column("person", ForeignKey("people.person", ondelete="CASCADE"), primary_key=True),
    Column("language", String, nullable=False),
    Column("occasions", JSON, nullable=False),
    Column("quiet_from", String),
    Column("quiet_until", String),
    Column("zone", String, nullable=False),
)
"""How somebody wants to be told, and of what. Between `quiet_from` and `quiet_until`, such as 22:00 and 07:30
by the clocks of the time zone, they are not."""

NOTICE_TARGETS = Table(
    "notice_targets",
    METADATA,
    Column("target", Integer, primary_key=True),
    Column("person", ForeignKey("people.person", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", ForeignKey("sessions.session", ondelete="CASCADE"), index=True),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    Column("keys", JSON(none_as_null=True)),
    Column("code_hash", String),
    Column("created", String, nullable=False),
    UniqueConstraint("person", "kind", "address"),
)
"""Where somebody wants to be told. `kind`: push, mail, webhook. `session`: of the browser that subscribed to
push, which ends with it. `keys`: what push is encrypted with. `code_hash`: the SHA-256 of what is to be read
in a mail before any other is sent there."""

NOTICES = Table(
    "notices",
    METADATA,
    Column(
        "target",
        ForeignKey("notice_targets.target", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("match", ForeignKey("matches.match"), primary_key=True, index=True),
    Column("occasion", String, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("due", String),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("told", Boolean, nullable=False, server_default=false()),
    Index(None, "due"),
)
"""Of what somebody is told somewhere. `turn`: which turn or question of the match it is, by the number of the
entry that it follows. `due`: when it is to be told, null once that is settled; `told`: whether it was."""

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("secret", String, nullable=False),
)
"""Secrets that all processes on the database share, made once: `vapid`, by which push services know them;
`unsubscribe`, with which the links are made by which mails are stopped."""
