"""The lobby, and one's own matches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from diablerie import describe, load
from diablerie.server.clock import now
from diablerie.server.library import lobby
from diablerie.server.library.lobby import changed_options

from ..clients import PERSON, RANDOM_BOT, Client, fresh_cmd
from ..logins import register
from ..problems import problem

OPEN = {"kind": "open"}

NOTHING: dict[str, list[str]] = {"matches": [], "invitations": []}
"""What waits for who has nothing to do."""


def begin(client: Client, *seats: dict[str, str], **wanted: Any) -> str:
    """A new match's id; public unless said otherwise."""
    body = {"game": "doctor-faust", "seats": seats or (PERSON, OPEN), "public": True} | wanted
    response = client.http.post("/api/matches", json=body)
    response.raise_for_status()
    name: str = response.json()["id"]
    return name


def found(client: Client, path: str = "/api/lobby", **asked: Any) -> list[dict[str, Any]]:
    matches: list[dict[str, Any]] = client.get(path, **asked).json()["matches"]
    return matches


def names(matches: list[dict[str, Any]]) -> list[str]:
    return [match["id"] for match in matches]


# Anybody's


def test_the_lobby_tells_of_a_match_what_one_needs_to_join_it(
    client: Client, stranger: Client
) -> None:
    host = register(client)
    options = {"edition": "arles-fr", "stones_per_turn": 1}
    name = begin(client, options=options, clock={"kind": "per-move", "seconds": 60})
    match = found(stranger)[0]
    assert match == {
        "id": name,
        "game": "doctor-faust",
        "title": "Doctor Faust",
        "options": options,
        "clock": {"kind": "per-move", "seconds": 60},
        "status": "waiting",
        "seats": [
            seat(0, "person", name=host, account=True),
            seat(1, "open"),
        ],
        "rated": 0,
        "created": match["created"],
        "changed": match["changed"],
    }


def seat(number: int, kind: str, **facts: Any) -> dict[str, Any]:
    unknown = {"level": None, "name": None, "account": False, "yours": False}
    return {"seat": number, "kind": kind} | unknown | facts


def test_it_is_said_before_a_match_whether_it_counts_for_the_ratings(
    client: Client, stranger: Client
) -> None:
    for guest in (client, stranger):
        register(guest)
        guest.http.patch("/api/me", json={"rated": True}).raise_for_status()
    name = begin(client)

    def rated() -> tuple[int, int]:
        [listed] = [match for match in found(stranger, status=status()) if match["id"] == name]
        return listed["rated"], room()["rated"]

    def room() -> dict[str, Any]:
        seen: dict[str, Any] = client.get(f"/api/matches/{name}/room").json()
        return seen

    def status() -> str:
        return str(room()["status"])

    assert rated() == (1, 1)
    stranger.http.put(f"/api/matches/{name}/seats/1", json={}).raise_for_status()
    assert status() == "running"
    assert rated() == (2, 2)


def test_nobody_is_rated_who_plays_against_himself(client: Client) -> None:
    register(client)
    client.http.patch("/api/me", json={"rated": True}).raise_for_status()
    name = begin(client, PERSON, PERSON)
    assert client.get(f"/api/matches/{name}/room").json()["rated"] == 0


def test_what_is_not_public_is_not_listed(client: Client, stranger: Client) -> None:
    hidden = begin(client, public=False)
    listed = begin(client)
    assert listed in names(found(stranger))
    assert hidden not in names(found(stranger))


def test_a_match_that_begins_goes_from_those_that_wait_to_those_that_run(
    client: Client, stranger: Client
) -> None:
    name = begin(client)
    stranger.http.put(f"/api/matches/{name}/seats/1", json={"name": "Bob"}).raise_for_status()
    assert name not in names(found(stranger))
    running = found(stranger, status="running")[0]
    assert (running["id"], running["status"]) == (name, "running")
    assert [seat["yours"] for seat in running["seats"]] == [False, True]


