"""Revision 0009: accounts linked to a sign-in provider (OpenID Connect), and sign-ins on their way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the two tables: nobody has signed in by a provider so far."""
    op.create_table(
        "linked_identities",
        sa.Column("issuer", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.person"],
            name="fk_linked_identities_person",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("issuer", "subject", name="pk_linked_identities"),
        sa.UniqueConstraint("person", "issuer", name="uq_linked_identities_person_issuer"),
    )
    op.create_table(
        "sign_ins",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("back", sa.String, nullable=False),
        sa.Column("redirect", sa.String, nullable=False),
        sa.Column("state", sa.String),
        sa.Column("nonce", sa.String),
        sa.Column("verifier", sa.String),
        sa.Column("person", sa.Integer),
        sa.Column("issuer", sa.String),
        sa.Column("subject", sa.String),
        sa.ForeignKeyConstraint(
            ["person"], ["people.person"], name="fk_sign_ins_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sign_ins"),
    )
    op.create_index("ix_sign_ins_created", "sign_ins", ["created"])
    op.create_index("ix_sign_ins_person", "sign_ins", ["person"])
