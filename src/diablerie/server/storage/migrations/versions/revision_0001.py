"""Revision 0001, layout 1: guests, matches played from the first moment on, no table around them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

METADATA = sa.MetaData()

GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("guest", sa.Integer, primary_key=True),
    sa.Column("token_hash", sa.String, nullable=False, unique=True),
    sa.Column("created", sa.String, nullable=False),
)

MATCHES = sa.Table(
    "matches",
    METADATA,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.String, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("started", sa.String, nullable=False),
    sa.Column("to_play", sa.Integer),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("level", sa.String),
    sa.Column("name", sa.String),
    sa.Column("guest", sa.ForeignKey("guests.guest")),
)

ACTIONS = sa.Table(
    "actions",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String, nullable=False),
    sa.Column("at", sa.String, nullable=False),
    sa.Column("cmd", sa.String),
    sa.Column("v", sa.Integer, nullable=False),
    sa.UniqueConstraint("match", "cmd"),
    sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("v", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("event", sa.JSON, nullable=False),
)

PREPARED = sa.Table(
    "prepared",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("cmd", sa.String, nullable=False),
    sa.Column("v", sa.Integer, nullable=False),
    sa.Column("answer", sa.JSON(none_as_null=True)),
    sa.Column("done", sa.JSON, nullable=False),
    sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)


def upgrade() -> None:
    """Make the tables."""
    METADATA.create_all(op.get_bind(), checkfirst=False)
    if op.get_bind().dialect.name == "sqlite":
        op.execute("PRAGMA user_version = 1")
