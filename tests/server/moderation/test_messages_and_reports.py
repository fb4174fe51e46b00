"""Messages deleted by the host, and what players report of messages, names and people."""

from __future__ import annotations

import pytest

from ..clients import Client, Frame, Live, Table
from ..gathered import OPEN, invite, join
from ..logins import register
from ..problems import problem
from .hosts import WHY, Host, say


@pytest.fixture
def table(ada: Client, bob: Client) -> Table:
    """Ada and Bob at a table, where Ada has said three things."""
    first = invite(ada, {"kind": "person"}, OPEN, names=["Ada", None])
    join(first, bob, 1)
    for number, text in enumerate(("one", "two", "three"), 1):
        assert say(ada, first.id, text, f"c{number}").json()["n"] == number
    return first


def heard(client: Client, table: Table) -> list[Frame]:
    messages: list[Frame] = client.get(f"{table.path}/messages").json()["messages"]
    return messages


def said(live: Live, condition: bool) -> Frame:
    """The next frame `said` that is deleted, or is not."""
    while (frame := live.until("said")[-1])["deleted"] is not condition:
        continue
    return frame


# Deleting


def test_of_a_deleted_message_its_place_stays_marked(host: Host, bob: Client, table: Table) -> None:
    assert host.do("messages-deleted", match=table.id, message=2).status_code == 204
    told = heard(bob, table)
    assert [(m["n"], m["text"], m["deleted"]) for m in told] == [
        (1, "one", False),
        (2, "", True),
        (3, "three", False),
    ]
    assert told[1]["name"] == "Ada"
    known = host.ask("messages", match=table.id).json()["messages"]
    assert [(m["number"], m["text"], m["deleted"]) for m in known] == [
        (3, "three", False),
        (2, "", True),
        (1, "one", False),
    ]


def test_who_has_heard_it_is_told_at_once_that_it_is_gone(
    host: Host, bob: Client, table: Table
) -> None:
    with Table(bob, table.id, table.begun).live(1) as live:
        while said(live, False)["n"] < 3:
            continue
        host.do("messages-deleted", match=table.id, message=1)
        gone = said(live, True)
        assert (gone["n"], gone["text"]) == (1, "")


def test_who_was_away_meanwhile_is_told_when_they_resume(
    host: Host, bob: Client, table: Table
) -> None:
    host.do("messages-deleted", match=table.id, message=2)
    with Table(bob, table.id, table.begun).live(1, None) as live:
        live.send(type="resume", after=0, heard=3)
        assert said(live, True)["n"] == 2
        say(bob, table.id, "four", "c4")
        last = live.until("said")[-1]
        assert (last["n"], last["deleted"]) == (4, False), "and told once"


def test_a_deleted_message_sent_once_more_is_still_the_same(
    host: Host, ada: Client, table: Table
) -> None:
    host.do("messages-deleted", match=table.id, message=2)
    assert say(ada, table.id, "two", "c2").json()["n"] == 2
    assert heard(ada, table)[1]["text"] == ""


def test_what_is_not_there_is_not_deleted(host: Host, table: Table) -> None:
    host.do("messages-deleted", match=table.id, message=2)
    again = host.do("messages-deleted", match=table.id, message=2)
    assert problem(again, 409)["reason"] == "deleted-before"
    for match, number in ((table.id, 9), ("nowhere", 1)):
        missing = host.do("messages-deleted", match=match, message=number)
        assert problem(missing, 404)["reason"] == "no-such-message"
    problem(host.ask("messages", match="nowhere"), 404)


# Reporting


def report(client: Client, kind: str, who: str, reason: str = "it is rude") -> Frame:
    answer = client.http.post("/api/reports", json={"kind": kind, "who": who, "reason": reason})
    return {"status": answer.status_code, **answer.json()}


