"""Accounts: a forgotten password, what is kept of somebody given out, and all of it deleted."""

from __future__ import annotations

import json
from typing import Any

import httpx2
import pytest

from diablerie.server.accounts import password_resets
from diablerie.server.accounts.deletion import NOBODY
from diablerie.server.clock import now

from ..clients import PERSON, Client, Table
from ..gathered import OPEN, do, invite, join, room
from ..logins import PASSWORD, fresh_name, log_in, register
from ..problems import problem
from .hosts import WHY, Host, say

NEW = "an entirely new one"


# Forgotten passwords


def token_for(host: Host, name: str) -> str:
    """The token in a fresh link."""
    answer = host.do("password-resets", who=name)
    assert answer.status_code == 201, answer.text
    path, _, token = answer.json()["path"].partition("#")
    assert path == "/reset"
    return str(token)


def redeem(client: Client, token: str, password: str = NEW) -> httpx2.Response:
    return client.http.post("/api/password-resets", json={"token": token, "password": password})


def test_a_link_sets_a_new_password_once_and_ends_all_sessions(
    host: Host, ada: Client, bob: Client
) -> None:
    name = register(ada)
    token = token_for(host, name)
    assert redeem(bob, token).json() == {"name": name, "unlinked": False}
    problem(ada.get("/api/me"), 401)
    problem(log_in(ada, name), 403)
    assert log_in(ada, name, NEW).status_code == 201
    assert problem(redeem(bob, token, "and once more"), 403)["reason"] == "reset-spent"


def test_a_later_link_takes_the_place_of_an_earlier(host: Host, ada: Client, bob: Client) -> None:
    name = register(ada)
    first, second = token_for(host, name), token_for(host, name)
    assert problem(redeem(bob, first), 403)["reason"] == "reset-spent"
    assert redeem(bob, second).status_code == 200


def test_a_link_does_nothing_once_another_password_is_chosen(
    host: Host, ada: Client, bob: Client
) -> None:
    name = register(ada)
    token = token_for(host, name)
    chosen = ada.http.put("/api/me/password", json={"old": PASSWORD, "new": "quite another one"})
    assert chosen.status_code == 204
    assert problem(redeem(bob, token), 403)["reason"] == "reset-spent"
    assert log_in(bob, name, "quite another one").status_code == 201


