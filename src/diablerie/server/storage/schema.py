"""Schema: the tables of the database, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("person", Integer, primary_key=True),
    Column("name", String),
    Column("key", String, unique=True),
    Column("skeleton", String),
    Column("password", String),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("created", String, nullable=False),
    Index(None, "skeleton", unique=True),
    sqlite_autoincrement=True,
)
"""Guests have no name. `key`: the name as two people must not share it. `skeleton`: the same of how it looks;
null as well for accounts that looked like older ones before that was kept. `password`: an argon2id hash.
`person`: given once, also when somebody has been deleted, for the audit log goes on naming them."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("session", Integer, primary_key=True),
    Column("token_hash", String, nullable=False, unique=True),
    Column("person", ForeignKey("people.person"), nullable=False, index=True),
    Column("created", String, nullable=False),
    Column("seen", String, nullable=False),
)
"""By which browser or program a person is known: only the SHA-256 of its token. `seen`: the last day."""

MATCHES = Table(
    "matches",
    METADATA,
    Column("match", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("host", ForeignKey("people.person"), index=True),
    Column("status", String, nullable=False),
    Column("created", String, nullable=False),
    Column("started", String),
    Column("beginning", JSON(none_as_null=True)),
    Column("changed", String, nullable=False),
    Column("v", Integer, nullable=False),
    Column("to_play", Integer),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("deadline", String),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String),
    Column("bot_pace", Float),
    Column("gap", Integer, nullable=False, server_default="0"),
    Column("shuffle", JSON(none_as_null=True)),
    Column("volunteers", Integer, nullable=False, server_default="0"),
    Column("position", JSON(none_as_null=True)),
    Index(None, "status", "public", "created"),
    Index(None, "status", "deadline"),
    Index(None, "status", "bot"),
)
"""`status`: waiting, running, over. `beginning`: the events of its start, in full. `changed`: when last.
From `v` on: what could be replayed, kept to find matches by: the version, the seat to move, whether a
bot plays for it, when its time is up, how the match ended. `rematch`: the match that the same people
play next. `bot_pace`: in seconds, as its player wants it. `gap`: the
last of GAPS that its clocks know of. `shuffle`: what clients add to the seed; while a match with all its
players waits for that, `deadline` says until when. `volunteers`: how many have offered to take over
a seat. `position`: where it begins, if not with the deal, with all that is hidden."""

SEATS = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("level", String),
    Column("name", String),
    Column("person", ForeignKey("people.person"), index=True),
)
"""`kind`: person, bot; before the start also open, or reserved for `person`."""

