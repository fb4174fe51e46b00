"""Revision 0010: who plays by a clock of days may take a vacation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for vacations: nobody has had one so far."""
    op.create_table(
        "vacations",
        sa.Column("vacation", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("open", sa.Integer),
        sa.Column("began", sa.String, nullable=False),
        sa.Column("until", sa.String, nullable=False),
        sa.Column("ended", sa.String),
        sa.PrimaryKeyConstraint("vacation", name="pk_vacations"),
        sa.UniqueConstraint("open", name="uq_vacations_open"),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.person"],
            name="fk_vacations_person",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_vacations_person", "vacations", ["person"])
