"""Revision 0017: on how many days in a row somebody has solved the puzzle of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make room for everybody's days: nobody has any so far."""
    op.create_table(
        "puzzle_days",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_puzzle_days"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.person"], name="fk_puzzle_days_person", ondelete="CASCADE"
        ),
    )
