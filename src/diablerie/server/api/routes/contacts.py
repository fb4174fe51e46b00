"""Routes of one's own list: whom one has marked as a friend, and whom one has blocked."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel

from ...accounts.contacts import ContactKind
from ...core.usernames import LONGEST
from ...protocol.frames import Frame
from ..dependencies import Somebody, TheServices
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/me/contacts", tags=["people"], dependencies=[OWN_PAGE])

AccountNamed = Annotated[str, Path(min_length=1, max_length=4 * LONGEST)]
"""Longer than a name can be: what counts is its length when it is composed."""


class ContactWanted(Frame):
    """As what somebody is to stand in the caller's list."""

    kind: ContactKind
    """`friend`: at hand to be invited; `blocked`: cannot invite the caller by name."""


class ContactSeen(BaseModel):
    """Somebody in the caller's list."""

    name: str
    kind: ContactKind
    since: str


class ContactsSeen(BaseModel):
    """The caller's list, by name. Those in it are not told, and nobody else is."""

    contacts: list[ContactSeen]


@router.get("")
async def list_contacts(services: TheServices, person: Somebody) -> ContactsSeen:
    """The caller's list."""
    contacts = await services.contacts.of(person)
    return ContactsSeen(
        contacts=[ContactSeen(name=c.name, kind=c.kind, since=c.since) for c in contacts]
    )


@router.put("/{name}")
async def put_contact(
    name: AccountNamed, wanted: ContactWanted, services: TheServices, person: Somebody
) -> ContactsSeen:
    """Have the holder of an account in the caller's list, as a friend or blocked."""
    services.limiter.count("contacts", person)
    await services.contacts.put(person, name, wanted.kind)
    return await list_contacts(services, person)


@router.delete("/{name}")
async def remove_contact(
    name: AccountNamed, services: TheServices, person: Somebody
) -> ContactsSeen:
    """Take somebody out of the caller's list."""
    services.limiter.count("contacts", person)
    await services.contacts.remove(person, name)
    return await list_contacts(services, person)
