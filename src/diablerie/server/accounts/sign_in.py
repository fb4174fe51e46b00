"""Sign-in by OpenID Connect (authorization code flow): begun, answered, and a first time given a name.

What one request leaves for the next lies in the database, under the hash of a cookie: whichever process of
a fleet is asked next finds it, once, and for minutes only.
"""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, func, insert, or_, select

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..core import usernames
from ..storage.database import Database
from ..storage.schema import PEOPLE, SIGN_INS
from . import linked_identities
from .accounts import Accounts, Admission
from .identity import Caller
from .identity_provider import Attempt, IdentityProvider, Subject
from .linked_identities import WaysIn
from .sessions import TOKEN_BYTES, digest

LIFETIME = timedelta(minutes=10)
"""How long somebody may take to sign in, and then to choose a name."""

TRIES = 9
"""Up to which number a suggested name that is taken is counted on."""

PATH = re.compile(r"/(?![/\\])[!-\[\]-~]*")
"""A path on this site, and no address of another: `//other.example` and `/\\other.example` are."""


@dataclass(frozen=True)
class Answer:
    """What a browser brings back from the provider, in ASCII; no code: the provider has not let them in."""

    state: str
    code: str | None
    issuer: str | None


@dataclass(frozen=True)
class SignedIn:
    """How a sign-in ended.

    `in`: by the account that is linked. `linked`: the account that asked is linked from now on. `new`: nobody
    is linked yet, and a name is to be chosen; `suggestion` may be one. `back`: the page it was begun on.
    """

    outcome: Literal["in", "linked", "new"]
    back: str
    admission: Admission | None = None
    suggestion: str | None = None


class SignIn:
    """Leads people through signing in by a provider."""

    def __init__(self, database: Database, accounts: Accounts, provider: IdentityProvider) -> None:
        self._database = database
        self._accounts = accounts
        self._provider = provider

    @property
    def title(self) -> str:
        """How the provider is called."""
        return self._provider.title

    async def close(self) -> None:
        """Let go of all connections to the provider."""
        await self._provider.close()

    async def ways_in(self, person: Person) -> WaysIn:
        """By what somebody can log in."""
        issuer = self._provider.issuer
        return await self._database.read(lambda c: linked_identities.ways_in(c, person, issuer))

    async def begin(self, caller: Caller, redirect: str, back: str) -> tuple[str, str]:
        """Where the caller signs in, and the token to be kept by their browser until they come back.

        `redirect`: the page of ours to which the provider sends them. An account's holder links it by this.
        Raises Rejection: invalid if `back` is no path of ours, unavailable if the provider is away.
        """
        if not PATH.fullmatch(back):
            detail = f"back: {back!r} is no page here: one is /account"
            raise Rejection("invalid", "not-allowed", detail, {"param": "back"})
        attempt = Attempt.fresh(redirect)
        url = await self._provider.authorization_url(attempt)
        token = secrets.token_urlsafe(TOKEN_BYTES)

        def job(connection: Connection) -> None:
            linking = caller.person is not None and _is_account(connection, caller.person)
            kept = {"person": caller.person if linking else None, "back": back}
            _keep(connection, token, kept | vars(attempt))

        await self._database.write(job)
        return url, token

    async def answer(self, caller: Caller, token: str | None, answer: Answer) -> SignedIn:
        """Have the caller be who the provider says, or ask for a name if it is nobody known here.

        Raises Rejection: forbidden if this browser has begun no such sign-in, or the provider's word does not
        hold, conflict if an account cannot be linked, unavailable if the provider is away.
        """
        row = await self._database.write(lambda connection: _take(connection, token))
        if row.state is None or not hmac.compare_digest(row.state, answer.state):
            raise _not_begun()
        if answer.code is None:
            detail = "the provider has not let you in: begin the sign-in again"
            raise Rejection("forbidden", "sign-in-refused", detail)
        attempt = Attempt(row.redirect, row.state, row.nonce, row.verifier)
        subject = await self._provider.identify(attempt, answer.code, answer.issuer)
        if row.person is not None:
            return await self._link(caller, row, subject)
        person = await self._database.read(
            lambda c: linked_identities.person_of(c, subject.issuer, subject.subject)
        )
        if person is not None:
            return SignedIn("in", row.back, await self._accounts.admit(caller, person))
        return await self._ask_for_a_name(row, token, subject)

    async def _link(self, caller: Caller, row: Row[Any], subject: Subject) -> SignedIn:
        if caller.person != row.person:
            detail = "somebody else has logged in here since: begin to link your account again"
            raise Rejection("forbidden", "another-caller", detail)
        await self._database.write(
            lambda c: linked_identities.link(c, row.person, subject.issuer, subject.subject)
        )
        return SignedIn("linked", row.back)

    async def _ask_for_a_name(self, row: Row[Any], token: str | None, subject: Subject) -> SignedIn:
        known = {"issuer": subject.issuer, "subject": subject.subject}

        def job(connection: Connection) -> str | None:
            kept = {"back": row.back, "redirect": row.redirect}
            _keep(connection, token or "", kept | known)
            return subject.suggestion and _free(connection, subject.suggestion)

        suggestion = await self._database.write(job)
        return SignedIn("new", row.back, suggestion=suggestion)

    async def create(self, caller: Caller, token: str | None, name: str) -> Admission:
        """Make whom the provider has named an account without a password; a guest keeps what is theirs.

        Raises Rejection: invalid for what is no name, conflict if it is taken or the caller has an account,
        forbidden if this browser has not signed in, or too long ago.
        """

        def link(connection: Connection, person: Person) -> None:
            row = _take(connection, token)
            if row.subject is None:
                raise _not_begun()
            linked_identities.link(connection, person, row.issuer, row.subject)

        return await self._accounts.create(caller, name, None, link)

    async def demand_unlinkable(self, person: Person) -> None:
        """Raise Rejection as `unlink`, which is not done."""
        issuer = self._provider.issuer
        await self._database.read(lambda c: linked_identities.demand_unlinkable(c, person, issuer))

    async def unlink(self, person: Person) -> None:
        """Have an account's holder log in by the provider no more.

        Raises Rejection: not-found if they do not, conflict if they have no password to log in by.
        """
        issuer = self._provider.issuer
        await self._database.write(lambda c: linked_identities.unlink(c, person, issuer))


