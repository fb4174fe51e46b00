"""Revision 0005: several entries may have been asked for by one command."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Say of each entry whether it continues a command, and of a command why it stopped: none did so far."""
    continues = sa.Column("continues", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("entries", continues)
    op.add_column("entries", sa.Column("stopped", sa.JSON(none_as_null=True)))
