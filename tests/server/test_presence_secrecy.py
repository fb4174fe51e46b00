"""Non-interference: since when somebody does nothing, or is on vacation, tells nothing of hidden cards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from diablerie.events import Seat
from diablerie.server.live.presence import PresenceTracker

from .clients import PERSON, Client, Serve, Table
from .gathered import invite, room
from .logins import register
from .two_worlds import played_alike

SEED = 5
FIELDS = ("idle_since", "vacation_since")
SLOW = {"kind": "days", "days": 1}

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(scope="module")
def restless(serve: Serve) -> Iterator[str]:
    """A server at which whoever is to move has done nothing for too long at once."""
    with serve(patience=0.0, mercy=0.0) as address:
        yield address


@pytest.fixture
def player(restless: str) -> Iterator[Client]:
    """Somebody with an account, who plays for both seats."""
    with Client(restless) as client:
        register(client)
        yield client


@pytest.fixture
def spectator(restless: str) -> Iterator[Client]:
    with Client(restless) as client:
        yield client


class Seen:
    """What both fields have told, in one world; moments by what is known to have been then."""

    def __init__(self, table: Table, spectator: Client) -> None:
        self.table = table
        self._viewers = (table.client, spectator)
        self.told: list[Any] = []

    def look(self) -> None:
        known = self._known()
        for viewer in self._viewers:
            seats = room(self.table, viewer)["seats"]
            told = [[_named(seat[field], known) for field in FIELDS] for seat in seats]
            self.told.append(told)

    def _known(self) -> dict[str, str]:
        """The moments that everybody at a table knows of."""
        record = self.table.record(None)
        moments = {entry["at"]: f"entry {n}" for n, entry in enumerate(record["actions"])}
        vacation = self.table.client.get("/api/me/vacation").json()["since"]
        return {record["started"]: "the start", **moments, vacation: "the vacation"}


def _named(moment: str | None, known: dict[str, str]) -> str | None:
    return None if moment is None else known.get(moment, moment)


def seen_in_both(player: Client, spectator: Client, **asked: Any) -> tuple[list[Any], list[Any]]:
    """What both fields tell in two worlds that neither seat 0 nor a spectator can tell apart."""
    tables = [invite(player, PERSON, PERSON, public=True, **asked) for _ in range(2)]
    worlds = [Seen(table, spectator) for table in tables]
    plain, swapped = worlds
    for number, _ in enumerate(played_alike(plain.table, swapped.table, Random(SEED))):
        away = bool(asked) and number % 3 == 0
        if away:
            player.http.put("/api/me/vacation").raise_for_status()
        for world in worlds:
            world.look()
        if away:
            player.http.delete("/api/me/vacation").raise_for_status()
    return plain.told, swapped.told


def test_since_when_somebody_does_nothing_is_the_same_in_both_worlds(
    player: Client, spectator: Client
) -> None:
    plain, swapped = seen_in_both(player, spectator)
    assert '["entry ' in json.dumps(plain)
    assert plain == swapped


def test_since_when_somebody_is_on_vacation_is_the_same_in_both_worlds(
    player: Client, spectator: Client
) -> None:
    plain, swapped = seen_in_both(player, spectator, clock=SLOW)
    assert '"the vacation"]' in json.dumps(plain)
    assert plain == swapped


# A leak in either is found


def secret(tracker: PresenceTracker) -> int:
    """A number from 0 to 255 that differs, mostly, whenever what seat 1 alone may know does."""
    return sha256(json.dumps(tracker._log.match.state.view(1)).encode()).digest()[0]


def in_whether_one_is_idle(patch: pytest.MonkeyPatch) -> None:
    honest = PresenceTracker.idle_since

    def leaky(self: PresenceTracker, seat: Seat) -> datetime | None:
        return honest(self, seat) if secret(self) % 2 else None

    patch.setattr(PresenceTracker, "idle_since", leaky)


def in_since_when_one_is_idle(patch: pytest.MonkeyPatch) -> None:
    honest = PresenceTracker.idle_since

    def leaky(self: PresenceTracker, seat: Seat) -> datetime | None:
        since = honest(self, seat)
        return since and since - timedelta(milliseconds=secret(self))

    patch.setattr(PresenceTracker, "idle_since", leaky)


def in_whether_one_is_on_vacation(patch: pytest.MonkeyPatch) -> None:
    honest = PresenceTracker.vacation_since

    def leaky(self: PresenceTracker, seat: Seat) -> str | None:
        return honest(self, seat) if secret(self) % 2 else None

    patch.setattr(PresenceTracker, "vacation_since", leaky)


def in_since_when_one_is_on_vacation(patch: pytest.MonkeyPatch) -> None:
    honest = PresenceTracker.vacation_since

    def leaky(self: PresenceTracker, seat: Seat) -> str | None:
        since = honest(self, seat)
        return since and f"{since[:-4]}{secret(self):03}Z"

    patch.setattr(PresenceTracker, "vacation_since", leaky)


@pytest.mark.parametrize(
    ("plant", "asked"),
    [
        (in_whether_one_is_idle, {}),
        (in_since_when_one_is_idle, {}),
        (in_whether_one_is_on_vacation, {"clock": SLOW}),
        (in_since_when_one_is_on_vacation, {"clock": SLOW}),
    ],
)
def test_a_leak_is_found(
    player: Client,
    spectator: Client,
    monkeypatch: pytest.MonkeyPatch,
    plant: Plant,
    asked: dict[str, Any],
) -> None:
    plant(monkeypatch)
    plain, swapped = seen_in_both(player, spectator, **asked)
    assert plain != swapped
