"""Revision 0007: what hosts must be able to do, with an audit log; results from which ratings follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

STARTS = (("start_mu", sa.Float), ("start_sigma", sa.Float), ("start_matches", sa.Integer))

UNCHANGED_SQLITE = """
CREATE TRIGGER deeds_stay BEFORE UPDATE ON deeds
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END
"""

UNCHANGED_POSTGRESQL = (
    """
CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $$
""",
    """
CREATE TRIGGER deeds_stay BEFORE UPDATE ON deeds
FOR EACH ROW EXECUTE FUNCTION deeds_stay()
""",
)


def upgrade() -> None:
    """Add what hosts need; ratings so far are what later results go on from."""
    deleted = sa.Column("deleted", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("messages", deleted)
    _index("messages", ["person"])
    for name, kind in STARTS:
        op.add_column("ratings", sa.Column(name, kind))
    op.execute("UPDATE ratings SET start_mu = mu, start_sigma = sigma, start_matches = matches")
    _add_rated_results()
    _add_restrictions_and_reports()
    op.create_table(
        "closures",
        sa.Column("what", sa.String, nullable=False),
        sa.Column("since", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_closures"),
    )
    _add_deeds()


def _add_rated_results() -> None:
    op.create_table(
        "rated_results",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("taken_back", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("number", name="pk_rated_results"),
        _to_people("rated_results", "person"),
    )
    for columns in (["match"], ["person"], ["game", "seats"]):
        _index("rated_results", columns)


def _add_restrictions_and_reports() -> None:
    op.create_table(
        "restrictions",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("until", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_restrictions"),
        _to_people("restrictions", "person"),
    )
    _index("restrictions", ["person"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("reporter", sa.Integer),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("match", sa.String),
        sa.Column("message", sa.Integer),
        sa.Column("about", sa.Integer),
        sa.Column("words", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("taken_by", sa.String),
        sa.Column("outcome", sa.String),
        sa.Column("changed", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
        _to_people("reports", "reporter"),
        _to_people("reports", "about"),
    )
    for columns in (["reporter"], ["about"], ["state", "number"]):
        _index("reports", columns)
    op.create_table(
        "password_resets",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("until", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_password_resets"),
        _to_people("password_resets", "person"),
    )
    _index("password_resets", ["person"])


def _add_deeds() -> None:
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("deed", sa.String, nullable=False),
        sa.Column("person", sa.Integer),
        sa.Column("match", sa.String),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_deeds"),
    )
    _index("deeds", ["at"])
    if op.get_bind().dialect.name == "postgresql":
        for statement in UNCHANGED_POSTGRESQL:
            op.execute(statement)
    else:
        op.execute(UNCHANGED_SQLITE)


def _to_people(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["people.person"], name=f"fk_{table}_{column}")


def _index(table: str, columns: list[str]) -> None:
    op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)
