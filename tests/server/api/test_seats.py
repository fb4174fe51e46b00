"""Tables at which people gather: inviting, taking seats, leaving them, starting, calling off."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier

import pytest
import segno
from websockets.exceptions import ConnectionClosed

from ...settings import many
from ..clients import PATIENCE, PERSON, RANDOM_BOT, Client, Table, frames
from ..gathered import OPEN, invite, join, kinds, leave, room, take
from ..gathered import reason as refusal
from ..problems import problem

TRIES = many(200, soaking=1_000)
FOUR_OPEN = ({"kind": "person"}, OPEN, OPEN, OPEN)


@pytest.fixture
def third(address: str) -> Iterator[Client]:
    with Client(address) as client:
        yield client


# Inviting and joining


def test_a_match_with_an_open_seat_waits(client: Client) -> None:
    table = invite(client, PERSON, OPEN)
    assert table.begun["status"] == "waiting"
    assert kinds(table) == ["person", "open"]
    assert refusal(client.get(table.path)) == "not-begun"
    assert refusal(client.get(f"{table.path}/record")) == "not-begun"
    assert refusal(table.act(0, "soul", expect=1)) == "not-begun"


def test_with_the_last_seat_taken_the_match_begins(
    client: Client, stranger: Client, third: Client
) -> None:
    table = invite(client, PERSON, OPEN, OPEN, game="teufel-teufel")
    assert take(table, stranger, 2).json() == {"status": "waiting"}
    assert take(table, third, 1).json() == {"status": "running"}
    assert table.read(0)["view"]["state"]["to_play"] is not None


def test_the_seed_hash_is_known_before_anybody_sits_down(client: Client, stranger: Client) -> None:
    table = invite(client, PERSON, OPEN)
    join(table, stranger, 1)
    assert table.read(0)["view"]["match"]["seed_hash"] == table.begun["seed_hash"]


def test_who_joins_without_being_known_becomes_a_guest(client: Client, stranger: Client) -> None:
    table = invite(client, PERSON, OPEN)
    assert not stranger.http.cookies
    join(table, stranger, 1)
    assert len(stranger.http.cookies) == 1
    assert stranger.get(table.path, seat=1).status_code == 200
    assert refusal(stranger.get(table.path, seat=0), 403) == "not-your-seat"


def test_people_are_called_as_they_wish(client: Client, stranger: Client, third: Client) -> None:
    table = invite(client, *FOUR_OPEN[:3], game="teufel-teufel", names=["Ada", None, None])
    join(table, stranger, 1, name="Bob")
    assert [seat["name"] for seat in room(table)["seats"]] == ["Ada", "Bob", None]
    join(table, stranger, 1, name="Bobby")
    join(table, third, 2)
    record = table.record(None)
    assert [player["name"] for player in record["players"]] == ["Ada", "Bobby", None]


@pytest.mark.parametrize("name", ["", " ", "\t \n", "a\x00b", "a" * 41, 7])
def test_a_name_can_be_read_and_is_not_too_long(
    client: Client, stranger: Client, name: object
) -> None:
    table = invite(client, PERSON, OPEN)
    assert refusal(take(table, stranger, 1, name=name), 422) == "invalid"
    assert kinds(table) == ["person", "open"]


def test_everybody_sees_which_seats_are_his_own(client: Client, stranger: Client) -> None:
    table = invite(client, *FOUR_OPEN, game="teufel-teufel")
    join(table, stranger, 2)
    assert [seat["yours"] for seat in room(table)["seats"]] == [True, False, False, False]
    assert [seat["yours"] for seat in room(table, stranger)["seats"]] == [False, False, True, False]
    assert (room(table)["host"], room(table, stranger)["host"]) == (True, False)


def test_one_person_may_take_several_seats(client: Client, stranger: Client) -> None:
    table = invite(client, *FOUR_OPEN, game="teufel-teufel")
    for seat in (1, 2, 3):
        join(table, stranger, seat)
    assert [stranger.get(table.path, seat=seat).status_code for seat in (1, 2, 3)] == [200] * 3


def test_a_taken_seat_and_one_that_is_not_there_are_refused(
    client: Client, stranger: Client, third: Client
) -> None:
    table = invite(client, PERSON, OPEN, OPEN, RANDOM_BOT, game="teufel-teufel")
    join(table, stranger, 1)
    assert refusal(take(table, third, 0)) == "seat-taken"
    assert refusal(take(table, third, 1)) == "seat-taken"
    assert refusal(take(table, third, 3)) == "seat-taken"
    assert problem(take(table, third, 4), 422)["allowed"] == [0, 1, 2, 3]
    assert refusal(take(Table(client, "none", {}), third, 0), 404) == "no-such-match"


def test_who_has_taken_the_last_seat_may_ask_again_and_who_was_too_late_is_told(
    client: Client, stranger: Client, third: Client
) -> None:
    table = invite(client, PERSON, OPEN)
    answers = [take(table, stranger, 1) for _ in range(2)]
    assert [answer.json() for answer in answers] == [{"status": "running"}] * 2
    assert refusal(take(table, third, 1)) == "seat-taken"


def test_of_two_who_take_a_seat_at_the_same_instant_one_gets_it(address: str) -> None:
    seats, game = (PERSON, *[OPEN] * 5), "teufel-teufel"
    with ExitStack() as stack, ThreadPoolExecutor(2) as threads:
        host, *rivals = (stack.enter_context(Client(address)) for _ in range(3))
        for rival in rivals:
            take(invite(host, *seats, game=game), rival, 1).raise_for_status()
        tables = [invite(host, *seats, game=game) for _ in range(TRIES // 5)]
        together = Barrier(2)

        def grab(rival: Client) -> list[tuple[int, str | None]]:
            answers = []
            for table in tables:
                for seat in range(1, 6):
                    together.wait()
                    answer = take(table, rival, seat)
                    answers.append((answer.status_code, answer.json().get("reason")))
            return answers

        one, other = threads.map(grab, rivals)
    assert len(one) == len(other) == TRIES
    for pair in zip(one, other, strict=True):
        assert sorted(pair, key=str) == [(200, None), (409, "seat-taken")]
    assert {answer for answer, _ in one} == {200, 409}, "they never came close"


# Leaving


def test_a_seat_that_is_left_can_be_taken_by_another(
    client: Client, stranger: Client, third: Client
) -> None:
    table = invite(client, PERSON, OPEN, OPEN, game="teufel-teufel")
    join(table, stranger, 1, name="Bob")
    assert leave(table, stranger, 1).json() == {"status": "waiting"}
    assert (kinds(table)[1], room(table)["seats"][1]["name"]) == ("open", None)
    join(table, third, 1)
    assert refusal(stranger.get(f"{table.path}/events", seat=1), 403) == "not-your-seat"


def test_nobody_leaves_for_another_but_the_host_puts_out_whom_he_will(
    client: Client, stranger: Client, third: Client
) -> None:
    table = invite(client, PERSON, OPEN, OPEN, RANDOM_BOT, OPEN, game="teufel-teufel")
    join(table, stranger, 1)
    join(table, third, 2)
    assert refusal(leave(table, third, 1), 403) == "not-your-seat"
    for seat in (1, 3):
        assert leave(table, client, seat).status_code == 200
    assert kinds(table) == ["person", "open", "person", "open", "open"]


def test_a_match_that_has_begun_is_not_left(client: Client, stranger: Client) -> None:
    table = invite(client, PERSON, OPEN)
    join(table, stranger, 1)
    assert refusal(leave(table, stranger, 1)) == "has-begun"
    assert refusal(leave(table, client, 1)) == "has-begun"


def test_who_was_put_out_sees_nothing_of_the_seat_that_another_has_taken(
    client: Client, stranger: Client, third: Client
) -> None:
    table = invite(client, PERSON, OPEN)
    waiting = invite(client, PERSON, OPEN, OPEN, game="teufel-teufel")
    mine = join(waiting, stranger, 1)
    with mine.live(1) as live:
        live.room(lambda seen: seen["seats"][1]["present"])
        leave(waiting, client, 1).raise_for_status()
        live.room(lambda seen: seen["seats"][1]["kind"] == "open")
        join(waiting, third, 1)
        join(waiting, third, 2)
        snap = live.snap()
        assert snap["view"]["seat"] is None
        live.act("stop", expect=snap["v"])
        assert live.next()["reason"] == "not-your-seat"
    assert table.begun["status"] == "waiting"


# Starting


def test_the_host_has_bots_take_the_free_seats(client: Client, stranger: Client) -> None:
    table = invite(client, *FOUR_OPEN, game="teufel-teufel")
    join(table, stranger, 2)
    answer = client.http.post(f"{table.path}/start", json={"level": "random"})
    assert answer.json() == {"status": "running"}
    assert kinds(table) == ["person", "bot", "person", "bot"]
    levels = [seat["level"] for seat in room(table)["seats"]]
    assert levels == [None, "random", None, "random"]


def test_only_the_host_starts_and_only_once(client: Client, stranger: Client) -> None:
    table = invite(client, PERSON, OPEN, OPEN, game="teufel-teufel")
    join(table, stranger, 1)
    start = f"{table.path}/start"
    assert refusal(stranger.http.post(start, json={"level": "random"}), 403) == "not-the-host"
    assert refusal(client.http.post(start, json={"level": "god"}), 422) == "not-allowed"
    client.http.post(start, json={"level": "random"}).raise_for_status()
    assert refusal(client.http.post(start, json={"level": "random"})) == "has-begun"


# Calling off


def test_a_match_that_is_called_off_is_no_more(client: Client, stranger: Client) -> None:
    table = invite(client, *FOUR_OPEN, game="teufel-teufel")
    other = join(table, stranger, 1)
    assert refusal(stranger.http.delete(table.path), 403) == "not-the-host"
    with table.live(0) as host, other.live(1) as guest:
        host.room(lambda seen: seen["seats"][1]["present"])
        assert client.http.delete(table.path).status_code == 204
        for live in (host, guest):
            with pytest.raises(ConnectionClosed) as caught:
                live.next()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4000
    for path in ("", "/room", "/messages"):
        assert refusal(client.get(table.path + path), 404) == "no-such-match"
    assert refusal(take(table, stranger, 2), 404) == "no-such-match"


def test_the_event_stream_of_a_match_that_is_called_off_ends(client: Client) -> None:
    table = invite(client, PERSON, OPEN)
    with client.http.stream("GET", f"{table.path}/events") as response, Client(client.address):
        end = time.monotonic() + PATIENCE
        while room(table)["watching"] + room(table)["seats"][0]["present"] == 0:
            assert time.monotonic() < end
        client.http.delete(table.path).raise_for_status()
        assert "ev" not in "".join(response.iter_lines())


def test_a_match_that_has_begun_is_not_called_off(client: Client, stranger: Client) -> None:
    table = invite(client, PERSON, OPEN)
    join(table, stranger, 1)
    assert refusal(client.http.delete(table.path)) == "has-begun"


# Live


def test_a_waiting_table_sends_who_is_there_and_then_the_match(
    client: Client, stranger: Client
) -> None:
    table = invite(client, PERSON, OPEN, names=["Ada", None])
    with table.live(0) as live:
        first = live.room()
        assert (first["status"], first["host"], first["rematch"]) == ("waiting", True, None)
        assert (first["game"], first["seed_hash"]) == ("doctor-faust", table.begun["seed_hash"])
        join(table, stranger, 1, name="Bob")
        told = live.until("snap")
        running = live.room(lambda seen: seen["status"] == "running")
        assert {frame["type"] for frame in told} == {"ev", "snap"}
        assert [frame["v"] for frame in frames("ev", told)] == list(range(1, told[-1]["v"] + 1))
        assert told[-1]["view"]["seat"] == 0
        assert [seat["name"] for seat in running["seats"]] == ["Ada", "Bob"]


def test_who_has_taken_a_seat_opens_his_connection_anew_for_it(
    client: Client, stranger: Client
) -> None:
    table = invite(client, PERSON, OPEN)
    seen = Table(stranger, table.id, table.begun)
    with seen.live(None) as live:
        live.room()
        join(table, stranger, 1)
        assert live.snap()["view"]["seat"] is None
    with seen.live(1) as live:
        assert live.snap()["view"]["seat"] == 1


def test_spectators_see_the_match_and_are_counted(
    client: Client, stranger: Client, third: Client
) -> None:
    table = invite(client, PERSON, OPEN)
    seen = Table(third, table.id, table.begun)
    with table.live(0) as host, seen.live(None) as one, seen.live(None) as two:
        host.room(lambda told: told["watching"] == 2)
        join(table, stranger, 1)
        for live in (one, two):
            snap = live.snap()
            assert (snap["view"]["seat"], snap["view"]["walks"]) == (None, [])
        live.act("soul", expect=snap["v"])
        assert two.next()["reason"] == "not-your-seat"


# The code to be scanned


def drawn(svg: str) -> str:
    """The dark modules of a QR code."""
    (path,) = re.findall(r'class="qrline"[^>]* d="([^"]+)"', svg)
    return str(path)


def test_the_qr_code_holds_the_address_of_the_page(client: Client) -> None:
    table = invite(client, PERSON, OPEN)
    answer = client.get(f"{table.path}/qr.svg")
    assert answer.headers["Content-Type"].startswith("image/svg+xml")
    code = segno.make(f"{client.address}/m/{table.id}", error="m")
    assert drawn(answer.text) == drawn(code.svg_inline(border=4))
    assert drawn(answer.text) != drawn(segno.make(client.address, error="m").svg_inline(border=4))


def test_a_host_name_that_no_code_can_hold_is_refused(client: Client) -> None:
    table = invite(client, PERSON, OPEN)
    answer = client.http.get(f"{table.path}/qr.svg", headers={"Host": "a" * 4_000})
    assert refusal(answer, 400) == "bad-request"


# Methods


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/mutes/0", "DELETE, PUT"), ("/seats/0", "DELETE, PUT"), ("", "DELETE, GET")],
)
def test_what_may_be_done_at_an_address_is_told_in_full(
    client: Client, path: str, allowed: str
) -> None:
    answer = client.http.options(f"/api/matches/x{path}")
    assert (answer.status_code, answer.headers["Allow"]) == (405, allowed)


def test_at_a_public_table_nobody_but_its_host_has_two_seats(address: str) -> None:
    with Client(address) as host, Client(address) as guest:
        table = invite(host, PERSON, OPEN, OPEN, OPEN, game="teufel-teufel", public=True)
        assert take(table, guest, 1).status_code == 200
        assert take(table, guest, 1).status_code == 200, "asked again"
        assert refusal(take(table, guest, 2)) == "one-seat-each"
        assert take(table, host, 2).status_code == 200
        assert guest.http.delete(f"{table.path}/seats/1").status_code == 200
        assert take(table, guest, 3).status_code == 200


def test_others_see_who_sits_in_several_seats(address: str) -> None:
    with Client(address) as host, Client(address) as guest:
        table = invite(host, PERSON, OPEN, OPEN, OPEN, game="teufel-teufel")
        for seat in (1, 2):
            assert take(table, guest, seat).status_code == 200
        seats = host.get(f"{table.path}/room").json()["seats"]
        assert [seat["same_as"] for seat in seats] == [None, None, 1, None]
