"""Revision 0012: nobody takes a name that looks like another account's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from diablerie.server.core import usernames

revision = "0012"
down_revision = "0011"

PEOPLE = sa.table("people", sa.column("person"), sa.column("name"), sa.column("skeleton"))


def upgrade() -> None:
    """Give accounts their skeletons, but for those that look like older ones: they stay as they are."""
    op.add_column("people", sa.Column("skeleton", sa.String))
    connection = op.get_bind()
    named = sa.select(PEOPLE).where(PEOPLE.c.name.is_not(None)).order_by(PEOPLE.c.person)
    oldest: dict[str, int] = {}
    for row in connection.execute(named).all():
        skeleton = usernames.skeleton(row.name)
        if skeleton is not None:
            oldest.setdefault(skeleton, row.person)
    for skeleton, person in oldest.items():
        this = PEOPLE.c.person == person
        connection.execute(PEOPLE.update().where(this).values(skeleton=skeleton))
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