VOLUNTEERS = Table(
    "volunteers",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.person"), nullable=False, index=True),
    Column("name", String),
    Column("at", String, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)
"""Who offers to take over a seat whose person has left it; no number is given twice in a match."""

FORMER_PLAYERS = Table(
    "former_players",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.person"), index=True),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)
"""Whose seat another has taken over, with the entry of that `number`; `person` null: deleted since."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("v", Integer, nullable=False),
    Column("deed", String, nullable=False),
    Column("seat", Integer),
    Column("action", String),
    Column("about", Integer),
    Column("level", String),
    Column("at", String, nullable=False),
    Column("cmd", String),
    Column("events", JSON, nullable=False),
    Column("continues", Boolean, nullable=False, server_default=false()),
    Column("stopped", JSON(none_as_null=True)),
    Column("seconds", Float),
    Column("cause", String),
    Column("volunteer", Integer),
    UniqueConstraint("match", "cmd"),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)
"""A match's log from number 1 on. `v`: the version after it. `cmd`: what its doer called the command that it
is the first entry of. `events`: what it brought about, in full. `continues`: whether the command of the entry
before it goes on. `stopped`: with a command's first entry, why it was not done to its end. `seconds`,
`cause`: of a shift of clocks. `volunteer`: for which a vote is."""

PREPARED = Table(
    "prepared",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("cmd", String, nullable=False),
    Column("v", Integer, nullable=False),
    Column("answer", JSON(none_as_null=True)),
    Column("done", JSON, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)
"""What a seat has prepared last; `answer` is null once it has lapsed. `done`: played by it so far."""

MESSAGES = Table(
    "messages",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.person"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String),
    Column("text", String, nullable=False),
    Column("at", String, nullable=False),
    Column("cmd", String),
    Column("deleted", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("match", "person", "cmd"),
)
"""What people have said at a table; `seat` null: said by somebody who looked on. Of one that is `deleted`
nothing but its place is left."""

MUTES = Table(
    "mutes",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("person", ForeignKey("people.person"), primary_key=True),
    Column("muted", ForeignKey("people.person"), primary_key=True),
)
"""Whom somebody does not want to hear at a table."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("person", ForeignKey("people.person"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("start_mu", Float),
    Column("start_sigma", Float),
    Column("start_matches", Integer),
    Index(None, "game", "seats", "mu"),
)
"""Ratings by game and number of seats, by the Plackett-Luce model: what follows from `start_...` by all rated
results. Without a start one begins as anybody does; those with one were rated before results were kept."""

RATED_RESULTS = Table(
    "rated_results",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("match", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("person", ForeignKey("people.person"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("at", String, nullable=False),
    Column("taken_back", Boolean, nullable=False, server_default=false()),
    Index(None, "game", "seats"),
)
"""Which place each of those rated took in a match, in the order in which matches were reckoned. They outlast
their matches."""

RESTRICTIONS = Table(
    "restrictions",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.person"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("until", String),
    Column("reason", String, nullable=False),
    Column("at", String, nullable=False),
)
"""What people may not do for a time, or without `until` for good. `kind`: silence, ban."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", String, nullable=False),
    Column("reporter", ForeignKey("people.person"), index=True),
    Column("kind", String, nullable=False),
    Column("match", String),
    Column("message", Integer),
    Column("about", ForeignKey("people.person"), index=True),
    Column("words", String),
    Column("reason", String, nullable=False),
    Column("state", String, nullable=False),
    Column("taken_by", String),
    Column("outcome", String),
    Column("changed", String, nullable=False),
    Index(None, "state", "number"),
    sqlite_autoincrement=True,
)
"""What people have told the host of others. `kind`: message, name, person. `words`: the message or the name
as it was. `state`: open, taken, closed."""

PASSWORD_RESETS = Table(
    "password_resets",
    METADATA,
    Column("token_hash", String, primary_key=True),
    Column("person", ForeignKey("people.person"), nullable=False, index=True),
    Column("until", String, nullable=False),
)
"""Links by which somebody may choose a new password once: only the SHA-256 of the token in them."""

CLOSURES = Table(
    "closures",
    METADATA,
    Column("what", String, primary_key=True),
    Column("since", String, nullable=False),
)
"""What the host has closed for all: registration, lobby, watching."""

DEEDS = Table(
    "deeds",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", String, nullable=False, index=True),
    Column("who", String, nullable=False),
    Column("deed", String, nullable=False),
    Column("person", Integer),
    Column("match", String),
    Column("details", JSON, nullable=False),
    Column("why", String, nullable=False),
    sqlite_autoincrement=True,
)
"""The audit log: what hosts have done, to whom and why. Rows are added, never changed: a trigger sees to it.
`person`: a number, which leads to nobody once their account is deleted."""

GAPS = Table(
    "gaps",
    METADATA,
    Column("gap", Integer, primary_key=True),
    Column("cause", String, nullable=False),
    Column("began", String, nullable=False),
    Column("ended", String, nullable=False),
)
"""Times in which nobody could act, in any match of this database, numbered in the order in which they ended.
Where a clock was set back, one has `ended` before it `began`."""

PULSES = Table(
    "pulses",
    METADATA,
    Column("server", String, primary_key=True),
    Column("at", String, nullable=False),
    Column("stopped", Boolean, nullable=False, server_default=false()),
)
"""When each server process last said that it runs; `stopped`: it has ended in good order since."""

VACATIONS = Table(
    "vacations",
    METADATA,
    Column("vacation", Integer, primary_key=True),
    Column("person", ForeignKey("people.person", ondelete="CASCADE"), nullable=False, index=True),
    Column("open", Integer, unique=True),
    Column("began", String, nullable=False),
    Column("until", String, nullable=False),
    Column("ended", String),
)
"""When people are, or were, on vacation. `open`: the person, until all their clocks know of its end, so that
nobody has two at once. `until`: when it ends at the latest; `ended`: when it did."""

LINKED_IDENTITIES = Table(
    "linked_identities",
    METADATA,
    Column("issuer", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("person", ForeignKey("people.person", ondelete="CASCADE"), nullable=False),
    Column("created", String, nullable=False),
    UniqueConstraint("person", "issuer"),
)
"""By which subject of a sign-in provider an account's holder is known (OpenID Connect), one per provider."""

CONTACTS = Table(
    "contacts",
    METADATA,
    Column("person", ForeignKey("people.person", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.person", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String, nullable=False),
    Column("since", String, nullable=False),
)
"""Whom somebody has in their list. `kind`: friend, blocked. `other`: an account; they are not told of it."""

PUZZLE_DAYS = Table(
    "puzzle_days",
    METADATA,
    Column("person", ForeignKey("people.person", ondelete="CASCADE"), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("length", Integer, nullable=False),
)
"""The last day, counted from 1970, whose puzzle somebody has solved, and how many in a row those were."""

SIGN_INS = Table(
    "sign_ins",
    METADATA,
    Column("token_hash", String, primary_key=True),
    Column("created", String, nullable=False, index=True),
    Column("back", String, nullable=False),
    Column("redirect", String, nullable=False),
    Column("state", String),
    Column("nonce", String),
    Column("verifier", String),
    Column("person", ForeignKey("people.person", ondelete="CASCADE"), index=True),
    Column("issuer", String),
    Column("subject", String),
)
"""Sign-ins that have been begun (OpenID Connect), for minutes, by the SHA-256 of the browser's cookie.
`back`: to which page, `redirect`: to which address the provider sends them. `person`: whose account is
to be linked. `subject`: who it is, once `issuer` has said so and as long as no account is linked; before
that, `state`, `nonce` and `verifier` are what the provider's answer is checked by."""
