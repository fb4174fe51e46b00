"""Revision 0004: what an entry brought about stands with it, not in rows of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

MATCHES = sa.table(
    "matches", sa.column("match"), sa.column("status"), sa.column("beginning", sa.JSON)
)
ENTRIES = sa.table("entries", sa.column("match"), sa.column("number"), sa.column("events", sa.JSON))
EVENTS = sa.table(
    "events",
    sa.column("match"),
    sa.column("v"),
    sa.column("number"),
    sa.column("event", sa.JSON),
)

AT_ONCE = 1000
"""How many entries are written together."""


def upgrade() -> None:
    """Move all events to what they belong to, and drop their table."""
    op.add_column("matches", sa.Column("beginning", sa.JSON(none_as_null=True)))
    op.add_column("entries", sa.Column("events", sa.JSON))
    nothing = sa.literal([], sa.JSON)
    op.execute(MATCHES.update().where(MATCHES.c.status != "waiting").values(beginning=nothing))
    op.execute(ENTRIES.update().values(events=nothing))
    starts: list[dict[str, Any]] = []
    later: list[dict[str, Any]] = []
    for match, number, events in _gathered():
        row = {"of": match, "at": number, "told": events}
        (later if number else starts).append(row)
        if len(starts) + len(later) == AT_ONCE:
            _write(starts, later)
    _write(starts, later)
    with op.batch_alter_table("entries") as entries:
        entries.alter_column("events", existing_type=sa.JSON, nullable=False)
    op.drop_table("events")


def _gathered() -> Iterator[tuple[str, int, list[Any]]]:
    """What each entry brought about, in the order in which it happened; number 0 is the start."""
    ordered = sa.select(EVENTS).order_by(EVENTS.c.match, EVENTS.c.v)
    rows = op.get_bind().execute(ordered.execution_options(yield_per=AT_ONCE))
    for (match, number), some in groupby(rows, lambda row: (row.match, row.number)):
        yield match, number, [row.event for row in some]


def _write(starts: list[dict[str, Any]], later: list[dict[str, Any]]) -> None:
    """Write what has been gathered, and forget it."""
    told: sa.BindParameter[Any] = sa.bindparam("told")
    of_match = MATCHES.c.match == sa.bindparam("of")
    of_entry = (ENTRIES.c.match == sa.bindparam("of")) & (ENTRIES.c.number == sa.bindparam("at"))
    starting = MATCHES.update().where(of_match).values(beginning=told)
    doing = ENTRIES.update().where(of_entry).values(events=told)
    for statement, rows in ((starting, starts), (doing, later)):
        if rows:
            op.get_bind().execute(statement, rows)
            rows.clear()
