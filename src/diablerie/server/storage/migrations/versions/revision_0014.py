"""Revision 0014: people may be called back by web push, mail or webhook."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make room for whom to tell what, and where: nobody has asked for it so far."""
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("occasions", sa.JSON, nullable=False),
        sa.Column("quiet_from", sa.String),
        sa.Column("quiet_until", sa.String),
        sa.Column("zone", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notice_settings"),
        _refers("notice_settings", "person", "people", ondelete="CASCADE"),
    )
    op.create_table(
        "notice_targets",
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("session", sa.Integer),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("keys", sa.JSON),
        sa.Column("code_hash", sa.String),
        sa.Column("created", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("target", name="pk_notice_targets"),
        sa.UniqueConstraint(
            "person", "kind", "address", name="uq_notice_targets_person_kind_address"
        ),
        _refers("notice_targets", "person", "people", ondelete="CASCADE"),
        _refers("notice_targets", "session", "sessions", ondelete="CASCADE"),
    )
    op.create_table(
        "notices",
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("occasion", sa.String, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.String),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("target", "match", "occasion", "turn", name="pk_notices"),
        _refers("notices", "target", "notice_targets", ondelete="CASCADE"),
        _refers("notices", "match", "matches"),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    indexed = (
        ("notice_targets", "person"),
        ("notice_targets", "session"),
        ("notices", "match"),
        ("notices", "due"),
    )
    for table, column in indexed:
        op.create_index(f"ix_{table}_{column}", table, [column])


def _refers(
    table: str, column: str, to: str, ondelete: str | None = None
) -> sa.ForeignKeyConstraint:
    key = (
        "match" if to == "matches" else {"people": "person", "sessions": "session"}.get(to, column)
    )
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{to}.{key}"], name=name, ondelete=ondelete)