def test_a_table_that_all_have_left_is_listed_to_its_host_only_unless_turns_take_days(
    client: Client, stranger: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = begin(client)
    slow = begin(client, clock={"kind": "days", "days": 3})
    assert {slow, left} <= set(names(found(stranger)))
    later = now() + lobby.LEFT_ALONE
    monkeypatch.setattr(lobby, "now", lambda: later)
    listed = names(found(stranger))
    assert slow in listed
    assert left not in listed
    assert {slow, left} <= set(names(found(client)))


def test_a_match_called_off_is_listed_no_more(client: Client) -> None:
    name = begin(client)
    client.http.delete(f"/api/matches/{name}").raise_for_status()
    assert name not in names(found(client))


def test_one_can_look_for_one_game(client: Client) -> None:
    faust, lucky = begin(client), begin(client, game="kill-doctor-lucky")
    listed = names(found(client, game="kill-doctor-lucky"))
    assert lucky in listed
    assert faust not in listed
    refused = problem(client.get("/api/lobby", game="solitaire"), 422)
    assert refused["param"] == "game"


def test_pages_lead_through_all_of_them_newest_first(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "PAGE", 2)
    begun = [begin(client) for _ in range(6)]
    listed: list[str] = []
    before: dict[str, Any] = {}
    while len(listed) < len(begun):
        page = client.get("/api/lobby", **before).json()
        assert len(page["matches"]) == 2
        listed += names(page["matches"])
        before = {"before": page["next"]}
    assert listed == begun[::-1]


def test_the_last_page_says_that_it_is_the_last(client: Client) -> None:
    client.new_match()
    assert client.get("/api/me/matches").json()["next"] is None


@pytest.mark.parametrize("before", ["", "yesterday", "2026-11-21T12:00:00.000Z_a b", "\0"])
def test_what_is_no_page_is_refused(client: Client, before: str) -> None:
    assert problem(client.get("/api/lobby", before=before), 422)["param"] == "query.before"


def test_of_a_board_of_ones_own_the_lobby_tells_only_that_it_is_one() -> None:
    house = load("kill-doctor-lucky", seats=2).board | {}
    document = json.dumps(house)
    usual = {option.name: option.default for option in describe("kill-doctor-lucky").options}
    assert changed_options("kill-doctor-lucky", usual) == {}
    assert changed_options("kill-doctor-lucky", usual | {"mansion": document}) == {"mansion": True}


# One's own


def test_one_finds_ones_matches_and_nobody_elses(client: Client, stranger: Client) -> None:
    mine = begin(client, public=False)
    begin(stranger)
    match, *others = found(client, "/api/me/matches")
    assert (match["id"], match["host"], match["public"], others) == (mine, True, False, [])


def test_who_only_hosts_finds_the_match_too(client: Client) -> None:
    name = begin(client, OPEN, RANDOM_BOT)
    assert names(found(client, "/api/me/matches")) == [name]


def test_one_sees_where_it_is_ones_turn(client: Client, stranger: Client) -> None:
    name = begin(client, clock={"kind": "days", "days": 3})
    waiting = found(client, "/api/me/matches")[0]
    assert (waiting["your_turn"], waiting["deadline"]) == (False, None)
    stranger.http.put(f"/api/matches/{name}/seats/1", json={}).raise_for_status()
    to_play = client.get(f"/api/matches/{name}").json()["view"]["state"]["to_play"]
    turns = [found(who, "/api/me/matches")[0]["your_turn"] for who in (client, stranger)]
    assert turns == [to_play == 0, to_play == 1]
    assert found(client, "/api/me/matches")[0]["deadline"] is not None


def test_what_waits_for_one_is_where_other_people_wait(client: Client, stranger: Client) -> None:
    begin(client, PERSON, PERSON)
    begin(client, PERSON, RANDOM_BOT)
    name = begin(client, clock={"kind": "days", "days": 3})
    assert client.get("/api/me/waiting").json() == NOTHING
    stranger.http.put(f"/api/matches/{name}/seats/1", json={}).raise_for_status()
    to_play = client.get(f"/api/matches/{name}").json()["view"]["state"]["to_play"]
    waiting = [who.get("/api/me/waiting").json()["matches"] for who in (client, stranger)]
    assert waiting[to_play] == [name]
    assert waiting[1 - to_play] == []
    deed = {"cmd": fresh_cmd(), "deed": "resign", "seat": 0}
    client.http.post(f"/api/matches/{name}/deeds", json=deed).raise_for_status()
    assert [who.get("/api/me/waiting").json() for who in (client, stranger)] == [NOTHING] * 2


def test_nothing_waits_for_who_is_nobody(client: Client) -> None:
    """Asked by who has just logged out, too: that is nothing to complain of."""
    assert client.get("/api/me/waiting").json() == NOTHING


def test_a_match_that_is_over_tells_its_result_to_its_people(
    client: Client, stranger: Client
) -> None:
    name = begin(client, PERSON, RANDOM_BOT, public=False)
    other = begin(client)
    deed = {"cmd": fresh_cmd(), "deed": "resign", "seat": 0}
    client.http.post(f"/api/matches/{name}/deeds", json=deed).raise_for_status()
    (match,) = found(client, "/api/me/matches", status="over")
    assert (match["id"], match["status"]) == (name, "over")
    assert (match["result"]["reason"], match["result"]["winner"]) == ("resigned", 1)
    assert (match["your_turn"], match["deadline"]) == (False, None)
    assert names(found(client, "/api/me/matches", status="waiting")) == [other]
    assert found(stranger, status="running") == [] or name not in names(found(stranger))


def test_a_person_page_shows_public_results_only(client: Client, stranger: Client) -> None:
    host = register(client)
    shown, hidden = (begin(client, PERSON, RANDOM_BOT, public=public) for public in (True, False))
    begin(client, PERSON, RANDOM_BOT)
    for name in (shown, hidden):
        deed = {"cmd": fresh_cmd(), "deed": "resign", "seat": 0}
        client.http.post(f"/api/matches/{name}/deeds", json=deed).raise_for_status()
    assert names(found(stranger, f"/api/people/{host}")) == [shown]


def test_ones_own_matches_are_for_somebody(client: Client) -> None:
    problem(client.get("/api/me/matches"), 401)
