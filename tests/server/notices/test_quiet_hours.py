"""Nobody is called in their quiet hours, by the clocks of where they are."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest

from diablerie.server.notices import keeper
from diablerie.server.notices.quiet_hours import QuietHours

from ..gathered import company
from ..logins import register
from .asking import pass_turn, subscribe, wish
from .receivers import Post


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


NIGHT = QuietHours("22:30", "07:00", "Europe/Paris")


@pytest.mark.parametrize(
    ("moment", "until"),
    [
        ("2026-07-01T12:00", None),
        ("2026-07-01T20:29", None),
        ("2026-07-01T20:30", "2026-07-02T05:00"),
        ("2026-07-02T04:59", "2026-07-02T05:00"),
        ("2026-07-02T05:00", None),
        ("2026-12-01T21:30", "2026-12-02T06:00"),
        # The night in which summer time ends, and the one in which it begins.
        ("2026-10-24T21:00", "2026-10-25T06:00"),
        ("2026-03-28T22:00", "2026-03-29T05:00"),
    ],
)
def test_a_night_ends_where_somebody_is(moment: str, until: str | None) -> None:
    assert NIGHT.until(at(moment)) == (None if until is None else at(until))


def test_hours_of_one_day_end_on_it() -> None:
    school = QuietHours("08:00", "13:00", "UTC")
    assert school.until(at("2026-07-01T12:59")) == at("2026-07-01T13:00")
    assert school.until(at("2026-07-01T07:59")) is None


@pytest.mark.parametrize(
    "wrong", [("24:00", "07:00", "UTC"), ("22:00", "7", "UTC"), ("22:00", "07:00", "Mars")]
)
def test_what_is_no_time_or_no_zone_is_refused(wrong: tuple[str, str, str]) -> None:
    with pytest.raises(ValueError, match="is no time"):
        QuietHours(*wrong)


def test_who_sleeps_is_told_when_they_are_awake(calling: str, post: Post) -> None:
    with company(calling, 2) as (one, other):
        subscribe(other.client, post)
        now = datetime.now(UTC)
        quiet = {
            "begin": f"{now - timedelta(hours=1):%H:%M}",
            "end": f"{now + timedelta(hours=1):%H:%M}",
        }
        wish(other.client, quiet=quiet | {"zone": "UTC"}).raise_for_status()
        pass_turn(one)
        time.sleep(1.2)
        assert post.arrived == []
        seen = other.client.get("/api/me/notices").json()["quiet"]
        assert seen == quiet | {"zone": "UTC"}
        refused = wish(other.client, quiet=quiet | {"zone": "Mars"})
        assert refused.json()["param"] == "quiet"


def test_who_is_on_vacation_is_not_called_before_they_are_back(
    calling: str, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "VACATION", timedelta(seconds=0.5))
    with company(calling, 2) as (one, other):
        register(other.client)
        subscribe(other.client, post)
        other.client.http.put("/api/me/vacation").raise_for_status()
        pass_turn(one)
        time.sleep(1.5)
        assert post.arrived == []
        other.client.http.delete("/api/me/vacation").raise_for_status()
        post.wait()
