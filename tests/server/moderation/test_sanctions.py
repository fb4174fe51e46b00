"""Sanctions: whoever is silenced or banned is told why and until when, and it takes hold at once."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from diablerie.server.api.routes.streams import LOGGED_OUT

from ..clients import PERSON, Client
from ..gathered import OPEN, invite, take
from ..logins import log_in, register, try_to_register
from ..problems import problem
from .hosts import WHY, Host, say

# Who is meant


def test_people_are_found_by_name_number_seat_and_message(host: Host, ada: Client) -> None:
    name = register(ada)
    table = ada.new_match()
    assert say(ada, table.id, "hello", "1").status_code == 201
    number = host.show(name)["person"]
    for who in (f"person/{number}", f"{table.id}/seat/0", f"{table.id}/message/1", name.upper()):
        assert host.show(who)["name"] == name


@pytest.mark.parametrize(
    ("who", "status"),
    [
        ("nobody here", 404),
        ("person/999999", 404),
        ("nowhere/seat/0", 404),
        ("nowhere/message/1", 404),
        ("a/b", 422),
        ("", 422),
        ("x", 422),
    ],
)
def test_who_is_nobody_is_told_to_be(host: Host, who: str, status: int) -> None:
    told = problem(host.ask("people", who=who), status)
    assert status == 404 or "MATCH/seat/NUMBER" in told["detail"]


def test_a_guest_is_known_by_what_they_have(host: Host, ada: Client) -> None:
    table = ada.new_match()
    guest = host.show(f"{table.id}/seat/0")
    assert (guest["name"], len(guest["sessions"])) == (None, 1)
    assert {match["match"] for match in guest["matches"]} == {table.id}
    assert set(guest["sessions"][0]) == {"created", "seen"}, "and nothing of the token"


# Silence


def test_who_is_silenced_invites_nobody_by_name(host: Host, ada: Client, bob: Client) -> None:
    name, other = register(ada), register(bob)
    host.do("silences", who=name, seconds=3600).raise_for_status()
    table = invite(ada, PERSON, OPEN)
    asked = ada.http.put(f"{table.path}/seats/1/invitation", json={"name": other})
    assert problem(asked, 403)["reason"] == "silenced"


def test_who_is_silenced_says_nothing_and_is_told_why(host: Host, ada: Client, bob: Client) -> None:
    table = ada.new_match()
    made = host.do("silences", who=f"{table.id}/seat/0", seconds=3600)
    assert (made.status_code, made.json()["reason"]) == (201, WHY)
    refused = problem(say(ada, table.id, "hello", "1"), 403)
    assert (refused["reason"], refused["params"]["why"]) == ("silenced", WHY)
    assert refused["params"]["until"] == made.json()["until"]
    assert WHY in refused["detail"]
    with table.live(0) as live:
        live.snap()
        live.send(type="say", cmd="c", text="hello")
        assert live.until("rej")[-1]["reason"] == "silenced"
    assert say(bob, table.id, "I may", "1").status_code == 201
    assert table.act(0, table.read(0)["view"]["state"]["legal"][0]).status_code == 200


def test_a_silence_is_lifted_once(host: Host, ada: Client) -> None:
    table = ada.new_match()
    who = f"{table.id}/seat/0"
    host.do("silences", who=who)
    assert host.do("lifts", who=who, kind="silence").status_code == 204
    assert say(ada, table.id, "hello", "1").status_code == 201
    assert problem(host.do("lifts", who=who, kind="silence"), 409)["reason"] == "not-restricted"


def test_a_silence_ends_by_itself(host: Host, ada: Client) -> None:
    table = ada.new_match()
    host.do("silences", who=f"{table.id}/seat/0", seconds=1)
    assert say(ada, table.id, "hello", "1").status_code == 403
    answers = (say(ada, table.id, "hello", "1").status_code for _ in range(10_000))
    assert 201 in answers


def test_a_silence_follows_a_guest_into_their_account(host: Host, ada: Client, bob: Client) -> None:
    name = register(bob)
    table = ada.new_match()
    host.do("silences", who=f"{table.id}/seat/0")
    assert log_in(ada, name).status_code == 201
    assert problem(say(ada, table.id, "hello", "1"), 403)["reason"] == "silenced"


@pytest.mark.parametrize(("of_guest", "of_account"), [(3600, None), (None, 3600), (60, 3600)])
def test_of_two_silences_that_come_together_the_longer_is_kept(
    host: Host, ada: Client, bob: Client, of_guest: int | None, of_account: int | None
) -> None:
    name = register(bob)
    table = ada.new_match()
    told = {
        seconds: host.do("silences", who=who, seconds=seconds).json()["until"]
        for who, seconds in ((f"{table.id}/seat/0", of_guest), (name, of_account))
    }
    assert log_in(ada, name).status_code == 201
    (held,) = host.show(name)["restrictions"]
    longest = None if None in told else told[3600]
    assert held["until"] == longest


# Bans


def test_who_is_banned_is_out_at_once_and_cannot_come_back(host: Host, ada: Client) -> None:
    name = register(ada)
    table = ada.new_match()
    with table.live(0) as live:
        live.snap()
        assert host.do("bans", who=name, seconds=3600).status_code == 201
        with pytest.raises(ConnectionClosed) as closed:
            live.until("nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == LOGGED_OUT
    problem(ada.get("/api/me"), 401)
    refused = problem(log_in(ada, name), 403)
    assert (refused["reason"], refused["params"]["why"]) == ("banned", WHY)
    assert problem(log_in(ada, name, "another password"), 403)["reason"] == "wrong-login"
    host.do("lifts", who=name, kind="ban")
    assert log_in(ada, name).status_code == 201


def test_a_banned_guest_sits_down_nowhere_and_makes_no_table(
    host: Host, ada: Client, bob: Client
) -> None:
    mine, theirs = ada.new_match(), invite(bob, PERSON, OPEN)
    assert host.do("bans", who=f"{mine.id}/seat/0").json()["until"] is None
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    for answer in (
        take(theirs, ada, 1),
        ada.http.post("/api/matches", json=body),
        try_to_register(ada, "Somebody new"),
        say(ada, mine.id, "hello", "1"),
        mine.act(0, "soul", 1),
        ada.get("/api/me"),
    ):
        refused = problem(answer, 403)
        assert (refused["reason"], refused["params"]["why"]) == ("banned", WHY)


def test_where_a_guest_is_banned_another_comes_in_with_nothing_of_theirs(
    host: Host, ada: Client, bob: Client
) -> None:
    name = register(bob)
    table = ada.new_match()
    host.do("bans", who=f"{table.id}/seat/0")
    assert log_in(ada, name).status_code == 201
    assert ada.get("/api/me").json()["name"] == name
    assert host.show(f"{table.id}/seat/0")["name"] is None
    assert host.show(name)["restrictions"] == []


def test_a_banned_guest_can_be_known_no_more(host: Host, ada: Client) -> None:
    table = ada.new_match()
    host.do("bans", who=f"{table.id}/seat/0")
    assert ada.http.delete("/api/sessions/current").status_code == 204
    problem(ada.get("/api/me"), 401)


def test_the_later_sanction_counts(host: Host, ada: Client) -> None:
    table = ada.new_match()
    who = f"{table.id}/seat/0"
    host.do("bans", who=who)
    host.do("bans", who=who, seconds=60)
    (held,) = host.show(who)["restrictions"]
    assert held["until"] is not None


def test_a_time_is_one(host: Host, ada: Client) -> None:
    who = f"{ada.new_match().id}/seat/0"
    for seconds in (0, -1, 2**31 - 1, "7d"):
        assert host.do("bans", who=who, seconds=seconds).status_code == 422
    assert host.show(who)["restrictions"] == []


def test_all_that_was_done_is_in_the_log(host: Host, ada: Client) -> None:
    name = register(ada)
    host.do("silences", who=name, seconds=60)
    host.do("bans", who=name)
    host.do("lifts", who=name, kind="ban")
    lifted, banned, silenced = host.deeds()[:3]
    assert [d["deed"] for d in (silenced, banned, lifted)] == ["silence", "ban", "lift"]
    assert {(d["who"], d["why"], d["name"]) for d in (silenced, banned, lifted)} == {
        ("Eve", WHY, name)
    }
    assert host.show(name)["deeds"][0] == lifted
