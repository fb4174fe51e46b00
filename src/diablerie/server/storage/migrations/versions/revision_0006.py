"""Revision 0006: time in which nobody could act is kept, and given back to the clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for it: no match so far knows of any."""
    op.add_column("matches", sa.Column("gap", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("seconds", sa.Float))
    op.add_column("entries", sa.Column("cause", sa.String))
    op.create_table(
        "gaps",
        sa.Column("gap", sa.Integer, nullable=False),
        sa.Column("cause", sa.String, nullable=False),
        sa.Column("began", sa.String, nullable=False),
        sa.Column("ended", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("gap", name="pk_gaps"),
    )
    op.create_table(
        "pulses",
        sa.Column("server", sa.String, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("server", name="pk_pulses"),
    )
