"""Revision 0002: people and their sessions, tables one sits down at, a log of all that is done there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# ---- the tables as they are from here on

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = sa.Table(
    "people",
    METADATA,
    sa.Column("person", sa.Integer, primary_key=True),
    sa.Column("name", sa.String),
    sa.Column("key", sa.String, unique=True),
    sa.Column("password", sa.String),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("created", sa.String, nullable=False),
)

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("session", sa.Integer, primary_key=True),
    sa.Column("token_hash", sa.String, nullable=False, unique=True),
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False, index=True),
    sa.Column("created", sa.String, nullable=False),
    sa.Column("seen", sa.String, nullable=False),
)

MATCHES = sa.Table(
    "matches",
    METADATA,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.String, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("host", sa.ForeignKey("people.person"), index=True),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("created", sa.String, nullable=False),
    sa.Column("started", sa.String),
    sa.Column("changed", sa.String, nullable=False),
    sa.Column("v", sa.Integer, nullable=False),
    sa.Column("to_play", sa.Integer),
    sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("deadline", sa.String),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("rematch", sa.String),
    sa.Index(None, "status", "public", "created"),
    sa.Index(None, "status", "deadline"),
    sa.Index(None, "status", "bot"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("level", sa.String),
    sa.Column("name", sa.String),
    sa.Column("person", sa.ForeignKey("people.person"), index=True),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("v", sa.Integer, nullable=False),
    sa.Column("deed", sa.String, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("action", sa.String),
    sa.Column("about", sa.Integer),
    sa.Column("level", sa.String),
    sa.Column("at", sa.String, nullable=False),
    sa.Column("cmd", sa.String),
    sa.UniqueConstraint("match", "cmd"),
    sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("v", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
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

MESSAGES = sa.Table(
    "messages",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.String, nullable=False),
    sa.Column("cmd", sa.String),
    sa.UniqueConstraint("match", "person", "cmd"),
)

MUTES = sa.Table(
    "mutes",
    METADATA,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("muted", sa.ForeignKey("people.person"), primary_key=True),
)

RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Index(None, "game", "seats", "mu"),
)

# ---- the tables before, out of the way of those of the same name

BEFORE = ("guests", "matches", "seats", "actions", "events", "prepared")
"""Those that others refer to first."""


def _before(name: str, *columns: str) -> sa.TableClause:
    return sa.table(f"{name}_1", *map(sa.column, columns))


OLD_GUESTS = _before("guests", "guest", "token_hash", "created")
OLD_MATCHES = _before(
    "matches", "match", "game", "options", "rules_version", "seed", "started", "to_play"
)
OLD_SEATS = _before("seats", "match", "seat", "kind", "level", "name", "guest")
OLD_ACTIONS = _before("actions", "match", "ply", "seat", "action", "at", "cmd", "v")
OLD_EVENTS = _before("events", "match", "v", "ply", "event")
OLD_PREPARED = _before("prepared", "match", "seat", "cmd", "v", "answer", "done")


def upgrade() -> None:
    """Make the new tables, move everything into them, and drop the old ones."""
    for name in BEFORE:
        op.rename_table(name, f"{name}_1")
    METADATA.create_all(op.get_bind(), checkfirst=False)
    _move_people()
    _move_matches()
    _move_what_was_done()
    for name in reversed(BEFORE):
        op.drop_table(f"{name}_1")
    if op.get_bind().dialect.name == "sqlite":
        op.execute("PRAGMA user_version = 2")


def _move_people() -> None:
    old = OLD_GUESTS.c
    _fill(PEOPLE, {"person": old.guest, "created": old.created})
    session = {"token_hash": old.token_hash, "person": old.guest}
    _fill(SESSIONS, session | {"created": old.created, "seen": old.created})
    if op.get_bind().dialect.name == "postgresql":
        _count_on_from_the_last_person()


def _count_on_from_the_last_person() -> None:
    sequence = sa.func.pg_get_serial_sequence("people", "person")
    last = sa.select(sa.func.max(PEOPLE.c.person)).scalar_subquery()
    op.execute(sa.select(sa.func.setval(sequence, last)))


def _move_matches() -> None:
    old = OLD_MATCHES.c
    moved = {name: old[name] for name in ("match", "game", "options", "rules_version", "seed")}
    found = {
        "clock": sa.literal({"kind": "none"}, sa.JSON),
        "host": _of_match(OLD_SEATS, OLD_SEATS.c.guest)
        .where(OLD_SEATS.c.kind == "person", OLD_SEATS.c.guest.is_not(None))
        .order_by(OLD_SEATS.c.seat)
        .limit(1)
        .scalar_subquery(),
        "status": sa.case((old.to_play.is_(None), "over"), else_="running"),
        "created": old.started,
        "started": old.started,
        "changed": sa.func.coalesce(
            _of_match(OLD_ACTIONS, sa.func.max(OLD_ACTIONS.c.at)).scalar_subquery(), old.started
        ),
        "v": _of_match(OLD_EVENTS, sa.func.max(OLD_EVENTS.c.v)).scalar_subquery(),
        "to_play": old.to_play,
        "bot": _of_match(OLD_SEATS, OLD_SEATS.c.seat)
        .where(OLD_SEATS.c.seat == old.to_play, OLD_SEATS.c.kind == "bot")
        .exists(),
    }
    _fill(MATCHES, moved | found)
    old = OLD_SEATS.c
    moved = {name: old[name] for name in ("match", "seat", "kind", "level", "name")}
    _fill(SEATS, moved | {"person": old.guest})


def _of_match(table: sa.TableClause, found: sa.ColumnElement[object]) -> sa.Select[object]:
    return sa.select(found).where(table.c.match == OLD_MATCHES.c.match)


def _move_what_was_done() -> None:
    old = OLD_ACTIONS.c
    moved = {name: old[name] for name in ("match", "v", "seat", "action", "at", "cmd")}
    _fill(ENTRIES, moved | {"number": old.ply, "deed": sa.literal("act")})
    old = OLD_EVENTS.c
    moved = {name: old[name] for name in ("match", "v", "event")}
    _fill(EVENTS, moved | {"number": old.ply})
    _fill(PREPARED, dict(OLD_PREPARED.c))


def _fill(table: sa.Table, columns: dict[str, sa.ColumnElement[object]]) -> None:
    op.execute(table.insert().from_select(list(columns), sa.select(*columns.values())))
