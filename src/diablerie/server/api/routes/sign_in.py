"""Routes of signing in by a provider (OpenID Connect): begun, answered, given a name, linked or not."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from ....rejection import Rejection
from ...accounts.sign_in import LIFETIME, Answer, SignedIn, SignIn
from ...protocol.frames import Frame
from ...services import Services
from ..client_address import address_of
from ..credentials import SIGN_IN_COOKIE, drop_sign_in_cookie, set_sign_in_cookie
from ..dependencies import AnotherCaller, Somebody, TheCaller, ThePerson, TheServices
from ..origin_check import OWN_PAGE
from .accounts import AccountName, Me, Password, admitted
from .personal_data import demand_password

router = APIRouter(prefix="/api/sign-in", tags=["people"])

PAGE = "/sign-in"
"""The page to which a provider sends people back: what is registered with it is `https://play.example/sign-in`."""

Token = Annotated[str, Field(pattern=r"^[\x21-\x7e]*$", min_length=1, max_length=4096)]
"""What a provider says through a browser: OAuth has nothing but visible ASCII in it."""


class Provider(BaseModel):
    """A provider by which people may sign in."""

    label: str


class SignInSeen(BaseModel):
    """By what the caller may log in here."""

    provider: Provider | None
    """None: by a password alone."""
    linked: bool
    """Whether the caller's account is linked to the provider."""
    password: bool
    """Whether the caller's account has a password."""


class SignInWish(Frame):
    """A wish to sign in."""

    back: Annotated[str, Field(min_length=1, max_length=500)] = "/account"
    """The page to go to afterwards: a path on this site."""
    password: Password | None = None
    """The caller's, who links their account; null for who has none."""


class Unlinking(Frame):
    """The password once more: whoever finds a browser open must not change who gets in."""

    password: Password | None = None


class SignInBegun(BaseModel):
    """Where to sign in."""

    location: str
    """The provider's page; it sends the browser back to `/sign-in`."""


class ProviderAnswer(Frame):
    """What the browser has brought back to `/sign-in`."""

    state: Token
    code: Token | None = None
    """None where the provider says `error` instead."""
    iss: Token | None = None


class SignedInSeen(BaseModel):
    """How it went."""

    outcome: Literal["in", "linked", "new"]
    """`in`: logged in. `linked`: the account that was logged in is linked. `new`: a name is to be chosen."""
    back: str
    """The page on which it was begun."""
    suggestion: str | None
    """A name that could be chosen, and that nobody has."""
    me: Me | None
    """Who has logged in."""


class NameChosen(Frame):
    """The name of a new account."""

    name: AccountName
    """2 to 24 visible characters; capitals make no difference."""


def sign_in_of(services: TheServices) -> SignIn:
    """What leads through a sign-in. Raises Rejection not-found where there is no provider."""
    if services.sign_in is None:
        detail = "this server has no sign-in provider: people log in by name and password"
        raise Rejection("not-found", "no-provider", detail)
    return services.sign_in


TheSignIn = Annotated[SignIn, Depends(sign_in_of)]


@router.get("")
async def read_sign_in(services: TheServices, person: ThePerson) -> SignInSeen:
    """By what people may log in here, and the caller."""
    sign_in = services.sign_in
    provider = None if sign_in is None else Provider(label=sign_in.title)
    if person is None:
        return SignInSeen(provider=provider, linked=False, password=False)
    if sign_in is None:
        has_password = await services.accounts.has_password(person)
        return SignInSeen(provider=None, linked=False, password=has_password)
    ways = await sign_in.ways_in(person)
    return SignInSeen(provider=provider, linked=ways.is_linked, password=ways.has_password)


@router.post("", status_code=201, dependencies=[OWN_PAGE])
async def begin(
    wanted: SignInWish,
    services: TheServices,
    sign_in: TheSignIn,
    caller: AnotherCaller,
    request: Request,
    response: Response,
) -> SignInBegun:
    """Begin to sign in by the provider, or to link one's account to it if one is logged in.

    Who links an account that has a password gives it.
    """
    services.limiter.count("sign_ins", address_of(request))
    if caller.person is not None:
        await demand_password(services, caller.person, wanted.password, request)
    url, token = await sign_in.begin(caller, _own_address(request) + PAGE, wanted.back)
    set_sign_in_cookie(request, response, token, int(LIFETIME.total_seconds()))
    return SignInBegun(location=url)


@router.post("/answer", dependencies=[OWN_PAGE])
async def answer(
    told: ProviderAnswer,
    services: TheServices,
    sign_in: TheSignIn,
    caller: AnotherCaller,
    request: Request,
    response: Response,
) -> SignedInSeen:
    """Be whom the provider says; who has no account yet is asked for a name (`outcome` `new`).

    A browser gets a new cookie; a program goes on with its token.
    """
    token = request.cookies.get(SIGN_IN_COOKIE)
    signed_in = await sign_in.answer(caller, token, Answer(told.state, told.code, told.iss))
    if signed_in.outcome != "new":
        drop_sign_in_cookie(response)
    return await _seen(services, signed_in, request, response)


@router.post("/account", status_code=201, dependencies=[OWN_PAGE])
async def create_account(
    wanted: NameChosen,
    services: TheServices,
    sign_in: TheSignIn,
    caller: TheCaller,
    request: Request,
    response: Response,
) -> Me:
    """Take a name, after a first sign-in: the guest who asks becomes an account and keeps all they have."""
    await services.closures.demand_open("registration")
    services.limiter.count("accounts", address_of(request))
    token = request.cookies.get(SIGN_IN_COOKIE)
    admission = await sign_in.create(caller, token, wanted.name)
    drop_sign_in_cookie(response)
    return await admitted(services, admission, request, response)


@router.post("/unlinking", status_code=204, dependencies=[OWN_PAGE])
async def unlink(
    wanted: Unlinking, services: TheServices, sign_in: TheSignIn, person: Somebody, request: Request
) -> None:
    """Have the provider know one's account no more; who has no password must choose one before."""
    await sign_in.demand_unlinkable(person)
    await demand_password(services, person, wanted.password, request)
    await sign_in.unlink(person)


async def _seen(
    services: Services, signed_in: SignedIn, request: Request, response: Response
) -> SignedInSeen:
    admission = signed_in.admission
    me = None if admission is None else await admitted(services, admission, request, response)
    return SignedInSeen(
        outcome=signed_in.outcome, back=signed_in.back, suggestion=signed_in.suggestion, me=me
    )


def _own_address(request: Request) -> str:
    """Where the page that asks comes from: a browser says it, behind whatever proxies."""
    url = request.url
    return request.headers.get("origin") or f"{url.scheme}://{url.netloc}"
