"""Routes of accounts and sessions: register, log in and out, who one is, leaderboards."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field, SecretStr

from .... import describe, games
from ....rejection import Rejection, not_among
from ...accounts.accounts import Account, Admission
from ...accounts.ratings import Rating
from ...core.usernames import LONGEST
from ...library.lobby import Finished
from ...protocol.frames import LARGEST, Frame
from ...services import Services
from ..client_address import address_of
from ..credentials import drop_cookie, set_cookie
from ..dependencies import (
    AnotherCaller,
    AnyCaller,
    Somebody,
    TheCaller,
    ThePerson,
    TheServices,
    nobody,
)
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api", tags=["people"])

Password = Annotated[SecretStr, Field(min_length=8, max_length=200)]

AccountName = Annotated[str, Field(min_length=1, max_length=4 * LONGEST)]
"""Longer than a name can be: what counts is its length when it is composed."""


class Login(Frame):
    """The name and password of an account."""

    name: AccountName
    """2 to 24 visible characters; capitals make no difference."""
    password: Password


class PasswordChange(Frame):
    """The password so far, and the one from now on."""

    old: Password | None = None
    """None for an account that has none so far."""
    new: Password


class Wishes(Frame):
    """What one wants to be changed about one's account; what is left out stays as it is."""

    rated: bool | None = None
    """Whether one's matches count for a rating, and that is shown."""


class Me(BaseModel):
    """What the server knows of the caller."""

    guest: bool
    name: str | None
    rated: bool
    created: str


class SessionSeen(BaseModel):
    """A browser or program by which the caller is known."""

    id: int
    created: str
    seen: str
    """When it was last used, to the day."""
    current: bool
    """Whether it is this one."""


class SessionsSeen(BaseModel):
    """All of them, the latest first."""

    sessions: list[SessionSeen]


class RatingSeen(BaseModel):
    """How strong somebody is at a game of so many seats."""

    game: str
    seats: int
    name: str
    rating: float
    """Mean less three standard deviations, by the Plackett-Luce model."""
    matches: int


class RatingsSeen(BaseModel):
    """Ratings."""

    ratings: list[RatingSeen]


class PersonSeen(BaseModel):
    """What everybody may know of the holder of an account."""

    name: str
    created: str
    ratings: list[RatingSeen]
    """Empty for who does not want to be rated."""
    matches: list[Finished]
    """The last public ones that are over."""


# Coming and going


@router.post("/accounts", status_code=201, dependencies=[OWN_PAGE])
async def register(
    wanted: Login, services: TheServices, caller: TheCaller, request: Request, response: Response
) -> Me:
    """Take a name and a password: the guest who asks becomes an account and keeps all they have.

    A browser gets a new cookie; a program goes on with its token.
    """
    await services.closures.demand_open("registration")
    services.limiter.count("accounts", address_of(request))
    admission = await services.accounts.register(
        caller, wanted.name, wanted.password.get_secret_value()
    )
    return await admitted(services, admission, request, response)


@router.post("/sessions", status_code=201, dependencies=[OWN_PAGE])
async def log_in(
    wanted: Login,
    services: TheServices,
    caller: AnotherCaller,
    request: Request,
    response: Response,
) -> Me:
    """Be known as the holder of an account, who gets what the caller has played as a guest.

    A browser gets a new cookie; a program goes on with its token.
    """
    with services.limiter.password_checked(address_of(request), wanted.name):
        admission = await services.accounts.log_in(
            caller, wanted.name, wanted.password.get_secret_value()
        )
    return await admitted(services, admission, request, response)


@router.delete("/sessions/current", status_code=204, dependencies=[OWN_PAGE])
async def log_out(services: TheServices, caller: AnyCaller, response: Response) -> None:
    """Be known no more by this cookie or token. A guest loses all they have."""
    if caller.person is None or caller.credential is None:
        raise nobody()
    services.identities.forget(await services.sessions.end_by_token(caller.credential.token_hash))
    if not caller.credential.is_bearer:
        drop_cookie(response)


