"""Revision 0016: a match may begin in a position that was set up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make room for where a match begins: all there are began with the deal."""
    op.add_column("matches", sa.Column("position", sa.JSON(none_as_null=True)))
