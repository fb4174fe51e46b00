"""Revision 0013: seats may be taken over by other persons in the middle of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make room for volunteers and for those whose seats they take: there have been none so far."""
    op.add_column(
        "matches", sa.Column("volunteers", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column("entries", sa.Column("volunteer", sa.Integer))
    _of_seats(
        "volunteers",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("name", sa.String),
        sa.Column("at", sa.String, nullable=False),
    )
    _of_seats("former_players", sa.Column("person", sa.Integer))


def _of_seats(name: str, *columns: sa.Column[str] | sa.Column[int]) -> None:
    """Make a table of numbered rows about seats and people."""
    op.create_table(
        name,
        sa.Column("match", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("match", "number", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name=f"fk_{name}_match"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name=f"fk_{name}_person"),
        sa.ForeignKeyConstraint(
            ["match", "seat"], ["seats.match", "seats.seat"], name=f"fk_{name}_match_seat"
        ),
    )
    op.create_index(f"ix_{name}_person", name, ["person"])