async def admitted(
    services: Services, admission: Admission, request: Request, response: Response
) -> Me:
    """What somebody is told who has just come in; a browser gets its cookie."""
    if admission.token is not None:
        set_cookie(request, response, admission.token)
    for name in admission.matches:
        with suppress(Rejection):  # such as a match whose rules have changed: it stays as it is
            await services.matches.refresh(name)
    return _me(admission.account)


# Oneself


@router.get("/me")
async def read_me(services: TheServices, person: Somebody) -> Me:
    """What the server knows of the caller."""
    return _me(await services.accounts.of(person))


@router.patch("/me", dependencies=[OWN_PAGE])
async def change_me(wanted: Wishes, services: TheServices, person: Somebody) -> Me:
    """Change something about one's account."""
    if wanted.rated is None:
        return _me(await services.accounts.of(person))
    return _me(await services.accounts.set_rated(person, wanted.rated))


@router.put("/me/password", status_code=204, dependencies=[OWN_PAGE])
async def change_password(
    wanted: PasswordChange,
    services: TheServices,
    person: Somebody,
    caller: TheCaller,
    request: Request,
) -> None:
    """Take another password; all other sessions end."""
    old = None if wanted.old is None else wanted.old.get_secret_value()
    with services.limiter.password_checked(address_of(request), str(person)):
        await services.accounts.change_password(caller, old, wanted.new.get_secret_value())


@router.get("/me/sessions")
async def list_sessions(services: TheServices, person: Somebody, caller: TheCaller) -> SessionsSeen:
    """The browsers and programs by which the caller is known."""
    assert caller.credential is not None
    sessions = await services.sessions.of(person, caller.credential.token_hash)
    return SessionsSeen(
        sessions=[
            SessionSeen(id=s.number, created=s.created, seen=s.seen, current=s.is_current)
            for s in sessions
        ]
    )


@router.delete("/me/sessions/{session}", status_code=204, dependencies=[OWN_PAGE])
async def end_session(
    session: Annotated[int, Path(ge=1, le=LARGEST)], services: TheServices, person: Somebody
) -> None:
    """End one of the caller's sessions: within 30 seconds it is known nowhere any more."""
    ended = await services.sessions.end(person, session)
    if not ended:
        raise Rejection("not-found", "no-such-session", f"you have no session {session}")
    services.identities.forget(ended)


def _me(account: Account) -> Me:
    return Me(
        guest=account.name is None,
        name=account.name,
        rated=account.rated,
        created=account.created,
    )


# Others


@router.get("/people/{name}")
async def read_person(name: str, services: TheServices, viewer: ThePerson) -> PersonSeen:
    """What everybody may know of the holder of an account."""
    account = await services.accounts.named(name)
    if account is None or account.name is None:
        raise Rejection("not-found", "no-such-person", f"nobody is called {name!r}")
    return PersonSeen(
        name=account.name,
        created=account.created,
        ratings=_ratings(await services.ratings.of(account.person)),
        matches=await services.lobby.finished(account.person, viewer),
    )


@router.get("/ratings/{game}/{seats}")
async def read_ratings(
    game: str, seats: int, services: TheServices, limit: Annotated[int, Query(ge=1, le=200)] = 50
) -> RatingsSeen:
    """The strongest at a game of so many seats, of those who want to be rated."""
    if game not in games():
        raise not_among("game", game, games(), kind="not-found")
    low, high = describe(game).seat_range
    if not low <= seats <= high:
        raise not_among("seats", seats, range(low, high + 1), kind="not-found")
    return RatingsSeen(ratings=_ratings(await services.ratings.best(game, seats, limit)))


def _ratings(standings: list[Rating]) -> list[RatingSeen]:
    return [
        RatingSeen(game=s.game, seats=s.seats, name=s.name, rating=s.rating, matches=s.matches)
        for s in standings
    ]
