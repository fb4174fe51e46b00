"""Revision 0008: what clients add to the seed of a match, and when the time for that is up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Have room for it: nobody has added anything to the matches there are, nor will to those that wait."""
    op.add_column("matches", sa.Column("shuffle", sa.JSON(none_as_null=True)))
