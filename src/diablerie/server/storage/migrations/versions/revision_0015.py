"""Revision 0015: people may mark others as friends, or block them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make room for everybody's list: nobody stands in any so far."""
    op.create_table(
        "contacts",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("since", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_contacts"),
        _refers("person"),
        _refers("other"),
    )
    op.create_index("ix_contacts_other", "contacts", ["other"])


def _refers(column: str) -> sa.ForeignKeyConstraint:
    name = f"fk_contacts_{column}"
    return sa.ForeignKeyConstraint([column], ["people.person"], name=name, ondelete="CASCADE")