def test_a_message_a_name_and_a_person_are_reported(
    host: Host, ada: Client, bob: Client, table: Table
) -> None:
    name = register(ada)
    wanted = [
        ("message", f"{table.id}/message/2"),
        ("name", f"{table.id}/seat/0"),
        ("person", name),
    ]
    numbers = [report(bob, kind, who)["number"] for kind, who in wanted]
    told = {r["number"]: r for r in host.ask("reports", state="open").json()["reports"]}
    found = [told[number] for number in numbers]
    assert [(r["kind"], r["words"], r["match"], r["message"]) for r in found] == [
        ("message", "two", table.id, 2),
        ("name", "Ada", table.id, None),
        ("person", name, None, None),
    ]
    assert {r["about"] for r in found} == {host.show(name)["person"]}
    assert {(r["reason"], r["state"]) for r in found} == {("it is rude", "open")}
    assert {r["by_them"] for r in host.show(name)["reports"]} == {False}


def test_a_report_keeps_what_was_said_though_it_is_deleted(
    host: Host, bob: Client, table: Table
) -> None:
    number = report(bob, "message", f"{table.id}/message/2")["number"]
    host.do("messages-deleted", match=table.id, message=2)
    (kept,) = [r for r in host.ask("reports").json()["reports"] if r["number"] == number]
    assert kept["words"] == "two"


def test_of_a_reason_nothing_reaches_beyond_it(host: Host, bob: Client, table: Table) -> None:
    reason = "see\x1b[2J this\u202e,\nplease"
    number = report(bob, "person", f"{table.id}/seat/0", reason)["number"]
    (kept,) = [r for r in host.ask("reports").json()["reports"] if r["number"] == number]
    assert kept["reason"] == "see[2J this,\nplease"
    refused = report(bob, "name", f"{table.id}/seat/0", "\u202e \u200b")
    assert (refused["status"], refused["reason"]) == (422, "not-allowed")


@pytest.mark.parametrize(
    ("kind", "who", "status", "reason"),
    [
        ("message", "{match}/seat/0", 422, "not-allowed"),
        ("name", "{match}/message/1", 422, "not-allowed"),
        ("person", "person/1", 422, "not-allowed"),
        ("person", "{match}/seat/1", 422, "not-allowed"),
        ("person", "nobody here", 404, "no-such-person"),
        ("message", "{match}/message/99", 404, "no-such-person"),
        ("rules", "{match}/seat/0", 422, "invalid"),
    ],
)
def test_what_cannot_be_reported(
    bob: Client, table: Table, kind: str, who: str, status: int, reason: str
) -> None:
    refused = report(bob, kind, who.format(match=table.id))
    assert (refused["status"], refused["reason"]) == (status, reason)


def test_the_same_is_reported_once_until_it_is_closed(
    host: Host, bob: Client, table: Table
) -> None:
    who = f"{table.id}/seat/0"
    number = report(bob, "person", who)["number"]
    assert report(bob, "person", who)["reason"] == "reported-before"
    assert report(bob, "name", who)["status"] == 201
    host.put(f"reports/{number}", state="closed")
    assert report(bob, "person", who)["status"] == 201


def test_twenty_reports_of_one_person_wait_at_most(bob: Client, ada: Client, table: Table) -> None:
    with_many = [say(ada, table.id, f"more {n}", f"m{n}").json()["n"] for n in range(20)]
    for number in with_many:
        assert report(bob, "message", f"{table.id}/message/{number}")["status"] == 201
    refused = report(bob, "person", f"{table.id}/seat/0")
    assert (refused["status"], refused["reason"]) == (429, "too-many-reports")


def test_a_report_is_taken_up_by_one_host_and_closed_with_what_has_come_of_it(
    host: Host, bob: Client, table: Table
) -> None:
    number = report(bob, "person", f"{table.id}/seat/0")["number"]
    taken = host.put(f"reports/{number}", state="taken").json()
    assert (taken["state"], taken["taken_by"]) == ("taken", "Eve")
    assert problem(host.put(f"reports/{number}", state="taken"), 409)["reason"] == "not-open"
    closed = host.put(f"reports/{number}", state="closed", why="spoken to").json()
    assert (closed["state"], closed["outcome"]) == ("closed", "spoken to")
    assert problem(host.put(f"reports/{number}", state="closed"), 409)["reason"] == "not-open"
    assert problem(host.put("reports/999999", state="taken"), 404)["reason"] == "no-such-report"
    assert [d["deed"] for d in host.deeds()[:2]] == ["close-report", "take-report"]
    assert host.deeds()[1]["why"] == WHY
