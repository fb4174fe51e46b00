"""Revision 0003: matches know how long their player wants bots to take for an action."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add it; matches so far leave it to the server."""
    op.add_column("matches", sa.Column("bot_pace", sa.Float))