def test_a_link_is_good_for_an_hour(
    host: Host, ada: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = register(ada)
    token = token_for(host, name)
    monkeypatch.setattr(password_resets, "now", lambda: now() + password_resets.LIFETIME)
    assert problem(redeem(bob, token), 403)["reason"] == "reset-spent"


def test_a_guest_has_no_password_to_forget(host: Host, ada: Client) -> None:
    table = ada.new_match()
    refused = host.do("password-resets", who=f"{table.id}/seat/0")
    assert problem(refused, 409)["reason"] == "no-account"


def test_the_token_of_a_link_is_nowhere_but_in_the_answer(host: Host, ada: Client) -> None:
    name = register(ada)
    token = token_for(host, name)
    assert token not in json.dumps(host.show(name)) + json.dumps(host.deeds())


# Taking one's data


def export(client: Client, password: str | None = PASSWORD) -> httpx2.Response:
    return client.http.post("/api/me/export", json={"password": password})


def but_deeds(answer: httpx2.Response) -> dict[str, Any]:
    """An export without what hosts have done: to give it is one of their deeds."""
    return {name: value for name, value in answer.json().items() if name != "deeds"}


def test_a_person_takes_all_that_is_kept_of_them(host: Host, ada: Client, bob: Client) -> None:
    name = register(ada)
    table = invite(ada, PERSON, OPEN, names=["The Countess", None])
    join(table, bob, 1)
    action = table.read(0)["view"]["state"]["legal"][0]
    table.act(0, action, cmd="mine").raise_for_status()
    say(ada, table.id, "hello", "1")
    say(bob, table.id, "what Bob says", "1")
    answer = export(ada)
    assert "attachment" in answer.headers["Content-Disposition"]
    kept = answer.json()
    assert kept["person"]["name"] == name
    assert [message["text"] for message in kept["messages"]] == ["hello"]
    (match,) = kept["matches"]
    assert [(seat["seat"], seat["name"]) for seat in match["seats"]] == [(0, "The Countess")]
    assert [(one["action"], one["cmd"]) for one in match["done"]] == [(action, "mine")]
    assert match["result"] is None
    assert len(kept["sessions"]) == 1
    assert PASSWORD not in answer.text
    assert "what Bob says" not in answer.text


def test_they_are_told_what_was_done_about_them_and_reported_but_not_by_whom(
    host: Host, ada: Client, bob: Client
) -> None:
    name, other = register(ada), register(bob)
    table = invite(ada, PERSON, OPEN)
    join(table, bob, 1)
    say(ada, table.id, "you fool", "1")
    report = {"kind": "message", "who": f"{table.id}/message/1", "reason": f"says it to {other}"}
    bob.http.post("/api/reports", json=report).raise_for_status()
    [number] = [r["number"] for r in host.ask("reports").json()["reports"] if r["name"] == name]
    host.put(f"reports/{number}", state="closed", why=f"{other} was right").raise_for_status()
    host.do("silences", who=name, seconds=60, why="rude").raise_for_status()
    answer = export(ada)
    kept = answer.json()
    [told] = kept["reports_about_them"]
    assert (told["kind"], told["words"], told["state"]) == ("message", "you fool", "closed")
    deeds = [(deed["deed"], deed["match"], deed["why"]) for deed in kept["deeds"]]
    assert deeds == [("close-report", None, None), ("silence", None, "rude")]
    assert other not in answer.text
    assert "Eve" not in answer.text
    assert export(bob).json()["reports_about_them"] == export(bob).json()["deeds"] == []


def test_a_password_is_asked_for_again(ada: Client, bob: Client) -> None:
    register(ada)
    for wrong in (None, "another password"):
        assert problem(export(ada, wrong), 403)["reason"] == "wrong-password"
        assert problem(delete(ada, wrong), 403)["reason"] == "wrong-password"
    assert ada.get("/api/me").status_code == 200
    problem(export(bob), 401)


def test_a_guest_takes_theirs_without_a_password(ada: Client) -> None:
    table = ada.new_match()
    assert [match["match"] for match in export(ada, None).json()["matches"]] == [table.id]


def test_a_host_exports_for_somebody_what_they_would_get_themselves(
    host: Host, ada: Client
) -> None:
    name = register(ada)
    assert do(ada.new_match(), "resign", 0).status_code == 200
    assert but_deeds(host.do("exports", who=name)) == but_deeds(export(ada))
    assert [deed["deed"] for deed in export(ada).json()["deeds"]] == ["export-person"]
    assert (host.deeds()[0]["deed"], host.deeds()[0]["why"]) == ("export-person", WHY)


def test_a_host_who_plays_against_somebody_does_not_learn_of_their_hand(
    host: Host, ada: Client, bob: Client
) -> None:
    table = invite(ada, PERSON, OPEN)
    joined = join(table, bob, 1)
    table.act(0, table.read(0)["view"]["state"]["legal"][0]).raise_for_status()
    own, seen = export(ada, None).json(), host.do("exports", who=f"{table.id}/seat/0").json()
    (theirs,), (told,) = own["matches"], seen["matches"]
    assert theirs["done"][0]["action"] is not None
    assert {"action", "about"} & {*told["done"][0], *told} == set()
    assert ("prepared" in theirs, "prepared" in told) == (True, False)
    assert do(joined, "resign", 1).status_code == 200
    assert but_deeds(host.do("exports", who=f"{table.id}/seat/0")) == but_deeds(export(ada, None))


# Deleting


def delete(client: Client, password: str | None = PASSWORD) -> httpx2.Response:
    return client.http.post("/api/me/deletion", json={"password": password})


def played(ada: Client, bob: Client, host: Host) -> tuple[str, Table]:
    """Ada with an account, and a match of hers with Bob that is over."""
    name = register(ada)
    table = invite(ada, PERSON, OPEN, names=["The Countess", None])
    join(table, bob, 1)
    say(ada, table.id, "a secret of mine", "1")
    say(bob, table.id, "indeed", "1")
    report = {"kind": "message", "who": f"{table.id}/message/1", "reason": "too secret"}
    assert bob.http.post("/api/reports", json=report).status_code == 201
    assert do(table, "resign", 0).status_code == 200
    return name, table


def traces(host: Host, bob: Client, table: Table) -> str:
    """All that anybody can still see of a match."""
    seen: list[Any] = [bob.get(f"{table.path}{what}").json() for what in ("", "/room", "/record")]
    seen += [bob.get(f"{table.path}{what}").json() for what in ("/messages", "/replay")]
    seen += [host.ask("reports").json(), host.deeds(), host.ask("messages", match=table.id).json()]
    return json.dumps(seen, ensure_ascii=False)


@pytest.mark.parametrize("by_host", [False, True])
def test_whoever_is_deleted_leaves_nothing_but_matches_without_a_name(
    host: Host, ada: Client, bob: Client, by_host: bool
) -> None:
    name, table = played(ada, bob, host)
    theirs = (name, "The Countess", "a secret of mine")
    assert all(word in traces(host, bob, table) for word in theirs[1:])
    answer = host.do("deletions", who=name) if by_host else delete(ada)
    assert answer.status_code == 204
    left = traces(host, bob, table)
    assert not [word for word in theirs if word in left]
    assert [seat["name"] for seat in room(table, bob)["seats"]] == [NOBODY, None]
    assert [
        (m["n"], m["deleted"]) for m in bob.get(f"{table.path}/messages").json()["messages"]
    ] == [
        (1, True),
        (2, False),
    ]
    problem(ada.get("/api/me"), 401)
    problem(log_in(ada, name), 403)
    problem(bob.get(f"/api/people/{name}"), 404)
    assert host.deeds()[0]["who"] == ("Eve" if by_host else "themselves")
    register(ada, name)


def test_a_match_that_still_runs_goes_on_without_them(host: Host, ada: Client, bob: Client) -> None:
    register(ada)
    table = invite(ada, PERSON, OPEN)
    joined = join(table, bob, 1)
    with joined.live(1) as live:
        live.snap()
        assert delete(ada).status_code == 204
        seats = live.room(lambda room: room["seats"][0]["name"] == NOBODY)["seats"]
        assert (seats[0]["kind"], seats[0]["present"]) == ("person", False)
    assert joined.read(1)["view"]["match"]["seats"][0]["name"] == NOBODY


def test_what_is_theirs_alone_goes_with_them(host: Host, ada: Client, bob: Client) -> None:
    register(ada)
    alone = ada.new_match(PERSON, {"kind": "bot", "level": "random"})
    waiting = invite(ada, PERSON, OPEN)
    other = invite(bob, PERSON, OPEN)
    join(other, ada, 1)
    guest_table = invite(bob, OPEN, OPEN)
    join(guest_table, ada, 0)
    assert delete(ada).status_code == 204
    for gone in (alone, waiting):
        assert problem(bob.get(f"{gone.path}/room"), 404)["reason"] == "no-such-match"
    assert [seat["kind"] for seat in room(guest_table, bob)["seats"]] == ["open", "open"]
    assert other.read(0)["view"]["seat"] == 0


def test_a_rematch_with_somebody_deleted_waits_for_somebody_else(
    host: Host, ada: Client, bob: Client
) -> None:
    _, table = played(ada, bob, host)
    assert delete(ada).status_code == 204
    following = bob.http.post(f"{table.path}/rematch").json()
    assert following["status"] == "waiting"
    seats = room(Table(bob, following["id"], following))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("open", None), ("person", None)]


def test_a_match_goes_with_the_last_of_its_people(host: Host, ada: Client, bob: Client) -> None:
    table = invite(ada, PERSON, OPEN)
    join(table, bob, 1)
    assert delete(ada, None).status_code == 204
    assert room(table, bob)["status"] == "running"
    assert delete(bob, None).status_code == 204
    with Client(host.address) as carol:
        assert problem(carol.get(f"{table.path}/room"), 404)["reason"] == "no-such-match"


def test_a_guest_can_be_deleted(host: Host, ada: Client, bob: Client) -> None:
    table = invite(ada, PERSON, OPEN, names=["Somebody", None])
    join(table, bob, 1)
    assert delete(ada, None).status_code == 204
    assert room(table, bob)["seats"][0]["name"] == NOBODY
    assert "diablerie_guest" not in ada.http.cookies


def test_whoever_is_not_there_is_not_deleted(host: Host) -> None:
    assert problem(host.do("deletions", who=fresh_name()), 404)["reason"] == "no-such-person"
