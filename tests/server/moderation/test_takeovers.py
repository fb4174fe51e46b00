"""Who may not say anything, or not look on, takes over no seat either."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from diablerie.server import Settings

from ..clients import Client, running
from ..gathered import company, reason, room, until_left
from ..live.test_presence import GRACE
from ..live.test_takeovers import offer, offered, vote
from ..logins import register
from .hosts import Host


@pytest.fixture
def address(hosted_settings: Settings, tmp_path: Path) -> Iterator[str]:
    """A server with an operator, at which others may take over from who is away for a moment."""
    with running(replace(hosted_settings, database=tmp_path / "m.sqlite3", grace=GRACE)) as address:
        yield address


def test_who_is_silenced_offers_nothing_and_gets_no_seat(address: str) -> None:
    with company(address, 2) as (one, _), Client(address) as guest, Host(address) as host:
        name = register(guest)
        until_left(one, 1)
        number = offered(one, guest, 1)
        assert host.do("silences", who=name, seconds=3600).is_success
        assert reason(vote(one, 0, 1, number)) == "no-such-volunteer"
        assert reason(offer(one, guest, 1), 403) == "silenced"
        assert not room(one, guest)["seats"][1]["yours"]


def test_who_is_banned_after_offering_gets_no_seat(address: str) -> None:
    with company(address, 2) as (one, _), Client(address) as guest, Host(address) as host:
        name = register(guest)
        until_left(one, 1)
        number = offered(one, guest, 1)
        assert host.do("bans", who=name, seconds=3600).is_success
        assert reason(vote(one, 0, 1, number)) == "no-such-volunteer"


def test_where_nobody_may_look_on_nobody_offers_anything(address: str) -> None:
    with company(address, 2) as (one, _), Client(address) as guest, Host(address) as host:
        guest.new_match()
        until_left(one, 1)
        assert host.put("closures/watching", closed=True).is_success
        assert reason(offer(one, guest, 1), 403) == "watching-closed"