def _keep(connection: Connection, token: str, values: dict[str, Any]) -> None:
    """Keep what the next request of a browser needs; what others have left lying is cleared away."""
    moment = now()
    connection.execute(delete(SIGN_INS).where(SIGN_INS.c.created < moment_text(moment - LIFETIME)))
    row = {"token_hash": digest(token), "created": moment_text(moment)}
    connection.execute(insert(SIGN_INS).values(row | values))


def _take(connection: Connection, token: str | None) -> Row[Any]:
    """What was kept for a browser, which is then kept no more.

    Raises Rejection forbidden if there is nothing, or it is too old.
    """
    this = SIGN_INS.c.token_hash == digest(token or "")
    row = connection.execute(delete(SIGN_INS).where(this).returning(*SIGN_INS.c)).one_or_none()
    if row is None or row.created < moment_text(now() - LIFETIME):
        raise _not_begun()
    return row


def _not_begun() -> Rejection:
    minutes = LIFETIME // timedelta(minutes=1)
    detail = f"this browser has begun no such sign-in in the last {minutes} minutes: begin again"
    return Rejection("forbidden", "no-sign-in", detail, {"params": {"minutes": minutes}})


def _is_account(connection: Connection, person: Person) -> bool:
    query = select(PEOPLE.c.key).where(PEOPLE.c.person == person)
    return connection.execute(query).scalar() is not None


def _free(connection: Connection, name: str) -> str | None:
    """A name like this one that nobody has: itself, or with a number."""
    shorter = name[: usernames.LONGEST - 2].rstrip()
    for wanted in (name, *(f"{shorter} {number}" for number in range(2, TRIES + 1))):
        same = [PEOPLE.c[name] == value for name, value in usernames.told_apart_by(wanted).items()]
        taken = select(func.count()).where(or_(*same))
        if not connection.execute(taken).scalar_one():
            return wanted
    return None
