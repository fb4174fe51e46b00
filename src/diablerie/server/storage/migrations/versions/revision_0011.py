"""Revision 0011: the numbers of people, reports and deeds are given once, in SQLite too."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"

PEOPLE = """
CREATE TABLE people_new (
    person INTEGER NOT NULL CONSTRAINT pk_people PRIMARY KEY AUTOINCREMENT,
    name VARCHAR,
    "key" VARCHAR,
    password VARCHAR,
    rated BOOLEAN DEFAULT 0 NOT NULL,
    created VARCHAR NOT NULL,
    CONSTRAINT uq_people_key UNIQUE ("key")
)
"""

REPORTS = """
CREATE TABLE reports_new (
    number INTEGER NOT NULL CONSTRAINT pk_reports PRIMARY KEY AUTOINCREMENT,
    at VARCHAR NOT NULL,
    reporter INTEGER,
    kind VARCHAR NOT NULL,
    "match" VARCHAR,
    message INTEGER,
    about INTEGER,
    words VARCHAR,
    reason VARCHAR NOT NULL,
    state VARCHAR NOT NULL,
    taken_by VARCHAR,
    outcome VARCHAR,
    changed VARCHAR NOT NULL,
    CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES people (person),
    CONSTRAINT fk_reports_about FOREIGN KEY(about) REFERENCES people (person)
)
"""

DEEDS = """
CREATE TABLE deeds_new (
    number INTEGER NOT NULL CONSTRAINT pk_deeds PRIMARY KEY AUTOINCREMENT,
    at VARCHAR NOT NULL,
    who VARCHAR NOT NULL,
    deed VARCHAR NOT NULL,
    person INTEGER,
    "match" VARCHAR,
    details JSON NOT NULL,
    why VARCHAR NOT NULL
)
"""

INDEXES = (
    ("reports", ["reporter"]),
    ("reports", ["about"]),
    ("reports", ["state", "number"]),
    ("deeds", ["at"]),
)

UNCHANGED = """
CREATE TRIGGER deeds_stay BEFORE UPDATE ON deeds
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END
"""

GIVEN = {
    "people": ("person", "SELECT max(person) FROM deeds"),
    "reports": ("number", "SELECT max(json_extract(details, '$.report')) FROM deeds"),
    "deeds": ("number", "SELECT 0"),
}
"""By table: its key, and the last number that has been given as far as the audit log tells."""


def upgrade() -> None:
    """Make the three tables anew in SQLite, with all that is in them; PostgreSQL gives no number twice.

    SQLite would give the number of the last person once more when they are deleted, and that of the last
    deed when the log is purged. Whoever calls this has its references unchecked meanwhile.
    """
    if op.get_bind().dialect.name != "sqlite":
        return
    for name, table in (("people", PEOPLE), ("reports", REPORTS), ("deeds", DEEDS)):
        op.execute(table)
        op.execute(f"INSERT INTO {name}_new SELECT * FROM {name}")
        op.drop_table(name)
        op.rename_table(f"{name}_new", name)
    for name, columns in INDEXES:
        op.create_index(f"ix_{name}_{'_'.join(columns)}", name, columns)
    op.execute(UNCHANGED)
    for name, (key, told) in GIVEN.items():
        last = f"max(coalesce((SELECT max({key}) FROM {name}), 0), coalesce(({told}), 0))"
        op.execute(f"DELETE FROM sqlite_sequence WHERE name = '{name}'")
        op.execute(f"INSERT INTO sqlite_sequence (name, seq) VALUES ('{name}', {last})")
