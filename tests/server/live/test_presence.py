"""Who is there and who is away; bots that take over from those who stay away, and their return."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta

import pytest

from ..clients import RANDOM_BOT, Client, Frame, Table
from ..gathered import (
    OPEN,
    company,
    do,
    done,
    invite,
    join,
    reason,
    room,
    standing,
    take,
    to_play,
    until_left,
)
from ..waiting import eventually

GRACE = 0.4
"""Of the hasty server."""


def seat_of(seen: Frame, seat: int) -> Frame:
    found: Frame = seen["seats"][seat]
    return found


def present(seat: int, *, there: bool = True) -> Callable[[Frame], bool]:
    return lambda seen: seat_of(seen, seat)["present"] is there


@pytest.fixture
def three(hasty: str) -> Iterator[list[Table]]:
    """Three people and a bot, at the hasty server."""
    with company(hasty, 3, RANDOM_BOT, game="teufel-teufel") as tables:
        yield tables


# Coming and going


def test_others_see_who_comes_and_goes(address: str) -> None:
    with company(address, 2) as (one, other), one.live(0) as live:
        first = live.room(present(1, there=False))
        assert seat_of(first, 1)["away_since"] is not None
        assert seat_of(first, 0)["present"]
        with other.live(1):
            there = live.room(present(1))
            assert seat_of(there, 1)["away_since"] is None
        gone = live.room(present(1, there=False))
        assert seat_of(gone, 1)["away_since"] > seat_of(first, 1)["away_since"]


def test_bots_are_there_and_free_seats_are_not(client: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN, RANDOM_BOT, game="teufel-teufel")
    seen = room(table)["seats"]
    assert [seat["present"] for seat in seen] == [False, False, True]
    assert [seat["away_since"] is None for seat in seen] == [False, True, True]


def test_who_has_several_connections_is_there_until_the_last_is_closed(address: str) -> None:
    with company(address, 2) as (one, other), one.live(0) as live:
        with other.live(1):
            with other.live(1):
                live.room(present(1))
            with other.live(None):
                live.send(type="resume", after=0)
                live.snap()
                assert present(1)(room(one))
        live.room(present(1, there=False))


def test_who_has_several_seats_is_there_in_all_of_them(client: Client, stranger: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN, OPEN, game="teufel-teufel")
    others = [join(table, stranger, seat) for seat in (1, 2)]
    with others[0].live(1), table.live(0) as live:
        assert seat_of(live.room(present(1)), 2)["present"]


def test_an_event_stream_counts_as_being_there(client: Client, stranger: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN)
    join(table, stranger, 1)
    with stranger.http.stream("GET", f"{table.path}/events", params={"seat": 1}):
        eventually(lambda: seat_of(room(table), 1)["present"])


def test_who_has_not_come_is_away_since_he_sat_down(client: Client, stranger: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN, OPEN, game="teufel-teufel")
    with table.live(0) as live:
        live.room()
        moment = datetime.now(UTC)
        join(table, stranger, 1)
        seated = live.room(lambda seen: seen["seats"][1]["kind"] == "person")
        away_since = datetime.fromisoformat(seat_of(seated, 1)["away_since"])
        assert away_since >= moment - timedelta(milliseconds=1)


def test_nobody_is_away_from_a_match_before_it_begins(client: Client, stranger: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN)
    with table.live(0) as live:
        live.room()
        waiting = seat_of(live.rooms[-1], 1)
        assert (waiting["present"], waiting["away_since"]) == (False, None)
        time.sleep(0.05)
        join(table, stranger, 1)
        started = live.snap()["view"]["match"]["created"]
        running = live.room(lambda seen: seen["status"] == "running")
        assert seat_of(running, 1)["away_since"] >= started


# A bot takes over


def test_who_is_there_is_not_replaced(three: list[Table]) -> None:
    one, two, three_ = three
    with three_.live(2) as live:
        live.snap()
        time.sleep(GRACE)
        assert reason(do(one, "vote", 0, about=2)) == "not-away"
        assert reason(do(one, "substitute", None, about=2)) == "not-away"
    assert reason(do(two, "vote", 1, about=2)) == "not-away"


def test_after_the_grace_most_of_the_others_give_a_seat_to_a_bot(three: list[Table]) -> None:
    one, two, _ = three
    with one.live(0) as live:
        live.snap()
        assert reason(do(one, "vote", 0, about=2)) == "not-away"
        until_left(one, 2)
        done(one, "vote", 0, about=2)
        seen = standing(one)
        assert (seen["votes"], seen["substitutes"]) == (
            [{"about": 2, "volunteer": None, "by": [0]}],
            [None] * 4,
        )
        assert reason(do(one, "vote", 0, about=2)) == "voted-before"
        done(two, "vote", 1, about=2)
        assert standing(one)["substitutes"] == [None, None, "random", None]


def test_the_host_alone_may_give_a_seat_to_a_bot(three: list[Table]) -> None:
    one, two, _ = three
    until_left(one, 2)
    assert reason(do(two, "substitute", None, about=2), 403) == "not-the-host"
    done(one, "substitute", None, about=2)
    assert standing(two)["substitutes"][2] == "random"
    assert reason(do(one, "substitute", None, about=2)) == "not-a-person"
    assert reason(do(one, "substitute", None, about=3)) == "not-a-person"


def test_the_bot_moves_in_the_seat(three: list[Table]) -> None:
    one, _, _ = three
    until_left(one, 1, 2)
    done(one, "substitute", None, about=2)
    done(one, "substitute", None, about=1)
    with one.live(0) as live:
        while live.snap()["view"]["state"]["to_play"] != 0:
            pass
        legal = one.read(0)["view"]["state"]["legal"]
        v = one.read(0)["v"]
        live.act(legal[0], expect=v)
    eventually(lambda: any(entry["seat"] == 2 for entry in one.record(0)["actions"]) or over(one))


def over(table: Table) -> bool:
    return standing(table)["result"] is not None


def test_the_person_comes_back_to_the_seat(three: list[Table]) -> None:
    one, _, away = three
    until_left(one, 2)
    done(one, "substitute", None, about=2)
    assert reason(do(away, "return", 1), 403) == "not-your-seat"
    done(away, "return", 2)
    assert standing(one)["substitutes"] == [None] * 4
    assert reason(do(away, "return", 2)) == "not-substituted"


def test_a_repeated_vote_is_answered_alike_though_the_person_is_back(three: list[Table]) -> None:
    one, _, away = three
    until_left(one, 2)
    v = done(one, "substitute", None, about=2, cmd="mine")
    done(away, "return", 2)
    with away.live(2) as live:
        live.snap()
        assert done(one, "substitute", None, about=2, cmd="mine") == v
        assert standing(one)["substitutes"] == [None] * 4


def test_who_comes_back_within_the_grace_is_not_replaced(three: list[Table]) -> None:
    one, _, away = three
    until_left(one, 2)
    with one.live(0) as live:
        with away.live(2):
            live.room(present(2))
        live.room(present(2, there=False))
        with away.live(2):
            live.room(present(2))
            time.sleep(GRACE)
            assert reason(do(one, "substitute", None, about=2)) == "not-away"


def test_who_has_just_sat_down_is_given_the_grace(hasty: str) -> None:
    with ExitStack() as stack:
        host, guest = (stack.enter_context(Client(hasty)) for _ in range(2))
        table = invite(host, {"kind": "person"}, OPEN)
        live = stack.enter_context(table.live(0))
        live.room()
        time.sleep(GRACE)
        take(table, guest, 1).raise_for_status()
        assert reason(do(table, "substitute", None, about=1)) == "not-away"


def test_who_was_away_before_the_match_began_is_given_the_grace(hasty: str) -> None:
    with ExitStack() as stack:
        host, early, late = (stack.enter_context(Client(hasty)) for _ in range(3))
        table = invite(host, {"kind": "person"}, OPEN, OPEN, game="teufel-teufel")
        join(table, early, 1)
        time.sleep(GRACE)
        join(table, late, 2)
        assert reason(do(table, "substitute", None, about=1)) == "not-away"
        until_left(table, 1)
        done(table, "substitute", None, about=1)


def test_who_has_days_for_a_turn_may_be_away_for_days(hasty: str) -> None:
    with company(hasty, 2, clock={"kind": "days", "days": 3}) as (one, _):
        assert room(one)["grace"] == 3 * 24 * 3600
        time.sleep(GRACE)
        assert reason(do(one, "substitute", None, about=1)) == "not-away"


def test_a_bot_goes_on_when_the_seat_that_is_to_move_is_given_to_it(three: list[Table]) -> None:
    mover = to_play(three[0])
    if mover == 3:
        with three[0].live(0) as live:
            while (mover := live.snap()["view"]["state"]["to_play"]) == 3:
                pass
    assert mover is not None
    until_left(three[0], mover)
    before = three[0].read(None)["v"]
    done(three[0], "substitute", None, about=mover)
    eventually(lambda: to_play(three[0]) != mover or over(three[0]))
    assert three[0].read(None)["v"] > before + 1
