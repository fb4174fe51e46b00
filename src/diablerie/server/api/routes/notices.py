"""Routes of notices: where somebody is called back, of what, and when not; a trial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path
from pydantic import BaseModel, Field

from ....rejection import Rejection, not_among
from ....words import LANGUAGES
from ...notices.occasions import OCCASIONS, Occasion
from ...notices.quiet_hours import QuietHours
from ...notices.targets import Target, TargetKind, Wishes
from ...protocol.frames import LARGEST, Frame
from ..dependencies import Somebody, TheCaller, TheServices
from ..origin_check import OWN_PAGE

if TYPE_CHECKING:
    from ...notices.desk import NoticeDesk
else:
    # It speaks to the outside, for which an extra is needed that few servers have.
    NoticeDesk = Any

router = APIRouter(prefix="/api", tags=["people"])

Time = Annotated[str, Field(min_length=5, max_length=5)]

Place = Annotated[str, Field(min_length=1, max_length=2000)]

Key = Annotated[str, Field(min_length=1, max_length=200)]

Language = Annotated[str, Field(min_length=2, max_length=8)]


Number = Annotated[int, Path(ge=1, le=LARGEST)]


def desk_of(services: TheServices) -> NoticeDesk:
    """Where wishes are taken. Raises Rejection conflict if nobody is called back here."""
    if services.notices is None:
        raise Rejection("conflict", "no-notices", "this server calls nobody back")
    return services.notices.desk


TheDesk = Annotated[NoticeDesk, Depends(desk_of)]


class NoticesOffered(BaseModel):
    """By what this server calls people back."""

    push_key: str | None
    """What browsers subscribe with (VAPID, base64url); null: nobody is called back here."""
    mail: bool
    webhooks: bool


class Quiet(Frame):
    """Between which times of the day nobody is called, by the clocks of a time zone."""

    begin: Time
    """Such as `22:30`."""
    end: Time
    zone: Annotated[str, Field(min_length=1, max_length=60)]
    """Such as `Europe/Paris`."""


class WishesWanted(Frame):
    """How somebody wants to be told."""

    language: Language
    occasions: Annotated[list[Occasion], Field(max_length=10)]
    """Their turn, a match that begins, one that ends, a rematch asked for, an offer or a vote."""
    quiet: Quiet | None = None


class TargetSeen(BaseModel):
    """Where somebody is told."""

    number: int
    kind: TargetKind
    address: str
    created: str
    confirmed: bool
    """Whether the code in a mail that went there has been said; before that nothing else goes there."""


class NoticesSeen(BaseModel):
    """How somebody is told, and where."""

    language: str
    occasions: list[Occasion]
    quiet: Quiet | None
    targets: list[TargetSeen]


class PushKeysGiven(Frame):
    """With what notices to a browser are encrypted, as its subscription has it (base64url)."""

    p256dh: Key
    auth: Key


class TargetWanted(Frame):
    """Where somebody wants to be told."""

    kind: TargetKind
    address: Place
    """The endpoint of the browser's push service, the address of mail, or that of a chat service."""
    keys: PushKeysGiven | None = None
    """Of push alone."""
    language: Language | None = None
    """In which language they are told from now on; null: as before."""


class Code(Frame):
    """The code from a mail."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class Tried(BaseModel):
    """What has come of a trial."""

    outcome: Literal["told", "gone", "refused", "away"]
    """`told`: it has been taken there. `gone`: nobody is there, and the target is forgotten. `refused`: it is
    not taken there. `away`: nobody has answered."""


@router.get("/notices")
async def read_offered(services: TheServices) -> NoticesOffered:
    """By what this server calls people back."""
    if services.notices is None:
        return NoticesOffered(push_key=None, mail=False, webhooks=False)
    desk = services.notices.desk
    return NoticesOffered(
        push_key=await desk.push_key(), mail=desk.by_mail, webhooks=desk.by_webhook
    )


@router.get("/me/notices")
async def read_own(desk: TheDesk, person: Somebody) -> NoticesSeen:
    """How the caller is told, and where."""
    wishes, targets = await desk.read(person)
    quiet = wishes.quiet
    return NoticesSeen(
        language=wishes.language,
        occasions=list(wishes.occasions),
        quiet=None if quiet is None else Quiet(begin=quiet.begin, end=quiet.end, zone=quiet.zone),
        targets=[_seen(target) for target in targets],
    )


@router.put("/me/notices", dependencies=[OWN_PAGE])
async def change_own(
    wanted: WishesWanted, desk: TheDesk, services: TheServices, person: Somebody
) -> NoticesSeen:
    """Have the caller told otherwise."""
    services.limiter.count("notice_changes", person)
    _demand_language(wanted.language)
    quiet = None
    if wanted.quiet is not None:
        try:
            quiet = QuietHours(wanted.quiet.begin, wanted.quiet.end, wanted.quiet.zone)
        except ValueError as error:
            raise Rejection(
                "invalid", "not-allowed", f"quiet: {error}", {"param": "quiet"}
            ) from error
    occasions = tuple(one for one in OCCASIONS if one in wanted.occasions)
    await desk.wish(person, Wishes(wanted.language, occasions, quiet))
    return await read_own(desk, person)


@router.post("/me/notices/targets", status_code=201, dependencies=[OWN_PAGE])
async def add_target(
    wanted: TargetWanted,
    desk: TheDesk,
    services: TheServices,
    person: Somebody,
    caller: TheCaller,
) -> TargetSeen:
    """Have the caller told somewhere: in a browser for as long as its session lasts, by mail once confirmed.

    An account has one address of mail and one of a chat service: another takes its place.
    """
    services.limiter.count("notice_changes", person)
    if wanted.language is not None:
        _demand_language(wanted.language)
    credential = caller.credential
    keys = None if wanted.keys is None else wanted.keys.model_dump()
    return _seen(
        await desk.add(
            person,
            None if credential is None else credential.token_hash,
            wanted.kind,
            wanted.address,
            keys,
            wanted.language,
        )
    )


@router.post("/me/notices/targets/{number}/confirmation", dependencies=[OWN_PAGE])
async def confirm_target(
    number: Number, wanted: Code, desk: TheDesk, services: TheServices, person: Somebody
) -> TargetSeen:
    """Say the code from a mail."""
    services.limiter.count("notice_changes", person)
    return _seen(await desk.confirm(person, number, wanted.code))


@router.post("/me/notices/targets/{number}/trial", dependencies=[OWN_PAGE])
async def try_target(
    number: Number, desk: TheDesk, services: TheServices, person: Somebody
) -> Tried:
    """Tell the caller something there now."""
    services.limiter.count("notice_changes", person)
    return Tried(outcome=await desk.try_out(person, number))


@router.delete("/me/notices/targets/{number}", status_code=204, dependencies=[OWN_PAGE])
async def remove_target(number: Number, desk: TheDesk, person: Somebody) -> None:
    """Tell the caller there no more."""
    await desk.remove(person, number)


def _demand_language(language: str) -> None:
    if language not in LANGUAGES:
        raise not_among("language", language, LANGUAGES)


def _seen(target: Target) -> TargetSeen:
    return TargetSeen(
        number=target.number,
        kind=target.kind,
        address=target.address,
        created=target.created,
        confirmed=target.is_confirmed,
    )
