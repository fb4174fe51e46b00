"""Who is to move and does nothing, though connected, keeps nobody waiting for ever."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from ..clients import Serve
from ..gathered import company, do, done, reason, room, standing
from ..waiting import eventually

PATIENCE = 0.5
"""Of the server's."""


@pytest.fixture(scope="module")
def brisk(serve: Serve) -> Iterator[str]:
    """A server at which a bot may take over from those who let others wait for a moment."""
    with serve(patience=PATIENCE, substitute="random", tick=0.05, mercy=0.0) as address:
        yield address


def is_idle(seen: dict[str, Any], seat: int) -> bool:
    return seen["seats"][seat]["idle_since"] is not None


def test_who_lets_others_wait_is_seen_to_and_may_be_replaced_though_they_are_there(
    brisk: str,
) -> None:
    with company(brisk, 2) as (one, other), one.live(0), other.live(1) as live:
        seen = live.room(lambda seen: is_idle(seen, 0))
        assert seen["seats"][0]["present"]
        assert not is_idle(seen, 1)
        done(other, "vote", 1, about=0)
        assert standing(other)["substitutes"] == ["random", None]


def test_who_does_something_has_the_time_anew(brisk: str) -> None:
    with company(brisk, 2) as (one, other), one.live(0), other.live(1) as live:
        live.room(lambda seen: is_idle(seen, 0))
        one.play("s1")
        assert reason(do(other, "vote", 1, about=0)) == "not-away"
        live.rooms.clear()
        live.room(lambda seen: is_idle(seen, 0))


def test_what_others_do_meanwhile_gives_them_no_more_time(brisk: str) -> None:
    with company(brisk, 3, game="teufel-teufel") as tables:
        mover = tables[0].read(None)["view"]["state"]["to_play"]
        first, second = [seat for seat in range(3) if seat != mover]
        with tables[mover].live(mover):
            eventually(lambda: is_idle(room(tables[first]), mover))
            done(tables[first], "vote", first, about=mover)
            done(tables[second], "vote", second, about=mover)
            assert standing(tables[first])["substitutes"][mover] == "random"


def test_who_is_not_to_move_may_do_nothing_for_as_long_as_they_like(brisk: str) -> None:
    with company(brisk, 2) as (one, other), one.live(0), other.live(1) as live:
        live.room(lambda seen: is_idle(seen, 0))
        assert reason(do(one, "vote", 0, about=1)) == "not-away"


def test_with_days_for_a_turn_one_may_think_for_days(brisk: str) -> None:
    clock = {"kind": "days", "days": 1}
    with company(brisk, 2, clock=clock) as (one, other), one.live(0):
        time.sleep(PATIENCE + 0.2)
        assert not is_idle(room(other), 0)
        assert reason(do(other, "vote", 1, about=0)) == "not-away"


def test_nobody_is_reproached_with_a_moment_by_a_server_as_it_is(address: str) -> None:
    with company(address, 2) as (one, other), one.live(0):
        time.sleep(PATIENCE)
        assert reason(do(other, "vote", 1, about=0)) == "not-away"
